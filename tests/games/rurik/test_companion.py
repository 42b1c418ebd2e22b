"""The companion: what it asks, what it says, what it refuses, and how it is saved."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import prestol
from prestol.engine.chance import stream
from prestol.engine.companion import MOST_ENTRIES, Companion, Saved, read_saved, taken_up
from prestol.engine.errors import IllegalMove, LoadError, PrestolError
from prestol.games.rurik.edge.companion import RurikCompanion
from prestol.games.rurik.parts import DIFFICULTIES
from prestol.library.rulebook import rulebook
from prestol.library.text import LANGUAGES
from prestol.registry import companion_of
from tests.games.rurik.companion_mirror import GAME, Mirror
from tests.games.rurik.test_companion_mirror import play_out


def begun(**wishes: Any) -> RurikCompanion:
    return RurikCompanion(GAME, {"difficulty": "easy", "leader": "boris", "seed": "1", **wishes})


def deployed(**wishes: Any) -> RurikCompanion:
    companion = begun(**wishes)
    regions = companion.screen()["about"]["regions"]
    companion.enter({"do": "deploy", "troops": {regions[0]: 2, regions[1]: 1}, "leader": regions[0]})
    return companion


def acting(**wishes: Any) -> RurikCompanion:
    """In the action phase of the first round, on the person's turn."""
    companion = deployed(**wishes)
    while companion.screen()["ask"] == "place":
        about = companion.screen()["about"]
        companion.enter({"do": "place", "advisor": about["advisors"][0], "banner": about["banners"][0]})
    return companion


def spoken(companion: Companion, language: str = "en") -> list[str]:
    text = prestol.text(language)
    return [text.phrase(GAME, task.do.phrase, ["You"]) for task in companion.tasks]


def fault(companion: Companion, **entry: Any) -> str:
    """The key of what an entry is refused for; nothing has changed then."""
    before = (companion.screen(), len(companion.entries))
    with pytest.raises(PrestolError) as refused:
        companion.enter(entry)
    assert (companion.screen(), len(companion.entries)) == before
    assert str(refused.value).endswith((".", ")"))
    return refused.value.refusal.key if isinstance(refused.value, IllegalMove) else refused.value.key


def rebel_region(companion: Companion) -> dict[str, Any]:
    found: dict[str, Any] = next(
        one for one in companion.screen()["regions"] if one["rebels"] and not one["sviatopolk"]
    )
    return found


def region(companion: Companion, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in companion.screen()["regions"] if one["id"] == id)
    return found


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


def test_a_turn_changes_the_table_all_at_once() -> None:
    companion = acting()
    own = next(one for one in companion.screen()["regions"] if one["troops"])
    changes = [
        {"what": "troop", "region": own["id"], "by": 2},
        {"what": "market", "region": own["id"]},
        {"what": "good", "region": own["id"], "by": -1},
    ]
    before = len(companion.entries)
    companion.enter({"do": "turn", "changes": changes})
    assert len(companion.entries) == before + 1
    companion.undo()
    assert region(companion, own["id"]) == own
    companion.enter({"do": "fix", "changes": changes})
    seen = region(companion, own["id"])
    assert (seen["troops"], seen["buildings"], seen["stocked"]) == (own["troops"] + 2, ["market"], False)


@pytest.mark.rule("RUR-SOL-13", "RUR-LDR-03")
def test_an_attack_takes_a_figure_raises_the_marker_and_lets_boris_steal() -> None:
    companion = acting()
    target = rebel_region(companion)
    coins = companion.screen()["rebellion"]["coins"]
    come = {"what": "leader", "region": target["id"]}
    companion.enter({"do": "fix", "changes": [come, {"what": "attack", "region": target["id"]}]})
    screen = companion.screen()
    assert region(companion, target["id"])["rebels"] == target["rebels"] - 1
    assert screen["you"]["war"] == 1
    assert screen["rebellion"]["coins"] == coins - 1


@pytest.mark.rule("RUR-SOL-13")
def test_several_attacks_in_one_region_are_as_many_as_the_figure_says() -> None:
    companion = acting()
    changes = [{"what": "attack", "region": "kiev", "by": 3}]
    companion.enter({"do": "turn", "changes": changes})
    assert companion.screen()["you"]["war"] == 3
    companion.undo()
    before = region(companion, "kiev")
    assert before["rebels"] == 2
    assert before["sviatopolk"]
    companion.enter({"do": "fix", "changes": changes})
    after = region(companion, "kiev")
    assert (after["rebels"], after["sviatopolk"]) == (0, False)
    assert fault(companion, do="fix", changes=changes) == "companion-fault-nobody"


