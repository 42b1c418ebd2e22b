"""Windows: moments at which cards may answer, in secret and all at once.

Who is asked follows from public facts alone. An answer may be several decisions long (a card, its mode, its targets),
and nobody but its seat can tell whether it has been given until the window closes. Then the answer of the first seat,
in the order that counts, is carried out; the others are void and never shown.
"""

from __future__ import annotations

from typing import ClassVar, Final

from prestol.engine.bounds import ANSWERS, SEATS, Bound
from prestol.engine.compiling import mypyc_attr
from prestol.engine.errors import LoadError, Refusal
from prestol.engine.step import Move, S, Step, Together

PASS: Final = 0
PLAY_CARD: Final = 1
PASS_MOVE: Final[Move] = (PASS,)
NOBODY: Final = -1
"""The seat of a journal entry or record line that closes a window: it belongs to all who were asked."""

Answer = tuple[Move, ...]
"""The decisions of one seat in a window, in their order."""


def is_pass(answer: Answer) -> bool:
    """Whether an answer is a pass; looking at its kind is quicker than comparing moves."""
    return bool(answer) and answer[0][0] == PASS


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenWindow(Step[S]):
    """Ask those who are entitled at this moment; nobody is asked where there are none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("moment",)

    def __init__(self, moment: int) -> None:
        self.moment = moment

    def run(self, s: S) -> None:
        order = s.entitled(self.moment)
        if order:
            s.do(AnswerWindow(order, self.moment, order, ((),) * len(order)))


@mypyc_attr(allow_interpreted_subclasses=True)
class AnswerWindow(Together[S]):
    """The open window. `order` is the order that counts, `answers` holds what each of its seats has decided so far."""

    FIELDS: ClassVar[tuple[str, ...]] = ("waiting", "moment", "order", "answers")
    BOUNDS: ClassVar[dict[str, Bound]] = {"order": SEATS, "answers": ANSWERS}
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
        for at in range(len(self.order)):
            if self.order[at] == seat:
                return self.answers[at]
        raise ValueError(f"seat {seat} is not asked in this window")

    def next_moves(self, s: S, seat: int, so_far: Answer) -> list[Move]:
        """What a seat may decide next after these decisions; nothing once its answer is whole."""
        if not so_far:
            listed: list[Move] = [PASS_MOVE]
            listed.extend(s.answer_moves(seat, self.moment, so_far))
            return listed
        return [] if is_pass(so_far) else s.answer_moves(seat, self.moment, so_far)

    def is_whole(self, s: S, seat: int, answer: Answer) -> bool:
        return is_pass(answer) or not self.next_moves(s, seat, answer)

    def is_possible(self, s: S, seat: int, answer: Answer) -> bool:
        """Whether a seat may decide so, one decision after another. The answer need not be whole."""
        for at in range(len(answer)):
            if answer[at] not in self.next_moves(s, seat, answer[:at]):
                return False
        return True

    def options(self, s: S, seat: int) -> list[Move]:
        return self.next_moves(s, seat, self.so_far(seat))

    def refusal(self, s: S, seat: int, move: Move) -> Refusal | None:
        if move in self.options(s, seat):
            return None
        return Refusal("not-offered", s.moment_rule(self.moment), {})

    def answer(self, s: S, seat: int, move: Move) -> None:
        after = self.after(s, seat, move)
        if after.waiting:
            s.stack.append(after)
        else:
            after.close(s)

    def after(self, s: S, seat: int, move: Move) -> AnswerWindow[S]:
        """The window after one more decision; nobody waits in it once all answers are whole."""
        so_far = self.so_far(seat)
        return self.with_answer(s, seat, (*so_far, move) if so_far else (move,))

    def with_answer(self, s: S, seat: int, answer: Answer) -> AnswerWindow[S]:
        """The window with another answer of a seat, which may be partly or not at all given."""
        asked = 0 if self.is_whole(s, seat, answer) else 1 << seat
        if len(self.order) == 1:
            return AnswerWindow(self.order if asked else (), self.moment, self.order, (answer,))
        for other in self.waiting:
            if other != seat:
                asked |= 1 << other
        waiting: list[int] = []
        answers: list[Answer] = []
        for at, other in enumerate(self.order):
            answers.append(answer if other == seat else self.answers[at])
            if asked >> other & 1 == 1:
                waiting.append(other)
        return AnswerWindow(tuple(waiting), self.moment, self.order, tuple(answers))

    def close(self, s: S) -> None:
        """Note all waivers, carry out the first card, and ask again afterwards where the rule says so."""
        first = -1
        for at in range(len(self.order)):
            answer = self.answers[at]
            if is_pass(answer):
                continue
            if s.is_waiver(self.moment, answer):
                s.waive(self.order[at], self.moment, answer)
            elif first < 0:
                first = at
        if first < 0:
            s.unanswered(self.moment)
            return
        if s.repeats(self.moment):
            s.do(OpenWindow(self.moment))
        s.react(self.order[first], self.moment, self.answers[first])

    def fault(self, s: S) -> LoadError | None:
        """Why this window cannot stand open in a position, or None."""
        if self.order != s.entitled(self.moment):
            return LoadError("fault-state-window-seats")
        if len(self.answers) != len(self.order) or not self.waiting:
            return LoadError("fault-state-window-answers")
        waiting: list[int] = []
        for at in range(len(self.order)):
            seat = self.order[at]
            if not self.is_possible(s, seat, self.answers[at]):
                return LoadError("fault-state-window-answer", seat=seat)
            if not self.is_whole(s, seat, self.answers[at]):
                waiting.append(seat)
        return None if tuple(waiting) == self.waiting else LoadError("fault-state-window-waiting")

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
        asked = tuple([seat for seat in self.order if seat in waiting])
        return AnswerWindow(asked, self.moment, self.order, tuple(answers))

    def without(self, seat: int) -> AnswerWindow[S]:
        """The window before a seat has decided anything."""
        waiting = tuple([other for other in self.order if other == seat or other in self.waiting])
        answers = tuple([() if other == seat else self.so_far(other) for other in self.order])
        return AnswerWindow(waiting, self.moment, self.order, answers)
