"""What can be owned and played in Smuta, for studies of balance."""

from __future__ import annotations

from prestol.engine.chance import Stream
from prestol.engine.places import cards_at
from prestol.engine.study import NOTHING, Balance, Gift, Taking
from prestol.games.smuta.parts import DRAW_PILE
from prestol.games.smuta.state import Smuta


def deal_cards(s: Smuta, rng: Stream) -> list[Gift]:
    """Give each seat a card of the draw pile before the first year, or nothing."""
    dealt: list[Gift] = []
    for seat in range(s.seats):
        dealt.append(Gift("card_kind", card_for(s, seat, rng) if rng.below(2) else NOTHING, seat))
    return dealt


def card_for(s: Smuta, seat: int, rng: Stream) -> int:
    """A common card out of the draw pile into a hand, by its kind."""
    pile = [card for card in cards_at(s.cards, DRAW_PILE) if s.parts.cards.owner[s.seats][card] < 0]
    card = pile[rng.below(len(pile))]
    s.cards[card] = seat
    s.known[card] = 0
    return s.parts.cards.kind[card]


BALANCE = Balance(
    (
        Taking("won", "victory"),
        Taking("carried-out", "card"),
        Taking("proclaimed", "who"),
        Taking("captured", "point"),
        Taking("control-taken", "point"),
        Taking("pretends", "who"),
    ),
    deal_cards,
)
