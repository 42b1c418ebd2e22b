"""A bot of one's own: named by module, made with what it asks for, and told of in one sentence where it fails."""

from __future__ import annotations

from pathlib import Path

import pytest

import prestol
from prestol.bots import is_own, make_bot
from prestol.lab import run_arena, setting, simulate

SOURCE = """
from prestol.engine.chance import Stream

class Plain:
    def decide(self, chair):
        return chair.legal[0]

class Lucky:
    def __init__(self, rng, game, depth=3):
        assert isinstance(rng, Stream) and game.id == "tsar" and depth == 3
        self.rng = rng
    def decide(self, chair):
        return chair.legal[self.rng.below(len(chair.legal))]

class Nest:
    class Inner(Plain):
        pass

def factory(game):
    return Plain()

class Cheat:
    def decide(self, chair):
        return (99, 99)

class Fails:
    def decide(self, chair):
        raise KeyError("goal")

class Unmade:
    def __init__(self):
        raise RuntimeError("no model file")

class Greedy:
    def __init__(self, seed):
        self.seed = seed
"""


@pytest.fixture(autouse=True)
def bots_of_mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots_of_mine.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "broken_bots.py").write_text("1 / 0", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.parametrize(
    "name", ["bots_of_mine:Plain", "bots_of_mine:Lucky", "bots_of_mine:Nest.Inner", "bots_of_mine:factory"]
)
def test_it_enters_simulation_and_arena_on_one_core_and_on_two(name: str) -> None:
    table = setting("tsar", 3, "own")
    assert simulate(table, [name, "random", "random"], 2).tally.games == 2
    one, two = (run_arena(table, [(name, "random")], 6, cores) for cores in (1, 2))
    assert one.pairings[0].rows == two.pairings[0].rows
    assert one.pairings[0].illegal() == (0, 0)


def test_refused_moves_are_counted_and_nothing_breaks() -> None:
    hero, base = run_arena(setting("tsar", 3, "own"), [("bots_of_mine:Cheat", "random")], 3).pairings[0].illegal()
    assert hero > 10 and base == 0


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nowhere.bots:Bot", "module nowhere.bots cannot be imported .ModuleNotFoundError"),
        ("broken_bots:Bot", "fails when it is imported: ZeroDivisionError"),
        ("bots_of_mine:Nobody", "has no Nobody"),
        ("bots_of_mine:SOURCE", "has no SOURCE"),
        ("bots_of_mine:__name__", "neither a class nor a function"),
        ("bots_of_mine:Greedy", "needs the argument seed"),
        ("bots_of_mine:Stream", "needs the argument a"),
        ("bots_of_mine:Nest", "without a decide method"),
        ("bots_of_mine:Unmade", "bots_of_mine:Unmade failed: RuntimeError: no model file"),
    ],
)
def test_what_is_wrong_is_one_sentence_in_both_languages(name: str, told: str) -> None:
    with pytest.raises(prestol.PrestolError, match=told) as caught:
        make_bot(name, prestol.game("tsar"), 1, own=True)
    assert prestol.text("ru").error(caught.value) != str(caught.value)


@pytest.mark.parametrize("cores", [1, 2])
def test_a_bot_that_fails_in_a_game_is_named(cores: int) -> None:
    with pytest.raises(prestol.PrestolError, match="bots_of_mine:Fails failed: KeyError: 'goal'"):
        run_arena(setting("tsar", 3, "own"), [("bots_of_mine:Fails", "random")], 12, cores)


def test_a_name_from_a_file_or_the_network_runs_no_code() -> None:
    with pytest.raises(prestol.PrestolError, match="There is no bot"):
        make_bot("bots_of_mine:Plain", prestol.game("tsar"), 1)


def test_searches_are_not_taken_for_modules() -> None:
    assert not any(map(is_own, ["search:5", "search:x", "rule", "bots_of_mine", ":Bot", "a:", "a b:c", "1a:b"]))
    assert is_own("my.bots:Bot")
