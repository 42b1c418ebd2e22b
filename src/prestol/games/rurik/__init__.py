"""Rurik: heirs of prince Vladimir, advisors on banners, and eight to fifteen regions to rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from prestol.engine.chance import SealedStream
from prestol.engine.errors import LoadError
from prestol.engine.phrase import Phrase
from prestol.engine.profile import Lesson, Profile
from prestol.engine.step import Step
from prestol.games.rurik.advice import BALANCE, rurik_advice, rurik_bots, rurik_tunings
from prestol.games.rurik.attack import Attack, AttackTarget, DrawReward, UncoverRebel
from prestol.games.rurik.building import DriveOut
from prestol.games.rurik.checks import complaint
from prestol.games.rurik.claim import Claim, NewDeeds, RefreshRow
from prestol.games.rurik.components import Options, Parts
from prestol.games.rurik.deed_row import FillRow, OpenDeed, PickDeed, TakeDeed
from prestol.games.rurik.deeds import DeedReward
from prestol.games.rurik.edge.agenda import check_stack
from prestol.games.rurik.edge.companion import RurikCompanion
from prestol.games.rurik.edge.content import parts_from
from prestol.games.rurik.edge.phrases import Lines
from prestol.games.rurik.edge.positions import Positions
from prestol.games.rurik.edge.schema import RurikContent
from prestol.games.rurik.events import EVENTS
from prestol.games.rurik.extras import FreeAction
from prestol.games.rurik.losses import (
    CheckDeck,
    EndCheck,
    HalveDecks,
    LoseFigure,
    LossCheck,
    NextCard,
    Reshuffle,
    TurnCard,
)
from prestol.games.rurik.march import March, MoveFigure, Send, SendFigure
from prestol.games.rurik.moves import MOVES, WORDS
from prestol.games.rurik.muster import Muster, MusterFigure
from prestol.games.rurik.opening import (
    ChooseLeader,
    ChooseLeaders,
    DealAgenda,
    DealAgendas,
    Deploy,
    DeployTroop,
    DrawFirst,
    DrawLeader,
    KeepAgenda,
    LayGood,
    LayRebel,
    Opening,
    Settle,
    SettleLeader,
)
from prestol.games.rurik.parts import (
    ACTIONS,
    ANY_GOODS,
    BUILD_POINTS,
    DIFFERENT_GOODS,
    FEWER,
    FIGURES,
    MUSTER_POINTS,
    REGIONS,
    ROWS,
)
from prestol.games.rurik.price import PayBuilding, PayFigure, PayGoods, PayOneKind, PayScheme
from prestol.games.rurik.rebellion import DrawRebellionCard, EnterMap, RaiseRebellion
from prestol.games.rurik.rebellion_attack import RebellionAttacks
from prestol.games.rurik.rebellion_strategy import RebellionPlaces
from prestol.games.rurik.rebellion_turns import RebellionTurn
from prestol.games.rurik.rounds import NextRound, Round
from prestol.games.rurik.scheme import (
    KeepScheme,
    Look,
    LookAtCard,
    LookDeck,
    NextLook,
    OfferToken,
    OrderSchemes,
    PassToken,
)
from prestol.games.rurik.scoring import Scoring
from prestol.games.rurik.state import Rurik
from prestol.games.rurik.strategy import PlaceAdvisor, Strategy
from prestol.games.rurik.turns import Actions, EndTurn, Perform, Rescue, TakeAdvisor, Turn, TurnEnd
from prestol.library.content import Content
from prestol.library.content_game import ContentGame

NAMED = (
    "region",
    "good",
    "building",
    "advisor",
    "leader",
    "conversion",
    "track",
    "action",
    "scheme",
    "deed",
    "agenda",
    "rebel",
    "reward",
    "priority",
    "rebellion_card",
)
"""Tables of the content whose records moves and events name."""
MOST_CARDS = 3
"""Of a loss check (RUR-ATK-07) and of a look at a scheme deck."""


class RurikGame(ContentGame[RurikContent, Parts]):
    """The game with its content."""

    id = "rurik"
    profile = Profile(2, (60, 120), seats=4, lesson=Lesson(2, seed="first lesson 2"))
    seat_counts = (1, 2, 3, 4)
    programs = ("rebellion",)
    companion = RurikCompanion
    schema = RurikContent
    named = NAMED
    words: ClassVar = WORDS
    moves = MOVES.kinds()
    readings: ClassVar = {
        "leaders": ("draft", "random"),
        "stronghold_rules_alone": (),
        "rebel_rewards_visible": (),
        "attacker_leader_last": (),
        "church_effect": ("mandatory", "optional"),
        "war_zero_scores": (),
        "agenda_zero_counts": (),
        "leader_pays_deeds": (),
        "agatha_escort": ("each_step", "whole_march"),
        "solo_scheme_uncovers": ("one", "per_card"),
        "solo_church_neutral": (),
        "solo_last_uncovering": (),
        "solo_retreat_test": ("after_move", "change_only"),
        "solo_single_target": ("all_points", "until_ruled"),
        "goods_redistribution": (),
        "rebel_reward_tokens": (),
        "deed_row_refresh": (),
        "difficulty": ("easy", "medium", "hard", "very_hard"),
    }
    balance = BALANCE
    events = EVENTS.kinds()
    steps = (
        Opening,
        DrawFirst,
        LayRebel,
        LayGood,
        HalveDecks,
        FillRow,
        OpenDeed,
        ChooseLeaders,
        DrawLeader,
        ChooseLeader,
        DealAgendas,
        DealAgenda,
        KeepAgenda,
        Deploy,
        DeployTroop,
        Settle,
        SettleLeader,
        Round,
        Strategy,
        PlaceAdvisor,
        Actions,
        Turn,
        TakeAdvisor,
        Rescue,
        Perform,
        TurnEnd,
        EndTurn,
        FreeAction,
        Muster,
        MusterFigure,
        March,
        MoveFigure,
        Send,
        SendFigure,
        Attack,
        AttackTarget,
        UncoverRebel,
        DrawReward,
        LossCheck,
        CheckDeck,
        NextCard,
        TurnCard,
        EndCheck,
        LoseFigure,
        Reshuffle,
        Look,
        LookDeck,
        NextLook,
        LookAtCard,
        KeepScheme,
        OrderSchemes,
        OfferToken,
        PassToken,
        DriveOut,
        TakeDeed,
        PickDeed,
        DeedReward,
        PayScheme,
        PayGoods,
        PayOneKind,
        PayFigure,
        PayBuilding,
        Claim,
        NewDeeds,
        RefreshRow,
        NextRound,
        Scoring,
        DrawRebellionCard,
        RaiseRebellion,
        EnterMap,
        RebellionPlaces,
        RebellionTurn,
        RebellionAttacks,
    )

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.lines = Lines(content.tables)
        self.advice = rurik_advice(self.parts)
        self.bots = rurik_bots()
        self.tunings = rurik_tunings(self.parts)

    def parts_of(self, content: RurikContent) -> Parts:
        return parts_from(content)

    def new_state(self, seats: int, options: dict[str, Any], luck: SealedStream) -> Rurik:
        """RUR-SET-03, RUR-SET-04, RUR-SET-12: a bare board, and a set of pieces and coins for each player."""
        return Rurik(self, self.parts, Options(**options), seats, [], luck)

    def opening(self) -> list[Step[Any]]:
        return [Round(), Opening()]

    def complaint(self, state: Rurik) -> LoadError | None:
        return complaint(state)

    def check_stack(self, state: Any) -> None:
        check_stack(state)

    def position(self, description: Mapping[str, Any]) -> Rurik:
        return Positions(self, self.parts).build(description)

    def made_of(self, domain: str, value: int) -> tuple[str, list[int]]:
        """RUR-SOL-16: a rebellion card lists the regions in its order."""
        return ("region", self.parts.rebels.order[value]) if domain == "rebellion_card" else ("", [])

    def describe(self) -> dict[str, list[list[Phrase]]]:
        return self.lines.all()

    def spans(self, seats: int) -> dict[str, int]:
        parts = self.parts
        points = sum(sum(row[MUSTER_POINTS : BUILD_POINTS + 1]) for row in parts.effects)
        dearest = max(max([*row[ANY_GOODS : DIFFERENT_GOODS + 1], row[FIGURES]]) for row in parts.cards.deed_price)
        return {
            "seat": seats,
            "side": max(seats, 2),
            "region": REGIONS,
            "space": ACTIONS * ROWS,
            "left": max(parts.schemes, points) + 1,
            "cards": max(parts.schemes, MOST_CARDS) + 1,
            "due": dearest + 1,
            "each": dearest + 1,
            "fewer": sum(row[FEWER] for row in parts.effects) + 1,
            "deck": 2,
            "deed": parts.deeds,
            "done": seats * 4 + 1,
            "taken": seats + 1,
            "at": 2,
            "open": 2,
        }


def open_game(content: Content) -> RurikGame:
    """The game with a content."""
    return RurikGame(content)
