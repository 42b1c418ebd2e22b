"""The claim phase of the Rebellion (RUR-SOL-47 to RUR-SOL-49, RUR-R-61), and what its leader does at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.engine.step import EVERYBODY
from prestol.games.rurik import events as ev
from prestol.games.rurik.measures import building_group
from prestol.games.rurik.moves import TROOP
from prestol.games.rurik.parts import ATTACK_MOVE, BUILD_FIRST, REBELLION, TAX_FIRST, TRACKS
from prestol.games.rurik.rebellion import uncover
from prestol.games.rurik.rule import occupied_regions
from prestol.games.rurik.stock import full_columns, goods_on_boat, put_figure

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik

PLAYER: Final = 0


def new_priority(s: Rurik) -> None:
    """RUR-SOL-47: the first test in which the player is ahead, or else the priority of the start."""
    priority, test = s.parts.rebels.start_priority[s.mat], 3
    if occupied_regions(s, PLAYER) > occupied_regions(s, REBELLION):
        priority, test = ATTACK_MOVE, 0
    elif building_group(s, PLAYER) > building_group(s, REBELLION):
        priority, test = BUILD_FIRST, 1
    elif goods_on_boat(s, PLAYER) > goods_on_boat(s, REBELLION):
        priority, test = TAX_FIRST, 2
    s.priority = priority
    s.tell(ev.NEW_PRIORITY, EVERYBODY, priority, test)


def catch_up(s: Rurik) -> None:
    """RUR-SOL-48, RUR-R-61: a coin comes off the mat for each track on which the player's marker stands higher."""
    if s.round == s.parts.figures.rounds and not s.options.solo_last_uncovering:
        return
    for track in range(TRACKS):
        if s.tracks[PLAYER * TRACKS + track] > s.tracks[REBELLION * TRACKS + track]:
            s.tell(ev.BEHIND, EVERYBODY, track)
            uncover(s)


def rebellion_income(s: Rurik) -> None:
    """RUR-SOL-49: one coin, and one for each full column of its boat."""
    coins = 1 + full_columns(s, REBELLION)
    s.coins[REBELLION] += coins
    s.tell(ev.INCOME, EVERYBODY, REBELLION, coins)


def gather(s: Rurik) -> None:
    """RUR-R-64: at the end of a round a rebel joins Sviatopolk."""
    for _ in range(s.parts.rebels.leader_muster):
        if s.leader_at[REBELLION] >= 0 and s.troop_supply[REBELLION] > 0:
            put_figure(s, REBELLION, TROOP, s.leader_at[REBELLION])
            s.tell(ev.MUSTERED, EVERYBODY, REBELLION, TROOP, s.leader_at[REBELLION])
