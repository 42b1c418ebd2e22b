"""What can happen in Tsar of the Hill."""

from __future__ import annotations

from typing import Final

from prestol.engine.events import EventTable

SEAT: Final = ("seat", "seat")
COURTIER: Final = ("courtier", "courtier")
FLOOR: Final = ("floor", "floor")
GOAL: Final = ("goal", "goal")
POINTS: Final = ("points", "number")
TOTAL: Final = ("total", "number")

EVENTS: Final = EventTable()

FIRST_PLAYER: Final = EVENTS.add("first-player", "TSR-SET-09", SEAT)
ROUND_BEGINS: Final = EVENTS.add("round-begins", "TSR-FLW-03", ("round", "number"), SEAT)
GOAL_DEALT: Final = EVENTS.add("goal-dealt", "TSR-SET-02", SEAT, GOAL)
SETTLED: Final = EVENTS.add("settled", "TSR-PLC-01", SEAT, COURTIER, FLOOR)
LEFT_OVER: Final = EVENTS.add("left-over", "TSR-PLC-07", COURTIER, FLOOR)
RAISED: Final = EVENTS.add("raised", "TSR-PRM-02", SEAT, COURTIER, FLOOR)
CANDIDATE: Final = EVENTS.add("candidate", "TSR-VOT-01", SEAT, COURTIER)
LAID: Final = EVENTS.add("laid", "TSR-VOT-03", SEAT)
VOTED: Final = EVENTS.add("voted", "TSR-VOT-04", SEAT, ("ballot", "ballot"))
ELECTED: Final = EVENTS.add("elected", "TSR-VOT-05", COURTIER)
BANISHED: Final = EVENTS.add("banished", "TSR-VOT-06", COURTIER, ("against", "number"))
NO_TSAR: Final = EVENTS.add("no-tsar", "TSR-R-07")
GOAL_SHOWN: Final = EVENTS.add("goal-shown", "TSR-SCO-02", SEAT, GOAL)
SCORED: Final = EVENTS.add("scored", "TSR-SCO-03", SEAT, POINTS, TOTAL)
ZERO_REWARDED: Final = EVENTS.add("zero-rewarded", "TSR-THR-01", SEAT, POINTS)
WON: Final = EVENTS.add("won", "TSR-END-02", SEAT, TOTAL)
WON_BY_FAVOURITES: Final = EVENTS.add("won-by-favourites", "TSR-END-03", SEAT, TOTAL, ("favourites", "number"))
WON_TOGETHER: Final = EVENTS.add("won-together", "TSR-END-04", SEAT, TOTAL)
