"""Snapshots: a replay as it stands after some entry, stored so that a long table opens fast."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from prestol.engine.codec import dump, open_document, read_document
from prestol.engine.journal import Entry as JournalEntry
from prestol.engine.window import Answer
from prestol.server.store.records import SnapshotRecord
from prestol.server.tables.replay import Replay
from prestol.server.wire import Absence, SeatInfo, UndoAsk

SNAPSHOT_EVERY = 25

encode = msgspec.json.Encoder().encode


class Saved(Struct):
    """The replay at a snapshot."""

    seats: list[SeatInfo]
    status: str
    question: int
    practice: bool
    asked: UndoAsk | None
    left: list[int]
    running: list[int]
    since: int
    moves: list[tuple[int, list[int], int]]
    state: msgspec.Raw
    opened: int = 0
    answers: dict[str, list[tuple[int, list[list[int]]]]] = {}
    """What was answered in windows, by the index of their entry among the moves."""
    seals: dict[int, str] = {}
    parts: dict[int, str] = {}
    absence: Absence | None = None
    present: int = 0


def take_snapshot(replay: Replay, table: str) -> SnapshotRecord:
    """What is stored of a table after an entry, so that it opens fast."""
    assert replay.journal is not None
    saved = Saved(
        replay.seats,
        replay.status,
        replay.question,
        replay.practice,
        replay.asked,
        replay.clocks.left,
        list(replay.clocks.running),
        replay.clocks.since,
        [(entry.seat, list(entry.move), entry.learned) for entry in replay.journal.entries],
        msgspec.Raw(dump(replay.state)),
        replay.opened,
        {str(at): list_answers(entry) for at, entry in enumerate(replay.journal.entries) if entry.answers},
        replay.lot.seals,
        replay.lot.parts,
        replay.absence,
        replay.present,
    )
    return SnapshotRecord(table, replay.number, encode(saved))


def restore(replay: Replay, snapshot: SnapshotRecord) -> None:
    """Bring a blank table to a snapshot at once."""
    saved = msgspec.json.decode(snapshot.data, type=Saved)
    replay.lot.seals, replay.lot.parts = saved.seals, saved.parts
    replay.take_start()
    assert replay.journal is not None
    replay.journal.state = open_document(replay.game, read_document(bytes(saved.state)))
    replay.journal.entries = [
        JournalEntry(seat, tuple(move), learned, (), read_answers(saved.answers.get(str(at), [])))
        for at, (seat, move, learned) in enumerate(saved.moves)
    ]
    replay.seats, replay.practice, replay.asked = saved.seats, saved.practice, saved.asked
    replay.absence, replay.present = saved.absence, saved.present
    replay.number, replay.question, replay.opened = snapshot.number, saved.question, saved.opened
    replay.clocks.left, replay.clocks.since = saved.left, saved.since
    replay.clocks.run(saved.running)


def list_answers(entry: JournalEntry) -> list[tuple[int, list[list[int]]]]:
    return [(seat, [list(move) for move in answer]) for seat, answer in entry.answers]


def read_answers(saved: list[tuple[int, list[list[int]]]]) -> tuple[tuple[int, Answer], ...]:
    return tuple([(seat, tuple([tuple(move) for move in answer])) for seat, answer in saved])
