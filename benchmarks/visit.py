"""What a browser fetches on its first visit to a table, as a real browser counts it."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import async_playwright

from benchmarks.hosting import Host, seat_everybody

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
CODE = ("Script", "Stylesheet")


def first_load(database: str, log: Path) -> dict[str, float]:
    """Bytes over the wire by kind; nothing where no browser is at hand."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        print("No browser is at hand, so the first load of the page is not measured.")
        return {}
    with Host(database, log) as host:
        sizes = asyncio.run(visit(host.base, browser))
    code = sum(size for kind, size in sizes.items() if kind in CODE)
    return {
        "first load of a table, script and style": code,
        "first load of a table, everything": sum(sizes.values()),
    }


async def visit(base: str, browser: str) -> dict[str, float]:
    """Open a table that has begun and wait until nothing more comes; bytes by kind of resource."""
    [(table, cookies)] = await seat_everybody(base, 1)
    name, _, value = cookies[0].partition("=")
    sizes: dict[str, float] = {}
    kinds: dict[str, str] = {}

    def begun(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]

    def ended(event: dict[str, Any]) -> None:
        kind = kinds[event["requestId"]]
        sizes[kind] = sizes.get(kind, 0) + event["encodedDataLength"]

    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        context = await chromium.new_context()
        await context.add_cookies([{"name": name, "value": value, "domain": urlsplit(base).hostname, "path": "/"}])
        page = await context.new_page()
        session = await context.new_cdp_session(page)
        await session.send("Network.enable")
        session.on("Network.responseReceived", begun)
        session.on("Network.loadingFinished", ended)
        await page.goto(f"{base}/table/{table}", wait_until="networkidle")
        await page.wait_for_timeout(1000)
        await chromium.close()
    return sizes
