"""What is measured of a game: `python -m benchmarks.ours ivan`. The form is the one that `import prestol` finds."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from itertools import count, cycle
from typing import Any

import prestol
from benchmarks.calibration import counted, repeated
from benchmarks.worker import Measure, serve
from prestol.bots import Bot, Chair, bot_names, make_bot
from prestol.bots.paired import PairedBot
from prestol.bots.search import SearchBot
from prestol.engine.journal import Journal
from prestol.engine.state import State

GAME = sys.argv[1] if __name__ == "__main__" else "tsar"
SEATS = {"tsar": 4, "ivan": 4, "rurik": 4, "smuta": 5}
MIDDLE = {"tsar": 90, "ivan": 130, "rurik": 115, "smuta": 300}
"""Decisions of random play after which a game stands in the middle of its second round or year."""
SIMULATIONS = 200


def game_to_middle(seed: int, game: str = GAME) -> Journal:
    """A game of random play up to the middle of a round, where one seat has a real choice."""
    journal = Journal(prestol.game(game).start(SEATS[game], seed=seed))
    rng = prestol.stream(f"middle:{seed}")
    state = journal.state
    while len(journal.entries) < MIDDLE[game] or len(state.waiting) != 1 or len(state.legal(state.waiting[0])) < 4:
        seat = state.waiting[0]
        moves = state.legal(seat)
        journal.play(seat, moves[rng.below(len(moves))])
    return journal


def middle_of_round(game: str = GAME) -> State:
    """A position in the middle of a round."""
    return game_to_middle(1, game).state


def chair_in_middle(seed: int) -> Chair:
    """What a bot is given that must decide in the middle of a round."""
    journal = game_to_middle(seed)
    seat = journal.state.waiting[0]
    return Chair(journal.state, seat, partial(journal.log, seat))


def playouts() -> Measure:
    """Random games in the engine's own loop, set-up included, with events switched off."""
    game, seeds, rng = prestol.game(GAME), count(), prestol.stream("bench")

    def play() -> int:
        state = game.start(SEATS[GAME], seed=next(seeds))
        state.telling = False
        return state.playout(rng)

    return counted(play)


def public_play() -> Measure:
    """Random games as a researcher would write them: a Python loop over the public API, every move checked."""
    game, seeds, rng = prestol.game(GAME), count(), prestol.stream("bench")

    def play() -> int:
        state = game.start(SEATS[GAME], seed=next(seeds))
        decisions = 0
        while state.waiting:
            seat = state.waiting[0]
            moves = state.legal(seat)
            state.play(seat, moves[rng.below(len(moves))])
            decisions += 1
        return decisions

    return counted(play)


def clones() -> Measure:
    state = middle_of_round()
    return repeated(state.clone)


def legal_lists() -> Measure:
    state = middle_of_round()
    seat = state.waiting[0]
    return repeated(lambda: state.legal(seat))


def views() -> Measure:
    state = middle_of_round()
    seat = state.waiting[0]
    return repeated(lambda: state.view(seat))


def redeals() -> Measure:
    state = middle_of_round()
    seat, rng = state.waiting[0], prestol.stream("bench")
    return repeated(lambda: state.redeal(seat, rng))


def dumps() -> Measure:
    state = middle_of_round()
    return repeated(lambda: prestol.dump(state))


def searches() -> Measure:
    """Decisions of the search bot in the middle of a round; what counts is the simulations that it makes."""
    decisions = searched()

    def decide() -> int:
        bot = next(decisions)
        assert isinstance(bot, (PairedBot, SearchBot))
        return bot.tried

    return counted(decide)


def budgets() -> Measure:
    """The same; what counts is the budget, of which a search that may stop early makes a part."""
    decisions = searched()

    def decide() -> int:
        next(decisions)
        return SIMULATIONS

    return counted(decide)


def searched() -> Iterator[Bot]:
    """Fresh bots, each of which has made one decision."""
    chairs = cycle([chair_in_middle(seed) for seed in range(4)])
    for seed in count():
        bot = make_bot(f"search:{SIMULATIONS}", prestol.game(GAME), seed)
        bot.decide(next(chairs))
        yield bot


def rule_games() -> Measure:
    """Whole games of rule bots; what counts is the game."""
    game, seeds = prestol.game(GAME), count()

    def play() -> int:
        seed = next(seeds)
        journal = Journal(game.start(SEATS[GAME], seed=seed))
        bots = [make_bot("rule", game, f"{seed}:{seat}") for seat in range(SEATS[GAME])]
        state = journal.state
        while state.waiting:
            seat = state.waiting[0]
            journal.play(seat, bots[seat].decide(Chair(state, seat, partial(journal.log, seat))))
        return 1

    return counted(play)


def facts() -> dict[str, Any]:
    """The size of saved states over all positions of some random games, and the form that is measured."""
    sizes: list[int] = []
    rng = prestol.stream("sizes")
    decisions = 0
    for seed in range(20):
        state = prestol.game(GAME).start(SEATS[GAME], seed=seed)
        while state.waiting:
            sizes.append(len(prestol.dump(state)))
            seat = state.waiting[0]
            moves = state.legal(seat)
            state.play(seat, moves[rng.below(len(moves))])
            decisions += 1
        sizes.append(len(prestol.dump(state)))
    return {
        "compiled": prestol.COMPILED,
        "dump_mean": round(sum(sizes) / len(sizes)),
        "dump_min": min(sizes),
        "dump_max": max(sizes),
        "decisions_per_game": decisions / 20,
    }


MEASURES = {
    "random play": playouts,
    "random play, Python loop": public_play,
    "clone": clones,
    "legal list": legal_lists,
    "view": views,
    "redeal": redeals,
    "dump": dumps,
    "search": searches,
    "search, by budget": budgets,
}

if __name__ == "__main__":
    advised = "rule" in bot_names(prestol.game(GAME))
    serve(MEASURES | ({"game of rule bots": rule_games} if advised else {}), facts)
