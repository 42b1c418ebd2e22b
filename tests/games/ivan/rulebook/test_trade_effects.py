"""Which trade effects of the pad can be named (IVN-PRJ-09, IVN-R-32), and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from prestol.games.ivan.state import Ivan
from tests.games.ivan.table import answers, asked, at_work, goods, offers, records, refused, say

rule = pytest.mark.rule
MARKET: dict[str, Any] = {"hand": ["t01_grain_market"], "goods": {"rye": 2, "textile": 1}}


@rule("IVN-PRJ-09", "IVN-R-32")
def test_the_second_effect_may_be_one_that_only_the_first_makes_possible() -> None:
    """The price is paid and nothing is left to barter with, until the silver that is named first has come."""
    state = at_work("projects", tokens=["tr07", "tr20"], **MARKET)
    say(state, "complete t01_grain_market")
    assert answers(state) == {"pass", "resolve tr07", "printed pad_3"}
    say(state, "resolve tr07")
    assert offers(state) == {"pass", "resolve tr20", "printed pad_3"}
    say(state, "resolve tr20", "swap coin", "get metal", "pass")
    assert goods(state) == {"coin": 1, "metal": 1}
    assert asked(state) == "projects"


def no_project_left(tokens: list[str | None], *where: str, **at: Any) -> Ivan:
    """A trade project is completed by a player who has nothing but these tokens and warriors; no project is left."""
    projects = [project for project in records("project") if project != "t01_grain_market"]
    at |= {"projects": []}
    held = {1: {"completed": projects[:20]}, 2: {"completed": projects[20:]}}
    state = at_work("projects", tokens=tokens, warriors=dict.fromkeys(where, 1), others=held, at=at, **MARKET)
    say(state, "complete t01_grain_market")
    return state


@rule("IVN-R-60", "IVN-FRE-07", "IVN-R-31")
def test_a_trade_effect_is_asked_for_where_tokens_can_be_moved_off_one() -> None:
    """No token can do anything, and they lie on all printed effects; nothing is left to sell or to trade in."""
    state = no_project_left(["tr03", "tr04", "tr18"])
    assert (asked(state), answers(state)) == ("resolve", {"pass"})
    say(state, "arrange 345", "printed pad_1", "printed pad_2")
    assert goods(state) == {"rye": 1, "wood": 1}


@rule("IVN-R-60", "IVN-FRE-07", "IVN-R-32")
def test_a_second_trade_effect_is_asked_for_where_tokens_can_be_moved_off_one() -> None:
    state = no_project_left([None, "tr03", "tr04"], options={"trade_pair": "one_by_one"})
    say(state, "printed pad_1")
    assert (asked(state), answers(state)) == ("resolve", {"pass"})
    say(state, "arrange 45", "printed pad_3")
    assert goods(state) == {"rye": 1, "coin": 1}


@rule("IVN-R-60", "IVN-R-32")
def test_no_second_trade_effect_is_asked_for_where_none_could_do_anything() -> None:
    """All slots hold tokens, so that none of them can be moved off a printed effect."""
    state = no_project_left(["tr03", "tr04", "tr18", "tr20", "tr16"], options={"trade_pair": "one_by_one"})
    assert answers(state) == {"pass", "resolve tr16"}
    say(state, "resolve tr16")
    assert asked(state) != "resolve"


@rule("IVN-R-32", "IVN-R-60", "IVN-FRE-05")
def test_a_covered_second_effect_may_be_laid_bare_by_discarding_tokens() -> None:
    """The token that the first effect has brought fills the pad."""
    state = at_work("projects", tokens=[None, "tr03", "tr04", "tr18", "tr16"], warriors={"kursk": 1},
                    at={"waterways": {"w_seim": "tr07"}}, **MARKET)  # fmt: skip
    say(state, "complete t01_grain_market", "resolve tr18", "printed pad_1", "move warrior kursk putivl")
    assert (asked(state), answers(state)) == ("next-trade", {"pass"})
    say(state, "trade-in tr03 tr07", "draw", "printed pad_1")
    assert goods(state) == {"coin": 2, "rye": 1}


@rule("IVN-R-32", "IVN-R-60", "IVN-R-62")
def test_a_covered_second_effect_is_lost_once_the_tokens_are_rearranged_over_it() -> None:
    state = no_project_left([None, None, None, "tr18"], "kursk", waterways={"w_seim": "tr07"})
    say(state, "resolve tr18", "printed pad_1", "move warrior kursk putivl", "lay pad_1")
    assert (asked(state), answers(state)) == ("next-trade", {"pass"})
    say(state, "arrange 12")
    assert asked(state) != "next-trade"
    assert goods(state) == {"coin": 2}


@rule("IVN-R-32")
def test_between_two_trade_effects_no_third_one_can_be_named() -> None:
    state = at_work("projects", tokens=["tr07", "tr08"], hand=["t01_grain_market"], goods={"rye": 4, "textile": 1})
    say(state, "complete t01_grain_market", "resolve tr07", "resolve tr08")
    assert refused(state, "printed pad_3") == "IVN-R-32"
