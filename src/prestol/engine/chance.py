"""Streams of chance: the same seed gives the same numbers on every machine and every version of Python."""

from __future__ import annotations

import hashlib
from struct import unpack
from typing import Final, cast

from prestol.engine.compiling import i64
from prestol.engine.errors import LoadError, brief

M1: Final = 2147483563
M2: Final = 2147483399
SPAN: Final = 2147483562
WORDS_PER_BLOCK: Final = 8
WORD_SPAN: Final = 4294967296
BLOCK: Final = ">8I"
"""How a hash is read: as WORDS_PER_BLOCK numbers below WORD_SPAN."""


class Stream:
    """Fast repeatable numbers for bots, playouts and re-dealt games (two small generators combined, L'Ecuyer 1988).

    Every product stays below 2**53, so the numbers are the same interpreted, compiled and in a browser.
    """

    def __init__(self, a: int, b: int) -> None:
        self.a = a
        self.b = b

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely."""
        if n > SPAN:
            raise ValueError(f"a stream draws below {SPAN} at most, not below {n}")
        span: i64 = n
        limit = SPAN - SPAN % span
        a: i64 = self.a
        b: i64 = self.b
        while True:
            a = a * 40014 % M1
            b = b * 40692 % M2
            z = a - b
            if z < 0:
                z += SPAN
            if z < limit:
                self.a = a
                self.b = b
                return z % span

    def unit(self) -> float:
        """A float from 0 (included) to 1 (excluded)."""
        return self.below(1 << 30) / (1 << 30)

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held

    def clone(self) -> Stream:
        return Stream(self.a, self.b)

    def data(self) -> list[object]:
        """What the codec keeps: enough for `stream_from` to go on from here."""
        return ["fast", self.a, self.b]

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle and copy: compiled classes cannot be built without their arguments."""
        return stream_from, (self.data(),)


class SealedStream(Stream):
    """The luck of a game: number k is a function of the seed and k alone, by SHA-256.

    Nobody can foresee the next number from the earlier ones, which the fast stream would allow.
    """

    def __init__(self, key: str, count: int) -> None:
        super().__init__(1, 1)
        self.key = key
        self.count = count
        self.words: tuple[int, ...] = ()
        """The numbers of the block that is being read, none before the first one is needed."""

    def below(self, n: int) -> int:
        limit = WORD_SPAN - WORD_SPAN % n
        while True:
            at = self.count % WORDS_PER_BLOCK
            if at == 0 or not self.words:
                text = f"prestol:{self.key}:{self.count // WORDS_PER_BLOCK}"
                self.words = unpack(BLOCK, hashlib.sha256(text.encode()).digest())
            self.count += 1
            z = self.words[at]
            if z < limit:
                return z % n
            if limit == 0:
                raise ValueError(f"a stream draws below {WORD_SPAN} at most, not below {n}")

    def clone(self) -> Stream:
        twin = SealedStream(self.key, self.count)
        twin.words = self.words
        return twin

    def data(self) -> list[object]:
        return ["sealed", self.key, self.count]


def stream(seed: int | str) -> Stream:
    """A fast stream of its own for a bot, a playout or an experiment."""
    digest = hashlib.sha256(f"prestol stream:{seed}".encode()).digest()
    a = int.from_bytes(digest[:8], "big") % (M1 - 1) + 1
    b = int.from_bytes(digest[8:16], "big") % (M2 - 1) + 1
    return Stream(a, b)


def fresh_stream(rng: Stream) -> Stream:
    """A stream of its own, begun by chance."""
    return Stream(1 + rng.below(M1 - 1), 1 + rng.below(M2 - 1))


def stream_from(data: list[object]) -> Stream:
    """The stream that `data()` described."""
    if len(data) == 3:
        kind, first, second = data
        if kind == "sealed" and isinstance(first, str) and is_within(second, 0, 1 << 60):
            return SealedStream(first, cast("int", second))
        if kind == "fast" and is_within(first, 1, M1) and is_within(second, 1, M2):
            return Stream(cast("int", first), cast("int", second))
    raise LoadError("fault-state-luck", luck=brief(data))


def is_within(value: object, low: int, high: int) -> bool:
    return type(value) is int and isinstance(value, int) and low <= value < high


def commitment(seed: int | str) -> str:
    """The hash of a seed, shown before the game so that the seed shown after it can be checked."""
    return hashlib.sha256(f"prestol seed:{seed}".encode()).hexdigest()
