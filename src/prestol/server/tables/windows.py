"""Windows at a table: how long one stays open, and what its seats answer. Pure: nothing is changed here.

Until a window closes, answers are stored outside the log. Nobody but its seat can tell whether one was given.
"""

from __future__ import annotations

from collections.abc import Mapping, Set

import msgspec

from prestol.engine.state import State
from prestol.engine.window import PASS_MOVE, Answer
from prestol.server import wire
from prestol.server.errors import ApiError
from prestol.server.store.records import AnswerRecord
from prestol.server.tables.clocks import DAY, HOUR, SECOND
from prestol.server.tables.commands import Actor, check_move, check_played_by_person, check_playing, own_seat
from prestol.server.tables.entries import Data, Draft
from prestol.server.tables.replay import Replay
from prestol.server.tables.seats import is_played_by_bot, is_played_by_person
from prestol.server.tables.standing_orders import facts_of, order_for
from prestol.server.wire import Order, OwnAnswer, WindowInfo

Given = Mapping[int, AnswerRecord]
"""The answers that are kept for the open window, by seat."""
Orders = Mapping[int, list[Order]]

decode = msgspec.json.Decoder(list[str]).decode
encode = msgspec.json.Encoder().encode


# --- how long it stays open


def mode_of(replay: Replay) -> str:
    """`fixed` and `early` have a length, `ask` waits for everybody, `orders` for nobody but bots."""
    kind = replay.settings.pace.kind
    if kind == "live":
        return "early" if replay.settings.windows.early else "fixed"
    return "orders" if kind == "days" and not replay.settings.windows.ask else "ask"


def window_end(replay: Replay) -> int | None:
    """When the open window closes at the latest. While people talk about taking moves back, it stays open."""
    window = replay.window
    if window is None or replay.asked is not None:
        return None
    pace = replay.settings.pace
    if pace.kind == "live":
        kind, usual = replay.game.windows[window.moment]
        return replay.opened + replay.settings.windows.seconds.get(kind, usual) * SECOND
    if pace.kind == "days":
        return replay.opened + pace.days * DAY
    return replay.opened + pace.away * HOUR if pace.away and replay.is_shared else None


def due(replay: Replay, given: Given, at: int) -> int | None:
    """When something happens by itself: a clock runs out, a wish lapses, or a window closes or might do so."""
    times = [replay.due(), window_end(replay)]
    if window_end(replay) is not None:
        times += [one.ready for one in noted(replay, given) if one.ready is not None and one.ready > at]
    return min((one for one in times if one is not None), default=None)


def may_close(replay: Replay, given: Given, orders: Orders, now: int) -> bool:
    """Whether the open window is to be closed now."""
    window = replay.window
    if window is None or replay.asked is not None:
        return False
    end = window_end(replay)
    if end is not None and now >= end:
        return True
    if mode_of(replay) == "fixed":
        return False
    return all(
        is_settled(replay, seat, given, orders) or is_passed_over(replay, seat, given, now) for seat in window.order
    )


def is_settled(replay: Replay, seat: int, given: Given, orders: Orders) -> bool:
    """Whether nobody need wait for a seat. That it can only pass does not count: it must say so itself.

    A bot's answer never ends a live window early: how long it thinks may depend on its hand.
    """
    mode = mode_of(replay)
    if mode == "early" and is_played_by_bot(replay.seats[seat]):
        return False
    if has_answered(replay, seat, given):
        return True
    if is_played_by_bot(replay.seats[seat]):
        return False
    return mode == "orders" or order_for(replay, seat, orders.get(seat, [])) is not None


# --- where a slow window asks in person


def asks_in_person(replay: Replay) -> bool:
    """Whether a slow table waits in its windows for people to come and answer."""
    return bool(replay.game.windows) and replay.settings.pace.kind == "days" and replay.settings.windows.ask


def noted(replay: Replay, given: Given) -> list[AnswerRecord]:
    """What is stored for the open window."""
    return [one for one in given.values() if one.question == replay.question]


def unseen(replay: Replay, people: Set[str], given: Given) -> list[int]:
    """Seats asked in person whose people have the table open, which is not noted yet. What they hold does not count."""
    window = replay.window
    if window is None or not asks_in_person(replay):
        return []
    known = {one.seat for one in noted(replay, given) if one.ready is not None}
    asked = [seat for seat in window.order if seat not in known and is_played_by_person(replay.seats[seat])]
    return [seat for seat in asked if replay.seats[seat].person in people]


def is_passed_over(replay: Replay, seat: int, given: Given, now: int) -> bool:
    """Whether a seat that can only pass has had the table open long enough to have said so."""
    ready = given[seat].ready if seat in given and given[seat].question == replay.question else None
    if ready is None or now < ready or is_played_by_bot(replay.seats[seat]):
        return False
    return can_only_pass(replay, seat)


