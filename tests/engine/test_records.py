"""Game records: written, read, replayed, and every tampering found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import prestol
from prestol.engine.journal import Journal
from prestol.engine.record import Record
from tests.games.duel.field import fight

if TYPE_CHECKING:
    from collections.abc import Callable

SEED = "a-seed-that-nobody-guesses"


def played(id: str = "duel", moves: int = 10_000, seed: int | str = SEED) -> Journal:
    """A random game, or its beginning."""
    game = prestol.game(id)
    journal = Journal(game.start(game.seat_counts[0], seed))
    rng = prestol.stream(id)
    while not journal.state.over and len(journal.entries) < moves:
        seat = journal.state.waiting[0]
        listed = journal.state.legal(seat)
        journal.play(seat, listed[rng.below(len(listed))])
    return journal


def replayed(text: str) -> int:
    """Read and replay a record; the number of positions."""
    record = prestol.read_record(text)
    return sum(1 for _ in prestol.replay(prestol.game(record.header.game), record))


def complaint(text: str) -> str:
    """The one sentence with which a record is refused, on reading or on replaying."""
    with pytest.raises(prestol.LoadError) as caught:
        replayed(text)
    message = str(caught.value)
    assert message.startswith(("This ", "The "))
    assert "\n" not in message
    assert len(message) < 300
    return message


def tampered(line: int, change: Callable[[dict[str, Any]], Any], id: str = "duel") -> str:
    """A record of a whole game with one line changed."""
    rows = prestol.record_of(played(id), SEED).write().splitlines()
    raw = json.loads(rows[line])
    change(raw)
    rows[line] = json.dumps(raw)
    return "\n".join(rows) + "\n"


@pytest.mark.parametrize("id", ["tsar", "duel"])
@pytest.mark.parametrize("moves", [0, 7, 10_000])
def test_a_record_is_written_read_and_replayed(id: str, moves: int) -> None:
    journal = played(id, moves)
    names = ["Anna", "Борис \u2028\x85\x0b\r «Б»"]
    text = prestol.record_of(journal, SEED, names, players=["person", "random"]).write()
    record = prestol.read_record(text)
    assert record.write() == text
    assert record.header.names == names
    *_, last = prestol.replay(prestol.game(id), record)
    assert last == journal.state
    assert replayed(text) == len(journal.entries) + 1
    assert replayed(text.replace("\n", "\r\n")) == replayed(text + "\n\n") == len(journal.entries) + 1


def test_a_record_holds_seed_options_versions_hashes_moves_and_result() -> None:
    journal = played()
    header, *lines, ending = map(json.loads, prestol.record_of(journal, SEED).write().splitlines())
    game, result = journal.state.game, journal.state.result()
    assert (header["record"], header["game"], header["rules"], header["seats"]) == (2, "duel", 2, 2)
    assert (header["content"], header["options"]) == (game.content_hash, {"even_lots": False})
    assert header["commitment"] == prestol.commitment(SEED)
    assert [line["n"] for line in lines] == list(range(1, len(journal.entries) + 1))
    assert (lines[0]["seat"], lines[0]["move"], lines[0]["answers"]) == (-1, "", [[0, ["pass"]], [1, ["pass"]]])
    assert lines[1]["move"].startswith("stake ")
    assert "answers" not in lines[1]
    assert lines[-1]["hash"] == prestol.fingerprint(journal.state)
    assert ending == {"seed": SEED, "places": list(result.places), "scores": list(result.scores)}


def test_a_record_of_a_game_in_progress_ends_before_votes_that_lie_face_down() -> None:
    """TSR-INF-03: nobody sees a vote before all are laid."""
    game = prestol.game("tsar")
    palace = {"throne": ["pyotr"], "servants": ["elena"]}
    out = [name for name in game.notation.domains["courtier"] if name not in ("pyotr", "elena")]
    journal = Journal(game.position({"seats": 3, "phase": "vote", "palace": palace, "out": out}))
    for seat, told in ((1, 0), (0, 0), (2, 3)):
        journal.play(seat, game.notation.read("vote against" if seat == 1 else "vote for"))
        assert len(prestol.record_of(journal, SEED, tell_seed=False).lines) == told
        assert len(prestol.record_of(journal, SEED).lines) == len(journal.entries)


def test_a_record_of_a_game_in_progress_keeps_its_seed() -> None:
    text = prestol.record_of(played(moves=9), SEED, tell_seed=False).write()
    assert SEED not in text
    assert prestol.commitment(SEED) in text
    assert prestol.read_record(text).ending is None
    assert complaint(text) == (
        "This record cannot be replayed: it has no seed, as if the game were still being played."
    )


def test_a_record_of_a_game_in_progress_never_tells_what_was_answered_in_a_window() -> None:
    """Void answers belong to nobody but their seats, as long as the game goes on."""
    journal = Journal(fight({"sabre": 1, "lunge": 1}, {"shield": 1, "mace": 1}))
    for seat, move in ((0, "strike sabre"), (1, "answer shield"), (0, "answer lunge")):
        journal.play(seat, journal.state.game.notation.read(move))
    told, kept = (prestol.record_of(journal, SEED, tell_seed=tell).lines for tell in (False, True))
    assert kept[-1].answers == [(1, ["answer shield"]), (0, ["answer lunge"])]
    assert [(line.n, line.seat, line.move, line.answers) for line in told] == [
        (1, 0, "strike sabre", None),
        (2, -1, "", None),
    ]
    assert [line.hash for line in told] == [line.hash for line in kept]


WRONG_WINDOW: list[tuple[str, list[Any], str]] = [
    ("a seat too few", [[0, ["pass"]]], "The answers do not match the window that was open."),
    ("another order", [[1, ["pass"]], [0, ["pass"]]], "The answers do not match the window that was open."),
    ("an answer that is not held", [[0, ["answer kvas", "heal"]], [1, ["pass"]]], "breaks the rules at move 1"),
    ("no answer", [[0, []], [1, ["pass"]]], "breaks the rules at move 1"),
    ("an unknown answer", [[0, ["sleep"]], [1, ["pass"]]], "“sleep” is not"),
]


@pytest.mark.parametrize(("answers", "words"), [pytest.param(*case[1:], id=case[0]) for case in WRONG_WINDOW])
def test_changed_answers_are_found(answers: list[Any], words: str) -> None:
    assert words in complaint(tampered(1, lambda raw: raw.update(answers=answers)))


def test_a_number_as_seed_is_the_same_as_its_digits() -> None:
    assert replayed(prestol.record_of(played(seed=7), 7).write()) == replayed(
        prestol.record_of(played(seed=7), "7").write()
    )


@pytest.mark.parametrize("text", ["", "\n", "  \n\t\n"])
def test_an_empty_file_is_called_empty(text: str) -> None:
    assert complaint(text) == "This is not a Prestol record: the file is empty."


@pytest.mark.parametrize("text", ["\x00\x01\x02\ufffd", "PK\x03\x04", "hello", '{"record":1', "[" * 100_000, "\ud800"])
def test_garbage_is_called_unreadable(text: str) -> None:
    assert complaint(text).startswith("This record is damaged: line 1 is not readable or cut short")


@pytest.mark.parametrize("text", ["{}", "[]", "7", '"record"', '{"seed":"7"}', '{"prestol":1,"game":"tsar"}'])
def test_what_belongs_to_something_else_is_called_foreign(text: str) -> None:
    assert complaint(text) == "This is not a Prestol record: its first line does not carry the mark “record”."


WRONG_HEADER: list[tuple[str, Callable[[dict[str, Any]], Any], str]] = [
    (
        "newer format",
        lambda raw: raw.update(record=4, new=1),
        "newer Prestol (format 4, this one reads up to 3); upgrade",
    ),
    ("format 0", lambda raw: raw.update(record=0), "unknown format 0"),
    ("format true", lambda raw: raw.update(record=True), "unknown format True"),
    ("format text", lambda raw: raw.update(record="1"), "unknown format '1'"),
    ("a field too many", lambda raw: raw.update(colour="red"), "line 1: there is no field colour"),
    ("a field too few", lambda raw: raw.pop("seats"), "line 1: the field seats is missing"),
    ("a wrong type", lambda raw: raw.update(seats="2"), "line 1: seats must be a whole number, not text"),
    ("newer rules", lambda raw: raw.update(rules=9), "newer rules (version 9); upgrade"),
    ("other content", lambda raw: raw.update(content="0123456789ab"), "other content (0123456789ab, here "),
    ("other seats", lambda raw: raw.update(seats=3), "cannot be set up: duel takes 2 players, not 3."),
    ("an unknown option", lambda raw: raw["options"].update(pace=True), "cannot be set up: There is no option 'pace'"),
    ("another option", lambda raw: raw["options"].update(even_lots=True), "at the opening: the first deal"),
    ("another opening", lambda raw: raw.update(opening="0" * 16), "at the opening: the first deal"),
    ("another commitment", lambda raw: raw.update(commitment="0" * 64), "not the one that was committed to"),
]


@pytest.mark.parametrize(("change", "words"), [pytest.param(*case[1:], id=case[0]) for case in WRONG_HEADER])
def test_a_changed_header_is_found(change: Callable[[dict[str, Any]], Any], words: str) -> None:
    assert words in complaint(tampered(0, change))


def test_a_record_of_another_game_is_refused() -> None:
    record = prestol.record_of(played("tsar", 3), SEED)
    with pytest.raises(prestol.LoadError, match=r"^This is a record of tsar, not of duel\.$"):
        next(prestol.replay(prestol.game("duel"), record))


WRONG_LINE: list[tuple[str, Callable[[dict[str, Any]], Any], str]] = [
    ("another stake", lambda raw: raw.update(move="stake 0"), "does not match the rules after move 3 ('stake 0' by"),
    (
        "an illegal stake",
        lambda raw: raw.update(move="stake 9"),
        "breaks the rules at move 3 ('stake 9' by seat 1): You can’t",
    ),
    (
        "no move",
        lambda raw: raw.update(move="castle"),
        "breaks the rules at move 3 ('castle' by seat 1): “castle” is not",
    ),
    ("another seat", lambda raw: raw.update(seat=0), "by seat 0): Seat 0 has already answered"),
    ("no seat", lambda raw: raw.update(seat=-1), "There is no seat -1 at this table"),
    ("another hash", lambda raw: raw.update(hash="0" * 16), "recorded 0000000000000000"),
    ("another number", lambda raw: raw.update(n=4), "line 4 holds move 4, not 3"),
    ("a seat of text", lambda raw: raw.update(seat="1"), "line 4: seat must be a whole number, not text"),
    ("a field too many", lambda raw: raw.update(note="!"), "line 4: there is no field note"),
    ("a field too few", lambda raw: raw.pop("hash"), "line 4: the field hash is missing"),
]


@pytest.mark.parametrize(("change", "words"), [pytest.param(*case[1:], id=case[0]) for case in WRONG_LINE])
def test_a_changed_move_is_found(change: Callable[[dict[str, Any]], Any], words: str) -> None:
    assert words in complaint(tampered(3, change))


WRONG_ENDING: list[tuple[str, Callable[[dict[str, Any]], Any], str]] = [
    ("another seed", lambda raw: raw.update(seed="7"), "not the one that was committed to before the game."),
    ("a seed of number", lambda raw: raw.update(seed=7), "seed must be text, not a whole number"),
    ("other places", lambda raw: raw.update(places=raw["places"][::-1]), "This record claims the places"),
    ("other scores", lambda raw: raw.update(scores=[99, 0]), "This record claims the places"),
    ("no scores", lambda raw: raw.update(scores=None), "This record claims the places"),
    ("no result", lambda raw: raw.update(places=None, scores=None), "This record lacks the result"),
    ("a field too many", lambda raw: raw.update(note="!"), "there is no field note"),
    ("a stranger resigned", lambda raw: raw.update(resigned=[0, 2]), "a seat resigned which is not at the table"),
    ("nobody resigned", lambda raw: raw.update(resigned=[-1]), "a seat resigned which is not at the table"),
]


@pytest.mark.parametrize(("change", "words"), [pytest.param(*case[1:], id=case[0]) for case in WRONG_ENDING])
def test_a_changed_ending_is_found(change: Callable[[dict[str, Any]], Any], words: str) -> None:
    assert words in complaint(tampered(-1, change))


def test_a_seed_that_cannot_be_one_is_found_even_with_its_commitment() -> None:
    record = prestol.record_of(played(), SEED)
    assert record.ending is not None
    record.ending.seed = " "
    record.header.commitment = prestol.commitment(" ")
    assert "cannot be set up: A seed is a whole number or a short word" in complaint(record.write())


def test_another_seed_with_its_commitment_comes_out_otherwise() -> None:
    record = prestol.record_of(played(), SEED)
    assert record.ending is not None
    record.ending.seed = "7"
    record.header.commitment = prestol.commitment("7")
    assert "does not match the rules at the opening" in complaint(record.write())


def test_a_result_before_the_end_is_found() -> None:
    record = prestol.record_of(played(moves=5), SEED)
    assert record.ending is not None
    record.ending.places, record.ending.scores = [1, 2], [8, 7]
    assert complaint(record.write()) == "This record claims a result, but the game is not over after its last move."


def test_a_line_lost_added_swapped_or_cut_is_found() -> None:
    rows = prestol.record_of(played(), SEED).write().splitlines()
    assert "line 4 holds move 4, not 3" in complaint("\n".join(rows[:3] + rows[4:]))
    assert "line 5 holds move 3, not 4" in complaint("\n".join([*rows[:4], rows[3], *rows[4:]]))
    assert "holds move" in complaint("\n".join([*rows[:3], rows[4], rows[3], *rows[5:]]))
    assert "follows the line that ends the game" in complaint("\n".join([*rows, rows[-2]]))
    assert "as if the game were still being played" in complaint("\n".join(rows[:-1]))
    assert f"line {len(rows)} is not readable or cut short" in complaint("\n".join(rows)[:-5])
    last_but_one = json.loads(rows[-2])
    beyond = json.dumps({**last_but_one, "n": last_but_one["n"] + 1})
    assert "The game is over." in complaint("\n".join([*rows[:-1], beyond, rows[-1]]))


def test_a_record_cut_short_anywhere_is_refused() -> None:
    text = prestol.record_of(played(moves=4), SEED).write()
    for length in range(len(text) - 1):
        complaint(text[:length])
    assert replayed(text[:-1]) == 5


KEPT = Path(__file__).parent / "records"


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.jsonl")), ids=lambda path: path.name)
def test_records_of_earlier_releases_are_still_replayed(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = prestol.read_record(text)
    assert isinstance(record, Record)
    assert replayed(text) == len(record.lines) + 1
    assert record.ending is not None
    assert record.ending.places is not None


def test_there_are_records_of_earlier_releases() -> None:
    assert [path.name for path in KEPT.glob("duel-*.jsonl")]


def test_who_resigned_is_written_where_somebody_did() -> None:
    journal = played(moves=5)
    assert "resigned" not in prestol.record_of(journal, SEED).write()
    record = prestol.read_record(prestol.record_of(journal, SEED, resigned=[1]).write())
    assert record.ending is not None and record.ending.resigned == [1]
    assert len(list(prestol.replay(prestol.game("duel"), record))) == 6
