"""The first load of the table page is light."""

from __future__ import annotations

from playwright.sync_api import Response

from tests.browser.people import House

LIMIT = 200_000
"""Bytes of script and style, as they come over the wire."""


def test_the_first_load_of_a_table_is_under_200_kb(house: House) -> None:
    sent: dict[str, int] = {}

    def weigh(response: Response) -> None:
        kind = response.request.resource_type
        if kind in ("script", "stylesheet"):
            sent[response.url] = response.request.sizes()["responseBodySize"]
            assert response.header_value("content-encoding") in ("br", "gzip"), response.url

    person = house.enter("ru")
    table = person.open_table([{"kind": "me"}, *[{"kind": "bot", "level": "novice"}] * 3])
    person.page.on("requestfinished", lambda request: weigh(request.response()))  # type: ignore[arg-type]
    person.go(f"/table/{table}")
    person.board.wait_for()
    person.page.wait_for_load_state("networkidle")
    assert len(sent) > 3
    assert sum(sent.values()) < LIMIT, sorted(sent.items(), key=lambda item: -item[1])[:8]
