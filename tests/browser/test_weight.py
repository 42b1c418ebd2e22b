"""The first load of the table page is light."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Request

from tests.browser.people import PATIENCE, House, Person

LIMITS = {"tsar": 182_000, "ivan": 225_000, "rurik": 228_000, "smuta": 246_000}
"""Bytes of all that comes over the wire: page, scripts, styles, type, words, content."""
SCRIPTS = 200_000
"""Bytes of scripts among them."""
QUIET = 1.5
"""Seconds without any request after which nothing more belongs to the first load."""
FONTS = "() => document.fonts.ready.then((all) => [...all].filter((one) => one.status === 'loaded').length)"


class Scale:
    """Weighs what a page fetches, from the first request to the last."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.begun = 0
        self.ended: list[Request] = []
        self.changed = time.monotonic()
        person.page.on("request", self.begin)
        person.page.on("requestfinished", self.end)

    def begin(self, _request: Request) -> None:
        self.begun += 1
        self.changed = time.monotonic()

    def end(self, request: Request) -> None:
        self.ended.append(request)
        self.changed = time.monotonic()

    def wait(self) -> None:
        """Wait until everything has come and nothing more has been asked for during a while."""
        deadline = time.monotonic() + PATIENCE / 1000
        while self.begun > len(self.ended) or time.monotonic() < self.changed + QUIET:
            assert time.monotonic() < deadline, "the page never came to rest"
            self.person.page.wait_for_timeout(50)

    def weights(self) -> list[tuple[int, str]]:
        """What each request brought, the heaviest first."""
        return sorted(((one.sizes()["responseBodySize"], one.url) for one in self.ended), reverse=True)


@pytest.mark.parametrize("game", LIMITS)
def test_the_first_load_of_a_table_is_light(house: House, game: str) -> None:
    person = house.enter("ru")
    table = person.open_table([{"kind": "me"}, *[{"kind": "bot", "level": "novice"}] * 3], game=game)
    scale = Scale(person)
    person.go(f"/table/{table}")
    person.page.locator(".prompt").wait_for()
    scale.wait()
    fonts = [request for request in scale.ended if request.resource_type == "font"]
    assert person.page.evaluate(FONTS) == len(fonts) > 0
    for request in scale.ended:
        response = request.response()
        assert response is not None
        if request.resource_type in ("document", "script", "stylesheet"):
            assert response.header_value("content-encoding") in ("br", "gzip"), request.url
    weights = scale.weights()
    assert sum(weight for weight, _ in weights) < LIMITS[game], weights
    assert sum(weight for weight, address in weights if address.endswith(".js")) < SCRIPTS, weights
    assert not [address for _, address in weights if "-learn" in address]
    assert not [address for _, address in weights if "/pt-" in address], "a mark that the small fonts lack"
