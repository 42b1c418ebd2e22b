"""Hidden and open information (RUR-INF), and what is dealt again for a seat that cannot know it."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

import prestol
from tests.games.rurik.table import (
    OTHER_READINGS,
    SEATS,
    finished,
    hand,
    names,
    position,
    records,
    say,
    seen,
    set_up,
    start,
    told,
    walk,
    with_points,
)

rule = pytest.mark.rule
MINE: dict[str, Any] = {"leader": "boris", "at": "kiev"}
THEIRS: dict[str, Any] = {"leader": "maria", "at": "volyn"}
PRIVATE = {"hand", "looked", "agendas", "known_tops", "known_hands", "missing"}
"""What only the view of a seat holds."""
HEADER = {"seat"}


@rule("RUR-INF-01")
@pytest.mark.parametrize("seats", SEATS)
def test_agendas_are_secret_until_the_game_is_scored(seats: int) -> None:
    state = set_up(seats)
    assert state.view()["shown_agendas"] == [-1] * seats
    for seat in range(seats):
        assert len(state.view(seat)["agendas"]) == 2
    last = finished(seats, 3)
    kept = [last.view(seat)["agendas"][0] for seat in range(seats)]
    assert last.view()["shown_agendas"] == kept
    assert [args["agenda"] for args in told(last, "agenda-shown")] == kept
    rejected = {last.view(seat)["agendas"][1] for seat in range(seats)}
    assert "agendas" not in last.view()
    assert not rejected & set(last.view()["shown_agendas"])


@rule("RUR-INF-02")
def test_hands_are_secret_but_not_their_size_nor_the_discards() -> None:
    state = with_points({"move": 1}, MINE | {"hand": ["tax_a"]}, THEIRS, discards=["move_3", "deed"])
    assert hand(state) == {"tax_a"}
    assert hand(state, 1) == set()
    assert state.view(1)["hand_sizes"] == [1, 0]
    assert names("scheme", state.view(1)["discards"]) == ["move_3", "deed"]
    held = {tuple(state.redeal(1, prestol.stream(seed)).view(0)["hand"]) for seed in range(300)}
    assert len(held) == 27 - 2


@rule("RUR-INF-03")
@pytest.mark.parametrize(("points", "deck"), [(2, "left"), (3, "left"), (3, "right")])
def test_who_looked_at_cards_knows_the_order_in_which_they_went_back(points: int, deck: str) -> None:
    cards = ["muster_a", "move_1", "tax_a"][:points]
    state = with_points({"look": points}, MINE, THEIRS, **{deck: cards})
    assert not told(state, "looked-at")
    say(state, f"deck {deck}")
    assert [event.mask for event in state.events if event.name == "looked-at"] == [0b01] * points
    say(state, "take muster_a")
    if points > 2:
        say(state, "on-top tax_a")
    back = ["tax_a", "move_1"] if points > 2 else ["move_1"]
    side = ("left", "right").index(deck)
    assert names("scheme", state.view(0)["known_tops"][side][: len(back)]) == back
    assert all(card is None for card in state.view(1)["known_tops"][side])
    assert (state.left_deck, state.right_deck)[side].top == [list(records("scheme")).index(card) for card in back]
    tops: set[tuple[int, ...]] = set()
    for seed in range(40):
        mine = state.redeal(0, prestol.stream(seed))
        assert mine.view(0)["known_tops"] == state.view(0)["known_tops"]
        theirs = state.redeal(1, prestol.stream(seed))
        tops.add(tuple((theirs.left_deck, theirs.right_deck)[side].top))
    assert len(tops) > 20


@rule("RUR-INF-03", "RUR-SCH-02")
def test_a_shuffle_makes_the_order_unknown_again() -> None:
    left, right = ["muster_a", "move_1", "deed"], ["tax_a"]
    mine = MINE | {"hand": [card for card in records("scheme") if card not in left + right]}
    banners = {"scheme": [{"seat": 1, "advisor": one} for one in ("adv_5", "adv_4", "adv_1")]}
    state = position(mine, THEIRS, left=left, right=right, known_by=[0], banners=banners, turn=1)
    assert names("scheme", state.view(0)["known_tops"][0]) == left
    say(state, "act scheme 3", "deck right")
    assert told(state, "decks-shuffled")
    assert state.view()["deck_sizes"] == [2, 1]
    assert not [card for tops in state.view(0)["known_tops"] for card in tops if card is not None]


@rule("RUR-INF-04")
@pytest.mark.parametrize("seats", SEATS)
def test_the_order_of_closed_decks_is_nobodys_knowledge(seats: int) -> None:
    """Dealt again, the same move turns up another deed; the row, taken and accomplished deeds stay in sight."""
    players = [{"hand": ["deed"], "deeds": ["hoard"], "done": ["trade_route"], "at": "kiev"}, *[{}] * (seats - 1)]
    banners = {"tax": [{"seat": 0, "advisor": "adv_1"}]}
    row = ["market_day", "great_library", "send_gifts"]
    state = position(*players, banners=banners, deed_row=row)
    for seat in (None, *range(seats)):
        view = state.view(seat)
        assert names("deed", view["deed_row"]) == sorted(row, key=list(records("deed")).index)
        assert names("deed", view["deeds"][0]) == ["hoard"]
        assert names("deed", view["deeds_done"][0]) == ["trade_route"]
        assert isinstance(view["deed_deck"], int)
        assert isinstance(view["reward_tokens"], int)
    say(state, "scheme deed")
    opened: set[int] = set()
    for seed in range(60):
        twin = state.redeal(0, prestol.stream(seed))
        say(twin, "pick market_day")
        (new,) = set(twin.view()["deed_row"]) - set(state.view()["deed_row"])
        opened.add(new)
    assert len(opened) > 10


@rule("RUR-INF-05")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["ours", "others"])
def test_everything_else_is_open_to_all(seats: int, options: dict[str, Any]) -> None:
    """The views of a seat and of a spectator differ only in what belongs to the seat."""
    for state in islice(walk(seats, "open", options), 0, None, 9):
        public = state.view()
        for seat in range(seats):
            mine = state.view(seat)
            assert set(mine) - set(public) == PRIVATE
            assert {key: value for key, value in mine.items() if key not in PRIVATE | HEADER} == {
                key: value for key, value in public.items() if key not in HEADER
            }
    for thing in ("coins", "goods", "bribes", "converted", "defeated", "banners", "tracks", "war", "troops"):
        assert thing in public


@rule("RUR-INF-06", "RUR-VAR-02")
def test_with_reward_tokens_a_reward_is_unknown_until_the_rebel_is_defeated() -> None:
    mine = {"leader": "mstislav", "at": "kiev"}
    options = {"rebel_reward_tokens": True}
    state = with_points({"attack": 2}, mine, THEIRS, rebels={"kiev": "rebel_01"}, options=options)
    won: set[tuple[int, ...]] = set()
    for seed in range(60):
        twin = state.redeal(0, prestol.stream(seed))
        say(twin, "attack-rebel kiev")
        won.add((seen(twin, "coins"), *seen(twin, "goods")))
    assert len(won) == len({str(token["effect"]) for token in records("reward").values()}) == 3
    unseen = len(records("rebel"))
    assert [state.view(seat)["rebels"].count(unseen) for seat in (None, 0, 1)] == [1, 1, 1]
    assert not told(start(4, 1, options), "rebel-laid")
    assert unseen not in start(4, 1).view()["rebels"]


@rule("RUR-INF-07")
@pytest.mark.parametrize("seats", SEATS)
def test_only_agendas_are_chosen_by_all_at_once(seats: int) -> None:
    together: set[str] = set()
    for state in walk(seats, "together"):
        if len(state.waiting) > 1:
            together.add(state.view()["ask"])
    assert together == ({"agenda"} if seats > 1 else set())


@rule("RUR-INF-08")
def test_the_bottom_card_is_known_as_far_as_its_rows_were_read() -> None:
    """Card 5 has been read to its second row: dealt again, the bottom card has the same rows, whichever it is."""
    cards = ["rebellion_02", "rebellion_05"]
    rebellion = {"cards": cards, "at": "kiev", "priority": "build"}
    state = position(MINE | {"at": "novgorod"}, rebellion=rebellion, phase="strategy", turn=1)
    read = state.view()["rebellion"]["read"]
    assert len(read) == 2
    assert names("rebellion_card", state.view()["rebellion"]["cards"]) == ["rebellion_02"]
    for seed in range(20):
        twin = state.redeal(0, prestol.stream(seed))
        assert twin.view()["rebellion"]["read"] == read
    fresh = start(1, 2)
    assert fresh.view()["rebellion"]["read"] == []


@rule("RUR-R-83")
def test_a_card_kept_out_of_several_is_anybodys_guess() -> None:
    """Seat 0 left a card on top; seat 1 looks at it among others, and what it keeps is not told."""
    tops = ["muster_a", "move_1", "tax_a"]
    banners = {"scheme": [{"seat": 1, "advisor": one} for one in ("adv_5", "adv_1")]}
    state = with_points({"look": 2}, MINE, THEIRS, left=tops, banners=banners)
    say(state, "deck left", "take muster_a", "end", "act scheme 2", "deck left", "take move_1")
    assert state.view(0)["known_hands"] == [[], []]
    hands = {tuple(state.redeal(0, prestol.stream(seed)).view(1)["hand"]) for seed in range(60)}
    assert len(hands) > 10
    # drawn alone, it is known for certain
    alone = {"scheme": [{"seat": 1, "advisor": one} for one in ("adv_5", "adv_4", "adv_1")]}
    state = with_points({"look": 2}, MINE, THEIRS, left=tops, banners=alone)
    say(state, "deck left", "take muster_a", "end", "act scheme 3", "deck left")
    assert names("scheme", state.view(0)["known_hands"][1]) == ["move_1"]
    assert seen(state, "hand_sizes", 1) == 1
    first = with_points({"look": 1}, MINE, THEIRS, left=["deed"], known_by=[1])
    say(first, "deck left")
    assert names("scheme", first.view(1)["known_hands"][0]) == ["deed"]


@rule("RUR-INF-02", "RUR-R-12", "RUR-INF-01")
@pytest.mark.parametrize("seats", SEATS)
def test_agendas_of_others_are_dealt_again_and_own_ones_stay(seats: int) -> None:
    state = set_up(seats, 5)
    for me in range(seats):
        kept: list[set[int]] = [set() for _ in range(seats)]
        for seed in range(40):
            twin = state.redeal(me, prestol.stream(seed))
            assert twin.view(me)["agendas"] == state.view(me)["agendas"]
            for other in range(seats):
                kept[other].add(twin.view(other)["agendas"][0])
                assert other == me or not set(twin.view(other)["agendas"]) & set(state.view(me)["agendas"])
        assert all(len(cards) == (1 if seat == me else 9) for seat, cards in enumerate(kept))
