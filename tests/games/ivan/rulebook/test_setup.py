"""Setup (IVN-SET)."""

from __future__ import annotations

from collections import Counter

import pytest

import prestol
from tests.games.ivan.table import (
    CITIES,
    SEATS,
    asked,
    goods,
    hand,
    names,
    offers,
    records,
    refused,
    say,
    seen,
    set_up,
    shown,
    start,
    told,
    walk,
    warriors,
)

rule = pytest.mark.rule
BY_SEATS = pytest.mark.parametrize("seats", SEATS)
DARK = {at for at, token in enumerate(records("region_token").values()) if token["background"] == "dark"}


@rule("IVN-SET-01")
@BY_SEATS
def test_the_board_is_bare_when_the_game_begins(seats: int) -> None:
    view = start(seats).view()
    assert view["warriors"] == view["boyars"] == [[0] * 16] * seats
    assert view["buildings"] == [-1] * 16
    assert view["field"] == [0] * seats
    assert view["round"] == 1


@rule("IVN-SET-03", "IVN-INF-04")
@BY_SEATS
def test_five_of_six_assignment_cards_lie_face_up(seats: int) -> None:
    aside = set()
    for seed in range(40):
        cards = start(seats, seed).view()["assignments"]
        assert len(set(cards)) == 5
        aside |= set(range(6)) - set(cards)
    assert aside == set(range(6))


@rule("IVN-SET-07", "IVN-SET-06", "IVN-R-02")
@BY_SEATS
def test_four_region_tokens_lie_open_and_the_rest_is_unseen(seats: int) -> None:
    """14 of the 18 are in question for the first three rounds; each is equally likely to lie open at first."""
    open_at_first: Counter[int] = Counter()
    for seed in range(200):
        view = start(seats, seed).view()
        assert view["region_discards"] == []
        open_at_first.update(view["regions"])
    assert set(open_at_first) == set(range(18))
    dark = sum(count for token, count in open_at_first.items() if token in DARK)
    # 5 dark ones among 14 are expected: 800 * 5 / 14 = 286
    assert 240 < dark < 330


@rule("IVN-SET-07", "IVN-R-02")
@BY_SEATS
def test_two_region_tokens_are_never_seen(seats: int) -> None:
    for seed in range(5):
        laid: list[int] = []
        for state in walk(seats, seed):
            laid += [args["token"] for args in told(state, "region-laid")]
        assert len(laid) == len(set(laid)) == 16


@rule("IVN-SET-08", "IVN-SET-10", "IVN-WE-12")
@pytest.mark.parametrize(("seats", "spoils", "cards"), [(2, 3, 2), (3, 5, 3), (4, 6, 3)])
def test_spoils_titles_and_estates_on_display(seats: int, spoils: int, cards: int) -> None:
    view = set_up(seats).view()
    assert len(view["spoils"]) == spoils
    assert len(view["titles"]) == len(view["estates"]) == cards
    assert view["title_deck"] == view["estate_deck"] == 15 - cards


@rule("IVN-WE-12")
def test_the_picture_of_a_setup_for_three() -> None:
    view = set_up(3).view()
    assert (len(view["spoils"]), len(view["titles"]), len(view["estates"])) == (5, 3, 3)
    assert len(view["projects"]) == 6
    assert sum(token >= 0 for token in view["slots"]) == 10
    assert sum(token >= 0 for token in view["regions"]) == 4


@rule("IVN-SET-09", "IVN-R-14")
@BY_SEATS
def test_trade_tokens_lie_face_up_on_the_waterways(seats: int) -> None:
    state = start(seats)
    laid = told(state, "trade-laid")
    assert len(laid) == 10
    assert [args["token"] for args in laid] == state.view()["slots"]
    assert all(event.seen_by(None) for event in state.events if event.name == "trade-laid")


@rule("IVN-SET-12")
@BY_SEATS
def test_everybody_starts_with_one_of_each_local_good_and_three_coins(seats: int) -> None:
    state = start(seats)
    assert [goods(state, seat) for seat in range(seats)] == [{"coin": 3, "rye": 1, "wood": 1, "stone": 1}] * seats


@rule("IVN-SET-14")
@BY_SEATS
def test_favour_is_drawn(seats: int) -> None:
    orders = {tuple(start(seats, seed).view()["favour"]) for seed in range(200)}
    assert len(orders) == {2: 2, 3: 6, 4: 24}[seats]


