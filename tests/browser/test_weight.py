"""The first load of the table page is light."""

from __future__ import annotations

from playwright.sync_api import Request

from tests.browser.people import House

LIMIT = 200_000
"""Bytes of all that comes over the wire: page, scripts, styles, type, words, content."""


def test_the_first_load_of_a_table_is_under_200_kb(house: House) -> None:
    sent: dict[str, int] = {}

    def weigh(request: Request) -> None:
        response = request.response()
        assert response is not None
        sent[request.url] = request.sizes()["responseBodySize"]
        if request.resource_type in ("document", "script", "stylesheet"):
            assert response.header_value("content-encoding") in ("br", "gzip"), request.url

    person = house.enter("ru")
    table = person.open_table([{"kind": "me"}, *[{"kind": "bot", "level": "novice"}] * 3])
    person.page.on("requestfinished", weigh)
    person.go(f"/table/{table}")
    person.board.wait_for()
    person.page.wait_for_load_state("networkidle")
    assert len(sent) > 3
    assert sum(sent.values()) < LIMIT, sorted(sent.items(), key=lambda item: -item[1])[:8]
