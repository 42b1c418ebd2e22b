"""Whether the unfinished steps of a loaded state belong to its position."""

from __future__ import annotations

import re

from prestol.engine.step import Choice
from prestol.games.rurik.parts import DEALT, EMPTY, NOBODY, REBELLION, SOLO
from prestol.games.rurik.state import Rurik

SETTING_UP = "Round( Settle( Deploy( DealAgendas( ChooseLeaders)?)?)?)?"
CHECK = "CheckDeck|LoseFigure"
POINTS = f"MusterFigure|MoveFigure|SendFigure|AttackTarget|Attack( {CHECK})"
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
    "|NextRound RefreshRow NewDeeds FillRow PickDeed"
)
"""The unfinished steps at every question: nothing at the end, else the frame of the round and what goes on in it."""


def check_stack(s: Rurik) -> None:
    """Raise ValueError unless the unfinished steps can belong to the position."""
    names = [type(step).__name__ for step in s.stack]
    if not AGENDA.fullmatch(" ".join(names)):
        raise ValueError("the unfinished steps do not belong to a game")
    acting = "Actions" in names and "Strategy" not in names
    if acting != (s.turn != NOBODY):
        raise ValueError("a turn of the action phase has a player, and nothing else has")
    if not s.stack and s.round < s.parts.figures.rounds:
        raise ValueError("the game is over before its last round")
    if names[-1:] == ["KeepAgenda"] and EMPTY in s.agendas:
        raise ValueError("agendas are chosen before they are dealt")
    if (
        names
        and names[-1] not in ("ChooseLeader", "KeepAgenda")
        and EMPTY in [*s.leaders, *s.agendas[: s.seats * DEALT]]
    ):
        raise ValueError("somebody plays without a leader or an agenda")
    check_player(s, names)


def check_player(s: Rurik, names: list[str]) -> None:
    """Raise ValueError unless whoever acts is the player of the turn, and looks at cards where there are any."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Choice) and s.turn != NOBODY:
        rebellion = s.seats == SOLO and s.turn == REBELLION
        if rebellion != ("RebellionAttacks" in names) or (not rebellion and top.seat != s.turn):
            raise ValueError("in a turn only its player acts")
    looking = bool(names) and names[-1] in ("KeepScheme", "OrderSchemes")
    if looking != bool(s.looked):
        raise ValueError("cards are looked at only while one of them is to be kept")
