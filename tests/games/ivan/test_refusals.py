"""Why a move is refused: every reason the game can give, with the rule it names."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

import pytest

from prestol.games.ivan.state import Ivan
from tests.engine.sources import PACKAGE
from tests.games.ivan.table import at_work, by_first_rules, leaving, position, records, say, spoken, start, walk

LEVY: dict[str, Any] = {"hand": ["m02_landed_levy"], "goods": {"rye": 3, "wood": 2}}
FIRST: dict[str, Any] = {"make": by_first_rules}
TWO: dict[str, Any] = {"chambers": {"exchange": 0}}
"""Another boyar, so that there is a choice before the first one leaves."""
FORT: dict[str, Any] = {"hand": ["c01_ostrog"], "goods": {"wood": 2, "stone": 1}}


def played(state: Ivan, *lines: str) -> Ivan:
    say(state, *lines)
    return state


def mustering() -> Ivan:
    state = start(3, 1)
    for seat in range(3):
        state.play(seat, state.legal(seat)[0])
    return played(state, "muster moscow")


def closed_display() -> Ivan:
    titles = list(records("title"))
    table = {"titles": titles[14:], "options": {"empty_deck_closes_display": True}}
    return at_work("rewards", titles=titles[:14], at=table)


def no_building_in_supply() -> Ivan:
    five = ["kazan", "kursk", "pskov", "smolensk", "vologda"]
    projects = ["c01_ostrog", "c02_yam_station"]
    price = {"wood": 4, "stone": 2, "rye": 2}
    pieces: dict[str, Any] = {"warriors": {"moscow": 1}, "buildings": five, "estates": ["post_house"], **FIRST}
    state = at_work("projects", seal=True, hand=projects, goods=price, **pieces)
    return played(state, "complete c01_ostrog", "build moscow", "complete c02_yam_station")


REASONS: list[tuple[str, str, str, Callable[[], Ivan]]] = [
    ("no-free-actions", "IVN-FRE-08", "sell rye rye", lambda: position({"goods": {"rye": 2}}, {}, {}, phase="plan")),
    ("half-done", "IVN-R-60", "sell rye rye", lambda: played(leaving("income", goods={"rye": 2}), "leave income")),
    ("estate-used", "IVN-FRE-03", "use quarry", lambda: leaving("income", used=["quarry"], **TWO)),
    ("not-your-estate", "IVN-FRE-03", "use quarry", lambda: leaving("income", **TWO)),
    ("estate-too-dear", "IVN-R-53", "use post_house", lambda: leaving("income", estates=["post_house"], **TWO)),
    ("estate-idle", "IVN-R-53", "use patrimony", lambda: leaving("income", estates=["patrimony"], **TWO)),
    ("nothing-to-sell", "IVN-FRE-04", "sell rye rye", lambda: leaving("income", **TWO)),
    ("nothing-to-sell", "IVN-FRE-06", "export metal", lambda: leaving("income", **TWO)),
    ("tokens-needed", "IVN-FRE-05", "trade-in tr01 tr02", lambda: leaving("income", **TWO)),
    ("no-other-order", "IVN-R-62", "arrange 4", lambda: leaving("income", **TWO)),
    ("not-asked", "IVN-ACT-01", "end", lambda: leaving("income", **TWO)),
    ("boyar-there", "IVN-PLN-02", "plan income", lambda: position({"chambers": {"income": 0}}, {}, {}, phase="plan")),
    ("too-few-coins", "IVN-PLN-03", "stake 2",
     lambda: played(position({"goods": {"coin": 1}}, {}, {}, phase="plan"), "plan income")),
    ("no-boyar-there", "IVN-ACT-01", "leave rewards", lambda: leaving("income", **TWO)),
    ("warrior-there", "IVN-SET-19", "muster moscow", mustering),
    ("wrong-colour", "IVN-ACT-12", "enter moscow", lambda: played(at_work("exchange"), "finish")),
    ("no-piece-there", "IVN-MAN-03", "move warrior kursk putivl", lambda: at_work("maneuvers", warriors={"moscow": 1})),
    ("not-adjacent", "IVN-MAN-03", "move warrior moscow pskov", lambda: at_work("maneuvers", warriors={"moscow": 1})),
    ("no-warrior-left", "IVN-R-59", "place moscow", lambda: at_work("maneuvers", warriors={"moscow": 10})),
    ("no-presence", "IVN-MAN-02", "place kursk", lambda: at_work("maneuvers", warriors={"moscow": 1})),
    ("no-presence", "IVN-INC-01", "name kazan kursk", lambda: at_work("income", warriors={"kazan": 1})),
    ("no-presence", "IVN-INC-01", "harvest kursk", lambda: at_work("income", warriors={"kazan": 1}, **FIRST)),
    ("no-income", "IVN-INC-01", "harvest smolensk",
     lambda: played(at_work("income", warriors=dict.fromkeys(("moscow", "kursk", "smolensk", "yaroslavl"), 1), **FIRST),
                    "harvest moscow", "harvest kursk")),
    ("not-named", "IVN-INC-04", "again kazan",
     lambda: played(at_work("income", seal=True, warriors={"pskov": 1}), "name pskov")),
    ("building-there", "IVN-PRJ-07", "build kazan",
     lambda: played(at_work("projects", warriors={"moscow": 1, "kazan": 1}, buildings=["kazan"], **FORT),
                    "complete c01_ostrog")),
    ("no-builder", "IVN-PRJ-07", "build kazan",
     lambda: played(at_work("projects", warriors={"moscow": 1}, **FORT), "complete c01_ostrog")),
    ("no-building-left", "IVN-PRJ-08", "build moscow", no_building_in_supply),
    ("not-in-hand", "IVN-PRJ-04", "complete c01_ostrog", lambda: at_work("projects", **LEVY)),
    ("project-too-dear", "IVN-PRJ-05", "complete c01_ostrog", lambda: at_work("projects", hand=["c01_ostrog"])),
    ("not-displayed", "IVN-PRJ-02", "take m10_kazan", lambda: at_work("projects")),
    ("deck-empty", "IVN-FAQ-02", "draw",
     lambda: at_work("projects", hand=list(records("project"))[:26], completed=list(records("project"))[28:],
                     at={"projects": []})),
    ("display-closed", "IVN-R-34", "title embassy_clerk", closed_display),
    ("deck-empty", "IVN-FAQ-05", "draw-title", closed_display),
    ("not-displayed", "IVN-REW-01", "estate quarry", lambda: at_work("rewards", at={"estates": ["toll_yard"]})),
    ("not-on-pad", "IVN-PRJ-09", "resolve tr01",
     lambda: played(leaving("income", estates=["river_wharf"]), "use river_wharf")),
    ("covered", "IVN-R-31", "printed pad_1",
     lambda: played(leaving("income", estates=["river_wharf"], tokens=["tr01"]), "use river_wharf")),
    ("no-such-spoils", "IVN-PRJ-10", "spoils s01_glory",
     lambda: played(at_work("projects", at={"spoils": ["s02_horses"]}, **LEVY), "complete m02_landed_levy")),
    ("slot-taken", "IVN-TRD-01", "lay pad_1",
     lambda: played(at_work("maneuvers", warriors={"kursk": 1}, tokens=["tr01"], at={"waterways": {"w_seim": "tr02"}}),
                    "move warrior kursk putivl")),
    ("not-on-pad", "IVN-TRD-02", "discard tr09",
     lambda: played(at_work("maneuvers", warriors={"kursk": 1}, tokens=["tr01", "tr02", "tr03", "tr04", "tr05"],
                            at={"waterways": {"w_seim": "tr06"}}), "move warrior kursk putivl")),
    ("no-coin-for-stone", "IVN-INC-03", "quarry",
     lambda: played(at_work("income", seal=True, warriors={"moscow": 1}, goods={"rye": 2}), "name moscow")),
    ("nothing-to-give", "IVN-EXC-01", "swap rye coin", lambda: at_work("exchange", goods={"coin": 2})),
    ("nothing-to-give", "IVN-EXC-01", "swap rye",
     lambda: played(leaving("income", estates=["market_rows"], goods={"coin": 1}), "use market_rows")),
    ("half-done", "IVN-R-60", "sell rye rye",
     lambda: played(at_work("exchange", goods={"coin": 2, "rye": 2}), "swap coin +")),
    ("nothing-to-give", "IVN-EXC-01", "give rye", lambda: at_work("exchange", goods={"coin": 2}, **FIRST)),
    ("later-kinds-first", "IVN-EXC-01", "give metal",
     lambda: at_work("exchange", goods={"coin": 1, "metal": 1}, **FIRST)),
    ("not-that-kind", "IVN-R-37", "get coin", lambda: played(at_work("exchange", goods={"coin": 2}), "swap coin coin")),
    ("not-that-kind", "IVN-EXC-02", "get rye", lambda: at_work("exchange")),
    ("not-that-kind", "IVN-EXC-02", "get rye", lambda: at_work("exchange", **FIRST)),
    ("not-offered", "IVN-EXC-02", "get metal",
     lambda: played(at_work("exchange", goods={"coin": 2}), "get gunpowder")),
    ("not-that-kind", "IVN-ICO-01", "choose rye coin",
     lambda: played(position({"warriors": {"moscow": 1}}, {}, {}, phase="reward", regions={"east": "rd7"}, round=3),
                    "reward second")),
]  # fmt: skip


@pytest.mark.parametrize(("key", "rule", "words", "build"), REASONS, ids=[f"{row[0]} {row[1]}" for row in REASONS])
def test_a_refusal_says_why(key: str, rule: str, words: str, build: Callable[[], Ivan]) -> None:
    state = build()
    seat, move = spoken(state, words)
    refusal = state.refusal(seat, state.game.notation.read(move))
    assert refusal is not None
    assert (refusal.key, refusal.rule) == (key, rule)


def test_every_reason_of_the_game_is_in_the_table() -> None:
    files = (PACKAGE / "games" / "ivan").glob("*.py")
    given = {
        node.args[0].value
        for path in files
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal" and isinstance(node.args[0], ast.Constant)
    }
    assert given - {"no-such-move"} == {key for key, *_ in REASONS}


@pytest.mark.parametrize("move", [(), (99,), (-1,), (6, 1), (13,), (13, -1), (14, 0, 0), (14, 7, 0, 1), (13, 77)])
def test_what_is_no_move_at_all_is_refused(move: tuple[int, ...]) -> None:
    for state in walk(3, "nonsense"):
        for seat in state.waiting:
            refusal = state.refusal(seat, move)
            assert refusal is not None and refusal.rule.startswith("IVN-")
        if state.view()["round"] == 2:
            break
