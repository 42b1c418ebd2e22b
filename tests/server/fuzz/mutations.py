"""Messages and calls that are nearly right, and ways to break them."""

from __future__ import annotations

import json
import random
from typing import Any

TEXTS = (
    "",
    " ",
    "Anna",
    "x" * 600,
    "\0",
    "a\0b",
    "😀" * 30,
    "й" * 40,
    "\u202e",
    "<script>",
    "' OR 1=1",
    "../..",
    "%00",
)
NUMBERS = (0, 1, -1, 2, 7, 255, 2**31, -(2**31), 2**63, 2**64, 10**30, 1e308, 0.5, -0.0)
SEATS = (
    {"kind": "me"},
    {"kind": "open"},
    {"kind": "bot", "level": "casual"},
    {"kind": "bot", "level": "x"},
    {"kind": ""},
)
MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "move", "seat": 0, "move": "vote for", "at": 1},
    {"type": "reply", "seat": 0, "window": 1, "moves": ["pass"]},
    {"type": "undo", "seat": 0},
    {"type": "answer", "seat": 0, "ask": 1, "yes": True},
    {"type": "absent", "seat": 0, "about": 1},
    {"type": "luck", "seal": "0" * 64},
    {"type": "say", "text": "good luck"},
    {"type": "note", "text": "mine"},
    {"type": "order", "seat": 0, "orders": [{"when": "x", "play": "vote for"}]},
    {"type": "hand", "seat": 0, "level": "casual"},
    {"type": "back", "seat": 0},
    {"type": "ping"},
)
Call = tuple[str, str, dict[str, Any] | None]
CALLS: tuple[Call, ...] = (
    ("GET", "/api/me", None),
    ("POST", "/api/me", {"name": "Anna"}),
    ("GET", "/api/about", None),
    ("GET", "/api/games", None),
    ("GET", "/api/content/tsar", None),
    ("GET", "/api/content/ivan?name=abc", None),
    ("GET", "/api/rules/ivan", None),
    ("GET", "/api/tables?which=listed", None),
    ("POST", "/api/tables", {"game": "tsar", "seats": [*SEATS[:3]], "options": {}, "start": False}),
    ("POST", "/api/tables", {"game": "smuta", "seats": [*SEATS[:3]], "pace": {"kind": "live"}, "windows": {}}),
    ("GET", "/api/tables/{table}", None),
    ("GET", "/api/tables/{table}/past/1", None),
    ("GET", "/api/tables/{table}/log/5", None),
    ("GET", "/api/tables/{table}/answers/0", None),
    ("GET", "/api/tables/{table}/note", None),
    ("POST", "/api/tables/{table}/why", {"seat": 0, "move": "vote for"}),
    ("POST", "/api/tables/{table}/join", {"secret": "abc", "name": "Boris"}),
    ("POST", "/api/tables/{table}/invited", {"secret": "abc"}),
    ("POST", "/api/tables/{table}/invites", {"seat": 1}),
    ("POST", "/api/tables/{table}/luck", {"seal": "0" * 64}),
    ("POST", "/api/tables/{table}/start", {"fill": "casual"}),
    ("POST", "/api/tables/{table}/rematch?seal=abc", {}),
    ("POST", "/api/tables/{table}/note", {"text": "mine"}),
    ("GET", "/api/tables/{table}/record", None),
    ("POST", "/api/companion/rurik", {"begin": {}, "entries": []}),
    ("GET", "/api/sessions", None),
    ("DELETE", "/api/sessions/abc", None),
    ("POST", "/api/sessions/end-others", {}),
    ("GET", "/api/tokens", None),
    ("POST", "/api/tokens", {"name": "My bot"}),
    ("DELETE", "/api/tokens/abc", None),
    ("GET", "/api/account", None),
    ("GET", "/api/account/export", None),
    ("POST", "/api/account/login", {"name": "Anna", "password": "wrong one"}),
    ("POST", "/api/account/recover", {"name": "Anna", "code": "abc", "password": "correct horse battery"}),
    ("POST", "/api/account/password", {"old": "wrong one", "new": "correct horse battery"}),
    ("POST", "/api/account/code", {"password": "wrong one"}),
    ("POST", "/api/account/email", {"password": "wrong one", "email": "a@b.example"}),
    ("POST", "/api/account/email/confirm", {"code": "abc"}),
    ("POST", "/api/account/forgot", {"name": "Anna"}),
    ("GET", "/api/blocks", None),
    ("POST", "/api/blocks", {"table": "{table}", "seat": 1}),
    ("DELETE", "/api/blocks/abc", None),
    ("POST", "/api/reports", {"table": "{table}", "seat": 1, "reason": "spam", "words": ""}),
    ("GET", "/api/admin/people?name=Anna", None),
    ("POST", "/api/admin/ban", {"person": "abc", "reason": "spam"}),
    ("GET", "/api/schema/openapi.json", None),
    ("GET", "/table/{table}", None),
    ("GET", "/readyz", None),
)
HEADERS: tuple[dict[str, str], ...] = (
    {"Content-Type": "text/plain"},
    {"Content-Type": "multipart/form-data; boundary=x"},
    {"Content-Type": "application/x-www-form-urlencoded"},
    {"Content-Type": "application/json; charset=utf-16"},
    {"Content-Type": "\xff"},
    {"Accept": "x/y;q=z, */"},
    {"Accept-Encoding": "gzip;q=0, \xff"},
    {"Authorization": "Bearer \xff\xfe"},
    {"Authorization": "Basic"},
    {"Cookie": "prestol=abc; prestol=\xff; =; prestol_session"},
    {"Host": "[::1"},
    {"Origin": "http://[::1"},
    {"User-Agent": "\xff" * 300},
    {"X-Forwarded-For": "300.1.1.1, \xff", "X-Forwarded-Proto": "gopher"},
)


