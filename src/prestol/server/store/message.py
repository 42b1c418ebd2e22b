"""Statements that go to PostgreSQL in one message, and whose answers come back in one.

Each message costs both ends a wake-up and some calls of the system, and our threads a change of turns: where moves
come one by one, that is most of what a commit costs. What is sent again and again is prepared, so it is planned once.
"""

from __future__ import annotations

from typing import Any

import psycopg

from prestol.server.store.link import Connection

Rows = list[tuple[Any, ...]]


class Prepared:
    """Statements that every connection of a kind knows by name."""

    def __init__(self, *statements: str) -> None:
        """Their places are marked as for psycopg."""
        self.names = {statement: f"prestol_{at}" for at, statement in enumerate(statements)}

    def teach(self, connection: Connection) -> None:
        """Let a new connection know them."""
        connection.prepare_threshold = None  # else psycopg drops all that is prepared at a rollback, and ours with it
        connection.execute("; ".join(f"PREPARE {name} AS {numbered(text)}" for text, name in self.names.items()))

    def call(self, statement: str, values: int) -> str:
        """How a statement is written in a message."""
        name = self.names.get(statement)
        return statement if name is None else f"EXECUTE {name}({', '.join(['%s'] * values)})"


class Message:
    """Statements in their order; the first that fails keeps the rest from being carried out."""

    def __init__(self, known: Prepared) -> None:
        self.known = known
        self.parts: list[str] = []
        self.values: list[object] = []

    def add(self, statement: str, *values: object) -> int:
        """The place of its rows among the answers."""
        self.parts.append(self.known.call(statement, len(values)))
        self.values += values
        return len(self.parts) - 1

    def send(self, connection: Connection) -> list[Rows]:
        """The rows of every statement, once all have been carried out."""
        with psycopg.ClientCursor(connection) as cursor:
            cursor.execute("; ".join(self.parts), self.values)
            answers = [rows_of(cursor)]
            while cursor.nextset():
                answers.append(rows_of(cursor))
        return answers


def rows_of(cursor: psycopg.ClientCursor[tuple[Any, ...]]) -> Rows:
    return cursor.fetchall() if cursor.description is not None else []


def numbered(statement: str) -> str:
    """A statement with the places that PostgreSQL numbers itself."""
    first, *rest = statement.split("%s")
    return first + "".join(f"${at}{part}" for at, part in enumerate(rest, 1))
