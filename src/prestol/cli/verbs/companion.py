"""`prestol companion`: Prestol plays the opponent of a game that lies on the table."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from prestol.cli.app import OK, lang_option, option, verb
from prestol.cli.arguments import all_of, check_writable, options_option, read_game, read_pairs
from prestol.cli.speech import Speech
from prestol.engine.errors import PrestolError

if TYPE_CHECKING:
    from prestol.cli.terminal import Terminal
    from prestol.engine.companion import Companion
    from prestol.engine.game import Game

USUAL = {"difficulty": "easy", "cards": "app"}


@verb()
@click.argument("game")
@all_of(
    option("--difficulty", metavar="easy|medium|hard|very_hard"),
    option("--leader", metavar="NAME"),
    option("--cards", metavar="app|box"),
    options_option,
    option("--file", metavar="FILE", help="option-companion-file"),
    option("--new", "fresh", is_flag=True, help="option-companion-new"),
    lang_option,
)
@click.pass_obj
def companion(
    speech: Speech,
    game: str,
    difficulty: str | None,
    leader: str | None,
    cards: str | None,
    pairs: tuple[str, ...],
    file: str | None,
    fresh: bool,
) -> int:
    from prestol.cli.companion.kept import Kept, opened, usual_path
    from prestol.cli.companion.loop import CompanionLoop, Left
    from prestol.cli.terminal import Terminal

    if sys.stdin is None:
        raise PrestolError(speech.say("cli-no-input"))
    played = read_game(speech, game)
    if played.companion is None:
        raise PrestolError("companion-fault-none", game=game)
    if file is not None:
        check_writable(speech, file)
    path = Path(file) if file is not None else usual_path(game, Path(click.get_app_dir("prestol")))
    terminal = Terminal(speech)
    found = None if fresh else opened(path, game)
    wishes = {"difficulty": difficulty, "leader": leader, "cards": cards}
    if found is not None and found.screen()["ask"] != "over":
        if any(wishes.values()) or pairs:
            raise PrestolError("cli-companion-under-way", file=str(path))
        terminal.say("cli-companion-resumed", round=found.screen()["round"], file=str(path))
    else:
        try:
            found = begun(terminal, played, wishes, pairs)
        except Left:
            return OK
        terminal.say("cli-companion-begun", file=str(path))
    kept = Kept(found, path)
    kept.save()
    return CompanionLoop(kept, terminal).run()


def begun(terminal: Terminal, game: Game, wishes: dict[str, str | None], pairs: tuple[str, ...]) -> Companion:
    """A new game; who has named no leader is asked for one, and may leave instead."""
    assert game.companion is not None
    given: dict[str, Any] = {name: wishes[name] or usual for name, usual in USUAL.items()}
    given["options"] = read_pairs(terminal.speech, pairs)
    given["seed"] = secrets.token_hex(8)
    given["leader"] = ask_leader(terminal, game, wishes["leader"])
    return game.companion(game, given)


def ask_leader(terminal: Terminal, game: Game, wanted: str | None) -> str:
    from prestol.cli.companion.loop import COMMANDS, Left
    from prestol.cli.companion.rurik_words import Words

    words = Words(game)
    if wanted is not None:
        return words.find("leader", wanted)
    known = [id for id in game.notation.domains["leader"] if id != "sviatopolk"]
    names = [terminal.speech.text.named(game, "one", "leader", at)["one"] for at in leader_numbers(game, known)]
    while True:
        terminal.say("cli-companion-ask-leader", leaders=", ".join(names))
        typed = terminal.ask().strip()
        if typed.lower() in COMMANDS["quit"]:
            raise Left
        if not typed or typed.lower() in COMMANDS["help"]:
            terminal.say("cli-companion-help-leader")
            continue
        try:
            return words.find("leader", typed, known)
        except PrestolError as error:
            terminal.show(terminal.speech.error(error))


def leader_numbers(game: Game, ids: list[str]) -> list[int]:
    return [game.notation.domains["leader"].index(id) for id in ids]
