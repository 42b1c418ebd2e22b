"""What a seat cannot know, dealt again (SMU-INF-02, SMU-INF-03, SMU-INF-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.chance import Stream
from prestol.engine.several import Several
from prestol.engine.state import sees
from prestol.engine.step import Together
from prestol.engine.window import AnswerWindow
from prestol.games.smuta.parts import CARDS, DRAW_PILE, PARTY_DECK

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def redealt(s: Smuta, seat: int | None, rng: Stream, recall: bool) -> Smuta:
    """A silent clone for a seat (None: a spectator)."""
    twin = s.clone()
    twin.silence(rng)
    if not s.stack:
        return twin
    twin.forget_answers(seat)
    forget_selection(twin, seat)
    deal_common(twin, seat, rng)
    for other in range(s.seats):
        if other != seat:
            deal_party(twin, seat, other, rng)
    top = twin.stack[-1]
    if recall and isinstance(top, Together) and not isinstance(top, AnswerWindow):
        withdraw_picks(twin, seat, top)
    return twin


def forget_selection(twin: Smuta, seat: int | None) -> None:
    """What another has selected of his hand so far, and not confirmed, is his own business."""
    top = twin.stack[-1]
    if isinstance(top, Several) and top.seat != seat and top.picked:
        twin.stack[-1] = top.with_picked(())


def is_hidden(s: Smuta, card: int, seat: int | None) -> bool:
    """Whether a card lies in another hand, and the seat does not know that it does."""
    place = s.cards[card]
    return place >= 0 and place != seat and not sees(s.known[card], seat)


def deal_common(twin: Smuta, seat: int | None, rng: Stream) -> None:
    """SMU-INF-02: the common cards in other hands and in the draw pile change places at random."""
    owner = twin.parts.cards.owner[twin.seats]
    unknown: list[int] = []
    for card in range(CARDS):
        if owner[card] < 0 and (twin.cards[card] == DRAW_PILE or is_hidden(twin, card, seat)):
            unknown.append(card)
    deal(twin, unknown, rng)


def deal_party(twin: Smuta, seat: int | None, other: int, rng: Stream) -> None:
    """SMU-INF-03: of another party it is known how many of its cards are in hand or picked, not which."""
    owner = twin.parts.cards.owner[twin.seats]
    unknown: list[int] = []
    for card in range(CARDS):
        if owner[card] == other and (twin.cards[card] == PARTY_DECK or is_hidden(twin, card, seat)):
            unknown.append(card)
    deal(twin, unknown, rng)
    in_deck = [card for card in unknown if twin.cards[card] == PARTY_DECK]
    rng.shuffle(in_deck)
    twin.picks = twin.picks[:]
    for at in range(0, len(twin.picks), 2):
        if twin.picks[at] == other:
            twin.picks[at + 1] = in_deck.pop()


def deal(twin: Smuta, cards: list[int], rng: Stream) -> None:
    """These cards change places with each other; what a seat knows of a place goes with the place."""
    places = sorted([(twin.cards[card], twin.known[card]) for card in cards])  # so that nothing shows how they lay
    rng.shuffle(cards)
    for at in range(len(cards)):
        twin.cards[cards[at]], twin.known[cards[at]] = places[at]


def withdraw_picks(twin: Smuta, seat: int | None, top: Together[Smuta]) -> None:
    """The picks of others are taken back, so that a search can model them."""
    kept: list[int] = []
    for at in range(0, len(twin.picks), 2):
        if twin.picks[at] == seat:
            kept.extend(twin.picks[at : at + 2])
    twin.picks = kept
    twin.reopen([other for other in range(twin.seats) if other != seat and other not in top.waiting])
