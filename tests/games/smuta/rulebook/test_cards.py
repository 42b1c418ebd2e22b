"""Cards in general: exchange, party cards, the courier, and why a card is refused (SMU-CRD)."""

from __future__ import annotations

import pytest

from prestol.engine.state import mask_of
from prestol.games.smuta.hands import Draw, card_of, put_away
from prestol.games.smuta.parts import DISCARDED, SET_ASIDE
from prestol.games.smuta.politics import PoliticalPhase
from prestol.games.smuta.state import Smuta
from prestol.games.smuta.trade import Steal
from tests.games.smuta.cards.hands import held
from tests.games.smuta.cards.stage import all_pass, court, moment, politics
from tests.games.smuta.table import (
    MOSCOW,
    NOBLES,
    POLISH,
    REBEL,
    deal,
    go,
    hand,
    number,
    offers,
    refused,
    say,
    smuta,
    told,
)


def places(state: Smuta, kind: str) -> set[int]:
    return {state.cards[card] for card in smuta().parts.cards.copies[number("card_kind", kind)]}


# --- the exchange


@pytest.mark.rule("SMU-SEQ-12", "SMU-R-07", "SMU-INF-04", "SMU-DEC-03")
def test_two_common_cards_are_given_for_one_as_often_as_one_likes() -> None:
    state = held(MOSCOW, "filaret", "hermogen", "volley", "ambush", "pursuit")
    say(state, "0 trade", "0 exchange filaret hermogen")
    assert len(hand(state, MOSCOW)) == 4
    assert [event["card"] for event in told(state, "exchanged")] == [
        number("card_kind", "filaret"),
        number("card_kind", "hermogen"),
    ]
    assert places(state, "filaret") == {DISCARDED}
    say(state, "0 trade", "0 exchange volley ambush")
    assert len(hand(state, MOSCOW)) == 3
    assert state.played == 0


@pytest.mark.rule("SMU-R-07", "SMU-CRD-06")
def test_party_cards_cannot_be_exchanged() -> None:
    state = held(MOSCOW, "filaret", "patriarch_iov", "tsars_mercy")
    assert refused(state, "0 trade") == "SMU-R-07"
    deal(state, MOSCOW, "hermogen")
    say(state, "0 trade")
    assert offers(state) == {"exchange filaret +"}
    say(state, "0 exchange filaret hermogen")
    assert {"patriarch_iov", "tsars_mercy"} <= set(hand(state, MOSCOW))


@pytest.mark.rule("SMU-CRD-14", "SMU-R-06")
def test_what_would_go_beyond_twelve_cards_is_skipped() -> None:
    state = court()
    for card in range(11):
        state.cards[card] = MOSCOW
    go(state, Draw(MOSCOW, 4))
    assert len(hand(state, MOSCOW)) == 12
    assert len(told(state, "card-drawn")) <= 1


# --- party cards


@pytest.mark.rule("SMU-CRD-08", "SMU-CRD-09", "SMU-CRD-06", "SMU-CMP-20")
def test_a_party_card_is_played_like_any_other_and_waits_beside_its_deck() -> None:
    state = held(REBEL, "support_of_adherents")
    say(state, "2 play support_of_adherents")
    assert state.played == 1
    assert places(state, "support_of_adherents") == {SET_ASIDE}


@pytest.mark.rule("SMU-CRD-06", "SMU-RXN-06")
def test_a_cancelled_party_card_waits_beside_its_deck_as_well() -> None:
    state = court()
    deal(state, REBEL, "support_of_adherents")
    deal(state, POLISH, "spies")
    politics(state, REBEL)
    say(state, "2 play support_of_adherents", "1 play spies")
    assert places(state, "support_of_adherents") == {SET_ASIDE}
    assert state.phase_legitimacy[REBEL] == 0


# --- the courier


