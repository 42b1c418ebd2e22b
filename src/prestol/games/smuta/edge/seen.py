"""What a seat sees of Smuta, as `view` sends it; the types of the web client are written from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from prestol.engine.seen import Header


class Asked(TypedDict):
    """The figures of the question that is open, each where it has one."""

    who: NotRequired[int]
    left: NotRequired[int]
    points: NotRequired[int]
    """Recruiting points."""
    table: NotRequired[int]
    die: NotRequired[int]
    armies: NotRequired[list[int]]
    kinds: NotRequired[int]
    """Bits of kinds of unit, 0 for all."""
    due: NotRequired[list[int]]
    """Figures that are about to arrive."""
    card_kind: NotRequired[int]
    """The card on the table whose targets are being named."""
    row: NotRequired[list[int]]
    """Units that a card brings and that are still to come, by kind; cossacks of either kind last."""
    tables: NotRequired[int]
    """Bits of legitimacy tables."""


class MoveView(TypedDict):
    """The piece that acts in the Military phase."""

    piece: int
    left: int
    """Points of its move, -1 before it sets out."""
    added: int
    """What cards add to its recruiting roll."""


class BattleView(TypedDict):
    """The battle under way. Lists of two are for the attacker and the defender."""

    point: int
    origin: int
    """Where the attack came from, -1 for a sortie."""
    seats: list[int]
    forces: list[list[int]]
    """One or two pieces of each side, the leader first."""
    tactical: list[int]
    strategic: list[int]
    fire: list[int]
    melee: list[int]
    fire_die: list[int]
    """What cards add to the die in this round."""
    melee_die: list[int]
    round: int
    roll: Literal["", "fire", "melee", "tactical"]
    """What the dice shown were thrown for."""
    dice: list[int]
    """0 for a side that has not thrown."""
    advantage: int
    """The seat with the tactical advantage."""
    first_in: Literal["", "fire", "melee"]
    """The phase in which it strikes first."""
    lost: list[int]
    losers: list[int]
    cards: list[int]
    """Kinds of card carried out in this battle."""


class SmutaView(Header):
    """Lists are by figure, point or seat. Nobody and nothing are -1; the last ones are for the seat alone."""

    year: int
    season: int
    cell: int
    phase: Literal["set-up", "year-start", "order", "return", "administration", "politics", "war", "year-end"]
    about: Asked
    window: str
    """The kind of the open window; who is entitled stands in `waiting`."""
    first: int
    active: int
    tsar: int
    long_rule: int
    peace: int
    verdict: int
    winner: int
    victory: Literal["none", "long-rule", "royal", "points", "sobor"]
    control: list[int]
    """By point: a seat, -1 for nobody, -2 for the Sovereign."""
    walled: list[int]
    """1 for a town with a Fortress marker."""
    at: list[int]
    """By figure: a point, or -1 not entered, -2 on the track, -3 out, -4 with the party, -5 in the army of `host`, -6
    in the Tsar box, -7 beside the board."""
    host: list[int]
    owner: list[int]
    marks: list[int]
    """Bits: 1 pretender, 2 accused, 4 camp, 8 inside, 16 and 32 a Siege marker carried and laid, 64 used in this
    Military phase, 128 moved in this Political phase, 256 the campaign bonus is spent, 512 has reigned."""
    track: list[int]
    units: list[list[int]]
    """By commander, then by kind."""
    victories: list[int]
    victory_points: list[int]
    legitimacy: list[int]
    administration: list[int]
    sovereign_points: int
    spent: int
    played: int
    called: bool
    stormed: list[int]
    ready: list[int]
    resource: int
    hand_sizes: list[int]
    party_cards: list[int]
    draw_pile: int
    discards: list[int]
    set_aside: list[int]
    gone: list[int]
    announced: list[list[int]]
    """Rows: seat, kind of card, then its mode and what it names."""
    effects: list[list[int]]
    dying: list[int]
    moving: MoveView | None
    battle: BattleView | None
    siege: list[int]
    waived: list[int]
    hand: list[int]
    picks: list[int]
    known: list[list[int]]
    """Cards in other hands that the seat has seen go there: rows of seat and kind."""
    answer: list[list[int]]
    """What was answered so far in the open window."""


View = SmutaView
