"""Movement (SMU-MOV): allowances, stacking, groupings, detachments, and Poland."""

from __future__ import annotations

import pytest

from prestol.games.smuta.parts import MARCH_ADD, MARCH_MOST, UNTIL_PHASE
from prestol.games.smuta.state import Smuta
from tests.games.smuta.battlefield import MOSCOW, POLISH, Army, field, host, number, where
from tests.games.smuta.marches import FOOT, HORSE, ONE_ROAD, SLOW, TWO_ROADS, reach, taken
from tests.games.speaking import asked, offers, refused, say, told

rule = pytest.mark.rule


# --- allowances


@rule("SMU-MOV-08", "SMU-MOV-09", "SMU-MOV-12")
def test_a_commander_goes_two_points_whoever_is_with_him() -> None:
    filaret: Army = {"at": "army", "host": "petr_basmanov", "owner": MOSCOW}
    state = taken("petr_basmanov", {"petr_basmanov": FOOT, "filaret": filaret})
    assert reach(state) == TWO_ROADS
    say(state, "go kaluga")
    assert where(state, "petr_basmanov") == "kaluga"
    assert [step["target"] for step in told(state, "marched")] == [number("point", "tula"), number("point", "kaluga")]


@rule("SMU-MOV-10", "SMU-MOV-12")
def test_cavalry_and_detachments_go_three() -> None:
    filaret: Army = {"at": "army", "host": "petr_basmanov", "owner": MOSCOW}
    riders = taken("petr_basmanov", {"petr_basmanov": HORSE, "filaret": filaret})
    assert reach(riders) > TWO_ROADS
    assert "moscow" in reach(riders)
    partisans = taken("shishi", {"shishi": {"at": "orel", "owner": MOSCOW}})
    assert reach(partisans) == reach(riders)


@rule("SMU-MOV-11", "SMU-SIE-09", "SMU-MSC-26")
@pytest.mark.parametrize("army", [SLOW, HORSE | {"marks": ["siege"]}])
def test_artillery_and_siege_markers_slow_cavalry_down(army: Army) -> None:
    assert reach(taken("petr_basmanov", {"petr_basmanov": army})) == TWO_ROADS


@rule("SMU-R-57")
def test_a_joined_detachment_counts_by_its_own_kind() -> None:
    def army(detachment: str) -> Smuta:
        joined: Army = {"at": "army", "host": "petr_basmanov", "owner": MOSCOW}
        return taken("petr_basmanov", {"petr_basmanov": HORSE, detachment: joined})

    assert reach(army("shishi")) == TWO_ROADS
    assert reach(army("don_cossacks")) > TWO_ROADS


@rule("SMU-R-57", "SMU-MOV-05")
def test_a_grouping_is_as_slow_as_its_slower_army() -> None:
    second: Army = {"at": "orel", "host": "petr_basmanov", "units": {"noble_cavalry": 1}}
    fast = taken("petr_basmanov", {"petr_basmanov": HORSE, "vasily_golitsyn": second})
    assert reach(fast) > TWO_ROADS
    slow = taken("petr_basmanov", {"petr_basmanov": HORSE, "vasily_golitsyn": second | {"marks": ["siege"]}})
    assert reach(slow) == TWO_ROADS


@rule("SMU-R-57", "SMU-GEN-07")
def test_cards_add_to_the_allowance_and_cap_it_last() -> None:
    basmanov = number("figure", "petr_basmanov")
    further = (MARCH_ADD, basmanov, 1, UNTIL_PHASE)
    assert "moscow" in reach(taken("petr_basmanov", {"petr_basmanov": SLOW}, effects=[further]))
    mud = (MARCH_MOST, basmanov, 1, UNTIL_PHASE)
    assert reach(taken("petr_basmanov", {"petr_basmanov": SLOW}, effects=[mud, further])) == ONE_ROAD


# --- one piece at a time


