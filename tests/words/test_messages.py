"""Both languages say the same things, with the same figures, and nothing that nobody asks for."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import prestol
from prestol.bots import bot_names
from prestol.library.content import SHELF
from prestol.library.schema import Source
from prestol.library.text import INNER, LANGUAGES, Text, messages_of
from tests.words.messages import BOOKS, FILES, LOCALE, base, entries, files_of, is_spoken, messages, refusals

ENGINE = refusals("engine")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (LOCALE / language).iterdir()) == FILES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_files_are_well_formed_and_say_nothing_twice(language: str, file: str) -> None:
    parsed = entries(language, file)
    assert not [entry.content for entry in parsed if isinstance(entry, ftl.Junk)]
    keys = [entry.id.name for entry in parsed if isinstance(entry, ftl.Message)]
    assert len(keys) == len(set(keys))
    elsewhere = {key for other in FILES if other != file for key in messages(language, other)}
    assert not elsewhere & set(keys)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_messages_are_found_without_being_parsed(language: str, file: str) -> None:
    """A message is parsed when it is first spoken: what is cut out of its file is what a parser finds there."""
    whole = (LOCALE / language / file).read_text(encoding="utf-8")
    parsed = {entry.id.name: entry for entry in entries(language, file) if isinstance(entry, (ftl.Message, ftl.Term))}
    found = dict(messages_of(whole))
    assert [key.removeprefix("-") for key in found] == list(parsed)
    for (key, text), entry in zip(found.items(), parsed.values(), strict=True):
        alone = [one for one in FluentParser().parse(text).body if isinstance(one, (ftl.Message, ftl.Term))]
        assert len(alone) == 1 and alone[0].equals(entry, ignored_fields=["span", "comment"]), key


def test_a_message_is_read_with_those_that_are_put_into_it() -> None:
    words = Text("en")
    words.unread = {
        "a": "a = { b } { -c }\n",
        "b": "b = { $n ->\n    *[other] { d }\n }\n",
        "-c": "-c = C\n",
        "d": "d = D\n",
    }
    assert words.say("a", n=1) == "D C"
    assert words.unread == {} and not words.has("e")


def test_nothing_is_parsed_before_it_is_spoken() -> None:
    words = Text("en")
    every = len(words.unread)
    words.say("server-yes")
    assert every > 1000 and every - len(words.unread) < 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_put_into_a_message_is_there(language: str) -> None:
    words = Text(language)
    inner = {key for message in words.unread.values() for key in INNER.findall(message)}
    assert inner <= set(words.unread)


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_keys_in_the_same_order(file: str) -> None:
    english, russian = (list(messages(language, file)) for language in LANGUAGES)
    assert english == russian


@pytest.mark.parametrize("file", FILES)
def test_both_languages_use_the_same_figures(file: str) -> None:
    for key, english in messages("en", file).items():
        russian = messages("ru", file)[key]
        assert {base(name) for name in english.variables} == {base(name) for name in russian.variables}, key


def used_sources() -> set[str]:
    """Where components come from, as far as any content file says."""
    texts = [path.read_text(encoding="utf-8") for path in SHELF.rglob("*.toml")]
    return {found for text in texts for found in re.findall(r'^\w*source = "(\w+)"', text, re.MULTILINE)}


def test_common_words_are_those_that_somebody_needs() -> None:
    known = {name for id in prestol.GAMES for name in bot_names(prestol.game(id))}
    bots = {f"bot-{name}{part}" for name in known for part in ("", "-about")}
    sources = {f"source-{name}" for name in {*get_args(Source), *used_sources()}}
    refused = {f"refusal-{key}" for key in ENGINE}
    needed = bots | sources | refused
    common = set(messages("en", "common.ftl"))
    assert needed <= common
    assert {key for key in common - needed if not is_spoken(key)} == set()


def test_words_that_belong_to_no_game_are_all_spoken() -> None:
    games = {file for game in BOOKS for file in files_of(game)}
    others = [file for file in FILES if file not in {*games, "common.ftl", "help.ftl"} and not file.startswith("web")]
    assert {key for file in others for key in messages("en", file) if not is_spoken(key)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(ENGINE))
def test_refusals_of_the_engine_get_the_figures_they_name(language: str, key: str) -> None:
    assert messages(language, "common.ftl")[f"refusal-{key}"].variables <= ENGINE[key]


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_the_engine_are_sentences(language: str) -> None:
    state = prestol.game("tsar").start(4, seed=1)
    turn = state.waiting[0]
    other = (turn + 1) % 4
    words = prestol.text(language)
    for seat, move in ((9, (0, 0, 1)), (other, (0, 0, 1)), (turn, [1, 2]), ("a", (0, 0, 1))):
        refusal = state.refusal(seat, move)
        assert refusal is not None
        sentence = words.refusal("tsar", refusal)
        assert sentence.endswith("."), sentence
        assert sentence[0] == sentence[0].upper()
