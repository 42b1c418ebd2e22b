"""What we know about playing Tsar of the Hill well."""

from __future__ import annotations

from prestol.engine.advice import Advice
from prestol.engine.chance import Stream
from prestol.engine.step import Move
from prestol.games.tsar.parts import Parts
from prestol.games.tsar.state import Tsar


class HouseStyle(Advice[Tsar]):
    def __init__(self, parts: Parts) -> None:
        self.parts = parts

    def choose(self, s: Tsar, seat: int, moves: list[Move], rng: Stream) -> Move:
        return moves[rng.below(len(moves))]

    def judge(self, s: Tsar) -> list[float]:
        return list(s.result().shares())
