"""Deeds, scheme cards, agenda and leader of a player of Rurik."""

from __future__ import annotations

from rich.text import Text as Line

from prestol.cli.boards.rurik_sight import Sight
from prestol.cli.boards.sight import large
from prestol.games.rurik.parts import EMPTY, LEFT, RIGHT

CONVERTED = 2
"""Goods that a conversion takes."""


def row(sight: Sight, fully: bool) -> list[Line]:
    """The open row of deeds: names and points, or what each one asks for and brings, and what the viewer lacks."""
    cards = sight.view["deed_row"]
    label = sight.say("row", deck=sight.view["deed_deck"])
    if not fully or not cards:
        items = [Line(f"{sight.name('deed', card)} ({worth(sight, card)})") for card in cards]
        return sight.listed(label, items or [Line(sight.say("none"))])
    return [sight.heading(label), *(line for card in cards for line in deed(sight, card))]


def worth(sight: Sight, card: int) -> str:
    return sight.lines("deed", card)[-1]


def deed(sight: Sight, card: int) -> list[Line]:
    """A deed in one line, and what its owner still lacks."""
    told = "; ".join(sight.lines("deed", card)[:-1])
    line = f"{sight.name('deed', card)} ({worth(sight, card)}): {told}."
    if sight.view["seat"] is not None:
        (lacks,) = (one["lacks"] for one in sight.view["missing"] if one["deed"] == card)
        lacking = [sight.look.say("rurik-lack", **lack) for lack in lacks]
        line += f" {sight.say('lacking', parts='; '.join(lacking)) if lacking else sight.say('ready')}"
    return sight.fold(Line(f"  {line}"), 4)


def own(sight: Sight, fully: bool) -> list[Line]:
    """What only the viewer needs: deeds, scheme cards, agenda, conversion tokens; with `fully` the leader, too."""
    view, seat = sight.view, sight.view["seat"]
    lines: list[Line] = []
    if fully and view["leaders"][seat] != EMPTY:
        leader = view["leaders"][seat]
        told = sight.say("leader", name=sight.name("leader", leader), ability="; ".join(sight.lines("leader", leader)))
        lines += sight.fold(Line(told))
    if view["agendas"][0] != EMPTY and view["ask"] != "agenda":
        agenda = view["agendas"][0]
        told = sight.say("agenda", name=sight.name("agenda", agenda), goal=sight.lines("agenda", agenda)[0])
        lines += sight.fold(Line(told))
    if view["deeds"][seat]:
        lines.append(sight.heading(sight.say("own-deeds")))
        lines += [line for card in view["deeds"][seat] for line in deed(sight, card)]
    if view["phase"] != "setup":
        lines += sight.fold(Line(f"{sight.say('hand')} {sight.names('scheme', view['hand'])}"))
    if fully and sum(view["goods"][seat]) >= CONVERTED:
        lines += conversions(sight)
    return [*lines, *known(sight)]


def conversions(sight: Sight) -> list[Line]:
    """The two conversion tokens, a used one marked."""
    used = sight.view["converted"][sight.view["seat"]]
    items = []
    for at, is_used in enumerate(used):
        told = sight.lines("conversion", at)[0]
        items.append(Line(f"{told} {sight.say('used')}" if is_used else told))
    return sight.listed(sight.say("conversions"), items)


def known(sight: Sight) -> list[Line]:
    """RUR-INF-03: cards of the scheme decks that the viewer has put back there, the top one first."""
    lines: list[Line] = []
    for deck in (LEFT, RIGHT):
        there = sight.view["known_tops"][deck]
        if any(card is not None for card in there):
            told = [sight.say("unknown") if card is None else sight.name("scheme", card) for card in there]
            name = large(sight.name("deck", deck))
            lines += sight.fold(Line(sight.say("top", deck=name, cards=", ".join(told))))
    return lines


def points_left(sight: Sight) -> list[Line]:
    """Tax and build points that the player of the turn has not spent yet."""
    view = sight.view
    if not view["tax_points"] and not view["build_points"]:
        return []
    told = sight.say("points", tax=view["tax_points"], build=view["build_points"])
    return sight.fold(Line(told, style="bold"))
