"""Cards and tokens of Ivan the Terrible: what is on display, and what the viewer owns."""

from __future__ import annotations

from rich.text import Text as Line

from prestol.cli.boards.ivan_sight import Sight, small
from prestol.games.ivan.parts import EMPTY


def displays(sight: Sight, projects: bool, honours: bool) -> list[Line]:
    """Projects, titles and estates: names in a row, or where a question is about them what each one does."""
    lines: list[Line] = []
    for table, fully in (("project", projects), ("title", honours), ("estate", honours)):
        cards = sight.view[f"{table}s"]
        label = sight.say(f"display-{table}", deck=sight.view[f"{table}_deck"])
        if not fully or not cards:
            lines += sight.listed(label, [Line(sight.name(table, card)) for card in cards] or [Line(sight.say("none"))])
            continue
        lines.append(sight.heading(label))
        if table == "project":
            lines += [line for card in cards for line in sight.fold(Line(f"  {project(sight, card)}"), 4)]
            lines += project_types(sight, cards)
        else:
            lines += [line for card in cards for line in sight.fold(Line(f"  {sight.about(table, card)}"), 4)]
    return lines


def project(sight: Sight, card: int) -> str:
    """`Volga route (trade, 4 VP): 2 grain and 1 textile`."""
    record = sight.record("project", card)
    points = sight.effects.amount("vp", record["vp"])
    kind = sight.say(f"type-{record['type']}")
    return f"{sight.name('project', card)} ({kind}, {points}): {sight.effects.amounts(record['cost'])}"


def project_types(sight: Sight, cards: list[int]) -> list[Line]:
    """What projects of a type do once they are completed."""
    lines: list[Line] = []
    kinds = {sight.record("project", card)["type"] for card in cards}
    for kind in sight.tables["project_type"]:
        if kind["id"] in kinds:
            effect = small(sight.effects.lines("project_type", kind)[0])
            lines += sight.fold(Line(f"  {sight.say('type-effect', kind=sight.say('type-' + kind['id']), effect=effect)}"), 4)  # fmt: skip
    return lines


def hand(sight: Sight, fully: bool) -> list[Line]:
    """The viewer's projects with their prices."""
    cards = sight.view["hand"]
    lines = sight.listed(sight.say("hand"), [Line(project(sight, card)) for card in cards] or [Line(sight.say("none"))])
    return lines + (project_types(sight, cards) if fully else [])


def pad(sight: Sight) -> list[Line]:
    """The viewer's trade tokens, and the printed effects that lie open."""
    items: list[Line] = []
    for slot, token in enumerate(sight.view["pads"][sight.view["seat"]]):
        printed = sight.record("pad_slot", slot)["printed_effect"]
        if token != EMPTY:
            what = sight.about("trade_token", token)
        else:
            what = sight.effects.effect(printed) if printed else sight.say("blank")
        items.append(Line(sight.say("slot", number=slot + 1, what=what)))
    return sight.listed(sight.say("pad"), items)


def own_honours(sight: Sight) -> list[Line]:
    """The viewer's titles and estates; an estate that was used this round says so."""
    seat = sight.view["seat"]
    lines: list[Line] = []
    for table in ("title", "estate"):
        cards = sight.view[f"{table}s_owned"][seat]
        if not cards:
            continue
        items = [Line(sight.about(table, card)) for card in cards]
        for card, item in zip(cards, items, strict=True):
            if table == "estate" and card in sight.view["estates_used"][seat]:
                item.append(f" {sight.say('used')}")
        lines += sight.listed(sight.say(f"own-{table}"), items)
    return lines
