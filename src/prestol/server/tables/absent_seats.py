"""Somebody keeps a table without a clock waiting: the others may agree to let a bot play until the person is back.

Whoever is there after all says so, or plays, and the wish is gone. Pure: nothing is changed here.
"""

from __future__ import annotations

from prestol.server import wire
from prestol.server.errors import ApiError
from prestol.server.tables.absence import absence_due, is_agreed
from prestol.server.tables.bot_levels import quick_level
from prestol.server.tables.clocks import SECOND, now
from prestol.server.tables.entries import Data, Draft
from prestol.server.tables.replay import Replay
from prestol.server.tables.seats import agrees_unasked, handed, is_played_by_person
from prestol.server.wire import Absence

PATIENCE = 600 * SECOND
"""How long a question waits before anybody may ask for a bot."""


def plan_absent(replay: Replay, request: wire.AbsentRequest) -> Draft:
    """Ask for a bot at a seat; the own seat of the request has been checked."""
    info = replay.seats[request.about] if request.about < len(replay.seats) else None
    if replay.settings.pace.kind != "free":
        raise ApiError("absent-clock", 409)
    if replay.absence is not None:
        raise ApiError("absent-pending", 409)
    mine = replay.seats[request.seat].person
    if info is None or not is_played_by_person(info) or info.person == mine or request.about not in replay.waiting:
        raise ApiError("absent-not-waited", 409)
    waited = now() - max(replay.opened, replay.present)
    if waited < PATIENCE:
        raise ApiError("absent-too-soon", 409, minutes=-(-(PATIENCE - waited) // (60 * SECOND)))
    return Draft("ask-absent", request.seat, Data(about=request.about, consent=consent_of(replay, request)))


def consent_of(replay: Replay, request: wire.AbsentRequest) -> list[int]:
    """A seat of each other person at the table who is playing."""
    seen = {replay.seats[request.seat].person, replay.seats[request.about].person}
    consent: list[int] = []
    for seat in replay.seats:
        if not agrees_unasked(seat) and seat.person not in seen:
            seen.add(seat.person)
            consent.append(seat.seat)
    return consent


def answer_absent(absence: Absence, request: wire.AnswerRequest) -> Draft:
    """Agree, disagree, withdraw, or say that one is there."""
    ends = request.seat in (absence.seat, absence.about) and not request.yes
    if not ends and (request.seat not in absence.consent or request.seat in absence.agreed):
        raise ApiError("not-asked", 409, seat=request.seat)
    return Draft("answer-absent", request.seat, Data(ask=request.ask, yes=request.yes))


def absent_drafts(replay: Replay) -> list[Draft]:
    """What becomes of the wish now, if it is time."""
    absence = replay.absence
    if absence is None or now() < (absence_due(absence) or 0):
        return []
    if not is_agreed(absence):
        return [Draft("answer-absent", None, Data(ask=absence.number))]
    info = handed(replay.seats[absence.about], quick_level(replay.game))
    return [Draft("seat", absence.about, Data(what="absent", info=info))]
