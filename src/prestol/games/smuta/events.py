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
MARCHED: Final = EVENTS.add("marched", "SMU-MOV-08", SEAT, WHO, POINT, ("target", "point"))
STAYED: Final = EVENTS.add("stayed", "SMU-MOV-13", SEAT, WHO)
GROUPED: Final = EVENTS.add("grouped", "SMU-MOV-04", SEAT, WHO, ("second", "figure"))
PARTED: Final = EVENTS.add("parted", "SMU-MOV-06", SEAT, WHO, ("second", "figure"))
DETACHMENT_JOINED: Final = EVENTS.add("detachment-joined", "SMU-R-57", SEAT, WHO, HOST)
DETACHMENT_LEFT: Final = EVENTS.add("detachment-left", "SMU-R-57", SEAT, WHO, HOST)
CAME_OUT: Final = EVENTS.add("came-out", "SMU-R-21", SEAT, WHO, POINT)
SALLIED: Final = EVENTS.add("sallied", "SMU-SIE-16", SEAT, WHO, POINT)
RESOURCE_NAMED: Final = EVENTS.add("resource-named", "SMU-REC-06", SEAT, WHO)
RESOURCE_DECLINED: Final = EVENTS.add("resource-declined", "SMU-REC-06", SEAT)
RECRUIT_ROLL: Final = EVENTS.add("recruit-roll", "SMU-REC-01", SEAT, WHO, DIE, ("total", "number"))
BOUGHT: Final = EVENTS.add("bought", "SMU-REC-02", SEAT, WHO, ("good", "good"))
ATTACKED: Final = EVENTS.add("attacked", "SMU-MOV-16", SEAT, WHO, ("rival", "seat"), POINT)
LEADS: Final = EVENTS.add("leads", "SMU-R-15", SEAT, WHO)
EVADES: Final = EVENTS.add("evades", "SMU-MOV-18", SEAT, DIE, ("total", "number"))
IS_CAUGHT: Final = EVENTS.add("is-caught", "SMU-MOV-20", SEAT, DIE, ("total", "number"))
WITHDREW: Final = EVENTS.add("withdrew", "SMU-MOV-21", SEAT, WHO, POINT, ("target", "point"))
TOOK_REFUGE: Final = EVENTS.add("took-refuge", "SMU-SIE-14", SEAT, WHO, POINT)
CONCEDED: Final = EVENTS.add("conceded", "SMU-BAT-19", SEAT)
BATTLE_DIE: Final = EVENTS.add("battle-die", "SMU-BAT-24", SEAT, ("phase", "battle_phase"), DIE)
TACTICAL_TIE: Final = EVENTS.add("tactical-tie", "SMU-BAT-05", ("total", "number"))
ADVANTAGE: Final = EVENTS.add("advantage", "SMU-BAT-05", SEAT, ("total", "number"), ("other", "number"))
STRIKES_FIRST: Final = EVENTS.add("strikes-first", "SMU-BAT-06", SEAT, ("phase", "battle_phase"))
ROUND_BEGINS: Final = EVENTS.add("round-begins", "SMU-BAT-04", ("round", "number"))
HIT: Final = EVENTS.add("hit", "SMU-BAT-09", SEAT, ("phase", "battle_phase"), COUNT)
ROUT: Final = EVENTS.add("rout", "SMU-BAT-13", SEAT)
CAMP_HOLDS: Final = EVENTS.add("camp-holds", "SMU-CRD-31", SEAT)
LOSS: Final = EVENTS.add("loss", "SMU-BAT-10", SEAT, WHO, UNIT)
DETACHMENT_LOST: Final = EVENTS.add("detachment-lost", "SMU-BAT-02", SEAT, WHO)
RETREATED: Final = EVENTS.add("retreated", "SMU-BAT-16", SEAT)
BOTH_LOST: Final = EVENTS.add("both-lost", "SMU-R-18", POINT)
VICTORY: Final = EVENTS.add("victory", "SMU-BAT-18", SEAT, ("rival", "seat"), COUNT)

# --- cards and windows
