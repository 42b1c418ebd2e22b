"""The form of the content files. Words that the rules cannot vary are fixed here, so a change of them is refused."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from prestol.library.naming import Shown
from prestol.library.schema import Named, Natural, Positive, Source, Strict, TableOption


class About(Named):
    players_min: Literal[3]
    players_max: Literal[6]
    rounds: Annotated[int, Meta(ge=1, le=4)]
    phases: tuple[Literal["settle"], Literal["ascend"]]
    turn_order: Literal["clockwise"]
    favourites_per_goal: Positive
    election_rule: Literal["unanimous_for"]


class Counts(Strict):
    for_cards: Positive
    against_cards: Natural
    crowns: Positive
    goal_cards: Positive
    courtiers: Positive
    boards: Positive
    score_pads: Positive
    pencils: Positive
    rulebooks: Positive
    floors: Literal[7]


class SetUp(Named):
    players: Annotated[int, Meta(ge=3, le=6)]
    for_each: Literal[1]
    against_each: Natural
    against_boxed: Natural
    goals_each: Literal[1]
    place_each: Positive
    leftover_to_floor_0: Natural


class Score(Struct, forbid_unknown_fields=True):
    points: Natural


class OnEnter(Struct, forbid_unknown_fields=True):
    take: Literal["crown"]
    hold: Literal["election"]


class Floor(Named):
    level: Natural
    capacity: Positive
    placement: bool
    score: Score
    leftover: bool = False
    next: str | None = None
    on_enter: OnEnter | None = None


class VoteEffect(Struct, forbid_unknown_fields=True):
    vote: Literal["for", "against"]


class VoteCard(Named):
    kind: Literal["for", "against"]
    count: Positive
    colour: Shown[str]
    colour_hex: Shown[str]
    effect: VoteEffect
    after_vote: Literal["return_to_hand", "discard"]
    look_source: Shown[Source]
    seat: Natural | None = None
    returns: Literal["round_start"] | None = None


class Token(Named):
    count: Positive
    start: str
    meaning: dict[str, str | int]


class Courtier(Named):
    initial_ru: Shown[str]
    gender: Shown[Literal["f", "m"]]
    colour: Shown[str]
    colour_hex: Shown[str]
    initial_hex: Shown[str]
    role_ru: Shown[str]
    role_en: Shown[str]
    start: Literal["beside_board"]
    look_source: Shown[Source]


class Goal(Named):
    count: Literal[1]
    favourites: tuple[str, ...]


class Condition(Struct, forbid_unknown_fields=True):
    round: Positive
    round_score: Literal[0]


class Instead(Struct, forbid_unknown_fields=True):
    points_instead: Natural


class ScoreRule(Named):
    when: Literal["round_end", "game_end"]
    per: Literal["own_favourite_in_palace"] | None = None
    value: Literal["floor.score"] | None = None
    eliminated_value: Literal[0] | None = None
    condition: Condition | None = None
    effect: Instead | None = None
    order: tuple[Literal["total_points"], Literal["own_favourites_in_palace"]] | None = None
    still_tied: Literal["shared_victory"] | None = None


class TsarContent(Struct):
    """All tables of the content folder."""

    game: About
    counts: Counts
    setup: tuple[SetUp, ...]
    floor: tuple[Floor, ...]
    vote_card: tuple[VoteCard, ...]
    token: tuple[Token, ...]
    courtier: tuple[Courtier, ...]
    goal: tuple[Goal, ...]
    score_rule: tuple[ScoreRule, ...]
    option: tuple[TableOption, ...]
