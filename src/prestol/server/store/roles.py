"""Who looks after the server: set from the command line, while the server runs. It counts from the next request on."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

from prestol.library.extras import needing
from prestol.server.people.names import skeleton
from prestol.server.people.person import ADMIN
from prestol.server.store import statements as sql
from prestol.server.store.address import Address, read_address
from prestol.server.store.errors import SQLITE_ERRORS, StoreError, explain_sqlite
from prestol.server.store.moderation import AUDIT, AuditRecord
from prestol.server.store.people import ADMINS, LIKE, SET_ROLE, NameRecord
from prestol.server.store.records import PersonRecord
from prestol.server.store.revisions import must_migrate
from prestol.server.store.sqlite import connect, revision_of
from prestol.server.tables.clocks import now

CONSOLE = "console"
"""Who acts from the command line, in the audit log."""

Run = Callable[..., list[Any]]
"""Runs a statement; its rows, if it has any."""


def admins(url: str) -> list[str]:
    """The names of those who look after the server."""
    with opened(url) as run:
        return [PersonRecord(*row).name for row in run(ADMINS)]


def set_admin(url: str, name: str, given: bool) -> str:
    """Give an account the role of an administrator, or take it away; its name as it is written."""
    with opened(url) as run:
        held = [NameRecord(*row) for row in run(LIKE, skeleton(name), f"{skeleton(name)} %")]
        held.sort(key=lambda one: one.name.casefold() != name.casefold())
        found = [PersonRecord(*row) for one in held for row in run(sql.PERSON, one.person)]
        account = next((one for one in found if one.kind == "account"), None)
        if account is None:
            raise StoreError("fault-admin-nobody", name=name)
        if bool(account.role) == given:
            raise StoreError("fault-admin-already" if given else "fault-admin-not", name=account.name)
        run(SET_ROLE, ADMIN if given else "", account.id)
        action = "grant-admin" if given else "revoke-admin"
        run(AUDIT, *sql.row_of(AuditRecord(secrets.token_hex(8), now(), CONSOLE, action, account.id)))
        return account.name


@contextmanager
def opened(url: str) -> Iterator[Run]:
    """A way to run statements in one transaction, on a database that has our schema."""
    address = read_address(url)
    if address.path is None:
        with needing("postgres"):
            from prestol.server.store.archive_postgres import postgres, ready

        with postgres(address) as connection:
            ready(address, connection)
            yield lambda statement, *values: rows_of(connection.execute(sql.translated(statement), values))
        return
    with sqlite(address) as file:
        yield lambda statement, *values: rows_of(file.execute(statement, values))


def rows_of(cursor: Any) -> list[Any]:
    return list(cursor.fetchall()) if cursor.description else []


@contextmanager
def sqlite(address: Address) -> Iterator[Any]:
    path = address.path
    assert path is not None
    if not path.is_file():
        raise StoreError("fault-store-none", where=str(path))
    try:
        with closing(connect(path)) as connection:
            if must_migrate(str(path), *revision_of(connection)):
                raise StoreError("fault-store-old", where=str(path))
            connection.execute("BEGIN IMMEDIATE")
            yield connection
            connection.execute("COMMIT")
    except SQLITE_ERRORS as error:
        raise explain_sqlite(error, str(path)) from None
