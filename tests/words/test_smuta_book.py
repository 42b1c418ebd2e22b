"""The rulebook of Smuta tells the figures that the game plays with."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest

from prestol.games.smuta.edge.vocabulary import ConditionKind, OperationKind, Tag
from prestol.library.content import SHELF, read_content
from prestol.library.rulebook import rulebook
from prestol.library.text import LANGUAGES

TABLES = read_content("smuta").tables
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def paragraph(language: str, rule: str) -> str:
    return rulebook("smuta", language).paragraphs[rule]


def by_id(table: str, id: str) -> dict[str, Any]:
    return next(row for row in TABLES[table] if row["id"] == id)


@BY_LANGUAGE
@pytest.mark.parametrize(("rule", "table"), [("SMU-BAT-20", "fire"), ("SMU-BAT-21", "melee")])
def test_combat_tables_are_those_of_the_content(language: str, rule: str, table: str) -> None:
    told = re.findall(r"`([^`]+)`", paragraph(language, rule))
    assert told == [
        " ".join("-" if cell == 0 else str(cell) for cell in row) for row in by_id("combat_table", table)["rows"]
    ]
    columns = paragraph(language, "SMU-BAT-20").split(":")[0]
    for least in by_id("combat_table", table)["columns"]:
        assert re.search(rf"\b{least}\b", columns)


@BY_LANGUAGE
@pytest.mark.parametrize("table", ["volga", "west", "north_east", "south", "north", "fortresses"])
def test_towns_are_won_over_by_the_dice_of_the_content(language: str, table: str) -> None:
    """Each town stands after its die, with its victory points where the paragraph gives them one by one."""
    told = paragraph(language, "SMU-CTL-11" if table == "fortresses" else "SMU-CTL-10")
    for die, names in enumerate(by_id("legitimacy_table", table)["rolls"], 1):
        towns = [by_id("point", name) for name in names]
        if towns:
            or_ = {"en": " or ", "ru": " или "}[language]
            plain = or_.join(town[f"name_{language}"] for town in towns)
            valued = or_.join(f"{town[f'name_{language}']} ({town['vp']})" for town in towns)
            assert f"{die} {plain}" in told or f"{die} {valued}" in told


@BY_LANGUAGE
def test_prices_are_those_of_the_content(language: str) -> None:
    told = [int(number) for number in re.findall(r" (\d+)", paragraph(language, "SMU-REC-03"))]
    kinds = ("mounted_cossack", "noble_cavalry", "town_streltsy", "german_infantry", "reiters", "artillery")
    prices = [by_id("unit_kind", kind)["cost"] for kind in kinds]
    assert told == [*prices, TABLES["siege"]["cost"], by_id("unit_kind", "polish_infantry")["cost"]]
    assert [unit["id"] for unit in TABLES["unit_kind"] if unit["cost"] == 0] == ["moscow_streltsy", "winged_hussars"]


@BY_LANGUAGE
def test_tables_cost_what_the_content_says(language: str) -> None:
    told = {int(number) for number in re.findall(r" (\d)\b", paragraph(language, "SMU-CTL-04"))}
    assert told == {table["cost"] for table in TABLES["legitimacy_table"]}


@BY_LANGUAGE
def test_totals_at_the_start_are_those_of_the_content(language: str) -> None:
    sums = re.findall(r"\d+", paragraph(language, "SMU-SET-14"))
    expected = [
        str(count)
        for setup in reversed(TABLES["setup"])
        for name in ("start_vp", "start_legitimacy")
        for count in setup[name].values()
    ]
    assert sums == expected


@BY_LANGUAGE
@pytest.mark.parametrize("table", ["party", "card_kind"])
def test_the_book_names_parties_and_the_cards_of_their_decks(language: str, table: str) -> None:
    """The cards that chapter 12 deals out; in Russian their first letters are enough."""
    text = "\n".join(rulebook("smuta", language).paragraphs.values()).casefold()
    for row in TABLES[table]:
        if table == "party" or row["deck"] in ("rebel", "nobles", "shuisky"):
            name = row[f"name_{language}"].casefold().replace("партия ", "").replace(" party", "").replace("’", "")
            assert name[:5] in text, name


def test_the_head_of_the_cards_explains_every_word() -> None:
    text = (SHELF / "smuta" / "cards.toml").read_text(encoding="utf-8")
    head = text[: text.index("[[card_kind]]")]
    for word in (*get_args(ConditionKind), *get_args(OperationKind), *get_args(Tag)):
        assert re.search(rf"\b{word}\b", head), word
