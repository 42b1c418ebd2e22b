"""Cards as numbers: kinds, modes, slots, conditions and operations."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from prestol.games.smuta.card_parts import COMMON_DECK, Branch, Cards, Condition, Mode, Op, Slot, Way
from prestol.games.smuta.edge.schema import CardKind, SmutaContent
from prestol.games.smuta.edge.vocabulary import CONDITIONS, OPERATIONS, WINDOWS
from prestol.games.smuta.parts import (
    ACCUSED,
    CAMP,
    CARDS,
    NATIONS,
    NONE,
    POINT_KINDS,
    PRETENDER,
    UNIT_COLUMNS,
    UNTIL_BATTLE,
    UNTIL_PHASE,
    UNTIL_SEASON,
    UNTIL_YEAR,
)
from prestol.games.smuta.vocabulary import (
    FIXED,
    FORBIDDEN,
    MARKERS,
    REFERENCES,
    ROLES,
    SIDES,
    SLOT_A,
    SPOTS,
    TAGS,
    TARGETS,
    TRAITS,
)
from prestol.games.smuta.ways import CHOICES

DECKS = ("moscow", "polish", "rebel", "nobles", "shuisky")
SEASON_IDS = ("spring", "summer", "autumn", "winter")
UNTIL = {"battle_start": UNTIL_BATTLE, "phase": UNTIL_PHASE, "season": UNTIL_SEASON, "year": UNTIL_YEAR, "round": 0}
MARKS = {"catholic_accusation": ACCUSED, "fortified_camp": CAMP, "pretender": PRETENDER}
PRETENDING = ("no", "yes", "if_free")
WHOM = ("who", "to", "from", "army", "point", "side")


class CardReader:
    """Reads the cards with the numbers of everything that they name."""

    def __init__(
        self,
        content: SmutaContent,
        point: dict[str, int],
        unit: dict[str, int],
        figure: dict[str, int],
        places: Callable[[Iterable[str]], list[int]],
    ) -> None:
        self.content = content
        self.point = point
        self.unit = unit
        self.figure = figure
        self.places = places
        self.kind = {one.id: at for at, one in enumerate(content.card_kind)}
        self.tables = [table.id for table in content.legitimacy_table]
        self.ops: list[Op] = []

    def cards(self) -> Cards:
        found = Cards()
        kinds = self.content.card_kind
        found.kinds = len(kinds)
        found.kind = [NONE] * CARDS
        for at, kind in enumerate(kinds):
            found.copies.append([number - 1 for number in kind.numbers])
            for number in kind.numbers:
                found.kind[number - 1] = at
        found.kind_deck = [COMMON_DECK if kind.deck == "common" else DECKS.index(kind.deck) for kind in kinds]
        found.kind_one_shot = [kind.one_shot for kind in kinds]
        found.kind_instant = [kind.instant for kind in kinds]
        found.kind_role = [ROLES.index(kind.role) if kind.role else NONE for kind in kinds]
        found.kind_not_after = [[self.kind[name] for name in kind.not_after] for kind in kinds]
        found.kind_modes = [self.modes(kind) for kind in kinds]
        found.owner = [self.owners(seats, found) for seats in range(6)]
        found.ops = self.ops
        found.kind_ways = [ways_of(found, kind) for kind in range(found.kinds)]
        found.kind_windows = [all_windows(modes) for modes in found.kind_modes]
        found.by_window = [kinds_for(found, window) for window in range(len(WINDOWS))]
        found.in_window = [[card for card in range(CARDS) if found.kind[card] in kinds] for kinds in found.by_window]
        return found

    def owners(self, seats: int, found: Cards) -> list[int]:
        """The seat in whose party deck each card is: its own, or who was given the deck of an absent party."""
        row = [found.kind_deck[kind] for kind in found.kind]
        for setup in self.content.setup:
            if setup.players == seats:
                for party, numbers in setup.party_cards.items():
                    for number in numbers:
                        row[number - 1] = DECKS.index(party)
        return row

    def modes(self, kind: CardKind) -> list[Mode]:
        if not kind.modes:
            mode = Mode()
            mode.windows = bits(WINDOWS, kind.windows)
            mode.tags = bits(TAGS, kind.tags)
            mode.requires = [self.condition(plain(one)) for one in kind.requires]
            mode.slots = [self.slot(kind, plain(one)) for one in kind.targets]
            mode.ops = [self.op(plain(one)) for one in kind.effects]
            mode.only_tags = bits(TAGS, kind.only_against_tags)
            mode.never = [self.mode_named(name) for name in kind.not_against]
            return [mode]
        found: list[Mode] = []
        for one in kind.modes:
            mode = Mode()
            mode.windows = bits(WINDOWS, [one.window])
            mode.tags = bits(TAGS, one.tags)
            mode.slots = [self.slot(kind, plain(slot)) for slot in one.targets]
            mode.ops = [self.op(plain(effect)) for effect in one.effects]
            mode.only_kinds = [self.kind[name] for name in one.only_against]
            found.append(mode)
        return found

    def mode_named(self, name: str) -> tuple[int, int]:
        """Kind and mode of a card that is named by its id, or by the id of one of its modes."""
        for at, kind in enumerate(self.content.card_kind):
            for number, mode in enumerate(kind.modes):
                if mode.id == name:
                    return at, number
        return self.kind[name], 0

    def slot(self, kind: CardKind, one: dict[str, Any]) -> Slot:
        slot, where = Slot(), one.get("where", {})
        slot.what = TARGETS.index(one["what"])
        slot.side = SIDES.index(one["side"])
        slot.nations = bits(NATIONS, where.get("nationality", ()))
        slot.at = bits(SPOTS, [word for word in where.get("at", ()) if word in SPOTS])
        slot.at_points = [self.point[word] for word in where.get("at", ()) if word not in SPOTS]
        slot.outside = bits(SPOTS, where.get("outside", ()))
        slot.points = sorted(self.point[word] for word in where.get("points", ()))
        slot.near = where.get("near", NONE)
        slot.near_piece = where.get("near_piece", NONE)
        slot.has_any = self.units(where.get("has_any", ()))
        slot.max_legitimacy = where.get("max_legitimacy", NONE)
        slot.alone = where.get("alone", False)
        slot.owner_absent = where.get("owner_absent", False)
        slot.foreign_absent = where.get("foreign_absent", False)
        slot.own_commander_here = where.get("own_commander_here", False)
        slot.nobody_inside = where.get("nobody_inside", False)
        slot.not_own = where.get("not_own", False)
        slot.catholic_suspect = where.get("catholic_suspect", False)
        slot.room_for = self.unit[where["room_for"]] if "room_for" in where else NONE
        slot.without_mark = MARKS[where["without_marker"]] if "without_marker" in where else 0
        slot.optional = one["slot"] in kind.optional_targets
        slot.includes_tsar = kind.includes_tsar
        slot.active_party_only = kind.active_party_only
        return slot

    def units(self, names: Iterable[str]) -> int:
        return sum(1 << self.unit[name] for name in names)

    def condition(self, one: dict[str, Any]) -> Condition:
        found = Condition(CONDITIONS.index(one["cond"]))
        if "year" in one:
            found.value = one["year"]
        elif "seasons" in one:
            found.value = bits(SEASON_IDS, one["seasons"])
        elif "point" in one:
            found.value = self.point[one["point"]]
        elif "who" in one:
            found.value = self.figure[one["who"]]
        elif "n" in one:
            found.value = one["n"]
        elif "marker" in one:
            found.value = MARKERS.index(one["marker"])
        elif "in" in one:
            found.value = bits(NATIONS, one["in"])
        found.kinds = self.units(name for name in one.get("any", ()) if name not in TRAITS)
        found.traits = bits(TRAITS, [name for name in one.get("any", ()) if name in TRAITS])
        return found

    def op(self, one: dict[str, Any]) -> int:
        """Add an operation; its number."""
        op = Op(OPERATIONS.index(one["op"]))
        for field in WHOM:
            if field in one:
                self.refer(op, field, one[field])
        op.n = one.get("n", one.get("add", one.get("value", one.get("seasons", 0))))
        op.dice = int(one["dice"].removeprefix("1d")) if "dice" in one else 0
        op.by_owner = one.get("choose", "owner") == "owner"
        op.kinds = self.units(one.get("kinds", ()))
        if "units" in one:
            op.units = [0] * UNIT_COLUMNS
            for name, count in one["units"].items():
                op.units[self.unit[name]] = count
        op.until = UNTIL[one["until"]] if "until" in one else 0
        if "marker" in one:
            op.marker, op.mark = MARKERS.index(one["marker"]), MARKS.get(one["marker"], 0)
        op.places = self.places(one.get("places", ()))
        op.tables = bits(tuple(self.tables), one.get("tables", ()))
        op.required = one.get("attach", "") == "required"
        op.pretender = PRETENDING.index(one.get("pretender", "no"))
        op.to_self = one.get("to", "") == "self"
        op.forbids = bits(FORBIDDEN, one.get("what", ()))
        op.foe = one.get("side", "") == "foe"
        op.melee = one.get("phase", "") == "melee"
        op.die = one.get("die", 0)
        op.halves = "factor" in one
        op.most = one.get("max", NONE)
        for bonus in one.get("bonus", ()):
            op.bonus_conditions.append(self.condition(bonus))
            op.bonus.append(bonus["add"])
        op.branches = [self.branch(row) for row in one.get("on", ())]
        op.choices = [[self.op(inner) for inner in row] for row in one.get("of", ())]
        self.ops.append(op)
        return len(self.ops) - 1

    def refer(self, op: Op, field: str, word: str) -> None:
        if word in REFERENCES:
            op.ref = REFERENCES.index(word)
        elif word != "none":
            op.ref = FIXED
            op.who = self.point[word] if field == "point" else self.figure[word]

    def branch(self, row: dict[str, Any]) -> Branch:
        found = Branch()
        found.least = row.get("min", NONE)
        found.most = row.get("max", NONE)
        found.natural = row.get("natural", False)
        found.point_kinds = bits(POINT_KINDS, row.get("point_kind", ()))
        found.ops = [self.op(inner) for inner in row["do"]]
        return found


def all_windows(modes: list[Mode]) -> int:
    """The windows of all modes of a card, as bits."""
    found = 0
    for mode in modes:
        found |= mode.windows
    return found


def kinds_for(cards: Cards, window: int) -> list[int]:
    """The kinds of card with a mode for a window."""
    modes = cards.kind_modes
    return [kind for kind in range(cards.kinds) if any(mode.windows >> window & 1 for mode in modes[kind])]


def ways_of(cards: Cards, kind: int) -> list[Way]:
    """The ways to play a kind of card: a mode whose only operation is a choice has one for each branch."""
    found: list[Way] = []
    for at, mode in enumerate(cards.kind_modes[kind]):
        branches = cards.ops[mode.ops[0]].choices if len(mode.ops) == 1 else []
        for branch, ops in enumerate(branches or [mode.ops], start=1 if branches else 0):
            found.append(Way(at * CHOICES + branch, mode, ops, slots_to_fill(cards, mode, ops)))
    return found


def slots_to_fill(cards: Cards, mode: Mode, ops: list[int]) -> int:
    """How many slots have to be filled."""
    optional = bool(mode.slots) and mode.slots[0].optional
    return 0 if optional and all(cards.ops[number].ref != SLOT_A for number in ops) else len(mode.slots)


def plain(record: msgspec.Struct) -> dict[str, Any]:
    """A condition, target or operation as it stands in the file: without the fields that are left out."""
    found: dict[str, Any] = msgspec.to_builtins(record)
    return found


def bits(known: tuple[str, ...], words: Iterable[str]) -> int:
    """Words as bits, by their places in a list."""
    return sum(1 << known.index(word) for word in words)
