"""Every game has exactly the words it needs, and each of them can be said."""

from __future__ import annotations

import ast
import re
import tomllib
from typing import Any

import pytest

import prestol
from prestol.engine.errors import Refusal
from prestol.engine.events import Event
from prestol.engine.game import Game
from prestol.engine.notation import NUMBER
from prestol.engine.step import EVERYBODY, Choice, Move, Step, Together
from prestol.library.content import SHELF
from prestol.library.text import LANGUAGES
from tests.words.messages import all_games, files_of, messages, modules, refusals

NAMES = ["Anna", "Boris", "Vera", "Gleb", "Daria", "Yegor"]
NUMBERS = [0, 1, 2, 5, 11, 21, 33]
GAMES = all_games()
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
BY_GAME = pytest.mark.parametrize("id", GAMES)
TIES = {"ivan": 1, "rurik": 1, "smuta": 0}
"""How many rules settle a tie, where there are not two."""


def asks(game: Game) -> set[str]:
    """The questions that the steps of a game ask."""
    steps: tuple[type[Step[Any]], ...] = game.steps
    return {kind.ASK for kind in steps if issubclass(kind, (Choice, Together))}


def own_refusals(id: str) -> dict[str, set[str]]:
    """Refusals that only this game gives."""
    common = refusals("engine")
    return {key: figures for key, figures in refusals("games", id).items() if key not in common}


def ties(id: str) -> set[str]:
    """The rules that the result names as having settled a tie."""
    found: set[str] = set()
    for _, module in modules("games", id):
        for node in ast.walk(module):
            if isinstance(node, ast.FunctionDef) and node.name in ("result", "final_result"):
                texts = (one.value for one in ast.walk(node) if isinstance(one, ast.Constant))
                found |= {
                    text for text in texts if isinstance(text, str) and re.fullmatch(r"[A-Z]{3}-[A-Z]+-\d+", text)
                }
    return found


def option_keys(game: Game) -> set[str]:
    found: set[str] = set()
    for option in game.options:
        key = f"{game.id}-option-{option.id}"
        found |= {key, f"{key}-about", *(f"{key}-{value}" for value in option.values)}
    return found


def thing_keys(game: Game) -> set[str]:
    domains = {domain: ids for domain, ids in game.notation.domains.items() if domain != "seat"}
    words = {f"{game.id}-{domain}-{word}" for domain, ids in domains.items() for word in ids}
    return words | {f"{game.id}-{domain}-other" for domain in domains if game.title(domain, 0, "en")}


@BY_GAME
def test_a_game_has_exactly_the_words_it_needs(id: str) -> None:
    game = prestol.game(id)
    needed = {f"{id}-name", f"{id}-tagline"}
    needed |= {f"{id}-event-{kind.name}" for kind in game.events}
    needed |= {f"{id}-move-{kind.name}" for kind in game.notation.kinds}
    needed |= {f"{id}-{way}-{ask}" for way in ("ask", "wait") for ask in asks(game)}
    needed |= {f"{id}-refusal-{key}" for key in own_refusals(id)}
    needed |= {f"{id}-tie-{rule}" for rule in ties(id)}
    needed |= option_keys(game) | thing_keys(game)
    needed |= {f"{id}-fact-{name}" for name, _ in game.facts} | {f"{id}-scope-{name}" for name in game.scopes}
    assert len(ties(id)) == TIES.get(id, 2)
    own = set(messages("en", f"{id}.ftl"))
    beside = {key for file in files_of(id) for key in messages("en", file)} - own
    assert own | (needed & beside) == needed


def samples(game: Game, domain: str) -> list[int]:
    if domain == NUMBER:
        return NUMBERS
    return list(range(max(game.seat_counts) if domain == "seat" else len(game.notation.domains[domain])))


@BY_LANGUAGE
@BY_GAME
def test_every_event_is_a_sentence_for_every_figure(id: str, language: str) -> None:
    game, words = prestol.game(id), prestol.text(language)
    for kind in game.events:
        longest = max((len(samples(game, domain)) for _, domain in kind.args), default=1)
        for at in range(longest):
            args = {name: samples(game, domain)[at % len(samples(game, domain))] for name, domain in kind.args}
            sentence = words.event(game, Event(kind.name, kind.rule, EVERYBODY, args), NAMES)
            assert sentence.endswith((".", "!")), sentence
            assert "{" not in sentence
            if "seat" in args:
                assert NAMES[args["seat"]] in sentence


@BY_LANGUAGE
@BY_GAME
def test_every_refusal_is_a_sentence_with_the_figures_it_is_given(id: str, language: str) -> None:
    for key, names in own_refusals(id).items():
        assert messages(language, f"{id}.ftl")[f"{id}-refusal-{key}"].variables <= names
        for number in NUMBERS:
            sentence = prestol.text(language).refusal(id, Refusal(key, "", dict.fromkeys(names, number)))
            assert sentence.endswith(".")
            assert sentence[0].isupper()


@BY_LANGUAGE
@BY_GAME
def test_questions_say_who_must_do_what(id: str, language: str) -> None:
    words = prestol.text(language)
    for ask in asks(prestol.game(id)):
        assert words.say(f"{id}-ask-{ask}", seat="Anna")[-1] in ".?"
        assert "Anna" in words.say(f"{id}-wait-{ask}", seat="Anna")


@BY_LANGUAGE
@BY_GAME
def test_content_and_words_agree_about_names(id: str, language: str) -> None:
    """Names stand in the content too, for those who read or change it; the words only add their declined forms."""
    words = prestol.text(language)
    tables: dict[str, Any] = {}
    for path in (SHELF / id).glob("*.toml"):
        tables |= tomllib.loads(path.read_text(encoding="utf-8"))
    assert words.say(f"{id}-name") == tables["game"][f"name_{language}"]
    for domain in prestol.game(id).notation.domains:
        for thing in tables.get(domain, []):
            assert words.say(f"{id}-{domain}-{thing['id']}") == thing[f"name_{language}"]


def different(game: Game, moves: list[Move]) -> set[tuple[object, ...]]:
    """Moves that do different things: cards that the content calls alike are alike."""
    found: set[tuple[object, ...]] = set()
    for move in moves:
        kind = game.notation.kinds[move[0]]
        if kind.several:
            found.add(move)
        else:
            targets = zip(kind.domains, move[1:], strict=True)
            found.add((move[0], *(game.title(domain, value, "en") or value for domain, value in targets)))
    return found


@BY_LANGUAGE
@BY_GAME
def test_whole_games_are_told_without_a_gap(id: str, language: str) -> None:
    game, words = prestol.game(id), prestol.text(language)
    for seats in game.seat_counts:
        state = game.start(seats, seed=seats)
        rng = prestol.stream(seats)
        names = NAMES[:seats]
        lines = [words.event(game, event, names) for event in state.events]
        while not state.over:
            seat = state.waiting[0]
            moves = state.legal(seat)
            buttons = [words.move(game, move, names) for move in moves]
            assert len(set(buttons)) == len(different(game, moves))
            assert all(button[0].isupper() and button[-1] != "." for button in buttons)
            lines += buttons
            state.play(seat, moves[rng.below(len(moves))])
            lines += [words.event(game, event, names) for event in state.events]
        assert not [line for line in lines if f"{id}-" in line or "{" in line]
