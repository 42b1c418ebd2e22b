"""Help from strong bots is for those who play alone: among people it would be unfair."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.place import place
from tests.server.players import four_at_table

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("level", ["strong", "expert"])
async def test_among_people_a_seat_is_handed_to_the_quick_bot_alone(tmp_path: Path, level: str) -> None:
    async with place(tmp_path) as here:
        _, _, lines = await four_at_table(here)
        seat = lines[0].now["waiting"][0]
        refused = await lines[seat].ask("hand", seat=seat, level=level)
        assert (refused["type"], refused["key"]) == ("refused", "hand-unfair")
        assert "casual" in refused["sentence"]["en"] and "casual" in refused["sentence"]["ru"]
        assert lines[seat].now["seats"][seat]["bot"] is None
        assert (await lines[seat].ask("hand", seat=seat, level="casual"))["type"] == "done"


async def test_whoever_plays_alone_hands_the_seat_to_any_bot(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        made = await anna.table("me", "casual", "casual", start=True, options={"first_player": "seat_2"})
        line = await anna.sit(made["table"]["id"])
        assert (await line.ask("hand", seat=0, level="strong"))["type"] == "done"
        assert line.now["seats"][0]["bot"] == "strong"
