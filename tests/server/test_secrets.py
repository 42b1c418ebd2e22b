"""A seat's secrets never leave for another seat: whole games over the wire, every message looked through."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import prestol
from tests.server.place import Follower, Line, place
from tests.server.players import all_play, four_at_table, play_some

pytestmark = pytest.mark.anyio

HIDDEN = {"goal", "favourites", "against", "vote"}


def keys_of(thing: Any) -> set[str]:
    """Every key anywhere in a message."""
    if isinstance(thing, dict):
        return set(thing) | {key for value in thing.values() for key in keys_of(value)}
    if isinstance(thing, list):
        return {key for value in thing for key in keys_of(value)}
    return set()


async def test_nobody_hears_of_a_goal_or_vote_before_its_time(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests, lines = await four_at_table(here)
        watcher = await (await here.guest("Egor")).sit(table)
        await play_some(lines, 60)
        await check_the_past(guests, table, lines)
        await all_play(lines)
        await watcher.until_now(lambda now: now["over"])
        for message in watcher.heard:
            assert not HIDDEN & keys_of(message.get("now") or {}), "a spectator sees nothing that is hidden"
        for seat, line in enumerate(lines):
            check_goals(line, seat)
            check_votes(line, seat)
        check_goals(watcher, None)
        check_votes(watcher, None)
        await check_the_finished_past([*guests, here.guests[-1]], table, lines)


def check_goals(line: Follower, seat: int | None) -> None:
    """A goal is in no view or event of another seat until it is shown; views carry one's own seat alone."""
    for message in line.heard:
        now = message.get("now")
        if now:
            assert list(now["views"]) == (["watch"] if seat is None else [str(seat)])
            seen = now["views"]["watch" if seat is None else str(seat)]["view"]
            assert seen["seat"] == seat
            assert now["seed"] is None or now["over"]
        entries = message.get("entries", []) + ([message["entry"]] if "entry" in message else [])
        for event in (event for entry in entries for event in entry["events"]):
            if event["name"] == "goal-dealt":
                assert event["args"]["seat"] == seat and event["only"] == [seat]
        for entry in entries:
            if entry["kind"] == "move":
                assert (entry["move"] is not None) == (entry["seat"] == seat)


def check_votes(line: Follower, seat: int | None) -> None:
    """Between a card laid and the count, no other message tells what it was; only a laid card is told."""
    laid: set[int] = set()
    for message in line.heard:
        for event in message.get("entry", {}).get("events", []):
            if event["name"] == "laid":
                laid.add(event["args"]["seat"])
            if event["name"] == "voted":
                assert event["args"]["seat"] in laid
            if event["name"] in ("elected", "banished"):
                laid.clear()
        if laid and message.get("now"):
            view = next(iter(message["now"]["views"].values()))["view"]
            assert "votes" not in view
            assert view.get("vote") is None or seat in laid
            assert all(0 not in ballot[2:] or len(ballot) == 6 for ballot in view["ballots"])


async def check_the_past(guests: list[Any], table: str, lines: list[Follower]) -> None:
    """Looking back tells no more than one's own seat saw then."""
    for number in (5, 40, lines[1].number):
        past = await guests[1].call("GET", f"/api/tables/{table}/past/{number}")
        assert list(past["now"]["views"]) == ["1"]
        assert past["now"]["seed"] is None
        assert past["now"]["views"]["1"] == moment_after(lines[1], number)["views"]["1"]


async def check_the_finished_past(guests: list[Any], table: str, lines: list[Follower]) -> None:
    """When the game is over, everybody may look back through the eyes of every seat."""
    for guest in guests:
        past = await guest.call("GET", f"/api/tables/{table}/past/40")
        own = ["watch"] if guest is guests[-1] else []
        assert list(past["now"]["views"]) == [*own, "0", "1", "2", "3"]
        for seat, line in enumerate(lines):
            shown = past["now"]["views"][str(seat)]
            assert shown["view"] == moment_after(line, 40)["views"][str(seat)]["view"]
            assert shown["view"]["favourites"] and shown["legal"] == []
        assert past["now"]["seed"] is None


def moment_after(line: Follower, number: int) -> Line:
    """The moment that was sent with an entry."""
    hello = line.heard[0]
    if hello["number"] >= number:
        return dict(hello["now"])
    return next(dict(one["now"]) for one in line.heard if one.get("entry", {}).get("number") == number)


async def test_no_message_before_the_end_holds_the_seed_or_a_hash(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, _, lines = await four_at_table(here)
        seed = here.manager.tables[table].replay.seed
        await play_some(lines, 30)
        for line in lines:
            assert not any(seed in raw for raw in line.raw)
            assert not any('"hash"' in raw for raw in line.raw)


async def test_a_forced_vote_and_a_free_one_look_the_same(tmp_path: Path) -> None:
    """Two games that differ only in what seat 1 holds: the others hear the same, down to the last byte."""
    heard: list[list[str]] = []
    for spare in (0, 1):
        folder = tmp_path / str(spare)
        folder.mkdir()
        async with place(folder) as here:
            table, _, lines = await four_at_table(here, options={"first_player": "seat_0"})
            replay = here.manager.tables[table].replay
            while not replay.secret:
                await play_some(lines, 1)
            state: Any = replay.state
            state.against[1] = spare
            before = [len(line.raw) for line in lines]
            answer = await lines[1].ask("move", seat=1, move="vote for")
            assert answer["type"] == "done"
            await lines[0].entry("move")
            fresh = [json.loads(raw) for raw in lines[0].raw[before[0] :]]
            heard.append([strip(message) for message in fresh if message["type"] == "entry"])
    assert heard[0] == heard[1] and heard[0]


def strip(message: Line) -> str:
    """A message without what differs between any two games: times, ids, the deal of the receiver."""
    text = {
        "entry": message["entry"] | {"at": 0},
        "waiting": message["now"]["waiting"],
        "asked": message["now"]["asked"],
    }
    view = message["now"]["views"]["0"]
    text["prompt"] = view["prompt"]
    text["legal"] = view["legal"]
    return json.dumps(text, sort_keys=True)


def test_the_goal_cards_of_the_game_are_worth_hiding() -> None:
    state = prestol.game("tsar").start(4, seed=3)
    assert set(state.view(0)) >= HIDDEN and not HIDDEN & set(state.view(None))
