"""Attack (RUR-ATK): on rebels, on opponents, and in the solo game on neutral troops."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.errors import Refusal
from prestol.engine.step import EVERYBODY, Chance, Move, Step, TurnChoice
from prestol.games.rurik import events as ev
from prestol.games.rurik.losses import LossCheck
from prestol.games.rurik.moves import (
    ATTACK,
    ATTACK_NEUTRAL,
    ATTACK_REBEL,
    ATTACK_REBELLION,
    ATTACKS,
    FINISH,
    FINISH_MOVE,
    LEVY,
    LEVY_MOVE,
    NEUTRAL_ATTACKS,
    REBEL_ATTACKS,
    REBELLION_ATTACKS,
    SIDES,
    TROOP,
)
from prestol.games.rurik.parts import (
    ATTACK_BONUS,
    EMPTY,
    NOBODY,
    POINTS_AS,
    REBELLION,
    SOLO,
    STRONGHOLD,
    UNSEEN,
)
from prestol.games.rurik.rule import acts_in, befriends_rebels, has_ability, occupies, ruler, works
from prestol.games.rurik.stock import collect, first_to_go, put_figure, take_figure

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def can_levy(s: Rurik, seat: int) -> bool:
    """RUR-LDR-10: Sudislav turns attack points into troops."""
    return has_ability(s, seat, POINTS_AS) and s.troop_supply[seat] > 0


def attack_moves(s: Rurik, seat: int) -> list[Move]:
    """RUR-ATK-01: targets in the regions that the attacker occupies; a stronghold alone is none."""
    listed: list[Move] = []
    for region in s.regions:
        if not occupies(s, seat, region):
            continue
        if s.rebels[region] != EMPTY:
            listed.append(REBEL_ATTACKS[region])
        if s.neutrals[region] > 0:
            listed.append(NEUTRAL_ATTACKS[region])
        for other in range(s.sides):
            if other != seat and occupies(s, other, region):
                listed.append(REBELLION_ATTACKS[region] if s.seats == SOLO else ATTACKS[region * SIDES + other])
    if can_levy(s, seat):
        listed.append(LEVY_MOVE)
    return listed


def has_target(s: Rurik, seat: int) -> bool:
    """RUR-ATK-01: whether there is somebody to attack."""
    for region in s.regions:
        if occupies(s, seat, region):
            if s.rebels[region] != EMPTY or s.neutrals[region] > 0:
                return True
            for other in range(s.sides):
                if other != seat and occupies(s, other, region):
                    return True
    return False


class Attack(Step["Rurik"]):
    """RUR-ATK-01, RUR-R-72: each point is an attack of its own, resolved before the next one is made."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "fewer")

    def __init__(self, seat: int, left: int, fewer: int) -> None:
        self.seat = seat
        self.left = left
        self.fewer = fewer

    def run(self, s: Rurik) -> None:
        if self.left > 0 and (can_levy(s, self.seat) or has_target(s, self.seat)):
            s.do(AttackTarget(self.seat, self.left, self.fewer))


class AttackTarget(TurnChoice["Rurik"]):
    """RUR-ATK-01: a region that is occupied, and one target in it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "fewer")
    ASK: ClassVar[str] = "attack"
    RULE: ClassVar[str] = "RUR-ATK-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (ATTACK, ATTACK_REBEL, ATTACK_REBELLION, ATTACK_NEUTRAL, LEVY, FINISH)

    def __init__(self, seat: int, left: int, fewer: int) -> None:
        super().__init__(seat)
        self.left = left
        self.fewer = fewer

    def moves(self, s: Rurik) -> list[Move]:
        return [FINISH_MOVE, *attack_moves(s, self.seat)]

    def why_not(self, s: Rurik, move: Move) -> Refusal | None:
        if move[0] == LEVY:
            return Refusal("no-levy", "RUR-LDR-10", {})
        if len(move) > 1 and (move[1] not in s.regions or not occupies(s, self.seat, move[1])):
            return Refusal("not-occupied", "RUR-ATK-01", {})
        return Refusal("no-target", "RUR-ATK-01", {})

    def choose(self, s: Rurik, move: Move) -> None:
        if move[0] == FINISH:
            return
        s.do(Attack(self.seat, self.left - 1, self.fewer))
        if move[0] == LEVY:
            put_figure(s, self.seat, TROOP, s.leader_at[self.seat])
            s.tell(ev.MUSTERED, EVERYBODY, self.seat, TROOP, s.leader_at[self.seat])
        elif move[0] == ATTACK_REBEL:
            attack_rebel(s, self.seat, move[1])
        elif move[0] == ATTACK_NEUTRAL:
            remove_neutral(s, self.seat, move[1])
        else:
            strike(s, self.seat, move[2] if move[0] == ATTACK else REBELLION, move[1], self.fewer)


def attack_rebel(s: Rurik, seat: int, region: int) -> None:
    """RUR-ATK-02, RUR-ATK-03: no marker moves and no check follows."""
    if s.rebels[region] == UNSEEN:
        s.do(UncoverRebel(seat, region))
    else:
        defeat_rebel(s, seat, region, s.rebels[region])


class UncoverRebel(Chance["Rurik"]):
    """RUR-R-24: where rewards are hidden, the sticker is seen only when the rebel is defeated."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "region")

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region

    def even(self, s: Rurik) -> list[int]:
        return [rebel for rebel in range(len(s.defeated)) if s.defeated[rebel] == NOBODY]

    def resolve(self, s: Rurik, outcome: int) -> None:
        defeat_rebel(s, self.seat, self.region, outcome)


