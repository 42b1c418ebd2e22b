"""What each request of a person means: the entries it makes, or why it is refused. Pure: nothing is changed here."""

from __future__ import annotations

from typing import Protocol

from prestol.engine.errors import NotationError
from prestol.engine.game import Game
from prestol.engine.result import Result
from prestol.engine.state import State
from prestol.server import wire
from prestol.server.errors import ApiError, RefusedMove
from prestol.server.tables.absent_seats import answer_absent, plan_absent
from prestol.server.tables.bot_levels import check_level, quick_level
from prestol.server.tables.drawing import add_luck
from prestol.server.tables.entries import Data, Draft
from prestol.server.tables.replay import Replay
from prestol.server.tables.seats import belongs, handed, has_company, kept_for, opened, owned, taken_back
from prestol.server.wire import Ending, ProgramEnding, SeatInfo


class Actor(Protocol):
    """The person who asks."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


def plan(replay: Replay, who: Actor, request: wire.ClientMessage) -> list[Draft]:
    """The entries that a request makes; none if it concerns only the person who asks."""
    match request:
        case wire.MoveRequest():
            return [plan_move(replay, who, request)]
        case wire.ReplyRequest():  # those in a window never come here
            own_seat(replay, who, request.seat)
            check_playing(replay)
            raise ApiError("stale", 409, at=request.window, number=replay.number)
        case wire.UndoRequest():
            return [plan_undo(replay, who, request)]
        case wire.AnswerRequest():
            return plan_answer(replay, who, request)
        case wire.AbsentRequest():
            return [plan_absence(replay, who, request)]
        case wire.LuckRequest():
            return add_luck(replay, who, request)
        case wire.SayRequest():
            return [plan_say(replay, who, request)]
        case wire.ResignRequest():
            return plan_resign(replay, who, request)
        case wire.HandRequest():
            return [plan_hand(replay, who, request)]
        case wire.BackRequest():
            return [plan_back(replay, who, request)]
        case wire.LeaveRequest():
            return plan_leave(replay, who)
        case _:
            return []


def own_seat(replay: Replay, who: Actor, seat: int) -> SeatInfo:
    """The seat, if it belongs to the person."""
    if seat not in owned(replay.seats, who.id):
        raise ApiError("not-your-seat", 403, seat=seat)
    return replay.seats[seat]


def check_watchable(replay: Replay, who: Actor) -> None:
    """Raise ApiError where a table without spectators does not concern a person."""
    if not replay.settings.watchable and not belongs(replay.seats, who.id):
        raise ApiError("not-watchable", 403)


def check_playing(replay: Replay) -> None:
    if replay.status == "open":
        raise ApiError("not-started", 409)
    check_not_over(replay)


def check_not_over(replay: Replay) -> None:
    if replay.status == "over":
        raise ApiError("game-over", 409)


def plan_close(replay: Replay) -> list[Draft]:
    """The game ends here, without a result."""
    check_not_over(replay)
    return [Draft("over", None, Data(result=Ending("closed")))]


def check_played_by_person(info: SeatInfo) -> None:
    if info.resigned:
        raise ApiError("already-resigned", 409)
    if info.bot is not None:
        raise ApiError("bot-plays", 409, seat=info.seat)


def plan_move(replay: Replay, who: Actor, request: wire.MoveRequest) -> Draft:
    info = own_seat(replay, who, request.seat)
    check_playing(replay)
    check_played_by_person(info)
    if request.at is not None and request.at < replay.question:
        raise ApiError("stale", 409, at=request.at, number=replay.number)
    check_move(replay.game, replay.state, request.seat, request.move)
    return Draft("move", request.seat, Data(move=" ".join(request.move.split())), checked=True)


def check_move(game: Game, state: State, seat: int, text: str) -> None:
    """Raise ApiError, with the rule that forbids it, unless the move can be played now."""
    try:
        move = game.notation.read(text)
    except NotationError:
        raise ApiError("move-unreadable", 400, move=text) from None
    refusal = state.refusal(seat, move)
    if refusal is not None:
        raise RefusedMove(game.id, refusal)


def plan_undo(replay: Replay, who: Actor, request: wire.UndoRequest) -> Draft:
    info = own_seat(replay, who, request.seat)
    check_playing(replay)
    check_played_by_person(info)
    if replay.asked is not None:
        raise ApiError("undo-pending", 409)
    offer = replay.undo_offer(request.seat)
    if offer is None:
        raise ApiError("nothing-to-undo", 409)
    if offer.consent:
        return Draft("ask-undo", request.seat, Data(moves=offer.moves, consent=offer.consent))
    return Draft("undo", request.seat, replay.undo_draft(request.seat))


def plan_answer(replay: Replay, who: Actor, request: wire.AnswerRequest) -> list[Draft]:
    own_seat(replay, who, request.seat)
    if replay.absence is not None and replay.absence.number == request.ask:
        return [answer_absent(replay.absence, request)]
    asked = replay.asked
    if asked is None or asked.number != request.ask:
        raise ApiError("nothing-asked", 409)
    withdrawn = request.seat == asked.seat and not request.yes
    if not withdrawn and (request.seat not in asked.consent or request.seat in asked.agreed):
        raise ApiError("not-asked", 409, seat=request.seat)
    answer = Draft("answer-undo", request.seat, Data(ask=request.ask, yes=request.yes))
    if request.yes and {*asked.agreed, request.seat} == set(asked.consent):
        return [answer, Draft("undo", asked.seat, replay.undo_draft(asked.seat))]
    return [answer]


def plan_absence(replay: Replay, who: Actor, request: wire.AbsentRequest) -> Draft:
    info = own_seat(replay, who, request.seat)
    check_playing(replay)
    check_played_by_person(info)
    return plan_absent(replay, request)


def plan_say(replay: Replay, who: Actor, request: wire.SayRequest) -> Draft:
    seats = owned(replay.seats, who.id)
    if not seats:
        raise ApiError("only-players-talk", 403)
    text = " ".join(request.text.split())
    if not text:
        raise ApiError("nothing-said")
    return Draft("say", seats[0], Data(name=replay.seats[seats[0]].name or who.name, text=text, person=who.id))


def plan_resign(replay: Replay, who: Actor, request: wire.ResignRequest) -> list[Draft]:
    info = own_seat(replay, who, request.seat)
    check_playing(replay)
    if info.resigned:
        raise ApiError("already-resigned", 409)
    given_up = SeatInfo(
        info.seat, "person", info.name, info.person, info.guest, info.outside, quick_level(replay.game), True
    )
    drafts = [Draft("resign", request.seat, Data(info=given_up))]
    after = [given_up if seat.seat == info.seat else seat for seat in replay.seats]
    ending = ending_by_resignation(after)
    return [*drafts, Draft("over", None, Data(result=ending))] if ending else drafts


def ending_by_resignation(seats: list[SeatInfo]) -> Ending | None:
    """The game is over where one seat is left, or where no person is."""
    left = [seat.seat for seat in seats if not seat.resigned]
    if len(left) == 1:
        return Ending("resigned", [1 if seat.seat in left else 2 for seat in seats])
    if not any(seat.kind == "person" and not seat.resigned for seat in seats):
        return Ending("resigned")
    return None


def ending_of(result: Result) -> Ending:
    """How a game that was played to its end has ended."""
    programs = [
        ProgramEnding(program.name, place, program.score, dict(program.breakdown))
        for program, place in zip(result.programs, result.program_places, strict=True)
    ]
    return Ending(
        "finished",
        list(result.places),
        list(result.scores),
        [dict(part) for part in result.breakdown],
        result.tie,
        programs,
        result.margin,
    )


def plan_hand(replay: Replay, who: Actor, request: wire.HandRequest) -> Draft:
    info = own_seat(replay, who, request.seat)
    check_playing(replay)
    check_played_by_person(info)
    check_level(replay.game, request.level)
    quick = quick_level(replay.game)
    if request.level != quick and has_company(replay.seats, who.id):
        raise ApiError("hand-unfair", 403, level=quick)  # its moves could be taken back, and so be hints
    return Draft("seat", request.seat, Data(what="handed", info=handed(info, request.level)))


def plan_back(replay: Replay, who: Actor, request: wire.BackRequest) -> Draft:
    info = own_seat(replay, who, request.seat)
    check_playing(replay)
    if info.resigned:
        raise ApiError("already-resigned", 409)
    if info.bot is None:
        raise ApiError("not-handed", 409)
    return Draft("seat", request.seat, Data(what="back", info=taken_back(info)))


def check_may_leave(replay: Replay) -> None:
    """Raise ApiError where a seat must not be opened to others before the game."""
    if replay.settings.chosen:
        raise ApiError("seed-chosen", 409)
    if replay.lot.until is not None:
        raise ApiError("about-to-start", 409)


def plan_leave(replay: Replay, who: Actor) -> list[Draft]:
    if replay.status == "open":
        seats = owned(replay.seats, who.id) + kept_for(replay.seats, who.id)
        if seats:
            check_may_leave(replay)
            return [Draft("seat", seat, Data(what="left", info=opened(seat))) for seat in seats]
    elif owned(replay.seats, who.id):
        check_playing(replay)
        return plan_bots_for(replay, who)
    raise ApiError("not-at-table", 409)


def plan_removal(replay: Replay, who: Actor) -> list[Draft]:
    """Somebody goes who has no choice: a bot plays for them also where seats are fixed before the game."""
    if replay.status == "over" or not belongs(replay.seats, who.id):
        return []
    fixed = replay.settings.chosen or replay.lot.until is not None
    return plan_bots_for(replay, who) if replay.status == "open" and fixed else plan_leave(replay, who)


def plan_bots_for(replay: Replay, who: Actor) -> list[Draft]:
    """Bots play on in the seats of a person."""
    seats, level = owned(replay.seats, who.id), quick_level(replay.game)
    return [
        Draft("seat", seat, Data(what="left", info=handed(replay.seats[seat], level)))
        for seat in seats
        if replay.seats[seat].bot is None
    ]
