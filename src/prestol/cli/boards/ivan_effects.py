"""Effects, prices, scores and rewards of Ivan the Terrible in words, put together from the content's own tables."""

from __future__ import annotations

from typing import Any

from prestol.library.text import Text

Record = dict[str, Any]
Goods = dict[str, int]
Steps = list[Record]


class EffectWords:
    """Says what a component does. Takes the records of the content as they stand in its files."""

    def __init__(self, text: Text, tables: Record) -> None:
        self.text = text
        self.tables = tables

    def lines(self, table: str, record: Record) -> list[str]:
        """What a component of a table does, a line for each thing; nothing for one that does nothing."""
        tell = getattr(self, f"lines_of_{table}", None)
        lines: list[str] = tell(record) if tell else []
        return [line[0].upper() + line[1:] for line in lines]

    def lines_of_project(self, project: Record) -> list[str]:
        points = {"gain": {"vp": project["vp"]}}
        return [self.paid(project["cost"], [points, *self.find("project_type", project["type"])["effect"]])]

    def lines_of_project_type(self, kind: Record) -> list[str]:
        return [self.effect(kind["effect"])]

    def lines_of_title(self, title: Record) -> list[str]:
        scoring = [str(one["number"]) for one in self.tables["round"] if one["scoring"]]
        rounds = self.join(scoring, "comma", "and")
        return [self.say("line-title", score=self.score(title["score"]), count=len(scoring), rounds=rounds)]

    def lines_of_estate(self, estate: Record) -> list[str]:
        return [self.paid(estate["cost"], estate["effect"])]

    lines_of_pad_action = lines_of_estate

    def lines_of_spoils(self, token: Record) -> list[str]:
        return [self.effect(token["effect"])]

    lines_of_trade_token = lines_of_spoils

    def lines_of_pad_slot(self, slot: Record) -> list[str]:
        printed = slot["printed_effect"]
        return [self.say("line-printed", effect=self.effect(printed)) if printed else self.say("line-blank")]

    def lines_of_favour_token(self, token: Record) -> list[str]:
        return [self.say("line-favour", space=token["vp_space"], effect=self.effect(token["effect"]))]

    def lines_of_region_token(self, token: Record) -> list[str]:
        rewards = zip(("one", "other"), token["rewards"], strict=True)
        told = [self.say(f"line-reward-{which}", effect=self.effect(steps)) for which, steps in rewards]
        return [*told, self.say("line-lead", lead=token["vp_number"])]

    def lines_of_chamber(self, chamber: Record) -> list[str]:
        return [self.say(f"line-{part}", effect=self.bag(chamber[part])) for part in ("regular", "bonus")]

    def lines_of_assignment(self, card: Record) -> list[str]:
        target = card["target"]
        colour = {"colour": self.say(f"colour-{card['color']}")} if target == "color" else {}
        extras = [(part, card[f"{part}_extra"]) for part in ("regular", "bonus")]
        return [
            self.say(f"line-target-{target}", **colour),
            *(self.say(f"line-extra-{part}", effect=self.effect(steps)) for part, steps in extras if steps),
        ]

    def lines_of_city(self, city: Record) -> list[str]:
        income = self.amounts(city["income"])
        region, colour = self.name("region", city["region"]), self.say(f"colour-{city['color']}")
        price = self.tables["rules"]["stone_income_coin_cost"]
        dear = [self.say("line-stone", price=self.amount("coin", price, "acc"))] if "stone" in city["income"] else []
        return [self.say("line-city", region=region, colour=colour, income=income), *dear]

    def lines_of_waterway(self, way: Record) -> list[str]:
        key = "line-waterway-slot" if way["trade_slot"] else "line-waterway"
        return [self.say(key, first=self.name("city", way["a"]), last=self.name("city", way["b"]))]

    def paid(self, cost: Goods, steps: Steps) -> str:
        """A price and what it buys; nothing is said of a price of nothing."""
        effect = self.effect(steps)
        return self.say("line-price", price=self.amounts(cost, "acc"), effect=effect) if cost else effect

    def effect(self, steps: Steps) -> str:
        """Steps that are done one after the other."""
        return self.join([self.step(step) for step in steps], "then", "then")

    def bag(self, steps: Steps) -> str:
        """Steps that are done in any order."""
        return self.join([self.step(step) for step in steps], "comma", "and")

    def step(self, step: Record) -> str:
        """One step of an effect."""
        ((key, value),) = step.items()
        args: Record = {"n": value}
        if key == "gain":
            args = {"things": self.amounts(value, "acc")}
        elif key == "exchange":
            swapped = {side: self.amount("any", value[side], "acc") for side in ("give", "get")}
            args = {**swapped, "times": value["times"]}
        elif key == "choose":
            args = {"times": value["times"], "steps": self.join([self.step(one) for one in value["of"]], "comma", "or")}
        return self.say(f"effect-{key}", **args)

    def score(self, score: Record) -> str:
        """What a title is worth."""
        if table := score.get("table"):
            places = [
                self.say("score-place", place=place, points=self.amount("vp", points))
                for place, points in enumerate(table, 1)
                if points
            ]
            return self.say("score-favour_rank", places=self.join(places, "comma", "comma"))
        points = self.amount("vp", score["vp"])
        every, threshold = score.get("every", 1), score.get("threshold", 0)
        return self.say(f"score-{score['count']}", points=points, every=every, threshold=threshold)

    def amounts(self, goods: Goods, form: str = "") -> str:
        """Several goods with their numbers, in one case."""
        return self.join([self.amount(kind, number, form) for kind, number in goods.items()], "comma", "and")

    def amount(self, kind: str, number: int, form: str = "") -> str:
        forms = self.text.forms("it", f"ivan-amount-{kind}", n=number)
        return forms.get(f"it_{form}", forms["it"])

    def join(self, parts: list[str], between: str, before_last: str) -> str:
        """Parts in a row: `comma`, `and`, `or` or `then` stands between them and before the last."""
        told = parts[0] if parts else self.say("amount-nothing")
        for at, part in enumerate(parts[1:], 2):
            told = self.say(f"join-{before_last if at == len(parts) else between}", first=told, last=part)
        return told

    def name(self, table: str, id: str) -> str:
        return str(self.find(table, id)[f"name_{self.text.language}"])

    def find(self, table: str, id: str) -> Record:
        """The record of a table with an id."""
        return next(record for record in self.tables[table] if record["id"] == id)

    def say(self, key: str, **args: Any) -> str:
        return self.text.say(f"ivan-{key}", **args)
