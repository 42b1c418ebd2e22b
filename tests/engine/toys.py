"""A game of nothing but questions, to try the steps of the engine on."""

from __future__ import annotations

from typing import Any, ClassVar

from prestol.engine.chance import SealedStream
from prestol.engine.game import Game
from prestol.engine.notation import MoveKind, Notation
from prestol.engine.options import Value
from prestol.engine.several import Limits, Several
from prestol.engine.state import State
from prestol.engine.step import Move, Pending, Step
from prestol.engine.window import PLAY_CARD, Answer, AnswerWindow, OpenWindow

TAKE = 2
AIM = 3
REST = 4
FREE = 5
GOODS = ("rye", "wood", "stone", "metal")


class Toy(State):
    """Two lists: what was taken, and what has happened; cards and limits are set by the test."""

    FIELDS: ClassVar[tuple[str, ...]] = ("taken", "done", "cards")
    free_for: int = -1
    repeated = False
    limit: Limits

    def __init__(self, game: Game, seats: int, stack: list[Step[Any]], luck: Any) -> None:
        super().__init__(game, seats, stack, luck)
        self.taken: list[int] = []
        self.done: list[str] = []
        self.cards: list[list[int]] = [[] for _ in range(seats)]
        self.waivers = False
        self.waived: list[int] = []

    def clone(self) -> Toy:
        twin = Toy(self.game, self.seats, self.stack[:], self.luck.clone())
        twin.taken, twin.done, twin.cards = self.taken[:], self.done[:], [hand[:] for hand in self.cards]
        twin.repeated, twin.free_for = self.repeated, self.free_for
        twin.waivers, twin.waived = self.waivers, self.waived[:]
        return twin

    def free_moves(self, seat: int) -> list[Move]:
        return [(FREE,)] if seat == self.free_for else []

    def free_step(self, seat: int, move: Move) -> Step[Any]:
        return Note("free")

    def entitled(self, moment: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(moment, self.seats) if seat not in self.waived)

    def answer_moves(self, seat: int, moment: int, so_far: Answer) -> list[Move]:
        if not so_far:
            return [(PLAY_CARD, card) for card in self.cards[seat]] + ([(REST,)] if self.waivers else [])
        if so_far[0] == (REST,):
            return []
        return [(AIM, target) for target in range(2)] if len(so_far) == 1 else []

    def repeats(self, moment: int) -> bool:
        return self.repeated

    def react(self, seat: int, moment: int, answer: Answer) -> None:
        card = answer[0][1]
        self.cards[seat].remove(card)
        self.do(Stop() if card == 0 else Note(f"{seat} plays {card} at {answer[1][1]}"))

    def is_waiver(self, moment: int, answer: Answer) -> bool:
        return answer[0] == (REST,)

    def waive(self, seat: int, moment: int, answer: Answer) -> None:
        self.waived.append(seat)

    def unanswered(self, moment: int) -> None:
        self.done.append("nobody")

    def moment_rule(self, moment: int) -> str:
        return f"TOY-{moment}"


class Take(Several[Toy]):
    KIND: ClassVar[int] = TAKE
    FREE: ClassVar[bool] = True
    ASK: ClassVar[str] = "take"
    RULE: ClassVar[str] = "TOY-TAKE"
    LIMITS: ClassVar[Limits]

    def limits(self, s: Toy) -> Limits:
        return type(self).LIMITS

    def chosen(self, s: Toy, items: list[int]) -> None:
        s.taken += items


class TakeOrRest(Take):
    """The same question with another answer."""

    def limits(self, s: Toy) -> Limits:
        return Limits([0, 1], [1, 1], 1, 2)

    def moves(self, s: Toy) -> list[Move]:
        return [(REST,)]

    def choose(self, s: Toy, move: Move) -> None:
        s.done.append("rested")


class Note(Step[Toy]):
    FIELDS: ClassVar[tuple[str, ...]] = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def run(self, s: Toy) -> None:
        s.done.append(self.text)


class Stop(Step[Toy]):
    def run(self, s: Toy) -> None:
        s.done.append("stopped")
        s.cancel()


class ToyGame(Game):
    id = "toy"
    seat_counts = (3,)
    options = ()
    content_hash = ""
    events = ()
    steps = (Take, Note, Stop, Pending, OpenWindow, AnswerWindow)
    notation = Notation(
        (
            MoveKind("pass"),
            MoveKind("answer", ("number",)),
            MoveKind("take", ("goods",), True),
            MoveKind("aim", ("number",)),
            MoveKind("rest"),
            MoveKind("free"),
        ),
        {"goods": GOODS},
    )

    def options_of(self, state: Any) -> dict[str, Value]:
        return {}


def toy(*steps: Step[Any], seats: int = 3) -> Toy:
    """A state with these steps before it, advanced to the first question."""
    state = Toy(ToyGame(), seats, [], SealedStream("toy", 0))
    state.do(*steps)
    state.advance()
    return state
