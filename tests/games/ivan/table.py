"""Short words for the tests of Ivan the Terrible: positions, moves, and what is seen of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import prestol
from prestol.games.ivan import IvanGame
from prestol.games.ivan.state import Ivan

SEATS = (2, 3, 4)
RESOURCES = ("coin", "rye", "wood", "stone", "gunpowder", "textile", "metal")
SOURCES = ("projects", "regions", "spoils", "trade", "estates", "favour", "titles", "field", "court", "goods")

Player = dict[str, Any]


def ivan(content: Path | None = None) -> IvanGame:
    """The game, with the content of a folder or its own."""
    game = prestol.game("ivan", content)
    assert isinstance(game, IvanGame)
    return game


def position(*players: Player, game: IvanGame | None = None, **description: Any) -> Ivan:
    """A described position: one dict for each seat, then what lies on the table.

    Without a phase it is the action phase, and seat 0 is to lead a boyar out. What can be described stands in
    `prestol.games.ivan.positions`.
    """
    return (game or ivan()).position({"players": list(players), **description})


def start(seats: int, seed: int | str = 0, options: dict[str, Any] | None = None, game: IvanGame | None = None) -> Ivan:
    """A new game."""
    state = (game or ivan()).start(seats, seed, options)
    assert isinstance(state, Ivan)
    return state


def say(state: Ivan, *told: str) -> None:
    """Play moves written as `0 leave projects`: the seat, then the move."""
    for words in told:
        seat, _, move = words.partition(" ")
        state.play(int(seat), state.game.notation.read(move))


def offers(state: Ivan, seat: int) -> set[str]:
    """The legal moves of a seat as text."""
    moves = state.legal(seat)
    words = {state.game.notation.write(move) for move in moves}
    assert len(words) == len(moves), "a move is listed twice"
    return words


def refused(state: Ivan, words: str) -> str:
    """The rule by which a move (`0 place moscow`) is refused; it is not listed and leaves the state as it was."""
    seat, _, move = words.partition(" ")
    assert move not in offers(state, int(seat))
    before, told = prestol.dump(state), state.events
    with pytest.raises(prestol.IllegalMove) as caught:
        say(state, words)
    assert prestol.dump(state) == before
    assert state.events == told
    return caught.value.rule


def asked(state: Ivan) -> str:
    """The question that is open."""
    return str(state.view()["ask"])


def goods(state: Ivan, seat: int) -> dict[str, int]:
    """What a seat has, without the kinds it lacks."""
    row = state.view()["goods"][seat]
    return {name: count for name, count in zip(RESOURCES, row, strict=True) if count}


def standing(state: Ivan, seat: int) -> dict[str, dict[str, int]]:
    """Pieces of a seat on the map by city."""
    seen = state.view()
    found: dict[str, dict[str, int]] = {}
    for at, city in enumerate(state.game.notation.domains["city"]):
        here = {
            "warrior": seen["warriors"][seat][at],
            "boyar": seen["boyars"][seat][at],
            "building": int(seen["buildings"][at] == seat),
        }
        if any(here.values()):
            found[city] = {name: count for name, count in here.items() if count}
    return found


def pad(state: Ivan, seat: int) -> list[str | None]:
    """The trade tokens of a pad by slot."""
    names = state.game.notation.domains["trade_token"]
    return [None if token < 0 else names[token] for token in state.view()["pads"][seat]]


def named(state: Ivan, domain: str, values: list[int]) -> set[str]:
    """Cards or tokens by their names: `named(state, "project", state.view(0)["hand"])`."""
    return {state.game.notation.domains[domain][value] for value in values}


def tally(state: Ivan, seat: int) -> dict[str, int]:
    """Points of a seat by where they came from, without those that brought nothing."""
    row = state.view()["tally"][seat]
    return {name: count for name, count in zip(SOURCES, row, strict=True) if count}


def told(state: Ivan, name: str) -> list[dict[str, Any]]:
    """The figures of the latest events of one name."""
    return [event.args for event in state.events if event.name == name]


def agenda(state: Ivan) -> list[str]:
    """The unfinished steps by name, the next one first."""
    return [type(step).__name__ for step in reversed(state.stack)]


def walk(seats: int, seed: int | str, options: dict[str, Any] | None = None) -> Iterator[Ivan]:
    """Every position of a random game, from the first question to the end; the same state moves on."""
    rng = prestol.stream(f"walk:{seats}:{seed}")
    state = start(seats, seed, options)
    yield state
    while not state.over:
        seat = state.waiting[rng.below(len(state.waiting))]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
        yield state


def finished(seats: int, seed: int | str, options: dict[str, Any] | None = None) -> Ivan:
    """The end of a random game."""
    *_, last = walk(seats, seed, options)
    return last
