"""The ways to win, and the Sobor (SMU-VIC, SMU-MSC-23 to SMU-MSC-32)."""

from __future__ import annotations

import pytest

from prestol.games.smuta.parts import REIGNED
from prestol.games.smuta.seasons import Season
from prestol.games.smuta.standing import could_reign
from prestol.games.smuta.state import Smuta
from prestol.games.smuta.victory import CheckVictory, Sobor
from prestol.games.smuta.years import NextYear
from tests.games.smuta.table import (
    MOSCOW,
    NOBLES,
    POLISH,
    REBEL,
    SHUISKY,
    bare,
    crown,
    go,
    hold,
    points,
    put,
    told,
    who,
    with_dice,
)

rule = pytest.mark.rule
AFTER_THE_CRISIS = 8
LAST = 31


def rich(state: Smuta, seat: int, count: int) -> None:
    """A party has so many Victory markers."""
    state.victories[seat] = count


def ended(state: Smuta) -> tuple[int, str]:
    return state.winner, str(state.view()["victory"])


# --- the ways to win


@rule("SMU-VIC-08", "SMU-GEN-06", "SMU-R-40")
def test_thirty_points_win_at_once() -> None:
    state = bare(cell=AFTER_THE_CRISIS)
    rich(state, REBEL, 29)
    go(state, CheckVictory())
    assert not told(state, "won")
    rich(state, REBEL, 30)
    go(state, CheckVictory())
    assert ended(state) == (REBEL, "points")
    assert state.over
    assert state.result().winners == (REBEL,)


@rule("SMU-VIC-09", "SMU-R-40", "SMU-R-55")
def test_nobody_wins_by_points_in_the_crisis_of_power() -> None:
    state = bare(cell=7)
    rich(state, REBEL, 35)
    go(state, CheckVictory())
    assert state.winner == -1
    assert points(state)[REBEL] == 35
    state.now = AFTER_THE_CRISIS
    go(state, Season())
    assert ended(state) == (REBEL, "points")


@rule("SMU-R-40")
def test_of_two_with_thirty_the_one_with_more_wins_then_the_active_one_then_the_next() -> None:
    for active, markers, winner in (
        (MOSCOW, [30, 0, 0, 31, 0], NOBLES),
        (NOBLES, [30, 0, 30, 30, 0], NOBLES),
        (SHUISKY, [0, 30, 30, 30, 0], POLISH),
        (REBEL, [30, 30, 0, 0, 0], MOSCOW),
    ):
        state = bare(cell=AFTER_THE_CRISIS)
        state.active = active
        state.victories = markers
        go(state, CheckVictory())
        assert ended(state) == (winner, "points")


@rule("SMU-VIC-01", "SMU-VIC-02", "SMU-R-38")
def test_long_rule() -> None:
    for cell, reigns, won in ((8, True, True), (9, True, False), (8, False, False)):
        state = bare(cell=cell)
        crown(state, "vasily_shuisky", SHUISKY)
        state.long_rule = 8
        if not reigns:
            state.tsar = -1
        go(state, Season())
        assert (ended(state) == (SHUISKY, "long-rule")) == won


@rule("SMU-R-40")
def test_long_rule_goes_before_points_and_the_royal_victory_before_them_too() -> None:
    state = royal()
    crown(state, "vasily_shuisky", SHUISKY)
    state.control = royal().control
    state.long_rule = state.now = AFTER_THE_CRISIS
    rich(state, REBEL, 50)
    go(state, Season())
    assert ended(state) == (SHUISKY, "long-rule")
    state = royal()
    state.now = AFTER_THE_CRISIS
    rich(state, REBEL, 50)
    go(state, Season())
    assert ended(state) == (POLISH, "royal")


def royal(cell: int = 0) -> Smuta:
    """The Polish party has everything that the royal victory needs."""
    state = bare(cell=cell)
    hold(state, POLISH, "smolensk", "moscow")
    rich(state, POLISH, 8)
    put(state, "stanislaw_zolkiewski", "moscow", {"winged_hussars": 1})
    put(state, "gustav_iii_vasa", "army", owner=POLISH, host="stanislaw_zolkiewski")
    return state


@rule("SMU-VIC-11", "SMU-MSC-28", "SMU-R-47")
def test_the_royal_victory_needs_three_things() -> None:
    state = royal()
    assert points(state)[POLISH] == 20
    go(state, CheckVictory())
    assert ended(state) == (POLISH, "royal")
    for spoil in (
        lambda state: rich(state, POLISH, 7),
        lambda state: hold(state, REBEL, "smolensk"),
        lambda state: hold(state, REBEL, "moscow"),
        lambda state: put(state, "stanislaw_zolkiewski", "tula"),
        lambda state: put(state, "gustav_iii_vasa", "party", owner=POLISH),
    ):
        state = royal()
        spoil(state)
        go(state, CheckVictory())
        assert state.winner == -1


