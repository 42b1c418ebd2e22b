"""Many games: figures that do not depend on cores, and runs that can be interrupted."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from prestol.engine.errors import PrestolError
from prestol.lab import Simulation, setting, simulate, simulation, simulation_document
from prestol.lab.settings import chunks
from prestol.lab.simulation import Tally, play_one


def figures(done: Simulation) -> tuple[object, ...]:
    tally = done.tally
    return tally.games, tally.wins, tally.shared, tally.scores, tally.decisions, tally.illegal


@pytest.mark.parametrize("bots", ["random", "rule"])
def test_the_figures_do_not_depend_on_the_cores(bots: str) -> None:
    table = setting("tsar", 3, "cores")
    one, two = (simulate(table, [bots] * 3, 70, cores) for cores in (1, 2))
    assert figures(one) == figures(two)
    assert one.tally.games == 70


def test_game_number_k_has_the_seed_of_the_run_and_k() -> None:
    table = setting("tsar", 4, "abc")
    assert table.seed_of(7) == "abc-7"
    tally = Tally(4)
    for number in range(5):
        tally.note(play_one(table, ("random",) * 4, number))
    done = simulate(table, ["random"] * 4, 5)
    assert figures(done)[1:] == (tally.wins, tally.shared, tally.scores, tally.decisions, tally.illegal)


def test_every_victory_is_counted_once_and_ties_are_split() -> None:
    done = simulate(setting("tsar", 4), ["random"] * 4, 200)
    tally = done.tally
    assert sum(tally.wins) == 200 * tally.unit
    assert tally.shared > 0
    assert sum(tally.win_share([seat]).mean for seat in range(4)) == pytest.approx(1)
    assert tally.win_share(range(4)).mean == 1.0


def test_random_seats_win_alike() -> None:
    done = simulate(setting("tsar", 4), ["random"] * 4, 600)
    for seat in range(4):
        found = done.tally.win_share([seat])
        assert found.low < 0.25 < found.high


def test_an_interrupted_run_equals_a_shorter_one() -> None:
    table = setting("tsar", 3)

    def stop(games: int, seen: list[int] = []) -> None:  # noqa: B006
        seen.append(games)
        if len(seen) == 3:
            raise KeyboardInterrupt

    done = simulate(table, ["random"] * 3, 100, 1, stop)
    assert done.interrupted
    assert 0 < done.tally.games < 100
    assert figures(done) == figures(simulate(table, ["random"] * 3, done.tally.games))


class Cut(Tally):
    """Somebody presses Ctrl-C while its scores are being added."""

    @property
    def scores(self) -> list[Counter[int]]:
        raise KeyboardInterrupt

    @scores.setter
    def scores(self, value: list[Counter[int]]) -> None:
        pass


def test_games_are_counted_whole_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    table, bots = setting("tsar", 3), ("random",) * 3
    cut = Cut(3)
    cut.games, cut.wins = 4, [cut.unit] * 3
    tallies = [simulation.play_chunk(table, bots, range(4)), cut]
    monkeypatch.setattr(simulation, "spread", lambda *_: iter(tallies))
    done = simulate(table, bots, 8)
    monkeypatch.undo()
    assert done.interrupted
    assert figures(done) == figures(simulate(table, bots, 4))


def test_interrupted_workers_are_stopped() -> None:
    import multiprocessing

    def stop(games: int) -> None:
        raise KeyboardInterrupt

    done = simulate(setting("tsar", 3), ["random"] * 3, 5000, 2, stop)
    assert done.interrupted
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize(("games", "cores"), [(1, 1), (5, 2), (100, 3), (10_000, 2)])
@pytest.mark.parametrize("bots", [["random"], ["random", "rule"]])
def test_chunks_are_all_games_once_in_order(games: int, cores: int, bots: list[str]) -> None:
    assert [number for chunk in chunks(games, cores, bots) for number in chunk] == list(range(games))


@pytest.mark.parametrize(
    ("bots", "games", "sentence"),
    [
        (["random"] * 3, 0, "at least 1"),
        (["random"] * 2, 5, "3 seats, but 2 bots"),
        (["random", "random", "nobody"], 5, "no bot 'nobody'"),
    ],
)
def test_mistakes_are_found_before_the_work(bots: list[str], games: int, sentence: str) -> None:
    with pytest.raises(PrestolError, match=sentence):
        simulate(setting("tsar", 3), bots, games)


def test_a_setting_refuses_unknown_things() -> None:
    for given in ({"seats": 9}, {"options": {"nonsense": "1"}}, {"seed": " 1"}):
        with pytest.raises(PrestolError):
            setting(**({"game": "tsar", "seats": 4} | given))  # type: ignore[arg-type]


def test_a_seed_must_leave_room_for_the_numbers_of_the_games() -> None:
    long = setting("tsar", 3, "x" * 126)
    simulate(long, ["random"] * 3, 1)
    with pytest.raises(PrestolError, match="seed"):
        simulate(long, ["random"] * 3, 100)


def test_the_document_tells_everything_in_json() -> None:
    done = simulate(setting("tsar", 3), ["rule", "random", "random"], 12)
    document = json.loads(json.dumps(simulation_document(done), allow_nan=False))
    assert document["games"] == 12 and document["bots"] == ["rule", "random", "random"]
    assert [row["seat"] for row in document["by_seat"]] == [0, 1, 2]
    assert document["by_bot"]["random"]["fair"] == pytest.approx(2 / 3)
    for row in document["by_seat"]:
        low, high = row["wins"]["interval"]
        assert 0 <= low <= row["wins"]["mean"] <= high <= 1
        assert sum(row["scores"].values()) == 12


def test_a_single_game_gives_a_document_without_intervals_of_means() -> None:
    document = simulation_document(simulate(setting("tsar", 3), ["random"] * 3, 1))
    assert document["decisions"]["interval"] is None
    json.dumps(document, allow_nan=False)
