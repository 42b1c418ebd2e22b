"""Advice for bots of Rurik: a house style that weighs moves in points, and a judgement of positions."""

from prestol.engine.bot import BotSet, Manner
from prestol.games.rurik.advice.balance import BALANCE
from prestol.games.rurik.advice.style import RurikAdvice, rurik_advice, rurik_tunings


def rurik_bots() -> BotSet:
    """The bots of the game; what is hidden does not show in the time a choice takes to settle."""
    return BotSet(novice=Manner(style=3), casual=Manner(style=2), strong=200, expert=1500, brisk=True)


__all__ = ["BALANCE", "RurikAdvice", "rurik_advice", "rurik_bots", "rurik_tunings"]
