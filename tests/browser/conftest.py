"""A browser, a server in a process of its own, and people with fresh browsers, in which every error is noted."""

from __future__ import annotations

import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from prestol.server.http.static import WEB
from tests.browser.chromium import NoBrowser
from tests.browser.chromium import path as chromium_path
from tests.browser.people import Finished, House, Person
from tests.server.process import START, Process

PATIENCE = 60.0


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if not (WEB / "index.html").is_file():
        pytest.fail("The web client has not been built: run “make web” first.", pytrace=False)
    try:
        path = chromium_path()
    except NoBrowser as missing:
        pytest.fail(str(missing), pytrace=False)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser
        browser.close()


def wait_for(process: Process) -> None:
    """Wait until a server serves."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(f"{process.base}/readyz", timeout=5):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            assert process.alive, f"the server ended:\n{process.log.read_text()[-3000:]}"
            assert time.monotonic() < deadline, f"the server did not start:\n{process.log.read_text()[-3000:]}"
            time.sleep(0.05)


def serve(folder: Path, script: str = START) -> Iterator[Process]:
    process = Process(f"sqlite:///{folder}/browser.db", folder / "server.log", BOT_WORKERS=2)
    process.script = script
    process.start()
    wait_for(process)
    yield process
    if process.alive:
        process.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """The server that most tests share."""
    yield from serve(tmp_path_factory.mktemp("browser"))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Process]:
    """A server for a test that ends it."""
    yield from serve(tmp_path)


@pytest.fixture
def house(chromium: Browser, server: Process) -> Iterator[House]:
    """Where people come in. When they have left, nothing may have gone wrong in any page."""
    yield from open_house(chromium, server.base)


@pytest.fixture
def own_house(chromium: Browser, own_server: Process) -> Iterator[House]:
    yield from open_house(chromium, own_server.base)


def open_house(browser: Browser, base: str) -> Iterator[House]:
    house = House(browser, base)
    yield house
    troubles = [trouble for person in house.people for trouble in person.troubles]
    house.close()
    assert troubles == []


@pytest.fixture
def anna(house: House) -> Person:
    """One person, in English, at a desk."""
    return house.enter()


@pytest.fixture(scope="session")
def finished(chromium: Browser, server: Process) -> Iterator[Finished]:
    """A game of Tsar against two bots that is over, for all who only look at it."""
    for house in open_house(chromium, server.base):
        person = house.enter()
        person.sit_with_bots(bots=2)
        person.finish()
        person.page.wait_for_url("**/end")
        yield Finished(person.page.url, person.page.context.cookies())


@pytest.fixture
def after(anna: Person, finished: Finished) -> Person:
    """Somebody who sees the result of a game of Tsar."""
    finished.see(anna)
    return anna
