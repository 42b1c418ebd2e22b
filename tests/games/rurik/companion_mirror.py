"""A solo game of the engine, told to a companion as a person would tell it: pieces moved, cards read, nothing else."""

from __future__ import annotations

from typing import Any

import prestol
from prestol.engine.companion import Companion
from prestol.engine.events import Event
from prestol.games.rurik.edge.companion import RurikCompanion
from prestol.games.rurik.stock import goods_on_boat

GAME: Any = prestol.game("rurik")
PLAYER, REBELLION = 0, 1
TROOP, CHIEF = 0, 1
TABLE_ONLY = frozenset(
    (
        "first-player",
        "deed-opened",
        "deed-discarded",
        "card-turned",
        "check-begins",
        "decks-shuffled",
        "good-laid",
        "agenda-dealt",
    )
)
"""Events of decks and cards that the companion is not told of."""


def word(domain: str, value: int) -> str:
    return str(GAME.notation.word(domain, value))


def is_program(event: Event) -> bool:
    """Whether an event belongs to what the companion plays: decisions of the Rebellion, and the claim phase."""
    if event.name in TABLE_ONLY:
        return False
    seat = event.args.get("seat", REBELLION)
    return seat == REBELLION or event.name in ("claimed", "figure-lost", "round-begins")


def change(what: str, region: int, by: int = 1) -> dict[str, Any]:
    return {"what": what, "region": word("region", region), "by": by}


def own_figure(figure: int, region: int, by: int) -> list[dict[str, Any]]:
    """The pieces of a figure as moves name it: a troop, the leader, or the leader with his escort."""
    if figure == TROOP:
        return [change("troop", region, by)]
    escort = [change("troop", region, by * (figure - CHIEF))] if figure > CHIEF else []
    return [change("leader", region, by), *escort]


SIMPLE = {
    "joined": ("troop", 1),
    "attacked": ("attack", 1),
    "neutral-removed": ("neutral", -1),
    "neutral-converted": ("neutral", -1),
    "troop-converted": ("rebel", -1),
    "taxed": ("good", -1),
}
"""Events of the person that change one thing in a region."""
FIGURES = {"mustered": 1, "loss": -1, "figure-removed": -1}
BUILDINGS = {"built": 1, "demolished": -1}


def changes_of(event: Event) -> list[dict[str, Any]]:
    """What a person taps for something that they did in their turn."""
    name, args = event.name, event.args
    region, figure, target = args.get("region", -1), args.get("figure", TROOP), args.get("target", -1)
    if name in SIMPLE:
        what, by = SIMPLE[name]
        return [change(what, region, by)]
    if name in FIGURES:
        return own_figure(figure, region, FIGURES[name])
    if name in BUILDINGS:
        return [change(word("building", args["building"]), region, BUILDINGS[name])]
    if name in ("marched", "sent"):
        return [*own_figure(figure, region, -1), *own_figure(figure, target, 1)]
    if name == "rescued":
        return [change("leader", region), change("troop", region)]
    if name == "pushed":
        piece = "sviatopolk" if figure == CHIEF else "rebel"
        return [change(piece, region, -1), change(piece, target)]
    return []


class Mirror:
    """Plays in the engine and tells the companion; what both say of the Rebellion is kept side by side."""

    def __init__(
        self, seed: str, difficulty: str, cards: str = "box", options: dict[str, object] | None = None
    ) -> None:
        self.state: Any = GAME.start(1, seed, {"difficulty": difficulty, **(options or {})})
        self.begin = {"difficulty": difficulty, "cards": cards, "seed": seed, "options": options or {}}
        self.companion: Companion | None = None
        self.deployed: list[int] = []
        self.changes: list[dict[str, Any]] = []
        self.space: tuple[int, int] | None = None
        self.said: list[Event] = []
        """What the engine tells of the Rebellion."""
        self.heard: list[Event] = []
        """What the companion tells of it."""
        self.pending: list[Event] = list(self.state.events)

    def play(self, move: tuple[int, ...]) -> None:
        self.state.play(PLAYER, move)
        for event in self.state.events:
            self.follow(event)
            if is_program(event) and not self.is_in_turn:
                self.said.append(event)

    def enter(self, do: str, **entry: Any) -> None:
        assert self.companion is not None
        self.companion.enter({"do": do, **entry})
        self.listen()

    def listen(self) -> None:
        """What the companion has told last; a card it asks for is read from the deck on the table."""
        assert self.companion is not None
        self.heard += [event for event in self.companion.state.events if is_program(event)]
        screen = self.companion.screen()
        if screen["ask"] == "card":
            self.enter("card", card=word("rebellion_card", self.state.ring[len(self.companion.state.ring)]))
        elif screen["ask"] == "good":
            region = GAME.notation.domains["region"].index(screen["about"]["region"])
            self.enter("good", good=word("good", self.state.yields[region]))

    def follow(self, event: Event) -> None:
        name, args = event.name, event.args
        if name == "led":
            self.sit_down(word("leader", args["leader"]))
        elif name == "deployed" and args["seat"] == PLAYER:
            self.deployed.append(args["region"])
        elif name == "settled":
            troops = {word("region", one): self.deployed.count(one) for one in self.deployed}
            self.enter("deploy", troops=troops, leader=word("region", args["region"]))
        elif name in ("placed", "bribed") and args["seat"] == PLAYER:
            given = {"advisor": word("advisor", args["advisor"]), "banner": word("action", args["action"])}
            self.enter("place", **given, bribe=args.get("coins", 0))
        elif name == "taken-back" and args["seat"] == PLAYER:
            self.space = (args["action"], args["row"])
        elif name in ("card-on-top", "claim-begins"):
            self.end_turn()
            if name == "claim-begins":
                self.enter("boat", goods=goods_on_boat(self.state, PLAYER))
        elif name in ("loss", "no-loss") and args["seat"] == REBELLION:
            self.enter("loss", lost=name == "loss")
        elif args.get("seat") == PLAYER:
            self.changes += changes_of(event)
        elif self.is_in_turn and name == "coins-gained":  # RUR-LDR-07: of whoever is pushed
            self.changes.append({"what": "coin", "by": args["coins"]})

    @property
    def is_in_turn(self) -> bool:
        """Whether the person's turn has begun: with an advisor who came back, or with an additional action."""
        return self.space is not None or bool(self.changes)

    def sit_down(self, leader: str) -> None:
        self.said += [event for event in self.pending if is_program(event)]
        self.companion = RurikCompanion(GAME, {**self.begin, "leader": leader})
        self.listen()

    def end_turn(self) -> None:
        if self.space is not None:
            action, row = self.space
            self.enter("turn", banner=word("action", action), row=row + 1, changes=self.changes)
        self.space, self.changes = None, []
