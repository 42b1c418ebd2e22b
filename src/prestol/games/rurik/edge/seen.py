"""What a seat sees of Rurik, as `view` sends it; the types of the web client are written from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from prestol.engine.seen import Header


class Asked(TypedDict):
    """The figures of the question that is open, each where it has one."""

    left: NotRequired[int]
    fewer: NotRequired[int]
    region: NotRequired[int]
    cards: NotRequired[int]
    due: NotRequired[int]
    deck: NotRequired[int]
    origin: NotRequired[int]
    each: NotRequired[int]


class Row(TypedDict):
    """A row of a rebellion card: an advisor, and under each priority a banner and whether a coin stands beside it."""

    advisor: int
    actions: list[int]
    coins: list[bool]


class RebellionView(TypedDict):
    """The Rebellion of the solo game."""

    mat: int
    priority: int
    cells: list[int]
    """1 where a coin locks a cell of the mat."""
    cards: list[int]
    """Cards that have been on top, the present one last; after all of them the first ones come again."""
    read: list[Row]
    """Rows of the bottom card, as far as they were read this round."""


class Lack(TypedDict):
    """What is missing, and how much: a good, coins, figures and so on, by the words of `rurik-lack`."""

    what: str
    count: int


class Missing(TypedDict):
    """What the seat still lacks for a deed that lies open; nothing where it could be accomplished."""

    deed: int
    lacks: list[Lack]


class RurikView(Header):
    """Lists of sides hold the seats, and in the solo game the Rebellion after them. Nobody and nothing are -1."""

    round: int
    rounds: int
    phase: Literal["setup", "strategy", "actions", "claim", "over"]
    about: Asked
    first: int
    token: int
    turn: int
    regions: list[int]
    """In play."""
    near: list[list[int]]
    leaders: list[int]
    leader_at: list[int]
    troops: list[list[int]]
    """Rows by side."""
    troop_supply: list[int]
    buildings: list[list[int]]
    """Owners of church, market and stronghold, rows by region."""
    building_supply: list[list[int]]
    rulers: list[int]
    """By region."""
    strengths: list[list[int]]
    """Rows by region: the strength of each side."""
    strongholds_alone: bool
    """Whether a stronghold counts for rule where its owner has no figure (RUR-R-23)."""
    others_strength: list[int]
    """By region: rebels or neutral troops who stand against everybody."""
    coins: list[int]
    goods: list[list[int]]
    on_boat: list[int]
    yields: list[int]
    stocked: list[int]
    rebels: list[int]
    """By region; 15 for a rebel whose reward nobody knows."""
    defeated: list[list[int]]
    reward_tokens: int
    neutrals: list[int]
    tracks: list[list[int]]
    """Rows of the markers, by side."""
    track_values: list[list[int]]
    track_now: list[list[int]]
    """Rows that the position would meet now, by side."""
    war: list[int]
    tally: list[list[int]]
    advisors: list[list[int]]
    """0 in hand, 1 on the board, 2 waiting, 3 out of the game."""
    banners: list[list[int]]
    """Rows by action, from the top: six times the side plus the advisor."""
    bribes: list[list[int]]
    deck_sizes: list[int]
    hand_sizes: list[int]
    discards: list[int]
    turned: list[int]
    """Scheme cards turned up in the loss check under way."""
    deed_row: list[int]
    deed_deck: int
    deed_discards: list[int]
    deeds: list[list[int]]
    deeds_done: list[list[int]]
    converted: list[list[int]]
    used: list[int]
    extras: int
    """Additional actions taken this turn, as bits: 1 scheme card, 2 deed, 4 conversion."""
    tax_points: int
    build_points: int
    shown_agendas: list[int]
    """Once the game is over."""
    rebellion: NotRequired[RebellionView]
    hand: NotRequired[list[int]]
    looked: NotRequired[list[int]]
    agendas: NotRequired[list[int]]
    """The two dealt; once chosen, the kept one comes first."""
    known_tops: NotRequired[list[list[int | None]]]
    known_hands: NotRequired[list[list[int]]]
    missing: NotRequired[list[Missing]]
    """For the deeds in the row and before the players."""


View = RurikView
