"""What the components of the content do, as phrases: effects, prices, requirements, abilities and scores."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prestol.engine.phrase import Phrase
from prestol.library.phrasing import Phrasing

Record = dict[str, Any]

WORDS = Phrasing(lambda name: f"rurik-{name}")
phrase, join, amount, amounts = WORDS.phrase, WORDS.join, WORDS.amount, WORDS.amounts

COLUMNS = ("attack_move", "build", "tax")
"""Columns of a rebellion mat, from the left."""


def gained(effect: Record) -> dict[str, int]:
    """Coins, goods and points of an effect."""
    return {**effect.get("gain", {}), **effect.get("points", {})}


def brief(effect: Record) -> Phrase:
    """An effect as a thing: `2 muster points`, `a look at 3 scheme cards`."""
    told = [amount(kind, number) for kind, number in gained(effect).items()]
    if "scheme" in effect:
        told.append(phrase("brief-look", n=effect["scheme"]["look"]))
    told += [phrase(f"brief-{key}", n=abs(effect[key])) for key in ("take_deed", "move_anywhere") if key in effect]
    told += [phrase("brief-reveal", n=-effect["reveal"])] if "reveal" in effect else []
    told += [phrase("brief-token")] if effect.get("pass_first_player") else []
    return join(told, "comma", "and")


def does(effect: Record) -> Phrase:
    """An effect as something to do: `gain 1 coin and 2 muster points`."""
    told = [phrase("effect-gain", things=amounts(gained(effect), "acc"))] if gained(effect) else []
    if "scheme" in effect:
        told.append(phrase("effect-look", n=effect["scheme"]["look"]))
    told += [phrase(f"effect-{key}", n=abs(effect[key])) for key in ("take_deed", "move_anywhere") if key in effect]
    told += [phrase("effect-token")] if effect.get("pass_first_player") else []
    whole = join(told, "then", "then")
    return phrase("effect-reveal", effect=whole, n=-effect["reveal"]) if "reveal" in effect else whole


class Lines:
    """What each component does, a phrase for each thing."""

    def __init__(self, tables: Record) -> None:
        self.tables = tables

    def all(self) -> dict[str, list[list[Phrase]]]:
        """Row by row, for every table whose components do something."""
        told = {name: [teller(row) for row in self.tables[name]] for name, teller in self.tellers().items()}
        told["war_track"] = [self.war(self.tables["war_track"])]
        told["solo_leader"] = [self.solo_leader(self.tables["solo_leader"])]
        return told

    def tellers(self) -> dict[str, Callable[[Record], list[Phrase]]]:
        return {
            "region": self.region,
            "good": lambda row: [phrase("line-boat", n=row["boat_spaces"])],
            "building": lambda row: [phrase(f"building_does-{row['id']}")],
            "advisor": lambda row: [phrase("line-advisor", n=row["value"], round=row["from_round"])],
            "leader": lambda row: [self.ability(row["ability"])],
            "conversion": lambda row: [self.paid(row)],
            "track": self.track,
            "strategy_slot": lambda row: [self.slot(row)],
            "scheme": self.scheme,
            "deed": self.deed,
            "agenda": self.agenda,
            "rebel": lambda row: [brief(row["effect"])],
            "reward": lambda row: [brief(row["effect"])],
            "mat": self.mat,
            "rebellion_card": self.rebellion_card,
        }

    # --- prices and requirements

    def price(self, cost: Record, form: str = "") -> Phrase:
        """Everything that is paid, in one case."""
        told: list[Phrase] = []
        for kind, what in cost.items():
            if kind == "one_of":
                told.append(join([phrase("amount-one", good=self.thing("good", good)) for good in what], "or", "or"))
            elif kind == "troops":
                told.append(amount(f"figures-{what['origin']}", what["count"], form))
            else:
                told.append(amount(kind, what, form))
        return join(told, "comma", "and")

    def paid(self, row: Record) -> Phrase:
        """A price and what it buys; a price of nothing is not mentioned."""
        told = does(row["effect"])
        cost = row.get("cost", {})
        return phrase("line-paid", price=self.price(cost, "acc"), effect=told) if cost else told

    def slot(self, row: Record) -> Phrase:
        """What a space of a banner gives, and for how much."""
        told, cost = brief(row["effect"]), row.get("cost", {})
        return phrase("line-slot", effect=told, price=self.price(cost, "acc")) if cost else told

    def need(self, one: Record) -> Phrase:
        """What must be there when a deed is accomplished."""
        kind = one["kind"]
        if kind == "buildings_one_region":
            told = [phrase("one-building", building=self.thing("building", id)) for id in one["buildings"]]
            return phrase("need-buildings_one_region", buildings=join(told, "comma", "and"))
        figures: dict[str, Any] = {"n": one.get("count", one.get("min", 1))}
        if "building" in one:
            figures["building"] = self.thing("building", one["building"])
        return phrase(f"need-{kind}", **figures)

    # --- components

    def region(self, row: Record) -> list[Phrase]:
        near = join(
            [phrase("one-region", region=self.thing("region", id)) for id in row["neighbors"]], "comma", "comma"
        )
        good = phrase("line-yields", good=self.thing("good", row["good"]))
        return [good, phrase("line-near", regions=near)]

    def ability(self, ability: Record) -> Phrase:
        kind = ability["kind"]
        figures = {"n": ability.get("max_troops", 0)}
        if kind == "attack_bonus":
            figures = {"n": -ability.get("reveal", 0), "coins": ability.get("steal_coin", 0)}
        elif kind == "flat_point_cost":
            figures = {"tax": ability.get("tax", 0), "build": ability.get("build", 0)}
        elif kind == "move_enemy":
            return phrase("ability-move_enemy", reward=brief(ability.get("owner_effect", {})))
        elif kind == "rebel_friend":
            figures = {"n": ability.get("on_defeat_rebel", {}).get("place_own_troop", 0)}
        return phrase(f"ability-{kind}", **figures)

    def track(self, row: Record) -> list[Phrase]:
        told: list[Phrase] = []
        for one in row["rows"]:
            points = amount("vp", one["vp"])
            step = phrase(f"step-{row['id']}", points=points, n=one["min"])
            if must := one.get("must_include"):
                regions = [phrase("one-region", region=self.thing("region", id)) for id in must]
                step = phrase("step-with", step=step, regions=join(regions, "comma", "and"))
            told.append(step)
        return told

    def war(self, row: Record) -> list[Phrase]:
        return [phrase("line-war", first=amount("vp", row["vp_first"]), second=amount("vp", row["vp_second"]))]

    def scheme(self, row: Record) -> list[Phrase]:
        return [self.paid(row), *([phrase("line-loss")] if row["loss"] else [])]

    def deed(self, row: Record) -> list[Phrase]:
        needs = [phrase("line-need", need=self.need(one)) for one in row["require"]]
        cost = [phrase("line-cost", price=self.price(row["cost"]))] if row["cost"] else []
        return [*needs, *cost, phrase("line-reward", effect=does(row["effect"])), amount("vp", row["vp"])]

    def agenda(self, row: Record) -> list[Phrase]:
        metric = row["metric"].replace(":", "-")
        return [phrase("line-agenda", points=amount("vp", row["vp"]), what=phrase(f"most-{metric}"))]

    def solo_leader(self, row: Record) -> list[Phrase]:
        return [phrase("line-solo_leader", n=-row["reveal"], troops=row["end_of_round_muster"])]

    def mat(self, row: Record) -> list[Phrase]:
        """The cells, column by column from the left, each from the top down."""
        cells = [cell for column in COLUMNS for cell in row[column]]
        return [
            phrase("line-cell", action=self.thing("action", cell["trigger"]), effect=brief(cell["effect"]))
            for cell in cells
        ]

    def rebellion_card(self, row: Record) -> list[Phrase]:
        """The order of the regions, and under each priority that of the buildings."""
        regions = [phrase("one-region", region=self.thing("region", id)) for id in row["region_order"]]
        told = [phrase("line-order", regions=join(regions, "comma", "comma"))]
        for priority, order in row["build_order"].items():
            kinds = [phrase("one-building", building=self.thing("building", id)) for id in order]
            priority_thing = self.thing("priority", priority)
            told.append(phrase("line-build-order", priority=priority_thing, buildings=join(kinds, "comma", "comma")))
        return told

    def thing(self, table: str, id: str) -> tuple[str, int]:
        return table, next(at for at, row in enumerate(self.tables[table]) if row["id"] == id)
