"""The kinds of move. Domains: `figure` is any person or detachment, `good` a kind of unit or the Siege marker."""

from __future__ import annotations

from typing import Final

from prestol.engine.notation import NUMBER, MoveTable
from prestol.engine.step import Move
from prestol.games.smuta.parts import CARDS, FIGURES, POINTS, TABLES

MOVES: Final = MoveTable()

# The first two are the engine's: passing in a window, and playing a card; also in the own phases.
PASS: Final = MOVES.add("pass")
PLAY: Final = MOVES.add("play", "card_kind")

# --- the year, the season, appearance
DONE: Final = MOVES.add("done")
"""Ends a phase, or declines what may be declined."""
KIND: Final = MOVES.add("kind", "unit_kind")
"""The kind of a cossack unit."""
PLACE: Final = MOVES.add("place", "figure", "point")
"""A piece enters the map or comes back to it."""
JOIN: Final = MOVES.add("join", "figure", "figure")
"""A personage or a detachment goes to a commander."""
LEAVE: Final = MOVES.add("leave", "figure")
"""A personage goes to his party, a detachment out of the army."""
PICK: Final = MOVES.add("pick", "card_kind")
"""A card is taken from the own party deck."""
THROW: Final = MOVES.add("throw", "card_kind", several=True)
"""Cards are thrown away at the end of the year."""

# --- politics
WIN: Final = MOVES.add("win", "legitimacy_table")
"""A roll for a town of a table, paid with legitimacy."""
TOWN: Final = MOVES.add("town", "point")
"""One of the two points that the die has named."""
CLAIM: Final = MOVES.add("claim")
"""Towns under own pieces become the player's."""
LAY: Final = MOVES.add("lay", "figure")
"""A commander lays his Siege marker on the fortress of his point."""
STORM: Final = MOVES.add("storm", "figure")
"""A storm or siege roll by the army of a commander."""
CALL: Final = MOVES.add("call")
"""An election of a pretender is called."""
NAME: Final = MOVES.add("name", "figure")
"""The person who becomes a pretender."""
PROCLAIM: Final = MOVES.add("proclaim", "figure")
"""A pretender becomes the Tsar."""
SEND: Final = MOVES.add("send", "figure")
"""A personage is to change place."""
HOME: Final = MOVES.add("home")
"""The Tsar ends his campaign in Moscow."""
CAMPAIGN: Final = MOVES.add("campaign", "figure")
"""The Tsar marches with the army of a commander."""
BRING: Final = MOVES.add("bring", "good")
"""What the Tsar brings to the army."""

# --- war
TAKE: Final = MOVES.add("take", "figure")
"""A piece of the own party is the next to act."""
GO: Final = MOVES.add("go", "point")
"""By the shortest way, into an enemy if one is there."""
STEP: Final = MOVES.add("step", "point")
"""One road further, with the rest of the move still to come."""
GROUP: Final = MOVES.add("group", "figure", "figure")
"""The first leads the second."""
PART: Final = MOVES.add("part")
COME_OUT: Final = MOVES.add("come-out")
SORTIE: Final = MOVES.add("sortie")
RECRUIT: Final = MOVES.add("recruit")
RESOURCE: Final = MOVES.add("resource", "figure")
BUY: Final = MOVES.add("buy", "good")
LEAD: Final = MOVES.add("lead", "figure")
STAND: Final = MOVES.add("stand")
EVADE: Final = MOVES.add("evade")
REFUGE: Final = MOVES.add("refuge")
CONCEDE: Final = MOVES.add("concede")
STRIKE_FIRST: Final = MOVES.add("strike-first", "battle_phase")
FIGHT_ON: Final = MOVES.add("fight-on")
RETREAT: Final = MOVES.add("retreat")
LOSE: Final = MOVES.add("lose", "figure", "unit_kind")
LOSE_DETACHMENT: Final = MOVES.add("lose-detachment", "figure")
SHELTER: Final = MOVES.add("shelter", "figure")
TO_TRACK: Final = MOVES.add("to-track")

# --- cards and windows
WAY: Final = MOVES.add("way", NUMBER)
"""How a card with several modes or branches is played (`ways.CHOICES`)."""
AIM: Final = MOVES.add("aim", "figure")
"""A person or an army that a card names,"""
AIM_AT: Final = MOVES.add("aim-at", "point")
"""or a point,"""
AIM_PARTY: Final = MOVES.add("aim-party", "party")
"""or a party."""
EXCHANGE: Final = MOVES.add("exchange", "card_kind", several=True)
"""Two cards are given for one."""
TRADE: Final = MOVES.add("trade")
"""Cards are to be exchanged."""
WAIVE: Final = MOVES.add("waive")
"""A pass for the rest of the battle."""

DONE_MOVE: Final[Move] = (DONE,)
CLAIM_MOVE: Final[Move] = (CLAIM,)
CALL_MOVE: Final[Move] = (CALL,)
HOME_MOVE: Final[Move] = (HOME,)
PART_MOVE: Final[Move] = (PART,)
COME_OUT_MOVE: Final[Move] = (COME_OUT,)
SORTIE_MOVE: Final[Move] = (SORTIE,)
RECRUIT_MOVE: Final[Move] = (RECRUIT,)
STAND_MOVE: Final[Move] = (STAND,)
EVADE_MOVE: Final[Move] = (EVADE,)
REFUGE_MOVE: Final[Move] = (REFUGE,)
CONCEDE_MOVE: Final[Move] = (CONCEDE,)
STRIKE_FIRSTS: Final[list[Move]] = [(STRIKE_FIRST, 0), (STRIKE_FIRST, 1)]
FIGHT_ON_MOVE: Final[Move] = (FIGHT_ON,)
RETREAT_MOVE: Final[Move] = (RETREAT,)
TO_TRACK_MOVE: Final[Move] = (TO_TRACK,)
TRADE_MOVE: Final[Move] = (TRADE,)
WAIVE_MOVE: Final[Move] = (WAIVE,)

# Moves that are offered again and again are made once.
PLAY_MOVES: Final[list[Move]] = [(PLAY, kind) for kind in range(CARDS)]
TAKE_MOVES: Final[list[Move]] = [(TAKE, who) for who in range(FIGURES)]
GO_MOVES: Final[list[Move]] = [(GO, point) for point in range(POINTS)]
WIN_MOVES: Final[list[Move]] = [(WIN, table) for table in range(TABLES)]
SEND_MOVES: Final[list[Move]] = [(SEND, who) for who in range(FIGURES)]
LAY_MOVES: Final[list[Move]] = [(LAY, who) for who in range(FIGURES)]
STORM_MOVES: Final[list[Move]] = [(STORM, who) for who in range(FIGURES)]
PICK_MOVES: Final[list[Move]] = [(PICK, kind) for kind in range(CARDS)]
STEP_MOVES: Final[list[Move]] = [(STEP, point) for point in range(POINTS)]
