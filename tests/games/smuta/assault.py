"""Short words for the tests of battles: an attack from Orel on Tula."""

from __future__ import annotations

from typing import Any

from prestol.games.smuta.state import Smuta
from tests.games.smuta.battlefield import Army, field
from tests.games.speaking import say, told


def attack(
    attackers: dict[str, Army], defenders: dict[str, Army], *dice: int, before: tuple[str, ...] = (), **at: Any
) -> Smuta:
    """The first attacker goes from Orel to Tula, where the defenders stand; what is said before it comes first."""
    for army in attackers.values():
        army.setdefault("at", "orel")
    for army in defenders.values():
        army.setdefault("at", "tula")
    state = field(attackers | defenders, dice=dice, **at)
    say(state, f"take {next(iter(attackers))}", *before, "go tula")
    return state


def army(**units_of_kind: int) -> Army:
    return {"units": units_of_kind}


def hits(state: Smuta) -> list[int]:
    return [hit["count"] for hit in told(state, "hit")]
