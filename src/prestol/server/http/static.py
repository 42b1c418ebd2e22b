"""The web client: built files, compressed beforehand, with names that change when they do."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from prestol.server.http.asgi_types import Send
from prestol.server.http.security import header

WEB = Path(__file__).resolve().parents[1] / "web"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
FOREVER = b"public, max-age=31536000, immutable"
NOT_BUILT = "The web client has not been built: run “make web”.\n"


class File(NamedTuple):
    """One file in each of its forms."""

    kind: bytes
    forms: dict[str, Path]
    lasting: bool


class StaticFiles:
    """Serves the files of a folder. A path without a file gets the page of the client, which finds the route itself."""

    def __init__(self, folder: Path = WEB) -> None:
        self.folder = folder
        self.built = built_at(folder)
        self.files = find_files(folder)

    def look_again(self) -> None:
        """Find the files again if the client has been built since: its page names other files then."""
        built = built_at(self.folder)
        if built != self.built:
            self.built, self.files = built, find_files(self.folder)

    async def serve(self, scope: Mapping[str, Any], send: Send) -> None:
        self.look_again()
        if scope["method"] not in ("GET", "HEAD"):
            await reply(send, 405, b"text/plain; charset=utf-8", b"", [(b"allow", b"GET, HEAD")])
            return
        path = scope["path"].lstrip("/")
        file = self.files.get(path)
        if file is None and "." not in path.rpartition("/")[2]:
            file = self.files.get("index.html")
            if file is None:
                await reply(send, 503, b"text/plain; charset=utf-8", NOT_BUILT.encode())
                return
        if file is None:
            await reply(send, 404, b"text/plain; charset=utf-8", b"There is no such page.\n")
            return
        await self.send_file(scope, send, file)

    async def send_file(self, scope: Mapping[str, Any], send: Send, file: File) -> None:
        accepted = header(scope, b"accept-encoding")
        form = next((name for name, _ in ENCODINGS if name in file.forms and name in accepted), "")
        headers = [(b"vary", b"accept-encoding"), (b"cache-control", FOREVER if file.lasting else b"no-cache")]
        if form:
            headers.append((b"content-encoding", form.encode()))
        body = file.forms[form].read_bytes()
        await reply(send, 200, file.kind, body, headers, scope["method"] == "HEAD")


def built_at(folder: Path) -> int:
    """When the page of the client was written; 0 while there is none."""
    try:
        return (folder / "index.html").stat().st_mtime_ns
    except OSError:
        return 0


def find_files(folder: Path) -> dict[str, File]:
    """The files of a folder by path. Files under assets/ have a hash in their name, so they never change."""
    found: dict[str, File] = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file() and path.suffix not in (".br", ".gz"):
            name = path.relative_to(folder).as_posix()
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            if kind.startswith("text/") or kind in ("application/javascript", "application/json"):
                kind += "; charset=utf-8"
            forms = {"": path}
            for encoding, ending in ENCODINGS:
                beside = path.with_name(path.name + ending)
                if beside.is_file():
                    forms[encoding] = beside
            found[name] = File(kind.encode(), forms, name.startswith("assets/"))
    return found


async def reply(
    send: Send,
    status: int,
    kind: bytes,
    body: bytes,
    headers: list[tuple[bytes, bytes]] | None = None,
    bare: bool = False,
) -> None:
    """A whole answer; a bare one has only the headers."""
    length = (b"content-length", str(len(body)).encode())
    start = [(b"content-type", kind), length, *(headers or [])]
    await send({"type": "http.response.start", "status": status, "headers": start})
    await send({"type": "http.response.body", "body": b"" if bare else body})
