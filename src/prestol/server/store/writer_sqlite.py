"""The writing thread of a SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

import structlog

from prestol.server.store.errors import SQLITE_ERRORS, explain_sqlite
from prestol.server.store.writer import GroupWriter, Job, Results, WriterBroken

Work = Callable[[sqlite3.Connection], Any]

UNDONE = ("SQLITE_BUSY", "SQLITE_FULL", "SQLITE_READONLY")
"""Errors of a commit after which nothing of it can be in the file, whatever happens next."""

log = structlog.get_logger("prestol.store")


class SqliteWriter(GroupWriter[Work]):
    """Runs work inside durable transactions. A piece that fails is undone alone; the others go on."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        where: str,
        mark: Work,
        changed: Callable[[], None],
        broken: Callable[[], None],
    ) -> None:
        """`changed` is called in the event loop when another program has changed what `mark` reads."""
        super().__init__(where, broken)
        self.connection = connection
        self.mark = mark
        self.changed = changed
        self.version = self.data_version()
        self.seen = mark(connection)
        self.start()

    def rest(self) -> None:
        self.look_around()

    def commit(self, jobs: list[Job]) -> Results:
        ending = False
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            self.look_around()
            results = [(job, self.attempt(job)) for job in jobs]
            ending = True
            self.connection.execute("COMMIT")
        except Exception as error:
            log.error("write-failed", fault=str(self.explained(error)), jobs=len(jobs))
            if ending and not is_undone(error):  # the disk may keep what it has reported as failed
                raise WriterBroken from error
            self.roll_back()
            return [(job, self.explained(error)) for job in jobs]
        return results

    def roll_back(self) -> None:
        if self.connection.in_transaction:
            try:
                self.connection.execute("ROLLBACK")
            except SQLITE_ERRORS as error:
                log.error("rollback-failed", fault=str(self.explained(error)))
                raise WriterBroken from error

    def explained(self, error: Exception) -> Exception:
        return explain_sqlite(error, self.where) if isinstance(error, SQLITE_ERRORS) else error

    def attempt(self, job: Job) -> Any:
        """The result of one job, or the exception that undid it. Raises where the whole transaction is lost."""
        execute = self.connection.execute
        execute("SAVEPOINT job")
        try:
            result = job.work(self.connection)
        except Exception as error:
            if not self.connection.in_transaction:  # SQLite itself rolled back: the disk is full or broken
                raise
            execute("ROLLBACK TO job")
            execute("RELEASE job")
            return self.explained(error)
        execute("RELEASE job")
        return result

    def look_around(self) -> None:
        """Notice when another program has changed the mark, as a restore does."""
        try:
            version = self.data_version()
            if version == self.version:
                return
            found = self.mark(self.connection)
        except SQLITE_ERRORS:
            return  # busy or broken: whoever writes next is told
        self.version = version
        if found != self.seen:
            self.seen = found
            self.call(self.changed)

    def data_version(self) -> int:
        return int(self.connection.execute("PRAGMA data_version").fetchone()[0])


def is_undone(error: Exception) -> bool:
    return (getattr(error, "sqlite_errorname", None) or "").startswith(UNDONE)
