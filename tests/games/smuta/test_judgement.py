"""What the judgement of Smuta sees of each way to win."""

from __future__ import annotations

from prestol.games.smuta.parts import CELLS, PRETENDER
from prestol.games.smuta.politics import PoliticalPhase
from prestol.games.smuta.state import Smuta
from tests.games.smuta.table import MOSCOW, POLISH, bare, crown, go, hold, points, put, smuta

RIDERS = {"noble_cavalry": 5}


def share(state: Smuta, seat: int) -> float:
    advice = smuta().advice
    assert advice is not None
    return float(advice.judge(go(state, PoliticalPhase(MOSCOW)))[seat])


def vacant(place: str, *towns: str) -> Smuta:
    """Nobody reigns; a pretender of the Moscow party stands somewhere, and Moscow is the party's."""
    state = bare(3, 10)
    put(state, "vasily_golitsyn", place, RIDERS, marks=PRETENDER)
    put(state, "roman_rozynski", "starodub", RIDERS)
    hold(state, MOSCOW, "moscow", *towns)
    return state


def test_a_pretender_is_worth_most_where_a_vacant_throne_is() -> None:
    assert share(vacant("moscow"), MOSCOW) > max(share(vacant(place), MOSCOW) for place in ("tula", "voronezh"))


def test_an_heir_in_moscow_is_worth_something_to_the_party_of_the_tsar() -> None:
    shares = []
    for place in ("moscow", "voronezh"):
        state = vacant(place)
        crown(state, "boris_godunov", MOSCOW)
        shares.append(share(state, MOSCOW))
    assert shares[0] > shares[1]


def test_a_throne_that_would_win_at_once_counts_for_more() -> None:
    state = vacant("moscow")
    figures = smuta().parts.figures
    enough = figures.win_at - figures.tsar_vp - points(state)[MOSCOW]
    odds = []
    for markers in (enough - 2, enough - 1, enough):
        state = vacant("moscow")
        state.victories[MOSCOW] = markers
        one = share(state, MOSCOW)
        odds.append(one / (1 - one))
    assert odds[2] / odds[1] > 1.5 * odds[1] / odds[0]


def test_the_polish_king_counts_with_smolensk_and_moscow() -> None:
    shares = []
    for places in ((), ("smolensk",), ("smolensk", "moscow")):
        state = bare(3, 10)
        put(state, "petr_basmanov", "tula", RIDERS)
        put(state, "roman_rozynski", "starodub", RIDERS)
        put(state, "gustav_iii_vasa", "army", owner=POLISH, host="roman_rozynski")
        hold(state, POLISH, *places)
        shares.append(share(state, POLISH))
    assert shares[0] < shares[1] < shares[2]


def before_the_sobor(left: int, rival: bool = False) -> Smuta:
    """So many seasons before the end Moscow has two persons whom the Sobor could name, or one of them is a rival's."""
    state = bare(5, CELLS - left)
    put(state, "petr_basmanov", "tula", RIDERS)
    put(state, "roman_rozynski", "starodub", RIDERS)
    put(state, "vasily_shuisky", "party", owner=POLISH if rival else MOSCOW)
    put(state, "boris_godunov", "party", owner=MOSCOW)
    return state


def test_legitimacy_and_candidates_count_for_more_the_nearer_the_sobor_is() -> None:
    won = []
    for left in (20, 6, 1):
        mine, theirs = (share(before_the_sobor(left, rival), MOSCOW) for rival in (False, True))
        won.append(mine - theirs)
    assert 0 < won[0] < won[1] < won[2]
