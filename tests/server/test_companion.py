"""The companion over HTTP: whole games are sent, nothing is stored, mistakes lose nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from prestol.engine.chance import stream
from tests.games.rurik.companion_mirror import Mirror
from tests.games.rurik.test_companion_mirror import play_out
from tests.server.place import place

pytestmark = pytest.mark.anyio

CALL = "/api/companion/rurik"
BEGIN = {"difficulty": "easy", "leader": "boris", "seed": "1"}


async def test_a_game_is_played_entry_by_entry(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        told = await anna.call("POST", CALL, begin=BEGIN)
        assert told["screen"]["ask"] == "deploy"
        assert "Put Sviatopolk and 2 rebels in Kiev." in [task["do"]["text"]["en"] for task in told["tasks"]]
        assert "Поставьте Святополка и 2 мятежников в Киев." in [task["do"]["text"]["ru"] for task in told["tasks"]]
        free = told["screen"]["about"]["regions"]
        entries: list[dict[str, Any]] = [{"do": "deploy", "troops": {free[0]: 3}, "leader": free[0]}]
        entries.append({"do": "place", "advisor": "adv_1", "banner": "tax"})
        same = {"rules": told["rules"], "content": told["content"]}
        after = await anna.call("POST", CALL, begin=BEGIN, entries=entries, **same)
        assert after["screen"]["ask"] == "place"
        (task,) = after["tasks"]
        assert task["do"]["rule"] == "RUR-SOL-19"
        assert task["why"][0]["rule"] == "RUR-SOL-17"


async def test_a_whole_game_has_room_and_ends(tmp_path: Path) -> None:
    mirror = Mirror("sent", "very_hard")
    play_out(mirror, stream("sent"))
    assert mirror.companion is not None
    saved = mirror.companion.saved()
    score = {"do": "score", "points": 50, "war": 0}
    fixes = [{"do": "fix", "changes": [{"what": "coin", "by": 1}, {"what": "coin", "by": -1}]}] * 300
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        told = await anna.call("POST", CALL, begin=saved.begin, entries=[*saved.entries, *fixes, score])
        assert told["screen"]["result"]["won"] is True
        await anna.call("POST", CALL, status=413, begin=saved.begin, entries=fixes * 20)


async def test_a_whole_game_counts_as_several_calls(tmp_path: Path) -> None:
    """It takes as long as many of them: with twenty a second one person could take all of the server's time."""
    async with place(tmp_path, person_rate=0, person_burst=25) as here:
        anna = await here.guest("Anna")
        statuses = [(await anna.http.post(CALL, json={"begin": BEGIN, "entries": []})).status_code for _ in range(2)]
        statuses.append(
            (await anna.http.post(CALL.replace("/api/", "/api//"), json={"begin": BEGIN, "entries": []})).status_code
        )
        assert statuses == [200, 200, 429], "also where it is written in another way"
        assert (await anna.http.get("/api/me")).status_code == 200


async def test_mistakes_are_sentences_in_both_languages(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        wrong = {"do": "deploy", "troops": {"kiev": 3}, "leader": "kiev"}
        refused = await anna.call("POST", CALL, status=409, begin=BEGIN, entries=[wrong])
        assert refused["key"] == "companion-refused"
        assert refused["sentence"]["en"].endswith("(RUR-SOL-11)")
        assert refused["sentence"]["ru"] != refused["sentence"]["en"]
        fix = {"do": "fix", "changes": [{"what": "troop", "region": "volyn", "by": -1}]}
        few = await anna.call("POST", CALL, status=409, begin=BEGIN, entries=[fix])
        assert few["sentence"] == {
            "en": "Volyn: fewer pieces stand there than you take away.",
            "ru": "Волынь: там меньше фигур, чем вы убираете.",
        }
        damaged = await anna.call("POST", CALL, status=400, begin=BEGIN, entries=[wrong, wrong])
        assert damaged["sentence"]["en"].startswith("Entry 1 of the saved game makes no sense: ")
        await anna.call("POST", CALL, status=409, begin={"difficulty": "mild", "leader": "boris"})
        await anna.call("POST", CALL, status=400, entries=[])
        none = await anna.call("POST", "/api/companion/tsar", status=404, begin={})
        assert none["key"] == "no-companion"
        await anna.call("POST", "/api/companion/chess", status=404, begin={})
