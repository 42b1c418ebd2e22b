"""Short words for the tests of cards: what parties hold, and who is asked about it."""

from __future__ import annotations

from prestol.games.smuta.state import Smuta
from tests.games.smuta.cards.combat_scenes import FIELD
from tests.games.smuta.cards.stage import battle_in, court, politics
from tests.games.smuta.table import REBEL, deal


def everyone_holds(state: Smuta, *kinds: str) -> Smuta:
    """Each seat holds one of these cards."""
    for seat, kind in enumerate(kinds):
        deal(state, seat, kind)
    return state


def useless(state: Smuta) -> Smuta:
    """Each seat holds a card that answers nothing."""
    return everyone_holds(state, "filaret", "hermogen", "kuzma_minin", "mikhail_romanov", "don_cossacks")


def order(state: Smuta) -> tuple[int, ...]:
    window = state.window()
    return () if window is None else window.order


def fight(window: str, dice: tuple[int, ...] = (), **moves: bool) -> Smuta:
    """A window of a battle in which everybody holds a card that answers nothing."""
    state = useless(court())
    FIELD(state)
    battle_in(window, dice, **moves)(state, REBEL)
    return state


def held(seat: int, *kinds: str, cell: int = 9) -> Smuta:
    """The Political phase of a seat that holds these cards."""
    state = court(cell)
    deal(state, seat, *kinds)
    politics(state, seat)
    return state
