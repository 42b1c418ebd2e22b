"""The end of a battle (SMU-BAT, SMU-R): what becomes of winner and loser."""

from __future__ import annotations

import pytest

from prestol.games.smuta.parts import SOVEREIGN
from tests.games.smuta.assault import army, attack
from tests.games.smuta.battlefield import MOSCOW, POLISH, REBEL, Army, cell, field, has_mark, host, victories, where
from tests.games.speaking import asked, offers, say, told

rule = pytest.mark.rule


@rule("SMU-BAT-17", "SMU-R-67", "SMU-R-14")
def test_units_personages_and_detachments_go_along_to_the_track_but_no_markers() -> None:
    state = attack(
        {"petr_basmanov": army(town_streltsy=2)},
        {
            "ivan_bolotnikov": army(foot_cossack=3) | {"marks": ["siege", "camp"]},
            "tsarevich_petr": {"at": "army", "host": "ivan_bolotnikov"},
            "don_cossacks": {"at": "army", "host": "ivan_bolotnikov", "owner": REBEL},
        },
        cell=5,
    )
    say(state, "concede")
    for name in ("ivan_bolotnikov", "tsarevich_petr", "don_cossacks"):
        assert (where(state, name), cell(state, name)) == ("track", 7)
    assert host(state, "tsarevich_petr") == host(state, "don_cossacks") == "ivan_bolotnikov"
    assert not has_mark(state, "ivan_bolotnikov", "siege")
    assert not has_mark(state, "ivan_bolotnikov", "camp")


@rule("SMU-R-14")
def test_a_beaten_detachment_goes_to_the_track() -> None:
    state = attack({"petr_basmanov": army(town_streltsy=2)}, {"shishi": {"owner": REBEL}})
    say(state, "concede")
    assert (where(state, "shishi"), cell(state, "shishi")) == ("track", 2)


@rule("SMU-R-15", "SMU-MOV-05")
def test_two_pieces_are_attacked_together_and_their_owner_names_the_leader() -> None:
    state = attack(
        {"petr_basmanov": army(town_streltsy=2)},
        {"ivan_bolotnikov": army(foot_cossack=3), "ivan_kurakin": army(noble_cavalry=1)},
    )
    assert (asked(state), state.waiting) == ("lead", (REBEL,))
    assert offers(state) == {"lead ivan_bolotnikov", "lead ivan_kurakin"}
    say(state, "lead ivan_kurakin", "concede")
    assert where(state, "ivan_bolotnikov") == where(state, "ivan_kurakin") == "track"
    assert victories(state, MOSCOW) == 1


@rule("SMU-R-15", "SMU-MOV-04")
def test_a_grouping_has_its_leader_and_a_commander_goes_before_a_detachment() -> None:
    grouped = attack(
        {"petr_basmanov": army(town_streltsy=2)},
        {"ivan_bolotnikov": army(foot_cossack=3), "ivan_kurakin": army(reiters=1) | {"host": "ivan_bolotnikov"}},
    )
    assert asked(grouped) == "attacked"
    beside = attack(
        {"petr_basmanov": army(town_streltsy=2)},
        {"don_cossacks": {"owner": REBEL}, "ivan_bolotnikov": army(foot_cossack=3)},
    )
    assert asked(beside) == "attacked"
    two = attack({"petr_basmanov": army(reiters=2)}, {"don_cossacks": {"owner": REBEL}, "shishi": {"owner": REBEL}})
    assert offers(two) == {"lead don_cossacks", "lead shishi"}


@rule("SMU-R-18")
def test_both_lose_and_nobody_gets_a_marker() -> None:
    state = attack({"petr_basmanov": army(reiters=3)}, {"ivan_bolotnikov": army(reiters=3)}, 6, 1, 6, 6)
    say(state, "stand", "stand", "strike-first melee")
    assert told(state, "both-lost")
    assert where(state, "petr_basmanov") == where(state, "ivan_bolotnikov") == "track"
    assert (victories(state, MOSCOW), victories(state, REBEL)) == (0, 0)


@rule("SMU-R-19", "SMU-APP-12")
def test_a_winner_without_units_goes_to_the_track_his_fellow_stays() -> None:
    state = attack(
        {
            "petr_basmanov": army(moscow_streltsy=4),
            "vasily_golitsyn": army(noble_cavalry=1) | {"host": "petr_basmanov"},
        },
        {"ivan_bolotnikov": army(german_infantry=3)},
        *(6, 1, 6, 1),
    )
    say(state, "stand", "stand", "strike-first melee", "0 lose vasily_golitsyn noble_cavalry")
    assert victories(state, MOSCOW) == 1
    assert where(state, "petr_basmanov") == "tula"
    assert where(state, "vasily_golitsyn") == "track"


