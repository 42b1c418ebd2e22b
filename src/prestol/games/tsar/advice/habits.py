"""The weights of a style by name: playouts read them all the time, and from a list each would have to be unwrapped."""

from __future__ import annotations

from typing import Any, final

from prestol.games.tsar.advice import weights as places

Row = list[Any]
"""Likings by floor that go from list to list as they are: from a list of floats each would be unwrapped and wrapped."""


@final
class Habits:
    """What a player of a style does; for settling and climbing the sharpness is reckoned in."""

    def __init__(self, w: list[float]) -> None:
        self.sharpness = w[places.SHARPNESS]
        floors = places.SETTLE_OTHER - places.SETTLE_OWN
        self.settle_own: Row = [self.sharpness * weight for weight in w[places.SETTLE_OWN : places.SETTLE_OWN + floors]]
        self.settle_other: Row = [
            self.sharpness * weight for weight in w[places.SETTLE_OTHER : places.SETTLE_OTHER + floors]
        ]
        self.raise_own = w[places.RAISE_OWN : places.RAISE_OWN + floors]
        self.raise_own_late = w[places.RAISE_OWN_LATE : places.RAISE_OWN_LATE + floors]
        self.raise_other = w[places.RAISE_OTHER : places.RAISE_OTHER + floors]
        self.raise_other_late = w[places.RAISE_OTHER_LATE : places.RAISE_OTHER_LATE + floors]
        self.nominate_own = w[places.NOMINATE_OWN]
        self.nominate_other = w[places.NOMINATE_OTHER]
        self.nominate_fear = w[places.NOMINATE_FEAR]
        self.nominate_armed = w[places.NOMINATE_ARMED]
        self.nominate_gain = w[places.NOMINATE_GAIN]
        self.nominate_lead = w[places.NOMINATE_LEAD]
        self.nominate_sure = w[places.NOMINATE_SURE]
        self.nominate_ready = w[places.NOMINATE_READY]
        self.nominate_late = w[places.NOMINATE_LATE]
        self.nominate_zero = w[places.NOMINATE_ZERO]
        self.vote_bias = w[places.VOTE_BIAS]
        self.vote_now = w[places.VOTE_NOW]
        self.vote_own = w[places.VOTE_OWN]
        self.vote_free_ride = w[places.VOTE_FREE_RIDE]
        self.vote_cards = w[places.VOTE_CARDS]
        self.vote_later = w[places.VOTE_LATER]
        self.vote_lead = w[places.VOTE_LEAD]
        self.vote_lead_late = w[places.VOTE_LEAD_LATE]
        self.compares = self.vote_lead != 0.0 or self.vote_lead_late != 0.0
        """Whether a vote looks at what an average goal card would get."""
        self.vote_alone = w[places.VOTE_ALONE]
        self.vote_standing = w[places.VOTE_STANDING]
        self.vote_zero = w[places.VOTE_ZERO]
        self.settle_limit = w[places.SETTLE_LIMIT]
        self.vote_limit = w[places.VOTE_LIMIT]
        self.climbing: dict[float, Climbing] = {}
        self.recent = Climbing(self, 0.0)

    def climbs(self, late: float) -> Climbing:
        """How much climbing is liked with this much of the vetoes spent; there are only a few of these figures."""
        recent = self.recent
        if recent.late == late:
            return recent
        found = self.climbing.get(late)
        if found is None:
            found = self.climbing[late] = Climbing(self, late)
        self.recent = found
        return found


@final
class Climbing:
    """How much it is liked to raise a courtier, by the floor entered."""

    def __init__(self, w: Habits, late: float) -> None:
        self.late = late
        self.own: Row = [
            w.sharpness * (w.raise_own[at] + late * w.raise_own_late[at]) for at in range(len(w.raise_own))
        ]
        self.other: Row = [
            w.sharpness * (w.raise_other[at] + late * w.raise_other_late[at]) for at in range(len(w.raise_other))
        ]
