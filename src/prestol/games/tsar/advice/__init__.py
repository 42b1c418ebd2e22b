"""Advice for bots of Tsar of the Hill: styles of play, beliefs about goal cards, and simple players to compare with."""

from prestol.engine.bot import BotSet, Earlier, Manner
from prestol.engine.study import Balance, Taking
from prestol.games.tsar.advice.belief import GoalBelief
from prestol.games.tsar.advice.greedy import AlwaysAgainst, AlwaysFor, GreedyBot
from prestol.games.tsar.advice.style import TsarAdvice, first_advice, tsar_advice, tsar_tunings
from prestol.games.tsar.advice.weights import CASUAL, NOVICE

BALANCE = Balance((Taking("goal-shown", "goal"),))
"""Goal cards are dealt at random in every round, so how their holders fare needs no experiment."""


def tsar_bots(advice: TsarAdvice) -> BotSet:
    """The bots of the game; their beliefs take the known styles as models of the others."""
    first = first_advice(advice.parts)
    return BotSet(
        novice=Manner(NOVICE, notices=25),
        casual=Manner(CASUAL, notices=25),
        strong=200,
        expert=3000,
        belief=lambda: GoalBelief(advice),
        others={"greedy": GreedyBot, "always-for": AlwaysFor, "always-against": AlwaysAgainst},
        earlier={
            "rule-1": Earlier(first),
            "strong-1": Earlier(first, 800, lambda: GoalBelief(first)),
            "expert-1": Earlier(first, 3200, lambda: GoalBelief(first)),
        },
    )


__all__ = ["BALANCE", "TsarAdvice", "tsar_advice", "tsar_bots", "tsar_tunings"]
