"""How a game ended."""

from __future__ import annotations

from typing import Any, NamedTuple


class Program(NamedTuple):
    """An opponent that is a program of the rules and has no seat: its score, and where the points came from."""

    name: str
    """Which one it is: `<game>-program-<name>` says it in words."""
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

    @property
    def program_places(self) -> tuple[int, ...]:
        """The place of each program; where it is level with a seat, the seat is named first."""
        scores = [program.score for program in self.programs]
        ranks = [sum(other > score for other in scores) for score in scores]
        ahead = [place - 1 - sum(other < place for other in self.places) for place in self.places]
        return tuple(1 + rank + sum(lost <= rank for lost in ahead) for rank in ranks)

    def lead(self, seat: int) -> float:
        """By how many points a seat is ahead of the mean of the other seats; alone, of the best program."""
        if len(self.scores) == 1:
            return float(self.margin or 0)
        return self.scores[seat] - (sum(self.scores) - self.scores[seat]) / (len(self.scores) - 1)

    def shares(self) -> tuple[float, ...]:
        """One point of victory, split among the winners."""
        winners = self.winners
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.places)))


def places_from(keys: list[tuple[int, ...]], programs: list[tuple[int, ...]] | None = None) -> tuple[int, ...]:
    """Places of the seats by comparing keys, the largest first; equal keys share a place. Programs compete as well."""
    rivals = [*keys, *(programs or [])]
    return tuple(1 + sum(other > key for other in rivals) for key in keys)
