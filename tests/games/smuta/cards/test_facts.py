"""What standing orders may ask about: the facts and scopes of windows, and answers that can be named ahead."""

from __future__ import annotations

import pytest

from prestol.engine.window import OpenWindow
from prestol.games.smuta.edge.vocabulary import WINDOWS
from prestol.games.smuta.fate import Dying
from prestol.games.smuta.parts import MILITARY_START, NOBODY, ORDER_ROLLED
from prestol.games.smuta.state import Smuta
from tests.games.smuta.cards.combat_scenes import UNDER_SIEGE
from tests.games.smuta.cards.hands import fight, useless
from tests.games.smuta.cards.stage import (
    all_pass,
    at_cell,
    battle_in,
    court,
    dying,
    holding,
    idle_until,
    is_offered,
    moment,
    politics,
    siege,
    standing,
)
from tests.games.smuta.table import (
    MOSCOW,
    POLISH,
    REBEL,
    SHUISKY,
    bare,
    deal,
    go,
    number,
    say,
    smuta,
    start,
    where,
    who,
)

# --- standing orders


@pytest.mark.rule("SMU-RXN-11")
def test_the_facts_of_each_kind_of_window() -> None:
    game = smuta()
    names = game.notation.domains

    def facts(state: Smuta) -> dict[str, str]:
        return {name: names[domain][value] if domain in names else str(value) for name, domain, value in state.facts()}

    state = useless(court())
    assert facts(state) == {}
    dying("fedor_mstislavsky", MOSCOW)(state, SHUISKY)
    assert facts(state) == {"window": "person_dying", "person": "fedor_mstislavsky", "by": "0"}
    state = useless(court())
    UNDER_SIEGE(state)
    siege(state, SHUISKY)
    assert facts(state) == {"window": "siege_roll", "by": "4", "army": "fedor_mstislavsky", "point": "tula"}
    state = fight("attack_declared")
    assert facts(state) == {"window": "attack_declared", "by": "2", "army": "ivan_bolotnikov", "point": "kozelsk"}
    state = useless(court())
    deal(state, MOSCOW, "poisoned_cup")
    politics(state, MOSCOW)
    say(state, "0 play poisoned_cup", "0 aim fedor_mstislavsky")
    assert facts(state) == {
        "window": "card_announced",
        "card": "poisoned_cup",
        "tag": "assassination",
        "by": "0",
        "person": "fedor_mstislavsky",
    }


@pytest.mark.rule("SMU-RXN-11")
def test_a_die_is_a_fact_where_one_side_has_thrown() -> None:
    state = fight("battle_roll", (5, 1, 6))
    assert "die" not in [name for name, _, _ in state.facts()]
    all_pass(state)
    say(state, "2 strike-first fire")
    idle_until(state, "battle_roll")
    assert ("die", "number", 6) in state.facts()


@pytest.mark.rule("SMU-RXN-11")
def test_facts_and_scopes_are_those_that_the_game_declares() -> None:
    game = smuta()
    known = dict(game.facts)
    for window in ("attack_declared", "battle_start", "round_start", "battle_roll"):
        state = fight(window)
        assert all(known[name] == domain for name, domain, _ in state.facts())
        assert {name for name, _ in state.scopes()} == set(game.scopes)


@pytest.mark.rule("SMU-RXN-11")
def test_the_scope_of_a_battle_ends_with_it() -> None:
    state = fight("attack_declared")
    scope = dict(state.scopes())
    assert scope["season"] == state.now
    idle_until(state, "regroup")
    assert "battle" not in dict(state.scopes())
    other = useless(court())
    standing("fedor_mstislavsky", "kozelsk")(other)
    at_cell(10)(other)
    battle_in("attack_declared")(other, REBEL)
    assert dict(other.scopes())["battle"] != scope["battle"]


@pytest.mark.rule("SMU-RXN-11")
def test_answers_that_orders_may_name_ahead() -> None:
    state = bare(5, 8)
    deal(state, MOSCOW, "spies", "dagger", "mud", "forced_march", "volley", "filaret", "full_treasury")
    state.at[who("fedor_mstislavsky")] = where("kaluga")
    write = smuta().notation.write

    def ahead(window: str) -> list[list[str]]:
        found = state.answers_ahead(MOSCOW, WINDOWS.index(window))
        return [[write(move) for move in answer] for answer in found]

    assert ahead("card_announced") == [["play spies"], ["play dagger"]]
    assert ahead("military_start") == [["play mud", "aim fedor_mstislavsky"]]
    assert ahead("own_move") == ahead("own_recruit") == ahead("own_political") == [], "nobody is asked there"
    assert ahead("round_start") == [["play volley"]]
    assert ahead("battle_lost") == []


@pytest.mark.rule("SMU-RXN-18")
def test_a_table_may_answer_every_window_by_a_pass() -> None:
    """Whoever drives the seats may let windows never wait: a pass is always open to all who are asked."""
    state = start(5, "passing")
    windows = 0
    while not state.over and windows < 60:
        window = state.window()
        if window is not None:
            state.close_window(tuple(((0,),) for _ in window.order))
            windows += 1
        else:
            seat = state.waiting[0]
            state.play(seat, state.legal(seat)[-1])
    assert windows >= 20


# --- facts of the windows that are no battle


@pytest.mark.rule("SMU-RXN-11")
def test_facts_of_order_and_phase_and_of_cards_with_armies_points_and_parties() -> None:
    state = court(8)
    for seat in range(5):
        deal(state, seat, ("filaret", "hermogen", "kuzma_minin", "mikhail_romanov", "don_cossacks")[seat])
    state.active = state.first = REBEL
    for window in (ORDER_ROLLED, MILITARY_START):
        twin = go(state.clone(), OpenWindow(window))
        assert ("by", "seat", REBEL) in twin.facts()
    for kind, words, fact in (
        ("pestilence", "aim fedor_mstislavsky", ("army", "figure", who("fedor_mstislavsky"))),
        ("town_unrest", "aim-at tver", ("point", "point", where("tver"))),
        ("intercepted_courier", "aim-party polish", ("card", "card_kind", number("card_kind", "intercepted_courier"))),
    ):
        twin = court()
        holding(POLISH, "tver")(twin)
        deal(twin, MOSCOW, kind)
        deal(twin, POLISH, "filaret")
        deal(twin, SHUISKY, "hermogen")
        politics(twin, MOSCOW)
        say(twin, f"0 play {kind}", f"0 {words}")
        assert moment(twin) == "card_announced"
        assert fact in twin.facts()


@pytest.mark.rule("SMU-RXN-11", "SMU-RXN-10")
def test_a_death_without_a_card_has_nobody_who_acts() -> None:
    state = court()
    deal(state, SHUISKY, "filaret")
    go(state, Dying(who("fedor_mstislavsky"), state.seats))
    assert [name for name, _, _ in state.facts()] == ["window", "person"]
    assert not is_offered(state, SHUISKY, "filaret")
    assert state.dying[-1] == NOBODY
