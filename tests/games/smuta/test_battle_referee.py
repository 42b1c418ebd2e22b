"""Random battles, checked question by question and die by die against a second telling of the rules."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from prestol.engine.chance import Stream
from prestol.games.smuta.parts import NOBODY, SOVEREIGN
from prestol.games.smuta.state import Smuta
from tests.games.smuta.battle_referee import (
    ATTACKER,
    DEFENDER,
    FIGURES,
    WINDOWS,
    Ask,
    Die,
    Due,
    Force,
    Outcome,
    Referee,
)
from tests.games.smuta.battlefield import MOSCOW, POLISH, Army, field, smuta, units, victories, where
from tests.games.smuta.table import deal
from tests.games.speaking import asked, offers, say

BATTLES = 4000 if prestol.COMPILED else 250
SEATS = (POLISH, MOSCOW)
"""The attacker and the defender."""
RATINGS = {
    "false_dmitry_1": (3, 4),
    "roman_rozynski": (3, 4),
    "fedor_mstislavsky": (2, 2),
    "vasily_golitsyn": (2, 2),
    "petr_basmanov": (3, 3),
    "don_cossacks": (2, 4),
    "shishi": (1, 5),
    "kasimov_tatars": (2, 4),
    "zaporozhians": (3, 3),
}
"""Tactical and strategic rating."""
COMMANDERS = (("false_dmitry_1", "roman_rozynski"), ("petr_basmanov", "vasily_golitsyn"))
DETACHMENTS = (("don_cossacks", "zaporozhians"), ("shishi", "kasimov_tatars"))
KINDS = [kind for kind in FIGURES if kind not in RATINGS]
ROUTES = (("serpukhov", "kaluga"), ("kaluga", "tula"), ("bryansk", "starodub"))
"""Where the attack comes from and where it goes."""
NEAR = {
    "kaluga": {"kozelsk", "mozhaysk", "serpukhov", "tula", "vyazma"},
    "tula": {"kaluga", "orel", "ryazan", "serpukhov", "yelets"},
    "starodub": {"bryansk", "chernigov", "novgorod_seversky"},
}
"""Points next to the place of the battle; the Polish party may also go to Gomel."""
SINGLE = ["field_treason", "panic"]
COMBAT = [*WINDOWS, "fortune_of_war", *[kind for kind in [*WINDOWS, "fortune_of_war"] if kind not in SINGLE]]
"""The cards for battles: two of most kinds."""
ANSWERS = {"strike-first fire": "fire", "strike-first melee": "melee", "fight-on": "fight"}


def chance(rng: Stream, one_in: int) -> bool:
    return rng.below(one_in) == 0


def some_units(rng: Stream) -> dict[str, int]:
    """One to four kinds, a few of each."""
    return {KINDS[rng.below(len(KINDS))]: 1 + rng.below(3) for _ in range(1 + rng.below(4))}


class Setting:
    """Two forces about to meet."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = prestol.stream(f"battle:{seed}")
        self.origin, self.point = ROUTES[self.rng.below(len(ROUTES))]
        self.armies: dict[str, Army] = {}
        self.pieces = [self.muster(ATTACKER, self.origin), self.muster(DEFENDER, self.point)]
        self.camp = chance(self.rng, 3) and self.pieces[DEFENDER][0] in COMMANDERS[DEFENDER]
        self.tsar = "vasily_shuisky" if chance(self.rng, 4) else ""
        self.blocked = {place for place in sorted(NEAR[self.point]) if chance(self.rng, 4)} - {self.origin}
        self.melee_6_34 = 1 + self.rng.below(2)

    def muster(self, side: int, point: str) -> list[str]:
        """A detachment, or one or two commanders, perhaps with a detachment joined to the first."""
        if chance(self.rng, 8):
            name = DETACHMENTS[side][0]
            self.armies[name] = {"at": point, "owner": SEATS[side]}
            return [name]
        names = list(COMMANDERS[side][: 1 + self.rng.below(2)])
        for name in names:
            self.armies[name] = {"at": point, "owner": SEATS[side], "units": some_units(self.rng)}
        if len(names) == 2:
            self.armies[names[1]]["host"] = names[0]
        if chance(self.rng, 3):
            self.armies[DETACHMENTS[side][0]] = {"at": "army", "host": names[0], "owner": SEATS[side]}
        return names

    def state(self) -> Smuta:
        armies = {name: dict(army) for name, army in self.armies.items()}
        if self.camp:
            armies[self.pieces[DEFENDER][0]]["marks"] = ["camp"]
        if self.tsar:
            with_tsar = self.pieces[DEFENDER][0] in COMMANDERS[DEFENDER]
            armies[self.tsar] = {"at": "army" if with_tsar else "party", "owner": MOSCOW}
            if with_tsar:
                armies[self.tsar]["host"] = self.pieces[DEFENDER][0]
        guards = iter(("fedor_sheremetev", "mikhail_shein", "prokopy_lyapunov", "ivan_bolotnikov", "ivan_zarutsky"))
        for place in sorted(self.blocked):
            armies[next(guards)] = {"at": place, "owner": 2, "units": {"noble_cavalry": 1}}
        return field(
            armies,
            active=POLISH,
            control={self.point: SOVEREIGN} if self.is_refuge() else {},
            tsar=self.tsar,
            options={"melee_6_34": str(self.melee_6_34)},
            seed=self.seed,
        )

    def is_refuge(self) -> bool:
        """Tula is the Sovereign's, and so a refuge for the Tsar's party."""
        return self.point == "tula" and bool(self.tsar)

    def force(self, side: int) -> Force:
        leader = self.pieces[side][0]
        tactical, strategic = RATINGS[leader]
        found: list[tuple[str, str]] = []
        for name, army in self.armies.items():
            if army["owner"] == SEATS[side]:
                if name in FIGURES:
                    found.append(("detachment", name))
                for kind, count in army.get("units", {}).items():
                    found += [(name, kind)] * count
        force = Force(found, tactical, strategic)
        force.ways_out = frozenset(NEAR[self.point] - self.blocked | ({"gomel"} if self.point == "starodub" else set()))
        if side == DEFENDER:
            force.camp = self.camp
            force.refuge = self.is_refuge() and len(self.pieces[DEFENDER]) == 1
            force.ways_out = frozenset(NEAR[self.point] - self.blocked - {self.origin})
            force.with_tsar = bool(self.tsar) and leader in COMMANDERS[DEFENDER]
        return force


