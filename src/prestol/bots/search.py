"""Search over re-dealt worlds: information-set Monte Carlo for any game, through the public API alone.

Each simulation re-deals what the seat cannot know, walks down a tree of what can be observed, and plays out the rest.
Values are vectors, one share of victory per seat, and each seat maximises its own; fortune's outcomes that the seat can
see lead to different nodes. If the game brings a house style, it guides the choice, models the other seats and plays
out; otherwise all seats search for themselves and playouts are random.

Where all decide at once, every seat chooses without seeing the others: the searcher, and whoever may be searching too,
by a soft maximum over its own tallies. Nobody is then taken for a player who surely pays for the others, and the
searcher's own answer is mixed as far as its values are close, so that others cannot rely on it either.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final, final

from prestol.engine.advice import Advice, draw, odds
from prestol.engine.bot import Belief, Chair
from prestol.engine.chance import Stream
from prestol.engine.compiling import mypyc_attr
from prestol.engine.state import State, sees
from prestol.engine.step import Move, Together

HEAT: Final = 0.02
"""Where all decide at once: shares of victory that an answer may be worse by and still be given now and then."""
FLOOR: Final = 0.1
"""Part of the simulations that try every secret answer alike."""
TRUST: Final = 6.0
"""Visits of an answer after which its value counts as much as the style of the player."""

Key = tuple[object, ...]


@final
@mypyc_attr(acyclic=True)
class Tally:
    """What is known of one move of one seat in one node."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0


