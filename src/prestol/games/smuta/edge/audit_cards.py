"""Conditions, targets and operations of cards: refused where the rules could not carry them out."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import get_args

import msgspec

from prestol.engine.errors import ContentError
from prestol.games.smuta.edge.schema import CardKind, SmutaContent
from prestol.games.smuta.edge.vocabulary import (
    CONDITION_FIELDS,
    OPERATION_FIELDS,
    TERMS,
    Condition,
    Mode,
    Operation,
    Target,
    Unit,
)

SPOTS = ("fortress", "vp_town", "own_point", "poland", "poland_border")
"""Words for kinds of place."""
ARMIES = ("foe", "me", "besieger", "all_armies_at_a")
"""Armies that operations name without a slot."""
REFERENCES: dict[str, tuple[str, ...]] = {
    "lose_units": ARMIES,
    "forbid": ARMIES,
    "marker_on": ("self",),
    "marker_off": ("own_person",),
    "set_control": ("self", "none"),
}
"""Whom an operation may be about besides the slots of its card."""
UNSAID: tuple[object, ...] = (None, "", (), {})
"""What a field holds that is left out."""
IN_BATTLE = {"attack_declared", "battle_start", "round_start", "battle_roll", "round_end", "battle_won", "battle_lost"}


def check_cards(content: SmutaContent) -> None:
    """Raise ContentError at the first card that the rules could not carry out."""
    for card in content.card_kind:
        CardAudit(content, card).check()


class CardAudit:
    """The checks of one card."""

    def __init__(self, content: SmutaContent, card: CardKind) -> None:
        self.card = card
        self.where = f"cards.toml: card_kind '{card.id}'"
        self.points = {point.id for point in content.point}
        self.persons = {person.id for person in (*content.commander, *content.personage)}
        self.personages = {personage.id for personage in content.personage}
        self.commanders = {commander.id for commander in content.commander}
        self.detachments = {detachment.id for detachment in content.detachment}
        self.modes = {mode.id for card in content.card_kind for mode in card.modes}
        self.cards = {card.id for card in content.card_kind}

    def require(self, holds: bool, field: str, word: object) -> None:
        """Refuse a word that has no meaning where it stands."""
        if not holds:
            raise ContentError("smuta-fault-use", where=self.where, field=field, word=str(word))

    def known(self, names: Sequence[str], known: Collection[str], field: str) -> None:
        for name in names:
            if name not in known:
                raise ContentError("smuta-fault-named", where=self.where, field=field, name=name)

    def check(self) -> None:
        card = self.card
        if not card.numbers:
            raise ContentError("smuta-fault-no-numbers", where=self.where)
        if bool(card.effects) == bool(card.modes):
            raise ContentError("smuta-fault-effects-or-modes", where=self.where)
        self.require((card.deck == "common") == (card.family != "party"), "family", card.family)
        self.require(card.instant or card.windows == ("own_political",), "windows", ", ".join(card.windows))
        self.require(bool(card.windows), "windows", "[]")
        self.known(card.not_after, self.cards, "not_after")
        self.known(card.not_against, self.cards | self.modes, "not_against")
        answers = "card_announced" in card.windows
        self.require(answers or not (card.not_against or card.only_against_tags), "windows", ", ".join(card.windows))
        self.require(not card.not_after or self.in_battle(), "not_after", ", ".join(card.not_after))
        for condition in card.requires:
            self.condition(condition)
        self.part(card.targets, card.effects)
        if card.modes:
            self.check_modes()

    def in_battle(self) -> bool:
        return not IN_BATTLE.isdisjoint(self.card.windows)

    def check_modes(self) -> None:
        """SMU-CRD-22: the windows of a card are those of its modes."""
        modes: tuple[Mode, ...] = self.card.modes
        self.require(not self.card.targets, "targets", "modes")
        self.require(tuple(mode.window for mode in modes) == self.card.windows, "windows", ", ".join(self.card.windows))
        for mode in modes:
            self.known(mode.only_against, self.cards | self.modes, "only_against")
            self.require(mode.window == "card_announced" or not mode.only_against, "only_against", mode.window)
            self.require(bool(mode.effects), "modes", mode.id)
            self.part(mode.targets, mode.effects)

    def part(self, targets: tuple[Target, ...], effects: tuple[Operation, ...]) -> None:
        """Targets and effects that belong together."""
        slots = tuple(target.slot for target in targets)
        self.require(len(set(slots)) == len(slots), "targets", ", ".join(slots))
        self.known(self.card.optional_targets, slots, "optional_targets")
        for target in targets:
            self.target(target)
        choices = [operation for operation in effects if operation.op == "choice"]
        self.require(not choices or len(effects) == 1, "effects", "choice")
        for operation in effects:
            self.operation(operation, slots, top=True)

    def condition(self, condition: Condition) -> None:
        field = f"requires.{condition.cond}"
        self.fields(condition, CONDITION_FIELDS.get(condition.cond, ()), field, ("cond",))
        self.known((condition.point,) if condition.point else (), self.points, field)
        self.known((condition.who,) if condition.who else (), self.personages, field)
        units = get_args(Unit) if condition.cond == "foe_has" else (*get_args(Unit), "cavalry", "infantry", "fire2")
        self.known(condition.any, units, field)

    def target(self, target: Target) -> None:
        where = target.where
        self.known((*where.at, *where.outside), self.points | set(SPOTS), "targets.where")
        self.known(where.points, self.points, "targets.where")
        place = target.what in ("town", "fortress", "point")
        for name in ("points", "owner_absent", "foreign_absent", "own_commander_here", "nobody_inside", "not_own"):
            self.require(place or not getattr(where, name), "targets.where", name)
        for name in ("nationality", "has_any", "alone", "catholic_suspect", "room_for"):
            self.require(not place or not getattr(where, name), "targets.where", name)
        self.require(not self.card.includes_tsar or target.what == "personage", "includes_tsar", target.what)

    def operation(self, operation: Operation, slots: tuple[str, ...], top: bool = False) -> None:
        field = f"effects.{operation.op}"
        self.fields(operation, OPERATION_FIELDS.get(operation.op, ()), field, ("op",))
        self.require(operation.factor in (None, 0.5), field, operation.factor)
        self.require(top or operation.op != "choice", field, "choice")
        terms = TERMS.get(operation.op)
        self.require(terms is None or operation.until in terms, field, operation.until)
        self.references(operation, slots, field)
        self.known(operation.places, self.points | {"poland"}, field)
        for inner in inner_operations(operation):
            self.operation(inner, slots)
        for branch in operation.on:
            self.require(branch.min is not None or branch.max is not None, field, "on")
            self.require(not branch.point_kind or bool(slots), field, "point_kind")

    def references(self, operation: Operation, slots: tuple[str, ...], field: str) -> None:
        """Slots, and the words and names that this operation understands in their place."""
        known = {*slots, *REFERENCES.get(operation.op, ())}
        known |= {
            "enter_commander": self.commanders,
            "enter_personage": self.personages | {"next_false_dmitry"},
            "enter_detachment": self.detachments,
            "capture_if_present": self.points,
        }.get(operation.op, set())
        named = (operation.who, operation.to, operation.source, operation.army, operation.point)
        self.known([name for name in named if name], known, field)

    def fields(self, thing: msgspec.Struct, pattern: tuple[str, ...], field: str, own: tuple[str, ...]) -> None:
        """A condition or operation has the fields that go with it, and no others."""
        given = {name for name in thing.__struct_fields__ if getattr(thing, name) not in UNSAID}
        spelled = dict(zip(thing.__struct_fields__, thing.__struct_encode_fields__, strict=True))
        allowed = set(own)
        for entry in pattern:
            names = entry.rstrip("?").split("|")
            allowed.update(names)
            if not entry.endswith("?") and len(given.intersection(names)) != 1:
                wanted = " / ".join(spelled[name] for name in names)
                raise ContentError("smuta-fault-lacks", where=self.where, field=field, word=wanted)
        for name in sorted(given - allowed):
            self.require(False, field, spelled[name])


def inner_operations(operation: Operation) -> Iterator[Operation]:
    """Operations inside another one: branches of a roll and of a choice."""
    for branch in operation.on:
        yield from branch.do
    for choice in operation.of:
        yield from choice
