"""Recruiting (SMU-REC): the die and its bonuses, prices, places and limits."""

from __future__ import annotations

from typing import Any

import pytest

from prestol.games.smuta.parts import NO_RECRUITING, UNTIL_SEASON
from prestol.games.smuta.state import Smuta
from tests.games.smuta.battlefield import (
    MOSCOW,
    POLISH,
    SHUISKY,
    Army,
    field,
    has_mark,
    number,
    units,
)
from tests.games.speaking import asked, offers, refused, say, told

rule = pytest.mark.rule

COSTS = {
    "mounted_cossack": 3,
    "foot_cossack": 3,
    "noble_cavalry": 4,
    "town_streltsy": 5,
    "siege": 6,
    "german_infantry": 7,
    "reiters": 8,
    "artillery": 8,
}
BASMANOV: Army = {"at": "tula", "units": {"noble_cavalry": 1}}
"""He may raise everything but what is Polish; his army has room for eight."""


def recruiting(name: str, army: Army, *dice: int, others: dict[str, Army] | None = None, **at: Any) -> Smuta:
    """A commander has declared that he recruits."""
    state = field({name: army} | (others or {}), dice=dice, **at)
    say(state, f"take {name}", "recruit")
    return state


def points(state: Smuta) -> int:
    (roll,) = told(state, "recruit-roll")
    return int(roll["total"])


def goods(state: Smuta) -> set[str]:
    return {words.partition(" ")[2] for words in offers(state) if words.startswith("buy ")}


@rule("SMU-REC-01", "SMU-REC-02", "SMU-REC-03", "SMU-REC-04", "SMU-REC-07")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("with_minin", [False, True])
def test_the_points_buy_what_they_pay_for(die: int, with_minin: bool) -> None:
    minin: Army = {"at": "army", "host": "petr_basmanov", "owner": MOSCOW}
    state = recruiting("petr_basmanov", BASMANOV, die, others={"kuzma_minin": minin} if with_minin else {})
    assert points(state) == die + (2 if with_minin else 0)
    assert goods(state) == {good for good, cost in COSTS.items() if cost <= points(state)}


@rule("SMU-REC-02", "SMU-REC-09")
def test_any_mix_within_the_points_the_rest_is_lost() -> None:
    state = recruiting("petr_basmanov", BASMANOV, 6)
    say(state, "buy foot_cossack")
    assert goods(state) == {"mounted_cossack", "foot_cossack"}
    say(state, "buy mounted_cossack")
    assert asked(state) == "war"
    assert units(state, "petr_basmanov") == {"noble_cavalry": 1, "foot_cossack": 1, "mounted_cossack": 1}
    spared = recruiting("petr_basmanov", BASMANOV, 6)
    say(spared, "done")
    assert units(spared, "petr_basmanov") == {"noble_cavalry": 1}


@rule("SMU-REC-02")
def test_a_roll_that_buys_nothing_ends_the_recruiting() -> None:
    state = recruiting("petr_basmanov", BASMANOV, 2)
    assert asked(state) == "war"
    assert offers(state) == {"done"}


@rule("SMU-REC-07", "SMU-REC-08", "SMU-CMP-12", "SMU-R-53")
def test_the_card_of_the_commander_and_the_supply_set_limits() -> None:
    full = recruiting("petr_basmanov", BASMANOV | {"units": {"noble_cavalry": 8}}, 6)
    assert goods(full) == {"siege"}
    horn: Army = {"at": "novgorod", "units": {"reiters": 1}, "owner": SHUISKY}
    swede = recruiting("evert_horn", horn, 6, active=SHUISKY)
    assert points(swede) == 8
    assert goods(swede) == {"german_infantry", "reiters", "artillery", "siege"}
    hoard: dict[str, Army] = {
        "vasily_golitsyn": {"at": "moscow", "units": {"noble_cavalry": 20}},
        "fedor_sheremetev": {"at": "moscow", "units": {"noble_cavalry": 19}},
    }
    short = recruiting("petr_basmanov", BASMANOV, 4, others=hoard)
    assert "noble_cavalry" not in goods(short)
    assert not any(words.startswith(("lose", "leave")) for words in offers(short))


