"""Measure what titles, estates, projects, tokens and seats of Ivan the Terrible are worth when rule bots play.

Who takes a card may owe the victory to something else. So there is an experiment beside the plain games: before the
first turn each seat is dealt a title by the toss of a coin, and an estate by another; what those with a card score more
than those without is what the card is worth.

    python scripts/balance.py --games 2000 --gifts 6000 --seats 2,3,4 --out balance.json
"""

from __future__ import annotations

import argparse
import json
import math
from collections import defaultdict
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import prestol
from prestol.bots import Chair
from prestol.games.ivan.parts import DECK, DISPLAY
from prestol.lab.match import History, make_bots
from prestol.lab.pool import cores_at_hand, spread
from prestol.lab.settings import Setting
from prestol.lab.stats import Estimate, mean_of, share

TAKEN = {
    "title-taken": "title",
    "estate-taken": "estate",
    "completed": "project",
    "spoils-taken": "spoils",
    "token-taken": "trade_token",
}
"""Events by which a thing comes to a seat, and what it is."""
NOTHING = -1
"""What a seat was dealt when the coin fell on the other side."""
PIECE = 10
"""Games of one job."""

Owners = dict[tuple[str, int], int]


class Job(NamedTuple):
    setting: Setting
    numbers: range
    gifts: bool


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
        dealt = deal_gifts(state, f"{job.setting.seed}:{number}") if job.gifts else []
        owners: Owners = {("seat", seat): seat for seat in range(state.seats)}
        own = play_on(state, job.setting, number, owners)
        result = state.result()
        for kind, thing, seat in dealt if job.gifts else [(*key, seat) for key, seat in owners.items()]:
            rest = [score for other, score in enumerate(result.scores) if other != seat]
            lead = result.scores[seat] - sum(rest) / len(rest)
            found.append(Find(kind, thing, lead, own.get((kind, thing), 0), result.shares()[seat]))
    return found


def deal_gifts(state: Any, seed: str) -> list[tuple[str, int, int]]:
    """Lay a title and an estate, or nothing, beside each pad; others of the decks take their places in the displays."""
    rng = prestol.stream(f"gifts:{seed}")
    dealt: list[tuple[str, int, int]] = []
    for kind, places in (("title", state.titles), ("estate", state.estates)):
        for seat in range(state.seats):
            if rng.below(2) == 0:
                dealt.append((kind, NOTHING, seat))
                continue
            free = [thing for thing, place in enumerate(places) if place in (DECK, DISPLAY)]
            thing = free[rng.below(len(free))]
            if places[thing] == DISPLAY:
                places[places.index(DECK)] = DISPLAY
            places[thing] = seat
            dealt.append((kind, thing, seat))
    return dealt


def play_on(state: Any, setting: Setting, number: int, owners: Owners) -> dict[tuple[str, int], int]:
    """Play to the end, note who takes what, and add up the points of titles."""
    bots = make_bots(setting.open(), ("rule",) * state.seats, setting.seed_of(number))
    history = History(state)
    own: dict[tuple[str, int], int] = defaultdict(int)
    while not state.over:
        seat = state.waiting[0]
        state.apply(seat, bots[seat].decide(Chair(state, seat, partial(history.log, seat))))
        for event in state.events:
            kind = TAKEN.get(event.name)
            if kind is not None:
                owners[(kind, event.args[field_of(kind)])] = event.args["seat"]
            if event.name == "title-scored":
                own[("title", event.args["title"])] += event.args["points"]
    return own


def field_of(kind: str) -> str:
    return "token" if kind == "trade_token" else kind


def jobs(setting: Setting, games: int, gifts: bool) -> Iterable[Job]:
    for start in range(0, games, PIECE):
        yield Job(setting, range(start, min(games, start + PIECE)), gifts)


def measure(seats: int, given: argparse.Namespace) -> list[dict[str, Any]]:
    """One line for each thing: as it was taken, and for titles and estates as a gift."""
    setting = Setting("ivan", seats, given.seed, (), given.content)
    game: Any = setting.open()
    work = [*jobs(setting, given.games, False), *jobs(setting, given.gifts, True)]
    taken: dict[tuple[str, int], list[Find]] = defaultdict(list)
    dealt: dict[tuple[str, int], list[Find]] = defaultdict(list)
    for job, found in zip(work, spread(play, work, given.cores), strict=True):
        for find in found:
            (dealt if job.gifts else taken)[(find.kind, find.thing)].append(find)
    lines = []
    for kind, thing in sorted(taken.keys() | dealt.keys()):
        if thing == NOTHING:
            continue
        name = str(thing) if kind == "seat" else game.named[kind][thing].id
        told = line(seats, kind, name, taken[(kind, thing)])
        if dealt[(kind, thing)]:
            told["gift"] = worth(dealt[(kind, thing)], dealt[(kind, NOTHING)])
        lines.append(told)
    return lines


def worth(having: list[Find], lacking: list[Find]) -> Estimate:
    """What those who were dealt a card lead by more than those who were not."""
    one, other = mean_of([find.lead for find in having]), mean_of([find.lead for find in lacking])
    half = math.hypot(one.high - one.mean, other.high - other.mean)
    mean = one.mean - other.mean
    return Estimate(mean, mean - half, mean + half)


def line(seats: int, kind: str, name: str, taken: list[Find]) -> dict[str, Any]:
    told: dict[str, Any] = {"seats": seats, "kind": kind, "name": name, "taken": len(taken)}
    if taken:
        told["lead"] = mean_of([find.lead for find in taken])
        if kind == "title":
            told["own"] = mean_of([find.own for find in taken])
        told["won"] = share(sum(find.won for find in taken), len(taken))
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
    parser.add_argument("--gifts", type=int, default=6000, help="games of the experiment at each number of seats")
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
