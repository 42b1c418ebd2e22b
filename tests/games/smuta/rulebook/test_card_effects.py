"""What cards bring, whom they may name, marks and lasting effects (SMU-CRD)."""

from __future__ import annotations

import pytest

from prestol.games.smuta.dice import as_d3
from prestol.games.smuta.parts import ACCUSED, CAMP, SIEGE_CARRIED
from tests.games.smuta.cards.hands import held
from tests.games.smuta.cards.stage import armed, court, gone, is_offered, marking, politics, standing
from tests.games.smuta.table import (
    MOSCOW,
    NOBLES,
    POLISH,
    REBEL,
    SHUISKY,
    army,
    asked,
    at,
    deal,
    hold,
    honour,
    number,
    offers,
    pretends,
    put,
    refused,
    say,
    smuta,
    told,
    where,
    who,
    with_dice,
)

# --- units that cards bring


@pytest.mark.rule("SMU-CRD-24")
def test_a_card_ignores_the_recruit_list_but_not_the_size_of_the_army() -> None:
    state = court()
    armed("istoma_pashkov", noble_cavalry=7)(state)
    deal(state, NOBLES, "zemstvo_militia", "hired_germans")
    politics(state, NOBLES)
    say(state, "3 play zemstvo_militia", "3 aim istoma_pashkov")
    assert asked(state) == "unit"
    assert offers(state) == {"kind noble_cavalry", "kind town_streltsy"}
    say(state, "3 kind town_streltsy")
    assert army(state, "istoma_pashkov") == {"noble_cavalry": 7, "town_streltsy": 1}
    assert refused(state, "3 play hired_germans") == "SMU-CRD-18"


@pytest.mark.rule("SMU-CRD-24", "SMU-R-53")
def test_a_card_brings_no_more_units_than_there_are_counters() -> None:
    state = court()
    kind = number("unit_kind", "winged_hussars")
    spare = smuta().parts.units.good_counters[kind] - 2
    armed("roman_rozynski", winged_hussars=spare - 1)(state)
    deal(state, POLISH, "hussar_banners")
    politics(state, POLISH)
    say(state, "1 play hussar_banners", "1 aim false_dmitry_1")
    assert army(state, "false_dmitry_1") == {"mounted_cossack": 2, "winged_hussars": 3}


@pytest.mark.rule("SMU-CRD-24", "SMU-MSC-25")
def test_one_piece_of_artillery_and_one_siege_marker_for_an_army() -> None:
    state = court()
    armed("vasily_golitsyn", artillery=1)(state)
    deal(state, MOSCOW, "cannon_yard", "siege_train", "sovereigns_ordnance")
    politics(state, MOSCOW)
    assert not is_offered(state, MOSCOW, "cannon_yard")
    say(state, "0 play siege_train", "0 aim vasily_golitsyn")
    assert state.marks[who("vasily_golitsyn")] & SIEGE_CARRIED
    assert not is_offered(state, MOSCOW, "sovereigns_ordnance"), "neither branch can be carried out"


@pytest.mark.rule("SMU-CRD-22")
def test_a_branch_that_cannot_be_carried_out_is_not_offered() -> None:
    state = court()
    deal(state, MOSCOW, "miracle_icon", "patriarch_iov")
    for name in ("vasily_golitsyn", "boris_godunov"):
        marking(name, ACCUSED)(state)
    politics(state, MOSCOW)
    say(state, "0 play miracle_icon")
    assert offers(state) == {"way 1", "way 2"}
    say(state, "0 way 2")
    assert offers(state) == {"aim vasily_golitsyn", "aim boris_godunov"}
    say(state, "0 aim boris_godunov", "0 play patriarch_iov", "0 way 2")
    assert not any(mark & ACCUSED for mark in state.marks)
    assert asked(state) == "politics"


@pytest.mark.rule("SMU-CRD-22")
def test_zaporozhians_come_as_a_detachment_or_as_units() -> None:
    state = held(POLISH, "zaporozhians")
    say(state, "1 play zaporozhians", "1 way 1")
    assert asked(state) == "enter"
    say(state, next(iter(sorted(offers(state)))))
    assert state.owner[who("zaporozhians")] == POLISH
    state = court()
    gone("zaporozhians")(state)
    deal(state, POLISH, "zaporozhians")
    politics(state, POLISH)
    say(state, "1 play zaporozhians")
    assert offers(state) == {"aim false_dmitry_1"}, "only one branch is left"


# --- targets


@pytest.mark.rule("SMU-CRD-26")
def test_nobody_on_the_track_is_a_target() -> None:
    state = court()
    put(state, "fedor_mstislavsky", "track", cell=11)
    put(state, "marina_mnishek", "track", cell=11)
    deal(state, MOSCOW, "poisoned_cup", "dagger")
    politics(state, MOSCOW)
    say(state, "0 play poisoned_cup")
    named = offers(state)
    assert "aim vasily_shuisky" in named
    assert not named & {"aim fedor_mstislavsky", "aim marina_mnishek"}


@pytest.mark.rule("SMU-CRD-23", "SMU-CRD-19")
def test_targets_are_those_that_the_card_describes() -> None:
    state = held(MOSCOW, "dagger", "poisoned_cup", "forced_tonsure", "town_unrest")
    hold(state, POLISH, "tver")
    say(state, "0 play dagger")
    assert offers(state) == {"aim marina_mnishek", "aim vasily_shuisky"}
    state = held(POLISH, "forced_tonsure")
    state.year_legitimacy[POLISH] = 9
    say(state, "1 play forced_tonsure")
    assert offers(state) == {"aim vasily_shuisky", "aim boris_godunov"}, "a Tsar can be made a monk"


