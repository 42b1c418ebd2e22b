"""The rules of the Judicial Duel by their ids; those of a blow have a file of their own."""

from __future__ import annotations

from collections import Counter

import pytest

import prestol
from prestol.games.duel.state import Duel
from tests.games.duel.field import (
    COUNTS,
    KVAS,
    SABRE,
    SHIELD,
    STRUCK,
    agenda,
    duel,
    fight,
    finished,
    offers,
    outcomes,
    say,
    told,
)

rule = pytest.mark.rule


def start(seed: int = 0, **options: bool) -> Duel:
    state = duel().start(2, seed, options)
    assert isinstance(state, Duel)
    return state


@rule("DUE-CMP-01")
def test_the_deck_holds_thirty_cards_of_six_kinds() -> None:
    assert dict(zip(duel().notation.domains["card"], duel().parts.count, strict=True)) == COUNTS
    assert sum(duel().parts.count) == 30


@rule("DUE-SET-01", "DUE-SET-02")
def test_both_champions_begin_alike_with_five_cards() -> None:
    seen = start().view(None)
    assert (seen["strength"], seen["courage"]) == ([8, 8], [3, 3])
    assert (seen["hand_sizes"], seen["deck_size"]) == ([5, 5], 20)


@rule("DUE-BOU-01")
def test_after_the_fourth_bout_the_judge_stops_the_fight() -> None:
    state = fight(bout=4)
    say(state, "0 done")
    assert state.over
    assert len(told(state, "parted")) == 1
    earlier = fight(bout=3)
    say(earlier, "0 done")
    assert (earlier.bout, agenda(earlier)[0]) == (4, "Stake")


@rule("DUE-BOU-02")
def test_both_stake_in_secret_and_in_any_order() -> None:
    for first, second in ((0, 1), (1, 0)):
        state = fight(phase="stake", courage=(2, 0))
        assert list(state.waiting) == [0, 1]
        assert offers(state, 0) == ["stake 0", "stake 1", "stake 2"]
        assert offers(state, 1) == ["stake 0"]
        say(state, f"{first} stake 0")
        assert list(state.waiting) == [second]
        assert told(state, "stake-laid") == [{"seat": first}]


@rule("DUE-BOU-03", "DUE-BOU-05")
@pytest.mark.parametrize(("stakes", "leader"), [((2, 1), 0), ((0, 3), 1)])
def test_the_higher_stake_leads_and_both_are_spent(stakes: tuple[int, int], leader: int) -> None:
    state = fight(phase="stake")
    say(state, f"0 stake {stakes[0]}", f"1 stake {stakes[1]}")
    assert told(state, "stake-shown") == [{"seat": 0, "stake": stakes[0]}, {"seat": 1, "stake": stakes[1]}]
    assert state.courage == [3 - stakes[0], 3 - stakes[1]]
    assert told(state, "lot-cast") == []
    assert (state.waiting, state.turn) == ((leader,), leader)
    say(state, f"{leader} done")
    assert (state.waiting, state.turn) == ((1 - leader,), 1 - leader)


@rule("DUE-BOU-04", "DUE-R-01")
@pytest.mark.parametrize(("options", "share"), [({}, 6 / 8), ({"even_lots": True}, 1 / 2)])
def test_equal_stakes_are_settled_by_a_lot_that_favours_wounds(options: dict[str, bool], share: float) -> None:
    led = Counter(
        told(state, "lot-cast")[0]["seat"]
        for state in outcomes("0 stake 1", "1 stake 1", phase="stake", strength=(3, 7), courage=(1, 1), options=options)
    )
    assert led[0] / led.total() == pytest.approx(share, abs=0.08)


@rule("DUE-TRN-01")
def test_a_turn_begins_with_a_card_and_has_two_actions() -> None:
    state = fight({"sabre": 3}, phase="stake")
    say(state, "1 stake 0", "0 stake 1")
    assert told(state, "drawn") == [{"seat": 0}]
    assert state.hand_size(0) == 4
    say(state, *STRUCK, "0 breathe")
    assert "done" in offers(state, 0)
    assert not {"breathe", "strike sabre"} & set(offers(state, 0))
    refusal = state.refusal(0, (3, SABRE))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("no-action-left", "DUE-TRN-01")


@rule("DUE-TRN-01")
def test_a_turn_may_be_finished_with_actions_left() -> None:
    state = fight()
    say(state, "0 done")
    assert (agenda(state)[0], state.waiting) == ("Stake", (0, 1))


