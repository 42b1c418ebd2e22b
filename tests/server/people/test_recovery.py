"""The way back to an account: by a code that was shown once, and by mail where the server sends some."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_string, policy
from pathlib import Path

import pytest

from prestol.engine.errors import PrestolError
from prestol.server.config import read_settings
from prestol.server.http.attempts import FREE, LONGEST, Attempts
from tests.server.people.households import PASSWORD, account
from tests.server.place import Line, place, until

pytestmark = pytest.mark.anyio

NEW = "another horse battery"
CODE = re.compile(r"[2-9A-Z]{5}(?:-[2-9A-Z]{5}){3}")


class PostOffice:
    """An SMTP server that keeps every letter."""

    def __init__(self) -> None:
        self.letters: list[str] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 here")
        while line := (await reader.readline()).decode().strip():
            match line[:4].upper():
                case "DATA":
                    say("354 go on")
                    self.letters.append((await reader.readuntil(b"\r\n.\r\n")).decode())
                    say("250 kept")
                case "QUIT":
                    say("221 bye")
                    break
                case _:
                    say("250 yes")
        writer.close()

    def text(self) -> str:
        """The words of the last letter."""
        letter = message_from_string(self.letters[-1], policy=policy.default)
        body = letter.get_body()
        assert body is not None
        return str(body.get_content())

    def code(self) -> str:
        found = CODE.search(self.text())
        assert found is not None, self.text()
        return found[0]


@asynccontextmanager
async def post_office() -> AsyncIterator[tuple[PostOffice, str]]:
    office = PostOffice()
    server = await asyncio.start_server(office.serve, "127.0.0.1", 0)
    async with server:
        yield office, f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"


async def test_the_code_sets_a_new_password_once(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, me = await account(here, "Anna")
        assert CODE.fullmatch(me["code"])
        phone = await here.guest()
        wrong = await phone.call("POST", "/api/account/recover", status=401, name="Anna", code="AAAAA", password=NEW)
        assert wrong["key"] == "wrong-code"
        typed = me["code"].lower().replace("-", " ")
        back = await phone.call("POST", "/api/account/recover", name="anna", code=typed, password=NEW)
        assert back["person"] == me["person"] and back["code"] != me["code"]
        assert (await phone.call("GET", "/api/me"))["person"] == me["person"]
        assert (await anna.call("GET", "/api/me"))["guest"], "whoever had the old password is out"
        await anna.call("POST", "/api/account/recover", status=401, name="Anna", code=me["code"], password=NEW)
        assert (await anna.call("POST", "/api/account/login", name="Anna", password=NEW))["person"] == me["person"]
        fresh = await anna.call("POST", "/api/account/code", password=NEW)
        await phone.call("POST", "/api/account/recover", status=401, name="Anna", code=back["code"], password=NEW)
        await phone.call("POST", "/api/account/recover", name="Anna", code=fresh["code"], password=NEW)


async def test_without_mail_nobody_is_asked_for_an_address(tmp_path: Path) -> None:
    async with place(tmp_path) as here:
        anna, _ = await account(here, "Anna")
        assert await anna.call("GET", "/api/account") == {"email": "", "code": True, "mail": False}
        asked = await anna.call("POST", "/api/account/email", status=409, password=PASSWORD, email="a@example.org")
        assert asked["key"] == "no-mail"
        assert (await anna.call("POST", "/api/account/forgot", status=409, name="Anna"))["key"] == "no-mail"


async def test_a_code_comes_by_mail_to_a_confirmed_address_alone(tmp_path: Path) -> None:
    mail: Line = {"mail_from": "t@example.org", "login_rate": 99}
    async with post_office() as (office, smtp), place(tmp_path, smtp=smtp, **mail) as here:
        anna, me = await account(here, "Anna")
        stranger = await here.guest()
        unknown = await stranger.call("POST", "/api/account/forgot", name="Nobody")
        assert unknown == await stranger.call("POST", "/api/account/forgot", name="Anna")
        await until(lambda: not here.manager.tasks)
        assert not office.letters
        wish: Line = {"password": PASSWORD, "email": "anna@example.org", "language": "ru"}
        asked = await anna.call("POST", "/api/account/email", **wish)
        assert asked["email"] == "" and "Здравствуйте, Anna!" in office.text()
        await stranger.call("POST", "/api/account/forgot", name="Anna")
        await until(lambda: not here.manager.tasks)
        assert len(office.letters) == 1, "an address that is not confirmed gets no codes"
        await anna.call("POST", "/api/account/email/confirm", status=401, code="AAAAA")
        confirmed = await anna.call("POST", "/api/account/email/confirm", code=office.code())
        assert confirmed["email"] == "anna@example.org"
        for _ in range(3):
            await stranger.call("POST", "/api/account/forgot", name="Anna")
            await until(lambda: not here.manager.tasks)
        assert len(office.letters) == 2, "nobody is flooded"
        back = await stranger.call("POST", "/api/account/recover", name="Anna", code=office.code(), password=NEW)
        assert back["person"] == me["person"]
        await stranger.call("POST", "/api/account/recover", status=401, name="Anna", code=office.code(), password=NEW)
        gone = await stranger.call("POST", "/api/account/email", password=NEW)
        assert gone["email"] == ""


async def test_the_time_of_an_answer_does_not_tell_who_has_an_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with post_office() as (_, smtp), place(tmp_path, smtp=smtp, mail_from="t@example.org") as here:
        gate, asked = asyncio.Event(), asyncio.Event()

        async def slow(*_: object) -> None:
            asked.set()
            await gate.wait()

        monkeypatch.setattr("prestol.server.people.recovery.Recovery.forgot", slow)
        await (await here.guest()).call("POST", "/api/account/forgot", name="Anna")
        await asyncio.wait_for(asked.wait(), 10)
        gate.set()


async def test_guesses_from_elsewhere_lock_no_owner_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve wrong passwords from as many addresses: the owner logs in at once where they were before."""
    waited: list[float] = []

    async def wait(attempts: Attempts, name: str) -> None:
        waited.append(attempts.pause(name))

    async with place(tmp_path, login_rate=3, proxies="*") as here:
        anna, me = await account(here, "Anna")
        anna.http.headers["X-Forwarded-For"] = "198.51.100.7"
        await anna.call("POST", "/api/account/login", name="Anna", password=PASSWORD)
        monkeypatch.setattr(Attempts, "wait", wait)
        mallory = await here.guest()
        for at in range(12):
            mallory.http.headers["X-Forwarded-For"] = f"203.0.113.{at}"
            await mallory.call("POST", "/api/account/login", status=401, name="Anna", password="wrong one")
        assert max(waited) == LONGEST, "whoever guesses has to wait"
        waited.clear()
        assert (await anna.call("POST", "/api/account/login", name="Anna", password=PASSWORD))["person"] == me["person"]
        assert not waited, "the owner does not"
        phone = await here.guest()
        phone.http.headers["X-Forwarded-For"] = "198.51.100.99"
        found = await phone.call("POST", "/api/account/login", name="Anna", password=PASSWORD)
        assert found["person"] == me["person"]
        assert waited == [LONGEST], "and waits only a little where nobody knows them"


def test_pauses_begin_late_double_and_have_an_end() -> None:
    attempts = Attempts(10)
    for _ in range(FREE):
        assert attempts.pause("anna") == 0
        attempts.failed("anna", "203.0.113.1")
    pauses = []
    for _ in range(8):
        pauses.append(attempts.pause("anna"))
        attempts.failed("anna", "203.0.113.1")
    assert pauses == sorted(pauses) and 0 < pauses[0] < 0.3 and pauses[-1] == LONGEST
    assert attempts.pause("boris") == 0


@pytest.mark.parametrize("given", [{"PRESTOL_SMTP": "mail.example.org"}, {"PRESTOL_SMTP": "smtp://mail.example.org"}])
def test_a_wrong_mail_setting_is_named(given: dict[str, str]) -> None:
    with pytest.raises(PrestolError, match=r"PRESTOL_SMTP is wrong: .*PRESTOL_MAIL_FROM"):
        read_settings(given)
