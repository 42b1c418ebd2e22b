"""Whether the unfinished steps of a loaded state belong to its position."""

from __future__ import annotations

import re
from typing import Any

from prestol.engine.errors import LoadError
from prestol.engine.step import Step
from prestol.games.ivan.parts import CHAMBERS, DEALT, EMPTY, NO_CITY, NOBODY
from prestol.games.ivan.state import Ivan
from prestol.games.ivan.turns import Actions

EFFECTS = (
    "Effect|ResolveOne|Exchange|OfferSwap|Swap|GainChoice|TakeProject|CompleteProject|TakeEstate|TakeTitle|PlaceWarrior|"
    "MovePiece|Build|War|MakeRoom|LayToken|ResolveTrade|NameSecond|TakeIncome|BuyStone|"
    "ChooseGoods|OfferUnits|TakeUnit|OfferSecond|Reconsider"
)
"""Steps of effects and their questions: they nest, also above a question at which a free action was taken."""
ACTIONS = "NameCities|Harvest|Maneuver|ProjectWork|Market|Grant|ChooseCities|ExchangeWork"
TURN = rf"(LeaveChamber|Arrival( Work| ({ACTIONS}))?|TurnEnd( EnterCity)?|EndTurn)( ({EFFECTS}))*"
AGENDA = re.compile(
    "|Round( MusterWarrior)+|Round ReturnProjects KeepProject|EndOfRound Actions Planning (PlanBoyar|StakeCoins)"
    rf"|EndOfRound Actions (Assignment OfferSeal|{TURN})"
    rf"|NextRound( Scoring)?( RegionReward)*( ChooseReward|( ({EFFECTS}))+)"
)
"""The unfinished steps at every question: nothing at the end, else the frame of the round and what goes on in it."""
ON_CARD = ("OfferSeal", "Assignment", "Work", "Arrival", "EnterCity")
"""Steps of a boyar that stands on the assignment card of its chamber."""


def check_stack(s: Ivan) -> None:
    """Raise LoadError unless the unfinished steps can belong to the position."""
    names = [type(step).__name__ for step in s.stack]
    if not AGENDA.fullmatch(" ".join(names)):
        raise LoadError("fault-state-agenda")
    acting = "Actions" in names and "Planning" not in names
    if acting != (s.turn != NOBODY):
        raise LoadError("ivan-fault-state-turn")
    if not s.stack and s.round < s.parts.figures.rounds:
        raise LoadError("ivan-fault-state-over")
    if names[-1:] == ["KeepProject"]:
        check_keeping(s)
    for step in s.stack:
        if acting and not isinstance(step, Actions) and getattr(step, "seat", s.turn) != s.turn:
            raise LoadError("ivan-fault-state-actor")
        check_step(s, step)


def check_keeping(s: Ivan) -> None:
    """Raise LoadError unless everybody holds the projects that were dealt."""
    for seat in range(s.seats):
        row = s.dealt[seat * DEALT : (seat + 1) * DEALT]
        if any(s.projects[project] != seat for project in row):
            raise LoadError("ivan-fault-state-keeping", seat=seat)


def check_step(s: Ivan, step: Step[Any]) -> None:
    """Raise LoadError unless the piece or the token that a step speaks of is where it should be."""
    name, seat = type(step).__name__, getattr(step, "seat", NOBODY)
    check_chamber(s, name, seat, getattr(step, "chamber", CHAMBERS))
    token = getattr(step, "token", EMPTY)
    if token != EMPTY and token in s.slots + s.pads + s.trade_discards:
        raise LoadError("ivan-fault-state-laid")
    if name == "PlanBoyar" and s.boyar_supply[seat] == 0:
        raise LoadError("ivan-fault-state-no-boyar")


def check_chamber(s: Ivan, name: str, seat: int, chamber: int) -> None:
    """Raise LoadError unless the boyar that a step speaks of is there."""
    if chamber == CHAMBERS:
        return
    at = chamber * s.seats + seat
    if name == "StakeCoins" and s.staked[at] != 0:
        raise LoadError("ivan-fault-state-no-stake")
    if name in ON_CARD and s.posted[at] != 1:
        raise LoadError("ivan-fault-state-not-posted")
    if name == "EnterCity" and s.parts.cards.assignment_target[s.assignments[chamber]] == NO_CITY:
        raise LoadError("ivan-fault-state-no-city")