@rule("DUE-TRN-02")
def test_a_breath_draws_one_card() -> None:
    state = fight()
    say(state, "0 breathe")
    assert (state.hand_size(0), state.deck_size()) == (1, 29)
    assert agenda(state)[0] == "Act"


@rule("DUE-TRN-03")
def test_kvas_restores_one_strength_or_draws_a_card_and_costs_no_action() -> None:
    for choice, strength, cards in (("heal", 6, 1), ("draw", 5, 2)):
        state = fight({"kvas": 2}, strength=(5, 8), actions=1)
        say(state, "0 drink kvas")
        assert offers(state, 0) == ["heal", "draw"]
        say(state, f"0 {choice}")
        assert (state.strength[0], state.hand_size(0)) == (strength, cards)
        assert "breathe" in offers(state, 0)
        assert state.used[KVAS] == 1


@rule("DUE-TRN-03")
def test_kvas_may_be_drunk_after_the_actions_too_but_not_in_vain() -> None:
    assert offers(fight({"kvas": 1}, actions=0, strength=(7, 8)), 0) == ["done", "drink kvas"]
    assert offers(fight({"kvas": 1}, actions=0, empty_deck=True), 0) == ["done"]
    whole = fight({"kvas": 1})
    say(whole, "0 drink kvas")
    assert offers(whole, 0) == ["draw"]
    dry = fight({"kvas": 1}, strength=(7, 8), empty_deck=True)
    say(dry, "0 drink kvas")
    assert offers(dry, 0) == ["heal"]


@rule("DUE-TRN-04")
def test_an_empty_deck_gives_nothing_and_the_turn_goes_on() -> None:
    state = fight({"sabre": 1}, phase="stake", empty_deck=True)
    say(state, "0 stake 1", "1 stake 0")
    assert told(state, "drawn") == []
    assert offers(state, 0) == ["done", "strike sabre"]
    refusal = state.refusal(0, (4,))
    assert refusal is not None
    assert refusal.rule == "DUE-TRN-04"


@rule("DUE-AIM-01", "DUE-END-01", "DUE-END-02", "DUE-END-03")
@pytest.mark.parametrize(
    ("strength", "courage", "places", "tie"),
    [
        ((5, 4), (0, 3), (1, 2), ""),
        ((4, 4), (0, 1), (2, 1), "DUE-END-02"),
        ((4, 4), (2, 2), (1, 1), "DUE-END-03"),
    ],
)
def test_strength_then_courage_then_nothing_decides_the_case(
    strength: tuple[int, int], courage: tuple[int, int], places: tuple[int, int], tie: str
) -> None:
    state = fight(bout=4, strength=strength, courage=courage)
    say(state, "0 done")
    result = state.result()
    assert (result.places, result.scores, result.tie) == (places, strength, tie)
    assert [row["courage"] for row in result.breakdown] == list(courage)
    assert {args["seat"] for args in told(state, "won")} == set(result.winners)


@rule("DUE-INF-01")
def test_hands_and_stakes_are_for_their_owner_alone() -> None:
    state = fight({"sabre": 1}, {"shield": 2}, phase="stake")
    say(state, "1 stake 2")
    assert state.view(1)["hand"] == [0, 0, 2, 0, 0, 0]
    assert (state.view(1)["stake"], state.view(0)["stake"]) == (2, None)
    for other in (state.view(0), state.view(None)):
        assert other["hand_sizes"] == [1, 2]
        assert other["deck_size"] == 27
    assert state.view(0)["hand"] == [1, 0, 0, 0, 0, 0]
    assert not {"hand", "stake"} & set(state.view(None))


@rule("DUE-INF-01")
def test_a_drawn_card_is_shown_to_its_owner_alone() -> None:
    state = fight()
    say(state, "0 breathe")
    seen = {seat: [event.name for event in state.events if event.seen_by(seat)] for seat in (0, 1, None)}
    assert seen == {0: ["drawn", "card-seen"], 1: ["drawn"], None: ["drawn"]}


