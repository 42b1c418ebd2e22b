"""What a seat sees of Ivan the Terrible, as `view` sends it; the types of the web client are written from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from prestol.engine.phrase import Phrase
from prestol.engine.seen import Header


class Asked(TypedDict):
    """The figures of the question that is open, each where it has one."""

    left: NotRequired[int]
    extra: NotRequired[int]
    chamber: NotRequired[int]
    region: NotRequired[int]
    leader: NotRequired[int]
    token: NotRequired[int]
    named: NotRequired[list[int]]
    """Cities that were named to pay."""
    given: NotRequired[list[int]]
    """Units given so far, by kind."""


class IvanView(Header):
    """What everybody sees; `hand` and `dealt` are for the seat alone. A place without anybody or anything holds -1."""

    round: int
    rounds: int
    phase: Literal["setup", "planning", "actions", "rewards", "over"]
    about: Asked
    left: list[Phrase]
    """What is still to be done, the next thing first."""
    first: int
    turn: int
    """The seat whose turn of the action phase it is."""
    favour: list[int]
    """Seats from the top of the favour track down."""
    vp: list[int]
    tally: list[list[int]]
    goods: list[list[int]]
    warriors: list[list[int]]
    boyars: list[list[int]]
    buildings: list[int]
    """The owner of the building in each city."""
    warrior_supply: list[int]
    boyar_supply: list[int]
    building_supply: list[int]
    seal_supply: list[int]
    field: list[int]
    influence: list[list[int]]
    """Rows by region."""
    staked: list[list[int]]
    """Rows by chamber: the coins under each seat's boyar."""
    posted: list[list[int]]
    """Rows by chamber: 1 where a seat's boyar stands on the assignment card."""
    seals: list[int]
    assignments: list[int]
    regions: list[int]
    region_discards: list[int]
    favour_tokens: list[int]
    slots: list[int]
    """The trade token on each slot of the waterways."""
    pads: list[list[int]]
    trade_discards: list[int]
    spoils: list[int]
    spoils_owned: list[list[int]]
    spoils_discards: list[int]
    titles: list[int]
    titles_owned: list[list[int]]
    title_deck: int
    title_discards: list[int]
    estates: list[int]
    estates_owned: list[list[int]]
    estates_used: list[list[int]]
    estate_deck: int
    estate_discards: list[int]
    projects: list[int]
    project_deck: int
    hand_sizes: list[int]
    open_hands: list[list[int]]
    completed: list[list[int]]
    hand: NotRequired[list[int]]
    dealt: NotRequired[list[int]]


View = IvanView
