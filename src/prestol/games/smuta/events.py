"""What can happen in Smuta. Rooms keep apart, so that two people can add to them at once."""

from __future__ import annotations

from typing import Final

from prestol.engine.events import EventTable

SEAT: Final = ("seat", "seat")
WHO: Final = ("who", "figure")
HOST: Final = ("host", "figure")
POINT: Final = ("point", "point")
OF_CARD: Final = ("card", "card_kind")
DIE: Final = ("die", "number")
COUNT: Final = ("count", "number")
UNIT: Final = ("unit", "unit_kind")

EVENTS: Final = EventTable()

# --- the year, the season, appearance, victory
YEAR_BEGINS: Final = EVENTS.add("year-begins", "SMU-SEQ-01", ("year", "number"))
SEASON_BEGINS: Final = EVENTS.add("season-begins", "SMU-SEQ-05", ("season", "season"))
ORDER_ROLL: Final = EVENTS.add("order-roll", "SMU-SEQ-06", SEAT, DIE)
ORDER_SET: Final = EVENTS.add("order-set", "SMU-SEQ-06", SEAT)
CARD_DRAWN: Final = EVENTS.add("card-drawn", "SMU-CRD-12", SEAT)
CARD_SEEN: Final = EVENTS.add("card-seen", "SMU-INF-02", SEAT, OF_CARD)
RESHUFFLED: Final = EVENTS.add("reshuffled", "SMU-CRD-02")
PICKED: Final = EVENTS.add("picked", "SMU-SEQ-04", SEAT, COUNT)
PICK_SEEN: Final = EVENTS.add("pick-seen", "SMU-INF-03", SEAT, OF_CARD)
CARDS_BACK: Final = EVENTS.add("cards-back", "SMU-SEQ-02", SEAT, COUNT)
THROWN: Final = EVENTS.add("thrown", "SMU-SEQ-22", SEAT, OF_CARD)
ENTERED: Final = EVENTS.add("entered", "SMU-CRD-11", SEAT, WHO, POINT)
RETURNED: Final = EVENTS.add("returned", "SMU-SEQ-07", SEAT, WHO, POINT)
WAITS: Final = EVENTS.add("waits", "SMU-APP-05", SEAT, WHO)
BACK_WITH_PARTY: Final = EVENTS.add("back-with-party", "SMU-APP-11", SEAT, WHO)
BACK_WITH: Final = EVENTS.add("back-with", "SMU-APP-11", SEAT, WHO, HOST)
BACK_IN_BOX: Final = EVENTS.add("back-in-box", "SMU-R-43", SEAT, WHO)
COSSACKS: Final = EVENTS.add("cossacks", "SMU-APP-10", SEAT, WHO, UNIT)
TRACK_TEST: Final = EVENTS.add("track-test", "SMU-APP-08", SEAT, WHO, DIE)
UNIT_TEST: Final = EVENTS.add("unit-test", "SMU-APP-08", SEAT, WHO, UNIT, DIE)
UNIT_LOST: Final = EVENTS.add("unit-lost", "SMU-APP-08", SEAT, WHO, UNIT)
TO_TRACK: Final = EVENTS.add("to-track", "SMU-APP-12", SEAT, WHO, ("cell", "cell"))
DIED: Final = EVENTS.add("died", "SMU-APP-08", SEAT, WHO)
OUT_OF_TIME: Final = EVENTS.add("out-of-time", "SMU-R-10", SEAT, WHO)
THRONE_VACANT: Final = EVENTS.add("throne-vacant", "SMU-MSC-02", WHO)
SOBOR_ROLL: Final = EVENTS.add("sobor-roll", "SMU-VIC-10", SEAT, DIE, ("total", "number"))
WON: Final = EVENTS.add("won", "SMU-VIC-12", SEAT, ("victory", "victory"))

# --- politics

# --- war

# --- cards and windows
