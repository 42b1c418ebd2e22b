"""What the judgement of Smuta sees of each way to win, and how little a search thinks about secret answers."""

from __future__ import annotations

import prestol
from prestol.bots import Chair, make_bot
from prestol.bots.search import SearchBot
from prestol.games.smuta.parts import PRETENDER
from prestol.games.smuta.politics import PoliticalPhase
from prestol.games.smuta.state import Smuta
from tests.games.smuta.table import MOSCOW, POLISH, bare, crown, go, hold, points, put, smuta, start

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


def test_a_secret_answer_gets_a_part_of_the_search() -> None:
    state = start(5, 2)
    rng = prestol.stream(2)
    tried: dict[bool, int] = {}
    while len(tried) < 2:
        chair = Chair(state, state.waiting[0])
        if len(chair.legal) > 1 and chair.secret not in tried:
            bot = make_bot("search:24", smuta(), 1)
            assert isinstance(bot, SearchBot)
            bot.brisk = False
            tried[chair.secret] = bot.search(chair).visits
        state.apply(chair.seat, chair.legal[rng.below(len(chair.legal))])
    assert tried == {False: 24, True: 24 // smuta().bots.glance}
