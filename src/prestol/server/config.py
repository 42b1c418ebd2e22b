"""Settings of the server, from variables named PRESTOL_… and from flags, which win."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from prestol.engine.errors import PrestolError

PREFIX = "PRESTOL_"


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set. The names in capitals, with PRESTOL_ before them, are the variables."""

    host: str = "127.0.0.1"
    """Address to listen on."""
    port: int = 8080
    """Port to listen on; 0 takes a free one."""
    database: str = "sqlite:///prestol.db"
    """Where everything is kept: sqlite:///FILE or postgresql://…"""
    address: str = ""
    """The address under which people reach the server, such as https://play.example.org; empty: as they call it."""
    origins: str = ""
    """Further origins whose pages may speak to the server, divided by commas."""
    proxies: str = "127.0.0.1"
    """Addresses of reverse proxies whose word about the caller is believed, divided by commas."""
    secret: str = ""
    """The key that cookies are signed with; empty: one is made and kept in the database."""
    bot_workers: int = 0
    """How many processes think for bots; 0: one less than there are cores, but at least one."""
    bot_deadline: int = 10_000
    """After this many milliseconds a faster bot answers instead."""
    bot_pause: int = 700
    """About how many milliseconds a bot takes for an answer, so that people can follow."""
    person_rate: int = 20
    """Requests per second that one person may make in the long run."""
    person_burst: int = 60
    """Requests that one person may make at once."""
    address_rate: int = 100
    """Requests per second that one address may make in the long run."""
    address_burst: int = 400
    """Requests that one address may make at once."""
    login_rate: int = 10
    """Attempts per minute to log in, to make an account or to set a new password, by address."""
    name_rate: int = 30
    """Names per minute that one address may try."""
    name_hold: int = 72
    """For how many hours after their last visit guests hold their names."""
    smtp: str = ""
    """Where mail is handed over, as smtp://USER:PASSWORD@HOST:PORT or smtps://…; empty: no mail is sent."""
    mail_from: str = ""
    """The address that mail comes from."""
    sockets_each: int = 20
    """Open sockets that one person may have."""
    sockets_network: int = 200
    """Open sockets that may come from one network."""
    tables_each: int = 20
    """Tables that one person may make within an hour."""
    tables_network: int = 60
    """Tables that may be made from one network within an hour."""
    listed_each: int = 4
    """How many of these may be open to everybody, for one person."""
    listed_network: int = 12
    """How many of these may be open to everybody, for one network."""
    chat_rate: int = 30
    """Chat lines that one person may write within a minute; as often they may sit down, leave or hand a seat over."""
    log_length: int = 20_000
    """Entries of a table after which chat, undo and handing over are refused there; moves never are."""
    message_size: int = 16_384
    """Largest message or body, in bytes."""
    idle: int = 60
    """A table that nobody is viewing is unloaded after this many seconds."""
    metrics: str = "local"
    """Who may read /metrics: local (callers on this machine), open, or off."""
    log: str = "auto"
    """How the log is written: json, text for people, or auto: text at a terminal, else json."""
    log_level: str = "info"
    """The least important lines that are written: debug, info, warning or error."""


WORDS = {
    "metrics": ("local", "open", "off"),
    "log": ("auto", "json", "text"),
    "log_level": ("debug", "info", "warning", "error"),
}
"""Settings that are one of a few words."""
FIELDS = tuple(field.name for field in msgspec.structs.fields(Settings))


def read_settings(environ: Mapping[str, str] | None = None, **flags: Any) -> Settings:
    """The settings of an environment; flags that are not None win over it."""
    environ = os.environ if environ is None else environ
    given: dict[str, Any] = {}
    called = {name: f"{PREFIX}{name.upper()}" for name in FIELDS}
    for name in FIELDS:
        if environ.get(called[name]):
            given[name] = environ[called[name]]
        if flags.get(name) is not None:
            given[name] = flags[name]
            called[name] = f"--{name}"
    try:
        settings = msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$.")
        raise PrestolError(
            "fault-setting", setting=called[where.rstrip("`")], why=f"{what[0].lower()}{what[1:]}"
        ) from None
    check(settings, called)
    return settings


def check(settings: Settings, called: Mapping[str, str]) -> None:
    """Raise PrestolError at the first setting that makes no sense, by the name under which it was given."""
    for name in FIELDS:
        value = getattr(settings, name)
        if isinstance(value, int) and value < 0:
            raise PrestolError("fault-setting-negative", setting=called[name])
    if settings.port > 65535:
        raise PrestolError("fault-setting-port", setting=called["port"])
    if settings.smtp and (not settings.smtp.startswith(("smtp://", "smtps://")) or "@" not in settings.mail_from):
        raise PrestolError("fault-setting-mail", setting=called["smtp"])
    for name, known in WORDS.items():
        if getattr(settings, name) not in known:
            raise PrestolError("fault-setting-word", setting=called[name], known=", ".join(known))
