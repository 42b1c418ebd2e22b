"""The table of Rurik. What the open question is about is shown in full, the rest in one line each."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rich.text import Text as Line

from prestol.cli.boards import Board, Look, View
from prestol.cli.boards.rurik_cards import own, points_left, row
from prestol.cli.boards.rurik_court import advisors, heading, players, players_aloud, tracks
from prestol.cli.boards.rurik_map import regions
from prestol.cli.boards.rurik_notes import note
from prestol.cli.boards.rurik_rebellion import rebellion
from prestol.cli.boards.rurik_report import ending, report
from prestol.cli.boards.rurik_sight import Described, Sight
from prestol.cli.boards.rurik_strategy import banners
from prestol.engine.events import Event
from prestol.engine.game import Game
from prestol.engine.result import Result
from prestol.engine.step import Move
from prestol.games.rurik import RurikGame

if TYPE_CHECKING:
    from rich.console import RenderableType

NARROWEST = 78
"""Columns that the table of the players needs."""
ABOUT = {
    "near": ("deploy", "move", "rescue"),
    "deeds": ("pick-deed",),
    "own": ("act", "end", "settle"),
    "mat": (),
}
"""The questions for which a part of the table is shown fully."""
FIGURES = {"left": "left", "due": "due", "cards": "due-cards"}
"""Figures of a question that are said with it."""


class RurikBoard(Board):
    """Draws the table from a view."""

    def __init__(self, game: RurikGame) -> None:
        super().__init__(game)
        self.rurik = game
        self.described = Described(game)

    def sight(self, view: View, look: Look, aloud: bool = False) -> Sight:
        return Sight(self.rurik, self.described, view, look, aloud)

    def picture(self, view: View, look: Look) -> list[Line]:
        return self.drawn(view, look, {part for part, questions in ABOUT.items() if view["ask"] in questions})

    def whole(self, view: View, look: Look) -> list[Line]:
        sight = self.sight(view, look)
        return self.drawn(view, look, set(ABOUT)) + sight.fold(Line(sight.say("legend")))

    def drawn(self, view: View, look: Look, fully: set[str]) -> list[Line]:
        if look.width < NARROWEST:
            return [Line(sentence) for sentence in self.words(view, look)]
        sight = self.sight(view, look)
        return [*sight.fold(heading(sight)), *players(sight), *self.parts(sight, fully)]

    def words(self, view: View, look: Look) -> list[str]:
        sight = self.sight(view, look, aloud=True)
        lines = [heading(sight), *players_aloud(sight), *self.parts(sight, set(ABOUT))]
        return [line.plain.strip() for line in lines]

    def parts(self, sight: Sight, fully: set[str]) -> list[Line]:
        """Everything but the players."""
        view = sight.view
        lines = tracks(sight)
        if view["phase"] in ("strategy", "actions"):
            lines += banners(sight)
        if view["phase"] == "strategy":
            lines += advisors(sight)
        lines += [sight.heading(sight.say("map")), *regions(sight, "near" in fully)]
        lines += rebellion(sight, "mat" in fully)
        lines += row(sight, "deeds" in fully)
        if view["seat"] is not None and not view["over"]:
            lines += own(sight, "own" in fully)
        return [*lines, *points_left(sight)]

    def programs(self, view: View, look: Look) -> list[str]:
        sight = self.sight(view, look)
        return [sight.within(side) for side in range(view["seats"], len(sight.sides))]

    def stands(self, view: View, look: Look) -> list[Line]:
        sight = self.sight(view, look, aloud=look.width < NARROWEST)
        title = Line(sight.say("stands", round=view["round"] - 1))
        sides = players_aloud(sight) if sight.aloud else players(sight)
        return [Line(), title, *sides, *tracks(sight), *regions(sight, False)]

    def report(self, log: list[Event], since: int, look: Look) -> list[Line]:
        return report(self.rurik, log, since, look)

    def ending(self, result: Result, log: list[Event], look: Look) -> list[RenderableType]:
        return ending(self.rurik, result, look)

    def note(self, view: View, move: Move, look: Look) -> str:
        return note(self.sight(view, look), move)

    def question(self, view: View, look: Look) -> str:
        """The region that the question is about comes before it, the points or cards that are left after it."""
        question, about = super().question(view, look), view["about"]
        sight = self.sight(view, look)
        if view["ask"] == "deploy" and sight.solo:
            question = sight.say("deploy-alone")
        if "region" in about:
            question = f"{sight.name('region', about['region'])}. {question}"
        for figure, key in FIGURES.items():
            if figure in about and view["ask"] not in ("spend", "deploy"):
                question += f" {sight.say(key, count=about[figure])}"
        return question


def draw(game: Game) -> RurikBoard:
    return RurikBoard(cast(RurikGame, game))
