"""Advice for bots of Tsar of the Hill: a house style, beliefs about goal cards, and a greedy player to compare with."""

from prestol.engine.bot import BotSet
from prestol.engine.study import Balance, Taking
from prestol.games.tsar.advice.belief import GoalBelief
from prestol.games.tsar.advice.greedy import GreedyBot
from prestol.games.tsar.advice.style import TsarAdvice, tsar_advice, tsar_tunings

BALANCE = Balance((Taking("goal-shown", "goal"),))
"""Goal cards are dealt at random in every round, so how their holders fare needs no experiment."""


def tsar_bots(advice: TsarAdvice) -> BotSet:
    """The bots of the game; their beliefs take the known styles as models of the others."""
    return BotSet(belief=lambda: GoalBelief(advice), others={"greedy": GreedyBot})


__all__ = ["BALANCE", "TsarAdvice", "tsar_advice", "tsar_bots", "tsar_tunings"]