@rule("SMU-MOV-13", "SMU-R-58")
def test_who_has_moved_or_stayed_is_done_for_the_phase() -> None:
    state = field({"petr_basmanov": HORSE, "vasily_golitsyn": FOOT | {"at": "moscow"}})
    assert offers(state) == {"take petr_basmanov", "take vasily_golitsyn", "done"}
    say(state, "take petr_basmanov")
    assert not any(words.startswith("take") for words in offers(state))
    say(state, "go tula")
    assert offers(state) == {"take vasily_golitsyn", "done"}
    say(state, "take vasily_golitsyn", "done")
    assert offers(state) == {"done"}


@rule("SMU-MOV-14", "SMU-MOV-15")
def test_a_piece_moves_or_recruits_and_units_do_neither_alone() -> None:
    state = taken("petr_basmanov", {"petr_basmanov": HORSE, "vasily_golitsyn": HORSE})
    kinds = {words.split()[0] for words in offers(state)}
    assert kinds == {"go", "recruit", "group", "done"}
    say(state, "recruit")
    while asked(state) == "buy":
        say(state, "done")
    assert offers(state) == {"take vasily_golitsyn", "done"}


# --- stacking and groupings


@rule("SMU-MOV-01", "SMU-MOV-02", "SMU-X-04", "SMU-MOV-23")
def test_two_pieces_of_a_party_fit_into_a_point_and_full_points_are_passed() -> None:
    armies: dict[str, Army] = {
        "petr_basmanov": FOOT | {"at": "kromy"},
        "vasily_golitsyn": FOOT,
        "fedor_sheremetev": FOOT,
        "boris_lykov": FOOT | {"at": "kozelsk"},
    }
    state = taken("petr_basmanov", armies)
    assert "orel" not in reach(state)
    assert {"kozelsk", "tula", "yelets", "bryansk"} <= reach(state)
    assert refused(state, "go orel") == "SMU-MOV-01"


@rule("SMU-MOV-02", "SMU-MOV-07")
def test_a_third_piece_fits_only_if_a_detachment_joins_an_army() -> None:
    armies: dict[str, Army] = {
        "petr_basmanov": FOOT | {"at": "kromy"},
        "vasily_golitsyn": FOOT,
        "shishi": {"at": "orel", "owner": MOSCOW},
    }
    state = taken("petr_basmanov", armies)
    say(state, "go orel")
    assert asked(state) == "regroup"
    assert offers(state) == {"join shishi petr_basmanov", "join shishi vasily_golitsyn"}
    say(state, "join shishi vasily_golitsyn")
    assert host(state, "shishi") == "vasily_golitsyn"
    full = FOOT | {"units": {"town_streltsy": 9}}
    packed = taken("petr_basmanov", armies | {"vasily_golitsyn": full, "petr_basmanov": full | {"at": "kromy"}})
    assert "orel" not in reach(packed)


@rule("SMU-MOV-03", "SMU-MOV-04", "SMU-MOV-05", "SMU-MOV-06")
def test_two_commanders_group_where_a_move_begins_and_go_as_one() -> None:
    state = taken("petr_basmanov", {"petr_basmanov": FOOT, "vasily_golitsyn": FOOT})
    assert {"group petr_basmanov vasily_golitsyn", "group vasily_golitsyn petr_basmanov"} <= offers(state)
    say(state, "group petr_basmanov vasily_golitsyn")
    assert host(state, "vasily_golitsyn") == "petr_basmanov"
    assert not any(words.startswith(("group", "part")) for words in offers(state))
    say(state, "go tula")
    assert where(state, "petr_basmanov") == where(state, "vasily_golitsyn") == "tula"
    assert asked(state) == "regroup"
    assert offers(state) == {"part", "group vasily_golitsyn petr_basmanov", "done"}
    say(state, "part")
    assert host(state, "vasily_golitsyn") is None
    assert offers(state) == {"done"}


