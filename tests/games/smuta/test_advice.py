"""What Smuta's house style knows: it reads only what its seat may see, uses all that is offered, and never dawdles."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from prestol import Journal
from prestol.bots import Chair, make_bot
from prestol.engine.advice import Advice
from prestol.games.smuta.military import MilitaryAct
from prestol.games.smuta.parts import PRETENDER, SIEGE_CARRIED
from prestol.games.smuta.politics import PoliticalPhase
from prestol.games.smuta.state import Smuta
from prestol.games.smuta.years import AskPicks
from tests.bots.seats import check_judgement, play_on, playout_to, wander
from tests.forms import some
from tests.games.smuta.table import (
    MOSCOW,
    NOBLES,
    OTHER_READINGS,
    POLISH,
    REBEL,
    asked,
    bare,
    busy,
    crown,
    deal,
    go,
    hold,
    put,
    ready,
    say,
    smuta,
    start,
)
from tests.games.walking import positions

SEATS = (2, 3, 4, 5)
SELDOM = {
    "home",
    "bring",
    "campaign",
    "come-out",
    "sortie",
    "lose-detachment",
    "shelter",
    "to-track",
    "town",
    "retreat",
}
"""Moves whose occasion does not come up in every few games."""
RIDERS = {"noble_cavalry": 5}
HOST = {"german_infantry": 6, "reiters": 4}


def advice() -> Advice[Any]:
    known = smuta().advice
    assert known is not None
    return known


def liked(state: Smuta, seat: int | None = None) -> str:
    """The move that the house style likes best, as text."""
    values = values_of(state, seat)
    return max(values, key=lambda words: values[words])


def values_of(state: Smuta, seat: int | None = None) -> dict[str, float]:
    """How much the house style likes each move."""
    mover = state.waiting[0] if seat is None else seat
    moves = state.legal(mover)
    return dict(zip(map(state.game.notation.write, moves), advice().liking(state, mover, moves, 0), strict=True))


# --- as a player


@pytest.mark.parametrize(
    ("seats", "usual"), some([(seats, usual) for seats in SEATS for usual in (True, False)], [(3, True), (5, False)])
)
def test_a_style_reads_only_what_its_seat_knows(seats: int, usual: bool) -> None:
    rng = prestol.stream("styles")
    options = {} if usual else OTHER_READINGS
    for at, state in enumerate(positions(start(seats, 5, options), prestol.stream("walk"), busy)):
        if state.over or at % 7:
            continue
        seat = state.waiting[0]
        moves = state.legal(seat)
        twin = state.redeal(seat, rng)
        for style in range(advice().styles + 2):
            values = advice().liking(state, seat, moves, style)
            assert len(values) == len(moves)
            assert advice().liking(twin, seat, moves, style) == values
        if at > 900:
            break


@pytest.mark.parametrize(
    ("name", "seats"),
    some(
        [(name, seats) for name in ("rule", "casual", "novice") for seats in SEATS],
        [("rule", 3), ("casual", 2), ("novice", 4)],
    ),
)
def test_bots_of_the_house_play_whole_games_and_do_not_dawdle(name: str, seats: int) -> None:
    journal = Journal(smuta().start(seats, f"{name} {seats}", OTHER_READINGS if seats == 3 else {}))
    play_on(journal, [make_bot(name, smuta(), f"{seat}") for seat in range(seats)], 1500 * seats)
    assert journal.state.over


def test_a_search_plays_by_the_rules() -> None:
    journal = Journal(smuta().start(3, 3))
    play_on(journal, [make_bot(name, smuta(), seat) for seat, name in enumerate(["search:3", "rule", "rule"])], 250)
    assert journal.state.stage() > 1


@pytest.mark.parametrize("name", ["rule", "casual", "novice", "search:8"])
def test_a_bot_decides_alike_in_all_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    rng = prestol.stream("worlds")
    for seed in range(4):
        journal = wander("smuta", 3, seed, 30 + 40 * seed, rng)
        if journal.state.over:
            continue
        seat = journal.state.waiting[0]
        twin = journal.state.redeal(seat, rng)
        one, two = (make_bot(name, smuta(), seed).decide(Chair(state, seat)) for state in (journal.state, twin))
        assert one == two


@pytest.mark.parametrize("seats", some(SEATS, [3]))
def test_the_house_style_beats_random_play_with_every_party(seats: int) -> None:
    won = 0.0
    for seat in range(seats):
        journal = Journal(smuta().start(seats, f"beats {seat}"))
        names = ["rule" if seat == other else "random" for other in range(seats)]
        play_on(journal, [make_bot(name, smuta(), other) for other, name in enumerate(names)])
        won += journal.state.result().shares()[seat]
    assert won >= seats - 1


@pytest.mark.skipif(not prestol.COMPILED, reason="fourteen games of bots: minutes interpreted, seconds compiled")
def test_the_house_style_uses_every_kind_of_move() -> None:
    """What nobody ever does cannot be weighed by a study of balance."""
    chosen: set[str] = set()
    for seed in range(14):
        seats = SEATS[seed % len(SEATS)]
        journal = Journal(smuta().start(seats, f"kinds {seed}", OTHER_READINGS if seed == 6 else {}))
        play_on(journal, [make_bot("rule", smuta(), f"{seed}-{seat}") for seat in range(seats)])
        chosen |= {smuta().moves[entry.move[0]].name for entry in journal.entries if entry.move}
        chosen |= {smuta().moves[move[0]].name for entry in journal.entries for _, row in entry.answers for move in row}
    assert {kind.name for kind in smuta().moves} - chosen <= SELDOM


def test_careless_players_do_not_waste_time() -> None:
    notation = smuta().notation
    moves = [notation.read(words) for words in ("done", "trade", "send marina_mnishek")]
    assert advice().whims(moves) == [notation.read("done")]
    assert advice().whims(moves[1:]) == moves[1:]


def test_a_playout_ends_with_the_phase_of_a_player() -> None:
    state = start(4, 7)
    began = (state.now, state.phase, state.active)
    assert playout_to(advice(), state, 0) > 0
    assert state.over or (state.now, state.phase, state.active) != began


@pytest.mark.parametrize("seats", some(SEATS, [2, 5]))
def test_a_judgement_shares_out_one_victory_and_is_exact_at_the_end(seats: int) -> None:
    check_judgement(advice(), start(seats, 3))


# --- what a judgement sees


def plain(cell: int = 10) -> Smuta:
    """Three parties with an army each; nobody reigns."""
    state = bare(3, cell)
    put(state, "petr_basmanov", "tula", RIDERS)
    put(state, "roman_rozynski", "starodub", RIDERS)
    put(state, "ivan_bolotnikov", "voronezh", RIDERS)
    return go(state, PoliticalPhase(MOSCOW))


def test_a_judgement_sees_points_armies_legitimacy_cards_and_the_capital() -> None:
    even = advice().judge(plain())[MOSCOW]
    for change in range(5):
        state = plain()
        if change == 0:
            hold(state, MOSCOW, "tver", "uglich")
        elif change == 1:
            put(state, "petr_basmanov", "tula", {"reiters": 3})
        elif change == 2:
            put(state, "vasily_shuisky", "party")
        elif change == 3:
            deal(state, MOSCOW, "spies", "dagger")
        else:
            state.control[smuta().parts.land.moscow] = MOSCOW
        assert advice().judge(state)[MOSCOW] > even


def test_a_judgement_sees_the_clock_of_a_long_reign() -> None:
    shares = []
    for left in (7, 2):
        state = plain()
        crown(state, "boris_godunov", MOSCOW)
        state.long_rule = state.now + left
        shares.append(advice().judge(state)[MOSCOW])
    assert shares[1] > shares[0]


# --- the answers to every kind of question


def test_an_assassin_is_picked_and_aimed_at_the_tsar() -> None:
    state = ready(2, "assassins")
    while asked(state) != "pick":
        say(state, "done")
    assert liked(state, POLISH) in ("pick hired_assassin", "pick moscow_uprising", "pick boyar_conspirators")
    state = bare(4, 5)
    crown(state, "boris_godunov", MOSCOW)
    put(state, "istoma_pashkov", "voronezh", RIDERS)
    put(state, "roman_rozynski", "starodub", RIDERS)
    state.long_rule = 8
    deal(state, NOBLES, "hired_assassin")
    go(state, PoliticalPhase(NOBLES))
    assert liked(state) == "play hired_assassin"
    say(state, "play hired_assassin")
    assert liked(state) == "aim boris_godunov"


def test_those_who_are_aimed_at_save_the_tsar_with_spies() -> None:
    state = bare(4, 5)
    crown(state, "boris_godunov", MOSCOW)
    put(state, "istoma_pashkov", "voronezh", RIDERS)
    deal(state, NOBLES, "hired_assassin")
    deal(state, MOSCOW, "spies")
    go(state, PoliticalPhase(NOBLES))
    say(state, "play hired_assassin")
    if asked(state) == "name":
        say(state, "aim boris_godunov")
    assert liked(state, MOSCOW) == "play spies"


def test_a_pretender_in_the_own_moscow_becomes_the_tsar() -> None:
    state = bare(3, 10)
    hold(state, POLISH, "moscow")
    put(state, "false_dmitry_1", "moscow", {"mounted_cossack": 3}, marks=PRETENDER)
    go(state, PoliticalPhase(POLISH))
    assert liked(state) == "proclaim false_dmitry_1"


def test_towns_are_won_over_while_legitimacy_lasts() -> None:
    state = bare(3, 2)
    put(state, "false_dmitry_1", "chernigov", {"mounted_cossack": 3})
    go(state, PoliticalPhase(POLISH))
    values = values_of(state)
    assert values["win volga"] > values["win west"] > values["done"]


def test_a_siege_is_laid_before_smolensk() -> None:
    state = bare(3, 2)
    crown(state, "boris_godunov", MOSCOW)
    put(state, "roman_rozynski", "smolensk", HOST, marks=SIEGE_CARRIED)
    go(state, PoliticalPhase(POLISH))
    assert values_of(state)["lay roman_rozynski"] > values_of(state)["done"]


def test_an_ordinary_fortress_is_stormed_for_nothing() -> None:
    state = bare(3, 2)
    crown(state, "boris_godunov", MOSCOW)
    put(state, "ivan_bolotnikov", "tula", RIDERS)
    go(state, PoliticalPhase(REBEL))
    assert liked(state) == "storm ivan_bolotnikov"


def test_an_army_takes_a_town_rather_than_nothing() -> None:
    state = bare(3, 2)
    put(state, "ivan_bolotnikov", "kromy", RIDERS)
    hold(state, REBEL, "kromy")
    go(state, MilitaryAct(REBEL))
    assert liked(state) == "take ivan_bolotnikov"
    say(state, "take ivan_bolotnikov")
    assert liked(state).startswith("go ")


def test_a_weak_army_does_not_attack_a_strong_one() -> None:
    state = bare(3, 2)
    put(state, "ivan_bolotnikov", "kromy", {"foot_cossack": 2})
    put(state, "petr_basmanov", "orel", HOST)
    go(state, MilitaryAct(REBEL))
    say(state, "take ivan_bolotnikov")
    values = values_of(state)
    assert values["go orel"] < values["done"]


def test_a_strong_army_attacks_a_weak_one() -> None:
    state = bare(3, 2)
    put(state, "petr_basmanov", "orel", HOST)
    put(state, "ivan_bolotnikov", "kromy", {"foot_cossack": 2})
    go(state, MilitaryAct(MOSCOW))
    say(state, "take petr_basmanov")
    values = values_of(state)
    assert values["go kromy"] > values["done"]


def attacked(own: dict[str, int], foe: dict[str, int]) -> Smuta:
    """Basmanov attacks Bolotnikov, who has not answered yet."""
    state = bare(3, 2)
    put(state, "petr_basmanov", "orel", foe)
    put(state, "ivan_bolotnikov", "kromy", own)
    go(state, MilitaryAct(MOSCOW))
    say(state, "take petr_basmanov")
    say(state, "go kromy")
    while asked(state) == "window":
        say(state, f"{state.waiting[0]} pass")
    return state


def test_whoever_is_weaker_slips_away_and_whoever_is_stronger_stands() -> None:
    assert liked(attacked({"foot_cossack": 2}, HOST)) == "evade"
    assert liked(attacked(HOST, {"foot_cossack": 2})) == "stand"


def test_no_card_is_picked_years_before_its_time() -> None:
    state = bare(5, 0)
    crown(state, "boris_godunov", MOSCOW)
    put(state, "false_dmitry_1", "chernigov", {"mounted_cossack": 3}, marks=PRETENDER)
    go(state, AskPicks())
    values = values_of(state, POLISH)
    assert values["pick polish_intervention"] < values["pick zaporozhians"]


def test_the_picks_of_a_year_come_from_the_own_deck() -> None:
    state = bare(3, 0)
    go(state, AskPicks())
    for seat in range(3):
        assert liked(state, seat).startswith("pick ")
