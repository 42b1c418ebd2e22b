"""Rearranging the trade tokens of the pad (IVN-FRE-07, IVN-R-62)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ivan.table import asked, at_work, leaving, pad, position, refused, say, targets

rule = pytest.mark.rule


@rule("IVN-FRE-07", "IVN-R-31", "IVN-R-62")
def test_tokens_can_be_laid_on_other_slots() -> None:
    """One token covers the first of three printed effects: it may go to the second, the third, or a blank slot."""
    state = leaving("income", tokens=["tr01"])
    assert targets(state, "arrange") == {"2", "3", "4"}
    say(state, "arrange 4")
    assert pad(state) == [None, None, None, "tr01", None]
    assert not targets(state, "arrange")


@rule("IVN-FRE-07")
@pytest.mark.parametrize(("tokens", "ways"), [(0, 0), (1, 3), (2, 6), (3, 6), (4, 3), (5, 0)])
def test_as_many_arrangements_as_differ_in_what_is_covered(tokens: int, ways: int) -> None:
    """Of the 8 sets of covered printed slots those that the blank slots leave room for, less the present one."""
    state = leaving("income", tokens=[f"tr0{number}" for number in range(1, tokens + 1)])
    assert len(targets(state, "arrange")) == ways


@rule("IVN-R-62")
def test_rearranging_again_needs_something_else_in_between() -> None:
    state = leaving("income", tokens=["tr01"], goods={"rye": 2})
    say(state, "arrange 4")
    assert refused(state, "arrange 1") == "IVN-R-62"
    say(state, "sell rye rye")
    assert targets(state, "arrange") == {"1", "2", "3"}
    say(state, "arrange 1", "leave income")
    assert asked(state) == "seal"
    say(state, "pass")
    assert targets(state, "arrange") == {"2", "3", "4"}


TOKENS: dict[str, Any] = {"tokens": ["tr18"], "warriors": {"kursk": 2}}
SOMETHING_ELSE: dict[str, tuple[str, dict[str, Any], tuple[str, ...], str]] = {
    # the chamber, what is there, what has led to the window, and what happens after the rearrangement
    "a warrior placed": ("maneuvers", {}, (), "place kursk"),
    "a piece moved": ("maneuvers", {}, (), "move warrior kursk ryazan"),
    "an income": ("income", {"buildings": ["kazan"]}, (), "name kazan"),
    "a project taken": ("projects", {}, (), "draw"),
    "a building": ("projects", {"hand": ["c01_ostrog"], "goods": {"wood": 2, "stone": 1}}, ("complete c01_ostrog",),
                   "build kursk"),
    "a war": ("projects", {"hand": ["m02_landed_levy"], "goods": {"rye": 3, "wood": 2}, "at": {"spoils": []}},
              ("complete m02_landed_levy",), "send"),
    "a swap": ("exchange", {"goods": {"coin": 2}}, (), "swap coin coin; get rye"),
    "an estate taken": ("rewards", {"seal": True}, (), "draw-estate"),
    "a title taken": ("rewards", {"seal": True}, (), "draw-title"),
    "an estate used": ("rewards", {"estates": ["patrimony"], "buildings": ["kazan"]}, (), "use patrimony"),
    "a boyar's entry": ("rewards", {"goods": {"metal": 1}, "at": {"assignments": {"rewards": "assign_any"}}},
                        ("finish",), "enter moscow"),
    "a sale": ("rewards", {"goods": {"metal": 1}}, (), "export metal"),
    "two tokens for a project": ("rewards", {"tokens": ["tr18", "tr03", "tr04"]}, (), "trade-in tr03 tr04"),
}  # fmt: skip


@rule("IVN-R-62")
@pytest.mark.parametrize("what", SOMETHING_ELSE)
def test_after_anything_else_tokens_can_be_rearranged_again(what: str) -> None:
    chamber, there, before, words = SOMETHING_ELSE[what]
    state = at_work(chamber, **(TOKENS | there))
    say(state, *before)
    say(state, f"arrange {min(targets(state, 'arrange'))}")
    assert not targets(state, "arrange")
    say(state, *words.split("; "))
    assert targets(state, "arrange")


@rule("IVN-R-62")
def test_a_new_turn_begins_with_a_rearrangement_to_spare() -> None:
    """On the card without a city nothing comes between the rearrangement and the end of the turn."""
    mine = {"chambers": {"rewards": 0}, "tokens": ["tr18"], "goods": {"metal": 1}}
    rival = {"chambers": {"exchange": 0}, "tokens": ["tr19"]}
    state = position(mine, rival, {}, assignments={"rewards": "assign_kremlin"})
    say(state, "leave rewards", "pass", "finish", "arrange 4", "end")
    assert state.waiting == (1,)
    assert targets(state, "arrange") == {"2", "3", "4"}
