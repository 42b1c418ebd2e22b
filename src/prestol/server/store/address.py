"""Which database a URL names."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from prestol.server.store.errors import StoreError, without_password


class Address(Struct, frozen=True):
    """A SQLite file, or where there is no path a database of PostgreSQL."""

    url: str
    path: Path | None = None

    @property
    def shown(self) -> str:
        """The address as it may be shown."""
        return str(self.path) if self.path is not None else without_password(self.url)


def read_address(url: str) -> Address:
    """`sqlite:///file`, `sqlite:////absolute/file` or `postgresql://…`; anything else is a StoreError."""
    scheme, mark, rest = url.partition("://")
    if mark and scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        return Address(url, Path(rest[1:]).expanduser())
    if mark and scheme in ("postgresql", "postgres") and rest:
        return Address(url)
    raise StoreError("fault-store-address", where=without_password(url))
