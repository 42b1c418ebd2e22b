"""Cards that change hands: the exchange of two for one, and a card taken from a rival (SMU-SEQ-12, SMU-CRD-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from prestol.engine.bounds import Bound, Row
from prestol.engine.places import cards_at
from prestol.engine.several import Limits, Several
from prestol.engine.state import mask_of
from prestol.engine.step import EVERYBODY, Chance
from prestol.games.smuta import events as ev
from prestol.games.smuta.hands import Draw, card_of, forget, hand_by_kind, put_away
from prestol.games.smuta.moves import EXCHANGE

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

GIVEN: Final = 2
"""Common cards that are discarded for one (SMU-R-07)."""


def common_cards(s: Smuta, seat: int) -> list[int]:
    """The cards of a hand that belong to no party."""
    owner = s.parts.cards.owner[s.seats]
    return [card for card in cards_at(s.cards, seat) if owner[card] < 0]


@final
class Exchange(Several["Smuta"]):
    """SMU-SEQ-12, SMU-R-07, SMU-INF-04: two common cards are discarded face up, then one is drawn."""

    BOUNDS: ClassVar[dict[str, Bound]] = {"picked": Row("card_kind")}
    KIND: ClassVar[int] = EXCHANGE
    ASK: ClassVar[str] = "exchange"
    RULE: ClassVar[str] = "SMU-SEQ-12"
    ACCEPTS: ClassVar[tuple[int, ...]] = (EXCHANGE,)

    def limits(self, s: Smuta) -> Limits:
        items, each = hand_by_kind(s, self.seat, common_only=True)
        return Limits(items, each, GIVEN, GIVEN)

    def with_picked(self, picked: tuple[int, ...]) -> Exchange:
        return Exchange(self.seat, picked)

    def chosen(self, s: Smuta, items: list[int]) -> None:
        for kind in items:
            put_away(s, card_of(s, self.seat, kind), False)
            s.tell(ev.EXCHANGED, EVERYBODY, self.seat, kind)
        s.learn(EVERYBODY)
        s.do(Draw(self.seat, 1))


def steal(s: Smuta, seat: int, foe: int) -> None:
    """SMU-R-08: party cards are left out; if there are no others nothing is taken."""
    if common_cards(s, foe):
        s.do(Steal(seat, foe))
    else:
        s.tell(ev.NOTHING_STOLEN, EVERYBODY, seat, foe)


@final
class Steal(Chance["Smuta"]):
    """SMU-CRD-07, SMU-INF-05: a random common card changes hands; only the two players see which."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "foe")
    BOUNDS: ClassVar[dict[str, Bound]] = {"foe": "seat"}

    def __init__(self, seat: int, foe: int) -> None:
        self.seat = seat
        self.foe = foe

    def even(self, s: Smuta) -> list[int]:
        return common_cards(s, self.foe)

    def seen_by(self, s: Smuta) -> int:
        return mask_of(self.seat) | mask_of(self.foe)

    def resolve(self, s: Smuta, outcome: int) -> None:
        forget(s, outcome)
        if s.rules >= 2:  # it may have been any of the cards that others know of
            for card in common_cards(s, self.foe):
                s.known[card] &= mask_of(self.seat)
        s.cards[outcome] = self.seat
        s.known[outcome] = mask_of(self.foe)
        s.tell(ev.STOLEN, EVERYBODY, self.seat, self.foe)
        both = mask_of(self.seat) | mask_of(self.foe)
        s.tell(ev.STOLEN_SEEN, both, self.seat, self.foe, s.parts.cards.kind[outcome])
