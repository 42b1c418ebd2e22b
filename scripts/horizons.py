"""How far a search that compares moves should look ahead: what its choices are worth later.

    python -m scripts.horizons --games 60 --out .learn/horizons.json

House players meet; at some of their decisions the moves that a search would compare are tried in the same worlds. In
half of the worlds the best move is chosen by judging after 0 (the end of the stage), 1, 2 ... rounds of everybody's
stages; in the other half it is seen how much better than the favourite of the house style it was, after each number of
rounds. A choice by a nearer judgement shows at a farther one what of its gain was real.
"""

from __future__ import annotations

import argparse
import json
import os
import random
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from statistics import fmean, stdev

import prestol
from prestol import lab
from prestol.bots import Chair, make_bot
from prestol.bots.paired import DOUBT, PairedBot, Rival
from prestol.engine.chance import Stream, fresh_stream
from prestol.engine.state import State
from prestol.engine.step import Move

GAME, SEATS = "smuta", 5
ROUNDS = (0, 1, 3, 6)
"""Rounds of stages after which a position is judged."""
LOOKED_AT = 0.01
"""Decisions that are looked at, of all."""
WORLDS = 24

Values = list[float]


def values(bot: PairedBot, chair: Chair, world: State, luck: Stream, move: Move) -> Values:
    """What a move comes to, judged after each number of rounds; with the same luck a longer simulation begins alike."""
    found = []
    for rounds in ROUNDS:
        bot.ahead = rounds
        found.append(bot.value(chair, world, luck, move))
    return found


def gains(bot: PairedBot, chair: Chair) -> list[Values]:
    """For each way to choose, what the choice was worth after each number of rounds."""
    favourite, *others = bot.candidates(chair)
    if not others:
        return [[0.0] * len(ROUNDS) for _ in ROUNDS]
    tried: list[list[Values]] = []
    for _ in range(WORLDS):
        world, luck = chair.redeal(bot.rng, True), fresh_stream(bot.rng)
        usual = values(bot, chair, world, luck, favourite.move)
        differences = []
        for other in others:
            found = values(bot, chair, world, luck, other.move)
            differences.append([value - beside for value, beside in zip(found, usual, strict=True)])
        tried.append(differences)
    return [later(tried[WORLDS // 2 :], choice(tried[: WORLDS // 2], others, at)) for at in range(len(ROUNDS))]


def choice(tried: list[list[Values]], others: list[Rival], at: int) -> int | None:
    """The move that a search would take by this judgement; None for the favourite."""
    sure = []
    for number, other in enumerate(others):
        found = [differences[number][at] for differences in tried]
        sure.append(fmean(found) + other.leaning - DOUBT * stdev(found) / sqrt(len(found)))
    return max(range(len(others)), key=lambda number: sure[number]) if max(sure) > 0 else None


def later(tried: list[list[Values]], chosen: int | None) -> Values:
    if chosen is None:
        return [0.0] * len(ROUNDS)
    return [fmean(differences[chosen][at] for differences in tried) for at in range(len(ROUNDS))]


def positions(number: int) -> list[list[Values]]:
    """What was found in one game."""
    setting = lab.setting(GAME, SEATS, "horizons")
    state, luck = setting.start(number), random.Random(number)
    game = state.game
    assert game.advice is not None
    players = [make_bot("rule", game, f"{number}-{seat}") for seat in range(SEATS)]
    bot = PairedBot(prestol.stream(f"horizons:{number}"), game.advice, game.bots.compared)
    found = []
    while not state.over:
        seat = state.waiting[0]
        chair = Chair(state, seat, list)
        if len(chair.legal) > 1 and luck.random() < LOOKED_AT:
            found.append(gains(bot, chair))
        state.apply(seat, players[seat].decide(chair))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="horizons", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    found: list[list[Values]] = []
    with Pool(os.cpu_count()) as pool:
        for some in pool.imap_unordered(positions, range(given.games)):
            found += some
    if given.out:
        given.out.write_text(json.dumps(found))
    print(f"{len(found)} decisions of {given.games} games; gain in thousandths of a victory, and its 95% interval")
    for at, rounds in enumerate(ROUNDS):
        cells = []
        for seen in range(len(ROUNDS)):
            worth = [1000 * table[at][seen] for table in found]
            cells.append(f"{fmean(worth):5.2f} ± {1.96 * stdev(worth) / sqrt(len(worth)):.2f}")
        print(f"judged after {rounds} rounds: " + "   ".join(cells))


if __name__ == "__main__":
    main()
