"""Royal victory, doubling, the Lavra, Poland and winged hussars (SMU-MSC-19 to SMU-MSC-32)."""

from __future__ import annotations

from typing import Any

import pytest

from prestol.games.smuta.appear import Enter
from prestol.games.smuta.entry_places import places_for
from prestol.games.smuta.state import Smuta
from tests.games.smuta.battlefield import MOSCOW, POLISH, REBEL, SHUISKY, Army, field, host, number, smuta, where
from tests.games.smuta.council import NOBODY, SOVEREIGN, after, army, bare, council, loyalty, personage, points, targets
from tests.games.smuta.table import deal
from tests.games.speaking import asked, offers, say

KINGDOM = {"moscow": POLISH, "smolensk": POLISH}
ROYAL: dict[str, Army] = {
    "gustav_iii_vasa": personage("stanislaw_zolkiewski", owner=POLISH),
    "stanislaw_zolkiewski": army("moscow"),
}


def royal(people: dict[str, Army], victories: int, **description: Any) -> Smuta:
    """The Polish party has these Victory markers on top of its points."""
    state = bare(people, active=POLISH, **description)
    state.victories[POLISH] = victories
    return after(state)


@pytest.mark.rule("SMU-MSC-28", "SMU-VIC-11", "SMU-R-47", "SMU-GEN-06")
def test_the_king_in_moscow_with_twenty_points_wins_even_in_the_crisis_of_power() -> None:
    state = royal(ROYAL, 8, control=KINGDOM)
    assert state.over
    assert (state.view()["winner"], state.view()["victory"]) == (POLISH, "royal")
    assert points(state, POLISH) == 20


@pytest.mark.rule("SMU-MSC-28")
def test_each_of_the_conditions_is_needed() -> None:
    elsewhere = ROYAL | {"stanislaw_zolkiewski": army("tver")}
    at_home = ROYAL | {"gustav_iii_vasa": personage("party", owner=POLISH)}
    assert not royal(ROYAL, 7, control=KINGDOM).over
    assert not royal(ROYAL, 14, control={"moscow": POLISH}).over
    assert not royal(ROYAL, 19, control={"smolensk": POLISH, "moscow": MOSCOW}).over
    assert not royal(elsewhere, 8, control=KINGDOM).over
    assert not royal(at_home, 8, control=KINGDOM).over
    assert royal(ROYAL, 8, control=KINGDOM).over


@pytest.mark.rule("SMU-MSC-29")
def test_once_vladislav_has_reigned_the_king_cannot_win() -> None:
    people = ROYAL | {"vladislav": personage("party", "reigned", owner=POLISH)}
    assert not royal(people, 8, control=KINGDOM).over


@pytest.mark.rule("SMU-R-47", "SMU-MSC-28")
def test_the_royal_victory_comes_when_the_army_marches_in() -> None:
    people = ROYAL | {"stanislaw_zolkiewski": army("mozhaysk")}
    state = field(people, active=POLISH, control=KINGDOM, victories={POLISH: 8})
    say(state, "take stanislaw_zolkiewski", "go moscow")
    assert state.over
    assert state.view()["victory"] == "royal"


@pytest.mark.rule("SMU-MSC-28", "SMU-SIE-18")
def test_the_royal_victory_comes_with_the_capture() -> None:
    people = ROYAL | {"stanislaw_zolkiewski": army("moscow", "laid")}
    state = bare(people, active=POLISH, control={"moscow": MOSCOW, "smolensk": POLISH}, dice=(6,))
    state.victories[POLISH] = 8
    state = after(state)
    say(state, "storm stanislaw_zolkiewski")
    assert (state.view()["winner"], state.view()["victory"]) == (POLISH, "royal")


@pytest.mark.rule("SMU-MSC-30")
def test_smolensk_counts_double_for_the_polish_party_only() -> None:
    for seat in range(5):
        assert points(council({}, active=seat, control={"smolensk": seat}), seat) == (6 if seat == POLISH else 3)


