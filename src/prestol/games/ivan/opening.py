"""Setup: everything that is laid out, dealt and placed before the first round (IVN-SET)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from prestol.engine.bounds import Bound
from prestol.engine.errors import Refusal
from prestol.engine.places import cards_at, not_among
from prestol.engine.state import mask_of
from prestol.engine.step import EVERYBODY, Chance, Choice, Move, Step, Together
from prestol.games.ivan import events as ev
from prestol.games.ivan.board import put_warrior
from prestol.games.ivan.honours import OpenEstate, OpenTitle
from prestol.games.ivan.moves import KEEPS, MUSTER, MUSTERS
from prestol.games.ivan.parts import CHAMBERS, DEALT, DECK, DISPLAY, EMPTY, REGIONS
from prestol.games.ivan.projects import OpenProject

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


class Opening(Step["Ivan"]):
    """IVN-SET-03 to IVN-SET-17: the board is laid out, favour is drawn, projects are dealt."""

    def run(self, s: Ivan) -> None:
        figures = s.parts.figures
        s.do(KeepProject(tuple(range(s.seats))), ReturnProjects())
        for at in range(s.seats * DEALT - 1, -1, -1):
            s.do(DealProject(at // DEALT, at % DEALT))
        for place in range(s.seats - 1, -1, -1):
            s.do(DrawFavour(place))
        for _ in range(figures.estate_display[s.seats]):
            s.do(OpenEstate())
        for _ in range(figures.title_display[s.seats]):
            s.do(OpenTitle())
        for slot in range(figures.slots - 1, -1, -1):
            s.do(LayTrade(slot))
        for _ in range(figures.spoils_display[s.seats]):
            s.do(LaySpoils())
        for region in range(REGIONS - 1, -1, -1):
            s.do(LayRegion(region))
        for chamber in range(CHAMBERS - 1, -1, -1):
            s.do(Assign(chamber))


class Assign(Chance["Ivan"]):
    """IVN-SET-03, IVN-END-12: one of the assignment cards that are left goes to a chamber."""

    FIELDS: ClassVar[tuple[str, ...]] = ("chamber",)

    def __init__(self, chamber: int) -> None:
        self.chamber = chamber

    def even(self, s: Ivan) -> list[int]:
        found: list[int] = []
        for card in range(CHAMBERS + 1):
            if card not in s.assignments:
                found.append(card)
        return found

    def resolve(self, s: Ivan, outcome: int) -> None:
        s.assignments[self.chamber] = outcome
        s.tell(ev.ASSIGNED, EVERYBODY, self.chamber, outcome)


class LayRegion(Chance["Ivan"]):
    """IVN-SET-06, IVN-SET-07, IVN-END-13: a region token from the stack of the decade.

    Four unseen dark tokens wait for the last decade. So before it a dark token is drawn as much less often as some of
    those not seen yet are set aside; then the dark ones alone are left.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region

    def outcomes(self, s: Ivan) -> list[tuple[int, int]]:
        dark = s.parts.cards.region_dark
        unseen = [True] * s.parts.region_tokens
        for token in s.regions:
            if token != EMPTY:
                unseen[token] = False
        for token in s.region_discards:
            unseen[token] = False
        dark_unseen = 0
        for token in range(len(unseen)):
            if unseen[token] and dark[token]:
                dark_unseen += 1
        last = s.round == s.parts.figures.rounds
        found: list[tuple[int, int]] = []
        for token in range(len(unseen)):
            weight = dark_unseen
            if dark[token]:
                weight = 1 if last else dark_unseen - REGIONS
            if unseen[token] and weight > 0 and (dark[token] or not last):
                found.append((token, weight))
        return found

    def resolve(self, s: Ivan, outcome: int) -> None:
        s.regions[self.region] = outcome
        s.tell(ev.REGION_LAID, EVERYBODY, self.region, outcome)


class LaySpoils(Chance["Ivan"]):
    """IVN-SET-08, IVN-SCO-07: a spoils token goes to the Wild Field, face up."""

    def even(self, s: Ivan) -> list[int]:
        return cards_at(s.spoils, DECK)

    def resolve(self, s: Ivan, outcome: int) -> None:
        s.spoils[outcome] = DISPLAY
        s.tell(ev.SPOILS_LAID, EVERYBODY, outcome)


