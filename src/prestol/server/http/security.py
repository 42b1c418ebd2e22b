"""Security: who calls, from where, how often and how much; and what every answer carries for safety."""

from __future__ import annotations

from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from ipaddress import IPv6Address, ip_address, ip_interface, ip_network
from typing import Any
from urllib.parse import urlsplit

import structlog

from prestol.server.accounts import Accounts, Person
from prestol.server.config import Settings
from prestol.server.errors import ApiError
from prestol.server.http.attempts import Attempts
from prestol.server.http.buckets import Buckets
from prestol.server.http.quotas import Quotas

COOKIE = "prestol"
"""Who a guest is."""
SESSION = "prestol_session"
"""The session of an account. It counts for more than the other, so that a late answer to a guest changes nothing."""
YEAR = 365 * 86_400
REPORTS = 10
"""Reports per hour from one address."""
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


class Security:
    """Decides who comes in."""

    def __init__(self, settings: Settings, accounts: Accounts) -> None:
        self.settings = settings
        self.accounts = accounts
        self.by_person = Buckets(settings.person_rate, settings.person_burst)
        self.by_address = Buckets(settings.address_rate, settings.address_burst)
        self.by_stranger = Buckets(settings.person_rate, settings.person_burst)
        """Those without a cookie are one person for each network."""
        self.quotas = Quotas(settings)
        self.logins = Attempts(settings.login_rate)
        self.names = Buckets(settings.name_rate / 60, settings.name_rate)
        self.reports = Buckets(REPORTS / 3600, REPORTS)
        named = [settings.address, *settings.origins.split(",")]
        self.origins = {origin_of(one.strip()) for one in named if one.strip()}
        self.local = settings.host in LOOPBACK and not settings.address

    # --- who calls

    def check_address(self, scope: Scope) -> None:
        self.by_address.check(network_of(address_of(scope)), "too-fast")

    def check_person(self, person: Person, calls: float = 1.0) -> None:
        """Raise ApiError where a person calls too often; a call that takes long counts as several."""
        if person.known:
            self.by_person.check(person.id, "too-fast", calls)
        else:
            self.by_stranger.check(person.address, "too-fast", calls)

    def check_report(self, person: Person) -> None:
        self.reports.check(person.address, "too-many-reports")

    def check_naming(self, person: Person) -> None:
        """Whoever tries many names could find out which there are."""
        self.names.check(person.address, "too-many-names")

    async def identify(self, scope: Scope) -> Person:
        """The person behind a call: by token, session or cookie, or a stranger. An unknown token is refused."""
        return (await self.recognise(scope))._replace(address=network_of(address_of(scope)))

    async def recognise(self, scope: Scope) -> Person:
        given = header(scope, b"authorization")
        if given:
            scheme, _, token = given.partition(" ")
            person = await self.accounts.by_token(token.strip()) if scheme.lower() == "bearer" and token else None
            if person is None:
                raise ApiError("wrong-token", 401)
            return person
        session = cookie_of(scope, SESSION)
        person = await self.accounts.sessions.by_cookie(session) if session else None
        cookie = cookie_of(scope)
        if person is None and cookie:
            person = await self.accounts.by_cookie(cookie)
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

    def set_cookie(self, scope: Scope, value: str, name: str = COOKIE) -> tuple[bytes, bytes]:
        """The header that sets a cookie; an empty value takes it away."""
        secure = "; Secure" if self.is_secure(scope) else ""
        text = f"{name}={value}; Path=/; Max-Age={YEAR if value else 0}; HttpOnly; SameSite=Lax{secure}"
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


def cookie_of(scope: Scope, name: str = COOKIE) -> str:
    try:
        jar = SimpleCookie(header(scope, b"cookie"))
    except CookieError:
        return ""
    return jar[name].value if name in jar else ""


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def network_of(address: str) -> str:
    """What one household or company has: an address of the fourth version, a network of the sixth."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or ip_network((int(found), 64), strict=False))


def network_named(text: str) -> str:
    """The network that somebody names by an address in it, or as this server writes it; ApiError where it is none."""
    try:
        named = ip_interface(text.strip())
    except ValueError:
        raise ApiError("wrong-address", 400) from None
    size = named.network.prefixlen
    if size != named.max_prefixlen and (named.version, size) != (6, 64):
        raise ApiError("wrong-address", 400)
    return network_of(str(named.ip))


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
