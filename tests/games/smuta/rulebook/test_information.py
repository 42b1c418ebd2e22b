"""What is public and what is not (SMU-INF)."""

from __future__ import annotations

import pytest

import prestol
from prestol.games.smuta.hands import hand_size
from prestol.games.smuta.parts import CARDS, DRAW_PILE, PARTY_DECK
from prestol.games.smuta.state import Smuta
from tests.games.smuta.table import MOSCOW, NOBLES, POLISH, REBEL, deal, done_until, hand, number, ready, say, smuta

rule = pytest.mark.rule


def playing(seats: int = 5) -> Smuta:
    state = ready(seats, "information")
    done_until(state, "politics")
    return state


@rule("SMU-INF-01", "SMU-CMP-23", "SMU-PTY-03")
def test_what_everybody_sees() -> None:
    state = playing()
    seen = state.view()
    assert seen["hand_sizes"] == [hand_size(state, seat) for seat in range(5)]
    assert seen["draw_pile"] == state.cards.count(DRAW_PILE)
    assert seen["units"][number("commander", "ivan_bolotnikov")] == [6] + [0] * 9
    for name in ("control", "at", "host", "marks", "track", "owner"):
        assert seen[name] == getattr(state, name)
    for name in ("discards", "set_aside", "gone", "legitimacy", "victory_points", "waived", "announced"):
        assert name in seen


@rule("SMU-INF-02", "SMU-CRD-01")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    state = playing()
    for seat in range(5):
        assert len(state.view(seat)["hand"]) == hand_size(state, seat)
    assert state.view()["hand"] == []
    other = state.redeal(MOSCOW, prestol.stream(3))
    assert other.view(MOSCOW) == state.view(MOSCOW)
    assert other.view(REBEL)["hand"] != state.view(REBEL)["hand"]


@rule("SMU-INF-02", "SMU-INF-03")
@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3, 4])
def test_a_redeal_keeps_what_the_seat_knows(seat: int | None) -> None:
    state = playing()
    deal(state, NOBLES, "hired_assassin", "noble_militia")
    deal(state, POLISH, "hussar_banners")
    owner = smuta().parts.cards.owner[5]
    for seed in range(20):
        twin = state.redeal(seat, prestol.stream(seed))
        assert twin.view(seat) == state.view(seat)
        assert sorted(twin.cards) == sorted(state.cards)
        for card in range(CARDS):
            place, was = twin.cards[card], state.cards[card]
            if owner[card] >= 0:
                assert place in (PARTY_DECK, owner[card])
            if was == seat or place == seat:
                assert place == was
            if was < 0 and was not in (DRAW_PILE, PARTY_DECK):
                assert place == was


@rule("SMU-INF-03")
def test_picks_under_way_are_dealt_again_and_can_be_withdrawn() -> None:
    state = ready(2, "picks")
    say(state, f"{POLISH} pick revolt", f"{POLISH} pick fortified_camp")
    seen = {tuple(state.redeal(MOSCOW, prestol.stream(seed)).picks[1::2]) for seed in range(30)}
    assert len(seen) > 5
    own = state.redeal(POLISH, prestol.stream(1))
    assert own.picks == state.picks
    asked_again = state.redeal(MOSCOW, prestol.stream(1), recall=True)
    assert asked_again.picks == []
    assert asked_again.waiting == (MOSCOW, POLISH)


@rule("SMU-INF-05")
def test_a_card_seen_on_its_way_stays_known_to_the_two() -> None:
    state = playing()
    deal(state, NOBLES, "panic")
    card = smuta().parts.cards.copies[number("card_kind", "panic")][0]
    state.known[card] = 1 << REBEL
    assert [NOBLES, number("card_kind", "panic")] in state.view(REBEL)["known"]
    assert state.view(MOSCOW)["known"] == []
    assert state.view()["known"] == []
    assert all(state.redeal(REBEL, prestol.stream(seed)).cards[card] == NOBLES for seed in range(10))
    assert {state.redeal(MOSCOW, prestol.stream(seed)).cards[card] for seed in range(30)} != {NOBLES}


@rule("SMU-INF-02", "SMU-INF-03")
def test_nobody_is_told_what_another_draws_or_picks() -> None:
    state = ready(5, "told")
    say(state, f"{REBEL} pick revolt")
    for seat in (MOSCOW, POLISH, NOBLES, 4):
        assert all(event.name not in ("card-seen", "pick-seen") for event in state.events if event.seen_by(seat))
        say(state, f"{seat} done")
    mine = [event for event in state.events if event.seen_by(REBEL) and event.name == "pick-seen"]
    assert [event.args["card"] for event in mine] == [number("card_kind", "revolt")]
    assert all(event.args["seat"] == 0 for event in state.events if event.seen_by(0) and event.name == "card-seen")
    assert "revolt" in hand(state, REBEL)
