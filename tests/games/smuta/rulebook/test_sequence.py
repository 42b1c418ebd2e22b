"""Seasons and phases (SMU-SEQ)."""

from __future__ import annotations

import pytest

from prestol.games.smuta.hands import hand_size
from prestol.games.smuta.parts import (
    ADMINISTRATION,
    MARCH_ADD,
    NO_RECRUITING,
    POLITICS,
    SHIFTED,
    UNNAMED,
    UNTIL_PHASE,
    UNTIL_SEASON,
    USED,
    WAR,
)
from prestol.games.smuta.seasons import EndSeason, NextPhase, Season, end_phase
from prestol.games.smuta.standing import administration
from prestol.games.smuta.years import YearEnd
from tests.games.smuta.table import (
    MOSCOW,
    NOBLES,
    REBEL,
    asked,
    bare,
    done_until,
    go,
    offers,
    put,
    ready,
    refused,
    say,
    start,
    told,
    who,
    with_dice,
)

rule = pytest.mark.rule


@rule("SMU-SEQ-06", "SMU-R-04")
def test_the_highest_die_opens_the_season_and_equal_ones_are_thrown_again() -> None:
    state = bare()
    with_dice(state, 2, 6, 6, 1, 5, 3, 4)
    state.do(Season())
    state.advance()
    rolls = told(state, "order-roll")
    assert [(event["seat"], event["die"]) for event in rolls] == [
        (0, 2),
        (1, 6),
        (2, 6),
        (3, 1),
        (4, 5),
        (1, 3),
        (2, 4),
    ]
    assert state.first == REBEL
    assert told(state, "order-set") == [{"seat": REBEL}]


@rule("SMU-SEQ-01", "SMU-SEQ-05", "SMU-SEQ-06", "SMU-SEQ-19", "SMU-SEQ-20", "SMU-SEQ-21", "SMU-R-03", "SMU-R-60")
def test_each_phase_is_played_by_all_in_order_before_the_next() -> None:
    state = ready(5, options={"long_rule_for_starting_tsar": False})
    seen: list[tuple[int, str, int]] = []
    while state.now < 4:
        here = (state.now, str(state.view()["phase"]), state.active)
        if asked(state) in ("politics", "war") and here not in seen:
            seen.append(here)
        seat = state.waiting[0]
        lazy = offers(state, seat) & {"done", "pass", "throw none"}
        say(state, f"{seat} {min(lazy or offers(state, seat))}")
        if state.now != here[0]:
            first = [active for cell, phase, active in seen if (cell, phase) == (here[0], "politics")]
            assert first == [(first[0] + turn) % 5 for turn in range(5)]
            assert [row[1:] for row in seen if row[0] == here[0]] == [
                *(("politics", seat) for seat in first),
                *(("war", seat) for seat in first),
            ]
    assert {cell for cell, _, _ in seen} == {0, 1, 2, 3}


@rule("SMU-SEQ-09", "SMU-CRD-12", "SMU-CRD-13", "SMU-R-29", "SMU-X-02", "SMU-CMP-08", "SMU-GEN-05")
def test_administration_brings_cards() -> None:
    state = bare()
    put(state, "prokopy_lyapunov", "ryazan", {"noble_cavalry": 1})
    put(state, "filaret", "party", owner=NOBLES)
    assert administration(state, NOBLES) == 2
    go(state, NextPhase(ADMINISTRATION, 0))
    assert hand_size(state, NOBLES) == 2
    put(state, "prokopy_lyapunov", "track", cell=2)
    put(state, "filaret", "track", cell=2, owner=NOBLES)
    assert administration(state, NOBLES) == 1


@rule("SMU-CRD-13", "SMU-MSC-04")
def test_a_tsar_who_was_a_commander_brings_his_cards_from_the_track_too() -> None:
    state = bare()
    state.tsar = put(state, "dmitry_pozharsky", "track", cell=3)
    assert administration(state, MOSCOW) == 1
    state.tsar = -1
    assert administration(state, MOSCOW) == 0


@rule("SMU-SEQ-10", "SMU-SEQ-24", "SMU-CRD-25")
@pytest.mark.parametrize("phase", [POLITICS, WAR])
def test_what_holds_for_one_phase_ends_with_it(phase: int) -> None:
    state = bare()
    state.phase = phase
    state.spent, state.played, state.called, state.stormed, state.ready = 5, 2, 1, [3], [4]
    state.resource = 7
    state.phase_legitimacy = [0, 3, 0, 0, 0]
    state.marks[3] = USED | SHIFTED | 1
    state.effects = [(MARCH_ADD, 3, 1, UNTIL_PHASE), (NO_RECRUITING, 3, 0, UNTIL_SEASON)]
    end_phase(state)
    assert (state.spent, state.played, state.called, state.stormed, state.ready) == (0, 0, 0, [], [])
    assert (state.resource, state.phase_legitimacy, state.marks[3]) == (UNNAMED, [0] * 5, 1)
    assert state.effects == [(NO_RECRUITING, 3, 0, UNTIL_SEASON)]
    go(state, EndSeason())
    assert state.effects == []
    assert state.now == 1


@rule("SMU-SEQ-24", "SMU-PTY-05")
def test_a_phase_can_always_be_ended() -> None:
    state = ready(5)
    done_until(state, "politics")
    for _ in range(5):
        assert "done" in offers(state)
        say(state, "done")
        done_until(state, "politics", "war")
    assert asked(state) == "war"
    assert "done" in offers(state)


@rule("SMU-PTY-05", "SMU-VIC-13")
def test_a_party_without_anybody_still_has_its_turns() -> None:
    state = bare(options={"long_rule_for_starting_tsar": False})
    go(state, Season(), YearEnd())
    done_until(state, "war")
    assert asked(state) in ("politics", "war")
    turns = {state.waiting[0]}
    while state.now == 0:
        turns.add(state.waiting[0])
        say(state, "done")
        done_until(state, "politics", "war")
    assert turns == {0, 1, 2, 3, 4}


@rule("SMU-SEQ-01")
def test_an_action_belongs_to_its_phase() -> None:
    state = ready(5)
    assert refused(state, "0 call") == "SMU-SEQ-04"
    say(state, *(f"{seat} done" for seat in range(5)))
    done_until(state, "politics")
    assert refused(state, "place ivan_bolotnikov tula") != ""


@rule("SMU-SEQ-22", "SMU-VIC-10", "SMU-GEN-06")
def test_after_winter_1612_the_game_is_over() -> None:
    state = bare(cell=31)
    go(state, YearEnd())
    assert state.over
    assert state.view()["victory"] == "sobor"


@rule("SMU-VIC-13", "SMU-SEQ-24")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_lazy_games_end_by_long_rule(seats: int) -> None:
    state = start(seats)
    done_until(state)
    assert state.over
    assert (state.winner, state.view()["victory"]) == (state.owner[who("boris_godunov")], "long-rule")
    assert state.now == 8
