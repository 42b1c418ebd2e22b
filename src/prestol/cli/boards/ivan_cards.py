"""Cards and tokens of Ivan the Terrible: what is on display, and what the viewer owns."""

from __future__ import annotations

from rich.text import Text as Line

from prestol.cli.boards.ivan_sight import Sight
from prestol.games.ivan.edge.phrases import amount, amounts, effect, score
from prestol.games.ivan.parts import EMPTY


def displays(sight: Sight, projects: bool, honours: bool) -> list[Line]:
    """Projects, titles and estates: names in a row, or where a question is about them what each one costs and does."""
    lines: list[Line] = []
    for table, fully in (("project", projects), ("title", honours), ("estate", honours)):
        cards = sight.view[f"{table}s"]
        label = sight.say(f"display-{table}", deck=sight.view[f"{table}_deck"])
        if not fully or not cards:
            lines += sight.listed(label, [Line(sight.name(table, card)) for card in cards] or [Line(sight.say("none"))])
            continue
        lines.append(sight.heading(label))
        lines += told(sight, [card_line(sight, table, card) for card in cards])
    return lines


def told(sight: Sight, things: list[str]) -> list[Line]:
    """A line for each thing, under a heading."""
    return [line for thing in things for line in sight.fold(Line(f"  {thing}"), 4)]


def card_line(sight: Sight, table: str, card: int) -> str:
    """A card in one line; when titles are scored goes without saying."""
    if table == "project":
        return project(sight, card)
    if table == "title":
        return f"{sight.name(table, card)}: {sight.told(score(sight.record(table, card)['score']))}"
    return sight.about(table, card)


def project(sight: Sight, card: int) -> str:
    """`Volga route (trade, 4 VP): 2 grain and 1 textile`."""
    record = sight.record("project", card)
    points = sight.told(amount("vp", record["vp"]))
    kind = sight.say(f"type-{record['type']}")
    return f"{sight.name('project', card)} ({kind}, {points}): {sight.told(amounts(record['cost']))}"


def project_types(sight: Sight, cards: list[int]) -> list[Line]:
    """What projects of a type do once they are completed."""
    wanted = {sight.record("project", card)["type"] for card in cards}
    kinds = [kind for kind in sight.tables["project_type"] if kind["id"] in wanted]
    effects = [f"{sight.say('type-' + kind['id'])}: {sight.told(effect(kind['effect']))}" for kind in kinds]
    return [sight.heading(sight.say("types")), *told(sight, effects)] if effects else []


def hand(sight: Sight) -> list[Line]:
    """The viewer's projects with their prices."""
    cards = sight.view["hand"]
    if not cards:
        return sight.fold(Line(f"{sight.say('hand')} {sight.say('none')}"))
    return [sight.heading(sight.say("hand")), *told(sight, [project(sight, card) for card in cards])]


def pad(sight: Sight) -> list[Line]:
    """The viewer's trade tokens, and the printed effects that lie open."""
    items: list[Line] = []
    for slot, token in enumerate(sight.view["pads"][sight.view["seat"]]):
        printed = sight.record("pad_slot", slot)["printed_effect"]
        if token != EMPTY:
            what = sight.about("trade_token", token)
        else:
            what = sight.told(effect(printed)) if printed else sight.say("blank")
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
        items = [Line(card_line(sight, table, card)) for card in cards]
        for card, item in zip(cards, items, strict=True):
            if table == "estate" and card in sight.view["estates_used"][seat]:
                item.append(f" {sight.say('used')}")
        lines += sight.listed(sight.say(f"own-{table}"), items)
    return lines
