"""Elections, and pretenders without an army (SMU-MSC)."""

from __future__ import annotations

from typing import Any

import pytest

from prestol.games.smuta.appear import ReturnPhase
from prestol.games.smuta.fate import Dying
from prestol.games.smuta.parts import PRETENDER, RETURN
from prestol.games.smuta.seasons import NextPhase
from tests.games.smuta.battlefield import MOSCOW, NOBLES, POLISH, REBEL, has_mark, host, number, smuta, where
from tests.games.smuta.council import after, army, bare, council, kinds, loyalty, personage, targets
from tests.games.smuta.table import go, hold, put
from tests.games.smuta.track import quiet
from tests.games.speaking import asked, offers, refused, say, told

REIGN: dict[str, Any] = {"tsar": "boris_godunov", "control": {"moscow": MOSCOW}}


# --- elections


@pytest.mark.rule("SMU-MSC-07", "SMU-SEQ-16", "SMU-R-41")
@pytest.mark.parametrize(("own", "other", "may"), [(4, 3, True), (4, 4, True), (3, 4, False)])
def test_the_caller_is_exceeded_by_nobody(own: int, other: int, may: bool) -> None:
    state = council({}, active=NOBLES, loyal={NOBLES: own, REBEL: other})
    assert ("call" in kinds(state)) == may
    if not may:
        assert refused(state, "call") == "SMU-MSC-07"


@pytest.mark.rule("SMU-MSC-08", "SMU-MSC-09", "SMU-R-41")
def test_every_party_throws_and_the_top_total_names_a_person() -> None:
    people = {"istoma_pashkov": army("tver"), "andrey_golitsyn": personage(), "ivan_bolotnikov": army("tula")}
    state = council(people, active=NOBLES, loyal={NOBLES: 5}, dice=(6, 6, 6, 1, 6))
    base = loyalty(state, NOBLES)
    say(state, "call")
    rolls = told(state, "election-roll")
    assert [roll["die"] for roll in rolls] == [6, 6, 6, 1, 6]
    assert rolls[NOBLES]["total"] == base + 1
    assert state.waiting == (NOBLES,)
    assert asked(state) == "name-pretender"
    assert offers(state) == {"name andrey_golitsyn", "done"}
    say(state, "name andrey_golitsyn")
    assert has_mark(state, "andrey_golitsyn", "pretender")
    assert host(state, "andrey_golitsyn") == "istoma_pashkov"


@pytest.mark.rule("SMU-R-41")
def test_equal_totals_throw_again() -> None:
    people = {"vasily_golitsyn": army("tver"), "false_dmitry_1": army("kaluga")}
    loyal = {MOSCOW: 5, POLISH: 1}
    state = council(people, loyal=loyal, dice=(3, 3, 1, 1, 1, 2, 5))
    assert loyalty(state, MOSCOW) == loyalty(state, POLISH) == 6
    say(state, "call")
    assert [(roll["seat"], roll["die"]) for roll in told(state, "election-roll")] == [
        (0, 3), (1, 3), (2, 1), (3, 1), (4, 1), (0, 2), (1, 5),
    ]  # fmt: skip
    assert state.waiting == (POLISH,)


@pytest.mark.rule("SMU-R-41")
def test_the_winner_may_decline_and_an_election_is_called_once() -> None:
    state = council({"fedor_sheremetev": army("tver")}, loyal={MOSCOW: 9}, dice=(6, 1, 1, 1, 1))
    say(state, "call", "done")
    assert not has_mark(state, "fedor_sheremetev", "pretender")
    assert told(state, "nobody-named")
    assert refused(state, "call") == "SMU-R-41"


@pytest.mark.rule("SMU-R-41", "SMU-MSC-09")
def test_a_winner_without_a_person_gets_nothing() -> None:
    state = council({"ivan_bolotnikov": army("tver")}, active=REBEL, loyal={REBEL: 9}, dice=(1, 1, 6, 1, 1))
    say(state, "call")
    assert asked(state) == "politics"
    assert told(state, "election-won") == [{"seat": REBEL}]


