"""Drawing cards, and the free move of a turn: a remedy, whose effect is a question of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.state import mask_of
from prestol.engine.step import EVERYBODY, Chance, Choice, Move, Step, again
from prestol.games.duel import events as ev
from prestol.games.duel.parts import DRAW, HEAL

if TYPE_CHECKING:
    from prestol.games.duel.state import Duel


class Refresh(Step["Duel"]):
    """DUE-SET-02, DUE-TRN-04: draw a number of cards, as far as the deck lasts."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, s: Duel) -> None:
        if self.left > 0 and s.deck_size() > 0:
            s.do(DrawCard(self.seat), again(self, left=self.left - 1))


class DrawCard(Chance["Duel"]):
    """DUE-CMP-01, DUE-INF-01: the more cards of a kind are in the deck, the likelier it is; the owner alone sees it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def outcomes(self, s: Duel) -> list[tuple[int, int]]:
        return [(card, s.deck[card]) for card in range(s.parts.kinds) if s.deck[card] > 0]

    def seen_by(self, s: Duel) -> int:
        return mask_of(self.seat)

    def resolve(self, s: Duel, outcome: int) -> None:
        s.take(self.seat, outcome)
        s.tell(ev.DRAWN, EVERYBODY, self.seat)
        s.tell(ev.CARD_SEEN, mask_of(self.seat), self.seat, outcome)


class Drink(Step["Duel"]):
    """DUE-TRN-03: the remedy is used up, then the drinker chooses what it does."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Duel) -> None:
        s.discard(self.seat, self.card)
        s.tell(ev.DRANK, EVERYBODY, self.seat, self.card)
        s.do(ChooseRemedy(self.seat, self.card))


class ChooseRemedy(Choice["Duel"]):
    """DUE-TRN-03: restore lost strength, or draw a card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")
    ASK: ClassVar[str] = "remedy"
    RULE: ClassVar[str] = "DUE-TRN-03"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Duel) -> list[Move]:
        return remedy_moves(s, self.seat)

    def pick(self, s: Duel, move: Move) -> None:
        use_remedy(s, self.seat, self.card, move)


def remedy_moves(s: Duel, seat: int) -> list[Move]:
    """DUE-TRN-03: what a remedy can do for a champion now."""
    listed: list[Move] = []
    if s.strength[seat] < s.parts.strength:
        listed.append((HEAL,))
    if s.deck_size() > 0:
        listed.append((DRAW,))
    return listed


def use_remedy(s: Duel, seat: int, card: int, move: Move) -> None:
    restored = s.parts.force[card]
    if move[0] == DRAW:
        s.do(Refresh(seat, restored))
    else:
        s.strength[seat] = min(s.parts.strength, s.strength[seat] + restored)
        s.tell(ev.HEALED, EVERYBODY, seat, s.strength[seat])
