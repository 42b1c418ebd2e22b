"""`prestol arena --matrix`: every level among every other one, as a table that shows where the ladder breaks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from prestol.cli.app import FAILED, INTERRUPTED, OK
from prestol.cli.arguments import command_line, print_json, read_names, write_json
from prestol.cli.printer import Printer
from prestol.cli.progress import progress_bar
from prestol.cli.speech import Speech
from prestol.engine.errors import PrestolError
from prestol.engine.game import Game
from prestol.lab import MatrixPlan, Setting, cores_at_hand, run_matrix, usual_levels

MARKS = {"broken": "!", "doubtful": "?"}


def read_levels(speech: Speech, game: Game, levels: str | None) -> tuple[str, ...]:
    """The levels to compare: those that are named, or all."""
    names = tuple(dict.fromkeys(read_names(game, levels))) if levels else usual_levels(game)
    if len(names) < 2:
        raise PrestolError(speech.say("cli-two-bots"))
    return names


def play_matrix(
    speech: Speech,
    setting: Setting,
    levels: tuple[str, ...],
    games: tuple[int, int],
    cores: int | None,
    out: str | None,
) -> tuple[dict[str, Any], int]:
    """Play what is missing; the document, and the exit code. What the file of `--out` holds already is carried on."""
    plan = MatrixPlan(setting, levels, *games, cores or cores_at_hand())
    before = carried_on(out)

    def save(document: dict[str, Any]) -> None:
        if out is not None:
            write_json(speech, out, document | {"command": again(plan)})

    with progress_bar(speech, sum(plan.cells().values())) as step:
        document = run_matrix(plan, before, step, save)
    if document["interrupted"]:
        return document, INTERRUPTED
    wrong = any(sum(row["illegal_moves"].values()) for row in document["pairings"])
    return document, FAILED if wrong or any(one["fault"] == "broken" for one in document["faults"]) else OK


def carried_on(out: str | None) -> object:
    """What an earlier run has left in the file, None if there is no such file."""
    if out is None or not Path(out).is_file() or not Path(out).stat().st_size:
        return None
    try:
        return json.loads(Path(out).read_text("utf-8"))
    except (ValueError, RecursionError) as error:
        raise PrestolError("fault-json", file=out, why=str(error)) from None


def again(plan: MatrixPlan) -> str:
    """The command that plays the same."""
    return command_line(
        "arena",
        plan.setting.game,
        matrix=True,
        levels=",".join(plan.levels),
        games=plan.games,
        **{"search-games": plan.search_games},
        seats=plan.setting.seats,
        seed=plan.setting.seed,
        option=[f"{name}={value}" for name, value in plan.setting.options],
        content=plan.setting.content,
    )


def show_matrix(speech: Speech, document: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print_json(document)
        return
    printer = Printer(speech)
    title = speech.say(f"{document['game']}-name")
    printer.say("cli-matrix-title", title=title, seats=document["seats"], seed=document["seed"])
    print_cells(printer, document)


def print_cells(printer: Printer, document: dict[str, Any]) -> None:
    """Shares of one hero, by row, among bases, by column, each with its interval and its games."""
    cells = {(row["hero"], row["base"]): row for row in document["pairings"]}
    faults = {(one["hero"], one["base"]): one["fault"] for one in document["faults"]}
    rows = []
    for hero in document["levels"]:
        row = [hero]
        for base in document["levels"]:
            cell = cells.get((hero, base))
            mark = MARKS.get(faults.get((hero, base), ""), "")
            row.append(f"{printer.percent(cell['wins'])} ({cell['games']}){mark}" if cell else "·")
        rows.append(row)
    printer.table([printer.speech.say("cli-column-hero"), *document["levels"]], rows)
    printer.say("cli-fair", share=printer.number(100 * document["fair"]))
    kinds = list(faults.values())
    printer.say("cli-matrix-marks", broken=kinds.count("broken"), doubtful=kinds.count("doubtful"))
