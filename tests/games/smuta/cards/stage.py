"""Hand-made positions for the cards: a court with all five parties, a battle, a siege, and moments to play at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from prestol.engine.window import OpenWindow
from prestol.games.smuta import battle_record as br
from prestol.games.smuta.attack import declare
from prestol.games.smuta.edge.vocabulary import WINDOWS
from prestol.games.smuta.fate import Dying
from prestol.games.smuta.march import AfterAttack
from prestol.games.smuta.military import MilitaryPhase
from prestol.games.smuta.parts import (
    MILITARY_START,
    ORDER_ROLLED,
    POLITICS,
    PRETENDER,
    UNIT_KINDS,
    WAR,
)
from prestol.games.smuta.politics import PoliticalAct
from prestol.games.smuta.regroup import new_move
from prestol.games.smuta.sieges import Storm
from prestol.games.smuta.state import Smuta
from tests.games.smuta.table import (
    MOSCOW,
    POLISH,
    REBEL,
    SHUISKY,
    asked,
    bare,
    crown,
    deal,
    go,
    hold,
    number,
    offers,
    put,
    say,
    where,
    who,
    with_dice,
)
from tests.games.speaking import listed

SUMMER_1607 = 9
Change = Callable[[Smuta], None]
DEFAULTS = ("pass", "stand", "strike-first fire", "fight-on")
"""What somebody does who wants nothing in particular."""


def court(cell: int = SUMMER_1607, options: dict[str, Any] | None = None) -> Smuta:
    """Five parties, an army of each, a Tsar in Moscow and a pretender in Chernigov; all hands are empty."""
    state = bare(5, cell, options)
    crown(state, "boris_godunov", MOSCOW)
    put(state, "vasily_golitsyn", "moscow", {"noble_cavalry": 2, "town_streltsy": 1})
    put(state, "false_dmitry_1", "chernigov", {"mounted_cossack": 2, "winged_hussars": 2}, marks=PRETENDER)
    put(state, "marina_mnishek", "party")
    put(state, "ivan_bolotnikov", "putivl", {"foot_cossack": 3})
    put(state, "istoma_pashkov", "voronezh", {"noble_cavalry": 3})
    put(state, "fedor_mstislavsky", "kaluga", {"noble_cavalry": 2, "town_streltsy": 1})
    put(state, "vasily_shuisky", "party")
    for seat, point in ((0, "moscow"), (1, "chernigov"), (2, "putivl"), (3, "voronezh"), (4, "kaluga")):
        hold(state, seat, point)
    return state


# --- moments: what stands on the table when the card may be played


def politics(state: Smuta, seat: int) -> None:
    """The Political phase of a seat."""
    state.phase, state.active = POLITICS, seat
    go(state, PoliticalAct(seat))


def taking(name: str) -> Callable[[Smuta, int], None]:
    """The Military phase of a seat, whose piece is about to act."""

    def begin(state: Smuta, seat: int) -> None:
        state.phase, state.active = WAR, seat
        go(state, MilitaryPhase(seat))
        idle_until(state, "war")
        say(state, f"{seat} take {name}")

    return begin


def war_of(active: int) -> Callable[[Smuta, int], None]:
    """The Military phase of another party begins."""

    def begin(state: Smuta, seat: int) -> None:
        state.phase, state.active = WAR, active
        go(state, OpenWindow(MILITARY_START))

    return begin


def order_rolled(state: Smuta, seat: int) -> None:
    """The first player of the season is known."""
    go(state, OpenWindow(ORDER_ROLLED))


def dying(name: str, by: int) -> Callable[[Smuta, int], None]:
    """A card of a party is about to kill somebody."""

    def begin(state: Smuta, seat: int) -> None:
        go(state, Dying(who(name), by))

    return begin


def battle_in(
    window: str, dice: tuple[int, ...] = (), ahead: int = 0, gives_up: bool = False
) -> Callable[[Smuta, int], None]:
    """Bolotnikov attacks Mstislavsky in Kozelsk; everybody waits for one window of the battle.

    `ahead` are units that the defender has lost more than the attacker, up to the window.
    """

    def begin(state: Smuta, seat: int) -> None:
        state.phase, state.active = WAR, REBEL
        attacker = who("ivan_bolotnikov")
        state.at[attacker] = where("kozelsk")
        state.moving = new_move(attacker)
        state.moving[1] = 0
        state.do(AfterAttack(REBEL))
        declare(state, REBEL, [attacker], where("kozelsk"), where("kromy"))
        if dice:
            with_dice(state, *dice)
        state.advance()
        if gives_up:
            idle_until(state, "attacked")
            say(state, "4 concede")
        if ahead:
            idle_until(state, "round_start")
            state.battle[br.LOST + br.DEFENDER] = ahead
        idle_until(state, window)

    return begin


def siege(state: Smuta, seat: int) -> None:
    """Mstislavsky storms Tula, a fortress of the Sovereign."""
    state.phase, state.active = POLITICS, SHUISKY
    go(state, Storm(who("fedor_mstislavsky")))


# --- going on


def moment(state: Smuta) -> str:
    """The window that is open, or the question."""
    window = state.window()
    return WINDOWS[window.moment] if window is not None else asked(state)


def idle_until(state: Smuta, *moments: str) -> None:
    """Nobody wants anything in particular until one of these windows or questions comes."""
    while not state.over and moment(state) not in moments:
        idle(state)


def idle(state: Smuta) -> None:
    seat = state.waiting[0]
    words = listed(state, seat)
    say(state, f"{seat} {next((word for word in DEFAULTS if word in words), words[0])}")


def all_pass(state: Smuta) -> None:
    """Everybody passes in the windows that are open."""
    while not state.over and state.window() is not None:
        say(state, f"{state.waiting[0]} pass")


def is_offered(state: Smuta, seat: int, kind: str) -> bool:
    """Whether a seat may play a card now."""
    return seat in state.waiting and f"play {kind}" in offers(state, seat)


# --- scenes


@dataclass
class Scene:
    """How one card is played, what comes of it, and what stands in its way."""

    seat: int
    result: Change
    spoil: Change
    """Makes a condition of the card fail, or its moment."""
    words: tuple[str, ...] = ()
    """What the player says after naming the card."""
    after: tuple[str, ...] = ()
    """What is answered while the card works."""
    dice: tuple[int, ...] = ()
    before: Change = lambda state: None
    """What is changed at the court."""
    begin: Callable[[Smuta, int], None] = politics
    foe: int = POLISH
    """A seat to which the card is put."""
    cell: int = SUMMER_1607
    left: tuple[str, str] = ("", "")
    """Who is where if the card is cancelled, where something happens then, too."""

    def table(self, kind: str, change: Change | None = None, foes_hold: tuple[str, ...] = ()) -> Smuta:
        """The position in which the card may be played."""
        state = court(self.cell)
        self.before(state)
        deal(state, self.seat, kind)
        if foes_hold:
            deal(state, self.foe, *foes_hold)
        if change is not None:
            change(state)
        self.begin(state, self.seat)
        return state

    def play(self, state: Smuta, kind: str) -> None:
        """The player names the card, how he plays it and its targets; others in the same window pass."""
        say(state, f"{self.seat} play {kind}", *[f"{self.seat} {word}" for word in self.words])
        window = state.window()
        if window is not None and self.seat in window.order:
            for seat in window.waiting:
                say(state, f"{seat} pass")


# --- small changes


def two_cards_played(state: Smuta) -> None:
    state.played = 2


def gone(*names: str) -> Change:
    """These people are not in play."""

    def change(state: Smuta) -> None:
        for name in names:
            one = who(name)
            state.at[one] = -3
            state.marks[one] = 0
            if state.tsar == one:
                state.tsar = -1

    return change


def no_tsar(state: Smuta) -> None:
    gone("boris_godunov")(state)


def standing(name: str, point: str) -> Change:
    """Somebody stands elsewhere."""

    def change(state: Smuta) -> None:
        state.at[who(name)] = where(point)

    return change


def armed(name: str, **units: int) -> Change:
    """Somebody has these units and no others."""

    def change(state: Smuta) -> None:
        one = who(name)
        state.units[one * UNIT_KINDS : (one + 1) * UNIT_KINDS] = [0] * UNIT_KINDS
        for kind, count in units.items():
            state.units[one * UNIT_KINDS + number("unit_kind", kind)] = count

    return change


def marking(name: str, mark: int) -> Change:
    """Somebody bears a mark."""

    def change(state: Smuta) -> None:
        state.marks[who(name)] |= mark

    return change


def holding(seat: int, *points: str) -> Change:
    """A party controls points; NOBODY takes markers off."""

    def change(state: Smuta) -> None:
        hold(state, seat, *points)

    return change


def at_cell(cell: int) -> Change:
    def change(state: Smuta) -> None:
        state.now = cell

    return change


def both(*changes: Change) -> Change:
    def change(state: Smuta) -> None:
        for one in changes:
            one(state)

    return change


ENEMIES = ("false_dmitry_1", "ivan_bolotnikov", "istoma_pashkov", "fedor_mstislavsky")
"""The commanders of all parties but Moscow's."""
