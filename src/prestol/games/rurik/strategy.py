"""The strategy phase (RUR-STR): advisors on banners, higher influence above."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from prestol.engine.errors import Refusal
from prestol.engine.step import Choice, Move, Step
from prestol.games.rurik.banners import has_room, place_advisor, rows_of
from prestol.games.rurik.moves import PLACE, PLACES, USUAL_COINS, places
from prestol.games.rurik.parts import ACTIONS, ADVISORS, EMPTY, IN_HAND, ROWS
from prestol.games.rurik.rebellion_strategy import RebellionPlaces
from prestol.games.rurik.spaces import has_advisor

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik

SEVERAL_BANNERS: Final = 3
"""RUR-STR-08: banners with own advisors before a second one may stand on one of them."""


def stands_on(s: Rurik, side: int, action: int) -> bool:
    """Whether a side has an advisor on a banner; no space is left free above one (RUR-STR-05)."""
    first = side * ADVISORS
    for space in range(action * ROWS, action * ROWS + ROWS):
        piece = s.banners[space]
        if piece == EMPTY:
            return False
        if first <= piece < first + ADVISORS:
            return True
    return False


def open_banners(s: Rurik, side: int) -> list[int]:
    """RUR-STR-07, RUR-STR-08, RUR-R-14: where the next advisor of a side may go."""
    rows = rows_of(s)
    own = 0
    with_room: list[int] = []
    without_own: list[int] = []
    for action in range(ACTIONS):
        is_own = stands_on(s, side, action)
        if is_own:
            own += 1
        if s.banners[action * ROWS + rows - 1] == EMPTY:
            with_room.append(action)
            if not is_own:
                without_own.append(action)
    return with_room if own >= SEVERAL_BANNERS else without_own


def advisors_in_hand(s: Rurik, side: int) -> list[int]:
    """Advisors in hand; of two with the same number only the first."""
    found: list[int] = []
    values = s.parts.figures.advisor_value
    for advisor in range(ADVISORS):
        is_twin = bool(found) and values[found[-1]] == values[advisor]
        if s.advisors[side * ADVISORS + advisor] == IN_HAND and not is_twin:
            found.append(advisor)
    return found


class Strategy(Step["Rurik"]):
    """RUR-STR-01: clockwise, one advisor a turn, until all hands are empty."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: Rurik) -> None:
        for after in range(s.sides):
            side = (self.side + after) % s.sides
            if has_advisor(s, side, IN_HAND):
                s.do(PlaceAdvisor(side) if side < s.seats else RebellionPlaces(), Strategy((side + 1) % s.sides))
                return


class PlaceAdvisor(Choice["Rurik"]):
    """RUR-STR-04, RUR-STR-09, RUR-R-13: an advisor, a banner, and any number of own coins."""

    ASK: ClassVar[str] = "place"
    RULE: ClassVar[str] = "RUR-STR-04"
    ACCEPTS: ClassVar[tuple[int, ...]] = (PLACE,)

    def options(self, s: Rurik) -> list[Move]:
        listed: list[Move] = []
        banners = open_banners(s, self.seat)
        purse = s.coins[self.seat]
        moves = PLACES[purse] if purse < USUAL_COINS else places(purse)
        for advisor in advisors_in_hand(s, self.seat):
            for action in banners:
                listed.extend(moves[advisor * ACTIONS + action])
        return listed

    def why_not(self, s: Rurik, move: Move) -> Refusal | None:
        if move[1] >= ADVISORS or move[2] >= ACTIONS:
            return None
        if s.advisors[self.seat * ADVISORS + move[1]] != IN_HAND:
            return Refusal("advisor-away", "RUR-STR-04", {})
        if not has_room(s, move[2]):
            return Refusal("banner-full", "RUR-STR-07", {})
        if move[2] not in open_banners(s, self.seat):
            return Refusal("three-banners", "RUR-STR-08", {})
        if move[3] > s.coins[self.seat]:
            return Refusal("bribe-too-high", "RUR-R-13", {"coins": s.coins[self.seat]})
        return Refusal("equal-advisor", "RUR-STR-04", {})

    def pick(self, s: Rurik, move: Move) -> None:
        place_advisor(s, self.seat, move[1], move[2], move[3])
