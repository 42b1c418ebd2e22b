"""The strategy board of Rurik: banners with their spaces, what each one gives, and the advisors on it."""

from __future__ import annotations

from rich.text import Text as Line

from prestol.cli.boards.rurik_forecast import price_of, rows_of
from prestol.cli.boards.rurik_sight import Sight
from prestol.games.rurik.parts import ACTIONS, ADVISORS, EMPTY, LOOK, MUSTER_POINTS, PASS_TOKEN, ROWS, SCHEME_ACTION

TOKEN = "★"


def banners(sight: Sight) -> list[Line]:
    """A line for each banner, its spaces from the top."""
    names = [sight.name("action", action) for action in range(ACTIONS)]
    cells = [
        [space(sight, action, row) for row in range(rows_of(sight.rurik.parts, sight.view))]
        for action in range(ACTIONS)
    ]
    wide = [max(one.cell_len for one in column) for column in zip(*cells, strict=True)]
    lines = [sight.heading(sight.say("strategy"))]
    for action in range(ACTIONS):
        line = Line(names[action].ljust(0 if sight.aloud else max(map(len, names))))
        for row, cell in enumerate(cells[action]):
            line.append((": " if not row else "; ") if sight.aloud else "  ").append_text(sight.together(cell))
            line.append("" if sight.aloud else " " * (wide[row] - cell.cell_len))
        line.rstrip()
        lines += sight.fold(line, 4)
    return lines


def space(sight: Sight, action: int, row: int) -> Line:
    """`[2, 1 coin] A 4+1`: what the space gives and costs, then its advisor with a bribe."""
    parts, view = sight.rurik.parts, sight.view
    price = price_of(parts, view, action, row)
    if sight.aloud:
        given = f"{gives(sight, action, row)}{sight.say('price', coins=price) if price else ''}"
    else:
        given = f"{brief(sight, action, row)}{sight.say('price-brief', coins=price) if price else ''}"
    line = Line(f"[{given}] ")
    there = view["banners"][action][row]
    if there == EMPTY:
        return line.append("–")
    side, advisor = divmod(there, ADVISORS)
    line.append_text(sight.mark(side)).append(f" {parts.figures.advisor_value[advisor]}")
    bribe = view["bribes"][action][row]
    return line.append(f"+{bribe}" if bribe else "")


def brief(sight: Sight, action: int, row: int) -> str:
    """Points or cards as a figure, a star for the first-player token."""
    effect = effect_of(sight, action, row)
    star = TOKEN if effect[PASS_TOKEN] and not sight.solo else ""
    return f"{effect[LOOK if action == SCHEME_ACTION else MUSTER_POINTS + action]}{star}"


def effect_of(sight: Sight, action: int, row: int) -> list[int]:
    parts = sight.rurik.parts
    side = parts.figures.strategy_side[sight.view["seats"]]
    return parts.effects[parts.strategy.effect[side][action * ROWS + row]]


def gives(sight: Sight, action: int, row: int) -> str:
    """The points of a space, of the scheme banner the cards to look at and the token."""
    effect = effect_of(sight, action, row)
    if action != SCHEME_ACTION:
        return str(effect[MUSTER_POINTS + action])
    passes = effect[PASS_TOKEN] and not sight.solo
    return sight.say("cards-token" if passes else "cards", count=effect[LOOK])
