"""Choosing several things at once: people pick in any order and confirm once, bots pick one by one.

The whole answer is one move, `(KIND, a, b, c, NO_MORE)`, in whatever order it comes. A bot or a search picks in rising
order instead, so that it meets every selection once: `(KIND, a)` leaves the question open with one more thing picked.
"""

from __future__ import annotations

from typing import ClassVar, Final

from prestol.engine.compiling import mypyc_attr
from prestol.engine.errors import Refusal
from prestol.engine.step import Choice, Move, S, Step, again

NO_MORE: Final = -1
"""The figure that ends a selection."""


class Limits:
    """What may be selected: of each item so many, this many in all, and no more than they may weigh together."""

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

    def may_stop(self, count: int) -> bool:
        """Whether this many are enough."""
        return count >= self.least or (count == 0 and self.or_none)

    def counts(self, picked: list[int]) -> list[int]:
        """How many of each item are picked; things that are no item are left out."""
        found = [0] * len(self.items)
        for item in picked:
            for at in range(len(self.items)):
                if self.items[at] == item:
                    found[at] += 1
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
            if picked and self.items[at] < picked[-1]:
                continue
            if counts[at] < self.each[at]:
                counts[at] += 1
                if self.can_complete(counts, at, len(picked) + 1):
                    found.append(self.items[at])
                counts[at] -= 1
        return found

    def can_complete(self, counts: list[int], start: int, count: int) -> bool:
        """Whether items from `start` on can fill up what is missing within the budget."""
        missing = self.least - count
        if self.weights is None:
            for at in range(start, len(self.items)):
                missing -= self.each[at] - counts[at]
            return missing <= 0
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
        for item in picked:
            if item not in self.items:
                return Refusal("several-other", rule, {})
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

    With `FREE` the free moves of the turn are open until the first pick.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "picked")
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

    def with_picked(self, picked: tuple[int, ...]) -> Step[S]:
        return again(self, picked=picked)

    def options(self, s: S) -> list[Move]:
        limits = self.limits(s)
        kind = type(self).KIND
        picked = list(self.picked)
        listed: list[Move] = []
        if limits.may_stop(len(picked)):
            listed.append((kind, NO_MORE))
        for item in limits.following(picked):
            picked.append(item)
            listed.append((kind, item) if limits.following(picked) else (kind, item, NO_MORE))
            picked.pop()
        if type(self).FREE and not picked:
            listed.extend(s.free_moves(self.seat))
        return listed

    def refusal(self, s: S, move: Move) -> Refusal | None:
        if move in self.options(s):
            return None
        if len(move) < 2 or move[0] != type(self).KIND or move[-1] != NO_MORE:
            return s.reason(self.seat, move, self.rule())
        return self.limits(s).refusal([*self.picked, *move[1:-1]], self.rule())

    def pick(self, s: S, move: Move) -> None:
        if type(self).FREE and not self.picked and s.is_free(self.seat, move):
            s.do(s.free_step(self.seat, move), self)
        elif move[-1] == NO_MORE:
            self.chosen(s, sorted([*self.picked, *move[1:-1]]))
        else:
            s.do(self.with_picked((*self.picked, *move[1:])))


def is_open(move: Move) -> bool:
    """Whether a move of a selection leaves the question open."""
    return len(move) > 1 and move[-1] != NO_MORE


def joined(first: Move, second: Move) -> Move:
    """Two picks of one selection as one move."""
    return (*first, *second[1:])
