"""Ivan the Terrible can name every component and say what it does, in both languages, and in good grammar."""

from __future__ import annotations

import re
from typing import Any

import pytest

import prestol
from prestol.engine.phrase import Phrase
from prestol.games.ivan.edge.phrases import Lines, amount, amounts, effect
from prestol.games.ivan.edge.phrases import step as step_of
from prestol.library.content import read_content
from prestol.library.text import LANGUAGES, Text
from tests.words.messages import is_spoken, lesson_titles, messages

TABLES = read_content("ivan").tables
NAMED = {table: rows for table, rows in TABLES.items() if isinstance(rows, list) and "name_en" in rows[0]}
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22)


GAME = prestol.game("ivan")
TELLERS = Lines(TABLES).tellers()


def told(language: str, phrase: Phrase) -> str:
    return prestol.text(language).phrase(GAME, phrase, [])


def record(table: str, id: str) -> dict[str, Any]:
    return next(one for one in TABLES[table] if one["id"] == id)


def lines(language: str, table: str, id: str) -> list[str]:
    return [capital(told(language, line)) for line in TELLERS[table](record(table, id))]


def capital(line: str) -> str:
    return line[0].upper() + line[1:]


def test_exactly_the_components_of_the_content_are_named() -> None:
    needed = {f"ivan-{table}-{row['id']}" for table, rows in NAMED.items() for row in rows}
    needed |= {f"ivan-{table}-other" for table in NAMED}
    assert set(messages("en", "ivan-names.ftl")) == needed
    assert len(needed) > 225


def test_every_word_of_the_table_is_spoken() -> None:
    assert {key for key in messages("en", "ivan-table.ftl") if not is_spoken(key)} == set()


@BY_LANGUAGE
def test_names_are_those_of_the_content(language: str) -> None:
    words = prestol.text(language)
    for table, rows in NAMED.items():
        for row in rows:
            assert words.say(f"ivan-{table}-{row['id']}") == row[f"name_{language}"]


@BY_LANGUAGE
def test_what_changed_content_names_has_the_same_forms(language: str) -> None:
    named = messages(language, "ivan-names.ftl")
    for table, rows in NAMED.items():
        lent = set(named[f"ivan-{table}-other"].attributes)
        for row in rows:
            assert set(named[f"ivan-{table}-{row['id']}"].attributes) == lent, row["id"]


@BY_LANGUAGE
def test_places_are_told_from_where_they_are_and_to_where_they_are(language: str) -> None:
    for table in ("city", "chamber", "area"):
        for row in TABLES[table]:
            forms = prestol.text(language).forms("place", f"ivan-{table}-{row['id']}")
            assert len({forms[f"place_{form}"] for form in ("from", "at", "to")}) == 3


DOING_NOTHING = {"resource", "family", "player_piece", "shared_piece", "round", "region", "area", "icon"}


@BY_LANGUAGE
def test_every_component_that_does_something_says_what(language: str) -> None:
    for table, rows in NAMED.items():
        for row in rows:
            found = TELLERS[table](row) if table in TELLERS else []
            assert bool(found) == (table not in DOING_NOTHING), table
            for line in found:
                assert not re.search(r"ivan-|\{|  |\.$", told(language, line)), line


