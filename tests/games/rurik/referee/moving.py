"""Muster, Move and Attack of players, and loss checks."""

from __future__ import annotations

from functools import partial

from tests.games.rurik.referee.asking import Asker
from tests.games.rurik.referee.board import REBELLION, Asking
from tests.games.rurik.referee.printed import LOSSES
from tests.games.rurik.table import name, records

ALONE = {"troop": 0, "leader": 0, "leader-and-1": 1, "leader-and-2": 2}


class Mover(Asker):
    """Moves figures and lets them fight."""

    def muster(self, seat: int, points: int) -> Asking:
        def moves() -> set[str]:
            places = self.occupied(seat)
            if self.leader[seat] == "maria" and self.at[seat] and not self.used[seat]:
                places = places + [one for one in self.near[self.at[seat] or ""] if one not in places]
            found = {f"muster troop {region}" for region in places if self.supply[seat]}
            return found | {f"muster leader {region}" for region in places if self.at[seat] is None}

        while points and moves():
            words = yield from self.choose(seat, lambda: moves() | {"finish"})
            if words == "finish":
                return
            _, figure, region = words.split()
            self.used[seat] = self.used[seat] or not self.figures(seat, region)
            if figure == "leader":
                self.at[seat] = region
            else:
                self.put_troop(seat, region)
            points -= 1

    def movers(self, seat: int, region: str, escort: int | None) -> list[str]:
        """Who may set out from a region."""
        found = ["troop"] if self.troops[seat][region] else []
        if self.at[seat] == region:
            most = min(2, self.troops[seat][region]) if self.leader[seat] == "agatha" else 0
            found += [figure for figure, count in ALONE.items() if figure != "troop" and count <= most]
            if escort is not None:
                found = [figure for figure in found if figure == "troop" or ALONE[figure] == escort]
        return found

    def carry(self, seat: int, figure: str, origin: str, target: str) -> None:
        count = 1 if figure == "troop" else ALONE[figure]
        assert self.troops[seat][origin] >= count
        self.troops[seat][origin] -= count
        self.troops[seat][target] += count
        if figure != "troop":
            self.at[seat] = target

    def steps_or_finish(self, seat: int, escort: int | None) -> set[str]:
        steps = {
            f"move {figure} {region} {target}"
            for region in self.regions
            for figure in self.movers(seat, region, escort)
            for target in self.near[region]
        }
        return steps | {"finish"}

    def march(self, seat: int, points: int) -> Asking:
        whole = self.options["agatha_escort"] == "whole_march" and self.leader[seat] == "agatha"
        escort: int | None = None
        while points and self.occupied(seat):
            words = yield from self.choose(seat, partial(self.steps_or_finish, seat, escort))
            if words == "finish":
                return
            _, figure, origin, target = words.split()
            self.carry(seat, figure, origin, target)
            escort = ALONE[figure] if whole and figure != "troop" else None
            points -= 1

    def send(self, seat: int, count: int) -> Asking:
        came: str | None = None
        led = False
        while count and self.occupied(seat):
            words = yield from self.choose(seat, partial(self.journeys, seat, came, led))
            if words == "finish":
                return
            _, figure, origin, target = words.split()
            self.carry(seat, figure, origin, target)
            came, led = (target, False) if figure == "troop" else (None, True)
            count -= 1

    def journeys(self, seat: int, came: str | None, led: bool) -> set[str]:
        """Who may go anywhere; the figure that went last stays."""
        moves = {"finish"}
        for region in self.regions:
            for figure in self.movers(seat, region, None):
                is_last = region == came and self.troops[seat][region] == 1
                if not (is_last if figure == "troop" else led):
                    moves |= {f"send {figure} {region} {target}" for target in self.regions if target != region}
        return moves

    # --- attack

    def targets(self, seat: int) -> set[str]:
        found: set[str] = set()
        for region in self.occupied(seat):
            found |= {f"attack-rebel {region}"} if region in self.rebels else set()
            found |= {f"attack-neutral {region}"} if self.neutrals[region] else set()
            for other in self.sides:
                if other != seat and self.figures(other, region):
                    found.add(f"attack-rebellion {region}" if self.solo else f"attack {region} {other + 1}")
        if self.leader[seat] == "sudislav" and self.at[seat] and self.supply[seat]:
            found.add("levy")
        return found

    def attack(self, seat: int, points: int, fewer: int) -> Asking:
        while points and self.targets(seat):
            words = yield from self.choose(seat, lambda: self.targets(seat) | {"finish"})
            kind, *where = words.split()
            if kind == "finish":
                return
            if kind == "levy":
                self.put_troop(seat, self.at[seat] or "")
            elif kind == "attack-neutral":
                self.neutrals[where[0]] -= 1
            elif kind == "attack-rebel":
                self.defeat(seat, where[0])
            else:
                victim = REBELLION if kind == "attack-rebellion" else int(where[1]) - 1
                yield from self.strike(seat, victim, where[0], fewer)
            points -= 1

    def defeat(self, seat: int, region: str) -> None:
        rebel = name("rebel", self.hear("rebel-defeated")["rebel"])
        assert self.rebels.pop(region) in (rebel, "?")
        assert not any(rebel in mine for mine in self.defeated)
        self.defeated[seat].add(rebel)
        gain = records("rebel")[rebel]["effect"]["gain"]
        if self.options["rebel_reward_tokens"]:
            self.rewards -= 1
            gain = records("reward")[name("reward", self.hear("reward-drawn")["reward"])]["effect"]["gain"]
        for what, count in gain.items():
            if what == "coin":
                self.coins[seat] += count
            else:
                self.goods[seat][what] += count
        if self.stands("sviatopolk", region) == seat and self.supply[seat]:
            self.put_troop(seat, region)

    def strike(self, side: int, victim: int, region: str, fewer: int) -> Asking:
        cards = 1 + (self.ruler(region) == victim) + self.works(victim, region, "stronghold") - fewer
        boris = self.stands("boris", region) == side
        self.take_weakest(victim, region)
        self.war[side] = min(self.war[side] + 1, 10)
        if boris:
            stolen = min(1, self.coins[victim])
            self.coins[victim] -= stolen
            self.coins[side] += stolen
        if cards - boris > 0 and self.decks():
            yield from self.check(side, region, cards - boris)

    def check(self, side: int, region: str, cards: int) -> Asking:
        deck = ["left", "right"].index((yield from self.choose_deck(min(side, self.seats - 1))))
        lost = False
        while cards and self.decks() and not lost:
            lost = self.draw(deck, "card-turned") in LOSSES
            cards -= 1
        self.discards += self.looked
        self.looked = []
        if not lost:
            return
        picks = not self.options["attacker_leader_last"] and side < self.seats
        if picks and self.at[side] == region and self.troops[side][region]:
            words = yield from self.choose(side, lambda: {"lose troop", "lose leader"})
            self.take(side, words == "lose leader", region)
        else:
            self.take_weakest(side, region)
