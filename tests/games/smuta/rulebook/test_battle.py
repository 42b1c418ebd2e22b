"""Battles (SMU-BAT): rounds, tables, losses, and what becomes of winner and loser."""

from __future__ import annotations

from typing import Any

import pytest

from prestol.games.smuta.forces import supply
from prestol.games.smuta.parts import SOVEREIGN
from prestol.games.smuta.state import Smuta
from tests.games.smuta.battlefield import (
    MOSCOW,
    POLISH,
    REBEL,
    Army,
    cell,
    field,
    has_mark,
    host,
    number,
    units,
    victories,
    where,
    with_dice,
)
from tests.games.speaking import asked, offers, say, told

rule = pytest.mark.rule

DMITRY: Army = {"at": "kozelsk", "units": {"mounted_cossack": 5, "winged_hussars": 2}}
MSTISLAVSKY: Army = {"at": "kaluga", "units": {"moscow_streltsy": 1, "town_streltsy": 1, "noble_cavalry": 3}}


@rule("SMU-X-06", "SMU-BAT-04", "SMU-BAT-05", "SMU-BAT-06", "SMU-BAT-09", "SMU-BAT-10", "SMU-BAT-12", "SMU-BAT-13")
@rule("SMU-BAT-14", "SMU-BAT-17", "SMU-BAT-18", "SMU-BAT-22", "SMU-MSC-22", "SMU-R-01", "SMU-R-62")
def test_the_battle_of_the_rulebook_with_its_dice() -> None:
    state = field(
        {"false_dmitry_1": DMITRY, "fedor_mstislavsky": MSTISLAVSKY},
        seats=2,
        active=POLISH,
        dice=(3, 3, 3),
    )
    say(state, "take false_dmitry_1", "go kaluga")
    assert asked(state) == "attacked"
    assert offers(state) == {"stand", "evade", "concede"}
    say(state, "evade")
    assert told(state, "is-caught") == [{"seat": MOSCOW, "die": 3, "total": 1}]
    say(state, "stand", "stand")
    assert told(state, "advantage") == [{"seat": POLISH, "total": 6, "other": 5}]
    with_dice(state, 4, 6, 4)
    say(state, "strike-first melee")
    assert hits(state) == [1, 3]
    say(state, "0 lose fedor_mstislavsky noble_cavalry")
    for _ in range(3):
        say(state, "1 lose false_dmitry_1 mounted_cossack")
    assert told(state, "rout") == [{"seat": MOSCOW, "row": 5, "power": 12}]
    assert units(state, "false_dmitry_1") == {"mounted_cossack": 2, "winged_hussars": 2}
    say(state, "0 lose fedor_mstislavsky moscow_streltsy", "0 lose fedor_mstislavsky noble_cavalry")
    say(state, "0 lose fedor_mstislavsky noble_cavalry")
    assert where(state, "fedor_mstislavsky") == "track"
    assert cell(state, "fedor_mstislavsky") == 2
    assert units(state, "fedor_mstislavsky") == {"town_streltsy": 1}
    assert where(state, "false_dmitry_1") == "kaluga"
    assert victories(state, POLISH) == 1
    assert told(state, "victory") == [{"seat": POLISH, "rival": MOSCOW, "count": 1}]


def attack(
    attackers: dict[str, Army], defenders: dict[str, Army], *dice: int, before: tuple[str, ...] = (), **at: Any
) -> Smuta:
    """The first attacker goes from Orel to Tula, where the defenders stand; what is said before it comes first."""
    for army in attackers.values():
        army.setdefault("at", "orel")
    for army in defenders.values():
        army.setdefault("at", "tula")
    state = field(attackers | defenders, dice=dice, **at)
    say(state, f"take {next(iter(attackers))}", *before, "go tula")
    return state


def army(**units_of_kind: int) -> Army:
    return {"units": units_of_kind}


def hits(state: Smuta) -> list[int]:
    return [hit["count"] for hit in told(state, "hit")]


# --- the course of a battle


