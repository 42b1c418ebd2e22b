"""Writes the golden games: `PYTHONPATH=src python -m tests.games.tsar.golden_write`.

A golden game is a record with the fingerprint of every position. It is kept for good: the moves in it stay legal and
the fingerprints stay equal whatever becomes of the bots that once made them. Files that are there are left alone. To
write one anew, on purpose, because rules, content or the saved form have changed, remove it first and say why in
the commit.
"""

from __future__ import annotations

from pathlib import Path

import prestol
from prestol.bots import Chair, make_bot
from prestol.engine.options import Value

FOLDER = Path(__file__).parent / "golden"
TURNED: dict[str, Value] = {
    "first_player": "seat_2",
    "show_against_counts": True,
    "reshuffle_goals": True,
    "servants_break_ties": False,
}
TABLES: dict[str, tuple[list[str], dict[str, Value]]] = {
    "3-random": (["random"] * 3, {}),
    "3-rule": (["rule"] * 3, {}),
    "3-mixed": (["rule", "random", "rule"], {}),
    "4-random": (["random"] * 4, {}),
    "4-rule": (["rule"] * 4, {}),
    "4-mixed": (["rule", "random", "rule", "random"], {}),
    "4-options": (["rule", "random", "rule", "rule"], TURNED),
    "5-random": (["random"] * 5, {}),
    "5-rule": (["rule"] * 5, {}),
    "5-mixed": (["random", "rule", "random", "rule", "rule"], {}),
    "6-random": (["random"] * 6, {}),
    "6-rule": (["rule"] * 6, {}),
    "6-mixed": (["rule", "random", "random", "rule", "rule", "random"], {}),
    "6-options": (["rule"] * 6, TURNED),
}


def played(name: str) -> str:
    """The record of one table. Votes are laid in any order."""
    players, options = TABLES[name]
    game = prestol.game("tsar")
    seed = f"golden {name}"
    journal = prestol.Journal(game.start(len(players), seed, options))
    bots = [make_bot(player, game, f"{seed} {seat}") for seat, player in enumerate(players)]
    order = prestol.stream(seed)
    while not journal.state.over:
        seat = journal.state.waiting[order.below(len(journal.state.waiting))]
        journal.play(seat, bots[seat].decide(Chair(journal.state, seat)))
    return prestol.record_of(journal, seed, players=players).write()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in TABLES:
        path = FOLDER / f"{name}.jsonl"
        if not path.exists():
            path.write_text(played(name), encoding="utf-8")
            print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
