"""Windows at a table: how long they stay open, who may answer what, and that nothing given is lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from prestol.engine.step import Move
from prestol.server.bot_pool import BotError, Job
from prestol.server.tables.snapshots import restore, take_snapshot
from prestol.server.wire import Pace, WindowSettings
from tests.server.duels import LIVE, SLOW, StillClock, asked, duel, kept, offers, reply, two_people
from tests.server.place import InlineBots, place, until
from tests.server.test_restart import moved

pytestmark = pytest.mark.anyio

RESTING: dict[str, Any] = {
    "mine": {"kvas": 2, "mace": 1},
    "theirs": {"kvas": 1, "mace": 1},
    "phase": "rest",
    "strength": (6, 5),
}
"""Seat 1 is weaker, so that its answer counts first."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StillClock:
    return StillClock(monkeypatch)


async def test_a_window_lasts_exactly_its_length_whatever_has_been_answered(tmp_path: Path, clock: StillClock) -> None:
    async with place(tmp_path) as here:
        guests = await two_people(here)
        live = await duel(here, guests, windows=WindowSettings({"rest": 7}), **RESTING)
        anna, boris = [await guest.sit(live.id) for guest in guests]
        window = anna.now["window"]
        assert (window["kind"], window["seats"], window["facts"]) == ("rest", [1, 0], {"window": "rest"})
        assert (window["until"] - window["opened"], anna.now["waiting"]) == (7000, [1, 0])
        assert not any(one["running"] for one in anna.now["clocks"]), "no clock runs for anybody"
        for seat, line in ((0, anna), (1, boris)):
            assert (await reply(line, seat, "pass"))["type"] == "done"
        await clock.pass_by(live, 6.999)
        assert live.replay.question == window["question"]
        await clock.pass_by(live, 0.4)
        closing = await anna.entry("window")
        assert (closing["at"], closing["seat"], closing["answers"]) == (window["until"], None, {"0": ["pass"]})
        assert [event["name"] for event in closing["events"]] == ["nobody-answered"]
        assert asked(anna, 0)["prompt"]["ask"] == "stake" and anna.now["window"] is None


async def test_an_answer_is_given_in_parts_changed_and_taken_back_until_the_close(
    tmp_path: Path, clock: StillClock
) -> None:
    async with place(tmp_path) as here:
        guests = await two_people(here)
        live = await duel(here, guests, **RESTING)
        anna, boris = [await guest.sit(live.id) for guest in guests]
        assert offers(anna, 0) == ["pass", "answer kvas"]
        assert (await anna.ask("move", seat=0, move="answer kvas"))["type"] == "done"
        assert asked(anna, 0)["answer"] == {"moves": ["answer kvas"], "whole": False, "ordered": False}
        assert (offers(anna, 0), asked(anna, 0)["prompt"]["ask"]) == (["heal", "draw"], "remedy")
        assert anna.now["waiting"] == [1, 0]
        await anna.ask("move", seat=0, move="heal")
        assert asked(anna, 0)["answer"]["whole"] and anna.now["waiting"] == [1]
        assert offers(anna, 0) == ["pass", "answer kvas"], "another answer may be given instead"
        assert anna.now["undo"]["0"] == {"moves": 1, "consent": []}
        await anna.ask("undo", seat=0)
        assert asked(anna, 0)["answer"]["moves"] == ["answer kvas"]
        await reply(anna, 0, "answer kvas", "draw")
        await reply(anna, 0)
        assert kept(live) == {0: []} and anna.now["undo"]["0"] is None
        await reply(anna, 0, "answer kvas", "draw")
        assert (await reply(anna, 0, "answer mace"))["rule"] == "DUE-BOU-06"
        assert (await reply(anna, 0, "answer kvas", "draw", "draw"))["key"] == "already-answered"
        assert (await reply(anna, 1, "pass"))["key"] == "not-your-seat"
        assert (await anna.ask("reply", seat=0, window=0, moves=["pass"]))["key"] == "stale"
        assert kept(live) == {0: ["answer kvas", "draw"]}
        await reply(boris, 1, "answer kvas")
        await clock.pass_by(live, 4)
        closing = await boris.entry("window")
        assert [event["name"] for event in closing["events"]][:2] == ["drank", "drawn"], "half an answer is a pass"
        assert closing["answers"] == {"1": ["pass"]}
        assert not await here.application.services.store.answers(live.id)


async def test_the_same_request_again_is_not_carried_out_again(tmp_path: Path, clock: StillClock) -> None:
    async with place(tmp_path) as here:
        guests = await two_people(here)
        live = await duel(here, guests, **RESTING)
        anna = await guests[0].sit(live.id)
        for _ in range(2):
            assert (await anna.ask("move", seat=0, move="answer kvas", id="once"))["type"] == "done"
        assert kept(live) == {0: ["answer kvas"]}


