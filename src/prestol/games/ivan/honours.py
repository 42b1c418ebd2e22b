"""Titles and estates: taking them, and their decks (IVN-REW, IVN-FAQ-04, IVN-FAQ-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.step import EVERYBODY, Chance, Move, TurnChoice
from prestol.games.ivan import events as ev
from prestol.games.ivan.able import can_take_estate, can_take_title
from prestol.games.ivan.moves import (
    DRAW_ESTATE,
    DRAW_ESTATE_MOVE,
    DRAW_TITLE,
    DRAW_TITLE_MOVE,
    ESTATE,
    ESTATES,
    PASS,
    PASS_MOVE,
    TITLES,
)
from prestol.games.ivan.parts import DECK, DISCARD, DISPLAY

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


def cards_at(places: list[int], where: int) -> list[int]:
    """The cards that are in one place."""
    found: list[int] = []
    for card in range(len(places)):
        if places[card] == where:
            found.append(card)
    return found


def add_estates(s: Ivan, listed: list[Move]) -> None:
    """IVN-REW-01: a displayed estate, or unseen the top one of the deck."""
    if can_take_estate(s):
        for estate in cards_at(s.estates, DISPLAY):
            listed.append(ESTATES[estate])
        if DECK in s.estates:
            listed.append(DRAW_ESTATE_MOVE)


def add_titles(s: Ivan, listed: list[Move]) -> None:
    """IVN-REW-01: a displayed title, or unseen the top one of the deck."""
    if can_take_title(s):
        for title in cards_at(s.titles, DISPLAY):
            listed.append(TITLES[title])
        if DECK in s.titles:
            listed.append(DRAW_TITLE_MOVE)


def take_honour(s: Ivan, seat: int, move: Move) -> None:
    """IVN-REW-01, IVN-REW-03, IVN-REW-04: the card lies open beside the pad; a display is not filled up."""
    s.arranged = 0
    if move[0] == DRAW_ESTATE:
        s.do(DrawEstate(seat))
    elif move[0] == DRAW_TITLE:
        s.do(DrawTitle(seat))
    elif move[0] == ESTATE:
        s.estates[move[1]] = seat
        s.tell(ev.ESTATE_TAKEN, EVERYBODY, seat, move[1])
    else:
        s.titles[move[1]] = seat
        s.tell(ev.TITLE_TAKEN, EVERYBODY, seat, move[1])


def refill(s: Ivan, places: list[int], event: int) -> None:
    """IVN-FAQ-04, IVN-R-35: as soon as a deck is empty, its discard becomes the deck."""
    if DECK in places:
        return
    found = False
    for card in range(len(places)):
        if places[card] == DISCARD:
            places[card] = DECK
            found = True
    if found:
        s.tell(event, EVERYBODY)


class TakeEstate(TurnChoice["Ivan"]):
    """IVN-ICO-07: one estate, from the display or the deck."""

    ASK: ClassVar[str] = "take-estate"
    RULE: ClassVar[str] = "IVN-ICO-07"

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [PASS_MOVE]
        add_estates(s, listed)
        return listed

    def choose(self, s: Ivan, move: Move) -> None:
        if move[0] != PASS:
            take_honour(s, self.seat, move)


class TakeTitle(TurnChoice["Ivan"]):
    """IVN-ICO-07: one title, from the display or the deck."""

    ASK: ClassVar[str] = "take-title"
    RULE: ClassVar[str] = "IVN-ICO-07"

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [PASS_MOVE]
        add_titles(s, listed)
        return listed

    def choose(self, s: Ivan, move: Move) -> None:
        if move[0] != PASS:
            take_honour(s, self.seat, move)


class DrawEstate(Chance["Ivan"]):
    """IVN-REW-01: the top estate of the deck; everybody sees what it is."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def even(self, s: Ivan) -> list[int]:
        return cards_at(s.estates, DECK)

    def resolve(self, s: Ivan, outcome: int) -> None:
        s.estates[outcome] = self.seat
        s.tell(ev.ESTATE_TAKEN, EVERYBODY, self.seat, outcome)
        refill(s, s.estates, ev.ESTATES_RESHUFFLED)


class DrawTitle(Chance["Ivan"]):
    """IVN-REW-01: the top title of the deck; everybody sees what it is."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def even(self, s: Ivan) -> list[int]:
        return cards_at(s.titles, DECK)

    def resolve(self, s: Ivan, outcome: int) -> None:
        s.titles[outcome] = self.seat
        s.tell(ev.TITLE_TAKEN, EVERYBODY, self.seat, outcome)
        refill(s, s.titles, ev.TITLES_RESHUFFLED)


class OpenEstate(Chance["Ivan"]):
    """IVN-SET-10, IVN-END-11: the next estate of the deck comes into the display."""

    def even(self, s: Ivan) -> list[int]:
        return cards_at(s.estates, DECK)

    def resolve(self, s: Ivan, outcome: int) -> None:
        s.estates[outcome] = DISPLAY
        s.tell(ev.ESTATE_OPENED, EVERYBODY, outcome)
        refill(s, s.estates, ev.ESTATES_RESHUFFLED)


class OpenTitle(Chance["Ivan"]):
    """IVN-SET-10, IVN-END-11: the next title of the deck comes into the display."""

    def even(self, s: Ivan) -> list[int]:
        return cards_at(s.titles, DECK)

    def resolve(self, s: Ivan, outcome: int) -> None:
        s.titles[outcome] = DISPLAY
        s.tell(ev.TITLE_OPENED, EVERYBODY, outcome)
        refill(s, s.titles, ev.TITLES_RESHUFFLED)
