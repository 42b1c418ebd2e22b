"""The rules of Tsar of the Hill told a second time, as plainly as possible and slowly, to check the engine against."""

from __future__ import annotations

from tests.games.tsar.table import AGAINST_EACH, COURTIERS, FLOORS, PLACE_EACH

WORTH = {"throne": 10, "nobles": 5, "dignitaries": 4, "guards": 3, "merchants": 2, "craftsmen": 1}


class Referee:
    """Knows a table by names. Goals are told to it when they are dealt."""

    def __init__(self, seats: int, first: int, goals: list[set[str]]) -> None:
        self.seats = seats
        self.round = 1
        self.totals = [0] * seats
        self.crown: int | None = None
        self.begin(first, goals)

    def begin(self, first: int, goals: list[set[str]]) -> None:
        """Start a round."""
        self.phase = "settle"
        self.turn = first
        self.goals = goals
        self.place = dict.fromkeys(COURTIERS, "beside")
        self.against = [AGAINST_EACH[self.seats]] * self.seats
        self.ballots: dict[int, str] = {}
        self.tsar: str | None = None

    def on(self, floor: str) -> list[str]:
        return [name for name, place in self.place.items() if place == floor]

    def above(self, name: str) -> str:
        return FLOORS[FLOORS.index(self.place[name]) + 1]

    def moves(self, seat: int) -> set[str]:
        """What a seat may do now."""
        if self.phase == "vote":
            if seat in self.ballots:
                return set()
            return {"vote for", "vote against"} if self.against[seat] else {"vote for"}
        if seat != self.turn or self.phase == "over":
            return set()
        if self.phase == "settle":
            room = [floor for floor in FLOORS[1:5] if len(self.on(floor)) < 4]
            return {f"settle {name} {floor}" for name in self.on("beside") for floor in room}
        inside = [name for name, place in self.place.items() if place in FLOORS]
        return {f"raise {name}" for name in inside if len(self.on(self.above(name))) < 4}

    def play(self, seat: int, words: str) -> None:
        assert words in self.moves(seat)
        deed, *things = words.split()
        if deed == "settle":
            self.settle(*things)
        elif deed == "raise":
            self.promote(*things)
        else:
            self.ballots[seat] = things[0]
            if len(self.ballots) == self.seats:
                self.reveal()

    def settle(self, name: str, floor: str) -> None:
        self.place[name] = floor
        self.turn = (self.turn + 1) % self.seats
        if 13 - len(self.on("beside")) == self.seats * PLACE_EACH[self.seats]:
            self.place.update(dict.fromkeys(self.on("beside"), "servants"))
            self.phase = "raise"

    def promote(self, name: str) -> None:
        self.place[name] = self.above(name)
        if self.place[name] == "throne":
            self.phase, self.crown = "vote", self.turn
        else:
            self.turn = (self.turn + 1) % self.seats

    def reveal(self) -> None:
        (candidate,) = self.on("throne")
        against = [seat for seat, ballot in self.ballots.items() if ballot == "against"]
        for seat in against:
            self.against[seat] -= 1
        self.ballots = {}
        self.phase, self.turn = "raise", (self.turn + 1) % self.seats
        if against:
            self.place[candidate] = "out"
        else:
            self.tsar = candidate
            self.score()

    def score(self) -> None:
        for seat, goal in enumerate(self.goals):
            points = sum(WORTH.get(self.place[name], 0) for name in goal)
            self.totals[seat] += 33 if points == 0 and self.round == 3 else points
        self.round += 1
        self.phase = "deal" if self.round <= 3 else "over"
