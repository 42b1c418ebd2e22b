"""Which cells of a matrix of bots break the ladder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prestol.bots import LADDER, is_searching
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
    below among those above. A bot that is not on the ladder has no more than its share among levels that search.
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
    if is_searching(base) and base in LADDER and not is_searching(hero):
        return -1
    return 1 if is_searching(hero) and hero in LADDER and not is_searching(base) else 0
