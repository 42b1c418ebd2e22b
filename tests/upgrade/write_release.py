"""Writes what a release leaves behind: a database, a backup, records and saved states. See README.md beside it.

Runs in a checkout of the release itself, so it keeps to what every release has: the wire and the public interface.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import prestol
from prestol.engine.step import Move
from prestol.server import backup_store
from tests.server.place import Follower, Guest, InlineBots, Line, Place, place
from tests.server.players import my_turns

Stop = Callable[[Line], bool]


class PausingBots(InlineBots):
    """Bots that can be told to think for ever, as those of a server that is switched off."""

    def __init__(self) -> None:
        super().__init__()
        self.paused = False

    async def decide(self, job: Any) -> Move:
        if self.paused:
            await asyncio.Event().wait()
        return await super().decide(job)


def after(moves: int) -> Stop:
    return lambda now: bool(now["number"] >= moves)


def mid_vote(now: Line) -> bool:
    """One has voted, the others have not."""
    return bool(now["number"] > 30 and 1 < len(now["waiting"]) < len(now["seats"]))


def mid_effect(now: Line) -> bool:
    """A question in the middle of an effect."""
    shown = [view["prompt"]["ask"] for view in now["views"].values() if view["prompt"]]
    return bool(now["number"] > 60 and any(ask in ("gain", "place-warrior", "war", "resolve") for ask in shown))


async def play_until(line: Follower, stop: Stop, seed: str) -> None:
    """Answer at random whatever the seats of a line are asked."""
    rng = prestol.stream(seed)
    while True:
        now = await line.until_now(lambda now: now["over"] or bool(my_turns(now)))
        if now["over"] or stop(now | {"seats": line.heard[0]["table"]["seats"]}):
            return
        turns = my_turns(now)
        seat = turns[rng.below(len(turns))]
        legal = now["views"][str(seat)]["legal"]
        answer = await line.ask("move", seat=seat, move=legal[rng.below(len(legal))]["move"], at=line.number)
        assert answer["type"] == "done", answer


def seats_of(count: int) -> list[Line]:
    """Seats around one screen."""
    return [{"kind": "me", "name": f"Player {number}"} for number in range(count)]


async def shared_screen(guest: Guest, game: str, count: int, stop: Stop, **fields: Any) -> Follower:
    made = await guest.table(*seats_of(count), game=game, start=True, **fields)
    line = await guest.sit(made["table"]["id"])
    await play_until(line, stop, f"{game}-{count}-{made['table']['options']}")
    return line


async def with_bots(guest: Guest, game: str, levels: tuple[str, ...], stop: Stop, **fields: Any) -> Follower:
    made = await guest.table("me", *levels, game=game, start=True, **fields)
    line = await guest.sit(made["table"]["id"])
    await play_until(line, stop, f"{game}-{levels}")
    return line


async def running_tables(anna: Guest) -> None:
    for count, stop, options in (
        (3, after(4), {"first_player": "seat_2"}),
        (3, mid_vote, {}),
        (4, mid_vote, {"show_against_counts": True}),
        (5, after(70), {"reshuffle_goals": True}),
        (6, mid_vote, {"servants_break_ties": False, "first_player": "seat_5"}),
        (6, after(29), {}),
    ):
        await shared_screen(anna, "tsar", count, stop, options=options, pace={"kind": "days", "days": 3})
    for count, stop, options in (
        (2, after(2), {}),
        (2, mid_effect, {"income_pick": "one_by_one"}),
        (3, after(90), {"trade_pair": "one_by_one"}),
        (3, mid_effect, {"empty_deck_closes_display": True}),
        (4, after(33), {}),
        (4, after(230), {"income_pick": "one_by_one", "trade_pair": "one_by_one"}),
    ):
        await shared_screen(anna, "ivan", count, stop, options=options)
    await with_bots(anna, "tsar", ("casual", "novice", "casual"), after(40))
    await with_bots(anna, "ivan", ("casual", "novice"), after(60))


async def among_people(anna: Guest, boris: Guest) -> None:
    """Chat, notes, orders, undo with consent, an undo request that is still open, clocks, a handed seat."""
    made = await anna.table("me", "open", "open", game="tsar", pace={"kind": "live", "bank": 600, "extra": 15})
    table = made["table"]["id"]
    for invite in made["invites"][:1]:
        await boris.call("POST", f"/api/tables/{table}/join", secret=invite["secret"])
    await anna.call("POST", f"/api/tables/{table}/start", fill="casual")
    lines = [await guest.sit(table) for guest in (anna, boris)]
    await lines[0].ask("say", text="Good luck! Удачи!")
    await lines[1].ask("note", text="a private note")
    await lines[1].ask("order", seat=1, orders=[{"ask": "vote", "play": "vote for"}])
    await both_play(lines, 24)
    seat = await somebody_wishes(lines)
    asked = lines[seat].now["asked"]
    for other in asked["consent"]:
        await lines[other].ask("answer", seat=other, ask=asked["number"], yes=True)
    await both_play(lines, 34)
    await somebody_wishes(lines)
    two = await anna.table("me", "open", game="ivan", pace={"kind": "days", "days": 2})
    duel = two["table"]["id"]
    await boris.call("POST", f"/api/tables/{duel}/join", secret=two["invites"][0]["secret"])
    await anna.call("POST", f"/api/tables/{duel}/start")
    lines = [await guest.sit(duel) for guest in (anna, boris)]
    await both_play(lines, 41)
    await lines[1].ask("hand", seat=1, level="casual")
    await lines[0].ask("say", text="Where are you?")


async def both_play(lines: list[Follower], number: int) -> None:
    async def one(line: Follower, seed: int) -> None:
        rng = prestol.stream(seed)
        while line.number < number:
            await line.until_now(lambda now: now["number"] >= number or bool(my_turns(now)))
            if line.number < number:
                seat = my_turns(line.now)[0]
                legal = line.now["views"][str(seat)]["legal"]
                await line.ask("move", seat=seat, move=legal[rng.below(len(legal))]["move"], at=line.number)

    await asyncio.gather(*(one(line, seed) for seed, line in enumerate(lines)))


async def somebody_wishes(lines: list[Follower]) -> int:
    """Play on until a wish to take back needs the consent of the other person; the seat that wishes."""
    while True:
        for seat, line in enumerate(lines):
            await line.quiet()
            offer = line.now["undo"].get(str(seat))
            if offer and offer["consent"]:
                assert (await line.ask("undo", seat=seat))["type"] == "done"
                await line.quiet()
                return seat
        await both_play(lines, max(line.number for line in lines) + 1)


async def practised_table(anna: Guest) -> None:
    """Moves taken back freely, against bots, beyond what was learned."""
    made = await anna.table("me", "casual", "casual", game="tsar", start=True)
    line = await anna.sit(made["table"]["id"])
    await play_until(line, after(30), "practice")
    assert (await line.ask("undo", seat=0))["type"] == "done"
    await play_until(line, after(44), "practice again")


async def finished_tables(anna: Guest) -> list[str]:
    never: Stop = lambda now: False  # noqa: E731
    lines = [
        await shared_screen(anna, "tsar", 3, never, options={"reshuffle_goals": True}),
        await shared_screen(anna, "tsar", 5, never),
        await shared_screen(anna, "ivan", 2, never),
        await shared_screen(anna, "ivan", 4, never, options={"trade_pair": "one_by_one"}),
        await with_bots(anna, "tsar", ("casual", "casual", "casual", "casual", "novice"), never),
        await with_bots(anna, "ivan", ("novice", "casual"), never),
    ]
    tables = [line.heard[0]["table"]["id"] for line in lines]
    again = await anna.call("POST", f"/api/tables/{tables[0]}/rematch")
    line = await anna.sit(again["id"])
    await play_until(line, after(12), "rematch")
    return tables


async def open_tables(anna: Guest, boris: Guest) -> None:
    await anna.table("me", "open", "open", "casual", game="tsar", listed=True, options={"show_against_counts": True})
    made = await anna.table("me", "open", "open", game="ivan", listed=True)
    await boris.call("POST", f"/api/tables/{made['table']['id']}/join")


async def waiting_for_a_bot(anna: Guest, bots: PausingBots) -> None:
    """Tables at which the server is switched off while a bot thinks."""
    for game, levels in (("tsar", ("casual", "casual")), ("ivan", ("casual",))):
        bots.paused = False
        line = await with_bots(anna, game, levels, after(28))
        bots.paused = True
        while my_turns(line.now):
            move = line.now["views"]["0"]["legal"][0]["move"]
            await line.ask("move", seat=0, move=move, at=line.number)
            await line.quiet()


async def serve(folder: Path, out: Path) -> None:
    bots = PausingBots()
    async with place(folder, bots, sockets_each=1000) as here:
        anna, boris = await here.guest("Anna"), await here.guest("Борис")
        await anna.call("POST", "/api/account/register", name="Anna", password="a long password")
        finished = await finished_tables(anna)
        await write_records(anna, finished, out)
        backup_store(f"sqlite:///{folder / 'prestol.db'}", str(folder / "backup.db"))
        await open_tables(anna, boris)
        await running_tables(anna)
        await among_people(anna, boris)
        await practised_table(anna)
        await waiting_for_a_bot(anna, bots)
        await write_expected(here, out)


async def write_records(anna: Guest, tables: list[str], out: Path) -> None:
    for number, table in enumerate(tables):
        reply = await anna.http.get(f"/api/tables/{table}/record")
        assert reply.status_code == 200
        game = json.loads(reply.text.splitlines()[0])["game"]
        (out / "records" / f"{game}-table-{number}.jsonl").write_text(reply.text, encoding="utf-8")


async def write_expected(here: Place, out: Path) -> None:
    """What the release itself sees at each table: the moment of a spectator, without its time."""
    seen: dict[str, Any] = {}
    stranger = await here.guest()
    for guest in here.guests[:1]:
        for info in (await guest.call("GET", "/api/tables?which=mine"))["tables"]:
            line = await stranger.sit(info["id"])
            moment = {name: value for name, value in line.now.items() if name not in ("at", "clock")}
            seen[info["id"]] = {"status": info["status"], "game": info["game"], "now": moment}
    text = json.dumps(seen, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    (out / "moments.json.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


# --- without a server


def played(id: str, seats: int, seed: str, options: dict[str, Any], most: int) -> prestol.Journal:
    journal = prestol.Journal(prestol.game(id).start(seats, seed, options))
    rng = prestol.stream(f"{id}-{seed}")
    while not journal.state.over and len(journal.entries) < most:
        seat = journal.state.waiting[rng.below(len(journal.state.waiting))]
        legal = journal.state.legal(seat)
        journal.play(seat, legal[rng.below(len(legal))])
    return journal


GAMES: tuple[tuple[str, int, dict[str, Any], int], ...] = (
    ("tsar", 3, {}, 10_000),
    ("tsar", 6, {"show_against_counts": True, "servants_break_ties": False}, 10_000),
    ("tsar", 4, {"first_player": "seat_3"}, 37),
    ("ivan", 3, {"income_pick": "one_by_one"}, 10_000),
    ("ivan", 2, {}, 111),
    ("ivan", 4, {"empty_deck_closes_display": True}, 205),
    ("duel", 2, {}, 10_000),
    ("duel", 2, {"even_lots": True}, 19),
)


def write_games(out: Path) -> None:
    """Records of whole and of unfinished games, and the states that they pass through."""
    states: list[str] = []
    for number, (id, seats, options, most) in enumerate(GAMES):
        seed = f"seed-{number}"
        journal = played(id, seats, seed, options, most)
        name = f"{id}-{seats}-{'whole' if journal.state.over else 'unfinished'}-{number}"
        (out / "records" / f"{name}.jsonl").write_text(prestol.record_of(journal, seed).write(), encoding="utf-8")
        if not journal.state.over:
            text = prestol.record_of(journal, seed, tell_seed=False).write()
            (out / "records" / f"{name}-no-seed.jsonl").write_text(text, encoding="utf-8")
        state = journal.start.clone()
        for at, entry in enumerate(journal.entries):
            if at % 29 == 0:
                states.append(saved(f"{name}-{at}", state))
            state.play(entry.seat, entry.move)
        states.append(saved(f"{name}-end", state))
    (out / "states.jsonl.gz").write_bytes(gzip.compress("".join(states).encode(), mtime=0))


def saved(name: str, state: Any) -> str:
    row = {"name": name, "fingerprint": prestol.fingerprint(state), "dump": prestol.dump(state).decode()}
    return json.dumps(row, ensure_ascii=False) + "\n"


def main() -> None:
    out = Path(sys.argv[1])
    (out / "records").mkdir(parents=True, exist_ok=True)
    write_games(out)
    with TemporaryDirectory() as folder:
        asyncio.run(serve(Path(folder), out))
        for name in ("prestol", "backup"):
            data = (Path(folder) / f"{name}.db").read_bytes()
            (out / f"{name}.db.gz").write_bytes(gzip.compress(data, mtime=0))


if __name__ == "__main__":
    main()
