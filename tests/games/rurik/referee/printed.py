"""What is printed on boards and cards, written down from the rulebook and not read from the content."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from tests.games.rurik.referee.board import Board

GOODS = ["wood", "ore", "fish", "honey", "fur"]
BOAT = {"wood": 3, "ore": 2, "fish": 3, "honey": 2, "fur": 1}
KINDS = ["church", "market", "stronghold"]
ACTIONS = ["muster", "move", "attack", "tax", "build", "scheme"]
NUMBERS = {"adv_1": 1, "adv_2a": 2, "adv_2b": 2, "adv_3": 3, "adv_4": 4, "adv_5": 5}
JOINS = {"adv_1": 1, "adv_2a": 1, "adv_2b": 3, "adv_3": 4, "adv_4": 1, "adv_5": 1}
POINTS_OF_ROWS = [0, 1, 2, 3, 5, 8]
THRESHOLDS = {"rule": [2, 3, 4, 5], "build": [2, 3, 4, 5, 7], "trade": [3, 5, 7, 9, 11]}

# points of each space from the top, and its price in coins
SMALL = {
    "muster": [(3, 0), (2, 0), (1, 1)],
    "move": [(3, 0), (2, 0), (1, 0)],
    "attack": [(2, 0), (1, 0), (1, 1)],
    "tax": [(2, 0), (1, 0), (1, 1)],
    "build": [(2, 0), (1, 0), (1, 1)],
    "scheme": [(3, 0), (2, 0), (1, 0)],
}
LARGE = {
    "muster": [(3, 0), (2, 0), (1, 0), (1, 1)],
    "move": [(4, 0), (3, 0), (2, 0), (1, 0)],
    "attack": [(2, 0), (1, 0), (1, 1), (1, 2)],
    "tax": [(3, 0), (2, 0), (1, 0), (1, 1)],
    "build": [(2, 0), (1, 0), (1, 1), (1, 2)],
    "scheme": [(3, 0), (2, 0), (1, 0), (1, 1)],
}

LOSSES = {
    *("muster_coin", "muster_double", "move_3", "attack_coin", "tax_coin", "tax_double", "build_coin"),
    *("deed", "deed_coin"),
}
PAID = {"muster_paid", "attack_paid", "build_paid", "deed_paid"}


def scheme_effect(card: str) -> dict[str, int]:
    """What a scheme card brings; its name says it."""
    what, _, more = card.partition("_")
    if what == "coins":
        return {"coin": 2}
    if what == "deed":
        return {"take_deed": 1} | ({"coin": 1} if more == "coin" else {})
    count = int(more[0]) if more[:1].isdigit() else 2 if more == "double" else 1
    return {what: count} | ({"coin": 1} if more == "coin" else {})


class Deed(NamedTuple):
    """A requirement, a price in coins, goods and things of choice, and a reward."""

    vp: int
    price: dict[str, Any]
    reward: dict[str, int]
    need: Callable[[Board, int], bool] = lambda board, seat: True


LOOK = {"look": 2}
RAID = {"attack": 1, "fewer": 1}
SEND = {"anywhere": 2}
DEEDS = {
    "market_day": Deed(2, {}, LOOK, lambda b, s: b.kinds_of_goods_with(s, "market") >= 3),
    "honorable_prince": Deed(1, {"scheme": 1, "coin": 3}, {"muster": 2}),
    "master_beekeeper": Deed(2, {"scheme": 1, "honey": 2}, {"build": 1}),
    "great_library": Deed(1, {"scheme": 1, "ore": 1}, {"build": 1}),
    "establish_fortress": Deed(1, {"wood": 2}, LOOK, lambda b, s: b.has_together(s, "stronghold", "church")),
    "grand_hunter": Deed(2, {"fur": 2}, {"move": 1}, lambda b, s: b.token == s),
    "dispatch_messengers": Deed(2, {}, {"muster": 2}, lambda b, s: len(b.occupied(s)) >= 8),
    "send_gifts": Deed(1, {"fish": 1, "fur": 1, "coin": 2}, SEND),
    "tithe_payments": Deed(1, {}, {"coin": 3}, lambda b, s: b.group(b.regions_with(s, "church")) >= 3),
    "border_patrols": Deed(1, {"troops": (3, "distinct")}, SEND),
    "law_giver": Deed(1, {"coin": 3}, LOOK, lambda b, s: len(b.defeated[s]) >= 3),
    "defensive_belt": Deed(1, {}, RAID, lambda b, s: b.group(b.regions_with(s, "stronghold")) >= 3),
    "hoard": Deed(1, {"same": 3}, LOOK),
    "wilderness_forts": Deed(1, {"ore": 1, "fur": 1, "wood": 1}, {"build": 1}),
    "peace_maker": Deed(1, {"troops": (2, "ruled")}, LOOK),
    "reward_laborers": Deed(1, {"any": 2, "coin": 2}, LOOK),
    "new_beginning": Deed(1, {"building": 1}, {"tax": 2}),
    "splendid_feast": Deed(1, {"fish": 1, "honey": 1, "coin": 2}, LOOK),
    "victory_march": Deed(1, {"scheme": 1, "troops": (2, "any")}, SEND),
    "hire_mercenaries": Deed(1, {"fish": 1, "ore": 1, "coin": 2}, RAID),
    "enforce_peace": Deed(1, {"wood": 1, "honey": 1}, RAID, lambda b, s: len(b.defeated[s]) >= 2),
    "retire_veterans": Deed(1, {"troops": (2, "any"), "coin": 2}, LOOK),
    "amass_forces": Deed(1, {}, {"move": 1}, lambda b, s: max(b.figures(s, r) for r in b.regions) >= 6),
    "capital_city": Deed(2, {}, {"tax": 1}, lambda b, s: b.has_together(s, "market", "stronghold", "church")),
    "trade_route": Deed(1, {"different": 3}, {"coin": 2}),
    "generous_prince": Deed(1, {"coin": 4}, {"muster": 2}),
}
NOT_SOLO = {"grand_hunter", "law_giver", "enforce_peace"}
