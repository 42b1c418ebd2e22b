"""How a game ended."""

from __future__ import annotations

from typing import Any, NamedTuple


class Program(NamedTuple):
    """An opponent that is a program of the rules and has no seat: its score, and where the points came from."""

    name: str
    """Text key of its name."""
    score: int
    breakdown: dict[str, Any]


class Result(NamedTuple):
    """Places from 1, equal ones shared; scores by seat; where the points came from; how ties were broken.

    Programs take places too: alone against one, the seat is first where it has won and second where it has lost.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    breakdown: tuple[dict[str, Any], ...]
    tie: str = ""
    """Text key of the rule that settled the first place; empty if the score alone did."""
    programs: tuple[Program, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place; none where a program has won."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def margin(self) -> int | None:
        """By how many points the best seat is ahead of the best program, negative if behind; None without programs."""
        if not self.programs:
            return None
        return max(self.scores) - max(program.score for program in self.programs)

    def shares(self) -> tuple[float, ...]:
        """One point of victory, split among the winners."""
        winners = self.winners
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.places)))


def places_from(keys: list[tuple[int, ...]], programs: list[tuple[int, ...]] | None = None) -> tuple[int, ...]:
    """Places of the seats by comparing keys, the largest first; equal keys share a place. Programs compete as well."""
    rivals = [*keys, *(programs or [])]
    return tuple(1 + sum(other > key for other in rivals) for key in keys)
