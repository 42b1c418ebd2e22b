"""Rurik can name every component and say everything that happens, in both languages, and in good grammar."""

from __future__ import annotations

import re

import pytest

import prestol
from prestol.engine.events import Event
from prestol.engine.phrase import Phrase
from prestol.engine.step import EVERYBODY
from prestol.games.rurik.edge.phrases import Lines
from prestol.games.rurik.parts import SOURCE_NAMES
from prestol.library.content import read_content
from prestol.library.text import LANGUAGES
from tests.words.messages import files_of, lesson_titles, messages

GAME = prestol.game("rurik")
TABLES = read_content("rurik").tables
NAMED = tuple(domain for domain in GAME.notation.domains if domain in TABLES)
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def told(language: str, name: str, names: list[str], **figures: int) -> str:
    kind = next(kind for kind in GAME.events if kind.name == name)
    assert set(figures) == {name for name, _ in kind.args}
    return prestol.text(language).event(GAME, Event(name, kind.rule, EVERYBODY, figures), names)


def at(domain: str, word: str) -> int:
    return GAME.notation.domains[domain].index(word)


def test_exactly_the_components_that_are_named_have_names() -> None:
    needed = {f"rurik-{table}-{row['id']}" for table in NAMED for row in TABLES[table]}
    assert set(messages("en", "rurik-names.ftl")) == needed | {f"rurik-{table}-other" for table in NAMED}


def test_exactly_sources_of_points_the_rebellion_and_what_is_lacking_are_words_of_the_table() -> None:
    needed = {f"rurik-source-{source}" for source in SOURCE_NAMES} | {f"rurik-program-{one}" for one in GAME.programs}
    needed.add("rurik-lack")
    assert set(messages("en", "rurik-table.ftl")) == needed


@BY_LANGUAGE
def test_what_changed_content_names_has_the_same_forms(language: str) -> None:
    named = messages(language, "rurik-names.ftl")
    for table in NAMED:
        lent = set(named[f"rurik-{table}-other"].attributes)
        for row in TABLES[table]:
            assert set(named[f"rurik-{table}-{row['id']}"].attributes) == lent, row["id"]


def forms_spoken(language: str) -> set[tuple[str, str]]:
    """The forms that events, moves and effects ask for, each with its domain; amounts bring their own."""
    said = messages(language, "rurik-events.ftl") | messages(language, "rurik.ftl")
    found: set[tuple[str, str]] = set()
    for event in GAME.events:
        domains = dict(event.args)
        variables = (variable.partition("_") for variable in said[f"rurik-event-{event.name}"].variables)
        found |= {(domains[name], form) for name, _, form in variables if form}
    for kind in GAME.notation.kinds:
        variables = (variable.partition("_") for variable in said[f"rurik-move-{kind.name}"].variables)
        found |= {(name.rstrip("2"), form) for name, _, form in variables if form}
    for key, message in messages(language, "rurik-effects.ftl").items():
        for variable in message.variables:
            name, _, form = variable.partition("_")
            found |= {(name, form)} if form else set()
        found |= {(key.split("-")[1], form) for form in message.attributes}
    return found - {("good", "list"), ("rebellion_card", "list")}


@BY_LANGUAGE
def test_names_have_exactly_the_forms_that_are_spoken(language: str) -> None:
    found: set[tuple[str, str]] = set()
    for file in files_of("rurik"):
        for key, message in messages(language, file).items():
            domain = key.split("-")[1].replace("program", "seat")
            found |= {(domain, form) for form in message.attributes}
    assert found == forms_spoken(language)


@pytest.mark.parametrize(
    ("region", "spoken"),
    [
        ("kiev", "Анна ведёт ратника из Киева на Волынь."),
        ("volyn", "Анна ведёт ратника с Волыни на Волынь."),
        ("pereyaslavl", "Анна ведёт ратника из Переяславля на Волынь."),
    ],
)
def test_russian_regions_are_declined(region: str, spoken: str) -> None:
    figures = {"seat": 0, "figure": 0, "region": at("region", region), "target": at("region", "volyn")}
    assert told("ru", "marched", ["Анна"], **figures) == spoken


