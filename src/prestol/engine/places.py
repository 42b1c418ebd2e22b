"""Cards and tokens kept as a list of places: at the number of each card stands where it is.

A game numbers its places as it likes: a seat for a hand, other numbers for deck, display and discard. Decks have no
order, so that a draw is a chance among the cards that lie there; where an order is known, use `deck.Deck`.
"""

from __future__ import annotations


def cards_at(places: list[int], where: int) -> list[int]:
    """The cards that are in one place, in rising order: the outcomes of a draw from it."""
    found: list[int] = []
    for card, place in enumerate(places):  # compiled, this is faster than by index
        if place == where:
            found.append(card)
    return found


def is_any_at(places: list[int], where: int) -> bool:
    """Whether any card is in a place."""
    for place in places:
        if place == where:
            return True
    return False


def count_at(places: list[int], where: int) -> int:
    """How many cards are in a place; compiled, a loop over numbers is faster than `count`."""
    count = 0
    for place in places:
        if place == where:
            count += 1
    return count


def move_all(places: list[int], where: int, to: int) -> bool:
    """Move all cards from one place to another; whether there were any."""
    found = False
    for card in range(len(places)):
        if places[card] == where:
            places[card] = to
            found = True
    return found


def refill(places: list[int], deck: int, discard: int) -> bool:
    """If the deck is empty, the discard becomes the deck; whether it did."""
    return not is_any_at(places, deck) and move_all(places, discard, deck)


def not_among(count: int, *taken: list[int]) -> list[int]:
    """The numbers below `count` that are in none of the lists; negative entries stand for nothing."""
    seen = [False] * count
    for row in taken:
        for card in row:
            if card >= 0:
                seen[card] = True
    found: list[int] = []
    for card in range(count):
        if not seen[card]:
            found.append(card)
    return found


def rows(values: list[int], width: int) -> list[list[int]]:
    """A flat list as rows."""
    return [values[at : at + width] for at in range(0, len(values), width)]
