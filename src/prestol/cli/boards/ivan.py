"""The table of Ivan the Terrible. What the open question is about is shown in full, the rest in one line each."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rich.text import Text as Line

from prestol.cli.boards import Board, Look, View
from prestol.cli.boards.ivan_cards import displays, hand, own_honours, pad, project_types
from prestol.cli.boards.ivan_court import favour, heading, kremlin, players, players_aloud
from prestol.cli.boards.ivan_map import city_facts, regions, rivers, wild_field
from prestol.cli.boards.ivan_report import ending, report
from prestol.cli.boards.ivan_sight import Sight, plain
from prestol.engine.events import Event
from prestol.engine.game import Game
from prestol.engine.result import Result
from prestol.engine.several import NO_MORE
from prestol.engine.step import Move
from prestol.games.ivan import IvanGame
from prestol.games.ivan import moves as mv
from prestol.games.ivan.edge.phrases import effect

if TYPE_CHECKING:
    from rich.console import RenderableType

NARROWEST = 78
"""Columns that the table of the players needs."""
ABOUT = {
    "kremlin": (),
    "map": (
        *("muster", "plan", "leave", "enter", "income", "name-cities", "cities"),
        *("place-warrior", "move", "maneuver", "build", "reward"),
    ),
    "field": ("war",),
    "rivers": ("move", "maneuver"),
    "projects": ("take-project", "projects"),
    "honours": ("take-estate", "take-title", "rewards"),
    "types": ("keep", "take-project", "complete-project", "projects"),
}
"""The questions for which each part of the table is shown fully; what the chambers do is told with the whole table."""


class IvanBoard(Board):
    """Draws the table from a view."""

    def __init__(self, game: IvanGame) -> None:
        super().__init__(game)
        self.ivan = game
        self.tables = plain(game.content)

    def sight(self, view: View, look: Look, aloud: bool = False) -> Sight:
        return Sight(self.ivan, self.tables, view, look, aloud)

    def picture(self, view: View, look: Look) -> list[Line]:
        asked = {part for part, questions in ABOUT.items() if view["ask"] in questions}
        return self.drawn(view, look, asked)

    def whole(self, view: View, look: Look) -> list[Line]:
        sight = self.sight(view, look)
        return self.drawn(view, look, set(ABOUT)) + sight.fold(Line(sight.say("legend")))

    def drawn(self, view: View, look: Look, fully: set[str]) -> list[Line]:
        if look.width < NARROWEST:
            return [Line(sentence) for sentence in self.words(view, look)]
        sight = self.sight(view, look)
        return [*sight.fold(heading(sight)), *players(sight), *favour(sight), *self.parts(sight, fully)]

    def words(self, view: View, look: Look) -> list[str]:
        sight = self.sight(view, look, aloud=True)
        lines = [heading(sight), *players_aloud(sight), *favour(sight), *self.parts(sight, set(ABOUT))]
        return [line.plain.strip() for line in lines]

    def parts(self, sight: Sight, fully: set[str]) -> list[Line]:
        """Everything but the players."""
        lines = kremlin(sight, "kremlin" in fully)
        lines += regions(sight, "map" in fully)
        lines += wild_field(sight, "field" in fully)
        lines += rivers(sight, "rivers" in fully)
        lines += displays(sight, "projects" in fully, "honours" in fully)
        if sight.view["seat"] is not None and not sight.view["over"]:
            lines += hand(sight)
            if "types" in fully:
                lines += project_types(sight, sight.view["hand"] + sight.view["projects"])
            lines += pad(sight)
            lines += own_honours(sight)
        if left := [sight.told(one) for one in sight.view["left"]]:
            lines += sight.fold(Line(f"{sight.look.say('ivan-left')} {'; '.join(left)}."))
        return lines

    def stands(self, view: View, look: Look) -> list[Line]:
        sight = self.sight(view, look, aloud=look.width < NARROWEST)
        title = Line(sight.say("stands", round=view["round"] - 1))
        families = players_aloud(sight) if sight.aloud else players(sight)
        return [Line(), title, *families, *favour(sight), *regions(sight, False)]

    def report(self, log: list[Event], since: int, look: Look) -> list[Line]:
        return report(self.ivan, log, since, look)

    def ending(self, result: Result, log: list[Event], look: Look) -> list[RenderableType]:
        return ending(result, look)

    def note(self, view: View, move: Move, look: Look) -> str:
        """The colour and income of a city, and what a reward is."""
        if move[0] in (mv.MUSTER, mv.ENTER, mv.HARVEST, mv.AGAIN) or (move[0] == mv.NAME and move[1] != NO_MORE):
            return f"({city_facts(self.sight(view, look), move[1])})"
        return f"({self.reward(self.sight(view, look), move[1])})" if move[0] == mv.REWARD else ""

    def question(self, view: View, look: Look) -> str:
        """Where a reward is chosen the question begins with the region."""
        question = super().question(view, look)
        if view["ask"] != "reward":
            return question
        sight = self.sight(view, look)
        return f"{sight.name('region', self.rewarding(sight))}. {question}"

    def rewarding(self, sight: Sight) -> int:
        """The region whose reward is chosen."""
        return int(sight.view["about"]["region"])

    def reward(self, sight: Sight, which: int) -> str:
        token = sight.record("region_token", sight.view["regions"][self.rewarding(sight)])
        return sight.told(effect(token["rewards"][which]))


def draw(game: Game) -> IvanBoard:
    return IvanBoard(cast(IvanGame, game))
