"""The field of the duel: strength, courage, hands and deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from prestol.engine.chance import Stream
from prestol.engine.result import Result, places_from
from prestol.engine.state import State
from prestol.engine.step import EVERYBODY, Move, Step
from prestol.engine.window import Answer
from prestol.games.duel import events as ev
from prestol.games.duel import windows
from prestol.games.duel.answers import effect_of
from prestol.games.duel.circle import Window, guarded
from prestol.games.duel.parts import CARD, DRINK, FEINT, LUNGE, NO_STAKE, REMEDY, SHIELD, Options, Parts
from prestol.games.duel.remedy import Drink
from prestol.games.duel.view import view

if TYPE_CHECKING:
    from prestol.engine.game import Game


class Duel(State):
    """Cards are counted by kind: `deck` and `used` have a count for each, `hands` such a row for each seat in turn."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "bout",
        "turn",
        "force",
        "strength",
        "courage",
        "stakes",
        "hands",
        "deck",
        "used",
    )

    def __init__(
        self,
        game: Game,
        parts: Parts,
        options: Options,
        seats: int,
        stack: list[Step[Any]],
        luck: Stream,
        old: Duel | None = None,
    ) -> None:
        super().__init__(game, seats, stack, luck, old)
        self.parts = parts
        self.options = options
        self.bout: int = old.bout if old else 0
        """From 1; 0 before the first."""
        self.turn: int = old.turn if old else 0
        """Whose turn it is, or was last."""
        self.force: int = old.force if old else 0
        """What the latest blow does when it lands with full force."""
        self.strength: list[int] = old.strength[:] if old else [parts.strength] * seats
        self.courage: list[int] = old.courage[:] if old else [parts.courage] * seats
        self.stakes: list[int] = old.stakes[:] if old else [NO_STAKE] * seats
        """What each seat has staked in secret, NO_STAKE until then."""
        self.hands: list[int] = old.hands[:] if old else [0] * (seats * parts.kinds)
        self.deck: list[int] = old.deck[:] if old else parts.count[:]
        self.used: list[int] = old.used[:] if old else [0] * parts.kinds

    def clone(self) -> Duel:
        return Duel(self.game, self.parts, self.options, self.seats, self.stack[:], self.luck.clone(), self)

    def stage(self) -> int:
        return self.bout if self.stack else 0

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return view(self, seat)

    # --- small questions and actions

    def held(self, seat: int, card: int) -> int:
        """Number of cards of a kind in a hand."""
        return self.hands[seat * self.parts.kinds + card]

    def hand(self, seat: int) -> list[int]:
        return self.hands[seat * self.parts.kinds : (seat + 1) * self.parts.kinds]

    def hand_size(self, seat: int) -> int:
        return sum(self.hand(seat))

    def deck_size(self) -> int:
        return sum(self.deck)

    def kinds_held(self, seat: int, role: int) -> list[int]:
        """Kinds of card with a role that a seat holds."""
        kinds: list[int] = []
        for card in range(self.parts.kinds):
            if self.parts.role[card] == role and self.held(seat, card) > 0:
                kinds.append(card)
        return kinds

    def discard(self, seat: int, card: int) -> None:
        """A card leaves a hand openly; what the others have seen of the hand cannot be taken back for free."""
        self.hands[seat * self.parts.kinds + card] -= 1
        self.used[card] += 1
        self.learn(EVERYBODY)

    # --- answers and free moves

    def cards_for(self, seat: int, moment: int) -> list[int]:
        """DUE-BLW-02 to DUE-BLW-04: shields against a blow, lunges behind the own one, feints against a card."""
        if moment == CARD:
            return self.kinds_held(seat, FEINT)
        return self.kinds_held(seat, LUNGE if seat == self.turn else SHIELD)

    def entitled(self, moment: int) -> tuple[int, ...]:
        return windows.entitled(self, moment)

    def answer_moves(self, seat: int, moment: int, so_far: Answer) -> list[Move]:
        return windows.answer_moves(self, seat, moment, so_far)

    def answers_ahead(self, seat: int, moment: int) -> list[Answer]:
        return windows.answers_ahead(self, seat, moment)

    def answer_ask(self, moment: int, so_far: Answer) -> str:
        return "remedy" if so_far else "window"

    def repeats(self, moment: int) -> bool:
        """DUE-BLW-01, DUE-BOU-06: both are asked again after a card; a card on the table is asked about once."""
        return moment != CARD

    def unanswered(self, moment: int) -> None:
        self.tell(ev.NOBODY_ANSWERED, EVERYBODY)

    def facts(self) -> list[tuple[str, str, int]]:
        return windows.facts(self)

    def scopes(self) -> list[tuple[str, int]]:
        return [("bout", self.bout)]

    def react(self, seat: int, moment: int, answer: Answer) -> None:
        """DUE-BLW-04: whatever is laid as an answer may be answered by a feint of the foe before it works."""
        if self.rules >= 2:
            windows.react(self, seat, moment, answer)
            return
        card = answer[0][1]
        self.discard(seat, card)
        self.tell(ev.ANSWERED, EVERYBODY, seat, card)
        self.do(*guarded((self.left_of(seat),), CARD, effect_of(self.parts.role[card], seat, card)))

    def moment_rule(self, moment: int) -> str:
        return windows.RULES[moment]

    def rule_now(self) -> str:
        top = self.stack[-1] if self.stack else None
        return self.moment_rule(top.moment) if isinstance(top, Window) else super().rule_now()

    def free_moves(self, seat: int) -> list[Move]:
        """DUE-TRN-03: a remedy may be drunk whenever it would do something."""
        if self.strength[seat] == self.parts.strength and self.deck_size() == 0:
            return []
        return [(DRINK, card) for card in self.kinds_held(seat, REMEDY)]

    def free_step(self, seat: int, move: Move) -> Step[Any]:
        return Drink(seat, move[1])

    # --- what a seat cannot know, dealt again

    def redeal(self, seat: int | None, rng: Stream, recall: bool = False, guess: list[int] | None = None) -> Duel:
        """`guess` is a row of hands like `hands`; the rows of those who are not guessed about are left alone."""
        self.check_seat(seat)
        twin = self.clone()
        twin.silence(rng)
        twin.forget_answers(seat)
        me = -1 if seat is None else seat
        if self.stack:
            twin.redeal_hands(me, rng, guess)
            twin.redeal_stakes(me, rng, recall)
        return twin

    def redeal_hands(self, me: int, rng: Stream, guess: list[int] | None) -> None:
        """DUE-INF-01: hidden hands go back to the deck, and as many cards as before come out of it."""
        kinds = self.parts.kinds
        sizes = [0 if seat == me else self.hand_size(seat) for seat in range(self.seats)]
        for seat in range(self.seats):
            if seat != me:
                for card in range(kinds):
                    self.deck[card] += self.held(seat, card)
                    self.hands[seat * kinds + card] = 0
        for seat in range(self.seats):
            if guess is not None and seat != me:
                self.take_guess(seat, guess[seat * kinds : (seat + 1) * kinds], sizes[seat])
            elif seat != me:
                for _ in range(sizes[seat]):
                    self.take(seat, self.nth_in_deck(rng.below(self.deck_size())))

    def take_guess(self, seat: int, row: list[int], size: int) -> None:
        if len(row) != self.parts.kinds or sum(row) != size:
            raise ValueError(f"seat {seat} holds {size} cards")
        for card in range(self.parts.kinds):
            if not 0 <= row[card] <= self.deck[card]:
                raise ValueError(f"seat {seat} cannot hold {row[card]} of card {card}")
            for _ in range(row[card]):
                self.take(seat, card)

    def take(self, seat: int, card: int) -> None:
        """A card comes from the deck into a hand."""
        self.deck[card] -= 1
        self.hands[seat * self.parts.kinds + card] += 1

    def nth_in_deck(self, n: int) -> int:
        """The kind of the n-th card, if the deck were sorted."""
        card = 0
        while n >= self.deck[card]:
            n -= self.deck[card]
            card += 1
        return card

    def redeal_stakes(self, me: int, rng: Stream, recall: bool) -> None:
        """Stakes of others: withdrawn, or drawn again from those the seat could have made."""
        taken_back: list[int] = []
        for seat in range(self.seats):
            if seat == me or self.stakes[seat] == NO_STAKE:
                continue
            if recall:
                taken_back.append(seat)
                self.stakes[seat] = NO_STAKE
            else:
                self.stakes[seat] = rng.below(self.courage[seat] + 1)
        if taken_back:
            self.reopen(taken_back)

    # --- the end

    def result(self) -> Result:
        """DUE-END-01 to DUE-END-03: places by strength, then by courage, then shared."""
        if self.stack:
            raise ValueError("the game is not over; result() is for finished games")
        keys: list[tuple[int, ...]] = [(self.strength[seat], self.courage[seat]) for seat in range(self.seats)]
        places = places_from(keys)
        level = self.strength[0] == self.strength[1]
        tie = "" if not level else "DUE-END-03" if places.count(1) > 1 else "DUE-END-02"
        breakdown: list[dict[str, Any]] = [{"courage": self.courage[seat]} for seat in range(self.seats)]
        return Result(places, tuple(self.strength), tuple(breakdown), tie)
