"""What can be owned in Ivan the Terrible, for studies of balance."""

from __future__ import annotations

from prestol.engine.chance import Stream
from prestol.engine.study import NOTHING, Balance, Gift, Taking
from prestol.games.ivan.parts import DECK, DISPLAY
from prestol.games.ivan.state import Ivan


def deal_honours(s: Ivan, rng: Stream) -> list[Gift]:
    """Lay a title and an estate, or nothing, beside each pad; others of the decks take their places in the displays."""
    dealt: list[Gift] = []
    for kind, places in (("title", s.titles), ("estate", s.estates)):
        for seat in range(s.seats):
            free = [thing for thing in range(len(places)) if places[thing] in (DECK, DISPLAY)]
            if rng.below(2) == 0 or not free:
                dealt.append(Gift(kind, NOTHING, seat))
                continue
            thing = free[rng.below(len(free))]
            if places[thing] == DISPLAY and DECK in places:
                places[places.index(DECK)] = DISPLAY
            places[thing] = seat
            dealt.append(Gift(kind, thing, seat))
    return dealt


BALANCE = Balance(
    (
        Taking("title-taken", "title", "title-scored"),
        Taking("estate-taken", "estate"),
        Taking("completed", "project"),
        Taking("spoils-taken", "spoils"),
        Taking("token-taken", "token"),
    ),
    deal_honours,
)
