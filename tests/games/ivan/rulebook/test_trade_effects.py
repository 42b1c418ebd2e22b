"""Which trade effects of the pad can be named (IVN-PRJ-09, IVN-R-32), and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from prestol.games.ivan.state import Ivan
from tests.games.ivan.table import (
    answers,
    asked,
    at_work,
    free,
    goods,
    offers,
    pad,
    records,
    refused,
    say,
    seen,
)

rule = pytest.mark.rule
MARKET: dict[str, Any] = {"hand": ["t01_grain_market"], "goods": {"rye": 2, "textile": 1}}
ONE_BY_ONE = {"options": {"trade_pair": "one_by_one"}}


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
