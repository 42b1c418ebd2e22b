"""The reasons with which the server closes a socket: those of the protocol are those that it gives."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import prestol.server
from prestol.server.wire import Bye

SERVER = Path(prestol.server.__file__).parent
DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
REASONS = set(get_args(get_type_hints(Bye)["reason"]))


def test_every_reason_of_the_protocol_is_given_somewhere() -> None:
    given = {
        reason
        for file in SERVER.rglob("*.py")
        for reason in re.findall(r'Bye\(reason="(\w+)"', file.read_text("utf-8"))
    }
    assert given == REASONS


def test_the_document_names_the_same_reasons() -> None:
    row = next(line for line in DOCUMENT.read_text("utf-8").splitlines() if line.startswith("| `bye` |"))
    assert set(re.findall(r"`(\w+)`", row.partition("Reasons:")[2])) == REASONS
