"""Readings about region rewards, effects at the end of a round, and scoring (IVN-R-39 to IVN-R-45)."""

from __future__ import annotations

import pytest

from tests.games.ivan.table import (
    asked,
    buildings,
    free,
    goods,
    pad,
    position,
    refused,
    say,
    seen,
    tally,
    told,
    warriors,
)

rule = pytest.mark.rule


@rule("IVN-R-39")
def test_influence_is_counted_when_the_turn_of_the_region_comes() -> None:
    """The reward of the East puts a warrior into the South, where it turns the tie of one to one."""
    mine, rival = {"warriors": {"moscow": 1, "kursk": 1}}, {"warriors": {"putivl": 1}}
    state = position(mine, rival, {}, phase="reward", favour=[1, 0, 2], regions={"east": "rl9"})
    say(state, "reward second", "place kursk")
    assert told(state, "region-led") == [{"seat": 0, "region": 1, "influence": 2}]
    assert told(state, "region-second") == [{"seat": 1, "region": 1, "influence": 1}]


@rule("IVN-R-39")
def test_inside_a_region_the_ranking_is_fixed_and_the_leader_comes_first() -> None:
    """The runner-up would lead with two more warriors, but gets the other reward of the same token all the same."""
    mine, rival = {"warriors": {"moscow": 2}}, {"warriors": {"kazan": 1}}
    state = position(mine, rival, {}, phase="reward", regions={"east": "rd9"}, round=3)
    say(state, "reward first")
    assert seen(state, "vp") == 4
    assert (asked(state), state.waiting) == ("place-warrior", (1,))
    say(state, "place kazan", "place kazan")
    assert warriors(state, 1) == {"kazan": 3}
    assert seen(state, "vp", 1) == 0


@rule("IVN-R-40")
def test_favour_gained_in_a_region_counts_for_the_next() -> None:
    mine, rival = {"warriors": {"moscow": 1, "kursk": 1}}, {"warriors": {"putivl": 1}}
    state = position(mine, rival, {}, phase="reward", favour=[1, 0, 2], regions={"east": "rd2"}, round=3)
    say(state, "reward second")
    assert state.view()["favour"] == [0, 1, 2]
    assert [args["seat"] for args in told(state, "region-led")] == [0]


@rule("IVN-R-41", "IVN-R-42")
@pytest.mark.parametrize("seats", [2, 3])
def test_an_empty_region_rewards_nobody(seats: int) -> None:
    state = position({"warriors": {"vologda": 1}}, *({} for _ in range(seats - 1)), phase="reward")
    assert [args["region"] for args in told(state, "region-empty")] == [0, 1, 2]
    assert state.view()["vp"] == [0] * seats


@rule("IVN-R-42")
@pytest.mark.parametrize(("favour", "leader"), [([0, 1], 0), ([1, 0], 1)])
def test_two_players_with_equal_influence(favour: list[int], leader: int) -> None:
    both = {"warriors": {"moscow": 2}}
    state = position(both, both, phase="reward", favour=favour, regions={"east": "rl1"})
    assert [args["seat"] for args in told(state, "region-led")] == [leader]
    assert state.waiting == (1 - leader,)
    say(state, "reward first")
    assert seen(state, "vp", leader) == 2 and seen(state, "vp", 1 - leader) == 0


@rule("IVN-R-43")
def test_effects_at_the_end_of_the_round_are_whole_but_free_actions_are_barred() -> None:
    """A trade effect moves a warrior, which takes a token; neither sale nor rearrangement nor estate fits in."""
    mine = {"warriors": {"kursk": 2, "moscow": 1}, "tokens": ["tr18"], "goods": {"rye": 4}, "estates": ["toll_yard"]}
    state = position(mine, {}, {}, phase="reward", round=3, regions={"east": "rd6"}, waterways={"w_seim": "tr07"})
    for words in ("reward second", "resolve tr18", "printed pad_2", "move warrior kursk putivl", "lay pad_4"):
        assert free(state) == set()
        say(state, words)
    assert goods(state) == {"rye": 4, "coin": 2, "wood": 1}
    assert pad(state) == ["tr18", None, None, "tr07", None]


@rule("IVN-R-43", "IVN-R-60")
def test_a_reward_that_nothing_can_make_possible_is_not_asked() -> None:
    """No warrior stands beside the fort, and at the end of the round no free action could bring one there."""
    mine = {"buildings": ["kazan"], "goods": {"rye": 5, "coin": 1}, "estates": ["service_settlement"]}
    state = position(mine, {}, {}, phase="reward", round=3, regions={"east": "rd4"})
    say(state, "reward second")
    assert asked(state) == "plan"
    assert buildings(state) == {"kazan"}


@rule("IVN-R-43")
def test_a_project_completed_as_a_reward_is_paid_and_scores() -> None:
    mine = {"warriors": {"moscow": 1}, "hand": ["c01_ostrog"], "goods": {"wood": 2, "stone": 1}}
    state = position(mine, {}, {}, phase="reward", round=3, regions={"east": "rd3"})
    say(state, "reward second", "complete c01_ostrog", "build moscow")
    assert (goods(state), tally(state), buildings(state)) == ({}, {"projects": 4}, {"moscow"})


@rule("IVN-R-43", "IVN-FRE-08")
def test_a_new_estate_waits_for_the_next_round() -> None:
    state = position(
        {"warriors": {"moscow": 1, "kursk": 1}}, {}, {}, phase="reward", regions={"east": "rl8"}, estates=["toll_yard"]
    )
    say(state, "reward second", "estate toll_yard")
    assert refused(state, "use toll_yard") == "IVN-FRE-08"


@rule("IVN-R-44")
def test_a_title_won_as_a_reward_scores_at_once() -> None:
    state = position(
        {"warriors": {"vologda": 1}}, {}, {}, phase="reward", round=2, regions={"north": "rd1"}, titles=["okolnichy"]
    )
    say(state, "reward second", "title okolnichy")
    assert [args["points"] for args in told(state, "title-scored")] == [1]


@rule("IVN-R-45")
def test_boyars_on_the_map_count_for_titles_and_those_in_the_kremlin_do_not() -> None:
    mine = {
        "boyars": {"moscow": 1},
        "warriors": {"moscow": 1, "kursk": 1},
        "posted": ["rewards"],
        "titles": ["governor", "cupbearer"],
    }
    state = position(mine, {}, {}, phase="score", round=2)
    assert [args["points"] for args in told(state, "title-scored")] == [2, 0]
