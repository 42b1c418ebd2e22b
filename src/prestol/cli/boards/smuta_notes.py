"""A few words beside a move of Smuta: what it costs, what it needs, and where it is."""

from __future__ import annotations

from prestol.cli.boards.smuta_cards import does
from prestol.cli.boards.smuta_sight import Sight
from prestol.engine.step import Move
from prestol.games.smuta import moves as mv
from prestol.games.smuta.parts import POWERFUL, SIEGE_LAID
from prestol.games.smuta.sieges import PLAIN_FALLS, POWERFUL_FALLS


def note(sight: Sight, move: Move) -> str:
    """What stands in brackets behind a whole move."""
    whole = len(move) == len(sight.game.notation.kinds[move[0]].domains) + 1
    told = told_of(sight, move) if whole else ""
    return f"({told})" if told else ""


def told_of(sight: Sight, move: Move) -> str:
    kind = move[0]
    if kind == mv.WIN:
        return sight.say("price-legitimacy", cost=sight.smuta.parts.land.roll_cost[move[1]])
    if kind == mv.STORM:
        return storm(sight, move[1])
    if kind == mv.BUY:
        return sight.say("price-recruiting", cost=sight.smuta.parts.units.good_cost[move[1]])
    if kind in (mv.PLAY, mv.PICK):
        return does(sight, move[1])
    if kind == mv.LOSE:
        units = sight.smuta.parts.units
        return sight.say("strength", fire=units.fire[move[2]], melee=units.melee[move[2]])
    if kind in (mv.TAKE, mv.LAY, mv.JOIN) and (at := sight.view["at"][move[-1]]) >= 0:
        return sight.name("point", at)
    return ""


def storm(sight: Sight, who: int) -> str:
    """SMU-SIE-01, SMU-SIE-05: the fortress and the least die; what a Siege marker changes is up to the table."""
    point = sight.view["at"][who]
    name = sight.name("point", point)
    if sight.smuta.parts.land.kind[point] == POWERFUL:
        return f"{name}, {POWERFUL_FALLS}+"
    return name if sight.view["marks"][who] & SIEGE_LAID else f"{name}, {PLAIN_FALLS}+"
