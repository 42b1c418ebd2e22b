"""The Bear: a small game for one or two hunters against a program that scores, with a deck of which parts are known."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from prestol.engine.chance import SealedStream, Stream
from prestol.engine.deck import Deck, new_deck
from prestol.engine.errors import LoadError
from prestol.engine.events import EventTable
from prestol.engine.game import Game
from prestol.engine.notation import MoveTable
from prestol.engine.result import Program, Result, places_from
from prestol.engine.state import State, mask_of
from prestol.engine.step import EVERYBODY, Chance, Choice, Move, Step
from prestol.library.content import Content, kept_content
from prestol.library.content_game import ContentGame
from prestol.library.schema import TableOption

MOVES = MoveTable()
TAKE = MOVES.add("take")
PEEK = MOVES.add("peek")
BURY = MOVES.add("bury")

EVENTS = EventTable()
TAKEN = EVENTS.add("taken", "BEA-1", ("seat", "seat"), ("points", "number"))
PEEKED = EVENTS.add("peeked", "BEA-2", ("seat", "seat"))
BURIED = EVENTS.add("buried", "BEA-3", ("seat", "seat"))
EATEN = EVENTS.add("eaten", "BEA-4", ("points", "number"))
CHASED = EVENTS.add("chased", "BEA-5", ("seat", "seat"), ("rival", "seat"))


class Figures(Struct):
    id: str
    cards: int
    rounds: int


class BearContent(Struct):
    game: Figures
    option: tuple[TableOption, ...] = ()


class Hunt(State):
    """The cards are worth 0, 1, 2 and so on; what was taken lies open on the discard."""

    FIELDS: ClassVar[tuple[str, ...]] = ("round", "scores", "bear", "deck")

    def __init__(
        self, game: BearGame, seats: int, stack: list[Step[Any]], luck: Stream, old: Hunt | None = None
    ) -> None:
        super().__init__(game, seats, stack, luck, old)
        self.options = ()
        self.round: int = old.round if old else 0
        self.scores: list[int] = old.scores[:] if old else [0] * seats
        self.bear: int = old.bear if old else 0
        self.deck: Deck = old.deck.clone() if old else new_deck(list(range(game.parts.cards)))

    def clone(self) -> Hunt:
        assert isinstance(self.game, BearGame)
        return Hunt(self.game, self.seats, self.stack[:], self.luck.clone(), self)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.header(seat) | {
            "round": self.round,
            "scores": self.scores[:],
            "bear": self.bear,
            "left": self.deck.size(),
            "top": self.deck.known_on_top(seat),
            "bottom": self.deck.known_below(seat),
            "open": self.deck.discard_pile[:],
        }

    def redeal(self, seat: int | None, rng: Stream, recall: bool = False, guess: list[int] | None = None) -> Hunt:
        twin = self.clone()
        twin.silence(rng)
        cards = twin.deck.unknown_to(seat)
        rng.shuffle(cards)
        twin.deck.deal_again(seat, cards)
        return twin

    def result(self) -> Result:
        """Ties go to the bear."""
        places = places_from([(score, 0) for score in self.scores], [(self.bear, 1)])
        breakdown = tuple({"cards": score} for score in self.scores)
        return Result(places, tuple(self.scores), breakdown, "", (Program("bear", self.bear, {"cards": self.bear}),))


class Round(Step[Hunt]):
    """The bear eats, then each hunter acts."""

    def run(self, s: Hunt) -> None:
        assert isinstance(s.game, BearGame)
        if s.round == s.game.parts.rounds:
            return
        s.round += 1
        s.do(Eat(), *(Act(seat) for seat in range(s.seats)), Round())


class Eat(Chance[Hunt]):
    def even(self, s: Hunt) -> list[int]:
        return s.deck.drawable()

    def resolve(self, s: Hunt, outcome: int) -> None:
        s.deck.draw(outcome)
        s.deck.put_aside(outcome)
        s.bear += outcome
        s.tell(EATEN, EVERYBODY, outcome)


class Act(Choice[Hunt]):
    """Take the uppermost card; or look at it first, and then take it or put it under the deck."""

    ASK: ClassVar[str] = "act"
    RULE: ClassVar[str] = "BEA-1"
    ACCEPTS: ClassVar[tuple[int, ...]] = (TAKE, PEEK, BURY)

    def options(self, s: Hunt) -> list[Move]:
        knows = s.deck.known_on_top(self.seat)[:1] not in ([], [None])
        return [(TAKE,), (BURY,) if knows else (PEEK,)]

    def pick(self, s: Hunt, move: Move) -> None:
        if move[0] == PEEK:
            s.do(Peek(self.seat), self)
        elif move[0] == TAKE:
            s.do(Take(self.seat))
        else:
            card, mask = s.deck.top[0], s.deck.top_known[0]
            s.deck.draw(card)
            s.deck.put_under(card, mask)
            s.tell(BURIED, EVERYBODY, self.seat)
            s.tell(CHASED, EVERYBODY, s.seats, self.seat)


class Peek(Chance[Hunt]):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def even(self, s: Hunt) -> list[int]:
        return s.deck.lookable(0)

    def seen_by(self, s: Hunt) -> int:
        return mask_of(self.seat)

    def resolve(self, s: Hunt, outcome: int) -> None:
        s.deck.look(0, outcome, mask_of(self.seat))
        s.tell(PEEKED, EVERYBODY, self.seat)


class Take(Peek):
    def even(self, s: Hunt) -> list[int]:
        return s.deck.drawable()

    def seen_by(self, s: Hunt) -> int:
        return EVERYBODY

    def resolve(self, s: Hunt, outcome: int) -> None:
        s.deck.draw(outcome)
        s.deck.put_aside(outcome)
        s.scores[self.seat] += outcome
        s.tell(TAKEN, EVERYBODY, self.seat, outcome)


class BearGame(ContentGame[BearContent, Figures]):
    id = "bear"
    seat_counts = (1, 2)
    programs = ("bear",)
    schema = BearContent
    moves = MOVES.kinds()
    events = EVENTS.kinds()
    steps = (Round, Eat, Act, Peek, Take)

    def parts_of(self, content: BearContent) -> Figures:
        return content.game

    def new_state(self, seats: int, options: dict[str, Any], luck: SealedStream) -> Hunt:
        return Hunt(self, seats, [], luck)

    def opening(self) -> list[Step[Any]]:
        return [Round()]

    def complaint(self, state: Hunt) -> LoadError | None:
        cards = sorted([*state.deck.cards(), *state.deck.discard_pile])
        return None if cards == list(range(self.parts.cards)) else LoadError("bear-fault-state-cards")


TABLES: dict[str, Any] = {"game": {"id": "bear", "cards": 16, "rounds": 4}, "option": []}
WORDS = """
bear-name = The Bear
bear-tagline = Hunt honey before the bear does.
bear-ask-act = Take the card, look at it or bury it?
bear-move-take = Take it
bear-move-peek = Look at it
bear-move-bury = Bury it
bear-event-taken = { $seat } takes { $points }.
bear-event-peeked = { $seat } looks.
bear-event-buried = { $seat } buries the card.
bear-event-eaten = The bear eats { $points }.
bear-program-bear = The bear
    .mid = the bear
bear-event-chased = { $seat } chases { $rival_mid }.
bear-fault-state-cards = cards are missing
"""


def content() -> Content:
    return kept_content("bear", TABLES)


def open_game(content: Content) -> Game:
    return BearGame(content)