def answered(words: str) -> str:
    """A move of the game in the words of the referee."""
    kind, _, targets = words.partition(" ")
    if kind in ("go", "lose"):
        return targets
    if kind == "lose-detachment":
        return f"detachment {targets}"
    return ANSWERS.get(words, words)


class Listener:
    """What is heard of an attack: dice, cards and markers. A die thrown again takes the place of the first one."""

    def __init__(self, state: Smuta, referee: Referee) -> None:
        self.state = state
        self.referee = referee
        self.dice: list[tuple[int, str, int]] = []
        self.markers = 0
        self.again = NOBODY

    def say(self, words: str) -> None:
        """Play a move, and hear what happens."""
        say(self.state, words)
        for event in self.state.events:
            hear = getattr(self, "hear_" + event.name.replace("-", "_"), None)
            if hear is not None:
                hear(**event.args)

    def hear_battle_die(self, seat: int, phase: int, die: int) -> None:
        thrown = (SEATS.index(seat), ("fire", "melee", "tactical")[phase], die)
        if self.again != SEATS.index(seat):
            self.dice.append(thrown)
            return
        self.again = NOBODY
        latest = max(at for at, other in enumerate(self.dice) if other[0] == thrown[0])
        self.dice[latest] = thrown

    def hear_evades(self, seat: int, die: int, total: int) -> None:
        self.dice.append((DEFENDER, "evasion", die))

    hear_is_caught = hear_evades

    def hear_card_die(self, seat: int, card: int, die: int, total: int) -> None:
        self.dice.append((SEATS.index(seat), "panic", die))

    def hear_loss_die(self, seat: int, die: int, count: int) -> None:
        self.dice.append((SEATS.index(seat), "pursuit", die))

    def hear_carried_out(self, seat: int, card: int) -> None:
        kind = smuta().notation.domains["card_kind"][card]
        if kind == "fortune_of_war":
            self.again = SEATS.index(seat)
        else:
            self.referee.cards.append((kind, SEATS.index(seat)))

    def hear_victory(self, seat: int, rival: int, count: int) -> None:
        self.markers += count

    def pass_windows(self, rng: Stream) -> None:
        """Answer windows, now and then with a card, until somebody is asked something else."""
        while (window := self.state.window()) is not None:
            for seat in window.order:
                words = sorted(offers(self.state, seat) - {"waive"})
                self.say(f"{seat} {words[rng.below(len(words))]}")


