"""Security: who calls, from where, how often and how much; and what every answer carries for safety."""

from __future__ import annotations

import time
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import structlog

from prestol.server.accounts import Accounts, Person
from prestol.server.config import Settings
from prestol.server.errors import ApiError

COOKIE = "prestol"
YEAR = 365 * 86_400
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
HSTS = (b"strict-transport-security", b"max-age=31536000")

SUSPICIOUS = frozenset({"wrong-origin", "wrong-host", "wrong-token", "wrong-password", "wrong-invite"})
"""Refusals that may be an attack, beside those for haste."""

log = structlog.get_logger("prestol.security")
Scope = Mapping[str, Any]


class Buckets:
    """Token buckets by key: a burst at once, then a steady rate."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str, amount: float = 1.0) -> bool:
        """Whether there is still something in the bucket; then it is taken."""
        at = time.monotonic()
        level, since = self.levels.get(key, (self.burst, at))
        level = min(self.burst, level + (at - since) * self.rate)
        if len(self.levels) > 20_000:
            self.tidy(at)
        if level < amount:
            self.levels[key] = (level, at)
            return False
        self.levels[key] = (level - amount, at)
        return True

    def tidy(self, at: float) -> None:
        """Forget buckets that are full again."""
        self.levels = {
            key: (level, since)
            for key, (level, since) in self.levels.items()
            if level + (at - since) * self.rate < self.burst
        }


class Security:
    """Decides who comes in."""

    def __init__(self, settings: Settings, accounts: Accounts) -> None:
        self.settings = settings
        self.accounts = accounts
        self.by_person = Buckets(settings.person_rate, settings.person_burst)
        self.by_address = Buckets(settings.address_rate, settings.address_burst)
        self.logins = Buckets(settings.login_rate / 60, settings.login_rate)
        named = [settings.address, *settings.origins.split(",")]
        self.origins = {origin_of(one.strip()) for one in named if one.strip()}
        self.local = settings.host in LOOPBACK and not settings.address

    # --- who calls

    def check_address(self, scope: Scope) -> None:
        if not self.by_address.take(address_of(scope)):
            raise ApiError("too-fast", 429)

    def check_person(self, person: Person) -> None:
        if not self.by_person.take(person.id):
            raise ApiError("too-fast", 429)

    def check_login(self, scope: Scope, name: str) -> None:
        for key in (f"address {address_of(scope)}", f"name {name}"):
            if not self.logins.take(key):
                raise ApiError("too-many-logins", 429)

    async def identify(self, scope: Scope) -> Person:
        """The person behind a call: by token, by cookie, or a stranger. A token that is not known is refused."""
        given = header(scope, b"authorization")
        if given:
            scheme, _, token = given.partition(" ")
            person = await self.accounts.by_token(token.strip()) if scheme.lower() == "bearer" and token else None
            if person is None:
                raise ApiError("wrong-token", 401)
            return person
        cookie = cookie_of(scope)
        person = await self.accounts.by_cookie(cookie) if cookie else None
        return person or self.accounts.stranger()

    # --- from where

    def check_host(self, scope: Scope) -> None:
        """A server that listens on this machine alone answers to no other host name."""
        if self.local and host_of(scope) not in LOOPBACK:
            raise ApiError("wrong-host", 421)

    def check_origin(self, scope: Scope) -> None:
        """Only pages of our own may act in the name of a person; programs use tokens instead."""
        if header(scope, b"authorization"):
            return
        origin = header(scope, b"origin")
        own = set() if self.settings.address else {self.own_origin(scope)}
        if not origin or origin_of(origin) not in self.origins | own:
            raise ApiError("wrong-origin", 403)

    def own_origin(self, scope: Scope) -> str:
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        return origin_of(f"{scheme}://{header(scope, b'host')}")

    def is_secure(self, scope: Scope) -> bool:
        return scope["scheme"] in ("https", "wss") or self.settings.address.startswith("https://")

    # --- what answers carry

    def headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        return [*HEADERS, HSTS] if self.is_secure(scope) else list(HEADERS)

    def set_cookie(self, scope: Scope, value: str) -> tuple[bytes, bytes]:
        secure = "; Secure" if self.is_secure(scope) else ""
        text = f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        return b"set-cookie", text.encode()


def log_refusal(error: ApiError, scope: Scope) -> None:
    """Write down what somebody who watches over the server wants to know."""
    if error.status == 429 or error.key in SUSPICIOUS:
        log.warning(error.key, address=address_of(scope), path=scope["path"])


def header(scope: Scope, name: bytes) -> str:
    """The value of a header; empty where it is missing."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def cookie_of(scope: Scope) -> str:
    try:
        jar = SimpleCookie(header(scope, b"cookie"))
    except CookieError:
        return ""
    return jar[COOKIE].value if COOKIE in jar else ""


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def host_of(scope: Scope) -> str:
    """The name under which the server was called; empty where it cannot be read."""
    try:
        return urlsplit(f"//{header(scope, b'host')}").hostname or ""
    except ValueError:
        return ""


def origin_of(url: str) -> str:
    """Scheme, host and port of an address, without the default port."""
    try:
        parts = urlsplit(url)
        usual = {"http": 80, "https": 443}.get(parts.scheme)
        port = f":{parts.port}" if parts.port and parts.port != usual else ""
    except ValueError:
        return ""
    return f"{parts.scheme}://{(parts.hostname or '').lower()}{port}"
