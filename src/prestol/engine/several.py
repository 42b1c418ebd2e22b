"""Choosing several things at once: people pick in any order and confirm once, bots pick one by one.

The whole answer is one move, `(KIND, a, b, c, NO_MORE)`, in whatever order it comes. A bot or a search picks in rising
order instead, so that it meets every selection once: `(KIND, a)` leaves the question open with one more thing picked.
"""

from __future__ import annotations

from typing import ClassVar, Final

from prestol.engine.bounds import FIGURE_LIMIT, Bound, Row
from prestol.engine.compiling import mypyc_attr
from prestol.engine.errors import Refusal
from prestol.engine.step import Choice, Move, S, Step, again

NO_MORE: Final = -1
"""The figure that ends a selection."""


class Limits:
    """What may be selected: how many of each item, how many in total, and how much they may weigh together."""

    def __init__(
        self,
        items: list[int],
        each: list[int],
        least: int,
        most: int,
        or_none: bool = False,
        weights: list[int] | None = None,
        budget: int = 0,
    ) -> None:
        self.items = items
        """In rising order."""
        self.each = each
        """How many of each item may be taken."""
        self.least = least
        self.most = most
        self.or_none = or_none
        """Whether nothing may be selected although `least` is more than that."""
        self.weights = weights
        """What each item weighs; None where only their number counts."""
        self.budget = budget

    def left(self, picked: list[int]) -> Limits:
        """What may be selected in addition to what is picked."""
        counts = self.counts(picked)
        each = [self.each[at] - counts[at] for at in range(len(counts))]
        least, most = max(0, self.least - len(picked)), self.most - len(picked)
        or_none = self.may_stop(len(picked))
        return Limits(self.items, each, least, most, or_none, self.weights, self.budget - self.weight(counts))

    def may_stop(self, count: int) -> bool:
        """Whether this many are enough."""
        return count >= self.least or (count == 0 and self.or_none)

    def counts(self, picked: list[int]) -> list[int]:
        """How many of each item are picked; things that are no item are left out."""
        found = [0] * len(self.items)
        for item in picked:
            for at, known in enumerate(self.items):
                if known == item:
                    found[at] = found[at] + 1  # compiled, `+=` on an entry of a list is slow
        return found

    def weight(self, counts: list[int]) -> int:
        total = 0
        if self.weights is not None:
            for at in range(len(counts)):
                total += counts[at] * self.weights[at]
        return total

    def following(self, picked: list[int]) -> list[int]:
        """Items that may be picked next in rising order, so that a whole selection can still come of it."""
        found: list[int] = []
        if len(picked) >= self.most:
            return found
        counts = self.counts(picked)
        for at in range(len(self.items)):
            if self.may_follow(picked, counts, at):
                found.append(self.items[at])
        return found

    def add_picks(self, kind: int, picked: list[int], listed: list[Move]) -> None:
        """The same as moves; a pick after which nothing more can come ends the selection."""
        if self.weights is None:
            self.add_unweighed(kind, picked, listed)
            return
        for item in self.following(picked):
            picked.append(item)
            listed.append((kind, item, NO_MORE) if self.is_full(picked) else (kind, item))
            picked.pop()

    def add_unweighed(self, kind: int, picked: list[int], listed: list[Move]) -> None:
        """Where only numbers count, one walk finds them: from an item on, enough must be left for a whole selection."""
        count = len(picked)
        if count >= self.most:
            return
        each, counts = self.each, self.counts(picked)
        most = count  # of a selection, with all that is left from the item on
        for at in range(len(each)):
            most += each[at] - counts[at]
        for at, item in enumerate(self.items):
            free = each[at] - counts[at]
            if free > 0 and most >= self.least and (count == 0 or item >= picked[-1]):
                ends = count + 1 == self.most or count + 1 == most
                listed.append((kind, item, NO_MORE) if ends else (kind, item))
            most -= free

    def is_full(self, picked: list[int]) -> bool:
        """Whether nothing more can be picked in rising order."""
        if len(picked) < self.most:
            if picked and self.has_later(picked[-1]) and self.is_enough(len(picked) + 1):
                return False
            counts = self.counts(picked)
            for at in range(len(self.items) - 1, -1, -1):
                if self.may_follow(picked, counts, at):
                    return False
        return True

    def may_follow(self, picked: list[int], counts: list[int], at: int) -> bool:
        """Whether an item is in its turn, and a whole selection can come of it."""
        if counts[at] >= self.each[at] or (picked and self.items[at] < picked[-1]):
            return False
        if self.is_enough(len(picked) + 1):
            return True
        counts[at] = counts[at] + 1
        fits = self.can_complete(counts, at, len(picked) + 1)
        counts[at] = counts[at] - 1
        return fits

    def has_later(self, item: int) -> bool:
        """Whether the last of the items comes after this one; one look tells it most of the time."""
        return bool(self.items) and self.items[-1] > item and self.each[-1] > 0

    def is_enough(self, count: int) -> bool:
        """Whether so many are a whole selection, whatever they are."""
        return self.weights is None and count >= self.least

    def can_complete(self, counts: list[int], start: int, count: int) -> bool:
        """Whether items from `start` on can fill up what is missing within the budget."""
        missing = self.least - count
        if self.weights is None:
            for at in range(start, len(self.items)):
                missing -= self.each[at] - counts[at]
                if missing <= 0:
                    return True
            return False
        left = self.budget - self.weight(counts)
        open_items = list(range(start, len(self.items)))
        while missing > 0 and open_items:
            lightest = open_items[0]
            for at in open_items:
                if self.weights[at] < self.weights[lightest]:
                    lightest = at
            taken = min(missing, self.each[lightest] - counts[lightest])
            missing -= taken
            left -= taken * self.weights[lightest]
            open_items.remove(lightest)
        return missing <= 0 and left >= 0

    def refusal(self, picked: list[int], rule: str) -> Refusal | None:
        """Why these cannot be selected together, in whatever order they come; None if they can."""
        counts = self.counts(picked)
        for at in range(len(counts)):
            if counts[at] > self.each[at]:
                return Refusal("several-each", rule, {"most": self.each[at]})
        if len(picked) > self.most:
            return Refusal("several-most", rule, {"most": self.most})
        if not self.may_stop(len(picked)):
            return Refusal("several-least", rule, {"least": self.least})
        if self.weights is not None and self.weight(counts) > self.budget:
            return Refusal("several-budget", rule, {"budget": self.budget})
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Choice[S]):
    """One seat selects several of the same things; a game fills in `limits` and `chosen`.

    Until the first pick the question may be answered otherwise, too: by `moves`, and with `FREE` by the free moves of
    the turn.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "picked")
    BOUNDS: ClassVar[dict[str, Bound]] = {"picked": Row(FIGURE_LIMIT)}
    KIND: ClassVar[int] = 0
    """The kind of move that names the selection."""
    FREE: ClassVar[bool] = False

    def __init__(self, seat: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.picked = picked

    def limits(self, s: S) -> Limits:
        """What may be selected, as if nothing were picked yet."""
        raise NotImplementedError

    def chosen(self, s: S, items: list[int]) -> None:
        """The selection is made: its items in rising order."""
        raise NotImplementedError

    def moves(self, s: S) -> list[Move]:
        """Other answers to the question."""
        return []

    def choose(self, s: S, move: Move) -> None:
        """One of the other answers is given."""
        raise NotImplementedError

    def reason_against(self, s: S, item: int) -> Refusal:
        """Why something is not among the items; a game may say it more exactly."""
        return Refusal("several-other", self.rule(), {})

    def lets_free_moves_in(self) -> bool:
        return type(self).FREE and not self.picked

    def with_picked(self, picked: tuple[int, ...]) -> Step[S]:
        return again(self, picked=picked)

    def options(self, s: S) -> list[Move]:
        limits = self.limits(s)
        kind = type(self).KIND
        picked = list(self.picked)
        listed: list[Move] = []
        if not picked:
            listed.extend(self.moves(s))
        if limits.may_stop(len(picked)):
            listed.append((kind, NO_MORE))
        limits.add_picks(kind, picked, listed)
        if type(self).FREE and not picked:
            listed.extend(s.free_moves(self.seat))
        return listed

    def refusal(self, s: S, move: Move) -> Refusal | None:
        if move in self.options(s):
            return None
        if len(move) < 2 or move[0] != type(self).KIND:
            return self.reason(s, move)
        limits = self.limits(s)
        for item in move[1:-1]:
            if item not in limits.items:
                return self.reason_against(s, item)
        if move[-1] == NO_MORE:
            return limits.refusal([*self.picked, *move[1:-1]], self.rule())
        picked = list(self.picked)
        for item in move[1:]:
            if item not in limits.following(picked):
                return Refusal("not-offered", self.rule(), {})
            picked.append(item)
        return Refusal("not-offered", self.rule(), {}) if limits.is_full(picked) else None

    def pick(self, s: S, move: Move) -> None:
        if move[0] != type(self).KIND:
            if type(self).FREE and s.is_free(self.seat, move):
                s.do(s.free_step(self.seat, move), self)
            else:
                self.choose(s, move)
        elif move[-1] == NO_MORE:
            self.chosen(s, sorted([*self.picked, *move[1:-1]]))
        else:
            s.do(self.with_picked((*self.picked, *move[1:])))

    def leaves_open(self, move: Move) -> bool:
        """Whether more is to be picked after a move."""
        return len(move) > 1 and move[0] == type(self).KIND and move[-1] != NO_MORE


def joined(first: Move, second: Move) -> Move:
    """Two picks of one selection as one move."""
    return (*first, *second[1:])
