"""prestol admin, as a person calls it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from prestol.server.accounts import Accounts
from prestol.server.store import open_store
from prestol.server.store.moderation import Moderations
from tests.cli.conftest import Call
from tests.server.postgres import database, postgres


async def fill(url: str) -> None:
    """An account and a guest."""
    store = open_store(url)
    await store.open()
    accounts = Accounts(store, "secret")
    await accounts.register(accounts.stranger(), "Ольга", "correct horse battery")
    await accounts.rename(accounts.stranger(), "Boris")
    await store.close()


async def audited(url: str) -> list[tuple[str, str]]:
    store = open_store(url)
    await store.open()
    found = [(one.actor, one.action) for one in await Moderations(store).audited(10**15, 9)]
    await store.close()
    return found


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with ExitStack() as stack:
        made = f"sqlite:///{tmp_path / 'prestol.db'}"
        if request.param == "postgres":
            made = stack.enter_context(database(stack.enter_context(postgres())))
        asyncio.run(fill(made))
        monkeypatch.setenv("PRESTOL_DATABASE", made)
        yield made


def test_the_role_is_given_listed_and_taken_away(call: Call, url: str) -> None:
    assert call("admin", "list").out.startswith("There are no administrators")
    said = call("admin", "grant", "ольга")
    assert (said.code, said.out) == (0, "Ольга is an administrator now.\n")
    assert json.loads(call("admin", "list", "--json").out)["admins"] == ["Ольга"]
    assert "already" in call("admin", "grant", "Ольга").err
    assert call("admin", "revoke", "Ольга", "--lang", "ru").out == "Ольга больше не администратор.\n"
    said = call("admin", "revoke", "Ольга")
    assert said.code == 2 and said.err.strip().endswith("Ольга isn’t an administrator.")
    assert sorted(asyncio.run(audited(url))) == [("console", "grant-admin"), ("console", "revoke-admin")]


@pytest.mark.usefixtures("url")
def test_only_accounts_can_have_it(call: Call) -> None:
    for name in ("Boris", "Nobody"):
        said = call("admin", "grant", name)
        assert said.code == 2 and f"There is no account “{name}”" in said.err
