"""The die."""

from __future__ import annotations

from typing import Final

D6: Final = [1, 2, 3, 4, 5, 6]
"""Outcomes of a die, all equally likely: what `even` of a chance step gives."""


def as_d3(die: int) -> int:
    """SMU-CMP-24: a die read as 1d3."""
    return (die + 1) // 2
