"""The companion: what it asks, what it says, and how it is saved."""

from __future__ import annotations

import msgspec
import pytest

import prestol
from prestol.engine.companion import MOST_ENTRIES, Companion, Saved, read_saved, taken_up
from prestol.engine.errors import LoadError, PrestolError
from prestol.games.rurik.edge.companion import RurikCompanion
from prestol.games.rurik.parts import DIFFICULTIES
from prestol.library.rulebook import rulebook
from prestol.library.text import LANGUAGES
from prestol.registry import companion_of
from tests.games.rurik.companion_mirror import GAME
from tests.games.rurik.companion_table import acting, begun, deployed, fault, region, whole_game


def spoken(companion: Companion, language: str = "en") -> list[str]:
    text = prestol.text(language)
    return [text.phrase(GAME, task.do.phrase, ["You"]) for task in companion.tasks]


@pytest.mark.rule("RUR-SOL-09", "RUR-SOL-10")
def test_the_set_up_is_told_piece_by_piece() -> None:
    lines = spoken(begun())
    assert lines[1].endswith("and the mat with 1 dot, turned sideways.")
    assert "Put Sviatopolk and 2 rebels in Kiev." in lines
    assert sum(line.startswith("Put 2 rebels in ") for line in lines) == 2
    assert lines[-1] == "Put a neutral troop of an unused colour in each of the other five regions."


@pytest.mark.rule("RUR-SOL-11")
def test_the_person_starts_where_the_rebellion_is_not() -> None:
    companion = begun()
    free = companion.screen()["about"]["regions"]
    assert fault(companion, do="deploy", troops={"kiev": 3}, leader="kiev") == "seized"
    assert fault(companion, do="deploy", troops={free[0]: 3}, leader=free[1]) == "no-troop-there"
    assert fault(companion, do="deploy", troops={free[0]: 2}, leader=free[0]) == "companion-fault-deploy"
    assert fault(companion, do="deploy", troops={"moscow": 3}, leader="moscow") == "companion-fault-word"


def test_advisors_are_placed_by_the_rules_of_the_game() -> None:
    companion = deployed()
    assert companion.screen()["about"]["advisors"] == ["adv_1", "adv_2a", "adv_4", "adv_5"]
    companion.enter({"do": "place", "advisor": "adv_5", "banner": "tax", "bribe": 2})
    seen = [one for banner in companion.screen()["banners"] for one in banner["spaces"] if one["side"]]
    assert sorted(one["side"] for one in seen) == ["rebellion", "you"]
    assert [one["bribe"] for one in seen if one["side"] == "you"] == [2]
    assert fault(companion, do="place", advisor="adv_5", banner="muster") == "advisor-away"
    assert fault(companion, do="place", advisor="adv_4", banner="tax") == "three-banners"


def test_only_the_question_that_is_open_can_be_answered() -> None:
    companion = deployed()
    for entry in (
        {"do": "turn"},
        {"do": "loss", "lost": True},
        {"do": "boat", "goods": 1},
        {"do": "card", "card": "x"},
    ):
        assert fault(companion, **entry) == "companion-fault-not-now"
    assert fault(companion, do="dance") == "companion-fault-form"
    assert fault(companion) == "companion-fault-form"


@pytest.mark.rule("RUR-SOL-05")
def test_cards_of_the_box_are_read_and_come_once() -> None:
    companion = begun(cards="box")
    assert companion.screen()["about"]["top"] is True
    companion.enter({"do": "card", "card": "rebellion_05"})
    assert companion.screen()["rebellion"]["order"][0] == "pereyaslavl"
    free = companion.screen()["about"]["regions"]
    companion.enter({"do": "deploy", "troops": {free[0]: 3}, "leader": free[0]})
    companion.enter({"do": "place", "advisor": "adv_1", "banner": "muster"})
    assert companion.screen()["about"]["top"] is False
    assert fault(companion, do="card", card="rebellion_05") == "companion-fault-card"
    companion.enter({"do": "card", "card": "rebellion_06"})
    assert companion.screen()["ask"] == "place"


