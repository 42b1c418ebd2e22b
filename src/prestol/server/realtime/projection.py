"""What a receiver may see of a table as it stands.

Several receivers who may see the same share the same bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

import msgspec
from msgspec import Raw

from prestol import commitment
from prestol.engine.notation import Notation
from prestol.engine.several import Several
from prestol.engine.state import State
from prestol.engine.step import Move
from prestol.server import wire
from prestol.server.realtime.entries import Seats
from prestol.server.tables.drawing import luck_info
from prestol.server.tables.replay import Replay
from prestol.server.tables.seats import is_played_by_bot
from prestol.server.tables.windows import Given, Orders, has_answered, own_answer, state_for, texts_of, window_info
from prestol.server.wire import Legal, Moment, Prompt, SeatInfo, SeatView, UndoOffer

encode = msgspec.json.Encoder().encode


@cache
def legal_bytes(notation: Notation, move: Move) -> Raw:
    """One line of a legal list. The same moves come up again and again, so each is written once."""
    return Raw(encode(Legal(notation.write(move), notation.kinds[move[0]].name, list(move[1:]))))


def several_of(state: State, seat: int) -> wire.Several | None:
    """What a seat may select now; nothing where it is not asked to, or where no selection is possible."""
    top = state.stack[-1] if state.stack else None
    limits = state.limits(seat)
    if limits is None or not isinstance(top, Several) or not limits.following([]):
        return None
    notation = state.game.notation
    kind = notation.kinds[type(top).KIND]
    domain = kind.domains[0]
    items = [
        wire.SeveralItem(notation.word(domain, item), most)
        for item, most in zip(limits.items, limits.each, strict=True)
        if most > 0
    ]
    budget = None
    if limits.weights is not None:
        weights = [weight for weight, most in zip(limits.weights, limits.each, strict=True) if most > 0]
        budget = wire.SeveralBudget(limits.budget, weights)
    return wire.Several(kind.name, domain, items, limits.least, limits.most, limits.or_none, budget)


class Projection:
    """A replay at one moment, told to any number of receivers."""

    def __init__(
        self,
        replay: Replay,
        now: int,
        given: Given | None = None,
        orders: Orders | None = None,
        finished: bool = False,
    ) -> None:
        """`given` and `orders` belong to the open window; a receiver is shown those of its own seats alone.

        `finished` says that this is the past of a game that is over by now: everybody sees what every seat saw.
        """
        self.replay = replay
        self.now = now
        self.given = given or {}
        self.orders = orders or {}
        self.seen: dict[int | None, SeatView] = {}
        self.seats = Raw(encode(replay.seats))
        self.clocks = replay.clocks.show(now)
        self.over = replay.status == "over"
        self.finished = finished

    def moment(self, seats: Seats) -> Moment:
        replay = self.replay
        begun = replay.journal is not None
        keys: Sequence[int | None] = seats or (None,)
        if self.finished:
            keys = (*(() if seats else (None,)), *range(len(replay.seats)))
        return Moment(
            number=replay.number,
            at=self.now,
            status=replay.status,
            seats=cast("list[SeatInfo]", self.seats),
            waiting=[seat for seat in replay.waiting if seat not in seats or not self.has_answered(seat)],
            views={"watch" if seat is None else str(seat): self.view(seat) for seat in keys} if begun else {},
            undo={str(seat): self.undo_offer(seat) for seat in seats} if begun else {},
            asked=replay.asked,
            clocks=self.clocks,
            over=self.over,
            result=replay.ending,
            commitment=commitment(replay.lot.word),
            seed=replay.seed if self.over else None,
            window=window_info(replay) if begun else None,
            practice=replay.practice,
            luck=luck_info(replay),
            opened=replay.opened,
            absence=replay.absence,
        )

    def has_answered(self, seat: int) -> bool:
        return has_answered(self.replay, seat, self.given)

    def undo_offer(self, seat: int) -> UndoOffer | None:
        """A decision in an open window is taken back for free; nothing of it is in the log.

        Where a bot plays for the person, the person has nothing to take back.
        """
        if is_played_by_bot(self.replay.seats[seat]):
            return None
        if self.replay.window is not None and texts_of(seat, self.given, self.replay.question):
            return UndoOffer(1, [])
        return self.replay.undo_offer(seat)

    def view(self, seat: int | None) -> SeatView:
        """The view of a seat as bytes that several receivers can share."""
        if seat not in self.seen:
            self.seen[seat] = cast(SeatView, Raw(encode(self.look(seat))))
        return self.seen[seat]

    def look(self, seat: int | None) -> SeatView:
        state = state_for(self.replay, seat, self.given)
        if seat is None or self.finished or self.replay.status != "playing":
            return SeatView(state.view(seat), [], self.prompt(state, seat))
        notation = state.game.notation
        whole = self.has_answered(seat)  # then another answer may be given in its place
        moves = self.replay.state.legal(seat) if whole else state.legal(seat)
        legal = cast("list[Legal]", [legal_bytes(notation, move) for move in moves])
        answer = own_answer(self.replay, seat, self.given, self.orders)
        return SeatView(state.view(seat), legal, self.prompt(state, seat), several_of(state, seat), answer)

    def prompt(self, state: State, seat: int | None) -> Prompt | None:
        """The question that is open, whoever is asked."""
        ask = "" if self.over else state.ask_for(seat)
        return Prompt(ask, state.rule_now()) if ask else None
