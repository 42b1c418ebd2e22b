"""What can happen in the duel. The order of the list is the number used by `tell`."""

from __future__ import annotations

from typing import Final

from prestol.engine.events import EventKind

DRAWN: Final = 0
CARD_SEEN: Final = 1
BOUT_BEGINS: Final = 2
STAKE_LAID: Final = 3
STAKE_SHOWN: Final = 4
LOT_CAST: Final = 5
TURN_BEGINS: Final = 6
STRUCK: Final = 7
ANSWERED: Final = 8
STOPPED: Final = 9
STRENGTHENED: Final = 10
VOIDED: Final = 11
LANDED: Final = 12
WOUNDED: Final = 13
DROPPED: Final = 14
FELL: Final = 15
DRANK: Final = 16
HEALED: Final = 17
PARTED: Final = 18
WON: Final = 19
NOBODY_ANSWERED: Final = 20

SEAT: Final = ("seat", "seat")
OF_CARD: Final = ("card", "card")

EVENTS: Final = (
    EventKind("drawn", "DUE-SET-02", (SEAT,)),
    EventKind("card-seen", "DUE-INF-01", (SEAT, OF_CARD)),
    EventKind("bout-begins", "DUE-BOU-01", (("bout", "number"),)),
    EventKind("stake-laid", "DUE-BOU-02", (SEAT,)),
    EventKind("stake-shown", "DUE-BOU-03", (SEAT, ("stake", "number"))),
    EventKind("lot-cast", "DUE-BOU-04", (SEAT,)),
    EventKind("turn-begins", "DUE-BOU-05", (SEAT,)),
    EventKind("struck", "DUE-BLW-01", (SEAT, OF_CARD)),
    EventKind("answered", "DUE-BLW-01", (SEAT, OF_CARD)),
    EventKind("stopped", "DUE-BLW-02", (SEAT,)),
    EventKind("strengthened", "DUE-BLW-03", (SEAT, ("force", "number"))),
    EventKind("voided", "DUE-BLW-04", (SEAT,)),
    EventKind("landed", "DUE-BLW-05", (SEAT, ("blow", "blow"))),
    EventKind("wounded", "DUE-BLW-07", (SEAT, ("wounds", "number"), ("strength", "number"))),
    EventKind("dropped", "DUE-BLW-06", (SEAT, OF_CARD)),
    EventKind("fell", "DUE-BLW-07", (SEAT,)),
    EventKind("drank", "DUE-TRN-03", (SEAT, OF_CARD)),
    EventKind("healed", "DUE-TRN-03", (SEAT, ("strength", "number"))),
    EventKind("parted", "DUE-BOU-01"),
    EventKind("won", "DUE-END-01", (SEAT, ("strength", "number"))),
    EventKind("nobody-answered", "DUE-INF-04"),
)
