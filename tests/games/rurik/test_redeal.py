"""What a seat cannot know is dealt again, and nothing that it sees tells the deals apart (RUR-INF)."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import pytest

import prestol
from prestol.games.rurik.checks import complaint
from prestol.games.rurik.state import Rurik
from tests.games.rurik.table import (
    OTHER_READINGS,
    SEATS,
    Picker,
    any_move,
    busy,
    names,
    position,
    records,
    say,
    set_up,
    start,
    walk,
    with_points,
)

rule = pytest.mark.rule
SCHEMES = list(records("scheme"))
BY_OPTIONS = pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["ours", "others"])
MINE: dict[str, Any] = {"leader": "boris", "at": "kiev"}
THEIRS: dict[str, Any] = {"leader": "maria", "at": "volyn"}


@rule("RUR-INF-01", "RUR-INF-02", "RUR-INF-03", "RUR-INF-04", "RUR-INF-08")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("pick", [any_move, busy])
@BY_OPTIONS
def test_a_redealt_table_is_possible_and_looks_the_same(seats: int, pick: Picker, options: dict[str, Any]) -> None:
    rng = prestol.stream(seats)
    for state in islice(walk(seats, "redeal", options, pick), 3, None, 23):
        for me in (*range(seats), None):
            twin = state.redeal(me, rng)
            assert complaint(twin) is None
            assert twin.view(me) == state.view(me)
            assert twin.view() == state.view()
            if me is not None:
                assert twin.legal(me) == state.legal(me)
            assert prestol.load(prestol.dump(twin)) == twin


def heard(state: Rurik, seat: int | None) -> list[tuple[str, Any]]:
    return [(event.name, event.args) for event in state.events if event.seen_by(seat)]


@rule("RUR-INF-01", "RUR-INF-02", "RUR-INF-03", "RUR-INF-04", "RUR-INF-08")
@pytest.mark.parametrize("seats", SEATS)
@BY_OPTIONS
def test_moves_without_chance_look_the_same_at_redealt_tables(seats: int, options: dict[str, Any]) -> None:
    """Played at both tables, a move tells each seat the same and leaves it with the same view, whatever others hold."""
    rng = prestol.stream(f"same {seats}")
    compared = 0
    for state in islice(walk(seats, "same", options, busy), 2, None, 13):
        if state.over:
            break
        actor = state.waiting[0]
        for me in (*range(seats), None):
            twin = state.redeal(me, rng)
            for move in {state.legal(actor)[0], state.legal(actor)[-1]} & set(twin.legal(actor)):
                ours, other = state.clone(), speaking(twin)
                ours.play(actor, move)
                other.play(actor, move)
                if not ours.fortunes and not other.fortunes and not ours.over:
                    compared += 1
                    assert heard(ours, me) == heard(other, me)
                    assert ours.view(me) == other.view(me)
                    assert ours.waiting == other.waiting
    assert compared > 8


def speaking(twin: Rurik) -> Rurik:
    """A copy of a redealt table that tells what happens."""
    copy = twin.clone()
    copy.telling = True
    return copy


@rule("RUR-INF-03", "RUR-R-83")
def test_known_cards_stay_where_they_are_known_to_be() -> None:
    """Seat 0 left two cards on top of the left deck, and seat 1 has drawn the first of them alone."""
    tops = ["muster_a", "move_1", "tax_a"]
    alone = {"scheme": [{"seat": 1, "advisor": one} for one in ("adv_5", "adv_4", "adv_1")]}
    state = with_points({"look": 3}, MINE, THEIRS, left=tops, banners=alone)
    say(state, "deck left", "take muster_a", "on-top tax_a", "end", "act scheme 3", "deck left")
    for seed in range(25):
        twin = state.redeal(0, prestol.stream(seed))
        assert names("scheme", twin.view(1)["hand"]) == ["tax_a"]
        assert names("scheme", twin.left_deck.top) == ["move_1"]
        other = state.redeal(1, prestol.stream(seed))
        assert names("scheme", other.view(1)["hand"]) == ["tax_a"]
    hands = {tuple(state.redeal(1, prestol.stream(seed)).view(0)["hand"]) for seed in range(80)}
    assert len(hands) > 15


@rule("RUR-INF-03")
@pytest.mark.parametrize("me", [1, None])
def test_cards_that_another_looks_at_are_dealt_again(me: int | None) -> None:
    state = with_points({"look": 3}, MINE, THEIRS, left=["muster_a", "move_1", "tax_a"])
    say(state, "deck left")
    assert names("scheme", state.view(0)["looked"]) == ["muster_a", "move_1", "tax_a"]
    looked: set[tuple[int, ...]] = set()
    for seed in range(60):
        twin = state.redeal(me, prestol.stream(seed))
        assert complaint(twin) is None
        assert len(twin.legal(0)) == 3
        looked.add(tuple(twin.view(0)["looked"]))
        assert state.redeal(0, prestol.stream(seed)).view(0)["looked"] == state.view(0)["looked"]
    assert len(looked) > 40


@rule("RUR-R-83")
def test_who_knows_a_hand_knows_it_at_a_redealt_table_too() -> None:
    """Seat 1 has drawn alone what seat 2 had left on top: whatever seat 0 is dealt there, seat 2 knows it."""
    places = [(0, "adv_5"), (0, "adv_4"), (1, "adv_1")]
    alone = {"scheme": [{"seat": seat, "advisor": advisor} for seat, advisor in places]}
    third = {"leader": "boris", "at": "rostov"}
    state = position(MINE | {"leader": "agatha"}, THEIRS, third, left=["deed"], known_by=[2], banners=alone, turn=1)
    say(state, "act scheme 3", "deck left")
    assert names("scheme", state.view(2)["known_hands"][1]) == ["deed"]
    held: set[int] = set()
    for seed in range(40):
        twin = state.redeal(0, prestol.stream(seed))
        (card,) = twin.view(1)["hand"]
        assert twin.view(2)["known_hands"][1] == [card]
        held.add(card)
    assert len(held) > 10


@rule("RUR-INF-02", "RUR-INF-04")
def test_every_unknown_card_may_be_anywhere_and_equally_often() -> None:
    """A hand of one, seen by a spectator: each of the 24 cards that are not in the discards comes equally often."""
    theirs = THEIRS | {"hand": ["coins_a"]}
    state = position(MINE, theirs, phase="strategy", discards=["deed", "move_3", "tax_a"])
    rng = prestol.stream("even")
    found: Counter[int] = Counter()
    for _ in range(1200):
        (card,) = state.redeal(0, rng).view(1)["hand"]
        found[card] += 1
    unknown = {SCHEMES.index(card) for card in SCHEMES} - {SCHEMES.index(card) for card in ("deed", "move_3", "tax_a")}
    assert set(found) == unknown
    assert max(found.values()) < 90
    assert min(found.values()) > 20


@rule("RUR-INF-03")
def test_the_deck_from_which_a_card_came_does_not_matter_to_who_did_not_see_it() -> None:
    """Tops that only the other seat knows are dealt again like the rest of the decks."""
    state = position(MINE, THEIRS, phase="strategy", left=["deed", "tax_a"], right=["move_3"], known_by=[1])
    lefts = {tuple(state.redeal(0, prestol.stream(seed)).left_deck.top) for seed in range(60)}
    assert len(lefts) > 40
    for seed in range(20):
        twin = state.redeal(1, prestol.stream(seed))
        assert (twin.left_deck.top, twin.right_deck.top) == (state.left_deck.top, state.right_deck.top)


@rule("RUR-INF-07", "RUR-SET-11", "RUR-R-12")
def test_choices_of_others_are_recalled() -> None:
    state = start(3, 9, {"leaders": "random"})
    state.play(1, state.legal(1)[1])
    twin = state.redeal(0, prestol.stream(1), recall=True)
    assert (state.waiting, twin.waiting) == ((0, 2), (0, 1, 2))
    assert state.redeal(1, prestol.stream(1), recall=True).waiting == (0, 2)


@rule("RUR-INF-01")
def test_nobody_else_has_an_agenda_that_a_seat_was_dealt() -> None:
    state = set_up(4, 2)
    mine = set(state.view(0)["agendas"])
    held: set[int] = set()
    for seed in range(100):
        twin = state.redeal(0, prestol.stream(seed))
        for other in (1, 2, 3):
            held |= set(twin.view(other)["agendas"])
    assert held == set(range(11)) - mine


@rule("RUR-INF-08")
def test_the_bottom_card_is_any_that_fits_what_was_read() -> None:
    """Before a row was read any of the other seventeen may lie there; then only those with these rows."""
    rebellion = {"cards": ["rebellion_02", "rebellion_05"], "at": "kiev"}
    fresh = position({"at": "rostov"}, rebellion=rebellion, phase="strategy")
    bottoms = Counter(fresh.redeal(0, prestol.stream(seed)).ring[1] for seed in range(400))
    assert set(bottoms) == set(range(18)) - {1}
    say(fresh, "place adv_1 tax 0")
    rows = [card["rows"] for card in records("rebellion_card").values()]
    read = fresh.card_row
    alike = {at for at, card in enumerate(rows) if card[:read] == rows[4][:read] and at != 1}
    assert {fresh.redeal(0, prestol.stream(seed)).ring[1] for seed in range(60)} == alike
