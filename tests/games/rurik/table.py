"""Short words for the tests of Rurik: positions, moves, and what is seen of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import prestol
from prestol.engine.chance import Stream
from prestol.engine.game import Game
from prestol.engine.step import Move
from prestol.games.rurik import RurikGame
from prestol.games.rurik.state import Rurik
from tests.games.speaking import asked as asked
from tests.games.speaking import offers as offers
from tests.games.speaking import refused as refused
from tests.games.speaking import say as say
from tests.games.speaking import seen as seen
from tests.games.speaking import told as told
from tests.games.walking import positions
from tests.games.written import Record, files_of, records_of

SEATS = (1, 2, 3, 4)
GOODS = ["wood", "ore", "fish", "honey", "fur"]
BUILDINGS = ["church", "market", "stronghold"]
ACTIONS = ["muster", "move", "attack", "tax", "build", "scheme"]
TRACKS = ["rule", "build", "trade"]
GREEN = ["novgorod", "rostov", "polotsk", "smolensk", "volyn", "kiev", "chernigov", "pereyaslavl"]
SOURCES = ["rule", "build", "trade", "war", "agenda", "deeds", "coins", "goods"]
OTHER_READINGS: dict[str, bool | str] = {
    "leaders": "random",
    "stronghold_rules_alone": False,
    "rebel_rewards_visible": False,
    "attacker_leader_last": False,
    "church_effect": "optional",
    "war_zero_scores": True,
    "agenda_zero_counts": True,
    "leader_pays_deeds": False,
    "agatha_escort": "whole_march",
    "solo_scheme_uncovers": "per_card",
    "solo_church_neutral": False,
    "solo_last_uncovering": False,
    "solo_retreat_test": "change_only",
    "solo_single_target": "until_ruled",
    "goods_redistribution": True,
    "rebel_reward_tokens": True,
    "deed_row_refresh": True,
    "difficulty": "very_hard",
}

Picker = Callable[[Rurik, int, list[Move], Stream], Move]


def rurik(content: Path | None = None) -> RurikGame:
    """The game, with the content of a folder or its own."""
    game = prestol.game("rurik", content)
    assert isinstance(game, RurikGame)
    return game


def files() -> Record:
    """What stands in the content files, as written."""
    return files_of("rurik")


def records(table: str) -> dict[str, Record]:
    """The records of a table by id."""
    return records_of("rurik", table)


REGIONS = list(records("region"))


# --- positions


def start(seats: int, seed: int | str = 0, options: dict[str, Any] | None = None) -> Rurik:
    """A new game."""
    return rurik().start(seats, seed, options)  # type: ignore[return-value]


def position(*players: dict[str, Any], **description: Any) -> Rurik:
    """A described position. What the players do not name is in supply."""
    return rurik().position({"players": list(players), **description})


def with_points(points: dict[str, int], *players: dict[str, Any], **description: Any) -> Rurik:
    """Seat 0 is in the middle of its main action, with these points to spend; the others are still to act."""
    waiting = {"muster": [{"seat": 1, "advisor": "adv_5"}]}
    return position(*players, points=points, banners=description.pop("banners", waiting), **description)


def at_turn(*players: dict[str, Any], banner: str = "muster", **description: Any) -> Rurik:
    """Seat 0 is about to act with its advisor 1, alone on a banner."""
    banners = {banner: [{"seat": 0, "advisor": "adv_1"}]}
    return position(*players, banners=banners | description.pop("banners", {}), **description)


def against(rebellion: dict[str, Any], player: dict[str, Any] | None = None, **description: Any) -> Rurik:
    """The solo game: the Rebellion is about to act with its advisor 1 on a banner, by the second of its cards."""
    banner = description.pop("banner", "muster")
    banners = {banner: [*description.pop("above", []), {"seat": 1, "advisor": "adv_1"}]}
    rebellion = {"cards": ["rebellion_01", description.pop("card", "rebellion_05")]} | rebellion
    return position(player or {}, rebellion=rebellion, banners=banners, turn=1, **description)


# --- moves


def targets(state: Rurik, kind: str) -> set[str]:
    """What the offered moves of one kind name."""
    return {words.partition(" ")[2] for words in offers(state) if words.partition(" ")[0] == kind}


def kinds(state: Rurik) -> set[str]:
    """The kinds of move on offer."""
    return {words.split()[0] for words in offers(state)}


# --- what is seen


def names(domain: str, numbers: Iterable[int]) -> list[str]:
    """The ids of things by number."""
    return [rurik().notation.domains[domain][number] for number in numbers]


def name(domain: str, number: int) -> str:
    return rurik().notation.domains[domain][number]


def places(state: Rurik, event: str, key: str = "region") -> list[str]:
    """The regions that the events of one name tell of, in order."""
    return [name("region", args[key]) for args in told(state, event)]


def goods(state: Rurik, side: int = 0) -> dict[str, int]:
    """Goods of a side, those that it has."""
    return {good: count for good, count in zip(GOODS, seen(state, "goods", side), strict=True) if count}


def troops(state: Rurik, side: int = 0) -> dict[str, int]:
    """Ordinary troops of a side by region."""
    return {region: count for region, count in zip(REGIONS, seen(state, "troops", side), strict=True) if count}


def leader_at(state: Rurik, side: int = 0) -> str | None:
    """The region in which the leader of a side stands."""
    region = seen(state, "leader_at", side)
    return None if region < 0 else REGIONS[region]


def buildings(state: Rurik, side: int = 0) -> dict[str, set[str]]:
    """Buildings of a side by region."""
    found: dict[str, set[str]] = {}
    for region, owners in zip(REGIONS, state.view()["buildings"], strict=True):
        kept = {kind for kind, owner in zip(BUILDINGS, owners, strict=True) if owner == side}
        if kept:
            found[region] = kept
    return found


def ruled(state: Rurik, side: int = 0) -> set[str]:
    """The regions that a side rules."""
    return {region for region, ruler in zip(REGIONS, state.view()["rulers"], strict=True) if ruler == side}


def ruler(state: Rurik, region: str) -> int:
    """Who rules a region, -1 for nobody."""
    return int(state.view()["rulers"][REGIONS.index(region)])


def banner(state: Rurik, action: str) -> list[tuple[int, str]]:
    """Who stands on a banner from the top down: side and advisor."""
    advisors = list(records("advisor"))
    spaces = state.view()["banners"][ACTIONS.index(action)]
    return [(space // len(advisors), advisors[space % len(advisors)]) for space in spaces if space >= 0]


def rows(state: Rurik, side: int = 0) -> dict[str, int]:
    """Rows of the claim markers of a side."""
    return dict(zip(TRACKS, seen(state, "tracks", side), strict=True))


def hand(state: Rurik, seat: int = 0) -> set[str]:
    """Scheme cards in hand, as their owner sees them."""
    return set(names("scheme", state.view(seat)["hand"]))


def deeds(state: Rurik, seat: int = 0, what: str = "deeds") -> set[str]:
    """Deeds of a seat by ids: those lying before it, or with `deeds_done` the accomplished ones."""
    return set(names("deed", seen(state, what, seat)))


def tally(state: Rurik, side: int = 0) -> dict[str, int]:
    """Points of a side by where they came from, those that it has."""
    return {source: points for source, points in zip(SOURCES, seen(state, "tally", side), strict=True) if points}


# --- whole games


def any_move(state: Rurik, seat: int, moves: list[Move], rng: Stream) -> Move:
    return moves[rng.below(len(moves))]


def busy(state: Rurik, seat: int, moves: list[Move], rng: Stream) -> Move:
    return busy_move(state.game, moves, rng)


def busy_move(game: Game, moves: list[Move], rng: Stream) -> Move:
    """What a player does who gets on: accomplishes deeds, plays cards, builds and taxes, and stops last of all."""
    by_kind: dict[str, list[Move]] = {}
    for move in moves:
        by_kind.setdefault(game.notation.kinds[move[0]].name, []).append(move)
    for kind in ("deed", "build", "tax", "scheme", "convert", "push"):
        if kind in by_kind:
            return by_kind[kind][rng.below(len(by_kind[kind]))]
    eager = [move for kind, some in by_kind.items() if kind not in ("finish", "end", "skip", "pass") for move in some]
    wanted = eager if eager and rng.below(12) else moves
    return wanted[rng.below(len(wanted))]


def walk(
    seats: int, seed: int | str, options: dict[str, Any] | None = None, pick: Picker = any_move
) -> Iterator[Rurik]:
    """Every position of a game, from the first question to the end; the same state moves on."""
    return positions(start(seats, seed, options), prestol.stream(f"walk:{seats}:{seed}"), pick)


def finished(seats: int, seed: int | str, options: dict[str, Any] | None = None, pick: Picker = any_move) -> Rurik:
    """The end of a game."""
    *_, last = walk(seats, seed, options, pick)
    return last


def set_up(seats: int, seed: int | str = 0, options: dict[str, Any] | None = None) -> Rurik:
    """A new game in which everybody has a leader, an agenda and the first figures on the map."""
    state = start(seats, seed, options)
    while asked(state) in ("leader", "agenda", "deploy", "settle"):
        state.play(state.waiting[0], state.legal(state.waiting[0])[0])
    return state
