"""Every count that the rulebook states, and every form that the rules rely on, checked in the content files."""

from __future__ import annotations

from collections import Counter

from prestol.engine.errors import ContentError
from prestol.games.rurik.edge.audit_effects import check_effects
from prestol.games.rurik.edge.schema import RurikContent
from prestol.games.rurik.parts import METRICS

ORDERS = {
    "good": ("wood", "ore", "fish", "honey", "fur"),
    "building": ("church", "market", "stronghold"),
    "action": ("muster", "move", "attack", "tax", "build", "scheme"),
    "advisor": ("adv_1", "adv_2a", "adv_2b", "adv_3", "adv_4", "adv_5"),
    "track": ("rule", "build", "trade"),
    "priority": ("attack_move", "build", "tax"),
}
"""Tables whose records the rules know by their place."""
SETS = 4
"""Players whose pieces are in the box."""
SOLO_REBELS = 6
"""RUR-SOL-09: two in each of three regions."""


def check(content: RurikContent) -> None:
    """Raise ContentError at the first number that contradicts another."""
    check_orders(content)
    check_counts(content)
    check_totals(content)
    check_map(content)
    check_goods_tokens(content)
    check_strategy(content)
    check_set_up(content)
    check_cards(content)
    check_rebellion(content)
    check_effects(content)


def require(holds: bool, fault: str, **figures: object) -> None:
    if not holds:
        raise ContentError(f"rurik-fault-{fault}", **figures)


def check_orders(content: RurikContent) -> None:
    for table, ids in ORDERS.items():
        found = tuple(record.id for record in getattr(content, table))
        require(found == ids, "order", table=table, ids=", ".join(ids))


def check_counts(content: RurikContent) -> None:
    """RUR-CMP-01 to RUR-CMP-17: the printed counts."""
    counts = content.counts
    stated = {
        "region": counts.regions,
        "scheme": counts.scheme_cards,
        "deed": counts.deed_cards,
        "agenda": counts.agenda_cards,
        "leader": counts.leaders,
        "rebellion_card": counts.rebellion_cards,
        "mat": counts.rebellion_mats,
        "advisor": counts.advisors_per_player,
        "rebel": counts.rebels,
        "goods_token": counts.goods_tokens,
        "reward": counts.rebel_reward_tokens,
        "action": counts.banners,
    }
    for table, count in stated.items():
        found = len(getattr(content, table))
        require(found == count, "count", table=table, found=found, count=count)
    in_play = {seats: sum(region.min_players <= seats for region in content.region) for seats in (2, 3, 4)}
    require(in_play[2] == counts.regions_2p, "regions", players=2, found=in_play[2])
    require(in_play[3] == counts.regions_3p, "regions", players=3, found=in_play[3])
    require(in_play[4] == counts.regions_4p, "regions", players=4, found=in_play[4])
    deeds = sum(card.effect.take_deed for card in content.scheme)
    require(deeds == counts.deed_scheme_cards, "deed-schemes", found=deeds, count=counts.deed_scheme_cards)
    abilities = Counter(leader.ability.kind for leader in content.leader)
    require(len(abilities) == len(content.leader), "abilities")


def check_totals(content: RurikContent) -> None:
    """RUR-CMP-08 to RUR-CMP-15: what the box holds for four players, and of each kind."""
    counts = content.counts
    per_player = counts.buildings_per_type_per_player
    found = {
        "solo_cards": len(content.rebellion_card) + 2,
        "advisors": SETS * len(content.advisor),
        "troops": SETS * counts.troops_per_player,
        "buildings_per_type_per_player": max(kind.per_player for kind in content.building),
        "buildings": SETS * sum(kind.per_player for kind in content.building),
        "claim_markers": SETS * len(content.track),
        "war_markers": SETS,
        "conversion_tokens": sum(token.copies for token in content.conversion),
        "goods": sum(good.pieces for good in content.good),
    }
    for name, count in found.items():
        require(getattr(counts, name) == count, "total", name=name, stated=getattr(counts, name), found=count)
    require(all(kind.per_player == per_player for kind in content.building), "building-sets")


def check_goods_tokens(content: RurikContent) -> None:
    """RUR-VAR-01: each colour has as many tokens as regions, and comes into play as a whole."""
    regions = Counter((region.color, region.min_players) for region in content.region)
    tokens = Counter((token.color, token.min_players) for token in content.goods_token)
    require(regions == tokens and len(regions) == len({color for color, _ in regions}), "goods-tokens")


