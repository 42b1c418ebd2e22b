"""What goes on, whatever steps are called: the phase, the figures of the question, what is left to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import fields

from prestol.engine.phrase import Phrase
from prestol.engine.step import Step
from prestol.games.ivan.edge.phrases import Record, effect, phrase, step
from prestol.games.ivan.edge.vocabulary import Gain
from prestol.games.ivan.parts import (
    KINDS,
    NO_CITY,
    NOBODY,
    OP_EXCHANGE,
    OP_GAIN,
    OP_RESOLVE,
    OPERATIONS,
    PER_GIVEN,
    UNLIMITED,
)

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan

COUNTED = {
    "NameCities": "cities",
    "Maneuver": "maneuver",
    "ProjectWork": "projects",
    "Market": "market",
    "Grant": "rewards",
    "GainChoice": "gain",
    "ChooseGoods": "gain",
    "ChooseCities": "cities",
    "ExchangeWork": "market",
    "Exchange": "swaps",
    "OfferSwap": "swaps",
    "OfferUnits": "swaps",
    "ResolveTrade": "resolve",
}
"""Steps of which a number is left."""
SIMPLE = {
    "OfferSeal": "seal",
    "Harvest": "harvest",
    "BuyStone": "stone",
    "MakeRoom": "room",
    "LayToken": "token",
    "Swap": "swap",
    "TakeUnit": "swap",
    "OfferSecond": "named",
    "NameSecond": "second",
    "ResolveOne": "named",
    "ChooseReward": "reward",
}
ARRIVING = ("Arrival", "EnterCity")
EFFECTS = {
    "TakeIncome": "income",
    "PlaceWarrior": "place_warrior",
    "MovePiece": "move",
    "Build": "build",
    "War": "war",
    "TakeProject": "take_project",
    "CompleteProject": "complete_project",
    "TakeEstate": "take_estate",
    "TakeTitle": "take_title",
}
"""Steps that are one step of an effect."""
CHAMBER_WORK = ("Assignment", "Work")
PHASES = (("Round", "setup"), ("Planning", "planning"), ("Actions", "actions"))
FIGURES = ("left", "extra", "chamber", "region", "leader", "token")
"""Figures of a question that the interface may name; none of them is secret."""
GAINED = tuple(field.name for field in fields(Gain))
MARKET_GIVES = 2
"""IVN-EXC-01: units that are given for one in the Exchange Chamber."""


def phase(s: Ivan) -> str:
    """The part of the round, read from the unfinished steps."""
    if s.over:
        return "over"
    steps = {type(one).__name__ for one in s.stack}
    return next((told for name, told in PHASES if name in steps), "rewards")


def asked_about(s: Ivan) -> Record:
    """The figures of the question that is open."""
    if not s.stack:
        return {}
    top = s.stack[-1]
    found: Record = {name: getattr(top, name) for name in FIGURES if name in type(top).FIELDS}
    name = type(top).__name__
    if name == "NameCities":
        found["named"] = [city for city in range(s.parts.land.cities) if top.named >> city & 1]  # type: ignore[attr-defined]
    if name in ("Swap", "TakeUnit"):
        found["given"] = given(s, top)
    return found


def given(s: Ivan, swap: Any) -> list[int]:
    """Units given so far, by kind. Only the kinds are known; where it was one kind, all units are of it."""
    below = s.stack[-2] if len(s.stack) > 1 else swap
    units = getattr(below, "give", MARKET_GIVES) - getattr(swap, "left", 0)
    kinds = [swap.given >> kind & 1 for kind in range(KINDS)]
    return [one * (units if sum(kinds) == 1 else 1) for one in kinds]


def left_to_do(s: Ivan) -> list[Phrase]:
    """The steps that are still to be done, the next one first; steps that need no mention are left out."""
    asked = getattr(s.stack[-1], "seat", NOBODY) if s.stack else NOBODY
    told: list[Phrase] = []
    for one in reversed(s.stack):
        what = left_of(s, one)
        if what is not None:
            told.append(owned(what, getattr(one, "seat", asked), asked))
    return told


def owned(what: Phrase, seat: int, asked: int) -> Phrase:
    """What waits for another one than the one who is asked, as the second reward of a region does, has a name to it."""
    return what if seat == asked else phrase("left-other", seat=("seat", seat), what=what)


def left_of(s: Ivan, one: Step[Any]) -> Phrase | None:
    name = type(one).__name__
    left = getattr(one, "left", 0) + getattr(one, "extra", 0)
    if name in COUNTED:
        return phrase(f"left-{COUNTED[name]}", left=left)
    if name in SIMPLE:
        return phrase(f"left-{SIMPLE[name]}")
    if name in EFFECTS:
        return step({EFFECTS[name]: 1})
    if name in CHAMBER_WORK:
        return phrase("left-work", left=left, chamber=("chamber", one.chamber))  # type: ignore[attr-defined]
    if name in ARRIVING:
        card = s.assignments[one.chamber]  # type: ignore[attr-defined]
        return None if s.parts.cards.assignment_target[card] == NO_CITY else phrase("left-enter")
    if name == "Effect":
        return effect(steps_from(s, one.effect, one.at))  # type: ignore[attr-defined]
    return None


def steps_from(s: Ivan, which: int, at: int) -> list[Record]:
    """What is left of a list of effects, as the content would write it."""
    effects = s.parts.effects
    return [step_of(s, op, arg) for op, arg in zip(effects.ops[which][at:], effects.args[which][at:], strict=True)]


def step_of(s: Ivan, op: int, arg: int) -> Record:
    if op == OP_GAIN:
        return {"gain": {name: n for name, n in zip(GAINED, s.parts.effects.gains[arg], strict=True) if n}}
    if op == OP_EXCHANGE:
        times = arg % PER_GIVEN
        return {"exchange": {"give": arg // PER_GIVEN, "get": 1, "times": -1 if times == UNLIMITED else times}}
    return {OPERATIONS[op]: arg if op == OP_RESOLVE else 1}
