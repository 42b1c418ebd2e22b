"""A blow: the die, the wounds, and the fall that ends the fight early."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.step import EVERYBODY, Chance, Choice, Move, Step
from prestol.games.duel import events as ev
from prestol.games.duel.parts import DROP

if TYPE_CHECKING:
    from prestol.games.duel.state import Duel


class Blow(Chance["Duel"]):
    """DUE-BLW-05, DUE-BLW-06: a blow that nobody stopped is rolled for; at full force some weapons stagger the foe."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def outcomes(self, s: Duel) -> list[tuple[int, int]]:
        return [(outcome, weight) for outcome, weight in enumerate(s.parts.weight)]

    def resolve(self, s: Duel, outcome: int) -> None:
        foe = s.left_of(self.seat)
        s.tell(ev.LANDED, EVERYBODY, self.seat, outcome)
        # an empty hand is known to all, so that leaving out the question tells nothing
        if outcome == s.parts.full and s.parts.staggers[self.card] and s.hand_size(foe) > 0:
            s.do(DropCard(foe))
        s.do(Wound(foe, min(s.force, s.parts.most[outcome])))


class Wound(Step["Duel"]):
    """DUE-BLW-07: each wound takes one strength; without strength a champion falls, and the fight is over at once."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "wounds")

    def __init__(self, seat: int, wounds: int) -> None:
        self.seat = seat
        self.wounds = wounds

    def run(self, s: Duel) -> None:
        left = max(0, s.strength[self.seat] - self.wounds)
        s.strength[self.seat] = left
        if self.wounds > 0:
            s.tell(ev.WOUNDED, EVERYBODY, self.seat, self.wounds, left)
        if left == 0:
            s.tell(ev.FELL, EVERYBODY, self.seat)
            s.unwind(PartChampions)


class DropCard(Choice["Duel"]):
    """DUE-BLW-06: the staggered champion drops one card of their own choice."""

    ASK: ClassVar[str] = "drop"
    RULE: ClassVar[str] = "DUE-BLW-06"

    def options(self, s: Duel) -> list[Move]:
        return [(DROP, card) for card in range(s.parts.kinds) if s.held(self.seat, card) > 0]

    def pick(self, s: Duel, move: Move) -> None:
        s.discard(self.seat, move[1])
        s.tell(ev.DROPPED, EVERYBODY, self.seat, move[1])


class PartChampions(Step["Duel"]):
    """DUE-BOU-01: after the last bout the judge parts the champions. A fall cuts this off with all that was left."""

    def run(self, s: Duel) -> None:
        s.tell(ev.PARTED, EVERYBODY)
