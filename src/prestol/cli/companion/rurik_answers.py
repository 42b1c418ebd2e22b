"""What a person types at each question, as an entry of the companion."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from prestol.cli.companion.rurik_words import ELSEWHERE, TAKEN, Words
from prestol.engine.errors import PrestolError

FIGURE = re.compile(r"[+-]?\d{1,2}")
YES = ("y", "yes", "д", "да")
NO = ("n", "no", "н", "нет")
Entry = dict[str, Any]


class Answers:
    """Reads a line by the question that is open."""

    def __init__(self, words: Words, screen: dict[str, Any]) -> None:
        self.words = words
        self.screen = screen
        self.about = screen["about"]
        self.regions = [region["id"] for region in screen["regions"]]

    def read(self, line: str) -> Entry:
        """The entry that a line stands for; PrestolError says what is wrong with it."""
        readers: dict[str, Callable[[str], Entry]] = {
            "card": self.card,
            "good": lambda typed: {"do": "good", "good": self.words.find("good", typed, self.about["goods"])},
            "deploy": self.deploy,
            "place": self.place,
            "loss": self.loss,
            "boat": lambda typed: {"do": "boat", "goods": number(typed)},
            "score": self.score,
        }
        return readers[self.screen["ask"]](line)

    def region(self, typed: str) -> str:
        return self.words.find("region", typed, self.regions)

    def card(self, typed: str) -> Entry:
        """`7`: the number on the card."""
        return {"do": "card", "card": f"rebellion_{number(typed):02}"}

    def loss(self, typed: str) -> Entry:
        if typed.casefold() not in (*YES, *NO):
            raise PrestolError("cli-companion-yes-or-no")
        return {"do": "loss", "lost": typed.casefold() in YES}

    def deploy(self, line: str) -> Entry:
        """`volyn 2 chernigov`: the troops, the leader with the first of them."""
        troops: dict[str, int] = {}
        last = ""
        for word in line.replace(",", " ").split():
            if FIGURE.fullmatch(word) and last:
                troops[last] += int(word) - 1
            else:
                last = self.region(word)
                troops[last] = troops.get(last, 0) + 1
        if not troops:
            raise PrestolError("cli-companion-unknown", word=line)
        return {"do": "deploy", "troops": troops, "leader": next(iter(troops))}

    def place(self, line: str) -> Entry:
        """`5 tax 2`: advisor, banner, and coins if there is a bribe."""
        parts = line.split()
        if not 2 <= len(parts) <= 3:
            raise PrestolError("cli-companion-place")
        value = number(parts[0])
        found = [id for id in self.about["advisors"] if id.removeprefix("adv_").rstrip("ab") == str(value)]
        if not found:
            raise PrestolError("cli-companion-no-advisor", value=value)
        bribe = number(parts[2]) if len(parts) > 2 else 0
        return {"do": "place", "advisor": found[0], "banner": self.words.find("action", parts[1]), "bribe": bribe}

    def score(self, line: str) -> Entry:
        """`21 3 5`: points, war space, coins; what is left out stays as the companion thinks."""
        figures = [number(part) for part in line.split()]
        if not 1 <= len(figures) <= 3:
            raise PrestolError("cli-companion-number", word=line)
        war = figures[1] if len(figures) > 1 else self.about["war"]
        return {"do": "score", "points": figures[0], "war": war, "coins": figures[2] if len(figures) > 2 else 0}

    # --- changes of the table

    def changes(self, line: str) -> list[Entry]:
        """`kiev +2, kiev volyn, volyn church, kiev attack, coin -1`."""
        return [change for part in line.split(",") if part.strip() for change in self.change(part.split())]

    def change(self, parts: list[str]) -> list[Entry]:
        figures = [int(part) for part in parts if FIGURE.fullmatch(part)]
        things = [part for part in parts if not FIGURE.fullmatch(part)]
        if not things or len(figures) > 1:
            raise PrestolError("cli-companion-unknown", word=" ".join(parts))
        first, *rest = [self.words.region_or_thing(thing, self.regions) for thing in things]
        if first not in self.regions:
            if first not in ELSEWHERE or rest:
                raise PrestolError("cli-companion-where", word=things[0])
            return [{"what": first, "by": figures[0] if figures else 1}]
        if rest and rest[0] in self.regions:
            return self.march(first, rest[0], rest[1:], figures)
        return [self.change_in(first, rest, figures)]

    def change_in(self, region: str, things: list[str], figures: list[int]) -> Entry:
        what = things[0] if things else "troop"
        if len(things) > 1 or what in ELSEWHERE:
            raise PrestolError("cli-companion-unknown", word=" ".join(things))
        if not things and not figures:
            raise PrestolError("cli-companion-how-many", word=region)
        return {"what": what, "region": region, "by": figures[0] if figures else -1 if what in TAKEN else 1}

    def march(self, here: str, there: str, things: list[str], figures: list[int]) -> list[Entry]:
        """`kiev volyn 2` moves two troops, `kiev volyn leader` the leader; `rebel` and `sviatopolk` are pushed so."""
        what = things[0] if things else "troop"
        if what not in ("troop", "leader", "rebel", "sviatopolk") or len(things) > 1:
            raise PrestolError("cli-companion-unknown", word=" ".join(things))
        by = abs(figures[0]) if figures else 1
        return [{"what": what, "region": here, "by": -by}, {"what": what, "region": there, "by": by}]


def number(typed: str) -> int:
    if not typed.isascii() or not typed.isdigit() or len(typed) > 2:
        raise PrestolError("cli-companion-number", word=typed)
    return int(typed)
