"""The rulebook of Rurik tells the figures that the game plays with."""

from __future__ import annotations

from typing import Any

import pytest

from prestol.library.content import read_content
from prestol.library.rulebook import rulebook
from prestol.library.text import LANGUAGES

TABLES = read_content("rurik").tables
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
COINS = {"en": ("1 coin", "2 coins"), "ru": ("1 монета", "2 монеты")}
POINTS = {"en": ("1 VP", "2 VP"), "ru": ("1 очко", "2 очка")}


def paragraph(language: str, rule: str) -> str:
    return rulebook("rurik", language).paragraphs[rule]


def price(language: str, slot: dict[str, Any]) -> str:
    coins = slot.get("cost", {}).get("coin", 0)
    return f" ({COINS[language][coins - 1]})" if coins else ""


@BY_LANGUAGE
@pytest.mark.parametrize(("side", "line"), [("side_1_2", 1), ("side_3_4", 2)])
def test_the_strategy_board_is_that_of_the_content(language: str, side: str, line: int) -> None:
    told = paragraph(language, "RUR-STR-02").splitlines()[line]
    for action in TABLES["action"]:
        slots = [slot for slot in TABLES["strategy_slot"] if (slot["side"], slot["action"]) == (side, action["id"])]
        slots.sort(key=lambda slot: slot["row"])
        assert [slot["row"] for slot in slots] == list(range(1, len(slots) + 1))
        if action["id"] == "scheme":
            assert [slot["effect"]["scheme"]["look"] for slot in slots] == [3, 2, 1, 1][: len(slots)]
            assert [bool(slot["effect"].get("pass_first_player")) for slot in slots] == [
                True,
                *[False] * (len(slots) - 1),
            ]
        else:
            row = [f"{slot['effect']['points'][action['id']]}{price(language, slot)}" for slot in slots]
            assert f"{action[f'name_{language}']}: {', '.join(row)}." in told


@BY_LANGUAGE
def test_deeds_are_worth_what_the_content_says(language: str) -> None:
    for number, deed in enumerate(TABLES["deed"], 1):
        told = paragraph(language, f"RUR-DC-{number:02}")
        assert told.startswith(f"{deed[f'name_{language}']}, {POINTS[language][deed['vp'] - 1]}. ")


@BY_LANGUAGE
def test_agendas_stand_in_the_order_of_the_content(language: str) -> None:
    for number, agenda in enumerate(TABLES["agenda"], 1):
        assert paragraph(language, f"RUR-AG-{number:02}").startswith(f"{agenda[f'name_{language}']}: ")


@BY_LANGUAGE
@pytest.mark.parametrize(("rule", "track"), [("RUR-CLM-06", "build"), ("RUR-CLM-07", "trade")])
def test_tracks_ask_for_what_the_content_says(language: str, rule: str, track: str) -> None:
    rows = next(one for one in TABLES["track"] if one["id"] == track)["rows"]
    word = {"en": "or", "ru": "или"}[language]
    for figures in ([row["vp"] for row in rows], [row["min"] for row in rows]):
        assert f"{', '.join(map(str, figures[:-1]))} {word} {figures[-1]} " in paragraph(language, rule)
