"""What the cards do that answer a blow, or another answer. Each waits under a window until nobody answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from prestol.engine.step import EVERYBODY, Step
from prestol.games.duel import events as ev
from prestol.games.duel.parts import FEINT, SHIELD

if TYPE_CHECKING:
    from prestol.games.duel.state import Duel


class Parry(Step["Duel"]):
    """DUE-BLW-02: a shield stops the blow."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Duel) -> None:
        s.tell(ev.STOPPED, EVERYBODY, self.seat)
        s.cancel()


class Press(Step["Duel"]):
    """DUE-BLW-03: a lunge adds its force to the blow."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Duel) -> None:
        s.force += s.parts.force[self.card]
        s.tell(ev.STRENGTHENED, EVERYBODY, self.seat, s.force)


class Outwit(Step["Duel"]):
    """DUE-BLW-04: a feint makes the answered card do nothing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Duel) -> None:
        s.tell(ev.VOIDED, EVERYBODY, self.seat)
        s.cancel()


class Laid(Step["Duel"]):
    """DUE-BLW-04: a card laid as an answer does what it does, unless a feint of the foe has cut it off."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Duel) -> None:
        effect_of(s.parts.role[self.card], self.seat, self.card).run(s)


def effect_of(role: int, seat: int, card: int) -> Step[Any]:
    """The effect of a card with this role."""
    if role == SHIELD:
        return Parry(seat)
    if role == FEINT:
        return Outwit(seat)
    return Press(seat, card)
