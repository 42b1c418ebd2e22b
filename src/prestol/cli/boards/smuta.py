"""The table of Smuta. What the open question is about is shown in full, the rest in few lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rich.text import Text as Line

from prestol.cli.boards import Board, Look, View
from prestol.cli.boards.smuta_cards import hand, scene
from prestol.cli.boards.smuta_map import armies, control, others, points
from prestol.cli.boards.smuta_notes import note
from prestol.cli.boards.smuta_parties import budget, heading, players, players_aloud, throne
from prestol.cli.boards.smuta_report import ending, report
from prestol.cli.boards.smuta_sight import Sight
from prestol.engine.events import Event
from prestol.engine.game import Game
from prestol.engine.result import Result
from prestol.engine.step import Move
from prestol.games.smuta import SmutaGame
from prestol.games.smuta.edge.vocabulary import WINDOWS

if TYPE_CHECKING:
    from rich.console import RenderableType

NARROWEST = 78
"""Columns that the table of the parties needs."""
CARDS = ("politics", "pick", "throw", "exchange", "window")
"""The questions at which the cards in hand are told in full."""


class SmutaBoard(Board):
    """Draws the table from a view."""

    def __init__(self, game: SmutaGame) -> None:
        super().__init__(game)
        self.smuta = game

    def sight(self, view: View, look: Look, aloud: bool = False) -> Sight:
        return Sight(self.smuta, view, look, aloud)

    def picture(self, view: View, look: Look) -> list[Line]:
        return self.drawn(view, look, view["ask"] in CARDS)

    def whole(self, view: View, look: Look) -> list[Line]:
        sight = self.sight(view, look)
        return [*self.drawn(view, look, True), *points(sight), *sight.fold(Line(sight.say("legend")))]

    def drawn(self, view: View, look: Look, fully: bool) -> list[Line]:
        if look.width < NARROWEST:
            return [Line(sentence) for sentence in self.words(view, look)]
        sight = self.sight(view, look)
        return [*sight.fold(heading(sight)), *throne(sight), *players(sight), *self.parts(sight, fully)]

    def words(self, view: View, look: Look) -> list[str]:
        sight = self.sight(view, look, aloud=True)
        lines = [heading(sight), *throne(sight), *players_aloud(sight), *self.parts(sight, True)]
        return [line.plain.strip() for line in lines]

    def parts(self, sight: Sight, fully: bool) -> list[Line]:
        """Everything but the parties."""
        lines = [sight.heading(sight.say("control")), *control(sight)]
        lines += [sight.heading(sight.say("armies")), *armies(sight), *others(sight)]
        if sight.view["seat"] is not None and not sight.view["over"]:
            lines += hand(sight, fully)
        return [*lines, *budget(sight), *scene(sight)]

    def report(self, log: list[Event], since: int, look: Look) -> list[Line]:
        return report(self.smuta, log, since, look)

    def question(self, view: View, look: Look) -> str:
        """The card in play comes before the question, or else the moment of the window."""
        question, sight = super().question(view, look), self.sight(view, look)
        if view["ask"] not in ("name", "window"):
            return question
        answer = view["answer"]
        card = answer[0][1] if answer else view["about"].get("card_kind")
        subject = (
            sight.name("card_kind", card) if card is not None else sight.name("window", WINDOWS.index(view["window"]))
        )
        return f"{subject}. {question}"

    def ending(self, result: Result, log: list[Event], look: Look) -> list[RenderableType]:
        return ending(self.smuta, result, look)

    def note(self, view: View, move: Move, look: Look) -> str:
        return note(self.sight(view, look), move)


def draw(game: Game) -> SmutaBoard:
    return SmutaBoard(cast(SmutaGame, game))