@pytest.mark.parametrize("what", ["troop", "leader", "good", "church", "their_market", "attack", "coin", "war"])
def test_a_change_of_zero_is_refused(what: str) -> None:
    companion = acting()
    change = {"what": what, "region": "" if what in ("coin", "war") else "kiev", "by": 0}
    assert fault(companion, do="turn", changes=[change]) == "companion-fault-nothing"


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ([{"what": "troop", "region": "kiev", "by": -1}], "companion-fault-too-few"),
        ([{"what": "troop", "region": "kiev", "by": 15}], "companion-fault-supply"),
        ([{"what": "rebel", "region": "kiev", "by": 15}], "companion-fault-their-supply"),
        ([{"what": "leader", "region": "kiev", "by": -1}], "companion-fault-leader"),
        ([{"what": "good", "region": "kiev"}], "companion-fault-stocked"),
        ([{"what": "church", "region": "kiev", "by": -1}], "companion-fault-not-built"),
        ([{"what": "church", "region": "kiev"}, {"what": "their_church", "region": "kiev"}], "companion-fault-built"),
        ([{"what": "troop", "region": "azov"}], "companion-fault-region"),
        ([{"what": "troop", "region": "kyiv"}], "companion-fault-word"),
        ([{"what": "coin", "by": -15}], "companion-fault-stock"),
        ([{"what": "war", "by": 11}], "companion-fault-table"),
        ([{"what": "attack", "region": "kiev", "by": -1}], "companion-fault-struck"),
        ([{"what": "horse", "region": "kiev"}], "companion-fault-form"),
        ([{"what": "their_good", "good": "salt"}], "companion-fault-word"),
    ],
)
def test_an_impossible_table_is_refused_in_one_sentence(changes: list[dict[str, Any]], key: str) -> None:
    companion = acting()
    assert fault(companion, do="turn", changes=changes) == key
    assert fault(companion, do="fix", changes=changes) == key


def test_buildings_are_as_many_as_there_are() -> None:
    companion = acting()
    regions = [one["id"] for one in companion.screen()["regions"]]
    changes = [{"what": "church", "region": one} for one in regions[:4]]
    assert fault(companion, do="fix", changes=changes) == "companion-fault-buildings"
    assert fault(companion, do="fix", changes=[{"what": "attack", "region": empty_of_rebels(companion)}]) == (
        "companion-fault-nobody"
    )


def empty_of_rebels(companion: Companion) -> str:
    seen = companion.screen()["regions"]
    return str(next(one["id"] for one in seen if not one["rebels"] and not one["sviatopolk"]))


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


@pytest.mark.rule("RUR-ACT-03")
def test_of_two_equal_advisors_the_person_says_which_one_came_back() -> None:
    mirror = Mirror("two", "easy")
    play_out(mirror, stream("two"))
    assert mirror.companion is not None
    companion = RurikCompanion(GAME, mirror.companion.begin)
    for entry in mirror.companion.entries:
        if companion.screen()["ask"] == "turn" and len(companion.screen()["about"]["spaces"]) > 1:
            break
        companion.enter(entry)
    spaces = companion.screen()["about"]["spaces"]
    assert {space["advisor"] for space in spaces} == {"adv_2a", "adv_2b"}
    assert fault(companion, do="turn") == "companion-fault-which"
    taken = [space["banner"] for space in spaces]
    other = next(banner["id"] for banner in companion.screen()["banners"] if banner["id"] not in taken)
    assert fault(companion, do="turn", banner=other) == "companion-fault-advisor"
    companion.enter({"do": "turn", "banner": spaces[1]["banner"], "row": spaces[1]["row"]})


def whole_game(difficulty: str = "hard", cards: str = "box", seed: str = "whole") -> Companion:
    mirror = Mirror(seed, difficulty, cards)
    play_out(mirror, stream(seed))
    assert mirror.companion is not None
    return mirror.companion


def test_a_boat_has_its_measure_and_scores_decide() -> None:
    companion = whole_game()
    assert companion.screen()["ask"] == "score"
    screen = companion.screen()
    companion.enter({"do": "score", "points": 99, "war": screen["about"]["war"]})
    won = companion.screen()["result"]
    assert (won["you"], won["won"]) == (99, True)
    assert sum(won["breakdown"].values()) == won["rebellion"]
    companion.undo()
    companion.enter({"do": "score", "points": 0, "war": 10})
    lost = companion.screen()["result"]
    assert lost["won"] is False
    assert fault(companion, do="score", points=1, war=1) == "companion-fault-not-now"