def broken_value(rng: random.Random, depth: int = 0) -> Any:
    """Any value that JSON can hold."""
    kind = rng.randrange(8 if depth < 3 else 5)
    if kind == 0:
        return rng.choice(TEXTS)
    if kind == 1:
        return rng.choice(NUMBERS)
    if kind in (2, 3, 4):
        return (None, True, False)[kind - 2]
    if kind == 5:
        return [broken_value(rng, depth + 1) for _ in range(rng.randrange(4))]
    if kind == 6:
        return rng.choice(SEATS)
    return {rng.choice(TEXTS): broken_value(rng, depth + 1) for _ in range(rng.randrange(3))}


def mutate(rng: random.Random, message: dict[str, Any]) -> dict[str, Any]:
    """The same with a field or two changed, missing or too many."""
    made = dict(message)
    for _ in range(rng.randrange(3)):
        field = rng.choice([*made, "extra", "id"])
        if rng.random() < 0.2:
            made.pop(field, None)
        else:
            made[field] = broken_value(rng)
    return made


def to_bytes(rng: random.Random, message: dict[str, Any]) -> bytes:
    """As bytes, sometimes with a few of them wrong."""
    raw = bytearray(json.dumps(message, ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass"))
    if rng.random() < 0.3:
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(raw) + 1)
            if rng.random() < 0.5:
                raw[at:at] = bytes([rng.randrange(256)])
            else:
                del raw[at : at + rng.randrange(1, 6)]
    return bytes(raw)


def socket_message(rng: random.Random, number: int) -> bytes:
    if rng.random() < 0.02:
        return rng.choice((b"", b"[" * 3000, b'{"a":' * 1500, b"\xff\xfe", rng.randbytes(60)))
    message = {"id": f"f{number}", **rng.choice(MESSAGES)}
    return to_bytes(rng, mutate(rng, message))


def http_call(rng: random.Random, table: str) -> tuple[str, str, bytes | None, dict[str, str]]:
    """Method, path, body and headers."""
    method, path, body = rng.choice(CALLS)
    path = path.replace("{table}", table)
    if rng.random() < 0.2:
        at = rng.randrange(1, len(path) + 1)
        path = path[:at] + rng.choice(("%ff", "%00", "/", "?", "..", "%F0%9F%98%80", "1", "=", "&", "\xff")) + path[at:]
    if rng.random() < 0.02:
        method = rng.choice(("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE"))
    headers = {"Content-Type": "application/json", **(rng.choice(HEADERS) if rng.random() < 0.1 else {})}
    if body is None or method == "HEAD":
        return method, path, None, headers
    placed = {name: table if value == "{table}" else value for name, value in body.items()}
    return method, path, to_bytes(rng, mutate(rng, placed)), headers
