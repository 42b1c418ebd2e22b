"""Components and set-up (RUR-GEN, RUR-CMP, RUR-SET, RUR-RND)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.rurik.table import (
    GOODS,
    GREEN,
    REGIONS,
    SEATS,
    asked,
    files,
    finished,
    names,
    offers,
    records,
    refused,
    rurik,
    say,
    seen,
    set_up,
    start,
    told,
    troops,
)

rule = pytest.mark.rule
SEVERAL = (2, 3, 4)


@rule("RUR-GEN-01", "RUR-RND-01", "RUR-GEN-02")
@pytest.mark.parametrize("seats", SEATS)
def test_four_rounds_and_the_most_points_win(seats: int) -> None:
    state = finished(seats, 1)
    view, result = state.view(), state.result()
    assert view["round"] == view["rounds"] == 4
    rivals = [*result.scores, *(program.score for program in result.programs)]
    ahead = [sum(other > score for other in rivals) for score in result.scores]
    assert all(place > count for place, count in zip(result.places, ahead, strict=True))
    assert all(result.scores[seat] == max(rivals) for seat in result.winners)


@rule("RUR-CMP-01", "RUR-CMP-05", "RUR-CMP-07", "RUR-CMP-12", "RUR-CMP-16", "RUR-CMP-17")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    counts = files()["counts"]
    assert len(REGIONS) == 15
    assert len(records("deed")) == 26
    assert len(records("agenda")) == 11
    assert len({agenda["metric"] for agenda in records("agenda").values()}) == 11
    assert {good: records("good")[good]["pieces"] for good in GOODS} == {
        "wood": 16,
        "ore": 12,
        "fish": 16,
        "honey": 12,
        "fur": 10,
    }
    assert counts["goods"] == 66
    assert counts["coins"] == 36
    assert len(records("rebel")) == len(records("goods_token")) == len(records("reward")) == 15


@rule("RUR-CMP-04", "RUR-ADD-02", "RUR-R-65", "RUR-X-10")
def test_scheme_cards_have_a_reward_and_nine_of_them_a_loss() -> None:
    cards = records("scheme")
    assert len(cards) == 27
    assert sum(card["loss"] for card in cards.values()) == 9
    assert sum("take_deed" in card["effect"] for card in cards.values()) == 3
    assert not any(card["loss"] and "cost" in card for card in cards.values())
    assert cards["tax_coin"]["effect"] == {"points": {"tax": 1}, "gain": {"coin": 1}}


@rule("RUR-CMP-06", "RUR-R-73", "RUR-SET-02")
def test_the_strategy_board_has_six_banners_of_three_or_four_spaces() -> None:
    slots = Counter((slot["side"], slot["action"]) for slot in files()["strategy_slot"])
    assert {count for (side, _), count in slots.items() if side == "side_1_2"} == {3}
    assert {count for (side, _), count in slots.items() if side == "side_3_4"} == {4}
    assert len(slots) == 12
    for seats in SEATS:
        state = set_up(seats)
        used = rurik().parts.figures.strategy_side[seats]
        assert used == (0 if seats < 3 else 1)
        assert state.view()["banners"][0] == [-1] * 4


@rule("RUR-CMP-02", "RUR-CMP-08", "RUR-CMP-09", "RUR-CMP-10", "RUR-CMP-11", "RUR-CMP-14", "RUR-CMP-15", "RUR-R-08")
def test_pieces_of_one_player() -> None:
    counts = files()["counts"]
    assert [piece["value"] for piece in files()["advisor"]] == [1, 2, 2, 3, 4, 5]
    assert counts["claim_markers"] == 12
    assert counts["war_markers"] == 4
    assert counts["troops"] == 4 * counts["troops_per_player"] == 48
    assert counts["buildings"] == 4 * 3 * 3
    assert counts["conversion_tokens"] == sum(token["copies"] for token in files()["conversion"]) == 8
    assert counts["solo_cards"] == len(records("rebellion_card")) + 2
    assert len(records("leader")) == 8
    assert len(records("mat")) == 4


@rule("RUR-SET-01", "RUR-R-07", "RUR-X-01")
@pytest.mark.parametrize(("seats", "count"), [(1, 8), (2, 8), (3, 11), (4, 15)])
def test_regions_in_play(seats: int, count: int) -> None:
    state = start(seats)
    play = state.view()["regions"]
    assert len(play) == count
    assert set(GREEN) <= set(names("region", play))
    for region in play:
        assert set(state.view()["near"][region]) <= set(play)
    say_until(state, "deploy")
    if seats < 4:
        assert refused(state, "deploy brest") == "RUR-R-07"


def say_until(state: object, ask: str) -> None:
    while asked(state) != ask:  # type: ignore[arg-type]
        state.play(state.waiting[0], state.legal(state.waiting[0])[0])  # type: ignore[attr-defined]


@rule("RUR-SET-03", "RUR-SET-04", "RUR-SET-12", "RUR-SET-13", "RUR-SET-19", "RUR-SET-10")
@pytest.mark.parametrize("seats", SEVERAL)
def test_what_everybody_starts_with(seats: int) -> None:
    view = set_up(seats).view()
    for seat in range(seats):
        assert view["coins"][seat] == 3
        assert sum(view["troops"][seat]) == 3
        assert view["leader_at"][seat] >= 0
        assert view["troop_supply"][seat] == 9
        assert view["building_supply"][seat] == [3, 3, 3]
        assert view["tracks"][seat] == [0, 0, 0]
        assert view["war"][seat] == 0
        assert view["converted"][seat] == [0, 0]
        assert view["goods"][seat] == [0] * 5


@rule("RUR-SET-05", "RUR-SET-06", "RUR-X-01")
@pytest.mark.parametrize("seats", SEVERAL)
def test_a_rebel_and_a_printed_good_in_each_region_in_play(seats: int) -> None:
    view = start(seats).view()
    rebels = [view["rebels"][region] for region in view["regions"]]
    assert len(set(rebels)) == len(rebels)
    assert min(rebels) >= 0
    for region, name in enumerate(REGIONS):
        assert view["stocked"][region] == (region in view["regions"])
        assert GOODS[view["yields"][region]] == records("region")[name]["good"]
        assert (view["rebels"][region] >= 0) == (region in view["regions"])


@rule("RUR-SET-07", "RUR-SET-08")
@pytest.mark.parametrize("seats", SEATS)
def test_two_scheme_decks_and_an_open_row_of_three_deeds(seats: int) -> None:
    view = start(seats).view()
    assert view["deck_sizes"] == [14, 13]
    assert view["discards"] == []
    assert len(view["deed_row"]) == 3
    assert view["deed_deck"] == (20 if seats == 1 else 23)


@rule("RUR-SET-09", "RUR-R-11")
def test_leaders_are_chosen_in_turn_order_from_all_eight() -> None:
    state = start(3, seed=5)
    first = state.view()["first"]
    assert told(state, "first-player") == [{"seat": first}]
    assert len(offers(state)) == 8
    say(state, "leader boris")
    assert state.waiting == ((first + 1) % 3,)
    assert refused(state, "leader boris") == "RUR-SET-09"
    assert len(offers(state)) == 7


@rule("RUR-R-11")
def test_leaders_may_be_drawn() -> None:
    state = start(4, options={"leaders": "random"})
    assert asked(state) == "agenda"
    assert len(set(state.view()["leaders"])) == 4


@rule("RUR-SET-16", "RUR-R-11")
def test_the_first_player_is_drawn() -> None:
    assert {start(3, seed=seed).view()["first"] for seed in range(20)} == {0, 1, 2}


@rule("RUR-SET-11", "RUR-R-12", "RUR-INF-01", "RUR-INF-07")
def test_two_agendas_are_dealt_and_one_is_kept_in_secret() -> None:
    state = start(3, seed=2, options={"leaders": "random"})
    assert state.waiting == (0, 1, 2)
    mine = names("agenda", state.view(1)["agendas"])
    assert offers(state, 1) == {f"keep {agenda}" for agenda in mine}
    assert "agendas" not in state.view()
    say(state, f"1 keep {mine[1]}")
    assert list(state.waiting) == [0, 2]
    assert names("agenda", state.view(1)["agendas"]) == [mine[1], mine[0]]
    assert refused(state, f"0 keep {mine[0]}") == "RUR-SET-11"
    every = [card for seat in range(3) for card in state.view(seat)["agendas"]]
    assert len(set(every)) == 6


@rule("RUR-SET-14", "RUR-SET-15", "RUR-RND-03", "RUR-R-10", "RUR-CLM-15")
@pytest.mark.parametrize("seats", SEATS)
def test_advisors_join_in_rounds_three_and_four(seats: int) -> None:
    state = set_up(seats)
    found: dict[int, set[str]] = {}
    while not state.over:
        if asked(state) == "place" and state.view()["round"] not in found:
            found[state.view()["round"]] = {words.split()[1] for words in offers(state)}
            in_hand = seen(state, "advisors").count(0)
            assert in_hand == {1: 4, 2: 4, 3: 5, 4: 5 if seats == 4 else 6}[state.view()["round"]]
        state.play(state.waiting[0], state.legal(state.waiting[0])[-1])
    assert found[1] == found[2] == {"adv_1", "adv_2a", "adv_4", "adv_5"}
    assert ("adv_3" in found[4]) == (seats != 4)


@rule("RUR-SET-17", "RUR-SET-18")
def test_three_laps_of_troops_and_one_of_leaders() -> None:
    state = start(2, options={"leaders": "random"})
    say_until(state, "deploy")
    first = state.view()["first"]
    for lap in range(3):
        for turn in range(2):
            assert state.waiting == ((first + turn) % 2,)
            assert offers(state) == {f"deploy {region}" for region in GREEN}
            say(state, f"deploy {'kiev' if lap else 'rostov'}")
    assert troops(state, first) == {"rostov": 1, "kiev": 2}
    assert asked(state) == "settle"
    assert offers(state) == {"settle rostov", "settle kiev"}
    assert refused(state, "settle volyn") == "RUR-SET-18"


@rule("RUR-RND-02")
def test_strategy_action_claim() -> None:
    state = set_up(2)
    phases: list[str] = []
    while not state.over and state.view()["round"] == 1:
        if not phases or phases[-1] != state.view()["phase"]:
            phases.append(state.view()["phase"])
        state.play(state.waiting[0], state.legal(state.waiting[0])[0])
    assert phases == ["strategy", "actions", "claim"]
