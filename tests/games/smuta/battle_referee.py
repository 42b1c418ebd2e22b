"""Battles told a second time, from the rules alone: who throws, who is asked what, and how it ends.

The referee knows neither the engine nor the content. It is a generator: it says what is due, a die or a decision,
and is sent the outcome.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

ATTACKER, DEFENDER = 0, 1
FIRE, MELEE = 0, 1
ROUT = 9

FIGURES: dict[str, tuple[int, int]] = {
    "mounted_cossack": (1, 1),
    "foot_cossack": (2, 1),
    "noble_cavalry": (1, 3),
    "town_streltsy": (3, 1),
    "moscow_streltsy": (4, 2),
    "german_infantry": (4, 3),
    "reiters": (3, 4),
    "artillery": (7, 0),
    "polish_infantry": (3, 1),
    "winged_hussars": (0, 5),
    "don_cossacks": (2, 2),
    "kasimov_tatars": (1, 3),
    "shishi": (2, 1),
    "zaporozhians": (3, 2),
}
"""Fire and melee of each kind of unit and of each detachment."""
TOP_STRENGTHS = (1, 2, 4, 7, 11, 15)
"""The highest strength of each column but the last."""
WINDOWS = {
    "ambush": "attack_declared",
    "stealthy_withdrawal": "attack_declared",
    "precedence_quarrel": "battle_start",
    "cavalry_charge": "round_start",
    "volley": "round_start",
    "damp_powder": "round_start",
    "gulyay_gorod": "round_start",
    "field_treason": "round_start",
    "panic": "round_end",
    "pursuit": "battle_won",
    "orderly_retreat": "battle_lost",
}
"""Where each card is played; Fortune of war only changes a die."""
FICKLE = {"noble_cavalry", "mounted_cossack", "foot_cossack", "town_streltsy"}
"""Units that treason in the field may take."""
TABLES = (
    ("0000111", "0001112", "0011122", "0111223", "0112233", "1112333"),
    ("0001112", "0011122", "0011223", "0112229", "1122299", "1112999"),
)
"""The tables of fire and melee: a row for each die."""


@dataclass(frozen=True)
class Die:
    """A die that has to be thrown."""

    side: int
    use: str


@dataclass(frozen=True)
class Ask:
    """A decision that has to be made: one of these answers."""

    side: int
    answers: frozenset[str]


Due = Die | Ask
Answer = int | str


@dataclass
class Force:
    """One side: its units, each with the piece it belongs to, and what its leader is worth."""

    units: list[tuple[str, str]]
    tactical: int
    strategic: int
    camp: bool = False
    refuge: bool = False
    """Whether the force may slip into the fortress of the point before the battle."""
    ways_out: frozenset[str] = frozenset()
    """Where it could evade to, or withdraw to when beaten."""
    with_tsar: bool = False
    fire_die: int = 0
    """What cards add to the dice in this round,"""
    melee_die: int = 0
    halved: int = 0
    """and how often they halve the fire."""

    def strength(self, phase: int) -> int:
        total = sum(FIGURES[kind][phase] for _, kind in self.units)
        return total // 2**self.halved if phase == FIRE else total

    def has_hussars(self) -> bool:
        return any(kind == "winged_hussars" for _, kind in self.units)


@dataclass
class Outcome:
    """How an attack ended."""

    losers: set[int] = field(default_factory=set)
    victory_markers: int = 0
    evaded_to: str | None = None
    took_refuge: bool = False
    withdrew_to: str | None = None


class BattleOver(Exception):
    """Somebody has lost."""


Telling = Generator[Due, Answer, Outcome]
Part = Generator[Due, Answer, None]


def named(unit: tuple[str, str]) -> str:
    return " ".join(unit)


class Referee:
    """One attack from its declaration to its end.

    Cards that were carried out are put into `cards`, each with its side; they are taken up where they belong.
    """

    def __init__(self, attacker: Force, defender: Force, melee_6_34: int = 1) -> None:
        self.forces = (attacker, defender)
        self.melee_6_34 = melee_6_34
        self.losers: set[int] = set()
        self.better = ATTACKER
        self.first_in = FIRE
        self.cards: list[tuple[str, int]] = []

    def next_card(self, window: str) -> tuple[str, int] | None:
        """The next card that was carried out in a window."""
        return self.cards.pop(0) if self.cards and WINDOWS[self.cards[0][0]] == window else None

    # --- what comes before the first die

    def attack(self) -> Telling:
        """SMU-MOV-18 to SMU-MOV-21, SMU-SIE-14, SMU-BAT-19, SMU-R-17."""
        defender = self.forces[DEFENDER]
        ambushed = False
        while (card := self.next_card("attack_declared")) is not None:
            if card[0] == "stealthy_withdrawal":
                return (yield from self.slip_away())
            ambushed = True
        answers = {"stand", "concede"}
        answers |= {"evade"} if defender.ways_out and not ambushed else set()
        answers |= {"refuge"} if defender.refuge and not ambushed else set()
        answer = yield Ask(DEFENDER, frozenset(answers))
        if answer == "refuge":
            return Outcome(took_refuge=True)
        if answer == "evade":
            die = yield Die(DEFENDER, "evasion")
            assert isinstance(die, int)
            if die == 6 or (die != 1 and die + defender.strategic - self.forces[ATTACKER].strategic >= 4):
                return (yield from self.slip_away())
            answer = yield Ask(DEFENDER, frozenset({"stand", "concede"}))
        if answer == "concede":
            self.losers = {DEFENDER}
        elif (yield Ask(ATTACKER, frozenset({"stand", "concede"}))) == "concede":
            self.losers = {ATTACKER}
        else:
            yield from self.fight()
        return (yield from self.outcome())

    def slip_away(self) -> Telling:
        ways = self.forces[DEFENDER].ways_out
        point = (yield Ask(DEFENDER, ways)) if len(ways) > 1 else min(ways)
        return Outcome(evaded_to=str(point))

    def outcome(self) -> Telling:
        """SMU-BAT-18, SMU-MSC-15, SMU-R-18; pursuit and orderly retreat."""
        if len(self.losers) == 2:
            return Outcome(self.losers)
        (loser,) = self.losers
        result = Outcome(self.losers, 3 if self.forces[loser].with_tsar else 1)
        while self.next_card("battle_won") is not None:
            die = yield Die(loser, "pursuit")
            assert isinstance(die, int)
            yield from self.suffer(loser, (die + 1) // 2)
        if self.next_card("battle_lost") is not None:
            result.withdrew_to = str((yield Ask(loser, self.forces[loser].ways_out)))
        return result

    # --- the battle

    def fight(self) -> Part:
        """SMU-BAT-04 to SMU-BAT-08, SMU-BAT-16."""
        while (card := self.next_card("battle_start")) is not None:
            self.forces[1 - card[1]].tactical = 0
        yield from self.throw_for_advantage()
        choice = yield Ask(self.better, frozenset({"fire", "melee"}))
        self.first_in = FIRE if choice == "fire" else MELEE
        try:
            while True:
                yield from self.begin_round()
                yield from self.phase(FIRE)
                yield from self.phase(MELEE)
                yield from self.retreats()
        except BattleOver:
            return

    def begin_round(self) -> Part:
        """What cards have done in the last round is over; then those of this one."""
        for force in self.forces:
            force.fire_die = force.melee_die = force.halved = 0
        while (card := self.next_card("round_start")) is not None:
            kind, side = card
            own, foe = self.forces[side], self.forces[1 - side]
            own.melee_die += kind == "cavalry_charge"
            own.fire_die += kind == "volley"
            foe.halved += kind == "damp_powder"
            foe.melee_die -= kind == "gulyay_gorod"
            if kind == "field_treason":
                answers = frozenset(named(unit) for unit in foe.units if unit[1] in FICKLE)
                several = sum(unit[1] in FICKLE for unit in foe.units) > 1 and len(answers) > 1
                self.remove(1 - side, str((yield Ask(side, answers)) if several else min(answers)))
        self.end_if_lost()

    def throw_for_advantage(self) -> Part:
        """SMU-BAT-05, SMU-CRD-31: the higher sum, thrown again while it is equal."""
        while True:
            sums: list[int] = []
            for side in (ATTACKER, DEFENDER):
                die = yield Die(side, "tactical")
                assert isinstance(die, int)
                sums.append(die + self.forces[side].tactical + (2 if self.forces[side].camp else 0))
            if sums[0] != sums[1]:
                self.better = ATTACKER if sums[0] > sums[1] else DEFENDER
                return

    def phase(self, phase: int) -> Part:
        """SMU-BAT-07, SMU-BAT-25."""
        other = 1 - self.better
        if self.first_in == phase:
            for side in (self.better, other):
                hit = yield from self.strike(side, phase)
                yield from self.suffer(1 - side, hit)
                self.end_if_lost()
            return
        hits = [0, 0]
        for side in (ATTACKER, DEFENDER):
            hits[side] = yield from self.strike(side, phase)
        yield from self.suffer(other, hits[self.better])
        yield from self.suffer(self.better, hits[other])
        self.end_if_lost()

    def strike(self, side: int, phase: int) -> Generator[Due, Answer, int]:
        """SMU-BAT-09, SMU-BAT-12, SMU-BAT-14, SMU-BAT-20, SMU-BAT-21, SMU-BAT-23: what a die does to the enemy."""
        force = self.forces[side]
        strength = force.strength(phase)
        if strength == 0:
            return 0
        die = yield Die(side, "fire" if phase == FIRE else "melee")
        assert isinstance(die, int)
        if phase == MELEE and force.has_hussars():
            die += 1
        row = max(1, min(6, die + (force.fire_die if phase == FIRE else force.melee_die)))
        column = sum(strength > top for top in TOP_STRENGTHS)
        if phase == MELEE and row == 6 and column == 2:
            return self.melee_6_34
        return int(TABLES[phase][row - 1][column])

    def suffer(self, side: int, hit: int) -> Part:
        """SMU-BAT-10, SMU-BAT-13, SMU-BAT-15, SMU-CRD-31: the owner picks; three units and the battle for a rout."""
        force = self.forces[side]
        if hit == ROUT and not force.camp:
            self.losers.add(side)
        left = 3 if hit == ROUT else hit
        while left > 0 and force.units:
            answers = frozenset(map(named, force.units))
            answer = (yield Ask(side, answers)) if len(answers) > 1 and len(force.units) > left else min(answers)
            self.remove(side, str(answer))
            left -= 1

    def remove(self, side: int, name: str) -> None:
        """SMU-BAT-15: a unit is gone; whoever has none left has lost."""
        units = self.forces[side].units
        units.remove(next(unit for unit in units if named(unit) == name))
        if not units:
            self.losers.add(side)

    def end_if_lost(self) -> None:
        if self.losers:
            raise BattleOver

    def retreats(self) -> Part:
        """SMU-BAT-16, SMU-R-17; panic may come first."""
        while (card := self.next_card("round_end")) is not None:
            die = yield Die(card[1], "panic")
            assert isinstance(die, int)
            if die >= 4:
                self.losers.add(1 - card[1])
        self.end_if_lost()
        for side in (1 - self.better, self.better):
            if (yield Ask(side, frozenset({"fight", "retreat"}))) == "retreat":
                self.losers.add(side)
                raise BattleOver