@rule("DUE-INF-02")
@pytest.mark.parametrize("hand", [{"shield": 2, "feint": 1}, {"mace": 3}, {"kvas": 1, "lunge": 2}])
def test_every_question_is_asked_of_those_who_can_choose_nothing_too(hand: dict[str, int]) -> None:
    state = fight({"sabre": 1, "lunge": 1, "kvas": 1}, hand, phase="rest", courage=(1, 0))
    asked: list[tuple[int, ...]] = []
    for words in ("all pass", "0 stake 1", "1 stake 0", "0 strike sabre", "0 answer lunge", "1 pass", "1 pass"):
        asked.append(state.waiting)
        say(state, words)
    assert asked == [(1, 0), (0, 1), (1,), (0,), (1, 0), (1,), (1,)]


@rule("DUE-INF-03")
def test_only_an_empty_hand_is_left_out_of_a_window() -> None:
    state = fight({"sabre": 1}, {"mace": 1})
    say(state, "0 strike sabre")
    assert (state.waiting, offers(state, 1)) == ((1,), ["pass"])
    nobody = fight({"sabre": 1})
    say(nobody, "0 strike sabre")
    assert len(told(nobody, "landed")) == 1


@rule("DUE-INF-04")
def test_nobody_but_its_champion_can_tell_whether_an_answer_was_given() -> None:
    hands = ({"sabre": 1, "lunge": 1}, {"shield": 1})
    state, silent = fight(*hands), fight(*hands)
    say(state, "0 strike sabre", "1 answer shield")
    say(silent, "0 strike sabre")
    for watcher in (0, None):
        assert state.view(watcher) == silent.view(watcher)
    assert (state.view(1)["answer"], silent.view(1)["answer"], state.view(0)["answer"]) == ([[1, SHIELD]], [], [])
    assert "answer" not in state.view(None)
    assert state.facts() == [("window", "window", 0), ("card", "card", SABRE), ("by", "seat", 0)]
    say(silent, "all pass")
    assert len(told(silent, "nobody-answered")) == 1


@rule("DUE-BOU-06")
def test_at_rest_both_choose_in_secret_what_kvas_shall_do_and_the_weaker_one_drinks() -> None:
    state = fight({"kvas": 2}, {"kvas": 1}, phase="rest", strength=(6, 4))
    assert state.waiting == (1, 0)
    say(state, "0 answer kvas")
    assert (state.view(0)["ask"], offers(state, 0)) == ("remedy", ["heal", "draw"])
    assert state.view(1)["ask"] == "window"
    say(state, "0 draw", "1 answer kvas", "1 heal")
    assert (told(state, "drank"), told(state, "healed")) == (
        [{"seat": 1, "card": KVAS}],
        [{"seat": 1, "strength": 5}],
    )
    assert (state.strength, state.held(0, KVAS)) == ([6, 5], 2)
    assert (list(state.waiting), state.scopes()) == ([0], [("bout", 1)]), "seat 1 has nothing left in hand"
    say(state, "0 answer kvas", "0 draw")
    assert (state.hand_size(0), agenda(state)[0]) == (2, "AnswerWindow")
    say(state, "0 pass")
    assert agenda(state)[0] == "Stake"


@rule("DUE-BOU-06")
@pytest.mark.parametrize(
    ("strength", "courage", "order"),
    [((8, 7), (3, 3), (1, 0)), ((7, 8), (3, 3), (0, 1)), ((8, 8), (2, 1), (1, 0)), ((8, 8), (3, 3), (0, 1))],
)
def test_the_order_at_rest_is_open_to_all(
    strength: tuple[int, int], courage: tuple[int, int], order: tuple[int, int]
) -> None:
    assert fight({"mace": 1}, {"mace": 1}, phase="rest", strength=strength, courage=courage).waiting == order


@rule("DUE-BOU-06")
def test_a_bout_begins_with_a_rest_and_kvas_is_not_drunk_in_vain() -> None:
    state = fight({"kvas": 1}, empty_deck=True)
    say(state, "0 done")
    assert (state.bout, agenda(state)[:2]) == (2, ["AnswerWindow", "Stake"])
    assert offers(state, 0) == ["pass"]


@rule("DUE-INF-02")
def test_a_turn_without_actions_or_draughts_still_asks() -> None:
    assert offers(fight(actions=0), 0) == ["done"]


def test_whole_games_take_a_few_minutes_and_both_champions_win_their_share() -> None:
    wins = Counter(finished(seed).result().places for seed in range(120))
    assert min(wins[(1, 2)], wins[(2, 1)]) > 30
    assert prestol.game("duel").id not in prestol.GAMES
