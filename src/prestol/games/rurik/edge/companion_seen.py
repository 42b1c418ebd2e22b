"""What the companion shows of the table; the types of its page are written from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

SideName = Literal["you", "rebellion", ""]


class RegionSeen(TypedDict):
    """A region in play: your pieces, those of the Rebellion, and what else is there."""

    id: str
    troops: int
    leader: bool
    buildings: list[str]
    rebels: int
    sviatopolk: bool
    theirs: list[str]
    neutrals: int
    yields: str
    stocked: bool
    ruler: SideName
    near: list[str]


class SpaceSeen(TypedDict):
    """A space of a banner; `side` is empty where nobody stands."""

    side: SideName
    advisor: str
    bribe: int
    points: int
    cost: int


class BannerSeen(TypedDict):
    id: str
    spaces: list[SpaceSeen]


class CellSeen(TypedDict):
    """A cell of the rebellion mat: the action that it goes with and what it adds, by name."""

    column: str
    action: str
    covered: bool
    adds: dict[str, int]


class YouSeen(TypedDict):
    leader: str
    supply: int
    buildings: dict[str, int]
    war: int
    tracks: dict[str, int]
    """Points of the row on which each marker stands."""


class RebellionSeen(TypedDict):
    coins: int
    supply: int
    buildings: dict[str, int]
    goods: dict[str, int]
    war: int
    tracks: dict[str, int]
    priority: str
    card: str
    order: list[str]
    cells: list[CellSeen]


class TakenSpace(TypedDict):
    """A space from which your next advisor may come back."""

    banner: str
    row: int
    advisor: str


class AskedSeen(TypedDict):
    """The figures of the question, each where it has one."""

    cards: NotRequired[list[str]]
    top: NotRequired[bool]
    region: NotRequired[str]
    goods: NotRequired[list[str]]
    troops: NotRequired[int]
    regions: NotRequired[list[str]]
    advisors: NotRequired[list[str]]
    banners: NotRequired[list[str]]
    spaces: NotRequired[list[TakenSpace]]
    count: NotRequired[int]
    most: NotRequired[int]
    points: NotRequired[int]
    war: NotRequired[int]


class ResultSeen(TypedDict):
    """How it ended, from your side; `tie` names the rule that broke a tie."""

    you: int
    rebellion: int
    breakdown: dict[str, int]
    won: bool
    shared: bool
    tie: str


class CompanionSeen(TypedDict):
    """The table, and what the companion wants to know."""

    ask: Literal["card", "good", "deploy", "place", "turn", "loss", "boat", "score", "over"]
    about: AskedSeen
    cards: Literal["app", "box"]
    round: int
    rounds: int
    regions: list[RegionSeen]
    banners: list[BannerSeen]
    you: YouSeen
    rebellion: RebellionSeen
    result: ResultSeen | None


View = CompanionSeen
