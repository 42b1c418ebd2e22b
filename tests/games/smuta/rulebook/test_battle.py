"""Battles (SMU-BAT): rounds, tables, losses, and what becomes of winner and loser."""

from __future__ import annotations

import pytest

from tests.games.smuta.battlefield import (
    MOSCOW,
    POLISH,
    Army,
    cell,
    field,
    units,
    victories,
    where,
)
from tests.games.speaking import asked, offers, say, told

rule = pytest.mark.rule

DMITRY: Army = {"at": "kozelsk", "units": {"mounted_cossack": 5, "winged_hussars": 2}}
MSTISLAVSKY: Army = {"at": "kaluga", "units": {"moscow_streltsy": 1, "town_streltsy": 1, "noble_cavalry": 3}}


@rule("SMU-X-06", "SMU-BAT-04", "SMU-BAT-05", "SMU-BAT-06", "SMU-BAT-09", "SMU-BAT-10", "SMU-BAT-12", "SMU-BAT-13")
@rule("SMU-BAT-14", "SMU-BAT-17", "SMU-BAT-18", "SMU-BAT-22", "SMU-MSC-22", "SMU-R-01", "SMU-R-62")
def test_the_battle_of_the_rulebook_with_its_dice() -> None:
    state = field(
        {"false_dmitry_1": DMITRY, "fedor_mstislavsky": MSTISLAVSKY},
        seats=2,
        active=POLISH,
        dice=(3, 3, 3, 4, 6, 4),
    )
    say(state, "take false_dmitry_1", "go kaluga")
    assert asked(state) == "attacked"
    assert offers(state) == {"stand", "evade", "concede"}
    say(state, "evade")
    assert told(state, "is-caught") == [{"seat": MOSCOW, "die": 3, "total": 1}]
    say(state, "stand", "stand")
    assert told(state, "advantage") == [{"seat": POLISH, "total": 6, "other": 5}]
    say(state, "strike-first melee")
    assert [hit["count"] for hit in told(state, "hit")] == [1, 3]
    say(state, "0 lose fedor_mstislavsky noble_cavalry")
    for _ in range(3):
        say(state, "1 lose false_dmitry_1 mounted_cossack")
    assert told(state, "rout") == [{"seat": MOSCOW}]
    assert units(state, "false_dmitry_1") == {"mounted_cossack": 2, "winged_hussars": 2}
    say(state, "0 lose fedor_mstislavsky moscow_streltsy", "0 lose fedor_mstislavsky noble_cavalry")
    say(state, "0 lose fedor_mstislavsky noble_cavalry")
    assert where(state, "fedor_mstislavsky") == "track"
    assert cell(state, "fedor_mstislavsky") == 2
    assert units(state, "fedor_mstislavsky") == {"town_streltsy": 1}
    assert where(state, "false_dmitry_1") == "kaluga"
    assert victories(state, POLISH) == 1
    assert told(state, "victory") == [{"seat": POLISH, "rival": MOSCOW, "count": 1}]
