"""Personages change place (SMU-SEQ-17, SMU-R-49)."""

from __future__ import annotations

import pytest

from tests.games.smuta.battlefield import MOSCOW, NOBLES, REBEL, host, where
from tests.games.smuta.council import army, council, kinds, personage, targets
from tests.games.speaking import asked, offers, refused, say

THREE = {
    "vasily_golitsyn": army("tver"),
    "petr_basmanov": army("tver"),
    "boris_lykov": army("kaluga"),
}


@pytest.mark.rule("SMU-SEQ-17", "SMU-R-49", "SMU-GLO-03", "SMU-CMP-02")
def test_from_the_party_into_any_army() -> None:
    state = council({"ivan_romanov": personage()} | THREE)
    say(state, "send ivan_romanov")
    assert asked(state) == "send-to"
    assert offers(state) == {f"join ivan_romanov {who}" for who in THREE}
    say(state, "join ivan_romanov boris_lykov")
    assert host(state, "ivan_romanov") == "boris_lykov"
    assert state.waiting == (MOSCOW,)


@pytest.mark.rule("SMU-R-49")
def test_from_an_army_back_or_to_another_commander_there() -> None:
    state = council({"ivan_romanov": personage("vasily_golitsyn")} | THREE)
    say(state, "send ivan_romanov")
    assert offers(state) == {"join ivan_romanov petr_basmanov", "leave ivan_romanov"}
    for words in ("join ivan_romanov boris_lykov", "leave boris_godunov"):
        assert refused(state, words) == "SMU-R-49"
    twin = state.clone()
    say(state, "join ivan_romanov petr_basmanov")
    assert host(state, "ivan_romanov") == "petr_basmanov"
    say(twin, "leave ivan_romanov")
    assert where(twin, "ivan_romanov") == "party"
    assert host(twin, "ivan_romanov") is None


@pytest.mark.rule("SMU-R-49", "SMU-SEQ-24")
def test_once_in_a_phase() -> None:
    state = council({"ivan_romanov": personage("boris_lykov")} | THREE)
    say(state, "send ivan_romanov")
    assert where(state, "ivan_romanov") == "party"
    assert "send" not in kinds(state)
    assert refused(state, "send ivan_romanov") == "SMU-R-49"


@pytest.mark.rule("SMU-R-49", "SMU-CMP-10")
def test_a_pretender_stays_in_armies() -> None:
    state = council({"ivan_romanov": personage("vasily_golitsyn", "pretender")} | THREE)
    say(state, "send ivan_romanov")
    assert host(state, "ivan_romanov") == "petr_basmanov"
    alone = council({"ivan_romanov": personage("boris_lykov", "pretender")} | THREE)
    assert "send" not in kinds(alone)
    assert refused(alone, "send ivan_romanov") == "SMU-R-49"


@pytest.mark.rule("SMU-R-49")
def test_nobody_gets_into_a_besieged_fortress() -> None:
    people = {
        "ivan_romanov": personage(),
        "vasily_golitsyn": army("tula", "inside"),
        "ivan_bolotnikov": army("tula"),
    }
    assert "send" not in kinds(council(people, control={"tula": MOSCOW}))
    del people["ivan_bolotnikov"]
    state = council(people, control={"tula": MOSCOW})
    say(state, "send ivan_romanov")
    assert host(state, "ivan_romanov") == "vasily_golitsyn"


@pytest.mark.rule("SMU-R-49", "SMU-GLO-02")
def test_the_tsar_the_absent_and_foreigners_are_not_sent_and_detachments_take_nobody() -> None:
    people = {
        "boris_godunov": personage("box"),
        "ivan_romanov": personage("track"),
        "tsarevich_petr": personage(),
        "shishi": {"at": "vyazma", "owner": MOSCOW},
        "ivan_vorotynsky": personage("party", owner=MOSCOW),
    }
    state = council(people, tsar="boris_godunov", control={"moscow": MOSCOW})
    assert targets(state, "send") == set()
    led = people | {"petr_basmanov": army("tver")}
    state = council(led, tsar="boris_godunov", control={"moscow": MOSCOW})
    assert targets(state, "send") == {"ivan_vorotynsky"}
    assert refused(state, "send tsarevich_petr") == "SMU-R-49"


@pytest.mark.rule("SMU-SEQ-17", "SMU-R-49", "SMU-R-43")
def test_a_tsar_on_campaign_is_not_sent_from_army_to_army() -> None:
    people = {
        "boris_godunov": personage("petr_basmanov", "campaigned"),
        "petr_basmanov": army("tver"),
        "fedor_sheremetev": army("tver"),
    }
    state = council(people, tsar="boris_godunov", control={"moscow": MOSCOW})
    assert targets(state, "send") == set()


@pytest.mark.rule("SMU-PTY-05", "SMU-SEQ-10")
def test_a_party_without_commanders_has_its_phase() -> None:
    state = council({"andrey_golitsyn": personage()}, active=NOBLES, loyal={NOBLES: 3})
    assert state.waiting == (NOBLES,)
    assert kinds(state) >= {"done", "win", "call"}
    assert council({}, active=REBEL).waiting == (REBEL,)
