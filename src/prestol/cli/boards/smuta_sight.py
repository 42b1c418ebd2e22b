"""One look at a table of Smuta: the view, its viewer, and the words for what it holds."""

from __future__ import annotations

from typing import Any

from rich.text import Text as Line

from prestol.cli.boards import Look, View
from prestol.cli.boards import sight as base
from prestol.games.smuta import SmutaGame
from prestol.games.smuta.parts import COMMANDERS, FIGURES, IN_ARMY, PERSONS

COLOURS = ("#3a3a3a", "#b3392f", "#d8a73a", "#3c7a4b", "#2f5f9e")
"""Of the parties, in the order of the seats."""
SEPARATOR = ", "


class Sight(base.Sight):
    """What the parts of the drawing need to know."""

    def __init__(self, game: SmutaGame, view: View, look: Look, aloud: bool) -> None:
        super().__init__(game, view, look, aloud)
        self.smuta = game
        self.parties = game.notation.domains["party"]

    def say(self, key: str, **args: Any) -> str:
        return self.look.say(f"cli-smuta-{key}", **args)

    def low(self, domain: str, at: int) -> str:
        """A thing within a sentence."""
        forms = self.look.text.named(self.game, "one", domain, at)
        return forms.get("one_low", base.small(forms["one"]))

    def names(self, domain: str, things: list[int]) -> str:
        """Things in a row."""
        return SEPARATOR.join(self.name(domain, at) for at in things) or self.say("none")

    def figures(self, whom: list[int]) -> str:
        return self.names("figure", whom)

    def player(self, seat: int) -> str:
        """`Anna (Moscow party)`."""
        return f"{self.look.names[seat]} ({self.name('party', seat)})"

    def mark(self, seat: int) -> Line:
        """A party on the board: two letters in its colour, in sentences its name."""
        if self.aloud:
            return Line(self.name("party", seat))
        return self.coloured(self.say(f"mark-{self.parties[seat]}"), COLOURS[seat])

    # --- who is where

    def pieces(self, seat: int) -> list[int]:
        """Commanders and separate detachments of a party on the map."""
        view = self.view
        return [who for who in range(FIGURES) if view["at"][who] >= 0 and view["owner"][who] == seat]

    def company(self, who: int) -> list[int]:
        """The personages in the army of a commander."""
        view = self.view
        return [one for one in range(PERSONS) if view["host"][one] == who and view["at"][one] == IN_ARMY]

    def followers(self, who: int) -> list[int]:
        """The detachments that have joined an army."""
        return [one for one in range(PERSONS, FIGURES) if self.view["host"][one] == who]

    def units(self, who: int) -> str:
        """`noble cavalry 3, town streltsy 1`, joined detachments last."""
        told: list[str] = []
        if who < COMMANDERS:
            row = self.view["units"][who]
            told = [f"{self.low('unit_kind', kind)} {count}" for kind, count in enumerate(row) if count]
        return SEPARATOR.join([*told, *(self.name("figure", one) for one in self.followers(who))])
