"""States from nothing and from a saved form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from prestol.engine.chance import SealedStream
from prestol.engine.game import Game
from prestol.engine.options import Value
from prestol.games.ivan.checks import complaint
from prestol.games.ivan.opening import Opening
from prestol.games.ivan.parts import (
    CHAMBERS,
    DEALT,
    DECK,
    EMPTY,
    NOBODY,
    PAD,
    REGIONS,
    SOURCES,
    Options,
    Parts,
)
from prestol.games.ivan.rounds import Round
from prestol.games.ivan.state import Ivan


class Fields(msgspec.Struct, forbid_unknown_fields=True):
    """The saved fields of a state."""

    turn: int
    arranged: int
    round: int
    first: int
    favour: list[int]
    vp: list[int]
    tally: list[int]
    goods: list[int]
    warriors: list[int]
    boyars: list[int]
    buildings: list[int]
    warrior_supply: list[int]
    boyar_supply: list[int]
    building_supply: list[int]
    field: list[int]
    staked: list[int]
    posted: list[int]
    seals: list[int]
    assignments: list[int]
    projects: list[int]
    dealt: list[int]
    titles: list[int]
    estates: list[int]
    spoils: list[int]
    slots: list[int]
    pads: list[int]
    trade_discards: list[int]
    regions: list[int]
    region_discards: list[int]
    favour_tokens: list[int]


def typed_options(options: Mapping[str, Value]) -> Options:
    """Content of version 1 of the rules knows nothing of a seal that is paid for by a sale."""
    return Options(
        str(options["income_pick"]),
        str(options["trade_pair"]),
        bool(options["empty_deck_closes_display"]),
        bool(options.get("seal_by_sale", False)),
    )


def new_state(game: Game, parts: Parts, seats: int, luck: SealedStream, options: Options) -> Ivan:
    """IVN-SET-01 to IVN-SET-13: a bare board, and a set of pieces, goods and coins for each player."""
    figures, cities = parts.figures, parts.land.cities
    return Ivan(
        game,
        parts,
        options,
        seats,
        stack=[Round(), Opening()],
        luck=luck,
        turn=NOBODY,
        arranged=0,
        round=1,
        first=0,
        favour=[NOBODY] * seats,
        vp=[0] * seats,
        tally=[0] * (seats * SOURCES),
        goods=figures.start_goods * seats,
        warriors=[0] * (seats * cities),
        boyars=[0] * (seats * cities),
        buildings=[NOBODY] * cities,
        warrior_supply=[figures.warriors] * seats,
        boyar_supply=[figures.boyars] * seats,
        building_supply=[figures.buildings] * seats,
        field=[0] * seats,
        staked=[EMPTY] * (CHAMBERS * seats),
        posted=[0] * (CHAMBERS * seats),
        seals=[NOBODY] * CHAMBERS,
        assignments=[EMPTY] * CHAMBERS,
        projects=[DECK] * parts.projects,
        dealt=[EMPTY] * (seats * DEALT),
        titles=[DECK] * parts.titles,
        estates=[DECK] * parts.estates,
        spoils=[DECK] * parts.spoils,
        slots=[EMPTY] * figures.slots,
        pads=[EMPTY] * (seats * PAD),
        trade_discards=[],
        regions=[EMPTY] * REGIONS,
        region_discards=[],
        favour_tokens=[1] * len(parts.cards.favour_space),
    )


def restored(game: Game, parts: Parts, seats: int, options: Options, saved: dict[str, Any]) -> Ivan:
    """A state from its saved fields; ValueError if they contradict each other."""
    fields = msgspec.convert(saved, Fields)
    state = new_state(game, parts, seats, SealedStream("", 0), options)
    for name in Ivan.FIELDS:
        setattr(state, name, getattr(fields, name))
    wrong = complaint(state)
    if wrong:
        raise ValueError(wrong)
    return state