@rule("SMU-DEC-05", "SMU-DEC-06", "SMU-BAT-01", "SMU-BAT-24", "SMU-R-17")
def test_the_order_of_questions() -> None:
    state = attack(
        {"petr_basmanov": army(town_streltsy=3), "vasily_golitsyn": army(town_streltsy=3)},
        {"ivan_bolotnikov": army(foot_cossack=3)},
        *(6, 1),
    )
    assert (asked(state), state.waiting) == ("attacked", (REBEL,))
    say(state, "stand")
    assert (asked(state), state.waiting) == ("concession", (MOSCOW,))
    say(state, "stand")
    assert (asked(state), state.waiting) == ("strike-first", (MOSCOW,))
    with_dice(state, 1, 1, 1, 1)
    say(state, "strike-first fire")
    assert (asked(state), state.waiting) == ("retreat", (REBEL,))
    say(state, "fight-on")
    assert (asked(state), state.waiting) == ("retreat", (MOSCOW,))
    assert where(state, "vasily_golitsyn") == "orel"


@rule("SMU-BAT-05")
def test_equal_sums_are_thrown_again() -> None:
    state = attack({"petr_basmanov": army(town_streltsy=3)}, {"zaporozhians": {"owner": REBEL}}, 2, 2, 1, 5)
    say(state, "stand", "stand")
    assert told(state, "tactical-tie") == [{"total": 5}]
    assert told(state, "advantage") == [{"seat": REBEL, "total": 8, "other": 4}]
    assert (asked(state), state.waiting) == ("strike-first", (REBEL,))


@rule("SMU-BAT-07")
def test_in_the_phase_named_the_other_side_replies_with_what_is_left() -> None:
    def fire(first: str) -> Smuta:
        state = attack(
            {"petr_basmanov": army(moscow_streltsy=5)},
            {"ivan_bolotnikov": army(german_infantry=3)},
            *(6, 1, 6, 6),
        )
        say(state, "stand", "stand", f"strike-first {first}")
        return state

    assert told(fire("fire"), "victory") == [{"seat": MOSCOW, "rival": REBEL, "count": 1}]
    assert units(fire("fire"), "petr_basmanov") == {"moscow_streltsy": 5}
    at_once = fire("melee")
    assert hits(at_once) == [3, 3]
    assert units(at_once, "petr_basmanov") == {"moscow_streltsy": 2}


@rule("SMU-BAT-06", "SMU-BAT-08", "SMU-BAT-16")
def test_the_phase_is_named_once_and_retreat_comes_only_after_a_round() -> None:
    state = attack(
        {"petr_basmanov": army(mounted_cossack=6)},
        {"ivan_bolotnikov": army(mounted_cossack=6)},
        *(6, 1),
    )
    say(state, "stand", "stand")
    with_dice(state, 1, 1, 1, 1)
    assert offers(state) == {"strike-first fire", "strike-first melee"}
    say(state, "strike-first fire")
    assert asked(state) == "retreat"
    say(state, "fight-on", "fight-on")
    assert told(state, "round-begins") == [{"round": 2}]
    assert asked(state) == "retreat"
    say(state, "retreat")
    assert told(state, "retreated") == [{"seat": REBEL}]
    assert where(state, "ivan_bolotnikov") == "track"
    assert victories(state, MOSCOW) == 1


@rule("SMU-R-17", "SMU-BAT-16")
def test_if_the_side_without_advantage_retreats_the_other_is_not_asked() -> None:
    state = attack({"petr_basmanov": army(mounted_cossack=2)}, {"ivan_bolotnikov": army(mounted_cossack=2)}, 1, 6)
    say(state, "stand", "stand")
    with_dice(state, 1, 1, 1, 1)
    say(state, "strike-first fire")
    assert state.waiting == (MOSCOW,)
    say(state, "retreat")
    assert asked(state) == "war"
    assert victories(state, REBEL) == 1
    assert where(state, "petr_basmanov") == "track"