@pytest.mark.rule("SMU-MSC-30", "SMU-R-46")
def test_a_sovereign_smolensk_of_the_own_tsar_is_not_doubled() -> None:
    state = council(
        {"vladislav": personage("box", owner=POLISH)}, active=POLISH, tsar="vladislav", control={"smolensk": SOVEREIGN}
    )
    assert points(state, POLISH) == 6 + 3


@pytest.mark.rule("SMU-MSC-31", "SMU-R-46")
@pytest.mark.parametrize(
    ("point", "worth"), [("novgorod", 2), ("pskov", 1), ("oreshek", 1), ("ivangorod", 1), ("koporye", 0)]
)
def test_the_north_counts_double_for_the_shuisky_party(point: str, worth: int) -> None:
    assert points(council({}, active=SHUISKY, control={point: SHUISKY}), SHUISKY) == 2 * worth
    assert points(council({}, active=REBEL, control={point: REBEL}), REBEL) == worth
    reign = council(
        {"vasily_shuisky": personage("box")}, active=SHUISKY, tsar="vasily_shuisky", control={point: SOVEREIGN}
    )
    assert points(reign, SHUISKY) == 6 + worth


@pytest.mark.rule("SMU-R-46")
def test_with_the_option_the_party_with_swedes_doubles() -> None:
    options = {"swedish_doubling": "party_with_swedes"}
    people = {"evert_horn": army("novgorod", owner=REBEL)}
    state = council(people, active=REBEL, control={"pskov": REBEL, "oreshek": SHUISKY}, options=options)
    assert (points(state, REBEL), points(state, SHUISKY)) == (2, 1)
    nobody = council({}, active=REBEL, control={"pskov": REBEL}, options=options)
    assert points(nobody, REBEL) == 1


@pytest.mark.rule("SMU-MSC-32", "SMU-PTY-04")
def test_the_lavra_gives_legitimacy_and_no_points() -> None:
    state = council({}, active=REBEL, control={"troitse_lavra": REBEL})
    assert (loyalty(state, REBEL), points(state, REBEL)) == (2, 0)


@pytest.mark.rule("SMU-R-36")
@pytest.mark.parametrize(("value", "gain"), [(True, 2), (False, 0)])
def test_a_sovereign_lavra(value: bool, gain: int) -> None:
    people = {"boris_godunov": personage("box")}
    control = {"moscow": MOSCOW, "troitse_lavra": SOVEREIGN}
    options = {"sovereign_lavra": value}
    state = council(people, tsar="boris_godunov", control=control, options=options)
    own = smuta().parts.people.legitimacy[number("figure", "boris_godunov")]
    assert loyalty(state, MOSCOW) == own + gain
    state.tsar = -1
    assert sum(loyalty(state, seat) for seat in range(5)) == own


@pytest.mark.rule("SMU-R-36", "SMU-R-64", "SMU-SIE-01")
def test_the_lavra_is_an_ordinary_fortress() -> None:
    people = {"ivan_bolotnikov": army("troitse_lavra")}
    state = council(people, active=REBEL, control={"troitse_lavra": SOVEREIGN}, dice=(5,))
    say(state, "storm ivan_bolotnikov")
    assert loyalty(state, REBEL) == 2


@pytest.mark.rule("SMU-MSC-19", "SMU-MSC-20", "SMU-APP-06")
def test_only_the_polish_party_appears_in_poland() -> None:
    poland = {number("point", name) for name in ("vitebsk", "orsha", "gomel", "kiev")}
    state = bare({}, control={"tver": REBEL, "kaluga": POLISH})
    rebels = places_for(state, number("figure", "zaporozhians"), REBEL, [number("point", "kiev")])
    assert set(rebels) == {number("point", "tver")}
    poles = places_for(state, number("figure", "roman_rozynski"), POLISH, [])
    assert set(poles) == poland | {number("point", "kaluga")}


@pytest.mark.rule("SMU-MSC-20")
def test_a_commander_of_a_card_enters_poland() -> None:
    places = tuple(number("point", name) for name in ("vitebsk", "orsha"))
    state = after(bare({}, active=POLISH), Enter(POLISH, number("figure", "stanislaw_zolkiewski"), places))
    assert offers(state) == {"place stanislaw_zolkiewski vitebsk", "place stanislaw_zolkiewski orsha"}
    say(state, "place stanislaw_zolkiewski orsha")
    assert where(state, "stanislaw_zolkiewski") == "orsha"


