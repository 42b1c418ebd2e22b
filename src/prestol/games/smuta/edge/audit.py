"""Every count that the rulebook states, and every form that the rules rely on, checked in the content files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import get_args

from prestol.games.smuta.edge.audit_cards import check_cards
from prestol.games.smuta.edge.audit_people import check_people
from prestol.games.smuta.edge.faults import require
from prestol.games.smuta.edge.schema import SmutaContent
from prestol.games.smuta.edge.vocabulary import Party, Table, Unit, Window

ORDERS: dict[str, tuple[str, ...]] = {
    "party": get_args(Party),
    "unit_kind": get_args(Unit),
    "legitimacy_table": get_args(Table),
    "combat_table": ("fire", "melee"),
    "window": get_args(Window),
}
"""Tables whose records the rules know by their place."""
KNOWN: dict[str, tuple[str, ...]] = {
    "point": ("moscow", "smolensk"),
    "commander": ("jakob_delagardie", "evert_horn"),
    "personage": ("karl_philip", "gustav_iii_vasa", "vladislav"),
    "marker": ("catholic_accusation", "pretender", "fortress", "fortified_camp", "zemsky_verdict", "siege"),
}
"""Records that the rules know by name."""
SIZES = {"point": 58, "commander": 26, "personage": 19, "detachment": 4}
"""How many records the rules count on."""


def check(content: SmutaContent) -> None:
    """Raise ContentError at the first number that contradicts another."""
    check_names(content)
    check_counts(content)
    check_map(content)
    check_tables(content)
    check_battle(content)
    check_track(content)
    check_set_ups(content)
    check_people(content)
    check_cards(content)


def check_names(content: SmutaContent) -> None:
    for table, ids in ORDERS.items():
        found = tuple(record.id for record in getattr(content, table))
        require(found == ids, "order", table=table, ids=", ".join(ids))
    for table, ids in KNOWN.items():
        there = {record.id for record in getattr(content, table)}
        for id in ids:
            require(id in there, "needed", table=table, id=id)


def check_counts(content: SmutaContent) -> None:
    """SMU-CMP-01: printed counts, and those that the rules count on."""
    for table, count in SIZES.items():
        found = len(getattr(content, table))
        require(found == count, "size", table=table, found=found, count=count)
    counts = content.counts
    require(counts.commander_cards == SIZES["commander"], "count", name="commander_cards", found=SIZES["commander"])
    for name in ("commander_standees", "stands"):
        require(getattr(counts, name) == counts.commander_cards, "count", name=name, found=counts.commander_cards)
    cards = sum(len(card.numbers) for card in content.card_kind)
    require(counts.game_cards == cards, "count", name="game_cards", found=cards)
    numbers = Counter(number for card in content.card_kind for number in card.numbers)
    require(
        sorted(numbers) == list(range(1, counts.game_cards + 1)), "numbers", table="card_kind", most=counts.game_cards
    )
    ranks = sorted(commander.number for commander in content.commander)
    require(ranks == list(range(1, len(ranks) + 1)), "numbers", table="commander", most=len(ranks))


def check_map(content: SmutaContent) -> None:
    """SMU-GEN-04, SMU-CTL-02: roads have two ends; Poland is nobody's and scores nothing."""
    near = {point.id: point.neighbors for point in content.point}
    for one, others in near.items():
        for other in others:
            holds = other in near and one in near[other] and one != other and others.count(other) == 1
            require(holds, "neighbours", one=one, other=other)
    reached = within_reach(near, content.point[0].id)
    for point in content.point:
        require(point.id in reached, "unreachable", point=point.id)
        fortress = point.kind in ("fortress", "powerful_fortress")
        require(fortress or not point.sovereign_at_start, "sovereign", point=point.id)
        require(point.kind != "poland" or (point.vp == 0 and point.legitimacy == 0), "poland", point=point.id)
    require(any(point.kind == "poland" for point in content.point), "no-poland")
    total = sum(point.vp for point in content.point if point.sovereign_at_start)
    stated = content.vp_track.sovereign_vp_start
    require(total == stated, "sovereign-vp", found=total, stated=stated)
    for name in content.vp_sources.shuisky_north:
        require(name in near, "named", where="game.toml: vp_sources", field="shuisky_north", name=name)


def within_reach(near: dict[str, tuple[str, ...]], start: str) -> set[str]:
    found, edge = {start}, [start]
    for point in edge:
        for other in near[point]:
            if other not in found:
                found.add(other)
                edge.append(other)
    return found


def check_tables(content: SmutaContent) -> None:
    """SMU-CTL-10, SMU-CTL-11: tables name points of their region, and points the table that names them."""
    points = {point.id: point for point in content.point}
    for table in content.legitimacy_table:
        for name in named(table.rolls):
            where = f"tables.toml: legitimacy_table '{table.id}'"
            require(name in points and points[name].kind != "poland", "named", where=where, field="rolls", name=name)
            mine = table.id == "fortresses" or points[name].region == table.id
            require(mine, "region", point=name, table=table.id)
            require(points[name].kind != "powerful_fortress", "powerful", point=name, table=table.id)
    for point in content.point:
        rolls = next((table.rolls for table in content.legitimacy_table if table.id == point.region), None)
        require(rolls is None or point.id in named(rolls), "region", point=point.id, table=point.region)


def check_battle(content: SmutaContent) -> None:
    """SMU-BAT-20, SMU-BAT-21: both tables have the same columns, which rise from 1; only a melee routs."""
    fire, melee = content.combat_table
    for table in (fire, melee):
        rising = table.columns == tuple(sorted(set(table.columns))) and table.columns[:1] == (1,)
        require(rising and table.columns == fire.columns, "columns", table=table.id)
        for at, row in enumerate(table.rows, 1):
            require(len(row) == len(table.columns), "row", table=table.id, row=at, count=len(table.columns))
            require(table is melee or "!" not in row, "rout", row=at)


def named(rolls: Iterable[Sequence[str]]) -> list[str]:
    return [name for roll in rolls for name in roll]


def check_track(content: SmutaContent) -> None:
    """SMU-SET-12, SMU-REC-05: the game begins before it ends, and the administrative resource grows."""
    track = content.turn_track
    require(track.start == 0 and track.zemsky_sobor == 31, "track")
    steps = content.vp_track.recruit_bonus
    levels = [step.least for step in steps]
    require(levels == sorted(set(levels)), "resource")


def check_set_ups(content: SmutaContent) -> None:
    """SMU-SET-01 to SMU-SET-06: one set-up for each number of players, the first parties of the table in it."""
    order = tuple(party.id for party in content.party)
    require([setup.players for setup in content.setup] == [2, 3, 4, 5], "setups")
    decks = {number: card.deck for card in content.card_kind for number in card.numbers}
    for setup in content.setup:
        players = setup.players
        require(setup.parties == order[:players], "parties", players=players, parties=", ".join(order[:players]))
        for party in setup.party_cards:
            require(party in setup.parties, "party", players=players, party=party)
        given = Counter(number for numbers in setup.party_cards.values() for number in numbers)
        orphans = {number for number, deck in decks.items() if deck not in ("common", *setup.parties)}
        require(set(given) == orphans and max(given.values(), default=1) == 1, "party-cards", players=players)
