"""A second telling of effects: what a table should look like after them, worked out from the content files alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from prestol.games.ivan.state import Ivan
from tests.games.ivan.table import (
    CITIES,
    FOREIGN,
    KINDS,
    LOCAL,
    answers,
    asked,
    boyars,
    buildings,
    choices,
    goods,
    names,
    offers,
    pad,
    records,
    say,
    seen,
    shown,
    warriors,
)

WILD = {"local": LOCAL, "foreign": FOREIGN, "any": KINDS}
FAVOUR_SPACES = sorted(token["vp_space"] for token in records("favour_token").values())


class Ledger:
    """What one seat has. It carries out effects at a table by playing their moves, and books what should come of it."""

    def __init__(self, state: Ivan, seat: int = 0) -> None:
        self.state = state
        self.seat = seat
        self.goods = dict.fromkeys(KINDS, 0) | goods(state, seat)
        self.vp = seen(state, "vp", seat)
        self.favour = list(state.view()["favour"])
        self.tokens = list(state.view()["favour_tokens"])
        self.warriors = warriors(state, seat)
        self.boyars = boyars(state, seat)
        self.buildings = buildings(state, seat)
        self.supply = seen(state, "warrior_supply", seat)
        self.field = seen(state, "field", seat)
        self.hand = seen(state, "hand_sizes", seat)
        self.counts = {kind: len(seen(state, kind, seat)) for kind in ("titles_owned", "estates_owned", "spoils_owned")}

    def agree(self) -> None:
        """The table is as it should be."""
        state, seat = self.state, self.seat
        assert goods(state, seat) == {kind: count for kind, count in self.goods.items() if count}
        assert seen(state, "vp", seat) == self.vp
        assert state.view()["favour"] == self.favour
        assert state.view()["favour_tokens"] == self.tokens
        assert warriors(state, seat) == self.warriors
        assert boyars(state, seat) == self.boyars
        assert buildings(state, seat) == self.buildings
        assert seen(state, "building_supply", seat) == 6 - len(self.buildings)
        assert seen(state, "warrior_supply", seat) == self.supply
        assert seen(state, "field", seat) == self.field
        assert seen(state, "hand_sizes", seat) == self.hand
        assert {kind: len(seen(state, kind, seat)) for kind in self.counts} == self.counts

    # --- booking

    def pay(self, cost: dict[str, int]) -> None:
        for kind, count in cost.items():
            self.goods[kind] -= count
            assert self.goods[kind] >= 0

    def score(self, points: int) -> None:
        self.vp += points
        for at, space in enumerate(FAVOUR_SPACES):
            if self.tokens[at] and self.vp >= space:
                self.tokens[at] = 0
                self.gain_favour()

    def gain_favour(self) -> None:
        if self.favour[0] == self.seat:
            self.score(1)
        else:
            self.favour.remove(self.seat)
            self.favour.insert(0, self.seat)

    def presence(self) -> set[str]:
        return set(self.warriors) | set(self.boyars) | self.buildings

    # --- effects, step by step

    def resolve(self, effect: list[dict[str, Any]]) -> None:
        for step in effect:
            ((key, value),) = step.items()
            if key == "gain":
                self.gain(value)
            elif key == "favour":
                self.gain_favour()
            elif key == "exchange":
                self.exchange(**value)
            elif key == "resolve_trade":
                self.trade(value)
            else:
                for _ in range(value):
                    getattr(self, key)()

    def gain(self, gains: dict[str, int]) -> None:
        for kind in KINDS:
            self.goods[kind] += gains.get(kind, 0)
        if gains.get("vp"):
            self.score(gains["vp"])
        for wild, kinds in WILD.items():
            if count := gains.get(wild, 0):
                assert choices(self.state) == dict.fromkeys(kinds, count)
                chosen = [kinds[-1 - at % len(kinds)] for at in range(count)]
                say(self.state, f"choose {' '.join(chosen)}")
                for kind in chosen:
                    self.goods[kind] += 1

    def income(self) -> None:
        at = self.presence()
        city = next(city for city in CITIES if city in at and "stone" not in records("city")[city]["income"])
        assert answers(self.state) - {"pass"} <= {f"harvest {name}" for name in at}
        say(self.state, f"harvest {city}")
        for kind, count in records("city")[city]["income"].items():
            self.goods[kind] += count

    def place_warrior(self) -> None:
        assert answers(self.state) == {"pass", *(f"place {city}" for city in self.presence())}
        city = max(self.presence())
        say(self.state, f"place {city}")
        self.warriors[city] = self.warriors.get(city, 0) + 1
        self.supply -= 1

    def move(self) -> None:
        """A warrior goes; the waterways of these tests are empty unless a test lays a token."""
        way, origin, target = next(self.marches())
        assert answers(self.state) == {"pass", *(words for words, _, _ in self.marches())}
        say(self.state, way)
        self.warriors[origin] -= 1
        self.warriors = {city: count for city, count in self.warriors.items() if count}
        self.warriors[target] = self.warriors.get(target, 0) + 1

    def marches(self) -> Iterator[tuple[str, str, str]]:
        for piece, where in (("warrior", self.warriors), ("boyar", self.boyars)):
            for city in where:
                for way in records("waterway").values():
                    if city in (way["a"], way["b"]):
                        target = way["b"] if city == way["a"] else way["a"]
                        yield f"move {piece} {city} {target}", city, target

    def take_project(self) -> None:
        display = shown(self.state, "projects", "project")
        assert answers(self.state) == {"pass", "draw", *(f"take {project}" for project in display)}
        say(self.state, f"take {min(display)}")
        self.hand += 1

    def complete_project(self) -> None:
        affordable = [name for name in self.projects() if self.can_pay(records("project")[name]["cost"])]
        assert answers(self.state) == {"pass", *(f"complete {name}" for name in affordable)}
        say(self.state, f"complete {affordable[0]}")
        self.complete(affordable[0])

    def complete(self, project: str) -> None:
        """Book a project whose move has just been played, and carry out the effect of its type."""
        record = records("project")[project]
        self.hand -= 1
        self.pay(record["cost"])
        self.score(record["vp"])
        self.resolve(records("project_type")[record["type"]]["effect"])

    def projects(self) -> list[str]:
        return names("project", self.state.view(self.seat)["hand"])

    def can_pay(self, cost: dict[str, int]) -> bool:
        return all(self.goods[kind] >= count for kind, count in cost.items())

    def take_estate(self) -> None:
        self.take_honour("estate")

    def take_title(self) -> None:
        self.take_honour("title")

    def take_honour(self, kind: str) -> None:
        display = shown(self.state, f"{kind}s", kind)
        assert answers(self.state) == {"pass", f"draw-{kind}", *(f"{kind} {name}" for name in display)}
        say(self.state, f"{kind} {min(display)}")
        self.counts[f"{kind}s_owned"] += 1

    def exchange(self, give: int, get: int, times: int) -> None:
        for _ in range(times):
            giving = next(kind for kind in KINDS if self.goods[kind] >= give)
            say(self.state, " ".join(["swap", *[giving] * give]))
            assert offers(self.state) == {f"get {kind}" for kind in KINDS if kind != giving}
            say(self.state, "get metal")
            self.goods[giving] -= give
            self.goods["metal"] += get

    def trade(self, count: int) -> None:
        """The effects of the first occupied or printed slots."""
        chosen: list[str] = []
        effects: list[Any] = []
        for (slot, record), token in zip(records("pad_slot").items(), pad(self.state, self.seat), strict=True):
            if token:
                chosen.append(f"resolve {token}")
                effects.append(records("trade_token")[token]["effect"])
            elif record["printed_effect"]:
                chosen.append(f"printed {slot}")
                effects.append(record["printed_effect"])
        assert answers(self.state) <= {"pass", *chosen}
        for words in chosen[:count]:
            say(self.state, words)
        for at, effect in enumerate(effects[:count]):
            if at > 0 and asked(self.state) == "next-trade":
                say(self.state, chosen[at])
            self.resolve(effect)

    def war(self) -> None:
        display = shown(self.state, "spoils", "spoils")
        assert answers(self.state) == {"pass", *(f"spoils {token}" for token in display)}
        self.win(min(display))

    def win(self, token: str) -> None:
        say(self.state, f"spoils {token}")
        self.supply -= 1
        self.field += 1
        self.counts["spoils_owned"] += 1
        self.resolve(records("spoils")[token]["effect"])

    def build(self) -> None:
        standing = set(self.warriors) | set(self.boyars)
        taken = {city for city, owner in zip(CITIES, self.state.view()["buildings"], strict=True) if owner >= 0}
        assert answers(self.state) == {"pass", *(f"build {city}" for city in standing - taken)}
        city = min(standing - taken)
        say(self.state, f"build {city}")
        self.buildings.add(city)


def title_points(state: Ivan, seat: int, title: str) -> int:
    """What a title is worth for a seat, counted from the public view."""
    score = records("title")[title]["score"]
    if score["count"] == "favour_rank":
        return int(score["table"][state.view()["favour"].index(seat)])
    return int(score["vp"] * (counted(state, seat, score) // score.get("every", 1)))


def counted(state: Ivan, seat: int, score: dict[str, Any]) -> int:
    """How many a seat has of what a title counts."""
    kind, most = score["count"], score.get("threshold", 1)
    done = [records("project")[name]["type"] for name in names("project", seen(state, "completed", seat))]
    influence = dict.fromkeys(CITIES, 0)
    for pieces, worth in ((warriors(state, seat), 1), (boyars(state, seat), 2)):
        for city, count in pieces.items():
            influence[city] += worth * count
    for city in buildings(state, seat):
        influence[city] += 2
    regions: dict[str, int] = {}
    for city, count in influence.items():
        region = records("city")[city]["region"]
        regions[region] = regions.get(region, 0) + count
    counts = {
        "project_any": len(done),
        "project_set": min(done.count(one) for one in records("project_type")),
        **{f"project_{one}": done.count(one) for one in records("project_type")},
        "title": len(seen(state, "titles_owned", seat)),
        "estate": len(seen(state, "estates_owned", seat)),
        "token_spoils_trade": len(seen(state, "spoils_owned", seat)) + sum(map(bool, pad(state, seat))),
        "city_influence": sum(count >= most for count in influence.values()),
        "city_presence": sum(count > 0 for count in influence.values()),
        "region_influence": sum(count >= most for count in regions.values()),
        "region_building": len({records("city")[city]["region"] for city in buildings(state, seat)}),
        "field_warrior": seen(state, "field", seat),
        "foreign_good": sum(goods(state, seat).get(kind, 0) for kind in FOREIGN),
    }
    return int(counts[kind])
