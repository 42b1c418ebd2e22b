"""Let the workers take turns, so that whatever else the machine does hits all of them alike."""

from __future__ import annotations

import json
import os
import subprocess
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Any

from benchmarks.figures import Figure

ROOT = Path(__file__).resolve().parent.parent
OURS = str(ROOT / ".venv" / "bin" / "python")
PEERS = str(ROOT / ".bench" / "bin" / "python")
GAMES = ("tsar", "ivan", "rurik", "smuta")
YARDSTICK = ("peers", "catanatron, 4 players")
"""What our decisions a second are compared with."""
UNITS = {
    "random play": "decisions/s",
    "random play, Python loop": "decisions/s",
    "search": "simulations/s",
    "search, by budget": "simulations/s",
}
"""Units of our measures that are rates; the others are told as microseconds a call."""


class Worker:
    """One measuring process."""

    def __init__(self, name: str, python: str, module: list[str], path: str | None) -> None:
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if path:
            environment["PYTHONPATH"] = path
        self.name = name
        self.process = subprocess.Popen(
            [python, "-m", *module], cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        greeting = self.read()
        self.measures: list[str] = greeting["measures"]
        self.facts: dict[str, Any] = greeting["facts"]

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.stdin:
            self.process.stdin.close()
        self.process.wait()

    def ask(self, measure: str, seconds: float) -> float:
        """The scaled rate of one trial."""
        assert self.process.stdin
        self.process.stdin.write(json.dumps({"measure": measure, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        rate: float = self.read()["rate"]
        return rate

    def read(self) -> dict[str, Any]:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"The measuring process “{self.name}” ended; what it said stands above.")
        answer: dict[str, Any] = json.loads(line)
        return answer


def measure_all(trials: int, seconds: float) -> tuple[list[Figure], dict[str, Any]]:
    """All rates of both forms and of the peers, and the facts that the workers told."""
    with ExitStack() as stack:
        workers = [
            stack.enter_context(worker)
            for worker in (
                Worker("peers", PEERS, ["benchmarks.peers"], None),
                *(Worker(f"{game} compiled", OURS, ["benchmarks.ours", game], None) for game in GAMES),
                *(Worker(f"{game} interpreted", OURS, ["benchmarks.ours", game], str(ROOT / "src")) for game in GAMES),
            )
        ]
        facts = {worker.name: worker.facts for worker in workers}
        rates = take_turns(workers, trials, seconds)
    return [figure_of(key, found, rates[YARDSTICK]) for key, found in rates.items()] + sizes(facts), facts


def sizes(facts: dict[str, Any]) -> list[Figure]:
    """The bytes of saved states, which need no trials."""
    pickled = facts["peers"]["catanatron_pickle"]
    found = [Figure("peers", "catanatron, pickled state", "bytes", pickled, pickled, pickled)]
    for subject in (f"{game} compiled" for game in GAMES):
        ours = facts[subject]
        found.append(Figure(subject, "saved state", "bytes", ours["dump_mean"], ours["dump_min"], ours["dump_max"]))
    return found


def take_turns(workers: list[Worker], trials: int, seconds: float) -> dict[tuple[str, str], list[float]]:
    """Rates by worker and measure, a trial of each in every round; what will be compared runs side by side."""
    longest = max(len(worker.measures) for worker in workers)
    order = [(worker, worker.measures[i]) for i in range(longest) for worker in workers if i < len(worker.measures)]
    rates: dict[tuple[str, str], list[float]] = {(worker.name, measure): [] for worker, measure in order}
    for trial in range(trials):
        print(f"round {trial + 1} of {trials} ...", flush=True)
        for worker, measure in order:
            rates[worker.name, measure].append(worker.ask(measure, seconds))
    return rates


def figure_of(key: tuple[str, str], rates: list[float], yardstick: list[float]) -> Figure:
    """A row of the report: a rate, or the microseconds of a call."""
    subject, measure = key
    is_peer = subject == "peers"
    is_call = measure.endswith("clone") if is_peer else measure not in UNITS
    unit = "us" if is_call else "decisions/s" if is_peer else UNITS[measure]
    values = [1e6 / rate for rate in rates] if is_call else rates
    ratio = None
    if unit == "decisions/s":
        ratio = median(mine / other for mine, other in zip(rates, yardstick, strict=True))
    return Figure(subject, measure, unit, median(values), min(values), max(values), ratio)
