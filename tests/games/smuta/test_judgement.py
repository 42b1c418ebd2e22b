"""What the judgement of Smuta sees of each way to win."""

from __future__ import annotations

from prestol.games.smuta.advice.scales import STAND, TIMES, Scales
from prestol.games.smuta.advice.weights import JUDGEMENT
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


def test_a_pretender_is_worth_more_the_nearer_he_is_to_a_vacant_throne() -> None:
    assert share(vacant("moscow"), MOSCOW) > share(vacant("tula"), MOSCOW) > share(vacant("voronezh"), MOSCOW)


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


def test_the_sobor_is_the_likelier_the_later_it_is_and_the_fewer_points_anybody_has() -> None:
    scales = Scales(JUDGEMENT)
    by_time = [scales.chance_of_sobor(5, now, 12, False) for now in (10, 20, 30)]
    assert by_time == sorted(by_time)
    by_points = [scales.chance_of_sobor(5, 20, most, False) for most in (29, 20, 10)]
    assert by_points == sorted(by_points)
    by_seats = [scales.chance_of_sobor(seats, 20, 12, False) for seats in (2, 3, 4, 5)]
    assert by_seats == sorted(by_seats)


def test_weights_of_a_season_lie_between_those_that_are_given() -> None:
    rows = Scales(JUDGEMENT).rows
    first, middle, last = (JUDGEMENT[STAND * at : STAND * (at + 1)] for at in (1, 2, 3))
    assert rows[0] == rows[TIMES[0]] == first
    assert rows[TIMES[1]] == middle
    assert rows[TIMES[2]] == rows[CELLS] == last
    for at, value in enumerate(rows[(TIMES[0] + TIMES[1]) // 2]):
        assert abs(value - (first[at] + middle[at]) / 2) < 1e-9
