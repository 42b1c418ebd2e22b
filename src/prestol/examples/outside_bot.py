"""An outside bot, whole: it sits down at a table, answers every question with some legal move, and leaves at the end.

It speaks the protocol of docs/protocol.md and imports nothing else of Prestol: copy it and put a better `choose` in.
"""

from __future__ import annotations

import json
import random
from itertools import count
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect

Line = dict[str, Any]


def choose(view: Line, legal: list[Line]) -> str:
    """How this bot decides."""
    return str(random.choice(legal)["move"])


def join(url: str, token: str) -> str:
    """Take the seat that an invite link opens (http://host/join/ID#SEAT.SECRET); the address of the table's socket."""
    parts = urlsplit(url)
    table = parts.path.rstrip("/").rpartition("/")[2]
    secret = parts.fragment.rpartition(".")[2]
    body = json.dumps({"secret": secret} if secret else {}).encode()
    call = Request(f"{parts.scheme}://{parts.netloc}/api/tables/{table}/join", body, headers(token), method="POST")
    urlopen(call, timeout=30).close()
    return f"{parts.scheme.replace('http', 'ws')}://{parts.netloc}/ws/tables/{table}"


def headers(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


def play(url: str, token: str) -> str:
    """Play one game to its end; its reason."""
    ids, now, busy = count(), None, False
    with connect(join(url, token), additional_headers=headers(token), compression=None) as socket:
        for raw in socket:
            message = json.loads(raw)
            now = message.get("now") or now
            busy = busy and message["type"] not in ("done", "refused")
            if now is None or busy:
                continue
            if now["over"]:
                return str(now["result"]["reason"])
            for seat in set(now["waiting"]) & {int(key) for key in now["views"] if key != "watch"}:
                move = choose(now["views"][str(seat)]["view"], now["views"][str(seat)]["legal"])
                line = {"type": "move", "id": f"{now['number']}-{next(ids)}", "seat": seat, "move": move}
                socket.send(json.dumps(line | {"at": now["number"]}))
                busy = True
    return "closed"
