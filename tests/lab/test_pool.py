"""Work spread over processes."""

from __future__ import annotations

import os
import time

import pytest

from prestol.lab import pool, setting, simulate
from prestol.lab.pool import WorkerLost, cores_at_hand, sensible_cores, spread


def slow_square(number: int) -> int:
    time.sleep(0.02 if number % 3 == 0 else 0)
    return number * number


def own_process(_: int) -> int:
    return os.getpid()


def die(_: int) -> int:
    os._exit(3)


def fail(number: int) -> int:
    raise ValueError(f"number {number}")


@pytest.mark.parametrize("cores", [1, 2, 3])
def test_results_come_in_the_order_of_the_jobs(cores: int) -> None:
    assert list(spread(slow_square, range(30), cores)) == [number * number for number in range(30)]


def test_one_core_is_this_process_and_more_are_others() -> None:
    assert set(spread(own_process, range(3), 1)) == {os.getpid()}
    assert os.getpid() not in set(spread(own_process, range(8), 2))


def test_no_jobs_give_no_results() -> None:
    assert list(spread(slow_square, [], 2)) == []


def test_a_dead_worker_is_reported_in_one_sentence() -> None:
    with pytest.raises(WorkerLost, match="A worker process has died"):
        list(spread(die, range(4), 2))


def test_an_error_in_a_worker_reaches_the_caller() -> None:
    with pytest.raises(ValueError, match="number 0"):
        list(spread(fail, range(4), 2))


def test_who_stops_listening_stops_the_workers() -> None:
    import multiprocessing

    results = spread(slow_square, range(10_000), 2)
    assert next(results) == 0
    results.close()  # type: ignore[attr-defined]
    assert multiprocessing.active_children() == []


def test_there_is_at_least_one_core() -> None:
    assert cores_at_hand() >= 1


def test_no_more_workers_are_started_than_make_sense(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "cores_at_hand", lambda: 2)
    assert sensible_cores(100_000, 50) == 8
    assert sensible_cores(100_000, 3) == 3
    assert sensible_cores(2, 50) == 2
    asked: list[int] = []

    def noted(_work: object, _jobs: object, cores: int) -> list[int]:
        asked.append(cores)
        return []

    monkeypatch.setattr(pool, "spread_over_workers", noted)
    assert list(spread(slow_square, range(30), 100_000)) == []
    assert asked == [8]


def test_a_run_says_how_many_cores_it_took_and_not_how_many_were_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "cores_at_hand", lambda: 1)
    done = simulate(setting("tsar", 3), ["random"] * 3, 2, 100_000)
    assert done.cores == 2 and done.tally.games == 2
