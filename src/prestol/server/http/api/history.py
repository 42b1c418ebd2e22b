"""Calls about a table’s past and its questions: time travel, why not, hints, notes, the record."""

from __future__ import annotations

from litestar import Response

from prestol import record_of
from prestol.server.accounts import Person
from prestol.server.bot_pool import BotTrouble
from prestol.server.errors import Denied
from prestol.server.http.api.routing import JSONBody, Number, TableId, asks, does
from prestol.server.realtime.projection import Scene
from prestol.server.realtime.websocket import save_note
from prestol.server.services import Call, caller, house_of
from prestol.server.tables.commands import check_move, check_playing, own_seat
from prestol.server.tables.replay import Course
from prestol.server.tables.seats import has_company, owned
from prestol.server.wire import Hint, HintAsk, NoteBody, Past, Why, WhyAsk


def check_watchable(course: Course, who: Person) -> None:
    if not course.settings.watchable and not owned(course.seats, who.id):
        raise Denied("not-watchable", 403)


@asks("/tables/{table_id:str}/past/{number:int}", tags=["past"], summary="The table after an entry")
async def past(request: Call, table_id: TableId, number: Number) -> Past:
    """As the caller could see it then."""
    table = await house_of(request).hall.table(table_id)
    check_watchable(table.course, caller(request))
    if number > table.course.number:
        raise Denied("no-such-entry", 404, number=number)
    course = await table.course_at(number)
    return Past(
        number,
        Scene(course, course.clocks.since or table.record.created).moment(
            owned(table.course.seats, caller(request).id)
        ),
    )


@does("/tables/{table_id:str}/why", tags=["past"], summary="Why not this move?")
async def why(request: Call, table_id: TableId, data: JSONBody[WhyAsk]) -> Why:
    """Nothing is played."""
    table = await house_of(request).hall.table(table_id)
    own_seat(table.course, caller(request), data.seat)
    try:
        check_playing(table.course)
        check_move(table.course, data.seat, data.move)
    except Denied as denied:
        return Why(False, denied.problem())
    return Why(True, None)


@does("/tables/{table_id:str}/hint", tags=["past"], summary="What would a strong bot do?")
async def hint(request: Call, table_id: TableId, data: JSONBody[HintAsk]) -> Hint:
    """Only where one person plays against bots, so that it is unfair to nobody."""
    house, who = house_of(request), caller(request)
    table = await house.hall.table(table_id)
    course = table.course
    own_seat(course, who, data.seat)
    check_playing(course)
    if has_company(course.seats, who.id):
        raise Denied("hint-unfair", 403)
    if data.seat not in course.waiting:
        raise Denied("not-waiting", 409)
    try:
        move = await house.bots.decide(table.driver.job(data.seat, "strong"))
    except BotTrouble:
        raise Denied("no-hint", 503) from None
    return Hint(course.game.notation.write(move))


@asks("/tables/{table_id:str}/note", tags=["past"], summary="My note about a table")
async def note(request: Call, table_id: TableId) -> NoteBody:
    table = await house_of(request).hall.table(table_id)
    return NoteBody((await table.driver.private_words(caller(request).id))[0])


@does("/tables/{table_id:str}/note", tags=["past"], summary="Keep a note about a table")
async def set_note(request: Call, table_id: TableId, data: JSONBody[NoteBody]) -> NoteBody:
    await save_note(await house_of(request).hall.table(table_id), caller(request), data.text)
    return data


@asks("/tables/{table_id:str}/record", tags=["past"], summary="The record of a finished game")
async def record(request: Call, table_id: TableId) -> Response[bytes]:
    """JSON lines with the seed. A game under way has none, because its moves may hold what is still hidden."""
    table = await house_of(request).hall.table(table_id)
    course = table.course
    check_watchable(course, caller(request))
    if course.status != "over" or course.journal is None:
        raise Denied("not-over", 409)
    names = [seat.name or f"{seat.bot} {seat.seat}" for seat in course.seats]
    players = ["person" if seat.kind == "person" else seat.bot or "person" for seat in course.seats]
    written = record_of(course.journal, course.seed, names, players=players, practice=course.practice).write()
    headers = {"content-disposition": f'attachment; filename="{course.game.id}-{table.id}.jsonl"'}
    return Response(written.encode(), media_type="application/jsonl", headers=headers)


CALLS = (past, why, hint, note, set_note, record)
