"""The writing thread of a process on PostgreSQL: group commits, and an outcome that is always found out.

A connection may break while a commit is under way, and then nobody can tell from the error whether it was carried
out. So every transaction writes a row of its own into `commits`. Who wants to know the outcome inserts the same row:
where it is there already the transaction was committed, and where it is not, it never can be any more.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import psycopg
import structlog
from psycopg.errors import DeadlockDetected, SerializationFailure, UniqueViolation

from prestol.server.store.base import Notice, NumberTaken
from prestol.server.store.errors import StoreUnsure, explain_postgres
from prestol.server.store.group import PREPARED, Append, Call, Group, Write
from prestol.server.store.link import AGAIN, REACH, Connection, close, connect, is_lost
from prestol.server.store.writer import GroupWriter, Job, Results, milliseconds

FIND_OUT = 60.0
"""Seconds for which we try to find out what became of a commit."""
TIDY = 512
"""After so many commits the rows of earlier ones are removed."""
DAY = 86_400_000

MARK = "INSERT INTO commits (process, number, at) VALUES (%s, %s, %s)"
FORGET = "DELETE FROM commits WHERE process = %s AND number < %s"
FORGET_OLD = "DELETE FROM commits WHERE at < %s"
KEYS_ALONE = """
SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off; SET jit = off;
SET plan_cache_mode = force_generic_plan
"""
"""All that the writer looks up has an index; a plan for the table while it was small must not outlive that.

So one plan serves all transactions: making a new one each time took longer than carrying it out.
"""

DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"

log = structlog.get_logger("prestol.store")


class PostgresWriter(GroupWriter[Write]):
    """Commits what waits in one transaction, again after a lost connection where it was not carried out."""

    def __init__(
        self,
        url: str,
        where: str,
        process: str,
        envelope: Callable[[Notice], str],
        broken: Callable[[], None],
        patience: float,
    ) -> None:
        super().__init__(where, broken)
        self.url = url
        self.process = process
        self.envelope = envelope
        self.patience = patience
        self.connection: Connection | None = None
        self.number = 0
        self.ending = False
        """Whether a commit was sent."""
        self.start()

    def commit(self, jobs: list[Job]) -> Results:
        try:
            return list(zip(jobs, self.persist([job.work for job in jobs]), strict=True))
        except StoreUnsure as unsure:
            return [(job, unsure) for job in jobs]
        except Exception as error:
            if len(jobs) > 1 and not is_lost(error):  # one of them spoils it for the others
                return [result for job in jobs for result in self.commit([job])]
            return [(job, self.refusal(job.work, error)) for job in jobs]

    def refusal(self, work: Write, error: Exception) -> Exception:
        if isinstance(error, UniqueViolation):
            if isinstance(work, Call) and work.taken is not None:
                return work.taken()
            if isinstance(work, Append):  # its row is locked, so this is only a last safeguard
                return NumberTaken()
        if not isinstance(error, psycopg.Error):
            return error
        told = explain_postgres(error, self.where)
        log.error("write-failed", fault=str(told))
        return told

    def persist(self, works: list[Write]) -> list[Any]:
        """The results of the jobs, once they are committed."""
        deadline = time.monotonic() + REACH
        while True:
            group = Group(works, self.envelope, self.process)
            try:
                self.transact(group)
                return group.results
            except (DeadlockDetected, SerializationFailure):
                self.roll_back()
            except Exception as error:
                if not is_lost(error):
                    self.roll_back()
                    raise
                self.drop()
                if self.ending and self.was_stored():
                    group.finish()
                    return group.results
                if time.monotonic() > deadline:
                    raise
            time.sleep(AGAIN)

    def transact(self, group: Group) -> None:
        self.ending = False
        connection = self.reach()
        self.number += 1
        group.lock(connection, self.number)
        group.judge()
        if group.accepted:
            group.call(connection)
            self.ending = True
            group.commit(connection)
        else:
            connection.execute("ROLLBACK")
        group.finish()
        if self.number % TIDY == 0:
            connection.execute(FORGET, (self.process, self.number))

    # --- the connection

    def reach(self) -> Connection:
        """The connection, a new one where the last was lost."""
        if self.connection is None:
            self.connection = self.connect()
            self.connection.execute(FORGET_OLD, (milliseconds() - DAY,))
        return self.connection

    def connect(self) -> Connection:
        """Commits are durable, whatever the settings of the database server are."""
        connection = connect(self.url, self.patience)
        try:
            connection.execute(KEYS_ALONE)
            PREPARED.teach(connection)
            connection.execute(DURABLE)
        except psycopg.Error:
            close(connection)
            raise
        return connection

    def roll_back(self) -> None:
        try:
            if self.connection is not None:
                self.connection.execute("ROLLBACK")
        except psycopg.Error:
            self.drop()

    def drop(self) -> None:
        if self.connection is not None:
            close(self.connection)
            self.connection = None

    def was_stored(self) -> bool:
        """Whether the last transaction was committed; if not, it never will be. StoreUnsure where nobody answers."""
        deadline = time.monotonic() + FIND_OUT
        while True:
            try:
                self.reach().execute(MARK, (self.process, self.number, milliseconds()))
            except UniqueViolation:
                log.warning("commit-found", number=self.number)
                return True
            except psycopg.Error as error:
                if is_lost(error):
                    self.drop()
                if time.monotonic() > deadline:
                    raise self.unsure() from None
                time.sleep(AGAIN)
            else:
                return False

    async def stop(self) -> None:
        await super().stop()
        self.drop()
