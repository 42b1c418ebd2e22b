"""What can be owned in Rurik, for studies of balance."""

from __future__ import annotations

from prestol.engine.chance import Stream
from prestol.engine.places import cards_at
from prestol.engine.state import mask_of
from prestol.engine.study import NOTHING, Balance, Gift, Taking
from prestol.games.rurik.parts import DEED_DECK, LEFT, RIGHT
from prestol.games.rurik.state import Rurik
from prestol.games.rurik.stock import collect


def deal_cards(s: Rurik, rng: Stream) -> list[Gift]:
    """Give each seat a scheme card of the decks, a deed of the closed deck and what a rebel brings, or nothing."""
    dealt: list[Gift] = []
    for seat in range(s.seats):
        dealt.append(Gift("scheme", scheme_for(s, seat, rng) if rng.below(2) else NOTHING, seat))
    for seat in range(s.seats):
        dealt.append(Gift("deed", deed_for(s, seat, rng) if rng.below(2) else NOTHING, seat))
    kind = "reward" if s.options.rebel_reward_tokens else "rebel"
    for seat in range(s.seats):
        dealt.append(Gift(kind, reward_for(s, seat, rng) if rng.below(2) else NOTHING, seat))
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


def reward_for(s: Rurik, seat: int, rng: Stream) -> int:
    """The coins and goods of a rebel, or of a token where tokens replace them; figure and token stay where they are."""
    effects = s.parts.cards.reward_effect if s.options.rebel_reward_tokens else s.parts.cards.rebel_effect
    brought = rng.below(len(effects))
    collect(s, seat, effects[brought])
    return brought


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
