"""The Production and Maneuver Chambers and trade tokens (IVN-INC, IVN-MAN, IVN-TRD)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.games.ivan.table import (
    CITIES,
    answers,
    asked,
    at_work,
    boyars,
    choices,
    goods,
    leaving,
    names,
    offers,
    pad,
    position,
    records,
    refused,
    say,
    seen,
    targets,
    told,
    walk,
    warriors,
)

rule = pytest.mark.rule
WIDE: dict[str, Any] = {
    "warriors": {"moscow": 2, "ryazan": 1},
    "boyars": {"novgorod": 1},
    "buildings": ["kazan"],
}


@rule("IVN-INC-01")
def test_up_to_three_different_cities_with_presence_pay() -> None:
    state = at_work("income", **WIDE)
    assert choices(state) == {"moscow": 1, "ryazan": 1, "novgorod": 1, "kazan": 1}
    assert refused(state, "name ryazan ryazan") == "IVN-INC-01"
    assert refused(state, "name moscow ryazan novgorod kazan") == "IVN-INC-01"
    say(state, "name ryazan kazan novgorod")
    assert goods(state) == {"rye": 2, "wood": 2, "coin": 2}
    assert asked(state) == "enter"


@rule("IVN-INC-01", "IVN-R-28")
@pytest.mark.parametrize("order", list(permutations(["ryazan", "kazan", "novgorod"])))
def test_cities_are_named_in_any_order(order: tuple[str, ...]) -> None:
    state = at_work("income", **WIDE)
    say(state, f"name {' '.join(order)}")
    assert goods(state) == {"rye": 2, "wood": 2, "coin": 2}
    assert [args["city"] for args in told(state, "harvested")] == sorted(map(CITIES.index, order))


@rule("IVN-INC-01", "IVN-INC-03")
@pytest.mark.parametrize("order", ["nizhny_novgorod kholmogory", "kholmogory nizhny_novgorod"])
def test_a_city_of_stone_that_may_be_named_is_never_lost(order: str) -> None:
    """No coin and nothing to sell: whichever of the two is named first, the other one can still be named."""
    stone = "kholmogory" if "stone" in records("city")["kholmogory"]["income"] else "nizhny_novgorod"
    state = at_work("income", warriors=dict.fromkeys(order.split(), 1))
    assert set(choices(state)) == set(order.split())
    say(state, f"name {order}")
    assert stone in names("city", [args["city"] for args in told(state, "harvested")])


@rule("IVN-INC-01")
def test_fewer_cities_may_be_named() -> None:
    state = at_work("income", **WIDE)
    say(state, "name ryazan")
    assert goods(state) == {"rye": 2}
    state = at_work("income", **WIDE)
    say(state, "name none")
    assert (goods(state), asked(state)) == ({}, "enter")


@rule("IVN-INC-01")
def test_a_city_without_presence_pays_nothing() -> None:
    state = at_work("income", others={1: {"warriors": {"kursk": 2}}}, **WIDE)
    assert refused(state, "name kursk") == "IVN-INC-01"


@rule("IVN-INC-02")
@pytest.mark.parametrize("mine", [{"warriors": {"kazan": 1}}, {"boyars": {"kazan": 1}}, {"buildings": ["kazan"]},
                                  {"warriors": {"kazan": 4}, "boyars": {"kazan": 2}}])  # fmt: skip
def test_one_piece_is_enough_and_more_do_not_help(mine: dict[str, Any]) -> None:
    state = at_work("income", others={1: {"warriors": {"kazan": 3}}}, **mine)
    say(state, "name kazan")
    assert goods(state) == {"wood": 2}


@rule("IVN-INC-03")
@pytest.mark.parametrize("coins", [1, 2])
def test_stone_costs_a_coin(coins: int) -> None:
    state = at_work("income", warriors={"moscow": 1, "kursk": 1, "smolensk": 1}, goods={"coin": coins})
    say(state, "name smolensk moscow kursk")
    for _ in range(coins):
        say(state, "quarry")
    assert goods(state) == {"stone": coins}
    assert "quarry" not in offers(state)


@rule("IVN-INC-03")
def test_the_coin_for_stone_may_come_from_another_city() -> None:
    state = at_work("income", warriors={"moscow": 1, "novgorod": 1})
    say(state, "name moscow novgorod", "quarry")
    assert goods(state) == {"coin": 1, "stone": 1}


@rule("IVN-INC-03", "IVN-R-28", "IVN-FRE-02")
@pytest.mark.parametrize("other", ["ryazan", "kazan"])
@pytest.mark.parametrize("pick", ["all_first", "one_by_one"])
def test_the_coin_for_stone_may_come_from_goods_that_another_city_has_just_paid(other: str, pick: str) -> None:
    """Two local goods of Ryazan or Kazan are sold before the stone of Moscow is paid for."""
    state = at_work("income", warriors={"moscow": 1, other: 1}, at={"options": {"income_pick": pick}})
    if pick == "all_first":
        assert set(choices(state)) == {"moscow", other}
        say(state, f"name moscow {other}")
    else:
        assert targets(state, "harvest") == {"moscow", other}
        say(state, "harvest moscow", f"harvest {other}")
    assert refused(state, "quarry") == "IVN-INC-03"
    say(state, "sell rye rye" if other == "ryazan" else "sell wood wood", "quarry")
    assert goods(state) == {"stone": 1}


@rule("IVN-INC-03", "IVN-R-28")
def test_stone_may_be_declined() -> None:
    state = at_work("income", warriors={"moscow": 1}, goods={"coin": 2})
    say(state, "name moscow")
    assert answers(state) == {"finish", "quarry"}
    say(state, "finish")
    assert goods(state) == {"coin": 2}


@rule("IVN-INC-04")
def test_the_bonus_lets_a_chosen_city_pay_again() -> None:
    state = at_work("income", seal=True, **WIDE)
    say(state, "name kazan ryazan")
    assert targets(state, "again") == {"ryazan", "kazan"}
    assert refused(state, "again novgorod") == "IVN-INC-04"
    say(state, "again kazan")
    assert goods(state) == {"rye": 2, "wood": 4}
    assert asked(state) == "enter"


@rule("IVN-INC-04")
def test_stone_is_paid_for_again() -> None:
    state = at_work("income", seal=True, warriors={"moscow": 1}, goods={"coin": 3})
    say(state, "name moscow", "quarry", "again moscow", "quarry")
    assert goods(state) == {"coin": 1, "stone": 2}


@rule("IVN-INC-04")
def test_without_a_seal_nothing_pays_again() -> None:
    state = at_work("income", **WIDE)
    say(state, "name moscow ryazan")
    assert not targets(state, "again")


@rule("IVN-MAN-01", "IVN-MAN-05")
@pytest.mark.parametrize(("seal", "actions"), [(False, 2), (True, 3)])
@pytest.mark.parametrize("mix", ["place moscow", "move"])
def test_two_maneuvers_and_with_a_seal_three(seal: bool, actions: int, mix: str) -> None:
    state = at_work("maneuvers", seal=seal, warriors={"moscow": 1})
    there, back = "move warrior moscow ryazan", "move warrior ryazan moscow"
    for turn in range(actions):
        assert asked(state) == "maneuver"
        say(state, mix if mix.startswith("place") else (back if turn % 2 else there))
    assert asked(state) == "enter"


@rule("IVN-MAN-01")
def test_maneuvers_mix_in_any_order() -> None:
    for first, second in (
        ("place moscow", "move warrior moscow ryazan"),
        ("move warrior moscow ryazan", "place ryazan"),
    ):
        state = at_work("maneuvers", warriors={"moscow": 1})
        say(state, first, second)
        assert sum(warriors(state).values()) == 2
        assert asked(state) == "enter"


@rule("IVN-MAN-02")
def test_a_new_warrior_goes_where_there_is_a_piece() -> None:
    state = at_work("maneuvers", others={1: {"warriors": {"kursk": 1}}}, **WIDE)
    assert targets(state, "place") == {"moscow", "ryazan", "novgorod", "kazan"}
    assert refused(state, "place kursk") == "IVN-MAN-02"
    say(state, "place kazan")
    assert warriors(state) == {"moscow": 2, "ryazan": 1, "kazan": 1}
    assert seen(state, "warrior_supply") == 6


@rule("IVN-MAN-03")
def test_warriors_and_boyars_go_along_waterways_and_buildings_stay() -> None:
    state = at_work("maneuvers", **WIDE)
    moves = targets(state, "move")
    assert {line for line in moves if line.startswith("boyar")} == {
        f"boyar novgorod {city}" for city in ("moscow", "yaroslavl", "pskov", "velikie_luki")
    }
    assert {line for line in moves if "ryazan" in line.split()[1]} == {
        f"warrior ryazan {city}" for city in ("moscow", "kursk", "nizhny_novgorod")
    }
    assert not any(line.split()[1] == "kazan" for line in moves)
    assert refused(state, "move warrior ryazan kazan") == "IVN-MAN-03"
    assert refused(state, "move warrior novgorod moscow") == "IVN-MAN-03"
    say(state, "move boyar novgorod pskov")
    assert boyars(state) == {"pskov": 1}


@rule("IVN-MAN-04", "IVN-TRD-01")
def test_a_token_on_the_way_is_taken_and_resolved_at_once() -> None:
    state = at_work("maneuvers", warriors={"kursk": 1}, at={"waterways": {"w_seim": "tr08"}})
    say(state, "move warrior kursk putivl")
    assert names("trade_token", [args["token"] for args in told(state, "token-taken")]) == ["tr08"]
    assert answers(state) == {"lay pad_1", "lay pad_2", "lay pad_3", "lay pad_4"}
    say(state, "lay pad_2")
    assert pad(state) == [None, "tr08", None, None, None]
    assert goods(state) == {"coin": 2}
    assert set(state.view()["slots"]) == {-1}


@rule("IVN-MAN-04")
def test_boyars_take_tokens_too_and_empty_ways_give_none() -> None:
    state = at_work("maneuvers", boyars={"kursk": 1}, at={"waterways": {"w_seim": "tr08"}})
    say(state, "move boyar kursk putivl", "lay pad_4", "move boyar putivl kursk")
    assert goods(state) == {"coin": 2}
    assert pad(state).count(None) == 4


@rule("IVN-MAN-06")
def test_any_number_of_pieces_share_a_city() -> None:
    crowd = {"warriors": {"moscow": 6}, "boyars": {"moscow": 2}}
    state = at_work("maneuvers", seats=4, others={1: crowd, 2: crowd, 3: crowd}, warriors={"moscow": 8})
    say(state, "place moscow", "place moscow")
    assert warriors(state) == {"moscow": 10}


@rule("IVN-TRD-01")
def test_a_token_may_cover_a_printed_effect_but_no_other_token() -> None:
    state = at_work("maneuvers", warriors={"kursk": 1}, tokens=["tr01", None, "tr02", "tr03"],
                    at={"waterways": {"w_seim": "tr08"}})  # fmt: skip
    say(state, "move warrior kursk putivl")
    assert answers(state) == {"lay pad_2", "lay pad_5"}
    assert refused(state, "lay pad_1") == "IVN-TRD-01"
    say(state, "lay pad_2")
    assert pad(state) == ["tr01", "tr08", "tr02", "tr03", None]


@rule("IVN-TRD-01")
@pytest.mark.parametrize("hole", range(5))
def test_a_fifth_token_goes_to_the_last_free_slot_without_a_question(hole: int) -> None:
    tokens: list[str | None] = ["tr01", "tr02", "tr03", "tr04"]
    tokens.insert(hole, None)
    state = at_work("maneuvers", warriors={"kursk": 1}, tokens=tokens, at={"waterways": {"w_seim": "tr08"}})
    say(state, "move warrior kursk putivl")
    assert pad(state)[hole] == "tr08" and None not in pad(state)
    assert goods(state) == {"coin": 2}


@rule("IVN-TRD-02", "IVN-R-33")
def test_a_full_pad_loses_an_old_token_first() -> None:
    state = at_work("maneuvers", warriors={"kursk": 1}, tokens=["tr01", "tr02", "tr03", "tr04", "tr05"],
                    at={"waterways": {"w_seim": "tr08"}})  # fmt: skip
    say(state, "move warrior kursk putivl")
    assert offers(state) == {f"discard tr0{number}" for number in range(1, 6)}
    assert refused(state, "discard tr08") == "IVN-TRD-02"
    say(state, "discard tr03")
    assert pad(state) == ["tr01", "tr02", "tr08", "tr04", "tr05"]
    assert names("trade_token", state.view()["trade_discards"]) == ["tr03"]
    assert goods(state) == {"coin": 2}


@rule("IVN-TRD-03", "IVN-SCO-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_emptied_slot_stays_empty_until_the_refresh(seats: int) -> None:
    before: list[int] = []
    for state in walk(seats, "slots"):
        slots = state.view()["slots"]
        if before and not told(state, "field-cleared"):
            assert all(new in (old, -1) for new, old in zip(slots, before, strict=True))
        elif before:
            assert -1 not in slots
        before = slots


@rule("IVN-TRD-04")
@pytest.mark.parametrize("seats", [2, 4])
def test_discarded_tokens_never_come_back(seats: int) -> None:
    for state in walk(seats, "discards"):
        view = state.view()
        on_table = [token for row in [view["slots"], *view["pads"]] for token in row if token >= 0]
        assert not set(on_table) & set(view["trade_discards"])
        assert not set(view["regions"]) & set(view["region_discards"])
    assert len(view["region_discards"]) == 12


@rule("IVN-TRD-03")
def test_a_taken_token_leaves_the_way_bare() -> None:
    state = position({"warriors": {"putivl": 1}, "chambers": {"maneuvers": 0}}, {}, {}, waterways={"w_seim": "tr01"})
    say(state, "leave maneuvers", "pass", "move warrior putivl kursk", "lay pad_4", "move warrior kursk putivl")
    assert goods(state) == {"rye": 1, "coin": 1}


@rule("IVN-INC-03", "IVN-R-60")
def test_a_stone_is_still_asked_for_after_its_coin_is_spent_while_another_can_be_raised() -> None:
    mine: dict[str, Any] = {"estates": ["river_wharf", "service_settlement"], "tokens": ["tr19"]}
    state = leaving("rewards", goods={"coin": 1, "rye": 3}, warriors={"moscow": 1}, **mine)
    say(state, "use river_wharf", "resolve tr19", "harvest moscow", "use service_settlement", "place moscow")
    assert (asked(state), answers(state)) == ("stone", {"pass"})
    say(state, "sell rye rye", "quarry")
    assert goods(state) == {"stone": 1}
