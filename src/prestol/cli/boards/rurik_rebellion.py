"""The Rebellion of the solo game: its priority, the orders that hold, and its mat."""

from __future__ import annotations

from rich.text import Text as Line

from prestol.cli.boards.rurik_sight import Sight
from prestol.cli.boards.sight import large


def rebellion(sight: Sight, fully: bool) -> list[Line]:
    """Priority and card on top; with `fully` the bonuses of the mat, unlocked or not."""
    if not sight.solo or not sight.view["rebellion"]["cards"]:
        return []
    seen = sight.view["rebellion"]
    card = seen["cards"][-1]
    told = sight.say(
        "rebellion",
        difficulty=sight.look.say(f"rurik-option-difficulty-{difficulty(sight)}"),
        priority=sight.name("priority", seen["priority"]),
        card=sight.low("rebellion_card", card),
        order=sight.lines("rebellion_card", card)[0],
    )
    lines = sight.fold(Line(told))
    if fully:
        lines += sight.fold(Line(f"{large(sight.lines('solo_leader', 0)[0])}."))
        lines += mat(sight)
    return lines


def difficulty(sight: Sight) -> str:
    options = {option.id: option.values for option in sight.rurik.options}
    mat: int = sight.view["rebellion"]["mat"]
    return options["difficulty"][mat]


def mat(sight: Sight) -> list[Line]:
    """The columns of the mat, each cell with the action it goes with."""
    seen = sight.view["rebellion"]
    columns = sight.rurik.parts.rebels.cell_column[seen["mat"]]
    cells = sight.lines("mat", seen["mat"])
    lines: list[Line] = []
    for priority in sorted(set(columns)):
        items = []
        for at, column in enumerate(columns):
            if column == priority:
                state = "locked" if seen["cells"][at] else "unlocked"
                items.append(Line(f"{cells[at]} ({sight.say(state)})"))
        lines += sight.listed(f"  {sight.say('column', name=sight.name('priority', priority))}", items, 4)
    return [sight.heading(sight.say("mat")), *lines]
