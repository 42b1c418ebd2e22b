"""The cards as numbers: what each kind of card asks for, needs and does."""

from __future__ import annotations

from typing import final

from prestol.games.smuta.parts import NONE

# Decks: COMMON_DECK, or the deck of a party.
COMMON_DECK = -1


@final
class Slot:
    """What a card asks its player to name when it is announced."""

    def __init__(self) -> None:
        self.what = 0
        """A number of `vocabulary.TARGETS`."""
        self.side = 0
        """A number of `vocabulary.SIDES`."""
        self.nations = 0
        """Bits of nationalities, 0 for all."""
        self.at = 0
        """Bits of `vocabulary.SPOTS`, any of which must hold; 0 for anywhere."""
        self.at_points: list[int] = []
        """Points that `at` names one by one."""
        self.outside = 0
        """Bits of `vocabulary.SPOTS`, none of which may hold."""
        self.points: list[int] = []
        """Only these; none named: all."""
        self.near = NONE
        """Distance to a piece or a control marker of the player."""
        self.near_piece = NONE
        """Distance to a piece of the player."""
        self.has_any = 0
        """Bits of kinds of unit."""
        self.max_legitimacy = NONE
        self.alone = False
        self.owner_absent = False
        self.foreign_absent = False
        self.own_commander_here = False
        self.nobody_inside = False
        self.not_own = False
        self.catholic_suspect = False
        self.room_for = NONE
        """A kind of unit, or SIEGE_GOOD."""
        self.without_mark = 0
        """A bit of the marks of figures."""
        self.optional = False
        self.includes_tsar = False
        self.active_party_only = False

    def is_placed(self) -> bool:
        """Whether it says where the target must be, or must not be."""
        near = self.near != NONE or self.near_piece != NONE
        return near or self.at != 0 or self.outside != 0 or len(self.at_points) > 0


@final
class Condition:
    """One condition of a card; `code` is one of the numbers of conditions in `vocabulary`."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.value = 0
        """A year, a number, a point, a person, a mark, or bits of seasons or nationalities."""
        self.kinds = 0
        """Bits of kinds of unit,"""
        self.traits = 0
        """and bits of `vocabulary.TRAITS`: any of them must be there."""


@final
class Branch:
    """What a roll does where its test holds."""

    def __init__(self) -> None:
        self.least = NONE
        self.most = NONE
        self.natural = False
        self.point_kinds = 0
        """Bits of kinds of the target point, 0 for all."""
        self.ops: list[int] = []


@final
class Op:
    """One operation of a card; `code` is its number in `vocabulary`. Fields that it does not use are unset."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.ref = 0
        """Whom it is about: a number of `vocabulary.REFERENCES`,"""
        self.who = NONE
        """and with the reference FIXED the figure or point itself."""
        self.n = 0
        self.dice = 0
        """Sides of the die that says how many, 0 for none."""
        self.by_owner = True
        """Whether the owner of the units chooses, or else the player of the card."""
        self.kinds = 0
        """Bits of kinds of unit, 0 for all."""
        self.units: list[int] = []
        """A row of UNIT_COLUMNS."""
        self.until = 0
        """UNTIL_BATTLE to UNTIL_YEAR."""
        self.mark = 0
        """A bit of the marks of figures, or 0 for another marker: `marker`."""
        self.marker = NONE
        """A number of `vocabulary.MARKERS`."""
        self.places: list[int] = []
        self.tables = 0
        """Bits of legitimacy tables."""
        self.required = False
        """A personage must go into an army."""
        self.pretender = 0
        """0 no, 1 yes, 2 if there is a marker."""
        self.to_self = False
        self.forbids = 0
        """Bits of `vocabulary.FORBIDDEN`."""
        self.foe = False
        """A battle modifier for the other side."""
        self.melee = False
        """A battle modifier for the melee, or else for the fire."""
        self.die = 0
        self.halves = False
        self.most = NONE
        """A cap."""
        self.bonus_conditions: list[Condition] = []
        """Of a roll: where one holds,"""
        self.bonus: list[int] = []
        """this is added to the die."""
        self.branches: list[Branch] = []
        self.choices: list[list[int]] = []
        """Operations by branch of a choice."""


@final
class Mode:
    """One way to play a card: most cards have only one."""

    def __init__(self) -> None:
        self.windows = 0
        """Bits of windows."""
        self.tags = 0
        """Bits of `vocabulary.TAGS`."""
        self.requires: list[Condition] = []
        self.slots: list[Slot] = []
        self.ops: list[int] = []
        """Numbers of `Cards.ops`."""
        self.only_kinds: list[int] = []
        """Kinds of card that a cancelling card may answer, none named: all,"""
        self.only_tags = 0
        """bits of tags, of which the announced card must have one, 0 for none,"""
        self.never: list[tuple[int, int]] = []
        """and pairs of kind and mode that it may not answer."""


@final
class Way:
    """A mode of a card, with one of the branches if it leaves a choice."""

    def __init__(self, number: int, mode: Mode, ops: list[int], slots: int) -> None:
        self.number = number
        """The mode times `ways.CHOICES`, plus the branch counted from 1, 0 without a choice."""
        self.mode = mode
        self.ops = ops
        """Numbers of `Cards.ops`."""
        self.slots = slots
        """How many slots have to be filled: those that may stay empty are, unless an operation names them."""


@final
class Cards:
    """Cards are numbered 0 to 123; what they do depends on their kind. Lists named `kind_...` are indexed by kind."""

    def __init__(self) -> None:
        self.kind: list[int] = []
        """The kind of each card."""
        self.owner: list[list[int]] = []
        """By number of seats, then by card: the seat in whose party deck it is, NONE for common cards."""
        self.copies: list[list[int]] = []
        """By kind: its cards in rising order."""
        self.kind_deck: list[int] = []
        """COMMON_DECK, or the party as printed."""
        self.kind_one_shot: list[bool] = []
        self.kind_instant: list[bool] = []
        self.kind_role: list[int] = []
        """A number of `vocabulary.ROLES`, NONE for any."""
        self.kind_not_after: list[list[int]] = []
        """Kinds that were not carried out in this battle."""
        self.kind_modes: list[list[Mode]] = []
        self.ops: list[Op] = []
        self.kinds = 0
        self.kind_windows: list[int] = []
        """Bits of the windows of all modes."""
        self.kind_ways: list[list[Way]] = []
        """The ways in which it can be played, in the order of their numbers."""
        self.by_window: list[list[int]] = []
        """By window: the kinds of card with a mode for it,"""
        self.in_window: list[list[int]] = []
        """and the cards of these kinds in rising order."""