class LayTrade(Chance["Ivan"]):
    """IVN-SET-09, IVN-SCO-08: a trade token goes to a waterway, face up."""

    FIELDS: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def even(self, s: Ivan) -> list[int]:
        return not_among(s.parts.tokens, s.slots, s.pads, s.trade_discards)

    def resolve(self, s: Ivan, outcome: int) -> None:
        s.slots[self.slot] = outcome
        s.tell(ev.TRADE_LAID, EVERYBODY, s.parts.land.way_of_slot[self.slot], outcome)


class DrawFavour(Chance["Ivan"]):
    """IVN-SET-14, IVN-2PL-02: the markers go on the track in random order, from the top down."""

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)
    BOUNDS: ClassVar[dict[str, Bound]] = {"place": "seat"}

    def __init__(self, place: int) -> None:
        self.place = place

    def even(self, s: Ivan) -> list[int]:
        return not_among(s.seats, s.favour)

    def resolve(self, s: Ivan, outcome: int) -> None:
        s.favour[self.place] = outcome
        s.tell(ev.FAVOUR_DRAWN, EVERYBODY, outcome, self.place + 1)
        if self.place + 1 == s.seats:
            s.first = s.left_of(outcome)  # IVN-SET-15
            s.tell(ev.FIRST_PLAYER, EVERYBODY, s.first)


class DealProject(Chance["Ivan"]):
    """IVN-SET-16: a project from the deck, for the eyes of its owner."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "at")
    BOUNDS: ClassVar[dict[str, Bound]] = {"at": DEALT}

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def even(self, s: Ivan) -> list[int]:
        return cards_at(s.projects, DECK)

    def seen_by(self, s: Ivan) -> int:
        return mask_of(self.seat)

    def resolve(self, s: Ivan, outcome: int) -> None:
        s.projects[outcome] = self.seat
        s.dealt[self.seat * DEALT + self.at] = outcome
        s.tell(ev.PROJECT_DEALT, mask_of(self.seat), self.seat, outcome)


class KeepProject(Together["Ivan"]):
    """IVN-SET-17, IVN-INF-06: everybody picks in secret one of three projects to keep."""

    ASK: ClassVar[str] = "keep"
    RULE: ClassVar[str] = "IVN-SET-17"

    def options(self, s: Ivan, seat: int) -> list[Move]:
        listed: list[Move] = []
        for at in range(seat * DEALT, seat * DEALT + DEALT):
            listed.append(KEEPS[s.dealt[at]])
        return listed

    def pick(self, s: Ivan, seat: int, move: Move) -> None:
        first = seat * DEALT
        for at in range(first, first + DEALT):
            if s.dealt[at] == move[1]:
                s.dealt[at] = s.dealt[first]
                s.dealt[first] = move[1]
        s.tell(ev.KEPT, EVERYBODY, seat)

    def remain(self, waiting: tuple[int, ...]) -> KeepProject:
        return KeepProject(waiting)


class ReturnProjects(Step["Ivan"]):
    """IVN-SET-17 to IVN-SET-19: rejected projects go back, the display is opened, then warriors are placed."""

    def run(self, s: Ivan) -> None:
        for seat in range(s.seats):
            for at in range(1, DEALT):
                s.projects[s.dealt[seat * DEALT + at]] = DECK
        steps: list[Step[Any]] = []
        for _ in range(s.parts.figures.project_display):
            steps.append(OpenProject())
        for at in range(s.seats):
            steps.append(MusterWarrior((s.first + at) % s.seats))
        for at in range(s.seats - 1, -1, -1):
            steps.append(MusterWarrior((s.first + at) % s.seats))
        s.do(*steps)


class MusterWarrior(Choice["Ivan"]):
    """IVN-SET-19, IVN-SET-20, IVN-R-52: a warrior to any city that has no warrior of anybody."""

    ASK: ClassVar[str] = "muster"
    RULE: ClassVar[str] = "IVN-SET-19"
    ACCEPTS: ClassVar[tuple[int, ...]] = (MUSTER,)

    def options(self, s: Ivan) -> list[Move]:
        cities = s.parts.land.cities
        listed: list[Move] = []
        for city in range(cities):
            if is_free_of_warriors(s, city):
                listed.append(MUSTERS[city])
        return listed

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return Refusal("warrior-there", "IVN-SET-19", {})

    def pick(self, s: Ivan, move: Move) -> None:
        put_warrior(s, self.seat, move[1], ev.MUSTERED)


def is_free_of_warriors(s: Ivan, city: int) -> bool:
    for seat in range(s.seats):
        if s.warriors[seat * s.parts.land.cities + city] > 0:
            return False
    return True
