"""A second list of what the Political phase offers, from the table and the printed rules; it shares no code with them.

Cards and their exchange are left out: they are judged elsewhere.
"""

from __future__ import annotations

from typing import Any

from tests.games.smuta.recount import View, figure, names, persons, printed

PRICES = {"volga": 5, "west": 3, "north_east": 3, "south": 3, "north": 3, "fortresses": 8}
POWERFUL = ["moscow", "smolensk", "novgorod"]
PLAIN = ["pskov", "oreshek", "ivangorod", "koporye", "tula", "kolomna", "nizhny_novgorod", "troitse_lavra"]
POLAND = ["vitebsk", "orsha", "gomel", "kiev"]
PRETENDER, INSIDE, CARRIED, LAID, SHIFTED = 1, 8, 16, 32, 128
PARTY, IN_ARMY = -4, -5
SOVEREIGN = -2


class Chancery:
    """What the player of a Political phase may do, as far as it is seen on the table and told since it began."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view["active"]
        self.stormed: set[str] = set()
        self.called = False
        self.ready = self.in_moscow(view) if self.holder(view, "moscow") == self.seat else []

    def hear(self, told: list[Any]) -> None:
        """Storms and elections are made once in a phase."""
        for event in told:
            if event.name == "stormed":
                self.stormed.add(names("point")[event.args["point"]])
            elif event.name == "election-called":
                self.called = True

    # --- the table

    def holder(self, view: View, point: str) -> int:
        return int(view["control"][names("point").index(point)])

    def marked(self, view: View, who: str, bit: int) -> bool:
        return bool(view["marks"][figure(who)] & bit)

    def is_own(self, view: View, who: str) -> bool:
        return bool(view["owner"][figure(who)] == self.seat)

    def point(self, view: View, who: str) -> str:
        """Where a figure stands, or whoever it is with; nothing off the map."""
        at = view["at"][figure(who)]
        if at == IN_ARMY:
            at = view["at"][view["host"][figure(who)]]
        return names("point")[at] if at >= 0 else ""

    def commanders(self, view: View) -> list[str]:
        """The own commanders on the map."""
        return [who for who in printed("commander") if self.is_own(view, who) and view["at"][figure(who)] >= 0]

    def pieces(self, view: View) -> list[str]:
        """Own commanders and separate detachments on the map."""
        own = [who for who in printed("detachment") if self.is_own(view, who) and view["at"][figure(who)] >= 0]
        return [*self.commanders(view), *own]

    def is_fortress(self, view: View, point: str) -> bool:
        return point in POWERFUL or point in PLAIN or bool(view["walled"][names("point").index(point)])

    def is_besieged(self, view: View, who: str) -> bool:
        """Inside, with an enemy piece in the field there."""
        if not self.marked(view, who, INSIDE):
            return False
        for other in [*printed("commander"), *printed("detachment")]:
            at = view["at"][figure(other)]
            if (
                at >= 0
                and at == view["at"][figure(who)]
                and not self.is_own(view, other)
                and not self.marked(view, other, INSIDE)
            ):
                return True
        return False

    def in_moscow(self, view: View) -> list[str]:
        """Own pretenders in the point of Moscow."""
        found = [who for who in persons() if self.is_own(view, who) and self.marked(view, who, PRETENDER)]
        return [who for who in found if self.point(view, who) == "moscow"]

    # --- the list

    def offers(self, view: View) -> set[str]:
        return {
            "done",
            *self.tables(view),
            *self.claims(view),
            *self.sieges(view),
            *self.elections(view),
            *self.proclamations(view),
            *self.personages(view),
            *self.home(view),
        }

    def tables(self, view: View) -> list[str]:
        """SMU-CTL-04, SMU-CTL-05."""
        left = view["legitimacy"][self.seat] - view["spent"]
        return [f"win {table}" for table, price in PRICES.items() if price <= left]

    def claims(self, view: View) -> list[str]:
        """SMU-SEQ-14."""
        for who in self.pieces(view):
            point = self.point(view, who)
            if point not in POLAND and not self.is_fortress(view, point) and self.holder(view, point) != self.seat:
                return ["claim"]
        return []

    def sieges(self, view: View) -> list[str]:
        """SMU-SIE-01 to SMU-SIE-05, SMU-SIE-10, SMU-R-21, SMU-R-25."""
        found: list[str] = []
        besieging = {self.point(view, who) for who in self.commanders(view) if self.marked(view, who, LAID)}
        for who in self.commanders(view):
            point = self.point(view, who)
            holder = self.holder(view, point)
            if not self.is_fortress(view, point) or holder == self.seat:
                continue
            tsars = holder == SOVEREIGN and view["tsar"] >= 0 and view["owner"][view["tsar"]] == self.seat
            if self.marked(view, who, INSIDE) and tsars:
                continue
            if self.marked(view, who, CARRIED) and point not in besieging:
                found.append(f"lay {who}")
            with_marker = self.marked(view, who, LAID)
            if point not in self.stormed and (with_marker or (point not in POWERFUL and point not in besieging)):
                found.append(f"storm {who}")
        return found

    def elections(self, view: View) -> list[str]:
        """SMU-MSC-07, SMU-MSC-11, SMU-R-41."""
        pretenders = [who for who in persons() if self.marked(view, who, PRETENDER)]
        top = view["legitimacy"][self.seat] == max(view["legitimacy"])
        return ["call"] if top and not self.called and len(pretenders) < 3 else []

    def proclamations(self, view: View) -> list[str]:
        """SMU-MSC-03, SMU-MSC-05, SMU-R-42."""
        if view["tsar"] >= 0 or self.holder(view, "moscow") != self.seat:
            return []
        return [f"proclaim {who}" for who in self.ready if who in self.in_moscow(view)]

    def personages(self, view: View) -> list[str]:
        """SMU-R-49."""
        found: list[str] = []
        for who in printed("personage"):
            if not self.is_own(view, who) or view["tsar"] == figure(who) or self.marked(view, who, SHIFTED):
                continue
            at = view["at"][figure(who)]
            hosts = self.commanders(view)
            if at == PARTY and any(not self.is_besieged(view, host) for host in hosts):
                found.append(f"send {who}")
            if at == IN_ARMY and self.point(view, who):
                host = names("figure")[view["host"][figure(who)]]
                there = [one for one in hosts if one != host and self.point(view, one) == self.point(view, host)]
                if there or not self.marked(view, who, PRETENDER):
                    found.append(f"send {who}")
        return found

    def home(self, view: View) -> list[str]:
        """SMU-R-43."""
        tsar = view["tsar"]
        if tsar < 0 or view["owner"][tsar] != self.seat or view["at"][tsar] != IN_ARMY:
            return []
        at_home = self.point(view, names("figure")[tsar]) == "moscow" and self.holder(view, "moscow") == self.seat
        return ["home"] if at_home else []
