"""Tables for properties: every game, number of seats and option, with seeds drawn by hypothesis."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import prestol
from prestol.engine.chance import Stream
from prestol.engine.state import State
from prestol.engine.step import Move
from prestol.registry import SAMPLES

GAMES = [*prestol.GAMES, *SAMPLES]
LONGEST = {"tsar": 3 * (12 + 66 + 13 * 6), "ivan": 2500, "duel": 4 * (2 + 2 * 60)}
"""No game takes more decisions than this: TSR-D-04 for Tsar of the Hill, all cards answered one by one for the duel.
In Ivan the Terrible everything that can be repeated uses something up: no turn takes fifty decisions."""

SPARSE = {"ivan": 4}
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

    The interpreted form, watched line by line, is some twenty times slower and takes the first third of them.
    """
    return settings(
        max_examples=count if prestol.COMPILED else -(-count // 3),
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
