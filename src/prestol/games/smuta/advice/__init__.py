"""Advice for bots of Smuta: a house style that weighs moves in points, and a judgement of positions."""

from prestol.engine.bot import BotSet, Manner
from prestol.games.smuta.advice.balance import BALANCE
from prestol.games.smuta.advice.style import SmutaAdvice, smuta_advice, smuta_tunings


def smuta_bots() -> BotSet:
    """The bots of the game. One decision of hundreds hardly shows in a share of victory, so a search compares moves in
    the same worlds; and of the many windows most are idle."""
    return BotSet(
        novice=Manner(style=3, wild=10),
        casual=Manner(style=2, wild=3),
        strong=60,
        expert=192,
        brisk=True,
        compared=8,
        ahead=(1, 3),
        glance=2,
    )


__all__ = ["BALANCE", "SmutaAdvice", "smuta_advice", "smuta_bots", "smuta_tunings"]
