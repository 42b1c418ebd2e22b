"""What can happen in the duel."""

from __future__ import annotations

from typing import Final

from prestol.engine.events import EventTable

SEAT: Final = ("seat", "seat")
OF_CARD: Final = ("card", "card")

EVENTS: Final = EventTable()

DRAWN: Final = EVENTS.add("drawn", "DUE-SET-02", SEAT)
CARD_SEEN: Final = EVENTS.add("card-seen", "DUE-INF-01", SEAT, OF_CARD)
BOUT_BEGINS: Final = EVENTS.add("bout-begins", "DUE-BOU-01", ("bout", "number"))
STAKE_LAID: Final = EVENTS.add("stake-laid", "DUE-BOU-02", SEAT)
STAKE_SHOWN: Final = EVENTS.add("stake-shown", "DUE-BOU-03", SEAT, ("stake", "number"))
LOT_CAST: Final = EVENTS.add("lot-cast", "DUE-BOU-04", SEAT)
TURN_BEGINS: Final = EVENTS.add("turn-begins", "DUE-BOU-05", SEAT)
STRUCK: Final = EVENTS.add("struck", "DUE-BLW-01", SEAT, OF_CARD)
ANSWERED: Final = EVENTS.add("answered", "DUE-BLW-01", SEAT, OF_CARD)
STOPPED: Final = EVENTS.add("stopped", "DUE-BLW-02", SEAT)
STRENGTHENED: Final = EVENTS.add("strengthened", "DUE-BLW-03", SEAT, ("force", "number"))
VOIDED: Final = EVENTS.add("voided", "DUE-BLW-04", SEAT)
LANDED: Final = EVENTS.add("landed", "DUE-BLW-05", SEAT, ("blow", "blow"))
WOUNDED: Final = EVENTS.add("wounded", "DUE-BLW-07", SEAT, ("wounds", "number"), ("strength", "number"))
DROPPED: Final = EVENTS.add("dropped", "DUE-BLW-06", SEAT, OF_CARD)
FELL: Final = EVENTS.add("fell", "DUE-BLW-07", SEAT)
DRANK: Final = EVENTS.add("drank", "DUE-TRN-03", SEAT, OF_CARD)
HEALED: Final = EVENTS.add("healed", "DUE-TRN-03", SEAT, ("strength", "number"))
PARTED: Final = EVENTS.add("parted", "DUE-BOU-01")
WON: Final = EVENTS.add("won", "DUE-END-01", SEAT, ("strength", "number"))
NOBODY_ANSWERED: Final = EVENTS.add("nobody-answered", "DUE-INF-04")
