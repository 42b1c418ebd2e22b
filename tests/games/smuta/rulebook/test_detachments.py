"""Detachments that join and leave armies, and who of them has moved already (SMU-R-57, SMU-R-58)."""

from __future__ import annotations

import pytest

from prestol.games.smuta.state import Smuta
from tests.games.smuta.battlefield import MOSCOW, Army, field, has_mark, host, where
from tests.games.smuta.marches import FOOT, HORSE, ONE_ROAD, reach
from tests.games.speaking import asked, offers, say

rule = pytest.mark.rule

JOINED: Army = {"at": "army", "host": "petr_basmanov", "owner": MOSCOW}
NO_UNITS: Army = {"at": "orel", "units": {}}


def alone(at: str) -> Army:
    return {"at": at, "owner": MOSCOW}


# --- an army keeps a unit


@rule("SMU-R-57", "SMU-APP-12")
def test_the_last_unit_of_an_army_does_not_leave_it() -> None:
    state = field({"petr_basmanov": NO_UNITS, "don_cossacks": JOINED})
    assert offers(state) == {"take petr_basmanov", "done"}
    say(state, "take petr_basmanov")
    assert "leave don_cossacks" not in offers(state)
    assert reach(state) > ONE_ROAD


@rule("SMU-R-57", "SMU-APP-12")
def test_of_two_detachments_without_other_units_one_may_leave() -> None:
    armies: dict[str, Army] = {"petr_basmanov": NO_UNITS, "don_cossacks": JOINED, "shishi": JOINED}
    state = field(armies)
    assert offers(state) == {"take petr_basmanov", "take don_cossacks", "take shishi", "done"}
    say(state, "take petr_basmanov", "leave shishi")
    assert "leave don_cossacks" not in offers(state)
    state = field(armies)
    say(state, "take shishi", "go tula")
    assert offers(state) == {"take petr_basmanov", "done"}


@rule("SMU-R-57", "SMU-MOV-06")
def test_where_the_move_ends_the_last_unit_does_not_leave_either() -> None:
    state = field({"petr_basmanov": NO_UNITS, "don_cossacks": JOINED})
    say(state, "take petr_basmanov", "go tula")
    assert asked(state) == "war", "there is nothing to regroup"
    state = field({"petr_basmanov": NO_UNITS, "don_cossacks": JOINED, "shishi": JOINED})
    say(state, "take petr_basmanov", "go tula")
    assert offers(state) == {"leave don_cossacks", "leave shishi", "done"}
    say(state, "leave shishi")
    assert "leave don_cossacks" not in offers(state)
    assert host(state, "don_cossacks") == "petr_basmanov"


# --- who has moved is not carried on


COMING = {"don_cossacks": "tula", "kasimov_tatars": "kozelsk"}


def came(armies: dict[str, Army], *names: str) -> Smuta:
    """Detachments have gone to Orel and joined Basmanov's army there."""
    state = field(armies | {name: alone(COMING[name]) for name in names})
    for name in names:
        say(state, f"take {name}", "go orel", f"join {name} petr_basmanov")
    return state


@rule("SMU-R-58")
def test_an_army_of_tired_detachments_only_does_not_march() -> None:
    state = came({"petr_basmanov": NO_UNITS, "shishi": JOINED}, "don_cossacks")
    say(state, "take shishi", "go tula", "take petr_basmanov")
    assert reach(state) == set()
    assert host(state, "don_cossacks") == "petr_basmanov"


@rule("SMU-R-58")
def test_one_fresh_detachment_is_enough_to_march() -> None:
    state = came({"petr_basmanov": NO_UNITS, "shishi": JOINED}, "don_cossacks")
    say(state, "take petr_basmanov", "go tula")
    assert (where(state, "don_cossacks"), host(state, "shishi")) == ("orel", "petr_basmanov")


@rule("SMU-R-58", "SMU-MOV-01")
def test_an_army_stays_where_its_tired_detachments_would_not_fit() -> None:
    state = came({"petr_basmanov": HORSE, "vasily_golitsyn": FOOT}, *COMING)
    say(state, "take petr_basmanov")
    assert reach(state) == set(), "two detachments and another army would be left behind"
    state = came({"petr_basmanov": HORSE}, *COMING)
    say(state, "take petr_basmanov")
    assert reach(state) > ONE_ROAD
    say(state, "go tula")
    assert where(state, "don_cossacks") == where(state, "kasimov_tatars") == "orel"


# --- detachments of an army inside a fortress


def shut_in() -> Smuta:
    return field(
        {
            "petr_basmanov": HORSE | {"at": "tula", "marks": ["inside"]},
            "don_cossacks": JOINED,
            "ivan_bolotnikov": FOOT | {"at": "tula"},
        },
        control={"tula": MOSCOW},
        dice=(6,),
    )


@rule("SMU-R-21", "SMU-R-57")
def test_a_detachment_does_not_leave_a_besieged_army() -> None:
    state = shut_in()
    assert offers(state) == {"take petr_basmanov", "done"}
    say(state, "take petr_basmanov")
    assert offers(state) == {"sortie", "recruit", "done"}


@rule("SMU-SIE-16", "SMU-R-58")
def test_who_has_sallied_is_done_for_the_phase_and_so_are_his_detachments() -> None:
    state = shut_in()
    say(state, "take petr_basmanov", "sortie", "evade", "go orel")
    assert not has_mark(state, "petr_basmanov", "inside")
    assert offers(state) == {"leave don_cossacks", "done"}
    say(state, "leave don_cossacks")
    assert where(state, "don_cossacks") == "tula"
    assert asked(state) == "war"
    assert offers(state) == {"done"}, "neither has a move left"
