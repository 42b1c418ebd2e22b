"""Winning towns over (SMU-CTL) and control by presence."""

from __future__ import annotations

import pytest

from tests.games.smuta.battlefield import MOSCOW, NOBLES, POLISH, REBEL, Army, has_mark, smuta, where, with_dice
from tests.games.smuta.council import NOBODY, SOVEREIGN, army, council, holder, kinds, personage, points, targets
from tests.games.speaking import asked, offers, refused, say, told

TABLES = ["volga", "west", "north_east", "south", "north", "fortresses"]
NAMED = {
    "volga": ["kostroma", "tver", "uglich", "yaroslavl"],
    "west": ["rzhev", "mozhaysk", "vyazma", "kaluga"],
    "north_east": ["kolomna", "murom", "suzdal", "vladimir"],
    "south": ["belgorod", "voronezh", "kursk", "chernigov"],
    "north": ["ustyuzhna", "vologda", "beloozero", "galich"],
}
PRICES = {"volga": 5, "west": 3, "north_east": 3, "south": 3, "north": 3, "fortresses": 8}


@pytest.mark.rule("SMU-CTL-04", "SMU-CTL-05", "SMU-SEQ-13", "SMU-R-28")
@pytest.mark.parametrize("loyal", range(12))
def test_a_table_is_open_while_its_price_fits(loyal: int) -> None:
    state = council({}, loyal={MOSCOW: loyal})
    assert targets(state, "win") == {table for table in TABLES if PRICES[table] <= loyal}


@pytest.mark.rule("SMU-CTL-05", "SMU-R-28", "SMU-SEQ-10")
def test_the_prices_of_a_phase_add_up_and_the_legitimacy_of_the_moment_counts() -> None:
    state = council({"boris_godunov": personage("box")}, tsar="boris_godunov", loyal={MOSCOW: 8}, dice=(1, 1, 1))
    before = state.view()["legitimacy"][MOSCOW]
    say(state, "win volga")
    assert state.view()["legitimacy"][MOSCOW] == before
    assert state.view()["spent"] == 5
    assert targets(state, "win") == {table for table in TABLES if PRICES[table] <= before - 5}
    assert refused(state, "win fortresses") == "SMU-CTL-05"
    state.year_legitimacy[MOSCOW] += 4
    assert "fortresses" in targets(state, "win")


@pytest.mark.rule("SMU-CTL-03", "SMU-CTL-10")
@pytest.mark.parametrize("table", NAMED)
@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_names_the_town(table: str, die: int) -> None:
    state = council({}, loyal={MOSCOW: 5}, dice=(die,))
    say(state, f"win {table}")
    won = {point for point in smuta().notation.domains["point"] if holder(state, point) == MOSCOW}
    assert won == ({NAMED[table][die - 3]} if die > 2 else set())
    assert told(state, "table-roll")[0]["die"] == die


@pytest.mark.rule("SMU-CTL-11", "SMU-R-27", "SMU-SIE-01")
@pytest.mark.parametrize(
    ("die", "named"),
    [(1, []), (2, []), (3, []), (4, ["oreshek", "ivangorod"]), (5, ["tula", "kolomna"]), (6, ["nizhny_novgorod"])],
)
def test_the_fortress_table(die: int, named: list[str]) -> None:
    start = dict.fromkeys(["oreshek", "ivangorod", "tula", "kolomna", "nizhny_novgorod"], SOVEREIGN)
    state = council({}, loyal={MOSCOW: 8}, dice=(die,), control=start)
    say(state, "win fortresses")
    if len(named) == 2:
        assert offers(state) == {f"town {point}" for point in named}
        assert asked(state) == "pick-town"
        assert refused(state, "town smolensk") == "SMU-CTL-11"
        say(state, f"town {named[1]}")
        named = named[1:]
    assert {point for point in start if holder(state, point) == MOSCOW} == set(named)
    assert asked(state) == "politics"


@pytest.mark.rule("SMU-R-26", "SMU-SIE-07", "SMU-CTL-06")
def test_a_siege_is_over_when_the_fortress_comes_over_to_the_besieger() -> None:
    people = {"vasily_golitsyn": army("nizhny_novgorod", "laid"), "petr_basmanov": army("smolensk", "laid")}
    control = {"nizhny_novgorod": SOVEREIGN, "smolensk": SOVEREIGN}
    state = council(people, loyal={MOSCOW: 8}, dice=(6,), control=control)
    say(state, "win fortresses")
    assert holder(state, "nizhny_novgorod") == MOSCOW
    assert not has_mark(state, "vasily_golitsyn", "laid")
    assert not has_mark(state, "vasily_golitsyn", "siege")
    assert has_mark(state, "petr_basmanov", "laid")


@pytest.mark.rule("SMU-R-27")
def test_kolomna_comes_over_by_the_town_table_as_well() -> None:
    state = council({}, loyal={MOSCOW: 3}, dice=(3,), control={"kolomna": SOVEREIGN})
    say(state, "win north_east")
    assert holder(state, "kolomna") == MOSCOW


@pytest.mark.rule("SMU-CTL-06", "SMU-CTL-03")
def test_a_foreign_marker_is_replaced_and_the_town_scores() -> None:
    state = council({}, loyal={MOSCOW: 5}, dice=(4,), control={"tver": REBEL})
    assert (points(state, MOSCOW), points(state, REBEL)) == (0, 2)
    say(state, "win volga")
    assert holder(state, "tver") == MOSCOW
    assert (points(state, MOSCOW), points(state, REBEL)) == (2, 0)


