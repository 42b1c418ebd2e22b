"""`prestol rules`: the rulebooks, and which of their paragraphs are covered by tests."""

from __future__ import annotations

from pathlib import Path

import click

from prestol.cli.app import FAILED, OK, lang_option, option, verb
from prestol.cli.arguments import all_of, json_option, print_json, read_game
from prestol.cli.coverage import Coverage, coverage_of
from prestol.cli.printer import Printer
from prestol.cli.speech import Speech
from prestol.engine.errors import PrestolError
from prestol.library.rulebook import Rulebook, rulebook
from prestol.registry import GAMES, SAMPLES


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
    if game is not None and coverage:
        read_game(speech, game)
    if coverage:
        return show_coverage(speech, [game] if game else list(GAMES), Path(tests), as_json)
    if game is not None and game not in GAMES + SAMPLES:  # without a game, all words are to be looked for
        words = (game, *words)
        game = None
    wanted = " ".join(words)
    books = [rulebook(id, speech.language) for id in ([game] if game else GAMES)]
    found = {id: book.paragraphs[id] for book in books for id in book.find(wanted)}
    if not found:
        raise PrestolError(speech.say("cli-no-rule", words=wanted))
    if as_json:
        print_json({"rules": found})
    else:
        for book in books:
            show_book(speech, book, list(found))
    return OK


def show_book(speech: Speech, book: Rulebook, found: list[str]) -> None:
    """Paragraphs under their headings."""
    printer = Printer(speech)
    printer.line(book.title)
    for chapter in book.chapters:
        listed = [rule for rule in chapter.ids if rule in found]
        if not listed:
            continue
        printer.line()
        printer.line(chapter.title)
        for rule in listed:
            printer.item(book.paragraphs[rule], rule)


def show_coverage(speech: Speech, games: list[str], tests: Path, as_json: bool) -> int:
    if not tests.is_dir():
        raise PrestolError(speech.say("cli-not-a-folder", folder=str(tests)))
    found = coverage_of(games, tests)
    if as_json:
        print_json({"games": [one.document() for one in found]})
    else:
        for one in found:
            print_coverage(speech, one)
    return OK if all(one.whole for one in found) else FAILED


def print_coverage(speech: Speech, one: Coverage) -> None:
    printer = Printer(speech)
    for rule in one.rules:
        printer.raw(f"{rule:12} {', '.join(one.tests.get(rule, [])) or '-'}")
    for rule, reason in one.untestable.items():
        printer.raw(f"{rule:12} {speech.say('cli-untestable', reason=reason)}")
    proven = sum(rule in one.tests for rule in one.rules)
    printer.say("cli-coverage", game=one.game, proven=proven, rules=len(one.rules), untestable=len(one.untestable))
    for key, rules in (("missing", one.missing), ("unknown", one.unknown), ("twice", one.twice)):
        if rules:
            printer.say(f"cli-coverage-{key}", rules=", ".join(rules))
