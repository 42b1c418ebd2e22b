"""A table that is known from what is told of it alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from prestol.engine.events import Event
from prestol.games.rurik.state import Rurik
from tests.games.rurik.table import GOODS, REGIONS, records

VP_ROWS = [0, 1, 2, 3, 5, 8]
ADVISORS = list(records("advisor"))
LEADER = 1


class Chronicle:
    """Keeps accounts by events, from the first one of a game on."""

    def __init__(self, seats: int, regions: list[int]) -> None:
        self.seats = seats
        self.regions = regions
        self.rebellion = 1 if seats == 1 else None
        sides = range(max(seats, 2))
        self.coins = [3 for _ in sides]
        self.goods = [[0] * len(GOODS) for _ in sides]
        self.troops: list[Counter[int]] = [Counter() for _ in sides]
        self.leader_at = [-1 for _ in sides]
        self.buildings: dict[tuple[int, int], int] = {}
        self.stocked = set(regions)
        self.rebels = set(regions) if seats > 1 else set()
        self.neutrals: Counter[int] = Counter()
        self.defeated: list[set[int]] = [set() for _ in sides]
        self.tracks = [[0, 0, 0] for _ in sides]
        self.war = [0 for _ in sides]
        self.banners: list[list[tuple[int, int, int] | None]] = [[] for _ in range(6)]
        self.hands = [0] * seats
        self.discards: list[int] = []
        self.turned: list[int] = []
        self.row: set[int] = set()
        self.lying: list[set[int]] = [set() for _ in range(seats)]
        self.done: list[set[int]] = [set() for _ in range(seats)]
        self.down: list[set[int]] = [set() for _ in range(seats)]
        self.token = self.first = 0
        if seats == 1:
            self.leader_at[1] = REGIONS.index("kiev")

    def hear(self, event: Event) -> None:
        teller = getattr(self, event.name.replace("-", "_"), None)
        if teller is not None:
            teller(**event.args)

    # --- set-up and rounds

    def first_player(self, seat: int) -> None:
        self.token = self.first = seat

    def round_begins(self, round: int, seat: int) -> None:
        self.first = seat
        self.down = [set() for _ in self.down]

    def claim_begins(self, round: int) -> None:
        self.first = self.token
        self.banners = [[] for _ in self.banners]

    def deployed(self, seat: int, region: int) -> None:
        self.troops[seat][region] += 2 if seat == self.rebellion else 1

    def settled(self, seat: int, region: int) -> None:
        self.leader_at[seat] = region

    def neutral_laid(self, region: int) -> None:
        self.neutrals[region] += 1

    # --- advisors

    def placed(self, seat: int, advisor: int, action: int, row: int) -> None:
        self.bribed(seat, advisor, action, row, 0)

    def bribed(self, seat: int, advisor: int, action: int, row: int, coins: int) -> None:
        self.banners[action].insert(row, (seat, advisor, coins))
        self.coins[seat] -= coins

    def taken_back(self, seat: int, advisor: int, action: int, row: int) -> None:
        taken = self.banners[action][row]
        assert taken is not None
        assert taken[:2] == (seat, advisor)
        self.banners[action][row] = None

    # --- coins and goods

    def coins_gained(self, seat: int, coins: int) -> None:
        assert coins > 0
        self.coins[seat] += coins

    income = coins_gained

    def coins_paid(self, seat: int, coins: int) -> None:
        assert coins > 0
        self.coins[seat] -= coins

    def goods_gained(self, seat: int, good: int, count: int) -> None:
        assert count > 0
        self.goods[seat][good] += count

    def goods_paid(self, seat: int, good: int, count: int) -> None:
        assert count > 0
        self.goods[seat][good] -= count

    def coin_stolen(self, seat: int, rival: int, coins: int) -> None:
        self.coins[seat] += coins
        self.coins[rival] -= coins

    def taxed(self, seat: int, region: int, good: int) -> None:
        self.stocked.remove(region)
        self.goods[seat][good] += 1

    def market_good(self, seat: int, good: int) -> None:
        self.goods[seat][good] += 1

    def market_coin(self, seat: int) -> None:
        self.coins[seat] += 1

    def refilled(self, count: int) -> None:
        assert count == len(self.regions) - len(self.stocked)
        self.stocked = set(self.regions)

    def uncovers(self, priority: int) -> None:
        self.coins[1] += 1

    # --- figures

    def mustered(self, seat: int, figure: int, region: int) -> None:
        if figure == LEADER:
            self.leader_at[seat] = region
        else:
            self.troops[seat][region] += 1

    def joined(self, seat: int, region: int) -> None:
        self.troops[seat][region] += 1

    def rescued(self, seat: int, region: int) -> None:
        self.leader_at[seat] = region
        self.troops[seat][region] += 1

    def returns(self, region: int) -> None:
        self.rescued(1, region)

    def marched(self, seat: int, figure: int, region: int, target: int) -> None:
        along = 1 if figure == 0 else figure - LEADER
        assert self.troops[seat][region] >= along
        self.troops[seat][region] -= along
        self.troops[seat][target] += along
        if figure >= LEADER:
            assert self.leader_at[seat] == region
            self.leader_at[seat] = target

    sent = marched

    def pushed(self, seat: int, rival: int, figure: int, region: int, target: int) -> None:
        self.marched(rival, figure, region, target)

    def figure_lost(self, seat: int, figure: int, region: int) -> None:
        if figure == LEADER:
            assert self.leader_at[seat] == region
            self.leader_at[seat] = -1
        else:
            assert self.troops[seat][region] > 0
            self.troops[seat][region] -= 1

    figure_removed = figure_lost

    def loss(self, seat: int, figure: int, region: int) -> None:
        self.figure_lost(seat, figure, region)
        self.no_loss(seat)

    def troop_converted(self, seat: int, rival: int, region: int) -> None:
        self.figure_lost(rival, 0, region)

    def rebel_converted(self, seat: int, region: int) -> None:
        self.rebels.remove(region)

    def neutral_converted(self, seat: int, region: int) -> None:
        assert self.neutrals[region] > 0
        self.neutrals[region] -= 1

    neutral_removed = neutral_converted

    def rebel_defeated(self, seat: int, region: int, rebel: int) -> None:
        self.rebels.remove(region)
        self.defeated[seat].add(rebel)

    def war_advanced(self, seat: int, space: int) -> None:
        self.war[seat] += 1
        assert self.war[seat] == space

    # --- buildings

    def built(self, seat: int, building: int, region: int) -> None:
        assert (region, building) not in self.buildings
        self.buildings[region, building] = seat

    def demolished(self, seat: int, building: int, region: int) -> None:
        assert self.buildings.pop((region, building)) == seat

    # --- cards

    def scheme_kept(self, seat: int) -> None:
        self.hands[seat] += 1

    def scheme_played(self, seat: int, scheme: int) -> None:
        self.hands[seat] -= 1
        self.discards.append(scheme)

    scheme_discarded = scheme_played

    def card_turned(self, scheme: int) -> None:
        self.turned.append(scheme)

    def no_loss(self, seat: int) -> None:
        self.discards += self.turned
        self.turned = []

    def decks_shuffled(self) -> None:
        self.discards = []

    def deed_opened(self, deed: int) -> None:
        self.row.add(deed)

    def deed_taken(self, seat: int, deed: int) -> None:
        self.row.remove(deed)
        self.lying[seat].add(deed)

    def deed_discarded(self, deed: int) -> None:
        self.row.remove(deed)

    def deed_done(self, seat: int, deed: int) -> None:
        self.lying[seat].remove(deed)
        self.done[seat].add(deed)

    def converted(self, seat: int, conversion: int) -> None:
        self.down[seat].add(conversion)

    def token_passed(self, seat: int, rival: int) -> None:
        self.token = rival

    # --- score

    def claimed(self, seat: int, track: int, value: int, points: int) -> None:
        assert VP_ROWS.index(points) > self.tracks[seat][track]
        self.tracks[seat][track] = VP_ROWS.index(points)

    # --- the comparison

    def agree(self, state: Rurik) -> None:
        view = state.view()
        self.agree_on_the_map(view)
        for name in ("coins", "goods", "tracks", "war", "token", "first"):
            assert view[name] == getattr(self, name), name
        assert view["hand_sizes"] == self.hands
        assert view["discards"] == self.discards + (self.turned if view["ask"] == "lose" else [])
        assert set(view["deed_row"]) == self.row
        assert [set(deeds) for deeds in view["deeds"]] == self.lying
        assert [set(deeds) for deeds in view["deeds_done"]] == self.done
        assert view["converted"] == [[int(token in down) for token in (0, 1)] for down in self.down]
        for action, banner in enumerate(self.banners):
            shown = [-1 if one is None else one[0] * len(ADVISORS) + one[1] for one in banner]
            assert view["banners"][action] == shown + [-1] * (4 - len(shown))
            bribes = [0 if one is None else one[2] for one in banner]
            assert view["bribes"][action] == bribes + [0] * (4 - len(bribes))

    def agree_on_the_map(self, view: dict[str, Any]) -> None:
        everywhere = range(len(REGIONS))
        for side, troops in enumerate(self.troops):
            assert view["troops"][side] == [troops[region] for region in everywhere]
            assert set(view["defeated"][side]) == self.defeated[side]
        assert view["leader_at"] == self.leader_at
        assert view["buildings"] == [[self.buildings.get((at, kind), -1) for kind in range(3)] for at in everywhere]
        assert view["stocked"] == [int(region in self.stocked) for region in everywhere]
        assert {region for region in everywhere if view["rebels"][region] >= 0} == self.rebels
        assert view["neutrals"] == [self.neutrals[region] for region in everywhere]
