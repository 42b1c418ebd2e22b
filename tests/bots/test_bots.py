"""Every bot plays by the rules, repeats itself from its seed, and is told nothing that its seat cannot know."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest

import prestol
from prestol import Journal
from prestol.bots import LEVELS, Chair, Manner, bot_names, make_bot
from prestol.bots.search import SearchBot
from prestol.bots.simple import RuleBot
from prestol.engine.advice import Advice
from prestol.engine.state import State
from prestol.engine.step import Move
from tests.bots.seats import chair, play_on, wander
from tests.engine.sources import PACKAGE

QUICK = ("random", "greedy", "always-for", "always-against", "rule-1", "rule", "novice", "casual", "search:6")
PARTIES = [
    (name, seats) for name in QUICK for seats in (3, 4, 5, 6) if prestol.COMPILED or name != "search:6" or seats == 3
]
"""Who plays whole games at how many seats: the belief of the search takes its time where it is interpreted."""


@pytest.mark.parametrize(("name", "seats"), PARTIES)
def test_a_bot_plays_whole_games_by_the_rules(name: str, seats: int) -> None:
    game = prestol.game("tsar")
    journal = Journal(game.start(seats, 11))
    play_on(journal, [make_bot(name, game, seat) for seat in range(seats)])
    assert journal.state.over


@pytest.mark.parametrize("name", ["random", "search:30"])
def test_bots_that_need_no_advice_play_any_game(name: str) -> None:
    game = prestol.game("duel")
    journal = Journal(game.start(2, 3))
    play_on(journal, [make_bot(name, game, seat) for seat in range(2)])
    assert journal.state.over


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    game = prestol.game("tsar")
    played = []
    for _ in range(2):
        journal = Journal(game.start(4, 5))
        play_on(journal, [make_bot(name, game, seat) for seat in range(4)], 40)
        played.append([entry.move for entry in journal.entries])
    assert played[0] == played[1]


@pytest.mark.parametrize("name", QUICK[1:])
def test_a_bot_decides_alike_in_all_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    game = prestol.game("tsar")
    rng = prestol.stream("worlds")
    for seed in range(12):
        journal = wander("tsar", 4, seed, 8 + 4 * seed, rng)
        if journal.state.over:
            continue
        seat = journal.state.waiting[-1]
        answers = set()
        for _ in range(4):
            world = journal.state.redeal(seat, rng)
            place = Chair(world, seat, partial(journal.log, seat))
            answers.add(make_bot(name, game, 1).decide(place))
        assert len(answers) == 1


def test_a_bot_holds_no_state() -> None:
    journal = wander("tsar", 4, 1, 20, prestol.stream(1))
    seat = journal.state.waiting[0]
    place = chair(journal, seat)
    bot = make_bot("search:20", prestol.game("tsar"), 1)
    bot.decide(place)
    before = prestol.dump(journal.state)
    fields = [getattr(bot, name) for name in dir(bot) if not name.startswith("__")]
    for kept in [*fields, *vars(place).values()]:
        assert kept is not journal.state and getattr(kept, "__self__", None) is not journal.state
    assert prestol.dump(journal.state) == before


def test_a_chair_answers_for_its_own_seat_alone() -> None:
    journal = wander("tsar", 4, 1, 20, prestol.stream(1))
    place = chair(journal, 2)
    goal = journal.state.view(2)["goal"]
    place.seat = 0
    assert place.view["goal"] == goal
    assert place.redeal(prestol.stream(1)).view(2)["goal"] == goal


def test_every_name_in_the_list_makes_a_bot() -> None:
    game = prestol.game("tsar")
    made = [type(make_bot(name, game, 1)).__name__ for name in bot_names(game)]
    assert made[:4] == ["RandomBot", "GreedyBot", "AlwaysFor", "AlwaysAgainst"]
    assert set(LEVELS) <= set(bot_names(game))
    assert set(game.bots.earlier) == {"rule-1", "strong-1", "expert-1"} <= set(bot_names(game))


@pytest.mark.parametrize(
    "name", ["", "grandmaster", "search", "search:", "search:-5", "search:12s", "search:9999999", "RULE"]
)
def test_an_unknown_bot_is_named_in_one_sentence(name: str) -> None:
    with pytest.raises(prestol.PrestolError, match=r"There is no bot .* choose one of"):
        make_bot(name, prestol.game("tsar"), 1)


@pytest.mark.parametrize("name", ["search:0", "search:000", "search:0ms"])
def test_a_search_without_a_budget_is_refused(name: str) -> None:
    with pytest.raises(prestol.PrestolError, match="at least 1"):
        make_bot(name, prestol.game("tsar"), 1)


def test_rules_ask_no_advice() -> None:
    """Only a game's record imports its advice, so that how bots play cannot change how the game is played."""
    for path in (PACKAGE / "games").glob("*/**/*.py"):
        if path.parent.name != "advice" and path.name != "__init__.py":
            assert not re.search(r"^ *(from|import) prestol\.games\.\w+\.advice", path.read_text(), re.MULTILINE), path


@pytest.mark.parametrize("name", ["rule", "novice", "greedy"])
def test_a_game_without_a_style_says_so(name: str) -> None:
    game = prestol.game("duel")
    with pytest.raises(prestol.PrestolError, match=r"random, strong, expert"):
        make_bot(name, game, 1)
    assert bot_names(game) == ("random", "strong", "expert")


class Tells(Advice[Any]):
    """Notes which moves it was asked about."""

    def __init__(self) -> None:
        super().__init__(2)
        self.asked: list[tuple[int, int]] = []

    def liking(self, s: State, seat: int, moves: list[Move], style: int) -> list[float]:
        self.asked.append((len(moves), style))
        return [0.0] * len(moves)


def test_who_knows_less_looks_at_fewer_moves_but_never_misses_a_choice_of_two() -> None:
    journal = wander("tsar", 4, 1, 14, prestol.stream(1))
    told = Tells()
    bot = RuleBot(prestol.stream(2), told, Manner(style=1, notices=30))
    place = chair(journal, journal.state.waiting[0])
    for _ in range(40):
        assert bot.decide(place) in place.legal
    counts = [count for count, _ in told.asked]
    assert 1 <= min(counts) < max(counts) < len(place.legal)
    assert {style for _, style in told.asked} == {1}
    assert bot.noticed([(1, 1), (1, 2)]) == [(1, 1), (1, 2)]


def test_the_first_release_is_still_at_hand() -> None:
    """Its styles are the first three, and nobody in its search is taken for a searcher."""
    game = prestol.game("tsar")
    old = make_bot("strong-1", game, 1)
    assert isinstance(old, SearchBot)
    assert old.simulations == 800 and old.advice is not None
    assert (old.advice.styles, old.advice.peer) == (3, -1)
