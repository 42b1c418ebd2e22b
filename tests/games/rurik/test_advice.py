"""What Rurik's house style knows: it reads only what its seat may see, uses all that is offered, and never dawdles."""

from __future__ import annotations

from typing import Any

import pytest

import prestol
from prestol import Journal
from prestol.bots import Chair, make_bot
from prestol.engine.advice import Advice
from prestol.games.rurik.turns import TakeAdvisor
from tests.bots.seats import check_judgement, play_on, playout_to, wander
from tests.forms import some
from tests.games.rurik.table import OTHER_READINGS, SEATS, at_turn, busy, position, rurik, start, walk, with_points

SELDOM = {"pass", "lose", "rescue", "drive-out-neutral", "push-rebellion", "spend", "pay"}
"""Moves whose occasion does not come up in every few dozen games."""
MINE = {"leader": "mstislav", "at": "volyn", "troops": {"kiev": 2, "volyn": 1}}
MARKETS = {"kiev": ["market"], "volyn": ["market"], "polotsk": ["market"]}
THEIRS = {"leader": "maria", "at": "rostov", "troops": {"rostov": 2}}


def advice() -> Advice[Any]:
    known = rurik().advice
    assert known is not None
    return known


def liked(state: Any, seat: int = 0) -> str:
    """The move that the house style likes best, as text."""
    moves = state.legal(seat)
    values = advice().liking(state, seat, moves, 0)
    return str(state.game.notation.write(moves[values.index(max(values))]))


def values_of(state: Any, seat: int = 0) -> dict[str, float]:
    """How much the house style likes each move."""
    moves = state.legal(seat)
    return dict(zip(map(state.game.notation.write, moves), advice().liking(state, seat, moves, 0), strict=True))


@pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["usual", "other"])
@pytest.mark.parametrize("seats", SEATS)
def test_a_style_reads_only_what_its_seat_knows(seats: int, options: dict[str, Any]) -> None:
    rng = prestol.stream("styles")
    for at, state in enumerate(walk(seats, 5, options, busy)):
        if state.over or at % 3:
            continue
        seat = state.waiting[0]
        moves = state.legal(seat)
        for style in range(advice().styles + 2):
            values = advice().liking(state, seat, moves, style)
            assert len(values) == len(moves)
            assert advice().liking(state.redeal(seat, rng), seat, moves, style) == values


@pytest.mark.parametrize(
    ("name", "seats"),
    some(
        [(name, seats) for name in ("rule", "casual", "novice") for seats in SEATS],
        [("rule", 1), ("rule", 4), ("casual", 2), ("novice", 3)],
    ),
)
def test_bots_of_the_house_play_whole_games_and_do_not_dawdle(name: str, seats: int) -> None:
    for seed in range(3):
        journal = Journal(rurik().start(seats, seed, OTHER_READINGS if seed == 2 else {}))
        play_on(journal, [make_bot(name, rurik(), f"{seed}-{seat}") for seat in range(seats)], 150 * seats)
        assert journal.state.over


@pytest.mark.parametrize("seats", some(SEATS, [1, 3]))
def test_a_search_plays_a_whole_game_by_the_rules(seats: int) -> None:
    journal = Journal(rurik().start(seats, 3))
    names = ["search:3", *["rule"] * (seats - 1)]
    play_on(journal, [make_bot(name, rurik(), seat) for seat, name in enumerate(names)])
    assert journal.state.over


@pytest.mark.parametrize("name", ["rule", "casual", "novice", "search:12"])
def test_a_bot_decides_alike_in_all_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    rng = prestol.stream("worlds")
    for seed in range(6):
        journal = wander("rurik", 3, seed, 30 + 25 * seed, rng)
        seat = journal.state.waiting[0]
        twin = journal.state.redeal(seat, rng)
        one, two = (make_bot(name, rurik(), seed).decide(Chair(state, seat)) for state in (journal.state, twin))
        assert one == two


def test_the_house_style_beats_random_play() -> None:
    won = 0.0
    for seed in range(8):
        journal = Journal(rurik().start(4, seed))
        names = ["rule" if seat == seed % 4 else "random" for seat in range(4)]
        play_on(journal, [make_bot(name, rurik(), seat) for seat, name in enumerate(names)])
        won += journal.state.result().shares()[seed % 4]
    assert won >= 7


