"""Whether the unfinished steps of a loaded state belong to its position."""

from __future__ import annotations

import re

from prestol.engine.errors import LoadError
from prestol.engine.step import Choice
from prestol.games.rurik.parts import ACTIONS, DEALT, EMPTY, NOBODY, REBELLION, ROWS, SOLO
from prestol.games.rurik.state import Rurik

SETTING_UP = "Round( Settle( Deploy( DealAgendas( ChooseLeaders)?)?)?)?"
CHECK = "CheckDeck|LoseFigure"
POINTS = f"MusterFigure|MoveFigure|SendFigure|AttackTarget|Attack ({CHECK})"
CARDS = "LookDeck|KeepScheme|OrderSchemes"
PAYING = "PayScheme|PayGoods|PayOneKind|PayFigure|PayBuilding"
EFFECT = f"(OfferToken )?({POINTS}|{CARDS})|PassToken|FillRow PickDeed|DriveOut"
PRICE = f"DeedReward( PayBuilding| PayFigure| PayGoods| PayOneKind)*( ({PAYING}))"
TURN = (
    f"TurnEnd TakeAdvisor( ({EFFECT}|{PRICE}))?|TurnEnd( Perform Rescue| ({EFFECT}|{PRICE}))|EndTurn"
    f"|RebellionAttacks ({CHECK})"
)
AGENDA = re.compile(
    f"|{SETTING_UP}( (ChooseLeader|KeepAgenda|DeployTroop|SettleLeader))"
    f"|NextRound Claim Actions( Strategy PlaceAdvisor| ({TURN}))"
    "|NextRound RefreshRow NewDeeds( FillRow)? PickDeed"
)
"""The unfinished steps at every question: nothing at the end, else the frame of the round and what goes on in it."""


def check_stack(s: Rurik) -> None:
    """Raise LoadError unless the unfinished steps can belong to the position."""
    names = [type(step).__name__ for step in s.stack]
    if not AGENDA.fullmatch(" ".join(names)):
        raise LoadError("fault-state-agenda")
    acting = "Actions" in names and "Strategy" not in names
    if acting != (s.turn != NOBODY):
        raise LoadError("rurik-fault-state-turn")
    if "Strategy" in names and has_gap(s):
        raise LoadError("rurik-fault-state-gap")
    if not s.stack and s.round < s.parts.figures.rounds:
        raise LoadError("rurik-fault-state-over")
    if names[-1:] == ["KeepAgenda"] and EMPTY in s.agendas:
        raise LoadError("rurik-fault-state-agendas")
    if (
        names
        and names[-1] not in ("ChooseLeader", "KeepAgenda")
        and EMPTY in [*s.leaders, *s.agendas[: s.seats * DEALT]]
    ):
        raise LoadError("rurik-fault-state-ready")
    check_player(s, names)


def has_gap(s: Rurik) -> bool:
    """RUR-STR-05, RUR-STR-06: whether an advisor stands below a free space; only the action phase leaves any."""
    return any(
        s.banners[space] != EMPTY and s.banners[space - 1] == EMPTY for space in range(ACTIONS * ROWS) if space % ROWS
    )


def check_player(s: Rurik, names: list[str]) -> None:
    """Raise LoadError unless whoever acts is the player of the turn, and looks at cards where there are any."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Choice) and s.turn != NOBODY:
        rebellion = s.seats == SOLO and s.turn == REBELLION
        if rebellion != ("RebellionAttacks" in names) or (not rebellion and top.seat != s.turn):
            raise LoadError("rurik-fault-state-actor")
    looking = bool(names) and names[-1] in ("KeepScheme", "OrderSchemes")
    if looking != bool(s.looked):
        raise LoadError("rurik-fault-state-looked")
