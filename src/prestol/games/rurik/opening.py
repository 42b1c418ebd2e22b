"""Set-up (RUR-SET): what is laid out, dealt and placed before the first round."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.errors import Refusal
from prestol.engine.places import not_among
from prestol.engine.state import mask_of
from prestol.engine.step import EVERYBODY, Chance, Choice, Move, Step, Together
from prestol.games.rurik import events as ev
from prestol.games.rurik.deed_row import FillRow
from prestol.games.rurik.losses import HalveDecks
from prestol.games.rurik.moves import CHIEF, DEPLOY, DEPLOYS, KEEP, LEADER, SETTLE, SETTLES, TROOP
from prestol.games.rurik.parts import (
    ADVISORS,
    DEALT,
    EMPTY,
    IN_HAND,
    OUT,
    REGIONS,
    SOLO,
    UNSEEN,
    WAITING,
)
from prestol.games.rurik.rebellion import RaiseRebellion, is_seized
from prestol.games.rurik.stock import put_figure

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


class Opening(Step["Rurik"]):
    """RUR-SET-01 to RUR-SET-18, in the order of the rulebook but for the first player, who chooses a leader first."""

    def run(self, s: Rurik) -> None:
        s.do(ChooseLeaders(0), DealAgendas(), Deploy(0), Settle(0))
        s.do(HalveDecks((s.parts.schemes + 1) // 2), FillRow())  # RUR-SET-07, RUR-SET-08
        ready_advisors(s)
        if s.seats == SOLO:
            s.do(RaiseRebellion())
        else:
            lay_out(s)
            s.do(DrawFirst())
        if s.options.goods_redistribution:
            lay_goods(s)


def lay_out(s: Rurik) -> None:
    """RUR-SET-05, RUR-SET-06: a rebel and a good in each region in play."""
    for at in range(len(s.regions) - 1, -1, -1):
        s.stocked[s.regions[at]] = 1
        s.do(LayRebel(s.regions[at]))


def lay_goods(s: Rurik) -> None:
    """RUR-VAR-01: what the regions yield is dealt again."""
    for at in range(len(s.regions) - 1, -1, -1):
        s.yields[s.regions[at]] = EMPTY
        s.do(LayGood(s.regions[at]))


def ready_advisors(s: Rurik) -> None:
    """RUR-SET-14, RUR-SET-15: who plays from the first round, who waits, and who leaves the game."""
    joins = s.parts.figures.advisor_from[s.seats]
    for side in range(s.sides):
        for advisor in range(ADVISORS):
            place = OUT if joins[advisor] == 0 else IN_HAND if joins[advisor] <= s.round else WAITING
            s.advisors[side * ADVISORS + advisor] = place


class DrawFirst(Chance["Rurik"]):
    """RUR-SET-16, RUR-R-11: the first-player token is drawn."""

    def even(self, s: Rurik) -> list[int]:
        return list(range(s.seats))

    def resolve(self, s: Rurik, outcome: int) -> None:
        s.first = outcome
        s.token = outcome
        s.tell(ev.FIRST_PLAYER, EVERYBODY, outcome)


class LayRebel(Chance["Rurik"]):
    """RUR-SET-05, RUR-R-24: a rebel of the fifteen; where rewards are hidden, which one it is stays open."""

    FIELDS: ClassVar[tuple[str, ...]] = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region

    def even(self, s: Rurik) -> list[int]:
        return not_among(len(s.defeated), s.rebels) if s.options.rebel_rewards_visible else [UNSEEN]

    def resolve(self, s: Rurik, outcome: int) -> None:
        s.rebels[self.region] = outcome
        if outcome != UNSEEN and not s.options.rebel_reward_tokens:
            s.tell(ev.REBEL_LAID, EVERYBODY, self.region, outcome)


class LayGood(Chance["Rurik"]):
    """RUR-VAR-01: the goods tokens of the colours in play, one to a region."""

    FIELDS: ClassVar[tuple[str, ...]] = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region

    def even(self, s: Rurik) -> list[int]:
        cards = s.parts.cards
        left: list[int] = []
        colours = [cards.region_colour[region] for region in s.regions]
        for token in range(len(cards.token_good)):
            if cards.token_colour[token] in colours:
                left.append(cards.token_good[token])
        for region in s.regions:
            if s.yields[region] >= 0:
                left.remove(s.yields[region])
        return left

    def resolve(self, s: Rurik, outcome: int) -> None:
        s.yields[self.region] = outcome
        s.tell(ev.GOOD_LAID, EVERYBODY, self.region, outcome)


# --- leaders and agendas


def free_leaders(s: Rurik) -> list[int]:
    """RUR-SET-09, RUR-SOL-02: leaders that nobody has."""
    free = not_among(len(s.parts.leaders.solo), s.leaders[: s.seats])
    return [leader for leader in free if s.seats > 1 or s.parts.leaders.solo[leader]]


class ChooseLeaders(Step["Rurik"]):
    """RUR-SET-09, RUR-R-11: in turn order from all eight, or drawn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("done",)

    def __init__(self, done: int) -> None:
        self.done = done

    def run(self, s: Rurik) -> None:
        if self.done < s.seats:
            seat = (s.first + self.done) % s.seats
            drawn = s.options.leaders == "random"
            s.do(DrawLeader(seat) if drawn else ChooseLeader(seat), ChooseLeaders(self.done + 1))


def follow(s: Rurik, seat: int, leader: int) -> None:
    s.leaders[seat] = leader
    s.tell(ev.LED, EVERYBODY, seat, leader)