@rule("SMU-MOV-06", "SMU-R-58")
def test_nobody_is_picked_up_or_left_on_the_way() -> None:
    armies: dict[str, Army] = {
        "petr_basmanov": FOOT,
        "vasily_golitsyn": FOOT | {"at": "tula"},
        "ivan_bolotnikov": FOOT | {"at": "kaluga"},
    }
    state = taken("petr_basmanov", armies)
    say(state, "step tula")
    assert asked(state) == "march-on"
    assert {words.split()[0] for words in offers(state)} == {"go", "done"}


@rule("SMU-R-58")
def test_who_is_used_cannot_be_carried_on() -> None:
    armies: dict[str, Army] = {"petr_basmanov": FOOT, "vasily_golitsyn": FOOT | {"at": "tula"}}
    state = taken("petr_basmanov", armies)
    say(state, "go tula", "group vasily_golitsyn petr_basmanov", "take vasily_golitsyn")
    assert reach(state) == set()
    say(state, "part")
    assert reach(state)
    say(state, "go kaluga")
    assert where(state, "petr_basmanov") == "tula"


@rule("SMU-R-58")
def test_who_stays_behind_after_a_split_is_not_used() -> None:
    second: Army = FOOT | {"host": "petr_basmanov"}
    state = taken("petr_basmanov", {"petr_basmanov": FOOT, "vasily_golitsyn": second})
    say(state, "part", "go tula")
    assert offers(state) == {"take vasily_golitsyn", "done"}


@rule("SMU-R-58")
def test_the_second_of_a_grouping_may_recruit_for_himself_but_not_lead_it_off() -> None:
    second: Army = FOOT | {"host": "petr_basmanov"}
    state = taken("vasily_golitsyn", {"petr_basmanov": FOOT, "vasily_golitsyn": second})
    assert offers(state) == {"recruit", "part", "group vasily_golitsyn petr_basmanov", "done"}
    say(state, "group vasily_golitsyn petr_basmanov")
    assert reach(state) == TWO_ROADS


# --- detachments


@rule("SMU-R-57", "SMU-MOV-07", "SMU-CMP-14")
def test_a_detachment_joins_at_the_start_of_a_move_and_goes_along() -> None:
    armies: dict[str, Army] = {"petr_basmanov": HORSE, "don_cossacks": {"at": "orel", "owner": MOSCOW}}
    state = taken("petr_basmanov", armies)
    say(state, "join don_cossacks petr_basmanov", "go tula")
    assert offers(state) == {"leave don_cossacks", "done"}
    say(state, "leave don_cossacks")
    assert where(state, "don_cossacks") == "tula"
    assert offers(state) == {"done"}


@rule("SMU-R-57", "SMU-R-58")
def test_a_joined_detachment_may_leave_to_act_alone() -> None:
    joined: Army = {"at": "army", "host": "petr_basmanov", "owner": MOSCOW}
    state = field({"petr_basmanov": HORSE, "don_cossacks": joined})
    say(state, "take don_cossacks")
    assert where(state, "don_cossacks") == "orel"
    say(state, "go tula")
    assert offers(state) == {"take petr_basmanov", "done"}


@rule("SMU-R-58")
def test_an_army_leaves_a_detachment_behind_that_has_moved() -> None:
    armies: dict[str, Army] = {"petr_basmanov": HORSE, "don_cossacks": {"at": "tula", "owner": MOSCOW}}
    state = taken("don_cossacks", armies)
    say(state, "go orel", "join don_cossacks petr_basmanov")
    assert host(state, "don_cossacks") == "petr_basmanov"
    say(state, "take petr_basmanov", "go tula")
    assert where(state, "don_cossacks") == "orel"
    assert where(state, "petr_basmanov") == "tula"


