"""Bytes that nothing we store can hold: refused at the door, before anybody has taken them in."""

from __future__ import annotations

import re
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import unquote_to_bytes

from prestol.server.errors import ApiError

ZERO = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""A zero byte as JSON writes it, not after a backslash that is itself escaped."""


def check_text(raw: bytes) -> None:
    """Raise ApiError where a message or a body is not UTF-8, or has a zero byte in it."""
    try:
        raw.decode()
    except UnicodeDecodeError:
        raise ApiError("bad-bytes", 400) from None
    if b"\0" in raw or (b"u0000" in raw and ZERO.search(raw)):
        raise ApiError("bad-bytes", 400)


def check_path(scope: MutableMapping[str, Any]) -> None:
    """The same for the path of a call and what follows it."""
    for part in (scope.get("raw_path") or scope["path"].encode(), scope.get("query_string", b"")):
        check_text(unquote_to_bytes(part))
