"""The course of the game: four rounds of strategy, action and claim (RUR-RND)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.step import EVERYBODY, Step
from prestol.games.rurik import events as ev
from prestol.games.rurik.claim import Claim, make_ready
from prestol.games.rurik.scoring import Scoring
from prestol.games.rurik.strategy import Strategy
from prestol.games.rurik.turns import Actions

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


class Round(Step["Rurik"]):
    """RUR-RND-02: strategy, action, claim."""

    def run(self, s: Rurik) -> None:
        s.tell(ev.ROUND_BEGINS, EVERYBODY, s.round, s.first)
        s.do(Strategy(s.first), Actions(s.first), Claim(), NextRound())


class NextRound(Step["Rurik"]):
    """RUR-RND-01, RUR-CLM-15: after the fourth round all is scored."""

    def run(self, s: Rurik) -> None:
        if s.round == s.parts.figures.rounds:
            s.do(Scoring())
        else:
            make_ready(s)
            s.do(Round())
