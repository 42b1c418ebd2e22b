"""The map of Ivan the Terrible: regions with their tokens and cities, the Field of War, the rivers."""

from __future__ import annotations

from rich.text import Text as Line

from prestol.cli.boards.ivan_sight import Sight, small
from prestol.games.ivan.parts import EMPTY, REGIONS


def regions(sight: Sight, fully: bool) -> list[Line]:
    """Region by region: the token, the influence, the cities; with `fully` also rewards, colours and incomes."""
    lines: list[Line] = []
    for region in range(REGIONS):
        lines += sight.fold(region_head(sight, region))
        if fully:
            rewards = "; ".join(small(line) for line in reward_lines(sight, sight.view["regions"][region]))
            lines += sight.fold(Line(f"  {rewards}"), 2)
        shown = [city for city in sight.game.parts.land.of_region[region] if fully or pieces(sight, city).plain]
        if shown:
            lines += sight.listed(" ", [city_item(sight, city, fully) for city in shown])
    return lines


def region_head(sight: Sight, region: int) -> Line:
    """`I East “Treasury”: influence P 3, M 1`."""
    roman = sight.record("region", region)["roman"]
    token = sight.name("region_token", sight.view["regions"][region])
    line = Line(sight.say("region", roman=roman, region=sight.name("region", region), token=token), style="bold")
    influence = sight.view["influence"][region]
    line.append(" ")
    return line.append_text(counts_of(sight, influence)) if any(influence) else line.append(sight.say("nobody"))


def counts_of(sight: Sight, counts: list[int]) -> Line:
    """A figure for each family that has one, in the order of the favour track, which breaks ties."""
    line = Line()
    for seat in sorted(sight.view["favour"], key=lambda seat: -counts[seat]):
        if counts[seat]:
            line.append(" " if line.plain else "").append_text(sight.mark(seat)).append(f" {counts[seat]}")
    return line


def reward_lines(sight: Sight, token: int) -> list[str]:
    """The two rewards; who chooses between them matters to two players only."""
    lines = sight.lines("region_token", token)
    return lines if sight.view["seats"] == 2 else lines[:-1]


def city_item(sight: Sight, city: int, fully: bool) -> Line:
    """`Moscow (red, 1 stone): P 2w 1b`."""
    line = Line(sight.name("city", city))
    if fully:
        line.append(f" ({city_facts(sight, city)})")
    there = pieces(sight, city)
    return line.append(": ").append_text(there) if there.plain else line


def city_facts(sight: Sight, city: int) -> str:
    record = sight.record("city", city)
    return f"{sight.effects.say('colour-' + record['color'])}, {sight.effects.amounts(record['income'])}"


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
    name = sight.look.say("ivan-area-wild_field")
    warriors = counts_of(sight, sight.view["field"])
    line = Line(name, style="bold").append(" ")
    line.append_text(warriors if warriors.plain else Line(sight.say("nobody")))
    if not fully:
        return sight.fold(line.append(f"  {sight.say('spoils', spoils=sight.names('spoils', sight.view['spoils']))}"))
    told = [one for spoils in sight.view["spoils"] for one in sight.fold(Line(f"  {sight.about('spoils', spoils)}"), 4)]
    return [line, *told]


def rivers(sight: Sight, fully: bool) -> list[Line]:
    """The trade tokens on the waterways; with `fully` also between which cities, and what they do."""
    ways = sight.game.parts.land.way_of_slot
    laid = [(ways[slot], token) for slot, token in enumerate(sight.view["slots"]) if token != EMPTY]
    if not laid:
        return []
    if not fully:
        items = [Line(f"{sight.name('waterway', way)} {sight.say('token', token=sight.name('trade_token', token))}")
                 for way, token in laid]  # fmt: skip
        return sight.listed(sight.say("rivers"), items)
    lines = [sight.heading(sight.say("rivers"))]
    for way, token in laid:
        record = sight.record("waterway", way)
        ends = "–".join(sight.effects.name("city", record[end]) for end in ("a", "b"))
        effect = small(sight.lines("trade_token", token)[0])
        lines += sight.fold(Line(f"  {sight.name('waterway', way)} ({ends}): {effect}"), 4)
    return lines
