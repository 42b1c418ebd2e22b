"""The strategy phase (RUR-STR), the banners, and bribes."""

from __future__ import annotations

import pytest

from tests.games.rurik.table import ACTIONS, asked, banner, offers, position, refused, say, seen, set_up, told

rule = pytest.mark.rule


@rule("RUR-STR-01", "RUR-STR-04", "RUR-ACT-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_advisor_a_turn_clockwise_until_all_hands_are_empty(seats: int) -> None:
    state = set_up(seats)
    first = state.view()["first"]
    assert {words.split()[2] for words in offers(state)} == set(ACTIONS)
    assert {words.split()[1] for words in offers(state)} == {"adv_1", "adv_2a", "adv_4", "adv_5"}
    assert refused(state, "pass") == "RUR-STR-04"
    for turn in range(4 * seats):
        assert asked(state) == "place"
        assert state.waiting == ((first + turn) % seats,)
        state.play(state.waiting[0], state.legal(state.waiting[0])[0])
    assert asked(state) == "act"


@rule("RUR-STR-05", "RUR-STR-06", "RUR-STR-02", "RUR-X-02")
def test_equal_influence_goes_below_and_weaker_advisors_slide_down() -> None:
    kirill, stas = {"seat": 1, "advisor": "adv_4"}, {"seat": 2, "advisor": "adv_2a"}
    state = position({}, {}, {}, phase="strategy", banners={"muster": [kirill, stas]})
    assert banner(state, "muster") == [(1, "adv_4"), (2, "adv_2a")]
    say(state, "place adv_4 muster 0")
    assert banner(state, "muster") == [(1, "adv_4"), (0, "adv_4"), (2, "adv_2a")]
    assert told(state, "placed") == [{"seat": 0, "advisor": 4, "action": 0, "row": 1}]


@rule("RUR-STR-06")
def test_own_advisors_slide_too() -> None:
    own = {"tax": [{"seat": 0, "advisor": "adv_1"}], "move": [{"seat": 0, "advisor": "adv_2a"}]}
    state = position({}, {}, phase="strategy", banners=own | {"build": [{"seat": 0, "advisor": "adv_4"}]})
    say(state, "place adv_5 tax 0")
    assert banner(state, "tax") == [(0, "adv_5"), (0, "adv_1")]


@rule("RUR-STR-07")
def test_a_full_banner_is_closed() -> None:
    full = [{"seat": 1, "advisor": name} for name in ("adv_1", "adv_2a", "adv_4")]
    state = position({}, {}, phase="strategy", banners={"tax": full})
    assert refused(state, "place adv_5 tax 3") == "RUR-STR-07"
    assert not any(words.split()[2] == "tax" for words in offers(state))


@rule("RUR-STR-08", "RUR-R-14")
def test_a_second_advisor_on_a_banner_needs_three_banners() -> None:
    two = {"tax": [{"seat": 0, "advisor": "adv_1"}], "move": [{"seat": 0, "advisor": "adv_2a"}]}
    state = position({}, {}, phase="strategy", banners=two)
    assert refused(state, "place adv_4 tax 0") == "RUR-STR-08"
    three = two | {"build": [{"seat": 0, "advisor": "adv_4"}]}
    state = position({}, {}, phase="strategy", banners=three)
    assert "place adv_5 tax 0" in offers(state)


@rule("RUR-STR-09", "RUR-STR-10", "RUR-STR-11", "RUR-R-13", "RUR-X-03", "RUR-X-04", "RUR-ACT-01", "RUR-ACT-04")
def test_a_bribe_lifts_an_advisor_but_not_its_turn() -> None:
    troops = {"at": "kiev", "troops": {"kiev": 1}}
    state = position(troops, troops, phase="strategy", banners={"build": [{"seat": 1, "advisor": "adv_2a"}]})
    assert refused(state, "place adv_1 build 4") == "RUR-R-13"
    say(state, "place adv_1 build 3")
    assert banner(state, "build") == [(0, "adv_1"), (1, "adv_2a")]
    assert seen(state, "coins") == 0
    assert told(state, "bribed") == [{"seat": 0, "advisor": 0, "action": 4, "row": 0, "coins": 3}]
    while asked(state) == "place":
        state.play(state.waiting[0], state.legal(state.waiting[0])[0])
    assert state.waiting == (0,)
    assert "act build 1" in offers(state)
    say(state, "act build 1")
    assert seen(state, "coins") == 0
    assert state.view()["build_points"] == 2
    assert banner(state, "build") == [(1, "adv_2a")]


@rule("RUR-STR-10")
def test_bribes_count_when_later_advisors_are_compared() -> None:
    bribed = {"seat": 1, "advisor": "adv_1", "bribe": 2}
    state = position({}, {}, phase="strategy", banners={"tax": [bribed]})
    say(state, "place adv_2a tax 0")
    assert banner(state, "tax") == [(1, "adv_1"), (0, "adv_2a")]


@rule("RUR-STR-03", "RUR-ACT-02")
def test_small_numbers_act_first() -> None:
    mine = {"tax": [{"seat": 0, "advisor": "adv_5"}], "move": [{"seat": 0, "advisor": "adv_2a"}]}
    state = position({"at": "kiev"}, {"at": "kiev"}, banners=mine)
    assert {words for words in offers(state) if words.startswith("act")} == {"act move 1"}
    assert refused(state, "act tax 1") == "RUR-ACT-02"