@rule("SMU-BAT-19", "SMU-BAT-17", "SMU-R-17")
def test_giving_up_before_the_first_die_costs_no_units() -> None:
    state = attack({"petr_basmanov": army(town_streltsy=2)}, {"ivan_bolotnikov": army(foot_cossack=3)})
    say(state, "concede")
    assert not told(state, "battle-die")
    assert units(state, "ivan_bolotnikov") == {"foot_cossack": 3}
    assert (where(state, "ivan_bolotnikov"), cell(state, "ivan_bolotnikov")) == ("track", 2)
    assert victories(state, MOSCOW) == 1
    turned = attack({"petr_basmanov": army(town_streltsy=2)}, {"ivan_bolotnikov": army(foot_cossack=3)})
    say(turned, "stand", "concede")
    assert where(turned, "petr_basmanov") == "track"
    assert victories(turned, REBEL) == 1


@rule("SMU-BAT-23")
def test_without_strength_no_die_is_thrown() -> None:
    state = attack({"petr_basmanov": army(artillery=1)}, {"ivan_bolotnikov": army(winged_hussars=2)}, 6, 1, 1, 3)
    say(state, "stand", "stand", "strike-first melee")
    thrown = [(die["seat"], die["phase"]) for die in told(state, "battle-die")]
    assert thrown == [(MOSCOW, 0), (REBEL, 1)]


@rule("SMU-BAT-03", "SMU-SIE-13")
def test_walls_make_no_difference() -> None:
    def at(point: str) -> list[int]:
        state = field(
            {
                "petr_basmanov": army(town_streltsy=4) | {"at": "kaluga"},
                "ivan_bolotnikov": army(foot_cossack=4) | {"at": point},
            },
            dice=(6, 1, 3, 5),
        )
        say(state, "take petr_basmanov", f"go {point}", "stand", "stand", "strike-first melee")
        return hits(state)[:2]

    assert at("tula") == at("kozelsk") == [2, 2]


# --- losses


@rule("SMU-BAT-02", "SMU-BAT-10", "SMU-R-14", "SMU-R-19")
def test_detachments_are_units_and_losses_come_from_either_army() -> None:
    state = attack(
        {"petr_basmanov": army(moscow_streltsy=4)},
        {
            "ivan_bolotnikov": army(foot_cossack=2),
            "ivan_kurakin": army(noble_cavalry=1) | {"host": "ivan_bolotnikov"},
            "don_cossacks": {"at": "army", "host": "ivan_bolotnikov", "owner": REBEL},
        },
        *(6, 1, 4),
    )
    say(state, "stand", "stand", "strike-first fire")
    assert hits(state) == [3]
    assert offers(state) == {
        "lose ivan_bolotnikov foot_cossack",
        "lose ivan_kurakin noble_cavalry",
        "lose-detachment don_cossacks",
    }
    say(state, "lose-detachment don_cossacks")
    assert where(state, "don_cossacks") == "out"


@rule("SMU-BAT-11", "SMU-R-53")
def test_lost_units_go_back_to_the_supply() -> None:
    hussars = number("unit_kind", "winged_hussars")
    state = attack({"petr_basmanov": army(moscow_streltsy=4)}, {"ivan_bolotnikov": army(winged_hussars=2)}, 6, 1, 6)
    before = supply(state, hussars)
    say(state, "stand", "stand", "strike-first fire")
    assert supply(state, hussars) == before + 2


@rule("SMU-BAT-25")
def test_simultaneous_losses_are_chosen_by_the_side_without_advantage_first() -> None:
    mixed = {"town_streltsy": 3, "noble_cavalry": 3}
    state = attack({"petr_basmanov": army(**mixed)}, {"ivan_bolotnikov": army(**mixed)}, 1, 6, 6, 6)
    say(state, "stand", "stand", "strike-first melee")
    asked_in_turn = []
    while asked(state) == "lose":
        asked_in_turn.append(state.waiting[0])
        say(state, min(offers(state)))
    assert asked_in_turn[:6] == [MOSCOW] * 3 + [REBEL] * 3


@rule("SMU-BAT-15", "SMU-APP-12")
def test_whoever_runs_out_of_units_has_lost_at_once() -> None:
    state = attack({"petr_basmanov": army(moscow_streltsy=4)}, {"ivan_bolotnikov": army(foot_cossack=2)}, 6, 1, 6)
    say(state, "stand", "stand", "strike-first fire")
    assert asked(state) == "war"
    assert where(state, "ivan_bolotnikov") == "track"
    assert units(state, "ivan_bolotnikov") == {}


# --- the end


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


# --- modifiers


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
