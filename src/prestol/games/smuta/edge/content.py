"""From content files to parts: map, people, units and figures become numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from prestol.games.smuta.card_parts import Cards
from prestol.games.smuta.components import Figures, Land, Parts, People, Units
from prestol.games.smuta.edge.audit import check
from prestol.games.smuta.edge.audit_people import owner_at, persons
from prestol.games.smuta.edge.cards import CardReader
from prestol.games.smuta.edge.schema import Commander, Detachment, OnlyAt, Personage, SmutaContent
from prestol.games.smuta.edge.vocabulary import Named, Raised
from prestol.games.smuta.parts import (
    AT_FORTRESS,
    AT_POLAND,
    AT_START,
    AT_VP_TOWN,
    BY_CARD,
    BY_DATE,
    CATHOLIC_SUSPECT,
    COSSACK,
    FALSE_DMITRY,
    FAR,
    NATIONS,
    NONE,
    PERSONS,
    POINT_KINDS,
    POLAND,
    SEASONS,
    SIEGE_GOOD,
    UNIT_COLUMNS,
)

ENTRIES = {"start": AT_START, "date": BY_DATE, "card": BY_CARD}
ONLY_AT: dict[OnlyAt, int] = {"fortress": AT_FORTRESS, "vp_town": AT_VP_TOWN, "poland": AT_POLAND}
PERSON_TAGS = {"false_dmitry": FALSE_DMITRY, "catholic_suspect": CATHOLIC_SUSPECT}


class Reader:
    """The numbers of everything that has an id, and the tables made of them."""

    def __init__(self, content: SmutaContent) -> None:
        self.content = content
        self.point = numbered(content.point)
        self.unit = {**numbered(content.unit_kind), "cossack": COSSACK, "siege": SIEGE_GOOD}
        self.figure = numbered(content.commander, content.personage, content.detachment)
        self.poland = [at for at, point in enumerate(content.point) if point.kind == "poland"]

    def land(self) -> Land:
        content, land = self.content, Land()
        land.kind = [POINT_KINDS.index(point.kind) for point in content.point]
        land.vp = [point.vp for point in content.point]
        land.scoring = [at for at, point in enumerate(content.point) if point.vp > 0]
        land.legitimacy = [point.legitimacy for point in content.point]
        land.honoured = [at for at, value in enumerate(land.legitimacy) if value > 0]
        land.sovereign = [point.sovereign_at_start for point in content.point]
        land.swedish_bonus = [point.swedish_recruit_bonus for point in content.point]
        land.near = [sorted(self.point[name] for name in point.neighbors) for point in content.point]
        poland = set(self.poland)
        land.open_roads = [[other for other in near if other not in poland] for near in land.near]
        land.roads = [land.open_roads[at] if at in poland else near for at, near in enumerate(land.near)]
        land.distance = [distances(land.near, start) for start in range(len(land.near))]
        land.poland = self.poland
        land.border = [
            POLAND in (land.kind[at], *(land.kind[near] for near in land.near[at])) for at in range(len(land.near))
        ]
        land.moscow, land.smolensk = self.point["moscow"], self.point["smolensk"]
        land.north = [point.id in content.vp_sources.shuisky_north for point in content.point]
        land.roll_cost = [table.cost for table in content.legitimacy_table]
        land.roll_points = [
            [[], *([self.point[name] for name in names] for names in table.rolls)] for table in content.legitimacy_table
        ]
        return land

    def people(self) -> People:
        content, people = self.content, People()
        for commander in content.commander:
            self.commander(people, self.figure[commander.id], commander)
        for personage in content.personage:
            self.personage(people, self.figure[personage.id], personage)
        for detachment in content.detachment:
            self.detachment(people, self.figure[detachment.id], detachment)
        self.owners(people)
        people.delagardie, people.horn = self.figure["jakob_delagardie"], self.figure["evert_horn"]
        people.karl_philip, people.gustav = self.figure["karl_philip"], self.figure["gustav_iii_vasa"]
        people.vladislav = self.figure["vladislav"]
        marker = {record.id: record.legitimacy for record in content.marker}
        some = int(marker["catholic_accusation"] <= 0)
        people.honoured = [who for who in range(PERSONS) if people.legitimacy[who] >= some]
        later = [personage for personage in content.personage if personage.card == "false_dmitry"]
        people.false_dmitries = [self.figure[one.id] for one in sorted(later, key=lambda one: one.order)]
        return people

    def commander(self, people: People, at: int, record: Commander) -> None:
        people.tactical[at] = record.tactical
        people.strategic[at] = record.strategic
        people.legitimacy[at] = record.legitimacy
        people.administration[at] = record.administration
        people.nation[at] = NATIONS.index(record.nationality)
        people.tags[at] = sum(PERSON_TAGS[tag] for tag in record.tags)
        people.entry[at] = ENTRIES[record.enters]
        if record.year is not None and record.season is not None:
            track = self.content.turn_track
            people.entry_cell[at] = (record.year - track.first_year) * SEASONS + track.seasons.index(record.season)
        people.places[at] = self.places(record.places)
        people.start_units[at] = self.units_row(record.start_units)
        people.recruits[at] = self.goods(record.recruits)
        people.max_army[at] = record.max_army
        people.starts_as_pretender[at] = record.pretender_at_start

    def personage(self, people: People, at: int, record: Personage) -> None:
        people.legitimacy[at] = record.legitimacy
        people.administration[at] = record.administration
        people.tags[at] = sum(PERSON_TAGS[tag] for tag in record.tags)
        people.entry[at] = BY_CARD if record.card else AT_START
        people.may_pretend[at] = record.can_be_pretender
        people.army_tactical[at] = record.army_bonus.tactical
        people.army_strategic[at] = record.army_bonus.strategic
        people.army_recruit[at] = record.army_bonus.recruit
        if record.tsar_at_start:
            people.first_tsar = at

    def detachment(self, people: People, at: int, record: Detachment) -> None:
        people.tactical[at] = record.tactical
        people.strategic[at] = record.strategic
        people.entry[at] = BY_CARD
        people.places[at] = self.places(record.places)
        people.fire[at] = record.fire
        people.melee[at] = record.melee
        people.cavalry[at] = record.cavalry

    def owners(self, people: People) -> None:
        """Seats are the parties of the table in their order (SMU-SET-17)."""
        for setup in self.content.setup:
            seats: dict[str, int] = {party: seat for seat, party in enumerate(setup.parties)}
            for person in persons(self.content):
                owner = owner_at(person, setup.players)
                people.owner[setup.players][self.figure[person.id]] = seats.get(owner, NONE)

    def places(self, names: Iterable[str]) -> list[int]:
        """Points in rising order; "poland" stands for all Polish ones."""
        found: set[int] = set()
        for name in names:
            found.update(self.poland if name == "poland" else [self.point[name]])
        return sorted(found)

    def units_row(self, units: Mapping[Raised, int]) -> list[int]:
        row = [0] * UNIT_COLUMNS
        for kind, count in units.items():
            row[self.unit[kind]] = count
        return row

    def goods(self, names: tuple[str, ...]) -> int:
        """Bits of what may be bought; cossacks of both kinds."""
        bits = 0
        for name in names:
            kinds = ("mounted_cossack", "foot_cossack") if name == "cossack" else (name,)
            for kind in kinds:
                bits |= 1 << self.unit[kind]
        return bits

    def units(self) -> Units:
        content, units = self.content, Units()
        units.fire = [unit.fire for unit in content.unit_kind]
        units.melee = [unit.melee for unit in content.unit_kind]
        units.cavalry = [unit.cavalry for unit in content.unit_kind]
        units.slow = [unit.slow for unit in content.unit_kind]
        units.die_bonus = [unit.melee_die_bonus for unit in content.unit_kind]
        units.commander_legitimacy = [unit.commander_legitimacy for unit in content.unit_kind]
        units.disgracing = [kind for kind, value in enumerate(units.commander_legitimacy) if value != 0]
        units.most = [unit.max_per_army for unit in content.unit_kind]
        units.good_cost = [*(unit.cost for unit in content.unit_kind), content.siege.cost]
        units.good_counters = [*(unit.counters for unit in content.unit_kind), content.siege.counters]
        only_at = [*(unit.only_at for unit in content.unit_kind), content.siege.only_at]
        units.good_only_at = [sum(ONLY_AT[place] for place in places) for places in only_at]
        fire, melee = content.combat_table
        units.columns = list(fire.columns)
        units.rout_losses = melee.rout_losses
        units.fire_table = [[], *([int(cell) for cell in row] for row in fire.rows)]
        units.melee_table = [[], *([units.rout if cell == "!" else int(cell) for cell in row] for row in melee.rows)]
        return units

    def figures(self) -> Figures:
        content, figures = self.content, Figures()
        track, sources = content.turn_track, content.vp_sources
        figures.first_year, figures.crisis_cell = track.first_year, track.crisis_of_power
        figures.long_rule_cell, figures.long_rule_seasons = track.long_rule, sources.long_rule_seasons
        figures.win_at, figures.royal_win_at = content.vp_track.win_at, sources.polish_royal_win_vp
        figures.resource_from = [step.least for step in content.vp_track.recruit_bonus]
        figures.resource_bonus = [step.bonus for step in content.vp_track.recruit_bonus]
        figures.tsar_vp, figures.victory_vp = sources.tsar, sources.victory_marker
        figures.campaign_victories = sources.victory_over_sovereign_campaign
        figures.peace_vp = sources.peace_with_sweden
        figures.smolensk_factor = sources.polish_smolensk_multiplier
        figures.north_factor = sources.shuisky_north_multiplier
        marker = {record.id: record for record in content.marker}
        figures.accusation = marker["catholic_accusation"].legitimacy
        figures.pretender_markers = marker["pretender"].counters
        figures.accusation_markers = marker["catholic_accusation"].counters
        figures.fortress_markers = marker["fortress"].counters
        camp = marker["fortified_camp"]
        figures.camp_markers, figures.camp_tactical = camp.counters, camp.defender_tactical
        figures.camp_losses = camp.rout_becomes_losses
        figures.picks = [0, 0, *(setup.party_picks_per_year for setup in content.setup)]
        return figures

    def cards(self) -> Cards:
        return CardReader(self.content, self.point, self.unit, self.figure, self.places).cards()


def numbered(*tables: Sequence[Named]) -> dict[str, int]:
    """The number of each record: its place in its table, or in several tables one after the other."""
    return {record.id: at for at, record in enumerate(chain(*tables))}


def distances(near: list[list[int]], start: int) -> list[int]:
    """SMU-APP-13: roads from a point to every other one, FAR where there is no way."""
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
    """The checked content as numbers."""
    check(content)
    read = Reader(content)
    return Parts(read.land(), read.people(), read.units(), read.figures(), read.cards())
