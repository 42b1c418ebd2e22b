"""Being interrupted: partial results are printed, games are kept, no worker stays behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.conftest import Call, command

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="signals are sent the Unix way"),
]


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


def children(pid: int) -> list[int]:
    path = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in path.read_text().split()] if path.exists() else []


def alive(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rsplit(")", 1)[1].split()[0] != "Z"


def wait_for(condition: object, seconds: float = 20) -> bool:
    assert callable(condition)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("cores", ["1", "2"])
def test_ctrl_c_in_the_middle_of_a_simulation_prints_what_is_done(call: Call, cores: str) -> None:
    args = ("simulate", "tsar", "--seats", "3", "--bots", "rule", "--json")
    with started(*args, "--games", "1000000", "--cores", cores) as process:
        time.sleep(2.5)
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
        time.sleep(4)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130 and err == ""
    assert "Interrupted: these are the figures of the first" in out
    assert "prestol arena tsar --hero rule --base random --games" in out


def test_being_told_to_end_is_like_ctrl_c() -> None:
    with started("simulate", "tsar", "--games", "1000000", "--cores", "2", "--json") as process:
        time.sleep(3)
        process.terminate()
        out, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    assert json.loads(out)["interrupted"]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for the workers in /proc")
def test_workers_go_when_the_parent_is_killed() -> None:
    with started("simulate", "tsar", "--games", "1000000", "--cores", "2") as process:
        assert wait_for(lambda: len(children(process.pid)) == 2)
        workers = children(process.pid)
        time.sleep(0.5)
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
