"""Codes that set a new password: one is shown when an account is made, others are sent where the server has mail."""

from __future__ import annotations

import hmac
import secrets

from prestol.server.tables.seats import secret_hash

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""None that could be taken for another one when it is copied by hand."""
GROUPS, EACH = 4, 5


def fresh_code() -> str:
    """A code of 98 random bits in groups, to be written down."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(EACH)) for _ in range(GROUPS))


def code_hash(code: str) -> str:
    """What is stored of a code; however it is written, with or without dashes, in small letters or large."""
    return secret_hash("".join(letter for letter in code.upper() if letter.isalnum()))


def fits(code: str, stored: str | None) -> bool:
    """Whether a code is the one that was stored, found out in constant time."""
    given = code_hash(code)
    return hmac.compare_digest(given, stored or "-" * len(given)) and stored is not None