@rule("SMU-REC-03")
def test_polish_infantry_is_raised_in_poland_only() -> None:
    at_home = recruiting("jan_sapieha", {"at": "orsha", "units": {"reiters": 1}, "owner": POLISH}, 4, active=POLISH)
    abroad = recruiting("jan_sapieha", {"at": "smolensk", "units": {"reiters": 1}, "owner": POLISH}, 4, active=POLISH)
    assert "polish_infantry" in goods(at_home)
    assert "polish_infantry" not in goods(abroad)


@rule("SMU-REC-10", "SMU-R-24", "SMU-MSC-24")
@pytest.mark.parametrize(
    ("point", "walled", "allowed"),
    [
        ("tula", False, True),
        ("moscow", False, True),
        ("tver", False, True),
        ("orel", False, False),
        ("orel", True, True),
    ],
)
def test_ordnance_is_raised_in_fortresses_and_towns_with_points(point: str, walled: bool, allowed: bool) -> None:
    minin: Army = {"at": "army", "host": "petr_basmanov", "owner": MOSCOW}
    state = recruiting(
        "petr_basmanov",
        BASMANOV | {"at": point},
        6,
        others={"kuzma_minin": minin},
        walled=[point] if walled else [],
    )
    assert points(state) == 8
    assert ({"artillery", "siege"} <= goods(state)) == allowed
    assert ({"artillery", "siege"} & goods(state) != set()) == allowed


@rule("SMU-REC-11", "SMU-REC-13", "SMU-MSC-25")
def test_one_artillery_and_one_siege_marker_which_is_no_unit() -> None:
    minin: Army = {"at": "army", "host": "petr_basmanov", "owner": MOSCOW}
    palitsyn: Army = {"at": "army", "host": "petr_basmanov", "owner": MOSCOW}
    company = {"kuzma_minin": minin, "avraamy_palitsyn": palitsyn}
    armed = BASMANOV | {"units": {"noble_cavalry": 1, "artillery": 1}}
    state = recruiting("petr_basmanov", armed, 6, others=company)
    assert points(state) == 9
    assert "artillery" not in goods(state)
    say(state, "buy siege")
    assert has_mark(state, "petr_basmanov", "siege")
    assert units(state, "petr_basmanov") == {"noble_cavalry": 1, "artillery": 1}
    laid = recruiting("petr_basmanov", BASMANOV | {"marks": ["laid"]}, 6)
    assert "siege" not in goods(laid)


@rule("SMU-REC-12", "SMU-MSC-21")
@pytest.mark.parametrize(
    ("point", "bonus"), [("koporye", 2), ("pskov", 2), ("novgorod", 2), ("tver", 0), ("tikhvin", 0)]
)
def test_swedes_add_two_in_the_north(point: str, bonus: int) -> None:
    horn: Army = {"at": point, "units": {"reiters": 1}, "owner": SHUISKY}
    assert points(recruiting("evert_horn", horn, 1, active=SHUISKY)) == 1 + bonus
    russian = recruiting("petr_basmanov", BASMANOV | {"at": point}, 1)
    assert points(russian) == 1


@rule("SMU-REC-13")
def test_detachments_cannot_recruit() -> None:
    state = field({"shishi": {"at": "tula", "owner": MOSCOW}})
    say(state, "take shishi")
    assert "recruit" not in offers(state)
    assert refused(state, "recruit")


@rule("SMU-SIE-08")
def test_recruiting_goes_on_during_a_siege() -> None:
    inside: Army = {"at": "tula", "units": {"town_streltsy": 1}, "marks": ["inside"]}
    state = recruiting("petr_basmanov", BASMANOV | {"marks": ["laid"]}, 6, others={"ivan_bolotnikov": inside})
    say(state, "buy noble_cavalry")
    assert has_mark(state, "petr_basmanov", "laid")


