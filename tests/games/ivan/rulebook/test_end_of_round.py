"""The end-of-round phase (IVN-END)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ivan.table import (
    REGIONS,
    SEATS,
    answers,
    asked,
    boyars,
    goods,
    names,
    offers,
    owned,
    position,
    records,
    refused,
    say,
    seen,
    shown,
    told,
    walk,
    warriors,
)

rule = pytest.mark.rule
EVERYWHERE = {"warriors": {"moscow": 1, "kursk": 1, "pskov": 1, "vologda": 1}}


@rule("IVN-END-01")
def test_the_phase_begins_when_the_last_turn_is_over() -> None:
    state = position({"chambers": {"exchange": 0}, "warriors": {"moscow": 1}}, {}, {})
    say(state, "leave exchange", "pass", "finish")
    assert told(state, "region-led") == []
    say(state, min(answers(state)))
    assert (asked(state), state.view()["turn"]) == ("reward", -1)
    assert told(state, "region-led") == [{"seat": 0, "region": 0, "influence": 1}]


@rule("IVN-END-02")
@pytest.mark.parametrize("seats", SEATS)
def test_regions_come_in_the_order_east_south_west_north(seats: int) -> None:
    assert [record["roman"] for record in records("region").values()] == ["I", "II", "III", "IV"]
    assert list(records("region")) == REGIONS
    state = position(EVERYWHERE, *({} for _ in range(seats - 1)), phase="reward")
    for region in range(4):
        assert [args["region"] for args in told(state, "region-led")] == [region]
        say(state, "reward first")


@rule("IVN-END-03")
@pytest.mark.parametrize(
    ("mine", "influence"),
    [
        ({"warriors": {"moscow": 1, "kazan": 2}}, 3),
        ({"buildings": ["moscow", "ryazan"]}, 4),
        ({"boyars": {"moscow": 2}}, 4),
        ({"warriors": {"moscow": 1}, "boyars": {"moscow": 1}, "buildings": ["moscow"]}, 5),
        ({"warriors": {"ryazan": 1, "kursk": 5}}, 1),
    ],
)
def test_influence_is_one_for_a_warrior_and_two_for_boyar_and_building(mine: dict[str, Any], influence: int) -> None:
    state = position(mine, {}, {}, phase="reward")
    assert told(state, "region-led") == [{"seat": 0, "region": 0, "influence": influence}]
    assert state.view()["influence"][0] == [influence, 0, 0]


@rule("IVN-END-04")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(
    ("words", "leader", "runner"), [("reward first", {}, {"coin": 3}), ("reward second", {"coin": 3}, {})]
)
def test_the_leader_picks_and_the_runner_up_gets_the_rest(
    seats: int, words: str, leader: dict[str, int], runner: dict[str, int]
) -> None:
    players = [{"warriors": {"moscow": count}} for count in (1, 3, 2, 1)[:seats]]
    state = position(*players, phase="reward", regions={"east": "rl1"})
    assert state.waiting == (1,)
    assert offers(state) == {"reward first", "reward second"}
    assert told(state, "region-second") == [{"seat": 2, "region": 0, "influence": 2}]
    say(state, words)
    assert (goods(state, 1), goods(state, 2), goods(state, 0)) == (leader, runner, {})
    assert [seen(state, "vp", seat) for seat in range(seats)] == [0, 0 if leader else 2, 0 if runner else 2, 0][:seats]


@rule("IVN-END-05", "IVN-R-41")
@pytest.mark.parametrize("seats", [3, 4])
def test_without_a_piece_there_is_nothing(seats: int) -> None:
    state = position(
        {"warriors": {"moscow": 1}}, *({} for _ in range(seats - 1)), phase="reward", regions={"east": "rl1"}
    )
    assert told(state, "region-second") == []
    say(state, "reward first")
    assert [seen(state, "vp", seat) for seat in range(seats)] == [2] + [0] * (seats - 1)
    assert all(goods(state, seat) == {} for seat in range(seats))
    assert [args["region"] for args in told(state, "region-empty")] == [1, 2, 3]


@rule("IVN-END-06")
@pytest.mark.parametrize(("favour", "leader", "runner"), [([0, 1, 2], 0, 1), ([2, 1, 0], 2, 1), ([1, 0, 2], 1, 0)])
def test_ties_go_by_favour(favour: list[int], leader: int, runner: int) -> None:
    state = position(*({"warriors": {"moscow": 1}} for _ in range(3)), phase="reward", favour=favour)
    assert [args["seat"] for args in told(state, "region-led")] == [leader]
    assert [args["seat"] for args in told(state, "region-second")] == [runner]


@rule("IVN-END-07", "IVN-2PL-04", "IVN-R-16")
@pytest.mark.parametrize(("lead", "chooser"), [(1, 1), (2, 1), (3, 0), (4, 0)])
@pytest.mark.parametrize("words", ["reward first", "reward second"])
def test_two_players_the_lead_decides_who_picks_for_the_leader(lead: int, chooser: int, words: str) -> None:
    """The token is worth 3 points: a lead of 3 is enough."""
    players = ({"warriors": {"moscow": 2 + lead}}, {"warriors": {"ryazan": 2}})
    state = position(*players, phase="reward", regions={"east": "rl4"})
    assert state.waiting == (chooser,)
    assert state.view()["rule"] == "IVN-END-07"
    assert offers(state) == {"reward first", "reward second"}
    say(state, words)
    assert goods(state, 0) == ({} if words == "reward first" else {"gunpowder": 1, "coin": 1})
    assert state.view()["vp"] == [3 if words == "reward first" else 0, 0]
    assert goods(state, 1) == {}


@rule("IVN-END-07", "IVN-R-16")
def test_two_players_each_region_goes_by_the_number_on_its_own_token() -> None:
    """A lead of 3 everywhere is enough for tokens of 2 and 3 points, not for those of 6 and 4."""
    mine = EVERYWHERE | {"buildings": ["kazan", "putivl", "smolensk", "yaroslavl"]}
    tokens = {"east": "rl1", "south": "rd8", "west": "rl4", "north": "rl8"}
    state = position(mine, {}, phase="reward", regions=tokens, favour_tokens=[])
    for chooser, points in ((0, 2), (1, 8), (0, 11), (1, 15)):
        assert state.waiting == (chooser,)
        say(state, "reward first")
        assert seen(state, "vp") == points


@rule("IVN-END-08")
@pytest.mark.parametrize(("warriors_there", "chooser"), [(2, 1), (3, 0)])
def test_two_players_an_absent_rival_has_no_influence(warriors_there: int, chooser: int) -> None:
    state = position({"warriors": {"moscow": warriors_there}}, {}, phase="reward", regions={"east": "rl4"})
    assert state.waiting == (chooser,)


@rule("IVN-END-09", "IVN-R-54")
@pytest.mark.parametrize(
    ("round", "scores", "goes_on"), [(1, False, True), (2, True, True), (3, False, True), (4, True, False)]
)
def test_scoring_after_rounds_two_and_four_and_a_new_round_except_after_four(
    round: int, scores: bool, goes_on: bool
) -> None:
    state = position({"boyars": {"moscow": 1}, "used": ["quarry"]}, {}, {}, phase="reward", round=round)
    say(state, "reward first")
    assert bool(told(state, "scoring-begins")) == scores
    assert bool(told(state, "round-begins")) == goes_on
    assert state.over != goes_on
    assert state.view()["round"] == (round + 1 if goes_on else 4)
    assert boyars(state) == ({} if goes_on else {"moscow": 1})
    assert len(seen(state, "estates_used")) == (0 if goes_on else 1)


@rule("IVN-END-10")
def test_boyars_seals_and_estates_return() -> None:
    mine = {
        "boyars": {"moscow": 1, "kursk": 1},
        "posted": ["rewards"],
        "used": ["quarry", "toll_yard"],
        "estates": ["cloth_yard"],
    }
    state = position(
        mine | {"warriors": {"moscow": 2}, "buildings": ["pskov"]},
        {},
        {},
        phase="next",
        seals={"income": 0, "rewards": 0, "projects": 2},
    )
    assert seen(state, "boyar_supply") == 3
    assert state.view()["posted"] == [[0, 0, 0]] * 5
    assert state.view()["seals"] == [-1] * 5
    assert state.view()["seal_supply"] == [2, 2, 2]
    assert owned(state, "estates_used", "estate") == set()
    assert owned(state, "estates_owned", "estate") == {"quarry", "toll_yard", "cloth_yard"}
    assert warriors(state) == {"moscow": 2}


@rule("IVN-END-11", "IVN-R-36")
@pytest.mark.parametrize(("seats", "cards"), [(2, 2), (3, 3), (4, 3)])
@pytest.mark.parametrize("kind", ["title", "estate"])
def test_new_titles_and_estates_are_displayed(seats: int, cards: int, kind: str) -> None:
    old = list(records(kind))[:cards]
    state = position(*({} for _ in range(seats)), phase="next", **{f"{kind}s": old})
    assert len(shown(state, f"{kind}s", kind)) == cards
    assert shown(state, f"{kind}s", kind).isdisjoint(old)
    assert shown(state, f"{kind}_discards", kind) == set(old)


@rule("IVN-END-11")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
@pytest.mark.parametrize("kind", ["title", "estate"])
def test_as_many_as_there_are_where_cards_are_short(left: int, kind: str) -> None:
    owned_ones, others = list(records(kind))[: 15 - left], list(records(kind))[15 - left :]
    state = position({f"{kind}s": owned_ones}, {}, {}, phase="next", **{f"{kind}s": others})
    assert shown(state, f"{kind}s", kind) == set(others)


@rule("IVN-END-12")
def test_assignment_cards_are_dealt_anew() -> None:
    aside, dealt = set(), set()
    for seed in range(60):
        state = position({}, {}, {}, phase="next", seed=seed)
        cards = state.view()["assignments"]
        assert len(set(cards)) == 5
        assert len(told(state, "assigned")) == 5
        aside |= set(range(6)) - set(cards)
        dealt.add(tuple(cards))
    assert aside == set(range(6)) and len(dealt) > 50


@rule("IVN-END-13")
def test_region_tokens_are_discarded_and_replaced() -> None:
    regions = {"east": "rl1", "south": "rd2", "west": "rl3", "north": "rl4"}
    state = position({}, {}, {}, phase="next", regions=regions)
    assert names("region_token", state.view()["region_discards"]) == list(regions.values())
    assert len(set(state.view()["regions"])) == 4
    assert set(state.view()["regions"]).isdisjoint(state.view()["region_discards"])


@rule("IVN-END-14", "IVN-END-15", "IVN-R-50")
@pytest.mark.parametrize("seats", SEATS)
def test_the_new_first_player_sits_left_of_the_least_favoured(seats: int) -> None:
    for last in range(seats):
        favour = [seat for seat in range(seats) if seat != last] + [last]
        state = position(*({} for _ in range(seats)), phase="next", favour=favour, first=0)
        assert state.view()["first"] == (last + 1) % seats
        assert state.view()["round"] == 2
        assert (asked(state), state.waiting) == ("plan", ((last + 1) % seats,))


@rule("IVN-END-13")
@pytest.mark.parametrize("seats", SEATS)
def test_every_round_has_its_own_four_region_tokens(seats: int) -> None:
    by_round: dict[int, set[int]] = {}
    for state in walk(seats, "tokens"):
        by_round.setdefault(state.view()["round"], set()).update(state.view()["regions"])
    assert [len(tokens) for tokens in by_round.values()] == [4, 4, 4, 4]
    assert len(set.union(*by_round.values())) == 16


@rule("IVN-END-04")
def test_no_other_answer_is_taken_for_a_reward() -> None:
    state = position(EVERYWHERE, {}, {}, phase="reward")
    assert refused(state, "pass") == "IVN-END-04"
    assert refused(state, "1 reward first") == "IVN-END-04"
