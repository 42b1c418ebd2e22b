"""Words by key, in Russian and English, from Fluent files. Never used by engine or rules."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING, Any

from prestol.engine.errors import IllegalMove, PrestolError, Refusal
from prestol.engine.events import Event
from prestol.engine.notation import NUMBER
from prestol.engine.phrase import Phrase
from prestol.engine.several import NO_MORE
from prestol.library.content import SHELF

if TYPE_CHECKING:
    from prestol.engine.game import Game
    from prestol.engine.step import Move

LANGUAGES = ("en", "ru")
MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""How a message begins; what belongs to it is indented."""
INNER = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""A message that is put into another one."""
LONGEST = 900
"""Letters of one figure; Fluent refuses to put more than a thousand into a sentence."""


class Text:
    """Speaks one language. Keys of a game begin with its id; the others are common to all."""

    def __init__(self, language: str) -> None:
        # imported here: the runtime takes a moment to load, and most programs never speak
        from fluent.runtime import FluentBundle

        if language not in LANGUAGES:
            raise PrestolError("fault-language", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread: dict[str, str] = {}
        """Messages that nobody has asked for yet: to parse all of them would hold a server up for half a second."""
        self.reading = Lock()
        for path in sorted((SHELF / "locale" / language).glob("*.ftl")):
            for key, message in messages_of(path.read_text(encoding="utf-8")):
                self.unread.setdefault(key, message)

    def has(self, key: str) -> bool:
        """Whether there is a message of a key; if so, it can be spoken from now on."""
        self.read(key)
        return bool(self.bundle.has_message(key))

    def read(self, key: str) -> None:
        """Parse a message and those that are put into it; until all of that is done, others wait for it."""
        from fluent.runtime import FluentResource

        if key not in self.unread:
            return
        with self.reading:
            needed = [key] if key in self.unread else []
            for one in needed:
                inner = INNER.findall(self.unread[one])
                needed += [other for other in inner if other in self.unread and other not in needed]
            for one in needed:
                self.bundle.add_resource(FluentResource(self.unread[one]))
            for one in reversed(needed):
                del self.unread[one]

    def say(self, key: str, **args: Any) -> str:
        """The message of a key; an error among its figures is said in the same language."""
        if not self.has(key):
            return key
        message = self.bundle.get_message(key)
        if message.value is None:
            return key
        figures = {name: self.error(one) if isinstance(one, PrestolError) else one for name, one in args.items()}
        short = {name: cut(one) if isinstance(one, str) else one for name, one in figures.items()}
        spoken, errors = self.bundle.format_pattern(message.value, short)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(spoken)

    def forms(self, name: str, key: str, **args: Any) -> dict[str, str]:
        """A thing's name and its declined forms, as arguments: `courtier`, `courtier_acc` and so on."""
        spoken = {name: self.say(key, **args)}
        for form, pattern in self.bundle.get_message(key).attributes.items():
            spoken[f"{name}_{form}"] = str(self.bundle.format_pattern(pattern, args)[0])
        return spoken

    def thing(self, game: Game, name: str, domain: str, value: Any, names: list[str]) -> dict[str, Any]:
        """The arguments that one figure of an event or move gives to its message."""
        if domain == "seat":
            return dict(self.taker(game, name, value, names))
        if domain == NUMBER:
            return {name: value}
        spoken: dict[str, Any] = dict(self.named(game, name, domain, value))
        inner, items = game.made_of(domain, value)
        if items:
            spoken[f"{name}_list"] = ", ".join(self.named(game, "one", inner, item)["one"] for item in items)
        return spoken

    def taker(self, game: Game, name: str, value: int, names: list[str]) -> dict[str, str]:
        """Who takes part: after the seats come the programs of the game. Players keep one name for all their forms."""
        keys = [f"{game.id}-program-{program}" for program in game.programs]
        if value >= len(names):
            return self.forms(name, keys[value - len(names)])
        return dict.fromkeys(self.forms(name, keys[0]) if keys else [name], names[value])

    def named(self, game: Game, name: str, domain: str, value: int) -> dict[str, str]:
        """The forms of a thing's name. What a changed content folder names has none, so `other` lends it some."""
        word = game.notation.word(domain, value)
        title = game.title(domain, value, self.language)
        key = f"{game.id}-{domain}-{word}"
        if self.has(key) and title in ("", self.say(key)):
            return self.forms(name, key)
        other = f"{game.id}-{domain}-other"
        return self.forms(name, other, title=title or word) if self.has(other) else {name: title or word}

    def event(self, game: Game, event: Event, names: list[str]) -> str:
        """A line of the log."""
        kind = next(kind for kind in game.events if kind.name == event.name)
        args: dict[str, Any] = {}
        for name, domain in kind.args:
            args |= self.thing(game, name, domain, event.args[name], names)
        return self.say(f"{game.id}-event-{event.name}", **args)

    def move(self, game: Game, move: Move, names: list[str]) -> str:
        """A move as a button would say it."""
        kind = game.notation.kinds[move[0]]
        args: dict[str, Any] = {}
        if kind.several:
            items = [item for item in move[1:] if item != NO_MORE]
            args = {f"{kind.domains[0]}_list": self.selection(game, kind.domains[0], items), "count": len(items)}
        else:
            for name, domain, value in zip(target_names(kind.domains), kind.domains, move[1:], strict=True):
                args |= self.thing(game, name, domain, value, names)
        return self.say(f"{game.id}-move-{kind.name}", **args)

    def selection(self, game: Game, domain: str, items: list[int]) -> str:
        """Things that are selected together, in the order of their names in the game; several of one kind once."""
        spoken: list[str] = []
        for item in sorted(set(items)):
            forms = self.named(game, "one", domain, item)
            many = items.count(item)
            spoken.append(forms.get("one_acc", forms["one"]) + (f" ×{many}" if many > 1 else ""))
        return ", ".join(spoken)

    def phrase(self, game: Game, phrase: Phrase, names: list[str]) -> str:
        """What a phrase says; smaller phrases and things are put into it."""
        args: dict[str, Any] = {}
        for name, figure in phrase.get("args", {}).items():
            if isinstance(figure, dict):
                args[name] = self.phrase(game, figure, names)
            elif isinstance(figure, (tuple, list)):
                args |= self.thing(game, name, *figure, names)
            else:
                args[name] = figure
        forms = self.forms("it", phrase["key"], **args)
        return forms.get(f"it_{phrase.get('form', '')}", forms["it"])

    def refusal(self, game: str, refusal: Refusal) -> str:
        """Why a move is not allowed."""
        own = f"{game}-refusal-{refusal.key}"
        return self.say(own if self.has(own) else f"refusal-{refusal.key}", **refusal.args)

    def error(self, error: PrestolError) -> str:
        """What is wrong, in one sentence; what a damaged file holds cannot break the line or colour the terminal."""
        if isinstance(error, IllegalMove):
            reason = self.refusal(error.game, error.refusal)
            return f"{reason} ({error.rule})" if error.rule else reason
        return self.say(error.key, **plain_figures(error.figures))