def swept(companion: Companion) -> list[dict[str, Any]]:
    """The changes after which nobody rules anywhere."""
    found: list[dict[str, Any]] = []
    for one in companion.screen()["regions"]:
        counts = {"troop": one["troops"], "rebel": one["rebels"], "neutral": one["neutrals"]}
        found += [{"what": what, "region": one["id"], "by": -count} for what, count in counts.items() if count]
        chiefs = {"leader": one["leader"], "sviatopolk": one["sviatopolk"]}
        found += [{"what": what, "region": one["id"], "by": -1} for what, there in chiefs.items() if there]
        forts = {"stronghold": one["buildings"], "their_stronghold": one["theirs"]}
        found += [{"what": what, "region": one["id"], "by": -1} for what in forts if "stronghold" in forts[what]]
    return found


@pytest.mark.rule("RUR-END-06", "RUR-R-75")
@pytest.mark.parametrize(
    ("regions", "coins", "won", "shared"),
    [({}, 0, True, True), ({}, 1, True, False), ({"troop": 1}, 0, True, False), ({"rebel": 1}, 9, False, False)],
)
def test_ruled_regions_and_then_coins_break_a_tie(regions: dict[str, int], coins: int, won: bool, shared: bool) -> None:
    companion = whole_game()
    come = [{"what": what, "region": "kiev", "by": count} for what, count in regions.items()]
    companion.enter({"do": "fix", "changes": [*swept(companion), *come]})
    war = companion.screen()["about"]["war"]
    companion.enter({"do": "score", "points": 0, "war": war})
    level = companion.screen()["result"]["rebellion"]
    companion.undo()
    companion.enter({"do": "score", "points": level, "war": war, "coins": coins})
    result = companion.screen()["result"]
    assert (result["you"], result["rebellion"]) == (level, level)
    assert (result["won"], result["shared"], result["tie"]) == (won, shared, "RUR-END-06")


@pytest.mark.rule("RUR-SOL-38")
def test_a_loss_takes_nobody_where_the_table_has_nobody_left() -> None:
    companion = next(one for number in range(9) if (one := until("loss", seed=f"loss {number}")) is not None)
    there = region(companion, companion.screen()["about"]["region"])
    changes = [change for change in swept(companion) if change["region"] == there["id"]]
    companion.enter({"do": "fix", "changes": changes})
    supply = companion.screen()["rebellion"]["supply"]
    companion.enter({"do": "loss", "lost": True})
    assert region(companion, there["id"])["rebels"] >= 0
    assert companion.screen()["rebellion"]["supply"] <= supply


def until(question: str, **wishes: Any) -> RurikCompanion | None:
    """A game played again as far as the first question of a kind, if there was one."""
    played = whole_game(**wishes)
    companion = RurikCompanion(GAME, played.begin)
    for entry in played.entries:
        if companion.screen()["ask"] == question:
            return companion
        companion.enter(entry)
    return None


@pytest.mark.rule("RUR-R-15")
@pytest.mark.parametrize("row", [1, 2])
def test_of_two_equal_advisors_on_one_banner_the_row_says_which_came_back(row: int) -> None:
    companion = in_round_three()
    for advisor in ("adv_2a", "adv_1", "adv_4", "adv_2b", "adv_5"):
        open_ones = [one for one in companion.screen()["about"]["banners"] if one != "scheme"]
        wanted = "scheme" if advisor.startswith("adv_2") else open_ones[0]
        companion.enter({"do": "place", "advisor": advisor, "banner": wanted})
    companion.enter({"do": "turn"})
    spaces = companion.screen()["about"]["spaces"]
    assert {(space["banner"], space["advisor"]) for space in spaces} == {("scheme", "adv_2a"), ("scheme", "adv_2b")}
    chosen, other = sorted(spaces, key=lambda space: space["row"])[:: 1 if row == 1 else -1]
    companion.enter({"do": "turn", "banner": "scheme", "row": chosen["row"]})
    (left,) = (one for one in companion.screen()["banners"] if one["id"] == "scheme")
    assert left["spaces"][other["row"] - 1]["advisor"] == other["advisor"]
    assert left["spaces"][chosen["row"] - 1]["side"] == ""


def in_round_three() -> RurikCompanion:
    """The person only places advisors, and does nothing with them."""
    companion = acting()
    while companion.screen()["round"] < 3:
        ask, about = companion.screen()["ask"], companion.screen()["about"]
        answers: dict[str, dict[str, Any]] = {"turn": {}, "loss": {"lost": False}, "boat": {"goods": 0}}
        if ask == "place":
            answers["place"] = {"advisor": about["advisors"][0], "banner": about["banners"][0]}
        companion.enter({"do": ask, **answers[ask]})
    return companion


def test_a_boat_holds_only_so_much() -> None:
    companion = whole_game()
    while companion.screen()["ask"] != "boat":
        companion.undo()
    most = companion.screen()["about"]["most"]
    assert fault(companion, do="boat", goods=most + 1) == "companion-fault-boat"
    companion.enter({"do": "boat", "goods": most})


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