@rule("SMU-SIE-14", "SMU-R-20")
def test_after_a_defeat_one_army_may_slip_into_the_fortress_of_the_party() -> None:
    state = attack(
        {"petr_basmanov": army(town_streltsy=2)},
        {"ivan_bolotnikov": army(foot_cossack=3), "ivan_kurakin": army(noble_cavalry=1) | {"host": "ivan_bolotnikov"}},
        control={"tula": REBEL},
    )
    assert offers(state) == {"stand", "evade", "concede"}
    say(state, "concede")
    assert offers(state) == {"shelter ivan_bolotnikov", "shelter ivan_kurakin", "to-track"}
    say(state, "shelter ivan_kurakin")
    assert has_mark(state, "ivan_kurakin", "inside")
    assert where(state, "ivan_kurakin") == "tula"
    assert where(state, "ivan_bolotnikov") == "track"
    assert victories(state, MOSCOW) == 1


@rule("SMU-R-20", "SMU-APP-12")
def test_a_beaten_commander_without_units_finds_no_refuge() -> None:
    attackers, dice = {"petr_basmanov": army(german_infantry=8)}, (6, 1, 6)
    alone = attack(attackers, {"ivan_bolotnikov": army(foot_cossack=1)}, *dice, control={"tula": REBEL})
    say(alone, "stand", "stand", "strike-first fire")
    assert (asked(alone), where(alone, "ivan_bolotnikov")) == ("war", "track")
    assert victories(alone, MOSCOW) == 1


@rule("SMU-R-20", "SMU-R-21")
@pytest.mark.parametrize(("owner", "open_to_them"), [(REBEL, True), (POLISH, False), (SOVEREIGN, False)])
def test_only_an_own_fortress_with_nobody_inside_is_a_refuge(owner: int, open_to_them: bool) -> None:
    armies: dict[str, Army] = {"ivan_bolotnikov": army(foot_cossack=3)}
    state = attack({"petr_basmanov": army(town_streltsy=2)}, armies, control={"tula": owner})
    assert ("refuge" in offers(state)) == open_to_them
    occupied = attack(
        {"petr_basmanov": army(town_streltsy=2)},
        armies | {"ivan_kurakin": army(noble_cavalry=1) | {"marks": ["inside"]}},
        control={"tula": owner},
    )
    assert "refuge" not in offers(occupied)


@rule("SMU-R-20")
def test_the_tsars_party_has_the_sovereigns_fortresses_as_a_refuge() -> None:
    state = attack(
        {"ivan_bolotnikov": army(town_streltsy=2)},
        {"petr_basmanov": army(foot_cossack=3), "boris_godunov": {"at": "party"}},
        control={"tula": SOVEREIGN},
        tsar="boris_godunov",
        active=REBEL,
    )
    assert "refuge" in offers(state)


@rule("SMU-R-21")
def test_after_a_lost_sortie_the_army_may_go_back_in() -> None:
    state = field(
        {
            "petr_basmanov": army(town_streltsy=2) | {"at": "tula", "marks": ["inside"]},
            "ivan_bolotnikov": army(foot_cossack=3) | {"at": "tula"},
        },
        control={"tula": MOSCOW},
    )
    say(state, "take petr_basmanov", "sortie", "stand", "concede")
    assert offers(state) == {"shelter petr_basmanov", "to-track"}
    say(state, "shelter petr_basmanov")
    assert has_mark(state, "petr_basmanov", "inside")
    assert victories(state, REBEL) == 1


@rule("SMU-MSC-15")
def test_the_defeat_of_the_tsar_is_worth_three_markers() -> None:
    state = attack(
        {"ivan_bolotnikov": army(town_streltsy=2)},
        {
            "petr_basmanov": army(foot_cossack=3),
            "vasily_golitsyn": army(noble_cavalry=1) | {"host": "petr_basmanov"},
            "boris_godunov": {"at": "army", "host": "vasily_golitsyn"},
        },
        tsar="boris_godunov",
        active=REBEL,
    )
    say(state, "concede")
    assert victories(state, REBEL) == 3
