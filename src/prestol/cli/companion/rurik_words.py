"""Words that a person types for things of Rurik: ids, names in either language, and short beginnings of them."""

from __future__ import annotations

from prestol.engine.errors import PrestolError
from prestol.engine.game import Game
from prestol.library.text import LANGUAGES, text

THINGS = (
    "troop",
    "leader",
    "church",
    "market",
    "stronghold",
    "good",
    "neutral",
    "attack",
    "rebel",
    "sviatopolk",
    "their_church",
    "their_market",
    "their_stronghold",
    "coin",
    "war",
    "their_war",
)
"""What a change may be about; the words for each are `cli-companion-thing-<thing>`."""
ELSEWHERE = ("coin", "war", "their_war")
"""Those that lie in no region."""
TAKEN = ("good", "neutral", "rebel", "sviatopolk")
"""Those that a person usually takes away, so that no figure means one fewer."""


def letters(written: str) -> str:
    return written.casefold().replace("ё", "е")


class Words:
    """Finds what is meant among the things of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def names(self, domain: str, id: str) -> list[str]:
        """What a thing is called, in both languages."""
        value = self.game.notation.domains[domain].index(id)
        return [text(language).named(self.game, "one", domain, value)["one"] for language in LANGUAGES]

    def find(self, domain: str, typed: str, among: list[str] | None = None) -> str:
        """The id of the one thing that a word stands for; PrestolError where there is none, or more than one."""
        known = list(self.game.notation.domains[domain]) if among is None else among
        spoken = {id: [id, *self.names(domain, id)] for id in known}
        return pick(typed, spoken)

    def region_or_thing(self, typed: str, regions: list[str]) -> str:
        """The id of the region or of the thing that a word stands for."""
        spoken = {id: [id, *self.names("region", id)] for id in regions}
        return pick(typed, spoken | {id: [id, *words_for(id)] for id in THINGS})


def words_for(thing: str) -> list[str]:
    """The words for a thing in both languages."""
    key = f"cli-companion-thing-{thing}"
    return [word for language in LANGUAGES for word in text(language).say(key).split(", ")]


def pick(typed: str, spoken: dict[str, list[str]]) -> str:
    """The one whose word is typed, or else begins so."""
    wanted = letters(typed)
    exact = [id for id, words in spoken.items() if wanted in [letters(word) for word in words]]
    begun = [id for id, words in spoken.items() if any(letters(word).startswith(wanted) for word in words)]
    found = exact or begun
    if len(found) == 1:
        return found[0]
    if found:
        raise PrestolError("cli-companion-unclear", word=typed, known=", ".join(found))
    raise PrestolError("cli-companion-unknown", word=typed)
