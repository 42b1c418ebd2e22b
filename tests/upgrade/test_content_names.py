"""The name of content covers what the rules read, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest

import prestol
from prestol.library.archive import archived
from prestol.library.content import export_content
from prestol.library.naming import Shown, content_hash
from prestol.registry import GAMES, SAMPLES, UNFINISHED
from tests.upgrade.releases import COLOURS, FIGURES, LOOKS, NAMES, PLACES

ALL = GAMES + SAMPLES


def changed(id: str, folder: Path, changes: tuple[tuple[str, str], ...]) -> prestol.engine.game.Game:
    """The game with content in which some words are others; something must have changed."""
    export_content(id, folder)
    before = after = ""
    for path in sorted(folder.glob("*.toml")):
        text = path.read_text(encoding="utf-8")
        before += text
        for old, new in changes:
            text = re.sub(old, new, text, flags=re.MULTILINE)
        after += text
        path.write_text(text, encoding="utf-8")
    assert before != after
    return prestol.game(id, folder)


@pytest.mark.parametrize(
    ("id", "changes"),
    [(id, NAMES) for id in ALL] + [("tsar", COLOURS), ("ivan", COLOURS), ("ivan", PLACES), ("ivan", LOOKS)],
)
def test_names_colours_and_places_do_not_change_it(id: str, changes: Any, tmp_path: Path) -> None:
    game = changed(id, tmp_path, changes)
    assert game.content_hash == prestol.game(id).content_hash
    seats = game.seat_counts[-1]
    assert prestol.fingerprint(game.start(seats, 5)) == prestol.fingerprint(prestol.game(id).start(seats, 5))


@pytest.mark.parametrize("id", ALL)
def test_a_figure_changes_it(id: str, tmp_path: Path) -> None:
    assert changed(id, tmp_path, FIGURES).content_hash != prestol.game(id).content_hash


def test_a_field_that_is_only_shown_or_as_it_is_by_default_can_be_added_later() -> None:
    class Before(msgspec.Struct):
        id: str
        force: int

    class After(msgspec.Struct):
        id: str
        force: int
        pictures: Shown[tuple[str, ...]] = ()
        places: Shown[Annotated[int, msgspec.Meta(ge=0)]] = 0
        reach: int = 1

    name = content_hash("game", Before("a", 2))
    assert content_hash("game", After("a", 2, ("a.png",), 4)) == name
    assert content_hash("game", After("a", 2, reach=2)) != name
    assert content_hash("game", After("a", 3)) != name


@pytest.mark.parametrize("id", [id for id in ALL if id not in UNFINISHED])
def test_archived_content_opens_and_has_the_name_of_its_file(id: str) -> None:
    """Should this fail, tables and records of that release could no longer be played: give new fields a default."""
    assert archived(id)
    for hash in archived(id):
        game = prestol.registry.game_with(id, hash)
        assert game is not None
        assert game.content_hash == hash


@pytest.mark.parametrize(("id", "name"), [("tsar", "aa64e29d6a35"), ("ivan", "bcc519d5e30a"), ("duel", "96704b3dd264")])
def test_content_of_0_1_0_is_found_by_the_name_that_it_had(id: str, name: str) -> None:
    game = prestol.registry.game_with(id, name, rules=1)
    assert game is not None
    assert name in game.content_names
