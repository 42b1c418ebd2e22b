"""Saved states: they come back whole from every depth, and one that cannot be is refused with one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import prestol
from tests.games.rurik.table import (
    OTHER_READINGS,
    SEATS,
    Picker,
    any_move,
    busy,
    position,
    rurik,
    say,
    set_up,
    walk,
    with_points,
)

Saved = dict[str, Any]
Damage = Callable[[Saved], None]
MOST_BYTES = 3000


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("pick", [any_move, busy])
@pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["ours", "others"])
def test_every_position_comes_back_whole(seats: int, pick: Picker, options: dict[str, Any]) -> None:
    for state in walk(seats, "saved", options, pick):
        text = prestol.dump(state)
        assert prestol.load(text) == state
        assert len(text) <= MOST_BYTES


def put(field: str, value: Any) -> Damage:
    return lambda saved: saved["state"].update({field: value})


def at(field: str, place: int, value: int) -> Damage:
    def damage(saved: Saved) -> None:
        saved["state"][field][place] = value

    return damage


def both(*damages: Damage) -> Damage:
    def damage(saved: Saved) -> None:
        for one in damages:
            one(saved)

    return damage


DAMAGED: dict[str, tuple[Damage, str]] = {
    "round": (put("round", 5), "fault-state-round"),
    "first": (put("first", 2), "fault-state-first"),
    "turn": (put("turn", 3), "fault-state-turn"),
    "extras": (put("extras", 9), "rurik-fault-state-points"),
    "track": (at("tracks", 0, 6), "rurik-fault-state-tracks"),
    "tally": (at("tally", 0, -1), "rurik-fault-state-tally"),
    "leader": (at("leaders", 0, 20), "rurik-fault-state-leaders"),
    "leader twice": (both(at("leaders", 0, 1), at("leaders", 1, 1)), "rurik-fault-state-leader-twice"),
    "leader nowhere": (both(at("leaders", 0, -1), at("leader_at", 0, 3)), "rurik-fault-state-leaders"),
    "troops": (at("troops", 5, 11), "rurik-fault-state-troops"),
    "buildings": (at("building_supply", 0, 2), "rurik-fault-state-buildings"),
    "counts": (both(at("troops", 0, -1), at("troops", 1, 1), at("troop_supply", 0, 12)), "rurik-fault-state-counts"),
    "goods there": (at("stocked", 5, 2), "rurik-fault-state-goods-there"),
    "neutral": (at("neutrals", 5, -1), "rurik-fault-state-owners"),
    "rebel": (at("rebels", 5, 17), "rurik-fault-state-rebels"),
    "rebel twice": (both(at("rebels", 5, 2), at("rebels", 4, 2)), "rurik-fault-state-rebel-twice"),
    "out of play": (at("stocked", 14, 1), "rurik-fault-state-region"),
    "rebel out of play": (at("rebels", 14, 3), "rurik-fault-state-region"),
    "advisor": (at("advisors", 0, 4), "rurik-fault-state-advisors"),
    "advisor elsewhere": (at("advisors", 0, 1), "rurik-fault-state-advisor"),
    "bribe": (at("bribes", 0, -1), "rurik-fault-state-bribes"),
    "bribe for nobody": (at("bribes", 9, 1), "rurik-fault-state-bribes"),
    "space": (both(at("advisors", 0, 1), at("banners", 7, 0)), "rurik-fault-state-spaces"),
    "card": (at("schemes", 0, 5), "rurik-fault-state-cards"),
    "deck": (at("schemes", 0, 0), "rurik-fault-state-decks"),
    "discard": (put("discards", [3]), "rurik-fault-state-discards"),
    "looked": (put("looked", [3]), "rurik-fault-state-looked"),
    "known": (at("scheme_known", 0, 8), "rurik-fault-state-known"),
    "agenda twice": (both(at("agendas", 0, 1), at("agendas", 1, 1)), "rurik-fault-state-agendas"),
    "deed": (at("deeds", 0, 3), "rurik-fault-state-deeds"),
    "coins": (at("coins", 0, -1), "rurik-fault-state-stock"),
    "token": (at("converted", 0, 2), "rurik-fault-state-tokens"),
    "ring": (put("ring", [1, 1]), "rurik-fault-state-rebellion"),
    "priority": (put("priority", 3), "rurik-fault-state-rebellion"),
    "flips": (put("flips", 4), "rurik-fault-state-rebellion"),
    "nobody's turn": (put("turn", -1), "rurik-fault-state-turn"),
    "another's turn": (put("turn", 1), "rurik-fault-state-actor"),
    "no agenda": (at("agendas", 0, -1), "rurik-fault-state-ready"),
}


def reopen(saved: Saved) -> None:
    """First the fields alone, whose complaint comes as it is; then the whole state with its unfinished steps."""
    rurik().restore(2, saved["options"], saved["state"])
    prestol.load(json.dumps(saved))


@pytest.mark.parametrize("name", DAMAGED)
def test_a_state_that_cannot_be_is_refused(name: str) -> None:
    damage, key = DAMAGED[name]
    state = with_points({"muster": 2}, {"leader": "boris", "at": "kiev"}, {"leader": "maria", "at": "volyn"})
    saved: Saved = json.loads(prestol.dump(state))
    damage(saved)
    with pytest.raises(prestol.LoadError) as caught:
        reopen(saved)
    assert key in (caught.value.key, getattr(caught.value.figures.get("why"), "key", ""))


def test_unfinished_steps_must_belong_to_the_position() -> None:
    over = json.loads(prestol.dump(position({}, {}, phase="scoring")))
    over["state"]["round"] = 2
    for saved in (over, swapped()):
        with pytest.raises(prestol.LoadError):
            prestol.load(json.dumps(saved))


def swapped() -> Saved:
    """A table whose unfinished steps are in the wrong order."""
    saved: Saved = json.loads(prestol.dump(set_up(2)))
    saved["stack"].reverse()
    return saved


@pytest.mark.rule("RUR-STR-05", "RUR-R-16")
@pytest.mark.parametrize("phase", ["strategy", "actions"])
def test_only_the_action_phase_leaves_spaces_free_above_an_advisor(phase: str) -> None:
    banners = {"tax": [{"seat": 1, "advisor": "adv_5"}], "build": [{"seat": 0, "advisor": "adv_1"}]}
    state = position(
        {"leader": "boris", "at": "kiev"}, {"leader": "maria", "at": "volyn"}, phase=phase, banners=banners
    )
    saved: Saved = json.loads(prestol.dump(state))
    spaces = saved["state"]["banners"]
    tax = 4 * 3
    spaces[tax], spaces[tax + 1] = spaces[tax + 1], spaces[tax]
    if phase == "actions":
        assert prestol.load(json.dumps(saved)).view()["banners"][3][1] == 6 + 5
    else:
        with pytest.raises(prestol.LoadError) as caught:
            prestol.load(json.dumps(saved))
        assert "below a free space" in str(caught.value)


def test_agendas_are_dealt_before_they_are_chosen() -> None:
    state = rurik().start(2, 1, {"leaders": "random"})
    saved: Saved = json.loads(prestol.dump(state))
    saved["state"]["agendas"][3] = -1
    with pytest.raises(prestol.LoadError):
        prestol.load(json.dumps(saved))


def test_cards_are_looked_at_only_while_one_is_kept() -> None:
    state = with_points({"look": 2}, {"leader": "boris", "at": "kiev"}, {"leader": "maria", "at": "volyn"})
    say(state, "deck left")
    assert prestol.load(prestol.dump(state)) == state
    saved: Saved = json.loads(prestol.dump(state))
    saved["stack"].pop()
    with pytest.raises(prestol.LoadError):
        prestol.load(json.dumps(saved))
