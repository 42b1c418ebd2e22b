"""Settings come from the environment and from flags, and every one is documented."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import msgspec
import pytest
import structlog

from prestol.engine.errors import PrestolError
from prestol.server.config import FIELDS, PREFIX, Settings, read_settings
from prestol.server.logging import set_up_log

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_every_setting_is_documented_with_its_default() -> None:
    page = (DOCS / "configuration.md").read_text(encoding="utf-8")
    rows = [line.split("|") for line in page.splitlines() if line.startswith("| `PRESTOL_")]
    told = {row[1].strip().strip("`"): row[2].strip().strip("`") for row in rows}
    usual = Settings()
    for name in FIELDS:
        assert told.get(f"{PREFIX}{name.upper()}") == str(getattr(usual, name)), name


def test_flags_win_over_the_environment() -> None:
    environ = {"PRESTOL_PORT": "9000", "PRESTOL_HOST": "0.0.0.0", "PRESTOL_LOG": ""}
    settings = read_settings(environ, port=9001, host=None)
    assert (settings.port, settings.host, settings.log) == (9001, "0.0.0.0", "auto")


@pytest.mark.parametrize(
    ("name", "value"),
    [("PORT", "many"), ("PORT", "70000"), ("IDLE", "-1"), ("METRICS", "some"), ("LOG", "xml"), ("LOG_LEVEL", "loud")],
)
def test_a_wrong_setting_is_named_in_a_sentence(name: str, value: str) -> None:
    with pytest.raises(PrestolError, match=rf"PRESTOL_{name} is wrong: .*\.$"):
        read_settings({f"PRESTOL_{name}": value})


def test_the_protocol_page_names_every_message() -> None:
    from prestol.server import wire

    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    defs = wire.schema()["$defs"]
    for union in ("ClientMessage", "ServerMessage"):
        for tag in defs[union]["discriminator"]["mapping"]:
            assert f"`{tag}`" in page, tag
    for entry in msgspec.json.schema_components((wire.Entry,))[0][0]["discriminator"]["mapping"]:
        assert f"`{entry}`" in page, entry


@pytest.mark.parametrize(("log", "terminal", "form"), [("auto", False, "{"), ("auto", True, ""), ("json", True, "{")])
def test_a_terminal_shows_no_lines_for_machines(
    log: str, terminal: bool, form: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
    set_up_log(read_settings({"PRESTOL_LOG": log}))
    logging.getLogger("prestol.test").info("started")
    assert capsys.readouterr().err[:1] == form
    logging.getLogger("prestol.test").warning("slow")
    assert "slow" in capsys.readouterr().err
    structlog.reset_defaults()
