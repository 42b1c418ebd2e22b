"""What changes the dice of a battle, and what everybody sees of it."""

from __future__ import annotations

import pytest

from tests.games.smuta.assault import army, attack, hits
from tests.games.smuta.battlefield import MOSCOW, POLISH, REBEL, Army, number, where, with_dice
from tests.games.speaking import asked, offers, say, told

rule = pytest.mark.rule


@rule("SMU-CRD-31")
def test_a_camp_adds_to_the_tactical_die_and_survives_a_rout() -> None:
    camped = army(foot_cossack=6) | {"marks": ["camp"]}
    state = attack({"petr_basmanov": army(reiters=4)}, {"ivan_bolotnikov": camped}, 6, 1)
    say(state, "stand", "stand")
    (best,) = told(state, "advantage")
    plain = attack({"petr_basmanov": army(reiters=4)}, {"ivan_bolotnikov": army(foot_cossack=6)}, 6, 1)
    say(plain, "stand", "stand")
    assert told(plain, "advantage")[0]["other"] + 2 == best["other"]
    with_dice(state, 1, 1, 6, 1)
    say(state, "strike-first melee")
    while asked(state) == "lose":
        say(state, min(offers(state)))
    assert where(state, "ivan_bolotnikov") == "tula"
    assert asked(state) == "retreat"


@rule("SMU-GEN-03", "SMU-CMP-05", "SMU-CMP-11")
def test_a_personage_adds_to_the_tactical_die() -> None:
    adviser: Army = {"at": "army", "host": "petr_basmanov", "owner": MOSCOW}
    state = attack(
        {"petr_basmanov": army(reiters=2), "ivan_vorotynsky": adviser}, {"ivan_bolotnikov": army(reiters=2)}, 6, 1
    )
    say(state, "stand", "stand")
    assert told(state, "advantage")[0]["total"] == 6 + 3 + 1


@rule("SMU-R-02")
@pytest.mark.parametrize("cell_value", ["1", "2"])
def test_the_odd_cell_of_the_melee_table_is_an_option(cell_value: str) -> None:
    state = attack(
        {"petr_basmanov": army(foot_cossack=4)},
        {"ivan_bolotnikov": army(foot_cossack=6)},
        *(6, 1, 1, 1, 6),
        options={"melee_6_34": cell_value},
    )
    say(state, "stand", "stand", "strike-first melee")
    while asked(state) == "lose":
        say(state, min(offers(state)))
    assert hits(state)[-2] == int(cell_value)


@rule("SMU-INF-01", "SMU-CMP-23")
def test_everybody_sees_the_battle() -> None:
    state = attack(
        {"petr_basmanov": army(town_streltsy=3), "shishi": {"at": "army", "host": "petr_basmanov", "owner": MOSCOW}},
        {"zaporozhians": {"owner": REBEL}},
        *(6, 1),
    )
    assert state.view()["moving"] == {"piece": number("figure", "petr_basmanov"), "left": 1, "added": 0}
    say(state, "stand", "stand")
    seen = state.view(POLISH)["battle"]
    assert seen == state.view()["battle"]
    assert seen["seats"] == [MOSCOW, REBEL]
    assert seen["forces"] == [[number("figure", "petr_basmanov")], [number("figure", "zaporozhians")]]
    assert (seen["fire"], seen["melee"]) == ([11, 3], [4, 2])
    assert (seen["tactical"], seen["strategic"]) == ([3, 3], [3, 3])
    assert (seen["advantage"], seen["first_in"], seen["round"]) == (MOSCOW, "", 0)
    say(state, "strike-first fire")
    assert state.view()["battle"] is None or state.view()["battle"]["first_in"] == "fire"
    while asked(state) != "war":
        say(state, max(offers(state)))
    assert state.view()["battle"] is None
    assert state.view()["moving"] is None