@pytest.mark.rule("SMU-MSC-23", "SMU-R-29", "SMU-SET-13")
@pytest.mark.parametrize(("hussars", "worth"), [(0, 5), (2, 3), (5, 0), (7, 0)])
def test_hussars_lower_the_legitimacy_of_their_commander(hussars: int, worth: int) -> None:
    people = {"false_dmitry_1": army("tver", winged_hussars=hussars, town_streltsy=1)}
    assert loyalty(council(people, active=POLISH), POLISH) == worth


@pytest.mark.rule("SMU-CRD-27", "SMU-R-29", "SMU-PTY-04")
def test_who_counts_for_legitimacy() -> None:
    people = {
        "vasily_golitsyn": army("tver", "accused"),
        "vasily_shuisky": personage("track", owner=MOSCOW),
        "boris_godunov": personage("box"),
        "fedor_sheremetev": army("track"),
    }
    state = council(people, tsar="boris_godunov")
    own = smuta().parts.people.legitimacy
    assert loyalty(state, MOSCOW) == own[number("figure", "boris_godunov")] + max(
        0, own[number("figure", "vasily_golitsyn")] - 2
    )
    state.year_legitimacy[MOSCOW] = -20
    assert loyalty(state, MOSCOW) == 0


@pytest.mark.rule("SMU-R-64", "SMU-SIE-02")
def test_pskov_koporye_and_the_lavra_need_no_siege() -> None:
    people = {"ivan_bolotnikov": army("pskov"), "ivan_zarutsky": army("koporye"), "ivan_kurakin": army("troitse_lavra")}
    control = dict.fromkeys(["pskov", "koporye", "troitse_lavra"], NOBODY)
    assert targets(council(people, active=REBEL, control=control), "storm") == set(people)


@pytest.mark.rule("SMU-MSC-27", "SMU-R-47")
def test_the_king_comes_with_the_polish_intervention() -> None:
    state = bare({"false_dmitry_1": army("tver")}, active=POLISH, cell=16)
    deal(state, POLISH, "polish_intervention")
    state = after(state)
    say(state, "play polish_intervention")
    while asked(state) == "window":
        say(state, "pass")
    assert asked(state) == "enter"
    say(state, "place stanislaw_zolkiewski orsha")
    assert offers(state) == {"join gustav_iii_vasa false_dmitry_1", "join gustav_iii_vasa stanislaw_zolkiewski"}
    say(state, "join gustav_iii_vasa stanislaw_zolkiewski")
    assert host(state, "gustav_iii_vasa") == "stanislaw_zolkiewski"
    assert loyalty(state, POLISH) == 5


@pytest.mark.rule("SMU-R-47", "SMU-MSC-28")
def test_a_king_who_evades_into_moscow_has_won() -> None:
    people: dict[str, Army] = {
        "gustav_iii_vasa": personage("stanislaw_zolkiewski", owner=POLISH),
        "stanislaw_zolkiewski": army("mozhaysk", town_streltsy=1),
        "ivan_bolotnikov": army("vyazma"),
    }
    state = field(people, active=REBEL, control=KINGDOM, victories={POLISH: 8}, dice=(6,))
    say(state, "take ivan_bolotnikov", "go mozhaysk", "evade", "go moscow")
    assert (state.view()["winner"], state.view()["victory"]) == (POLISH, "royal")


@pytest.mark.rule("SMU-R-47", "SMU-R-49")
def test_a_king_who_is_sent_into_an_army_in_moscow_has_won() -> None:
    people = ROYAL | {"gustav_iii_vasa": personage("party", owner=POLISH)}
    state = council(people, active=POLISH, control=KINGDOM)
    state.victories[POLISH] = 8
    assert not state.over
    say(state, "send gustav_iii_vasa")
    assert (state.view()["winner"], state.view()["victory"]) == (POLISH, "royal")
