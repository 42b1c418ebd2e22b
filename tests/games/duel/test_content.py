"""The content of the duel, changed by a careless hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import prestol
from prestol.library.content import export_content
from tests.games.damage import complaint_about, swap

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("cards.toml", 'id = "mace"', 'id = "sabre"', "cards.toml: card 'sabre': the id is used 2 times."),
        ("cards.toml", 'role = "feint"', 'role = "trick"', "cards.toml: card 'feint': field 'role'"),
        ("game.toml", "most = 0", "most = 9", "list the outcomes from lightest to heaviest."),
        ("game.toml", "bouts = 4", "bouts = 0", "game.toml: game: field 'bouts'"),
    ],
)
def test_contradictions_are_named(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    assert complaint in complaint_about("duel", swap(file, old, new), tmp_path)


def test_changed_figures_are_played(tmp_path: Path) -> None:
    export_content("duel", tmp_path)
    swap("game.toml", "strength = 8", "strength = 12")(tmp_path)
    changed = prestol.game("duel", tmp_path)
    assert changed.start(2).view()["strength"] == [12, 12]
    assert changed.content_hash != prestol.game("duel").content_hash