@final
class Node:
    """A point of the tree: what each seat has tried there, and where it led."""

    def __init__(self) -> None:
        self.visits = 0
        self.tallies: dict[int, dict[Move, Tally]] = {}
        self.children: dict[Key, Node] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot:
    """Decides by search with a budget of simulations or of milliseconds."""

    def __init__(
        self,
        rng: Stream,
        simulations: int = 0,
        milliseconds: int = 0,
        explore: float = 0.6,
        belief: Belief | None = None,
        brisk: bool = False,
        advice: Advice[Any] | None = None,
        glance: int = 1,
    ) -> None:
        self.rng = rng
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.glance = glance
        """A secret answer gets one of so many parts of the budget, whatever the seat holds."""
        self.brisk = brisk
        """Whether to stop once no simulation left could change the choice; never where the answer is secret."""
        self.explore = explore
        self.belief = belief
        self.advice = advice
        """What to search with; by default the advice of the game that is played."""
        self.styles: list[int] = []
        self.work = 0
        """Decisions simulated so far,"""
        self.tried = 0
        """and simulations."""

    def decide(self, chair: Chair) -> Move:
        # a forced secret answer is thought about like a free one, so that the time taken tells nothing
        if len(chair.legal) == 1 and not chair.secret:
            return chair.legal[0]
        tallies = self.search(chair).tallies[chair.seat]
        if len(chair.legal) == 1:
            return chair.legal[0]
        if chair.secret and self.mixes():
            return chair.legal[draw(warm([tallies[move] for move in chair.legal]), self.rng)]
        return max(chair.legal, key=lambda move: tallies[move].visits if move in tallies else -1)

    def search(self, chair: Chair) -> Node:
        """Grow a tree until the budget is spent."""
        if self.advice is None:
            self.advice = chair.game.advice
        if self.belief:
            self.belief.observe(chair, chair.redeal(self.rng))
        root = Node()
        done = 0
        parts = self.glance if chair.secret else 1
        budget = (self.simulations + parts - 1) // parts
        deadline = time.perf_counter() + self.milliseconds / parts / 1000
        while done < budget or (self.milliseconds and (done == 0 or time.perf_counter() < deadline)):
            self.simulate(self.deal(chair), chair.seat, root)
            self.tried += 1
            done += 1
            left = budget - done
            if self.brisk and not chair.secret and left > 0 and settled(root.tallies[chair.seat], left):
                break
        return root

    def deal(self, chair: Chair) -> State:
        """A world to search, and the styles in which the others play there."""
        if self.belief:
            guess, self.styles = self.belief.guess(self.rng)
            world = chair.redeal(self.rng, True, guess)
        else:
            world = chair.redeal(self.rng, True)
            known = self.advice.styles if self.advice else 1
            self.styles = [self.rng.below(known) if seat != chair.seat else 0 for seat in range(world.seats)]
        if self.advice is not None and chair.secret and len(chair.legal) == 1:
            self.advice.loosen(world, chair.seat)
        return world

    def simulate(self, world: State, me: int, root: Node) -> None:
        """One walk down the tree, a playout, and the value carried back up."""
        path: list[tuple[Node, int, Tally]] = []
        node: Node | None = root
        stage = world.stage()
        while node is not None and not world.over and world.stage() == stage:
            node.visits += 1
            node = self.descend(world, me, node, path)
        value = self.play_out(world, stage)
        for _, seat, tally in path:
            tally.visits += 1
            tally.total += value[seat]

    def descend(self, world: State, me: int, node: Node, path: list[tuple[Node, int, Tally]]) -> Node | None:
        """Let the seats of a node decide; the node that follows, or None where the tree ends."""
        together = self.mixes() and isinstance(world.stack[-1], Together)
        answers: list[tuple[int, Move]] = []
        for seat in world.waiting:
            moves = world.legal(seat)
            searching = seat == me or self.advice is None or (together and self.styles[seat] == self.advice.peer)
            if searching:
                move, tally = (
                    self.mix(world, node, seat, me, moves) if together else self.select(world, node, seat, moves)
                )
                path.append((node, seat, tally))
            else:
                move = self.imagine(world, seat, moves)
            answers.append((seat, move))
        self.work += len(answers)
        key: list[object] = [move for _, move in answers]
        for seat, move in answers:
            world.apply(seat, move)
            key.extend(outcome for outcome, seen in world.fortunes if sees(seen, me))
        place = tuple(key)
        following = node.children.get(place)
        if following is None:
            node.children[place] = Node()
        return following

    def mixes(self) -> bool:
        """Whether secret answers are worth mixing: where others, who may be searching too, hope to read them."""
        return self.advice is not None and self.advice.peer >= 0

    def imagine(self, world: State, seat: int, moves: list[Move]) -> Move:
        """What another seat does, in its style."""
        advice = self.advice
        if advice is None or self.rng.below(100) < advice.wild:
            return moves[self.rng.below(len(moves))]
        return advice.choose(world, seat, moves, self.rng, self.styles[seat])

    def mix(self, world: State, node: Node, seat: int, me: int, moves: list[Move]) -> tuple[Move, Tally]:
        """A secret answer: drawn by what each has been worth so far, beginning with the style of the player."""
        place = seat
        if seat != me and self.advice is not None:  # whoever holds other things has other tallies
            place = -1 - seat - world.seats * self.advice.frame(world, seat)
        tallies = self.tallies_at(world, node, place, seat, moves)
        chances = odds(warm(tallies))
        tried = visits_of(tallies)
        trust = tried / (tried + TRUST * len(moves))
        left = self.rng.unit()
        chosen = len(moves) - 1
        for at, tally in enumerate(tallies):
            wanted = trust * chances[at] + (1 - trust) * tally.prior
            left -= (1 - FLOOR) * wanted + FLOOR / len(moves)
            if left < 0:
                chosen = at
                break
        return moves[chosen], tallies[chosen]

    def tallies_at(self, world: State, node: Node, place: int, seat: int, moves: list[Move]) -> list[Tally]:
        """The tallies of the moves at a place in a node, one for each."""
        known = node.tallies.get(place)
        if known is None:
            known = node.tallies[place] = {}
        found: list[Tally] = []
        for move in moves:
            tally = known.get(move)
            if tally is None:
                self.open(world, seat, moves, known)
                tally = known[move]
            found.append(tally)
        return found

    def select(self, world: State, node: Node, seat: int, moves: list[Move]) -> tuple[Move, Tally]:
        """The move with the best mixture of value so far, liking and novelty."""
        tallies = self.tallies_at(world, node, seat, seat, moves)
        tried = visits_of(tallies)
        mean = total_of(tallies) / tried if tried else 0.0
        push = self.explore * math.sqrt(float(tried + 1))
        best, best_score = 0, -1.0
        for at, tally in enumerate(tallies):
            score = tally.total / tally.visits if tally.visits else mean
            score += push * tally.prior / (1 + tally.visits)
            if score > best_score:
                best, best_score = at, score
        return moves[best], tallies[best]

    def open(self, world: State, seat: int, moves: list[Move], tallies: dict[Move, Tally]) -> None:
        """Enter moves that are seen for the first time, with how likely a good player would make them."""
        advice = self.advice
        even = 1 / len(moves)
        liked = odds(advice.liking(world, seat, moves, self.styles[seat])) if advice else [even] * len(moves)
        for at, move in enumerate(moves):
            if move not in tallies:
                tallies[move] = Tally((liked[at] + even) / 2)

    def play_out(self, world: State, stage: int) -> list[float]:
        """Each seat's share of victory after a playout: to the next horizon if the game can judge, else to the end."""
        advice = self.advice
        if advice is None:
            self.work += world.playout(self.rng)
            return list(world.result().shares())
        self.work += advice.playout(world, self.rng, stage, self.styles, advice.wild)
        return advice.judge(world)


def visits_of(tallies: list[Tally]) -> int:
    """How often any of the moves was tried."""
    count = 0
    for tally in tallies:
        count += tally.visits
    return count


def total_of(tallies: list[Tally]) -> float:
    """What all visits together were worth."""
    total = 0.0
    for tally in tallies:
        total += tally.total
    return total


def warm(tallies: list[Tally]) -> list[float]:
    """How much each secret answer is liked for what it has been worth; of one that was hardly tried little is known."""
    tried = visits_of(tallies)
    mean = total_of(tallies) / tried if tried else 0.0
    return [(tally.total + TRUST * mean) / (tally.visits + TRUST) / HEAT for tally in tallies]


def settled(tallies: dict[Move, Tally], left: int) -> bool:
    """Whether the most visited move stays so whatever the simulations that are left may find."""
    first = second = 0
    for tally in tallies.values():
        if tally.visits > first:
            first, second = tally.visits, first
        elif tally.visits > second:
            second = tally.visits
    return first > second + left
