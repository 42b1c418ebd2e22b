"""Set-up and player counts (SMU-SET, SMU-GEN, SMU-PTY)."""

from __future__ import annotations

import pytest

from prestol.games.smuta.parts import CARDS, DRAW_PILE, NOT_YET, PARTY_DECK, SOVEREIGN
from prestol.games.smuta.standing import administration, sovereign_vp
from prestol.games.smuta.state import Smuta
from tests.games.smuta.table import (
    MOSCOW,
    NOBLES,
    POLISH,
    REBEL,
    SHUISKY,
    army,
    asked,
    at,
    hold,
    honour,
    offers,
    points,
    pretends,
    ready,
    say,
    smuta,
    start,
    where,
    who,
)

rule = pytest.mark.rule


def commanders_of(state: Smuta, seat: int) -> set[str]:
    names = smuta().notation.domains["commander"]
    return {name for one, name in enumerate(names) if state.owner[one] == seat}


def personages_of(state: Smuta, seat: int) -> set[str]:
    names = smuta().notation.domains["personage"]
    return {name for name in names if state.owner[who(name)] == seat}


def deck_of(state: Smuta, seat: int) -> list[str]:
    """The party deck of a seat, with copies."""
    kinds, cards = smuta().notation.domains["card_kind"], smuta().parts.cards
    return sorted(kinds[cards.kind[card]] for card in range(CARDS) if cards.owner[state.seats][card] == seat)


@rule("SMU-SET-14", "SMU-PTY-03", "SMU-PTY-04", "SMU-SET-13", "SMU-X-07")
@pytest.mark.parametrize(
    ("seats", "vp", "legitimacy", "cards"),
    [
        (2, [25, 2], [7, 8], [2, 4]),
        (3, [25, 2, 0], [7, 5, 3], [2, 4, 0]),
        (4, [24, 1, 0, 2], [7, 5, 1, 2], [2, 4, 0, 0]),
        (5, [24, 1, 0, 1, 1], [5, 5, 1, 2, 2], [2, 4, 0, 0, 0]),
    ],
)
def test_the_starting_totals(seats: int, vp: list[int], legitimacy: list[int], cards: list[int]) -> None:
    state = start(seats)
    assert points(state) == vp
    assert honour(state) == legitimacy
    assert [administration(state, seat) for seat in range(seats)] == cards
    assert state.view()["victory_points"] == vp
    assert state.view()["legitimacy"] == legitimacy


@rule("SMU-SET-13", "SMU-R-35", "SMU-SET-10", "SMU-MSC-01")
def test_the_fortresses_of_the_sovereign_are_worth_twelve() -> None:
    state = start(5)
    assert sovereign_vp(state) == 12
    assert sum(holder == SOVEREIGN for holder in state.control) == 10
    assert state.control[where("moscow")] == MOSCOW


@rule("SMU-GEN-01", "SMU-PTY-01", "SMU-SET-17")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_parties_sit_in_their_order(seats: int) -> None:
    assert smuta().notation.domains["party"] == ("moscow", "polish", "rebel", "nobles", "shuisky")
    state = start(seats)
    assert {state.owner[who("vasily_golitsyn")], state.owner[who("false_dmitry_1")]} == {0, 1}
    assert max(state.owner) == seats - 1


@rule("SMU-SET-01", "SMU-SET-02", "SMU-R-30", "SMU-SET-05")
def test_two_players_share_the_decks_of_the_absent() -> None:
    state = start(2)
    assert commanders_of(state, MOSCOW) == {
        *("vasily_golitsyn", "petr_basmanov", "fedor_sheremetev", "boris_lykov", "dmitry_pozharsky"),
        *("dmitry_trubetskoy", "mikhail_shein", "andrey_telyatevsky", "ivan_kurakin", "fedor_mstislavsky"),
        *("mikhail_skopin_shuisky", "grigory_valuev", "dmitry_shuisky"),
    }
    assert commanders_of(state, POLISH) == {
        *("false_dmitry_1", "roman_rozynski", "aleksander_lisowski", "stanislaw_zolkiewski", "jan_karol_chodkiewicz"),
        *("istoma_pashkov", "prokopy_lyapunov", "jan_sapieha", "ivan_bolotnikov", "ivan_zarutsky"),
        "andrey_prosovetsky",
    }
    assert personages_of(state, MOSCOW) == {"boris_godunov", "vasily_shuisky", "ivan_romanov", "ivan_vorotynsky"}
    assert len(deck_of(state, MOSCOW)) == 5 + 6
    assert len(deck_of(state, POLISH)) == 5 + 9
    assert deck_of(state, POLISH).count("false_dmitry_nobles") == 2
    assert commanders_of(state, -1) == {"jakob_delagardie", "evert_horn"}


