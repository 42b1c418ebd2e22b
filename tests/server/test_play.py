"""Requests at the table: retries, races, undo, chat, notes, handing over, resigning, coming back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import prestol
from tests.server.place import Follower, Place, place
from tests.server.players import four_at_table, my_turns, play_some

pytestmark = pytest.mark.anyio


def mover_of(lines: list[Follower]) -> tuple[int, Follower]:
    """The seat that must decide, and its line."""
    seat = lines[0].now["waiting"][0]
    return seat, lines[seat]


def first_move(line: Follower, seat: int) -> str:
    return str(line.now["views"][str(seat)]["legal"][0]["move"])


async def test_the_same_request_again_gives_the_same_answer_and_happens_once(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        _, _, lines = await four_at_table(here)
        seat, line = mover_of(lines)
        move = first_move(line, seat)
        first = await line.ask("move", seat=seat, move=move, at=line.number, id="once")
        again = await line.ask("move", seat=seat, move=move, at=line.number, id="once")
        assert first == again and first["type"] == "done"
        said = [await line.ask("say", text="hello", id="word") for _ in range(2)]
        assert said[0] == said[1]
        await lines[seat - 1].entry("say")
        await lines[seat - 1].quiet()
        kinds = [one["entry"]["kind"] for one in lines[seat - 1].heard if one["type"] == "entry"]
        assert kinds == ["move", "say"]


async def test_ids_of_two_people_do_not_clash(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        _, _, lines = await four_at_table(here)
        first, second = await lines[0].ask("say", text="one", id="x"), await lines[1].ask("say", text="two", id="x")
        assert second["number"] == first["number"] + 1


async def test_a_retry_after_a_lost_connection_is_answered(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests, lines = await four_at_table(here)
        seat, line = mover_of(lines)
        await line.send("move", seat=seat, move=first_move(line, seat), at=line.number, id="lost")
        await line.close()
        await lines[seat - 1].entry("move")
        back = await guests[seat].sit(table, since=line.number)
        answer = await back.ask("move", seat=seat, move=first_move(line, seat), at=line.number, id="lost")
        assert answer == {"type": "done", "id": "lost", "number": line.number + 1}


async def test_of_two_windows_of_one_person_the_first_one_counts(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests, lines = await four_at_table(here)
        seat, line = mover_of(lines)
        other = await guests[seat].sit(table)
        moves = line.now["views"][str(seat)]["legal"]
        answers = await asyncio.gather(
            line.ask("move", seat=seat, move=moves[0]["move"], at=line.number, id="here"),
            other.ask("move", seat=seat, move=moves[1]["move"], at=other.number, id="there"),
        )
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["key"] in ("stale", "not-your-turn")


async def test_a_move_for_an_older_question_is_stale(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        _, _, lines = await four_at_table(here)
        seen = lines[0].number
        await play_some(lines, 4)
        seat, line = mover_of(lines)
        refused = await line.ask("move", seat=seat, move=first_move(line, seat), at=seen)
        assert refused["key"] == "stale" and refused["sentence"]["ru"]
        assert (await line.ask("move", seat=seat, move=first_move(line, seat), at=line.number))["type"] == "done"


async def test_a_reply_is_refused_where_the_game_has_no_windows(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        _, _, lines = await four_at_table(here)
        for moves in ([], ["pass"]):
            assert (await lines[0].ask("reply", seat=0, window=lines[0].number, moves=moves))["key"] == "stale"
        assert (await lines[0].ask("reply", seat=1, window=0, moves=[]))["key"] == "not-your-seat"


async def test_wrong_moves_are_refused_with_their_rule(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests, lines = await four_at_table(here)
        seat, line = mover_of(lines)
        other = (seat + 1) % 4
        assert (await line.ask("move", seat=seat, move="fly away"))["key"] == "move-unreadable"
        raised = await line.ask("move", seat=seat, move="raise pyotr")
        assert raised["key"] == "must-settle" and raised["rule"].startswith("TSR-")
        assert (await lines[other].ask("move", seat=other, move="raise pyotr"))["key"] == "not-your-turn"
        assert (await lines[other].ask("move", seat=seat, move=first_move(line, seat)))["key"] == "not-your-seat"
        why = await guests[seat].call("POST", f"/api/tables/{table}/why", seat=seat, move="raise pyotr")
        assert why["refusal"]["key"] == "must-settle" and not why["allowed"]
        good = await guests[seat].call("POST", f"/api/tables/{table}/why", seat=seat, move=first_move(line, seat))
        assert good == {"allowed": True, "refusal": None}
        await guests[other].call("POST", f"/api/tables/{table}/why", status=403, seat=seat, move="raise pyotr")
        assert line.number == here.manager.tables[table].replay.number


async def test_coming_back_brings_exactly_what_was_missed(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests, lines = await four_at_table(here)
        whole = await guests[1].sit(table)
        await play_some(lines, 60)
        await whole.until_now(lambda now: now["number"] == lines[1].number)
        for since in (0, 5, whole.number - 3, whole.number, whole.number + 50):
            back = await guests[1].sit(table, since=since)
            hello = back.heard[0]
            assert [entry["number"] for entry in hello["entries"]] == list(range(since + 1, whole.number + 1))
            heard = {one["entry"]["number"]: one["entry"] for one in whole.heard if one["type"] == "entry"}
            assert all(heard[entry["number"]] == entry for entry in hello["entries"] if entry["number"] in heard)
            assert hello["now"] | {"at": 0} == whole.now | {"at": 0}


async def alone_with_bots(here: Place) -> Follower:
    anna = await here.guest("Anna")
    made = await anna.table("me", "casual", "casual", start=True, options={"first_player": "seat_0"})
    return await anna.sit(made["table"]["id"])


async def test_undo_against_bots_is_never_asked_for(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        line = await alone_with_bots(here)
        before = line.now["views"]["0"]["view"]["floor"]
        await line.ask("move", seat=0, move=first_move(line, 0))
        await line.until_now(lambda now: my_turns(now) == [0] and now["number"] > 3)
        assert line.now["undo"]["0"]["consent"] == []
        assert (await line.ask("undo", seat=0))["type"] == "done"
        assert line.now["views"]["0"]["view"]["floor"] == before and line.now["waiting"] == [0]
        assert line.now["undo"]["0"] is None
        assert (await line.ask("undo", seat=0))["key"] == "nothing-to-undo"


async def test_undo_among_people_needs_their_consent(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        _, _, lines = await four_at_table(here)
        seat, line = mover_of(lines)
        await play_some(lines, 2)
        second = (seat + 1) % 4
        asked = await line.ask("undo", seat=seat)
        assert asked["type"] == "done"
        assert line.now["asked"] | {"seat": seat, "consent": [second], "agreed": []} == line.now["asked"]
        await lines[second].until_now(lambda now: now["asked"] is not None)
        assert (await lines[second - 2].ask("answer", seat=(second - 2) % 4, ask=asked["number"], yes=True))[
            "key"
        ] == "not-asked"
        assert (await lines[second].ask("undo", seat=second))["key"] == "undo-pending"
        yes = await lines[second].ask("answer", seat=second, ask=asked["number"], yes=True)
        assert yes["type"] == "done"
        undone = await line.entry("undo")
        assert undone["to"] == 0 and undone["moves"] == 2
        assert line.now["waiting"] == [seat]


async def test_one_no_ends_the_wish(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, _, lines = await four_at_table(here)
        seat, line = mover_of(lines)
        await play_some(lines, 2)
        second = (seat + 1) % 4
        asked = await line.ask("undo", seat=seat)
        await lines[second].ask("answer", seat=second, ask=asked["number"], yes=False)
        assert (await line.entry("answer-undo"))["yes"] is False
        assert line.now["asked"] is None
        late = await lines[second].ask("answer", seat=second, ask=asked["number"], yes=True)
        assert late["key"] == "nothing-asked"
        journal = here.manager.tables[table].replay.journal
        assert journal is not None and len(journal.entries) == 2


async def test_a_wish_can_be_withdrawn_by_the_one_who_had_it(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        _, _, lines = await four_at_table(here)
        seat, line = mover_of(lines)
        await play_some(lines, 2)
        asked = await line.ask("undo", seat=seat)
        assert (await line.ask("answer", seat=seat, ask=asked["number"], yes=True))["key"] == "not-asked"
        assert (await line.ask("answer", seat=seat, ask=asked["number"], yes=False))["type"] == "done"
        assert line.now["asked"] is None
        assert (await line.ask("undo", seat=seat))["type"] == "done"


@pytest.mark.parametrize("who", ["asker", "asked"])
async def test_a_wish_ends_when_a_bot_takes_over_for_one_of_those_concerned(tmp_path: Path, who: str) -> None:
    async with place(tmp_path) as here:
        _, _, lines = await four_at_table(here)
        seat, line = mover_of(lines)
        await play_some(lines, 2)
        await line.ask("undo", seat=seat)
        gone = seat if who == "asker" else (seat + 1) % 4
        await lines[gone].ask("hand", seat=gone)
        await line.until_now(lambda now: now["seats"][gone]["bot"] is not None)
        assert line.now["asked"] is None


async def test_undo_of_the_last_move_is_free_while_nobody_has_learned_from_it(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        _, _, lines = await four_at_table(here)
        seat, line = mover_of(lines)
        await play_some(lines, 1)
        assert line.now["undo"][str(seat)] == {"moves": 1, "consent": []}
        await line.ask("undo", seat=seat)
        assert line.now["waiting"] == [seat]


async def test_talk_and_notes(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests, lines = await four_at_table(here)
        await lines[0].ask("say", text="  good   luck ")
        said = await lines[2].entry("say")
        assert (said["name"], said["text"], said["seat"]) == ("Anna", "good luck", 0)
        assert lines[2].heard[-1]["now"] is None
        assert (await lines[0].ask("say", text="   "))["key"] == "nothing-said"
        await lines[1].ask("note", text="Anna likes Pyotr")
        assert (await guests[1].call("GET", f"/api/tables/{table}/note"))["text"] == "Anna likes Pyotr"
        assert (await guests[0].call("GET", f"/api/tables/{table}/note"))["text"] == ""
        again = await guests[1].sit(table)
        assert again.heard[0]["you"]["note"] == "Anna likes Pyotr"
        await guests[1].call("POST", f"/api/tables/{table}/note", text="")
        assert (await guests[1].call("GET", f"/api/tables/{table}/note"))["text"] == ""
        assert not any("likes" in raw for line in (lines[0], lines[2], lines[3]) for raw in line.raw)


async def test_a_seat_handed_to_a_bot_is_played_and_taken_back(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        _, _, lines = await four_at_table(here)
        seat, line = mover_of(lines)
        assert (await line.ask("back", seat=seat))["key"] == "not-handed"
        await line.ask("hand", seat=seat, level="casual")
        handed = await lines[seat - 1].entry("seat")
        assert handed["what"] == "handed" and handed["info"]["bot"] == "casual"
        assert (await lines[seat - 1].entry("move"))["seat"] == seat
        assert (await line.ask("move", seat=seat, move="raise pyotr"))["key"] == "bot-plays"
        await line.ask("back", seat=seat)
        await play_some(lines, 3)
        assert line.now["waiting"] == [seat] and line.now["seats"][seat]["bot"] is None
        await line.quiet(0.2)
        assert line.now["waiting"] == [seat], "no bot plays any more"


async def test_who_leaves_a_running_game_is_played_for_and_may_return(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        _, _, lines = await four_at_table(here)
        seat, line = mover_of(lines)
        await line.ask("leave")
        assert (await lines[seat - 1].entry("seat"))["what"] == "left"
        assert (await lines[seat - 1].entry("move"))["seat"] == seat
        assert (await line.ask("back", seat=seat))["type"] == "done"


async def test_resigning_is_for_good_and_the_last_one_left_wins(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests, lines = await four_at_table(here)
        for seat in (2, 0):
            await lines[seat].ask("resign", seat=seat)
            assert (await lines[seat].ask("back", seat=seat))["key"] == "already-resigned"
            assert (await lines[seat].ask("resign", seat=seat))["key"] == "already-resigned"
            assert (await lines[seat].ask("undo", seat=seat))["key"] == "already-resigned"
            assert (await lines[seat].ask("hand", seat=seat))["key"] == "already-resigned"
            assert lines[seat].now["undo"] == {str(seat): None}, "nothing is offered that would be refused"
        await lines[3].ask("resign", seat=3)
        end = await lines[1].until_now(lambda now: now["over"])
        assert end["result"]["reason"] == "resigned" and end["result"]["places"] == [2, 1, 2, 2]
        assert end["seed"] and end["waiting"] == []
        assert (await lines[1].ask("resign", seat=1))["key"] == "game-over"
        record = prestol.read_record((await guests[1].http.get(f"/api/tables/{table}/record")).text)
        assert record.ending is not None and record.ending.resigned == [0, 2, 3]


async def test_bots_do_not_play_on_where_no_person_is_left(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        line = await alone_with_bots(here)
        await line.ask("resign", seat=0)
        end = await line.until_now(lambda now: now["over"])
        assert end["result"] | {"reason": "resigned", "places": None} == end["result"]


async def test_looking_back_shows_the_table_as_it_was(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        table, guests, lines = await four_at_table(here)
        start = lines[0].number
        before = lines[0].now
        await play_some(lines, 10)
        past = await guests[0].call("GET", f"/api/tables/{table}/past/{start}")
        assert past["now"]["views"] == before["views"] and past["number"] == start
        await guests[0].call("GET", f"/api/tables/{table}/past/9999", status=404)


async def test_a_hint_is_a_legal_move_and_only_given_against_bots(tmp_path: Path) -> None:
    async with place(tmp_path, name_hold=0) as here:
        line = await alone_with_bots(here)
        anna = here.guests[0]
        path = f"/api/tables/{line.heard[0]['table']['id']}/hint"
        hint = await anna.call("POST", path, seat=0)
        assert hint["move"] in [one["move"] for one in line.now["views"]["0"]["legal"]]
        table, guests, _ = await four_at_table(here)
        assert (await guests[0].call("POST", f"/api/tables/{table}/hint", status=403, seat=0))["key"] == "hint-unfair"


async def test_a_hint_makes_a_practice_game_and_the_log_says_so_once(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        line = await alone_with_bots(here)
        anna, table = here.guests[0], line.heard[0]["table"]["id"]
        assert not line.now["practice"]
        await anna.call("POST", f"/api/tables/{table}/hint", seat=0)
        assert (await line.entry("hint"))["seat"] == 0
        assert line.now["practice"] and (await anna.call("GET", f"/api/tables/{table}"))["practice"]
        await anna.call("POST", f"/api/tables/{table}/hint", seat=0)
        await line.quiet()
        assert sum(one.get("entry", {}).get("kind") == "hint" for one in line.heard) == 1
        await line.ask("resign", seat=0)
        record = prestol.read_record((await anna.http.get(f"/api/tables/{table}/record")).text)
        assert record.header.practice


async def test_a_refusal_names_a_seat_as_its_shield_does(tmp_path: Path) -> None:
    """Programs count seats from 0, people read I, II, III."""
    async with place(tmp_path) as here:
        _, _, lines = await four_at_table(here, options={"first_player": "seat_0"})
        refused = await lines[0].ask("undo", seat=1)
        assert refused["sentence"]["en"] == "Seat II isn’t yours." and refused["args"]["seat"] == 1
        await lines[1].ask("hand", seat=1)
        assert "seat II;" in (await lines[1].ask("undo", seat=1))["sentence"]["en"]
        turn = await lines[2].ask("move", seat=2, move="settle pyotr guards")
        assert turn["sentence"]["en"] == "It isn’t seat III’s turn; waiting for seat I." and turn["args"]["turn"] == 0
