"""Commanders, personages and detachments: owners, places, dates, units and the totals of the start."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from prestol.games.smuta.edge.faults import require
from prestol.games.smuta.edge.schema import Commander, Detachment, Personage, SetUp, SmutaContent

Person: TypeAlias = Commander | Personage
ENTRY_FIELDS: dict[str, tuple[str, ...]] = {"start": (), "date": ("year", "season"), "card": ("cards",)}
"""What goes with each way into the game."""


def check_people(content: SmutaContent) -> None:
    """Raise ContentError at the first person that the rules could not bring into the game."""
    for commander in content.commander:
        check_entry(content, commander)
        check_units(content, commander)
    for personage in content.personage:
        check_personage(content, personage)
    for detachment in content.detachment:
        check_detachment(content, detachment)
    check_tsar(content)
    check_supply(content)
    for setup in content.setup:
        check_owners(content, setup)
        check_totals(content, setup)


def persons(content: SmutaContent) -> list[Person]:
    return [*content.commander, *content.personage]


def place_of(person: Person) -> str:
    """Where the record of a person stands."""
    if isinstance(person, Commander):
        return f"commanders.toml: commander '{person.id}'"
    return f"personages.toml: personage '{person.id}'"


def check_entry(content: SmutaContent, commander: Commander) -> None:
    """SMU-APP-01, SMU-SET-07: a start, a date or a card, with the fields that go with it."""
    where = place_of(commander)
    for name in ("year", "season", "cards"):
        needed = name in ENTRY_FIELDS[commander.enters]
        require(bool(getattr(commander, name)) == needed, "entry", where=where, field=name, enters=commander.enters)
    require(bool(commander.places), "no-places", where=where)
    require(commander.enters != "start" or len(commander.places) == 1, "start-place", where=where)
    check_places(content, where, commander.places, "poland")
    check_card_names(content, where, "cards", commander.cards)


def check_places(content: SmutaContent, where: str, places: tuple[str, ...], *words: str) -> None:
    known = {point.id for point in content.point} | set(words)
    for name in places:
        require(name in known, "named", where=where, field="places", name=name)


def check_card_names(content: SmutaContent, where: str, field: str, names: tuple[str, ...]) -> None:
    known = {card.id for card in content.card_kind} | {card.kind for card in content.card_kind if card.kind}
    for name in names:
        require(name in known, "named", where=where, field=field, name=name)


def check_units(content: SmutaContent, commander: Commander) -> None:
    """SMU-CMP-12, SMU-REC-11: nobody starts with more than fits."""
    where, limits = place_of(commander), {unit.id: unit.max_per_army for unit in content.unit_kind}
    require(sum(commander.start_units.values()) <= commander.max_army, "army", where=where, most=commander.max_army)
    for kind, count in commander.start_units.items():
        most = limits.get(kind, 0)
        require(not most or count <= most, "per-army", where=where, unit=kind, most=most)


def check_personage(content: SmutaContent, personage: Personage) -> None:
    """SMU-SET-06, SMU-APP-01: a personage has an owner from the start, or a card brings him."""
    where = place_of(personage)
    require((personage.owner is None) == bool(personage.card), "owner-or-card", where=where)
    require(not personage.tsar_at_start or personage.owner is not None, "tsar-owner", where=where)
    if personage.card:
        check_card_names(content, where, "card", (personage.card,))


def check_detachment(content: SmutaContent, detachment: Detachment) -> None:
    where = f"pieces.toml: detachment '{detachment.id}'"
    check_places(content, where, detachment.places)
    require(bool(detachment.places), "no-places", where=where)
    check_card_names(content, where, "card", (detachment.card,))


def check_tsar(content: SmutaContent) -> None:
    """SMU-SET-09, SMU-SET-11, SMU-APP: one Tsar, no more pretenders than markers, False Dmitries in an order."""
    require(sum(personage.tsar_at_start for personage in content.personage) == 1, "one-tsar")
    pretenders = sum(commander.pretender_at_start for commander in content.commander)
    markers = next(marker.counters for marker in content.marker if marker.id == "pretender")
    require(pretenders <= markers, "pretenders", found=pretenders, markers=markers)
    orders = sorted(personage.order for personage in content.personage if personage.card == "false_dmitry")
    require(orders == list(range(1, len(orders) + 1)), "dmitry-order")


def check_supply(content: SmutaContent) -> None:
    """SMU-R-53: there are counters for all units of the start."""
    needed: Counter[str] = Counter()
    for commander in content.commander:
        if commander.enters == "start":
            needed.update(commander.start_units)
    for unit in content.unit_kind:
        count = needed[unit.id] + (needed["cossack"] if unit.id.endswith("_cossack") else 0)
        require(count <= unit.counters, "supply", unit=unit.id, count=count, counters=unit.counters)
    siege = next(marker.counters for marker in content.marker if marker.id == "siege")
    require(siege == content.siege.counters, "siege-counters")


def owner_at(person: Person, players: int) -> str:
    """The party that somebody belongs to at a table, or `reserve`; nothing for those that a card brings."""
    return str(getattr(person.owner, f"p{players}")) if person.owner is not None else ""


def check_owners(content: SmutaContent, setup: SetUp) -> None:
    """SMU-SET-01 to SMU-SET-06: everybody belongs to a party of the table, or lies in reserve."""
    for person in persons(content):
        owner, where = owner_at(person, setup.players), place_of(person)
        if not owner:
            continue
        reserved = person.id in setup.reserve
        require((owner == "reserve") == reserved, "reserve", where=where, players=setup.players)
        require(reserved or owner in setup.parties, "owner", where=where, players=setup.players, party=owner)
        entering = isinstance(person, Commander) and person.enters != "card"
        require(not reserved or not entering, "reserve-entry", where=where)
    known = {commander.id for commander in content.commander}
    for name in setup.reserve:
        require(name in known, "named", where=f"game.toml: setup '{setup.id}'", field="reserve", name=name)


def check_totals(content: SmutaContent, setup: SetUp) -> None:
    """SMU-SET-14: the sums that the set-up states."""
    for name, found in (
        ("start_vp", victory_points(content, setup)),
        ("start_legitimacy", legitimacy(content, setup)),
        ("start_administration", administration(content, setup)),
    ):
        stated = {str(party): count for party, count in getattr(setup, name).items()}
        wrong = next((party for party in setup.parties if stated.get(party) != found[party]), "")
        require(not wrong, "start-total", players=setup.players, name=name, party=wrong, found=found[wrong])
        require(set(stated) == set(setup.parties), "start-parties", players=setup.players, name=name)


def starters(content: SmutaContent, setup: SetUp) -> list[tuple[str, Person]]:
    """Persons who are in play at the start, with their parties."""
    found: list[tuple[str, Person]] = []
    for person in persons(content):
        there = not isinstance(person, Commander) or person.enters == "start"
        if there and person.owner is not None:
            found.append((owner_at(person, setup.players), person))
    return found


def tsar_party(content: SmutaContent, setup: SetUp) -> str:
    tsar = next(personage for personage in content.personage if personage.tsar_at_start)
    return owner_at(tsar, setup.players)


def victory_points(content: SmutaContent, setup: SetUp) -> Counter[str]:
    """Points of start commanders, the Tsar, and the Sovereign's fortresses (SMU-SET-08, SMU-SIE-11)."""
    worth, found = {point.id: point.vp for point in content.point}, Counter[str]()
    held = {person.places[0]: party for party, person in starters(content, setup) if isinstance(person, Commander)}
    for place, party in held.items():
        found[party] += worth[place]
    found[tsar_party(content, setup)] += content.vp_sources.tsar + content.vp_track.sovereign_vp_start
    return found


def legitimacy(content: SmutaContent, setup: SetUp) -> Counter[str]:
    """SMU-PTY-04: of all persons, less the winged hussars of each, with the Lavra."""
    loss, found = {unit.id: unit.commander_legitimacy for unit in content.unit_kind}, Counter[str]()
    for party, person in starters(content, setup):
        units = person.start_units if isinstance(person, Commander) else {}
        found[party] += max(person.legitimacy + sum(loss.get(kind, 0) * count for kind, count in units.items()), 0)
    lavra = sum(point.legitimacy for point in content.point if point.sovereign_at_start)
    found[tsar_party(content, setup)] += lavra
    return found


def administration(content: SmutaContent, setup: SetUp) -> Counter[str]:
    found = Counter[str]()
    for party, person in starters(content, setup):
        found[party] += person.administration
    return found
