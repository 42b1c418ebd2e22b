"""What a seat cannot know, dealt again (RUR-INF): scheme cards in decks and hands, and agendas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.chance import Stream
from prestol.engine.places import not_among
from prestol.engine.state import sees
from prestol.engine.step import Together
from prestol.games.rurik.opening import agendas_left
from prestol.games.rurik.parts import DEALT, EMPTY, LOOKED_AT, SOLO
from prestol.games.rurik.rebellion import cards

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def redealt(s: Rurik, seat: int | None, rng: Stream, recall: bool) -> Rurik:
    """A silent clone for a seat (None: a spectator)."""
    twin = s.clone()
    twin.silence(rng)
    if not s.stack:
        return twin
    deal_schemes(twin, seat, rng)
    if s.seats == SOLO:
        deal_bottom(twin, rng)
    deal_agendas(twin, seat, rng)
    top = s.stack[-1]
    if recall and isinstance(top, Together):
        twin.reopen([other for other in range(s.seats) if other != seat and other not in top.waiting])
    return twin


def deal_schemes(twin: Rurik, seat: int | None, rng: Stream) -> None:
    """RUR-INF-02 to RUR-INF-04: all cards whose place the seat does not know change places at random."""
    left = twin.left_deck.unknown_to(seat)
    right = twin.right_deck.unknown_to(seat)
    held: list[int] = []
    for card in range(twin.parts.schemes):
        place = twin.schemes[card]
        is_held = (place >= 0 and place != seat) or place == LOOKED_AT
        if is_held and not sees(twin.scheme_known[card], seat):
            held.append(card)
    unknown = [*left, *right, *held]
    if len(unknown) < 2:
        return
    rng.shuffle(unknown)
    places = [twin.schemes[card] for card in held]
    masks = [twin.scheme_known[card] for card in held]
    for card in unknown:
        twin.schemes[card] = -1
        twin.scheme_known[card] = 0
    twin.left_deck.deal_again(seat, unknown[: len(left)])
    twin.right_deck.deal_again(seat, unknown[len(left) : len(left) + len(right)])
    fresh = unknown[len(left) + len(right) :]
    for at in range(len(fresh)):
        twin.schemes[fresh[at]] = places[at]
        twin.scheme_known[fresh[at]] = masks[at]
    for at in range(len(twin.looked)):
        if twin.looked[at] in held:
            twin.looked[at] = fresh[held.index(twin.looked[at])]


def deal_bottom(twin: Rurik, rng: Stream) -> None:
    """RUR-INF-08: the bottom card may be any that was not on top yet and has the rows that were read."""
    if len(twin.ring) == twin.flips + 2:
        read = twin.ring.pop()
        could = [card for card in not_among(cards(twin), twin.ring) if has_same_rows(twin, card, read)]
        twin.ring.append(could[rng.below(len(could))])


def has_same_rows(s: Rurik, card: int, read: int) -> bool:
    """Whether two cards agree in the rows that were read this round."""
    rebels = s.parts.rebels
    for row in range(s.card_row):
        if (
            rebels.row_advisor[card][row] != rebels.row_advisor[read][row]
            or rebels.row_action[card][row] != rebels.row_action[read][row]
            or rebels.row_coin[card][row] != rebels.row_coin[read][row]
        ):
            return False
    return True


def deal_agendas(twin: Rurik, seat: int | None, rng: Stream) -> None:
    """RUR-INF-01: the others may have been dealt any of the other agendas, and have kept either."""
    dealt: list[int] = []
    for at in range(len(twin.agendas)):
        if at // DEALT != seat and twin.agendas[at] != EMPTY:
            dealt.append(at)
            twin.agendas[at] = EMPTY
    if dealt:
        unseen = agendas_left(twin)
        rng.shuffle(unseen)
        for number in range(len(dealt)):
            twin.agendas[dealt[number]] = unseen[number]
