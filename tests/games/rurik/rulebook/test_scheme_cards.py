"""Scheme (RUR-SCH): cards looked at, kept and put back, and who knows of them (RUR-INF-02, RUR-INF-03)."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from tests.games.rurik.table import asked, at_turn, hand, names, offers, position, records, say, seen, told, with_points

rule = pytest.mark.rule
MINE = {"leader": "boris", "at": "kiev"}
THEIRS = {"leader": "maria", "at": "volyn"}
TOPS = ["muster_a", "move_1", "tax_a"]


def looking(points: dict[str, int], **at: Any) -> Any:
    return with_points(points, MINE, THEIRS, left=TOPS, **at)


@rule("RUR-SCH-01", "RUR-INF-03")
def test_one_card_is_kept_and_the_others_go_back_in_an_order_of_choice() -> None:
    state = looking({"look": 3})
    say(state, "deck left")
    assert offers(state) == {f"take {card}" for card in TOPS}
    assert names("scheme", state.view(0)["looked"]) == TOPS
    assert state.view(1)["looked"] == []
    say(state, "take move_1")
    assert offers(state) == {"on-top muster_a", "on-top tax_a"}
    say(state, "on-top tax_a")
    assert hand(state) == {"move_1"}
    assert names("scheme", state.view(0)["known_tops"][0][:2]) == ["tax_a", "muster_a"]
    assert not any(card is not None for card in state.view(1)["known_tops"][0])
    assert seen(state, "hand_sizes") == 1


@rule("RUR-SCH-01", "RUR-INF-03")
def test_whoever_left_a_card_on_top_knows_who_took_it() -> None:
    three = [{"seat": 1, "advisor": one} for one in ("adv_5", "adv_4", "adv_1")]
    state = with_points({"look": 2}, MINE, THEIRS, left=TOPS, banners={"scheme": three})
    say(state, "deck left", "take muster_a", "end", "act scheme 3", "deck left")
    assert names("scheme", state.view(0)["known_hands"][1]) == ["move_1"]
    for seed in range(10):
        assert state.redeal(0, prestol.stream(seed)).view(1)["hand"] == state.view(1)["hand"]


@rule("RUR-SCH-03", "RUR-SCH-04", "RUR-R-30")
def test_the_token_passes_after_the_cards_and_the_order_with_the_claim_phase() -> None:
    banners = {"tax": [{"seat": 1, "advisor": "adv_5"}], "move": [{"seat": 0, "advisor": "adv_5"}]}
    state = at_turn(MINE, THEIRS, banner="scheme", banners=banners, left=TOPS)
    say(state, "act scheme 1", "deck left", "take tax_a", "on-top move_1")
    assert offers(state) == {"token 1", "token 2"}
    say(state, "token 2")
    assert (state.view()["token"], state.view()["first"]) == (1, 0)
    say(state, "end")
    assert state.waiting == (1,)
    say(state, "skip tax 1", "skip move 1", "end")
    assert asked(state) == "pick-deed"
    assert state.view()["first"] == 1
    assert state.waiting == (1,)


@rule("RUR-SCH-02", "RUR-R-29")
def test_a_deck_that_runs_out_while_looking() -> None:
    left, right, discards = ["muster_a"], ["move_1", "move_2a"], ["attack_a"]
    named = {*left, *right, *discards}
    theirs = THEIRS | {"hand": [card for card in records("scheme") if card not in named]}
    state = with_points({"look": 2}, MINE, theirs, left=left, right=right, discards=discards)
    say(state, "deck left")
    assert len(told(state, "decks-shuffled")) == 1
    assert sorted(state.view()["deck_sizes"]) == [1, 1]
    assert state.view()["discards"] == []
    assert "take muster_a" in offers(state)
    say(state, "take muster_a")
    assert state.view()["deck_sizes"] == [2, 1]


@rule("RUR-ADD-01", "RUR-ADD-02", "RUR-INF-02", "RUR-R-40")
def test_a_card_that_takes_a_deed_which_may_be_done_in_the_same_turn() -> None:
    row = ["generous_prince", "hoard", "trade_route"]
    state = at_turn(MINE | {"hand": ["deed_coin"], "coins": 3}, THEIRS, deed_row=row)
    say(state, "scheme deed_coin", "pick generous_prince")
    assert len(state.view()["deed_row"]) == 3
    assert seen(state, "coins") == 4
    assert "deed generous_prince" in offers(state)
    assert names("scheme", state.view()["discards"]) == ["deed_coin"]


@rule("RUR-ADD-06", "RUR-ADD-07", "RUR-ADD-08", "RUR-R-34", "RUR-CLM-13")
def test_conversion() -> None:
    state = at_turn(MINE | {"goods": {"wood": 2, "fish": 1}}, THEIRS)
    tokens = sorted(words for words in offers(state) if words.startswith("convert"))
    assert len(tokens) == 3
    (both,) = [words for words in tokens if words.endswith("wood wood")]
    say(state, both)
    assert state.view()["build_points"] == 1
    assert not any(words.startswith("convert") for words in offers(state))
    turned = position(MINE | {"converted": [both.split()[1]]}, THEIRS, phase="claim")
    say(
        turned,
        f"pick {names('deed', turned.view()['deed_row'])[0]}",
        f"pick {names('deed', turned.view()['deed_row'])[1]}",
    )
    assert seen(turned, "converted") == [0, 0]
