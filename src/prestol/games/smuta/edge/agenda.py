"""Whether the unfinished steps of a loaded state belong to its position."""

from __future__ import annotations

import re

from prestol.engine.errors import LoadError
from prestol.engine.step import Choice
from prestol.games.smuta.military import MilitaryAct
from prestol.games.smuta.parts import ANNOUNCED, CARDS, NOBODY, ORDER, PERSONS, POLITICS, SETTING_UP, WAR, YEAR_END
from prestol.games.smuta.parts import YEAR_START as STARTING
from prestol.games.smuta.politics import PoliticalAct
from prestol.games.smuta.seasons import NextPhase
from prestol.games.smuta.state import Smuta
from prestol.games.smuta.war_checks import check_war

FRAMES = {
    SETTING_UP: "YearStart( AskCossacks)* ChooseCossacks",
    STARTING: "YearEnd Season TakePicks PickCards",
    ORDER: "YearEnd NextPhase( OpenWindow)?( Pending)* AnswerWindow",
    POLITICS: "YearEnd NextPhase (PoliticalAct|(GoOn|EndPolitics|PoliticalPhase) .+)",
    WAR: "YearEnd NextPhase MilitaryAct( .+)?",
    YEAR_END: "NextYear ThrowAway ThrowCards",
}
"""The unfinished steps at the questions of each phase."""
BOTTOM = ("YearStart ", "YearEnd ", "NextYear ")
"""What lies under everything else in a game."""
RETURNING = "YearEnd NextPhase( (TryRemaining|Return|CheckVictory|HousePretenders|Arrivals|Trials))* .+"
"""Those of the return phase."""


def check_stack(s: Smuta) -> None:
    """Raise LoadError unless the unfinished steps can belong to the position.

    A scene that was set up for itself, without the rest of its year, ends with its last step.
    """
    if s.winner != NOBODY and s.stack:
        raise LoadError("smuta-fault-state-victory")
    names = " ".join(type(step).__name__ for step in s.stack)
    if names.startswith(BOTTOM):
        if not re.fullmatch(FRAMES.get(s.phase, RETURNING), names):
            raise LoadError("fault-state-agenda")
        check_turn(s)
    check_table(s)
    check_war(s)


def check_turn(s: Smuta) -> None:
    """Raise LoadError unless it is the turn of the active player."""
    for step in s.stack:
        if isinstance(step, NextPhase):
            turn = step.turn - (step.part == s.phase)
            expected = NOBODY if s.phase == ORDER else (s.first + turn) % s.seats
            if s.active != expected or (s.phase != ORDER and step.part != s.phase):
                raise LoadError("fault-state-turn", seat=s.active)
    top = s.stack[-1]
    if isinstance(top, Choice) and isinstance(top, (PoliticalAct, MilitaryAct)) and top.seat != s.active:
        raise LoadError("fault-state-turn", seat=top.seat)


def check_table(s: Smuta) -> None:
    """Raise LoadError unless announced cards lie on the table, and those who are dying are persons."""
    laid = [row[1] for row in s.announced if len(row) > 1]
    if len(laid) < len(s.announced) or any(not 0 <= card < CARDS or s.cards[card] != ANNOUNCED for card in laid):
        raise LoadError("smuta-fault-state-announced")
    if len(s.dying) % 2 or any(not 0 <= who < PERSONS for who in s.dying[::2]):
        raise LoadError("smuta-fault-state-dying")
