"""The files of the web client: what was built last is what is served."""

from __future__ import annotations

from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import pytest

from prestol.server.http.static import StaticFiles

pytestmark = pytest.mark.anyio


async def asked(files: StaticFiles, path: str) -> tuple[int, bytes]:
    said: list[MutableMapping[str, Any]] = []

    async def send(message: MutableMapping[str, Any]) -> None:
        said.append(message)

    await files.serve({"method": "GET", "path": path, "headers": []}, send)
    return said[0]["status"], said[1]["body"]


def build(folder: Path, script: str) -> None:
    """A client whose page names one script, as a build leaves it: what was there before is gone."""
    for old in folder.glob("assets/*"):
        old.unlink()
    (folder / "assets").mkdir(exist_ok=True)
    (folder / "assets" / script).write_text("1", encoding="utf-8")
    (folder / "index.html").write_text(script, encoding="utf-8")


async def test_a_client_that_is_built_again_is_served_without_a_restart(tmp_path: Path) -> None:
    files = StaticFiles(tmp_path)
    assert (await asked(files, "/"))[0] == 503
    for script in ("first.js", "second.js"):
        build(tmp_path, script)
        assert await asked(files, "/some/page") == (200, script.encode())
        assert (await asked(files, f"/assets/{script}"))[0] == 200
    assert (await asked(files, "/assets/first.js"))[0] == 404
