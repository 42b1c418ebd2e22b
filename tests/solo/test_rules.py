"""The bear in the engine: what is known of the deck, saved forms, records, bots."""

from __future__ import annotations

import pytest

import prestol
from prestol.bots import Chair, make_bot
from prestol.engine.errors import LoadError
from prestol.engine.record import read_record, record_of, replay
from prestol.engine.state import State
from tests.solo.bear import Hunt


def hunt(seats: int = 1, seed: int = 3) -> Hunt:
    state = prestol.game("bear").start(seats, seed)
    assert isinstance(state, Hunt)
    return state


def play(state: State, *moves: str) -> None:
    for move in moves:
        state.play(state.waiting[0], state.game.notation.read(move))


def test_what_a_seat_knows_of_the_deck_stays_where_it_is_in_every_world() -> None:
    state = hunt(2)
    play(state, "peek", "bury", "peek")
    known = (state.deck.known_below(0), state.deck.known_on_top(1))
    others = set()
    rng = prestol.stream(1)
    for _ in range(60):
        world = state.redeal(0, rng)
        assert (world.deck.known_below(0), world.view(0)["left"]) == (known[0], state.view(0)["left"])
        assert {**world.view(0)} == {**state.view(0)}
        others.add(world.deck.top[0])
    assert len(others) > 5, "what seat 1 has seen is dealt again for seat 0"
    assert all(state.redeal(1, rng).deck.top == state.deck.top for _ in range(5))


def test_a_deck_of_which_parts_are_known_is_saved_and_loaded() -> None:
    state = hunt(2)
    play(state, "peek", "bury", "peek")
    loaded = prestol.load(prestol.dump(state))
    assert isinstance(loaded, Hunt) and loaded == state
    assert loaded.deck.data() == state.deck.data()
    play(loaded, "take")
    assert loaded != state
    play(state, "take")
    assert loaded == state


@pytest.mark.parametrize("damage", ['"deck":7', '"deck":[[1]]', '"deck":[[0,0],[],[],[],[],[]]', '"deck":[1,2]'])
def test_a_damaged_deck_is_refused_in_one_sentence(damage: str) -> None:
    saved = prestol.dump(hunt()).decode()
    at = saved.index('"deck":')
    broken = saved[:at] + damage + saved[saved.index("]]", at) + 2 :]
    with pytest.raises(LoadError):
        prestol.load(broken)


def finished(seed: int = 3) -> tuple[prestol.Journal, str]:
    journal = prestol.Journal(prestol.game("bear").start(1, seed))
    while not journal.state.over:
        journal.play(0, journal.state.legal(0)[0])
    return journal, record_of(journal, seed, ["Anna"]).write()


def test_a_record_tells_what_the_program_has_scored_and_is_held_to_it() -> None:
    journal, text = finished()
    record = read_record(text)
    result = journal.state.result()
    assert record.ending is not None
    assert (record.ending.programs, record.ending.scores) == ([result.programs[0].score], list(result.scores))
    list(replay(prestol.game("bear"), record))
    forged = text.replace(f'"programs":[{result.programs[0].score}]', '"programs":[0]')
    with pytest.raises(LoadError, match="program scores"):
        list(replay(prestol.game("bear"), read_record(forged)))


def test_a_record_of_a_game_without_programs_says_nothing_of_them() -> None:
    journal = prestol.Journal(prestol.game("duel").start(2, 1))
    journal.state.playout(prestol.stream(1))
    assert "programs" not in record_of(journal, 1).write()


def test_search_finds_more_honey_alone_than_luck_does() -> None:
    game = prestol.game("bear")
    won = {"random": 0, "search:60": 0}
    for name in won:
        for seed in range(30):
            state, bot = game.start(1, seed), make_bot(name, game, seed)
            while not state.over:
                state.play(0, bot.decide(Chair(state, 0)))
            won[name] += len(state.result().winners)
    assert won["search:60"] > won["random"] + 4