FIVE_OF_MOSCOW = {"vasily_golitsyn", "petr_basmanov", "fedor_sheremetev", "boris_lykov", "dmitry_pozharsky"}
FIVE_POLES = {
    *("false_dmitry_1", "roman_rozynski", "aleksander_lisowski", "stanislaw_zolkiewski", "jan_karol_chodkiewicz"),
}
FIVE_REBELS = {"ivan_bolotnikov", "andrey_telyatevsky", "ivan_zarutsky", "andrey_prosovetsky", "ivan_kurakin"}
FIVE_NOBLES = {"istoma_pashkov", "prokopy_lyapunov", "dmitry_trubetskoy", "mikhail_shein", "jan_sapieha"}
CARDS_OF_MOSCOW = ["moscow_streltsy_card", "patriarch_iov", "sovereigns_ordnance", "tsars_mercy", "tsars_treasury"]
POLISH_CARDS = ["hussar_banners", "moscow_uprising", "polish_intervention", "prince_vladislav", "zaporozhians"]
REBEL_CARDS = ["revolt", "support_of_adherents", "fortified_camp", "false_dmitry_rebel", "swedish_intervention_rebel"]
CARDS_OF_NOBLES = ["zemstvo_militia", "noble_militia", *["false_dmitry_nobles"] * 2, *["hired_assassin"] * 2]
AT_COURT = {"boris_godunov", "vasily_shuisky", "ivan_romanov", "ivan_vorotynsky"}


@rule("SMU-SET-03", "SMU-SET-05", "SMU-SET-15", "SMU-SET-16", "SMU-R-34")
def test_three_players() -> None:
    state = start(3)
    absent = {"fedor_mstislavsky", "dmitry_shuisky", "mikhail_skopin_shuisky", "grigory_valuev"}
    assert commanders_of(state, MOSCOW) == FIVE_OF_MOSCOW | absent
    assert commanders_of(state, POLISH) == FIVE_POLES | {"istoma_pashkov", "jan_sapieha"}
    assert commanders_of(state, REBEL) == FIVE_REBELS | {"dmitry_trubetskoy", "mikhail_shein", "prokopy_lyapunov"}
    assert commanders_of(state, -1) == {"jakob_delagardie", "evert_horn"}
    assert personages_of(state, MOSCOW) == AT_COURT
    assert personages_of(state, POLISH) == {"marina_mnishek"}
    assert personages_of(state, REBEL) == {"tsarevich_petr", "andrey_trubetskoy", "andrey_golitsyn"}
    militias = ["zemstvo_militia", "noble_militia"]
    swedes = ["town_streltsy_card", "peace_with_sweden", "swedish_intervention_shuisky"]
    assert deck_of(state, MOSCOW) == sorted([*CARDS_OF_MOSCOW, *militias, *swedes])
    assert deck_of(state, POLISH) == sorted([*POLISH_CARDS, "hired_assassin"])
    plots = [*["false_dmitry_nobles"] * 2, "hired_assassin", "boyar_conspirators"]
    assert deck_of(state, REBEL) == sorted([*REBEL_CARDS, *plots])


@rule("SMU-SET-04", "SMU-SET-05", "SMU-SET-15", "SMU-SET-16", "SMU-R-31", "SMU-R-34")
def test_four_players() -> None:
    state = start(4)
    assert commanders_of(state, MOSCOW) == FIVE_OF_MOSCOW | {"mikhail_skopin_shuisky", "dmitry_shuisky"}
    assert commanders_of(state, POLISH) == FIVE_POLES
    assert commanders_of(state, REBEL) == FIVE_REBELS | {"grigory_valuev"}
    assert commanders_of(state, NOBLES) == FIVE_NOBLES | {"fedor_mstislavsky"}
    assert commanders_of(state, -1) == {"jakob_delagardie", "evert_horn"}
    assert personages_of(state, MOSCOW) == AT_COURT
    assert personages_of(state, POLISH) == {"marina_mnishek"}
    assert personages_of(state, REBEL) == {"tsarevich_petr", "andrey_trubetskoy"}
    assert personages_of(state, NOBLES) == {"andrey_golitsyn"}
    swedes = ["town_streltsy_card", "peace_with_sweden", "swedish_intervention_shuisky"]
    assert deck_of(state, MOSCOW) == sorted([*CARDS_OF_MOSCOW, *swedes])
    assert deck_of(state, POLISH) == sorted(POLISH_CARDS)
    assert deck_of(state, REBEL) == sorted(REBEL_CARDS)
    assert deck_of(state, NOBLES) == sorted([*CARDS_OF_NOBLES, "boyar_conspirators"])


