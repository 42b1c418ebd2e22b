"""Cards of Smuta in hand and on the table, and the battle or siege that they are about."""

from __future__ import annotations

from rich.text import Text as Line

from prestol.cli.boards.smuta_sight import Sight
from prestol.games.smuta import sieges

SEAT, KIND = 0, 1
"""Columns of a card on the table."""


def does(sight: Sight, kind: int) -> str:
    """What a card does; a card of changed content tells only its name."""
    return sight.look.say(f"smuta-card_does-{sight.game.notation.domains['card_kind'][kind]}")


def hand(sight: Sight, fully: bool) -> list[Line]:
    """The cards of the viewer, with `fully` a line for each that says what it does."""
    cards = sight.view["hand"]
    if not fully or not cards:
        return sight.fold(Line(f"{sight.say('hand')} {sight.names('card_kind', cards)}"))
    lines = [sight.heading(sight.say("hand"))]
    for kind in dict.fromkeys(cards):
        count = f" × {cards.count(kind)}" if cards.count(kind) > 1 else ""
        lines += sight.fold(Line(f"  {sight.name('card_kind', kind)}{count}: {does(sight, kind)}"), 4)
    return lines


def scene(sight: Sight) -> list[Line]:
    """The battle and the siege under way, and the cards that lie announced."""
    lines = battle(sight) if sight.view["battle"] else []
    if siege := sight.view["siege"]:
        told = sight.say(
            "siege",
            point=sight.name("point", siege[sieges.TARGET]),
            name=sight.name("figure", siege[sieges.ARMY]),
            modifier=siege[sieges.MODIFIER],
        )
        lines += sight.fold(Line(told, style="bold"))
    for row in sight.view["announced"]:
        told = sight.say("announced", name=sight.player(row[SEAT]), card=sight.name("card_kind", row[KIND]))
        lines += sight.fold(Line(f"{told} {does(sight, row[KIND])}"))
    return lines


def battle(sight: Sight) -> list[Line]:
    """Both sides with what they have, the round, and who has the tactical advantage."""
    fight = sight.view["battle"]
    lines = sight.fold(
        Line(sight.say("battle", point=sight.name("point", fight["point"]), round=fight["round"]), style="bold")
    )
    for side, word in enumerate(("attacker", "defender")):
        seat, force = fight["seats"][side], fight["forces"][side]
        line = Line("  ").append_text(sight.mark(seat)).append(f" {sight.say(word)}: ")
        told = [
            f"{sight.name('figure', who)} ({units})" if (units := sight.units(who)) else sight.name("figure", who)
            for who in force
        ]
        figures = {name: fight[name][side] for name in ("tactical", "strategic", "fire", "melee")}
        line.append(f"{' + '.join(told)}; {sight.say('force', **figures)}")
        if fight["dice"][side]:
            line.append(f"; {sight.say('die', die=fight['dice'][side])}")
        if fight["advantage"] == seat:
            line.append(f"; {sight.say('advantage')}")
        lines += sight.fold(line, 4)
    return lines
