"""Ivan the Terrible: boyars in the chambers of the Kremlin, warriors on the rivers, and the favour of the Tsar."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from prestol.engine.chance import SealedStream
from prestol.engine.errors import LoadError
from prestol.engine.phrase import Phrase
from prestol.engine.profile import Lesson, Profile
from prestol.engine.step import Step
from prestol.games.ivan.advice import BALANCE, ivan_advice, ivan_bots, ivan_tunings
from prestol.games.ivan.chambers import ExchangeWork, Grant, Maneuver, ProjectWork, Work
from prestol.games.ivan.checks import complaint
from prestol.games.ivan.deploy import Build, LayToken, MakeRoom, MovePiece, PlaceWarrior, War
from prestol.games.ivan.edge.agenda import check_stack
from prestol.games.ivan.edge.content import parts_from
from prestol.games.ivan.edge.phrases import Lines
from prestol.games.ivan.edge.positions import Positions
from prestol.games.ivan.edge.schema import IvanContent
from prestol.games.ivan.effect import ChooseGoods, Effect
from prestol.games.ivan.events import EVENTS
from prestol.games.ivan.free import FreeAction
from prestol.games.ivan.harvest import Harvest
from prestol.games.ivan.honours import DrawEstate, DrawTitle, OpenEstate, OpenTitle, TakeEstate, TakeTitle
from prestol.games.ivan.income import BuyStone, ChooseCities, TakeIncome
from prestol.games.ivan.moves import MOVES
from prestol.games.ivan.opening import (
    Assign,
    DealProject,
    DrawFavour,
    KeepProject,
    LayRegion,
    LaySpoils,
    LayTrade,
    MusterWarrior,
    Opening,
    ReturnProjects,
)
from prestol.games.ivan.parts import CHAMBERS, REGIONS, STONE, UNLIMITED, Options, Parts
from prestol.games.ivan.planning import PlanBoyar, Planning, StakeCoins
from prestol.games.ivan.projects import CompleteProject, DrawProject, OpenProject, TakeProject
from prestol.games.ivan.regions import ChooseReward, RegionReward
from prestol.games.ivan.rounds import EndOfRound, NewDisplays, NextRound, Round
from prestol.games.ivan.scoring import Refresh, Scoring
from prestol.games.ivan.state import Ivan
from prestol.games.ivan.swaps import Exchange, OfferUnits, TakeUnit
from prestol.games.ivan.trade import NameSecond, OfferSecond, Reconsider, ResolveOne, ResolveTrade
from prestol.games.ivan.turns import Actions, Arrival, Assignment, EndTurn, EnterCity, LeaveChamber, OfferSeal, TurnEnd
from prestol.games.ivan.version1 import GainChoice, Market, NameCities, OfferSwap, Swap
from prestol.library.content import Content
from prestol.library.content_game import ContentGame

NAMED = (
    "city",
    "region",
    "waterway",
    "chamber",
    "assignment",
    "resource",
    "project",
    "title",
    "estate",
    "spoils",
    "trade_token",
    "region_token",
    "pad_slot",
)
"""Tables of the content whose records moves and events name."""


class IvanGame(ContentGame[IvanContent, Parts]):
    """The game with its content."""

    id = "ivan"
    profile = Profile(2, (60, 120), seats=4, lesson=Lesson(3))
    seat_counts = (2, 3, 4)
    rules_version = 2
    schema = IvanContent
    named = NAMED
    words: ClassVar = {"mover": ("warrior", "boyar"), "reward": ("first", "second")}
    moves = MOVES.kinds()
    readings: ClassVar = {
        "income_pick": ("all_first", "one_by_one"),
        "trade_pair": ("named_together", "one_by_one"),
        "empty_deck_closes_display": (),
        "seal_by_sale": (),
    }
    later_readings = ("seal_by_sale",)
    balance = BALANCE
    events = EVENTS.kinds()
    steps = (
        Opening,
        Assign,
        LayRegion,
        LaySpoils,
        LayTrade,
        OpenTitle,
        OpenEstate,
        DrawFavour,
        DealProject,
        KeepProject,
        ReturnProjects,
        OpenProject,
        MusterWarrior,
        Round,
        Planning,
        PlanBoyar,
        StakeCoins,
        Actions,
        LeaveChamber,
        OfferSeal,
        Assignment,
        Work,
        NameCities,
        Harvest,
        Maneuver,
        ProjectWork,
        Market,
        Grant,
        Arrival,
        EnterCity,
        TurnEnd,
        EndTurn,
        FreeAction,
        Effect,
        GainChoice,
        TakeIncome,
        BuyStone,
        PlaceWarrior,
        MovePiece,
        MakeRoom,
        LayToken,
        Build,
        War,
        TakeProject,
        DrawProject,
        CompleteProject,
        TakeEstate,
        DrawEstate,
        TakeTitle,
        DrawTitle,
        Exchange,
        OfferSwap,
        Swap,
        ResolveTrade,
        NameSecond,
        ResolveOne,
        EndOfRound,
        RegionReward,
        ChooseReward,
        Scoring,
        Refresh,
        NextRound,
        NewDisplays,
        ChooseGoods,
        ChooseCities,
        ExchangeWork,
        OfferUnits,
        TakeUnit,
        OfferSecond,
        Reconsider,
    )

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.lines = Lines(content.tables)
        self.advice = ivan_advice(self.parts)
        self.bots = ivan_bots(self.parts)
        self.tunings = ivan_tunings(self.parts)

    def parts_of(self, content: IvanContent) -> Parts:
        return parts_from(content)

    def new_state(self, seats: int, options: dict[str, Any], luck: SealedStream) -> Ivan:
        """IVN-SET-01 to IVN-SET-13: a bare board, and a set of pieces, goods and coins for each player."""
        return Ivan(self, self.parts, Options(**options), seats, [], luck)

    def opening(self) -> list[Step[Any]]:
        return [Round(), Opening()]

    def complaint(self, state: Ivan) -> LoadError | None:
        return complaint(state)

    def spans(self, seats: int) -> dict[str, int]:
        parts = self.parts
        figures, land = parts.figures, parts.land
        return {
            "seat": seats,
            "left": UNLIMITED + 1,
            "chamber": CHAMBERS,
            "effect": len(parts.effects.ops),
            "at": max(len(ops) for ops in parts.effects.ops),
            "named": 1 << land.cities,
            "stones": (figures.income_cities + figures.income_again) * max(row[STONE] for row in land.income) + 1,
            "token": parts.tokens,
            "trade": parts.no_trade + 1,
            "region": REGIONS,
            "runner": seats + 1,
            "slot": figures.slots,
        }

    def check_stack(self, state: Any) -> None:
        check_stack(state)

    def position(self, description: Mapping[str, Any]) -> Ivan:
        return Positions(self, self.parts).build(description)

    def describe(self) -> dict[str, list[list[Phrase]]]:
        return self.lines.all()


def open_game(content: Content) -> IvanGame:
    """The game with a content."""
    return IvanGame(content)
