"""How a game ended."""

from __future__ import annotations

from typing import Any, NamedTuple


class Result(NamedTuple):
    """Places from 1, equal ones shared; scores by seat; where the points came from; how ties were broken."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    breakdown: tuple[dict[str, Any], ...]
    tie: str = ""
    """Text key of the rule that settled the first place; empty if the score alone did."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def shares(self) -> tuple[float, ...]:
        """One point of victory, split among the winners."""
        winners = self.winners
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.places)))


def places_from(keys: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Places by comparing keys, the largest first; equal keys share a place."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
