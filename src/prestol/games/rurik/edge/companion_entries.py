"""What a person tells the companion, in plain words: one form for each question, and one for corrections."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from prestol.engine.errors import PrestolError
from prestol.engine.forms import explain_form

Natural = Annotated[int, Meta(ge=0, le=99)]
Step = Annotated[int, Meta(ge=-15, le=15)]
Own = Literal["troop", "leader", "church", "market", "stronghold"]
Theirs = Literal["rebel", "sviatopolk", "their_church", "their_market", "their_stronghold"]
Here = Literal["neutral", "good", "attack"]
Elsewhere = Literal["war", "coin", "their_war", "their_good"]


class Begin(Struct, forbid_unknown_fields=True):
    """What is settled before the first entry.

    `cards` says who draws the rebellion cards: `app` where the companion shuffles its own, `box` where the person reads
    them from the deck on the table.
    """

    difficulty: Literal["easy", "medium", "hard", "very_hard"]
    leader: str
    cards: Literal["app", "box"] = "app"
    seed: Annotated[str, Meta(min_length=1, max_length=64)] = "0"
    options: dict[str, bool | str] = {}


class Change(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """So many more of something, in a region if it lies in one.

    `attack` are attacks of the person on the Rebellion: for each a figure goes, the war marker rises, and Boris takes a
    coin. Of leaders, goods and buildings only one can come or go, whatever the figure.
    """

    what: Own | Theirs | Here | Elsewhere
    region: str = ""
    by: Step = 1
    good: str = ""


class Deploy(Struct, tag_field="do", tag="deploy", forbid_unknown_fields=True):
    """Where the first troops and the leader of the person stand."""

    troops: dict[str, Natural]
    leader: str


class Card(Struct, tag_field="do", tag="card", forbid_unknown_fields=True):
    """The rebellion card that lies at the bottom of the deck."""

    card: str


class Good(Struct, tag_field="do", tag="good", forbid_unknown_fields=True):
    """The goods token that was drawn for a region (RUR-VAR-01)."""

    good: str


class Place(Struct, tag_field="do", tag="place", forbid_unknown_fields=True, omit_defaults=True):
    """An advisor of the person on a banner."""

    advisor: str
    banner: str
    bribe: Natural = 0


class Turn(Struct, tag_field="do", tag="turn", forbid_unknown_fields=True, omit_defaults=True):
    """A turn of the person: which advisor came back, where two are equal, and what has changed on the table."""

    banner: str = ""
    row: Annotated[int, Meta(ge=0, le=4)] = 0
    changes: Annotated[list[Change], Meta(max_length=200)] = []


class Loss(Struct, tag_field="do", tag="loss", forbid_unknown_fields=True):
    """Whether the loss check of the Rebellion has turned up a loss symbol."""

    lost: bool


class Boat(Struct, tag_field="do", tag="boat", forbid_unknown_fields=True):
    """How many goods lie on the person's boat."""

    goods: Natural


class Score(Struct, tag_field="do", tag="score", forbid_unknown_fields=True, omit_defaults=True):
    """The person's points, the space of the war marker, and the coins, which break ties."""

    points: Natural
    war: Annotated[int, Meta(ge=0, le=10)]
    coins: Natural = 0


class Fix(Struct, tag_field="do", tag="fix", forbid_unknown_fields=True):
    """What is otherwise on the table than the companion thought."""

    changes: Annotated[list[Change], Meta(min_length=1, max_length=200)]


Entry = Deploy | Card | Good | Place | Turn | Loss | Boat | Score | Fix


def read_entry(given: Mapping[str, Any]) -> Entry:
    try:
        entry: Entry = msgspec.convert(dict(given), Entry)
        return entry
    except msgspec.ValidationError as error:
        raise PrestolError("companion-fault-form", why=explain_form(str(error))) from None


def read_begin(given: Mapping[str, Any]) -> Begin:
    try:
        return msgspec.convert(dict(given), Begin)
    except msgspec.ValidationError as error:
        raise PrestolError("companion-fault-form", why=explain_form(str(error))) from None
