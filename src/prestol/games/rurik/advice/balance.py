"""What can be owned in Rurik, for studies of balance."""

from __future__ import annotations

from prestol.engine.chance import Stream
from prestol.engine.places import cards_at
from prestol.engine.state import mask_of
from prestol.engine.study import NOTHING, Balance, Gift, Taking
from prestol.games.rurik.parts import DEED_DECK, LEFT, RIGHT
from prestol.games.rurik.state import Rurik


def deal_cards(s: Rurik, rng: Stream) -> list[Gift]:
    """Give each seat a scheme card of the decks and a deed of the closed deck, or nothing."""
    dealt: list[Gift] = []
    for seat in range(s.seats):
        dealt.append(Gift("scheme", scheme_for(s, seat, rng) if rng.below(2) else NOTHING, seat))
    for seat in range(s.seats):
        dealt.append(Gift("deed", deed_for(s, seat, rng) if rng.below(2) else NOTHING, seat))
    return dealt


def scheme_for(s: Rurik, seat: int, rng: Stream) -> int:
    """A card out of one of the decks into a hand."""
    pile = s.deck(RIGHT if rng.below(s.left_deck.size() + s.right_deck.size()) < s.right_deck.size() else LEFT)
    card = pile.loose[rng.below(len(pile.loose))]
    pile.draw(card)
    s.schemes[card] = seat
    s.scheme_known[card] = mask_of(seat)
    return card


def deed_for(s: Rurik, seat: int, rng: Stream) -> int:
    """A deed out of the closed deck, laid before a seat."""
    free = cards_at(s.deeds, DEED_DECK)
    deed = free[rng.below(len(free))]
    s.deeds[deed] = seat
    return deed


BALANCE = Balance(
    (
        Taking("led", "leader"),
        Taking("agenda-shown", "agenda"),
        Taking("deed-taken", "deed"),
        Taking("scheme-played", "scheme"),
        Taking("rebel-defeated", "rebel"),
        Taking("reward-drawn", "reward"),
    ),
    deal_cards,
)
