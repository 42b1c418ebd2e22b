"""What comes of the cards of battles, sieges, moves and other moments."""

from __future__ import annotations

from prestol.games.smuta import battle_record as br
from prestol.games.smuta.parts import EFFECT_KIND, EFFECT_VALUE, EFFECT_WHO, MARCH_MOST
from prestol.games.smuta.state import Smuta
from tests.games.smuta.cards.stage import Change, all_pass, idle_until
from tests.games.smuta.table import NOBLES, REBEL, army, asked, at, offers, say, told, who


def record(column: int, side: int, value: int) -> Change:
    """A column of the battle has this value, and the battle goes on to its end."""

    def check(state: Smuta) -> None:
        assert state.battle[column + side] == value
        idle_until(state, "regroup")
        assert state.battle == []

    return check


def may_only_stand(state: Smuta) -> None:
    assert asked(state) == "attacked"
    assert offers(state) == {"stand", "concede"}


def slips_away(state: Smuta) -> None:
    assert asked(state) == "evade-to"
    assert "go kromy" not in offers(state)
    say(state, "4 go kaluga")
    assert (at(state, "fedor_mstislavsky"), at(state, "ivan_bolotnikov")) == ("kaluga", "kozelsk")


def lost_a_noble(state: Smuta) -> None:
    assert army(state, "fedor_mstislavsky") == {"noble_cavalry": 1, "town_streltsy": 1}
    assert state.battle[br.LOST + br.DEFENDER] == 1


def panicked(state: Smuta) -> None:
    idle_until(state, "regroup")
    assert at(state, "fedor_mstislavsky") == "track"
    assert state.victories[REBEL] == 1


def pursued(state: Smuta) -> None:
    assert army(state, "fedor_mstislavsky") == {"town_streltsy": 1}
    all_pass(state)
    assert at(state, "fedor_mstislavsky") == "track"


def retreated(state: Smuta) -> None:
    assert asked(state) == "withdraw-to"
    say(state, "4 go kaluga")
    assert at(state, "fedor_mstislavsky") == "kaluga"
    assert state.victories[REBEL] == 1


def threw_again(state: Smuta) -> None:
    assert told(state, "battle-die")[0]["die"] == 6
    assert state.battle[br.DIE + br.ATTACKER] == 6


def fixed_tactics(state: Smuta) -> None:
    assert state.battle[br.FIXED_TACTICAL + br.DEFENDER] == 0
    assert told(state, "advantage")[0] == {"seat": REBEL, "total": 3 + 3, "other": 3}


def stormed(die: int, total: int) -> Change:
    def check(state: Smuta) -> None:
        (roll,) = told(state, "siege-rolled")
        assert (roll["die"], roll["total"]) == (die, total)

    return check


def sallied(state: Smuta) -> None:
    stormed(5, 4)(state)
    assert army(state, "fedor_mstislavsky") == {"town_streltsy": 2}


def recruits_with(total: int) -> Change:
    def check(state: Smuta) -> None:
        assert asked(state) == "recruiting"
        say(state, "0 recruit")
        if asked(state) == "resource":
            say(state, "0 done")
        assert told(state, "recruit-roll")[0]["total"] == total

    return check


def marches_three(state: Smuta) -> None:
    assert {"go tula", "go kaluga", "go vyazma"} <= offers(state)


def slowed(state: Smuta) -> None:
    (row,) = state.effects
    assert (row[EFFECT_KIND], row[EFFECT_WHO], row[EFFECT_VALUE]) == (MARCH_MOST, who("fedor_mstislavsky"), 1)


def saved(state: Smuta) -> None:
    assert (at(state, "fedor_mstislavsky"), state.dying) == ("track", [])
    assert state.track[who("fedor_mstislavsky")] == state.now + 2


def goes_first(state: Smuta) -> None:
    assert state.first == NOBLES
