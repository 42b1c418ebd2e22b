"""Every count that the rulebook states, and every form that the rules rely on, checked in the content files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from prestol.engine.errors import ContentError
from prestol.games.ivan.counters import COUNTERS
from prestol.games.ivan.edge.schema import IvanContent
from prestol.games.ivan.edge.vocabulary import ChamberStep, Effect, EffectStep, Gain, PadCost, PadStep
from prestol.games.ivan.moves import MOST

RESOURCES = (
    ("coin", "coin"),
    ("rye", "local"),
    ("wood", "local"),
    ("stone", "local"),
    ("gunpowder", "foreign"),
    ("textile", "foreign"),
    ("metal", "foreign"),
)
CHAMBERS = ("income", "maneuvers", "projects", "exchange", "rewards")
PAD_ACTIONS = ("sell_local", "sell_foreign", "tokens_for_project", "rearrange_tokens")


def check(content: IvanContent) -> None:
    """Raise ContentError at the first number that contradicts another."""
    check_sizes(content)
    check_counts(content)
    check_totals(content)
    check_pieces(content)
    check_map(content)
    check_effects(content)
    check_chambers(content)
    check_cards(content)
    check_set_up(content)


def require(holds: bool, fault: str, **figures: object) -> None:
    if not holds:
        raise ContentError(f"ivan-fault-{fault}", **figures)


def check_sizes(content: IvanContent) -> None:
    for field in msgspec.structs.fields(IvanContent):
        table = getattr(content, field.name)
        fits = not isinstance(table, tuple) or len(table) <= MOST
        require(fits, "too-many", table=field.name, most=MOST)


def check_counts(content: IvanContent) -> None:
    """IVN-CMP-01 to IVN-CMP-30: the printed counts."""
    pieces = {piece.id: piece.per_player for piece in content.player_piece}
    goods = {kind: [one.pieces for one in content.resource if one.kind == kind] for kind in ("local", "foreign")}
    types = Counter(project.type for project in content.project)
    backgrounds = Counter(token.background for token in content.region_token)
    counts = content.counts
    found = {
        "cities": len(content.city),
        "city_colors": len({city.color for city in content.city}),
        "regions": len(content.region),
        "trade_slots": sum(way.trade_slot for way in content.waterway),
        "chambers": len(content.chamber),
        "rounds": len(content.round),
        "favour_tokens": len(content.favour_token),
        "projects": len(content.project),
        "titles": len(content.title),
        "estates": len(content.estate),
        "assignments": len(content.assignment),
        "goods_pieces": sum(goods["local"] + goods["foreign"]),
        "spoils_tokens": len(content.spoils),
        "region_tokens": len(content.region_token),
        "region_tokens_light": backgrounds["light"],
        "region_tokens_dark": backgrounds["dark"],
        "coin_tokens": next(one.pieces for one in content.resource if one.kind == "coin"),
        "trade_tokens": len(content.trade_token),
        "player_sets": len(content.family),
        "pad_trade_slots": len(content.pad_slot),
        "pad_printed_effects": sum(bool(slot.printed_effect) for slot in content.pad_slot),
        "buildings_per_player": pieces.get("building", 0),
        "boyars_per_player": pieces.get("boyar", 0),
        "warriors_per_player": pieces.get("warrior", 0),
        "seals_per_player": pieces.get("seal", 0),
    }
    for name, number in found.items():
        stated = getattr(counts, name)
        require(stated == number, "counts", name=name, stated=stated, found=number)
    for kind in ("construction", "trade", "military"):
        stated = counts.projects_per_type
        require(types[kind] == stated, "projects-of-type", kind=kind, found=types[kind], stated=stated)
    for kind, each in (("local", counts.local_goods_each), ("foreign", counts.foreign_goods_each)):
        require(set(goods[kind]) == {each}, "goods-of-kind", kind=kind, each=each)


def check_totals(content: IvanContent) -> None:
    """The totals of the publisher: cards, wooden pieces and tokens."""
    counts, totals = content.counts, content.totals
    wood = ("vp_marker", "favour_marker", "building", "boyar", "warrior")
    each = sum(piece.per_player for piece in content.player_piece if piece.id in wood)
    found = {
        "cards": counts.projects + counts.titles + counts.estates + counts.assignments,
        "wooden_pieces": counts.goods_pieces + counts.player_sets * each + 1,
        "tokens": counts.favour_tokens + counts.spoils_tokens + counts.region_tokens + counts.coin_tokens
        + counts.trade_tokens + 1 + counts.player_sets * counts.seals_per_player,
        "player_pads": counts.player_sets,
    }  # fmt: skip
    for name, number in found.items():
        stated = getattr(totals, name)
        require(stated == number, "totals", name=name, stated=stated, found=number)


def check_pieces(content: IvanContent) -> None:
    found = tuple((one.id, one.kind) for one in content.resource)
    require(found == RESOURCES, "resources")
    pieces = {piece.id: piece for piece in content.player_piece}
    known = {"warrior", "boyar", "building", "seal", "vp_marker", "favour_marker"}
    require(set(pieces) == known, "pieces", known=", ".join(sorted(known)))
    for name in ("warrior", "boyar", "building"):
        stated, own = getattr(content.rules.influence, name), pieces[name].influence
        require(stated == own, "influence", piece=name, own=own, stated=stated)
    movers = {id for id, piece in pieces.items() if piece.can_move}
    require(movers == {"warrior", "boyar"}, "movers")
    actions = tuple(action.id for action in content.pad_action)
    require(actions == PAD_ACTIONS, "pad-actions", known=", ".join(PAD_ACTIONS))
    sell, export, trade_in, rearrange = content.pad_action
    prices = (PadCost(local=2), PadCost(foreign=1), PadCost(trade_token=2), PadCost())
    fits = tuple(action.cost for action in content.pad_action) == prices
    require(fits, "pad-prices")
    fits = trade_in.effect == (PadStep(take_project=1),) and rearrange.effect == (PadStep(rearrange_trade=1),)
    for sale in (sell, export):
        coins = [step.gain.coin for step in sale.effect if step.gain is not None]
        fits = fits and sum(coins) > 0 and sale.effect == (PadStep(gain=Gain(coin=coins[0])),)
    require(fits, "pad-effects")


def check_map(content: IvanContent) -> None:
    """IVN-CMP-01 to IVN-CMP-03: known regions, four colours, waterways between different cities."""
    cities = {city.id for city in content.city}
    regions = [region.id for region in content.region]
    require([region.order for region in content.region] == [1, 2, 3, 4], "region-order")
    for city in content.city:
        require(city.region in regions, "region", city=city.id, region=city.region)
    seen: set[frozenset[str]] = set()
    for way in content.waterway:
        for end in (way.a, way.b):
            require(end in cities, "city", way=way.id, city=end)
        ends = frozenset((way.a, way.b))
        require(len(ends) == 2, "way-back", way=way.id)
        require(ends not in seen, "way-twice", way=way.id)
        seen.add(ends)
    for city in content.city:
        joined = any(city.id in ends for ends in seen)
        require(joined, "city-alone", city=city.id)


def all_effects(content: IvanContent) -> Iterator[tuple[str, Effect]]:
    """Every list of effects with the place where it stands."""
    for kind in content.project_type:
        yield f"projects.toml: project_type {kind.id!r}", kind.effect
    for estate in content.estate:
        yield f"honours.toml: estate {estate.id!r}", estate.effect
    for spoil in content.spoils:
        yield f"tokens.toml: spoils {spoil.id!r}", spoil.effect
    for trade in content.trade_token:
        yield f"tokens.toml: trade_token {trade.id!r}", trade.effect
    for token in content.region_token:
        for reward in token.rewards:
            yield f"tokens.toml: region_token {token.id!r}", reward
    for slot in content.pad_slot:
        if slot.printed_effect:
            yield f"pieces.toml: pad_slot {slot.id!r}", slot.printed_effect
    for card in content.assignment:
        for extra in (card.regular_extra, card.bonus_extra):
            if extra:
                yield f"kremlin.toml: assignment {card.id!r}", extra


def given(step: EffectStep) -> list[str]:
    """The keys that a step gives."""
    return [name for name in step.__struct_fields__ if getattr(step, name) is not None]


def check_effects(content: IvanContent) -> None:
    for where, effect in all_effects(content):
        require(bool(effect), "effect-empty", where=where)
        for step in effect:
            require(len(given(step)) == 1, "effect-step", where=where)
            if step.exchange is not None:
                fits = step.exchange.times != 0 and (step.exchange.times > 0 or step.exchange.give > 1)
                require(fits, "effect-swap", where=where)
            if step.gain is not None:
                wild = [name for name in ("local", "foreign", "any") if getattr(step.gain, name)]
                require(len(wild) <= 1, "effect-gain", where=where)
    trades = [(f"tokens.toml: trade_token {token.id!r}", token.effect) for token in content.trade_token]
    trades += [(f"pieces.toml: pad_slot {slot.id!r}", slot.printed_effect) for slot in content.pad_slot]
    for where, effect in trades:
        fits = all(step.resolve_trade is None for step in effect)
        require(fits, "effect-trade", where=where)
    for token_of_favour in content.favour_token:
        fits = [step.favour for step in token_of_favour.effect] == [1]
        require(fits, "favour-token", token=token_of_favour.id)


def check_chambers(content: IvanContent) -> None:
    """IVN-INC, IVN-MAN, IVN-PRJ, IVN-EXC, IVN-REW: the numbers may vary, the kinds of action may not."""
    ids = tuple(chamber.id for chamber in content.chamber)
    require(ids == CHAMBERS, "chambers", known=", ".join(CHAMBERS))
    forms = {
        "income": (["income_cities"], ["income_again"]),
        "maneuvers": (["choose place_warrior move"], ["choose place_warrior move"]),
        "projects": (["choose take_project complete_project"], ["choose take_project complete_project"]),
        "exchange": (["gain foreign", "exchange 2"], ["gain foreign"]),
        "rewards": (["choose take_estate take_title"], ["take_estate"]),
    }
    for chamber in content.chamber:
        for name, steps, form in zip(
            ("regular", "bonus"), (chamber.regular, chamber.bonus), forms[chamber.id], strict=True
        ):
            fits = [form_of(step) for step in steps] == form
            require(fits, "chamber-action", chamber=chamber.id, field=name)


def form_of(step: ChamberStep) -> str:
    """A step of a chamber without the figures that may vary."""
    if step.choose is not None:
        steps = [(name, getattr(one, name)) for one in step.choose.of for name in given(one)]
        return " ".join(["choose", *(name if times == 1 else f"{name} {times}" for name, times in steps)])
    if step.gain is not None:
        return " ".join(["gain", *(name for name in step.gain.__struct_fields__ if getattr(step.gain, name))])
    if step.exchange is not None:
        return f"exchange {step.exchange.give}" if step.exchange.times < 0 else "exchange"
    return " ".join(given(step))


def check_cards(content: IvanContent) -> None:
    types = tuple(kind.id for kind in content.project_type)
    require(types == ("construction", "trade", "military"), "project-types")
    for title in content.title:
        ranked = title.score.count == "favour_rank"
        require(title.score.count in COUNTERS, "title-counter", title=title.id, counter=title.score.count)
        require(ranked == (title.score.table is not None), "title-table", title=title.id)
    for token in content.region_token:
        figures = [step.gain.vp for reward in token.rewards for step in reward if step.gain and step.gain.vp]
        require(figures == [token.vp_number], "region-token", token=token.id)
    colours = Counter(card.color for card in content.assignment if card.target == "color")
    fits = set(colours) == {city.color for city in content.city} and set(colours.values()) == {1}
    require(fits, "assignment-colours")
    others = sorted(card.target for card in content.assignment if card.target != "color")
    require(others == ["any", "none"], "assignment-others")
    spaces = [token.vp_space for token in content.favour_token]
    require(spaces == sorted(set(spaces)), "favour-spaces")


def check_set_up(content: IvanContent) -> None:
    counts, setup = content.counts, content.setup
    require(sorted(setup.by_players) == ["2", "3", "4"], "set-ups")
    numbers = [decade.number for decade in content.round]
    require(numbers == [1, 2, 3, 4], "rounds")
    scored = [decade.number for decade in content.round if decade.scoring]
    require(scored == [2, 4], "scored-rounds")
    require(setup.trade_tokens_on_map == counts.trade_slots, "trade-slots")
    unused = counts.region_tokens - counts.rounds * counts.regions
    require(setup.region_tokens_unused == unused, "unused-tokens", unused=unused)
    require(2 * counts.trade_slots <= counts.trade_tokens, "trade-tokens")
    require(counts.region_tokens_dark >= 4, "dark-tokens")
    needed = counts.player_sets * setup.projects_dealt + setup.project_display
    require(counts.projects >= needed, "few-projects", needed=needed)
    for players, table in setup.by_players.items():
        require(2 * table.spoils_display <= counts.spoils_tokens, "few-spoils", players=players)
        require(table.title_display <= counts.titles, "few-titles", players=players)
        require(table.estate_display <= counts.estates, "few-estates", players=players)