@rule("SMU-MOV-14")
def test_a_card_may_forbid_it() -> None:
    famine = (NO_RECRUITING, number("figure", "petr_basmanov"), 1, UNTIL_SEASON)
    state = field({"petr_basmanov": BASMANOV}, effects=[famine])
    say(state, "take petr_basmanov")
    assert "recruit" not in offers(state)


# --- the administrative resource


@rule("SMU-REC-05", "SMU-REC-06", "SMU-X-03", "SMU-GLO-05", "SMU-R-23")
def test_the_resource_of_one_commander_is_named_before_the_first_die() -> None:
    golitsyn: Army = {"at": "moscow", "units": {"noble_cavalry": 1}}
    state = recruiting("petr_basmanov", BASMANOV, 4, 4, others={"vasily_golitsyn": golitsyn}, victories={MOSCOW: 6})
    assert asked(state) == "resource"
    assert offers(state) == {"resource petr_basmanov", "resource vasily_golitsyn", "done"}
    say(state, "resource petr_basmanov")
    assert points(state) == 5
    say(state, "done", "take vasily_golitsyn", "recruit")
    assert points(state) == 4


@rule("SMU-REC-06", "SMU-R-23")
def test_another_may_be_named_and_recruit_later_or_nobody() -> None:
    golitsyn: Army = {"at": "moscow", "units": {"noble_cavalry": 1}}
    others = {"vasily_golitsyn": golitsyn}
    state = recruiting("petr_basmanov", BASMANOV, 4, 4, others=others, victories={MOSCOW: 10})
    say(state, "resource vasily_golitsyn")
    assert points(state) == 4
    say(state, "done", "take vasily_golitsyn", "recruit")
    assert points(state) == 6
    nobody = recruiting("petr_basmanov", BASMANOV, 4, 4, others=others, victories={MOSCOW: 10})
    say(nobody, "done", "done", "take vasily_golitsyn", "recruit")
    assert points(nobody) == 4


@rule("SMU-REC-05")
@pytest.mark.parametrize(("markers", "bonus"), [(3, 0), (4, 1), (9, 1), (10, 2), (17, 3), (24, 4)])
def test_the_bonus_stands_on_the_track_of_victory_points(markers: int, bonus: int) -> None:
    state = recruiting("petr_basmanov", BASMANOV, 1, victories={MOSCOW: markers})
    say(state, "resource petr_basmanov")
    assert points(state) == 1 + bonus


@rule("SMU-REC-06")
def test_a_party_that_cannot_reach_the_first_field_is_not_asked() -> None:
    assert points(recruiting("petr_basmanov", BASMANOV, 3, victories={MOSCOW: 0})) == 3


@rule("SMU-R-23")
@pytest.mark.parametrize(("period", "again"), [("season", True), ("year", False)])
def test_the_resource_serves_once_a_phase_or_by_the_option_once_a_year(period: str, again: bool) -> None:
    state = recruiting("petr_basmanov", BASMANOV, 2, victories={MOSCOW: 6}, options={"resource_period": period})
    say(state, "resource petr_basmanov")
    while state.now == 0:
        say(state, "done")
    while asked(state) != "war" or state.waiting != (MOSCOW,):
        say(state, "done")
    say(state, "take petr_basmanov", "recruit")
    assert (asked(state) == "resource") == again


@pytest.mark.rule("SMU-REC-06", "SMU-R-23")
def test_after_the_first_die_no_resource_is_named() -> None:
    armies: dict[str, Army] = {
        "petr_basmanov": BASMANOV,
        "vasily_golitsyn": {"at": "tver", "units": {"noble_cavalry": 1}},
    }
    state = field(armies, dice=(1, 1))
    say(state, "take petr_basmanov", "recruit")
    assert asked(state) == "war", "without points there is none, and one buys nothing"
    state.victories[MOSCOW] = 9
    say(state, "take vasily_golitsyn", "recruit")
    assert asked(state) != "resource"
