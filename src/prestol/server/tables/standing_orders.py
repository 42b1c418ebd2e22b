"""Standing orders: answers that a person has given in advance, such as “pass unless I can parry”."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec
from msgspec.structs import replace

from prestol.engine.errors import NotationError
from prestol.engine.window import PASS_MOVE, Answer
from prestol.server.errors import ApiError
from prestol.server.tables.replay import Replay
from prestol.server.wire import Order

MANY = 200
"""How many answers are listed at most for a kind of window."""

decode = msgspec.json.Decoder(list[Order]).decode
encode = msgspec.json.Encoder().encode


def check_orders(replay: Replay, orders: list[Order]) -> None:
    """Raise ApiError where an order names a move, a fact or a scope that the game does not know."""
    game = replay.game
    for order in orders:
        for text in (order.play, *order.then, *order.unless):
            try:
                game.notation.read(text)
            except NotationError:
                raise ApiError("move-unreadable", 400, move=text) from None
        if order.until not in ("", *game.scopes):
            raise ApiError("order-unknown", 400, word=order.until)
        for name, value in order.when.items():
            domain = dict(game.facts).get(name)
            if domain is None:
                raise ApiError("order-unknown", 400, word=name)
            known = game.window_seconds() if name == "window" else game.notation.domains.get(domain)
            if value not in known if known is not None else not value.isdecimal():
                raise ApiError("order-unknown", 400, word=value)


def dated(replay: Replay, orders: list[Order]) -> list[Order]:
    """The orders with the number of the scope that each is given for. One that lasts on keeps its own."""
    scopes = dict(replay.state.scopes()) if replay.journal is not None else {}
    return [order if lasts(replay, order) else replace(order, since=scopes.get(order.until, 0)) for order in orders]


def lasts(replay: Replay, order: Order) -> bool:
    """Whether the scope of an order is not over yet."""
    return not order.until or (replay.journal is not None and (order.until, order.since) in replay.state.scopes())


def facts_of(replay: Replay) -> dict[str, str]:
    """What everybody knows about the open window, in the words of the notation."""
    domains = replay.game.notation.domains
    return {
        name: domains[domain][value] if domain in domains else str(value)
        for name, domain, value in replay.state.facts()
    }


def answers_to_order(replay: Replay, seat: int) -> dict[str, list[list[str]]]:
    """What orders may answer but a pass, by kind of window: what the open one allows, what could be played later."""
    write, window = replay.game.notation.write, replay.window
    told: dict[str, list[list[str]]] = {}
    for moment, (kind, seconds) in enumerate(replay.game.windows):
        if not seconds:
            continue
        now = open_answers(replay, seat) if window is not None and window.moment == moment else iter(())
        found = dict.fromkeys([*islice(now, MANY), *replay.state.answers_ahead(seat, moment)])
        told[kind] = [[write(move) for move in answer] for answer in list(found)[:MANY]]
    return told


def open_answers(replay: Replay, seat: int) -> Iterator[Answer]:
    """All whole answers of a seat in the open window but a pass, in the order of its lists."""
    window, state = replay.window, replay.state
    if window is None or seat not in window.order:
        return
    begun: list[Answer] = [()]
    while begun:
        answer = begun.pop()
        moves = window.next_moves(state, seat, answer)
        if not moves:
            yield answer
        begun += [(*answer, move) for move in reversed(moves) if move != PASS_MOVE]


def order_for(replay: Replay, seat: int, orders: list[Order]) -> Order | None:
    """The first order that answers what the seat is asked now, if any."""
    if seat not in replay.waiting:
        return None
    legal = {replay.game.notation.write(move) for move in replay.state.legal(seat)}
    for order in in_turn(replay, orders):
        if fits(replay, order) and not legal.intersection(order.unless) and is_allowed(replay, seat, order, legal):
            return order
    return None


def in_turn(replay: Replay, orders: list[Order]) -> list[Order]:
    """In a window an order that plays a card goes before one that passes; else they stand as they were given."""
    if replay.window is None:
        return orders
    passing = replay.game.notation.write(PASS_MOVE)
    return sorted(orders, key=lambda order: order.play == passing)


def fits(replay: Replay, order: Order) -> bool:
    """Whether an order is about what is asked now."""
    state = replay.state
    asked = order.ask == state.ask_for(None) and order.rule in ("", state.rule_now())
    facts = facts_of(replay)
    return asked and lasts(replay, order) and all(facts.get(name) == value for name, value in order.when.items())


def is_allowed(replay: Replay, seat: int, order: Order, legal: set[str]) -> bool:
    """Whether the rules allow all that an order says."""
    window = replay.window
    if window is None:
        return order.play in legal and not order.then
    answer = tuple([replay.game.notation.read(text) for text in (order.play, *order.then)])
    return window.is_possible(replay.state, seat, answer) and window.is_whole(replay.state, seat, answer)


def used(orders: list[Order], order: Order) -> list[Order]:
    """The orders after one of them has answered; one that is used up goes."""
    if order.times is None:
        return orders
    rest = [replace(one, times=order.times - 1) if one is order else one for one in orders]
    return [one for one in rest if one.times != 0]
