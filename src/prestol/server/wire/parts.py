"""Parts that several messages share."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=15)]
EntryNumber = Annotated[int, Meta(ge=0, le=100_000_000)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Level = Annotated[str, Meta(min_length=1, max_length=16)]
Name = Annotated[str, Meta(min_length=2, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
Code = Annotated[str, Meta(min_length=1, max_length=40)]
"""The id of a table, a person or a token."""
FactName = Annotated[str, Meta(max_length=40)]
"""The name or value of a fact about a window, or the name of a scope."""
Seal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""The hash of what somebody adds to the luck: SHA-256 of `prestol part:` and the part."""
Part = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]
Language = Literal["en", "ru"]


class Sentence(Struct, frozen=True):
    """One sentence for people, in both languages."""

    en: str
    ru: str


class Event(Struct, frozen=True):
    """One thing that happened in the game. The content bundle names the domain of each figure.

    `only` lists those of your seats that may see it; null: everybody saw it.
    """

    name: str
    rule: str
    args: dict[str, Any]
    only: list[int] | None = None


class Legal(Struct, frozen=True):
    """One move that a seat may play now: its text, its kind, and its targets as numbers of their domains."""

    move: str
    kind: str
    args: list[int]


class SeveralItem(Struct, frozen=True):
    """One thing that may be selected, in the word of the notation, and how many of it at most."""

    value: str
    most: int


class SeveralBudget(Struct, frozen=True):
    """What the selected things may weigh together; the weights are in the order of the items."""

    most: int
    weights: list[int]


class Several(Struct, frozen=True):
    """What a seat may select at once: the answer is one move, `<kind> <value> <value> ...` in any order.

    Nothing selected is `<kind> none`; it is allowed where `least` is 0 or `or_none` is true.
    """

    kind: str
    domain: str
    items: list[SeveralItem]
    least: int
    most: int
    or_none: bool
    budget: SeveralBudget | None


class Prompt(Struct, frozen=True):
    """What a seat is asked: a text key of the game, and the rule behind it."""

    ask: str
    rule: str


class OwnAnswer(Struct, frozen=True):
    """What a seat has decided so far in the window that is open; it may be changed until the window closes."""

    moves: list[MoveText]
    whole: bool
    """Whether nothing is left to decide. What is not whole when the window closes counts as a pass."""
    ordered: bool = False
    """Whether a standing order answers, because the seat itself has not."""


class SeatView(Struct, frozen=True):
    """What one seat sees and may do. Spectators get an empty list and the question that is open."""

    view: dict[str, Any]
    legal: list[Legal]
    prompt: Prompt | None
    several: Several | None = None
    """What the seat may select now. The legal list then holds the picks of those who select one by one, as well."""
    answer: OwnAnswer | None = None
    """In a window, for a seat that is asked."""


class WindowInfo(Struct, frozen=True):
    """A window that is open: the same for everybody, whoever has answered."""

    question: int
    """The entry that opened it."""
    kind: str
    seats: list[int]
    """Those who are asked, in the order that counts."""
    opened: int
    until: int | None
    """When it closes; null: when all have answered."""
    facts: dict[str, str]
    """What it is about, by name: what standing orders may ask for."""


class UndoOffer(Struct, frozen=True):
    """What taking back the seat's last move would mean: how many moves go, and which people must agree first."""

    moves: int
    consent: list[int]


class UndoAsk(Struct, frozen=True):
    """An undo request that waits for answers. `number` is the entry that asked."""

    number: int
    seat: int
    moves: int
    consent: list[int]
    agreed: list[int]
    until: int = 0
    """When the wish lapses; bots must not wait for ever for people who have gone."""


class Absence(Struct, frozen=True):
    """A wish that a bot plays for somebody who keeps a table without a clock waiting. `number` is the entry that asked.

    It comes true at `ready`, or later as soon as all of `consent` have agreed, unless the seat `about` says that it is
    there. It lapses at `until`.
    """

    number: int
    seat: int
    about: int
    consent: list[int]
    agreed: list[int]
    ready: int
    until: int


class Clock(Struct, frozen=True):
    """The time that a seat has left at the time `at` of the moment; it runs while the seat must decide."""

    left: int
    running: bool


class ProgramEnding(Struct, frozen=True):
    """How an opponent fared that is a program of the rules and has no seat; `<game>-program-<name>` says its name."""

    name: str
    place: int
    score: int
    breakdown: dict[str, Any]


