"""What a player types: a command to the terminal, or words that stand for a move."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from prestol.engine.game import Game
from prestol.engine.notation import NUMBER
from prestol.engine.several import NO_MORE
from prestol.engine.step import Move
from prestol.library.text import Text

COMMANDS = {
    "undo": ("u", "undo", "отмена", "отменить"),
    "log": ("l", "log", "журнал"),
    "help": ("?", "h", "help", "помощь"),
    "rule": ("r", "rule", "rules", "правило", "правила"),
    "why": ("why", "почему"),
    "view": ("v", "view", "вид"),
    "board": ("b", "board", "поле"),
    "language": ("lang", "язык"),
    "quit": ("q", "quit", "exit", "выход"),
}
MOST_MOVES = 5000
"""More written moves than this are not looked through for the one that a player means."""
MOST_DIGITS = 9
"""No menu has a number with more digits."""


class Command(NamedTuple):
    """One of the commands above with the words after it, or `move` with the whole line."""

    kind: str
    rest: str


def read_command(line: str) -> Command:
    first, _, rest = line.partition(" ")
    for kind, words in COMMANDS.items():
        if first.casefold() in words:
            return Command(kind, rest.strip())
    return Command("move", line)


def read_number(digits: str) -> int:
    """A number as it is typed; one that is too long for any menu counts as 0, which no menu has."""
    return int(digits) if len(digits) <= MOST_DIGITS else 0


def find_moves(game: Game, text: Text, names: list[str], moves: list[Move], typed: str) -> list[Move]:
    """The moves that the typed words fit, by notation or by name in the current language, even shortened."""
    wanted = letters(typed).split()
    fitting = [move for move in moves if letters(game.notation.write(move)).split() == wanted]
    return fitting or [move for move in moves if fits(wanted, words_of(game, text, names, move))]


def letters(written: str) -> str:
    return written.casefold().replace("ё", "е")


def words_of(game: Game, text: Text, names: list[str], move: Move) -> list[str]:
    kind = game.notation.kinds[move[0]]
    values = [value for value in move[1:] if value != NO_MORE]
    domains = kind.domains * len(values) if kind.several else kind.domains
    things = [name_of(game, text, domain, value) for domain, value in zip(domains, values, strict=True)]
    return letters(" ".join([game.notation.write(move), text.move(game, move, names), *things])).split()


def name_of(game: Game, text: Text, domain: str, value: int) -> str:
    """What a thing is called."""
    return str(value) if domain == NUMBER else text.named(game, "one", domain, value)["one"]


def fits(wanted: list[str], words: list[str]) -> bool:
    return bool(wanted) and all(any(word.strip("“”«»(),").startswith(one) for word in words) for one in wanted)


def writable_moves(game: Game, kinds: set[int]) -> list[Move]:
    """All moves of some kinds that could be written down, legal or not; those with plain figures are left out."""
    found: list[Move] = []
    for at in sorted(kinds):
        domains = game.notation.kinds[at].domains
        if NUMBER in domains:
            continue
        ranges = [range(len(game.notation.domains[domain])) for domain in domains]
        for targets in product(*ranges):
            found.append((at, *targets, NO_MORE) if game.notation.kinds[at].several else (at, *targets))
            if len(found) > MOST_MOVES:
                return []
    return found
