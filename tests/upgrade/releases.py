"""What earlier releases left behind, and an upgrade that changes whatever an upgrade may change."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import prestol
from prestol import registry
from prestol.engine.game import Game
from prestol.engine.state import State
from prestol.games.ivan import IvanGame
from prestol.games.ivan.parts import KINDS
from prestol.games.ivan.state import Ivan
from prestol.games.rurik import RurikGame
from prestol.games.rurik.state import Rurik
from prestol.games.smuta import SmutaGame
from prestol.games.smuta.state import Smuta
from prestol.games.tsar import TsarGame
from prestol.games.tsar.state import Tsar
from prestol.library import archive, content

RELEASE = Path(__file__).parent / "release-0.1.0"
RECORDS = sorted((RELEASE / "records").glob("*.jsonl"))

NAMES = ((r'name_en = "', 'name_en = "New '), (r'name_ru = "', 'name_ru = "Новый '))
COLOURS = ((r'_hex = "#\w{6}"', '_hex = "#123456"'), (r'\bhex = "#\w{6}"', 'hex = "#123456"'))
PLACES = ((r"^x = \d+", "x = 500"), (r"^y = \d+", "y = 500"))
FIGURES = (
    (r"points = 10\}", "points = 9}"),
    (r"coin = 3\}", "coin = 4}"),
    (r"^force = 2", "force = 3"),
    (r"^tactical = 2", "tactical = 1"),
)
LOOKS = (*NAMES, *COLOURS, *PLACES)
EVERYTHING = (*LOOKS, *FIGURES)
NEWEST = {game.id: game.rules_version for game in (TsarGame, IvanGame, RurikGame, SmutaGame)}
"""The newest rules of this release; the later one has newer ones."""


def states() -> list[dict[str, Any]]:
    """The saved states of the release, each with its name and its fingerprint."""
    return [json.loads(line) for line in unpacked("states.jsonl.gz").splitlines()]


def unpacked(name: str) -> bytes:
    return gzip.decompress((RELEASE / name).read_bytes())


@contextmanager
def upgraded(folder: Path, monkeypatch: pytest.MonkeyPatch, changes: tuple[tuple[str, str], ...]) -> Iterator[None]:
    """Prestol as a later release might be: other content, and in every game one rule that has changed."""
    shelf = changed_shelf(folder / "content", changes)
    present = [prestol.game(id) for id in prestol.GAMES]
    with monkeypatch.context() as patch:
        patch.setattr(content, "SHELF", shelf)
        patch.setattr(archive, "SHELF", shelf)
        for game in present:  # as `scripts/archive_content.py` does before a release
            older = sorted(game.content_names - {game.content_hash})
            archive.archive_content(game.id, prestol.__version__, game.content_hash, older, game.source.tables)
        change_rules(patch)
        registry.forget_games()
        yield
    registry.forget_games()


def changed_shelf(shelf: Path, changes: tuple[tuple[str, str], ...]) -> Path:
    """A copy of all content, with other words in its files and the archive as it is."""
    for path in content.SHELF.glob("*/*.toml"):
        text = path.read_text(encoding="utf-8")
        for old, new in changes:
            if not (path.parent.name == "smuta" and old.startswith("vp")):  # its points must add up
                text = re.sub(old, new, text, flags=re.MULTILINE)
        copy = shelf / path.parent.name / path.name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, encoding="utf-8")
    for path in content.SHELF.glob("*/archive/*.json"):
        copy = shelf / path.relative_to(content.SHELF)
        copy.parent.mkdir(exist_ok=True)
        copy.write_bytes(path.read_bytes())
    return shelf


def change_rules(patch: pytest.MonkeyPatch) -> None:
    """Changed rules in every game, for games that are begun from now on: what they start with and what they score."""
    for game in (TsarGame, IvanGame, RurikGame, SmutaGame):
        patch.setattr(game, "set_up", with_another_start(game.set_up))
        patch.setattr(game, "rules_version", NEWEST[game.id] + 1)
    if not prestol.COMPILED:  # the methods of compiled states cannot be changed
        patch.setattr(Tsar, "placed_points", with_a_bonus(Tsar.placed_points))


def with_another_start(set_up: Callable[..., Any]) -> Callable[..., Any]:
    """A set-up that is another one by newer rules: somebody holds the crown in Tsar, no coins in Ivan and Rurik,
    and in Smuta the first party has won a battle."""

    def changed(self: Game, *given: Any) -> State:
        state: State = set_up(self, *given)
        if is_newer(state) and isinstance(state, Tsar):
            state.crown = state.seats - 1
        elif is_newer(state) and isinstance(state, Ivan):
            state.goods[::KINDS] = [0] * state.seats
        elif is_newer(state) and isinstance(state, Rurik):
            state.coins = [0] * len(state.coins)
        elif is_newer(state) and isinstance(state, Smuta):
            state.victories[0] = 1
        return state

    return changed


def with_a_bonus(points: Callable[[Tsar, int], int]) -> Callable[[Tsar, int], int]:
    return lambda state, goal: points(state, goal) + (1 if is_newer(state) else 0)


def is_newer(state: State) -> bool:
    """Whether a state is played by the rules of the later release."""
    return state.rules > NEWEST[state.game.id]
