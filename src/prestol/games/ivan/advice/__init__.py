"""Advice for bots of Ivan the Terrible: a house style that weighs moves in points, and a judgement of positions."""

from prestol.engine.bot import BotSet
from prestol.games.ivan.advice.balance import BALANCE
from prestol.games.ivan.advice.style import IvanAdvice, ivan_advice, ivan_tunings

BOTS = BotSet(strong=160, expert=800, brisk=True)
"""A decision takes long, so the budgets are small; hidden hands do not show in the time a choice takes to settle."""

__all__ = ["BALANCE", "BOTS", "IvanAdvice", "ivan_advice", "ivan_tunings"]
