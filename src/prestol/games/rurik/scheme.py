"""Scheme (RUR-SCH): look at cards of one deck, keep one, and perhaps hand on the first-player token."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.errors import Refusal
from prestol.engine.state import mask_of
from prestol.engine.step import EVERYBODY, Chance, Move, Step, TurnChoice
from prestol.games.rurik import events as ev
from prestol.games.rurik.losses import deck_choices, is_any_card_left, take_card, with_cards
from prestol.games.rurik.moves import DECK as DECK_MOVE
from prestol.games.rurik.moves import DECKS, ON_TOP, TAKE, TOKEN, TOKENS
from prestol.games.rurik.parts import IN_DECK, SOLO

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


class Look(Step["Rurik"]):
    """RUR-SCH-01: cards off one scheme deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cards")

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def run(self, s: Rurik) -> None:
        decks = deck_choices(s)
        if len(decks) > 1:
            s.do(LookDeck(self.seat, self.cards))
        elif decks:
            look_into(s, self.seat, self.cards, decks[0])


class LookDeck(TurnChoice["Rurik"]):
    """RUR-SCH-01: which of the two decks."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cards")
    ASK: ClassVar[str] = "look-deck"
    RULE: ClassVar[str] = "RUR-SCH-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (DECK_MOVE,)

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(seat)
        self.cards = cards

    def moves(self, s: Rurik) -> list[Move]:
        return [DECKS[deck] for deck in deck_choices(s)]

    def choose(self, s: Rurik, move: Move) -> None:
        look_into(s, self.seat, self.cards, move[1])


def look_into(s: Rurik, seat: int, cards: int, deck: int) -> None:
    s.tell(ev.LOOKS, EVERYBODY, seat, cards, deck)
    s.do(NextLook(seat, cards, deck))


class NextLook(Step["Rurik"]):
    """RUR-R-29: as many cards as are asked for, as long as there are any."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cards", "deck")

    def __init__(self, seat: int, cards: int, deck: int) -> None:
        self.seat = seat
        self.cards = cards
        self.deck = deck

    def run(self, s: Rurik) -> None:
        if self.cards > 0 and is_any_card_left(s):
            s.do(LookAtCard(self.seat, with_cards(s, self.deck)), NextLook(self.seat, self.cards - 1, self.deck))
        elif len(s.looked) > 1:
            s.do(KeepScheme(self.seat, self.deck))
        else:
            keep_only(s, self.seat)


class LookAtCard(Chance["Rurik"]):
    """RUR-INF-03: only the player who looks sees the card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deck")

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def even(self, s: Rurik) -> list[int]:
        return s.deck(self.deck).drawable()

    def resolve(self, s: Rurik, outcome: int) -> None:
        take_card(s, self.deck, outcome, mask_of(self.seat))
        s.tell(ev.LOOKED_AT, mask_of(self.seat), self.seat, outcome)

    def seen_by(self, s: Rurik) -> int:
        return mask_of(self.seat)


def keep(s: Rurik, seat: int, card: int, knowing: int) -> None:
    s.looked.remove(card)
    s.schemes[card] = seat
    s.scheme_known[card] = knowing
    s.tell(ev.SCHEME_KEPT, EVERYBODY, seat)


def keep_only(s: Rurik, seat: int) -> None:
    """A single card is kept; whoever knew that it lay on top knows now whose it is."""
    for card in s.looked[:]:
        keep(s, seat, card, s.scheme_known[card])


class KeepScheme(TurnChoice["Rurik"]):
    """RUR-SCH-01: exactly one card is kept."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deck")
    ASK: ClassVar[str] = "keep-scheme"
    RULE: ClassVar[str] = "RUR-SCH-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (TAKE,)

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def moves(self, s: Rurik) -> list[Move]:
        return [s.parts.take_moves[card] for card in s.looked]

    def why_not(self, s: Rurik, move: Move) -> Refusal | None:
        return Refusal("not-looked-at", "RUR-SCH-01", {})

    def choose(self, s: Rurik, move: Move) -> None:
        keep(s, self.seat, move[1], mask_of(self.seat))
        if len(s.looked) > 1:
            s.do(OrderSchemes(self.seat, self.deck))
        else:
            lay_back(s, self.seat, self.deck, s.looked[0])


def lay_back(s: Rurik, seat: int, deck: int, card: int) -> None:
    """RUR-SCH-01, RUR-INF-03: a card goes on top of the deck, face down; only this player knows it."""
    s.looked.remove(card)
    s.schemes[card] = IN_DECK
    s.scheme_known[card] = 0
    s.deck(deck).put_on_top(card, mask_of(seat))


class OrderSchemes(TurnChoice["Rurik"]):
    """RUR-SCH-01: in which order the others go back; the one that is named lies on top."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "deck")
    ASK: ClassVar[str] = "order-schemes"
    RULE: ClassVar[str] = "RUR-SCH-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (ON_TOP,)

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def moves(self, s: Rurik) -> list[Move]:
        return [s.parts.top_moves[card] for card in s.looked]

    def why_not(self, s: Rurik, move: Move) -> Refusal | None:
        return Refusal("not-looked-at", "RUR-SCH-01", {})

    def choose(self, s: Rurik, move: Move) -> None:
        for card in s.looked[:]:
            if card != move[1]:
                lay_back(s, self.seat, self.deck, card)
        lay_back(s, self.seat, self.deck, move[1])


class PassToken(TurnChoice["Rurik"]):
    """RUR-SCH-03, RUR-R-30: the token changes hands at once, the order of play with the next claim phase."""

    ASK: ClassVar[str] = "token"
    RULE: ClassVar[str] = "RUR-SCH-03"
    ACCEPTS: ClassVar[tuple[int, ...]] = (TOKEN,)

    def moves(self, s: Rurik) -> list[Move]:
        return TOKENS[: s.seats]

    def choose(self, s: Rurik, move: Move) -> None:
        s.token = move[1]
        s.tell(ev.TOKEN_PASSED, EVERYBODY, self.seat, move[1])


class OfferToken(Step["Rurik"]):
    """RUR-SCH-03, RUR-SOL-12: after the cards; alone against the Rebellion nobody passes the token."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Rurik) -> None:
        if s.seats != SOLO:
            s.do(PassToken(self.seat))
