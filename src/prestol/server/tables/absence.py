"""A wish that a bot plays for somebody who keeps a table waiting, as the log tells it."""

from __future__ import annotations

from msgspec.structs import replace

from prestol.server.tables.clocks import DAY, SECOND
from prestol.server.tables.entries import Draft
from prestol.server.wire import Absence

CALL = 60 * SECOND
"""How long the person has to say that they are there, even if all others agree at once."""


def asked_at(number: int, at: int, draft: Draft) -> Absence:
    """The wish that an entry makes."""
    assert draft.seat is not None
    data = draft.data
    return Absence(number, draft.seat, data.about, data.consent, [], at + CALL, at + DAY)


def answered(absence: Absence, draft: Draft) -> Absence | None:
    """The wish after an answer; nothing is left of it after a no."""
    if draft.seat is None or not draft.data.yes:
        return None
    return replace(absence, agreed=[*absence.agreed, draft.seat])


def later(absence: Absence, by: int) -> Absence:
    return replace(absence, ready=absence.ready + by, until=absence.until + by)


def is_agreed(absence: Absence) -> bool:
    return set(absence.agreed) == set(absence.consent)


def absence_due(absence: Absence | None) -> int | None:
    """When a wish comes true or lapses by itself."""
    if absence is None:
        return None
    return absence.ready if is_agreed(absence) else absence.until
