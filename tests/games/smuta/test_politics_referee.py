"""Random games in which the menu of every Political phase is made a second time."""

from __future__ import annotations

import pytest

import prestol
from tests.forms import some
from tests.games.smuta.politics_referee import Chancery
from tests.games.smuta.table import asked, offers, start

ELSEWHERE = ("play", "trade", "exchange")
"""Moves with cards."""
GAMES = 6 if prestol.COMPILED else 1


def follow(seats: int, seed: str) -> int:
    """Play a random game; how many menus were compared."""
    state = start(seats, seed, {"long_rule_for_starting_tsar": False})
    rng = prestol.stream(f"chancery:{seats}:{seed}")
    chancery: Chancery | None = None
    compared = 0
    while not state.over:
        view = state.view()
        if view["phase"] != "politics":
            chancery = None
        elif chancery is None or chancery.seat != view["active"]:
            chancery = Chancery(view)
        if asked(state) == "politics":
            assert chancery is not None
            own = {words for words in offers(state) if words.partition(" ")[0] not in ELSEWHERE}
            assert own == chancery.offers(view)
            compared += 1
        seat = state.waiting[rng.below(len(state.waiting))]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
        if chancery is not None:
            chancery.hear(state.events)
    return compared


@pytest.mark.rule("SMU-DEC-03", "SMU-SEQ-10", "SMU-SEQ-24")
@pytest.mark.parametrize("seats", some([2, 3, 4, 5], [2, 4]))
def test_the_menu_is_what_the_rules_say(seats: int) -> None:
    assert sum(follow(seats, f"{game}") for game in range(GAMES)) > 20
