"""The course of the game: rounds, their end, and what is prepared for the next one (IVN-RND, IVN-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.step import EVERYBODY, Step
from prestol.games.ivan import events as ev
from prestol.games.ivan.honours import ESTATE_PILE, TITLE_PILE, OpenEstate, OpenTitle
from prestol.games.ivan.opening import Assign, LayRegion
from prestol.games.ivan.parts import CHAMBERS, DISCARD, DISPLAY, EMPTY, NOBODY, REGIONS, USED
from prestol.games.ivan.planning import Planning
from prestol.games.ivan.regions import RegionReward
from prestol.games.ivan.scoring import Scoring
from prestol.games.ivan.turns import Actions

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


class Round(Step["Ivan"]):
    """IVN-GEN-03, IVN-RND-01, IVN-R-50: planning, actions and the end of the round, all from the same first player."""

    def run(self, s: Ivan) -> None:
        s.tell(ev.ROUND_BEGINS, EVERYBODY, s.round, s.first)
        s.do(Planning(s.first), Actions(s.first), EndOfRound())


class EndOfRound(Step["Ivan"]):
    """IVN-END-01, IVN-END-02, IVN-END-09, IVN-RND-02: the regions in their order, then scoring after rounds 2 and 4."""

    def run(self, s: Ivan) -> None:
        s.do(NextRound())
        if s.parts.figures.scoring[s.round]:
            s.do(Scoring())
        for region in range(REGIONS - 1, -1, -1):
            s.do(RegionReward(region))


class NextRound(Step["Ivan"]):
    """IVN-END-10 to IVN-END-15, IVN-R-54: all is made ready for the next round; after the last one the game is over."""

    def run(self, s: Ivan) -> None:
        if s.round == s.parts.figures.rounds:
            winner = s.favour[0]
            for seat in s.favour:
                if s.vp[seat] > s.vp[winner]:
                    winner = seat
            s.tell(ev.WON, EVERYBODY, winner, s.vp[winner])  # IVN-SCO-10, IVN-SCO-11
            return
        take_back_pieces(s)
        s.round += 1  # IVN-END-14
        s.first = s.left_of(s.favour[s.seats - 1])  # IVN-END-15
        s.region_discards.extend(s.regions)  # IVN-END-13
        s.regions = [EMPTY] * REGIONS
        s.assignments = [EMPTY] * CHAMBERS  # IVN-END-12
        s.do(NewDisplays(), Round())
        for region in range(REGIONS - 1, -1, -1):
            s.do(LayRegion(region))
        for chamber in range(CHAMBERS - 1, -1, -1):
            s.do(Assign(chamber))


def take_back_pieces(s: Ivan) -> None:
    """IVN-END-10: boyars and seals return, used estates are turned back."""
    s.boyars = [0] * len(s.boyars)
    s.posted = [0] * len(s.posted)
    s.boyar_supply = [s.parts.figures.boyars] * s.seats
    s.seals = [NOBODY] * CHAMBERS
    for estate in range(s.parts.estates):
        if s.estates[estate] >= USED:
            s.estates[estate] -= USED


class NewDisplays(Step["Ivan"]):
    """IVN-END-11, IVN-R-36: the displayed titles and estates are discarded first, then new ones are opened."""

    def run(self, s: Ivan) -> None:
        for title in range(s.parts.titles):
            if s.titles[title] == DISPLAY:
                s.titles[title] = DISCARD
        for estate in range(s.parts.estates):
            if s.estates[estate] == DISPLAY:
                s.estates[estate] = DISCARD
        TITLE_PILE.renew(s)
        ESTATE_PILE.renew(s)
        for _ in range(min(s.parts.figures.estate_display[s.seats], in_reach(s.estates))):
            s.do(OpenEstate())
        for _ in range(min(s.parts.figures.title_display[s.seats], in_reach(s.titles))):
            s.do(OpenTitle())


def in_reach(places: list[int]) -> int:
    """Cards in deck and discard, which together are as many as can be opened."""
    count = 0
    for place in places:
        if place < 0:
            count += 1
    return count
