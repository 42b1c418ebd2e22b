"""Luck from several people: a seed that nobody can aim at, and records that prove where it came from."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import prestol
from prestol.engine.luck import Luck, bot_seed, seal_of

PARTS = {0: "0a" * 16, 2: "0b" * 16, 3: "0c" * 16}
SEAL = "2504408046bbf6c04148f3a035dd98632d52e893c8e9c2e31e56c9b1fe67ac53"
MIXED = "2d8abd5dd03db2e6049288da68ca18ac"
LUCK = Luck("the-word-of-the-server", {seat: seal_of(part) for seat, part in PARTS.items()}, {0: PARTS[0], 2: PARTS[2]})


def text_of(luck: Luck = LUCK) -> list[Any]:
    journal = prestol.Journal(prestol.game("tsar").start(4, luck.seed()))
    return [json.loads(row) for row in prestol.record_of(journal, luck.seed(), luck=luck).write().splitlines()]


def check(rows: list[Any]) -> None:
    record = prestol.read_record("\n".join(json.dumps(row) for row in rows))
    list(prestol.replay(prestol.game("tsar"), record))


def test_a_record_tells_the_seals_before_and_the_parts_after() -> None:
    header, ending = text_of()
    assert header["record"] == 3 and header["commitment"] == prestol.commitment(LUCK.secret)
    assert [seat for seat, _ in header["seals"]] == [0, 2, 3] and "parts" not in header
    assert ending["secret"] == LUCK.secret and [seat for seat, _ in ending["parts"]] == [0, 2]
    check([header, ending])


CHANGES: list[tuple[str, Callable[[Any, Any], Any], str]] = [
    ("another word", lambda header, ending: ending.update(secret="another"), "not the one that was committed to"),
    ("no word", lambda header, ending: ending.pop("secret"), "not the one that was committed to"),
    ("another part", lambda header, ending: ending["parts"][0].__setitem__(1, "ff" * 16), "not what was sealed"),
    ("a part without a seal", lambda header, ending: ending["parts"].append([1, "ff" * 16]), "not what was sealed"),
    ("a part left out", lambda header, ending: ending["parts"].pop(), "does not come from"),
    ("a seal left out", lambda header, ending: header["seals"].pop(), "does not come from"),
    ("another seed", lambda header, ending: ending.update(seed="grinded"), "does not come from"),
]


@pytest.mark.parametrize(("change", "words"), [pytest.param(*case[1:], id=case[0]) for case in CHANGES])
def test_whatever_is_changed_of_the_chain_is_found(change: Callable[[Any, Any], Any], words: str) -> None:
    header, ending = text_of()
    change(header, ending)
    with pytest.raises(prestol.LoadError, match=words):
        check([header, ending])


def test_each_part_changes_the_seed_and_so_does_leaving_one_out() -> None:
    seeds = {
        LUCK.seed(),
        Luck(LUCK.secret, LUCK.seals, {0: PARTS[0]}).seed(),
        Luck("other", LUCK.seals, LUCK.parts).seed(),
    }
    seeds |= {Luck(LUCK.secret, LUCK.seals, PARTS).seed()}
    seeds.add(Luck(LUCK.secret).seed())
    assert len(seeds) == 5 and Luck(LUCK.secret).seed() == LUCK.secret


def test_bots_draw_from_luck_of_their_own() -> None:
    assert len({bot_seed("a", 0), bot_seed("a", 1), bot_seed("b", 0), "a", "b"}) == 5


def test_the_chain_is_written_down_for_other_languages() -> None:
    """The web client reckons the same; so may anybody."""
    assert seal_of("00112233445566778899aabbccddeeff") == SEAL
    assert Luck("word", {1: SEAL}, {1: "00112233445566778899aabbccddeeff"}).seed() == MIXED
