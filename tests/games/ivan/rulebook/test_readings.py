"""Readings of unclear places (IVN-R) that no chapter's tests hold."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.damage import swap
from tests.games.ivan.table import (
    CHAMBERS,
    answers,
    asked,
    at_work,
    boyars,
    buildings,
    by_first_rules,
    changed,
    free,
    goods,
    leaving,
    offers,
    pad,
    position,
    records,
    refused,
    say,
    seen,
    stake,
    tally,
    targets,
    told,
    warriors,
)

rule = pytest.mark.rule
ONE_BY_ONE = {"options": {"income_pick": "one_by_one", "trade_pair": "one_by_one"}}
MARKET: dict[str, Any] = {"hand": ["t01_grain_market"], "goods": {"rye": 2, "textile": 1}}


@rule("IVN-R-17", "IVN-R-18")
def test_two_favour_tokens_passed_one_after_the_other() -> None:
    """Ten points from 9 lead to 19 and past the token at 10. On top already, its favour is a point: 20, the next token,
    and one point more."""
    price = {"wood": 2, "stone": 2, "textile": 1, "metal": 1}
    state = at_work("projects", vp=9, hand=["c10_intercession_cathedral"], goods=price)
    say(state, "complete c10_intercession_cathedral")
    assert told(state, "favour-token") == [{"seat": 0, "space": 10}, {"seat": 0, "space": 20}]
    assert [args["total"] for args in told(state, "scored")] == [19, 20, 21]
    assert tally(state) == {"projects": 19, "favour": 2}
    assert state.view()["favour_tokens"] == [0, 0, 1]


@rule("IVN-R-17", "IVN-R-20")
def test_one_score_that_passes_two_favour_tokens(tmp_path: Path) -> None:
    """No project of ours is worth so much: from 9 past 10 and 20, favour for the lower token, a point for the other."""
    glory = swap("projects.toml", "cost = {wood = 2, stone = 1}\nvp = 4", "cost = {wood = 2, stone = 1}\nvp = 12")
    mine = {"chambers": {"projects": 0}, "vp": 9, "hand": ["c01_ostrog"], "goods": {"wood": 2, "stone": 1}}
    state = changed(tmp_path, glory, mine, {}, {}, favour=[1, 2, 0])
    say(state, "leave projects", "pass", "complete c01_ostrog")
    assert [args["space"] for args in told(state, "favour-token")] == [10, 20]
    assert [args["total"] for args in told(state, "scored")] == [21, 22]
    assert state.view()["favour"] == [0, 1, 2]
    assert tally(state) == {"projects": 21, "favour": 1}


SIX = ["kazan", "kursk", "pskov", "smolensk", "vologda", "chernigov"]


@rule("IVN-R-18")
def test_the_point_of_a_favour_on_top_can_reach_a_token() -> None:
    state = leaving("income", vp=9, estates=["hunting_lodge"], goods={"coin": 2})
    say(state, "use hunting_lodge")
    assert told(state, "favour-token") == [{"seat": 0, "space": 10}]
    assert seen(state, "vp") == 11


@rule("IVN-R-24")
def test_with_two_players_the_coin_of_the_card_comes_too_late_for_the_seal() -> None:
    state = leaving("exchange", seats=2, at={"assignments": {"exchange": "assign_kremlin"}})
    say(state, "leave exchange")
    assert asked(state) == "market"
    assert goods(state) == {"coin": 1}
    assert state.view()["seals"] == [-1] * 5


@rule("IVN-R-28")
def test_cities_are_named_before_the_first_pays() -> None:
    state = at_work("income", warriors={"novgorod": 1, "pskov": 1}, estates=["toll_yard"], goods={"wood": 2})
    assert free(state) == {"sell wood wood", "use toll_yard"}
    say(state, "name novgorod +")
    assert goods(state) == {"wood": 2}
    assert free(state) == set()
    say(state, "name pskov")
    assert goods(state) == {"coin": 2, "rye": 2, "wood": 2}
    assert {"sell wood wood", "use toll_yard"} < free(state)


@rule("IVN-R-28")
def test_presence_is_not_asked_again_when_a_named_city_pays_again() -> None:
    state = at_work("income", seal=True, warriors={"novgorod": 1}, estates=["post_house"], goods={"rye": 1})
    say(state, "name novgorod", "use post_house", "move warrior novgorod moscow", "again novgorod")
    assert goods(state) == {"coin": 4}


@rule("IVN-R-28")
def test_one_by_one_a_piece_moved_in_between_opens_a_new_city() -> None:
    state = at_work("income", warriors={"novgorod": 1}, estates=["post_house"], goods={"rye": 1}, at=ONE_BY_ONE)
    say(state, "harvest novgorod")
    assert goods(state) == {"coin": 2, "rye": 1}
    assert not targets(state, "harvest")
    say(state, "use post_house", "move warrior novgorod pskov")
    assert targets(state, "harvest") == {"pskov"}
    say(state, "harvest pskov")
    assert goods(state) == {"coin": 2, "rye": 2}


@rule("IVN-R-28", "IVN-INC-01")
def test_one_by_one_three_cities_and_no_more() -> None:
    four = {"novgorod": 1, "pskov": 1, "ryazan": 1, "kazan": 1}
    state = at_work("income", warriors=four, at=ONE_BY_ONE)
    say(state, "harvest kazan", "harvest novgorod", "harvest pskov")
    assert goods(state) == {"wood": 2, "coin": 2, "rye": 2}
    assert not targets(state, "harvest")


@rule("IVN-R-28")
@pytest.mark.parametrize("at", [{}, ONE_BY_ONE])
def test_a_city_whose_stone_lacks_its_coin_still_counts_as_chosen(at: dict[str, Any]) -> None:
    state = at_work("income", seal=True, warriors={"moscow": 1}, estates=["toll_yard"], at=at)
    say(state, "harvest moscow" if at else "name moscow")
    assert targets(state, "again") == {"moscow"}
    assert refused(state, "quarry") == "IVN-INC-03"
    say(state, "use toll_yard", "again moscow", "quarry", "quarry")
    assert goods(state) == {"stone": 2}


@rule("IVN-R-32")
def test_two_trade_effects_are_named_before_the_first_is_resolved() -> None:
    """A named printed effect that a token covers when its turn comes is not resolved."""
    state = at_work("projects", tokens=[None, None, None, "tr18"], warriors={"kursk": 1},
                    at={"waterways": {"w_seim": "tr07"}}, **MARKET)  # fmt: skip
    say(state, "complete t01_grain_market", "resolve tr18", "printed pad_1", "move warrior kursk putivl", "lay pad_1")
    assert goods(state) == {"coin": 2}
    assert pad(state) == ["tr07", None, None, "tr18", None]
    assert (asked(state), answers(state)) == ("next-trade", {"pass"})
    assert refused(state, "printed pad_1") == "IVN-R-31"
    say(state, "pass")
    assert (asked(state), goods(state)) == ("projects", {"coin": 2})


@rule("IVN-R-32", "IVN-R-60", "IVN-FRE-02", "IVN-FRE-07")
def test_between_two_trade_effects_a_covered_one_may_be_laid_bare() -> None:
    """The token that the first effect has brought is moved off the printed effect before its turn comes."""
    state = at_work("projects", tokens=[None, None, None, "tr18"], warriors={"kursk": 1},
                    at={"waterways": {"w_seim": "tr07"}}, **MARKET)  # fmt: skip
    say(state, "complete t01_grain_market", "resolve tr18", "printed pad_1", "move warrior kursk putivl", "lay pad_1")
    say(state, "arrange 45")
    assert answers(state) == {"pass", "printed pad_1"}
    before = seen(state, "goods")
    say(state, "printed pad_1")
    assert asked(state) == "projects"
    assert [event.name for event in state.events] == ["printed-resolved", "gained"]
    assert seen(state, "goods") != before


@rule("IVN-R-60", "IVN-FRE-02")
def test_between_two_gains_of_a_trade_pair_there_is_time_for_a_sale() -> None:
    state = at_work("projects", tokens=["tr07", "tr08"], hand=["t01_grain_market"], goods={"rye": 4, "textile": 1})
    say(state, "complete t01_grain_market", "resolve tr07", "resolve tr08")
    assert (asked(state), goods(state)) == ("next-trade", {"coin": 2, "rye": 2})
    assert "sell rye rye" in free(state)
    say(state, "sell rye rye", "resolve tr08")
    assert (asked(state), goods(state)) == ("projects", {"coin": 5})


@rule("IVN-R-60", "IVN-R-53")
def test_between_two_trade_effects_nobody_is_asked_who_has_no_free_action() -> None:
    state = at_work("projects", hand=["t01_grain_market"], goods={"rye": 2, "textile": 1})
    say(state, "complete t01_grain_market", "printed pad_2", "printed pad_3")
    assert (asked(state), goods(state)) == ("projects", {"wood": 1, "coin": 1})


@rule("IVN-R-32")
def test_a_named_token_that_has_left_the_pad_is_not_resolved() -> None:
    state = at_work("projects", tokens=["tr01", "tr05", "tr09", "tr18", "tr11"], warriors={"kursk": 1},
                    at={"waterways": {"w_seim": "tr07"}}, **MARKET)  # fmt: skip
    say(state, "complete t01_grain_market", "resolve tr18", "resolve tr11", "move warrior kursk putivl", "discard tr11")
    assert goods(state) == {"coin": 2}
    assert asked(state) == "projects"


@rule("IVN-R-32")
def test_a_named_token_that_was_only_moved_is_resolved() -> None:
    state = at_work("projects", tokens=["tr18", "tr07"], warriors={"kursk": 1}, **MARKET)
    say(state, "complete t01_grain_market", "resolve tr18", "resolve tr07", "arrange 45", "move warrior kursk putivl")
    say(state, "resolve tr07")
    assert pad(state) == [None, None, None, "tr18", "tr07"]
    assert goods(state) == {"coin": 2}


@rule("IVN-R-32")
@pytest.mark.parametrize("at", [{}, ONE_BY_ONE])
def test_a_token_taken_meanwhile(at: dict[str, Any]) -> None:
    """Named together it cannot be chosen any more; one by one it can, and the first effect never again."""
    state = at_work(
        "projects", tokens=["tr18"], warriors={"kursk": 1}, at=at | {"waterways": {"w_seim": "tr07"}}, **MARKET
    )
    say(state, "complete t01_grain_market", "resolve tr18")
    if at:
        say(state, "move warrior kursk putivl", "lay pad_4")
        assert answers(state) == {"pass", "resolve tr07", "printed pad_2", "printed pad_3"}
        say(state, "resolve tr07")
        assert goods(state) == {"coin": 4}
    else:
        assert offers(state) == {"pass", "printed pad_2", "printed pad_3"}
        say(state, "printed pad_2", "move warrior kursk putivl", "lay pad_4", "printed pad_2")
        assert goods(state) == {"coin": 2, "wood": 1}


@rule("IVN-R-32")
@pytest.mark.parametrize("at", [{}, ONE_BY_ONE])
def test_tokens_with_equal_effects_are_different(at: dict[str, Any]) -> None:
    state = at_work("projects", tokens=["tr07", "tr08"], at=at, **MARKET)
    say(state, "complete t01_grain_market", "resolve tr07", "resolve tr08", *([] if at else ["resolve tr08"]))
    assert goods(state) == {"coin": 4}


@rule("IVN-R-30")
def test_a_step_that_repeats_may_be_done_fewer_times() -> None:
    state = position({"warriors": {"moscow": 1}}, {}, {}, phase="reward", regions={"east": "rd9"}, round=3)
    say(state, "reward second", "place moscow", "pass")
    assert warriors(state) == {"moscow": 2}


@rule("IVN-R-30")
def test_gains_cannot_be_refused_and_spoils_follow_the_warrior() -> None:
    state = at_work("maneuvers", warriors={"kursk": 1}, at={"waterways": {"w_seim": "tr07"}})
    say(state, "move warrior kursk putivl")
    assert "pass" not in offers(state)
    state = at_work("projects", hand=["m02_landed_levy"], goods={"rye": 3, "wood": 2}, at={"spoils": ["s01_glory"]})
    say(state, "complete m02_landed_levy")
    assert answers(state) == {"pass", "spoils s01_glory"}


@rule("IVN-R-55")
def test_a_warrior_may_go_to_an_empty_field_of_war() -> None:
    state = at_work("projects", hand=["m02_landed_levy"], goods={"rye": 3, "wood": 2}, at={"spoils": []})
    say(state, "complete m02_landed_levy")
    assert answers(state) == {"pass", "send"}
    say(state, "send")
    assert (seen(state, "field"), seen(state, "spoils_owned")) == (1, [])


@rule("IVN-R-56")
def test_a_building_beside_a_boyar_alone_stays() -> None:
    state = at_work("projects", hand=["c01_ostrog"], goods={"wood": 2, "stone": 1}, boyars={"pskov": 1})
    say(state, "complete c01_ostrog", "build pskov")
    assert buildings(state) == {"pskov"}
    state = position({"boyars": {"pskov": 1}, "buildings": ["pskov"]}, {}, {}, phase="next")
    assert (buildings(state), boyars(state)) == ({"pskov"}, {})


@rule("IVN-R-64")
def test_a_boyar_from_the_kremlin_takes_no_token() -> None:
    tokens = {"w_seim": "tr07", "w_oka": "tr08", "w_desna": "tr05"}
    state = at_work("rewards", at={"waterways": tokens, "assignments": {"rewards": "assign_any"}})
    say(state, "finish", "enter kursk")
    assert pad(state) == [None] * 5
    assert sum(token >= 0 for token in state.view()["slots"]) == 3


@rule("IVN-R-65")
def test_zero_coins_can_be_enough_for_a_seal() -> None:
    state = leaving("rewards", others={1: {"chambers": {"rewards": 0}}}, at={"favour": [0, 1, 2]})
    say(state, "leave rewards")
    assert asked(state) == "seal"


@rule("IVN-R-66")
def test_the_last_boyar_leaves_by_itself_where_there_is_nothing_to_decide() -> None:
    state = leaving("rewards", chambers={"rewards": 2}, goods={"rye": 1, "coin": 3})
    assert [event.name for event in state.events] == ["turn-begins", "left", "stake-lost"]
    assert told(state, "left") == [{"seat": 0, "chamber": CHAMBERS.index("rewards")}]
    assert (asked(state), stake(state, "rewards", 0)) == ("seal", None)


@rule("IVN-R-66")
@pytest.mark.parametrize(
    "mine",
    [
        {"chambers": {"income": 0}},
        {"goods": {"rye": 2}},
        {"goods": {"metal": 1}},
        {"tokens": ["tr01"]},
        {"estates": ["toll_yard"], "warriors": {"moscow": 1}},
        {"make": by_first_rules},
    ],
)
def test_a_player_is_asked_where_another_boyar_or_a_free_action_is_left(mine: dict[str, Any]) -> None:
    state = leaving("rewards", **mine)
    assert asked(state) == "leave"
    assert not told(state, "left")


@rule("IVN-R-66")
def test_the_last_free_action_before_leaving_is_followed_by_the_boyar() -> None:
    state = leaving("rewards", goods={"rye": 4})
    say(state, "sell rye rye")
    assert asked(state) == "leave"
    say(state, "sell rye rye")
    assert told(state, "left") == [{"seat": 0, "chamber": CHAMBERS.index("rewards")}]
    assert asked(state) == "seal"


@rule("IVN-R-66", "IVN-INF-01")
def test_whether_the_boyar_leaves_by_itself_tells_nothing_about_a_hand() -> None:
    """An estate that completes a project keeps the question, whether or not the hand holds one that can be paid for."""
    for project in ("c01_ostrog", "c10_intercession_cathedral"):
        state = leaving("rewards", estates=["craft_settlement"], hand=[project], goods={"wood": 2, "stone": 1})
        assert asked(state) == "leave"


@rule("IVN-R-60")
def test_a_step_is_asked_if_a_free_action_could_make_it_possible() -> None:
    """Only a building stands on the map, so nothing can move, until the settlement brings a warrior."""
    state = at_work("projects", hand=["m02_landed_levy"], goods={"rye": 4, "wood": 2, "coin": 1}, buildings=["kazan"],
                    estates=["service_settlement"], at={"spoils": ["s02_horses"]})  # fmt: skip
    say(state, "complete m02_landed_levy", "spoils s02_horses")
    assert (asked(state), answers(state)) == ("move", {"pass"})
    say(state, "use service_settlement", "place kazan", "move warrior kazan nizhny_novgorod")
    assert warriors(state) == {"nizhny_novgorod": 1}


@rule("IVN-R-60")
def test_a_step_that_nothing_can_make_possible_is_not_asked() -> None:
    state = at_work("projects", hand=["m02_landed_levy"], goods={"rye": 3, "wood": 2}, buildings=["kazan"],
                    at={"spoils": ["s02_horses"]})  # fmt: skip
    say(state, "complete m02_landed_levy", "spoils s02_horses")
    assert asked(state) == "projects"


@rule("IVN-R-53", "IVN-R-59", "IVN-R-60")
@pytest.mark.parametrize(
    ("mine", "words"),
    [
        ({"hand": ["c01_ostrog"], "warriors": {"moscow": 1}, "buildings": SIX}, ["complete c01_ostrog"]),
        ({"hand": ["m02_landed_levy"], "buildings": ["kazan"]}, ["complete m02_landed_levy", "spoils s02_horses"]),
    ],
    ids=["a building", "a move"],
)
def test_a_sale_that_cannot_help_is_no_reason_to_ask(mine: dict[str, Any], words: list[str]) -> None:
    """Goods are left to be sold, but no sale brings a building back or a piece to the map."""
    plenty = {"rye": 5, "wood": 4, "stone": 3}
    state = at_work("projects", goods=plenty, at={"spoils": ["s02_horses"]}, **mine)
    say(state, *words)
    assert asked(state) == "projects" and free(state)


@rule("IVN-R-53", "IVN-R-61")
def test_after_a_free_action_a_question_goes_when_nothing_is_left_to_decide() -> None:
    """A steel is left after the free good, and one unit cannot be swapped; the estate that could help is used up."""
    state = at_work("exchange", estates=["powder_mill"], goods={"coin": 1})
    say(state, "get metal", "swap coin metal", "get rye")
    assert (asked(state), answers(state)) == ("market", {"finish"})
    say(state, "use powder_mill", "swap rye gunpowder", "get wood")
    assert asked(state) == "enter"


@rule("IVN-R-53")
@pytest.mark.parametrize(("coins", "offered"), [(1, False), (2, True)])
@pytest.mark.parametrize(
    ("tokens", "pieces"),
    [(["tr20", "tr19", "tr18"], {}), (["tr19", "tr20", "tr03"], {"moscow": 10})],
    ids=["a swap", "a stone"],
)
def test_an_estate_whose_price_leaves_nothing_for_its_effect_is_idle(
    tokens: list[str], pieces: dict[str, int], coins: int, offered: bool, tmp_path: Path
) -> None:
    """A wharf that costs a coin; the tokens over the printed effects need another one to do anything."""
    free_wharf = "cost = {}\neffect = [{resolve_trade = 1}]"
    dear_wharf = swap("honours.toml", free_wharf, free_wharf.replace("{}", "{coin = 1}"))
    mine = {"chambers": {"rewards": 0}, "estates": ["river_wharf"], "goods": {"coin": coins}, "tokens": tokens}
    state = changed(tmp_path, dear_wharf, mine | {"warriors": pieces}, {}, {})
    assert ("use river_wharf" in free(state)) == offered


@rule("IVN-R-63", "IVN-R-53")
def test_two_tokens_keep_a_turn_open_only_while_there_are_projects() -> None:
    projects = list(records("project"))
    for shelf, question in (([], "seal"), (projects[29:], "end")):
        mine = {"hand": projects[:10], "chambers": {"rewards": 0}, "tokens": ["tr01", "tr02"]}
        rival = {"hand": projects[10:20], "chambers": {"exchange": 0}}
        third = {"hand": projects[20 : 30 - len(shelf)]}
        state = position(mine, rival, third, projects=shelf, assignments={"rewards": "assign_red"})
        say(state, "leave rewards", "pass", "finish", "enter moscow")
        assert asked(state) == question
