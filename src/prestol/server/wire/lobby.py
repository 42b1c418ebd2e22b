"""Bodies of the calls of the lobby."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from prestol.server.wire.content import ComingInfo, ContentBundle, GameInfo, RulesBooks
from prestol.server.wire.log import Entry
from prestol.server.wire.parts import (
    Level,
    Luck,
    Moment,
    MoveText,
    Name,
    Pace,
    Part,
    Password,
    Seal,
    Seat,
    SeatInfo,
    Secret,
    Sentence,
    Status,
    WindowSettings,
)


class TableInfo(Struct, frozen=True):
    id: str
    game: str
    owner: str
    status: Status
    seats: list[SeatInfo]
    options: dict[str, bool | str]
    pace: Pace
    listed: bool
    watchable: bool
    created: int
    changed: int
    number: int
    waiting: list[int]
    windows: WindowSettings
    rematch: str | None = None
    practice: bool = False
    """Whether a hint was given, or moves were undone after hidden information was revealed."""
    rules: int = 1
    """The version of the rules that the table plays by."""
    content: str = ""
    """The name of its content; `/api/content/GAME?name=…` gives the bundle."""
    chosen: bool = False
    """Whether its seed was chosen: it stays with one person and bots, and counts for nothing."""
    luck: Luck | None = None
    """Who adds to the luck, before the game; lists of tables leave it out."""


class Problem(Struct, frozen=True):
    """Why a call was not carried out: a key for programs, a sentence for people. Nothing was changed."""

    key: str
    sentence: Sentence
    rule: str = ""
    args: dict[str, Any] = {}


class Me(Struct, frozen=True):
    person: str
    name: str
    guest: bool
    created: int
    admin: bool = False
    """Whether this person looks after the server."""


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: mine (with a name of its own where several people share a browser), open, or a bot's."""

    kind: Literal["me", "open", "bot"]
    level: Level = "casual"
    name: Name | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, bool | Annotated[str, Meta(max_length=40)]] = {}
    pace: Pace = Pace()
    windows: WindowSettings = field(default_factory=WindowSettings)
    listed: bool = False
    watchable: bool = True
    start: bool = False
    """Begin at once; only where no seat is open."""
    seed: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    """The same deal every time, for a lesson; only where all seats are mine or bots', and stay so. By default luck
    chooses."""
    seal: Seal | None = None
    """What I add to the luck, sealed."""


class Invite(Struct, frozen=True):
    """The secret of an open seat. It is shown once; links carry it behind `#`, where no server or referrer sees it."""

    seat: int
    secret: str


class Created(Struct, frozen=True):
    table: TableInfo
    invites: list[Invite]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat. A private table asks for the secret of an invite; a listed one does not."""

    seat: Seat | None = None
    secret: Secret | None = None
    name: Name | None = None
    seal: Seal | None = None
    """What I add to the luck, sealed."""


class Invited(Struct, frozen=True, forbid_unknown_fields=True):
    """Look at a table by the secret of one of its seats."""

    secret: Secret


class InviteAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """Make a new invite for an open seat; the previous one no longer works."""

    seat: Seat


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin. With `fill`, bots of that level take the seats that are still open."""

    fill: Level | None = None


class LuckAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """Add to the luck: before the game seal a part, when it is about to begin open it."""

    seal: Seal | None = None
    part: Part | None = None


class TableList(Struct, frozen=True):
    tables: list[TableInfo]


class GameList(Struct, frozen=True):
    """The games that can be played, and those that are announced."""

    games: list[GameInfo]
    coming: list[ComingInfo]


class Past(Struct, frozen=True):
    """The table as it was after an entry, for the one who asks."""

    number: int
    now: Moment


class LogPage(Struct, frozen=True):
    """Entries of a log, in order; none where there are none before."""

    entries: list[Entry]


class WhyAsk(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    move: MoveText


class Why(Struct, frozen=True):
    """Whether the move is allowed, and if not, why."""

    allowed: bool
    refusal: Problem | None


class HintAsk(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat


class Hint(Struct, frozen=True):
    """What the strong bot would play."""

    move: str


class AnswerList(Struct, frozen=True):
    """What a seat could answer besides passing, by kind of window; each answer with all its decisions."""

    answers: dict[str, list[list[str]]]


class NoteBody(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=4000)]


class TokenAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """A name for an outside bot."""

    name: Name


class TokenInfo(Struct, frozen=True):
    id: str
    name: str
    person: str
    created: int


class NewToken(Struct, frozen=True):
    """The token itself is shown once."""

    token: str
    info: TokenInfo


class TokenList(Struct, frozen=True):
    tokens: list[TokenInfo]


class About(Struct, frozen=True):
    """The server: its version, its protocol, and whether accounts can be made."""

    version: str
    protocol: int
    compiled: bool


LOBBY = (
    Problem,
    Me,
    Rename,
    Credentials,
    NewTable,
    Created,
    Join,
    Invited,
    InviteAsk,
    Start,
    LuckAsk,
    TableInfo,
    TableList,
    GameList,
    Past,
    LogPage,
    WhyAsk,
    Why,
    HintAsk,
    Hint,
    AnswerList,
    NoteBody,
    TokenAsk,
    NewToken,
    TokenList,
    ContentBundle,
    RulesBooks,
    About,
)
"""Bodies of the calls of the lobby, besides what they contain."""
