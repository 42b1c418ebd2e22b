"""How well everybody stands: what each party has, how near it is to a victory, and its share of victory."""

from __future__ import annotations

import math
from typing import Final

from prestol.games.smuta.advice.lore import Lore
from prestol.games.smuta.advice.sight import force_of
from prestol.games.smuta.advice.weights import Judgement
from prestol.games.smuta.field import tsar_party
from prestol.games.smuta.hands import hand_size
from prestol.games.smuta.parts import CELLS, COMMANDERS, FIGURES, NOBODY, NONE, ON_TRACK, PERSONS, PRETENDER, SIEGE_LAID
from prestol.games.smuta.standing import administration, legitimacy, sovereign_vp, victory_points
from prestol.games.smuta.state import Smuta

ABSENT: Final = 0.4
"""What an army on the track is worth, of what it will be again."""
FINAL: Final = 0.5
"""How much a point of legitimacy counts at the Zemsky Sobor, in exponents of the odds."""


def standing_of(s: Smuta, seat: int, w: Judgement, lore: Lore) -> float:
    """Points, and what legitimacy, persons, armies and cards may still bring."""
    left = 1.0 - s.now / CELLS
    points = float(victory_points(s, seat))
    total = points + w.goal * max(0.0, points - 15.0)
    if tsar_party(s) == seat:
        total -= (1.0 - w.throne) * sovereign_vp(s) * left
    total += w.legitimacy * legitimacy(s, seat) + w.administration * administration(s, seat) * left
    total += w.card * hand_size(s, seat)
    for who in range(FIGURES):
        if s.owner[who] == seat and (who < PERSONS or s.at[who] >= 0):
            total += figure_worth(s, who, w, lore)
    if s.control[s.parts.land.moscow] == seat:
        total += w.capital
    return total


def figure_worth(s: Smuta, who: int, w: Judgement, lore: Lore) -> float:
    """An army by its strength, a pretender by his claim, a siege by the place that it may take."""
    value = w.pretender if s.marks[who] & PRETENDER != 0 else 0.0
    if s.at[who] >= 0:
        value += w.strength * force_of(s, lore, who).worth + 0.2
        if s.marks[who] & SIEGE_LAID != 0:
            value += w.siege * 3.0 * s.parts.land.vp[s.at[who]]
    elif s.at[who] == ON_TRACK and who < COMMANDERS:
        value += ABSENT * (w.strength * force_of(s, lore, who).worth + 0.2)
    return value


def shares(s: Smuta, w: Judgement, lore: Lore) -> list[float]:
    """Expected shares of victory: a Tsar who lives to see his marker wins, and the rest goes by how parties stand."""
    points = [standing_of(s, seat, w, lore) for seat in range(s.seats)]
    best = max(points)
    cells = CELLS - s.now
    scale = 1.0 / (w.spread * math.sqrt(1.0 + 0.6 * cells))
    found = [math.exp(scale * (mine - best)) for mine in points]
    if cells <= 4:
        for seat in range(s.seats):
            found[seat] *= math.exp(FINAL * (legitimacy(s, seat) - 6.0) * (5 - cells) / 4.0)
    whole = 0.0
    for share in found:
        whole += share
    reign = 0.0
    holder = tsar_party(s)
    if s.long_rule != NONE and holder != NOBODY:
        reign = w.survival ** max(0, s.long_rule - s.now)
    for seat in range(s.seats):
        found[seat] = (1.0 - reign) * found[seat] / whole + (reign if seat == holder else 0.0)
    return found
