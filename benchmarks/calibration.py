"""A yardstick for a machine that others use too: a fixed loop of plain Python, timed before and after every trial.

A figure is divided by the speed of the loop around it and multiplied by a reference speed, so that a neighbour who
takes half of the machine slows the loop as much as the trial and cancels out. Time is CPU time of the process.
"""

from __future__ import annotations

import time
from collections.abc import Callable

REFERENCE = 3.0
"""Turns of the loop, in millions a CPU second, that every figure is scaled to."""
TURNS = 60_000

cpu_seconds = time.process_time


class Bead:
    """Something with fields and a method, as the objects of a rules engine have."""

    __slots__ = ("cells", "value")

    def __init__(self) -> None:
        self.value = 1
        self.cells = [0] * 16

    def turn(self, i: int) -> int:
        self.value = (self.value * 69069 + 1) & 0x7FFFFFFF
        self.cells[i & 15] += self.value & 3
        return self.value


BEAD = Bead()
WEIGHTS = {i: 2 * i for i in range(64)}


def loop_speed() -> float:
    """Turns of the loop in millions a CPU second, as fast as the machine runs it now."""
    bead, weights, total = BEAD, WEIGHTS, 0
    start = cpu_seconds()
    for i in range(TURNS):
        total += bead.turn(i) + weights[i & 63]
    return TURNS / 1e6 / (cpu_seconds() - start)


def scaled_rate(measure: Callable[[float], tuple[int, float]], seconds: float) -> dict[str, float]:
    """Run one trial: what was done in a CPU second, scaled to the reference, and the speed of the loop around it."""
    before = loop_speed()
    amount, spent = measure(seconds)
    speed = (before + loop_speed()) / 2
    return {"rate": amount / spent / speed * REFERENCE, "loop": speed}


def repeated(call: Callable[[], object]) -> Callable[[float], tuple[int, float]]:
    """A measure that counts how often something can be called."""

    def measure(seconds: float) -> tuple[int, float]:
        count = 0
        start = cpu_seconds()
        while cpu_seconds() - start < seconds:
            for _ in range(20):
                call()
            count += 20
        return count, cpu_seconds() - start

    return measure


def counted(play: Callable[[], int]) -> Callable[[float], tuple[int, float]]:
    """A measure that adds up what each call says it has done."""

    def measure(seconds: float) -> tuple[int, float]:
        count = 0
        start = cpu_seconds()
        while cpu_seconds() - start < seconds:
            count += play()
        return count, cpu_seconds() - start

    return measure
