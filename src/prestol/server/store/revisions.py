"""Which schemas this Prestol knows, and what to do with the one it finds. Cheap: alembic is loaded only to migrate."""

from __future__ import annotations

from prestol.server.store.errors import foreign_schema, newer_schema

REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008")
"""The schemas in order, as the migrations in `migrations/versions` make them."""

HEAD = REVISIONS[-1]

VERSION_TABLE = "schema_version"


def must_migrate(where: str, found: str | None, has_tables: bool) -> bool:
    """Whether a database needs migrations; StoreError where it is not for us.

    `found` is its revision, None where it has none; `has_tables` says whether anything else is in it.
    """
    if found == HEAD:
        return False
    if found is None:
        if has_tables:
            raise foreign_schema(where)
        return True
    if found not in REVISIONS:
        raise newer_schema(where, found, HEAD)
    return True
