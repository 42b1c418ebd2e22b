"""Games by id, tables for them, seeds, options and moves as text."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from prestol.engine.events import Event, EventTable, read_event
from prestol.engine.game import Game
from prestol.engine.notation import NUMBER, MoveKind, Notation
from prestol.engine.options import Option, read_options
from prestol.engine.result import Result, places_from
from prestol.engine.state import State, mask_of, sees
from prestol.engine.step import EVERYBODY
from prestol.registry import SAMPLES
from tests.games.duel.field import fight, finished, say

HUGE = pytest.param(10**5000, id="huge")
ALL = [*prestol.GAMES, *SAMPLES]


@pytest.mark.parametrize("id", ["chess", "", "TSAR", "tsar ", None, 7, "x" * 500, "../tsar"])
def test_an_unknown_game_is_named_with_those_that_exist(id: Any) -> None:
    said = r"^There is no game .{1,70}; choose one of tsar, ivan, rurik, smuta\.$"
    with pytest.raises(prestol.UnknownGame, match=said):
        prestol.game(id)


@pytest.mark.parametrize("id", ALL)
def test_a_game_is_opened_once(id: str) -> None:
    assert prestol.game(id) is prestol.game(id)
    assert prestol.game(id).id == id


@pytest.mark.parametrize(
    ("id", "seats"),
    [
        *((id, seats) for id in ALL for seats in (0, 7, -3, 2.0, "3", None, True, HUGE)),
        *((id, 1) for id in ALL if 1 not in prestol.game(id).seat_counts),
    ],
)
def test_a_table_has_a_number_of_seats_that_the_game_is_played_by(id: str, seats: Any) -> None:
    with pytest.raises(prestol.PrestolError, match=rf"^{id} takes [0-9–]+ players, not "):
        prestol.game(id).start(seats, 1)


@pytest.mark.parametrize("seed", [0, -7, 10**120, "lucky", "семь", "a b", "x" * 128])
def test_a_seed_is_a_number_or_a_short_word(seed: int | str) -> None:
    game = prestol.game("duel")
    assert game.start(2, seed) == game.start(2, str(seed))
    assert game.start(2, seed) != game.start(2, "another")


@pytest.mark.parametrize("seed", [None, 1.5, True, b"7", "", " ", "a\nb", " 7", "x" * 129, 10**128, HUGE, ("7",)])
def test_any_other_seed_is_refused(seed: Any) -> None:
    with pytest.raises(prestol.PrestolError, match=r"^A seed is a whole number or a short word without"):
        prestol.game("duel").start(2, seed)


def test_large_seeds_are_told_apart_to_their_last_digit() -> None:
    game = prestol.game("duel")
    assert game.start(2, 10**100) != game.start(2, 10**100 + 1)


@pytest.mark.parametrize("id", ALL)
def test_the_same_seed_gives_the_same_game_and_another_seed_another(id: str) -> None:
    game = prestol.game(id)
    seats = game.seat_counts[-1]
    openings = {prestol.dump(game.start(seats, seed)) for seed in range(20)}
    assert len(openings) == 20
    assert prestol.dump(game.start(seats, 3)) in openings


@pytest.mark.parametrize("given", [True, "true", "yes"])
def test_a_yes_or_no_option_takes_the_words_of_a_command_line(given: object) -> None:
    assert prestol.game("duel").start(2, 1, {"even_lots": given}) == prestol.game("duel").start(
        2, 1, {"even_lots": True}
    )


@pytest.mark.parametrize("given", ["maybe", 1, 0, None, "", "True", [], 1.0])
def test_a_yes_or_no_option_takes_nothing_else(given: object) -> None:
    with pytest.raises(prestol.OptionError, match=r"^Option even_lots is yes or no, not "):
        prestol.game("duel").start(2, 1, {"even_lots": given})


def test_an_option_with_values_takes_one_of_them() -> None:
    pace = Option("pace", "calm", "DUE-R-01", ("calm", "swift"))
    assert read_options((pace,), {}) == {"pace": "calm"}
    assert read_options((pace,), {"pace": "swift"}) == {"pace": "swift"}
    with pytest.raises(prestol.OptionError, match=r"^Option pace is one of calm, swift, not True\.$"):
        read_options((pace,), {"pace": True})


def test_an_unknown_option_is_named_with_those_that_exist() -> None:
    with pytest.raises(prestol.OptionError, match=r"^There is no option 'evenlots'; this game has even_lots\.$"):
        prestol.game("duel").start(2, 1, {"evenlots": True})
    with pytest.raises(prestol.OptionError, match=r"this game has no options\.$"):
        read_options((), {"pace": True})


def test_options_are_kept_by_the_state() -> None:
    game = prestol.game("duel")
    assert game.options_of(game.start(2, 1, {"even_lots": "yes"})) == {"even_lots": True}


@pytest.mark.parametrize("id", ALL)
def test_every_move_of_whole_games_reads_back_from_its_notation(id: str) -> None:
    game = prestol.game(id)
    rng = prestol.stream(id)
    for seats in game.seat_counts:
        state = game.start(seats, seats)
        while not state.over:
            seat = state.waiting[0]
            moves = state.legal(seat)
            texts = [game.notation.write(move) for move in moves]
            assert [game.notation.read(text) for text in texts] == moves
            assert len(set(texts)) == len(moves)
            state.play(seat, moves[rng.below(len(moves))])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "start with one of pass, answer, stake, strike, breathe, done, drink, heal, draw, drop."),
        ("   ", "start with one of"),
        ("Strike sabre", "start with one of"),
        ("strike", "write it as “strike <card>”."),
        ("strike sabre mace", "write it as “strike <card>”."),
        ("strike sword", "“sword” is not a card; choose one of sabre, mace, shield, lunge, feint, kvas."),
        ("stake", "write it as “stake <number>”."),
        ("stake two", "“two” is not a number of up to 6 digits."),
        ("stake -1", "“-1” is not a number"),
        ("stake ٣", "“٣” is not a number"),
        ("stake ²", "“²” is not a number"),
        ("stake " + "9" * 5000, "is not a number of up to 6 digits."),
    ],
)
def test_what_is_no_move_is_explained(text: str, complaint: str) -> None:
    with pytest.raises(prestol.NotationError) as caught:
        prestol.game("duel").notation.read(text)
    assert complaint in str(caught.value)


def test_notation_forgives_spaces() -> None:
    assert prestol.game("duel").notation.read("  strike   mace ") == (3, 1)
    assert Notation((MoveKind("take", (NUMBER,)),), {}).read("take 007") == (0, 7)


def test_places_are_shared_by_equals_and_victory_is_split() -> None:
    assert places_from([(5, 1), (7, 0), (5, 1), (7, 0), (5, 2)]) == (4, 1, 4, 1, 3)
    result = Result((2, 1, 1), (3, 5, 5), ({}, {}, {}))
    assert result.winners == (1, 2)
    assert result.shares() == (0, 0.5, 0.5)


@pytest.mark.parametrize("id", ALL)
def test_a_result_belongs_to_the_end(id: str) -> None:
    game = prestol.game(id)
    with pytest.raises(ValueError, match="the game is not over"):
        game.start(game.seat_counts[0], 1).result()


def test_masks_cover_seats_and_everybody_covers_spectators() -> None:
    assert [sees(mask_of(1), seat) for seat in (0, 1, 2, None)] == [False, True, False, False]
    assert all(sees(EVERYBODY, seat) for seat in (0, 5, None))
    assert not any(sees(0, seat) for seat in (0, 5, None))


def test_events_have_names_rules_and_eyes() -> None:
    state = fight({"sabre": 1, "lunge": 1}, {"mace": 1})
    say(state, "0 strike sabre")
    (event,) = state.events
    assert (event.name, event.rule, event.args) == ("struck", "DUE-BLW-01", {"seat": 0, "card": 0})
    assert event.seen_by(None)
    say(state, "1 pass")
    assert state.events == []


def test_events_can_be_switched_off_for_playouts() -> None:
    state = fight({"sabre": 1})
    state.telling = False
    say(state, "0 strike sabre", "all pass")
    assert state.events == []
    assert not state.clone().telling
    assert not state.redeal(0, prestol.stream(1)).telling
    assert finished(1).telling


def test_states_are_equal_when_nothing_tells_them_apart() -> None:
    game = prestol.game("duel")
    one, two = game.start(2, 1), game.start(2, 1)
    assert one == two
    assert one != game.start(2, 2)
    assert one != "a state"
    assert one != prestol.game("tsar").start(3, 1)
    two.luck.below(6)
    assert one != two, "the luck still to come is part of a position"
    with pytest.raises(TypeError, match=r"hash prestol\.dump"):
        hash(one)


def test_a_bare_game_and_a_bare_state_leave_the_rest_to_games() -> None:
    game, luck = Game(), prestol.stream(1)
    bare = State(game, 2, [], luck)
    for call in (
        lambda: game.position({}),
        lambda: game.set_up(2, prestol.game("duel").start(2).luck, {}),  # type: ignore[arg-type]
        lambda: game.restore(2, {}, {}),
        game.opening,
        bare.clone,
        bare.view,
        lambda: bare.redeal(0, luck),
        bare.result,
    ):
        with pytest.raises(NotImplementedError):
            call()
    assert bare.stage() == 0
    assert game.spans(4) == {"seat": 4}


def test_an_event_is_told_with_all_its_figures() -> None:
    table = EventTable()
    raised = table.add("raised", "TSR-PRM-02", ("seat", "seat"), ("floor", "floor"))
    told = read_event(table.kinds(), (raised, EVERYBODY, 2, 5))
    assert told == Event("raised", "TSR-PRM-02", EVERYBODY, {"seat": 2, "floor": 5})
    for wrong in ((raised, EVERYBODY, 2), (raised, EVERYBODY, 2, 5, 1)):
        with pytest.raises(ValueError, match="raised has 2 figures"):
            read_event(table.kinds(), wrong)