@rule("SMU-MSC-29")
def test_it_is_closed_once_wladyslaw_has_reigned() -> None:
    state = royal()
    put(state, "vladislav", "party", owner=POLISH, marks=REIGNED)
    go(state, CheckVictory())
    assert state.winner == -1


# --- the Sobor


@rule("SMU-VIC-10", "SMU-R-39", "SMU-DEC-09")
def test_at_the_sobor_parties_with_a_candidate_throw_and_add_their_legitimacy() -> None:
    state = bare(cell=LAST)
    put(state, "vasily_shuisky", "party")
    put(state, "andrey_golitsyn", "party")
    put(state, "ivan_romanov", "party")
    put(state, "marina_mnishek", "party")
    state.year_legitimacy[NOBLES] = 2
    rich(state, MOSCOW, 20)
    with_dice(state, 4, 4)
    go(state, Sobor())
    rolls = [(event["seat"], event["die"], event["total"]) for event in told(state, "sobor-roll")]
    assert rolls == [(NOBLES, 4, 8), (SHUISKY, 4, 6)]
    assert ended(state) == (NOBLES, "sobor")


@rule("SMU-R-39")
def test_ties_at_the_sobor_go_by_points_then_by_a_new_roll() -> None:
    state = bare(cell=LAST)
    put(state, "vasily_shuisky", "party")
    put(state, "andrey_golitsyn", "party")
    rich(state, SHUISKY, 1)
    with_dice(state, 3, 3)
    go(state, Sobor())
    assert ended(state) == (SHUISKY, "sobor")
    rich(state, SHUISKY, 0)
    with_dice(state, 3, 3, 5, 2)
    go(state, Sobor())
    assert [event["seat"] for event in told(state, "sobor-roll")] == [NOBLES, SHUISKY] * 2
    assert ended(state) == (NOBLES, "sobor")


@rule("SMU-R-39", "SMU-VIC-13")
def test_without_any_candidate_all_take_part() -> None:
    state = bare(cell=LAST)
    put(state, "marina_mnishek", "party")
    with_dice(state, 1, 1, 6, 2, 3)
    go(state, Sobor())
    assert len(told(state, "sobor-roll")) == 5
    assert ended(state) == (REBEL, "sobor")


@rule("SMU-R-39", "SMU-MSC-09")
def test_who_could_reign() -> None:
    state = bare(cell=LAST)
    put(state, "vasily_shuisky", "party")
    put(state, "marina_mnishek", "party")
    put(state, "ivan_romanov", "party")
    assert could_reign(state, who("vasily_shuisky"))
    assert not could_reign(state, who("marina_mnishek"))
    assert not could_reign(state, who("ivan_romanov"))
    put(state, "vasily_shuisky", "track", cell=31)
    assert not could_reign(state, who("vasily_shuisky"))
    crown(state, "vasily_shuisky", SHUISKY)
    assert could_reign(state, who("vasily_shuisky"))


@rule("SMU-R-39")
def test_the_option_gives_the_sobor_to_most_points() -> None:
    state = bare(cell=LAST, options={"sobor_rule": "most_vp"})
    rich(state, REBEL, 4)
    rich(state, NOBLES, 4)
    state.year_legitimacy[NOBLES] = 1
    go(state, Sobor())
    assert ended(state) == (NOBLES, "sobor")
    assert told(state, "sobor-roll") == []
    state.year_legitimacy[NOBLES] = 0
    with_dice(state, 2, 2, 6, 1)
    go(state, Sobor())
    assert ended(state) == (REBEL, "sobor")


@rule("SMU-VIC-12")
def test_places() -> None:
    state = bare(cell=LAST)
    state.victories = [4, 9, 4, 4, 2]
    state.year_legitimacy = [0, 0, 0, 1, 0]
    state.winner, state.victory = SHUISKY, 4
    result = state.result()
    assert result.places == (4, 2, 4, 3, 1)
    assert result.scores == (4, 9, 4, 4, 2)


@rule("SMU-R-40", "SMU-VIC-02")
def test_a_spring_in_which_the_game_is_won_begins_without_drawing_cards() -> None:
    state = bare(cell=AFTER_THE_CRISIS - 1)
    state.victories[REBEL] = 35
    go(state, NextYear())
    assert (state.winner, state.view()["victory"]) == (REBEL, "points")
    assert not told(state, "card-drawn")
