"""Every token: twenty of trade, twelve of spoils, eighteen of regions with two rewards each, and the pad itself."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ivan.referee import Ledger
from tests.games.ivan.table import (
    KINDS,
    answers,
    asked,
    at_work,
    files,
    leaving,
    owned,
    pad,
    position,
    records,
    refused,
    say,
    seen,
    told,
)

TRADE = list(records("trade_token"))
SPOILS = list(records("spoils"))
REGION_TOKENS = list(records("region_token"))
PRINTED = [name for name, slot in records("pad_slot").items() if slot["printed_effect"]]
PLENTY = dict.fromkeys(KINDS, 9)
STANDING: dict[str, Any] = {"warriors": {"kursk": 1, "vologda": 2}, "boyars": {"pskov": 1}, "buildings": ["kazan"]}


@pytest.mark.parametrize("token", TRADE)
def test_a_trade_token_works_when_it_is_taken(token: str) -> None:
    state = at_work("maneuvers", goods=PLENTY, at={"waterways": {"w_seim": token}}, **STANDING)
    ledger = Ledger(state)
    say(state, "move warrior kursk putivl", "lay pad_4")
    ledger.warriors = {"putivl": 1, "vologda": 2}
    ledger.resolve(records("trade_token")[token]["effect"])
    ledger.agree()
    assert [one for one in pad(state) if one] == [token]
    assert set(state.view()["slots"]) == {-1}


@pytest.mark.parametrize("token", TRADE)
def test_a_trade_token_works_again_when_it_is_resolved(token: str) -> None:
    state = leaving("income", goods=PLENTY, tokens=[None, token], estates=["river_wharf"], **STANDING)
    ledger = Ledger(state)
    say(state, "use river_wharf", f"resolve {token}")
    ledger.resolve(records("trade_token")[token]["effect"])
    ledger.agree()
    assert pad(state) == [None, token, None, None, None]


@pytest.mark.parametrize("slot", PRINTED)
def test_a_printed_effect_works_when_it_is_resolved(slot: str) -> None:
    state = leaving("income", estates=["river_wharf"])
    ledger = Ledger(state)
    say(state, "use river_wharf", f"printed {slot}")
    ledger.resolve(records("pad_slot")[slot]["printed_effect"])
    ledger.agree()
    assert told(state, "printed-resolved") == [{"seat": 0, "slot": list(records("pad_slot")).index(slot)}]


def test_a_blank_slot_has_nothing_to_resolve() -> None:
    state = leaving("income", estates=["river_wharf"])
    say(state, "use river_wharf")
    assert answers(state) == {"pass", *(f"printed {slot}" for slot in PRINTED)}
    assert refused(state, "printed pad_4") == refused(state, "printed pad_5") == "IVN-R-31"


@pytest.mark.parametrize("token", SPOILS)
def test_spoils_work_on_the_spot_and_stay_with_who_took_them(token: str) -> None:
    state = at_work(
        "projects", goods=PLENTY, hand=["m01_steppe_watch"], at={"spoils": [token], "favour": [2, 1, 0]}, **STANDING
    )
    ledger = Ledger(state)
    say(state, "complete m01_steppe_watch")
    ledger.complete("m01_steppe_watch")
    ledger.agree()
    assert owned(state, "spoils_owned", "spoils") == {token}
    assert state.view()["spoils"] == []


LEADER: dict[str, Any] = {
    "warriors": {"moscow": 2, "vologda": 2},
    "goods": PLENTY,
    "hand": ["c05_vologda_kremlin"],
    "tokens": ["tr01"],
}
RUNNER: dict[str, Any] = {
    "warriors": {"ryazan": 1, "pskov": 1},
    "goods": PLENTY,
    "hand": ["t05_narva_sailing"],
    "tokens": ["tr02"],
}
REWARDS = ("first", "second")


@pytest.mark.parametrize("token", REGION_TOKENS)
@pytest.mark.parametrize("choice", [0, 1])
def test_a_region_token_gives_the_leader_one_reward_and_the_second_the_other(token: str, choice: int) -> None:
    state = position(LEADER, RUNNER, {}, phase="reward", regions={"east": token}, favour=[2, 1, 0])
    rewards = records("region_token")[token]["rewards"]
    assert state.waiting == (0,) and answers(state) == {"reward first", "reward second"}
    leader, runner = Ledger(state, 0), Ledger(state, 1)
    say(state, f"reward {REWARDS[choice]}")
    leader.resolve(rewards[choice])
    runner.favour = leader.favour
    runner.resolve(rewards[1 - choice])
    leader.favour = runner.favour
    leader.agree()
    runner.agree()


@pytest.mark.parametrize("token", REGION_TOKENS)
@pytest.mark.parametrize("choice", [0, 1])
def test_with_two_players_a_region_token_gives_one_reward(token: str, choice: int) -> None:
    state = position(LEADER, RUNNER, phase="reward", regions={"east": token}, favour=[1, 0])
    ledger, rival = Ledger(state, 0), Ledger(state, 1)
    say(state, f"reward {REWARDS[choice]}")
    ledger.resolve(records("region_token")[token]["rewards"][choice])
    rival.favour = ledger.favour
    ledger.agree()
    rival.agree()


@pytest.mark.parametrize("token", REGION_TOKENS)
def test_the_lead_is_compared_with_the_number_on_the_token(token: str) -> None:
    """With two players: a lead as big as the number lets the leader choose, one less lets the other choose."""
    number = records("region_token")[token]["vp_number"]
    assert records("region_token")[token]["rewards"][0] == [{"gain": {"vp": number}}]
    for lead, chooser in ((number, 0), (number - 1, 1)):
        mine = {"warriors": {"moscow": lead + 1}}
        state = position(mine, {"warriors": {"ryazan": 1}}, phase="reward", regions={"east": token})
        assert (asked(state), state.waiting) == ("reward", (chooser,))
        say(state, "reward first")
        assert seen(state, "vp", 0) == number
        assert seen(state, "vp", 1) == 0


def test_the_test_of_tokens_knows_every_token() -> None:
    counts = files()["counts"]
    assert (len(TRADE), len(SPOILS)) == (counts["trade_tokens"], counts["spoils_tokens"])
    assert (len(REGION_TOKENS), len(PRINTED)) == (counts["region_tokens"], counts["pad_printed_effects"])
