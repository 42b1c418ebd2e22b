"""A blow and all that may answer it (DUE-BLW)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.duel.field import (
    FEINT,
    FULL,
    GRAZE,
    KVAS,
    LUNGE,
    MISS,
    SABRE,
    SHIELD,
    STRUCK,
    agenda,
    fight,
    lands,
    offers,
    outcomes,
    say,
    told,
)

rule = pytest.mark.rule
MACED = ("0 strike mace", "all pass")


@rule("DUE-BLW-01")
def test_foe_and_striker_are_asked_at_once_and_both_again_after_a_card() -> None:
    state = fight({"sabre": 1, "lunge": 1, "kvas": 1}, {"shield": 1})
    say(state, "0 strike sabre")
    assert told(state, "struck") == [{"seat": 0, "card": SABRE}]
    assert state.waiting == (1, 0)
    assert (offers(state, 1), offers(state, 0)) == (["pass", "answer shield"], ["pass", "answer lunge"])
    say(state, "0 answer lunge")
    assert list(state.waiting) == [1]
    assert state.waiting_for(1) == state.waiting_for(None) == (1, 0)
    say(state, "1 pass", "all pass")
    assert told(state, "strengthened") == [{"seat": 0, "force": 3}]
    assert list(state.waiting) == [1, 0]


@rule("DUE-BLW-01")
@pytest.mark.parametrize("order", [("0 answer lunge", "1 answer shield"), ("1 answer shield", "0 answer lunge")])
def test_of_two_cards_only_the_foe_s_is_laid(order: tuple[str, str]) -> None:
    state = fight({"sabre": 1, "lunge": 1}, {"shield": 1, "kvas": 1})
    say(state, "0 strike sabre", *order)
    assert told(state, "answered") == [{"seat": 1, "card": SHIELD}]
    assert (state.held(0, LUNGE), state.used[LUNGE]) == (1, 0)


@rule("DUE-BLW-01")
def test_only_strike_cards_in_hand_may_be_laid() -> None:
    state = fight({"shield": 1})
    strikes: list[tuple[int, ...]] = [(3, SABRE), (3, SHIELD), (3, 99), (3,)]
    for move in strikes:
        refusal = state.refusal(0, move)
        assert refusal is not None
        assert (refusal.key, refusal.rule) == ("no-such-strike", "DUE-BLW-01")
    unknown: list[tuple[int, ...]] = [(), (99,), (4, 1), (2, 0)]
    for move in unknown:
        refusal = state.refusal(0, move)
        assert refusal is not None
        assert (refusal.key, refusal.rule) == ("not-offered", "DUE-TRN-01")


@rule("DUE-BLW-02")
def test_a_shield_stops_the_blow() -> None:
    state = fight({"sabre": 1, "shield": 1}, {"shield": 1, "lunge": 1})
    say(state, "0 strike sabre")
    assert offers(state, 1) == ["pass", "answer shield"]
    say(state, "1 answer shield", "0 pass", "all pass")
    assert told(state, "stopped") == [{"seat": 1}]
    assert state.strength == [8, 8]
    assert state.used[SABRE] == state.used[SHIELD] == 1
    assert (agenda(state)[0], state.waiting) == ("Act", (0,))


@rule("DUE-BLW-03")
def test_a_lunge_makes_the_blow_stronger_by_one() -> None:
    moves = ("0 strike sabre", "0 answer lunge", "0 answer lunge", "all pass")
    state = lands(FULL, *moves, mine={"sabre": 1, "lunge": 2})
    assert state.strength == [8, 4]
    assert state.used[LUNGE] == 2
    grazed = lands(GRAZE, *moves, mine={"sabre": 1, "lunge": 2})
    assert grazed.strength == [8, 7]


@rule("DUE-BLW-04")
def test_a_feint_makes_a_shield_do_nothing() -> None:
    state = fight({"sabre": 1, "feint": 1}, {"shield": 1, "feint": 1})
    say(state, "0 strike sabre", "1 answer shield", "0 pass")
    assert (state.waiting, offers(state, 0)) == ((0,), ["pass", "answer feint"])
    say(state, "0 answer feint", "1 pass")
    assert told(state, "voided") == [{"seat": 0}]
    assert told(state, "stopped") == []
    assert (agenda(state)[:2], state.waiting) == (["AnswerWindow", "Pending"], (1,))
    say(state, "all pass")
    assert len(told(state, "landed")) == 1


@rule("DUE-BLW-04")
def test_a_feint_may_be_answered_by_a_feint() -> None:
    state = fight({"sabre": 1, "feint": 1}, {"shield": 1, "feint": 1})
    say(state, "0 strike sabre", "1 answer shield", "0 pass", "0 answer feint", "1 answer feint")
    assert told(state, "voided") == [{"seat": 1}]
    assert told(state, "stopped") == [{"seat": 1}]
    assert state.used[FEINT] == 2


@rule("DUE-BLW-04")
def test_a_laid_card_is_asked_about_once() -> None:
    """A second feint of the same champion comes too late, whatever became of the first."""
    state = fight({"sabre": 1, "feint": 2}, {"shield": 1, "feint": 1})
    say(state, "0 strike sabre", "1 answer shield", "0 pass", "0 answer feint", "1 answer feint")
    assert (agenda(state)[:1], state.waiting) == (["AnswerWindow"], (0,))
    say(state, "0 pass")
    assert told(state, "stopped") == [{"seat": 1}]
    assert (agenda(state)[0], state.waiting) == ("Act", (0,))


@rule("DUE-BLW-05")
def test_a_blow_misses_grazes_or_lands_one_three_and_two_times_in_six() -> None:
    found = Counter(
        (told(state, "landed")[0]["blow"], 8 - state.strength[1]) for state in outcomes(*STRUCK, mine={"sabre": 1})
    )
    assert set(found) == {(MISS, 0), (GRAZE, 1), (FULL, 2)}
    shares = [found[outcome] / found.total() for outcome in ((MISS, 0), (GRAZE, 1), (FULL, 2))]
    assert shares == pytest.approx([1 / 6, 3 / 6, 2 / 6], abs=0.07)


@rule("DUE-BLW-06")
def test_a_full_blow_with_a_mace_makes_the_foe_drop_a_card() -> None:
    state = lands(FULL, *MACED, mine={"mace": 1}, theirs={"shield": 2, "kvas": 1})
    assert state.strength == [8, 5]
    assert state.waiting == (1,)
    assert offers(state, 1) == ["drop shield", "drop kvas"]
    say(state, "1 drop kvas")
    assert told(state, "dropped") == [{"seat": 1, "card": KVAS}]
    assert state.hand(1) == [0, 0, 2, 0, 0, 0]
    assert (agenda(state)[0], state.waiting) == ("Act", (0,))


@rule("DUE-BLW-06")
def test_nothing_is_dropped_from_an_empty_hand_after_a_graze_or_a_sabre() -> None:
    for state in (
        lands(FULL, *MACED, mine={"mace": 1}),
        lands(GRAZE, *MACED, mine={"mace": 1}, theirs={"shield": 1}),
        lands(FULL, *STRUCK, mine={"sabre": 1}, theirs={"shield": 1}),
    ):
        assert (agenda(state)[0], state.waiting) == ("Act", (0,))


@rule("DUE-BLW-07")
def test_a_champion_without_strength_falls_and_the_fight_is_over_at_once() -> None:
    state = lands(FULL, *MACED, mine={"mace": 2}, theirs={"shield": 3}, strength=(1, 2))
    assert state.over
    assert state.strength == [1, 0]
    assert told(state, "wounded") == [{"seat": 1, "wounds": 3, "strength": 0}]
    assert told(state, "fell") == [{"seat": 1}]
    assert told(state, "parted") == []
    assert told(state, "won") == [{"seat": 0, "strength": 1}]
    missed = lands(MISS, *MACED, mine={"mace": 2}, strength=(1, 1))
    assert told(missed, "wounded") == []
    assert not missed.over