def messages_of(file: str) -> Iterator[tuple[str, str]]:
    """The messages of a file as they are written, each with its key."""
    found = list(MESSAGE.finditer(file))
    ends = [one.start() for one in found[1:]] + [len(file)]
    for one, end in zip(found, ends, strict=True):
        yield one[1], file[one.start() : end]


def plain_figures(figures: Mapping[str, Any]) -> dict[str, Any]:
    """The figures of an error: numbers as they would be typed, text that can break no line."""
    from fluent.runtime.types import fluent_number

    found: dict[str, Any] = {}
    for name, one in figures.items():
        if type(one) is int:
            found[name] = fluent_number(one, useGrouping=False)
        else:
            found[name] = printable(one) if isinstance(one, str) else one
    return found


def cut(value: str) -> str:
    return value if len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"


def printable(value: str) -> str:
    return "".join(sign if sign.isprintable() else "?" for sign in value)


def target_names(domains: tuple[str, ...]) -> list[str]:
    """What the targets of a move are called in its message: `city`, and `city2` for the second one of a domain."""
    found: list[str] = []
    for at, domain in enumerate(domains):
        before = domains[:at].count(domain)
        found.append(f"{domain}{before + 1}" if before else domain)
    return found


@cache
def text(language: str) -> Text:
    """The words of a language, loaded once."""
    return Text(language)


PrestolError.tell = staticmethod(lambda error: text("en").error(error))
IllegalMove.speak = staticmethod(lambda game, refusal: text("en").refusal(game, refusal))
