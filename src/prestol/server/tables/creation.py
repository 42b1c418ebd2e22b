"""How a table is made: the wish for it is checked, then it is stored, and opened."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec

from prestol import game as open_game
from prestol.engine.errors import OptionError, PrestolError, UnknownGame
from prestol.engine.game import Game
from prestol.server.accounts import Person, clean_name, skeleton
from prestol.server.errors import ApiError
from prestol.server.store.errors import StoreError, StoreUnsure
from prestol.server.store.records import TableRecord
from prestol.server.tables.bot_levels import check_level
from prestol.server.tables.clocks import now
from prestol.server.tables.contents import record_of_content
from prestol.server.tables.drawing import begin, seal
from prestol.server.tables.entries import TableSettings
from prestol.server.tables.seats import fresh_secret, opened, owned, record_of, secret_hash, with_bot
from prestol.server.wire import Invite, NewSeat, NewTable, SeatInfo

if TYPE_CHECKING:
    from prestol.server.tables.live import LiveTable
    from prestol.server.tables.manager import TableManager


async def create_table(manager: TableManager, who: Person, wish: NewTable) -> tuple[LiveTable, list[Invite]]:
    """A new table with its invites; it begins at once where that is wished and nobody is missing."""
    game = playable(wish.game)
    settings = settings_of(game, who, wish)
    invites = [Invite(seat.seat, fresh_secret()) for seat in settings.seats if seat.kind == "open"]
    if wish.start and invites:
        raise ApiError("seats-open", 409)
    if wish.seed is not None and (invites or not wish.seed.isprintable() or wish.seed != wish.seed.strip()):
        raise ApiError("wrong-seed", 400)
    id = fresh_table_id()
    manager.networks[id] = who.address
    sealed = None if settings.chosen else wish.seal
    table = await set_up(
        manager, game, who.id, settings, wish.listed, invites, wish.start, seed=wish.seed, id=id, sealed=sealed
    )
    return table, invites


def settings_of(game: Game, who: Person, wish: NewTable) -> TableSettings:
    """What a table is to be made with; ApiError where that is impossible."""
    seats = [seat_of(game, who, number, seat) for number, seat in enumerate(wish.seats)]
    check_names(seats)
    try:
        game.check_seats(len(seats))
    except PrestolError:
        raise ApiError("wrong-seats", 400, counts=game.seat_range()) from None
    try:
        options = game.read_options(len(seats), wish.options)
    except OptionError as error:
        raise ApiError("wrong-option", 400, why=error) from None
    for kind in wish.windows.seconds:
        if kind not in game.window_seconds():
            raise ApiError("wrong-window", 400, kind=kind)
    if who.kind != "account" and all(seat.kind == "bot" for seat in seats):
        raise ApiError("bots-alone", 403)
    return TableSettings(seats, options, wish.pace, wish.watchable, wish.windows, chosen=wish.seed is not None)


async def set_up(
    manager: TableManager,
    game: Game,
    owner: str,
    settings: TableSettings,
    listed: bool,
    invites: list[Invite],
    start: bool,
    *,
    seed: str | None = None,
    id: str | None = None,
    sealed: str | None = None,
) -> LiveTable:
    """Store a table and open it; `sealed` is what its owner adds to the luck. TableTaken where `id` is taken."""
    at = now()
    record = TableRecord(
        id=id or fresh_table_id(),
        game=game.id,
        owner=owner,
        seed=seed or secrets.token_hex(16),
        settings=msgspec.json.encode(settings).decode(),
        listed=listed,
        created=at,
        changed=at,
        rules=game.rules_version,
        content=game.content_hash,
    )
    hashes = {invite.seat: secret_hash(invite.secret) for invite in invites}
    rows = [record_of(record.id, seat, hashes.get(seat.seat)) for seat in settings.seats]
    await manager.store.create_table(record, rows, record_of_content(game))
    table = await manager.table(record.id)
    await seal_and_start(table, owner, sealed, start)
    return table


async def seal_and_start(table: LiveTable, owner: str, sealed: str | None, start: bool) -> None:
    """Write the first entries of a table, if there are any."""
    mine = owned(table.replay.settings.seats, owner)
    drafts = seal(mine[0], sealed) if mine else []
    if start:
        drafts += begin(table.replay, bool(drafts))
    if drafts:
        try:
            await table.write(lambda replay: drafts if replay.status == "open" else [], owner, "start")
        except StoreError as error:  # the table is there, though it has not begun
            raise StoreUnsure(error.key, **error.figures) from None


def fresh_table_id() -> str:
    return secrets.token_hex(6)


def playable(id: str) -> Game:
    """The game of that id by its newest rules; ApiError where there is none."""
    try:
        return open_game(id)
    except UnknownGame:
        raise ApiError("no-such-game", 404, game=id) from None


def seat_of(game: Game, who: Person, number: int, wish: NewSeat) -> SeatInfo:
    if wish.kind == "bot":
        check_level(game, wish.level)
        return with_bot(number, wish.level)
    if wish.kind == "open":
        return opened(number)
    return seat_for(who, number, wish.name)


def seat_for(who: Person, number: int, name: str | None) -> SeatInfo:
    """A seat taken by a person, under a name of its own where several people share a browser."""
    shown = clean_name(name) if name else who.name
    return SeatInfo(number, "person", shown, who.id, who.guest or shown != who.name, who.outside)


def check_names(seats: list[SeatInfo]) -> None:
    """Raise ApiError where two people at a table could be taken for each other."""
    seen: set[str] = set()
    for seat in seats:
        if seat.kind == "person":
            if skeleton(seat.name) in seen:
                raise ApiError("name-at-table", 409, name=seat.name)
            seen.add(skeleton(seat.name))
