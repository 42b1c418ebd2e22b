"""Being interrupted: partial results are printed, games are saved, no worker stays behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest

from tests.cli.conftest import Call, command

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="signals are sent the Unix way"),
]
ENOUGH_WORK = 1.5
"""Seconds of processor time."""


@contextmanager
def started(*args: str) -> Iterator[subprocess.Popen[str]]:
    """The command under way, in a group of its own, as a terminal would start it."""
    process = subprocess.Popen(
        command(*args),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
    )
    with process:
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


def children(process: subprocess.Popen[str]) -> list[psutil.Process]:
    return psutil.Process(process.pid).children()


def alive(process: psutil.Process) -> bool:
    try:
        return process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def wait_for(condition: Callable[[], object], seconds: float = 60) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.05)
    return False


def wait_for_work(process: subprocess.Popen[str]) -> None:
    """Until it has had so much of a processor, however busy the machine is, that games must have ended."""

    def worked() -> bool:
        times = [one.cpu_times() for one in (psutil.Process(process.pid), *children(process))]
        return sum(one.user + one.system for one in times) > ENOUGH_WORK

    assert wait_for(worked)


@pytest.mark.parametrize("cores", ["1", "2"])
def test_ctrl_c_in_the_middle_of_a_simulation_prints_what_is_done(call: Call, cores: str) -> None:
    args = ("simulate", "tsar", "--seats", "3", "--bots", "rule", "--json")
    with started(*args, "--games", "1000000", "--cores", cores) as process:
        wait_for_work(process)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130 and err == ""
    document = json.loads(out)
    assert document["interrupted"] and 0 < document["games"] < 1_000_000
    games = str(document["games"])
    whole = json.loads(call(*args, "--games", games, "--cores", "2").out)
    assert whole["by_seat"] == document["by_seat"]


def test_ctrl_c_in_the_middle_of_an_arena_prints_whole_blocks() -> None:
    with started(
        "arena", "tsar", "--hero", "rule", "--base", "random", "--games", "1000000", "--cores", "2"
    ) as process:
        wait_for_work(process)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130 and err == ""
    assert "Interrupted: these are the results of the first" in out
    assert "prestol arena tsar --hero rule --base random --games" in out


def test_being_told_to_end_is_like_ctrl_c() -> None:
    with started("simulate", "tsar", "--games", "1000000", "--cores", "2", "--json") as process:
        wait_for_work(process)
        process.terminate()
        out, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    assert json.loads(out)["interrupted"]


def test_workers_go_when_the_parent_is_killed() -> None:
    with started("simulate", "tsar", "--games", "1000000", "--cores", "2") as process:
        wait_for_work(process)
        workers = children(process)
        assert len(workers) == 2
        process.kill()
        process.wait(20)
        assert wait_for(lambda: not any(alive(worker) for worker in workers))


def test_ctrl_c_at_the_table_keeps_the_game(call: Call, tmp_path: Path) -> None:
    with started("play", "--seats", "3", "--bots", "random", "--seed", "7") as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write("angela guards\n")
        process.stdin.flush()
        home = tmp_path / "home"
        assert wait_for(lambda: list(home.rglob("*.jsonl")))
        time.sleep(0.5)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130 and err == ""
    [file] = home.rglob("*.jsonl")
    assert f"prestol play --resume {file}" in out
    assert call("verify", str(file)).code == 0
