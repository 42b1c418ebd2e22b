"""Streams of chance: the same everywhere, even, and independent of each other."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

import prestol
from prestol.engine.chance import M1, M2, SPAN, WORD_SPAN, SealedStream, Stream, stream_from

SEALED = [487, 875, 715, 701, 549, 195, 712, 411, 344, 19, 767, 205, 292, 541, 87, 903, 510, 643, 761, 788]
FAST = [815, 85, 916, 670, 379, 851, 439, 427, 692, 355, 823, 716, 808, 384, 908, 40, 912, 935, 496, 66]


def chi_square(found: Counter[int], outcomes: int) -> float:
    expected = found.total() / outcomes
    return sum((found[outcome] - expected) ** 2 / expected for outcome in range(outcomes))


def streams() -> list[Stream]:
    return [SealedStream("duel:even", 0), prestol.stream("even")]


def test_the_luck_of_a_game_is_the_same_on_every_machine() -> None:
    luck = SealedStream("tsar:7", 0)
    assert [luck.below(1000) for _ in SEALED] == SEALED
    assert luck.data() == ["sealed", "tsar:7", 20]
    items = list(range(10))
    SealedStream("tsar:7", 0).shuffle(items)
    assert items == [2, 9, 5, 8, 6, 1, 0, 3, 4, 7]


def test_the_luck_of_a_game_can_be_recomputed_from_seed_and_counter_alone() -> None:
    for count in range(20):
        block = hashlib.sha256(f"prestol:tsar:7:{count // 8}".encode()).digest()
        word = int.from_bytes(block[count % 8 * 4 : count % 8 * 4 + 4], "big")
        assert word % 1000 == SEALED[count] == SealedStream("tsar:7", count).below(1000)


def test_the_fast_stream_is_the_same_on_every_machine() -> None:
    rng = prestol.stream(7)
    assert rng.data() == ["fast", 392239421, 344383686]
    assert [rng.below(1000) for _ in FAST] == FAST
    assert rng.data() == ["fast", 2129388781, 1841797715]
    rng = prestol.stream("seven")
    assert [rng.unit() for _ in range(3)] == [0.9995285402983427, 0.2383630806580186, 0.7200022302567959]
    items = list(range(10))
    rng.shuffle(items)
    assert items == [2, 4, 7, 1, 5, 6, 8, 9, 3, 0]


def test_a_seed_may_be_a_number_or_its_digits() -> None:
    assert prestol.stream(7).data() == prestol.stream("7").data() != prestol.stream(8).data()
    game = prestol.game("duel")
    assert prestol.dump(game.start(2, 7)) == prestol.dump(game.start(2, "7"))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 26, 100])
def test_numbers_are_even_and_within_their_bounds(n: int) -> None:
    for rng in streams():
        found = Counter(rng.below(n) for _ in range(200 * n))
        assert set(found) == set(range(n))
        # seven deviations above the mean of the distribution: chance alone never comes here
        assert chi_square(found, n) < n + 7 * (2 * n) ** 0.5


def test_numbers_at_the_edge_of_a_stream_are_drawn_again_rather_than_bent() -> None:
    sealed, fast = streams()
    for rng, span in ((sealed, WORD_SPAN), (fast, SPAN)):
        n = span * 2 // 3
        high = sum(rng.below(n) >= n // 2 for _ in range(600))
        assert 240 < high < 360  # bent numbers would give 200
        assert 0 <= rng.below(span) < span
        with pytest.raises(ValueError, match=f"at most, not below {span + 1}"):
            rng.below(span + 1)


def test_floats_lie_from_nought_to_one() -> None:
    rng = prestol.stream("floats")
    drawn = [rng.unit() for _ in range(2000)]
    assert all(0 <= value < 1 for value in drawn)
    assert sum(drawn) / 2000 == pytest.approx(0.5, abs=0.03)


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    for rng in streams():
        found: Counter[tuple[int, ...]] = Counter()
        for _ in range(2400):
            items = [0, 1, 2, 3]
            rng.shuffle(items)
            found[tuple(items)] += 1
        assert len(found) == 24
        assert sum((times - 100) ** 2 / 100 for times in found.values()) < 24 + 7 * 48**0.5


def test_a_clone_goes_its_own_way_from_the_same_place() -> None:
    for rng in streams():
        for _ in range(3):
            rng.below(10)
        twin, copy = rng.clone(), stream_from(rng.data())
        before = rng.data()
        assert type(twin) is type(copy) is type(rng)
        drawn = [twin.below(1000) for _ in range(30)]
        assert rng.data() == before
        assert [rng.below(1000) for _ in range(30)] == drawn == [copy.below(1000) for _ in range(30)]


@pytest.mark.parametrize(
    "data",
    [
        [],
        ["sealed", "tsar:7"],
        ["sealed", "tsar:7", 1, 1],
        ["sealed", "tsar:7", -1],
        ["sealed", "tsar:7", True],
        ["sealed", "tsar:7", 1 << 60],
        ["sealed", 7, 7],
        ["fast", 0, 1],
        ["fast", 1, 0],
        ["fast", M1, 1],
        ["fast", 1, M2],
        ["fast", True, 1],
        ["fast", 1.0, 1],
        ["dice", 1, 1],
        [None, None, None],
    ],
)
def test_what_is_no_stream_is_not_read_as_one(data: list[object]) -> None:
    with pytest.raises(prestol.LoadError, match="the luck has a wrong form"):
        stream_from(data)


def test_the_ends_of_a_fast_stream_are_read() -> None:
    assert stream_from(["fast", 1, 1]).data() == ["fast", 1, 1]
    assert stream_from(["fast", M1 - 1, M2 - 1]).data() == ["fast", M1 - 1, M2 - 1]
    assert stream_from(["sealed", "", 0]).data() == ["sealed", "", 0]


def test_a_commitment_fits_one_seed_and_tells_nothing_of_it() -> None:
    assert prestol.commitment(7) == "31a864c58c617b1063e006666c4dc97d9363c1430434e464550b60b7787507b8"
    assert prestol.commitment("7") == prestol.commitment(7) != prestol.commitment(8)
