"""The Project Chamber (IVN-PRJ) and what becomes of empty project decks (IVN-FAQ-02, IVN-FAQ-03)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ivan.table import (
    answers,
    asked,
    at_work,
    buildings,
    goods,
    hand,
    offers,
    owned,
    pad,
    records,
    refused,
    say,
    seen,
    shown,
    tally,
    targets,
    told,
)

rule = pytest.mark.rule
PROJECTS = list(records("project"))
LEVY: dict[str, Any] = {"hand": ["m02_landed_levy"], "goods": {"rye": 3, "wood": 2}}
FORT: dict[str, Any] = {"hand": ["c01_ostrog"], "goods": {"wood": 2, "stone": 1}}
MARKET: dict[str, Any] = {"hand": ["t01_grain_market"], "goods": {"rye": 2, "textile": 1}}


@rule("IVN-PRJ-01", "IVN-PRJ-06")
@pytest.mark.parametrize(("seal", "actions"), [(False, 2), (True, 3)])
def test_two_actions_and_with_a_seal_three(seal: bool, actions: int) -> None:
    plenty = dict.fromkeys(("rye", "wood", "stone", "gunpowder", "textile", "metal"), 9)
    kinds = ["draw", "complete m02_landed_levy", "complete c01_ostrog"]
    state = at_work("projects", seal=seal, hand=["m02_landed_levy", "c01_ostrog"], goods=plenty)
    for words in kinds[:actions]:
        assert asked(state) == "projects"
        say(state, words)
        while asked(state) in ("war", "build"):
            say(state, "pass")
    assert asked(state) == "enter"
    assert seen(state, "hand_sizes") == 3 - (actions - 1)


@rule("IVN-PRJ-02", "IVN-INF-05")
def test_a_project_comes_from_the_display_or_unseen_from_the_deck() -> None:
    state = at_work("projects", hand=["c01_ostrog"])
    display = shown(state, "projects", "project")
    assert targets(state, "take") == display and len(display) == 6
    hidden = next(name for name in PROJECTS if name not in display | {"c01_ostrog"})
    assert refused(state, f"take {hidden}") == "IVN-PRJ-02"
    say(state, "draw")
    (drawn,) = hand(state) - {"c01_ostrog"}
    assert drawn not in display
    assert state.view()["project_deck"] == 30 - 6 - 3 - 1


@rule("IVN-PRJ-03")
def test_the_display_is_filled_up_at_once() -> None:
    state = at_work("projects")
    before = shown(state, "projects", "project")
    taken = min(before)
    deck = state.view()["project_deck"]
    say(state, f"take {taken}")
    after = shown(state, "projects", "project")
    assert len(after) == 6 and before - after == {taken} and len(after - before) == 1
    assert len(told(state, "project-opened")) == 1
    assert state.view()["project_deck"] == deck - 1
    say(state, "draw")
    assert shown(state, "projects", "project") == after


@rule("IVN-PRJ-04")
def test_completing_pays_scores_and_then_resolves() -> None:
    state = at_work("projects", **LEVY)
    say(state, "complete m02_landed_levy")
    assert goods(state) == {}
    assert tally(state) == {"projects": 5}
    assert owned(state, "completed", "project") == {"m02_landed_levy"}
    assert [event.name for event in state.events] == ["completed", "paid", "paid", "scored"]
    assert asked(state) == "war"


@rule("IVN-PRJ-04")
def test_only_a_project_in_hand_can_be_completed() -> None:
    rich = dict.fromkeys(("rye", "wood", "stone", "gunpowder", "textile", "metal"), 9)
    state = at_work("projects", hand=["c01_ostrog"], goods=rich, others={1: {"hand": ["t01_grain_market"]}})
    assert targets(state, "complete") == {"c01_ostrog"}
    assert refused(state, "complete t01_grain_market") == "IVN-PRJ-04"


@rule("IVN-PRJ-05")
def test_all_goods_of_the_price_are_needed() -> None:
    state = at_work("projects", hand=["m02_landed_levy"], goods={"rye": 3, "wood": 1, "coin": 9, "stone": 9})
    assert refused(state, "complete m02_landed_levy") == "IVN-PRJ-05"


@rule("IVN-PRJ-07", "IVN-ICO-12")
def test_a_building_goes_where_the_own_warrior_or_boyar_is_and_no_building() -> None:
    others = {1: {"buildings": ["ryazan"], "warriors": {"pskov": 1}}}
    state = at_work("projects", others=others, warriors={"moscow": 1, "ryazan": 1, "kazan": 1}, boyars={"kursk": 1},
                    buildings=["kazan", "smolensk"], **FORT)  # fmt: skip
    say(state, "complete c01_ostrog")
    assert targets(state, "build") == {"moscow", "kursk"}
    for city in ("ryazan", "kazan", "smolensk", "pskov"):
        assert refused(state, f"build {city}") == "IVN-PRJ-07"
    say(state, "build moscow")
    assert buildings(state) == {"moscow", "kazan", "smolensk"}
    assert seen(state, "building_supply") == 3


@rule("IVN-PRJ-08")
@pytest.mark.parametrize(
    "mine",
    [
        {"buildings": ["kazan"]},
        {"warriors": {"moscow": 1}, "buildings": ["moscow"]},
        {"warriors": {"moscow": 1}, "buildings": ["kazan", "kursk", "pskov", "smolensk", "vologda", "chernigov"]},
    ],
)
def test_without_a_fit_city_or_a_building_only_the_points_remain(mine: dict[str, Any]) -> None:
    state = at_work("projects", **FORT, **mine)
    say(state, "complete c01_ostrog")
    assert asked(state) == "projects"
    assert tally(state) == {"projects": 4}
    assert buildings(state) == set(mine["buildings"])


@rule("IVN-PRJ-08", "IVN-R-59", "IVN-R-61")
def test_a_free_action_may_use_up_the_building_that_was_to_be_placed() -> None:
    """The settlement completes another project while the first one waits for its city: the last building is gone.

    Nothing is left to decide, so the question goes.
    """
    state = at_work("projects", hand=["c01_ostrog", "c03_abatis_line"], goods={"wood": 5, "stone": 2},
                    warriors={"moscow": 1, "kursk": 1}, estates=["craft_settlement"],
                    buildings=["kazan", "pskov", "smolensk", "vologda", "chernigov"])  # fmt: skip
    say(state, "complete c01_ostrog", "use craft_settlement", "complete c03_abatis_line", "build moscow")
    assert asked(state) == "projects"
    assert (seen(state, "building_supply"), tally(state)) == (0, {"projects": 9})


@rule("IVN-PRJ-09", "IVN-R-03")
def test_a_trade_project_resolves_two_different_effects_in_any_order() -> None:
    state = at_work("projects", tokens=["tr07", None, None, "tr14"], **MARKET)
    say(state, "complete t01_grain_market")
    assert answers(state) == {"pass", "resolve tr07", "resolve tr14", "printed pad_2", "printed pad_3"}
    say(state, "printed pad_3")
    assert answers(state) == {"pass", "resolve tr07", "resolve tr14", "printed pad_2"}
    say(state, "printed pad_2")
    assert (asked(state), goods(state)) == ("next-trade", {"coin": 1})
    say(state, "printed pad_2")
    assert goods(state) == {"coin": 1, "wood": 1}
    assert [event.name for event in state.events if event.name.endswith("resolved")] == ["printed-resolved"]
    assert pad(state) == ["tr07", None, None, "tr14", None]


@rule("IVN-PRJ-10", "IVN-ICO-11")
def test_a_military_project_sends_a_warrior_and_wins_spoils() -> None:
    state = at_work("projects", at={"spoils": ["s01_glory", "s04_treasury"]}, **LEVY)
    say(state, "complete m02_landed_levy")
    assert answers(state) == {"pass", "spoils s01_glory", "spoils s04_treasury"}
    say(state, "spoils s04_treasury")
    assert goods(state) == {"coin": 3}
    assert (seen(state, "field"), seen(state, "warrior_supply")) == (1, 9)
    assert shown(state, "spoils", "spoils") == {"s01_glory"}
    assert [event.name for event in state.events][:2] == ["sent", "spoils-taken"]


@rule("IVN-PRJ-11", "IVN-R-59")
def test_without_a_warrior_in_supply_only_the_points_remain() -> None:
    state = at_work("projects", warriors={"moscow": 6}, field=4, **LEVY)
    say(state, "complete m02_landed_levy")
    assert asked(state) == "projects"
    assert seen(state, "field") == 4
    assert tally(state) == {"projects": 5}
    assert seen(state, "spoils_owned") == []


@rule("IVN-PRJ-11", "IVN-R-59", "IVN-R-60")
@pytest.mark.parametrize("spoils", [["s04_treasury"], []])
def test_a_free_action_may_use_up_the_warrior_that_was_to_go_to_war(spoils: list[str]) -> None:
    """The last warrior of the supply is placed while the war is asked: neither warrior nor spoils are left for it.

    Nothing is left to decide, so the question goes.
    """
    state = at_work("projects", warriors={"moscow": 9}, estates=["service_settlement"], hand=["m02_landed_levy"],
                    goods={"rye": 4, "wood": 2, "coin": 1}, at={"spoils": spoils})  # fmt: skip
    say(state, "complete m02_landed_levy", "use service_settlement", "place moscow")
    assert asked(state) == "projects"
    assert (seen(state, "warrior_supply"), seen(state, "field"), seen(state, "spoils_owned")) == (0, 0, [])


@rule("IVN-PRJ-12", "IVN-FAQ-08")
def test_spoils_stay_with_their_owner() -> None:
    state = at_work("projects", spoils=["s01_glory"], at={"spoils": ["s04_treasury"]}, **LEVY)
    say(state, "complete m02_landed_levy", "spoils s04_treasury")
    assert owned(state, "spoils_owned", "spoils") == {"s01_glory", "s04_treasury"}


@rule("IVN-FAQ-02")
def test_an_empty_project_deck_is_not_drawn_from_and_refills_nothing() -> None:
    others = {1: {"hand": PROJECTS[20:24]}, 2: {"hand": PROJECTS[24:26]}}
    shelf = {"projects": PROJECTS[26:]}
    state = at_work("projects", hand=PROJECTS[:10], completed=PROJECTS[10:20], others=others, at=shelf)
    assert state.view()["project_deck"] == 0
    assert refused(state, "draw") == "IVN-FAQ-02"
    say(state, f"take {PROJECTS[26]}")
    assert shown(state, "projects", "project") == set(PROJECTS[27:])


@rule("IVN-FAQ-03", "IVN-R-53")
def test_an_empty_display_too_leaves_only_completing() -> None:
    hands = {1: {"hand": PROJECTS[20:24]}, 2: {"hand": PROJECTS[24:30]}}
    price = records("project")[PROJECTS[0]]["cost"]
    state = at_work("projects", hand=PROJECTS[:10], completed=PROJECTS[10:20], others=hands, goods=price,
                    tokens=["tr01", "tr02"], estates=["clerks_house"], at={"projects": []})  # fmt: skip
    assert answers(state) == {"finish", f"complete {PROJECTS[0]}"}
    assert not targets(state, "trade-in") and "use clerks_house" not in offers(state)
    say(state, f"complete {PROJECTS[0]}")
    assert tally(state) == {"projects": records("project")[PROJECTS[0]]["vp"]}


@rule("IVN-R-19", "IVN-R-20")
def test_favour_of_a_passed_token_comes_before_the_effect_of_the_type() -> None:
    """Five points in one move from 7 pass 10: the favour is there before the war is asked."""
    state = at_work("projects", vp=7, at={"favour": [1, 2, 0]}, **LEVY)
    say(state, "complete m02_landed_levy")
    assert [args["total"] for args in told(state, "scored")] == [12]
    assert state.view()["favour"] == [0, 1, 2]
    assert asked(state) == "war"


@rule("IVN-R-30")
def test_a_project_effect_may_be_waived() -> None:
    state = at_work("projects", warriors={"moscow": 1}, **FORT)
    say(state, "complete c01_ostrog", "pass")
    assert buildings(state) == set()
    state = at_work("projects", **LEVY)
    say(state, "complete m02_landed_levy", "pass")
    assert (seen(state, "field"), seen(state, "spoils_owned")) == (0, [])


@rule("IVN-PRJ-08", "IVN-R-60")
@pytest.mark.parametrize(("estates", "question"), [(["service_settlement"], "build"), ([], "projects")])
def test_a_building_without_a_builder_is_asked_for_where_an_estate_could_bring_one(
    estates: list[str], question: str
) -> None:
    """A sale alone brings nobody to a city."""
    mine = {"wood": 2, "stone": 1, "rye": 3}
    state = at_work("projects", hand=["c01_ostrog"], goods=mine, buildings=["kazan"], estates=estates)
    say(state, "complete c01_ostrog")
    assert asked(state) == question
