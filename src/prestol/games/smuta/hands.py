"""Cards in hands, the common draw pile, and the party decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.places import cards_at, count_at, move_all
from prestol.engine.state import mask_of
from prestol.engine.step import EVERYBODY, Chance, Step
from prestol.games.smuta import events as ev
from prestol.games.smuta.parts import CARDS, DISCARDED, DRAW_PILE, GONE, HAND_LIMIT, NONE, SET_ASIDE

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def hand_size(s: Smuta, seat: int) -> int:
    return count_at(s.cards, seat)


def hand_and_pile(s: Smuta, seat: int) -> tuple[int, list[int]]:
    """How many cards a hand holds, and the cards of the draw pile in rising order: one look at all cards for both."""
    held = 0
    pile: list[int] = []
    for card, place in enumerate(s.cards):
        if place == DRAW_PILE:
            pile.append(card)
        elif place == seat:
            held += 1
    return held, pile


def kinds_in_hand(s: Smuta, seat: int) -> list[int]:
    """The kinds of card in a hand, each once, in rising order."""
    found: list[int] = []
    kinds = s.parts.cards.kind
    for card in range(CARDS):
        if s.cards[card] == seat and (not found or found[-1] != kinds[card]):
            found.append(kinds[card])
    return found


def hand_by_kind(s: Smuta, seat: int, common_only: bool = False) -> tuple[list[int], list[int]]:
    """The kinds of card in a hand in rising order, the party's own with them or not, and how many there are of each."""
    found: list[int] = []
    counts: list[int] = []
    owner, kinds = s.parts.cards.owner[s.seats], s.parts.cards.kind
    for card, place in enumerate(s.cards):
        if place == seat and (not common_only or owner[card] < 0):
            if found and found[-1] == kinds[card]:
                counts[-1] = counts[-1] + 1
            else:
                found.append(kinds[card])
                counts.append(1)
    return found, counts


def card_of(s: Smuta, place: int, kind: int) -> int:
    """The lowest card of a kind that is in a place, or NONE: copies are all the same."""
    for card in s.parts.cards.copies[kind]:
        if s.cards[card] == place:
            return card
    return NONE


def is_party_card(s: Smuta, card: int) -> bool:
    return s.parts.cards.owner[s.seats][card] >= 0


def party_cards_in_hand(s: Smuta, seat: int) -> int:
    """SMU-INF-03: how many cards of the own party deck are in a hand; everybody has seen them taken."""
    count = 0
    for card in range(CARDS):
        if s.cards[card] == seat and s.parts.cards.owner[s.seats][card] >= 0:
            count += 1
    return count


def forget(s: Smuta, card: int) -> None:
    """SMU-INF-02: a card leaves its place. Copies are all the same, so whoever knew of one knows of one less,
    whichever it was; else he would see that there is another."""
    told = s.known[card]
    s.known[card] = 0
    if s.rules >= 2:
        for twin in s.parts.cards.copies[s.parts.cards.kind[card]]:
            if s.cards[twin] == s.cards[card] and s.known[twin] != 0:
                known = s.known[twin]
                s.known[twin] = known & told
                told |= known


def put_away(s: Smuta, card: int, done: bool) -> None:
    """SMU-RXN-06, SMU-CRD-06, SMU-CRD-08: where a card goes that was carried out, or else cancelled or thrown away."""
    forget(s, card)
    if done and s.parts.cards.kind_one_shot[s.parts.cards.kind[card]]:
        s.cards[card] = GONE
    else:
        s.cards[card] = SET_ASIDE if is_party_card(s, card) else DISCARDED


class Draw(Step["Smuta"]):
    """SMU-CRD-02, SMU-CRD-03, SMU-CRD-14: draw as many as the piles and the hand limit allow."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, s: Smuta) -> None:
        if self.left < 1:
            return
        held, pile = hand_and_pile(s, self.seat)
        left = min(self.left, HAND_LIMIT - held)
        if left < 1:
            return
        if not pile:
            if not move_all(s.cards, DISCARDED, DRAW_PILE):
                return
            s.tell(ev.RESHUFFLED, EVERYBODY)
            pile = cards_at(s.cards, DRAW_PILE)
        if len(pile) < left:
            s.do(Draw(self.seat, left - len(pile)))
        for _ in range(min(left, len(pile))):
            s.settle(DrawCard(self.seat), pile.pop(s.luck.below(len(pile))))


class DrawCard(Chance["Smuta"]):
    """SMU-INF-02: any card of the draw pile; only its owner sees it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def even(self, s: Smuta) -> list[int]:
        return cards_at(s.cards, DRAW_PILE)

    def seen_by(self, s: Smuta) -> int:
        return mask_of(self.seat)

    def resolve(self, s: Smuta, outcome: int) -> None:
        s.cards[outcome] = self.seat
        s.known[outcome] = 0
        s.tell(ev.CARD_DRAWN, EVERYBODY, self.seat)
        s.tell(ev.CARD_SEEN, mask_of(self.seat), self.seat, s.parts.cards.kind[outcome])
