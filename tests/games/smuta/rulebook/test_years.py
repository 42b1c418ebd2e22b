"""Years (SMU-SEQ, and what of SMU-CRD belongs to them)."""

from __future__ import annotations

import pytest

from prestol.games.smuta.hands import Draw, DrawCard, hand_size
from prestol.games.smuta.parts import (
    CARDS,
    DISCARDED,
    DRAW_PILE,
    GONE,
    HAND_LIMIT,
    NO_RECRUITING,
    PARTY_DECK,
    SET_ASIDE,
    UNTIL_YEAR,
)
from prestol.games.smuta.state import Smuta
from prestol.games.smuta.years import NextYear, YearEnd, YearStart
from tests.games.smuta.table import (
    MOSCOW,
    NOBLES,
    POLISH,
    REBEL,
    SHUISKY,
    asked,
    bare,
    deal,
    go,
    hand,
    number,
    offers,
    ready,
    say,
    smuta,
    told,
)

rule = pytest.mark.rule


def cards_at(state: Smuta, place: int) -> list[int]:
    return [card for card in range(CARDS) if state.cards[card] == place]


@rule("SMU-SEQ-02", "SMU-CRD-08", "SMU-CRD-33")
def test_party_cards_played_last_year_go_back_to_their_decks() -> None:
    state = bare()
    played, gone = number("card_kind", "revolt"), number("card_kind", "prince_vladislav")
    state.cards[smuta().parts.cards.copies[played][0]] = SET_ASIDE
    state.cards[smuta().parts.cards.copies[gone][0]] = GONE
    go(state, YearStart())
    assert state.cards[smuta().parts.cards.copies[played][0]] == PARTY_DECK
    assert state.cards[smuta().parts.cards.copies[gone][0]] == GONE


@rule("SMU-SEQ-03", "SMU-CRD-10", "SMU-R-05", "SMU-R-06", "SMU-SEQ-23")
def test_hands_are_filled_up_to_eight() -> None:
    state = bare()
    state.first = NOBLES
    deal(state, MOSCOW, "patriarch_iov", "spies")
    deal(state, POLISH, *["spies"] * 4, *["dagger"] * 3, *["volley"] * 2, "panic")
    go(state, YearStart())
    assert [hand_size(state, seat) for seat in range(5)] == [8, 10, 8, 8, 8]
    assert [event["seat"] for event in told(state, "card-drawn")] == [
        *[NOBLES] * 8,
        *[SHUISKY] * 8,
        *[MOSCOW] * 6,
        *[REBEL] * 8,
    ]


@rule("SMU-SEQ-04", "SMU-SEQ-23", "SMU-DEC-01", "SMU-INF-03", "SMU-R-05")
def test_all_pick_in_secret_at_the_same_time() -> None:
    state = ready(5)
    assert asked(state) == "pick"
    assert state.waiting == (0, 1, 2, 3, 4)
    rebel = {"done", *("pick revolt", "pick support_of_adherents", "pick fortified_camp")}
    assert offers(state, REBEL) == rebel | {"pick false_dmitry_rebel", "pick swedish_intervention_rebel"}
    say(state, f"{REBEL} pick revolt")
    assert state.view(REBEL)["picks"] == [number("card_kind", "revolt")]
    assert state.view(MOSCOW)["picks"] == []
    assert state.view(MOSCOW)["hand_sizes"] == [8] * 5
    for seat in (MOSCOW, POLISH, NOBLES, SHUISKY):
        say(state, f"{seat} done")
    assert [event["count"] for event in told(state, "picked")] == [0, 0, 1, 0, 0]
    assert "revolt" in hand(state, REBEL)
    assert state.view(MOSCOW)["party_cards"] == [0, 0, 1, 0, 0]


@rule("SMU-SEQ-04", "SMU-DEC-01")
def test_two_players_may_pick_two_cards_each() -> None:
    state = ready(2)
    say(state, f"{POLISH} pick revolt")
    assert POLISH in state.waiting
    assert "pick revolt" not in offers(state, POLISH)
    say(state, f"{POLISH} pick false_dmitry_nobles")
    assert state.waiting == (MOSCOW,)
    say(state, f"{MOSCOW} pick tsars_mercy", f"{MOSCOW} done")
    assert {"revolt", "false_dmitry_nobles"} <= set(hand(state, POLISH))
    assert hand_size(state, POLISH) >= 10


@rule("SMU-R-06", "SMU-SEQ-04", "SMU-CRD-14")
def test_a_full_hand_cannot_pick() -> None:
    state = bare()
    state.cards = [MOSCOW if card < HAND_LIMIT else place for card, place in enumerate(state.cards)]
    go(state, YearStart())
    assert offers(state, MOSCOW) == {"done"}
    assert "pick polish_intervention" in offers(state, POLISH)


@rule("SMU-CRD-14", "SMU-R-06", "SMU-CRD-02")
def test_draws_stop_at_twelve_and_the_discard_becomes_the_pile() -> None:
    state = bare()
    state.cards = [DISCARDED if place == DRAW_PILE else place for place in state.cards]
    go(state, Draw(REBEL, 15))
    assert hand_size(state, REBEL) == HAND_LIMIT
    assert told(state, "reshuffled")
    assert not cards_at(state, DISCARDED)


@rule("SMU-CRD-02", "SMU-INF-02")
def test_cards_drawn_together_are_those_that_would_come_one_by_one() -> None:
    together, one_by_one = bare(), bare()
    go(together, Draw(REBEL, 3))
    for _ in range(3):
        one_by_one.roll(DrawCard(REBEL))
    assert together.cards == one_by_one.cards and hand_size(together, REBEL) == 3
    assert together.fortunes == one_by_one.fortunes and together.learned == one_by_one.learned
    assert together.luck.data() == one_by_one.luck.data()


@rule("SMU-CRD-03")
def test_nothing_is_drawn_from_empty_piles() -> None:
    state = bare()
    state.cards = [GONE] * CARDS
    go(state, Draw(REBEL, 3))
    assert hand_size(state, REBEL) == 0


@rule("SMU-SEQ-22", "SMU-CRD-15", "SMU-R-66", "SMU-CRD-33", "SMU-INF-04")
def test_cards_are_thrown_away_at_the_end_of_the_year() -> None:
    state = bare(cell=3)
    state.first = NOBLES
    deal(state, NOBLES, "spies", "spies", "dagger")
    deal(state, MOSCOW, "patriarch_iov", "volley")
    go(state, YearEnd())
    assert state.waiting == (NOBLES,)
    say(state, "throw spies spies")
    assert [event["card"] for event in told(state, "thrown")] == [0, 0]
    assert state.waiting == (MOSCOW,)
    assert offers(state) == {"throw none", "throw volley", "throw volley +", "throw patriarch_iov"} - {"throw volley"}
    say(state, "throw patriarch_iov")
    card = smuta().parts.cards.copies[number("card_kind", "patriarch_iov")][0]
    assert state.now == 4
    assert state.cards[card] == PARTY_DECK
    assert hand_size(state, NOBLES) == 8


@rule("SMU-SEQ-22", "SMU-CRD-25", "SMU-CRD-29")
def test_a_new_year_ends_what_held_for_the_old_one() -> None:
    state = bare(cell=3)
    state.year_legitimacy = [0, 1, 2, 0, 3]
    state.verdict = SHUISKY
    state.resource_years = 5
    state.effects = [(NO_RECRUITING, 3, 0, UNTIL_YEAR)]
    go(state, NextYear())
    assert state.now == 4
    assert (state.year_legitimacy, state.verdict, state.resource_years, state.effects) == ([0] * 5, -1, 0, [])
