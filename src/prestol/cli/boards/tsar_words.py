"""Tsar of the Hill in plain sentences, for a screen reader or a very narrow terminal."""

from __future__ import annotations

from prestol.cli.boards import Look, View
from prestol.games.tsar import TsarGame
from prestol.games.tsar.parts import BESIDE, OUT, Parts


def names_of(game: TsarGame, look: Look) -> list[str]:
    """The courtiers' names."""
    return [look.text.named(game, "one", "courtier", at)["one"] for at in range(game.parts.courtiers)]


def standing(parts: Parts, at: int) -> str:
    """The points of a place; a cross for the eliminated, a dot while a courtier waits."""
    return "✗" if at == OUT else "·" if at == BESIDE else str(parts.points[at])


def words(game: TsarGame, view: View, look: Look) -> list[str]:
    """The table, one sentence to a line."""
    names = names_of(game, look)
    phase = look.say(f"cli-tsar-phase-{view['ask'] or 'over'}")
    lines = [look.say("cli-tsar-round", round=view["round"], rounds=view["rounds"], phase=phase) + "."]
    for level in range(game.parts.throne, -1, -1):
        floor = look.text.named(game, "one", "floor", level)["one"]
        there = ", ".join(courtiers_at(view, names, level, look)) or look.say("cli-tsar-words-nobody")
        lines.append(look.say("cli-tsar-words-floor", level=level, floor=floor, courtiers=there))
    for at, key in ((BESIDE, "cli-tsar-beside"), (OUT, "cli-tsar-out")):
        if at in view["floor"]:
            lines.append(f"{look.say(key)} {', '.join(courtiers_at(view, names, at, look))}.")
    for seat, name in enumerate(look.names):
        key = "cli-tsar-words-crowned" if seat == view["crown"] else "cli-tsar-words-player"
        lines.append(look.say(key, name=name, total=view["totals"][seat]))
    if view["seat"] is not None and not view["over"]:
        goal = ", ".join(f"{names[one]} {standing(game.parts, view['floor'][one])}" for one in view["favourites"])
        lines.append(f"{look.say('cli-tsar-goal')} {goal}.")
        lines.append(look.say("cli-tsar-words-against", against=view["against"]))
    return lines


def courtiers_at(view: View, names: list[str], at: int, look: Look) -> list[str]:
    mine = view.get("favourites", [])
    return [
        look.say("cli-tsar-words-favourite", name=names[one]) if one in mine else names[one]
        for one, where in enumerate(view["floor"])
        if where == at
    ]
