"""What a run is played with: enough for a worker to set up any game of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from prestol.bots import make_bot
from prestol.engine.errors import PrestolError
from prestol.engine.game import Game, read_seed
from prestol.engine.options import Value
from prestol.engine.state import State
from prestol.registry import game as open_game

CHUNKS = 16
"""Chunks for each core: enough for an even load and a lively progress bar."""
LONGEST_CHUNK = 4
"""Games of thinking bots in one piece; an interrupted run loses the pieces under way."""
LONGEST_RANDOM_CHUNK = 250


class Setting(NamedTuple):
    """Game, table and seed of a run. Game number k has the seed `seed-k`, whoever plays it and wherever."""

    game: str
    seats: int
    seed: str = "1"
    options: tuple[tuple[str, Value], ...] = ()
    content: str | None = None

    def open(self) -> Game:
        return opened(self.game, self.content)

    def seed_of(self, number: int) -> str:
        return f"{self.seed}-{number}"

    def start(self, number: int) -> State:
        return self.open().start(self.seats, self.seed_of(number), dict(self.options))

    def check(self, bots: Sequence[str], games: int) -> None:
        """Find a mistake before the work begins."""
        if games < 1:
            raise PrestolError("fault-lab-games", games=games)
        read_seed(self.seed_of(games))
        self.start(0)
        for name in bots:
            make_bot(name, self.open(), self.seed, own=True)


def setting(
    game: str,
    seats: int,
    seed: int | str = 1,
    options: Mapping[str, object] | None = None,
    content: str | None = None,
) -> Setting:
    """A setting with its options read and checked."""
    opened_game = opened(game, content)
    opened_game.check_seats(seats)
    read = opened_game.read_options(seats, options)
    return Setting(game, seats, read_seed(seed), tuple(read.items()), content)


@cache
def opened(game: str, content: str | None) -> Game:
    return open_game(game, content)


def all_random(bots: Sequence[str]) -> bool:
    return all(name == "random" for name in bots)


def chunks(games: int, cores: int, bots: Sequence[str]) -> Iterator[range]:
    """The numbers of the games in pieces of equal size."""
    longest = LONGEST_RANDOM_CHUNK if all_random(bots) else LONGEST_CHUNK
    size = max(1, min(longest, games // (cores * CHUNKS)))
    for start in range(0, games, size):
        yield range(start, min(games, start + size))
