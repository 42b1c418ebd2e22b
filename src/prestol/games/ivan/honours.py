"""Titles and estates: taking them, and their decks (IVN-REW, IVN-FAQ-04, IVN-FAQ-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from prestol.engine.errors import Refusal
from prestol.engine.places import cards_at, is_any_at, refill
from prestol.engine.step import EVERYBODY, Chance, Move, TurnChoice
from prestol.games.ivan import events as ev
from prestol.games.ivan.able import can_take_honour, is_asked
from prestol.games.ivan.moves import (
    DRAW_ESTATE,
    DRAW_ESTATE_MOVE,
    DRAW_TITLE,
    DRAW_TITLE_MOVE,
    ESTATE,
    ESTATES,
    PASS,
    PASS_MOVE,
    TITLE,
    TITLES,
)
from prestol.games.ivan.parts import DECK, DISCARD, DISPLAY, OP_TAKE_ESTATE, OP_TAKE_TITLE

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


class Pile:
    """Titles or estates: the moves that take one, and the events that tell of them."""

    def __init__(
        self, are_titles: bool, moves: list[Move], draw: Move, taken: int, opened: int, reshuffled: int
    ) -> None:
        self.are_titles = are_titles
        self.moves = moves
        self.draw = draw
        self.taken = taken
        self.opened = opened
        self.reshuffled = reshuffled

    def places(self, s: Ivan) -> list[int]:
        return s.titles if self.are_titles else s.estates

    def add_moves(self, s: Ivan, listed: list[Move]) -> None:
        """IVN-REW-01: a displayed card, or unseen the top one of the deck."""
        places = self.places(s)
        if can_take_honour(s, places):
            for card in cards_at(places, DISPLAY):
                listed.append(self.moves[card])
            if is_any_at(places, DECK):
                listed.append(self.draw)

    def why_not(self, s: Ivan, move: Move) -> Refusal:
        """IVN-REW-01, IVN-R-34, IVN-FAQ-05: why a card cannot be taken."""
        if move == self.draw:
            return Refusal("deck-empty", "IVN-FAQ-05", {})
        places = self.places(s)
        if move[1] < len(places) and places[move[1]] == DISPLAY and not is_any_at(places, DECK):
            return Refusal("display-closed", "IVN-R-34", {})
        return Refusal("not-displayed", "IVN-REW-01", {})

    def take(self, s: Ivan, seat: int, card: int) -> None:
        """IVN-REW-01, IVN-REW-03, IVN-REW-04: the card lies open beside the pad; a display is not filled up."""
        self.places(s)[card] = seat
        s.tell(self.taken, EVERYBODY, seat, card)

    def show(self, s: Ivan, card: int) -> None:
        self.places(s)[card] = DISPLAY
        s.tell(self.opened, EVERYBODY, card)

    def renew(self, s: Ivan) -> None:
        """IVN-FAQ-04, IVN-R-35: as soon as a deck is empty, its discard becomes the deck."""
        if refill(self.places(s), DECK, DISCARD):
            s.tell(self.reshuffled, EVERYBODY)


ESTATE_PILE: Final = Pile(False, ESTATES, DRAW_ESTATE_MOVE, ev.ESTATE_TAKEN, ev.ESTATE_OPENED, ev.ESTATES_RESHUFFLED)
TITLE_PILE: Final = Pile(True, TITLES, DRAW_TITLE_MOVE, ev.TITLE_TAKEN, ev.TITLE_OPENED, ev.TITLES_RESHUFFLED)


def add_estates(s: Ivan, listed: list[Move]) -> None:
    ESTATE_PILE.add_moves(s, listed)


def add_titles(s: Ivan, listed: list[Move]) -> None:
    TITLE_PILE.add_moves(s, listed)


def why_not_honour(s: Ivan, move: Move) -> Refusal | None:
    if move[0] == ESTATE or move[0] == DRAW_ESTATE:
        return ESTATE_PILE.why_not(s, move)
    if move[0] == TITLE or move[0] == DRAW_TITLE:
        return TITLE_PILE.why_not(s, move)
    return None


def take_honour(s: Ivan, seat: int, move: Move) -> None:
    """A title or an estate, as a move names it."""
    s.arranged = 0
    if move[0] == DRAW_ESTATE:
        s.do(DrawEstate(seat))
    elif move[0] == DRAW_TITLE:
        s.do(DrawTitle(seat))
    elif move[0] == ESTATE:
        ESTATE_PILE.take(s, seat, move[1])
    else:
        TITLE_PILE.take(s, seat, move[1])


class TakeHonour(TurnChoice["Ivan"]):
    """IVN-ICO-07: one card, from the display or the deck."""

    RULE: ClassVar[str] = "IVN-ICO-07"
    PILE: ClassVar[Pile]

    def moves(self, s: Ivan) -> list[Move]:
        listed: list[Move] = [PASS_MOVE]
        type(self).PILE.add_moves(s, listed)
        return listed

    def why_not(self, s: Ivan, move: Move) -> Refusal | None:
        return why_not_honour(s, move)

    def choose(self, s: Ivan, move: Move) -> None:
        if move[0] != PASS:
            take_honour(s, self.seat, move)


class TakeEstate(TakeHonour):
    """IVN-ICO-07: one estate, from the display or the deck."""

    ASK: ClassVar[str] = "take-estate"
    ACCEPTS: ClassVar[tuple[int, ...]] = (ESTATE, DRAW_ESTATE, PASS)
    PILE: ClassVar[Pile] = ESTATE_PILE

    def is_open(self, s: Ivan) -> bool:
        return is_asked(s, self.seat, OP_TAKE_ESTATE, 1)


class TakeTitle(TakeHonour):
    """IVN-ICO-07: one title, from the display or the deck."""

    ASK: ClassVar[str] = "take-title"
    ACCEPTS: ClassVar[tuple[int, ...]] = (TITLE, DRAW_TITLE, PASS)
    PILE: ClassVar[Pile] = TITLE_PILE

    def is_open(self, s: Ivan) -> bool:
        return is_asked(s, self.seat, OP_TAKE_TITLE, 1)


class DrawHonour(Chance["Ivan"]):
    """IVN-REW-01: the top card of the deck; everybody sees what it is."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    PILE: ClassVar[Pile]

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def even(self, s: Ivan) -> list[int]:
        return cards_at(type(self).PILE.places(s), DECK)

    def resolve(self, s: Ivan, outcome: int) -> None:
        pile = type(self).PILE
        pile.take(s, self.seat, outcome)
        pile.renew(s)


class DrawEstate(DrawHonour):
    """IVN-REW-01: the top estate of the deck."""

    PILE: ClassVar[Pile] = ESTATE_PILE


class DrawTitle(DrawHonour):
    """IVN-REW-01: the top title of the deck."""

    PILE: ClassVar[Pile] = TITLE_PILE


class OpenHonour(Chance["Ivan"]):
    """IVN-SET-10, IVN-END-11: the next card of the deck comes into the display."""

    PILE: ClassVar[Pile]

    def even(self, s: Ivan) -> list[int]:
        return cards_at(type(self).PILE.places(s), DECK)

    def resolve(self, s: Ivan, outcome: int) -> None:
        pile = type(self).PILE
        pile.show(s, outcome)
        pile.renew(s)


class OpenEstate(OpenHonour):
    """IVN-SET-10, IVN-END-11: the next estate."""

    PILE: ClassVar[Pile] = ESTATE_PILE


class OpenTitle(OpenHonour):
    """IVN-SET-10, IVN-END-11: the next title."""

    PILE: ClassVar[Pile] = TITLE_PILE