@rule("SMU-SET-06", "SMU-SET-15", "SMU-SET-16", "SMU-R-32", "SMU-R-33", "SMU-R-34", "SMU-R-63", "SMU-CRD-05")
def test_five_players_have_their_own_decks() -> None:
    state = start(5)
    assert deck_of(state, REBEL) == sorted(
        ["revolt", "support_of_adherents", "fortified_camp", "false_dmitry_rebel", "swedish_intervention_rebel"]
    )
    assert deck_of(state, NOBLES) == sorted(
        ["zemstvo_militia", "noble_militia", *["false_dmitry_nobles"] * 2, *["hired_assassin"] * 2]
    )
    assert deck_of(state, SHUISKY) == sorted(
        ["town_streltsy_card", "peace_with_sweden", "swedish_intervention_shuisky", "boyar_conspirators"]
    )
    assert personages_of(state, SHUISKY) == {"vasily_shuisky", "ivan_vorotynsky"}
    assert personages_of(state, REBEL) == {"tsarevich_petr", "andrey_trubetskoy"}
    assert commanders_of(state, REBEL) == {
        *("ivan_bolotnikov", "andrey_telyatevsky", "ivan_zarutsky", "andrey_prosovetsky", "ivan_kurakin"),
    }
    assert commanders_of(state, SHUISKY) == {
        *("fedor_mstislavsky", "dmitry_shuisky", "mikhail_skopin_shuisky", "grigory_valuev"),
    }
    assert len(commanders_of(state, MOSCOW)) == len(commanders_of(state, POLISH)) == 5


@rule("SMU-SET-07", "SMU-SET-08", "SMU-SET-09", "SMU-SET-11")
def test_who_stands_where_at_the_start() -> None:
    state = ready(5)
    places = {
        "vasily_golitsyn": "moscow",
        "fedor_mstislavsky": "kaluga",
        "false_dmitry_1": "chernigov",
        "petr_basmanov": "bryansk",
        "ivan_bolotnikov": "putivl",
        "istoma_pashkov": "voronezh",
    }
    assert {name: at(state, name) for name in places} == places
    assert sum(place >= 0 for place in state.at) == 6
    assert all(state.control[where(point)] == state.owner[who(name)] for name, point in places.items())
    assert army(state, "vasily_golitsyn") == {"moscow_streltsy": 1, "town_streltsy": 1, "noble_cavalry": 3}
    assert army(state, "false_dmitry_1") == {"mounted_cossack": 5, "winged_hussars": 2}
    assert at(state, "boris_godunov") == "box"
    assert state.tsar == who("boris_godunov")
    assert at(state, "marina_mnishek") == "party"
    assert pretends(state, "false_dmitry_1")


@rule("SMU-SET-12", "SMU-R-38", "SMU-VIC-02")
def test_the_markers_on_the_turn_track() -> None:
    state = start(5)
    assert state.now == 0
    assert smuta().parts.figures.crisis_cell == 7
    assert state.long_rule == 8
    assert start(5, options={"long_rule_for_starting_tsar": False}).long_rule == -1


@rule("SMU-SET-18", "SMU-SET-07", "SMU-REC-09")
def test_owners_choose_their_cossacks_in_seat_order() -> None:
    state = start(5)
    asking = []
    while asked(state) == "cossacks":
        asking.append(state.waiting[0])
        assert offers(state) == {"kind mounted_cossack", "kind foot_cossack"}
        say(state, "kind foot_cossack")
    assert asking == [POLISH] * 5 + [REBEL] * 6 + [NOBLES]
    assert army(state, "ivan_bolotnikov") == {"foot_cossack": 6}


@rule("SMU-SET-18", "SMU-CRD-01")
def test_common_cards_are_in_the_draw_pile_and_party_cards_in_their_decks() -> None:
    state = start(5)
    owner = smuta().parts.cards.owner[5]
    assert all(state.cards[card] == (DRAW_PILE if owner[card] < 0 else PARTY_DECK) for card in range(CARDS))
    assert sum(place == DRAW_PILE for place in state.cards) == 99


@rule("SMU-PTY-02", "SMU-VIC-03", "SMU-VIC-06", "SMU-GEN-02")
def test_control_scores() -> None:
    state = start(5)
    hold(state, REBEL, "tver", "uglich", "tula")
    assert points(state)[REBEL] == 2 + 2 + 1
    assert points(state)[MOSCOW] == 24 - 1


@rule("SMU-SET-05", "SMU-R-33")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_swedes_are_in_reserve(seats: int) -> None:
    state = start(seats)
    for name in ("jakob_delagardie", "evert_horn"):
        assert state.owner[who(name)] == -1
        assert state.at[who(name)] == NOT_YET
