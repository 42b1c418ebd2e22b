"""Scripted players: they follow a table and answer whatever their seats are asked."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable
from typing import Any

from tests.server.place import Follower, Guest, Line, Place

Choose = Callable[[list[Line]], Line]


def my_turns(now: Line) -> list[int]:
    """The seats of a receiver that must decide."""
    return [seat for seat in now["waiting"] if str(seat) in now["views"]]


async def play_to_end(follower: Follower, choose: Choose | None = None, most: int = 10_000) -> Line:
    """Answer with some legal move whenever asked, until the game is over; the last moment."""
    rng = random.Random(7)
    pick: Choose = choose or rng.choice
    for _ in range(most):
        now = await follower.until_now(lambda now: now["over"] or bool(my_turns(now)))
        if now["over"]:
            return now
        seat = my_turns(now)[0]
        move = pick(now["views"][str(seat)]["legal"])["move"]
        answer = await follower.ask("move", seat=seat, move=move, at=follower.number)
        assert answer["type"] == "done", answer
    return follower.now


async def play_some(followers: Iterable[Follower], moves: int) -> None:
    """Play this many moves, whoever is asked."""
    lines = list(followers)
    latest = max(line.number for line in lines)
    for line in lines:
        await line.until_now(lambda now: now["number"] >= latest)
    for _ in range(moves):
        mover = next(line for line in lines if my_turns(line.now))
        seat = my_turns(mover.now)[0]
        move = mover.now["views"][str(seat)]["legal"][0]["move"]
        answer = await mover.ask("move", seat=seat, move=move, at=mover.number)
        assert answer["type"] == "done", answer
        for line in lines:
            await line.until_now(lambda now, number=mover.number: now["number"] >= number)  # type: ignore[misc]


async def four_at_table(here: Place, **fields: Any) -> tuple[str, list[Guest], list[Follower]]:
    """A begun table with four people, all following."""
    names = ["Anna", "Boris", "Vera", "Gleb"]
    guests = [await here.guest(name) for name in names]
    made = await guests[0].table("me", "open", "open", "open", **fields)
    table = made["table"]["id"]
    for guest, invite in zip(guests[1:], made["invites"], strict=True):
        await guest.call("POST", f"/api/tables/{table}/join", secret=invite["secret"])
    await guests[0].call("POST", f"/api/tables/{table}/start")
    return table, guests, [await guest.sit(table) for guest in guests]


async def all_play(followers: list[Follower]) -> list[Line]:
    return list(await asyncio.gather(*(play_to_end(one) for one in followers)))
