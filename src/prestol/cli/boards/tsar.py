"""The palace of Tsar of the Hill: seven floors, four places on each, courtiers as coloured initials."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rich.text import Text as Line

from prestol.cli.boards import Board, Look, View, flow
from prestol.cli.boards.tsar_report import ending, report
from prestol.cli.boards.tsar_words import names_of, standing, words
from prestol.engine.events import Event
from prestol.engine.game import Game
from prestol.engine.result import Result
from prestol.engine.step import Move
from prestol.games.tsar import TsarGame
from prestol.games.tsar.parts import AGAINST, BESIDE, OUT, RAISE, SETTLE, VOTE

if TYPE_CHECKING:
    from rich.console import RenderableType

STAR = "★"
CROWN = "♛"
TURN = "▶"
EMPTY = " · "
LABEL = 14
ROOMY, CRAMPED = 15, 11
"""Columns of one place: with a badge before the name, or with the initial coloured inside it."""


class TsarBoard(Board):
    """Draws the palace from a view."""

    def __init__(self, game: TsarGame) -> None:
        super().__init__(game)
        self.tsar = game
        self.parts = game.parts

    # --- the picture

    def picture(self, view: View, look: Look) -> list[Line]:
        if look.width < LABEL + 4 * CRAMPED + 2:
            return super().picture(view, look)
        roomy = look.width >= LABEL + 4 * ROOMY + 6
        lines = self.palace(view, look, roomy)
        asked = view["ask"] == "settle" and view["seat"] in view["waiting"]
        if BESIDE in view["floor"] and not asked:  # the player who is asked finds them among the moves
            lines += self.row(look.say("cli-tsar-beside"), view, look, BESIDE)
        if OUT in view["floor"]:
            lines += self.row(look.say("cli-tsar-out"), view, look, OUT)
        lines += self.players(view, look)
        if view["seat"] is not None and not view["over"]:
            lines += self.own(view, look)
        return lines

    def palace(self, view: View, look: Look, roomy: bool) -> list[Line]:
        place = ROOMY if roomy else CRAMPED
        inside = LABEL + 4 * place + (4 if roomy else 0)
        head = f"─ {self.heading(view, look)} "
        lines = [Line(f"╭{head[:inside]}{'─' * (inside - len(head))}╮")]
        for level in range(self.parts.throne, -1, -1):
            line = Line("│")
            line.append(self.floor_label(level, look))
            here = [at for at, where in enumerate(view["floor"]) if where == level]
            for courtier in here:
                line.append_text(self.token(courtier, view, look, roomy, place))
            for _ in range(self.parts.capacity[level] - len(here)):
                line.append(EMPTY.ljust(place), style="dim" if look.colour else "")
            used = line.cell_len - 1
            points = f"+{self.parts.points[level]:<3}" if roomy else ""
            line.append(" " * (inside - used - len(points)))
            line.append(points)
            lines.append(line.append("│"))
        lines.append(Line(f"╰{'─' * inside}╯"))
        return lines

    def heading(self, view: View, look: Look) -> str:
        phase = look.say(f"cli-tsar-phase-{view['ask'] or 'over'}")
        return look.say("cli-tsar-round", round=view["round"], rounds=view["rounds"], phase=phase)

    def floor_label(self, level: int, look: Look) -> str:
        name = look.text.named(self.game, "one", "floor", level)["one"].split(" (")[0]
        return f"{level} {name}"[: LABEL - 1].ljust(LABEL)

    def token(self, courtier: int, view: View, look: Look, roomy: bool, place: int = 0) -> Line:
        """A courtier: the initial in its colour, the name, and a star if it is the viewer's favourite."""
        name = names_of(self.tsar, look)[courtier]
        look_of = self.tsar.content.courtier[courtier]
        style = f"bold {look_of.initial_hex} on {look_of.colour_hex}"
        star = STAR if courtier in view.get("favourites", []) else ""
        line = Line()
        if roomy:
            badge = f" {name[0]} " if look.colour else f"[{name[0]}]"
            line.append(badge, style=style if look.colour else "")
            line.append(f" {name}", style="bold" if star else "")
        else:
            line.append(name[0], style=style if look.colour else "")
            line.append(name[1:], style="bold" if star else "")
        line.append(star, style="bold yellow" if look.colour else "")
        line.append(" " * max(1 if place else 0, place - line.cell_len))
        return line

    def row(self, label: str, view: View, look: Look, at: int) -> list[Line]:
        """Courtiers that are not in the palace."""
        there = [courtier for courtier, where in enumerate(view["floor"]) if where == at]
        tokens = [self.token(courtier, view, look, roomy=True) for courtier in there]
        return flow([Line(label), *tokens], look.width)

    def players(self, view: View, look: Look) -> list[Line]:
        """Everybody with their points; whose turn it is and who wears the crown."""
        return flow([self.player(seat, view, look) for seat in range(len(look.names))], look.width)

    def player(self, seat: int, view: View, look: Look) -> Line:
        turn = TURN if seat in view["waiting"] else " "
        line = Line(f"{turn}{look.names[seat]} ", style="bold" if seat == view["seat"] else "")
        line.append(str(view["totals"][seat]), style="bold")
        if "against_counts" in view:
            line.append(f" {look.say('cli-tsar-count', count=view['against_counts'][seat])}")
        return line.append(f" {CROWN}" if seat == view["crown"] else "", style="yellow" if look.colour else "")

    def own(self, view: View, look: Look) -> list[Line]:
        """The secret goal with what it is worth at the moment, and the against cards in hand."""
        items = [Line(look.say("cli-tsar-goal"))]
        for courtier in view["favourites"]:
            points = standing(self.parts, view["floor"][courtier])
            items.append(self.token(courtier, {}, look, roomy=True).append(f" {points}"))
        items.append(Line(look.say("cli-tsar-worth", points=self.worth(view))))
        items.append(Line(look.say("cli-tsar-hand", against=view["against"])))
        return flow(items, look.width)

    def worth(self, view: View) -> int:
        floors = [view["floor"][courtier] for courtier in view["favourites"]]
        return sum(self.parts.points[at] for at in floors if at >= 0)

    # --- the words

    def words(self, view: View, look: Look) -> list[str]:
        return words(self.tsar, view, look)

    def report(self, log: list[Event], since: int, look: Look) -> list[Line]:
        return report(self.tsar, log, since, look)

    def ending(self, result: Result, log: list[Event], look: Look) -> list[RenderableType]:
        return ending(self.tsar, result, look)

    def question(self, view: View, look: Look) -> str:
        """In an election the question begins with the candidate."""
        question = super().question(view, look)
        if view["ask"] != "vote":
            return question
        candidate = names_of(self.tsar, look)[view["floor"].index(self.parts.throne)]
        return f"{look.say('cli-tsar-candidate', name=candidate)} {question}"

    def note(self, view: View, move: Move, look: Look) -> str:
        """A star for a favourite, and where a move leads."""
        if move[0] == VOTE:
            return look.say("cli-tsar-count", count=view["against"]) if move[1] == AGAINST else ""
        star = STAR if move[1] in view["favourites"] else ""
        if move[0] == RAISE:
            at = view["floor"][move[1]]
            crown = CROWN if at + 1 == self.parts.throne else ""
            return f"{star} {at}→{at + 1}{crown}".strip()
        if move[0] == SETTLE and len(move) == 3:
            held = view["floor"].count(move[2])
            return look.say("cli-tsar-free", floor=move[2], free=self.parts.capacity[move[2]] - held)
        return star


def draw(game: Game) -> TsarBoard:
    return TsarBoard(cast(TsarGame, game))
