"""The game as a whole, its rounds, and what it does not have (IVN-GEN, IVN-RND, IVN-SUM, IVN-2PL, IVN-ABS)."""

from __future__ import annotations

from collections import Counter

import pytest

import prestol
from tests.games.ivan.table import (
    OTHER_READINGS,
    SEATS,
    asked,
    at_work,
    finished,
    goods,
    ivan,
    leaving,
    offers,
    position,
    records,
    refused,
    say,
    seen,
    set_up,
    start,
    told,
    walk,
)

rule = pytest.mark.rule
BY_SEATS = pytest.mark.parametrize("seats", SEATS)


@rule("IVN-GEN-01", "IVN-SCO-10")
@BY_SEATS
def test_most_points_after_the_fourth_round_win(seats: int) -> None:
    for seed in range(5):
        state = finished(seats, seed)
        result = state.result()
        assert state.view()["round"] == 4
        assert list(result.scores) == state.view()["vp"]
        best = max(result.scores)
        (winner,) = [seat for seat, place in enumerate(result.places) if place == 1]
        assert result.scores[winner] == best
        assert told(state, "won") == [{"seat": winner, "total": best}]
        assert [sum(row.values()) for row in result.breakdown] == list(result.scores)


@rule("IVN-GEN-02", "IVN-GEN-03", "IVN-RND-01", "IVN-CMP-06", "IVN-CMP-09", "IVN-END-14", "IVN-SET-05")
@BY_SEATS
def test_four_rounds_of_three_phases(seats: int) -> None:
    phases: list[tuple[int, str]] = []
    rounds: list[int] = []
    for state in walk(seats, "phases"):
        rounds += [args["round"] for args in told(state, "round-begins")]
        view = state.view()
        if view["ask"] in ("keep", "muster", "plan", "stake", "leave", "reward"):
            phase = {"plan": "planning", "stake": "planning", "leave": "actions", "reward": "end"}.get(view["ask"], "")
            if phase and (not phases or phases[-1] != (view["round"], phase)):
                phases.append((view["round"], phase))
    assert rounds == [1, 2, 3, 4]
    assert phases == [(number, phase) for number in rounds for phase in ("planning", "actions", "end")]
    assert state.view()["rounds"] == 4
    assert [decade["name_en"] for decade in records("round").values()] == ["1550s", "1560s", "1570s", "1580s"]


@rule("IVN-GEN-04", "IVN-RND-02", "IVN-SUM-01", "IVN-SCO-01")
@BY_SEATS
def test_scoring_follows_the_regions_of_rounds_two_and_four(seats: int) -> None:
    order: list[tuple[str, int]] = []
    during = 0
    for state in walk(seats, "scoring"):
        for event in state.events:
            if event.name in ("region-led", "region-empty") and event.args["region"] == 3:
                order.append(("north", 0))
            elif event.name == "scoring-begins":
                order.append(("scoring", event.args["round"]))
            elif event.name == "round-begins":
                order.append(("round", event.args["round"]))
            elif event.name == "scored" and not told(state, "scoring-begins"):
                during += event.args["points"]
    assert order == [
        ("round", 1), ("north", 0), ("round", 2), ("north", 0), ("scoring", 2),
        ("round", 3), ("north", 0), ("round", 4), ("north", 0), ("scoring", 4),
    ]  # fmt: skip
    assert during > 0


@rule("IVN-GEN-05", "IVN-FAV-02")
def test_favour_breaks_a_tie_but_nothing_else() -> None:
    """Importance, influence and the Field of War: equal values go by favour, unequal ones do not."""
    for other, first in ((0, 1), (1, 0)):
        players = [
            {"chambers": {"income": 1}, "warriors": {"moscow": 2}, "field": 2},
            {"chambers": {"income": 1 - other}, "warriors": {"kazan": 2 - other}, "field": 2 - other},
            {},
        ]
        state = position(*players, favour=[1, 0, 2])
        say(state, "leave income")
        assert bool(told(state, "stake-lost")) == (first == 0)
        state = position(*[player | {"chambers": {}} for player in players], favour=[1, 0, 2], phase="reward")
        assert [args["seat"] for args in told(state, "region-led")] == [first]
        state = position(*[player | {"chambers": {}} for player in players], favour=[1, 0, 2], phase="score", round=2)
        assert told(state, "field-scored")[0] == {"seat": first, "points": 4}


@rule("IVN-GEN-06")
def test_two_three_or_four_may_play() -> None:
    assert ivan().seat_counts == (2, 3, 4)
    for seats in (0, 1, 5):
        with pytest.raises(prestol.PrestolError):
            start(seats)


@rule("IVN-GEN-07", "IVN-PLN-01", "IVN-ACT-01")
@BY_SEATS
def test_turns_go_clockwise_from_the_first_player(seats: int) -> None:
    planned: dict[int, list[int]] = {}
    acted: dict[int, list[int]] = {}
    first: dict[int, int] = {}
    for state in walk(seats, "clockwise"):
        view = state.view()
        for event in state.events:
            if event.name == "round-begins":
                first[event.args["round"]] = event.args["seat"]
            elif event.name == "planned":
                planned.setdefault(view["round"], []).append(event.args["seat"])
            elif event.name == "turn-begins":
                acted.setdefault(view["round"], []).append(event.args["seat"])
    assert len(first) == 4
    for number, seat in first.items():
        assert planned[number] == acted[number] == [(seat + turn) % seats for turn in range(3 * seats)]


