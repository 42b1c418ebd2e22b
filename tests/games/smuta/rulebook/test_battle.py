"""Battles (SMU-BAT): rounds, tables and losses."""

from __future__ import annotations

import pytest

from prestol.games.smuta.forces import supply
from prestol.games.smuta.state import Smuta
from tests.games.smuta.assault import army, attack, hits
from tests.games.smuta.battlefield import (
    MOSCOW,
    POLISH,
    REBEL,
    Army,
    cell,
    field,
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
