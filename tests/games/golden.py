"""Golden games: records with the fingerprint of every position, kept for good.

The moves in them stay legal and the fingerprints stay equal whatever becomes of the bots that once made them. Files
that are there are left alone. To write one again, on purpose, because rules, content or the saved form have changed,
remove it first and say why in the commit.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import prestol
from prestol.bots import Bot, Chair, make_bot
from prestol.engine.chance import Stream
from prestol.engine.game import Game
from prestol.engine.options import Value
from prestol.engine.step import Move

Tables = dict[str, tuple[list[str], dict[str, Value]]]
"""Who plays at each table, and with which options."""


Maker = Callable[[str, Game, str], Bot]
"""Makes a player by name, as `make_bot` does."""


Pick = Callable[[Game, list[Move], Stream], Move]


class BusyBot:
    """Plays as the busy player of a game's tests: random players seldom get anything done."""

    def __init__(self, pick: Pick, seed: str) -> None:
        self.pick = pick
        self.rng = prestol.stream(f"busy:{seed}")

    def decide(self, chair: Chair) -> Move:
        return self.pick(chair.game, chair.legal, self.rng)


def with_busy(pick: Pick) -> Maker:
    """Makes the usual players, and `busy`, who picks so."""
    return lambda name, game, seed: BusyBot(pick, seed) if name == "busy" else make_bot(name, game, seed)


def play(id: str, name: str, tables: Tables, make: Maker = make_bot, rules: int | None = None) -> str:
    """The record of one table, by the newest or older rules. Secret answers are given in any order."""
    players, options = tables[name]
    game = prestol.game(id, rules=rules)
    seed = f"golden {name}"
    journal = prestol.Journal(game.start(len(players), seed, options))
    bots = [make(player, game, f"{seed} {seat}") for seat, player in enumerate(players)]
    order = prestol.stream(seed)
    while not journal.state.over:
        seat = journal.state.waiting[order.below(len(journal.state.waiting))]
        journal.play(seat, bots[seat].decide(Chair(journal.state, seat)))
    return prestol.record_of(journal, seed, players=players).write()


def moves_of(text: str) -> list[tuple[int, str]]:
    """The moves of a record, which older forms of a record hold as newer ones do; answers of a window one by one."""
    found: list[tuple[int, str]] = []
    for line in prestol.read_record(text).lines:
        if line.answers is None:
            found.append((line.seat, line.move))
        else:
            found += [(seat, answer) for seat, answers in line.answers for answer in answers]
    return found


def kinds_of(text: str) -> set[str]:
    """The kinds of move that a record knows."""
    return {move.split()[0] for _, move in moves_of(text)}


def write_missing(id: str, tables: Tables, folder: Path, make: Maker = make_bot) -> None:
    """Write the records that are not there yet."""
    folder.mkdir(exist_ok=True)
    for name in tables:
        path = folder / f"{name}.jsonl"
        if not path.exists():
            path.write_text(play(id, name, tables, make), encoding="utf-8")
            print(f"wrote {path.name}")


def replay(id: str, path: Path) -> None:
    """Play a record again: every fingerprint, some saved forms, and the ending."""
    text = path.read_text(encoding="utf-8")
    record = prestol.read_record(text)
    assert record.write() == text
    positions = 0
    for state in prestol.replay(prestol.game_of(record), record):
        positions += 1
        if positions % 25 == 0:
            assert prestol.load(prestol.dump(state)) == state
    assert positions == len(record.lines) + 1
    assert state.over
    assert record.ending is not None and record.ending.places == list(state.result().places)