class DrawLeader(Chance["Rurik"]):
    """RUR-R-11: a leader at random."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def even(self, s: Rurik) -> list[int]:
        return free_leaders(s)

    def resolve(self, s: Rurik, outcome: int) -> None:
        follow(s, self.seat, outcome)


class ChooseLeader(Choice["Rurik"]):
    """RUR-SET-09: a leader that is still free."""

    ASK: ClassVar[str] = "leader"
    RULE: ClassVar[str] = "RUR-SET-09"
    ACCEPTS: ClassVar[tuple[int, ...]] = (LEADER,)

    def options(self, s: Rurik) -> list[Move]:
        return [(LEADER, leader) for leader in free_leaders(s)]

    def why_not(self, s: Rurik, move: Move) -> Refusal | None:
        return Refusal("leader-taken", "RUR-SET-09", {})

    def pick(self, s: Rurik, move: Move) -> None:
        follow(s, self.seat, move[1])


class DealAgendas(Step["Rurik"]):
    """RUR-SET-11: two to each player, then everybody chooses in secret."""

    def run(self, s: Rurik) -> None:
        s.do(KeepAgenda(tuple(range(s.seats))))
        for at in range(s.seats * DEALT - 1, -1, -1):
            s.do(DealAgenda(at // DEALT, at % DEALT))


class DealAgenda(Chance["Rurik"]):
    """RUR-SET-11, RUR-SOL-02: a card that only its player sees."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "at")

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def even(self, s: Rurik) -> list[int]:
        return agendas_left(s)

    def resolve(self, s: Rurik, outcome: int) -> None:
        s.agendas[self.seat * DEALT + self.at] = outcome
        s.tell(ev.AGENDA_DEALT, mask_of(self.seat), self.seat, outcome)

    def seen_by(self, s: Rurik) -> int:
        return mask_of(self.seat)


def agendas_left(s: Rurik) -> list[int]:
    free = not_among(s.parts.agendas, s.agendas)
    return [agenda for agenda in free if s.seats > 1 or s.parts.cards.agenda_solo[agenda]]


class KeepAgenda(Together["Rurik"]):
    """RUR-SET-11, RUR-R-12: one of the two is kept; the other leaves the game unseen."""

    ASK: ClassVar[str] = "agenda"
    RULE: ClassVar[str] = "RUR-SET-11"

    def options(self, s: Rurik, seat: int) -> list[Move]:
        return [(KEEP, s.agendas[seat * DEALT]), (KEEP, s.agendas[seat * DEALT + 1])]

    def refusal(self, s: Rurik, seat: int, move: Move) -> Refusal | None:
        return None if move in self.options(s, seat) else Refusal("not-dealt", "RUR-SET-11", {})

    def pick(self, s: Rurik, seat: int, move: Move) -> None:
        base = seat * DEALT
        if s.agendas[base] != move[1]:
            s.agendas[base], s.agendas[base + 1] = s.agendas[base + 1], s.agendas[base]
        s.tell(ev.AGENDA_KEPT, EVERYBODY, seat)

    def remain(self, waiting: tuple[int, ...]) -> KeepAgenda:
        return KeepAgenda(waiting)


# --- the first figures


class Deploy(Step["Rurik"]):
    """RUR-SET-17: three laps clockwise from the first player, a troop each."""

    FIELDS: ClassVar[tuple[str, ...]] = ("done",)

    def __init__(self, done: int) -> None:
        self.done = done

    def run(self, s: Rurik) -> None:
        if self.done < s.seats * s.parts.figures.start_troops[s.seats]:
            s.do(DeployTroop((s.first + self.done) % s.seats), Deploy(self.done + 1))


class DeployTroop(Choice["Rurik"]):
    """RUR-SET-17: into any region in play."""

    ASK: ClassVar[str] = "deploy"
    RULE: ClassVar[str] = "RUR-SET-17"
    ACCEPTS: ClassVar[tuple[int, ...]] = (DEPLOY,)

    def options(self, s: Rurik) -> list[Move]:
        return [DEPLOYS[region] for region in s.regions if not is_seized(s, region)]

    def why_not(self, s: Rurik, move: Move) -> Refusal | None:
        if move[1] in s.regions:
            return Refusal("seized", "RUR-SOL-11", {})
        return Refusal("not-in-play", "RUR-R-07", {})

    def pick(self, s: Rurik, move: Move) -> None:
        put_figure(s, self.seat, TROOP, move[1])
        s.tell(ev.DEPLOYED, EVERYBODY, self.seat, move[1])


class Settle(Step["Rurik"]):
    """RUR-SET-18: one more lap for the leaders."""

    FIELDS: ClassVar[tuple[str, ...]] = ("done",)

    def __init__(self, done: int) -> None:
        self.done = done

    def run(self, s: Rurik) -> None:
        if self.done < s.seats:
            s.do(SettleLeader((s.first + self.done) % s.seats), Settle(self.done + 1))


class SettleLeader(Choice["Rurik"]):
    """RUR-SET-18: only where an own troop stands."""

    ASK: ClassVar[str] = "settle"
    RULE: ClassVar[str] = "RUR-SET-18"
    ACCEPTS: ClassVar[tuple[int, ...]] = (SETTLE,)

    def options(self, s: Rurik) -> list[Move]:
        return [SETTLES[region] for region in s.regions if s.troops[self.seat * REGIONS + region] > 0]

    def why_not(self, s: Rurik, move: Move) -> Refusal | None:
        return Refusal("no-troop-there", "RUR-SET-18", {})

    def pick(self, s: Rurik, move: Move) -> None:
        put_figure(s, self.seat, CHIEF, move[1])
        s.tell(ev.SETTLED, EVERYBODY, self.seat, move[1])
