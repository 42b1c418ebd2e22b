"""Cards of the own hand: which to play, at what, which to pick, to keep, to exchange and to throw away."""

from __future__ import annotations

from typing import Final

from prestol.engine.several import NO_MORE
from prestol.engine.step import Move
from prestol.games.smuta import vocabulary as vo
from prestol.games.smuta.advice.deeds import card_value
from prestol.games.smuta.advice.ground import Ground
from prestol.games.smuta.advice.weights import NEVER
from prestol.games.smuta.cancelling import BATTLE_WINDOWS
from prestol.games.smuta.hands import hand_size, kinds_in_hand
from prestol.games.smuta.parts import (
    CARD_ANNOUNCED,
    CELLS,
    HAND_START,
    NONE,
    OWN_POLITICAL,
    SEASONS,
    YEAR_END,
)
from prestol.games.smuta.state import Smuta
from prestol.games.smuta.targets import targets
from prestol.games.smuta.trade import common_cards
from prestol.games.smuta.ways import UNCHOSEN, mode_of, open_ways, ops_of, slots_of

SHIELD: Final = 0.04
"""How much of the throne a card is worth that may save the Tsar."""
MEAN_CARD: Final = 0.75
"""What a card of the draw pile is worth on average, in the figures of the lore."""


def kept_back(ground: Ground, kind: int) -> float:
    """What a card is worth in hand: it may do more later, but a full hand draws nothing."""
    s, sight = ground.s, ground.sight
    crowd = max(0, ground.hand() - HAND_START)
    late = 0.5 if s.now % SEASONS == SEASONS - 1 else 1.0
    kept = sight.w.hold * sight.lore.card_worth[kind] * late / (1.0 + 0.5 * crowd)
    if sight.lore.shields[kind]:
        kept += SHIELD * (sight.throne() if sight.tsar_seat == ground.seat else sight.claims[ground.seat])
    return kept


def play_worth(ground: Ground, kind: int, window: int) -> float:
    """A card played now as well as possible, compared with keeping it."""
    s = ground.s
    best = NEVER
    for way in open_ways(s, ground.seat, kind, window):
        best = max(best, way_worth(ground, kind, way))
    if window == CARD_ANNOUNCED:
        best *= ground.sight.w.answer
    return best - kept_back(ground, kind)


def way_worth(ground: Ground, kind: int, way: int) -> float:
    """One way to play a card, at the best target."""
    s = ground.s
    if slots_of(s, kind, way) == 0:
        return card_value(ground, ground.seat, kind, way, NONE)
    mode, ops = mode_of(s, kind, way), ops_of(s, kind, way)
    best = NEVER
    for target in targets(s, ground.seat, mode, ops, 0):
        best = max(best, card_value(ground, ground.seat, kind, way, target))
    return best


def aim_worth(ground: Ground, kind: int, way: int, window: int, target: int) -> float:
    """A target of a card."""
    if way == UNCHOSEN:
        way = open_ways(ground.s, ground.seat, kind, window)[0]
    return card_value(ground, ground.seat, kind, way, target)


def is_for_later(s: Smuta, kind: int, year: int) -> bool:
    """Whether a card cannot be played before a later year."""
    for mode in s.parts.cards.kind_modes[kind]:
        for condition in mode.requires:
            if condition.code == vo.YEAR_MIN and condition.value > year:
                return True
    return False


def lasting_worth(ground: Ground, kind: int) -> float:
    """A card by itself, for the coming year; little if its time comes later."""
    s = ground.s
    worth = ground.sight.lore.card_worth[kind]
    following = s.now + 1 if s.phase == YEAR_END else s.now
    return 0.3 * worth if is_for_later(s, kind, s.parts.figures.first_year + following // SEASONS) else worth


def pick_worth(ground: Ground, kind: int) -> float:
    """A card of the own deck for the coming year: what it could do now, or by itself."""
    worth = 0.6 * lasting_worth(ground, kind)
    for way in open_ways(ground.s, ground.seat, kind, OWN_POLITICAL):
        worth = max(worth, way_worth(ground, kind, way))
    return worth


# --- cards that go


def throw_worth(ground: Ground, move: Move) -> float:
    """At the end of the year a poor card makes room for a new one."""
    s = ground.s
    if move[1] == NO_MORE or s.now + SEASONS >= CELLS:
        return 0.0
    spare = 0.2 if hand_size(s, ground.seat) > HAND_START else 0.0
    return 0.8 * (0.6 * MEAN_CARD - lasting_worth(ground, move[1]) - spare)


def exchange_worth(ground: Ground, move: Move) -> float:
    """The poorest cards go."""
    return -lasting_worth(ground, move[1]) if move[1] != NO_MORE else 0.0


def trade_worth(ground: Ground) -> float:
    """Two cards for one, if two are hardly worth anything."""
    first = second = 9.0
    for card in common_cards(ground.s, ground.seat):
        worth = lasting_worth(ground, ground.s.parts.cards.kind[card])
        if worth < first:
            first, second = worth, first
        elif worth < second:
            second = worth
    return 0.5 * (0.8 * MEAN_CARD - first - second)


def waive_worth(ground: Ground) -> float:
    """Whoever has nothing for the battle says so and saves time."""
    s = ground.s
    for kind in kinds_in_hand(s, ground.seat):
        for mode in s.parts.cards.kind_modes[kind]:
            if mode.windows & BATTLE_WINDOWS != 0:
                return -0.5
    return 0.3
