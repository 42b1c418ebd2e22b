"""Short words for the tests of movement: armies in Orel, and where a piece in hand can go."""

from __future__ import annotations

from prestol.games.smuta.state import Smuta
from tests.games.smuta.battlefield import Army, field
from tests.games.speaking import offers, say

FOOT: Army = {"at": "orel", "units": {"town_streltsy": 2}}
HORSE: Army = {"at": "orel", "units": {"noble_cavalry": 2}}
SLOW: Army = {"at": "orel", "units": {"noble_cavalry": 2, "artillery": 1}}
ONE_ROAD = {"bryansk", "kozelsk", "kromy", "tula", "yelets"}
TWO_ROADS = ONE_ROAD | {
    *("kaluga", "kursk", "novgorod_seversky", "putivl", "roslavl", "ryazan", "serpukhov", "starodub", "voronezh"),
}


def reach(state: Smuta, kind: str = "go") -> set[str]:
    """The points that the piece in hand can go to."""
    return {words.partition(" ")[2] for words in offers(state) if words.partition(" ")[0] == kind}


def taken(name: str, armies: dict[str, Army], **at: object) -> Smuta:
    state = field(armies, **at)  # type: ignore[arg-type]
    say(state, f"take {name}")
    return state