@pytest.mark.rule("SMU-CRD-23")
def test_a_voivode_defects_only_alone_near_a_piece_and_with_little_legitimacy() -> None:
    state = court()
    standing("ivan_bolotnikov", "tula")(state)
    gone("vasily_golitsyn", "istoma_pashkov")(state)
    put(state, "dmitry_shuisky", "kaluga", {"town_streltsy": 1})
    deal(state, REBEL, "voivode_defects")
    politics(state, REBEL)
    assert not is_offered(state, REBEL, "voivode_defects")
    standing("dmitry_shuisky", "tver")(state)
    assert is_offered(state, REBEL, "voivode_defects")
    standing("ivan_bolotnikov", "kiev")(state)
    assert not is_offered(state, REBEL, "voivode_defects")


@pytest.mark.rule("SMU-CRD-23")
def test_legitimacy_helps_a_voivode_to_change_sides() -> None:
    state = court()
    standing("ivan_bolotnikov", "tula")(state)
    state.year_legitimacy[REBEL] = 9
    deal(state, REBEL, "voivode_defects")
    politics(state, REBEL)
    with_dice(state, 5)
    say(state, "2 play voivode_defects", "2 aim fedor_mstislavsky")
    assert told(state, "card-die")[0] == {
        "seat": REBEL,
        "card": number("card_kind", "voivode_defects"),
        "die": 5,
        "total": 6,
    }
    assert state.owner[who("fedor_mstislavsky")] == REBEL


@pytest.mark.rule("SMU-CRD-23", "SMU-CRD-28")
@pytest.mark.parametrize(("point", "falls"), [("moscow", 5), ("tula", 3), ("kaluga", 3)])
def test_gates_open_the_harder_the_stronger_the_fortress(point: str, falls: int) -> None:
    for die in (falls - 1, falls):
        state = court()
        gone("vasily_golitsyn")(state)
        state.walled[where("kaluga")] = 1
        hold(state, POLISH, "kaluga")
        standing("fedor_mstislavsky", point)(state)
        deal(state, SHUISKY, "open_gates")
        politics(state, SHUISKY)
        with_dice(state, die)
        say(state, "4 play open_gates", f"4 aim-at {point}")
        assert (state.control[where(point)] == SHUISKY) == (die == falls)
        failed = {"seat": SHUISKY, "card": number("card_kind", "open_gates"), "needed": falls}
        assert told(state, "card-failed") == ([] if die == falls else [failed])


# --- marks and lasting effects


@pytest.mark.rule("SMU-CRD-27", "SMU-CRD-25")
def test_an_accusation_costs_two_until_it_is_taken_off_and_a_pretender_stays_one() -> None:
    state = held(MOSCOW, "catholic_accusation")
    before = honour(state)[POLISH]
    say(state, "0 play catholic_accusation", "0 aim false_dmitry_1")
    assert honour(state)[POLISH] == before - 2
    assert pretends(state, "false_dmitry_1")


@pytest.mark.rule("SMU-CRD-25", "SMU-CRD-29")
def test_legitimacy_of_cards_is_part_of_the_total_until_its_time_is_over() -> None:
    state = held(REBEL, "support_of_adherents")
    before = honour(state)
    say(state, "2 play support_of_adherents")
    assert honour(state)[REBEL] == before[REBEL] + 3
    state = held(MOSCOW, "zemsky_verdict")
    before = honour(state)
    say(state, "0 play zemsky_verdict")
    assert honour(state)[MOSCOW] == before[MOSCOW] + 3
    assert honour(state)[1:] == before[1:]


@pytest.mark.rule("SMU-CRD-25")
def test_a_clumsy_assassin_costs_legitimacy() -> None:
    state = held(NOBLES, "hired_assassin")
    with_dice(state, 1)
    say(state, "3 play hired_assassin", "3 aim fedor_mstislavsky")
    assert at(state, "fedor_mstislavsky") == "kaluga"
    assert state.year_legitimacy[NOBLES] == -1


@pytest.mark.rule("SMU-CRD-28", "SMU-R-56")
def test_a_stockade_makes_a_town_a_fortress_and_stays() -> None:
    state = held(SHUISKY, "stockade")
    say(state, "4 play stockade", "4 aim-at kaluga")
    assert state.walled[where("kaluga")] == 1
    deal(state, MOSCOW, "town_unrest")
    gone("fedor_mstislavsky")(state)
    state.stack = []
    politics(state, MOSCOW)
    assert not is_offered(state, MOSCOW, "town_unrest"), "it is no town any more"


@pytest.mark.rule("SMU-CRD-31")
def test_two_camps_are_all_there_are() -> None:
    state = court()
    put(state, "ivan_zarutsky", "kursk", {"mounted_cossack": 1})
    for name in ("istoma_pashkov", "fedor_mstislavsky"):
        marking(name, CAMP)(state)
    deal(state, REBEL, "fortified_camp")
    politics(state, REBEL)
    assert not is_offered(state, REBEL, "fortified_camp")


@pytest.mark.rule("SMU-MSC-27", "SMU-CRD-22")
def test_the_king_comes_with_the_polish_intervention() -> None:
    state = court(16)
    gone("false_dmitry_1")(state)
    deal(state, POLISH, "polish_intervention")
    politics(state, POLISH)
    say(state, "1 play polish_intervention", "1 place stanislaw_zolkiewski kiev")
    assert (at(state, "gustav_iii_vasa"), state.host[who("gustav_iii_vasa")]) == ("army", who("stanislaw_zolkiewski"))


@pytest.mark.rule("SMU-CMP-24")
def test_a_die_of_three() -> None:
    assert [as_d3(die) for die in range(1, 7)] == [1, 1, 2, 2, 3, 3]