async def test_a_window_ends_early_only_where_that_was_agreed_and_everybody_has_answered(
    tmp_path: Path, clock: StillClock
) -> None:
    async with place(tmp_path) as here:
        guests = await two_people(here)
        blades: dict[str, Any] = {"mine": {"mace": 1}, "theirs": {"mace": 1}, "phase": "rest"}
        live = await duel(here, guests, windows=WindowSettings(early=True), **blades)
        anna, boris = [await guest.sit(live.id) for guest in guests]
        await reply(anna, 0, "pass")
        await anna.quiet()
        assert live.replay.window is not None, "that Boris can only pass does not end it"
        await boris.ask("order", seat=1, orders=[{"ask": "window", "play": "pass"}])
        await anna.entry("window")


async def test_a_slow_table_is_answered_from_orders_or_asks_in_person(tmp_path: Path, clock: StillClock) -> None:
    async with place(tmp_path) as here:
        guests = await two_people(here)
        live = await duel(here, guests, SLOW, **RESTING)
        await until(lambda: live.replay.window is None)
        asking = await duel(here, guests, SLOW, WindowSettings(ask=True), id="d0e2", **RESTING)
        anna, boris = [await guest.sit(asking.id) for guest in guests]
        window = anna.now["window"]
        assert window["until"] - window["opened"] == 86_400_000
        assert (await anna.until(lambda one: one["type"] == "presence"))["seats"] == [], "nobody is shown as present"
        await reply(anna, 0, "pass")
        await reply(boris, 1, "answer kvas", "heal")
        assert [event["name"] for event in (await anna.entry("window"))["events"]] == ["drank", "healed"]
        await clock.pass_by(asking, 86_400)
        await anna.entry("window")


async def test_a_table_without_haste_waits_for_everybody(tmp_path: Path, clock: StillClock) -> None:
    async with place(tmp_path) as here:
        guests = await two_people(here)
        live = await duel(here, guests, Pace(), **RESTING)
        anna, boris = [await guest.sit(live.id) for guest in guests]
        assert anna.now["window"]["until"] is None
        await reply(anna, 0, "pass")
        await clock.pass_by(live, 10**6)
        assert live.replay.window is not None
        await reply(boris, 1, "pass")
        await anna.entry("window")


async def test_answers_survive_a_restart_in_the_middle_of_a_window(tmp_path: Path, clock: StillClock) -> None:
    async with place(tmp_path) as here:
        guests = await two_people(here)
        live = await duel(here, guests)
        anna = await guests[0].sit(live.id)
        number = live.replay.number
        await reply(anna, 0, "pass")
    async with place(tmp_path) as there:
        again = [moved(guest, there.base) for guest in guests]
        there.guests += again
        back = [await guest.sit(live.id) for guest in again]
        live = there.manager.tables[live.id]
        assert kept(live) == {0: ["pass"]} and live.replay.number == number
        assert asked(back[0], 0)["answer"]["moves"] == ["pass"]
        assert asked(back[1], 1)["answer"]["moves"] == []
        await clock.pass_by(live, 4)
        assert (await back[0].entry("window"))["answers"] == {"0": ["pass"]}
        replayed, logged = await live.loader.whole()
        assert logged[-1].data.answers == [(0, ["pass"]), (1, ["pass"])]
        assert replayed.state == live.replay.state


async def test_a_window_whose_time_ran_out_while_nobody_looked_is_closed_by_the_sweep(
    tmp_path: Path, clock: StillClock
) -> None:
    async with place(tmp_path, idle=0) as here:
        guests = await two_people(here)
        live = await duel(here, guests)
        table, number = live.id, live.replay.number
        del live
        await here.put_away(table)
        clock.at += 5000
        await here.manager.sweep()
        assert (await here.manager.table(table)).replay.number == number + 1


async def test_a_wish_to_take_moves_back_holds_a_window_open(tmp_path: Path, clock: StillClock) -> None:
    async with place(tmp_path) as here:
        guests = await two_people(here)
        live = await duel(here, guests)
        anna, boris = [await guest.sit(live.id) for guest in guests]
        await clock.pass_by(live, 4)
        await anna.until_now(lambda now: now["window"] is None)
        for seat, line in ((0, anna), (1, boris)):
            await line.ask("move", seat=seat, move=f"stake {1 - seat}")
        await anna.until_now(lambda now: now["views"]["0"]["prompt"]["ask"] == "act")
        strike = next((one for one in offers(anna, 0) if one.startswith("strike")), None)
        assert strike is not None, "the seed deals a strike"
        await anna.ask("move", seat=0, move=strike)
        assert anna.now["window"]["kind"] == "blow"
        await anna.ask("undo", seat=0)
        assert anna.now["window"]["until"] is None
        await clock.pass_by(live, 60)
        await boris.until_now(lambda now: now["asked"] is not None)
        await boris.ask("answer", seat=1, ask=boris.now["asked"]["number"], yes=False)
        await anna.until_now(lambda now: now["asked"] is None)
        assert anna.now["window"]["until"] == clock.at + 4000
        await anna.ask("undo", seat=0)
        await reply(boris, 1, "pass")
        await boris.until_now(lambda now: now["asked"] is not None)
        await boris.ask("answer", seat=1, ask=boris.now["asked"]["number"], yes=True)
        await anna.until_now(lambda now: now["window"] is None)
        assert strike in offers(anna, 0) and not kept(live)
        assert not await here.application.services.store.answers(live.id)


