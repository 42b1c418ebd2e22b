"""When a player is asked, and when the game goes on by itself (IVN-R-53, IVN-R-60, IVN-R-63, IVN-R-66)."""

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
    by_first_rules,
    changed,
    free,
    leaving,
    position,
    records,
    say,
    stake,
    told,
    warriors,
)

rule = pytest.mark.rule
SIX = ["kazan", "kursk", "pskov", "smolensk", "vologda", "chernigov"]


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
