"""The time of the thinking processes is shared fairly, and people wait for nobody else's bots."""

from __future__ import annotations

import asyncio

import pytest

from prestol.server.bot_queue import BotQueue, Claim, Spending

pytestmark = pytest.mark.anyio


async def served(queue: BotQueue[str], claims: list[Claim], seconds: float = 1.0) -> list[str]:
    """The tables of claims in the order in which one worker serves them, each taking some seconds."""
    order: list[str] = []

    async def wait(claim: Claim) -> None:
        worker = await queue.take(claim, 10)
        order.append(claim.table)
        queue.charge(claim, seconds)
        queue.put(worker)

    worker = await queue.take(Claim("nobody", "none"), 1)
    tasks = [asyncio.create_task(wait(claim)) for claim in claims]
    await asyncio.sleep(0)
    queue.put(worker)
    await asyncio.gather(*tasks)
    return order


@pytest.fixture
def queue() -> BotQueue[str]:
    made: BotQueue[str] = BotQueue()
    made.put("worker")
    return made


async def test_a_flood_of_tables_from_one_place_waits_for_the_others(queue: BotQueue[str]) -> None:
    flood = [Claim("flooder", f"flood-{n}") for n in range(50)]
    order = await served(queue, [*flood, Claim("anna", "anna"), Claim("boris", "boris")])
    assert {"anna", "boris"} <= set(order[:3])


async def test_tables_of_one_person_take_turns(queue: BotQueue[str]) -> None:
    queue.charge(Claim("anna", "first"), 5.0)
    order = await served(queue, [Claim("anna", "first"), Claim("anna", "second"), Claim("anna", "first")])
    assert order[0] == "second"


async def test_bots_alone_come_last(queue: BotQueue[str]) -> None:
    queue.charge(Claim("anna", "anna"), 100.0)
    order = await served(queue, [Claim("boris", "bots", alone=True), Claim("anna", "anna")])
    assert order == ["anna", "bots"]


async def test_nobody_waits_for_ever_and_no_worker_is_lost(queue: BotQueue[str]) -> None:
    worker = await queue.take(Claim("anna", "anna"), 1)
    with pytest.raises(TimeoutError):
        await queue.take(Claim("boris", "boris"), 0.01)
    impatient = asyncio.create_task(queue.take(Claim("boris", "boris"), 10))
    await asyncio.sleep(0)
    impatient.cancel()
    await asyncio.gather(impatient, return_exceptions=True)
    queue.put(worker)
    assert await queue.take(Claim("vera", "vera"), 1) == "worker"
    assert not queue.waiting


def test_what_was_long_ago_counts_less() -> None:
    spending = Spending()
    spending.add("anna", 8.0, at=1000.0)
    assert spending.of("anna", at=1120.0) == pytest.approx(2.0)
    assert spending.of("boris", at=1120.0) == 0.0