@pytest.mark.rule("SMU-CRD-07", "SMU-R-08", "SMU-INF-05")
@pytest.mark.parametrize("seed", range(6))
def test_a_courier_takes_a_common_card_which_only_the_two_see(seed: int) -> None:
    state = court()
    deal(state, MOSCOW, "intercepted_courier")
    deal(state, POLISH, "hussar_banners", "filaret", "zaporozhians")
    politics(state, MOSCOW)
    for _ in range(seed):
        state.luck.below(6)
    say(state, "0 play intercepted_courier", "0 aim-party polish", "1 pass")
    assert hand(state, MOSCOW) == ["filaret"]
    assert set(hand(state, POLISH)) == {"zaporozhians", "hussar_banners"}
    seen = [event for event in state.events if event.name == "stolen-seen"]
    assert [[event.seen_by(seat) for seat in range(5)] for event in seen] == [[True, True, False, False, False]]
    known = [MOSCOW, number("card_kind", "filaret")]
    assert state.view(POLISH)["known"] == [known]
    assert state.view(NOBLES)["known"] == state.view(None)["known"] == []


@pytest.mark.rule("SMU-INF-02")
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_who_knew_of_a_card_that_leaves_does_not_learn_whether_there_is_another(copies: int) -> None:
    state = court()
    deal(state, MOSCOW, *["spies"] * copies)
    spies = number("card_kind", "spies")
    copies_held = [card for card in smuta().parts.cards.copies[spies] if state.cards[card] == MOSCOW]
    state.known[copies_held[-1]] |= mask_of(POLISH)
    state.known[copies_held[0]] |= mask_of(NOBLES)
    assert state.view(POLISH)["known"] == state.view(NOBLES)["known"] == [[MOSCOW, spies]]
    put_away(state, card_of(state, MOSCOW, spies), False)
    assert state.view(POLISH)["known"] == state.view(NOBLES)["known"] == []


@pytest.mark.rule("SMU-INF-05")
def test_others_forget_a_hand_from_which_a_courier_takes_a_card() -> None:
    state = court()
    deal(state, POLISH, "filaret", "hermogen")
    for kind in ("filaret", "hermogen"):
        state.known[card_of(state, POLISH, number("card_kind", kind))] = mask_of(NOBLES) | mask_of(MOSCOW)
    Steal(MOSCOW, POLISH).resolve(state, card_of(state, POLISH, number("card_kind", "filaret")))
    assert state.view(NOBLES)["known"] == []
    assert state.view(MOSCOW)["known"] == [[POLISH, number("card_kind", "hermogen")]]


@pytest.mark.rule("SMU-R-08", "SMU-CRD-07")
def test_a_hand_of_party_cards_can_be_named_but_nothing_is_taken() -> None:
    state = court()
    deal(state, MOSCOW, "intercepted_courier")
    deal(state, POLISH, "hussar_banners")
    politics(state, MOSCOW)
    say(state, "0 play intercepted_courier")
    assert offers(state) == {"aim-party polish"}, "empty hands cannot be named"
    say(state, "0 aim-party polish")
    all_pass(state)
    assert told(state, "nothing-stolen") == [{"seat": MOSCOW, "rival": POLISH}]
    assert (hand(state, MOSCOW), hand(state, POLISH)) == ([], ["hussar_banners"])


# --- refusals


@pytest.mark.rule("SMU-CRD-16", "SMU-SEQ-11", "SMU-CRD-18")
def test_why_a_card_is_refused() -> None:
    state = held(MOSCOW, "filaret", "kuzma_minin", "ambush")
    assert refused(state, "0 play hermogen") == "SMU-CRD-22"
    assert refused(state, "0 play kuzma_minin") == "SMU-CRD-18"
    assert refused(state, "0 play ambush") == "SMU-RXN-01"
    state.played = 2
    assert refused(state, "0 play filaret") == "SMU-SEQ-11"


@pytest.mark.rule("SMU-SEQ-11")
def test_two_cards_can_be_played_in_a_phase() -> None:
    state = court()
    deal(state, MOSCOW, "zemsky_verdict", "chancery_clerks", "seditious_letters")
    go(state, PoliticalPhase(MOSCOW))
    assert moment(state) == "politics"
    say(state, "0 play zemsky_verdict", "0 play chancery_clerks")
    assert refused(state, "0 play seditious_letters") == "SMU-SEQ-11"
