"""What comes of the cards of the Political phase."""

from __future__ import annotations

from prestol.games.smuta.parts import EFFECT_KIND, EFFECT_WHO, NO_RECRUITING, NOBODY
from prestol.games.smuta.state import Smuta
from tests.games.smuta.cards.stage import Change
from tests.games.smuta.table import MOSCOW, POLISH, REBEL, SHUISKY, army, at, hand, points, pretends, where, who


def has(name: str, **units: int) -> Change:
    """An army has exactly these units."""

    def check(state: Smuta) -> None:
        assert army(state, name) == units

    return check


def is_at(name: str, place: str) -> Change:
    def check(state: Smuta) -> None:
        assert at(state, name) == place

    return check


def holds(seat: int, point: str) -> Change:
    def check(state: Smuta) -> None:
        assert state.control[where(point)] == seat

    return check


def bears(name: str, mark: int) -> Change:
    def check(state: Smuta) -> None:
        assert state.marks[who(name)] & mark

    return check


def year_gain(seat: int, count: int) -> Change:
    def check(state: Smuta) -> None:
        assert (state.year_legitimacy[seat], state.phase_legitimacy[seat]) == (count, 0)

    return check


def phase_gain(seat: int, count: int) -> Change:
    def check(state: Smuta) -> None:
        assert (state.year_legitimacy[seat], state.phase_legitimacy[seat]) == (0, count)

    return check


def pretender_with(name: str, host: str) -> Change:
    def check(state: Smuta) -> None:
        assert at(state, name) == "army" and state.host[who(name)] == who(host)
        assert pretends(state, name)

    return check


def joined(name: str, seat: int) -> Change:
    """A personage lies before his player."""

    def check(state: Smuta) -> None:
        assert (at(state, name), state.owner[who(name)]) == ("party", seat)

    return check


def entered(name: str, seat: int, point: str) -> Change:
    def check(state: Smuta) -> None:
        assert (at(state, name), state.owner[who(name)]) == (point, seat)

    return check


def is_starved(state: Smuta) -> None:
    mstislavsky = who("fedor_mstislavsky")
    assert [(row[EFFECT_KIND], row[EFFECT_WHO]) for row in state.effects] == [(NO_RECRUITING, mstislavsky)]
    assert sum(army(state, "fedor_mstislavsky").values()) == 2


def has_defected(state: Smuta) -> None:
    assert state.owner[who("fedor_mstislavsky")] == REBEL
    assert army(state, "fedor_mstislavsky") == {"noble_cavalry": 2, "town_streltsy": 1}


def has_verdict(state: Smuta) -> None:
    year_gain(MOSCOW, 3)(state)
    assert state.verdict == MOSCOW


def raided(state: Smuta) -> None:
    assert state.control[where("voronezh")] == NOBODY
    assert army(state, "istoma_pashkov") == {"noble_cavalry": 2}


def took_card(state: Smuta) -> None:
    assert (hand(state, MOSCOW), hand(state, POLISH)) == (["filaret"], [])


def drew_two(state: Smuta) -> None:
    assert len(hand(state, MOSCOW)) == 2


def king_came(state: Smuta) -> None:
    assert (at(state, "stanislaw_zolkiewski"), at(state, "gustav_iii_vasa")) == ("kiev", "army")
    assert state.host[who("gustav_iii_vasa")] == who("stanislaw_zolkiewski")
    assert army(state, "stanislaw_zolkiewski")


def throne_empty(state: Smuta) -> None:
    assert (state.tsar, at(state, "boris_godunov")) == (-1, "out")


def swede_came(seat: int) -> Change:
    def check(state: Smuta) -> None:
        assert state.owner[who("jakob_delagardie")] == seat and state.at[who("jakob_delagardie")] >= 0
        assert state.at[who("evert_horn")] < 0
        assert state.host[who("karl_philip")] == who("jakob_delagardie")

    return check


def peace_made(state: Smuta) -> None:
    assert (state.peace, state.peace_tsar) == (SHUISKY, who("vasily_shuisky"))
    assert {state.owner[who(name)] for name in ("jakob_delagardie", "evert_horn")} == {SHUISKY}
    assert points(state)[SHUISKY] == 6 + 12 + 1 - 4
