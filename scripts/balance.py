"""Measure what titles, estates, projects, tokens and seats of Ivan the Terrible are worth when rule bots play.

Who takes a card may owe the victory to something else, so titles and estates are also given away: the gift lies beside
a pad from the start of the game, and what its owner scores more than the others is what it is worth.

    python scripts/balance.py --games 2000 --seats 2,3,4 --out balance.json
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from prestol.bots import Chair
from prestol.games.ivan.parts import DECK, DISPLAY
from prestol.lab.match import History, make_bots
from prestol.lab.pool import cores_at_hand, spread
from prestol.lab.setting import Setting
from prestol.lab.stats import mean_of, share

TAKEN = {
    "title-taken": "title",
    "estate-taken": "estate",
    "completed": "project",
    "spoils-taken": "spoils",
    "token-taken": "trade_token",
}
"""Events by which a thing comes to a seat, and what it is."""
GIFTS = ("title", "estate")
PIECE = 10
"""Games of one job."""


class Job(NamedTuple):
    setting: Setting
    numbers: range
    gift: tuple[str, int] | None


class Find(NamedTuple):
    """How the owner of a thing fared: points beside the mean of the others, points of a title itself, and victory."""

    kind: str
    thing: int
    lead: float
    own: int
    won: float


def play(job: Job) -> list[Find]:
    """Play some games and tell about everything that was owned in them."""
    found: list[Find] = []
    for number in job.numbers:
        state: Any = job.setting.start(number)
        owners: dict[tuple[str, int], int] = {}
        if job.gift is not None:
            owners[job.gift] = number % state.seats
            give(state, *job.gift, number % state.seats)
        own = play_on(state, job, number, owners)
        result = state.result()
        if job.gift is None:
            owners |= {("seat", seat): seat for seat in range(state.seats)}
        for (kind, thing), seat in owners.items():
            rest = [score for other, score in enumerate(result.scores) if other != seat]
            lead = result.scores[seat] - sum(rest) / len(rest)
            found.append(Find(kind, thing, lead, own.get((kind, thing), 0), result.shares()[seat]))
    return found


def give(state: Any, kind: str, thing: int, seat: int) -> None:
    """Lay a card beside a pad; if it was displayed, another one of the deck is shown instead."""
    places = state.titles if kind == "title" else state.estates
    if places[thing] == DISPLAY:
        places[places.index(DECK)] = DISPLAY
    places[thing] = seat


def play_on(state: Any, job: Job, number: int, owners: dict[tuple[str, int], int]) -> dict[tuple[str, int], int]:
    """Play to the end, note who takes what unless something was given, and add up the points of titles."""
    bots = make_bots(job.setting.open(), ("rule",) * state.seats, job.setting.seed_of(number))
    history = History(state)
    own: dict[tuple[str, int], int] = defaultdict(int)
    while not state.over:
        seat = state.waiting[0]
        state.apply(seat, bots[seat].decide(Chair(state, seat, partial(history.log, seat))))
        for event in state.events:
            kind = TAKEN.get(event.name)
            if kind is not None and job.gift is None:
                owners[(kind, event.args[field_of(kind)])] = event.args["seat"]
            if event.name == "title-scored":
                own[("title", event.args["title"])] += event.args["points"]
    return own


def field_of(kind: str) -> str:
    return "token" if kind == "trade_token" else kind


def jobs(setting: Setting, games: int, gift: tuple[str, int] | None) -> Iterable[Job]:
    for start in range(0, games, PIECE):
        yield Job(setting, range(start, min(games, start + PIECE)), gift)


def measure(seats: int, given: argparse.Namespace) -> list[dict[str, Any]]:
    """One line for each thing: as it was taken, and for titles and estates as a gift."""
    setting = Setting("ivan", seats, given.seed, (), given.content)
    game: Any = setting.open()
    work = list(jobs(setting, given.games, None))
    gifts = [(kind, thing) for kind in GIFTS for thing in range(len(game.named[kind]))]
    for gift in gifts:
        work += jobs(setting, given.gifts, gift)
    taken: dict[tuple[str, int], list[Find]] = defaultdict(list)
    donated: dict[tuple[str, int], list[Find]] = defaultdict(list)
    for job, found in zip(work, spread(play, work, given.cores), strict=True):
        for find in found:
            (taken if job.gift is None else donated)[(find.kind, find.thing)].append(find)
    lines = []
    for key in sorted(taken.keys() | donated.keys()):
        name = str(key[1]) if key[0] == "seat" else game.named[key[0]][key[1]].id
        lines.append(line(seats, key[0], name, taken[key], donated[key]))
    return lines


def line(seats: int, kind: str, name: str, taken: list[Find], donated: list[Find]) -> dict[str, Any]:
    told: dict[str, Any] = {"seats": seats, "kind": kind, "name": name, "taken": len(taken)}
    if taken:
        told["lead"] = mean_of([find.lead for find in taken])
        if kind == "title":
            told["own"] = mean_of([find.own for find in taken])
        told["won"] = share(sum(find.won for find in taken), len(taken))
    if donated:
        told["gift"] = mean_of([find.lead for find in donated])
    return told


def row(told: dict[str, Any]) -> str:
    """A line of the table."""
    cells = [f"{told['seats']}  {told['kind']:12} {told['name']:26} {told['taken']:6}"]
    for column in ("lead", "own", "gift"):
        figure = told.get(column)
        cells.append(f"{figure.mean:6.2f} ± {figure.high - figure.mean:4.2f}" if figure else " " * 13)
    won = told.get("won")
    cells.append(f"{won.mean:6.1%} [{won.low:.1%} … {won.high:.1%}]" if won else "")
    return "  ".join(cells)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games at each number of seats")
    parser.add_argument("--gifts", type=int, default=400, help="games in which each title and estate is given away")
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--content", help="a folder with other content")
    parser.add_argument("--cores", type=int, default=cores_at_hand())
    parser.add_argument("--out", help="write the figures here as JSON")
    given = parser.parse_args()
    lines = []
    print("seats, kind, name, times taken; lead of the owner, points of the title itself, lead as a gift; victories")
    for seats in map(int, given.seats.split(",")):
        for told in measure(seats, given):
            print(row(told), flush=True)
            lines.append(told)
    if given.out:
        Path(given.out).write_text(json.dumps(lines, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
