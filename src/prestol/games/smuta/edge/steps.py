"""All steps of Smuta, by rooms: what saved games may hold."""

from __future__ import annotations

from typing import Any

from prestol.engine.step import Pending, Step
from prestol.engine.window import AnswerWindow, OpenWindow
from prestol.games.smuta.appear import Arrivals, Arrive, Enter, EnterAt, Return, ReturnPhase, TryRemaining
from prestol.games.smuta.attack import AnswerAttack, Concession, EvadeTo, EvasionDie, MeetAttack, NameLeader
from prestol.games.smuta.battle_dice import BattleDie
from prestol.games.smuta.campaign import Campaign, Ordnance, SetOut
from prestol.games.smuta.control import Perish
from prestol.games.smuta.defeat import Award, LeaveField, Settle, Shelter, WithdrawTo
from prestol.games.smuta.effect_land import FreeRoll
from prestol.games.smuta.effect_people import Attach, FreePerson
from prestol.games.smuta.effect_units import AddUnits, LossDie, PickUnit
from prestol.games.smuta.effects import CardDie, Work
from prestol.games.smuta.election import ElectionDie, NamePretender
from prestol.games.smuta.fate import Die, Dying
from prestol.games.smuta.hands import Draw, DrawCard
from prestol.games.smuta.losses import LoseUnits, PickLoss
from prestol.games.smuta.march import AfterAttack, EndMove, MarchOn, NextRegroup, Regroup
from prestol.games.smuta.military import MilitaryAct, MilitaryPhase, PieceAct
from prestol.games.smuta.muster import AskCossacks, ChooseCossacks
from prestol.games.smuta.opening import Opening
from prestol.games.smuta.own_moments import Declared
from prestol.games.smuta.play import Laid, Name
from prestol.games.smuta.politics import EndPolitics, GoOn, PoliticalAct, PoliticalPhase
from prestol.games.smuta.recruit import NameResource, NextPurchase, Purchase, Recruit, RecruitDie
from prestol.games.smuta.retinue import HousePretender, HousePretenders, ShiftTo
from prestol.games.smuta.seasons import EndSeason, NextPhase, OrderDie, RollOrder, Season
from prestol.games.smuta.sieges import SiegeDie, Storm
from prestol.games.smuta.strikes import (
    CompareTactical,
    Hit,
    NextRound,
    OfferRetreat,
    Phase,
    Retreat,
    RoundEnd,
    StrikeFirst,
    ThrowTactical,
)
from prestol.games.smuta.swedes import BringKarlPhilip, ComeOver, Intervention, StandAside
from prestol.games.smuta.trade import Exchange, Steal
from prestol.games.smuta.trials import Trial, Trials
from prestol.games.smuta.victory import CheckVictory, LongRule, Sobor, SoborDie, SoborRoll
from prestol.games.smuta.winning import PickTown, RollForTown
from prestol.games.smuta.years import (
    AskPicks,
    FillHands,
    NextYear,
    PickCards,
    TakePicks,
    ThrowAway,
    ThrowCards,
    YearEnd,
    YearStart,
)

STEPS: tuple[type[Step[Any]], ...] = (
    # --- the year, the season, appearance, victory
    Opening,
    YearStart,
    FillHands,
    AskPicks,
    PickCards,
    TakePicks,
    YearEnd,
    ThrowAway,
    ThrowCards,
    NextYear,
    Season,
    RollOrder,
    OrderDie,
    NextPhase,
    EndSeason,
    ReturnPhase,
    Arrivals,
    Arrive,
    Return,
    TryRemaining,
    Trials,
    Trial,
    Enter,
    EnterAt,
    ChooseCossacks,
    AskCossacks,
    CheckVictory,
    LongRule,
    Sobor,
    SoborRoll,
    SoborDie,
    Dying,
    Die,
    Draw,
    DrawCard,
    OpenWindow,
    AnswerWindow,
    Pending,
    # --- politics
    PoliticalPhase,
    GoOn,
    PoliticalAct,
    EndPolitics,
    RollForTown,
    PickTown,
    ElectionDie,
    NamePretender,
    HousePretenders,
    HousePretender,
    ShiftTo,
    Storm,
    SiegeDie,
    Perish,
    Campaign,
    SetOut,
    Ordnance,
    Intervention,
    BringKarlPhilip,
    ComeOver,
    StandAside,
    # --- war
    MilitaryPhase,
    MilitaryAct,
    PieceAct,
    MarchOn,
    AfterAttack,
    EndMove,
    NextRegroup,
    Regroup,
    Recruit,
    NameResource,
    RecruitDie,
    NextPurchase,
    Purchase,
    NameLeader,
    MeetAttack,
    AnswerAttack,
    Concession,
    EvasionDie,
    EvadeTo,
    BattleDie,
    ThrowTactical,
    CompareTactical,
    StrikeFirst,
    NextRound,
    Phase,
    Hit,
    RoundEnd,
    OfferRetreat,
    Retreat,
    LoseUnits,
    PickLoss,
    Settle,
    LeaveField,
    WithdrawTo,
    Shelter,
    Award,
    # --- cards and windows
    Name,
    Laid,
    Work,
    CardDie,
    AddUnits,
    PickUnit,
    LossDie,
    FreePerson,
    Attach,
    FreeRoll,
    Exchange,
    Steal,
    Declared,
)
