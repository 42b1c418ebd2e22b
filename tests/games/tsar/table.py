"""Short words for the tests of Tsar of the Hill: positions, moves, and what is seen of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import prestol
from prestol.engine.chance import Stream
from prestol.engine.step import Move
from prestol.games.tsar import TsarGame
from prestol.games.tsar.state import Tsar
from tests.games.damage import Damage, swap
from tests.games.speaking import offers as offers
from tests.games.speaking import told as told
from tests.games.walking import positions

SEATS = (3, 4, 5, 6)
COURTIERS = "angela bernara voldemar grigor dimitri elena jeannette isabella caspar lucian merlin nikolai pyotr".split()
FLOORS = ["servants", "craftsmen", "merchants", "guards", "dignitaries", "nobles", "throne"]
AGAINST_EACH = {3: 4, 4: 3, 5: 2, 6: 2}
PLACE_EACH = {3: 4, 4: 3, 5: 2, 6: 2}
LEFT_OVER = {3: 1, 4: 1, 5: 3, 6: 1}

Picker = Callable[[Tsar, int, list[Move], Stream], Move]


def tsar(content: Path | None = None) -> TsarGame:
    """The game, with the content of a folder or its own."""
    game = prestol.game("tsar", content)
    assert isinstance(game, TsarGame)
    return game


def position(rest: str | None = "out", game: TsarGame | None = None, **description: Any) -> Tsar:
    """A described position. Courtiers it does not name are eliminated, or stand on the floor `rest`, or wait (None)."""
    palace = {floor: list(names) for floor, names in description.pop("palace", {}).items()}
    out = list(description.pop("out", []))
    named = [name for names in palace.values() for name in names] + out
    unnamed = [name for name in COURTIERS if name not in named]
    if rest == "out":
        out += unnamed
    elif rest is not None:
        palace[rest] = palace.get(rest, []) + unnamed
    return (game or tsar()).position({"palace": palace, "out": out, **description})


def start(seats: int, seed: int | str = 0, options: dict[str, Any] | None = None, game: TsarGame | None = None) -> Tsar:
    """A new game."""
    state = (game or tsar()).start(seats, seed, options)
    assert isinstance(state, Tsar)
    return state


def say(state: Tsar, seat: int, words: str) -> None:
    """Play a move written as text."""
    state.play(seat, state.game.notation.read(words))


def vote(state: Tsar, *ballots: str) -> None:
    """Lay the ballots of seats 0, 1, 2 and so on."""
    for seat, ballot in enumerate(ballots):
        say(state, seat, f"vote {ballot}")


def refused(state: Tsar, seat: int, words: str) -> str:
    """The rule by which a move is refused; it must not be listed and must leave the state as it was."""
    assert words not in offers(state, seat)
    before, told = prestol.dump(state), state.events
    with pytest.raises(prestol.IllegalMove) as caught:
        say(state, seat, words)
    assert prestol.dump(state) == before
    assert state.events == told
    return caught.value.rule


def rule_of(state: Tsar, seat: int, move: tuple[int, ...]) -> str:
    """The rule by which a move that cannot even be written is refused."""
    refusal = state.refusal(seat, move)
    assert refusal is not None
    return refusal.rule


def points(state: Tsar) -> list[int]:
    """The round score of each seat, just told."""
    scored = told(state, "scored")
    assert [args["seat"] for args in scored] == list(range(state.seats))
    return [args["points"] for args in scored]


def place_of(state: Tsar, courtier: str) -> str:
    """The floor a courtier stands on, or `beside`, or `out`."""
    at = state.view()["floor"][COURTIERS.index(courtier)]
    return {-1: "beside", -2: "out"}.get(at) or FLOORS[at]


def standing(state: Tsar, floor: str) -> set[str]:
    """The courtiers in a place."""
    return {name for name in COURTIERS if place_of(state, name) == floor}


def hands(state: Tsar) -> list[int]:
    """The against cards of each seat, as the seat itself sees them."""
    return [state.view(seat)["against"] for seat in range(state.seats)]


def any_move(state: Tsar, seat: int, moves: list[Move], rng: Stream) -> Move:
    return moves[rng.below(len(moves))]


def hostile(state: Tsar, seat: int, moves: list[Move], rng: Stream) -> Move:
    """Any move, but never a vote for a candidate while there is a choice."""
    return moves[-1] if state.view()["ask"] == "vote" else any_move(state, seat, moves, rng)


def walk(
    seats: int,
    seed: int | str,
    options: dict[str, Any] | None = None,
    pick: Picker = any_move,
    game: TsarGame | None = None,
) -> Iterator[Tsar]:
    """Every position of a game, from the first question to the end; the same state moves on."""
    return positions(start(seats, seed, options, game), prestol.stream(f"walk:{seats}:{seed}"), pick)


def finished(seats: int, seed: int | str, options: dict[str, Any] | None = None, pick: Picker = any_move) -> Tsar:
    """The end of a game."""
    *_, last = walk(seats, seed, options, pick)
    return last


def settle_all(state: Tsar) -> None:
    """Play phase 1 to its end with the first move of each list."""
    while state.view()["ask"] == "settle":
        seat = state.waiting[0]
        state.play(seat, state.legal(seat)[0])


def keep_goals(number: int) -> Damage:
    """Leave the first goal cards only, and count them rightly."""

    def damage(folder: Path) -> None:
        cards = (folder / "goals.toml").read_text(encoding="utf-8").split("[[goal]]")
        (folder / "goals.toml").write_text("[[goal]]".join(cards[: number + 1]), encoding="utf-8")
        swap("game.toml", "goal_cards = 26", f"goal_cards = {number}")(folder)

    return damage
