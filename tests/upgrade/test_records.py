"""Records and saved states of earlier releases, read by this one and after the next upgrade."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import prestol
from prestol.cli.app import run
from prestol.engine.codec import first_fingerprint
from tests.upgrade.releases import EVERYTHING, FIGURES, LOOKS, RECORDS, states, upgraded

UPGRADES = {"none": None, "looks": LOOKS, "figures": FIGURES, "everything": EVERYTHING}


@pytest.fixture(params=UPGRADES)
def upgrade(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The present release, and later ones with changed rules and other names and figures."""
    changes = UPGRADES[request.param]
    if changes is None:
        yield request.param
    else:
        with upgraded(tmp_path, monkeypatch, changes):
            yield request.param


def test_every_record_verifies(upgrade: str) -> None:
    for path in RECORDS:
        record = prestol.read_record(path.read_text(encoding="utf-8"))
        if record.ending is None:
            with pytest.raises(prestol.LoadError, match="seed"):
                next(prestol.replay(prestol.game_of(record), record))
            continue
        positions = sum(1 for _ in prestol.replay(prestol.game_of(record), record))
        assert positions == len(record.lines) + 1, path.name


@pytest.mark.parametrize("verb", ["verify", "replay"])
def test_the_command_line_finds_content_and_rules_by_itself(
    verb: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with upgraded(tmp_path, monkeypatch, EVERYTHING):
        for name in ("tsar-3-whole-0", "ivan-2-unfinished-4", "duel-2-whole-6"):
            path = next(path for path in RECORDS if path.stem == name)
            assert run([verb, str(path), "--json"]) == 0, capsys.readouterr().err


def test_every_saved_state_is_loaded_and_played_to_its_end(upgrade: str) -> None:
    for row in states():
        state = prestol.load(row["dump"])
        older = next(name for name in state.game.content_names if f'"{name}"' in row["dump"])
        assert state.rules == 1
        assert first_fingerprint(state, older) == row["fingerprint"], row["name"]
        state.playout(prestol.stream(row["name"]))
        assert state.over and state.result().places


def test_a_saved_state_goes_on_as_it_would_have_gone_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def ends() -> list[str]:
        found = []
        for row in states()[::7]:
            state = prestol.load(row["dump"])
            state.playout(prestol.stream(row["name"]))
            found.append(prestol.fingerprint(state))
        return found

    before = ends()
    with upgraded(tmp_path, monkeypatch, EVERYTHING):
        assert ends() == before


def test_new_games_take_the_newest_content_and_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {id: prestol.game(id).start(prestol.game(id).seat_counts[-1], 7) for id in prestol.GAMES}
    with upgraded(tmp_path, monkeypatch, EVERYTHING):
        for id, state in before.items():
            game = prestol.game(id)
            fresh = game.start(state.seats, 7)
            assert fresh.rules == state.rules + 1
            assert prestol.fingerprint(fresh) != prestol.fingerprint(state)
            assert game.content_hash != state.game.content_hash


def test_a_record_written_now_names_its_content_and_rules_and_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game of the present release, begun before the upgrade and replayed after it."""
    texts = []
    for id in prestol.GAMES:
        game = prestol.game(id)
        journal = prestol.Journal(game.start(game.seat_counts[0], "now"))
        rng = prestol.stream(id)
        for _ in range(60):
            seat = journal.state.waiting[0]
            legal = journal.state.legal(seat)
            journal.play(seat, legal[rng.below(len(legal))])
        texts.append(prestol.record_of(journal, "now").write())
    with upgraded(tmp_path, monkeypatch, EVERYTHING):
        for text in texts:
            record = prestol.read_record(text)
            assert record.header.record == 2
            assert sum(1 for _ in prestol.replay(prestol.game_of(record), record)) == len(record.lines) + 1
