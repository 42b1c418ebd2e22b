"""The course of a whole game, and its score."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.rurik.referee.board import REBELLION, Asking
from tests.games.rurik.referee.printed import ACTIONS, DEEDS, GOODS, JOINS, KINDS, NUMBERS, POINTS_OF_ROWS, THRESHOLDS
from tests.games.rurik.referee.rebelling import Rebel
from tests.games.rurik.table import name, records


class Referee(Rebel):
    """Follows a game from its first question to its end."""

    def __init__(self, seats: int, options: dict[str, Any], ring: Callable[[int], str]) -> None:
        super().__init__(seats, options, ring)
        self.rows_read = 0

    def game(self) -> Asking:
        self.set_up()
        yield from self.leaders()
        yield from self.keep_agendas()
        yield from self.deploy()
        while self.round <= 4:
            yield from self.strategy()
            yield from self.actions()
            yield from self.claim()

    # --- set-up

    def set_up(self) -> None:
        if self.options["goods_redistribution"]:
            for region in self.regions:
                self.yields[region] = GOODS[self.hear("good-laid")["good"]]
        if self.solo:
            self.rise()
        else:
            self.first = self.token = self.hear("first-player")["seat"]
            for region in self.regions:
                hidden = not self.options["rebel_rewards_visible"] or bool(self.options["rebel_reward_tokens"])
                self.rebels[region] = "?" if hidden else name("rebel", self.hear("rebel-laid")["rebel"])
            assert hidden or len(set(self.rebels.values())) == len(self.regions)
        self.fill_row()
        self.join_advisors()

    def join_advisors(self) -> None:
        for hand in self.hands_of_advisors:
            hand |= {one for one, first in JOINS.items() if first <= self.round and (self.seats < 4 or one != "adv_3")}

    def in_order(self) -> list[int]:
        return [(self.first + turn) % self.seats for turn in range(self.seats)]

    def leaders(self) -> Asking:
        for seat in self.in_order():
            taken = [*self.leader, "sviatopolk" if self.solo else ""]
            free = {f"leader {one}" for one in records("leader") if one not in taken}
            if self.options["leaders"] == "draft":
                free = {(yield from self.plain(seat, free))}
            led = self.hear("led")
            self.leader[seat] = name("leader", led["leader"])
            assert led["seat"] == seat and f"leader {self.leader[seat]}" in free

    def keep_agendas(self) -> Asking:
        for seat in range(self.seats):
            self.agendas[seat] = [name("agenda", self.hear("agenda-dealt")["agenda"]) for _ in range(2)]
        left = set(range(self.seats))
        while left:
            seat, words = yield {one: {f"keep {agenda}" for agenda in self.agendas[one]} for one in left}
            self.agendas[seat].sort(key=lambda agenda: f"keep {agenda}" != words)
            left.remove(seat)

    def deploy(self) -> Asking:
        free = {f"deploy {one}" for one in self.regions if not (self.solo and self.figures(REBELLION, one))}
        for seat in self.in_order() * 3:
            self.put_troop(seat, (yield from self.plain(seat, free)).split()[1])
        for seat in self.in_order():
            self.at[seat] = (yield from self.plain(seat, {f"settle {one}" for one in +self.troops[seat]})).split()[1]

    # --- phases

    def clockwise(self, side: int) -> list[int]:
        return [(side + turn) % len(self.sides) for turn in range(len(self.sides))]

    def strategy(self) -> Asking:
        self.banners = {action: [] for action in ACTIONS}
        side = self.first
        while any(self.hands_of_advisors):
            side = next(one for one in self.clockwise(side) if self.hands_of_advisors[one])
            if side == self.seats:
                self.place_by_card()
            else:
                words = yield from self.plain(side, self.placements(side))
                _, advisor, action, coins = words.split()
                self.place(side, advisor, action, int(coins))
            side = self.clockwise(side)[1]

    def placements(self, seat: int) -> set[str]:
        room = {action for action in ACTIONS if len(self.banners[action]) < len(self.spaces[action])}
        own = {action for _, action, _ in self.placed(seat)}
        if len(own) < 3:
            room -= own
        hand = sorted(self.hands_of_advisors[seat])
        hand = [one for one in hand if one != "adv_2b" or "adv_2a" not in hand]
        coins = range(self.coins[seat] + 1)
        return {f"place {advisor} {action} {bribe}" for advisor in hand for action in room for bribe in coins}

    def actions(self) -> Asking:
        side = self.first
        while any(self.placed(one) for one in self.sides):
            side = next(one for one in self.clockwise(side) if self.placed(one))
            yield from self.rebel_turn() if side == self.seats else self.turn_of(side)
            side = self.clockwise(side)[1]
        self.turn = None

    def claim(self) -> Asking:
        self.first = self.token
        if self.solo:
            self.aim_anew()
        for side in self.sides:
            for track in THRESHOLDS:
                self.tracks[side][track] = max(self.tracks[side][track], self.row_now(side, track))
        if self.solo:
            self.catch_up()
        if self.round < 4:
            self.income()
            yield from self.new_deeds()
            self.make_ready()
        self.round += 1
        self.join_advisors()

    def income(self) -> None:
        for seat in range(self.seats):
            off = sum(row == 0 for row in self.tracks[seat].values()) + (self.war[seat] == 0)
            self.coins[seat] += off + self.full_columns(seat)
        if self.solo:
            self.coins[REBELLION] += 1 + self.full_columns(REBELLION)

    def new_deeds(self) -> Asking:
        refresh = self.options["deed_row_refresh"]
        for seat in self.in_order():
            yield from self.take_deed(seat, not refresh or seat != self.in_order()[-1])
        if refresh:
            self.deed_discards |= set(self.row)
            self.row = []
            self.fill_row()

    def make_ready(self) -> None:
        self.down = [set() for _ in self.down]
        self.used = [False for _ in self.used]
        self.stocked = set(self.regions)
        if self.solo and self.at[REBELLION] and self.supply[REBELLION]:
            self.put_troop(REBELLION, self.at[REBELLION] or "")

    # --- score

    def worth(self, side: int, agenda: str) -> int:
        """What an agenda counts."""
        buildings = [region for region, _ in self.built if self.ruler(region) == side]
        seat = min(side, self.seats - 1)
        counts = {
            "dignified": len(self.done[seat]) if side < self.seats else 0,
            "regal": self.goods[side]["fur"] + self.goods[side]["honey"],
            "courageous": len(self.defeated[side]),
            "conquering": self.war[side],
            "capable": self.goods[side].total(),
            "protective": len(buildings),
            "committed": self.tracks[side]["build"],
            "wealthy": self.coins[side],
            "esteemed": len(self.occupied(side)),
            "prosperous": self.tracks[side]["trade"],
            "successful": self.tracks[side]["rule"],
        }
        return counts[agenda]

    def achieves(self, seat: int) -> bool:
        agenda = self.agendas[seat][0]
        own = self.worth(seat, agenda)
        enough = own > 0 or self.options["agenda_zero_counts"]
        return enough and own == max(self.worth(side, agenda) for side in self.sides)

    def war_score(self, side: int) -> int:
        ranked = [war for war in self.war if war or self.options["war_zero_scores"]]
        if not self.war[side] and not self.options["war_zero_scores"]:
            return 0
        better = sum(war > self.war[side] for war in ranked)
        return {0: 3, 1: 1}.get(better, 0)

    def points(self, side: int) -> dict[str, int]:
        found = {track: POINTS_OF_ROWS[row] for track, row in self.tracks[side].items()}
        found["war"] = self.war_score(side)
        if side < self.seats:
            found["agenda"] = 2 * self.achieves(side)
            found["deeds"] = sum(DEEDS[deed].vp for deed in self.done[side])
        else:
            dock = self.goods[side].total() - self.on_boat(side)
            found["coins"] = -(-self.coins[side] // 3)
            found["goods"] = -(-dock // 3)
        return {source: points for source, points in found.items() if points}

    def places(self) -> tuple[int, ...]:
        """Of the seats, with the Rebellion among them."""
        keys = []
        for side in self.sides:
            coins = self.coins[side] if side < self.seats else 0
            keys.append((sum(self.points(side).values()), len(self.ruled(side)), coins))
        return tuple(1 + sum(key > keys[seat] for key in keys) for seat in range(self.seats))

    # --- invariants

    def check_pieces(self) -> None:
        """No piece is lost or made."""
        for side in self.sides:
            whole = 15 if self.solo and side == REBELLION else 12
            assert self.supply[side] + self.troops[side].total() == whole
            assert min([self.supply[side], self.coins[side], *self.troops[side].values()]) >= 0
            assert min(self.goods[side].values(), default=0) >= 0
            for kind in KINDS:
                standing = [owner for (_, one), owner in self.built.items() if one == kind]
                assert standing.count(side) + self.store[side][kind] == 3
            shown = [one[1] for banner in self.banners.values() for one in banner if one and one[0] == side]
            assert not set(shown) & self.hands_of_advisors[side]
            assert set(shown) | self.hands_of_advisors[side] <= set(NUMBERS)
        cards = sum(self.sizes) + len(self.discards) + len(self.looked) + sum(map(len, self.hands))
        assert cards == 27
        deeds = len(self.deck) + len(self.row) + len(self.deed_discards) + sum(map(len, self.before + self.done))
        assert deeds == (23 if self.solo else 26)