@pytest.mark.parametrize(
    ("name", "count", "spoken"),
    [
        ("coins-gained", 1, "Анна получает 1 монету."),
        ("coins-gained", 3, "Анна получает 3 монеты."),
        ("coins-paid", 5, "Анна платит 5 монет."),
        ("income", 1, "Анна получает доход: 1 монета."),
        ("income", 22, "Анна получает доход: 22 монеты."),
    ],
)
def test_russian_coins_are_counted_in_good_grammar(name: str, count: int, spoken: str) -> None:
    assert told("ru", name, ["Анна"], seat=0, coins=count) == spoken


def test_the_rebellion_takes_part_like_a_player() -> None:
    kiev = at("region", "kiev")
    assert told("en", "attacked", ["Anna"], seat=1, region=kiev, rival=0) == "The Rebellion attacks Anna in Kiev."
    assert told("en", "attacked", ["Anna"], seat=0, region=kiev, rival=1) == "Anna attacks the Rebellion in Kiev."
    assert told("ru", "attacked", ["Анна"], seat=1, region=kiev, rival=0) == "Мятеж атакует в Киеве; противник — Анна."
    assert told("en", "attacked", ["Anna", "Boris"], seat=1, region=kiev, rival=0) == "Boris attacks Anna in Kiev."


@pytest.mark.parametrize(
    ("language", "name", "sentence"),
    [
        ("en", "reinforces", "The Rebellion musters in Kiev: it stands there but does not rule."),
        ("ru", "reinforces", "Мятеж усиливается в Киеве: он там стоит, но не владеет."),
        ("ru", "aims-at-empty", "Мятеж идёт в Киев: это первый удел его порядка, где у него никого нет."),
    ],
)
def test_the_rebellion_explains_its_decisions(language: str, name: str, sentence: str) -> None:
    assert told(language, name, ["Anna"], region=at("region", "kiev")) == sentence


@BY_LANGUAGE
@pytest.mark.parametrize("name", ["builds-by-class", "taxes-by-class"])
def test_every_class_of_region_has_its_reason(language: str, name: str) -> None:
    said = {told(language, name, ["Anna"], **{"region": 0, "class": number}) for number in range(4)}
    assert len(said) == 4
    assert not [line for line in said if re.search(r"class [A-D]|класс [А-Г]", line)]


@BY_LANGUAGE
def test_a_tax_says_what_the_market_adds(language: str) -> None:
    words = prestol.text(language)
    plain, good, coin = (
        words.move(GAME, GAME.notation.read(f"tax kiev {bonus}"), []) for bonus in ("none", "good", "coin")
    )
    assert plain[-1] != " " and good.startswith(f"{plain},") and coin.startswith(f"{plain},") and good != coin


@BY_LANGUAGE
def test_equal_cards_have_equal_names(language: str) -> None:
    """And only they: what a scheme card costs and brings follows from its name."""
    by_name: dict[str, set[str]] = {}
    for row in TABLES["scheme"]:
        by_name.setdefault(row[f"name_{language}"], set()).add(repr((row["effect"], row.get("cost"), row["loss"])))
    assert len(by_name) == 20
    assert all(len(kinds) == 1 for kinds in by_name.values())


LINES = GAME.describe()
DOING = {*TABLES} - {"game", "counts", "setup", "option", "goods_token", "action", "priority"}


def lines(language: str, table: str, id: str) -> list[str]:
    row = at(table, id) if table in NAMED else [one["id"] for one in TABLES[table]].index(id)
    return [prestol.text(language).phrase(GAME, line, []) for line in LINES[table][row]]


