"""The year: cards at its start and at its end (SMU-SEQ-02 to SMU-SEQ-04, SMU-SEQ-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.bounds import Bound, Row
from prestol.engine.several import Limits, Several
from prestol.engine.state import mask_of
from prestol.engine.step import EVERYBODY, Move, Step, Together
from prestol.games.smuta import events as ev
from prestol.games.smuta.hands import Draw, card_of, hand_by_kind, hand_size, put_away
from prestol.games.smuta.moves import DONE, DONE_MOVE, PICK, PICK_MOVES, THROW
from prestol.games.smuta.parts import (
    CARDS,
    CELLS,
    HAND_LIMIT,
    HAND_START,
    NOBODY,
    PARTY_DECK,
    SEASONS,
    SET_ASIDE,
    UNTIL_YEAR,
    YEAR_END,
    YEAR_START,
)
from prestol.games.smuta.seasons import Season, end_effects
from prestol.games.smuta.victory import CheckVictory, LongRule, Sobor

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


class YearStart(Step["Smuta"]):
    """SMU-SEQ-02, SMU-SEQ-03, SMU-SEQ-23: played party cards go back, then hands are filled, one after the other.

    The game may be won before that (SMU-R-40).
    """

    def run(self, s: Smuta) -> None:
        s.phase = YEAR_START
        s.active = NOBODY
        s.tell(ev.YEAR_BEGINS, EVERYBODY, s.parts.figures.first_year + s.now // SEASONS)
        for card in range(CARDS):
            if s.cards[card] == SET_ASIDE:
                s.cards[card] = PARTY_DECK
        s.do(FillHands(0), AskPicks(), Season(), YearEnd())
        if s.rules >= 3:
            s.do(LongRule(), CheckVictory())


class FillHands(Step["Smuta"]):
    """SMU-SEQ-03, SMU-R-06: up to eight cards; who has more draws nothing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, s: Smuta) -> None:
        if self.turn < s.seats:
            seat = (s.first + self.turn) % s.seats
            s.do(Draw(seat, max(0, HAND_START - hand_size(s, seat))), FillHands(self.turn + 1))


class AskPicks(Step["Smuta"]):
    """SMU-SEQ-04, SMU-SEQ-23: all pick at the same time, also those who have nothing to pick."""

    def run(self, s: Smuta) -> None:
        s.picks = []
        s.do(PickCards(tuple(range(s.seats))), TakePicks())


class PickCards(Together["Smuta"]):
    """SMU-SEQ-04, SMU-R-05, SMU-R-06: one card of the own party deck, two with two players, or none."""

    ASK: ClassVar[str] = "pick"
    RULE: ClassVar[str] = "SMU-SEQ-04"

    def options(self, s: Smuta, seat: int) -> list[Move]:
        listed: list[Move] = [DONE_MOVE]
        if hand_size(s, seat) + len(picked_by(s, seat)) < HAND_LIMIT:
            for kind in pickable(s, seat):
                listed.append(PICK_MOVES[kind])
        return listed

    def answer(self, s: Smuta, seat: int, move: Move) -> None:
        waiting = self.waiting
        if move[0] == DONE or len(picked_by(s, seat)) + 1 >= s.parts.figures.picks[s.seats]:
            waiting = tuple([other for other in self.waiting if other != seat])
        if waiting:
            s.stack.append(PickCards(waiting))
        self.pick(s, seat, move)

    def pick(self, s: Smuta, seat: int, move: Move) -> None:
        if move[0] == PICK:
            taken = picked_by(s, seat)
            for card in s.parts.cards.copies[move[1]]:
                if is_in_deck_of(s, card, seat) and card not in taken:
                    s.picks = [*s.picks, seat, card]
                    return

    def remain(self, waiting: tuple[int, ...]) -> PickCards:
        return PickCards(waiting)


def is_in_deck_of(s: Smuta, card: int, seat: int) -> bool:
    """Whether a card lies in the party deck of a seat."""
    return s.cards[card] == PARTY_DECK and s.parts.cards.owner[s.seats][card] == seat


def picked_by(s: Smuta, seat: int) -> list[int]:
    """What a seat has picked so far this year."""
    found: list[int] = []
    for at in range(0, len(s.picks), 2):
        if s.picks[at] == seat:
            found.append(s.picks[at + 1])
    return found


def pickable(s: Smuta, seat: int) -> list[int]:
    """Kinds of card that a seat may still pick, each once."""
    taken = picked_by(s, seat)
    found: list[int] = []
    kinds, owner = s.parts.cards.kind, s.parts.cards.owner[s.seats]
    for card, place in enumerate(s.cards):
        if place != PARTY_DECK or owner[card] != seat or card in taken:
            continue
        if not found or found[-1] != kinds[card]:
            found.append(kinds[card])
    return found


class TakePicks(Step["Smuta"]):
    """SMU-INF-03: the others see how many cards were taken, not which."""

    def run(self, s: Smuta) -> None:
        for seat in range(s.seats):
            taken = picked_by(s, seat)
            for card in taken:
                s.cards[card] = seat
                s.tell(ev.PICK_SEEN, mask_of(seat), seat, s.parts.cards.kind[card])
            s.tell(ev.PICKED, EVERYBODY, seat, len(taken))
        s.picks = []


class YearEnd(Step["Smuta"]):
    """SMU-SEQ-22, SMU-R-66: all may throw cards away, in the order of winter; then the next year or the Sobor."""

    def run(self, s: Smuta) -> None:
        s.phase = YEAR_END
        s.active = NOBODY
        s.do(ThrowAway(0), NextYear())


class ThrowAway(Step["Smuta"]):
    """SMU-R-66: one after the other; an empty hand is known to all."""

    FIELDS: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, s: Smuta) -> None:
        if self.turn < s.seats:
            seat = (s.first + self.turn) % s.seats
            s.do(ThrowAway(self.turn + 1))
            if hand_size(s, seat) > 0:
                s.do(ThrowCards(seat, ()))


class ThrowCards(Several["Smuta"]):
    """SMU-CRD-15, SMU-CRD-33, SMU-INF-04: any cards of the hand, face up."""

    BOUNDS: ClassVar[dict[str, Bound]] = {"picked": Row("card_kind")}
    ASK: ClassVar[str] = "throw"
    RULE: ClassVar[str] = "SMU-CRD-15"
    KIND: ClassVar[int] = THROW
    ACCEPTS: ClassVar[tuple[int, ...]] = (THROW,)

    def limits(self, s: Smuta) -> Limits:
        items, each = hand_by_kind(s, self.seat)
        return Limits(items, each, 0, sum(each))

    def with_picked(self, picked: tuple[int, ...]) -> ThrowCards:
        return ThrowCards(self.seat, picked)

    def chosen(self, s: Smuta, items: list[int]) -> None:
        for kind in items:
            put_away(s, card_of(s, self.seat, kind), False)
            s.tell(ev.THROWN, EVERYBODY, self.seat, kind)
        s.learn(EVERYBODY)


class NextYear(Step["Smuta"]):
    """SMU-SEQ-22, SMU-VIC-10: spring of the next year, or after 1612 the Zemsky Sobor.

    What cards have put in force until the end of the year still counts at the Sobor (SMU-R-39).
    """

    def run(self, s: Smuta) -> None:
        if s.now + 1 >= CELLS:
            s.do(Sobor())
            return
        end_effects(s, UNTIL_YEAR)
        for seat in range(s.seats):
            s.year_legitimacy[seat] = 0
        s.verdict = NOBODY
        s.resource_years = 0
        s.now += 1
        s.do(YearStart())
