"""The map of Ivan the Terrible: regions with their tokens and cities, the Field of War, the rivers."""

from __future__ import annotations

from rich.text import Text as Line

from prestol.cli.boards.ivan_sight import Sight
from prestol.cli.boards.sight import small
from prestol.games.ivan.edge.phrases import amounts, effect
from prestol.games.ivan.parts import EMPTY, REGIONS


def regions(sight: Sight, fully: bool) -> list[Line]:
    """Region by region: rewards, influence, cities with pieces; with `fully` every city with its colour and income."""
    lines: list[Line] = []
    for region in range(REGIONS):
        lines += sight.fold(region_head(sight, region, fully))
        shown = [city for city in sight.ivan.parts.land.of_region[region] if fully or pieces(sight, city).plain]
        if shown:
            lines += sight.listed(" ", [city_item(sight, city, fully) for city in shown])
    return lines


def region_head(sight: Sight, region: int, fully: bool) -> Line:
    """`I East: P 3 M 1. Either gain 2 VP or gain 2 grain`; two players also need to know who chooses."""
    roman = sight.record("region", region)["roman"]
    line = Line().append(f"{roman} {sight.name('region', region)}: ", style="bold")
    line.append_text(counts_of(sight, sight.view["influence"][region]))
    token = sight.record("region_token", sight.view["regions"][region])
    first, second = (sight.told(effect(steps)) for steps in token["rewards"])
    rewards = sight.say("rewards", first=first, second=second)
    if fully and sight.view["seats"] == 2:
        rewards = sight.say("rewards-lead", rewards=rewards, lead=token["vp_number"])
    return line.append(f". {rewards}")


def counts_of(sight: Sight, counts: list[int]) -> Line:
    """A figure for each family that has one, in the order of the favour track, which breaks ties."""
    line = Line()
    for seat in sorted(sight.view["favour"], key=lambda seat: -counts[seat]):
        if counts[seat]:
            line.append(" " if line.plain else "").append_text(sight.mark(seat)).append(f" {counts[seat]}")
    return line if line.plain else Line(sight.say("nobody"))


def city_item(sight: Sight, city: int, fully: bool) -> Line:
    """`Moscow (red, 1 stone): P 2w 1b`."""
    line = Line(sight.name("city", city))
    if fully:
        line.append(f" ({city_facts(sight, city)})")
    there = pieces(sight, city)
    return line.append(": ").append_text(there) if there.plain else line


def city_facts(sight: Sight, city: int) -> str:
    record = sight.record("city", city)
    return f"{sight.look.say('ivan-colour-' + record['color'])}, {sight.told(amounts(record['income']))}"


def pieces(sight: Sight, city: int) -> Line:
    """Who stands in a city: warriors, boyars and the building of each family."""
    line = Line()
    for seat in range(sight.view["seats"]):
        building = int(sight.view["buildings"][city] == seat)
        counts = (sight.view["warriors"][seat][city], sight.view["boyars"][seat][city], building)
        told = [sight.pieces(kind, n) for kind, n in zip(("warrior", "boyar", "building"), counts, strict=True) if n]
        if told:
            line.append(" " if line.plain else "").append_text(sight.mark(seat)).append(f" {' '.join(told)}")
    return line


def wild_field(sight: Sight, fully: bool) -> list[Line]:
    """The Field of War: warriors and spoils."""
    line = Line().append(f"{sight.look.say('ivan-area-wild_field')}: ", style="bold")
    line.append_text(counts_of(sight, sight.view["field"]))
    if not fully:
        return sight.fold(line.append(f". {sight.say('spoils', spoils=sight.names('spoils', sight.view['spoils']))}"))
    told = [one for spoils in sight.view["spoils"] for one in sight.fold(Line(f"  {sight.about('spoils', spoils)}"), 4)]
    return [line, *told]


def rivers(sight: Sight, fully: bool) -> list[Line]:
    """The trade tokens on the waterways; with `fully` also between which cities, and what they do."""
    ways = sight.ivan.parts.land.way_of_slot
    laid = [(ways[slot], token) for slot, token in enumerate(sight.view["slots"]) if token != EMPTY]
    if not laid:
        return []
    if not fully:
        return sight.fold(Line(f"{sight.say('rivers')} {sight.names('waterway', [way for way, _ in laid])}"))
    lines = [sight.heading(sight.say("rivers"))]
    for way, token in laid:
        record = sight.record("waterway", way)
        cities = sight.game.notation.domains["city"]
        ends = "–".join(sight.name("city", cities.index(record[end])) for end in ("a", "b"))
        what = small(sight.lines("trade_token", token)[0])
        lines += sight.fold(Line(f"  {sight.name('waterway', way)} ({ends}): {what}"), 4)
    return lines
