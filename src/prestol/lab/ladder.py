"""Which cells of a matrix of bots break the ladder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prestol.bots import LADDER, is_own, is_searching
from prestol.lab.stats import Estimate

BROKEN = "broken"
"""The interval of a cell lies wholly on the wrong side of the fair share."""
DOUBTFUL = "doubtful"
"""The share of a cell is on the wrong side, but its interval is not."""


def with_ladder(document: dict[str, Any], levels: Sequence[str]) -> dict[str, Any]:
    """The document with the names of the levels, and what is wrong in each cell that breaks the ladder."""
    broken = []
    for row in document["pairings"]:
        interval = row["wins"]["interval"] or [0.0, 1.0]
        found = fault(row["hero"], row["base"], Estimate(row["wins"]["mean"], *interval), document["fair"])
        if found:
            broken.append({"hero": row["hero"], "base": row["base"], "fault": found})
    return document | {"levels": list(levels), "faults": broken}


def fault(hero: str, base: str, wins: Estimate, fair: float) -> str:
    """What is wrong with a cell: "" if nothing is.

    Whoever stands higher on the ladder has more than the fair share among those below, and less is left to those
    below among those above. A simple bot, which is not on the ladder, stands below every level.
    """
    order = rank(hero, base)
    if order > 0:
        return BROKEN if wins.high < fair else DOUBTFUL if wins.mean < fair else ""
    if order < 0:
        return BROKEN if wins.low > fair else DOUBTFUL if wins.mean > fair else ""
    return ""


def rank(hero: str, base: str) -> int:
    """Whether the hero stands above the base (1), below it (-1), or cannot be compared with it (0)."""
    if hero in LADDER and base in LADDER:
        above = LADDER.index(hero) - LADDER.index(base)
        return (above > 0) - (above < 0)
    if base in LADDER and is_simple(hero):
        return -1
    return 1 if hero in LADDER and is_simple(base) else 0


def is_simple(name: str) -> bool:
    """Whether a bot is there to measure levels against: none itself, now or earlier, and no bot of one's own."""
    return name.split("-")[0] not in LADDER and not is_searching(name) and not is_own(name)
