"""The state of a game in progress: plain data with a stack of what is unfinished."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from prestol.engine.agenda import Agenda
from prestol.engine.bounds import FIGURE_LIMIT
from prestol.engine.chance import Stream
from prestol.engine.compiling import mypyc_attr
from prestol.engine.errors import IllegalMove, PrestolError, Refusal, brief
from prestol.engine.several import Limits, Several
from prestol.engine.step import EVERYBODY, Choice, Move, Step, Together
from prestol.engine.window import Answer, AnswerWindow

if TYPE_CHECKING:
    from prestol.engine.events import Event
    from prestol.engine.game import Game
    from prestol.engine.result import Result


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Agenda):
    """What every game shares: the stack, the luck, what was told and who learned something."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """Names of the game's own data fields, in the order in which they are saved: what codec and equality are about."""
    GROWING: ClassVar[tuple[str, ...]] = ()
    """Lists of numbers that do not always have as many entries as in a new state."""
    ROWS: ClassVar[tuple[str, ...]] = ()
    """Lists of rows of numbers; they grow, too."""
    SINCE: ClassVar[dict[str, int]] = {}
    """The version of the rules with which a field came; in games begun by older rules it keeps its first value."""

    def __init__(self, game: Game, seats: int, stack: list[Step[Any]], luck: Stream, old: State | None = None) -> None:
        """A new state, or a copy of an old one.

        A game declares each field of its own here, once, with its type, its copy and its first value:

            self.vp: list[int] = old.vp[:] if old else [0] * seats
        """
        self.game = game
        self.rules = game.rules_version
        """Version of the rules that the game was begun with: where a rule has changed, the step asks for it."""
        self.seats = seats
        self.stack = stack
        self.luck = luck
        self.telling: bool = old.telling if old else True
        self.told: list[tuple[Any, ...]] = []
        self.learned = 0
        self.fortunes: list[tuple[int, int]] = []

    # --- the public door

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now; empty when the game is over."""
        if not self.stack:
            return ()
        top = self.stack[-1]
        if isinstance(top, Choice):
            return (top.seat,)
        if isinstance(top, Together):
            return top.waiting
        return ()

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def events(self) -> list[Event]:
        """What happened since the last play, each with who may see it and its rule id."""
        return self.game.read_events(self.told)

    def legal(self, seat: int) -> list[Move]:
        """The moves that a seat may play now: complete and exact."""
        if not self.stack:
            return []
        top = self.stack[-1]
        if isinstance(top, Choice):
            return top.options(self) if top.seat == seat else []
        if isinstance(top, Together):
            return top.options(self, seat) if seat in top.waiting else []
        return []

    def limits(self, seat: int) -> Limits | None:
        """What a seat may select at once, if the question now open to it asks for several things."""
        top = self.stack[-1] if self.stack else None
        if not isinstance(top, Several) or top.seat != seat:
            return None
        return top.limits(self).left(list(top.picked)) if top.picked else top.limits(self)

    def leaves_open(self, move: Move) -> bool:
        """Whether a move only begins the selection that is asked for."""
        top = self.stack[-1] if self.stack else None
        return isinstance(top, Several) and top.leaves_open(move)

    def waiting_for(self, seat: int | None) -> tuple[int, ...]:
        """Who decides, as a seat (None: a spectator) sees it: in a window all who were asked, answered or not."""
        top = self.window()
        return top.known_to(seat).waiting if top is not None else self.waiting

    def ask_for(self, seat: int | None) -> str:
        """Text key of the question now open, as it stands for a seat."""
        top = self.stack[-1] if self.stack else None
        if isinstance(top, AnswerWindow):
            deciding = seat is not None and seat in top.waiting
            return self.answer_ask(top.moment, top.so_far(seat) if deciding and seat is not None else ())
        return top.ask() if isinstance(top, (Choice, Together)) else ""

    def play(self, seat: object, move: object) -> None:
        """Play a move, then go on to the next question. Raises IllegalMove and changes nothing if the rules refuse.

        A seat is an int and a move a tuple of ints; anything else is refused like any other wrong move.
        """
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise IllegalMove(self.game.id, refusal)
        self.apply(cast("int", seat), cast("Move", move))

    def close_window(self, answers: tuple[Answer, ...]) -> None:
        """Answer an open window for all its seats at once, in the order that counts, then go on.

        Raises IllegalMove and changes nothing where an answer is not whole or not allowed.
        """
        top = self.window()
        if top is None or len(answers) != len(top.order):
            raise IllegalMove(self.game.id, Refusal("not-offered", self.rule_now(), {}))
        for at in range(len(answers)):
            seat = top.order[at]
            if not (top.is_possible(self, seat, answers[at]) and top.is_whole(self, seat, answers[at])):
                raise IllegalMove(self.game.id, Refusal("not-offered", self.rule_now(), {}))
        self.begin_move()
        self.stack.pop()
        AnswerWindow[State]((), top.moment, top.order, answers).close(self)
        self.advance()

    def refusal(self, seat: object, move: object) -> Refusal | None:
        """Why a move is not allowed now, or None if it is."""
        if type(seat) is not int:
            return Refusal("seat-malformed", "", {"seat": brief(seat)})
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            return Refusal("seat-unknown", "", {"seat": brief(seat), "seats": self.seats})
        if not self.stack:
            return Refusal("game-over", "", {})
        if type(move) is not tuple or not isinstance(move, tuple):
            return Refusal("move-malformed", "", {"move": brief(move)})
        for part in move:
            if type(part) is not int or not isinstance(part, int) or not -FIGURE_LIMIT < part < FIGURE_LIMIT:
                return Refusal("move-malformed", "", {"move": brief(move)})
        top = self.stack[-1]
        if isinstance(top, Choice):
            if top.seat != seat:
                return Refusal("not-your-turn", self.rule_now(), {"seat": seat, "turn": top.seat})
            return top.refusal(self, move)
        if isinstance(top, Together):
            if isinstance(top, AnswerWindow) and seat not in top.order:
                return Refusal("not-offered", self.rule_now(), {})
            if seat not in top.waiting:
                return Refusal("already-answered", self.rule_now(), {"seat": seat})
            return top.refusal(self, seat, move)
        return Refusal("game-over", "", {})

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see (None: a spectator), as JSON-able data: `header`, and what is the game's own."""
        raise NotImplementedError

    def header(self, seat: int | None) -> dict[str, Any]:
        """The start of every view: the game, its viewer, who is asked what, and by which rule."""
        self.check_seat(seat)
        return {
            "game": self.game.id,
            "seat": seat,
            "seats": self.seats,
            "ask": self.ask_for(seat),
            "rule": self.rule_now(),
            "waiting": list(self.waiting_for(seat)),
            "over": self.over,
        }

    def redeal(self, seat: int | None, rng: Stream, recall: bool = False, guess: list[int] | None = None) -> State:
        """A silent clone in which everything the seat cannot know is dealt again, consistently.

        `recall` withdraws the secret answers that others have already given, so that a search can model them.
        `guess` proposes hidden things in the game's own form; what contradicts the seat's knowledge is refused.
        """
        raise NotImplementedError

    def result(self) -> Result:
        """Places, scores, their breakdown and how ties were broken. Only when the game is over."""
        raise NotImplementedError

    # --- for playouts: the move comes from `legal`, so nothing is checked

    def apply(self, seat: int, move: Move) -> None:
        """Play a move that is known to be legal."""
        self.begin_move()
        top = self.stack.pop()
        if isinstance(top, Choice):
            top.pick(self, move)
        elif isinstance(top, Together):
            top.answer(self, seat, move)
        self.advance()

    def begin_move(self) -> None:
        """Forget the events of the previous move."""
        if self.told:
            self.told = []
        if self.fortunes:
            self.fortunes = []
        self.learned = 0

    def playout(self, rng: Stream, stage: int = -1) -> int:
        """Play at random to the end, or until the stage is no longer the given one; the number of decisions."""
        decisions = 0
        while self.stack and (stage < 0 or self.stage() == stage):
            top = self.stack[-1]
            if isinstance(top, Choice):
                moves = top.options(self)
                self.begin_move()
                self.stack.pop()
                top.pick(self, moves[rng.below(len(moves))])
            elif isinstance(top, Together):
                seat = top.waiting[0]
                moves = top.options(self, seat)
                self.begin_move()
                self.stack.pop()
                top.answer(self, seat, moves[rng.below(len(moves))])
            else:
                break
            self.advance()
            decisions += 1
        return decisions

    def stage(self) -> int:
        """A number that changes at each natural horizon (a round, a year), where a search may stop and judge."""
        return 0

    # --- small questions

    def check_seat(self, seat: int | None) -> None:
        """Raise PrestolError unless there is such a seat (None: a spectator)."""
        if seat is not None and not 0 <= seat < self.seats:
            raise PrestolError("fault-seat-unknown", seat=brief(seat), seats=self.seats)

    def rule_now(self) -> str:
        """Id of the rule that the question now open comes from."""
        top = self.stack[-1] if self.stack else None
        if isinstance(top, AnswerWindow):
            return self.moment_rule(top.moment)
        if isinstance(top, Choice):
            return top.rule_in(self)
        return top.rule() if isinstance(top, Together) else ""

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def data(self) -> dict[str, Any]:
        """The game's own fields by name, as far as its rules know them; decks in their saved form."""
        since = type(self).SINCE
        found: dict[str, Any] = {}
        for name in type(self).FIELDS:
            if since.get(name, 1) <= self.rules:
                value = getattr(self, name)
                found[name] = value if isinstance(value, (int, list)) else value.data()
        return found

    def __copy__(self) -> State:
        """A clone that also keeps what was told and learned last."""
        twin = self.clone()
        twin.telling = self.telling
        twin.told = self.told[:]
        twin.learned = self.learned
        twin.fortunes = self.fortunes[:]
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: the saved form, with the game that reads it."""
        return self.game.pack(self)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.game.same(self, other)

    def __hash__(self) -> int:
        raise TypeError("a state changes as it is played; hash prestol.dump(state) instead")


def mask_of(seat: int) -> int:
    """The mask of one seat."""
    return 1 << seat


def sees(mask: int, seat: int | None) -> bool:
    """Whether a mask covers a seat (None: a spectator, who sees what everybody sees)."""
    return mask == EVERYBODY or (seat is not None and mask >> seat & 1 == 1)
