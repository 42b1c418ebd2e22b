"""Databases for the tests of the server: the same tests run on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from prestol.server.store import open_store
from tests.server.postgres import database, postgres


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The URL of a PostgreSQL on which databases may be made."""
    with postgres() as url:
        yield url


@pytest.fixture(scope="session")
def postgres_template(postgres_server: str) -> Iterator[str]:
    """A database with the schema and nothing in it, to be copied."""
    with database(postgres_server) as url:
        asyncio.run(open_and_close(url))
        yield url


async def open_and_close(url: str) -> None:
    store = open_store(url)
    await store.open()
    await store.close()


@pytest.fixture
def postgres_url(postgres_server: str, postgres_template: str) -> Iterator[str]:
    """A database of PostgreSQL with the schema."""
    with database(postgres_server, postgres_template) as url:
        yield url


@pytest.fixture
def second_postgres_url(postgres_server: str) -> Iterator[str]:
    """Another database of PostgreSQL, empty."""
    with database(postgres_server) as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'prestol.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """One database of each kind."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found
