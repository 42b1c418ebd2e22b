"""Short words for the tests of Ivan the Terrible: positions, moves, and what is seen of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import prestol
from prestol.engine.chance import Stream
from prestol.engine.game import Game
from prestol.engine.step import Move
from prestol.games.ivan import IvanGame
from prestol.games.ivan.state import Ivan
from prestol.library.content import export_content
from tests.games.damage import Damage
from tests.games.speaking import asked as asked
from tests.games.speaking import offers as offers
from tests.games.speaking import refused as refused
from tests.games.speaking import say as play_lines
from tests.games.speaking import seen as seen
from tests.games.speaking import spoken as spoken
from tests.games.speaking import told as told
from tests.games.walking import positions
from tests.games.written import Record, files_of, records_of

SEATS = (2, 3, 4)
CHAMBERS = ["income", "maneuvers", "projects", "exchange", "rewards"]
REGIONS = ["east", "south", "west", "north"]
LOCAL = ["rye", "wood", "stone"]
FOREIGN = ["gunpowder", "textile", "metal"]
KINDS = ["coin", *LOCAL, *FOREIGN]
SOURCES = ["projects", "regions", "spoils", "trade", "estates", "favour", "titles", "field", "court", "goods"]
OTHER_READINGS = {
    "income_pick": "one_by_one",
    "trade_pair": "one_by_one",
    "empty_deck_closes_display": True,
    "seal_by_sale": True,
}
FREE = ("sell", "export", "trade-in", "arrange", "use")

Picker = Callable[[Ivan, int, list[Move], Stream], Move]


def ivan(content: Path | None = None, rules: int | None = None) -> IvanGame:
    """The game, with the content of a folder or its own, by the newest or older rules."""
    game = prestol.game("ivan", content, rules)
    assert isinstance(game, IvanGame)
    return game


def files() -> Record:
    """What stands in the content files, as written."""
    return files_of("ivan")


def records(table: str) -> dict[str, Record]:
    """The records of a table by id."""
    return records_of("ivan", table)


CITIES = list(records("city"))
WATERWAYS = {frozenset((way["a"], way["b"])): way["id"] for way in files()["waterway"]}
SLOTS = [way["id"] for way in files()["waterway"] if way["trade_slot"]]


# --- positions


def start(seats: int, seed: int | str = 0, options: dict[str, Any] | None = None, rules: int | None = None) -> Ivan:
    """A new game."""
    return ivan(rules=rules).start(seats, seed, options)  # type: ignore[return-value]


def position(*players: dict[str, Any], **description: Any) -> Ivan:
    """A described position. What the players do not name is in supply; nobody has goods that are not named."""
    return ivan().position({"players": list(players), **description})


def by_first_rules(*players: dict[str, Any], **description: Any) -> Ivan:
    """A described position of a game that was begun with version 1 of the rules."""
    return ivan(rules=1).position({"players": list(players), **description})


def changed(folder: Path, change: Damage, *players: dict[str, Any], **description: Any) -> Ivan:
    """A described position of the game with changed content, which is kept in a folder."""
    export_content("ivan", folder)
    change(folder)
    return ivan(folder).position({"players": list(players), **description})


def leaving(chamber: str, seats: int = 3, others: dict[int, dict[str, Any]] | None = None, **mine: Any) -> Ivan:
    """Seat 0, with its last boyar in a chamber, is about to act. `others` describes rivals, `at` the table, and `make`
    makes the position."""
    at, make = mine.pop("at", {}), mine.pop("make", position)
    mine["chambers"] = {chamber: 0} | mine.pop("chambers", {})
    players = [mine, *({} for _ in range(seats - 1))]
    for seat, player in (others or {}).items():
        players[seat] = player
    state: Ivan = make(*players, **at)
    return state


def at_work(chamber: str, seal: bool = False, seats: int = 3, **mine: Any) -> Ivan:
    """Seat 0 has led a boyar out of a chamber, with or without a seal, and is asked what to do there."""
    state = leaving(chamber, seats, **mine)
    say(state, f"leave {chamber}")
    if asked(state) == "seal":
        say(state, "seal" if seal else "pass")
    return state


# --- moves


def say(state: Ivan, *lines: str) -> None:
    """Play moves written as text. `leave income` may also name what has just happened by itself (IVN-R-66)."""
    for words in lines:
        seat, move = spoken(state, words)
        if move.startswith("leave ") and asked(state) != "leave":
            assert has_left(state, seat, move.removeprefix("leave ")), words
        else:
            play_lines(state, words)


def has_left(state: Ivan, seat: int, chamber: str) -> bool:
    """Whether the boyar of a seat has just left a chamber."""
    return {"seat": seat, "chamber": CHAMBERS.index(chamber)} in told(state, "left")


def answers(state: Ivan) -> set[str]:
    """The legal moves that answer the question: free actions left aside."""
    return {words for words in offers(state) if words.split()[0] not in FREE}


def free(state: Ivan) -> set[str]:
    """The free actions on offer."""
    return offers(state) - answers(state)


def targets(state: Ivan, kind: str) -> set[str]:
    """What the offered moves of one kind name."""
    return {words.split(maxsplit=1)[1] for words in offers(state) if words.split()[0] == kind}


def choices(state: Ivan) -> dict[str, int]:
    """What may be selected now, and how many of each."""
    seat = state.waiting[0]
    limits = state.limits(seat)
    assert limits is not None
    kinds = state.game.notation.kinds
    (domain,) = {kinds[move[0]].domains[0] for move in state.legal(seat) if kinds[move[0]].several}
    words = state.game.notation.domains[domain]
    return {words[item]: most for item, most in zip(limits.items, limits.each, strict=True)}


# --- what is seen


def names(domain: str, numbers: Iterable[int]) -> list[str]:
    """The ids of things by number."""
    return [ivan().notation.domains[domain][number] for number in numbers]


def named(state: Ivan, domain: str, numbers: Iterable[int]) -> set[str]:
    """Cards or tokens by their ids: `named(state, "project", state.view(0)["hand"])`."""
    return {state.game.notation.domains[domain][number] for number in numbers}


def goods(state: Ivan, seat: int = 0) -> dict[str, int]:
    """Goods and coins of a seat, those that it has."""
    return {kind: count for kind, count in zip(KINDS, seen(state, "goods", seat), strict=True) if count}


def tally(state: Ivan, seat: int = 0) -> dict[str, int]:
    """Points of a seat by where they came from, those that it has."""
    return {source: points for source, points in zip(SOURCES, seen(state, "tally", seat), strict=True) if points}


def warriors(state: Ivan, seat: int = 0) -> dict[str, int]:
    """Warriors of a seat by city."""
    return {city: count for city, count in zip(CITIES, seen(state, "warriors", seat), strict=True) if count}


def boyars(state: Ivan, seat: int = 0) -> dict[str, int]:
    """Boyars of a seat by city."""
    return {city: count for city, count in zip(CITIES, seen(state, "boyars", seat), strict=True) if count}


def buildings(state: Ivan, seat: int = 0) -> set[str]:
    """Cities with a building of a seat."""
    return {city for city, owner in zip(CITIES, state.view()["buildings"], strict=True) if owner == seat}


def hand(state: Ivan, seat: int = 0) -> set[str]:
    """Projects in hand, as their owner sees them."""
    return set(names("project", state.view(seat)["hand"]))


def shown(state: Ivan, what: str, domain: str) -> set[str]:
    """A display or discard by ids."""
    return set(names(domain, state.view()[what]))


def owned(state: Ivan, what: str, domain: str, seat: int = 0) -> set[str]:
    """Cards or tokens of a seat by ids."""
    return set(names(domain, seen(state, what, seat)))


def pad(state: Ivan, seat: int = 0) -> list[str | None]:
    """Trade tokens of a seat by slot."""
    tokens = list(records("trade_token"))
    return [None if token < 0 else tokens[token] for token in seen(state, "pads", seat)]


def stake(state: Ivan, chamber: str, seat: int) -> int | None:
    """Coins under a boyar, None if it is not there."""
    coins = state.view()["staked"][CHAMBERS.index(chamber)][seat]
    return None if coins < 0 else int(coins)


# --- whole games


def any_move(state: Ivan, seat: int, moves: list[Move], rng: Stream) -> Move:
    return moves[rng.below(len(moves))]


def busy(state: Ivan, seat: int, moves: list[Move], rng: Stream) -> Move:
    return busy_move(state.game, moves, rng)


def busy_move(game: Game, moves: list[Move], rng: Stream) -> Move:
    """What a player does who gets on: completes projects when possible, seldom sells, and stops last of all."""
    by_kind: dict[str, list[Move]] = {}
    for move in moves:
        by_kind.setdefault(game.notation.kinds[move[0]].name, []).append(move)
    for kind in ("complete", "use", "build", "spoils", "seal"):
        if kind in by_kind:
            return by_kind[kind][rng.below(len(by_kind[kind]))]
    idle = ("pass", "finish", "end", "enter", "leave", "sell", "export", "trade-in", "arrange")
    eager = [move for kind, some in by_kind.items() if kind not in idle for move in some]
    calm = [move for kind, some in by_kind.items() if kind not in ("sell", "export") for move in some]
    wanted = eager if eager and rng.below(12) else calm if calm and rng.below(8) else moves
    return wanted[rng.below(len(wanted))]


def walk(
    seats: int,
    seed: int | str,
    options: dict[str, Any] | None = None,
    pick: Picker = any_move,
    rules: int | None = None,
) -> Iterator[Ivan]:
    """Every position of a game, from the first question to the end; the same state moves on."""
    return positions(start(seats, seed, options, rules), prestol.stream(f"walk:{seats}:{seed}"), pick)


def finished(seats: int, seed: int | str, options: dict[str, Any] | None = None, pick: Picker = any_move) -> Ivan:
    """The end of a game."""
    *_, last = walk(seats, seed, options, pick)
    return last


def set_up(seats: int, seed: int | str = 0) -> Ivan:
    """A new game in which everybody has kept a project and placed two warriors."""
    state = start(seats, seed)
    while asked(state) in ("keep", "muster"):
        state.play(state.waiting[0], state.legal(state.waiting[0])[0])
    return state
