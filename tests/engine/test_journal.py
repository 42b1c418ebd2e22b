"""Undo that knows who learned what: free where nobody did, by consent where somebody did, exact in every case."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from prestol.engine.errors import Refusal
from prestol.engine.journal import KEPT, STRIDE, Journal, UndoOffer
from prestol.engine.state import State
from prestol.engine.step import EVERYBODY
from prestol.engine.window import NOBODY
from tests.games.duel.field import fight, finished


def journal(**description: Any) -> Journal:
    return Journal(fight(**description))


def say(played: Journal, *told: str) -> None:
    for words in told:
        seat, _, move = words.partition(" ")
        played.play(int(seat), played.state.game.notation.read(move))


def tsar_at_the_throne() -> Journal:
    """Three seats; seat 0 may raise Pyotr to the throne."""
    game = prestol.game("tsar")
    courtiers = set(game.notation.domains["courtier"])
    palace = {"nobles": ["pyotr"], "guards": ["elena"]}
    return Journal(game.position({"seats": 3, "palace": palace, "out": sorted(courtiers - {"pyotr", "elena"})}))


def random_journal(id: str, seed: int) -> tuple[Journal, list[bytes]]:
    """A whole random game with the saved form of every position of it."""
    game = prestol.game(id)
    played = Journal(game.start(game.seat_counts[0], seed))
    rng = prestol.stream(seed)
    saved = [prestol.dump(played.state)]
    while not played.state.over:
        seat = played.state.waiting[rng.below(len(played.state.waiting))]
        moves = played.state.legal(seat)
        played.play(seat, moves[rng.below(len(moves))])
        if len(played.entries) == len(saved):
            saved.append(prestol.dump(played.state))
    return played, saved


def test_a_move_that_told_nothing_is_taken_back_for_free() -> None:
    played = journal(mine={"kvas": 1}, strength=(4, 8))
    say(played, "0 drink kvas")
    before = prestol.dump(played.state)
    say(played, "0 heal")
    assert played.undo_offer(0) == UndoOffer(1, ())
    assert played.undo(0) == 1
    assert prestol.dump(played.state) == before
    assert len(played.entries) == 1


def test_several_own_moves_are_taken_back_one_after_another() -> None:
    game = prestol.game("tsar")
    names = game.notation.domains["courtier"]
    palace = {"craftsmen": names[:4], "merchants": names[4:8], "guards": names[8:12], "servants": names[12:]}
    played = Journal(game.position({"seats": 3, "palace": palace}))
    saved = [prestol.dump(played.state)]
    for seat, courtier in ((0, 8), (1, 9), (2, 10), (0, 9)):
        played.play(seat, (1, courtier))
        saved.append(prestol.dump(played.state))
    for seat, consent in ((0, ()), (2, ()), (1, ()), (0, ())):
        offer = played.undo_offer(seat)
        assert offer is not None
        assert (offer.moves, offer.consent, offer.free) == (1, consent, True)
        played.undo(seat)
        saved.pop()
        assert prestol.dump(played.state) == saved[-1]
    assert played.undo_offer(0) is None


def test_another_seats_decision_asks_for_its_consent_and_goes_too() -> None:
    played = tsar_at_the_throne()
    before = prestol.dump(played.state)
    say(played, "0 raise elena", "1 raise elena")
    assert played.undo_offer(1) == UndoOffer(1, ())
    assert played.undo_offer(0) == UndoOffer(2, (1,))
    with pytest.raises(prestol.UndoError, match="seats 1 must agree first"):
        played.undo(0)
    assert len(played.entries) == 2
    assert played.undo(0, agreed=[1]) == 2
    assert prestol.dump(played.state) == before


def test_a_card_for_the_own_eyes_is_an_advantage_over_all_others() -> None:
    played = journal()
    before = prestol.dump(played.state)
    say(played, "0 breathe")
    assert played.entries[0].learned == 0b01
    assert played.undo_offer(0) == UndoOffer(1, (1,))
    with pytest.raises(prestol.UndoError, match="Somebody has learned something since; seats 1 must agree first"):
        played.undo(0, agreed=[0])
    played.undo(0, agreed=[1])
    assert prestol.dump(played.state) == before


def test_what_somebody_else_learned_asks_for_that_seats_consent() -> None:
    played = journal(phase="stake")
    say(played, "1 stake 0", "0 stake 1", "0 done")
    assert played.entries[-1].learned == 0b10, "seat 1 has drawn a card for its turn"
    assert played.undo_offer(0) == UndoOffer(1, (1,))


def test_a_die_and_a_card_laid_openly_are_seen_by_everybody() -> None:
    played = journal(mine={"sabre": 1}, theirs={"mace": 1})
    say(played, "0 strike sabre")
    assert played.entries[-1].learned == EVERYBODY
    say(played, "1 pass")
    assert played.entries[-1].learned == EVERYBODY
    assert played.undo_offer(1) == UndoOffer(1, (0,))
    assert played.undo_offer(0) == UndoOffer(2, (1,))


def test_a_window_is_one_entry_whoever_has_answered_what() -> None:
    played = journal(mine={"sabre": 1, "lunge": 1}, theirs={"shield": 1, "kvas": 1})
    say(played, "0 strike sabre")
    before = prestol.dump(played.state)
    say(played, "0 answer lunge")
    assert len(played.entries) == 1
    say(played, "1 pass")
    closing = played.entries[1]
    assert (closing.seat, closing.move, closing.learned) == (NOBODY, (), EVERYBODY)
    assert closing.answers == ((1, ((0,),)), (0, ((1, 3),)))
    assert played.undo_offer(0) == UndoOffer(1, (1,))
    assert played.undo_offer(1) == UndoOffer(1, (0,)), "whoever was asked has decided, were it to pass"
    played.undo(1, agreed=[0])
    assert prestol.dump(played.state) == before


def test_an_answer_is_taken_back_for_free_while_its_window_is_open() -> None:
    played = journal(mine={"kvas": 1}, theirs={"kvas": 1}, phase="rest", strength=(5, 5))
    fresh = prestol.dump(played.state)
    say(played, "0 answer kvas", "0 heal", "1 answer kvas")
    for seat in (0, 1):
        assert played.undo_offer(seat) == UndoOffer(0, ())
        assert played.undo(seat) == 0
    assert (prestol.dump(played.state), played.undo_offer(0)) == (fresh, None)


def test_a_window_is_answered_for_everybody_at_once_or_not_at_all() -> None:
    played = journal(mine={"kvas": 1}, theirs={"kvas": 1}, phase="rest", strength=(5, 6))
    fresh = prestol.dump(played.state)
    heal, passing = ((1, 5), (7,)), ((0,),)
    wrong = ((heal,), (heal, ()), (heal[:1], passing), (heal, ((1, 2),)), (heal, ((0,), (0,))))
    for answers in wrong:
        with pytest.raises(prestol.IllegalMove):
            played.close_window(answers)
        assert (prestol.dump(played.state), played.entries) == (fresh, [])
    played.close_window((heal, heal))
    assert (played.state.data()["strength"], len(played.entries)) == ([6, 6], 1)
    with pytest.raises(prestol.IllegalMove):
        journal().close_window((passing,))


def test_a_secret_decision_is_never_taken_back_for_free() -> None:
    played = tsar_at_the_throne()
    say(played, "0 raise pyotr")
    assert played.undo_offer(0) == UndoOffer(1, ())
    before = prestol.dump(played.state)
    say(played, "1 vote for")
    assert played.undo_offer(1) == UndoOffer(1, (0, 2))
    say(played, "0 vote against")
    assert played.undo_offer(1) == UndoOffer(2, (0, 2))
    with pytest.raises(prestol.UndoError, match="seats 2 must agree first"):
        played.undo(1, agreed=[0])
    played.undo(1, agreed=(0, 2))
    assert prestol.dump(played.state) == before


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    played = journal()
    for seat in (0, 1, 9):
        assert played.undo_offer(seat) is None
        with pytest.raises(prestol.UndoError, match=f"Seat {seat} has not made a move"):
            played.undo(seat)


def test_an_illegal_move_leaves_the_journal_as_it_was() -> None:
    played = journal(mine={"sabre": 1})
    before = prestol.dump(played.state)
    for seat, move in ((1, (5,)), (0, (3, 4)), ("0", (5,)), (0, "done")):
        with pytest.raises(prestol.IllegalMove):
            played.play(seat, move)  # type: ignore[arg-type]
    assert prestol.dump(played.state) == before
    assert (played.entries, played.snapshots) == ([], {})


@pytest.mark.parametrize("id", ["tsar", "duel"])
def test_every_earlier_position_comes_back_exactly(id: str) -> None:
    played, saved = random_journal(id, 5)
    for length in range(len(saved)):
        assert prestol.dump(played.at(length)) == saved[length]
    for length in (len(saved) - 1, len(saved) // 2, len(saved) // 2, 3, 0):
        played.rewind(length)
        assert prestol.dump(played.state) == saved[length]
        assert len(played.entries) == length


@pytest.mark.parametrize("id", ["tsar", "duel"])
def test_after_an_undo_the_game_goes_on_as_if_nothing_had_been(id: str) -> None:
    played, saved = random_journal(id, 6)
    moves = played.entries[:]
    everybody = range(played.state.seats)
    for at in range(len(moves) - 1, len(moves) - 30, -1):
        mover = moves[at].answers[0][0] if moves[at].answers else moves[at].seat
        back = played.undo(mover, agreed=everybody)
        assert prestol.dump(played.state) == saved[at + 1 - back]
        for entry in moves[at + 1 - back :]:
            played.repeat(entry.seat, entry.move, entry.answers)
        assert prestol.dump(played.state) == saved[-1]
        played.rewind(at)


@pytest.mark.parametrize("length", [-1, 3])
def test_there_is_nothing_before_the_start_and_after_the_end(length: int) -> None:
    played = journal(mine={"sabre": 1}, theirs={"mace": 1})
    say(played, "0 strike sabre", "1 pass")
    with pytest.raises(prestol.UndoError, match=f"There are 2 moves, so there is no position after {length}"):
        played.rewind(length)
    assert len(played.entries) == 2


def test_positions_of_the_past_are_copies() -> None:
    played = journal(mine={"sabre": 1}, theirs={"mace": 1})
    say(played, "0 strike sabre", "1 pass")
    for length in (0, 1, 2):
        before = prestol.dump(played.at(length))
        played.at(length).playout(prestol.stream(1))
        assert prestol.dump(played.at(length)) == before


def test_the_log_is_what_a_seat_has_seen() -> None:
    played = Journal(prestol.game("duel").start(2, 4))
    dealt = [event.name for event in played.log(0)]
    assert dealt.count("card-seen") == 5
    assert dealt.count("drawn") == 10
    assert "card-seen" not in [event.name for event in played.log(None)]
    say(played, "0 pass", "1 pass", "0 stake 1", "1 stake 0", "0 breathe")
    seen = {seat: played.log(seat) for seat in (0, 1)}
    assert [event.args["seat"] for event in seen[0] if event.name == "card-seen"] == [0] * 7
    assert [event.args["seat"] for event in seen[1] if event.name == "card-seen"] == [1] * 5
    played.rewind(0)
    assert [event.name for event in played.log(0)] == dealt


def test_a_game_that_is_over_can_be_taken_back_too() -> None:
    played = journal(bout=4)
    say(played, "0 done")
    assert played.state.over
    played.undo(0)
    assert not played.state.over
    assert isinstance(played.state, State)
    assert finished(1).over


@pytest.mark.parametrize("id", ["tsar", "duel"])
def test_few_clones_are_kept_and_none_is_far_from_the_last_move(id: str) -> None:
    game = prestol.game(id)
    played, rng = Journal(game.start(game.seat_counts[0], 8)), prestol.stream(8)
    while not played.state.over:
        seat = played.state.waiting[0]
        moves = played.state.legal(seat)
        played.play(seat, moves[rng.below(len(moves))])
        last = max(len(played.entries) - 1, 0)
        assert sorted(played.snapshots) == list(range(STRIDE, last + 1, STRIDE))[-KEPT:]


@pytest.mark.parametrize("id", ["tsar", "duel"])
def test_clones_of_moves_that_were_undone_are_forgotten(id: str) -> None:
    played, saved = random_journal(id, 7)
    last = max(played.snapshots)
    for length in (last, last - 1):
        played.rewind(length)
        assert all(at <= length for at in played.snapshots)
        assert prestol.dump(played.state) == prestol.dump(played.at(length)) == saved[length]


@pytest.mark.parametrize("length", [STRIDE - 1, STRIDE, STRIDE + 1])
def test_after_an_undo_nothing_was_told_last(length: int) -> None:
    played, _ = random_journal("tsar", 5)
    played.rewind(2 * STRIDE)
    played.rewind(length)
    assert (played.state.events, played.state.learned, played.state.fortunes) == ([], 0, [])


@pytest.mark.skipif(prestol.COMPILED, reason="the methods of compiled states cannot be counted")
def test_the_rules_are_asked_once_about_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    refusal = State.refusal

    def counted(self: State, seat: object, move: object) -> Refusal | None:
        asked.append(1)
        return refusal(self, seat, move)

    monkeypatch.setattr(State, "refusal", counted)
    played = Journal(prestol.game("tsar").start(3, 1))
    for checked in (False, True):
        seat = played.state.waiting[0]
        played.play(seat, played.state.legal(seat)[0], checked)
        assert len(asked) == 1