def fight_it_out(setting: Setting, cards: int = 0) -> None:
    """One attack, told by both; each side holds so many cards for battles."""
    rng = setting.rng
    state = setting.state()
    pack = list(range(len(COMBAT)))
    rng.shuffle(pack)
    for seat in SEATS:
        deal(state, seat, *[COMBAT[pack.pop()] for _ in range(cards)])
    referee = Referee(setting.force(ATTACKER), setting.force(DEFENDER), setting.melee_6_34)
    heard = Listener(state, referee)
    heard.say(f"take {setting.pieces[ATTACKER][0]}")
    heard.say(f"go {setting.point}")
    heard.pass_windows(rng)
    telling = referee.attack()
    answer: Any = None
    while True:
        try:
            due: Due = telling.send(answer)
        except StopIteration as stop:
            assert not heard.dice
            assert not referee.cards
            return compare(setting, heard, stop.value)
        answer = decide(setting, heard, due) if isinstance(due, Ask) else thrown(heard, due)


def thrown(heard: Listener, due: Die) -> int:
    side, use, die = heard.dice.pop(0)
    assert (side, use) == (due.side, due.use)
    return die


def decide(setting: Setting, heard: Listener, due: Ask) -> str:
    """Both must ask the same side for the same answers; one of them is given."""
    state, rng = heard.state, setting.rng
    assert state.waiting == (SEATS[due.side],)
    words = sorted(offers(state))
    assert {answered(word) for word in words} == due.answers
    word = words[rng.below(len(words))]
    if asked(state) in ("attacked", "concession", "retreat") and not chance(rng, 3):
        word = next(calm for calm in words if calm in ("stand", "fight-on"))
    heard.say(word)
    heard.pass_windows(rng)
    return answered(word)


def compare(setting: Setting, heard: Listener, outcome: Outcome) -> None:
    """The end of the attack: who stands where, with what, and who is rewarded."""
    state, referee = heard.state, heard.referee
    if asked(state) == "shelter":
        heard.say("to-track")
    assert heard.markers == outcome.victory_markers
    winners = {ATTACKER, DEFENDER} - outcome.losers if outcome.losers else set()
    assert [victories(state, SEATS[side]) for side in (ATTACKER, DEFENDER)] == [
        outcome.victory_markers if winners == {side} else 0 for side in (ATTACKER, DEFENDER)
    ]
    for side in (ATTACKER, DEFENDER):
        left = referee.forces[side].units
        for name in setting.pieces[side]:
            have = {kind: left.count((name, kind)) for kind in KINDS if (name, kind) in left}
            if name in FIGURES:
                assert (where(state, name) == "out") == (("detachment", name) not in left)
                continue
            assert units(state, name) == have
            empty = not (have or is_joined(setting, left, name))
            place = setting.point
            if side in outcome.losers:
                place = outcome.withdrew_to or "track"
            elif side == DEFENDER and outcome.evaded_to:
                place = outcome.evaded_to
            assert where(state, name) == ("track" if empty else place)


def is_joined(setting: Setting, left: list[tuple[str, str]], name: str) -> bool:
    """Whether the last unit of a commander is the detachment in his army."""
    return any(owner == "detachment" and setting.armies[unit].get("host") == name for owner, unit in left)


@pytest.mark.rule("SMU-BAT-04", "SMU-BAT-07", "SMU-BAT-15", "SMU-BAT-20", "SMU-BAT-21", "SMU-BAT-25", "SMU-R-18")
@pytest.mark.rule("SMU-MOV-18", "SMU-MOV-19", "SMU-MSC-15", "SMU-R-02", "SMU-R-19", "SMU-R-20")
def test_random_battles_go_as_the_referee_says() -> None:
    for seed in range(BATTLES):
        try:
            fight_it_out(Setting(seed))
        except AssertionError as wrong:
            raise AssertionError(f"battle {seed}") from wrong


@pytest.mark.rule("SMU-RXN-09", "SMU-RXN-13", "SMU-BAT-23", "SMU-BAT-24")
def test_random_battles_with_cards_go_as_the_referee_says() -> None:
    for seed in range(BATTLES):
        try:
            fight_it_out(Setting(seed), cards=1 + seed % 4)
        except AssertionError as wrong:
            raise AssertionError(f"battle {seed}") from wrong
