"""The Exchange and Reward Chambers (IVN-EXC, IVN-REW), and their decks (IVN-FAQ-04, IVN-FAQ-05)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ivan.table import (
    FOREIGN,
    KINDS,
    answers,
    asked,
    at_work,
    choices,
    goods,
    leaving,
    offers,
    owned,
    position,
    records,
    refused,
    say,
    seen,
    shown,
    targets,
    told,
)

rule = pytest.mark.rule
TITLES = list(records("title"))
ESTATES = list(records("estate"))


@rule("IVN-EXC-01", "IVN-EXC-04")
@pytest.mark.parametrize("first", KINDS)
@pytest.mark.parametrize("second", KINDS)
def test_two_units_of_any_kinds_for_one_of_another(first: str, second: str) -> None:
    have = dict.fromkeys(KINDS, 2)
    state = at_work("exchange", goods=have)
    assert choices(state) == dict.fromkeys(KINDS, 2)
    say(state, f"swap {first} {second}")
    assert asked(state) == "swap-for"
    assert offers(state) == {f"get {kind}" for kind in KINDS if kind not in (first, second)}
    got = next(kind for kind in KINDS if kind not in (first, second))
    say(state, f"get {got}")
    have[first] -= 1
    have[second] -= 1
    have[got] += 1
    assert goods(state) == {kind: count for kind, count in have.items() if count}


@rule("IVN-EXC-01")
def test_swaps_go_on_as_long_as_there_are_two_units() -> None:
    state = at_work("exchange", goods={"coin": 8})
    for _ in range(4):
        say(state, "swap coin coin", "get rye")
    assert goods(state) == {"rye": 4}
    say(state, "swap rye rye", "get stone", "swap rye rye", "get stone")
    assert goods(state) == {"stone": 2}
    say(state, "swap stone stone", "get coin")
    assert goods(state) == {"coin": 1}
    assert not targets(state, "swap")


@rule("IVN-EXC-01", "IVN-R-37")
def test_swaps_go_on_after_the_free_good_even_where_no_free_action_is_left() -> None:
    """Three coins and one local good are nothing for the pad, but two more swaps in the chamber."""
    state = at_work("exchange", goods={"coin": 4})
    say(state, "get metal", "swap metal coin", "get rye")
    assert goods(state) == {"coin": 3, "rye": 1}
    assert answers(state) == offers(state) == {"finish", "swap coin +"}
    say(state, "swap coin rye", "get stone", "swap coin coin", "get wood")
    assert goods(state) == {"stone": 1, "wood": 1}


@rule("IVN-EXC-01", "IVN-FRE-02", "IVN-R-60")
def test_the_chamber_stays_open_while_a_free_action_could_bring_units_to_swap() -> None:
    state = at_work("exchange", estates=["toll_yard"])
    say(state, "get metal")
    assert asked(state) == "market" and not targets(state, "swap")
    say(state, "use toll_yard", "swap coin coin", "get stone")
    assert goods(state) == {"stone": 1, "metal": 1}


@rule("IVN-EXC-01")
def test_a_swap_is_listed_once_and_may_be_said_in_any_order() -> None:
    """Coin and grain are picked coin first where they are picked one by one."""
    state = at_work("exchange", goods={"coin": 1, "rye": 2, "wood": 1})
    assert targets(state, "swap") == {"coin +", "rye +"}
    for words in ("swap rye coin", "swap coin rye"):
        twin = state.clone()
        say(twin, words)
        assert goods(twin) == {"rye": 1, "wood": 1}
    say(state, "swap rye +")
    assert offers(state) == {"swap rye", "swap wood"}


@rule("IVN-EXC-01")
@pytest.mark.parametrize("words", ["swap coin", "swap coin coin", "swap rye rye wood", "swap rye metal", "swap none"])
def test_a_swap_takes_exactly_two_units_that_are_there(words: str) -> None:
    state = at_work("exchange", goods={"coin": 1, "rye": 2, "wood": 1})
    assert refused(state, words) == "IVN-EXC-01"


@rule("IVN-EXC-01")
def test_one_unit_cannot_be_swapped() -> None:
    state = at_work("exchange", goods={"rye": 1})
    assert refused(state, "swap rye") == "IVN-EXC-01"
    assert refused(state, "swap wood rye") == "IVN-EXC-01"


@rule("IVN-EXC-01", "IVN-R-53")
@pytest.mark.parametrize(("mine", "question"), [({}, "enter"), ({"goods": {"coin": 1}}, "market")])
def test_the_chamber_is_left_when_one_unit_is_all_that_is_left(mine: dict[str, Any], question: str) -> None:
    """The free good alone cannot be swapped, and no free action could add to it."""
    state = at_work("exchange", **mine)
    say(state, "get metal")
    assert asked(state) == question


@rule("IVN-EXC-02", "IVN-EXC-03")
@pytest.mark.parametrize(("seal", "free_goods"), [(False, 1), (True, 2)])
def test_foreign_goods_for_free(seal: bool, free_goods: int) -> None:
    state = at_work("exchange", seal=seal)
    for _ in range(free_goods):
        assert targets(state, "get") == set(FOREIGN)
        assert refused(state, "get stone") == "IVN-EXC-02"
        say(state, "get textile")
    assert goods(state) == {"textile": free_goods}
    assert not targets(state, "get")


@rule("IVN-EXC-02", "IVN-R-37")
def test_the_free_good_comes_before_or_after_swaps_and_may_be_swapped() -> None:
    state = at_work("exchange", goods={"rye": 1})
    say(state, "get metal", "swap rye metal", "get stone")
    assert goods(state) == {"stone": 1}
    state = at_work("exchange", goods={"rye": 2})
    say(state, "swap rye rye", "get stone", "get metal")
    assert goods(state) == {"stone": 1, "metal": 1}


@rule("IVN-REW-01")
@pytest.mark.parametrize("words", ["estate", "title", "draw-estate", "draw-title"])
def test_one_estate_or_one_title(words: str) -> None:
    state = at_work("rewards")
    assert {line.split()[0] for line in answers(state)} == {"finish", "estate", "title", "draw-estate", "draw-title"}
    kind = words.removeprefix("draw-")
    display = shown(state, f"{kind}s", kind)
    say(state, words if words.startswith("draw") else f"{words} {min(display)}")
    assert asked(state) == "enter"
    (taken,) = owned(state, f"{kind}s_owned", kind)
    assert (taken in display) == (not words.startswith("draw"))


@rule("IVN-REW-01")
def test_only_displayed_cards_can_be_named() -> None:
    state = at_work("rewards", at={"estates": ["quarry"], "titles": ["governor"]})
    assert targets(state, "estate") == {"quarry"} and targets(state, "title") == {"governor"}
    assert refused(state, "estate toll_yard") == refused(state, "title voivode") == "IVN-REW-01"


@rule("IVN-REW-02")
def test_the_bonus_is_an_estate_and_not_a_title() -> None:
    state = at_work("rewards", seal=True)
    say(state, "draw-title")
    assert {line.split()[0] for line in answers(state)} == {"finish", "estate", "draw-estate"}
    say(state, "draw-estate")
    assert asked(state) == "enter"


@rule("IVN-REW-03")
def test_titles_and_estates_are_open_to_all() -> None:
    state = at_work("rewards", seal=True)
    say(state, "draw-title")
    (event,) = [event for event in state.events if event.name == "title-taken"]
    assert all(event.seen_by(seat) for seat in (None, 0, 1, 2))
    say(state, "draw-estate")
    views = [state.view(seat) for seat in (None, 0, 1, 2)]
    assert all(view["titles_owned"] == views[0]["titles_owned"] for view in views)
    assert len(views[0]["estates_owned"][0]) == 1


@rule("IVN-REW-04")
def test_a_display_is_not_filled_up() -> None:
    state = at_work("rewards", seal=True)
    titles, estates = shown(state, "titles", "title"), shown(state, "estates", "estate")
    say(state, f"title {min(titles)}", f"estate {min(estates)}")
    assert shown(state, "titles", "title") == titles - {min(titles)}
    assert shown(state, "estates", "estate") == estates - {min(estates)}


@rule("IVN-REW-05")
def test_a_new_estate_can_be_used_in_the_same_turn() -> None:
    state = at_work("rewards", at={"estates": ["toll_yard"]})
    say(state, "estate toll_yard", "use toll_yard")
    assert goods(state) == {"coin": 2}


@rule("IVN-FAQ-04", "IVN-R-35")
@pytest.mark.parametrize("kind", ["title", "estate"])
def test_an_emptied_deck_is_refilled_from_its_discard_at_once(kind: str) -> None:
    """All but five cards are owned, three are shown: the deck of two is used up, then the old display comes back."""
    cards = TITLES if kind == "title" else ESTATES
    mine = {f"{kind}s": cards[:10]}
    state = position(mine, {}, {}, phase="next", **{f"{kind}s": cards[12:]})
    assert len(told(state, f"{kind}s-reshuffled")) == 1  # two from the deck, then the discard, then a third
    assert len(shown(state, f"{kind}s", kind)) == 3
    assert state.view()[f"{kind}_deck"] == 2
    assert state.view()[f"{kind}_discards"] == []


@rule("IVN-FAQ-05", "IVN-R-34")
@pytest.mark.parametrize("kind", ["title", "estate"])
@pytest.mark.parametrize("closes", [False, True])
def test_deck_and_discard_empty(kind: str, closes: bool) -> None:
    cards = TITLES if kind == "title" else ESTATES
    state = at_work("rewards", others={1: {f"{kind}s": cards[:13]}},
                    at={f"{kind}s": cards[13:], "options": {"empty_deck_closes_display": closes}})  # fmt: skip
    assert refused(state, f"draw-{kind}") == "IVN-FAQ-05"
    if closes:
        assert targets(state, kind) == set()
        assert refused(state, f"{kind} {cards[13]}") == "IVN-R-34"
    else:
        assert targets(state, kind) == set(cards[13:])
        say(state, f"{kind} {cards[13]}")
        assert seen(state, f"{kind}s_owned") == [13]


@rule("IVN-R-35")
def test_the_last_card_of_a_deck_leaves_it_empty_without_a_discard() -> None:
    state = at_work("rewards", seal=True, others={1: {"estates": ESTATES[:13]}}, at={"estates": [ESTATES[13]]})
    say(state, "draw-estate")
    assert owned(state, "estates_owned", "estate") == {ESTATES[14]}
    assert state.view()["estate_deck"] == 0
    assert told(state, "estates-reshuffled") == []
    assert targets(state, "estate") == {ESTATES[13]}
    assert "draw-estate" not in offers(state)


@rule("IVN-EXC-04")
def test_what_is_given_goes_to_the_pool_and_to_nobody() -> None:
    state = at_work("exchange", goods={"rye": 2}, others={1: {"goods": {"rye": 1}}})
    say(state, "swap rye rye", "get coin")
    assert goods(state, 1) == {"rye": 1}
    assert goods(state, 2) == {}


@rule("IVN-REW-02")
def test_without_a_seal_the_second_estate_is_not_there() -> None:
    state = leaving("rewards")
    say(state, "leave rewards", "pass", "draw-estate")
    assert asked(state) == "enter"


@rule("IVN-FAQ-04", "IVN-R-35")
@pytest.mark.parametrize("kind", ["title", "estate"])
def test_the_last_card_drawn_brings_the_discard_back(kind: str) -> None:
    """Eight cards are owned and three displayed; the new round leaves one in the deck and the old three discarded."""
    cards = TITLES if kind == "title" else ESTATES
    state = position({}, {f"{kind}s": cards[:8]}, {}, phase="next", **{f"{kind}s": cards[12:]})
    assert (state.view()[f"{kind}_deck"], len(state.view()[f"{kind}_discards"])) == (1, 3)
    for chamber in ("rewards", "income", "exchange"):
        say(state, *[f"plan {chamber}"] * 3)
    say(state, "leave rewards", "pass", f"draw-{kind}")
    assert len(told(state, f"{kind}s-reshuffled")) == 1
    assert (state.view()[f"{kind}_deck"], state.view()[f"{kind}_discards"]) == (3, [])
