"""What a game with windows or free moves fills in; a game without them leaves it alone."""

from __future__ import annotations

from typing import Any

from prestol.engine.compiling import mypyc_attr
from prestol.engine.errors import Refusal
from prestol.engine.step import Choice, Move, Step
from prestol.engine.window import Answer


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks:
    """The questions that the steps of the engine put to a state."""

    # --- windows

    def entitled(self, moment: int) -> tuple[int, ...]:
        """Who is asked at a moment, in the order that counts. It follows from public facts alone, never from a hand."""
        return ()

    def answer_moves(self, seat: int, moment: int, so_far: Answer) -> list[Move]:
        """What a seat may decide next in a window, besides passing: its cards first, then their modes and targets.

        Nothing once the answer is whole.
        """
        return []

    def answers_ahead(self, seat: int, moment: int) -> list[Answer]:
        """Whole answers that a seat could give at a moment with what it holds, whatever it is about: for orders."""
        return []

    def react(self, seat: int, moment: int, answer: Answer) -> None:
        """Carry out an answer, usually as `guard(moment, effect)`."""
        raise NotImplementedError

    def is_waiver(self, moment: int, answer: Answer) -> bool:
        """Whether an answer plays no card but gives up later ones, such as a pass for the rest of a battle."""
        return False

    def waive(self, seat: int, moment: int, answer: Answer) -> None:
        """Note a waiver when its window closes; `entitled` leaves the seat out from then on."""

    def unanswered(self, moment: int) -> None:
        """A window has closed and nobody played a card."""

    def repeats(self, moment: int) -> bool:
        """Whether the window opens again after a card has been carried out or cancelled."""
        return False

    def answer_ask(self, moment: int, so_far: Answer) -> str:
        """Text key of the question that is next in a window."""
        return "window"

    def moment_rule(self, moment: int) -> str:
        """Id of the rule that opens a window at a moment."""
        return ""

    def facts(self) -> list[tuple[str, str, int]]:
        """What everybody knows about the open window, each with a name, a domain and a value: for standing orders."""
        return []

    def scopes(self) -> list[tuple[str, int]]:
        """What a standing order may last for (a battle, a season), each with a number that changes when it is over."""
        return []

    def free_moves(self, seat: int) -> list[Move]:
        """Moves that are open at any question of the own turn."""
        return []

    def is_free(self, seat: int, move: Move) -> bool:
        """Whether a listed move is a free one."""
        return move in self.free_moves(seat)

    def free_step(self, seat: int, move: Move) -> Step[Any]:
        """The effect of a free move."""
        raise NotImplementedError

    def misplaced(self, step: Choice[Any], move: Move) -> Refusal | None:
        """Why a move that a question does not offer is no answer at all: it is none, or belongs to another question."""
        return None