@rule("IVN-SET-15")
@BY_SEATS
def test_the_first_player_sits_left_of_the_least_favoured(seats: int) -> None:
    for seed in range(20):
        view = start(seats, seed).view()
        assert view["first"] == (view["favour"][-1] + 1) % seats
        assert told(start(seats, seed), "first-player") == [{"seat": view["first"]}]


@rule("IVN-SET-16", "IVN-INF-01")
@BY_SEATS
def test_everybody_is_dealt_three_projects_of_their_own(seats: int) -> None:
    state = start(seats)
    assert [len(hand(state, seat)) for seat in range(seats)] == [3] * seats
    assert len(set.union(*(hand(state, seat) for seat in range(seats)))) == 3 * seats
    assert state.view()["project_deck"] == 30 - 3 * seats
    for seat in range(seats):
        dealt = [event for event in state.events if event.name == "project-dealt" and event.args["seat"] == seat]
        assert set(names("project", [event.args["project"] for event in dealt])) == hand(state, seat)
        assert all(
            [event.seen_by(one) for one in range(seats)] == [one == seat for one in range(seats)] for event in dealt
        )


@rule("IVN-SET-17", "IVN-INF-06")
@BY_SEATS
def test_everybody_keeps_one_and_the_rest_goes_back(seats: int) -> None:
    state = start(seats, 3)
    assert (asked(state), state.waiting) == ("keep", tuple(range(seats)))
    kept = []
    for seat in reversed(range(seats)):
        own = hand(state, seat)
        assert offers(state, seat) == {f"keep {project}" for project in own}
        kept.append(min(own))
        say(state, f"{seat} keep {kept[-1]}")
        assert [event.args for event in state.events if event.name == "kept"] == [{"seat": seat}]
    assert [hand(state, seat) for seat in range(seats)] == [{project} for project in reversed(kept)]
    assert state.view()["project_deck"] == 30 - seats - 6


@rule("IVN-SET-17")
def test_rejected_projects_can_come_up_again() -> None:
    found = 0
    for seed in range(12):
        state = start(4, seed)
        dealt = set.union(*(hand(state, seat) for seat in range(4)))
        kept = set.union(*(hand(set_up(4, seed), seat) for seat in range(4)))
        found += bool(shown(set_up(4, seed), "projects", "project") & (dealt - kept))
    assert found > 5


@rule("IVN-SET-17")
def test_a_project_that_was_not_dealt_cannot_be_kept() -> None:
    state = start(3, 3)
    other = min(hand(state, 1))
    assert refused(state, f"0 keep {other}") == "IVN-SET-17"


@rule("IVN-SET-18")
@BY_SEATS
def test_six_projects_are_displayed(seats: int) -> None:
    view = set_up(seats).view()
    assert len(view["projects"]) == 6
    assert view["project_deck"] == 30 - 6 - seats


@rule("IVN-SET-19", "IVN-R-52")
@BY_SEATS
def test_warriors_are_placed_there_and_back(seats: int) -> None:
    state = start(seats, 5)
    while asked(state) == "keep":
        state.play(state.waiting[0], state.legal(state.waiting[0])[0])
    first = state.view()["first"]
    order = [(first + turn) % seats for turn in range(seats)]
    left = list(CITIES)
    for seat in order + order[::-1]:
        assert (asked(state), state.waiting) == ("muster", (seat,))
        assert offers(state) == {f"muster {city}" for city in left}
        city = left.pop(3)
        say(state, f"muster {city}")
        assert told(state, "mustered") == [{"seat": seat, "city": CITIES.index(city)}]
        if asked(state) == "muster":
            assert refused(state, f"muster {city}") == "IVN-SET-19"
    assert asked(state) == "plan"
    assert [sum(warriors(state, seat).values()) for seat in range(seats)] == [2] * seats


@rule("IVN-SET-11")
@BY_SEATS
def test_a_set_of_pieces_is_used_up_in_nothing_but_play(seats: int) -> None:
    state = set_up(seats)
    assert [seen(state, "boyar_supply", seat) for seat in range(seats)] == [3] * seats
    assert prestol.load(prestol.dump(state)) == state
