"""Advice for bots of Ivan the Terrible: a house style that weighs moves in points, and a judgement of positions."""

from prestol.engine.bot import BotSet, Earlier, Manner
from prestol.games.ivan.advice.balance import BALANCE
from prestol.games.ivan.advice.style import IvanAdvice, ivan_advice, ivan_tunings
from prestol.games.ivan.advice.weights import HOUSE_1, JUDGEMENT
from prestol.games.ivan.parts import Parts


def ivan_bots(parts: Parts) -> BotSet:
    """The bots of the game.

    A decision takes long, so the budgets are small; hidden hands do not show in the time a choice takes to settle.
    """
    return BotSet(
        novice=Manner(style=3),
        casual=Manner(style=2),
        strong=160,
        expert=800,
        brisk=True,
        earlier={"rule-1": Earlier(IvanAdvice(parts, [HOUSE_1], JUDGEMENT))},
    )


__all__ = ["BALANCE", "IvanAdvice", "ivan_advice", "ivan_bots", "ivan_tunings"]
