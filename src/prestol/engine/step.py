"""The four kinds of step. A step is frozen by rule: nothing is assigned after `__init__`, so clones share it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from prestol.engine.bounds import INNER_STEP, SEATS, Bound
from prestol.engine.compiling import mypyc_attr
from prestol.engine.errors import EngineFault, Refusal

if TYPE_CHECKING:
    from prestol.engine.state import State

S = TypeVar("S", bound="State")
"""The state of one game, which its steps work on."""
Move = tuple[int, ...]
"""A decision: its kind, then its targets."""

EVERYBODY: Final = -1
"""The mask of seats that means all of them, spectators too."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that happens: popped, then run."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """Names of the constructor's arguments, in order: what the codec saves."""
    SINCE: ClassVar[dict[str, int]] = {}
    """The version of the rules with which a field came. Such fields come last and have a default in the constructor."""
    BOUNDS: ClassVar[dict[str, Bound]] = {}
    """What those fields may hold that are not simply a number below the game's span of their name; bases add theirs."""

    def run(self, s: S) -> None:
        raise NotImplementedError

    def asks(self) -> bool:
        """Whether somebody must decide: such a step waits for its answer and is not run."""
        return False

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle and copy: compiled classes cannot be built without their arguments."""
        return type(self), tuple([getattr(self, name) for name in type(self).FIELDS])


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """One seat decides: popped, then picked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ASK: ClassVar[str] = ""
    """Text key of the question."""
    RULE: ClassVar[str] = ""
    """Id of the rule that the question comes from."""
    ACCEPTS: ClassVar[tuple[int, ...]] = ()
    """Kinds of move that answer the question, free moves aside."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self) -> bool:
        return True

    def options(self, s: S) -> list[Move]:
        raise NotImplementedError

    def refusal(self, s: S, move: Move) -> Refusal | None:
        """None if the move is allowed."""
        return None if move in self.options(s) else self.reason(s, move)

    def reason(self, s: S, move: Move) -> Refusal:
        """Why a move that is not offered is refused."""
        return s.misplaced(self, move) or self.why_not(s, move) or Refusal("not-offered", self.rule(), {})

    def why_not(self, s: S, move: Move) -> Refusal | None:
        """What the rules say against a move of a kind that answers the question; a game fills it in."""
        return None

    def lets_free_moves_in(self) -> bool:
        """Whether the free moves of the turn are open at this question."""
        return False

    def pick(self, s: S, move: Move) -> None:
        raise NotImplementedError

    def is_open(self, s: S) -> bool:
        """Whether there is something to decide, as far as everybody can see; other questions may be left out."""
        return True

    def left_out(self, s: S) -> None:
        """What happens where the question is left out."""

    def rule(self) -> str:
        return type(self).RULE

    def rule_in(self, s: S) -> str:
        """Id of the rule where it depends on the table, such as on the number of players."""
        return self.rule()

    def ask(self) -> str:
        return type(self).ASK


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """Several seats decide in secret, in any order; `pick` may only note the answer."""

    FIELDS: ClassVar[tuple[str, ...]] = ("waiting",)
    BOUNDS: ClassVar[dict[str, Bound]] = {"waiting": SEATS}
    ASK: ClassVar[str] = ""
    RULE: ClassVar[str] = ""

    def __init__(self, waiting: tuple[int, ...]) -> None:
        self.waiting = waiting

    def asks(self) -> bool:
        return True

    def options(self, s: S, seat: int) -> list[Move]:
        raise NotImplementedError

    def refusal(self, s: S, seat: int, move: Move) -> Refusal | None:
        if move in self.options(s, seat):
            return None
        return Refusal("not-offered", self.rule(), {})

    def answer(self, s: S, seat: int, move: Move) -> None:
        """Take one seat's answer; the question stays for the others."""
        if len(self.waiting) > 1:
            s.stack.append(self.remain(tuple([other for other in self.waiting if other != seat])))
        self.pick(s, seat, move)

    def pick(self, s: S, seat: int, move: Move) -> None:
        raise NotImplementedError

    def remain(self, waiting: tuple[int, ...]) -> Together[S]:
        """The same question for those who have not answered yet."""
        raise NotImplementedError

    def rule(self) -> str:
        return type(self).RULE

    def ask(self) -> str:
        return type(self).ASK


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """Fortune decides among outcomes: give `even` if all are equally likely, else `outcomes` with their weights."""

    def even(self, s: S) -> list[int]:
        """Outcomes that are equally likely; none if they have weights."""
        return []

    def outcomes(self, s: S) -> list[tuple[int, int]]:
        """Pairs of outcome and weight."""
        return [(outcome, 1) for outcome in self.even(s)]

    def run(self, s: S) -> None:
        s.roll(self)

    def resolve(self, s: S, outcome: int) -> None:
        raise NotImplementedError

    def seen_by(self, s: S) -> int:
        """Mask of the seats that learn the outcome."""
        return EVERYBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnChoice(Choice[S]):
    """A question of the own turn, at which the free moves of the state are open too.

    Picking a free move runs its effect above the question, which stays.
    """

    def moves(self, s: S) -> list[Move]:
        """The moves that answer the question itself."""
        raise NotImplementedError

    def choose(self, s: S, move: Move) -> None:
        raise NotImplementedError

    def lets_free_moves_in(self) -> bool:
        return True

    def options(self, s: S) -> list[Move]:
        moves = self.moves(s)
        free = s.free_moves(self.seat)
        return moves + free if free else moves

    def pick(self, s: S, move: Move) -> None:
        if s.is_free(self.seat, move):
            s.do(s.free_step(self.seat, move), self)
        else:
            self.choose(s, move)


class Pending(Step[S]):
    """A step that will happen unless a card played in the window above it cancels it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step",)
    BOUNDS: ClassVar[dict[str, Bound]] = {"step": INNER_STEP}

    def __init__(self, step: Step[S]) -> None:
        self.step = step

    def run(self, s: S) -> None:
        s.do(self.step)


def again(step: Step[S], **changes: object) -> Step[S]:
    """The same step with some fields changed: how a frozen step goes on to its next turn."""
    kind = type(step)
    for name in changes:
        if name not in kind.FIELDS:
            raise EngineFault(f"{kind.__name__} has no field {name}")
    values = [changes[name] if name in changes else getattr(step, name) for name in kind.FIELDS]
    fresh: Step[S] = kind(*values)
    return fresh
