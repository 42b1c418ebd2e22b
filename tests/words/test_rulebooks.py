"""The rulebooks: the same paragraphs in both languages, with every id that is named anywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import prestol
from prestol.library.content import SHELF, read_content
from prestol.library.rulebook import Rulebook, rulebook
from prestol.library.text import LANGUAGES
from tests.words.messages import BOOKS, ROOT, SOURCE

ID = re.compile(r"\b[A-Z]{3}-\d?[A-Z]+-\d+")
NAMING = sorted(
    path
    for folder, pattern in (
        (SOURCE, "*.py"),
        (SHELF, "*.toml"),
        (SHELF, "*.md"),
        (SHELF, "*.ftl"),
        (ROOT / "docs", "*.md"),
        (ROOT, "*.md"),
    )
    for path in (folder.glob(pattern) if folder == ROOT else folder.rglob(pattern))
)
"""Files that may name a rule."""


def books(game: str) -> tuple[Rulebook, Rulebook]:
    return rulebook(game, "en"), rulebook(game, "ru")


def lines_with_ids(game: str, language: str) -> list[str]:
    text = (SHELF / game / f"rules.{language}.md").read_text(encoding="utf-8")
    return [found[0] for line in text.splitlines() if line.startswith("- ") and (found := ID.match(line, 2))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_every_paragraph_is_read_and_stands_once(game: str, language: str) -> None:
    written = lines_with_ids(game, language)
    assert written == list(rulebook(game, language).paragraphs)
    assert len(written) == len(set(written)) > 10


@pytest.mark.parametrize("game", BOOKS)
def test_both_books_have_the_same_chapters_with_the_same_ids(game: str) -> None:
    english, russian = books(game)
    assert [chapter.ids for chapter in english.chapters] == [chapter.ids for chapter in russian.chapters]
    assert all(chapter.ids and chapter.title for book in (english, russian) for chapter in book.chapters)


@pytest.mark.parametrize("game", BOOKS)
def test_no_paragraph_is_empty_or_left_untranslated(game: str) -> None:
    english, russian = books(game)
    for rule, text in english.paragraphs.items():
        twin = russian.paragraphs[rule]
        assert len(text) > 12, rule
        assert len(twin) > 12, rule
        cyrillic = len(re.findall("[а-яё]", twin.lower()))
        latin = len(re.findall("[a-z]", twin.lower()))
        assert cyrillic > 2 * latin, rule
        assert re.search(r"\.|\d$", text), rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_books_begin_with_a_title_and_a_preface(game: str, language: str) -> None:
    book = rulebook(game, language)
    assert book.title
    assert book.preface
    assert not any(line.startswith(("#", "- ")) for line in book.preface)


FIGURES = {
    "tsar": ("TSR-CMP", "TSR-PLC-03", "TSR-SCO", "TSR-INF-05", "TSR-D-07", "TSR-W-04"),
    "ivan": tuple(
        f"IVN-{chapter}"
        for chapter in "CMP SET PLN ACT INC MAN PRJ EXC REW FRE END SCO FAQ ICO INF 2PL WE R-2 R-3 R-4 R-5 R-6".split()
    ),
    "rurik": ("RUR-",),
    "smuta": ("SMU-",),
}
"""The paragraphs that count in figures, not in words."""


def figures(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", ID.sub("", text)))


@pytest.mark.parametrize("game", FIGURES)
def test_the_same_figures_stand_in_both_books(game: str) -> None:
    """A slip of the pen in one language is seen."""
    english, russian = books(game)
    counting = [rule for rule in english.paragraphs if rule.startswith(FIGURES[game])]
    assert len(counting) > 10
    for rule in counting:
        assert figures(english.paragraphs[rule]) == figures(russian.paragraphs[rule]), rule


@pytest.mark.parametrize("game", BOOKS)
def test_both_books_lead_to_the_same_other_paragraphs(game: str) -> None:
    english, russian = books(game)
    for rule, text in english.paragraphs.items():
        assert sorted(ID.findall(text)) == sorted(ID.findall(russian.paragraphs[rule])), rule


@pytest.mark.parametrize("path", NAMING, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_rule_that_is_named_stands_in_a_book(path: Path) -> None:
    known = {rule for game in BOOKS for rule in rulebook(game, "en").paragraphs}
    named = set(ID.findall(path.read_text(encoding="utf-8")))
    if path.name == "adding-a-game.md":
        named = {rule for rule in named if not rule.startswith("PEB-")}  # the game that the page itself writes
    assert named <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_every_option_is_named_by_its_reading(game: str, language: str) -> None:
    book = rulebook(game, language)
    for option in prestol.game(game).options:
        assert f"`{option.id}`" in book.paragraphs[option.rule]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_names_all_courtiers_as_the_words_do(language: str) -> None:
    words, book = prestol.text(language), rulebook("tsar", language)
    text = "\n".join(book.paragraphs.values())
    for id in prestol.game("tsar").notation.domains["courtier"]:
        assert words.say(f"tsar-courtier-{id}")[:4] in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", ["chamber", "resource", "region", "area"])
def test_the_book_names_the_places_and_goods_of_ivan_as_the_words_do(table: str, language: str) -> None:
    """The chambers are listed by their last words: «палаты дохода, манёвров и пожалований»."""
    words = prestol.text(language)
    text = "\n".join(rulebook("ivan", language).paragraphs.values()).casefold()
    for row in read_content("ivan").tables[table]:
        assert words.say(f"ivan-{table}-{row['id']}").casefold().removeprefix("палата ") in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", ["leader", "good", "building", "deed", "agenda"])
def test_the_book_names_the_components_of_rurik_as_the_content_does(table: str, language: str) -> None:
    """Goods and buildings are declined in Russian: their first letters are enough."""
    text = "\n".join(rulebook("rurik", language).paragraphs.values()).casefold()
    for row in read_content("rurik").tables[table]:
        name = row[f"name_{language}"].casefold()
        assert (name[:4] if table in ("good", "building") else name) in text


def test_finding_looks_into_ids_and_text() -> None:
    book = rulebook("tsar", "en")
    assert book.find("tsr-thr") == ["TSR-THR-01", "TSR-THR-02", "TSR-THR-03"]
    assert "TSR-VOT-07" in book.find("for owners limit")
    assert book.find("there is no such paragraph") == []


def test_a_chapter_may_begin_with_a_figure() -> None:
    assert rulebook("ivan", "ru").find("ivn-2pl") == [f"IVN-2PL-0{at}" for at in range(1, 5)]
