"""What a seat sees of Tsar of the Hill, as `view` sends it; the types of the web client are written from it."""

from __future__ import annotations

from typing import NotRequired

from prestol.engine.seen import Header


class TsarView(Header):
    """What everybody sees; the last five are for the seat alone, or only where an option shows them."""

    round: int
    rounds: int
    first: int
    crown: int
    candidate: int
    floor: list[int]
    """The floor of each courtier, or one of the places beside the palace."""
    ballots: list[list[int]]
    """The elections of this round: the candidate, the holder of the crown, then the vote of each seat."""
    past_ballots: list[list[int]]
    """The elections of earlier rounds, in the same form."""
    shown: list[list[int]]
    scores: list[list[int]]
    totals: list[int]
    against_counts: NotRequired[list[int]]
    goal: NotRequired[int]
    favourites: NotRequired[list[int]]
    against: NotRequired[int]
    vote: NotRequired[int | None]


View = TsarView
