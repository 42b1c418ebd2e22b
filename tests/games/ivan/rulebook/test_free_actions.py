"""Free actions (IVN-FRE), and when they fit in (IVN-R-60 to IVN-R-63)."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from tests.games.ivan.table import (
    FREE,
    SEATS,
    answers,
    asked,
    at_work,
    boyars,
    free,
    goods,
    hand,
    leaving,
    names,
    offers,
    owned,
    pad,
    position,
    refused,
    say,
    seen,
    shown,
    targets,
    told,
    walk,
    warriors,
)

rule = pytest.mark.rule
RYE: dict[str, Any] = {"goods": {"rye": 8}}
HALF_DONE = {
    "seal",
    "make-room",
    "lay-token",
    "second-trade",
    "swap-for",
    "gain",
    "keep",
    "plan",
    "stake",
    "muster",
    "reward",
}


@rule("IVN-FRE-01", "IVN-FRE-08")
@pytest.mark.parametrize("seats", SEATS)
def test_free_actions_are_offered_in_the_own_turn_only(seats: int) -> None:
    found = 0
    for seed in range(3):
        for state in walk(seats, seed):
            for seat in range(seats):
                kinds = {words.split()[0] for words in offers(state, seat)} & set(FREE)
                found += bool(kinds)
                assert not kinds or state.view()["turn"] == seat
    assert found > 100


@rule("IVN-FRE-01")
def test_as_many_free_actions_as_one_can_pay_for() -> None:
    state = leaving("income", **RYE)
    say(state, "sell rye rye", "sell rye rye", "sell rye rye", "sell rye rye")
    assert goods(state) == {"coin": 4}
    assert free(state) == set()


@rule("IVN-FRE-02", "IVN-R-60")
def test_windows_of_a_turn() -> None:
    """Before leaving, after it, between actions, before and after the entry into a city."""
    state = leaving("maneuvers", warriors={"moscow": 1}, goods={"rye": 10})
    for words in ("leave maneuvers", "pass", "place moscow", "place moscow", "enter ryazan"):
        if words != "pass":
            say(state, "sell rye rye")
        say(state, words if words != "enter ryazan" else min(answers(state)))
    assert goods(state) == {"rye": 2, "coin": 4}
    say(state, "sell rye rye")
    assert goods(state) == {"coin": 5}


@rule("IVN-FRE-02", "IVN-R-60")
def test_windows_inside_a_project() -> None:
    """Between the points and the effect of the type, and after the spoils."""
    state = at_work("projects", hand=["m02_landed_levy"], goods={"rye": 9, "wood": 2}, warriors={"moscow": 1},
                    at={"spoils": ["s02_horses"]})  # fmt: skip
    say(state, "complete m02_landed_levy")
    assert asked(state) == "war" and "sell rye rye" in free(state)
    say(state, "sell rye rye", "spoils s02_horses")
    assert asked(state) == "move" and "sell rye rye" in free(state)
    say(state, "sell rye rye", "move warrior moscow ryazan")
    assert asked(state) == "projects"
    assert goods(state) == {"rye": 2, "coin": 2}


@rule("IVN-R-60", "IVN-R-23")
@pytest.mark.parametrize("seats", SEATS)
def test_no_free_action_in_the_middle_of_something(seats: int) -> None:
    met: set[str] = set()
    for seed in range(6):
        for state in walk(seats, seed):
            question = asked(state)
            if question in HALF_DONE:
                met.add(question)
                assert all(not targets_of_free(state, seat) for seat in state.waiting)
    assert {"seal", "lay-token", "swap-for", "plan", "stake", "reward"} <= met


def targets_of_free(state: Any, seat: int) -> set[str]:
    return {words for words in offers(state, seat) if words.split()[0] in FREE}


@rule("IVN-FRE-03")
def test_each_estate_works_once_per_round() -> None:
    state = leaving("income", estates=["toll_yard", "powder_mill"])
    assert targets(state, "use") == {"toll_yard", "powder_mill"}
    say(state, "use toll_yard")
    assert refused(state, "use toll_yard") == "IVN-FRE-03"
    say(state, "use powder_mill")
    assert goods(state) == {"coin": 2, "gunpowder": 1}
    assert owned(state, "estates_used", "estate") == {"toll_yard", "powder_mill"}
    state = position({"used": ["toll_yard"]}, {}, {}, phase="next")
    assert seen(state, "estates_used") == []
    assert owned(state, "estates_owned", "estate") == {"toll_yard"}


@rule("IVN-FRE-04")
@pytest.mark.parametrize("pair", ["rye rye", "rye wood", "rye stone", "wood wood", "wood stone", "stone stone"])
def test_two_local_goods_for_a_coin(pair: str) -> None:
    state = leaving("income", goods={"rye": 2, "wood": 2, "stone": 2, "metal": 1})
    assert targets(state, "sell") == {"rye rye", "rye wood", "rye stone", "wood wood", "wood stone", "stone stone"}
    say(state, f"sell {pair}")
    left = {"rye": 2, "wood": 2, "stone": 2, "metal": 1, "coin": 1}
    for kind in pair.split():
        left[kind] -= 1
    assert goods(state) == {kind: count for kind, count in left.items() if count}


@rule("IVN-FRE-04")
def test_goods_that_are_not_there_cannot_be_sold() -> None:
    state = leaving("income", goods={"rye": 1, "wood": 1, "metal": 2})
    assert targets(state, "sell") == {"rye wood"}
    assert refused(state, "sell rye rye") == "IVN-FRE-04"
    assert refused(state, "sell metal metal") == "IVN-FRE-04"


@rule("IVN-FRE-05", "IVN-R-04")
@pytest.mark.parametrize("words", ["take", "draw"])
def test_two_tokens_for_a_project_from_display_or_deck(words: str) -> None:
    state = leaving("income", tokens=["tr01", None, "tr05", "tr09"], hand=["c01_ostrog"])
    assert targets(state, "trade-in") == {"tr01 tr05", "tr01 tr09", "tr05 tr09"}
    display = shown(state, "projects", "project")
    say(state, "trade-in tr01 tr09")
    assert answers(state) == {"pass", "draw", *(f"take {project}" for project in display)}
    say(state, f"take {min(display)}" if words == "take" else "draw")
    assert len(hand(state)) == 2
    assert len(shown(state, "projects", "project")) == 6
    assert pad(state) == [None, None, "tr05", None, None]
    assert names("trade_token", state.view()["trade_discards"]) == ["tr01", "tr09"]
    assert goods(state) == {}


@rule("IVN-FRE-05")
def test_one_token_buys_no_project() -> None:
    state = leaving("income", tokens=["tr01"])
    assert not targets(state, "trade-in")
    assert refused(state, "trade-in tr01 tr02") == "IVN-FRE-05"


@rule("IVN-FRE-06")
@pytest.mark.parametrize("kind", ["gunpowder", "textile", "metal"])
def test_a_foreign_good_for_a_coin(kind: str) -> None:
    state = leaving("income", goods={kind: 1, "rye": 1}, chambers={"rewards": 0})
    assert targets(state, "export") == {kind}
    say(state, f"export {kind}")
    assert goods(state) == {"rye": 1, "coin": 1}
    assert refused(state, f"export {kind}") == "IVN-FRE-06"


@rule("IVN-FRE-08")
def test_no_free_action_in_planning_or_at_the_end_of_the_round() -> None:
    mine = {"goods": {"rye": 4}, "estates": ["toll_yard"], "tokens": ["tr01", "tr02"], "warriors": {"moscow": 1}}
    for state in (position(mine, {}, {}, phase="plan"), position(mine, {}, {}, phase="reward")):
        for words in ("sell rye rye", "use toll_yard", "trade-in tr01 tr02", "arrange 45"):
            assert refused(state, words) == "IVN-FRE-08"
    state = position({"chambers": {"income": 0}}, mine, {})
    assert offers(state, 1) == set()


@rule("IVN-FRE-09", "IVN-R-63")
def test_the_next_player_waits_until_the_turn_is_ended() -> None:
    state = position(
        {"chambers": {"exchange": 0}, "goods": {"rye": 4}}, {"chambers": {"exchange": 0}, "goods": {"rye": 2}}, {}
    )
    say(state, "leave exchange", "pass", "finish")
    assert refused(state, "end") == "IVN-ACT-12"
    say(state, min(answers(state)))
    assert (asked(state), state.waiting) == ("end", (0,))
    assert refused(state, "1 leave exchange") == "IVN-R-63"
    say(state, "end")
    assert (asked(state), state.waiting) == ("leave", (1,))


@rule("IVN-R-63")
def test_a_turn_ends_by_itself_when_only_rearranging_is_left() -> None:
    state = position({"chambers": {"rewards": 0}, "tokens": ["tr01"]}, {"chambers": {"exchange": 0}}, {})
    say(state, "leave rewards", "pass", "finish")
    assert targets(state, "arrange")
    say(state, min(answers(state)))
    assert state.waiting == (1,)


@rule("IVN-FRE-10", "IVN-INF-03")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_sees_every_discard(seats: int) -> None:
    piles = ("trade_discards", "region_discards", "spoils_discards", "title_discards", "estate_discards")
    for state in walk(seats, "discards"):
        views = [state.view(seat) for seat in (None, *range(seats))]
        assert all(view[pile] == views[0][pile] for pile in piles for view in views)
    assert views[0]["trade_discards"] and len(views[0]["region_discards"]) == 12


@rule("IVN-R-61")
def test_a_free_action_fits_inside_another() -> None:
    """The warrior of the settlement waits while the toll yard pays; the settlement is used from its price on."""
    state = leaving(
        "income", estates=["service_settlement", "toll_yard"], goods={"rye": 3, "coin": 2}, warriors={"moscow": 1}
    )
    say(state, "use service_settlement")
    assert asked(state) == "place-warrior"
    assert refused(state, "use service_settlement") == "IVN-FRE-03"
    say(state, "use toll_yard", "sell rye rye")
    assert asked(state) == "place-warrior"
    say(state, "place moscow")
    assert goods(state) == {"coin": 4}
    assert warriors(state) == {"moscow": 2}
    assert told(state, "left")


@rule("IVN-R-60", "IVN-R-61")
def test_every_window_can_be_saved_and_loaded() -> None:
    state = leaving(
        "income", estates=["service_settlement", "toll_yard"], goods={"rye": 3, "coin": 2}, warriors={"moscow": 1}
    )
    for words in ("use service_settlement", "use toll_yard", "sell rye rye", "place moscow", "leave income", "seal"):
        say(state, words)
        assert prestol.load(prestol.dump(state)) == state
        assert told(state, "round-begins") == []
    assert boyars(state) == {}


@rule("IVN-FRE-04", "IVN-FRE-05")
@pytest.mark.parametrize(
    ("written", "other_way"), [("sell rye wood", "sell wood rye"), ("trade-in tr03 tr11", "trade-in tr11 tr03")]
)
def test_two_things_may_be_named_in_either_order(written: str, other_way: str) -> None:
    notation = prestol.game("ivan").notation
    assert notation.read(other_way) == notation.read(written)
    assert notation.write(notation.read(other_way)) == written
