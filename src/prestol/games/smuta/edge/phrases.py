"""What the components of the content are and do, as phrases: cards, persons, units, points and tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prestol.engine.phrase import Phrase
from prestol.library.content import SHELF, Content, read_content
from prestol.library.phrasing import Phrasing

Record = dict[str, Any]

WORDS = Phrasing(lambda name: f"smuta-{name}")
phrase, join = WORDS.phrase, WORDS.join

DOING = (
    *("one_shot", "instant", "windows", "role", "tags", "not_after", "not_against", "only_against_tags"),
    *("requires", "targets", "includes_tsar", "active_party_only", "optional_targets", "effects", "modes"),
)
"""The fields of a card that say what it does."""
SEASONS = ("spring", "summer", "autumn", "winter")


class Lines:
    """What each component is and does, a phrase for each thing."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.tables: Record = content.tables
        self.described: dict[str, Record] = {}
        """What the cards do whose words we have."""

    def all(self) -> dict[str, list[list[Phrase]]]:
        """Row by row, for every table whose components do something."""
        own = self.content.folder == SHELF / "smuta"
        shipped = self.tables if own else read_content("smuta").tables
        self.described = {card["id"]: doing(card) for card in shipped["card_kind"]}
        return {name: [teller(row) for row in self.tables[name]] for name, teller in self.tellers().items()}

    def tellers(self) -> dict[str, Callable[[Record], list[Phrase]]]:
        return {
            "card_kind": self.card,
            "commander": self.commander,
            "personage": self.personage,
            "detachment": self.detachment,
            "unit_kind": self.unit,
            "point": self.point,
            "legitimacy_table": lambda row: [phrase("line-cost", n=row["cost"])],
        }

    def thing(self, table: str, id: str) -> tuple[str, int]:
        """A component by its table and id, as a phrase names it."""
        return table, [row["id"] for row in self.tables[table]].index(id)

    # --- cards

    def card(self, row: Record) -> list[Phrase]:
        """In changed content a card may do something else; then its words are not told."""
        known = self.described.get(row["id"]) == doing(row)
        told = [phrase(f"card_does-{row['id']}" if known else "card_does-other")]
        told += [phrase("line-instant")] if row.get("instant") else []
        told += [phrase("line-one-shot")] if row.get("one_shot") else []
        return told

    # --- persons and detachments

    def commander(self, row: Record) -> list[Phrase]:
        told = [phrase("line-ratings", tactical=row["tactical"], strategic=row["strategic"]), self.rank(row)]
        told.append(self.entry(row))
        units = [
            phrase("line-units", n=count, what=phrase("line-cossacks"))
            if kind == "cossack"
            else phrase("line-units", n=count, what=phrase("line-unit", unit=self.thing("unit_kind", kind)))
            for kind, count in row["start_units"].items()
        ]
        told.append(phrase("line-starts-with", units=join(units, "comma", "comma")))
        told.append(phrase("line-army", n=row["max_army"]))
        return told

    def rank(self, row: Record) -> Phrase:
        return phrase("line-rank", legitimacy=row["legitimacy"], administration=row["administration"])

    def entry(self, row: Record) -> Phrase:
        if row["enters"] == "date":
            return phrase("line-date", season=("season", SEASONS.index(row["season"])), year=str(row["year"]))
        return phrase(f"line-{row['enters']}")

    def personage(self, row: Record) -> list[Phrase]:
        told = [self.rank(row)]
        told += [phrase(f"line-bonus-{name}", n=count) for name, count in row.get("army_bonus", {}).items()]
        told += [] if row["can_be_pretender"] else [phrase("line-no-pretender")]
        told += [phrase("line-card")] if row.get("card") else []
        return told

    def detachment(self, row: Record) -> list[Phrase]:
        told = [phrase("line-ratings", tactical=row["tactical"], strategic=row["strategic"]), self.strength(row)]
        return [*told, phrase("line-card")]

    # --- units and points

    def strength(self, row: Record) -> Phrase:
        return phrase("line-cavalry" if row["cavalry"] else "line-foot", fire=row["fire"], melee=row["melee"])

    def unit(self, row: Record) -> list[Phrase]:
        told = [self.strength(row), phrase("line-price", n=row["cost"])]
        told += [phrase("line-slow")] if row.get("slow") else []
        told += [phrase("line-die", n=row["melee_die_bonus"])] if row.get("melee_die_bonus") else []
        if row.get("commander_legitimacy"):
            told.append(phrase("line-disgrace", n=-row["commander_legitimacy"]))
        return told

    def point(self, row: Record) -> list[Phrase]:
        told = [phrase(f"line-kind-{row['kind']}")]
        told += [phrase("line-vp", n=row["vp"])] if row["vp"] else []
        told += [phrase("line-legitimacy", n=row["legitimacy"])] if row.get("legitimacy") else []
        if row.get("swedish_recruit_bonus"):
            told.append(phrase("line-swedes", n=row["swedish_recruit_bonus"]))
        return told


def doing(card: Record) -> Record:
    """What a card does, without its names, numbers and sources."""
    return {field: card[field] for field in DOING if card.get(field)}