async def test_who_leaves_a_window_keeps_the_answer_and_a_bot_gives_a_missing_one(
    tmp_path: Path, clock: StillClock
) -> None:
    async with place(tmp_path) as here:
        guests = await two_people(here)
        live = await duel(here, guests, **RESTING)
        anna, boris = [await guest.sit(live.id) for guest in guests]
        await reply(anna, 0, "answer kvas", "draw")
        await anna.ask("hand", seat=0, level="random")
        assert (await anna.ask("reply", seat=0, window=1, moves=["pass"]))["key"] == "bot-plays"
        await boris.ask("hand", seat=1, level="random")
        await until(lambda: 1 in kept(live))
        assert kept(live)[0] == ["answer kvas", "draw"] and live.replay.window is not None
        await anna.ask("back", seat=0)
        await reply(anna, 0, "pass")
        await boris.ask("resign", seat=1)
        assert boris.now["over"] and boris.now["window"] is None and not kept(live)


class Failing(InlineBots):
    """Bots that fail in every window."""

    async def decide(self, job: Job) -> Move:
        self.jobs.append(job)
        raise BotError("crashed")


@pytest.mark.parametrize("bots", [InlineBots, Failing])
async def test_a_bot_waits_for_the_end_like_everybody_and_one_that_fails_passes(
    tmp_path: Path, clock: StillClock, bots: type[InlineBots]
) -> None:
    async with place(tmp_path, bots=bots()) as here:
        guests = [await here.guest("Anna")]
        live = await duel(here, guests, LIVE, bot="random", **RESTING)
        anna = await guests[0].sit(live.id)
        await until(lambda: 1 in kept(live))
        before = len(anna.heard)
        await anna.quiet()
        assert all(one["type"] == "presence" for one in anna.heard[before:])
        await reply(anna, 0, "pass")
        assert live.replay.window is not None
        await clock.pass_by(live, 4)
        assert (await anna.entry("window"))["seat"] is None
        assert live.replay.seats[1].bot == "random", "nobody hears that it failed"
        if bots is Failing:
            closed = [
                one for one in (await live.loader.whole())[1] if one.kind == "window"
            ]  # the fight goes on after it
            assert closed[0].data.answers[0] == (1, ["pass"])


async def test_why_and_hint_know_what_the_seat_has_decided(tmp_path: Path, clock: StillClock) -> None:
    async with place(tmp_path) as here:
        guests = [await here.guest("Anna")]
        live = await duel(here, guests, LIVE, bot="random", **RESTING)
        anna = await guests[0].sit(live.id)
        await reply(anna, 0, "answer kvas")
        why = await guests[0].call("POST", f"/api/tables/{live.id}/why", seat=0, move="heal")
        assert why["allowed"]
        why = await guests[0].call("POST", f"/api/tables/{live.id}/why", seat=0, move="pass")
        assert why["refusal"]["rule"] == "DUE-BOU-06"


async def test_a_table_names_windows_that_the_game_has(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        wrong = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "windows": {"seconds": {"dawn": 5}}}
        refused = await anna.call("POST", "/api/tables", 400, game="duel", **wrong)
        assert refused["key"] == "wrong-window"
        made = await anna.table("me", "random", game="duel", windows={"early": True, "seconds": {"card": 9}})
        assert made["table"]["windows"] == {"seconds": {"card": 9}, "early": True, "ask": False}
        bundle = await anna.call("GET", "/api/content/duel")
        assert [(one["id"], one["seconds"]) for one in bundle["game"]["windows"]] == [
            ("blow", 4),
            ("card", 6),
            ("rest", 4),
        ]
        assert [one["id"] for one in bundle["facts"] + bundle["scopes"]] == ["window", "card", "by", "bout"]


async def test_a_snapshot_keeps_closed_windows_and_the_time_of_the_open_one(tmp_path: Path, clock: StillClock) -> None:
    async with place(tmp_path) as here:
        guests = await two_people(here)
        live = await duel(here, guests)
        anna = await guests[0].sit(live.id)
        clock.at += 1000
        await reply(anna, 0, "pass")
        await clock.pass_by(live, 4)
        restored = live.loader.blank()
        restore(restored, take_snapshot(live.replay, live.id))
        assert restored.journal is not None and live.replay.journal is not None
        assert restored.journal.entries == live.replay.journal.entries
        assert (restored.opened, restored.question) == (live.replay.opened, live.replay.question)
        restored.journal.rewind(0)
        assert restored.window is not None and restored.state == live.replay.journal.at(0)
