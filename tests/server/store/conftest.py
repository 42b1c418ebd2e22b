from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from prestol.server.store import open_store
from prestol.server.store.base import Store


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An empty store, opened."""
    opened = open_store(url)
    await opened.open()
    yield opened
    await opened.close()
