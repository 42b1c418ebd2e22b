"""How the luck of a table comes together: people seal what they add, and open it when the game is about to begin.

The word of the server is committed to when the table is made. All seals are fixed before the first part is opened, so
nobody can fit a part to those of the others; whoever is away delays the game by a moment and changes nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.chance import commitment
from prestol.engine.luck import seal_of
from prestol.server.errors import ApiError
from prestol.server.tables.clocks import SECOND, now
from prestol.server.tables.entries import Data, Draft
from prestol.server.tables.replay import Replay
from prestol.server.tables.seats import owned
from prestol.server.wire import Luck, LuckAsk, LuckRequest

if TYPE_CHECKING:
    from prestol.server.tables.commands import Actor

OPENING = 8 * SECOND
"""How long the game waits for those who have sealed a part and do not open it."""


def begin(replay: Replay, sealed: bool = False) -> list[Draft]:
    """The game begins, or those who have `sealed` something open it first."""
    if replay.lot.until is not None:
        return []
    if (sealed or replay.lot.seals) and not replay.settings.chosen:
        return [Draft("draw", None, Data(until=now() + OPENING))]
    return [Draft("start")]


def seal(seat: int, text: str | None) -> list[Draft]:
    """A person who sits down seals a part."""
    return [Draft("seal", seat, Data(seal=text))] if text else []


def add_luck(replay: Replay, who: Actor, ask: LuckAsk | LuckRequest) -> list[Draft]:
    """Seal a part before the game, or open it when it is about to begin."""
    seats = owned(replay.seats, who.id)
    if not seats:
        raise ApiError("not-at-table", 403)
    if replay.settings.chosen:
        raise ApiError("seed-chosen", 409)
    if ask.part is not None and any(replay.lot.parts.get(seat) == ask.part for seat in seats):
        return []  # two windows of a browser may open the same part, and the first may have begun the game
    if replay.status != "open":
        raise ApiError("already-started", 409)
    if ask.part is not None:
        return open_part(replay, seats, ask.part)
    if replay.lot.until is not None:
        raise ApiError("about-to-start", 409)
    return [] if replay.lot.seals.get(seats[0]) == ask.seal else seal(seats[0], ask.seal)


def open_part(replay: Replay, seats: tuple[int, ...], part: str) -> list[Draft]:
    """Open what one of the seats has sealed; the last of them begins the game."""
    if replay.lot.until is None:
        raise ApiError("not-drawing", 409)
    fitting = [seat for seat in seats if replay.lot.seals.get(seat) == seal_of(part)]
    if not fitting:
        raise ApiError("wrong-part", 400)
    rest = set(replay.lot.seals) - set(replay.lot.parts) - {fitting[0]}
    return [Draft("part", fitting[0], Data(part=part)), *([] if rest else [Draft("start")])]


def luck_info(replay: Replay) -> Luck | None:
    """What everybody is told about the luck: before the game who adds to it, after the game all of it."""
    if replay.status == "playing":
        return None
    lot, over = replay.lot, replay.status == "over"
    return Luck(
        commitment(lot.word),
        {str(seat): text for seat, text in lot.seals.items()},
        sorted(lot.parts),
        replay.drawn_by(),
        lot.word if over else None,
        {str(seat): part for seat, part in lot.parts.items()} if over else {},
    )
