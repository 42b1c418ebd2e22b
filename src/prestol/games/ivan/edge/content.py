"""From content files to parts."""

from __future__ import annotations

import msgspec

from prestol.games.ivan.counters import COUNTERS
from prestol.games.ivan.edge.audit import check
from prestol.games.ivan.edge.schema import IvanContent
from prestol.games.ivan.edge.vocabulary import Effect, EffectStep, Goods
from prestol.games.ivan.parts import (
    ANY_CITY,
    EMPTY,
    FROM_ESTATES,
    FROM_FAVOUR,
    FROM_PROJECTS,
    FROM_REGIONS,
    FROM_SPOILS,
    FROM_TRADE,
    NO_CITY,
    OP_EXCHANGE,
    OP_GAIN,
    OP_RESOLVE,
    OPERATIONS,
    PER_GIVEN,
    UNLIMITED,
    Cards,
    Effects,
    Figures,
    Land,
    Parts,
)
from prestol.games.ivan.purse import purse_of

COLOURS = ("red", "black", "blue", "yellow")
TYPES = ("construction", "trade", "military")


def figures_of(goods: Goods) -> list[int]:
    """The fields of a record of goods in their order."""
    return list(msgspec.structs.astuple(goods))


def parts_from(content: IvanContent) -> Parts:
    """The checked content as numbers."""
    check(content)
    effects = Effects()
    return Parts(land_of(content), effects, cards_of(content, effects), figures(content))


def land_of(content: IvanContent) -> Land:
    index = {city.id: at for at, city in enumerate(content.city)}
    regions = [region.id for region in content.region]
    near: list[list[int]] = [[] for _ in content.city]
    for way in content.waterway:
        near[index[way.a]].append(index[way.b])
        near[index[way.b]].append(index[way.a])
    land = Land(
        [regions.index(city.region) for city in content.city],
        [COLOURS.index(city.color) for city in content.city],
        [figures_of(city.income) for city in content.city],
        [sorted(row) for row in near],
    )
    for number, way in enumerate(content.waterway):
        land.join(index[way.a], index[way.b], len(land.way_of_slot) if way.trade_slot else EMPTY)
        if way.trade_slot:
            land.way_of_slot.append(number)
    return land


def add_effect(effects: Effects, effect: Effect, source: int) -> int:
    """Add a list of effects; its number."""
    ops: list[int] = []
    args: list[int] = []
    for step in effect:
        op, arg, times = operation(effects, step)
        ops += [op] * times
        args += [arg] * times
    effects.ops.append(ops)
    effects.args.append(args)
    effects.source.append(source)
    return len(effects.ops) - 1


def operation(effects: Effects, step: EffectStep) -> tuple[int, int, int]:
    """A step as operation, figure, and how often it comes in a row."""
    name = next(name for name in OPERATIONS if getattr(step, name) is not None)
    value = getattr(step, name)
    if step.gain is not None:
        effects.gains.append(figures_of(step.gain))
        return OP_GAIN, len(effects.gains) - 1, 1
    if step.exchange is not None:
        times = UNLIMITED if step.exchange.times < 0 else step.exchange.times
        return OP_EXCHANGE, step.exchange.give * PER_GIVEN + times, 1
    if name == "resolve_trade":
        return OP_RESOLVE, value, 1
    return OPERATIONS.index(name), 1, value


