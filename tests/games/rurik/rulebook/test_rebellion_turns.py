"""A turn of the Rebellion: advisor, price, bonuses, and what cannot be done (RUR-SOL-22 to RUR-SOL-26)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rurik.table import (
    ACTIONS,
    GREEN,
    against,
    banner,
    leader_at,
    name,
    names,
    position,
    records,
    say,
    seen,
    told,
    troops,
)

rule = pytest.mark.rule
AWAY: dict[str, Any] = {"leader": "boris", "at": "novgorod", "troops": {"novgorod": 3}}
MATS = ["easy", "medium", "hard", "very_hard"]
COLUMNS = ["attack_move", "build", "tax"]
# card 5: pereyaslavl smolensk polotsk chernigov kiev volyn rostov novgorod


def order_of(state: Any, *events: str) -> list[str]:
    """The names of some events in the order in which they were told."""
    return [event.name for event in state.events if event.name in events]


# --- advisors


@rule("RUR-SOL-23")
@pytest.mark.parametrize(
    ("banners", "first"),
    [
        ({"tax": ["adv_2a"], "muster": ["adv_2b"]}, ("muster", "adv_2b")),
        ({"tax": ["adv_2b"], "muster": ["adv_2a"]}, ("muster", "adv_2a")),
        ({"scheme": ["adv_2b"], "build": ["adv_2a"]}, ("build", "adv_2a")),
        ({"muster": ["adv_2a"], "scheme": ["adv_1"]}, ("scheme", "adv_1")),
        ({"muster": ["adv_5"], "move": ["adv_4"]}, ("move", "adv_4")),
    ],
)
def test_the_smallest_number_and_the_banner_further_left(banners: dict[str, list[str]], first: tuple[str, str]) -> None:
    placed = {action: [{"seat": 1, "advisor": one} for one in advisors] for action, advisors in banners.items()}
    placed["attack"] = [{"seat": 0, "advisor": "adv_5"}]
    rebellion = {"at": "kiev", "troops": {"kiev": 2}, "cards": ["rebellion_01", "rebellion_05"]}
    state = position(AWAY, rebellion=rebellion, banners=placed, turn=1, round=3)
    (taken,) = told(state, "taken-back")
    assert (ACTIONS[taken["action"]], name("advisor", taken["advisor"])) == first
    assert state.waiting == (0,)


@rule("RUR-R-52", "RUR-SOL-17")
def test_three_banners_do_not_bind_the_rebellion() -> None:
    """Card 2 under tax: its 4 and its 2 go to the same banner, one after the other."""
    rebellion = {"at": "kiev", "cards": ["rebellion_01", "rebellion_02"], "priority": "tax"}
    state = position(AWAY, rebellion=rebellion, phase="strategy", turn=1)
    assert banner(state, "tax") == [(1, "adv_4")]
    say(state, "place adv_5 move 0")
    assert banner(state, "tax") == [(1, "adv_4"), (1, "adv_2a")]


@rule("RUR-SOL-19", "RUR-R-50")
def test_the_row_of_banners_is_a_ring() -> None:
    """Card 5 under build sends its 1 to build; that banner and the next one are full, so it starts from the left."""
    banners = {
        "build": [{"seat": 0, "advisor": one} for one in ("adv_5", "adv_4", "adv_3")],
        "scheme": [{"seat": 0, "advisor": one} for one in ("adv_2b", "adv_2a", "adv_1")],
    }
    rebellion = {"at": "kiev", "cards": ["rebellion_01", "rebellion_05"], "priority": "build"}
    state = position(AWAY, rebellion=rebellion, phase="strategy", turn=1, banners=banners, round=4)
    assert told(state, "diverted")[0] == {"action": ACTIONS.index("build"), "instead": ACTIONS.index("muster")}


# --- what cannot be done


@rule("RUR-SOL-24", "RUR-R-53")
@pytest.mark.parametrize(("coins", "acts"), [(0, False), (1, True), (2, True)])
def test_an_action_that_is_too_dear_is_skipped_for_a_coin(coins: int, acts: bool) -> None:
    above = [{"seat": 0, "advisor": "adv_5"}, {"seat": 0, "advisor": "adv_4"}]
    rebellion = {"at": "kiev", "troops": {"kiev": 2}, "coins": coins}
    state = against(rebellion, AWAY, banner="tax", above=above)
    assert bool(told(state, "taxed")) == acts
    assert told(state, "too-dear") == ([] if acts else [{"action": 3, "coins": 1}])
    assert told(state, "coins-paid") == ([{"seat": 1, "coins": 1}] if acts else [])
    assert told(state, "coins-gained") == ([] if acts else [{"seat": 1, "coins": 1}])


@rule("RUR-SOL-24", "RUR-R-79", "RUR-R-53")
@pytest.mark.parametrize(
    ("action", "rebellion"),
    [
        ("muster", {"at": "kiev", "troops": {"kiev": 15}}),
        ("attack", {"at": "kiev", "troops": {"kiev": 2}}),
        ("build", {"at": "kiev", "buildings": {"kiev": ["church", "market", "stronghold"]}}),
        ("move", {"at": "kiev", "priority": "attack_move"}),
        ("move", {"troops": dict.fromkeys(GREEN, 1) | {"kiev": 3}, "priority": "attack_move"}),
        ("move", {"troops": dict.fromkeys(GREEN, 1) | {"kiev": 3}, "priority": "tax"}),
    ],
    ids=["no figure left", "no target", "no room", "nobody can go", "occupies all", "rules all"],
)
def test_an_action_that_cannot_be_carried_out_brings_a_coin(action: str, rebellion: dict[str, Any]) -> None:
    above = [{"seat": 0, "advisor": "adv_5"}, {"seat": 0, "advisor": "adv_4"}]
    state = against(rebellion, {"leader": "boris"}, banner=action, above=above)
    assert told(state, "idle") == [{"action": ACTIONS.index(action)}]
    assert told(state, "coins-gained") == [{"seat": 1, "coins": 1}]
    assert not told(state, "coins-paid")


@rule("RUR-R-79")
def test_a_region_that_is_occupied_and_not_ruled_is_still_a_target_of_the_single_move() -> None:
    everywhere = dict.fromkeys(GREEN, 1) | {"kiev": 3}
    player = {"leader": "boris", "troops": {"volyn": 1}}
    above = [{"seat": 0, "advisor": "adv_5"}, {"seat": 0, "advisor": "adv_4"}]
    state = against({"troops": everywhere, "priority": "tax"}, player, banner="move", above=above)
    assert [name("region", args["target"]) for args in told(state, "marched")] == ["volyn"]


@rule("RUR-R-53")
def test_a_scheme_action_always_counts_as_performed() -> None:
    bare = {"at": "kiev", "uncovered": dict.fromkeys(COLUMNS, 9)}
    state = against(bare, AWAY, banner="scheme", round=4, options={"solo_last_uncovering": False})
    assert told(state, "nothing-covered") == [{}]
    assert not told(state, "idle")
    assert told(state, "coins-gained") == [{"seat": 1, "coins": 2}]


@rule("RUR-R-71", "RUR-SOL-22")
def test_off_the_map_it_enters_the_first_region_of_the_order() -> None:
    state = against({}, AWAY, banner="tax")
    assert told(state, "returns") == [{"region": GREEN.index("pereyaslavl")}]
    assert (leader_at(state, 1), troops(state, 1)) == ("pereyaslavl", {"pereyaslavl": 1})
    assert [name("region", args["region"]) for args in told(state, "taxed")] == ["pereyaslavl"]
    there = against({"troops": {"rostov": 1}}, AWAY, banner="tax")
    assert not told(there, "returns")


# --- bonuses


def unlocked(mat: str, opened: int) -> list[dict[str, Any]]:
    """The cells of a mat that are open when so many coins are off each column, told from the content."""
    found: list[dict[str, Any]] = []
    for column in COLUMNS:
        covered = 0
        for cell in records("mat")[mat][column]:
            covered += int(cell["covered"])
            if not cell["covered"] or covered <= opened:
                found.append(cell)
    return found


@rule("RUR-SOL-25", "RUR-SOL-46", "RUR-R-78", "RUR-SOL-06", "RUR-SOL-08")
@pytest.mark.parametrize("opened", [0, 1, 2, 3])
@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("difficulty", MATS)
def test_all_unlocked_bonuses_of_the_main_action_apply(difficulty: str, action: str, opened: int) -> None:
    rebellion = {
        "at": "kiev",
        "troops": {"kiev": 4, "volyn": 3},
        "uncovered": dict.fromkeys(COLUMNS, opened),
        "priority": "tax",
    }
    player = {"leader": "boris", "at": "volyn", "troops": {"volyn": 1}}
    state = against(rebellion, player, banner=action, round=4, options={"difficulty": difficulty})
    cells = [
        cell["effect"] for cell in unlocked(f"mat_{MATS.index(difficulty) + 1}", opened) if cell["trigger"] == action
    ]
    moves = sum(effect.get("points", {}).get("move", 0) for effect in cells)
    points = sum(effect.get("points", {}).get(action, 0) for effect in cells)
    coins = sum(effect.get("gain", {}).get("coin", 0) for effect in cells)
    expected = [{"action": ACTIONS.index("move"), "count": moves}] if moves and action != "move" else []
    expected += [{"action": ACTIONS.index(action), "count": points}] if points else []
    assert told(state, "bonus") == expected
    assert sum(args["coins"] for args in told(state, "coins-gained")) == coins
    if action == "attack":
        fewer = -sum(effect.get("reveal", 0) for effect in cells)
        assert len(told(state, "check-begins")) == (0 if fewer else 1)


@rule("RUR-R-78")
def test_a_bonus_outside_the_round_cells_is_open_from_the_first_turn() -> None:
    """On the easy mat: one muster point more, so four on the top space."""
    state = against({"at": "kiev"}, AWAY, banner="muster")
    assert troops(state, 1) == {"kiev": 4}


@rule("RUR-SOL-26", "RUR-R-54")
def test_bonus_moves_come_before_the_main_action() -> None:
    """On the hard mat a muster brings a move, which is made first; the muster then goes to the new region."""
    rebellion = {"troops": {"kiev": 2}, "priority": "attack_move"}
    state = against(rebellion, AWAY, banner="muster", options={"difficulty": "hard"})
    assert order_of(state, "marched", "mustered")[0] == "marched"
    assert [name("region", args["target"]) for args in told(state, "marched")] == ["pereyaslavl"]
    assert told(state, "mustered")[0]["region"] == GREEN.index("pereyaslavl")


@rule("RUR-R-54", "RUR-R-53")
def test_bonus_moves_are_made_even_if_the_main_action_cannot_be_carried_out() -> None:
    """On the very hard mat an attack brings a move once its cell is open; without a target nothing else happens."""
    rebellion = {"troops": {"kiev": 2}, "priority": "tax", "uncovered": {"build": 1}}
    state = against(rebellion, AWAY, banner="attack", options={"difficulty": "very_hard"})
    assert order_of(state, "marched", "idle") == ["marched", "idle"]


@rule("RUR-R-54")
def test_in_a_move_they_are_added_to_it() -> None:
    rebellion = {"troops": {"kiev": 9}, "priority": "tax", "uncovered": {"build": 2}}
    plain = against(rebellion | {"uncovered": {}}, AWAY, banner="move")
    more = against(rebellion, AWAY, banner="move")
    assert (len(told(plain, "marched")), len(told(more, "marched"))) == (3, 4)
    assert told(more, "bonus") == [{"action": 1, "count": 1}]


@rule("RUR-R-55", "RUR-SOL-46")
def test_a_bonus_uncovered_by_a_scheme_action_works_from_later_actions_on() -> None:
    """Under tax the second coin of the easy mat lies on two coins for a scheme action."""
    options = {"solo_last_uncovering": False}
    rebellion = {"at": "kiev", "priority": "tax", "uncovered": {"tax": 1}}
    first = against(rebellion, AWAY, banner="scheme", round=4, options=options)
    assert told(first, "uncovers") == [{"priority": 2}]
    assert not told(first, "coins-gained")
    again = against(rebellion | {"uncovered": {"tax": 2}}, AWAY, banner="scheme", round=4, options=options)
    assert told(again, "coins-gained") == [{"seat": 1, "coins": 2}]


@rule("RUR-SOL-45")
@pytest.mark.parametrize("difficulty", MATS)
def test_coins_leave_the_mat_from_the_top_of_the_priority_then_from_the_left(difficulty: str) -> None:
    mat = records("mat")[f"mat_{MATS.index(difficulty) + 1}"]
    counts = {column: sum(cell["covered"] for cell in mat[column]) for column in COLUMNS}
    for priority in COLUMNS:
        others = [column for column in COLUMNS if column != priority]
        wanted = [*[priority] * counts[priority], *(column for column in others for _ in range(counts[column]))]
        came: list[str] = []
        options = {"difficulty": difficulty, "solo_last_uncovering": False}
        for _ in wanted:
            off = {column: came.count(column) for column in COLUMNS}
            rebellion = {"at": "kiev", "priority": priority, "uncovered": off}
            state = against(rebellion, AWAY, banner="scheme", round=4, options=options)
            came += names("priority", [args["priority"] for args in told(state, "uncovers")])
        assert came == wanted
        assert seen(state, "coins", 1) >= 4
