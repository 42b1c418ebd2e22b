"""Changed content that is whole: another game, with its own rules and its own hash."""

from __future__ import annotations

from pathlib import Path

import pytest

import prestol
from prestol.library.content import export_content
from tests.games.damage import Damage, cut, swap
from tests.games.tsar.table import keep_goals, points, position, tsar, vote


def test_an_untouched_copy_is_the_same_game(tmp_path: Path) -> None:
    written = export_content("tsar", tmp_path / "deep" / "copy")
    assert {path.name for path in written} == {path.name for path in (tmp_path / "deep" / "copy").iterdir()}
    copy = prestol.game("tsar", tmp_path / "deep" / "copy")
    assert copy.content_hash == prestol.game("tsar").content_hash


def test_the_mark_that_some_editors_put_first_changes_nothing(tmp_path: Path) -> None:
    export_content("tsar", tmp_path)
    board = tmp_path / "board.toml"
    board.write_bytes(b"\xef\xbb\xbf" + board.read_bytes().replace(b"\n", b"\r\n"))
    assert prestol.game("tsar", tmp_path).content_hash == prestol.game("tsar").content_hash


def test_a_copy_is_never_written_over_files_that_are_there(tmp_path: Path) -> None:
    export_content("tsar", tmp_path)
    (tmp_path / "goals.toml").unlink()
    with pytest.raises(prestol.ContentError, match=r"already holds board\.toml, courtiers\.toml"):
        export_content("tsar", tmp_path)
    assert not (tmp_path / "goals.toml").exists()


def test_a_folder_without_content_is_named(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(prestol.ContentError, match=r"has no content: it should .* the \.toml files of tsar\.$"):
            prestol.game("tsar", folder)


def test_the_content_of_another_game_is_named(tmp_path: Path) -> None:
    export_content("ivan", tmp_path)
    with pytest.raises(prestol.ContentError, match=r" holds the content of 'ivan', not of 'tsar'\.$"):
        prestol.game("tsar", tmp_path)


def test_changed_content_has_another_hash_and_its_own_rules(tmp_path: Path) -> None:
    """A palace whose nobles are worth seven is another game, and its states do not load into the usual one."""
    export_content("tsar", tmp_path)
    swap("board.toml", "score = {points = 5}", "score = {points = 7}")(tmp_path)
    changed = prestol.game("tsar", tmp_path)
    assert changed.content_hash != prestol.game("tsar").content_hash
    data = prestol.dump(changed.start(3, 1))
    assert prestol.load(data, tmp_path).view() == prestol.game("tsar").start(3, 1).view()
    with pytest.raises(prestol.LoadError, match="other content"):
        prestol.load(data)


@pytest.mark.parametrize(
    "change",
    [
        keep_goals(18),
        swap("board.toml", "level = 0\ncapacity = 4", "level = 0\ncapacity = 3"),
        swap("board.toml", "capacity = 4\nplacement = true", "capacity = 3\nplacement = true", 4),
    ],
    ids=["18 goals", "3 places for servants", "12 places to settle"],
)
def test_content_that_is_only_just_enough_is_played(change: Damage, tmp_path: Path) -> None:
    export_content("tsar", tmp_path)
    change(tmp_path)
    for seats in (3, 5, 6):
        state = prestol.game("tsar", tmp_path).start(seats, 1)
        state.playout(prestol.stream(seats))
        assert state.over


def test_a_palace_of_twelve_and_two_rounds_is_a_game_too(tmp_path: Path) -> None:
    """Without Elena nobody is left over, except with five players, and no third round rewards anybody."""
    export_content("tsar", tmp_path)
    cut("courtiers.toml", '[[courtier]]\nid = "elena"', '[[courtier]]\nid = "jeannette"')(tmp_path)
    goals = (tmp_path / "goals.toml").read_text(encoding="utf-8").split("[[goal]]")
    kept = [goal for goal in goals if "elena" not in goal]
    (tmp_path / "goals.toml").write_text("[[goal]]".join(kept), encoding="utf-8")
    swap("game.toml", "courtiers = 13", "courtiers = 12")(tmp_path)
    swap("game.toml", "goal_cards = 26", "goal_cards = 14")(tmp_path)
    swap("game.toml", "rounds = 3", "rounds = 2")(tmp_path)
    swap("game.toml", "leftover_to_floor_0 = 1", "leftover_to_floor_0 = 0", 3)(tmp_path)
    swap("game.toml", "leftover_to_floor_0 = 3", "leftover_to_floor_0 = 2")(tmp_path)
    game = prestol.game("tsar", tmp_path)
    for seats, left in ((3, 0), (4, 0), (5, 2), (6, 0)):
        state = game.start(seats, 1)
        while state.view()["ask"] == "settle":
            state.play(state.waiting[0], state.legal(state.waiting[0])[0])
        assert state.view()["floor"].count(0) == left
        state.playout(prestol.stream(seats))
        assert len(state.view()["scores"]) == 2 and state.over


def test_servants_score_where_the_content_says_so(tmp_path: Path) -> None:
    """Angela, a servant, is worth two points to the holder of goal 1."""
    export_content("tsar", tmp_path)
    swap("board.toml", "score = {points = 0}", "score = {points = 2}")(tmp_path)
    state = position(
        game=tsar(tmp_path),
        seats=3,
        phase="vote",
        palace={"throne": ["merlin"], "servants": ["angela"]},
        goals=["goal_01", "goal_26", "goal_16"],
    )
    vote(state, "for", "for", "for")
    assert points(state) == [2, 10, 0]


def test_the_last_cards_of_a_small_deck_can_be_held(tmp_path: Path) -> None:
    export_content("tsar", tmp_path)
    keep_goals(18)(tmp_path)
    state = position(
        game=tsar(tmp_path),
        seats=6,
        round=3,
        palace={"nobles": ["pyotr"]},
        shown=[f"goal_{number:02}" for number in range(1, 13)],
        goals=[f"goal_{number:02}" for number in range(13, 19)],
    )
    assert [state.view(seat)["goal"] for seat in range(6)] == [12, 13, 14, 15, 16, 17]


def test_a_refusal_names_the_room_of_the_floor_that_is_full(tmp_path: Path) -> None:
    export_content("tsar", tmp_path)
    swap("board.toml", "level = 3\ncapacity = 4", "level = 3\ncapacity = 3")(tmp_path)
    full = {"guards": ["angela", "bernara", "voldemar"], "merchants": ["pyotr"]}
    refusal = position(game=tsar(tmp_path), seats=3, palace=full).refusal(0, (1, 12))
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("TSR-PRM-03", {"floor": 3, "capacity": 3})
