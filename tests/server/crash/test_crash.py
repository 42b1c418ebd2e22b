"""A short ordeal on each database; the long one is `make crash-test`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.crash.ordeal import Ordeal
from tests.server.crash.players import Sitting

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_nothing_is_lost_or_doubled_when_the_server_is_killed(url: str, tmp_path: Path) -> None:
    ordeal = Ordeal(url, tmp_path, kills=3, tables=4, seed=1682)
    counts = await ordeal.run(lambda _line: None)
    assert counts["confirmed move"] > 20
    assert counts["broken lines"] > 3
    assert counts["replayed moves"] >= counts["confirmed move"]
    await see_through_lies(ordeal)


async def see_through_lies(ordeal: Ordeal) -> None:
    """The proof itself must notice what it is there to notice."""
    sitting = next(one for one in ordeal.sittings if any(id.startswith("move") for id in one.done))
    id = next(id for id in sitting.done if id.startswith("move"))

    def lose() -> None:
        sitting.done[id] = max(sitting.log) + 1

    def double() -> None:
        sitting.refused[id] = "stale"

    def change() -> None:
        sitting.sent[id] = {**sitting.sent[id], "move": "raise nobody"}

    for lie in (lose, double, change):
        await notice(ordeal, sitting, lie)
    talker = next(one for one in ordeal.sittings if any(id.startswith("say") for id in one.done))
    said = next(id for id in talker.done if id.startswith("say"))

    def misquote() -> None:
        talker.sent[said] = {**talker.sent[said], "text": "something else"}

    await notice(ordeal, talker, misquote)


async def notice(ordeal: Ordeal, sitting: Sitting, lie: Callable[[], None]) -> None:
    kept = (dict(sitting.done), dict(sitting.refused), dict(sitting.sent))
    lie()
    with pytest.raises((AssertionError, KeyError)):
        await ordeal.check()
    sitting.done, sitting.refused, sitting.sent = kept