@pytest.mark.rule("SMU-MSC-11", "SMU-R-41")
def test_three_pretenders_are_enough() -> None:
    people = {
        "false_dmitry_1": army("tver", "pretender"),
        "vasily_golitsyn": army("kaluga", "pretender"),
        "vasily_shuisky": personage("track", "pretender"),
    }
    state = council(people, loyal={MOSCOW: 9})
    assert refused(state, "call") == "SMU-MSC-11"


@pytest.mark.rule("SMU-R-41", "SMU-MSC-09", "SMU-MSC-23", "SMU-CRD-27")
def test_who_is_eligible() -> None:
    people = {
        "boris_godunov": personage("box"),
        "ivan_romanov": personage("track"),
        "ivan_vorotynsky": personage("party", owner=MOSCOW),
        "filaret": personage("party", owner=MOSCOW),
        "mikhail_romanov": personage("party", owner=MOSCOW),
        "fedor_sheremetev": army("kaluga", "accused"),
        "false_dmitry_1": army("tver", owner=MOSCOW, winged_hussars=2),
        "false_dmitry_2": personage("false_dmitry_1", "pretender", owner=MOSCOW),
    }
    state = council(people, **REIGN, loyal={MOSCOW: 20}, dice=(6, 1, 1, 1, 1))
    say(state, "call")
    eligible = {"mikhail_romanov", "false_dmitry_1"}
    worth = smuta().parts.people.legitimacy[number("figure", "ivan_vorotynsky")]
    assert targets(state, "name") == eligible | ({"ivan_vorotynsky"} if worth >= 2 else set())
    assert refused(state, "name fedor_sheremetev") == "SMU-MSC-09"
    for who in ("boris_godunov", "ivan_romanov", "filaret", "false_dmitry_2", "tsarevich_petr"):
        assert refused(state, f"name {who}") == "SMU-R-41"


@pytest.mark.rule("SMU-MSC-10", "SMU-R-41")
def test_a_personage_needs_an_army_and_goes_into_one_at_once() -> None:
    people = {"andrey_golitsyn": personage(), "istoma_pashkov": army("tver"), "jan_sapieha": army("kaluga")}
    state = council(people, active=NOBLES, loyal={NOBLES: 9}, dice=(1, 1, 1, 6, 1))
    say(state, "call", "name andrey_golitsyn")
    assert asked(state) == "house-pretender"
    assert offers(state) == {"join andrey_golitsyn istoma_pashkov", "join andrey_golitsyn jan_sapieha"}
    assert refused(state, "join andrey_golitsyn ivan_bolotnikov") == "SMU-R-49"
    say(state, "join andrey_golitsyn jan_sapieha")
    assert host(state, "andrey_golitsyn") == "jan_sapieha"
    assert asked(state) == "politics"
    alone = council({"andrey_golitsyn": personage()}, active=NOBLES, loyal={NOBLES: 9}, dice=(1, 1, 1, 6, 1))
    say(alone, "call")
    assert asked(alone) == "politics"


@pytest.mark.rule("SMU-MSC-10")
def test_a_personage_without_an_army_to_join_is_refused() -> None:
    people = {
        "andrey_golitsyn": personage(),
        "istoma_pashkov": army("tula", "inside"),
        "mikhail_romanov": personage("istoma_pashkov", owner=NOBLES),
        "ivan_bolotnikov": army("tula"),
    }
    state = council(people, active=NOBLES, loyal={NOBLES: 9}, control={"tula": NOBLES}, dice=(1, 1, 1, 6, 1))
    say(state, "call")
    assert targets(state, "name") == {"mikhail_romanov"}
    assert refused(state, "name andrey_golitsyn") == "SMU-MSC-10"


@pytest.mark.rule("SMU-R-41")
def test_an_army_in_a_besieged_fortress_is_no_army_to_join() -> None:
    people = {
        "andrey_golitsyn": personage(),
        "istoma_pashkov": army("tula", "inside"),
        "ivan_bolotnikov": army("tula"),
    }
    state = council(people, active=NOBLES, loyal={NOBLES: 9}, control={"tula": NOBLES}, dice=(1, 1, 1, 6, 1))
    say(state, "call")
    assert asked(state) == "politics"


