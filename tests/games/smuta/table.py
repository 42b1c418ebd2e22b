"""Short words for the tests of Smuta: tables, people on the map, loaded dice, and what is seen of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import prestol
from prestol.engine.chance import SealedStream, Stream
from prestol.engine.game import Game
from prestol.engine.options import Value
from prestol.engine.step import Move, Step
from prestol.games.smuta import SmutaGame
from prestol.games.smuta.opening import deal_decks
from prestol.games.smuta.parts import (
    BESIDE_BOARD,
    IN_ARMY,
    NOT_YET,
    ON_TRACK,
    OUT,
    PRETENDER,
    SOVEREIGN,
    TSAR_BOX,
    UNIT_KINDS,
    WITH_PARTY,
)
from prestol.games.smuta.standing import legitimacy, victory_points
from prestol.games.smuta.state import Smuta
from tests.games.speaking import asked as asked
from tests.games.speaking import offers as offers
from tests.games.speaking import refused as refused
from tests.games.speaking import say as say
from tests.games.speaking import told as told
from tests.games.walking import positions

MOSCOW, POLISH, REBEL, NOBLES, SHUISKY = range(5)
OTHER_READINGS: dict[str, Value] = {
    "long_rule_for_starting_tsar": False,
    "melee_6_34": "2",
    "return_distance": "at_least_3",
    "sobor_rule": "most_vp",
    "swedish_doubling": "party_with_swedes",
    "siege_marker_on_plain_fortress": "4",
    "track_tests": "all",
    "resource_period": "year",
    "sovereign_lavra": False,
    "proclaim_on_capture": True,
    "cancel_scope": "anyone",
}
"""Every option set otherwise than usual."""
SLOW_REIGN: dict[str, Value] = {"long_rule_for_starting_tsar": False}
PLACES = {
    "nowhere": NOT_YET,
    "track": ON_TRACK,
    "out": OUT,
    "party": WITH_PARTY,
    "army": IN_ARMY,
    "box": TSAR_BOX,
    "beside": BESIDE_BOARD,
}


def smuta() -> SmutaGame:
    game = prestol.game("smuta")
    assert isinstance(game, SmutaGame)
    return game


def number(domain: str, name: str) -> int:
    """The number of a thing by its id."""
    return smuta().notation.domains[domain].index(name)


def who(name: str) -> int:
    return number("figure", name)


def where(name: str) -> int:
    return number("point", name)


def start(seats: int, seed: int | str = 0, options: dict[str, Any] | None = None) -> Smuta:
    """A new game."""
    state = smuta().start(seats, seed, options)
    assert isinstance(state, Smuta)
    return state


def ready(seats: int, seed: int | str = 0, options: dict[str, Any] | None = None) -> Smuta:
    """A new game in which all starting cossacks have been chosen."""
    state = start(seats, seed, options)
    while asked(state) == "cossacks":
        say(state, "kind mounted_cossack")
    return state


def bare(seats: int = 5, cell: int = 0, options: dict[str, Any] | None = None) -> Smuta:
    """A table with an empty map: nobody reigns, nobody has entered, and nothing is to be done."""
    game = smuta()
    state = game.new_state(seats, game.read_options(seats, options), SealedStream("smuta test", 0))
    deal_decks(state)
    state.now = cell
    return state


def go(state: Smuta, *steps: Step[Any]) -> Smuta:
    """Do these steps, up to the next question."""
    state.begin_move()
    state.do(*steps)
    state.advance()
    return state


def put(
    state: Smuta,
    name: str,
    at: str,
    units: dict[str, int] | None = None,
    owner: int | None = None,
    host: str = "",
    cell: int = -1,
    marks: int = 0,
) -> int:
    """A figure is in a point or another place, with units and marks; its number."""
    one = who(name)
    state.at[one] = PLACES[at] if at in PLACES else where(at)
    if owner is not None:
        state.owner[one] = owner
    state.host[one] = who(host) if host else -1
    state.track[one] = cell
    state.marks[one] = marks
    for kind, count in (units or {}).items():
        state.units[one * UNIT_KINDS + number("unit_kind", kind)] = count
    return one


def hold(state: Smuta, seat: int, *points: str) -> None:
    """A party controls points."""
    for point in points:
        state.control[where(point)] = seat


def crown(state: Smuta, name: str, seat: int) -> None:
    """A person reigns, and every fortress of the Sovereign is his."""
    state.tsar = put(state, name, "box", owner=seat)
    for point, is_sovereign in enumerate(smuta().parts.land.sovereign):
        if is_sovereign:
            state.control[point] = SOVEREIGN


def army(state: Smuta, name: str) -> dict[str, int]:
    """The units of a commander by kind, those that he has."""
    kinds = smuta().notation.domains["unit_kind"]
    row = state.units[who(name) * UNIT_KINDS : (who(name) + 1) * UNIT_KINDS]
    return {kind: count for kind, count in zip(kinds, row, strict=True) if count}


def at(state: Smuta, name: str) -> str:
    """Where a figure is, in words."""
    place = state.at[who(name)]
    if place >= 0:
        return smuta().notation.domains["point"][place]
    return next(word for word, known in PLACES.items() if known == place)


def pretends(state: Smuta, name: str) -> bool:
    return state.marks[who(name)] & PRETENDER != 0


def points(state: Smuta) -> list[int]:
    return [victory_points(state, seat) for seat in range(state.seats)]


def honour(state: Smuta) -> list[int]:
    """The legitimacy of all parties."""
    return [legitimacy(state, seat) for seat in range(state.seats)]


def hand(state: Smuta, seat: int) -> list[str]:
    """The kinds of the cards in a hand, as its owner sees them."""
    kinds = smuta().notation.domains["card_kind"]
    return [kinds[kind] for kind in state.view(seat)["hand"]]


def deal(state: Smuta, seat: int, *kinds: str) -> None:
    """A seat gets cards from wherever they are."""
    for name in kinds:
        copies = smuta().parts.cards.copies[number("card_kind", name)]
        card = next(card for card in copies if state.cards[card] < 0)
        state.cards[card] = seat


@cache
def loaded(dice: tuple[int, ...]) -> int:
    """A number whose stream begins with these dice."""
    found = 0
    while True:
        luck = SealedStream(f"dice:{found}", 0)
        if all(luck.below(6) + 1 == die for die in dice):
            return found
        found += 1


def with_dice(state: Smuta, *dice: int) -> None:
    """The next dice of the state are these."""
    state.luck = SealedStream(f"dice:{loaded(dice)}", 0)


def done_until(state: Smuta, *asks: str) -> None:
    """Everybody does as little as possible until one of these questions is asked, or the game is over."""
    while not state.over and asked(state) not in asks:
        seat = state.waiting[0]
        lazy = [words for words in offers(state, seat) if words in ("done", "pass", "throw none")]
        say(state, f"{seat} {lazy[0] if lazy else min(offers(state, seat))}")


# --- whole games


def any_move(state: Smuta, seat: int, moves: list[Move], rng: Stream) -> Move:
    return moves[rng.below(len(moves))]


def busy_move(game: Game, moves: list[Move], rng: Stream) -> Move:
    """What somebody does who ends phases only after having done a good deal, and does not pass."""
    eager = [move for move in moves if game.notation.kinds[move[0]].name not in ("done", "pass")]
    wanted = eager if eager and rng.below(8) else moves
    return wanted[rng.below(len(wanted))]


def busy(state: Smuta, seat: int, moves: list[Move], rng: Stream) -> Move:
    return busy_move(state.game, moves, rng)


def busy_walk(seats: int, seed: int | str, options: dict[str, Any] | None = None) -> Iterator[Smuta]:
    """Every position of a game of busy players; the same state moves on."""
    return positions(start(seats, seed, options), prestol.stream(f"walk:{seats}:{seed}"), busy)
