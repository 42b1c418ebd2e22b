"""Decks: piles whose order is decided only where somebody knows it.

A fair shuffle makes every order equally likely, so a card needs no place in the deck until it is drawn, looked at or
put there on purpose. Whoever looked at the top or put a card under the pile knows it: each fixed card carries the mask
of the seats that do.
"""

from __future__ import annotations

from typing import Final, final

from prestol.engine.state import sees

ROWS: Final = 6
"""Rows of the saved form."""


@final
class Deck:
    """From top to bottom: fixed cards, the rest in no order yet, fixed cards again; and beside them an open discard.

    No list of it is ever changed: what changes gets a new list, so that clones share theirs.
    """

    def __init__(
        self,
        loose: list[int],
        top: list[int],
        top_known: list[int],
        bottom: list[int],
        bottom_known: list[int],
        discard: list[int],
    ) -> None:
        self.loose = loose
        """In rising order, so that equal decks are equal data."""
        self.top = top
        """The first one lies on top."""
        self.top_known = top_known
        """For each of `top` the mask of the seats that know it."""
        self.bottom = bottom
        """The last one lies at the very bottom."""
        self.bottom_known = bottom_known
        self.discard_pile = discard
        """The last one lies on top, open to all."""

    def clone(self) -> Deck:
        return Deck(self.loose, self.top, self.top_known, self.bottom, self.bottom_known, self.discard_pile)

    def data(self) -> list[list[int]]:
        """What the codec saves: enough for `deck_from`."""
        return [self.loose, self.top, self.top_known, self.bottom, self.bottom_known, self.discard_pile]

    def size(self) -> int:
        return len(self.top) + len(self.loose) + len(self.bottom)

    def cards(self) -> list[int]:
        """The cards of the pile, discards left out, in rising order."""
        return sorted([*self.top, *self.loose, *self.bottom])

    # --- drawing and looking: the outcomes of a chance step, then what is done with the one that came

    def drawable(self) -> list[int]:
        """The cards of which the next draw gives one, each equally likely."""
        if self.top:
            return [self.top[0]]
        return self.loose or self.bottom[:1]

    def draw(self, card: int) -> None:
        """The card that came leaves the deck."""
        if self.top and self.top[0] == card:
            self.top = self.top[1:]
            self.top_known = self.top_known[1:]
        elif not self.top and card in self.loose:
            self.loose = without(self.loose, card)
        elif not self.top and not self.loose and self.bottom and self.bottom[0] == card:
            self.bottom = self.bottom[1:]
            self.bottom_known = self.bottom_known[1:]
        else:
            raise ValueError(f"card {card} cannot be drawn now")

    def lookable(self, at: int) -> list[int]:
        """The cards of which one lies `at` places below the top; the places above it must be fixed already."""
        if at < len(self.top):
            return [self.top[at]]
        if at > len(self.top):
            raise ValueError(f"the cards above place {at} have not been looked at")
        return self.loose or self.bottom[:1]

    def look(self, at: int, card: int, mask: int) -> None:
        """Seats look at the card `at` places below the top, which from now on stays where it is."""
        if card not in self.lookable(at):
            raise ValueError(f"card {card} does not lie {at} places below the top")
        if at < len(self.top):
            self.top_known = [*self.top_known[:at], self.top_known[at] | mask, *self.top_known[at + 1 :]]
            return
        knowing = mask
        if card in self.loose:
            self.loose = without(self.loose, card)
        else:
            knowing |= self.bottom_known[0]
            self.bottom = self.bottom[1:]
            self.bottom_known = self.bottom_known[1:]
        self.top = [*self.top, card]
        self.top_known = [*self.top_known, knowing]

    # --- putting cards back

    def put_on_top(self, card: int, mask: int) -> None:
        """A card goes on top; these seats know it."""
        self.top = [card, *self.top]
        self.top_known = [mask, *self.top_known]

    def put_under(self, card: int, mask: int) -> None:
        """A card goes to the very bottom; these seats know it."""
        self.bottom = [*self.bottom, card]
        self.bottom_known = [*self.bottom_known, mask]

    def put_in(self, card: int) -> None:
        """A card goes among those in no order, where nobody knows it."""
        self.loose = sorted([*self.loose, card])

    def put_aside(self, card: int) -> None:
        """A card goes on the open discard."""
        self.discard_pile = [*self.discard_pile, card]

    def shuffle(self) -> None:
        """Nobody knows the place of any card any more."""
        self.loose = self.cards()
        self.top, self.top_known, self.bottom, self.bottom_known = [], [], [], []

    def shuffle_in_discard(self) -> None:
        """The discard becomes part of the deck, which is shuffled."""
        self.loose = [*self.loose, *self.discard_pile]
        self.discard_pile = []
        self.shuffle()

    # --- what a seat knows

    def unknown_to(self, seat: int | None) -> list[int]:
        """The cards of the deck whose place a seat does not know, those in no order included."""
        found = self.loose[:]
        for at in range(len(self.top)):
            if not sees(self.top_known[at], seat):
                found.append(self.top[at])
        for at in range(len(self.bottom)):
            if not sees(self.bottom_known[at], seat):
                found.append(self.bottom[at])
        return found

    def deal_again(self, seat: int | None, cards: list[int]) -> None:
        """Put these cards, in their order, where the ones lay that a seat does not know; as many as there were."""
        if len(cards) != len(self.unknown_to(seat)):
            raise ValueError(f"{len(self.unknown_to(seat))} cards are unknown, not {len(cards)}")
        taken = 0
        self.top = self.top[:]
        for at in range(len(self.top)):
            if not sees(self.top_known[at], seat):
                self.top[at] = cards[taken]
                taken += 1
        self.bottom = self.bottom[:]
        for at in range(len(self.bottom)):
            if not sees(self.bottom_known[at], seat):
                self.bottom[at] = cards[taken]
                taken += 1
        self.loose = sorted(cards[taken:])

    def known_on_top(self, seat: int | None) -> list[int | None]:
        """The uppermost cards as far down as a seat knows one; None for those in between that it does not know."""
        return known(self.top, self.top_known, seat)

    def known_below(self, seat: int | None) -> list[int | None]:
        """The lowest cards, the very last one first, as far up as a seat knows one."""
        return known(self.bottom[::-1], self.bottom_known[::-1], seat)


