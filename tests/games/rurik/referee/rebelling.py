"""The Rebellion of the solo game: what its cards and its mat make it do."""

from __future__ import annotations

from typing import Any

from tests.games.rurik.referee.acting import Actor
from tests.games.rurik.referee.board import HUMAN, REBELLION, Asking
from tests.games.rurik.referee.printed import ACTIONS, BOAT, KINDS, NUMBERS, THRESHOLDS
from tests.games.rurik.table import records

MATS = ["easy", "medium", "hard", "very_hard"]
COLUMNS = ["attack_move", "build", "tax"]


class Rebel(Actor):
    """Plays the Rebellion."""

    @property
    def mat(self) -> dict[str, Any]:
        number = MATS.index(self.options["difficulty"]) + 1
        (mat,) = [mat for mat in records("mat").values() if mat["difficulty"] == number]
        return mat

    @property
    def cells(self) -> list[tuple[str, dict[str, Any]]]:
        """The cells of the mat with their columns, in the order of `covered`."""
        return [(column, cell) for column in COLUMNS for cell in self.mat[column]]

    def card(self, flip: int) -> dict[str, Any]:
        return records("rebellion_card")[self.ring(flip)]

    @property
    def order(self) -> list[str]:
        return list(self.card(self.flips)["region_order"])

    def rise(self) -> None:
        """Set-up."""
        self.leader[REBELLION] = "the rebellion's"
        self.priority = self.mat["start_priority"]
        self.covered = [cell["covered"] for _, cell in self.cells]
        first_two = [region for region in self.order if region != "kiev"][:2]
        self.at[REBELLION] = "kiev"
        for region in ("kiev", *first_two):
            self.put_troop(REBELLION, region)
            self.put_troop(REBELLION, region)
        self.neutrals.update(region for region in self.regions if region not in ("kiev", *first_two))

    def bonus(self, action: str, kind: str, what: str) -> int:
        """The sum of one thing over the unlocked cells of an action."""
        total = 0
        for (_, cell), covered in zip(self.cells, self.covered, strict=True):
            if cell["trigger"] == action and not covered:
                effect = cell["effect"]
                total += -effect.get("reveal", 0) if kind == "reveal" else effect.get(kind, {}).get(what, 0)
        return total

    def uncover(self) -> None:
        locked = [at for at, covered in enumerate(self.covered) if covered]
        wanted = [at for at in locked if self.cells[at][0] == self.priority]
        for at in (wanted or locked)[:1]:
            self.covered[at] = False
            self.coins[REBELLION] += 1

    # --- strategy

    def place_by_card(self) -> None:
        for row in self.card(self.flips + 1)["rows"][self.rows_read :]:
            self.rows_read += 1
            if row["advisor"] in self.hands_of_advisors[REBELLION]:
                break
        at = ACTIONS.index(row[self.priority])
        ring = ACTIONS[at:] + ACTIONS[:at]
        action = next(one for one in ring if len(self.banners[one]) < 3)
        bribe = self.bribe(NUMBERS[row["advisor"]], action, self.priority in row["coin"])
        self.place(REBELLION, row["advisor"], action, bribe)

    def bribe(self, number: int, action: str, symbol: bool) -> int:
        there = [(side, NUMBERS[advisor] + coins) for side, advisor, coins in filter(None, self.banners[action])]
        if symbol:
            needed = max(0, there[0][1] + 1 - number) if there else 0
            if needed <= self.coins[REBELLION]:
                return needed
        return 1 if (HUMAN, number) in there and self.coins[REBELLION] else 0

    def place(self, side: int, advisor: str, action: str, coins: int) -> None:
        """Right under all of equal or higher influence; the others slide down."""
        banner = self.banners[action]
        influence = NUMBERS[advisor] + coins
        above = sum(NUMBERS[one] + bribe >= influence for _, one, bribe in filter(None, banner))
        banner.insert(above, (side, advisor, coins))
        self.hands_of_advisors[side].remove(advisor)
        self.coins[side] -= coins

    # --- its turns

    def rebel_turn(self) -> Asking:
        self.turn = REBELLION
        self.flips += 1
        self.rows_read = 0
        if not self.occupied(REBELLION):
            self.at[REBELLION] = self.order[0]
            self.put_troop(REBELLION, self.order[0])
        least = min(number for number, _, _ in self.placed(REBELLION))
        action, row = next((action, row) for number, action, row in self.placed(REBELLION) if number == least)
        self.take_back(REBELLION, action, row)
        points, price = self.spaces[action][row - 1]
        if price > self.coins[REBELLION]:
            self.coins[REBELLION] += 1
            return
        if action != "move":
            self.rebel_march(self.bonus(action, "points", "move"))
        points += self.bonus(action, "points", action)
        if not self.is_possible(action, points):
            self.coins[REBELLION] += 1
            return
        self.coins[REBELLION] += self.bonus(action, "gain", "coin") - price
        yield from self.rebel_act(action, points)

    def rebel_act(self, action: str, points: int) -> Asking:
        if action == "muster":
            self.rebel_muster(points)
        elif action == "move":
            self.rebel_march(points)
        elif action == "attack":
            yield from self.rebel_attack(points, self.bonus("attack", "reveal", ""))
        elif action == "tax":
            self.rebel_tax(points)
        elif action == "build":
            self.rebel_build(points)
        else:
            for _ in range(points if self.options["solo_scheme_uncovers"] == "per_card" else 1):
                self.uncover()

    def is_possible(self, action: str, points: int) -> bool:
        if action == "muster":
            return bool(self.supply[REBELLION]) or self.at[REBELLION] is None
        if action == "move":
            target = self.aim()
            return target is not None and self.origin(target) is not None
        if action == "attack":
            return self.battle() is not None
        if action == "tax":
            return any(
                self.price_in(REBELLION, one) <= points for one in self.occupied(REBELLION) if one in self.stocked
            )
        if action == "build":
            return any(self.site_class(one, points) for one in self.occupied(REBELLION))
        return True

    def rebel_muster(self, points: int) -> None:
        for ruling in (False, True):
            idle = 0
            ring = self.order
            while points and idle < len(ring) and (self.supply[REBELLION] or self.at[REBELLION] is None):
                region = ring[0]
                ring = ring[1:] + ring[:1]
                idle += 1
                if self.figures(REBELLION, region) and (self.ruler(region) == REBELLION) == ruling:
                    idle = 0
                    points -= 1
                    if self.at[REBELLION] is None:
                        self.at[REBELLION] = region
                    else:
                        self.put_troop(REBELLION, region)

    # --- move

    def aim(self) -> str | None:
        if self.priority == "attack_move":
            return next((region for region in self.order if not self.figures(REBELLION, region)), None)
        return next((region for region in self.order if self.ruler(region) != REBELLION), None)

    def steps(self, start: str, target: str) -> int:
        reached, steps = {start}, 0
        while target not in reached:
            reached |= {one for region in reached for one in self.near[region]}
            steps += 1
        return steps

    def without(self, region: str) -> int | None:
        """Who would rule a region after the figure that would move out of it."""
        if self.at[REBELLION] == region:
            self.at[REBELLION] = None
            after = self.ruler(region)
            self.at[REBELLION] = region
        else:
            self.troops[REBELLION][region] -= 1
            after = self.ruler(region)
            self.troops[REBELLION][region] += 1
        return after

    def origin(self, target: str) -> str | None:
        allowed: list[tuple[int, int, str]] = []
        for place, region in enumerate(self.order):
            if region == target or self.figures(REBELLION, region) < 2:
                continue
            before, after = self.ruler(region), self.without(region)
            forgiven = self.options["solo_retreat_test"] == "change_only" and before == HUMAN
            if after != HUMAN or forgiven:
                allowed.append((self.steps(region, target), -place, region))
        return min(allowed)[2] if allowed else None

    def rebel_march(self, points: int) -> None:
        target: str | None = None
        while points:
            until = self.options["solo_single_target"] == "until_ruled"
            is_reached = target is not None and until and self.ruler(target) == REBELLION
            if target is None or self.priority == "attack_move" or is_reached:
                target = self.aim()
            origin = self.origin(target) if target else None
            if target is None or origin is None:
                return
            self.carry(REBELLION, "leader" if self.at[REBELLION] == origin else "troop", origin, target)
            points -= 1

    # --- attack

    def has_target(self, region: str) -> bool:
        rivals = self.figures(HUMAN, region) + self.neutrals[region]
        return bool(self.figures(REBELLION, region) and rivals)

    def battle(self) -> str | None:
        targets = [region for region in self.order if self.has_target(region)]
        ruled = [region for region in targets if self.ruler(region) == REBELLION]
        others = [region for region in targets if region not in ruled]
        return next(iter(others + ruled if self.priority == "attack_move" else ruled + others), None)

    def rebel_attack(self, points: int, fewer: int) -> Asking:
        region: str | None = None
        while points:
            if region is None or not self.has_target(region):
                region = self.battle()
            if region is None:
                return
            if self.figures(HUMAN, region):
                yield from self.strike(REBELLION, HUMAN, region, fewer + (self.at[REBELLION] == region))
            else:
                self.neutrals[region] -= 1
            points -= 1

    # --- build and tax

    def kind_for(self, region: str) -> str | None:
        for kind in self.card(self.flips)["build_order"][self.priority]:
            has_convert = self.troops[HUMAN][region] or self.neutrals[region]
            if (region, kind) not in self.built and self.store[REBELLION][kind] and (kind != "church" or has_convert):
                return str(kind)
        return None

    def site_class(self, region: str, points: int) -> str:
        """The classes to which a region belongs, none if nothing can be built there."""
        if self.kind_for(region) is None or self.price_in(REBELLION, region) > points:
            return ""
        ruled = self.ruler(region) == REBELLION
        if region not in self.regions_with(REBELLION, *KINDS):
            return "a" if ruled else "b"
        rivals = self.figures(HUMAN, region) + self.neutrals[region]
        return ("cd" if rivals else "d") if ruled else ""

    def rebel_build(self, points: int) -> None:
        before = -1
        while points and before != points:
            before = points
            for wanted in "abcd":
                for region in self.order:
                    if self.figures(REBELLION, region) and wanted in self.site_class(region, points):
                        points -= self.price_in(REBELLION, region)
                        self.rebel_site(region)

    def rebel_site(self, region: str) -> None:
        kind = self.kind_for(region)
        assert kind is not None
        self.raise_building(REBELLION, kind, region)
        if kind == "church" and self.stands("yaroslav", region) is None:
            self.drive_out(REBELLION, region, "drive-out 1" if self.troops[HUMAN][region] else "drive-out-neutral")

    def rebel_tax(self, points: int) -> None:
        for roomy in (True, False):
            for ruled in (True, False):
                for region in self.order:
                    good = self.yields[region]
                    in_class = (self.ruler(region) == REBELLION) == ruled and (
                        self.goods[REBELLION][good] < BOAT[good]
                    ) == roomy
                    price = self.price_in(REBELLION, region)
                    if in_class and region in self.stocked and self.figures(REBELLION, region) and price <= points:
                        points -= price
                        market = self.works(REBELLION, region, "market")
                        self.collect_tax(REBELLION, region, "good" if market else "none")

    # --- claim phase

    def aim_anew(self) -> None:
        mine, its = (len(self.occupied(side)) for side in self.sides)
        built = [self.group(self.regions_with(side, *KINDS)) for side in self.sides]
        boats = [self.on_boat(side) for side in self.sides]
        tests = {"attack_move": mine > its, "build": built[0] > built[1], "tax": boats[0] > boats[1]}
        self.priority = next((name for name, holds in tests.items() if holds), self.mat["start_priority"])

    def catch_up(self) -> None:
        if self.round < 4 or self.options["solo_last_uncovering"]:
            for track in THRESHOLDS:
                if self.tracks[HUMAN][track] > self.tracks[REBELLION][track]:
                    self.uncover()
