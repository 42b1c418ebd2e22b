"""Tables for properties: every game, number of seats and option, with seeds drawn by hypothesis."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import prestol
from prestol.engine.chance import Stream
from prestol.engine.several import NO_MORE, Several
from prestol.engine.state import State
from prestol.engine.step import Move
from prestol.registry import SAMPLES

GAMES = [*prestol.GAMES, *SAMPLES]
LONGEST = {"tsar": 3 * (12 + 66 + 13 * 6), "ivan": 2500, "duel": 4 * (2 + 2 * 60), "rurik": 1200, "smuta": 32 * 5 * 40}
"""No game takes more decisions than this: TSR-D-04 for Tsar of the Hill, all cards answered one by one for the duel.
In Ivan the Terrible everything that can be repeated uses something up: no turn takes fifty decisions.
In Rurik nobody has more than six turns in a round, and every decision of a turn spends a point, a card or a token.
In Smuta there are 32 seasons of at most five parties, none of which decides forty times in every one of them."""

SPARSE = {"ivan": 4, "rurik": 4, "smuta": 20}
"""How many times fewer positions are looked at in long games."""


class Table(NamedTuple):
    """What a game is started with, and the seed of the players' choices."""

    id: str
    seats: int
    options: dict[str, Any]
    seed: int

    def start(self) -> State:
        return prestol.game(self.id).start(self.seats, self.seed, self.options)

    def stream(self) -> Stream:
        return prestol.stream(f"{self.id}:{self.seats}:{self.seed}")


@st.composite
def tables(draw: Callable[[st.SearchStrategy[Any]], Any], id: str | None = None) -> Table:
    """A table of any game, or of one."""
    game = prestol.game(id or draw(st.sampled_from(GAMES)))
    seats = draw(st.sampled_from(game.seat_counts))
    options: dict[str, Any] = {}
    for option in game.options:
        values: list[Any] = [value for value in option.values if value[:5] != "seat_" or int(value[5:]) < seats]
        options[option.id] = draw(st.sampled_from(values or [False, True]))
    return Table(game.id, seats, options, draw(st.integers(0, 2**40)))


def examples(count: int) -> settings:
    """The same examples on every machine, so that a red build is red everywhere.

    The interpreted form, watched line by line, is some twenty times slower and takes the first tenth of them.
    """
    return settings(
        max_examples=count if prestol.COMPILED else -(-count // 10),
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def random_move(state: State, rng: Stream) -> tuple[int, Move]:
    """Somebody who is asked, and one of their moves."""
    seat = state.waiting[rng.below(len(state.waiting))]
    moves = state.legal(seat)
    return seat, moves[rng.below(len(moves))]


def is_listed(state: State, seat: int, move: Move) -> bool:
    """Whether a move is on the list, or names a selection whose picks are, one after another in rising order."""
    if move in state.legal(seat):
        return True
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Several) or top.seat != seat or len(move) < 3:
        return False
    whole = move[-1] == NO_MORE
    twin = state.clone()
    items = list(move[1:])
    if whole:
        items = sorted([*top.picked, *move[1:-1]])
        twin.stack[-1] = top.with_picked(())
    for at, item in enumerate(items):
        ends = whole and at == len(items) - 1
        picks = [(move[0], item, NO_MORE), (move[0], item)] if ends else [(move[0], item)]
        pick = next((one for one in picks if one in twin.legal(seat)), None)
        if pick is None:
            return False
        twin.play(seat, pick)
        if ends and len(pick) == 2:
            return (move[0], NO_MORE) in twin.legal(seat)
    return True


def walk(table: Table) -> Iterator[State]:
    """Every position of a random game, the last one included; the same state moves on."""
    state, rng = table.start(), table.stream()
    yield state
    while not state.over:
        seat, move = random_move(state, rng)
        state.play(seat, move)
        yield state


def some_positions(table: Table, share: int) -> Iterator[State]:
    """One position in `share` of a random game, as clones; fewer of a long one."""
    rng = prestol.stream(f"sample:{table.seed}")
    sparse = share * SPARSE.get(table.id, 1)
    for state in walk(table):
        if rng.below(sparse) == 0:
            yield state.clone()