class Ending(Struct, frozen=True):
    """How the game ended. Without places it was given up before the rules could name any."""

    reason: Literal["finished", "resigned", "closed"]
    places: list[int] | None = None
    scores: list[int] | None = None
    breakdown: list[dict[str, Any]] | None = None
    tie: str = ""
    programs: list[ProgramEnding] = []
    margin: int | None = None
    """By how many points the best seat is ahead of the best program, negative if behind."""


SeatKind = Literal["open", "person", "bot"]
Status = Literal["open", "playing", "over"]


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat. Where a person has a `bot`, the bot plays until the person takes the seat back."""

    seat: int
    kind: SeatKind
    name: str = ""
    person: str | None = None
    guest: bool = False
    outside: bool = False
    """Whether the person is a program with a token of its own."""
    bot: str | None = None
    """The level of the bot that plays."""
    resigned: bool = False


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How fast a table plays: `live` has a bank of seconds and adds some at each move, `days` counts per turn."""

    kind: Literal["free", "live", "days"] = "free"
    bank: Annotated[int, Meta(ge=10, le=86_400)] = 600
    extra: Annotated[int, Meta(ge=0, le=3600)] = 15
    days: Annotated[int, Meta(ge=1, le=30)] = 3
    away: Annotated[int, Meta(ge=0, le=720)] = 0
    """At a free table with several people: after so many hours a bot decides for whoever keeps it waiting; 0: never."""


class WindowSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """How long the windows of a table stay open.

    At a live table each lasts exactly the `seconds` of its kind, where not given those of the game; with `early` it
    ends as soon as everybody who is asked has answered or left an order. At a slow table standing orders answer at
    once, and without a fitting one it is a pass; with `ask` everybody is asked in person, up to the time of reply; who
    can only pass is waited for until some time after opening the table. A table without haste waits for everybody.
    """

    seconds: dict[Annotated[str, Meta(max_length=40)], Annotated[int, Meta(ge=1, le=120)]] = {}
    early: bool = False
    ask: bool = False


class Luck(Struct, frozen=True):
    """Where the luck of a game comes from: a word of the server, and what the people at the table add to it.

    People seal what they add (`seals`, by the first seat of each) and open it when the game is about to begin, until
    the time `until`; from then on the seals are fixed. Word and parts are told when the game is over.
    """

    commitment: str
    """The hash of the server's word, which was fixed when the table was made."""
    seals: dict[str, str]
    opened: list[int]
    """Seats whose part was opened."""
    until: int | None = None
    secret: str | None = None
    parts: dict[str, str] = {}


class Moment(Struct, frozen=True):
    """The table after entry `number`, as the receiver may see it.

    `views` has a key for each seat that the receiver owns, written as text, or else the single key `watch`.
    """

    number: int
    at: int
    status: Status
    seats: list[SeatInfo]
    waiting: list[int]
    views: dict[str, SeatView]
    undo: dict[str, UndoOffer | None]
    asked: UndoAsk | None
    clocks: list[Clock]
    over: bool
    result: Ending | None
    commitment: str
    seed: str | None
    """Told when the game is over, so that everybody can check the luck against the commitment."""
    window: WindowInfo | None = None
    practice: bool = False
    """Whether a hint was given, or moves were undone after hidden information was revealed."""
    luck: Luck | None = None
    """Before the game and after it."""
    opened: int = 0
    """Since when the open question waits for answers."""
    absence: Absence | None = None


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """A standing order: whenever the seat is asked `ask` (and, if given, under that rule), `play` is played for it.

    In a window `then` adds the decisions that follow the first, and `when` names facts that must all hold. It does
    nothing where one of the moves of `unless` is open, and it is used up after `times` answers. `until` names the scope
    that it lasts for; without one it lasts for good.
    """

    ask: Annotated[str, Meta(min_length=1, max_length=40)]
    play: MoveText
    rule: Annotated[str, Meta(max_length=40)] = ""
    unless: Annotated[list[MoveText], Meta(max_length=64)] = []
    times: Annotated[int, Meta(ge=1, le=1000)] | None = None
    then: Annotated[list[MoveText], Meta(max_length=8)] = []
    when: Annotated[dict[FactName, FactName], Meta(max_length=8)] = {}
    until: FactName = ""
    since: int = 0
    """The number of the scope when the order was given; the server fills it in."""
