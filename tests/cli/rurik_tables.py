"""Tables of Rurik for the tests of their drawing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import prestol
from prestol.bots import Chair
from prestol.cli.boards import Look, board_of
from prestol.engine.state import State
from prestol.lab import make_bots
from prestol.library.text import LANGUAGES

NAMES = ["Anna", "Boris"]
MIDDLE: dict[str, Any] = {
    "round": 2,
    "token": 1,
    "players": [
        {
            "leader": "mstislav",
            "agenda": "regal",
            "at": "kiev",
            "troops": {"kiev": 2, "smolensk": 1},
            "coins": 4,
            "goods": {"wood": 4, "ore": 1},
            "hand": ["tax_double"],
            "deeds": ["establish_fortress"],
            "buildings": {"kiev": ["stronghold"]},
            "tracks": {"rule": 1},
        },
        {
            "leader": "boris",
            "at": "smolensk",
            "troops": {"smolensk": 1, "kiev": 1},
            "coins": 1,
            "buildings": {"smolensk": ["church"]},
            "war": 2,
        },
    ],
    "rebels": {"kiev": "rebel_06"},
    "bare": ["kiev"],
    "banners": {
        "tax": [{"seat": 0, "advisor": "adv_1", "bribe": 1}, {"seat": 1, "advisor": "adv_4"}],
        "build": [{"seat": 0, "advisor": "adv_5"}],
    },
    "deed_row": ["market_day", "hoard"],
}
SOLO: dict[str, Any] = {
    "players": [{"leader": "boris", "at": "novgorod", "troops": {"novgorod": 1}}],
    "rebellion": {"at": "kiev", "troops": {"kiev": 2, "volyn": 1}, "coins": 2, "cards": ["rebellion_01"]},
    "neutrals": ["rostov"],
    "banners": {"attack": [{"seat": 0, "advisor": "adv_1"}]},
}
GAME = prestol.game("rurik")
BOARD = board_of(GAME)
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
RAW = re.compile(r"\b(cli|web|rurik)-[a-z]|\b\w+_\w+\b|[{}]|(?<!\d)-1\b|None|\[\]")
"""A key, an id, an empty list, a figure that stands for nothing."""
LATIN = re.compile(r"\b(?!Anna|Boris|Vera|Gleb|RUR-[A-Z]+)[A-Za-z]{2,}")


def look(width: int = 100, colour: bool = False, language: str = "en", names: list[str] | None = None) -> Look:
    return Look(prestol.text(language), NAMES if names is None else names, width, colour)


def positions(seats: int, seed: str, options: dict[str, object] | None = None) -> Iterator[State]:
    """The questions of a game of random bots, one after another, and its end."""
    state = GAME.start(seats, seed, options)
    bots = make_bots(GAME, ["random"] * seats, seed)
    while not state.over:
        yield state
        seat = state.waiting[0]
        state.play(seat, bots[seat].decide(Chair(state, seat)))
    yield state


def asking(seats: int, seed: str, ask: str) -> State:
    """The first position of a game in which a question is asked."""
    return next(state for state in positions(seats, seed) if state.view(None)["ask"] == ask)


def drawn(state: State, seat: int | None, eyes: Look) -> list[str]:
    return [line.plain for line in BOARD.picture(state.view(seat), eyes)]


def whole(state: State, seat: int | None, eyes: Look) -> list[str]:
    return [line.plain for line in BOARD.whole(state.view(seat), eyes)]