class Heard(Text):
    """Speaks, and remembers which keys it was asked for."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.keys: set[str] = set()

    def say(self, key: str, **args: Any) -> str:
        self.keys.add(key)
        return super().say(key, **args)


UNUSED = {"ivan-amount-nothing", "ivan-colour-white", "ivan-colour-green"}
"""Of effects that changed content may have, and of families."""


def test_every_word_of_the_effects_is_spoken_by_some_component() -> None:
    heard = Heard("en")
    for table, rows in NAMED.items():
        for row in rows:
            for line in TELLERS[table](row) if table in TELLERS else []:
                heard.phrase(GAME, line, [])
    assert {key for key in heard.keys if not heard.has(key)} == set()
    assert set(messages("en", "ivan-effects.ftl")) - heard.keys == UNUSED


RUSSIAN = {
    "coin": ("0 монет", "1 монету", "2 монеты", "3 монеты", "5 монет", "11 монет", "21 монету", "22 монеты"),
    "vp": ("0 очков", "1 очко", "2 очка", "3 очка", "5 очков", "11 очков", "21 очко", "22 очка"),
    "stone": ("0 камней", "1 камень", "2 камня", "3 камня", "5 камней", "11 камней", "21 камень", "22 камня"),
}


@pytest.mark.parametrize("kind", RUSSIAN)
def test_russian_amounts_are_counted_in_good_grammar(kind: str) -> None:
    assert tuple(told("ru", amount(kind, number, "acc")) for number in NUMBERS) == RUSSIAN[kind]


def test_coins_stand_in_the_case_of_their_sentence() -> None:
    assert told("ru", amounts({"coin": 1})) == "1 монета"
    assert told("ru", amounts({"coin": 1, "rye": 2, "vp": 5}, "acc")) == "1 монету, 2 ржи и 5 очков"
    assert told("en", amounts({"coin": 1, "rye": 2, "vp": 5})) == "1 coin, 2 grain and 5 VP"


SPOKEN = [
    ("estate", "hunting_lodge", "Spend 2 coins: gain the Tsar’s favour", "Отдайте 2 монеты: получите царскую милость"),
    ("estate", "toll_yard", "Gain 2 coins", "Получите 2 монеты"),
    (
        "estate",
        "service_settlement",
        "Spend 1 grain and 1 coin: place 1 warrior in a city with your presence",
        "Отдайте 1 рожь и 1 монету: выставьте 1 воина в город с вашим присутствием",
    ),
    (
        "project",
        "m02_landed_levy",
        "Spend 3 grain and 2 wood: gain 5 VP, then send 1 warrior to the Field of War for a spoils token",
        "Отдайте 3 ржи и 2 дерева: получите 5 очков, затем пошлите 1 воина в Дикое поле за трофеем",
    ),
    (
        "title",
        "merchant_guest",
        "2 VP for each completed trade project; scored at the end of rounds 2 and 4",
        "2 очка за каждый выполненный торговый проект; подсчёт в конце раундов 2 и 4",
    ),
    (
        "title",
        "majordomo",
        "3 VP for every 2 estates you own; scored at the end of rounds 2 and 4",
        "3 очка за каждые 2 ваших поместья; подсчёт в конце раундов 2 и 4",
    ),
    (
        "title",
        "cupbearer",
        "2 VP for every 3 cities with your presence; scored at the end of rounds 2 and 4",
        "2 очка за каждые 3 города с вашим присутствием; подсчёт в конце раундов 2 и 4",
    ),
    (
        "title",
        "chamberlain",
        "For your place on the favour track: 5 VP for place 1, 3 VP for place 2, 2 VP for place 3, 1 VP for place 4; "
        "scored at the end of rounds 2 and 4",
        "По месту на счётчике царской милости: 1-е место — 5 очков, 2-е место — 3 очка, 3-е место — 2 очка, "
        "4-е место — 1 очко; подсчёт в конце раундов 2 и 4",
    ),
    ("spoils", "s01_glory", "Gain 3 VP", "Получите 3 очка"),
    (
        "pad_action",
        "tokens_for_project",
        "Spend 2 trade tokens: take 1 project",
        "Отдайте 2 торговых жетона: возьмите 1 проект",
    ),
    ("pad_slot", "pad_5", "An empty slot for a trade token", "Пустая ячейка под торговый жетон"),
    (
        "waterway",
        "w_seim",
        "Putivl – Kursk, with a slot for a trade token",
        "Путивль — Курск, с ячейкой под торговый жетон",
    ),
]


@pytest.mark.parametrize(("table", "id", "english", "russian"), SPOKEN, ids=[row[1] for row in SPOKEN])
def test_one_line_says_what_a_card_does(table: str, id: str, english: str, russian: str) -> None:
    assert lines("en", table, id) == [english]
    assert lines("ru", table, id) == [russian]


def test_several_lines_say_what_a_component_with_several_parts_does() -> None:
    assert lines("en", "assignment", "assign_kremlin") == [
        "The boyar stays on this card until the end of the round",
        "With the regular actions: gain 1 coin",
        "With the bonus: gain the Tsar’s favour",
    ]
    assert lines("ru", "chamber", "rewards") == [
        "Обычные действия: возьмите 1 поместье или возьмите 1 титул",
        "Усиление с печатью: возьмите 1 поместье",
    ]
    assert lines("en", "region_token", "rl9") == [
        "Either gain 3 VP",
        "Or place 1 warrior in a city with your presence, then gain 1 coin",
        "With two players, the leader chooses if ahead by 3 or more",
    ]
    assert lines("ru", "city", "moscow")[1] == "За каждый камень дохода отдают 1 монету"
    assert len(lines("ru", "city", "putivl")) == 1


STEPS = (
    *"favour income place_warrior move take_project complete_project take_estate take_title resolve_trade war".split(),
    *"build income_cities income_again".split(),
)


@BY_LANGUAGE
@pytest.mark.parametrize("step", STEPS)
def test_steps_can_be_done_any_number_of_times(language: str, step: str) -> None:
    """Changed content may say so, and the sentence differs from that of a single time."""
    spoken = [told(language, step_of({step: number})) for number in (1, 2, 5)]
    assert len(set(spoken)) == 3
    assert all("{" not in sentence for sentence in spoken)


def test_an_effect_without_steps_is_nothing() -> None:
    assert told("en", effect([])) == "nothing"
    assert told("ru", effect([])) == "ничего"


@BY_LANGUAGE
def test_every_lesson_has_a_title_and_a_short_text(language: str) -> None:
    words = prestol.text(language)
    titles = lesson_titles(language, "ivan")
    chambers = {row["id"] for row in TABLES["chamber"]}
    assert {f"web-ivan-learn-{chamber}" for chamber in chambers} <= set(titles)
    for chamber in chambers:
        assert words.say(f"web-ivan-learn-{chamber}") == words.say(f"ivan-chamber-{chamber}")
