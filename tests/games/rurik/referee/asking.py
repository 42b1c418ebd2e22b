"""Questions of a turn, cards, and prices of deeds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.rurik.referee.board import REBELLION, Asking, Board, Choosing
from tests.games.rurik.referee.printed import DEEDS, GOODS, KINDS
from tests.games.rurik.table import name

SIDES = ["left", "right"]


class Asker(Board):
    """Asks what a turn asks."""

    def choose(self, seat: int, moves: Callable[[], set[str]]) -> Choosing:
        """An answer of a seat; in its own turn Predslava may push first, as often as the question stays."""
        while True:
            _, words = yield {seat: moves() | self.pushes(seat)}
            if not words.startswith("push"):
                return words
            self.push(seat, words)

    def plain(self, seat: int, moves: set[str]) -> Choosing:
        """An answer of a seat where nothing fits in."""
        _, words = yield {seat: moves}
        return words

    # --- Predslava

    def pushes(self, seat: int) -> set[str]:
        here = self.at[seat]
        if self.turn != seat or self.leader[seat] != "predslava" or here is None or self.used[seat]:
            return set()
        found: set[str] = set()
        for other in self.sides:
            if other == seat:
                continue
            kind = "push-rebellion" if self.solo else f"push {other + 1}"
            figures = ["troop"] if self.troops[other][here] else []
            figures += ["leader"] if self.at[other] == here else []
            found |= {f"{kind} {figure} {target}" for figure in figures for target in self.near[here]}
        return found

    def push(self, seat: int, words: str) -> None:
        *who, figure, target = words.split()
        other = REBELLION if self.solo else int(who[1]) - 1
        here = self.at[seat]
        assert here is not None
        if figure == "leader":
            self.at[other] = target
        else:
            self.troops[other][here] -= 1
            self.troops[other][target] += 1
        self.coins[other] += 1
        self.used[seat] = True

    # --- scheme decks

    def decks(self) -> list[int]:
        return [deck for deck in (0, 1) if self.sizes[deck]]

    def choose_deck(self, seat: int) -> Choosing:
        """A deck that is named; nobody is asked where only one has cards."""
        if len(self.decks()) == 1:
            return SIDES[self.decks()[0]]
        words = yield from self.choose(seat, lambda: {f"deck {side}" for side in SIDES})
        return words.split()[1]

    def draw(self, deck: int, event: str) -> str:
        """The next card of a deck, or of the other one if it is empty; the last card brings new decks."""
        deck = deck if self.sizes[deck] else 1 - deck
        card = name("scheme", self.hear(event)["scheme"])
        assert card not in self.discards and card not in self.looked
        assert not any(card in hand for hand in self.hands)
        if self.tops[deck]:
            assert self.tops[deck].pop(0) == card
        assert card not in self.tops[0] + self.tops[1]
        self.sizes[deck] -= 1
        self.looked.append(card)
        if not self.sizes[deck]:
            self.shuffle()
        return card

    def shuffle(self) -> None:
        cards = sum(self.sizes) + len(self.discards)
        if cards:
            self.hear("decks-shuffled")
            self.sizes = [cards - cards // 2, cards // 2]
            self.tops = [[], []]
            self.discards = []

    def look(self, seat: int, count: int) -> Asking:
        if not self.decks():
            return
        deck = SIDES.index((yield from self.choose_deck(seat)))
        for _ in range(count):
            if self.decks():
                self.draw(deck, "looked-at")
        kept = self.looked[0]
        if len(self.looked) > 1:
            kept = (yield from self.choose(seat, lambda: {f"take {card}" for card in self.looked})).split()[1]
        self.looked.remove(kept)
        self.hands[seat].add(kept)
        top = self.looked[0] if self.looked else ""
        if len(self.looked) > 1:
            top = (yield from self.choose(seat, lambda: {f"on-top {card}" for card in self.looked})).split()[1]
        for card in [one for one in self.looked if one != top] + [top] * bool(top):
            self.tops[deck].insert(0, card)
            self.sizes[deck] += 1
        self.looked = []

    # --- deeds

    def fill_row(self) -> None:
        while len(self.row) < 3:
            if not self.deck:
                self.deck, self.deed_discards = self.deed_discards, set()
            if not self.deck:
                return
            deed = name("deed", self.hear("deed-opened")["deed"])
            self.deck.remove(deed)
            self.row.append(deed)

    def take_deed(self, seat: int, fill: bool = True) -> Asking:
        if not self.row:
            return
        words = yield from self.choose(seat, lambda: {f"pick {deed}" for deed in self.row})
        self.row.remove(words.split()[1])
        self.before[seat].add(words.split()[1])
        if fill:
            self.fill_row()

    def payers(self, seat: int, region: str) -> int:
        """Figures of a region that may be a price."""
        leader = self.at[seat] == region and self.options["leader_pays_deeds"]
        return self.troops[seat][region] + leader

    def can_accomplish(self, seat: int, deed: str) -> bool:
        need, price, goods = DEEDS[deed].need, DEEDS[deed].price, self.goods[seat]
        count, origin = price.get("troops", (0, "any"))
        payers = [self.payers(seat, region) for region in self.regions]
        ruling = [self.payers(seat, region) for region in self.ruled(seat)]
        enough = {"any": sum(payers), "distinct": sum(map(bool, payers)), "ruled": max([0, *ruling])}
        return (
            need(self, seat)
            and self.coins[seat] >= price.get("coin", 0)
            and all(goods[good] >= price.get(good, 0) for good in GOODS)
            and goods.total() >= price.get("any", 0)
            and sum(goods[good] > 0 for good in GOODS) >= price.get("different", 0)
            and max(goods[good] for good in GOODS) >= price.get("same", 0)
            and len(self.hands[seat]) >= price.get("scheme", 0)
            and enough[origin] >= count
            and (not price.get("building") or seat in self.built.values())
        )

    def pay(self, seat: int, price: dict[str, Any]) -> Asking:
        self.coins[seat] -= price.get("coin", 0)
        for good in GOODS:
            self.goods[seat][good] -= price.get(good, 0)
        if price.get("scheme"):
            words = yield from self.plain(seat, {f"discard {card}" for card in self.hands[seat]})
            self.hands[seat].remove(words.split()[1])
            self.discards.append(words.split()[1])
        if same := price.get("same"):
            enough = {f"spend {good}" for good in GOODS if self.goods[seat][good] >= same}
            words = yield from self.plain(seat, enough)
            self.goods[seat][words.split()[1]] -= same
        if price.get("any") or price.get("different"):
            yield from self.pay_goods(seat, price.get("any") or price["different"], "different" in price)
        if "troops" in price:
            yield from self.pay_troops(seat, *price["troops"])
        if price.get("building"):
            mine = {f"demolish {kind} {region}" for (region, kind), owner in self.built.items() if owner == seat}
            _, kind, region = (yield from self.plain(seat, mine)).split()
            del self.built[region, kind]
            self.store[seat][kind] += 1

    def pay_goods(self, seat: int, count: int, different: bool) -> Asking:
        """Goods of choice, picked in the order of the board."""
        picked: list[str] = []
        while len(picked) < count:
            moves: set[str] = set()
            missing = count - len(picked)
            for at, good in enumerate(GOODS):
                if picked and at < GOODS.index(picked[-1]):
                    continue
                left = {one: self.goods[seat][one] - picked.count(one) for one in GOODS[at:]}
                if different:
                    left = {one: int(owned > 0 and one not in picked) for one, owned in left.items()}
                if left[good] > 0 and sum(left.values()) >= missing:
                    moves.add(f"pay {good}" + (" +" if missing > 1 else ""))
            picked.append((yield from self.plain(seat, moves)).split()[1])
        self.goods[seat].subtract(picked)

    def pay_troops(self, seat: int, count: int, origin: str) -> Asking:
        given: list[str] = []
        while len(given) < count:
            regions = self.regions
            if origin == "distinct":
                regions = [region for region in regions if region not in given]
            elif origin == "ruled":
                regions = given[:1] or [one for one in self.ruled(seat) if self.payers(seat, one) >= count]
            moves = {f"remove troop {region}" for region in regions if self.troops[seat][region]}
            if self.options["leader_pays_deeds"]:
                moves |= {f"remove leader {region}" for region in regions if self.at[seat] == region}
            _, figure, region = (yield from self.plain(seat, moves)).split()
            self.take(seat, figure == "leader", region)
            given.append(region)

    # --- buildings

    def price_in(self, side: int, region: str) -> int:
        """Points for a good or a building."""
        return 1 if self.stands("mstislav", region) == side or self.ruler(region) == side else 2

    def raise_building(self, side: int, kind: str, region: str) -> None:
        assert (region, kind) not in self.built and self.store[side][kind] > 0
        self.built[region, kind] = side
        self.store[side][kind] -= 1

    def converts(self, seat: int, region: str) -> set[str]:
        """Whom a new church of a player may drive out."""
        if self.stands("yaroslav", region) not in (None, seat):
            return set()
        found = {"drive-out-rebel"} if region in self.rebels else set()
        if self.neutrals[region] and self.options["solo_church_neutral"]:
            found.add("drive-out-neutral")
        rivals = [other for other in self.sides if other != seat and self.troops[other][region]]
        return found | {"drive-out-rebellion" if self.solo else f"drive-out {other + 1}" for other in rivals}

    def drive_out(self, side: int, region: str, words: str) -> None:
        who, _, number = words.partition(" ")
        if who == "drive-out-rebel":
            del self.rebels[region]
        elif who == "drive-out-neutral":
            self.neutrals[region] -= 1
        else:
            self.take(REBELLION if who == "drive-out-rebellion" else int(number) - 1, False, region)
        if self.supply[side]:
            self.put_troop(side, region)

    def consecrate(self, seat: int, region: str) -> Asking:
        targets = self.converts(seat, region)
        optional = self.options["church_effect"] == "optional"
        if len(targets) == 1 and not optional:
            self.drive_out(seat, region, targets.pop())
        elif targets:
            words = yield from self.choose(
                seat, lambda: self.converts(seat, region) | ({"pass"} if optional else set())
            )
            if words != "pass":
                self.drive_out(seat, region, words)

    def sites(self, seat: int) -> set[str]:
        """Buildings that the points of this turn can still pay."""
        return {
            f"build {kind} {region}"
            for region in self.occupied(seat)
            for kind in KINDS
            if self.price_in(seat, region) <= self.build
            and (region, kind) not in self.built
            and self.store[seat][kind] > 0
        }
