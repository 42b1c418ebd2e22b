"""One game between bots: what they are given, what is counted."""

from __future__ import annotations

from prestol.bots import Chair
from prestol.engine.events import Event
from prestol.engine.state import State
from prestol.engine.step import Move
from prestol.lab import Clock, make_bots, play_between
from prestol.lab.match import play_at_random
from prestol.registry import game


class Watcher:
    """Plays the first legal move and keeps every chair."""

    def __init__(self) -> None:
        self.chairs: list[Chair] = []
        self.logs: list[list[Event]] = []

    def decide(self, chair: Chair) -> Move:
        self.chairs.append(chair)
        self.logs.append(chair.log())
        return chair.legal[0]


class Cheat:
    """Always plays a move that the rules refuse."""

    def decide(self, chair: Chair) -> Move:
        return (99,)


def started(seats: int = 3, seed: str = "1") -> State:
    return game("tsar").start(seats, seed)


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (play_between(started(), make_bots(game("tsar"), ["rule"] * 3, "1")) for _ in range(2))
    assert first == second
    assert first != play_between(started(), make_bots(game("tsar"), ["rule"] * 3, "2"))


def test_a_match_ends_with_the_result_of_the_rules() -> None:
    state = started()
    match = play_between(state, make_bots(game("tsar"), ["random"] * 3, "1"))
    assert state.over
    assert (match.places, match.scores) == (state.result().places, state.result().scores)
    assert match.winners() == list(state.result().winners)
    assert match.illegal == (0, 0, 0)


def test_a_bot_sees_a_chair_and_its_log_holds_what_its_seat_may_see() -> None:
    watchers = [Watcher() for _ in range(3)]
    play_between(started(), watchers)
    for seat, watcher in enumerate(watchers):
        assert all(type(chair) is Chair and chair.seat == seat for chair in watcher.chairs)
        dealt = [event for event in watcher.logs[-1] if event.name == "goal-dealt"]
        assert len(dealt) == 3
        assert all(event.args["seat"] == seat for event in dealt)


def test_an_old_chair_never_shows_the_log_of_another_seat() -> None:
    watchers = [Watcher() for _ in range(3)]
    play_between(started(), watchers)
    for seat, watcher in enumerate(watchers):
        later = watcher.chairs[0].log()
        assert all(event.args["seat"] == seat for event in later if event.name == "goal-dealt")


def test_the_log_grows_and_nothing_is_told_twice() -> None:
    watcher = Watcher()
    play_between(started(), [watcher, *make_bots(game("tsar"), ["random"] * 2, "1")])
    for earlier, later in zip(watcher.logs, watcher.logs[1:], strict=False):
        assert later[: len(earlier)] == earlier
    assert [event.name for event in watcher.logs[-1]].count("round-begins") == 3


def test_refused_moves_are_counted_and_replaced() -> None:
    match = play_between(started(), [Cheat(), *make_bots(game("tsar"), ["random"] * 2, "1")])
    assert match.illegal[0] > 10
    assert match.illegal[1:] == (0, 0)


def test_clocks_note_decisions_with_a_choice() -> None:
    clocks = [Clock() for _ in range(3)]
    match = play_between(started(), make_bots(game("tsar"), ["random"] * 3, "1"), clocks)
    noted = sum(clock.counts.total() for clock in clocks)
    assert 0 < noted <= match.decisions


def test_the_shortest_way_plays_a_whole_game_in_silence() -> None:
    state = started()
    match = play_at_random(state, "1")
    assert state.over and not state.events
    assert match.decisions > 40
    assert match == play_at_random(started(), "1")
