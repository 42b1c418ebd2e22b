"""Our readings of what the rulebook leaves open (TSR-R), with the table options that read it otherwise."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import prestol
from prestol.games.tsar.state import Tsar
from prestol.library.content import export_content
from tests.games.tsar.table import SEATS, hands, position, say, start, told, tsar, vote, walk

rule = pytest.mark.rule


@rule("TSR-R-01")
def test_the_thirteenth_courtier_is_elena_and_the_initials_skip_the_letters_that_mislead() -> None:
    courtiers = tsar().content.courtier
    assert "".join(courtier.initial_ru for courtier in courtiers) == "АБВГДЕЖИКЛМНП"
    assert all(courtier.name_ru[0] == courtier.initial_ru for courtier in courtiers)
    ours = [courtier.name_ru for courtier in courtiers if courtier.source != "rulebook"]
    assert ours == ["Елена"]


@rule("TSR-R-02")
def test_every_courtier_has_a_colour_and_a_role_of_our_own() -> None:
    courtiers = tsar().content.courtier
    assert len({courtier.colour for courtier in courtiers}) == 13
    assert len({courtier.colour_hex for courtier in courtiers}) == 13
    assert all(courtier.look_source == "reconstruction" for courtier in courtiers)
    assert all(courtier.role_ru and courtier.role_en for courtier in courtiers)
    assert all(courtier.initial_hex in ("#000000", "#FFFFFF") for courtier in courtiers)


@rule("TSR-R-02")
def test_roles_and_colours_have_no_effect(tmp_path: Path) -> None:
    """The same seed and moves in a palace full of grooms give the same game."""
    export_content("tsar", tmp_path)
    file = tmp_path / "courtiers.toml"
    grooms = re.sub(r'(role_en|role_ru|colour) = ".*"', r'\1 = "groom"', file.read_text(encoding="utf-8"))
    assert grooms.count('role_en = "groom"') == 13
    file.write_text(grooms, encoding="utf-8")
    for plain, other in zip(walk(4, 7), walk(4, 7, game=tsar(tmp_path)), strict=True):
        assert [plain.view(seat) for seat in range(4)] == [other.view(seat) for seat in range(4)]


@rule("TSR-R-04", "TSR-SET-09")
@pytest.mark.parametrize("seats", SEATS)
def test_by_default_fortune_names_the_first_player_each_seat_equally_likely(seats: int) -> None:
    """200 games per seat are expected; a fair draw hardly ever leaves 150 to 250."""
    firsts = Counter(start(seats, n).view()["first"] for n in range(200 * seats))
    assert set(firsts) == set(range(seats))
    assert min(firsts.values()) >= 150 and max(firsts.values()) <= 250


@rule("TSR-R-04", "TSR-SET-09")
@pytest.mark.parametrize("option", ["random_seat", "seat_2"])
def test_everybody_is_told_who_begins(option: str) -> None:
    for seed in range(6):
        state = start(4, seed, {"first_player": option})
        [event] = [event for event in state.events if event.name == "first-player"]
        assert event.args == {"seat": state.view()["first"]}
        assert all(event.seen_by(eyes) for eyes in (None, 0, 1, 2, 3))


@rule("TSR-R-04")
def test_the_same_seed_names_the_same_first_player() -> None:
    for seed in range(20):
        assert start(5, seed).waiting == start(5, seed).waiting


@rule("TSR-R-04")
def test_a_seat_that_the_table_does_not_have_cannot_begin() -> None:
    assert start(4, 1, {"first_player": "seat_3"}).waiting == (3,)
    with pytest.raises(prestol.OptionError, match=r"seat_4.*seats 0 to 3"):
        start(4, 1, {"first_player": "seat_4"})
    with pytest.raises(prestol.OptionError, match="first_player is one of"):
        start(4, 1, {"first_player": "seat_6"})


@rule("TSR-R-04")
def test_the_agreed_first_player_holds_for_round_one_only() -> None:
    for state in walk(4, 3, {"first_player": "seat_2"}):
        seen = state.view()
        if seen["round"] == 1:
            assert seen["first"] == 2
        elif told(state, "round-begins"):
            assert seen["first"] == (seen["crown"] + 1) % 4


@rule("TSR-R-08")
def test_shown_goal_cards_stay_out_and_may_be_remembered() -> None:
    for state in walk(6, 4):
        out = {goal for row in state.view()["shown"] for goal in row}
        if not state.over:
            assert not out & {state.view(seat)["goal"] for seat in range(6)}
    assert len(state.view()["shown"]) == 3


@rule("TSR-R-08", "TSR-INF-05")
def test_with_reshuffled_goals_every_card_but_the_own_is_possible_in_every_round() -> None:
    rng = prestol.stream("reshuffled")
    seen_rounds = set()
    for state in walk(5, 4, {"reshuffle_goals": True}):
        if told(state, "round-begins"):
            seen_rounds.add(state.view()["round"])
            own = state.view(0)["goal"]
            dealt = {state.redeal(0, rng).view(4)["goal"] for _ in range(500)}
            assert dealt == set(range(26)) - {own}
    assert seen_rounds == {1, 2, 3}


@rule("TSR-R-10")
def test_against_cards_are_counted_openly_only_if_the_table_wants_it() -> None:
    palace = {"throne": ["pyotr"], "nobles": ["elena"]}
    plain = position(seats=4, phase="vote", palace=palace)
    shown = position(seats=4, phase="vote", palace=palace, options={"show_against_counts": True})
    for state in (plain, shown):
        vote(state, "against", "for", "against", "for")
        assert hands(state) == [2, 3, 2, 3]
    for watcher in (None, 0, 1, 2, 3):
        assert "against_counts" not in plain.view(watcher)
        assert shown.view(watcher)["against_counts"] == [2, 3, 2, 3]


@rule("TSR-R-10")
def test_revealed_votes_stay_in_the_public_log_so_that_hands_can_be_counted() -> None:
    """What each seat still holds follows from the first hand and the votes that everybody saw."""
    for seats, cards in ((3, 4), (4, 3), (5, 2), (6, 2)):
        for state in walk(seats, 11):
            if not state.over:
                spent = [sum(ballot[2 + seat] for ballot in state.view()["ballots"]) for seat in range(seats)]
                assert hands(state) == [cards - count for count in spent]


@rule("TSR-R-13")
def test_the_crown_has_no_effect_on_moves_and_votes() -> None:
    for crown in (-1, 0, 1, 2):
        state = position(seats=3, turn=1, crown=crown, palace={"guards": ["pyotr"], "nobles": ["elena"]})
        assert [state.game.notation.write(move) for move in state.legal(1)] == ["raise elena", "raise pyotr"]
        assert state.view()["crown"] == crown


@rule("TSR-R-15")
@pytest.mark.parametrize("seats", SEATS)
def test_the_throne_room_holds_only_the_candidate_of_an_election_under_way(seats: int) -> None:
    for seed in range(5):
        for state in walk(seats, seed):
            on_throne = state.view()["floor"].count(6)
            voting = not state.over and state.view()["ask"] == "vote"
            assert on_throne == (1 if voting or state.over else 0)
            if voting:
                assert state.view()["floor"][state.view()["candidate"]] == 6


@rule("TSR-R-18")
def test_masters_and_craftsmen_are_the_same_floor() -> None:
    floor = tsar().content.floor[1]
    assert (floor.id, floor.name_ru, floor.level, floor.score.points) == ("craftsmen", "Мастеровые", 1, 1)
    assert [floor.score.points for floor in tsar().content.floor].count(1) == 1


@rule("TSR-R-20")
def test_no_move_shows_a_card() -> None:
    kinds = {kind.name: kind.domains for kind in tsar().notation.kinds}
    assert kinds == {"settle": ("courtier", "floor"), "raise": ("courtier",), "vote": ("ballot",)}


@rule("TSR-R-21")
def test_a_hopeless_goal_stays_hidden_until_a_tsar_is_elected() -> None:
    """All of goal 1 is eliminated; nobody is told so before the round ends."""
    state = position(
        seats=3,
        round=3,
        turn=0,
        goals=["goal_01", "goal_26", "goal_02"],
        palace={"nobles": ["pyotr", "merlin"], "guards": ["nikolai"]},
    )
    say(state, 0, "raise merlin")
    vote(state, "for", "for", "against")
    assert told(state, "goal-shown") == []
    assert state.view(None)["shown"] == []
    say(state, 1, "raise pyotr")
    assert told(state, "goal-shown") == []
    vote(state, "for", "for", "for")
    assert len(told(state, "goal-shown")) == 3
    assert told(state, "goal-shown")[0] == {"seat": 0, "goal": 0}


@rule("TSR-R-22")
def test_three_to_six_may_play() -> None:
    assert tsar().seat_counts == (3, 4, 5, 6)
    for seats in (0, 1, 2, 7, 8, -3):
        with pytest.raises(prestol.PrestolError, match="3–6 players"):
            start(seats)


@rule("TSR-R-04", "TSR-R-08", "TSR-R-10", "TSR-R-11")
def test_each_open_question_is_an_option_that_names_its_rule() -> None:
    options = {option.id: (option.rule, option.default) for option in tsar().options}
    assert options == {
        "first_player": ("TSR-R-04", "random_seat"),
        "show_against_counts": ("TSR-R-10", False),
        "reshuffle_goals": ("TSR-R-08", False),
        "servants_break_ties": ("TSR-R-11", True),
    }


@rule("TSR-R-11")
def test_options_are_part_of_the_saved_game() -> None:
    options = {
        "first_player": "seat_1",
        "show_against_counts": True,
        "reshuffle_goals": True,
        "servants_break_ties": False,
    }
    state = start(3, 1, options)
    assert tsar().options_of(state) == options
    loaded = prestol.load(prestol.dump(state))
    assert isinstance(loaded, Tsar)
    assert tsar().options_of(loaded) == options
