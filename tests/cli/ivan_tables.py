"""Tables of Ivan the Terrible for the tests of their drawing."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import prestol
from prestol.bots import Chair
from prestol.cli.boards import Look, board_of
from prestol.engine.state import State
from prestol.lab import make_bots
from prestol.library.text import LANGUAGES

NAMES = ["Anna", "Boris", "Vera"]
MIDDLE = {
    "round": 2,
    "turn": 1,
    "favour": [2, 0, 1],
    "favour_tokens": [20, 30],
    "seals": {"rewards": 0},
    "players": [
        {"vp": 7, "goods": {"coin": 4}, "hand": ["c01_ostrog"], "warriors": {"kursk": 2}, "chambers": {"income": 0}},
        {
            "vp": 12,
            "goods": {"coin": 2, "stone": 1},
            "hand": ["t04_volga_route"],
            "completed": ["c02_yam_station", "m01_steppe_watch"],
            "warriors": {"moscow": 2},
            "boyars": {"moscow": 1},
            "buildings": ["kazan"],
            "tokens": [None, None, None, "tr15"],
            "titles": ["okolnichy"],
            "used": ["quarry"],
            "chambers": {"income": 2},
        },
        {"posted": ["projects"], "field": 1, "chambers": {"exchange": 1}},
    ],
    "assignments": {"income": "assign_any", "projects": "assign_kremlin"},
    "regions": {"east": "rl2"},
    "waterways": {"w_desna": "tr11"},
    "projects": ["m05_crimean_campaign"],
    "titles": ["equerry"],
    "estates": ["toll_yard"],
}
GAME = prestol.game("ivan")
BOARD = board_of(GAME)
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
RAW = re.compile(r"\b(cli|web|ivan)-[a-z]|\b\w+_\w+\b|[\[\]{}]|-1\b|None|\b[a-z]\d\d_")
"""A key, an id, a list of figures, a figure that stands for nothing."""


LATIN = re.compile(r"\b(?!Anna|Boris|Vera|Gleb|[IVX]+\b)[A-Za-z]{2,}")


def positions(seats: int, seed: str) -> Iterator[State]:
    """The questions of a game of random bots, one after another."""
    state = GAME.start(seats, seed)
    bots = make_bots(GAME, ["random"] * seats, seed)
    while not state.over:
        yield state
        seat = state.waiting[0]
        state.play(seat, bots[seat].decide(Chair(state, seat)))


def finished(seed: str) -> State:
    state = GAME.start(3, seed)
    bots = make_bots(GAME, ["random"] * 3, seed)
    while not state.over:
        seat = state.waiting[0]
        state.play(seat, bots[seat].decide(Chair(state, seat)))
    return state


def middle() -> State:
    return GAME.position(MIDDLE)


def look(width: int = 80, colour: bool = False, language: str = "en") -> Look:
    return Look(prestol.text(language), NAMES, width, colour)


def drawn(state: State, seat: int | None, eyes: Look) -> list[str]:
    return [line.plain for line in BOARD.picture(state.view(seat), eyes)]


def whole(state: State, seat: int | None, eyes: Look) -> list[str]:
    return [line.plain for line in BOARD.whole(state.view(seat), eyes)]
