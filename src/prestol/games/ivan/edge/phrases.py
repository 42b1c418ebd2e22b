"""What the components of the content do, as phrases: effects, prices, scores and rewards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prestol.engine.phrase import Phrase
from prestol.library.phrasing import Phrasing

Record = dict[str, Any]
Goods = dict[str, int]
Steps = list[Record]

WORDS = Phrasing(lambda name: f"ivan-{name}")
phrase, join, amount, amounts = WORDS.phrase, WORDS.join, WORDS.amount, WORDS.amounts


def step(one: Record) -> Phrase:
    """One step of an effect."""
    ((key, value),) = one.items()
    if key == "gain":
        return phrase("effect-gain", things=amounts(value, "acc"))
    if key == "exchange":
        give, get = (amount("any", value[side], "acc") for side in ("give", "get"))
        return phrase("effect-exchange", give=give, get=get, times=value["times"])
    if key == "choose":
        steps = join([step(inner) for inner in value["of"]], "comma", "or")
        return phrase("effect-choose", times=value["times"], steps=steps)
    return phrase(f"effect-{key}", n=value)


def effect(steps: Steps) -> Phrase:
    """Steps that are done one after the other."""
    return join([step(one) for one in steps], "then", "then")


def bag(steps: Steps) -> Phrase:
    """Steps that are done in any order."""
    return join([step(one) for one in steps], "comma", "and")


def paid(cost: Goods, steps: Steps) -> Phrase:
    """A price and what it buys; a price of nothing is not mentioned."""
    what = effect(steps)
    return phrase("line-price", price=amounts(cost, "acc"), effect=what) if cost else what


def score(worth: Record) -> Phrase:
    """What a title is worth."""
    if table := worth.get("table"):
        places = [
            phrase("score-place", place=place, points=amount("vp", points))
            for place, points in enumerate(table, 1)
            if points
        ]
        return phrase("score-favour_rank", places=join(places, "comma", "comma"))
    every, threshold = worth.get("every", 1), worth.get("threshold", 0)
    return phrase(f"score-{worth['count']}", points=amount("vp", worth["vp"]), every=every, threshold=threshold)


class Lines:
    """What each component does, a phrase for each thing; nothing for one that does nothing."""

    def __init__(self, tables: Record) -> None:
        self.tables = tables

    def all(self) -> dict[str, list[list[Phrase]]]:
        """Row by row, for every table whose components do something."""
        tellers = {name: teller for name, teller in self.tellers().items() if isinstance(self.tables.get(name), list)}
        told = {name: [teller(row) for row in self.tables[name]] for name, teller in tellers.items()}
        told["reward"] = [[effect(steps) for steps in row["rewards"]] for row in self.tables["region_token"]]
        told["printed"] = [[effect(row["printed_effect"])] for row in self.tables["pad_slot"]]
        told["bonus"] = [[bag(row["bonus"])] for row in self.tables["chamber"]]
        return told

    def tellers(self) -> dict[str, Callable[[Record], list[Phrase]]]:
        return {
            "estate": lambda row: [paid(row["cost"], row["effect"])],
            "pad_action": lambda row: [paid(row["cost"], row["effect"])],
            "project_type": lambda row: [effect(row["effect"])],
            "spoils": lambda row: [effect(row["effect"])],
            "trade_token": lambda row: [effect(row["effect"])],
            "project": self.project,
            "title": self.title,
            "pad_slot": self.pad_slot,
            "favour_token": self.favour_token,
            "region_token": self.region_token,
            "chamber": self.chamber,
            "assignment": self.assignment,
            "city": self.city,
            "waterway": self.waterway,
        }

    def project(self, row: Record) -> list[Phrase]:
        kinds = {kind["id"]: kind["effect"] for kind in self.tables["project_type"]}
        return [paid(row["cost"], [{"gain": {"vp": row["vp"]}}, *kinds[row["type"]]])]

    def title(self, row: Record) -> list[Phrase]:
        scoring = [one["number"] for one in self.tables["round"] if one["scoring"]]
        rounds = join([phrase("round-number", n=number) for number in scoring], "comma", "and")
        return [phrase("line-title", score=score(row["score"]), count=len(scoring), rounds=rounds)]

    def pad_slot(self, row: Record) -> list[Phrase]:
        printed = row["printed_effect"]
        return [phrase("line-printed", effect=effect(printed)) if printed else phrase("line-blank")]

    def favour_token(self, row: Record) -> list[Phrase]:
        return [phrase("line-favour", space=row["vp_space"], effect=effect(row["effect"]))]

    def region_token(self, row: Record) -> list[Phrase]:
        rewards = zip(("one", "other"), row["rewards"], strict=True)
        told = [phrase(f"line-reward-{which}", effect=effect(steps)) for which, steps in rewards]
        return [*told, phrase("line-lead", lead=row["vp_number"])]

    def chamber(self, row: Record) -> list[Phrase]:
        return [phrase(f"line-{part}", effect=bag(row[part])) for part in ("regular", "bonus")]

    def assignment(self, row: Record) -> list[Phrase]:
        target = row["target"]
        colour = {"colour": phrase(f"colour-{row['color']}")} if target == "color" else {}
        extras = [(part, row[f"{part}_extra"]) for part in ("regular", "bonus")]
        told = [phrase(f"line-extra-{part}", effect=effect(steps)) for part, steps in extras if steps]
        return [phrase(f"line-target-{target}", **colour), *told]

    def city(self, row: Record) -> list[Phrase]:
        region, colour = self.thing("region", row["region"]), phrase(f"colour-{row['color']}")
        price = amount("coin", self.tables["rules"]["stone_income_coin_cost"], "acc")
        dear = [phrase("line-stone", price=price)] if "stone" in row["income"] else []
        return [phrase("line-city", region=region, colour=colour, income=amounts(row["income"])), *dear]

    def waterway(self, row: Record) -> list[Phrase]:
        key = "line-waterway-slot" if row["trade_slot"] else "line-waterway"
        return [phrase(key, first=self.thing("city", row["a"]), last=self.thing("city", row["b"]))]

    def thing(self, table: str, id: str) -> tuple[str, int]:
        return table, next(at for at, row in enumerate(self.tables[table]) if row["id"] == id)
