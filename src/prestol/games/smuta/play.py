"""Playing a card: card, mode or branch, targets, then the window for answers, then its effect (SMU-CRD-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from prestol.engine.bounds import FIGURE_LIMIT, Bound, Row
from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Choice, Move, Step
from prestol.games.smuta import events as ev
from prestol.games.smuta import vocabulary as vo
from prestol.games.smuta.card_parts import Slot
from prestol.games.smuta.conditions import holds
from prestol.games.smuta.effects import Work
from prestol.games.smuta.hands import card_of, forget, put_away
from prestol.games.smuta.moves import AIM, AIM_AT, AIM_PARTY, PLAY_MOVES, TRADE, TRADE_MOVE, WAY
from prestol.games.smuta.parts import (
    ANNOUNCED,
    CARD_ANNOUNCED,
    CARDS_PER_PHASE,
    NONE,
    OWN_POLITICAL,
)
from prestol.games.smuta.targets import is_target, names_point, targets
from prestol.games.smuta.trade import GIVEN, Exchange
from prestol.games.smuta.ways import CHOICES, MOST_WAYS, UNCHOSEN, is_playable, mode_of, ops_of, slots_of, ways_left

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

# --- one decision after the other


def playable(s: Smuta, seat: int, window: int) -> list[Move]:
    """The cards in a hand that may be played at a moment."""
    found: list[Move] = []
    kinds, places = s.parts.cards.kind, s.cards
    last = NONE
    for card in s.parts.cards.in_window[window]:
        if places[card] == seat and kinds[card] != last:
            last = kinds[card]
            if is_playable(s, seat, last, window):
                found.append(PLAY_MOVES[last])
    return found


def next_moves(s: Smuta, seat: int, window: int, kind: int, way: int, named: tuple[int, ...]) -> list[Move]:
    """What is to be said next about a card: how it is played, then its targets; nothing once all is said."""
    if way == UNCHOSEN:
        ways = ways_left(s, seat, kind, window)
        if len(ways) > 1:
            return [(WAY, one) for one in ways]
        way = ways[0]
    if len(named) < slots_of(s, kind, way):
        mode = mode_of(s, kind, way)
        verb = aim_verb(mode.slots[len(named)])
        return [(verb, one) for one in targets(s, seat, mode, ops_of(s, kind, way), len(named))]
    return []


def aim_verb(slot: Slot) -> int:
    if slot.what == vo.PARTY:
        return AIM_PARTY
    return AIM_AT if names_point(slot) else AIM


def lay(s: Smuta, seat: int, kind: int) -> None:
    """A card goes from a hand to the table, where everybody sees it."""
    card = card_of(s, seat, kind)
    forget(s, card)
    s.cards[card] = ANNOUNCED
    s.learn(EVERYBODY)


def announce(s: Smuta, seat: int, window: int, kind: int, way: int, named: tuple[int, ...]) -> None:
    """SMU-CRD-22: all is said about a card on the table; those whom it concerns may answer it before it works."""
    if way == UNCHOSEN:
        way = ways_left(s, seat, kind, window)[0]
    card = card_of(s, ANNOUNCED, kind)
    if not s.parts.cards.kind_instant[kind]:
        s.played += 1
    s.announced.append((seat, card, way // CHOICES, way % CHOICES - 1, *named))
    tell_announced(s, seat, kind, way, named)
    s.guard(CARD_ANNOUNCED, Laid())


def tell_announced(s: Smuta, seat: int, kind: int, way: int, named: tuple[int, ...]) -> None:
    s.tell(ev.ANNOUNCED, EVERYBODY, seat, kind, way)
    slots = mode_of(s, kind, way).slots
    for at in range(len(named)):
        verb = aim_verb(slots[at])
        event = ev.AIMED_PARTY if verb == AIM_PARTY else ev.AIMED_AT if verb == AIM_AT else ev.AIMED
        s.tell(event, EVERYBODY, seat, kind, named[at])


@final
class Name(Choice["Smuta"]):
    """SMU-CRD-22: in the own phase the player says how he plays a card, and names its targets one by one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "moment", "card_kind", "way", "named")
    BOUNDS: ClassVar[dict[str, Bound]] = {"way": MOST_WAYS, "named": Row(FIGURE_LIMIT)}
    ASK: ClassVar[str] = "name"
    RULE: ClassVar[str] = "SMU-CRD-22"
    ACCEPTS: ClassVar[tuple[int, ...]] = (WAY, AIM, AIM_AT, AIM_PARTY)

    def __init__(self, seat: int, moment: int, card_kind: int, way: int, named: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.moment = moment
        self.card_kind = card_kind
        self.way = way
        self.named = named

    def options(self, s: Smuta) -> list[Move]:
        return next_moves(s, self.seat, self.moment, self.card_kind, self.way, self.named)

    def pick(self, s: Smuta, move: Move) -> None:
        if move[0] == WAY:
            go_on(s, self.seat, self.moment, self.card_kind, move[1], self.named)
        else:
            go_on(s, self.seat, self.moment, self.card_kind, self.way, (*self.named, move[1]))


def go_on(s: Smuta, seat: int, window: int, kind: int, way: int, named: tuple[int, ...]) -> None:
    """Ask what is still to be said about a card, or announce it; where there is only one way, that is no question."""
    if way == UNCHOSEN:
        ways = ways_left(s, seat, kind, window)
        if len(ways) == 1:
            way = ways[0]
    if way == UNCHOSEN or len(named) < slots_of(s, kind, way):
        s.do(Name(seat, window, kind, way, named))
    else:
        announce(s, seat, window, kind, way, named)


def play_own(s: Smuta, seat: int, window: int, kind: int) -> None:
    """SMU-RXN-04: a card in the own phase, when nobody is asked: `(PLAY, kind)` of `playable` was chosen."""
    lay(s, seat, kind)
    go_on(s, seat, window, kind, UNCHOSEN, ())


# --- what becomes of the announced card


@final
class Laid(Step["Smuta"]):
    """SMU-CRD-22: nobody has cancelled the latest card on the table; where its conditions still hold, it works."""

    def run(self, s: Smuta) -> None:
        row = s.announced.pop()
        seat, card, way = row[0], row[1], row[2] * CHOICES + row[3] + 1
        named = row[4:]
        works = still_holds(s, seat, card, way, named)
        put_away(s, card, works)
        if works:
            kind = s.parts.cards.kind[card]
            if s.battle:
                s.battle.append(kind)
            s.tell(ev.CARRIED_OUT, EVERYBODY, seat, kind)
            s.do(Work(seat, kind, named, tuple(ops_of(s, kind, way))))
        else:
            s.tell(ev.CAME_TO_NOTHING, EVERYBODY, seat, s.parts.cards.kind[card])


def still_holds(s: Smuta, seat: int, card: int, way: int, named: tuple[int, ...]) -> bool:
    """SMU-CRD-22: conditions and targets are checked again before the effect."""
    kind = s.parts.cards.kind[card]
    mode, ops = mode_of(s, kind, way), ops_of(s, kind, way)
    for condition in mode.requires:
        if not holds(s, seat, condition, NONE, False):
            return False
    for at in range(len(named)):
        if not is_target(s, seat, mode, ops, at, named[at]):
            return False
    return True


# --- in the own phases


def add_political(s: Smuta, seat: int, listed: list[Move]) -> None:
    """SMU-SEQ-11, SMU-SEQ-12, SMU-R-07: cards of the own Political phase, two and instants; and the exchange."""
    kinds, owner, windows = s.parts.cards.kind, s.parts.cards.owner[s.seats], s.parts.cards.kind_windows
    last, common = NONE, 0
    for card, place in enumerate(s.cards):  # one look at the hand for both
        if place == seat:
            if owner[card] < 0:
                common += 1
            if kinds[card] != last:
                last = kinds[card]
                if windows[last] >> OWN_POLITICAL & 1 == 1 and is_playable(s, seat, last, OWN_POLITICAL):
                    listed.append(PLAY_MOVES[last])
    if common >= GIVEN:
        listed.append(TRADE_MOVE)


def act_politically(s: Smuta, seat: int, move: Move) -> None:
    """One of these moves was chosen."""
    if move[0] == TRADE:
        s.do(Exchange(seat, ()))
    else:
        play_own(s, seat, OWN_POLITICAL, move[1])


def why_not_politically(s: Smuta, seat: int, move: Move) -> Refusal:
    """Why a card cannot be played in the own Political phase, or cards cannot be exchanged."""
    if move[0] == TRADE:
        return Refusal("cards-too-few", "SMU-R-07", {})
    kind = move[1]
    if not 0 <= kind < s.parts.cards.kinds or card_of(s, seat, kind) == NONE:
        return Refusal("card-not-held", "SMU-CRD-22", {})
    if not s.parts.cards.kind_instant[kind] and s.played >= CARDS_PER_PHASE:
        return Refusal("cards-enough", "SMU-SEQ-11", {})
    for mode in s.parts.cards.kind_modes[kind]:
        if mode.windows >> OWN_POLITICAL & 1 == 1:
            return Refusal("card-conditions", "SMU-CRD-18", {})
    return Refusal("card-elsewhere", "SMU-RXN-01", {})
