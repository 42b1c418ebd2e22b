"""Calls about a table’s past and its questions: time travel, why not, hints, notes, the record."""

from __future__ import annotations

from litestar import Response

from prestol import record_of
from prestol.server.bot_pool import BotError
from prestol.server.errors import ApiError, seat_mark
from prestol.server.http.api.routing import JSONBody, Number, TableId, asks, does
from prestol.server.realtime.greeting import page_before
from prestol.server.realtime.projection import Projection
from prestol.server.services import Call, caller, services_of
from prestol.server.tables.commands import check_move, check_playing, check_watchable, own_seat
from prestol.server.tables.entries import Draft
from prestol.server.tables.private_words import read_words, save_note
from prestol.server.tables.replay import Replay
from prestol.server.tables.seats import has_company, owned
from prestol.server.tables.standing_orders import answers_to_order
from prestol.server.tables.windows import answer_of, has_answered, state_for
from prestol.server.wire import AnswerList, Hint, HintAsk, LogPage, NoteBody, Past, Why, WhyAsk


@asks("/tables/{table_id:str}/past/{number:int}", tags=["past"], summary="The table after an entry")
async def past(request: Call, table_id: TableId, number: Number) -> Past:
    """As the caller could see it then; of a finished game, as every seat could."""
    table = await services_of(request).manager.table(table_id)
    check_watchable(table.replay, caller(request))
    if number > table.durable:
        raise ApiError("no-such-entry", 404, number=number)
    replay = await table.loader.at(number)
    at = replay.clocks.since or table.record.created
    projection = Projection(replay, at, finished=table.replay.status == "over")
    return Past(number, projection.moment(owned(table.replay.seats, caller(request).id)))


@asks("/tables/{table_id:str}/log/{number:int}", tags=["past"], summary="The entries before one")
async def log(request: Call, table_id: TableId, number: Number) -> LogPage:
    """Up to a thousand, the nearest, in order; as the caller may see them."""
    services, who = services_of(request), caller(request)
    table = await services.manager.table(table_id)
    check_watchable(table.replay, who)
    return LogPage(await page_before(table, number, who.id, await services.blocks.hidden_from(who.id)))


@does("/tables/{table_id:str}/why", tags=["past"], summary="Why not this move?")
async def why(request: Call, table_id: TableId, data: JSONBody[WhyAsk]) -> Why:
    """Nothing is played."""
    table = await services_of(request).manager.table(table_id)
    own_seat(table.replay, caller(request), data.seat)
    try:
        check_playing(table.replay)
        check_move(table.replay.game, state_for(table.replay, data.seat, table.answers.given), data.seat, data.move)
    except ApiError as error:
        return Why(False, error.problem())
    return Why(True, None)


@does("/tables/{table_id:str}/hint", tags=["past"], summary="What would a strong bot do?")
async def hint(request: Call, table_id: TableId, data: JSONBody[HintAsk]) -> Hint:
    """Only where one person plays against bots, so that it is unfair to nobody. The game counts as practice then."""
    services, who = services_of(request), caller(request)
    table = await services.manager.table(table_id)
    replay = table.replay
    own_seat(replay, who, data.seat)
    check_playing(replay)
    if has_company(replay.seats, who.id):
        raise ApiError("hint-unfair", 403)
    if data.seat not in replay.waiting:
        raise ApiError("not-waiting", 409)
    given = table.answers.given
    so_far = () if has_answered(replay, data.seat, given) else answer_of(replay, data.seat, given)
    try:
        move = await services.bots.decide(table.automation.job(data.seat, "strong", so_far))
    except BotError:
        raise ApiError("no-hint", 503) from None
    await table.write(lambda replay: mark_practice(replay, data.seat), who.id)
    return Hint(replay.game.notation.write(move))


def mark_practice(replay: Replay, seat: int) -> list[Draft]:
    """Whoever takes a hint practises; the log says so once."""
    return [] if replay.practice or replay.status != "playing" else [Draft("hint", seat)]


@asks("/tables/{table_id:str}/answers/{number:int}", tags=["past"], summary="What a seat could answer in windows")
async def answers(request: Call, table_id: TableId, number: Number) -> AnswerList:
    """For standing orders of the own seat of this number: whole answers with what it holds."""
    replay = (await services_of(request).manager.table(table_id)).replay
    own_seat(replay, caller(request), number)
    check_playing(replay)
    return AnswerList(answers_to_order(replay, number))


@asks("/tables/{table_id:str}/note", tags=["past"], summary="My note about a table")
async def note(request: Call, table_id: TableId) -> NoteBody:
    table = await services_of(request).manager.table(table_id)
    return NoteBody((await read_words(table, caller(request).id))[0])


@does("/tables/{table_id:str}/note", tags=["past"], summary="Keep a note about a table")
async def set_note(request: Call, table_id: TableId, data: JSONBody[NoteBody]) -> NoteBody:
    await save_note(await services_of(request).manager.table(table_id), caller(request), data.text)
    return data


@asks("/tables/{table_id:str}/record", tags=["past"], summary="The record of a finished game")
async def record(request: Call, table_id: TableId) -> Response[bytes]:
    """JSON lines with the seed. A game under way has none, because its moves may hold what is still hidden."""
    table = await services_of(request).manager.table(table_id)
    replay = table.replay
    check_watchable(replay, caller(request))
    if replay.status != "over" or replay.journal is None:
        raise ApiError("not-over", 409)
    names = [seat.name or f"{seat.bot} {seat_mark(seat.seat)}" for seat in replay.seats]
    players = ["person" if seat.kind == "person" else seat.bot or "person" for seat in replay.seats]
    resigned = [seat.seat for seat in replay.seats if seat.resigned]
    made = record_of(
        replay.journal,
        replay.seed,
        names,
        players=players,
        practice=replay.practice,
        resigned=resigned,
        luck=replay.lot.luck,
    )
    headers = {"content-disposition": f'attachment; filename="{replay.game.id}-{table.id}.jsonl"'}
    return Response(made.write().encode(), media_type="application/jsonl", headers=headers)


CALLS = (past, log, why, hint, answers, note, set_note, record)
