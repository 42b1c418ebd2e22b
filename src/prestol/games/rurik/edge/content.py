"""From content files to parts."""

from __future__ import annotations

from typing import get_args

import msgspec

from prestol.games.rurik.components import Cards, Figures, Land, Leaders, Parts, Rebels, Strategy
from prestol.games.rurik.edge.audit import check
from prestol.games.rurik.edge.schema import Ability, RurikContent
from prestol.games.rurik.edge.vocabulary import (
    AbilityKind,
    Connected,
    Defeated,
    DistinctGoods,
    Effect,
    Gathered,
    Occupied,
    OneRegion,
    Price,
    Priority,
    Requirement,
)
from prestol.games.rurik.parts import (
    ACTIONS,
    EFFECT_COLUMNS,
    METRICS,
    NEED_CONNECTED,
    NEED_DEFEATED,
    NEED_DISTINCT_GOODS,
    NEED_GATHERED,
    NEED_OCCUPIED,
    NEED_ONE_REGION,
    NEED_TOKEN,
    NO_ABILITY,
    PRICE_COLUMNS,
    ROWS,
)

GOODS = ("wood", "ore", "fish", "honey", "fur")
BUILDINGS = ("church", "market", "stronghold")
ACTION_IDS = ("muster", "move", "attack", "tax", "build", "scheme")
PRIORITIES: tuple[Priority, Priority, Priority] = ("attack_move", "build", "tax")
COLOURS = ("green", "yellow", "brown")
ORIGINS = ("any", "distinct_regions", "one_ruled_region")
SIDES = ("side_1_2", "side_3_4")
ABILITIES = get_args(AbilityKind)


