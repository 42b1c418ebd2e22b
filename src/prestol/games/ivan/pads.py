"""Trade tokens on the player pads (IVN-TRD)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.compiling import i64
from prestol.engine.step import EVERYBODY, Move
from prestol.games.ivan import events as ev
from prestol.games.ivan.parts import EMPTY, PAD

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


def token_count(s: Ivan, seat: int) -> int:
    """Tokens on a pad."""
    pads = s.pads
    first: i64 = seat * PAD
    count = 0
    for at in range(first, first + PAD):
        if pads[at] != EMPTY:
            count += 1
    return count


def tokens_of(s: Ivan, seat: int) -> list[int]:
    """The tokens on a pad, in the order of its slots."""
    return [token for token in s.pads[seat * PAD : (seat + 1) * PAD] if token != EMPTY]


def slot_of(s: Ivan, seat: int, token: int) -> int:
    """The slot of a pad where a token lies, EMPTY if it does not."""
    for slot in range(PAD):
        if s.pads[seat * PAD + slot] == token:
            return slot
    return EMPTY


def is_uncovered(s: Ivan, seat: int, slot: int) -> bool:
    """IVN-R-31: a printed effect on which no token lies."""
    return s.pads[seat * PAD + slot] == EMPTY and s.parts.cards.trade_effect[s.parts.tokens + slot] >= 0


def open_slots(s: Ivan, seat: int) -> list[int]:
    """IVN-TRD-01: slots for a new token. Blank slots are alike, so that only the first empty one is listed."""
    found: list[int] = []
    for slot in s.parts.printed:
        if s.pads[seat * PAD + slot] == EMPTY:
            found.append(slot)
    for slot in s.parts.blank:
        if s.pads[seat * PAD + slot] == EMPTY:
            found.append(slot)
            break
    return found


def arrangements(s: Ivan, seat: int) -> list[Move]:
    """IVN-R-62: other sets of slots on which the tokens of a pad could lie."""
    printed, pads = s.parts.printed, s.pads
    count = token_count(s, seat)
    first: i64 = seat * PAD
    covered = 0
    for at, slot in enumerate(printed):
        if pads[first + slot] != EMPTY:
            covered |= 1 << at
    return s.parts.arrangements[(count << len(printed)) + covered]


def arrange(s: Ivan, seat: int, number: int) -> None:
    """IVN-FRE-07: the tokens, in their order, to the slots that the digits name."""
    tokens: list[int] = []
    for at in range(seat * PAD, seat * PAD + PAD):
        if s.pads[at] != EMPTY:
            tokens.append(s.pads[at])
            s.pads[at] = EMPTY
    while number > 0:
        s.pads[seat * PAD + number % 10 - 1] = tokens.pop()
        number //= 10


def drop_token(s: Ivan, seat: int, token: int) -> None:
    """IVN-TRD-04: a token leaves the pad for good."""
    s.pads[seat * PAD + slot_of(s, seat, token)] = EMPTY
    s.trade_discards.append(token)
    s.arranged = 0
    s.tell(ev.TOKEN_DISCARDED, EVERYBODY, seat, token)
