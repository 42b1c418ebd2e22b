"""`prestol serve` and `prestol bot` as commands."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from prestol.server.store.errors import StoreError
from prestol.server.store.files import FileLock

COMMAND = [sys.executable, "-c", "from prestol.cli import main; main()"]


def environ(folder: Path) -> dict[str, str]:
    return {**os.environ, "PRESTOL_LANG": "en", "PRESTOL_DATABASE": f"sqlite:///{folder / 'verbs.db'}"}


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *words], env=environ(folder), capture_output=True, text=True, timeout=60, check=False
    )


def test_serve_listens_until_it_is_stopped(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "serve", "--port", "0"],
        env=environ(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
        try:
            assert found is not None
            assert httpx.get(f"{found[0]}/readyz").json() == {"status": "ready"}
            refused = run(tmp_path, "bot", f"{found[0]}/table/nowhere#secret", "no-token")
            assert refused.returncode == 2 and refused.stderr == "Unknown token.\n"
            with pytest.raises(InvalidStatus, match="404"):
                connect(f"{found[0].replace('http', 'ws')}/ws/tables/none", origin=Origin(found[0]))
        finally:
            server.send_signal(signal.SIGTERM)
            _, log = server.communicate(timeout=30)
    assert server.returncode == 0
    assert [json.loads(line)["event"] for line in log.splitlines()] == ["listening", "wrong-token", "stopping"], log


def test_a_taken_port_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refused = run(tmp_path, "serve", "--port", port)
    assert refused.returncode == 2
    assert refused.stderr == (
        f"The server cannot listen on 127.0.0.1:{port}: Address already in use; choose another port with --port.\n"
    )


def test_a_second_server_on_the_same_file_is_told_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "verbs.db"
    lock = FileLock(tmp_path / "verbs.db.lock")
    lock.take(StoreError("nobody else is here"))
    try:
        refused = [run(tmp_path, "serve", "--port", "0", "--lang", language) for language in ("en", "ru")]
    finally:
        lock.release()
    assert [one.returncode for one in refused] == [2, 2]
    assert [one.stderr for one in refused] == [
        f"The database “{file}” is in use by another Prestol server; to run several, use PostgreSQL.\n",
        f"Базу «{file}» уже использует другой сервер «Престола»; для нескольких нужен PostgreSQL.\n",
    ]


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("nowhere", "nowhere is not an invite link; it should look like https://"),
        ("ftp://example.org/x", "ftp://example.org/x is not an invite link"),
        (
            "http://127.0.0.1:1/table/x",
            "The table cannot be reached at http://127.0.0.1:1/table/x: Connection refused.",
        ),
        ("http://", "The table cannot be reached at http://: "),
    ],
)
def test_a_bot_without_a_table_is_told_in_one_sentence(tmp_path: Path, url: str, sentence: str) -> None:
    refused = run(tmp_path, "bot", url, "token")
    assert refused.returncode == 2 and refused.stderr.startswith(sentence), refused.stderr
    assert len(refused.stderr.splitlines()) == 1
