"""Changed content that is whole: another game, which can be played and saved like the usual one."""

from __future__ import annotations

from pathlib import Path

import pytest

import prestol
from prestol.games.ivan.state import Ivan
from prestol.library.content import export_content
from tests.games.damage import Damage, swap
from tests.games.ivan.table import (
    SEATS,
    answers,
    asked,
    busy,
    changed,
    choices,
    goods,
    ivan,
    offers,
    refused,
    say,
    warriors,
)
from tests.games.walking import positions

BUSY_YARD = swap("honours.toml", "effect = [{gain = {coin = 2}}]", "effect = [{place_warrior = 9}, {move = 9}]")
TWO_STONES = swap("map.toml", "income = {stone = 1}", "income = {stone = 2}")


def stony_cities(folder: Path) -> None:
    """As many stones as an income can have, from as many cities as a chamber can let pay, as often as it can."""
    swap("map.toml", "income = {stone = 1}", "income = {stone = 20}", 16)(folder)
    swap("kremlin.toml", "income_cities = 3", "income_cities = 9")(folder)
    swap("kremlin.toml", "income_again = 1", "income_again = 9")(folder)


def test_changed_content_has_another_hash_and_does_not_load_into_the_usual_game(tmp_path: Path) -> None:
    state = changed(tmp_path, TWO_STONES, {"chambers": {"income": 0}}, {}, {})
    assert state.game.content_hash != ivan().content_hash
    with pytest.raises(prestol.LoadError, match="other content"):
        prestol.load(prestol.dump(state))


def test_a_long_effect_can_be_saved_at_each_of_its_steps(tmp_path: Path) -> None:
    """Nine warriors and nine moves, the longest that two steps can say."""
    mine = {"chambers": {"income": 0, "rewards": 0}, "estates": ["toll_yard"], "warriors": {"moscow": 1}}
    state = changed(tmp_path, BUSY_YARD, mine, {}, {})
    say(state, "use toll_yard")
    questions = []
    while asked(state) != "leave":
        assert prestol.load(prestol.dump(state), tmp_path) == state
        questions.append(asked(state))
        say(state, "place moscow" if asked(state) == "place-warrior" else "pass")
    assert questions == ["place-warrior"] * 9 + ["move"] * 9
    assert warriors(state) == {"moscow": 10}


def test_many_stones_can_be_saved(tmp_path: Path) -> None:
    """Cities with twenty stones each, as many as are there, and one of them nine times more."""
    stony = [city.id for city in ivan().content.city if city.income.stone]
    mine = {"chambers": {"income": 0}, "warriors": dict.fromkeys(stony, 1), "goods": {"coin": 1}}
    state = changed(tmp_path, stony_cities, mine, {}, {})
    say(state, "leave income", "seal", f"name {' '.join(stony)}", *[f"again {stony[0]}"] * 9)
    assert asked(state) == "harvest"
    assert prestol.load(prestol.dump(state), tmp_path) == state


def test_each_stone_of_an_income_is_paid_for_or_declined(tmp_path: Path) -> None:
    """IVN-INC-03 for the income icon, where a city has more than one stone."""
    for coins, bought in ((1, 1), (2, 2), (3, 2)):
        mine = {
            "chambers": {"income": 0},
            "estates": ["patrimony"],
            "goods": {"coin": coins},
            "warriors": {"moscow": 1},
        }
        state = changed(tmp_path / str(coins), TWO_STONES, mine, {}, {})
        say(state, "use patrimony", "harvest moscow")
        while asked(state) == "stone":
            assert answers(state) == {"pass", "quarry"}
            say(state, "quarry")
        assert goods(state) == {"stone": bought} | ({"coin": coins - bought} if coins > bought else {})


def test_the_coin_for_a_second_stone_may_come_by_a_free_action(tmp_path: Path) -> None:
    """IVN-INC-03, IVN-R-60: the income icon waits for the coin while something can be sold for it."""
    mine = {"chambers": {"income": 0}, "estates": ["patrimony"], "warriors": {"moscow": 1}}
    state = changed(tmp_path, TWO_STONES, mine | {"goods": {"coin": 1, "rye": 2}}, {}, {})
    say(state, "use patrimony", "harvest moscow", "quarry")
    assert (asked(state), answers(state)) == ("stone", {"pass"})
    say(state, "sell rye rye", "quarry")
    assert (asked(state), goods(state)) == ("leave", {"stone": 2})


def test_nothing_is_sold_for_a_stone_at_the_end_of_the_round(tmp_path: Path) -> None:
    """IVN-R-43: there the second stone is not asked about, because no free action can bring its coin."""
    mine = {"warriors": {"moscow": 1}, "tokens": ["tr19"], "goods": {"coin": 1, "rye": 2}}
    state = changed(tmp_path, TWO_STONES, mine, {}, {}, phase="reward", round=3, regions={"east": "rd6"})
    say(state, "reward second", "resolve tr19", "pass", "harvest moscow", "quarry")
    assert (asked(state), goods(state)) == ("plan", {"rye": 2, "stone": 1})


@pytest.mark.parametrize(("wood", "offered"), [(2, False), (3, True)])
def test_an_estate_that_completes_a_project_leaves_enough_for_its_price(
    wood: int, offered: bool, tmp_path: Path
) -> None:
    """IVN-R-53: a settlement that costs a wood is idle if the project then lacks that wood."""
    free_craft = "cost = {}\neffect = [{complete_project = 1}]"
    dear_craft = swap("honours.toml", free_craft, free_craft.replace("{}", "{wood = 1}"))
    mine = {"chambers": {"income": 0}, "estates": ["craft_settlement"], "hand": ["c01_ostrog"]}
    state = changed(tmp_path, dear_craft, mine | {"goods": {"wood": wood, "stone": 1}}, {}, {})
    assert ("use craft_settlement" in offers(state)) == offered


def test_local_goods_of_choice(tmp_path: Path) -> None:
    """IVN-ICO-01: no token of ours gives them; they are chosen together, in any order."""
    harvest = swap("honours.toml", "effect = [{gain = {coin = 2}}]", "effect = [{gain = {local = 2}}]")
    state = changed(tmp_path, harvest, {"chambers": {"income": 0}, "estates": ["toll_yard"]}, {}, {})
    say(state, "use toll_yard")
    assert set(choices(state)) == {"rye", "wood", "stone"}
    assert refused(state, "choose metal") == "IVN-ICO-01"
    say(state, "choose stone wood")
    assert (asked(state), goods(state)) == ("leave", {"wood": 1, "stone": 1})


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("change", [BUSY_YARD, stony_cities, TWO_STONES], ids=["yard", "cities", "stones"])
def test_changed_content_is_played_to_the_end(change: Damage, seats: int, tmp_path: Path) -> None:
    export_content("ivan", tmp_path)
    change(tmp_path)
    state: Ivan = ivan(tmp_path).start(seats, 1)  # type: ignore[assignment]
    *_, last = positions(state, prestol.stream("changed"), busy)
    assert last.over
