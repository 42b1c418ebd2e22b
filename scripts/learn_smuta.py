"""Learn how to judge positions of Smuta from how games of the house style end.

    python -m scripts.learn_smuta play --games 60000 --out .learn
    python -m scripts.learn_smuta fit .learn

`play` lets house players meet, half of the seats with weights changed at random and some games with random moves, so
that positions are seen that the house style alone would not reach; it keeps the features of some positions of each game
and who won. `fit` finds the weights of the network and writes them into `advice/learned.py`. One game in twenty has no
part in that: by those it is seen when to stop, and how surprised the network is.
"""

from __future__ import annotations

import argparse
import os
import random
from array import array
from base64 import b85encode
from collections.abc import Iterator
from math import exp
from multiprocessing import Pool
from pathlib import Path
from typing import TYPE_CHECKING, Any

import prestol
from prestol.games.smuta import SmutaGame
from prestol.games.smuta.advice import features
from prestol.games.smuta.advice.features import FEATURES, Row
from prestol.games.smuta.advice.network import FINEST
from prestol.games.smuta.advice.outlook import Outlook
from prestol.games.smuta.advice.style import SmutaAdvice
from prestol.games.smuta.advice.weights import HOUSE, PLAIN
from prestol.games.smuta.parts import PARTIES
from prestol.games.smuta.state import Smuta

if TYPE_CHECKING:
    import numpy as np

    Numbers = np.ndarray[Any, Any]

LEARNED = Path(__file__).resolve().parent.parent / "src/prestol/games/smuta/advice/learned.py"
TABLES, SHARES = (2, 3, 4, 5), (15, 15, 20, 50)
"""Numbers of players, and how often each is played."""
SPREAD = 0.35
"""By how much the weights of a style are changed."""
REACH = 12
"""A weight that stays below one."""
CARELESS, WILD = 0.3, 2
"""Games with random moves, and how many in a hundred."""
SEEN = 0.04
"""Positions that are looked at, of all that end a phase."""
CHUNK = 50
HIDDEN, BATCH, RATE, DECAY, DROPPED = 32, 4096, 3e-3, 0.1, 0.2
PROOF = 20


# --- games


def played(job: tuple[str, int, int]) -> tuple[bytes, bytes, bytes, bytes]:
    """The positions of some games: indices, values and how many there are in each row; table, game and shares."""
    seed, first, count = job
    game = prestol.game("smuta")
    assert isinstance(game, SmutaGame)
    indices, values, lengths, about = array("H"), array("f"), array("H"), array("f")
    for number in range(first, first + count):
        luck = random.Random(f"{seed}-{number}")
        seats = luck.choices(TABLES, SHARES)[0]
        advice = SmutaAdvice(game.parts, [style(luck) for _ in range(seats)])
        wild = WILD if luck.random() < CARELESS else 0
        state = game.start(seats, f"{seed}-{number}")
        assert isinstance(state, Smuta)
        state.telling = False
        rng = prestol.stream(f"learn:{seed}-{number}")
        seen = []
        while state.stack:
            advice.playout(state, rng, state.stage(), list(range(seats)), wild)
            if state.stack and luck.random() < SEEN:
                seen.append(lesson_of(state))
        shares = [*state.result().shares(), *[0.0] * (PARTIES - seats)]
        for rows in seen:
            about.extend([seats, number, *shares])
            for row in rows:
                indices.extend([*row.flags, *row.at])
                values.extend([*[1.0] * len(row.flags), *row.value])
                lengths.append(len(row.flags) + len(row.at))
            lengths.extend([0] * (PARTIES - seats))
    return indices.tobytes(), values.tobytes(), lengths.tobytes(), about.tobytes()


def lesson_of(s: Smuta) -> list[Row]:
    """The features of all parties; the network learns its figures twice, as they are and as far as time has passed."""
    out = Outlook(s)
    rows = features.rows_of(s, out)
    for row in rows:
        for at, value in list(zip(row.at, row.value, strict=True)):
            if at >= features.PLAIN:
                row.put(at - features.PLAIN + features.LATER, value * out.passed)
    return rows


