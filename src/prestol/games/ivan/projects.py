"""Projects: taking them, completing them (IVN-PRJ)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.errors import Refusal
from prestol.engine.places import cards_at, is_any_at
from prestol.engine.state import mask_of
from prestol.engine.step import EVERYBODY, Chance, Move, TurnChoice
from prestol.games.ivan import events as ev
from prestol.games.ivan.able import can_complete, is_asked
from prestol.games.ivan.effect import Effect
from prestol.games.ivan.moves import COMPLETE, COMPLETES, DRAW, DRAW_MOVE, PASS, PASS_MOVE, TAKE, TAKES
from prestol.games.ivan.parts import (
    DECK,
    DISPLAY,
    DONE_OPEN,
    FROM_PROJECTS,
    OP_COMPLETE,
    OP_TAKE_PROJECT,
    OPEN,
    SHOWN,
    is_in_hand,
)
from prestol.games.ivan.stock import pay, score

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


def add_takes(s: Ivan, listed: list[Move]) -> None:
    """IVN-PRJ-02, IVN-FAQ-02: the displayed projects, and the top of the deck while there is one."""
    deck = False
    for project in range(s.parts.projects):
        place = s.projects[project]
        if place == DISPLAY:
            listed.append(TAKES[project])
        elif place == DECK:
            deck = True
    if deck:
        listed.append(DRAW_MOVE)


def add_completions(s: Ivan, seat: int, listed: list[Move]) -> None:
    """IVN-PRJ-05: projects in hand whose whole price is there."""
    for project in range(s.parts.projects):
        place = s.projects[project]
        if (place == seat or place == OPEN + seat) and can_complete(s, seat, project):
            listed.append(COMPLETES[project])


def take_project(s: Ivan, seat: int, move: Move) -> None:
    """IVN-PRJ-02, IVN-PRJ-03: from the display, which is filled up at once, or unseen from the deck."""
    s.arranged = 0
    if move[0] == DRAW:
        s.do(DrawProject(seat))
        return
    s.projects[move[1]] = OPEN + seat
    s.tell(ev.PROJECT_TAKEN, EVERYBODY, seat, move[1])
    if is_any_at(s.projects, DECK):
        s.do(OpenProject())


def complete_project(s: Ivan, seat: int, project: int) -> None:
    """IVN-PRJ-04: pay the goods, score the points, then resolve the effect of its type."""
    cards = s.parts.cards
    if s.projects[project] == seat:
        s.projects[project] = SHOWN + seat
        s.learn(EVERYBODY)
    else:
        s.projects[project] = DONE_OPEN + seat
    s.tell(ev.COMPLETED, EVERYBODY, seat, project)
    pay(s, seat, cards.project_cost[project])
    if cards.project_vp[project] > 0:
        score(s, seat, cards.project_vp[project], FROM_PROJECTS)
    s.do(Effect(seat, cards.type_effect[cards.project_type[project]], 0))


def why_not_project(s: Ivan, seat: int, move: Move) -> Refusal | None:
    """IVN-PRJ-02, IVN-PRJ-04, IVN-PRJ-05, IVN-FAQ-02: why a project cannot be taken or completed."""
    if move[0] == DRAW:
        return Refusal("deck-empty", "IVN-FAQ-02", {})
    if len(move) < 2 or move[1] >= s.parts.projects:
        return None
    if move[0] == TAKE:
        return Refusal("not-displayed", "IVN-PRJ-02", {})
    if is_in_hand(s.projects[move[1]], seat):
        return Refusal("project-too-dear", "IVN-PRJ-05", {})
    return Refusal("not-in-hand", "IVN-PRJ-04", {})


class TakeProject(TurnChoice["Ivan"]):
    """IVN-ICO-05, IVN-FRE-05, IVN-R-04: one project into hand, from the display or the deck."""

    ASK: ClassVar[str] = "take-project"
    RULE: ClassVar[str] = "IVN-PRJ-02"
    ACCEPTS: ClassVar[tuple[int, ...]] = (TAKE, DRAW, PASS)

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [PASS_MOVE]
        add_takes(s, listed)
        return listed

    def is_open(self, s: Ivan) -> bool:
        return is_asked(s, self.seat, OP_TAKE_PROJECT, 1)

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return why_not_project(s, self.seat, move)

    def choose(self, s: Ivan, move: Move) -> None:
        if move[0] == TAKE or move[0] == DRAW:
            take_project(s, self.seat, move)


class CompleteProject(TurnChoice["Ivan"]):
    """IVN-ICO-06: complete one project from hand by the normal rules, price included."""

    ASK: ClassVar[str] = "complete-project"
    RULE: ClassVar[str] = "IVN-PRJ-04"
    ACCEPTS: ClassVar[tuple[int, ...]] = (COMPLETE, PASS)

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [PASS_MOVE]
        add_completions(s, self.seat, listed)
        return listed

    def is_open(self, s: Ivan) -> bool:
        return is_asked(s, self.seat, OP_COMPLETE, 1)

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return why_not_project(s, self.seat, move)

    def choose(self, s: Ivan, move: Move) -> None:
        if move[0] == COMPLETE:
            complete_project(s, self.seat, move[1])


class OpenProject(Chance["Ivan"]):
    """IVN-SET-18, IVN-PRJ-03: the next project of the deck comes into the display."""

    def even(self, s: Ivan) -> list[int]:
        return cards_at(s.projects, DECK)

    def resolve(self, s: Ivan, outcome: int) -> None:
        s.projects[outcome] = DISPLAY
        s.tell(ev.PROJECT_OPENED, EVERYBODY, outcome)


class DrawProject(Chance["Ivan"]):
    """IVN-PRJ-02, IVN-INF-05: the top card of the deck into hand, for the eyes of its owner."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def even(self, s: Ivan) -> list[int]:
        return cards_at(s.projects, DECK)

    def seen_by(self, s: Ivan) -> int:
        return mask_of(self.seat)

    def resolve(self, s: Ivan, outcome: int) -> None:
        s.projects[outcome] = self.seat
        s.tell(ev.PROJECT_DRAWN, EVERYBODY, self.seat)
        s.tell(ev.PROJECT_DEALT, mask_of(self.seat), self.seat, outcome)