@pytest.mark.rule("SMU-CTL-07")
@pytest.mark.parametrize(
    ("people", "point", "table", "die"),
    [
        ({"ivan_bolotnikov": army("kaluga")}, "kaluga", "west", 6),
        ({"don_cossacks": {"at": "kaluga", "owner": REBEL}}, "kaluga", "west", 6),
        ({"ivan_bolotnikov": army("kolomna", "inside")}, "kolomna", "north_east", 3),
    ],
)
def test_no_change_where_another_party_has_a_piece(people: dict[str, Army], point: str, table: str, die: int) -> None:
    state = council(people, loyal={MOSCOW: 3}, dice=(die,), control={point: REBEL})
    say(state, f"win {table}")
    assert holder(state, point) == REBEL
    assert told(state, "stays")


@pytest.mark.rule("SMU-CTL-07")
def test_an_own_piece_does_not_bar_an_own_result() -> None:
    state = council({"vasily_golitsyn": army("kolomna")}, loyal={MOSCOW: 3}, dice=(3,), control={"kolomna": REBEL})
    say(state, "win north_east")
    assert holder(state, "kolomna") == MOSCOW


@pytest.mark.rule("SMU-CTL-08")
def test_an_own_town_rolled_again_gives_nothing() -> None:
    state = council({}, loyal={MOSCOW: 5}, dice=(4,), control={"tver": MOSCOW})
    say(state, "win volga")
    assert points(state, MOSCOW) == 2
    assert not told(state, "control-taken")


@pytest.mark.rule("SMU-R-56", "SMU-CRD-28")
def test_a_walled_town_does_not_come_over() -> None:
    state = council({}, loyal={MOSCOW: 5}, dice=(4,), control={"tver": REBEL}, walled=["tver"])
    say(state, "win volga")
    assert holder(state, "tver") == REBEL


@pytest.mark.rule("SMU-SEQ-14", "SMU-CTL-09", "SMU-R-61", "SMU-CTL-01")
def test_towns_under_own_pieces_are_taken_when_the_phase_begins() -> None:
    people = {
        "vasily_golitsyn": army("tver"),
        "shishi": {"at": "vyazma", "owner": MOSCOW},
        "petr_basmanov": army("tula"),
        "ivan_bolotnikov": army("kaluga"),
    }
    state = council(people, control={"tver": POLISH, "tula": SOVEREIGN})
    assert holder(state, "tver") == holder(state, "vyazma") == MOSCOW
    assert (holder(state, "tula"), holder(state, "kaluga")) == (SOVEREIGN, NOBODY)
    assert state.view()["spent"] == 0


@pytest.mark.rule("SMU-R-61")
def test_towns_are_claimed_on_demand_and_at_the_end() -> None:
    state = council({"vasily_golitsyn": army("tver")})
    assert "claim" not in kinds(state)
    assert refused(state, "claim") == "SMU-SEQ-14"
    state.control[smuta().notation.domains["point"].index("tver")] = NOBODY
    twin = state.clone()
    say(state, "claim")
    assert holder(state, "tver") == MOSCOW
    assert "claim" not in kinds(state)
    say(twin, "done")
    assert holder(twin, "tver") == MOSCOW


@pytest.mark.rule("SMU-SEQ-14", "SMU-R-48", "SMU-CRD-28")
def test_nobody_controls_poland_and_walls_are_not_taken_by_presence() -> None:
    people = {"roman_rozynski": army("orsha"), "false_dmitry_1": army("tver")}
    state = council(people, active=POLISH, control={"tver": NOBLES}, walled=["tver"])
    assert holder(state, "orsha") == NOBODY
    assert holder(state, "tver") == NOBLES
    assert where(state, "roman_rozynski") == "orsha"


@pytest.mark.rule("SMU-CTL-02")
def test_kinds_of_points() -> None:
    land = smuta().parts.land
    names = smuta().notation.domains["point"]
    kinds_of = {kind: {names[at] for at in range(len(names)) if land.kind[at] == kind} for kind in range(4)}
    assert kinds_of[2] == {"moscow", "smolensk", "novgorod"}
    assert {
        "pskov",
        "oreshek",
        "ivangorod",
        "koporye",
        "tula",
        "kolomna",
        "nizhny_novgorod",
        "troitse_lavra",
    } == kinds_of[1]
    assert kinds_of[3] == {"vitebsk", "orsha", "gomel", "kiev"}
    worth = {names[at] for at in range(len(names)) if land.kind[at] == 0 and land.vp[at] > 0}
    assert worth == {point for table in NAMED.values() for point in table} - {"kolomna"}


@pytest.mark.rule("SMU-SEQ-10", "SMU-SEQ-24")
def test_the_phase_can_be_ended_at_any_moment_and_actions_mix() -> None:
    state = council(
        {"andrey_golitsyn": personage(), "istoma_pashkov": army("yelets")}, active=NOBLES, loyal={NOBLES: 9}
    )
    with_dice(state, 1, 1)
    for words in ("win west", "send andrey_golitsyn", "win north"):
        assert "done" in kinds(state)
        say(state, words)
    say(state, "done")
    assert asked(state) == "war"
