"""The Rebellion of the solo game (RUR-SOL): its set-up, its cards, its mat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.places import not_among
from prestol.engine.step import EVERYBODY, Chance, Step
from prestol.games.rurik import events as ev
from prestol.games.rurik.moves import CHIEF, TROOP
from prestol.games.rurik.parts import BOX, REBELLION
from prestol.games.rurik.rule import occupies
from prestol.games.rurik.stock import put_figure

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def cards(s: Rurik) -> int:
    return len(s.parts.rebels.order)


def is_decided(s: Rurik, flip: int) -> bool:
    """Whether it is decided which card comes to the top with a flip; after all of them the deck begins again."""
    return flip < len(s.ring) or len(s.ring) == cards(s)


def card_at(s: Rurik, flip: int) -> int:
    return s.ring[flip % cards(s)]


def top_card(s: Rurik) -> int:
    """RUR-SOL-22: the card whose orders hold."""
    return card_at(s, s.flips)


def region_order(s: Rurik) -> list[int]:
    """RUR-SOL-16: all regions, in the order of the card on top."""
    return s.parts.rebels.order[top_card(s)]


class DrawRebellionCard(Chance["Rurik"]):
    """RUR-SOL-05, RUR-INF-08: which card lies at the bottom; nobody sees it before it is moved to the top."""

    FIELDS: ClassVar[tuple[str, ...]] = ("open",)

    def __init__(self, open: int) -> None:
        self.open = open
        """1 where the card is seen at once."""

    def even(self, s: Rurik) -> list[int]:
        return not_among(cards(s), s.ring)

    def resolve(self, s: Rurik, outcome: int) -> None:
        s.ring.append(outcome)

    def seen_by(self, s: Rurik) -> int:
        return EVERYBODY if self.open else 0


# --- set-up


class RaiseRebellion(Step["Rurik"]):
    """RUR-SOL-02 to RUR-SOL-10: the Rebellion and the neutral troops enter the map."""

    def run(self, s: Rurik) -> None:
        for deed in range(s.parts.deeds):
            if not s.parts.cards.deed_solo[deed]:
                s.deeds[deed] = BOX
        s.leaders[REBELLION] = len(s.parts.leaders.solo)
        s.coins[REBELLION] = s.parts.rebels.start_coins[s.mat]
        for region in s.regions:
            s.stocked[region] = 1
        s.do(DrawRebellionCard(1), EnterMap())


class EnterMap(Step["Rurik"]):
    """RUR-SOL-09, RUR-SOL-10: Kiev, the first two other regions of the top card, and neutral troops in the rest."""

    def run(self, s: Rurik) -> None:
        kiev = s.parts.land.capitals[-1]
        put_figure(s, REBELLION, CHIEF, kiev)
        seized = [kiev, *[region for region in region_order(s) if region != kiev][:2]]
        for region in seized:
            put_figure(s, REBELLION, TROOP, region)
            put_figure(s, REBELLION, TROOP, region)
            s.tell(ev.DEPLOYED, EVERYBODY, REBELLION, region)
        for region in s.regions:
            if region not in seized:
                s.neutrals[region] = 1
                s.tell(ev.NEUTRAL_LAID, EVERYBODY, region)


def is_seized(s: Rurik, region: int) -> bool:
    """RUR-SOL-11: where the player may not start."""
    return s.sides > s.seats and occupies(s, REBELLION, region)


# --- the mat


def bonuses(s: Rurik, action: int, column: int) -> int:
    """RUR-SOL-25, RUR-SOL-46: what all unlocked cells of a main action add, by column of the effects."""
    rebels = s.parts.rebels
    total = 0
    for cell in range(len(s.cells)):
        if s.cells[cell] == 0 and rebels.cell_action[s.mat][cell] == action:
            total += s.parts.effects[rebels.cell_effect[s.mat][cell]][column]
    return total


def uncover(s: Rurik) -> None:
    """RUR-SOL-45: the top coin of the column of the priority, or else of the leftmost column that has one."""
    columns = s.parts.rebels.cell_column[s.mat]
    found = -1
    for cell in range(len(s.cells)):
        if s.cells[cell] == 1:
            if columns[cell] == s.priority:
                found = cell
                break
            if found < 0:
                found = cell
    if found < 0:
        s.tell(ev.NOTHING_COVERED, EVERYBODY)
        return
    s.cells[found] = 0
    s.coins[REBELLION] += 1
    s.tell(ev.UNCOVERS, EVERYBODY, columns[found])