@pytest.mark.skipif(not prestol.COMPILED, reason="forty games of bots: half a minute interpreted, seconds compiled")
def test_the_house_style_uses_every_kind_of_move() -> None:
    """What nobody ever does cannot be weighed by a study of balance."""
    chosen: set[str] = set()
    for seed in range(40):
        seats = SEATS[seed % len(SEATS)]
        journal = Journal(rurik().start(seats, seed, OTHER_READINGS if seed % 3 == 0 else {}))
        play_on(journal, [make_bot("rule", rurik(), f"{seed}-{seat}") for seat in range(seats)])
        chosen |= {rurik().moves[entry.move[0]].name for entry in journal.entries}
    assert {kind.name for kind in rurik().moves} - chosen <= SELDOM


def test_a_playout_stops_at_rest_after_its_horizon() -> None:
    state = start(4, 7)
    decisions = playout_to(advice(), state, 60)
    assert 60 <= decisions < 90
    assert isinstance(state.stack[-1], TakeAdvisor)


@pytest.mark.parametrize("seats", SEATS)
def test_a_judgement_shares_out_one_victory_and_is_exact_at_the_end(seats: int) -> None:
    check_judgement(advice(), start(seats, 3))


@pytest.mark.parametrize(
    "better",
    [
        {"tracks": {"trade": 5}},
        {"goods": {"wood": 3, "fish": 3}},
        {"done": ["market_day", "capital_city"]},
        {"troops": {"kiev": 2, "volyn": 1, "polotsk": 2, "chernigov": 2}},
        {"buildings": {"kiev": ["church"], "volyn": ["market"], "polotsk": ["stronghold"]}},
        {"war": 3},
        {"coins": 9},
        {"hand": ["tax_a", "build_a"]},
    ],
)
def test_a_judgement_sees_what_brings_points(better: dict[str, Any]) -> None:
    even = advice().judge(position(MINE, THEIRS, round=3))[0]
    assert advice().judge(position(MINE | better, THEIRS, round=3))[0] > even


def test_a_judgement_sees_the_rows_of_the_banners() -> None:
    low = {"build": [{"seat": 1, "advisor": "adv_5"}, {"seat": 0, "advisor": "adv_4"}]}
    high = {"build": [{"seat": 0, "advisor": "adv_5"}, {"seat": 1, "advisor": "adv_4"}]}
    shares = [advice().judge(position(MINE, THEIRS, banners=banners, turn=0))[0] for banners in (low, high)]
    assert shares[1] > shares[0]


# --- the answers to every kind of question


def test_an_advisor_is_not_wasted_and_no_more_is_bid_than_it_takes() -> None:
    banners = {"build": [{"seat": 1, "advisor": "adv_4"}]}
    state = position(MINE, THEIRS, banners=banners, phase="strategy", turn=0)
    word, advisor, _, bribe = liked(state).split()
    assert word == "place" and int(bribe) <= 2
    values = values_of(state)
    for action in ("muster", "move", "attack", "tax", "scheme"):
        assert values[f"place adv_1 {action} 0"] > values[f"place adv_1 {action} 3"]
    assert advisor in ("adv_1", "adv_2a", "adv_4", "adv_5")


def test_a_higher_row_of_a_contested_banner_is_worth_more() -> None:
    banners = {"tax": [{"seat": 1, "advisor": "adv_2a"}]}
    values = values_of(position(MINE, THEIRS, banners=banners, phase="strategy", turn=0))
    assert values["place adv_4 tax 0"] > values["place adv_1 tax 0"]


def test_a_deed_that_can_be_done_is_done() -> None:
    state = at_turn(MINE | {"deeds": ["market_day"], "buildings": MARKETS}, THEIRS)
    assert liked(state) == "deed market_day"


