"""The agenda of a state: the stack of unfinished steps, and what steps do with it."""

from __future__ import annotations

from typing import Any, Final

from prestol.engine.bounds import FIGURE_LIMIT
from prestol.engine.chance import Stream, fresh_stream
from prestol.engine.compiling import mypyc_attr
from prestol.engine.errors import EngineFault
from prestol.engine.hooks import Hooks
from prestol.engine.step import Chance, Pending, Step, Together
from prestol.engine.window import AnswerWindow, OpenWindow

STEP_LIMIT: Final = 10_000
"""Automatic steps between two questions; more are a fault of the rules."""
STACK_LIMIT: Final = 64
"""Unfinished steps of a state; more are a fault of the rules."""
UNTOLD: Final = -FIGURE_LIMIT
"""Stands for a figure that an event does not have."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda(Hooks):
    """What steps may do to a state: push others, tell, let fortune decide."""

    stack: list[Step[Any]]
    luck: Stream
    telling: bool
    told: list[tuple[Any, ...]]
    learned: int
    fortunes: list[tuple[int, int]]

    def do(self, *steps: Step[Any]) -> None:
        """Push steps so that the first one happens first."""
        for i in range(len(steps) - 1, -1, -1):
            self.stack.append(steps[i])
        if len(self.stack) > STACK_LIMIT:
            raise EngineFault(f"more than {STACK_LIMIT} unfinished steps")

    def guard(self, moment: int, step: Step[Any]) -> None:
        """Let cards answer before a step happens."""
        self.do(OpenWindow(moment), Pending(step))

    def cancel(self) -> None:
        """Cut the stack down to the nearest pending step, that step included."""
        while self.stack:
            if isinstance(self.stack.pop(), Pending):
                return
        raise EngineFault("nothing was pending to be cancelled")

    def unwind(self, kind: type[Step[Any]]) -> None:
        """Cut the stack down to the nearest step of a kind, that step included."""
        while self.stack:
            if isinstance(self.stack.pop(), kind):
                return
        raise EngineFault(f"no {kind.__name__} was under way")

    def tell(
        self,
        kind: int,
        mask: int,
        first: int = UNTOLD,
        second: int = UNTOLD,
        third: int = UNTOLD,
        fourth: int = UNTOLD,
        fifth: int = UNTOLD,
        sixth: int = UNTOLD,
    ) -> None:
        """Report an event: its kind, the mask of seats that may see it, then its figures."""
        if self.telling:  # figures one by one and no tuple of them: in a search nothing is told, and that must be quick
            event = [kind, mask]
            for figure in (first, second, third, fourth, fifth, sixth):
                if figure == UNTOLD:
                    break
                event.append(figure)
            self.told.append(tuple(event))

    def learn(self, mask: int) -> None:
        """Note that these seats have just learned something hidden: undo is no longer free."""
        self.learned |= mask

    def advance(self) -> None:
        """Run automatic steps until somebody must decide or the game is over."""
        steps = 0
        while steps < STEP_LIMIT:
            steps += 1
            if not self.stack:
                return
            top = self.stack.pop()
            if top.asks():
                self.stack.append(top)
                return
            top.run(self)
        raise EngineFault(f"no question after {STEP_LIMIT} automatic steps")

    def roll(self, step: Chance[Any]) -> None:
        """Let fortune decide one chance step."""
        self.settle(step, self.one_of(step))

    def settle(self, step: Chance[Any], outcome: int) -> None:
        """A chance step that fortune has decided happens; who draws several cards may decide each by luck himself."""
        seen = step.seen_by(self)
        self.learned |= seen
        self.fortunes.append((outcome, seen))
        step.resolve(self, outcome)

    def one_of(self, step: Chance[Any]) -> int:
        """One of the outcomes of a chance step."""
        even = step.even(self)
        return even[self.luck.below(len(even))] if even else self.weighted(step)

    def weighted(self, step: Chance[Any]) -> int:
        """One of the outcomes, by weight."""
        outcomes = step.outcomes(self)
        total = 0
        for _, weight in outcomes:
            total += weight
        if total < 1:
            raise EngineFault(f"fortune has nothing to choose from in {type(step).__name__}")
        left = self.luck.below(total)
        drawn = -1
        while left >= 0:
            drawn += 1
            left -= outcomes[drawn][1]
        return outcomes[drawn][0]

    def window(self) -> AnswerWindow[Any] | None:
        """The window that is open, if the question now asked is one."""
        top = self.stack[-1] if self.stack else None
        return top if isinstance(top, AnswerWindow) else None

    def forget_answers(self, seat: int | None) -> None:
        """Leave of an open window only what a seat (None: a spectator) knows of it."""
        top = self.window()
        if top is not None:
            self.stack[-1] = top.known_to(seat)

    def silence(self, rng: Stream) -> None:
        """The start of every re-dealt state: it reports no events, and it has luck of its own."""
        self.telling = False
        self.luck = fresh_stream(rng)

    def reopen(self, seats: list[int]) -> None:
        """Ask these seats again in the secret decision under way."""
        top = self.stack.pop()
        if not isinstance(top, Together):
            raise EngineFault("no secret decision is under way")
        self.stack.append(top.remain(tuple(sorted([*top.waiting, *seats]))))