# --- pretenders without an army


@pytest.mark.rule("SMU-R-42", "SMU-R-50")
def test_a_pretender_whose_commander_dies_waits_and_is_put_into_an_army_when_there_is_one() -> None:
    people = {"andrey_golitsyn": personage("istoma_pashkov", "pretender"), "istoma_pashkov": army("tver")}
    state = bare(people, active=NOBLES)
    after(state, Dying(number("figure", "istoma_pashkov"), state.seats))
    assert where(state, "andrey_golitsyn") == "party"
    assert has_mark(state, "andrey_golitsyn", "pretender")
    assert "send" not in kinds(state)
    people = {"andrey_golitsyn": personage("party", "pretender"), "jan_sapieha": army("kaluga")}
    state = council(people, active=NOBLES)
    assert host(state, "andrey_golitsyn") == "jan_sapieha"


@pytest.mark.rule("SMU-R-42")
def test_with_another_army_the_pretender_is_put_into_it_at_once_in_anybodys_phase() -> None:
    people = {
        "andrey_golitsyn": personage("istoma_pashkov", "pretender"),
        "istoma_pashkov": army("tver"),
        "jan_sapieha": army("kaluga"),
        "prokopy_lyapunov": army("kursk"),
    }
    state = after(bare(people, active=MOSCOW), Dying(number("figure", "istoma_pashkov"), 5))
    assert state.waiting == (NOBLES,)
    assert offers(state) == {"join andrey_golitsyn jan_sapieha", "join andrey_golitsyn prokopy_lyapunov"}
    say(state, "join andrey_golitsyn prokopy_lyapunov")
    assert host(state, "andrey_golitsyn") == "prokopy_lyapunov"
    assert state.waiting == (MOSCOW,)


@pytest.mark.rule("SMU-R-42", "SMU-MSC-03", "SMU-MSC-10")
def test_a_pretender_goes_to_a_commander_who_returns_and_can_be_proclaimed_in_the_same_season() -> None:
    state = quiet(cell=21)
    hold(state, POLISH, "moscow")
    put(state, "vladislav", "party", owner=POLISH, marks=PRETENDER)
    put(state, "roman_rozynski", "track", {"reiters": 2}, cell=21)
    state.first = POLISH
    go(state, NextPhase(RETURN, 0))
    say(state, "place roman_rozynski moscow")
    assert host(state, "vladislav") == "roman_rozynski"
    assert asked(state) == "politics"
    assert "proclaim vladislav" in offers(state)


@pytest.mark.rule("SMU-R-42", "SMU-MSC-10")
def test_a_pretender_who_returns_first_still_goes_to_the_commander_who_returns_after_him() -> None:
    state = quiet(cell=21)
    hold(state, POLISH, "moscow")
    put(state, "vladislav", "track", owner=POLISH, marks=PRETENDER, cell=21)
    put(state, "roman_rozynski", "track", {"reiters": 2}, cell=21)
    go(state, ReturnPhase(POLISH))
    say(state, "leave vladislav", "place roman_rozynski moscow")
    assert host(state, "vladislav") == "roman_rozynski"


@pytest.mark.rule("SMU-R-42", "SMU-MSC-03")
def test_a_pretender_is_in_his_army_before_it_is_noted_who_may_be_proclaimed() -> None:
    people = {"roman_rozynski": army("moscow"), "vladislav": personage("party", "pretender", owner=POLISH)}
    state = council(people, active=POLISH, control={"moscow": POLISH})
    assert host(state, "vladislav") == "roman_rozynski"
    assert "proclaim vladislav" in offers(state)


@pytest.mark.rule("SMU-R-41")
def test_nobody_in_an_army_beside_the_board_is_named() -> None:
    people = {
        "jakob_delagardie": army("beside", owner=REBEL),
        "karl_philip": personage("jakob_delagardie", owner=REBEL),
    }
    state = council(people, active=REBEL, loyal={REBEL: 9}, dice=(6, 6, 6, 6, 6))
    say(state, "call")
    assert "name karl_philip" not in offers(state)
