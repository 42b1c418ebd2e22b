"""The two sides of a storm or siege roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.games.smuta.field import controller
from prestol.games.smuta.parts import NOBODY
from prestol.games.smuta.sieges import BESIEGER, TARGET

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def besieger(s: Smuta) -> int:
    """The party that storms."""
    return s.siege[BESIEGER]


def besieged(s: Smuta) -> int:
    """SMU-RXN-04: the party that controls the fortress, if it is another one."""
    holder = controller(s, s.siege[TARGET])
    return holder if holder != s.siege[BESIEGER] else NOBODY
