"""Studies of balance as plain documents, and what changed between two of them."""

from __future__ import annotations

import math
from typing import Any

from prestol.lab.balance import SEAT, TURN, BalanceStudy, Table
from prestol.lab.documents import describe, estimate, fair
from prestol.lab.stats import Estimate, difference

FIGURES = ("lead", "wins", "worth")
"""Figures of a thing that two studies can be compared by."""


def balance_document(done: BalanceStudy) -> dict[str, Any]:
    """Everything that a study has found."""
    about = describe(done.setting)
    del about["seats"]
    return about | {
        "bot": done.bot,
        "interrupted": done.interrupted,
        "cores": done.cores,
        "seconds": done.seconds,
        "tables": [table_document(done, table) for table in done.tables if table.games],
    }


def table_document(done: BalanceStudy, table: Table) -> dict[str, Any]:
    places = range(table.seats)
    return {
        "seats": table.seats,
        "games": table.games,
        "gifts": table.gifts,
        "fair": fair(table.seats),
        "by_turn": [{"turn": at + 1, **owner_figures(table, (TURN, at))} for at in places],
        "by_seat": [{"seat": at, **owner_figures(table, (SEAT, at))} for at in places],
        "moves": move_documents(done, table),
        "things": [thing_document(done, table, thing) for thing in table.things()],
    }


def move_documents(done: BalanceStudy, table: Table) -> list[dict[str, Any]]:
    """Every kind of move that was offered, and how often it was chosen then."""
    told = []
    for number, kind in enumerate(done.setting.open().notation.kinds):
        offered = table.choices.offered[number]
        if offered:
            chosen = table.choices.chosen[number]
            told.append(
                {"move": kind.name, "offered": offered, "chosen": chosen, "share": estimate(table.choice(number))}
            )
    return told


def owner_figures(table: Table, thing: tuple[str, int]) -> dict[str, Any]:
    return {"wins": estimate(table.wins(thing)), "lead": estimate(table.lead(thing))}


def thing_document(done: BalanceStudy, table: Table, thing: tuple[str, int]) -> dict[str, Any]:
    kind, number = thing
    game = done.setting.open()
    taken = len(table.taken.get(thing, []))
    told: dict[str, Any] = {"kind": kind, "id": game.notation.word(kind, number), "taken": taken}
    if taken:
        told |= owner_figures(table, thing)
        if any(one.own for one in table.taken[thing]):
            told["own"] = estimate(table.own(thing))
    worth = table.worth(thing)
    if worth is not None:
        told["worth"] = estimate(worth)
    return told


def balance_changes(here: dict[str, Any], there: dict[str, Any]) -> list[dict[str, Any]]:
    """What is more or less in the first study than in the second, for all that both have found; largest first."""
    known = dict(rows(there))
    changes = []
    for key, row in rows(here):
        if key in known:
            found = {name: change(row, known[key], name) for name in FIGURES if name in row and name in known[key]}
            if found:
                changes.append({"seats": key[0], "kind": key[1], "id": key[2], **found})
    return sorted(changes, key=lambda row: -max(abs(row[name]["mean"]) for name in FIGURES if name in row))


def rows(document: dict[str, Any]) -> list[tuple[tuple[int, str, str], dict[str, Any]]]:
    """Every thing, seat and turn of a study, by the number of seats, kind and name."""
    found = []
    for table in document["tables"]:
        seats = table["seats"]
        found += [((seats, TURN, str(row["turn"])), row) for row in table["by_turn"]]
        found += [((seats, row["kind"], row["id"]), row) for row in table["things"]]
    return found


def change(one: dict[str, Any], other: dict[str, Any], name: str) -> dict[str, Any]:
    return estimate(difference(read(one[name]), read(other[name])))


def read(told: dict[str, Any]) -> Estimate:
    low, high = told["interval"] or (-math.inf, math.inf)
    return Estimate(told["mean"], low, high)
