"""The cards and figures of the duel as numbers: what the rules read while a game is played."""

from __future__ import annotations

from typing import Final

from prestol.engine.notation import NUMBER, MoveTable

MOVES: Final = MoveTable()

# The first two are the engine's: passing in a window, and answering with a card.
MOVES.add("pass")
MOVES.add("answer", "card")
STAKE: Final = MOVES.add("stake", NUMBER)
STRIKE: Final = MOVES.add("strike", "card")
BREATHE: Final = MOVES.add("breathe")
DONE: Final = MOVES.add("done")
DRINK: Final = MOVES.add("drink", "card")
HEAL: Final = MOVES.add("heal")
DRAW: Final = MOVES.add("draw")
DROP: Final = MOVES.add("drop", "card")

ROLES: Final = ("strike", "shield", "lunge", "feint", "remedy")
BLADE: Final = 0
SHIELD: Final = 1
LUNGE: Final = 2
FEINT: Final = 3
REMEDY: Final = 4

BLOW: Final = 0
"""The moment when a strike card lies on the table."""
CARD: Final = 1
"""The moment when an answer lies on the table."""
REST: Final = 2
"""The moment before the stakes of a bout."""

NO_STAKE: Final = -1


class Parts:
    """The content of the game. Lists are indexed by kind of card, or by outcome of a blow."""

    def __init__(
        self,
        count: list[int],
        role: list[int],
        force: list[int],
        staggers: list[bool],
        weight: list[int],
        most: list[int],
        bouts: int,
        strength: int,
        courage: int,
        hand: int,
        refresh: int,
        actions: int,
    ) -> None:
        self.count = count
        self.role = role
        self.force = force
        self.staggers = staggers
        self.weight = weight
        self.most = most
        self.bouts = bouts
        self.strength = strength
        self.courage = courage
        self.hand = hand
        self.refresh = refresh
        self.actions = actions
        self.kinds = len(count)
        self.full = len(most) - 1
        """The outcome that lets the whole force through: the last one."""


class Options:
    """The readings that the table has chosen."""

    def __init__(self, even_lots: bool) -> None:
        self.even_lots = even_lots
