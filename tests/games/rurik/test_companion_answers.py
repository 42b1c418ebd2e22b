"""Answers that decide: which advisor came back, losses, boats and the score."""

from __future__ import annotations

from typing import Any

import pytest

from prestol.engine.chance import stream
from prestol.engine.companion import Companion
from prestol.games.rurik.edge.companion import RurikCompanion
from tests.games.rurik.companion_mirror import GAME, Mirror
from tests.games.rurik.companion_table import acting, fault, whole_game
from tests.games.rurik.test_companion_mirror import play_out


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
    companion = next(one for number in range(20) if (one := struck_elsewhere(f"loss {number}")) is not None)
    there = companion.screen()["about"]["region"]
    changes = [change for change in swept(companion) if change["region"] == there]
    companion.enter({"do": "fix", "changes": changes})
    companion.enter({"do": "loss", "lost": True})
    lost = companion.screen()
    companion.undo()
    companion.enter({"do": "loss", "lost": False})
    assert lost == companion.screen()


def struck_elsewhere(seed: str) -> RurikCompanion | None:
    """The first loss check of a game, if Sviatopolk stands in another region then."""
    companion = until("loss", seed=seed)
    if companion is None:
        return None
    chief = [one["id"] for one in companion.screen()["regions"] if one["sviatopolk"]]
    return companion if chief and chief != [companion.screen()["about"]["region"]] else None


def until(question: str, **wishes: Any) -> RurikCompanion | None:
    """A game played again as far as the first question of a kind, if there was one."""
    played = whole_game(**wishes)
    companion = RurikCompanion(GAME, played.begin)
    for entry in played.entries:
        if companion.screen()["ask"] == question:
            return companion
        companion.enter(entry)
    return None


def test_a_boat_holds_only_so_much() -> None:
    companion = whole_game()
    while companion.screen()["ask"] != "boat":
        companion.undo()
    most = companion.screen()["about"]["most"]
    assert fault(companion, do="boat", goods=most + 1) == "companion-fault-boat"
    companion.enter({"do": "boat", "goods": most})