def can_only_pass(replay: Replay, seat: int) -> bool:
    """Whether a seat has no card to play in the open window; to pass for longer is to pass, too."""
    window, state = replay.window, replay.state
    assert window is not None
    moves = window.next_moves(state, seat, ())
    return all(move == PASS_MOVE or state.is_waiver(window.moment, (move,)) for move in moves)


# --- what is answered


def texts_of(seat: int, given: Given, question: int) -> list[str]:
    """The decisions of a seat in the open window, as text."""
    record = given.get(seat)
    return decode(record.moves) if record is not None and record.question == question else []


def answer_of(replay: Replay, seat: int, given: Given) -> Answer:
    """What a seat has decided so far in the open window."""
    read = replay.game.notation.read
    return tuple([read(text) for text in texts_of(seat, given, replay.question)])


def has_answered(replay: Replay, seat: int, given: Given) -> bool:
    """Whether the answer of a seat is whole."""
    window = replay.window
    return (
        window is not None
        and seat in window.order
        and window.is_whole(replay.state, seat, answer_of(replay, seat, given))
    )


def state_for(replay: Replay, seat: int | None, given: Given) -> State:
    """The position as a seat has it before it: with its own decisions in the open window, and nobody else's."""
    window = replay.window
    if window is None or seat is None or seat not in window.order:
        return replay.state
    answer = answer_of(replay, seat, given)
    if not answer:
        return replay.state
    twin = replay.state.clone()
    twin.stack[-1] = window.with_answer(twin, seat, answer)
    return twin


def own_answer(replay: Replay, seat: int, given: Given, orders: Orders) -> OwnAnswer | None:
    """What a seat is told about its own answer."""
    window = replay.window
    if window is None or seat not in window.order:
        return None
    texts = texts_of(seat, given, replay.question)
    if texts:
        return OwnAnswer(texts, has_answered(replay, seat, given))
    order = None if is_played_by_bot(replay.seats[seat]) else order_for(replay, seat, orders.get(seat, []))
    return OwnAnswer([], False) if order is None else OwnAnswer([order.play, *order.then], True, True)


def window_info(replay: Replay) -> WindowInfo | None:
    """What everybody is told about the open window."""
    window = replay.window
    if window is None:
        return None
    kind, _ = replay.game.windows[window.moment]
    end = window_end(replay)
    return WindowInfo(replay.question, kind, list(window.order), replay.opened, end, facts_of(replay))


# --- from requests to answers, and from answers to the one entry


def reply_to(replay: Replay, who: Actor, request: wire.ClientMessage, given: Given) -> tuple[int, list[str]] | None:
    """The seat and all its decisions, if a request is about an answer in the open window; None if it is not."""
    match request:
        case wire.ReplyRequest():
            check_own(replay, who, request.seat)
            if replay.window is None or request.window != replay.question:
                raise ApiError("stale", 409, at=request.window, number=replay.number)
            moves = list(request.moves)
        case wire.MoveRequest() if replay.window is not None:
            check_own(replay, who, request.seat)
            if request.at is not None and request.at < replay.question:
                raise ApiError("stale", 409, at=request.at, number=replay.number)
            whole = has_answered(replay, request.seat, given)
            moves = [*([] if whole else texts_of(request.seat, given, replay.question)), request.move]
        case wire.UndoRequest() if texts_of(request.seat, given, replay.question) and replay.window is not None:
            check_own(replay, who, request.seat)
            moves = texts_of(request.seat, given, replay.question)[:-1]
        case _:
            return None
    return request.seat, checked(replay, request.seat, moves)


def check_own(replay: Replay, who: Actor, seat: int) -> None:
    info = own_seat(replay, who, seat)
    check_playing(replay)
    check_played_by_person(info)


def checked(replay: Replay, seat: int, texts: list[str]) -> list[str]:
    """The decisions in clean notation; ApiError, with the rule, where they are not allowed one after another."""
    window, state = replay.window, replay.state.clone()
    assert window is not None
    clean: list[str] = []
    answer: Answer = ()
    for text in texts:
        if seat in window.order:
            state.stack[-1] = window.with_answer(state, seat, answer)
        check_move(replay.game, state, seat, text)
        move = replay.game.notation.read(text)
        answer = (*answer, move)
        clean.append(replay.game.notation.write(move))
    return clean


def closing(replay: Replay, given: Given, orders: Orders) -> tuple[Draft, dict[int, Order]]:
    """The one entry that closes the window, and the orders that answered. Silence is a pass."""
    window = replay.window
    assert window is not None
    answers: list[tuple[int, list[str]]] = []
    obeyed: dict[int, Order] = {}
    for seat in window.order:
        texts = [replay.game.notation.write(PASS_MOVE)]
        if has_answered(replay, seat, given):
            texts = texts_of(seat, given, replay.question)
        elif not is_played_by_bot(replay.seats[seat]):
            order = order_for(replay, seat, orders.get(seat, []))
            if order is not None:
                obeyed[seat] = order
                texts = [order.play, *order.then]
        answers.append((seat, texts))
    return Draft("window", None, Data(answers=answers)), obeyed