def without(cards: list[int], card: int) -> list[int]:
    """The cards without one of them."""
    left = cards[:]
    left.remove(card)
    return left


def known(cards: list[int], masks: list[int], seat: int | None) -> list[int | None]:
    """What a seat knows of a row of cards; what lies beyond the last one that it knows is left out."""
    found: list[int | None] = []
    for at in range(len(cards)):
        found.append(cards[at] if sees(masks[at], seat) else None)
    while found and found[-1] is None:
        found.pop()
    return found


def new_deck(cards: list[int]) -> Deck:
    """A shuffled deck."""
    return Deck(sorted(cards), [], [], [], [], [])


def deck_from(data: list[list[int]], cards: int, seats: int) -> Deck:
    """The deck that `data()` described; ValueError unless it holds some of the cards, none of them twice."""
    if len(data) != ROWS or len(data[1]) != len(data[2]) or len(data[3]) != len(data[4]):
        raise ValueError("a deck has six rows, and a mask for each card whose place is fixed")
    held = [*data[0], *data[1], *data[3], *data[5]]
    if len(set(held)) != len(held) or any(not 0 <= card < cards for card in held):
        raise ValueError("a deck holds each of its cards once")
    if any(not -1 <= mask < 1 << seats for mask in [*data[2], *data[4]]):
        raise ValueError("a deck is known to seats that do not exist")
    rows = [row[:] for row in data]
    return Deck(sorted(rows[0]), rows[1], rows[2], rows[3], rows[4], rows[5])
