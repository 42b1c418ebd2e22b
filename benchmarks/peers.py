"""What is measured of other engines, in an environment of their own. A decision is what it is for us:
list the legal moves, choose one at random, play it. Games differ; rule-heavy ones compare best with ours.
"""

from __future__ import annotations

import pickle
import random
from importlib import import_module
from importlib.metadata import version
from itertools import count
from typing import Any

from benchmarks.calibration import counted, repeated
from benchmarks.worker import Measure, serve

SPIEL = ("tic_tac_toe", "connect_four", "leduc_poker", "hearts", "backgammon", "gin_rummy", "chess")
ZOO = ("tictactoe_v3", "connect_four_v3", "texas_holdem_v4", "chess_v6")
CARDS = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy", "doudizhu")


SEEDS = count(1)


def catan() -> Any:
    """A new game of Catan for four random players."""
    catanatron = import_module("catanatron")
    colours = catanatron.Color
    seats = (colours.RED, colours.BLUE, colours.WHITE, colours.ORANGE)
    return catanatron.Game([catanatron.RandomPlayer(colour) for colour in seats], seed=next(SEEDS))


def catan_play() -> Measure:
    def play() -> int:
        game = catan()
        game.play()
        return len(game.state.actions)

    return counted(play)


def catan_middle() -> Any:
    game = catan()
    for _ in range(400):
        game.play_tick()
    return game


def catan_clone() -> Measure:
    return repeated(catan_middle().copy)


def spiel_play(name: str) -> Measure:
    game = import_module("pyspiel").load_game(name)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return counted(play)


def zoo_play(name: str) -> Measure:
    env = import_module(f"pettingzoo.classic.{name}").env()

    def play() -> int:
        env.reset(seed=next(SEEDS))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
            else:
                mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
                env.step(random.choice(mask.nonzero()[0]))
                decisions += 1
        return decisions

    return counted(play)


def cards_play(name: str) -> Measure:
    env = import_module("rlcard").make(name, config={"seed": 1})

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return counted(play)


def facts() -> dict[str, Any]:
    game = catan_middle()
    return {
        "versions": {name: version(name) for name in ("catanatron", "open_spiel", "pettingzoo", "rlcard")},
        "catanatron_pickle": len(pickle.dumps(game.state)),
    }


def by_game(label: str, names: tuple[str, ...], play: Any) -> dict[str, Any]:
    return {f"{label} {name}": lambda name=name: play(name) for name in names}


if __name__ == "__main__":
    random.seed(1)
    serve(
        {
            "catanatron, 4 players": catan_play,
            "catanatron, clone": catan_clone,
            **by_game("open_spiel", SPIEL, spiel_play),
            **by_game("PettingZoo", ZOO, zoo_play),
            **by_game("RLCard", CARDS, cards_play),
        },
        facts,
    )