def check_map(content: RurikContent) -> None:
    """RUR-CMP-01, RUR-SET-01: neighbours name each other; the regions in play agree with the set-up."""
    near = {region.id: set(region.neighbors) for region in content.region}
    for one, others in near.items():
        for other in others:
            require(other in near and one in near[other] and one != other, "neighbours", one=one, other=other)
    players = sorted(setup.players for setup in content.setup)
    require(players == [1, 2, 3, 4], "setups")
    for setup in content.setup:
        found = sum(region.min_players <= setup.players for region in content.region)
        require(found == setup.regions_in_play, "regions", players=setup.players, found=found)
        for number, values in enumerate(setup.advisors_by_round, 1):
            plays = sorted(
                piece.value
                for piece in content.advisor
                if piece.from_round <= number and setup.players not in piece.not_with_players
            )
            require(list(values) == plays, "advisors", players=setup.players, round=number)
    for row in content.track[0].rows:
        for name in row.must_include:
            require(name in near, "region", region=name)


def check_strategy(content: RurikContent) -> None:
    """RUR-CMP-06: on each side every banner has the same spaces, each once."""
    for side in ("side_1_2", "side_3_4"):
        slots = Counter((slot.action, slot.row) for slot in content.strategy_slot if slot.side == side)
        rows = max((row for _, row in slots), default=0)
        whole = {(action.id, row) for action in content.action for row in range(1, rows + 1)}
        require(set(slots) == whole and max(slots.values(), default=0) == 1, "spaces", side=side)


def check_set_up(content: RurikContent) -> None:
    """RUR-SET-02, RUR-SET-05, RUR-SET-17, RUR-R-14: enough of everything for each number of players."""
    for setup in content.setup:
        players = setup.players
        rows = max(slot.row for slot in content.strategy_slot if slot.side == setup.strategy_side)
        spaces = rows * len(content.action)
        needed = max(players, 2) * max(len(values) for values in setup.advisors_by_round)
        require(spaces >= needed, "too-few-spaces", players=players, spaces=spaces, needed=needed)
        rebels = SOLO_REBELS if players == 1 else setup.regions_in_play
        require(setup.rebels_on_map == rebels, "rebels-on-map", players=players, rebels=rebels)
        require(setup.start_troops <= content.counts.troops_per_player, "start-troops", players=players)
    capitals = [region for region in content.region if region.capital]
    require(bool(capitals) and capitals[-1].min_players == 1, "capital")


def check_cards(content: RurikContent) -> None:
    """RUR-ADD, RUR-AG: what agendas measure is known, and conversions name a good of choice and one more."""
    for agenda in content.agenda:
        require(agenda.metric in METRICS, "metric", agenda=agenda.id, metrics=", ".join(METRICS))
    require(len(content.conversion) == 2, "conversions")
    for token in content.conversion:
        require(bool(token.cost.one_of) and token.cost.any_goods == 1, "conversions")
    dealt = max(setup.players * setup.agendas_dealt for setup in content.setup)
    require(len(content.agenda) >= dealt, "agendas", dealt=dealt)
    require(sum(agenda.solo for agenda in content.agenda) >= 2, "solo-agendas")
    require(any(leader.solo_playable for leader in content.leader), "solo-leaders")


def check_rebellion(content: RurikContent) -> None:
    """RUR-SOL-06, RUR-SOL-16: four difficulties; each card orders all regions of the solo game and all advisors."""
    green = sorted(region.id for region in content.region if region.min_players == 1)
    advisors = sorted(piece.id for piece in content.advisor)
    require(sorted(mat.difficulty for mat in content.mat) == [1, 2, 3, 4], "difficulties")
    require([kind.order for kind in content.priority] == [1, 2, 3], "priorities")
    for card in content.rebellion_card:
        require(sorted(card.region_order) == green, "region-order", card=card.id)
        require(sorted(row.advisor for row in card.rows) == advisors, "card-rows", card=card.id)
        for order in card.build_order.values():
            require(len(set(order)) == 3, "build-order", card=card.id)
        require(len(card.build_order) == 3, "build-order", card=card.id)
