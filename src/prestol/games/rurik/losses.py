"""Loss checks, and the two scheme decks that they are made with (RUR-ATK-06 to RUR-ATK-09, RUR-SCH-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from prestol.engine.bounds import Bound
from prestol.engine.deck import new_deck
from prestol.engine.step import EVERYBODY, Chance, Move, Step, TurnChoice
from prestol.games.rurik import events as ev
from prestol.games.rurik.moves import CHIEF, DECKS, LOSE, TROOP
from prestol.games.rurik.moves import DECK as DECK_MOVE
from prestol.games.rurik.parts import DISCARDED, IN_DECK, LEFT, LOOKED_AT, REGIONS, RIGHT
from prestol.games.rurik.stock import first_to_go, take_figure

if TYPE_CHECKING:
    from prestol.games.rurik.state import Rurik


def deck_choices(s: Rurik) -> list[int]:
    """RUR-R-29: a deck without cards cannot be chosen while the other has some."""
    found: list[int] = []
    if s.left_deck.size() > 0:
        found.append(LEFT)
    if s.right_deck.size() > 0:
        found.append(RIGHT)
    return found


def is_any_card_left(s: Rurik) -> bool:
    """Whether a scheme deck has cards."""
    return s.left_deck.size() > 0 or s.right_deck.size() > 0


def with_cards(s: Rurik, deck: int) -> int:
    """RUR-R-29: what runs dry goes on with the other deck."""
    return deck if s.deck(deck).size() > 0 else RIGHT - deck


def take_card(s: Rurik, deck: int, card: int, mask: int) -> None:
    """A card leaves the top of a deck and lies before those who may see it; the last one brings new decks."""
    pile = s.deck(deck)
    knowing = pile.top_known[0] if pile.top else 0
    pile.draw(card)
    s.looked.append(card)
    s.schemes[card] = LOOKED_AT
    s.scheme_known[card] = knowing | mask
    if pile.size() == 0:
        s.do(Reshuffle())


def discard_scheme(s: Rurik, card: int) -> None:
    s.schemes[card] = DISCARDED
    s.scheme_known[card] = 0
    s.discards.append(card)


class Reshuffle(Step["Rurik"]):
    """RUR-SCH-02, RUR-R-29: when a deck runs out, the other one and the discards become two new decks."""

    def run(self, s: Rurik) -> None:
        cards = [*s.left_deck.cards(), *s.right_deck.cards(), *s.discards]
        if not cards:
            return
        for card in cards:
            s.schemes[card] = IN_DECK
        s.discards = []
        s.left_deck = new_deck([])
        s.right_deck = new_deck(cards)
        s.tell(ev.DECKS_SHUFFLED, EVERYBODY)
        s.do(HalveDecks((len(cards) + 1) // 2))


class HalveDecks(Chance["Rurik"]):
    """RUR-SET-07, RUR-R-29: cards of a shuffled pile go to the first deck, one by one, seen by nobody."""

    FIELDS: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def even(self, s: Rurik) -> list[int]:
        return s.right_deck.loose

    def resolve(self, s: Rurik, outcome: int) -> None:
        s.right_deck.draw(outcome)
        s.left_deck.put_in(outcome)
        if self.left > 1:
            s.do(HalveDecks(self.left - 1))

    def seen_by(self, s: Rurik) -> int:
        return 0


class LossCheck(Step["Rurik"]):
    """RUR-ATK-06, RUR-R-27: the attacker names a deck, unless no card is turned up at all.

    The Rebellion has no seat: its decks are named by the player (RUR-SOL-38).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "region", "cards")

    def __init__(self, side: int, region: int, cards: int) -> None:
        self.side = side
        self.region = region
        self.cards = cards

    def run(self, s: Rurik) -> None:
        decks = deck_choices(s)
        if self.cards == 0 or not decks:
            s.tell(ev.NO_CHECK, EVERYBODY, self.side)
            return
        s.tell(ev.CHECK_BEGINS, EVERYBODY, self.side, self.cards)
        if len(decks) > 1:
            s.do(CheckDeck(self.side if self.side < s.seats else 0, self.side, self.region, self.cards))
        else:
            s.do(NextCard(self.side, self.region, self.cards, decks[0]))


