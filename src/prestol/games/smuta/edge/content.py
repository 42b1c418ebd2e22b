"""From content files to parts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from prestol.games.smuta.components import Cards, Figures, Land, Parts, People, Units
from prestol.games.smuta.edge.cards import CardReader
from prestol.games.smuta.edge.schema import SmutaContent
from prestol.games.smuta.parts import (
    COMMANDERS,
    COSSACK,
    FAR,
    NATIONS,
    NONE,
    PERSONS,
    POINT_KINDS,
    POINTS,
    SEASONS,
    SIEGE_GOOD,
    UNIT_COLUMNS,
)

PARTIES = ("moscow", "polish", "rebel", "nobles", "shuisky")
SEASON_IDS = ("spring", "summer", "autumn", "winter")
ENTRIES = ("start", "date", "card")
PERSON_TAGS = ("false_dmitry", "catholic_suspect")
BUYING_PLACES = ("fortress", "vp_town", "poland")


class Reader:
    """Numbers the things of the content by their places in it."""

    def __init__(self, content: SmutaContent) -> None:
        self.content = content
        self.point = {one.id: at for at, one in enumerate(content.point)}
        self.unit = {one.id: at for at, one in enumerate(content.unit_kind)} | {"cossack": COSSACK, "siege": SIEGE_GOOD}
        people = [*content.commander, *content.personage, *content.detachment]
        self.figure = {one.id: at for at, one in enumerate(people)}

    # --- the map

    def land(self) -> Land:
        content, land = self.content, Land()
        land.kind = [POINT_KINDS.index(point.kind) for point in content.point]
        land.vp = [point.vp for point in content.point]
        land.legitimacy = [point.legitimacy for point in content.point]
        land.sovereign = [point.sovereign_at_start for point in content.point]
        land.swedish_bonus = [point.swedish_recruit_bonus for point in content.point]
        land.near = [[] for _ in content.point]
        for road in content.road:
            land.near[self.point[road.a]].append(self.point[road.b])
            land.near[self.point[road.b]].append(self.point[road.a])
        land.near = [sorted(row) for row in land.near]
        land.distance = [distances(land.near, start) for start in range(POINTS)]
        land.poland = [at for at, point in enumerate(content.point) if point.kind == "poland"]
        land.border = [
            at in land.poland or any(other in land.poland for other in land.near[at]) for at in range(POINTS)
        ]
        land.moscow, land.smolensk = self.point["moscow"], self.point["smolensk"]
        land.north = [point.id in content.vp_sources.shuisky_north for point in content.point]
        land.roll_cost = [table.cost for table in content.legitimacy_table]
        for table in content.legitimacy_table:
            rows = {roll.roll: [self.point[name] for name in roll.points] for roll in table.rolls}
            land.roll_points.append([rows.get(die, []) for die in range(7)])
        return land

    def places(self, names: Iterable[str]) -> list[int]:
        """Points by id; "poland" stands for all Polish points."""
        found: set[int] = set()
        for name in names:
            if name == "poland":
                found.update(at for at, point in enumerate(self.content.point) if point.kind == "poland")
            else:
                found.add(self.point[name])
        return sorted(found)

    # --- people

    def people(self) -> People:
        content, people = self.content, People()
        for who, one in enumerate(content.commander):
            people.tactical[who], people.strategic[who] = one.tactical, one.strategic
            people.legitimacy[who], people.administration[who] = one.legitimacy, one.administration
            people.nation[who] = NATIONS.index(one.nationality)
            people.tags[who] = bits(PERSON_TAGS, one.tags)
            people.entry[who] = ENTRIES.index(one.entry.type)
            if one.entry.type == "date":
                year = one.entry.year - content.turn_track.first_year
                people.entry_cell[who] = year * SEASONS + SEASON_IDS.index(one.entry.season)
            people.places[who] = self.places(one.entry.places)
            people.start_units[who] = self.unit_row(one.start_units)
            people.recruits[who] = sum(1 << self.unit[name] for name in one.recruits if name != "cossack")
            if "cossack" in one.recruits:
                people.recruits[who] |= 3
            people.max_army[who] = one.max_army
            people.starts_as_pretender[who] = one.pretender_at_start
            self.own(people, who, one.owner)
        for who, person in enumerate(content.personage, COMMANDERS):
            people.legitimacy[who], people.administration[who] = person.legitimacy, person.administration
            people.tags[who] = bits(PERSON_TAGS, person.tags)
            people.may_pretend[who] = person.can_be_pretender
            people.army_tactical[who] = person.army_bonus.tactical
            people.army_strategic[who] = person.army_bonus.strategic
            people.army_recruit[who] = person.army_bonus.recruit
            people.entry[who] = ENTRIES.index("card" if person.card else "start")
            if person.tsar_at_start:
                people.first_tsar = who
            self.own(people, who, person.owner)
        for who, piece in enumerate(content.detachment, PERSONS):
            people.tactical[who], people.strategic[who] = piece.tactical, piece.strategic
            people.fire[who], people.melee[who], people.cavalry[who] = piece.fire, piece.melee, piece.cavalry
            people.entry[who] = ENTRIES.index("card")
            people.places[who] = self.places(piece.places)
        people.delagardie, people.horn = self.figure["jakob_delagardie"], self.figure["evert_horn"]
        people.karl_philip, people.gustav = self.figure["karl_philip"], self.figure["gustav_iii_vasa"]
        people.vladislav = self.figure["vladislav"]
        people.false_dmitries = [
            self.figure[one.id]
            for one in sorted(content.personage, key=lambda one: one.order)
            if one.card == "false_dmitry"
        ]
        return people

    def own(self, people: People, who: int, owner: dict[str, Any]) -> None:
        for seats in range(2, 6):
            party = owner.get(f"p{seats}", "reserve")
            people.owner[seats][who] = NONE if party == "reserve" else PARTIES.index(party)

    def unit_row(self, units: dict[str, int]) -> list[int]:
        row = [0] * UNIT_COLUMNS
        for name, count in units.items():
            row[self.unit[name]] += count
        return row

    # --- units and figures

    def units(self) -> Units:
        content, units = self.content, Units()
        kinds, marker = content.unit_kind, content.buyable_marker[0]
        units.fire = [kind.fire for kind in kinds]
        units.melee = [kind.melee for kind in kinds]
        units.cavalry = [kind.cavalry for kind in kinds]
        units.slow = [kind.slow for kind in kinds]
        units.die_bonus = [kind.melee_die_bonus for kind in kinds]
        units.commander_legitimacy = [kind.commander_legitimacy for kind in kinds]
        units.most = [kind.max_per_army for kind in kinds]
        units.good_cost = [*(kind.cost for kind in kinds), marker.cost]
        units.good_counters = [*(kind.counters for kind in kinds), marker.counters]
        units.good_only_at = [
            *(bits(BUYING_PLACES, kind.only_at) for kind in kinds),
            bits(BUYING_PLACES, marker.only_at),
        ]
        fire, melee = content.combat_table
        units.columns = [least for least, _ in fire.columns]
        units.fire_table = [[], *(list(getattr(fire, f"row_{die}")) for die in range(1, 7))]
        units.melee_table = [[], *(list(getattr(melee, f"row_{die}")) for die in range(1, 7))]
        units.rout, units.rout_losses = melee.rout_code, melee.rout_losses
        return units

    def figures(self) -> Figures:
        content, found = self.content, Figures()
        sources, markers = content.vp_sources, {marker.id: marker for marker in content.marker}
        cells = {marker.id: marker.cell for marker in content.turn_track_marker_start}
        found.first_year = content.turn_track.first_year
        found.crisis_cell, found.long_rule_cell = cells["crisis_of_power"], cells["long_rule"]
        found.long_rule_seasons = sources.long_rule_seasons
        found.win_at, found.royal_win_at = content.vp_track.win_at, sources.polish_royal_win_vp
        found.resource_from = [row.start for row in content.vp_track.recruit_bonus]
        found.resource_bonus = [row.bonus for row in content.vp_track.recruit_bonus]
        found.tsar_vp, found.victory_vp = sources.tsar, sources.victory_marker
        found.campaign_victories = sources.victory_over_sovereign_campaign
        found.peace_vp = sources.peace_with_sweden
        found.smolensk_factor = sources.polish_smolensk_multiplier
        found.north_factor = sources.shuisky_north_multiplier
        found.accusation = markers["catholic_accusation"].legitimacy
        found.pretender_markers = markers["pretender"].counters
        found.accusation_markers = markers["catholic_accusation"].counters
        found.fortress_markers = markers["fortress"].counters
        camp = markers["fortified_camp"]
        found.camp_markers, found.camp_tactical = camp.counters, camp.defender_tactical
        found.camp_losses = camp.rout_becomes_losses
        found.picks = [0] * 6
        for table in content.player_count:
            found.picks[table.players] = table.party_picks_per_year
        return found

    def cards(self) -> Cards:
        return CardReader(self.content, self.point, self.unit, self.figure, self.places).cards()


def bits(known: tuple[str, ...], words: Iterable[str]) -> int:
    """Words as bits, by their places in a list."""
    return sum(1 << known.index(word) for word in words)


def distances(near: list[list[int]], start: int) -> list[int]:
    """SMU-APP-13: roads from a point to every other one."""
    found = [FAR] * len(near)
    found[start] = 0
    edge = [start]
    for point in edge:
        for other in near[point]:
            if found[other] == FAR:
                found[other] = found[point] + 1
                edge.append(other)
    return found


def parts_from(content: SmutaContent) -> Parts:
    """The content as numbers."""
    read = Reader(content)
    return Parts(read.land(), read.people(), read.units(), read.figures(), read.cards())