def test_undo_goes_back_to_the_start() -> None:
    companion = whole_game()
    first = RurikCompanion(GAME, companion.begin).screen()
    while companion.entries:
        companion.undo()
    assert companion.screen() == first
    with pytest.raises(PrestolError, match="nothing to undo"):
        companion.undo()


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("cards", ["app", "box"])
def test_a_saved_game_is_taken_up_where_it_was_left(difficulty: str, cards: str) -> None:
    companion = acting(difficulty=difficulty) if cards == "app" else whole_game(difficulty)
    text = msgspec.json.encode(companion.saved())
    again = taken_up(GAME, read_saved(text))
    assert again.screen() == companion.screen()
    assert again.tasks == companion.tasks
    assert len(text) < 20_000
    assert companion_of(read_saved(text)).screen() == companion.screen()


def test_damaged_games_are_refused_in_one_sentence() -> None:
    saved = acting().saved()
    for text, key in (("{", "companion-fault-unreadable"), ("[]", "companion-fault-unreadable")):
        with pytest.raises(LoadError) as refused:
            read_saved(text)
        assert refused.value.key == key
    with pytest.raises(LoadError, match="newer Prestol"):
        read_saved(msgspec.json.encode(Saved(2, "rurik", 1, "", {})))
    broken = Saved(1, "rurik", 1, "", saved.begin, [{"do": "turn"}, *saved.entries])
    with pytest.raises(LoadError, match="Entry 1 of the saved game"):
        taken_up(GAME, broken)
    with pytest.raises(LoadError, match="not of rurik"):
        taken_up(GAME, Saved(1, "ivan", 1, "", {}))
    with pytest.raises(PrestolError, match="no companion"):
        taken_up(prestol.game("tsar"), saved)
    with pytest.raises(PrestolError, match="can’t be understood"):
        begun(difficulty="mild")
    with pytest.raises(PrestolError):
        begun(leader="sviatopolk")


def test_a_game_does_not_grow_without_end() -> None:
    companion = acting()
    companion.entries += [{}] * (MOST_ENTRIES - len(companion.entries))
    with pytest.raises(PrestolError, match="which is more than the companion keeps"):
        companion.enter({"do": "turn"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_companion_says_is_a_sentence_with_a_rule(language: str) -> None:
    text, book = prestol.text(language), rulebook("rurik", language)
    for difficulty in DIFFICULTIES:
        companion = whole_game(difficulty, seed="spoken")
        for moment in companion.moments:
            for task in moment.tasks:
                for line in (task.do, *task.why):
                    said = text.phrase(GAME, line.phrase, ["You"])
                    assert said[-1] in ".:" and "companion-" not in said and "\n" not in said, said
                    assert line.rule in book.paragraphs, line.rule


@pytest.mark.rule("RUR-VAR-01")
def test_goods_tokens_are_as_many_as_there_are() -> None:
    companion = begun(options={"goods_redistribution": True})
    asked = companion.screen()["about"]["region"]
    companion.enter({"do": "good", "good": "fur"})
    assert companion.screen()["about"]["region"] != asked
    assert region(companion, asked)["yields"] == "fur"
    while "fur" in companion.screen()["about"]["goods"]:
        companion.enter({"do": "good", "good": "fur"})
    assert fault(companion, do="good", good="fur") == "companion-fault-token"


def test_the_last_entry_of_a_saved_game_is_refused_in_its_own_words() -> None:
    saved = acting().saved()
    saved.entries.append({"do": "boat", "goods": 1})
    with pytest.raises(PrestolError, match="asking something else") as refused:
        taken_up(GAME, saved)
    assert not isinstance(refused.value, LoadError)


@pytest.mark.rule("RUR-SOL-36")
def test_a_blow_after_a_loss_check_names_the_rule_that_goes_on() -> None:
    tasks = [
        task for number in range(4) for moment in whole_game(seed=f"blow {number}").moments for task in moment.tasks
    ]
    blows = [task for task in tasks if task.do.phrase["key"] == "companion-rurik-figure-lost"]
    assert {task.do.rule for task in blows} == {"RUR-SOL-36", "RUR-SOL-38"}
    assert all(task.why for task in blows if task.do.rule == "RUR-SOL-38")


def test_a_task_says_why() -> None:
    companion = whole_game()
    tasks = [task for moment in companion.moments for task in moment.tasks]
    for name in ("placed", "marched", "built", "taxed"):
        chosen = [task for task in tasks if task.do.phrase["key"] == f"companion-rurik-{name}"]
        assert chosen
        assert all(task.why for task in chosen), name
    assert all(len(set(map(str, task.why))) == len(task.why) for task in tasks)
