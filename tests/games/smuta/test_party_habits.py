"""What the house style knows of parties and of the throne: heirs and kings go to Moscow, claims are feared."""

from __future__ import annotations

import pytest

from prestol.games.smuta.advice.weights import HOUSE, habits_of
from prestol.games.smuta.military import MilitaryAct
from prestol.games.smuta.parts import PRETENDER, SOVEREIGN
from prestol.games.smuta.politics import PoliticalPhase
from prestol.games.smuta.state import Smuta
from tests.games.smuta.table import MOSCOW, NOBLES, POLISH, REBEL, SHUISKY, asked, bare, crown, deal, go, hold, put, say
from tests.games.smuta.test_advice import RIDERS, liked, values_of


def test_every_party_has_habits_of_its_own() -> None:
    moscow, poles, rebels, nobles, shuisky = habits_of(HOUSE)
    assert moscow.guard > max(poles.guard, rebels.guard)
    assert poles.siege > max(moscow.siege, rebels.siege)
    assert rebels.recruit > max(moscow.recruit, poles.recruit)
    assert min(nobles.election, shuisky.election) > max(poles.election, rebels.election)
    assert moscow.spite == poles.spite


def test_a_style_without_factors_is_the_same_for_all_parties() -> None:
    one, *others = habits_of(HOUSE[:25])
    assert all(vars_of(other) == vars_of(one) for other in others)


def vars_of(weights: object) -> list[float]:
    names = ("guard", "siege", "battle", "pretender", "election", "place", "recruit")
    return [getattr(weights, name) for name in names]


def with_pretender(host: str) -> Smuta:
    """A grouping of the Polish party in its own Moscow, the throne vacant, and a pretender with one of the two."""
    state = bare(3, 10)
    hold(state, POLISH, "moscow")
    put(state, "roman_rozynski", "moscow", RIDERS)
    put(state, "istoma_pashkov", "moscow", RIDERS, host="roman_rozynski")
    put(state, "tsarevich_petr", "army", owner=POLISH, host=host, marks=PRETENDER)
    go(state, MilitaryAct(POLISH))
    say(state, "take roman_rozynski")
    return state


@pytest.mark.parametrize("host", ["roman_rozynski", "istoma_pashkov"])
def test_nobody_leaves_moscow_with_the_next_tsar(host: str) -> None:
    state = with_pretender(host)
    values = values_of(state)
    marches = [value for words, value in values.items() if words.startswith("go ")]
    assert marches
    assert max(marches) < values["done"]


def test_a_king_who_wins_by_coming_to_moscow_comes() -> None:
    state = bare(5, 20)
    hold(state, POLISH, "moscow", "smolensk", "tver", "uglich", "yaroslavl", "vyazma", "rzhev", "kaluga", "mozhaysk")
    state.victories[POLISH] = 5
    put(state, "stanislaw_zolkiewski", "serpukhov", RIDERS)
    put(state, "gustav_iii_vasa", "army", owner=POLISH, host="stanislaw_zolkiewski")
    go(state, MilitaryAct(POLISH))
    say(state, "take stanislaw_zolkiewski")
    assert liked(state) == "go moscow"


@pytest.mark.parametrize("claims", [True, False])
def test_a_pretender_in_an_own_moscow_is_the_first_whom_an_assassin_seeks(claims: bool) -> None:
    state = bare(4, 10)
    hold(state, REBEL if claims else MOSCOW, "moscow")
    hold(state, SOVEREIGN, "smolensk", "novgorod", "nizhny_novgorod", "pskov", "tula")
    put(state, "ivan_bolotnikov", "moscow" if claims else "tula", RIDERS)
    put(state, "tsarevich_petr", "army", host="ivan_bolotnikov", marks=PRETENDER)
    put(state, "false_dmitry_1", "kaluga", {"mounted_cossack": 5}, marks=PRETENDER)
    put(state, "istoma_pashkov", "voronezh", RIDERS)
    deal(state, NOBLES, "hired_assassin")
    go(state, PoliticalPhase(NOBLES))
    say(state, "play hired_assassin")
    assert liked(state) == ("aim tsarevich_petr" if claims else "aim false_dmitry_1")


def test_cards_that_may_save_a_tsar_are_kept_for_him() -> None:
    wasted = []
    for reigns in (True, False):
        state = bare(5, 5)
        put(state, "boris_godunov", "party")
        if reigns:
            crown(state, "boris_godunov", MOSCOW)
        put(state, "dmitry_shuisky", "kaluga", RIDERS)
        deal(state, SHUISKY, "hired_germans")
        deal(state, MOSCOW, "spies")
        go(state, PoliticalPhase(SHUISKY))
        say(state, "play hired_germans")
        if asked(state) == "name":
            say(state, "aim dmitry_shuisky")
        wasted.append(values_of(state, MOSCOW)["play spies"])
    assert wasted[0] < wasted[1]
    assert wasted[0] < 0.0


def test_legitimacy_that_allows_an_election_is_worth_more_with_moscow_and_no_tsar() -> None:
    found = []
    for own in (True, False):
        state = bare(3, 10)
        hold(state, MOSCOW if own else POLISH, "moscow")
        put(state, "fedor_sheremetev", "moscow" if own else "tula", RIDERS)
        put(state, "marina_mnishek", "party")
        put(state, "roman_rozynski", "starodub", RIDERS)
        put(state, "false_dmitry_1", "chernigov", {"mounted_cossack": 3})
        put(state, "andrey_golitsyn", "party", owner=REBEL)
        put(state, "vasily_shuisky", "party")
        deal(state, MOSCOW, "zemsky_verdict")
        go(state, PoliticalPhase(MOSCOW))
        found.append(values_of(state)["play zemsky_verdict"])
    assert found[0] > found[1] + 1.0