@rule("IVN-GEN-08", "IVN-FAQ-01", "IVN-SET-04")
def test_the_pool_never_runs_out() -> None:
    """More of a kind than there are printed pieces: 12 of steel, 20 of grain, 40 coins."""
    state = at_work("exchange", goods={"metal": 30, "rye": 30, "coin": 60})
    say(state, "get metal", "swap coin coin", "get rye")
    assert goods(state) == {"metal": 31, "rye": 31, "coin": 58}


@rule("IVN-GEN-09", "IVN-R-59")
def test_pieces_are_limited_to_the_set_of_a_player() -> None:
    state = at_work("maneuvers", warriors={"moscow": 9, "kursk": 1})
    assert seen(state, "warrior_supply") == 0
    assert refused(state, "place moscow") == "IVN-R-59"
    with pytest.raises(prestol.PositionError, match="pieces"):
        position({"warriors": {"moscow": 11}}, {}, {})
    with pytest.raises(prestol.PositionError, match="pieces"):
        position({"boyars": {"moscow": 4}}, {}, {})
    with pytest.raises(prestol.PositionError, match="seals"):
        position({}, {}, {}, seals={"income": 0, "projects": 0, "rewards": 0})


@rule("IVN-GEN-09", "IVN-CMP-27", "IVN-CMP-28", "IVN-CMP-29", "IVN-CMP-30")
@BY_SEATS
def test_no_piece_is_ever_lost_or_won(seats: int) -> None:
    for state in walk(seats, "pieces"):
        view = state.view()
        for seat in range(seats):
            assert sum(view["warriors"][seat]) + view["field"][seat] + view["warrior_supply"][seat] == 10
            assert view["buildings"].count(seat) + view["building_supply"][seat] == 6
            kremlin = sum(row[seat] for row in view["posted"]) + sum(row[seat] >= 0 for row in view["staked"])
            assert sum(view["boyars"][seat]) + kremlin + view["boyar_supply"][seat] == 3
            assert view["seals"].count(seat) + view["seal_supply"][seat] == 2


@rule("IVN-2PL-01", "IVN-2PL-02", "IVN-2PL-03", "IVN-2PL-04")
def test_what_is_different_with_two_players() -> None:
    view = set_up(2).view()
    assert (len(view["spoils"]), len(view["titles"]), len(view["estates"])) == (3, 2, 2)
    assert sorted(view["favour"]) == [0, 1]
    state = leaving("income", seats=2, goods={"coin": 1})
    say(state, "leave income", "seal")
    assert goods(state) == {}
    state = position({"warriors": {"moscow": 2}}, {"warriors": {"kazan": 1}}, phase="reward")
    assert state.waiting == (1,)
    say(state, "reward first")
    assert [args["seat"] for args in told(state, "scored")] == [0]


@rule("IVN-ABS-01")
def test_there_is_no_way_to_play_alone_and_no_variant_but_the_readings() -> None:
    assert 1 not in ivan().seat_counts
    assert {option.id: option.rule for option in ivan().options} == {
        "income_pick": "IVN-R-28",
        "trade_pair": "IVN-R-32",
        "empty_deck_closes_display": "IVN-R-34",
        "seal_by_sale": "IVN-R-23",
    }
    assert OTHER_READINGS.keys() == {option.id for option in ivan().options}


@rule("IVN-ABS-02", "IVN-MAN-06")
def test_nobody_fights_or_is_driven_out() -> None:
    rival = {"warriors": {"moscow": 3}, "boyars": {"moscow": 1}, "buildings": ["moscow"]}
    state = at_work("maneuvers", warriors={"ryazan": 2}, others={1: rival})
    say(state, "move warrior ryazan moscow", "place moscow")
    assert seen(state, "warriors", 1)[0] == 3 and seen(state, "boyars", 1)[0] == 1
    assert seen(state, "warriors")[0] == 2
    assert state.view()["buildings"][0] == 1


@rule("IVN-ABS-02")
def test_hands_titles_and_estates_have_no_limit() -> None:
    projects = list(records("project"))
    state = at_work("projects", hand=projects[:12], titles=list(records("title"))[:8], at={"projects": projects[12:18]})
    say(state, f"take {projects[12]}", "draw")
    assert seen(state, "hand_sizes") == 14
    state = at_work("rewards", titles=list(records("title"))[:8], estates=list(records("estate"))[:9])
    assert {words.split()[0] for words in offers(state)} >= {"title", "estate", "draw-title", "draw-estate"}


@rule("IVN-ABS-02")
@BY_SEATS
def test_points_never_fall_and_nothing_is_below_zero(seats: int) -> None:
    before = [0] * seats
    asked_for: Counter[str] = Counter()
    for state in walk(seats, "points"):
        now = state.view()["vp"]
        assert all(new >= old for new, old in zip(now, before, strict=True))
        assert min(min(row) for row in state.view()["goods"]) >= 0
        before = now
        asked_for[asked(state)] += 1
    assert {"plan", "leave", "reward"} <= set(asked_for)