def cards_of(content: IvanContent, effects: Effects) -> Cards:
    cards = Cards()
    cards.project_type = [TYPES.index(card.type) for card in content.project]
    cards.project_cost = [figures_of(card.cost) for card in content.project]
    cards.project_price = [purse_of(cost, 0) for cost in cards.project_cost]
    cards.project_vp = [card.vp for card in content.project]
    cards.type_effect = [add_effect(effects, kind.effect, FROM_PROJECTS) for kind in content.project_type]
    for title in content.title:
        cards.title_count.append(COUNTERS.index(title.score.count))
        cards.title_vp.append(title.score.vp)
        cards.title_every.append(title.score.every)
        cards.title_threshold.append(title.score.threshold)
        cards.title_table.append(list(title.score.table or ()))
    cards.estate_cost = [figures_of(card.cost) for card in content.estate]
    cards.estate_effect = [add_effect(effects, card.effect, FROM_ESTATES) for card in content.estate]
    cards.spoils_effect = [add_effect(effects, token.effect, FROM_SPOILS) for token in content.spoils]
    cards.trade_effect = [add_effect(effects, token.effect, FROM_TRADE) for token in content.trade_token]
    for slot in content.pad_slot:
        printed = slot.printed_effect
        cards.trade_effect.append(add_effect(effects, printed, FROM_TRADE) if printed else EMPTY)
    for token in content.region_token:
        cards.region_effect += [add_effect(effects, reward, FROM_REGIONS) for reward in token.rewards]
        cards.region_vp.append(token.vp_number)
        cards.region_dark.append(token.background == "dark")
    targets = {"any": ANY_CITY, "none": NO_CITY}
    for card in content.assignment:
        cards.assignment_target.append(COLOURS.index(card.color) if card.color else targets[card.target])
        cards.assignment_regular.append(add_effect(effects, card.regular_extra, FROM_FAVOUR))
        cards.assignment_bonus.append(add_effect(effects, card.bonus_extra, FROM_FAVOUR))
    cards.favour_space = [token.vp_space for token in content.favour_token]
    return cards


def figures(content: IvanContent) -> Figures:
    found = Figures()
    found.start_goods = figures_of(content.setup.start_goods)
    found.project_display = content.setup.project_display
    tables = [content.setup.by_players["2"]] * 3 + [content.setup.by_players["3"], content.setup.by_players["4"]]
    found.spoils_display = [table.spoils_display for table in tables]
    found.title_display = [table.title_display for table in tables]
    found.estate_display = [table.estate_display for table in tables]
    found.seal_cost = [table.seal_coin_cost for table in tables]
    found.reward_places = [table.region_reward_places for table in tables]
    pieces = {piece.id: piece for piece in content.player_piece}
    found.warriors = pieces["warrior"].per_player
    found.boyars = pieces["boyar"].per_player
    found.buildings = pieces["building"].per_player
    found.seals = pieces["seal"].per_player
    rules = content.rules
    found.stone_price = rules.stone_income_coin_cost
    found.warrior_influence = rules.influence.warrior
    found.boyar_influence = rules.influence.boyar
    found.building_influence = rules.influence.building
    found.top_favour_vp = rules.favour_already_top_vp
    found.field_vp = list(rules.field_majority_vp)
    found.court_vp = list(rules.favour_majority_vp)
    found.foreign_per_vp = rules.final_foreign_per_vp
    found.any_per_vp = rules.final_any_per_vp
    found.rounds = len(content.round)
    found.scoring = [False, *(decade.scoring for decade in content.round)]
    found.slots = sum(way.trade_slot for way in content.waterway)
    add_chambers(found, content)
    return found


def add_chambers(found: Figures, content: IvanContent) -> None:
    """What the chambers and the pad offer; `check` has made sure of their form."""
    income, maneuvers, projects, exchange, rewards = content.chamber
    found.income_cities = income.regular[0].income_cities or 0
    found.income_again = income.bonus[0].income_again or 0
    found.actions.append(found.income_cities)  # by chamber, so that income comes first
    found.more.append(found.income_again)
    for chamber in (maneuvers, projects):
        regular, bonus = chamber.regular[0].choose, chamber.bonus[0].choose
        found.actions.append(regular.times if regular else 0)
        found.more.append(bonus.times if bonus else 0)
    free, more = exchange.regular[0].gain, exchange.bonus[0].gain
    found.actions.append(free.foreign if free else 0)
    found.more.append(more.foreign if more else 0)
    choice = rewards.regular[0].choose
    found.actions.append(choice.times if choice else 0)
    found.more.append(rewards.bonus[0].take_estate or 0)
    gains = [action.effect[0].gain for action in content.pad_action]
    found.local_sold = content.pad_action[0].cost.local
    found.local_price = gains[0].coin if gains[0] else 0
    found.foreign_price = gains[1].coin if gains[1] else 0