def test_a_deed_that_costs_more_than_it_brings_waits() -> None:
    """A building of five that hang together is worth two points at the last claim, the deed one."""
    group = MARKETS | {"novgorod": ["church"], "rostov": ["church"]}
    at: dict[str, Any] = {"banner": "move", "round": 4, "bare": ["kiev", "volyn"]}
    player = MINE | {"deeds": ["new_beginning"]}
    assert not liked(at_turn(player | {"buildings": group}, THEIRS, **at)).startswith("deed")
    spare = {"kiev": ["market", "church"]}
    assert liked(at_turn(player | {"buildings": spare}, THEIRS, **at)).startswith("deed")


def test_the_deed_is_picked_for_which_least_is_missing() -> None:
    state = position(
        MINE | {"buildings": MARKETS}, THEIRS, phase="claim", round=2, deed_row=["dispatch_messengers", "market_day"]
    )
    assert liked(state) == "pick market_day"


def test_goods_with_a_place_on_the_boat_are_taxed_first() -> None:
    state = with_points({"tax": 1}, MINE | {"goods": {"wood": 3}, "coins": 0}, THEIRS)
    assert liked(state).startswith("tax volyn")


def test_buildings_are_built_where_they_hang_together() -> None:
    player = {"leader": "boris", "at": "volyn", "troops": {"novgorod": 2, "volyn": 2}}
    state = with_points({"build": 1}, player | {"buildings": {"kiev": ["church"], "polotsk": ["church"]}}, THEIRS)
    assert liked(state).split()[2] in ("volyn", "novgorod")
    values = values_of(state)
    assert max(value for move, value in values.items() if move.startswith("build")) > values["end"]


def test_troops_are_mustered_where_they_decide_who_rules() -> None:
    mine = {"leader": "boris", "at": "volyn", "troops": {"volyn": 4, "kiev": 2}}
    theirs = {"leader": "maria", "at": "rostov", "troops": {"kiev": 2}}
    state = with_points({"muster": 1}, mine, theirs)
    assert liked(state) == "muster troop kiev"


def test_nobody_leaves_a_region_that_is_just_held_for_one_that_is_not_won() -> None:
    mine = {"leader": "boris", "at": "volyn", "troops": {"kiev": 2}}
    theirs = {"leader": "maria", "at": "chernigov", "troops": {"kiev": 1, "chernigov": 4}}
    values = values_of(with_points({"move": 1}, mine, theirs))
    assert values["move troop kiev chernigov"] < values["finish"]


def test_whoever_has_nobody_on_the_map_comes_back() -> None:
    state = at_turn({"leader": "boris", "at": None}, THEIRS)
    state.play(0, state.game.notation.read("act muster 1"))
    assert liked(state).startswith("rescue")


def test_a_deck_with_a_known_loss_on_top_is_not_chosen_for_a_check() -> None:
    mine = {"leader": "boris", "at": "volyn", "troops": {"kiev": 3}}
    theirs = {"leader": "maria", "at": "rostov", "troops": {"kiev": 2}}
    state = with_points({"attack": 1}, mine, theirs, left=["move_3"], right=["move_1"], known_by=[0])
    state.play(0, state.game.notation.read("attack kiev 2"))
    assert liked(state) == "deck right"


def test_goods_on_the_dock_pay_before_those_on_the_boat() -> None:
    player = MINE | {"goods": {"wood": 5, "fur": 1}, "coins": 2, "deeds": ["reward_laborers"]}
    state = at_turn(player, THEIRS)
    state.play(0, state.game.notation.read("deed reward_laborers"))
    assert liked(state).startswith("pay wood")


def test_goods_and_buildings_wait_for_the_figures_of_the_main_action() -> None:
    values = values_of(at_turn(MINE | {"hand": ["tax_a", "coins_a"]}, THEIRS, banner="move"))
    assert values["scheme tax_a"] < values["act move 1"]


def test_between_two_players_a_coin_is_cheaper() -> None:
    skipped = [values_of(at_turn(MINE, THEIRS, *[{}] * more))["skip muster 1"] for more in range(3)]
    assert 0 < skipped[0] < skipped[1] == skipped[2]


def test_a_skipped_turn_is_better_than_one_that_brings_nothing() -> None:
    alone = {"leader": "boris", "at": "volyn"}
    state = at_turn(alone, THEIRS, banner="attack", round=4)
    assert liked(state) == "skip attack 1"
