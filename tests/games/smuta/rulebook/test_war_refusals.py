"""Moves that the rules of war refuse: each with its rule and one sentence."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from prestol.games.smuta.state import Smuta
from tests.games.smuta.battlefield import MOSCOW, NOBLES, REBEL, Army, field, smuta
from tests.games.speaking import refused, say

BASMANOV: Army = {"at": "orel", "units": {"town_streltsy": 2}}
GOLITSYN: Army = {"at": "tula", "units": {"town_streltsy": 2}}
ENEMY: Army = {"at": "kaluga", "units": {"foot_cossack": 2}}


def taken(*lines: str, **armies: Army) -> Smuta:
    state = field({"petr_basmanov": BASMANOV} | armies)
    say(state, *lines)
    return state


@pytest.mark.parametrize(
    ("said", "move", "rule", "key"),
    [
        ((), "take vasily_golitsyn", "SMU-MOV-08", "not-your-piece"),
        ((), "take ivan_bolotnikov", "SMU-MOV-08", "not-your-piece"),
        (("take petr_basmanov", "done"), "take petr_basmanov", "SMU-MOV-13", "piece-used"),
        ((), "go tula", "SMU-SEQ-19", "not-asked"),
        (("take petr_basmanov",), "go moscow", "SMU-MOV-09", "too-far"),
        (("take petr_basmanov",), "go gomel", "SMU-MSC-19", "poland-closed"),
        (("take petr_basmanov",), "step yelets", "SMU-MOV-16", "go-at-once"),
        (("take petr_basmanov",), "sortie", "SMU-SIE-16", "nobody-before-the-walls"),
        (("take petr_basmanov",), "come-out", "SMU-R-21", "not-inside"),
        (("take petr_basmanov",), "part", "SMU-R-58", "cannot-regroup"),
        (("take petr_basmanov", "go kaluga"), "refuge", "SMU-R-20", "no-refuge"),
        (("take petr_basmanov", "go kaluga"), "go orel", "SMU-MOV-18", "not-asked"),
    ],
)
def test_what_a_piece_cannot_do(said: tuple[str, ...], move: str, rule: str, key: str) -> None:
    state = taken(*said, ivan_bolotnikov=ENEMY)
    assert refused(state, move) == rule
    assert reason(state, move) == key


def reason(state: Smuta, words: str) -> str:
    refusal = state.refusal(state.waiting[0], smuta().notation.read(words))
    assert refusal is not None
    for language in ("en", "ru"):
        assert prestol.text(language).refusal("smuta", refusal).endswith(".")
    return refusal.key


def test_a_besieged_army_a_full_point_and_a_used_fellow() -> None:
    inside: Army = {"at": "kaluga", "units": {"town_streltsy": 2}, "marks": ["inside"]}
    state = field({"petr_basmanov": inside, "ivan_bolotnikov": ENEMY}, walled=["kaluga"])
    say(state, "take petr_basmanov")
    assert reason(state, "go tula") == "besieged"
    full = field({"petr_basmanov": BASMANOV, "vasily_golitsyn": GOLITSYN, "fedor_sheremetev": GOLITSYN})
    say(full, "take petr_basmanov")
    assert reason(full, "go tula") == "point-full"
    second = field({"petr_basmanov": BASMANOV, "vasily_golitsyn": BASMANOV | {"host": "petr_basmanov"}})
    say(second, "take vasily_golitsyn")
    assert reason(second, "go tula") == "cannot-march"


@pytest.mark.parametrize(
    ("good", "key"),
    [
        ("winged_hussars", "not-for-sale"),
        ("polish_infantry", "not-on-his-card"),
        ("reiters", "too-dear"),
        ("siege", "not-raised-here"),
    ],
)
def test_what_a_commander_cannot_recruit(good: str, key: str) -> None:
    state = field({"petr_basmanov": BASMANOV}, dice=(6,))
    say(state, "take petr_basmanov", "recruit")
    assert reason(state, f"buy {good}") == key


def test_an_army_that_is_full_recruits_nothing_more() -> None:
    state = field({"petr_basmanov": {"at": "tula", "units": {"noble_cavalry": 8}}}, dice=(6,))
    say(state, "take petr_basmanov", "recruit")
    assert reason(state, "buy foot_cossack") == "no-room-for-it"


def test_who_cannot_evade_or_lose_or_withdraw() -> None:
    shut_in = field(
        {
            "petr_basmanov": BASMANOV | {"at": "kursk"},
            "ivan_bolotnikov": ENEMY | {"at": "belgorod"},
            "istoma_pashkov": ENEMY | {"at": "voronezh"},
        }
    )
    say(shut_in, "take petr_basmanov", "go belgorod")
    assert reason(shut_in, "evade") == "no-way-out"
    state = field({"petr_basmanov": BASMANOV, "ivan_bolotnikov": ENEMY}, dice=(6,))
    say(state, "take petr_basmanov", "go kaluga", "evade")
    assert reason(state, "go moscow") == "no-way-there"
    hit = field(
        {
            "petr_basmanov": BASMANOV | {"units": {"town_streltsy": 6}},
            "ivan_bolotnikov": ENEMY | {"units": {"foot_cossack": 3, "reiters": 2}},
        },
        dice=(6, 1, 3),
    )
    say(hit, "take petr_basmanov", "go kaluga", "stand", "stand", "strike-first fire")
    assert reason(hit, "lose ivan_bolotnikov artillery") == "no-such-unit"
    assert reason(hit, "lose petr_basmanov town_streltsy") == "no-such-unit"


@pytest.mark.parametrize("move", [(), (999,), (-1,), (1, 2, 3, 4)])
def test_what_is_no_move_at_all(move: Any) -> None:
    state = taken("take petr_basmanov")
    refusal = state.refusal(MOSCOW, move)
    assert refusal is not None
    assert refusal.key == "no-such-move"


def test_a_thing_that_there_is_not() -> None:
    state = taken("take petr_basmanov", shishi={"at": "army", "host": "petr_basmanov", "owner": NOBLES})
    kinds = [kind.name for kind in smuta().notation.kinds]
    refusal = state.refusal(MOSCOW, (kinds.index("go"), 58))
    assert refusal is not None
    assert refusal.key == "no-such-move"
    assert state.refusal(REBEL, (kinds.index("done"),)) is not None