def defeat_rebel(s: Rurik, seat: int, region: int, rebel: int) -> None:
    """RUR-ATK-02, RUR-LDR-08, RUR-R-45: the figure, its reward, and a troop of Sviatopolk's in its place."""
    replaced = befriends_rebels(s, seat, region) and s.parts.leaders.friend_troops > 0 and s.troop_supply[seat] > 0
    s.rebels[region] = EMPTY
    s.defeated[rebel] = seat
    s.tell(ev.REBEL_DEFEATED, EVERYBODY, seat, region, rebel)
    if s.options.rebel_reward_tokens:
        s.do(DrawReward(seat))
    else:
        collect(s, seat, s.parts.cards.rebel_effect[rebel])
    if replaced:
        put_figure(s, seat, TROOP, region)
        s.tell(ev.JOINED, EVERYBODY, seat, region)


class DrawReward(Chance["Rurik"]):
    """RUR-VAR-02: the next token of the stack, which then leaves the game."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def even(self, s: Rurik) -> list[int]:
        return [token for token in range(len(s.rewards)) if s.rewards[token] == 1]

    def resolve(self, s: Rurik, outcome: int) -> None:
        s.rewards[outcome] = 0
        s.tell(ev.REWARD_DRAWN, EVERYBODY, self.seat, outcome)
        collect(s, self.seat, s.parts.cards.reward_effect[outcome])


def remove_neutral(s: Rurik, side: int, region: int) -> None:
    """RUR-SOL-14, RUR-SOL-39: a neutral troop goes to the box, and nothing else happens."""
    s.neutrals[region] -= 1
    s.tell(ev.NEUTRAL_REMOVED, EVERYBODY, side, region)


def check_size(s: Rurik, side: int, victim: int, region: int, fewer: int) -> int:
    """RUR-ATK-07, RUR-R-26, RUR-R-27: cards of the loss check, by the position before the victim's figure goes."""
    cards = 1 - fewer
    if ruler(s, region) == victim:
        cards += 1
    if works(s, victim, region, STRONGHOLD):
        cards += 1
    if acts_in(s, side, region, ATTACK_BONUS):
        cards -= s.parts.leaders.attack_fewer
    return max(cards, 0)


def strike(s: Rurik, side: int, victim: int, region: int, fewer: int) -> None:
    """RUR-ATK-04 to RUR-ATK-06: the victim's figure goes, the war marker rises, and the loss check follows."""
    cards = check_size(s, side, victim, region, fewer)
    figure = first_to_go(s, victim, region)
    s.tell(ev.ATTACKED, EVERYBODY, side, region, victim)
    take_figure(s, victim, figure, region)
    s.tell(ev.FIGURE_LOST, EVERYBODY, victim, figure, region)
    raise_war(s, side)
    steal(s, side, victim, region)
    s.do(LossCheck(side, region, cards))


def raise_war(s: Rurik, side: int) -> None:
    """RUR-ATK-05, RUR-R-68: a marker on the top space stays there."""
    if s.war[side] < s.parts.figures.war_spaces:
        s.war[side] += 1
        s.tell(ev.WAR_ADVANCED, EVERYBODY, side, s.war[side])


def steal(s: Rurik, side: int, victim: int, region: int) -> None:
    """RUR-LDR-03, RUR-LDR-04, RUR-R-28: Boris takes a coin of whoever was attacked in his region."""
    if acts_in(s, side, region, ATTACK_BONUS):
        coins = min(s.parts.leaders.attack_theft, s.coins[victim])
        if coins > 0:
            s.coins[victim] -= coins
            s.coins[side] += coins
            s.tell(ev.COIN_STOLEN, EVERYBODY, side, victim, coins)
