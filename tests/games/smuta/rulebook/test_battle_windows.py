"""The windows of a battle (SMU-BAT-24): where they open, and in which order."""

from __future__ import annotations

import pytest

from prestol.games.smuta.edge.vocabulary import WINDOWS
from prestol.games.smuta.state import Smuta
from tests.games.smuta.battlefield import MOSCOW, REBEL, Army, field, with_dice
from tests.games.smuta.table import deal
from tests.games.speaking import asked, offers, say

rule = pytest.mark.rule

BASMANOV: Army = {"at": "orel", "units": {"town_streltsy": 3, "noble_cavalry": 3}}
BOLOTNIKOV: Army = {"at": "tula", "units": {"foot_cossack": 3, "noble_cavalry": 3}}


def met(*dice: int) -> Smuta:
    """Two armies meet, and each side holds a card that is of no use in a battle."""
    state = field({"petr_basmanov": BASMANOV, "ivan_bolotnikov": BOLOTNIKOV}, dice=dice)
    deal(state, MOSCOW, "spies")
    deal(state, REBEL, "spies")
    say(state, "take petr_basmanov", "go tula")
    return state


def passed(state: Smuta) -> list[str]:
    """All pass until somebody is asked something else; the windows that were open."""
    found: list[str] = []
    while (window := state.window()) is not None:
        seats = " ".join(str(seat) for seat in window.order)
        found.append(f"{WINDOWS[window.moment]} {seats}")
        for seat in window.order:
            say(state, f"{seat} pass")
    return found


@rule("SMU-BAT-24", "SMU-BAT-04", "SMU-RXN-04")
def test_the_windows_of_a_battle_open_in_this_order() -> None:
    state = met(6, 1)
    assert passed(state) == ["attack_declared 0 2"]
    say(state, "stand", "stand")
    assert passed(state) == ["battle_start 0 2", "battle_roll 0 2"]
    with_dice(state, 1, 1, 3, 1)
    say(state, "strike-first melee")
    assert passed(state) == ["round_start 0 2", "battle_roll 0 2"]
    while asked(state) == "lose":
        say(state, min(offers(state)))
    before = passed(state)
    while asked(state) == "lose":
        say(state, min(offers(state)))
        before += passed(state)
    assert before == ["battle_roll 0", "battle_roll 2", "round_end 0"]
    assert asked(state) == "retreat"
    say(state, "retreat")
    assert passed(state) == ["battle_won 0", "battle_lost 2"]
    assert asked(state) == "war"


@rule("SMU-BAT-24")
def test_refuge_and_evasion_come_after_the_first_window() -> None:
    state = met(6)
    assert asked(state) == "window"
    passed(state)
    assert asked(state) == "attacked"
    say(state, "evade")
    assert asked(state) == "evade-to"


@rule("SMU-R-18", "SMU-BAT-24")
def test_no_window_if_both_have_lost() -> None:
    state = field(
        {
            "petr_basmanov": {"at": "orel", "units": {"reiters": 3}},
            "ivan_bolotnikov": {"at": "tula", "units": {"reiters": 3}},
        },
        dice=(6, 1),
    )
    deal(state, MOSCOW, "spies")
    deal(state, REBEL, "spies")
    say(state, "take petr_basmanov", "go tula")
    passed(state)
    say(state, "stand", "stand")
    passed(state)
    with_dice(state, 6, 6)
    say(state, "strike-first melee")
    assert passed(state) == ["round_start 0 2", "battle_roll 0 2"]
    assert asked(state) == "war"