@rule("SMU-R-57", "SMU-MOV-01")
def test_in_a_full_point_a_detachment_stays_behind_only_if_its_army_goes() -> None:
    joined: Army = {"at": "army", "host": "petr_basmanov", "owner": MOSCOW}
    armies: dict[str, Army] = {"petr_basmanov": HORSE, "vasily_golitsyn": HORSE, "don_cossacks": joined}
    state = taken("petr_basmanov", armies)
    say(state, "leave don_cossacks")
    assert {words.split()[0] for words in offers(state)} == {"go"}
    say(state, "go tula")
    assert where(state, "don_cossacks") == where(state, "vasily_golitsyn") == "orel"
    assert offers(state) == {"take vasily_golitsyn", "take don_cossacks", "done"}
    shut_in = taken("petr_basmanov", armies | {"vasily_golitsyn": HORSE | {"marks": ["used"]}, "shishi": joined})
    say(shut_in, "leave shishi")
    assert "leave don_cossacks" not in offers(shut_in)
    only_unit = taken("petr_basmanov", armies | {"petr_basmanov": HORSE | {"units": {}}})
    assert "leave don_cossacks" not in offers(only_unit)
    stopped = (MARCH_MOST, number("figure", "petr_basmanov"), 0, UNTIL_PHASE)
    halted = taken("petr_basmanov", armies, control={"orel": MOSCOW}, effects=[stopped])
    assert "recruit" in offers(halted)
    assert "leave don_cossacks" not in offers(halted)


# --- Poland


@rule("SMU-APP-07", "SMU-R-48", "SMU-MSC-19")
def test_within_poland_a_move_takes_all_points_and_nobody_else_goes_there() -> None:
    state = taken("false_dmitry_1", {"false_dmitry_1": HORSE | {"at": "kiev"}}, active=POLISH)
    assert {"orsha", "vitebsk", "gomel", "chernigov", "putivl"} <= reach(state)
    say(state, "go orsha")
    assert where(state, "false_dmitry_1") == "orsha"
    assert offers(state) == {"done"}
    others = taken("petr_basmanov", {"petr_basmanov": HORSE | {"at": "chernigov"}})
    assert not {"kiev", "gomel"} & reach(others)
    through = taken("false_dmitry_1", {"false_dmitry_1": HORSE | {"at": "chernigov"}}, active=POLISH)
    assert {"kiev", "gomel", "putivl"} <= reach(through)


@pytest.mark.rule("SMU-MOV-01", "SMU-MOV-02")
def test_who_marches_on_does_not_count_his_free_room_twice() -> None:
    armies: dict[str, Army] = {
        "petr_basmanov": {"at": "orel", "units": {"noble_cavalry": 7}},
        "vasily_golitsyn": {"at": "orel", "host": "petr_basmanov", "units": {"noble_cavalry": 9}},
        "don_cossacks": {"at": "yelets", "owner": MOSCOW},
        "kasimov_tatars": {"at": "yelets", "owner": MOSCOW},
        "ivan_bolotnikov": {"at": "voronezh", "units": {"foot_cossack": 2}},
    }
    state = taken("petr_basmanov", armies)
    assert "yelets" not in reach(state)
    say(state, "step yelets")
    assert "done" not in offers(state)
    assert refused(state, "done") == "SMU-MOV-01"


@pytest.mark.rule("SMU-R-58", "SMU-R-57", "SMU-MOV-10")
def test_a_detachment_that_stays_behind_does_not_slow_the_army() -> None:
    armies: dict[str, Army] = {
        "petr_basmanov": {"at": "orel", "units": {"noble_cavalry": 2}},
        "shishi": {"at": "kozelsk", "owner": MOSCOW},
    }
    alone = reach(taken("petr_basmanov", {"petr_basmanov": armies["petr_basmanov"]}))
    state = taken("shishi", armies)
    say(state, "go orel", "join shishi petr_basmanov", "take petr_basmanov")
    assert reach(state) == alone
    say(state, "go moscow")
    assert where(state, "shishi") == "orel"
