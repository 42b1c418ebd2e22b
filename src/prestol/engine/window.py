"""Windows: moments at which cards may answer, in secret and all at once.

Who is asked follows from public facts alone. An answer may be several decisions long (a card, its mode, its targets),
and nobody but its seat can tell whether it has been given until the window closes. Then the answer of the first seat,
in the order that counts, is carried out; the others are void and never shown.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from prestol.engine.errors import Refusal
from prestol.engine.step import Move, S, Step, Together

PASS: Final = 0
PLAY_CARD: Final = 1
PASS_MOVE: Final[Move] = (PASS,)

Answer = tuple[Move, ...]
"""The decisions of one seat in a window, in their order."""


class OpenWindow(Step[S]):
    """Ask those who are entitled at this moment; nobody is asked where there are none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("moment",)

    def __init__(self, moment: int) -> None:
        self.moment = moment

    def run(self, s: S) -> None:
        order = s.entitled(self.moment)
        if order:
            s.do(AnswerWindow(order, self.moment, order, ((),) * len(order)))


class AnswerWindow(Together[S]):
    """The open window. `order` is the order that counts, `answers` holds what each of its seats has decided so far."""

    FIELDS: ClassVar[tuple[str, ...]] = ("waiting", "moment", "order", "answers")
    ASK: ClassVar[str] = "window"

    def __init__(
        self, waiting: tuple[int, ...], moment: int, order: tuple[int, ...], answers: tuple[Answer, ...]
    ) -> None:
        super().__init__(waiting)
        self.moment = moment
        self.order = order
        self.answers = answers

    def so_far(self, seat: int) -> Answer:
        """What a seat has decided."""
        return self.answers[self.order.index(seat)]

    def options(self, s: S, seat: int) -> list[Move]:
        so_far = self.so_far(seat)
        listed = s.answer_moves(seat, self.moment, so_far)
        return listed if so_far else [PASS_MOVE, *listed]

    def refusal(self, s: S, seat: int, move: Move) -> Refusal | None:
        if move in self.options(s, seat):
            return None
        return Refusal("not-offered", s.moment_rule(self.moment), {})

    def answer(self, s: S, seat: int, move: Move) -> None:
        at = self.order.index(seat)
        given = (*self.answers[at], move)
        answers = (*self.answers[:at], given, *self.answers[at + 1 :])
        waiting = self.waiting
        if move == PASS_MOVE or not s.answer_moves(seat, self.moment, given):
            waiting = tuple([other for other in waiting if other != seat])
        if waiting:
            s.stack.append(AnswerWindow(waiting, self.moment, self.order, answers))
        else:
            self.close(s, answers)

    def close(self, s: S, answers: tuple[Answer, ...]) -> None:
        """Carry out the first answer that is not a pass, and ask again afterwards where the rule says so."""
        for at in range(len(self.order)):
            if answers[at][0] != PASS_MOVE:
                if s.repeats(self.moment):
                    s.do(OpenWindow(self.moment))
                s.react(self.order[at], self.moment, answers[at])
                return
        s.unanswered(self.moment)

    def known_to(self, seat: int | None) -> AnswerWindow[S]:
        """The window as a seat knows it: its own decisions, and nothing of the others'."""
        waiting: list[int] = []
        answers: list[Answer] = []
        for other in self.order:
            answers.append(self.so_far(other) if other == seat else ())
            if other != seat or other in self.waiting:
                waiting.append(other)
        return AnswerWindow(tuple(waiting), self.moment, self.order, tuple(answers))

    def remain(self, waiting: tuple[int, ...]) -> AnswerWindow[S]:
        """Ask seats again: what they had decided is forgotten."""
        answers = [() if seat in waiting else self.so_far(seat) for seat in self.order]
        return AnswerWindow(waiting, self.moment, self.order, tuple(answers))


def window_of(step: Step[Any] | None) -> AnswerWindow[Any] | None:
    """The step, if it is an open window."""
    return step if isinstance(step, AnswerWindow) else None
