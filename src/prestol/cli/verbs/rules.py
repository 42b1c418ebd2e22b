"""`prestol rules`: the rules books, and which of their paragraphs the tests prove."""

from __future__ import annotations

from pathlib import Path

import click

from prestol.cli.app import FAILED, OK, lang_option, option, verb
from prestol.cli.arguments import all_of, json_option, print_json, read_game
from prestol.cli.coverage import Coverage, coverage_of
from prestol.cli.paper import Paper
from prestol.cli.speech import Speech
from prestol.engine.errors import PrestolError
from prestol.library.rulebook import Rulebook, rulebook
from prestol.registry import GAMES


@verb()
@click.argument("game", required=False)
@click.argument("words", nargs=-1)
@all_of(
    option("--coverage", is_flag=True),
    option("--tests", default="tests", metavar="DIR"),
    json_option,
    lang_option,
)
@click.pass_obj
def rules(speech: Speech, game: str | None, words: tuple[str, ...], coverage: bool, tests: str, as_json: bool) -> int:
    if game is not None:
        read_game(speech, game)
    if coverage:
        return show_coverage(speech, [game] if game else list(GAMES), Path(tests), as_json)
    if game is None and len(GAMES) > 1:
        raise PrestolError(speech.say("cli-which-game", games=", ".join(GAMES)))
    book = rulebook(game or GAMES[0], speech.language)
    found = book.find(" ".join(words))
    if not found:
        raise PrestolError(speech.say("cli-no-rule", words=" ".join(words)))
    if as_json:
        print_json({rule: book.paragraphs[rule] for rule in found})
    else:
        show_book(speech, book, found, whole=not words)
    return OK


def show_book(speech: Speech, book: Rulebook, found: list[str], whole: bool) -> None:
    """Paragraphs under their headings."""
    paper = Paper(speech)
    if whole:
        paper.line(book.title)
    for chapter in book.chapters:
        listed = [rule for rule in chapter.ids if rule in found]
        if not listed:
            continue
        paper.line()
        paper.line(chapter.title)
        for rule in listed:
            paper.line(f"  {rule}  {book.paragraphs[rule]}")


def show_coverage(speech: Speech, games: list[str], tests: Path, as_json: bool) -> int:
    if not tests.is_dir():
        raise PrestolError(speech.say("cli-not-a-folder", folder=str(tests)))
    found = coverage_of(games, tests)
    if as_json:
        print_json([one.document() for one in found])
    else:
        for one in found:
            print_coverage(speech, one)
    return OK if all(one.whole for one in found) else FAILED


def print_coverage(speech: Speech, one: Coverage) -> None:
    paper = Paper(speech)
    for rule in one.rules:
        paper.raw(f"{rule:12} {', '.join(one.tests.get(rule, [])) or '-'}")
    for rule, reason in one.untestable.items():
        paper.raw(f"{rule:12} {speech.say('cli-untestable', reason=reason)}")
    proven = sum(rule in one.tests for rule in one.rules)
    paper.say("cli-coverage", game=one.game, proven=proven, rules=len(one.rules), untestable=len(one.untestable))
    for key, rules in (("missing", one.missing), ("unknown", one.unknown), ("twice", one.twice)):
        if rules:
            paper.say(f"cli-coverage-{key}", rules=", ".join(rules))
