"""The network that judges positions of Smuta: what it is made of, and what its features say."""

from __future__ import annotations

import math

import prestol
from prestol.games.smuta.advice.features import (
    FEATURES,
    HAND,
    HELD,
    KINDS,
    LATER,
    PLAIN,
    PRESENT,
    PRETENDING,
    WAY,
    Row,
    rows_of,
)
from prestol.games.smuta.advice.learned import COUNTS, SCALES, WEIGHTS
from prestol.games.smuta.advice.network import AMONG_SEARCHERS, Network, unpacked
from prestol.games.smuta.advice.outlook import Outlook
from prestol.games.smuta.parts import PRETENDER
from prestol.games.smuta.politics import PoliticalPhase
from tests.games.smuta.table import MOSCOW, POLISH, bare, busy, deal, go, hold, put, smuta, start
from tests.games.walking import positions


def row(flags: list[int], values: dict[int, float]) -> Row:
    found = Row()
    found.flags = flags
    for at, value in values.items():
        found.put(at, value)
    return found


def test_a_network_adds_up_a_straight_sum_and_the_units_that_are_excited() -> None:
    network = Network([1.0, 2.0, 3.0], [[0.0, 1.0, -1.0], [0.0, -1.0, 1.0]], [10.0, 100.0])
    assert network.exponent(row([0, 1], {})) == 3.0 + 10.0 * 1.0
    assert network.exponent(row([], {2: 0.5})) == 1.5 + 100.0 * 0.5
    assert network.exponent(row([1], {2: 1.0})) == 5.0


def test_a_network_at_a_time_counts_figures_as_they_are_and_as_far_as_time_has_passed() -> None:
    network = unpacked(SCALES, COUNTS, WEIGHTS)
    figures = {HAND + 3: 2.0, PLAIN: 1.0, PLAIN + 7: 0.4, LATER - 1: -1.5}
    for passed in (0.0, 0.25, 1.0):
        again = {at - PLAIN + LATER: passed * value for at, value in figures.items() if at >= PLAIN}
        whole = network.exponent(row([0, HELD], figures | again))
        assert math.isclose(network.when(passed).exponent(row([0, HELD], figures)), whole)
    assert network.when(0.25).exponent(row([], figures)) != network.when(1.0).exponent(row([], figures))


def test_a_network_may_think_better_of_a_party_at_one_number_of_players() -> None:
    plain, leaning = unpacked(SCALES, COUNTS, WEIGHTS), unpacked(SCALES, COUNTS, WEIGHTS)
    three, four = (go(bare(seats, 10), PoliticalPhase(MOSCOW)) for seats in (3, 4))
    assert leaning.shares(three) == plain.shares(three)
    leaning.lean({3: [0.0, math.log(4.0)]})
    assert leaning.shares(four) == plain.shares(four)
    moscow, polish, rebel = plain.shares(three)
    whole = moscow + 4.0 * polish + rebel
    for found, wanted in zip(leaning.shares(three), (moscow, 4.0 * polish, rebel), strict=True):
        assert math.isclose(found, wanted / whole)


def test_players_who_search_think_of_the_parties_as_games_of_searching_players_have_shown() -> None:
    plain = unpacked(SCALES, COUNTS, WEIGHTS)
    advice = smuta().advice
    assert advice is not None
    for seats, exponents in AMONG_SEARCHERS.items():
        state = go(bare(seats, 10), PoliticalPhase(MOSCOW))
        before, after = plain.shares(state), advice.judge(state)
        for party, exponent in enumerate(exponents):
            odds = math.log(after[party] / after[0]) - math.log(before[party] / before[0])
            assert math.isclose(odds, exponent - exponents[0], abs_tol=1e-9)


def test_what_is_stored_has_a_weight_for_every_feature() -> None:
    network = unpacked(SCALES, COUNTS, WEIGHTS)
    assert len(network.hidden) == len(COUNTS) == len(SCALES) - 1
    assert smuta().parts.cards.kinds == KINDS
    for weights, scale in zip([network.straight, *network.hidden], SCALES, strict=True):
        assert len(weights) == FEATURES
        assert math.isclose(max(abs(weight) for weight in weights), scale)


def test_features_name_people_points_cards_and_pretenders_of_a_party() -> None:
    state = bare(3, 10)
    put(state, "false_dmitry_1", "tula", {"mounted_cossack": 3}, marks=PRETENDER)
    hold(state, POLISH, "kaluga")
    deal(state, POLISH, "spies", "spies")
    state = go(state, PoliticalPhase(MOSCOW))
    moscow, polish, _ = rows_of(state, Outlook(state))
    names = smuta().notation.domains
    who, kaluga = names["figure"].index("false_dmitry_1"), names["point"].index("kaluga")
    assert {PRESENT + who, PRETENDING + who, HELD + kaluga} <= set(polish.flags)
    assert not {PRESENT + who, PRETENDING + who, HELD + kaluga} & set(moscow.flags)
    land = smuta().parts.land
    assert WAY + land.distance[names["point"].index("tula")][land.moscow] in polish.flags
    spies = HAND + names["card_kind"].index("spies")
    assert dict(zip(polish.at, polish.value, strict=True))[spies] == 2.0
    assert spies not in moscow.at


def test_every_feature_has_its_own_place_in_all_positions() -> None:
    for seats in (2, 5):
        for at, state in enumerate(positions(start(seats, 4), prestol.stream("features"), busy)):
            if state.over or at % 40:
                continue
            for one in rows_of(state, Outlook(state)):
                places = [*one.flags, *one.at]
                assert len(places) == len(set(places)) > 10
                assert min(places) >= 0
                assert max(places) < LATER
