"""The planning phase (IVN-PLN)."""

from __future__ import annotations

import pytest

from tests.games.ivan.table import (
    CHAMBERS,
    SEATS,
    asked,
    goods,
    offers,
    position,
    refused,
    say,
    seen,
    set_up,
    stake,
    told,
)

rule = pytest.mark.rule
COINS = {"goods": {"coin": 3}}


@rule("IVN-PLN-01")
@pytest.mark.parametrize("seats", SEATS)
def test_a_boyar_must_be_placed(seats: int) -> None:
    state = set_up(seats)
    assert asked(state) == "plan"
    assert offers(state) == {f"plan {chamber}" for chamber in CHAMBERS}
    seat = state.waiting[0]
    assert refused(state, "pass") == "IVN-PLN-01"
    assert refused(state, f"{(seat + 1) % seats} plan income") == "IVN-PLN-01"
    say(state, "plan projects")
    assert told(state, "planned") == [{"seat": seat, "chamber": 2}]
    assert seen(state, "boyar_supply", seat) == 2


@rule("IVN-PLN-02")
def test_a_chamber_holds_one_boyar_of_a_player_and_any_number_of_rivals() -> None:
    full = {"chambers": {"rewards": 0}}
    state = position({"chambers": {"income": 0}}, full, full, full, phase="plan")
    assert refused(state, "plan income") == "IVN-PLN-02"
    say(state, "plan rewards")
    assert [stake(state, "rewards", seat) for seat in range(4)] == [0, 0, 0, 0]


@rule("IVN-PLN-03", "IVN-PLN-05", "IVN-INF-03")
@pytest.mark.parametrize("coins", [0, 1, 2, 3])
def test_any_number_of_coins_may_be_staked(coins: int) -> None:
    state = position(COINS, COINS, {}, phase="plan")
    say(state, "plan income")
    assert offers(state) == {f"stake {count}" for count in range(4)}
    assert refused(state, "stake 4") == "IVN-PLN-03"
    say(state, f"stake {coins}")
    assert stake(state, "income", 0) == coins
    assert goods(state) == ({"coin": 3 - coins} if coins < 3 else {})
    assert all(state.view(seat)["staked"][0][0] == coins for seat in (0, 1, 2, None))


@rule("IVN-PLN-03")
def test_without_coins_nobody_is_asked_for_a_stake() -> None:
    state = position({}, COINS, {}, phase="plan")
    say(state, "plan income")
    assert stake(state, "income", 0) == 0
    assert state.waiting == (1,)


@rule("IVN-PLN-04")
def test_nothing_can_be_staked_later() -> None:
    state = position(COINS, {}, {}, phase="plan")
    say(state, "plan income", "stake 1", "plan income", "plan income")
    assert state.waiting == (0,) and asked(state) == "plan"
    assert refused(state, "stake 1") == "IVN-PLN-01"
    say(state, "plan rewards", "stake 2")
    assert stake(state, "income", 0) == 1
    assert stake(state, "rewards", 0) == 2


@rule("IVN-PLN-05", "IVN-ACT-03")
def test_the_boyar_with_the_most_coins_can_earn_the_bonus() -> None:
    for coins, first in ((0, False), (1, False), (2, True)):
        rivals = {1: {"chambers": {"income": 1}}, 2: {"chambers": {"income": 0}}}
        state = position({"chambers": {"income": coins}}, rivals[1], rivals[2], favour=[2, 1, 0])
        say(state, "leave income")
        assert (asked(state) == "seal") == first


@rule("IVN-PLN-06")
@pytest.mark.parametrize("seats", SEATS)
def test_planning_ends_when_all_boyars_are_in_chambers(seats: int) -> None:
    state = set_up(seats)
    placed = 0
    while asked(state) in ("plan", "stake"):
        placed += asked(state) == "plan"
        state.play(state.waiting[0], state.legal(state.waiting[0])[0])
    assert placed == 3 * seats
    assert state.view()["boyar_supply"] == [0] * seats
    assert (asked(state), state.waiting) == ("leave", (state.view()["first"],))


@rule("IVN-PLN-03")
def test_a_stake_has_no_limit_but_the_purse() -> None:
    state = position({"goods": {"coin": 30}}, {}, {}, phase="plan")
    say(state, "plan income")
    assert offers(state) == {f"stake {count}" for count in range(31)}
    say(state, "stake 30")
    assert stake(state, "income", 0) == 30
