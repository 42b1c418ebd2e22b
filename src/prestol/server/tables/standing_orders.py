"""Standing orders: answers that a person has given in advance, such as “pass unless I can parry”."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from prestol.engine.errors import NotationError
from prestol.engine.step import Choice, Together
from prestol.server.errors import ApiError
from prestol.server.tables.replay import Replay
from prestol.server.wire import Order

decode = msgspec.json.Decoder(list[Order]).decode
encode = msgspec.json.Encoder().encode


def check_orders(replay: Replay, orders: list[Order]) -> None:
    """Raise ApiError where an order names a move that cannot be read."""
    for order in orders:
        for text in (order.play, *order.unless):
            try:
                replay.game.notation.read(text)
            except NotationError:
                raise ApiError("move-unreadable", 400, move=text) from None


def order_for(replay: Replay, seat: int, orders: list[Order]) -> Order | None:
    """The first order that answers what the seat is asked now, if any."""
    if seat not in replay.waiting:
        return None
    state = replay.state
    top = state.stack[-1]
    asked = top.ask() if isinstance(top, (Choice, Together)) else ""
    legal = {replay.game.notation.write(move) for move in state.legal(seat)}
    for order in orders:
        fits = order.ask == asked and order.rule in ("", state.rule_now())
        if fits and order.play in legal and not legal.intersection(order.unless):
            return order
    return None


def used(orders: list[Order], order: Order) -> list[Order]:
    """The orders after one of them has answered; one that is used up goes."""
    if order.times is None:
        return orders
    rest = [replace(one, times=order.times - 1) if one is order else one for one in orders]
    return [one for one in rest if one.times != 0]
