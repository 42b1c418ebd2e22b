"""What can happen in Tsar of the Hill. The order of the list is the number used by `tell`."""

from __future__ import annotations

from typing import Final

from prestol.engine.events import EventKind

FIRST_PLAYER: Final = 0
ROUND_BEGINS: Final = 1
GOAL_DEALT: Final = 2
SETTLED: Final = 3
LEFT_OVER: Final = 4
RAISED: Final = 5
CANDIDATE: Final = 6
LAID: Final = 7
VOTED: Final = 8
ELECTED: Final = 9
BANISHED: Final = 10
NO_TSAR: Final = 11
GOAL_SHOWN: Final = 12
SCORED: Final = 13
ZERO_REWARDED: Final = 14
WON: Final = 15
WON_BY_FAVOURITES: Final = 16
WON_TOGETHER: Final = 17

EVENTS: Final = (
    EventKind("first-player", "TSR-SET-09", (("seat", "seat"),)),
    EventKind("round-begins", "TSR-FLW-03", (("round", "number"), ("seat", "seat"))),
    EventKind("goal-dealt", "TSR-SET-02", (("seat", "seat"), ("goal", "goal"))),
    EventKind("settled", "TSR-PLC-01", (("seat", "seat"), ("courtier", "courtier"), ("floor", "floor"))),
    EventKind("left-over", "TSR-PLC-07", (("courtier", "courtier"), ("floor", "floor"))),
    EventKind("raised", "TSR-PRM-02", (("seat", "seat"), ("courtier", "courtier"), ("floor", "floor"))),
    EventKind("candidate", "TSR-VOT-01", (("seat", "seat"), ("courtier", "courtier"))),
    EventKind("laid", "TSR-VOT-03", (("seat", "seat"),)),
    EventKind("voted", "TSR-VOT-04", (("seat", "seat"), ("ballot", "ballot"))),
    EventKind("elected", "TSR-VOT-05", (("courtier", "courtier"),)),
    EventKind("banished", "TSR-VOT-06", (("courtier", "courtier"), ("against", "number"))),
    EventKind("no-tsar", "TSR-R-07"),
    EventKind("goal-shown", "TSR-SCO-02", (("seat", "seat"), ("goal", "goal"))),
    EventKind("scored", "TSR-SCO-03", (("seat", "seat"), ("points", "number"), ("total", "number"))),
    EventKind("zero-rewarded", "TSR-THR-01", (("seat", "seat"), ("points", "number"))),
    EventKind("won", "TSR-END-02", (("seat", "seat"), ("total", "number"))),
    EventKind("won-by-favourites", "TSR-END-03", (("seat", "seat"), ("total", "number"), ("favourites", "number"))),
    EventKind("won-together", "TSR-END-04", (("seat", "seat"), ("total", "number"))),
)
