"""What is the same for everybody is made once: a stranger who asks for it again and again takes no time from others."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from prestol.server.http.shared import KEPT, SharedAnswers
from tests.server.place import place

pytestmark = pytest.mark.anyio

PATHS = ("/api/content/tsar", "/api/rules/tsar", "/api/schema/openapi.json", "/api/docs")


def count_packing(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of what is compressed from now on."""
    sizes: list[int] = []
    real = gzip.GzipFile.write

    def write(self: gzip.GzipFile, data: bytes) -> int:
        sizes.append(len(data))
        return real(self, data)

    monkeypatch.setattr(gzip.GzipFile, "write", write)
    return sizes


async def test_content_and_rules_are_compressed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with place(tmp_path) as here:
        anna, sizes = await here.guest("Anna"), count_packing(monkeypatch)
        first = [await anna.http.get(path) for path in PATHS]
        made = len(sizes)
        again = [await anna.http.get(path) for path in PATHS]
        assert made and len(sizes) == made
        assert [reply.content for reply in first] == [reply.content for reply in again]
        assert first[0].headers["x-request-id"] != again[0].headers["x-request-id"]
        assert again[0].headers["content-encoding"] == "gzip" and "set-cookie" not in again[0].headers


async def test_another_spelling_of_the_same_call_is_the_same_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with place(tmp_path) as here:
        anna, sizes = await here.guest("Anna"), count_packing(monkeypatch)
        first, made = (await anna.http.get("/api/content/tsar")).json(), len(sizes)
        for path in ("/api/content/tsar/", "/api//content//tsar", "/api/content/tsar?x=1", "/api/content/tsar?name="):
            assert (await anna.http.get(path)).json() == first
        assert len(sizes) == made


async def test_other_content_and_refusals_are_not_taken_for_each_other(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna = await here.guest("Anna")
        newest = (await anna.http.get("/api/content/tsar")).json()
        name = newest["game"]["content"]
        for query, status in (("name=nothing", 404), (f"name={name}", 200), ("name=nothing", 404), ("", 200)):
            assert (await anna.http.get(f"/api/content/tsar?{query}")).status_code == status
        assert (await anna.http.get("/api/content/nothing")).status_code == 404
        plain = await anna.http.get("/api/content/tsar", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.json() == newest


async def test_only_so_much_is_kept() -> None:
    made: list[str] = []

    async def api(scope: dict[str, str], _receive: object, send: object) -> None:
        made.append(scope["path"])
        await send({"type": "http.response.start", "status": 200, "headers": []})  # type: ignore[operator]

    async def ignore(_message: object) -> None: ...

    shared = SharedAnswers(api)
    for number in range(2 * KEPT):
        scope = {"type": "http", "method": "GET", "path": f"/api/rules/{number}", "query_string": b"", "headers": []}
        await shared(scope, ignore, ignore)  # type: ignore[arg-type]
    assert len(made) == 2 * KEPT and len(shared.kept) == KEPT