class CheckDeck(TurnChoice["Rurik"]):
    """RUR-ATK-06: which of the two decks."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "side", "region", "cards")
    ASK: ClassVar[str] = "check-deck"
    RULE: ClassVar[str] = "RUR-ATK-06"
    ACCEPTS: ClassVar[tuple[int, ...]] = (DECK_MOVE,)

    def __init__(self, seat: int, side: int, region: int, cards: int) -> None:
        super().__init__(seat)
        self.side = side
        self.region = region
        self.cards = cards

    def moves(self, s: Rurik) -> list[Move]:
        return [DECKS[deck] for deck in deck_choices(s)]

    def choose(self, s: Rurik, move: Move) -> None:
        s.do(NextCard(self.side, self.region, self.cards, move[1]))


class NextCard(Step["Rurik"]):
    """RUR-ATK-06: cards are turned up singly, as long as there are any."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "region", "cards", "deck")

    def __init__(self, side: int, region: int, cards: int, deck: int) -> None:
        self.side = side
        self.region = region
        self.cards = cards
        self.deck = deck

    def run(self, s: Rurik) -> None:
        if self.cards > 0 and is_any_card_left(s):
            s.do(TurnCard(self.side, self.region, self.cards, with_cards(s, self.deck)))
        else:
            end_check(s, self.side, self.region, False)


class TurnCard(Chance["Rurik"]):
    """RUR-ATK-08: the first loss symbol ends the check."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "region", "cards", "deck")

    def __init__(self, side: int, region: int, cards: int, deck: int) -> None:
        self.side = side
        self.region = region
        self.cards = cards
        self.deck = deck

    def even(self, s: Rurik) -> list[int]:
        return s.deck(self.deck).drawable()

    def resolve(self, s: Rurik, outcome: int) -> None:
        lost = s.parts.cards.scheme_loss[outcome]
        s.do(
            NextCard(self.side, self.region, self.cards - 1, self.deck)
            if not lost
            else EndCheck(self.side, self.region)
        )
        take_card(s, self.deck, outcome, EVERYBODY)
        s.tell(ev.CARD_TURNED, EVERYBODY, outcome)


class EndCheck(Step["Rurik"]):
    """RUR-ATK-08: a check that has turned up a loss."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side", "region")

    def __init__(self, side: int, region: int) -> None:
        self.side = side
        self.region = region

    def run(self, s: Rurik) -> None:
        end_check(s, self.side, self.region, True)


def end_check(s: Rurik, side: int, region: int, lost: bool) -> None:
    """RUR-ATK-09, RUR-R-25: the cards are discarded, and a loss costs one figure of the attacker in that region."""
    for card in s.looked:
        discard_scheme(s, card)
    s.looked = []
    if not lost:
        s.tell(ev.NO_LOSS, EVERYBODY, side)
    elif not s.options.attacker_leader_last and side < s.seats and has_both(s, side, region):
        s.do(LoseFigure(side, region))
    else:
        lose(s, side, first_to_go(s, side, region), region)


def has_both(s: Rurik, side: int, region: int) -> bool:
    return s.leader_at[side] == region and s.troops[side * REGIONS + region] > 0


def lose(s: Rurik, side: int, figure: int, region: int) -> None:
    take_figure(s, side, figure, region)
    s.tell(ev.LOSS, EVERYBODY, side, figure, region)


class LoseFigure(TurnChoice["Rurik"]):
    """RUR-R-25: where the table plays so, the attacker picks the figure."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "region")
    BOUNDS: ClassVar[dict[str, Bound]] = {"region": REGIONS}
    ASK: ClassVar[str] = "lose"
    RULE: ClassVar[str] = "RUR-ATK-08"
    ACCEPTS: ClassVar[tuple[int, ...]] = (LOSE,)

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def moves(self, s: Rurik) -> list[Move]:
        return [(LOSE, TROOP), (LOSE, CHIEF)]

    def choose(self, s: Rurik, move: Move) -> None:
        lose(s, self.seat, move[1], self.region)
