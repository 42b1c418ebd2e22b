"""The Judicial Duel: a small sample game that shows rules authors every tool of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from prestol.engine.chance import SealedStream
from prestol.engine.game import Game
from prestol.engine.notation import NUMBER, MoveKind, Notation
from prestol.engine.options import Option, Value
from prestol.engine.step import Pending
from prestol.engine.window import AnswerWindow, OpenWindow
from prestol.games.duel.answers import Laid, Outwit, Parry, Press
from prestol.games.duel.blows import Blow, DropCard, PartChampions, Wound
from prestol.games.duel.bouts import Bouts, CastLot, Lead, Opening, OpenStakes, Stake, Verdict
from prestol.games.duel.circle import Window
from prestol.games.duel.edge.schema import DuelContent, parts_from
from prestol.games.duel.edge.setup import SEATS, check_stack, described, new_state, read_description, restored
from prestol.games.duel.events import EVENTS
from prestol.games.duel.parts import Options
from prestol.games.duel.remedy import ChooseRemedy, DrawCard, Drink, Refresh
from prestol.games.duel.state import Duel
from prestol.games.duel.turns import Act, Turn
from prestol.library.content import Content, check_content
from prestol.library.naming import name_content

MOVES = (
    MoveKind("pass"),
    MoveKind("answer", ("card",)),
    MoveKind("stake", (NUMBER,)),
    MoveKind("strike", ("card",)),
    MoveKind("breathe"),
    MoveKind("done"),
    MoveKind("drink", ("card",)),
    MoveKind("heal"),
    MoveKind("draw"),
    MoveKind("drop", ("card",)),
)


class DuelGame(Game):
    """The game with its content."""

    id = "duel"
    seat_counts = (SEATS,)
    rules_version = 2
    events = EVENTS
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

    def __init__(self, content: Content) -> None:
        typed = check_content(content, DuelContent)
        name_content(self, content, typed)
        self.parts = parts_from(typed)
        self.options = tuple(Option(one.id, one.default, one.rule) for one in typed.option)
        domains = {
            "card": tuple(card.id for card in typed.card),
            "blow": tuple(blow.id for blow in typed.blow),
            "window": tuple(name for name, _ in self.windows),
        }
        self.notation = Notation(MOVES, domains)

    def set_up(self, seats: int, luck: SealedStream, options: dict[str, Value]) -> Duel:
        return new_state(self, self.parts, luck, typed_options(options))

    def restore(self, seats: int, options: dict[str, Value], fields: dict[str, Any]) -> Duel:
        return restored(self, self.parts, typed_options(options), fields)

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
        wanted = read_description(description)
        options = typed_options(self.read_options(SEATS, wanted.options))
        return described(self, self.parts, options, wanted)

    def options_of(self, state: Duel) -> dict[str, Value]:
        return {"even_lots": state.options.even_lots}


def typed_options(options: Mapping[str, Value]) -> Options:
    return Options(bool(options["even_lots"]))


def open_game(content: Content) -> DuelGame:
    """The game with a content."""
    return DuelGame(content)
