"""Playing again: an offer that everybody who is to play must agree to, before anybody is in a game."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from msgspec.structs import replace

from prestol.server.errors import ApiError
from prestol.server.store.base import TableTaken
from prestol.server.tables.commands import Actor
from prestol.server.tables.creation import playable, set_up
from prestol.server.tables.drawing import begin, seal
from prestol.server.tables.entries import Data, Draft, TableSettings
from prestol.server.tables.replay import Replay
from prestol.server.tables.seats import kept, kept_for, owned
from prestol.server.wire import SeatInfo

if TYPE_CHECKING:
    from prestol.server.tables.live import LiveTable
    from prestol.server.tables.manager import TableManager


async def play_again(manager: TableManager, old: LiveTable, who: Actor, sealed: str | None = None) -> LiveTable:
    """The table of the next game: offered by whoever asks first, agreed to by whoever asks after that.

    `sealed` is what the person adds to the luck.
    """
    if old.replay.status != "over":
        raise ApiError("not-over", 409)
    if not owned(old.replay.seats, who.id):
        raise ApiError("not-at-table", 403)
    table = await standing_offer(manager, old) or await offer(manager, old, who, sealed)
    if kept_for(table.replay.seats, who.id) and table.replay.status == "open":
        await table.write(lambda replay: agree(replay, who, sealed), who.id)
    return table


async def standing_offer(manager: TableManager, old: LiveTable) -> LiveTable | None:
    """The offer that was made, or the game that came of it; none where whoever made it has left again."""
    if old.replay.rematch is None:
        return None
    table = await manager.table(old.replay.rematch)
    begun = table.replay.journal is not None
    there = table.replay.status == "open" and owned(table.replay.seats, table.record.owner)
    return table if begun or there else None


async def offer(manager: TableManager, old: LiveTable, who: Actor, sealed: str | None) -> LiveTable:
    """Make the table and tell everybody at the old one."""
    fresh = await again(manager, old, who, sealed)
    seat = owned(old.replay.seats, who.id)[0]

    def tell(replay: Replay) -> list[Draft]:
        return [Draft("rematch", seat, Data(table=fresh.id))] if replay.rematch != fresh.id else []

    await old.write(tell, who.id, f"rematch {fresh.id}")
    return fresh


async def again(manager: TableManager, old: LiveTable, who: Actor, sealed: str | None) -> LiveTable:
    """A table like the old one, by the newest rules, made once; it begins at once where nobody need be asked."""
    seats = [seat_again(seat, who) for seat in old.replay.seats]
    game = playable(old.replay.game.id)
    settings = old.replay.settings
    known = {option.id for option in game.options}
    options = {id: value for id, value in settings.options.items() if id in known}
    chosen = game.read_options(len(seats), options)
    fresh = TableSettings(seats, chosen, settings.pace, settings.watchable, settings.windows, again=True)
    before = f" {old.replay.rematch}" if old.replay.rematch else ""
    id = hashlib.sha256(f"rematch {old.id} {old.record.seed}{before}".encode()).hexdigest()[:12]
    complete = all(seat.kind != "open" for seat in seats)
    try:
        return await set_up(manager, game, who.id, fresh, old.record.listed, [], complete, id=id, sealed=sealed)
    except TableTaken:  # somebody asked at the same moment, perhaps in another process
        return await manager.table(id)


def seat_again(seat: SeatInfo, who: Actor) -> SeatInfo:
    """Whoever offers sits down, bots and programs stay, and the seats of all other people wait for their word."""
    if seat.kind != "person":
        return seat
    return replace(seat, bot=None, resigned=False) if seat.outside or seat.person == who.id else kept(seat)


def agree(replay: Replay, who: Actor, sealed: str | None = None) -> list[Draft]:
    """Take the seats that are kept for a person."""
    if replay.status != "open":
        raise ApiError("already-started", 409)
    seats = kept_for(replay.seats, who.id)
    if not seats:
        raise ApiError("seat-taken", 409)
    return seated(replay, [replace(replay.seats[seat], kind="person") for seat in seats], sealed)


def seated(replay: Replay, infos: list[SeatInfo], sealed: str | None = None) -> list[Draft]:
    """Somebody sits down, and may seal a part of the luck.

    Where everybody was asked to play again, the last of them begins the game.
    """
    taken = {info.seat for info in infos}
    full = all(seat.kind != "open" or seat.seat in taken for seat in replay.seats)
    drafts = [Draft("seat", info.seat, Data(what="joined", info=info)) for info in infos]
    drafts += seal(infos[0].seat, sealed)
    return [*drafts, *begin(replay, bool(sealed))] if full and replay.settings.again else drafts
