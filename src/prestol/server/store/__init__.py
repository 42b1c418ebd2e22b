"""Where tables, people and logs are stored durably: in a SQLite file, or in PostgreSQL."""

from __future__ import annotations

from prestol.library.extras import needing
from prestol.server.store.address import read_address
from prestol.server.store.base import Store
from prestol.server.store.errors import StoreError

__all__ = ["Store", "StoreError", "open_store"]


def open_store(url: str) -> Store:
    """The store that a URL names, not yet opened."""
    address = read_address(url)
    if address.path is not None:
        from prestol.server.store.sqlite import SqliteStore

        return SqliteStore(address.path)
    with needing("postgres"):
        from prestol.server.store.postgres import PostgresStore

    return PostgresStore(address.url)