class Reader:
    """Collects the effects while the tables are read."""

    def __init__(self, content: RurikContent) -> None:
        self.content = content
        self.effects: list[list[int]] = []
        self.region = {region.id: at for at, region in enumerate(content.region)}

    def effect(self, effect: Effect) -> int:
        """Add an effect; its number."""
        row = [*msgspec.structs.astuple(effect.gain), *msgspec.structs.astuple(effect.points)]
        row += [effect.scheme.look if effect.scheme else 0, effect.take_deed, effect.move_anywhere]
        row += [-effect.reveal, int(effect.pass_first_player)]
        assert len(row) == EFFECT_COLUMNS
        self.effects.append(row)
        return len(self.effects) - 1

    def price(self, price: Price) -> list[int]:
        row = [price.coin, price.wood, price.ore, price.fish, price.honey, price.fur]
        row += [price.any_goods, price.same_goods, price.different_goods, price.scheme_cards]
        row += [price.troops.count, ORIGINS.index(price.troops.origin)] if price.troops else [0, 0]
        row += [price.buildings]
        assert len(row) == PRICE_COLUMNS
        return row

    def need(self, need: Requirement) -> list[int]:
        if isinstance(need, DistinctGoods):
            return [NEED_DISTINCT_GOODS, BUILDINGS.index(need.building), need.count]
        if isinstance(need, Connected):
            return [NEED_CONNECTED, BUILDINGS.index(need.building), need.count]
        if isinstance(need, OneRegion):
            return [NEED_ONE_REGION, *(BUILDINGS.index(one) for one in need.buildings)]
        if isinstance(need, Occupied):
            return [NEED_OCCUPIED, need.min]
        if isinstance(need, Gathered):
            return [NEED_GATHERED, need.min]
        return [NEED_DEFEATED, need.min] if isinstance(need, Defeated) else [NEED_TOKEN]

    # --- tables

    def land(self) -> Land:
        regions = self.content.region
        in_play = [[at for at, region in enumerate(regions) if region.min_players <= seats] for seats in range(5)]
        near = [
            [sorted(self.region[name] for name in region.neighbors if self.region[name] in play) for region in regions]
            for play in in_play
        ]
        land = Land([GOODS.index(region.good) for region in regions], in_play, near)
        land.capitals = [at for at, region in enumerate(regions) if region.capital]
        land.distance = [distances(near[1], start) for start in range(len(regions))]
        return land

    def strategy(self) -> Strategy:
        board = Strategy()
        for side, name in enumerate(SIDES):
            slots = [slot for slot in self.content.strategy_slot if slot.side == name]
            board.rows[side] = max(slot.row for slot in slots)
            board.effect[side] = [0] * (ACTIONS * ROWS)
            board.cost[side] = [0] * (ACTIONS * ROWS)
            for slot in slots:
                at = ACTION_IDS.index(slot.action) * ROWS + slot.row - 1
                board.effect[side][at] = self.effect(slot.effect)
                board.cost[side][at] = slot.cost.coin
        return board

    def cards(self) -> Cards:
        content, cards = self.content, Cards()
        cards.scheme_effect = [self.effect(card.effect) for card in content.scheme]
        cards.scheme_cost = [card.cost.coin for card in content.scheme]
        cards.scheme_loss = [card.loss for card in content.scheme]
        cards.deed_vp = [deed.vp for deed in content.deed]
        cards.deed_price = [self.price(deed.cost) for deed in content.deed]
        cards.deed_needs = [[self.need(need) for need in deed.require] for deed in content.deed]
        cards.deed_effect = [self.effect(deed.effect) for deed in content.deed]
        cards.deed_solo = [deed.solo for deed in content.deed]
        cards.agenda_metric = [METRICS.index(agenda.metric) for agenda in content.agenda]
        cards.agenda_vp = [agenda.vp for agenda in content.agenda]
        cards.agenda_solo = [agenda.solo for agenda in content.agenda]
        cards.conversion_first = [sorted(GOODS.index(good) for good in one.cost.one_of) for one in content.conversion]
        cards.conversion_effect = [self.effect(one.effect) for one in content.conversion]
        cards.rebel_effect = [self.effect(rebel.effect) for rebel in content.rebel]
        cards.reward_effect = [self.effect(token.effect) for token in content.reward]
        cards.token_good = [GOODS.index(token.good) for token in content.goods_token]
        cards.token_colour = [COLOURS.index(token.color) for token in content.goods_token]
        cards.region_colour = [COLOURS.index(region.color) for region in content.region]
        return cards

    def leaders(self) -> Leaders:
        found = Leaders()
        by_kind: dict[str, Ability] = {}
        for leader in self.content.leader:
            found.ability.append(ABILITIES.index(leader.ability.kind))
            found.solo.append(leader.solo_playable)
            by_kind[leader.ability.kind] = leader.ability
        found.ability.append(NO_ABILITY)  # of the Rebellion's leader, and of nobody
        found.most_escorts = by_kind["escort"].max_troops
        found.attack_fewer = -by_kind["attack_bonus"].reveal
        found.attack_theft = by_kind["attack_bonus"].steal_coin
        found.flat_tax = by_kind["flat_point_cost"].tax
        found.flat_build = by_kind["flat_point_cost"].build
        found.push_effect = self.effect(by_kind["move_enemy"].owner_effect)
        found.friend_troops = by_kind["rebel_friend"].on_defeat_rebel.get("place_own_troop", 0)
        return found

    def figures(self) -> Figures:
        content, found = self.content, Figures()
        found.rounds = content.game.rounds
        found.troops = content.counts.troops_per_player
        found.rebels = content.counts.rebels
        found.troop_sets = [[], [found.troops, found.rebels], *([found.troops] * seats for seats in (2, 3, 4))]
        found.buildings = [kind.per_player for kind in content.building]
        found.boat = [good.boat_spaces for good in content.good]
        by_seats = sorted(content.setup, key=lambda setup: setup.players)
        found.start_coins = [0, *(setup.start_coins for setup in by_seats)]
        found.start_troops = [0, *(setup.start_troops for setup in by_seats)]
        found.rebels_on_map = [0, *(setup.rebels_on_map for setup in by_seats)]
        found.deed_row = [0, *(setup.deed_row for setup in by_seats)]
        found.strategy_side = [0, *(SIDES.index(setup.strategy_side) for setup in by_seats)]
        found.advisor_value = [piece.value for piece in content.advisor]
        found.advisor_from = [
            [0 if seats in piece.not_with_players else piece.from_round for piece in content.advisor]
            for seats in range(5)
        ]
        found.track_min = [[row.min for row in track.rows] for track in content.track]
        found.track_vp = [[row.vp for row in track.rows] for track in content.track]
        found.rule_row_regions = [[self.region[name] for name in row.must_include] for row in content.track[0].rows]
        found.war_spaces = content.war_track.spaces
        found.war_first = content.war_track.vp_first
        found.war_second = content.war_track.vp_second
        return found

    def rebels(self) -> Rebels:
        content, found = self.content, Rebels()
        found.leader_fewer = -content.solo_leader.reveal
        found.leader_muster = content.solo_leader.end_of_round_muster
        advisors = [piece.id for piece in content.advisor]
        for card in content.rebellion_card:
            found.order.append([self.region[name] for name in card.region_order])
            found.builds.append([[BUILDINGS.index(one) for one in card.build_order[name]] for name in PRIORITIES])
            found.row_advisor.append([advisors.index(row.advisor) for row in card.rows])
            found.row_action.append(
                [[ACTION_IDS.index(getattr(row, name)) for name in PRIORITIES] for row in card.rows]
            )
            found.row_coin.append([[name in row.coin for name in PRIORITIES] for row in card.rows])
        for mat in sorted(content.mat, key=lambda mat: mat.difficulty):
            cells = [(column, cell) for column, name in enumerate(PRIORITIES) for cell in getattr(mat, name)]
            found.start_priority.append(PRIORITIES.index(mat.start_priority))
            found.start_coins.append(mat.start_coins)
            found.cell_column.append([column for column, _ in cells])
            found.cell_action.append([ACTION_IDS.index(cell.trigger) for _, cell in cells])
            found.cell_effect.append([self.effect(cell.effect) for _, cell in cells])
            found.cell_covered.append([int(cell.covered) for _, cell in cells])
        return found


def distances(near: list[list[int]], start: int) -> list[int]:
    """Steps from a region to every other one, 99 where there is no way."""
    found = [99] * len(near)
    found[start] = 0
    edge = [start]
    for region in edge:
        for other in near[region]:
            if found[other] == 99:
                found[other] = found[region] + 1
                edge.append(other)
    return found


def parts_from(content: RurikContent) -> Parts:
    """The checked content as numbers."""
    check(content)
    read = Reader(content)
    parts = Parts(read.land(), read.strategy(), read.cards(), read.leaders(), read.figures(), read.rebels())
    parts.effects = read.effects
    return parts