def style(luck: random.Random) -> list[float]:
    """The house style, or one like it."""
    if luck.random() < 0.5:
        return HOUSE
    near = [weight * exp(SPREAD * luck.gauss(0, 1)) for weight in HOUSE[:PLAIN]]
    near[REACH] = min(0.95, near[REACH])
    return near + HOUSE[PLAIN:]


def play(folder: Path, games: int, seed: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    files = [(folder / name).open("ab") for name in ("indices", "values", "lengths", "about")]
    jobs = [(seed, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    with Pool(os.cpu_count()) as pool:
        for number, found in enumerate(pool.imap_unordered(played, jobs)):
            for file, data in zip(files, found, strict=True):
                file.write(data)
            print(f"\r{(number + 1) * CHUNK} games", end="", flush=True)
    print()


# --- fitting


class Positions:
    """What was seen, and in which positions a game is that proves the rest."""

    def __init__(self, folder: Path) -> None:
        import numpy as np

        about = np.fromfile(folder / "about", "f4").reshape(-1, 2 + PARTIES)
        self.indices = np.fromfile(folder / "indices", "u2")
        self.values = np.fromfile(folder / "values", "f4")
        self.lengths = np.fromfile(folder / "lengths", "u2").astype("i8").reshape(-1, PARTIES)
        self.starts = (np.cumsum(self.lengths) - self.lengths.ravel()).reshape(-1, PARTIES)
        self.seats, self.shares = about[:, 0].astype("i8"), about[:, 2:]
        proof = about[:, 1].astype("i8") % PROOF == 0
        self.proof, self.lesson = np.flatnonzero(proof), np.flatnonzero(~proof)

    def dense(self, chosen: Numbers) -> Numbers:
        """The features of some positions, a row for each party."""
        import numpy as np

        lengths, starts = self.lengths[chosen].ravel(), self.starts[chosen].ravel()
        rows = np.repeat(np.arange(len(lengths)), lengths)
        within = np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        places = np.repeat(starts, lengths) + within
        found = np.zeros((len(lengths), FEATURES), "f4")
        found[rows, self.indices[places]] = self.values[places]
        return found


class Model:
    """The network while it learns: Adam with weights that fade."""

    def __init__(self, luck: Any) -> None:
        import numpy as np

        self.parts: list[Numbers] = [
            np.zeros(FEATURES, "f4"),
            luck.normal(0, 0.08, (FEATURES, HIDDEN)).astype("f4"),
            luck.normal(0, 0.3, HIDDEN).astype("f4"),
        ]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def odds(self, rows: Numbers, seats: Numbers) -> tuple[Numbers, Numbers]:
        """Shares of victory in each position, and how excited the hidden units are."""
        import numpy as np

        straight, hidden, counts = self.parts
        excited = np.maximum(rows @ hidden, 0)
        exponents = (excited @ counts + rows @ straight).reshape(-1, PARTIES)
        exponents[np.arange(PARTIES)[None, :] >= seats[:, None]] = -1e9
        exponents -= exponents.max(1, keepdims=True)
        chances = np.exp(exponents)
        return chances / chances.sum(1, keepdims=True), excited

    def learn(self, rows: Numbers, seats: Numbers, shares: Numbers, rate: float) -> None:
        import numpy as np

        chances, excited = self.odds(rows, seats)
        error = ((chances - shares) / len(seats)).astype("f4").ravel()
        inner = (error[:, None] * self.parts[2]) * (excited > 0)
        self.steps += 1
        for at, slope in enumerate((rows.T @ error, rows.T @ inner, excited.T @ error)):
            self.means[at] += 0.1 * (slope - self.means[at])
            self.squares[at] += 0.001 * (slope * slope - self.squares[at])
            mean, square = self.means[at] / (1 - 0.9**self.steps), self.squares[at] / (1 - 0.999**self.steps)
            self.parts[at] -= rate * (mean / (np.sqrt(square) + 1e-8) + DECAY * self.parts[at])


def surprise(model: Model, seen: Positions, chosen: Numbers) -> Numbers:
    """How surprised a network is by who won, position by position."""
    import numpy as np

    found = []
    for batch in np.array_split(chosen, len(chosen) // BATCH + 1):
        chances, _ = model.odds(seen.dense(batch), seen.seats[batch])
        found.append(-(seen.shares[batch] * np.log(np.maximum(chances, 1e-9))).sum(1))
    return np.concatenate(found)


def batches(seen: Positions, luck: Any, epochs: int) -> Iterator[tuple[float, Numbers, bool]]:
    """How much of the lesson is over, the next positions, and whether an epoch ends with them."""
    import numpy as np

    parts = len(seen.lesson) // BATCH + 1
    for epoch in range(epochs):
        for at, batch in enumerate(np.array_split(luck.permutation(seen.lesson), parts)):
            yield (epoch + at / parts) / epochs, batch, at == parts - 1


def fit(folder: Path, epochs: int) -> None:
    import numpy as np

    luck = np.random.default_rng(1)
    seen, model = Positions(folder), Model(luck)
    best, kept = 9.0, model.parts
    for done, batch, ends in batches(seen, luck, epochs):
        rows = seen.dense(batch)
        rows *= (luck.random(rows.shape, "f4") > DROPPED) / np.float32(1 - DROPPED)
        model.learn(rows, seen.seats[batch], seen.shares[batch], RATE * 0.5 * (1 + np.cos(np.pi * done)) + 1e-5)
        if ends:
            now = float(surprise(model, seen, seen.proof).mean())
            print(f"surprise {now:.4f}", flush=True)
            if now < best:
                best, kept = now, [part.copy() for part in model.parts]
    model.parts = kept
    store(model)
    last = surprise(model, seen, seen.proof)
    for seats in TABLES:
        print(f"{seats} players: {last[seen.seats[seen.proof] == seats].mean():.4f}")


def store(model: Model) -> None:
    """Round the weights to those that are stored, and write them."""
    import numpy as np

    straight, hidden, counts = model.parts
    rows = np.vstack([straight, hidden.T])
    scales = [float(f"{scale:.4g}") for scale in np.abs(rows).max(1)]
    whole = np.rint(rows / np.array(scales)[:, None] * FINEST).astype("i8")
    rounded = [float(f"{count:.4g}") for count in counts]
    model.parts = [
        (whole * np.array(scales)[:, None] / FINEST)[0].astype("f4"),
        (whole * np.array(scales)[:, None] / FINEST)[1:].T.astype("f4"),
        np.array(rounded, "f4"),
    ]
    text = b85encode((whole + FINEST + 1).astype("u1").tobytes()).decode()
    lines = "\n".join(text[at : at + 110] for at in range(0, len(text), 110))
    LEARNED.write_text(
        '"""What the network of the judgement has learned; written by `scripts/learn_smuta.py`."""\n\n'
        "from __future__ import annotations\n\nfrom typing import Final\n\n"
        f"SCALES: Final[list[float]] = {folded(scales)}\nCOUNTS: Final[list[float]] = {folded(rounded)}\n"
        f'WEIGHTS: Final = """\n{lines}\n"""\n'
    )


def folded(numbers: list[float]) -> str:
    """A list over several lines, as it is formatted here."""
    return "[\n" + "".join(f"    {number},\n" for number in numbers) + "]"


def main() -> None:
    parser = argparse.ArgumentParser(prog="learn_smuta", description=__doc__.splitlines()[0] if __doc__ else None)
    verbs = parser.add_subparsers(required=True, dest="verb")
    games = verbs.add_parser("play", help="play games and keep positions")
    games.add_argument("--games", type=int, default=60_000)
    games.add_argument("--out", type=Path, default=Path(".learn"))
    games.add_argument("--seed", default="learn")
    lesson = verbs.add_parser("fit", help="learn from the positions that were kept")
    lesson.add_argument("folder", type=Path, nargs="?", default=Path(".learn"))
    lesson.add_argument("--epochs", type=int, default=8)
    given = parser.parse_args()
    if given.verb == "play":
        play(given.out, given.games, given.seed)
    else:
        fit(given.folder, given.epochs)


if __name__ == "__main__":
    main()
