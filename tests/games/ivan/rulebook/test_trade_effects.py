"""Which trade effects of the pad can be named (IVN-PRJ-09, IVN-R-32), and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ivan.table import answers, asked, at_work, goods, offers, say

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
