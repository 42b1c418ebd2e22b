"""Saved states: complete, the same when loaded, and refused when they are foreign, newer or cut short."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

import prestol
from prestol.engine import codec
from prestol.engine.game import Game
from prestol.library.content import export_content
from tests.engine.saved import POSITIONS, circle_open, complaint, settling, spoiled, voting

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from prestol.engine.state import State


@pytest.mark.parametrize("make", POSITIONS)
def test_a_loaded_state_is_the_saved_one_and_plays_on_alike(make: Callable[[], State]) -> None:
    state = make()
    data = prestol.dump(state)
    loaded = prestol.load(data)
    assert loaded == state
    assert prestol.dump(loaded) == data
    assert prestol.load(data.decode()) == state
    assert prestol.fingerprint(loaded) == prestol.fingerprint(state)
    state.playout(prestol.stream(1))
    loaded.playout(prestol.stream(1))
    assert loaded == state


@pytest.mark.parametrize("make", POSITIONS)
def test_a_saved_state_is_small(make: Callable[[], State]) -> None:
    assert len(prestol.dump(make())) <= 1024


def test_a_redealt_state_is_saved_with_its_own_luck() -> None:
    twin = voting().redeal(0, prestol.stream(4))
    assert prestol.load(prestol.dump(twin)) == twin


@pytest.mark.parametrize("make", POSITIONS)
def test_a_state_cut_short_anywhere_is_refused(make: Callable[[], State]) -> None:
    data = prestol.dump(make())
    for length in range(len(data)):
        assert "damaged or cut short" in complaint(data[:length])


@pytest.mark.parametrize(
    "data",
    [b"", b"\xff\xfe\x00garbage", b"\x89PNG\r\n\x1a\n", "no JSON", b"[" * 100_000, b'{"a":' * 50_000, "\ud800", b"{}}"],
)
def test_what_cannot_be_decoded_is_called_damaged(data: bytes | str) -> None:
    assert complaint(data).startswith("This is not a saved Prestol state: it is damaged or cut short")


@pytest.mark.parametrize("data", [b"{}", b"[]", b"7", b"null", b'"prestol"', b'{"game":"tsar"}', b'["prestol"]'])
def test_what_belongs_to_something_else_is_called_foreign(data: bytes) -> None:
    assert complaint(data) == "This is not a saved Prestol state: it does not carry the mark “prestol”."


@pytest.mark.parametrize("version", [0, -1, "1", 1.0, None, True, [1]])
def test_an_unknown_format_is_named(version: Any) -> None:
    data = spoiled(settling(), lambda raw: raw.update(prestol=version))
    assert complaint(data).startswith("This saved state has the unknown format ")


def test_a_newer_format_asks_for_an_upgrade() -> None:
    data = spoiled(settling(), lambda raw: raw.update(prestol=3, surprise="new"))
    assert complaint(data) == (
        "This state was saved by a newer Prestol (format 3, this one reads up to 2); upgrade Prestol to open it."
    )


def test_newer_rules_ask_for_an_upgrade() -> None:
    data = spoiled(settling(), lambda raw: raw.update(rules=9))
    assert "rules version 9 of tsar; this Prestol has version 2. Upgrade Prestol" in complaint(data)


def test_other_content_is_told_apart(tmp_path: Path) -> None:
    data = spoiled(settling(), lambda raw: raw.update(content="0123456789ab"))
    assert "played with other content (0123456789ab, here " in complaint(data)
    export_content("duel", tmp_path)
    cards = tmp_path / "cards.toml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("count = 8", "count = 9"), encoding="utf-8")
    saved = prestol.dump(prestol.game("duel", tmp_path).start(2, 1))
    assert "open it with the content folder it was made with." in complaint(saved)
    assert prestol.dump(prestol.load(saved, tmp_path)) == saved


def test_a_state_of_an_unknown_or_another_game_is_refused() -> None:
    data = spoiled(settling(), lambda raw: raw.update(game="chess"))
    assert complaint(data) == "This is a saved state of the game 'chess', which this Prestol does not know."
    doc = codec.read_document(prestol.dump(settling()))
    with pytest.raises(prestol.LoadError, match=r"^This is a saved state of tsar, not of duel\.$"):
        codec.open_document(prestol.game("duel"), doc)


@pytest.mark.parametrize("field", ["rules", "content", "seats", "options", "luck", "state", "stack"])
def test_every_part_of_the_saved_form_is_needed_and_has_its_type(field: str) -> None:
    assert f"the field {field} is missing" in complaint(spoiled(settling(), lambda raw: raw.pop(field)))
    for value in ("null", "0.5", "[[[]]]", '{"a":{}}'):
        raw = json.loads(prestol.dump(settling()))
        raw[field] = json.loads(value)
        assert "damaged" in complaint(json.dumps(raw))


def test_an_old_name_of_a_step_is_still_read(monkeypatch: pytest.MonkeyPatch) -> None:
    state = circle_open()
    old = prestol.dump(state).replace(b'"Outwit"', b'"Trick"')
    assert "duel has no step 'Trick'" in complaint(old)
    monkeypatch.setattr(Game, "step_aliases", {"Trick": "Outwit"})
    assert prestol.load(old) == state


def test_a_hand_built_position_with_little_history_is_read_back() -> None:
    palace = {"nobles": ["pyotr"], "guards": ["elena", "angela"]}
    rest = [
        name for name in prestol.game("tsar").notation.domains["courtier"] if name not in ("pyotr", "elena", "angela")
    ]
    state = prestol.game("tsar").position({"seats": 3, "round": 3, "palace": palace, "out": rest})
    assert prestol.load(prestol.dump(state)) == state
