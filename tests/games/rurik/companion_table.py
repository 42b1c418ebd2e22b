"""Companions for the tests: games begun, under way and whole, and what they show and refuse."""

from __future__ import annotations

from typing import Any

import pytest

from prestol.engine.chance import stream
from prestol.engine.companion import Companion
from prestol.engine.errors import IllegalMove, PrestolError
from prestol.games.rurik.edge.companion import RurikCompanion
from tests.games.rurik.companion_mirror import GAME, Mirror
from tests.games.rurik.test_companion_mirror import play_out


def begun(**wishes: Any) -> RurikCompanion:
    return RurikCompanion(GAME, {"difficulty": "easy", "leader": "boris", "seed": "1", **wishes})


def deployed(**wishes: Any) -> RurikCompanion:
    companion = begun(**wishes)
    regions = companion.screen()["about"]["regions"]
    companion.enter({"do": "deploy", "troops": {regions[0]: 2, regions[1]: 1}, "leader": regions[0]})
    return companion


def acting(**wishes: Any) -> RurikCompanion:
    """In the action phase of the first round, on the person's turn."""
    companion = deployed(**wishes)
    while companion.screen()["ask"] == "place":
        about = companion.screen()["about"]
        companion.enter({"do": "place", "advisor": about["advisors"][0], "banner": about["banners"][0]})
    return companion


def fault(companion: Companion, **entry: Any) -> str:
    """The key of what an entry is refused for; nothing has changed then."""
    before = (companion.screen(), len(companion.entries))
    with pytest.raises(PrestolError) as refused:
        companion.enter(entry)
    assert (companion.screen(), len(companion.entries)) == before
    assert str(refused.value).endswith((".", ")"))
    return refused.value.refusal.key if isinstance(refused.value, IllegalMove) else refused.value.key


def region(companion: Companion, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in companion.screen()["regions"] if one["id"] == id)
    return found


def whole_game(difficulty: str = "hard", cards: str = "box", seed: str = "whole") -> Companion:
    mirror = Mirror(seed, difficulty, cards)
    play_out(mirror, stream(seed))
    assert mirror.companion is not None
    return mirror.companion
