"""Short words for tests in the field of the duel: positions, moves, and what comes of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import prestol
from prestol.engine.window import PASS_MOVE
from prestol.games.duel import DuelGame
from prestol.games.duel.state import Duel
from tests.games.speaking import listed
from tests.games.speaking import say as play_lines
from tests.games.speaking import told as told

SABRE, MACE, SHIELD, LUNGE, FEINT, KVAS = range(6)
COUNTS = {"sabre": 8, "mace": 5, "shield": 6, "lunge": 4, "feint": 4, "kvas": 3}
MISS, GRAZE, FULL = range(3)
STRUCK = ("0 strike sabre", "all pass")
"""A strike of seat 0 that nobody answers."""


def duel(rules: int | None = None) -> DuelGame:
    """The sample game with its own content."""
    game = prestol.game("duel", rules=rules)
    assert isinstance(game, DuelGame)
    return game


def fight(
    mine: dict[str, int] | None = None,
    theirs: dict[str, int] | None = None,
    empty_deck: bool = False,
    rules: int | None = None,
    **more: Any,
) -> Duel:
    """Seat 0 is to act unless the description says otherwise; with an empty deck all other cards are used."""
    hands = (mine or {}, theirs or {})
    if empty_deck:
        more["used"] = {name: count - sum(hand.get(name, 0) for hand in hands) for name, count in COUNTS.items()}
    return duel(rules).position({"hands": hands, **more})


offers = listed
"""The order in which moves are listed is part of these tests."""


def say(state: Duel, *lines: str) -> None:
    """Play moves written as `0 strike sabre`: the seat, then the move; `all pass` closes a window, if one is open."""
    for words in lines:
        if words == "all pass":
            window = state.window()
            for one in window.waiting if window is not None else ():
                state.play(one, PASS_MOVE)
        else:
            play_lines(state, words)


def agenda(state: Duel) -> list[str]:
    """The unfinished steps by name, the next one first."""
    return [type(step).__name__ for step in reversed(state.stack)]


def lands(blow: int, *moves: str, **description: Any) -> Duel:
    """A fight in which these moves end with a blow that lands in this way."""
    for state in outcomes(*moves, **description):
        if told(state, "landed") == [{"seat": description.get("turn", 0), "blow": blow}]:
            return state
    raise AssertionError("no seed gives this blow")


def outcomes(*moves: str, **description: Any) -> Iterator[Duel]:
    """The same moves from the same position with one luck after another."""
    for seed in range(200):
        state = fight(**description, seed=seed)
        say(state, *moves)
        yield state


def finished(seed: int, options: dict[str, Any] | None = None) -> Duel:
    """The end of a random game."""
    state = duel().start(2, seed, options)
    assert isinstance(state, Duel)
    state.playout(prestol.stream(seed))
    return state
