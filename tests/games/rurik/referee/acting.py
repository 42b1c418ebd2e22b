"""Additional actions, and the turn of a player around its main action."""

from __future__ import annotations

from tests.games.rurik.referee.board import Asking, Choosing
from tests.games.rurik.referee.moving import Mover
from tests.games.rurik.referee.printed import ACTIONS, DEEDS, GOODS, NUMBERS, PAID, scheme_effect

FIRSTS = {"build": ["wood", "ore"], "muster": ["fish", "honey"]}


class Actor(Mover):
    """Plays the turns of players."""

    # --- what fits before and after the main action

    def taxes(self, seat: int) -> set[str]:
        found: set[str] = set()
        for region in self.occupied(seat):
            if region in self.stocked and self.price_in(seat, region) <= self.tax:
                bonuses = ["good", "coin"] if self.works(seat, region, "market") else ["none"]
                found |= {f"tax {region} {bonus}" for bonus in bonuses}
        return found

    def conversions(self, seat: int) -> set[str]:
        found: set[str] = set()
        for token, firsts in FIRSTS.items():
            for first in firsts if token not in self.down[seat] else []:
                for second in GOODS:
                    paid = [first, second]
                    is_twin = second in firsts and GOODS.index(second) < GOODS.index(first)
                    if not is_twin and all(self.goods[seat][good] >= paid.count(good) for good in paid):
                        found.add(f"convert {token} {first} {second}")
        return found

    def window(self, seat: int) -> set[str]:
        found = self.taxes(seat) | self.sites(seat)
        if "scheme" not in self.extras:
            found |= {f"scheme {card}" for card in self.hands[seat] if self.coins[seat] >= (card in PAID)}
        if "deed" not in self.extras:
            found |= {f"deed {deed}" for deed in self.before[seat] if self.can_accomplish(seat, deed)}
        return found | (self.conversions(seat) if "convert" not in self.extras else set())

    def extra(self, seat: int, words: str) -> Asking:
        """Something of the window is done."""
        kind, *what = words.split()
        if kind == "tax":
            self.tax -= self.price_in(seat, what[0])
            self.collect_tax(seat, what[0], what[1])
            return
        if kind == "build":
            self.build -= self.price_in(seat, what[1])
            self.raise_building(seat, what[0], what[1])
            if what[0] == "church":
                yield from self.consecrate(seat, what[1])
            return
        self.extras.add(kind)
        if kind == "scheme":
            self.coins[seat] -= what[0] in PAID
            self.hands[seat].remove(what[0])
            self.discards.append(what[0])
            yield from self.effect(seat, scheme_effect(what[0]))
        elif kind == "deed":
            self.before[seat].remove(what[0])
            self.done[seat].add(what[0])
            yield from self.pay(seat, DEEDS[what[0]].price)
            yield from self.effect(seat, DEEDS[what[0]].reward)
        else:
            self.down[seat].add(what[0])
            self.goods[seat].subtract(what[1:])
            yield from self.effect(seat, {what[0]: 1})

    def collect_tax(self, side: int, region: str, bonus: str) -> None:
        self.stocked.remove(region)
        self.goods[side][self.yields[region]] += 2 if bonus == "good" else 1
        self.coins[side] += bonus == "coin"

    def effect(self, seat: int, effect: dict[str, int]) -> Asking:
        self.coins[seat] += effect.get("coin", 0)
        self.tax += effect.get("tax", 0)
        self.build += effect.get("build", 0)
        yield from self.muster(seat, effect.get("muster", 0))
        yield from self.march(seat, effect.get("move", 0))
        yield from self.attack(seat, effect.get("attack", 0), effect.get("fewer", 0))
        yield from self.send(seat, effect.get("anywhere", 0))
        if effect.get("take_deed"):
            yield from self.take_deed(seat)
        if effect.get("look"):
            yield from self.look(seat, effect["look"])

    # --- turns

    def placed(self, side: int) -> list[tuple[int, str, int]]:
        """Advisors of a side on the board: number, banner, space."""
        return [
            (NUMBERS[taken[1]], action, row)
            for action in ACTIONS
            for row, taken in enumerate(self.banners[action], 1)
            if taken and taken[0] == side
        ]

    def take_back(self, side: int, action: str, row: int) -> None:
        taken = self.banners[action][row - 1]
        assert taken and taken[0] == side
        self.hands_of_advisors[side].add(taken[1])
        self.banners[action][row - 1] = None

    def turn_of(self, seat: int) -> Asking:
        self.turn, self.extras, self.tax, self.build = seat, set(), 0, 0
        least = min(number for number, _, _ in self.placed(seat))
        spaces = [(action, row) for number, action, row in self.placed(seat) if number == least]

        def moves() -> set[str]:
            paid = [(action, row) for action, row in spaces if self.coins[seat] >= self.spaces[action][row - 1][1]]
            acts = {f"act {action} {row}" for action, row in paid}
            return acts | {f"skip {action} {row}" for action, row in spaces} | self.window(seat)

        while (words := (yield from self.choose(seat, moves))).split()[0] not in ("act", "skip"):
            yield from self.extra(seat, words)
        kind, action, row = words.split()
        self.take_back(seat, action, int(row))
        if kind == "skip":
            self.coins[seat] += 1
        else:
            yield from self.perform(seat, action, int(row))
        while self.may_go_on(seat):
            words = yield from self.last_words(seat)
            if words == "end":
                break
        self.turn, self.tax, self.build = None, 0, 0

    def may_go_on(self, seat: int) -> bool:
        holds = bool(self.hands[seat]) and "scheme" not in self.extras
        return holds or bool(self.window(seat) | self.pushes(seat))

    def last_words(self, seat: int) -> Choosing:
        _, words = yield {seat: {"end"} | self.window(seat) | self.pushes(seat)}
        if words.startswith("push"):
            self.push(seat, words)
        elif words != "end":
            yield from self.extra(seat, words)
        return words

    def perform(self, seat: int, action: str, row: int) -> Asking:
        if not self.occupied(seat):
            words = yield from self.plain(seat, {"pass", *(f"rescue {region}" for region in self.regions)})
            if words != "pass":
                self.at[seat] = words.split()[1]
                self.put_troop(seat, words.split()[1])
        points, price = self.spaces[action][row - 1]
        self.coins[seat] -= price
        yield from self.effect(seat, {"look" if action == "scheme" else action: points})
        if action == "scheme" and row == 1 and not self.solo:
            words = yield from self.choose(seat, lambda: {f"token {one + 1}" for one in range(self.seats)})
            self.token = int(words.split()[1]) - 1
