"""The bear enters the registry like any game, for the time of a test."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource

from prestol import registry
from prestol.lab.settings import opened
from prestol.library.content import Content, read_content
from prestol.library.text import Text, text
from tests.cli.conftest import call, quiet_home
from tests.server.conftest import anyio_backend
from tests.solo import bear

__all__ = ["anyio_backend", "call", "quiet_home"]


@pytest.fixture(autouse=True)
def the_bear(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def read(id: str, folder: str | Path | None = None) -> Content:
        return bear.content() if id == "bear" else read_content(id, folder)

    def begin(self: Text, language: str) -> None:
        first(self, language)
        self.bundle.add_resource(FluentResource(bear.WORDS))

    first: Any = Text.__init__
    monkeypatch.setattr(registry, "SAMPLES", (*registry.SAMPLES, "bear"))
    monkeypatch.setattr(registry, "read_content", read)
    monkeypatch.setitem(sys.modules, "prestol.games.bear", bear)
    monkeypatch.setattr(Text, "__init__", begin)
    text.cache_clear()
    yield
    text.cache_clear()
    opened.cache_clear()
    registry.forget_games()
