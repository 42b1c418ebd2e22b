"""The Judicial Duel: a small sample game that shows rules authors every tool of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from prestol.engine.chance import SealedStream
from prestol.engine.errors import LoadError
from prestol.engine.step import Pending, Step
from prestol.engine.window import AnswerWindow, OpenWindow
from prestol.games.duel.answers import Laid, Outwit, Parry, Press
from prestol.games.duel.blows import Blow, DropCard, PartChampions, Wound
from prestol.games.duel.bouts import Bouts, CastLot, Lead, Opening, OpenStakes, Stake, Verdict
from prestol.games.duel.circle import Window
from prestol.games.duel.edge.schema import DuelContent, parts_from
from prestol.games.duel.edge.setup import SEATS, Positions, check_stack, complaint
from prestol.games.duel.events import EVENTS
from prestol.games.duel.parts import MOVES, Options, Parts
from prestol.games.duel.remedy import ChooseRemedy, DrawCard, Drink, Refresh
from prestol.games.duel.state import Duel
from prestol.games.duel.turns import Act, Turn
from prestol.library.content import Content
from prestol.library.content_game import ContentGame


class DuelGame(ContentGame[DuelContent, Parts]):
    """The game with its content."""

    id = "duel"
    seat_counts = (SEATS,)
    rules_version = 2
    schema = DuelContent
    named = ("card", "blow")
    words: ClassVar = {"window": ("blow", "card", "rest")}
    moves = MOVES.kinds()
    readings: ClassVar = {"even_lots": ()}
    events = EVENTS.kinds()
    windows = (("blow", 4), ("card", 6), ("rest", 4))
    facts = (("window", "window"), ("card", "card"), ("by", "seat"))
    scopes = ("bout",)
    steps = (
        Opening,
        Refresh,
        DrawCard,
        Bouts,
        Stake,
        OpenStakes,
        CastLot,
        Lead,
        Turn,
        Act,
        Drink,
        ChooseRemedy,
        Window,
        OpenWindow,
        AnswerWindow,
        Pending,
        Laid,
        Parry,
        Press,
        Outwit,
        Blow,
        Wound,
        DropCard,
        PartChampions,
        Verdict,
    )

    def parts_of(self, content: DuelContent) -> Parts:
        return parts_from(content)

    def new_state(self, seats: int, options: dict[str, Any], luck: SealedStream) -> Duel:
        """DUE-SET-01: all strength, all courage, all cards in the deck."""
        return Duel(self, self.parts, Options(**options), seats, [], luck)

    def opening(self) -> list[Step[Any]]:
        return [Opening()]

    def complaint(self, state: Duel) -> LoadError | None:
        return complaint(state)

    def check_stack(self, state: Any) -> None:
        check_stack(state)

    def spans(self, seats: int) -> dict[str, int]:
        parts = self.parts
        most = max(parts.actions, parts.hand, parts.refresh, *parts.force) + 1
        return {
            "seat": seats,
            "card": parts.kinds,
            "left": most,
            "wounds": sum(parts.most) + 1,
            "moment": len(self.windows),
        }

    def position(self, description: Mapping[str, Any]) -> Duel:
        return Positions(self).build(description)


def open_game(content: Content) -> DuelGame:
    """The game with a content."""
    return DuelGame(content)