@BY_LANGUAGE
def test_every_component_that_does_something_says_what(language: str) -> None:
    assert set(LINES) == DOING
    for table, rows in LINES.items():
        assert len(rows) == (len(TABLES[table]) if isinstance(TABLES[table], list) else 1)
        for row in rows:
            assert row, table
            for line in row:
                said = prestol.text(language).phrase(GAME, line, [])
                assert not re.search(r"rurik-|\{|  |\.$|_", said), said


UNUSED = {
    "rurik-amount-nothing",
    "rurik-effect-token",
    *(f"rurik-brief-{one}" for one in ("take_deed", "move_anywhere")),
}
"""Of effects that changed content may have."""


def keys_in(phrase: Phrase) -> set[str]:
    inner = [keys_in(one) for one in phrase.get("args", {}).values() if isinstance(one, dict)]
    return {phrase["key"]}.union(*inner)


def test_every_word_of_the_effects_is_spoken_by_some_component() -> None:
    said = {key for rows in LINES.values() for row in rows for line in row for key in keys_in(line)}
    assert set(messages("en", "rurik-effects.ftl")) - said == UNUSED
    assert not said - set(messages("en", "rurik-effects.ftl"))


SPOKEN = [
    ("scheme", "muster_paid", ["pay 1 coin: gain 1 muster point"], ["отдайте 1 монету: получите 1 очко призыва"]),
    (
        "scheme",
        "deed_coin",
        ["gain 1 coin, then take a deed from the row", "shows a loss symbol in a loss check"],
        ["получите 1 монету, затем возьмите подвиг из ряда", "при проверке потерь — символ потери"],
    ),
    (
        "deed",
        "hire_mercenaries",
        [
            "price: 1 fish, 1 ore and 2 coins",
            "reward: gain 1 attack point, with 1 card fewer in the loss check",
            "1 VP",
        ],
        [
            "цена: 1 рыба, 1 руда и 2 монеты",
            "награда: получите 1 очко атаки; при проверке потерь — на 1 карту меньше",
            "1 очко",
        ],
    ),
    (
        "deed",
        "capital_city",
        ["requirement: a market, a stronghold and a church of yours in one region", "reward: gain 1 tax point", "2 VP"],
        ["условие: ваши рынок, крепость и церковь в одном уделе", "награда: получите 1 очко дани", "2 очка"],
    ),
    (
        "conversion",
        "muster",
        ["pay 1 honey or 1 fish and any 1 good: gain 1 muster point"],
        ["отдайте 1 мёд или 1 рыбу и 1 любой товар: получите 1 очко призыва"],
    ),
    (
        "agenda",
        "regal",
        ["2 VP if nobody has more fur and honey, counted together, than you"],
        ["2 очка, если ни у кого нет больше пушнины и мёда вместе, чем у вас"],
    ),
    ("strategy_slot", "p12_muster_3", ["1 muster point for 1 coin"], ["1 очко призыва за 1 монету"]),
]


@pytest.mark.parametrize(("table", "id", "english", "russian"), SPOKEN, ids=[row[1] for row in SPOKEN])
def test_lines_say_what_a_component_does(table: str, id: str, english: list[str], russian: list[str]) -> None:
    assert lines("en", table, id) == english
    assert lines("ru", table, id) == russian


def test_changed_figures_change_the_words() -> None:
    deed = TABLES["deed"][0] | {"vp": 5, "cost": {"coin": 2}, "effect": {"points": {"move": 3}}, "require": []}
    changed = Lines(TABLES | {"deed": [deed]}).all()["deed"][0]
    said = [prestol.text("ru").phrase(GAME, line, []) for line in changed]
    assert said == ["цена: 2 монеты", "награда: получите 3 очка похода", "5 очков"]


@BY_LANGUAGE
def test_every_lesson_has_a_title_and_a_short_text(language: str) -> None:
    assert lesson_titles(language, "rurik")[0] == "web-rurik-learn-welcome"


def test_the_learner_goes_first() -> None:
    taught = GAME.profile.lesson
    assert taught is not None
    state = GAME.start(taught.seats, taught.seed, dict(taught.options))
    assert state.view(0)["first"] == 0
