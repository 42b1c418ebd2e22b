"""A game: what it is made of, and how its states are created."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from prestol.engine.bot import BotSet
from prestol.engine.chance import SealedStream
from prestol.engine.errors import LoadError, PrestolError, brief
from prestol.engine.events import Event, EventKind, read_event
from prestol.engine.fields import fill_fields
from prestol.engine.notation import Notation
from prestol.engine.options import Option, Value, read_options
from prestol.engine.phrase import Phrase
from prestol.engine.profile import Profile
from prestol.engine.step import Step
from prestol.engine.study import Balance, Tuning

if TYPE_CHECKING:
    from prestol.engine.advice import Advice
    from prestol.engine.companion import Companion
    from prestol.engine.state import State

SEED_BITS = 420
"""A larger number has more digits than a seed may have characters."""


class Game:
    """Everything about one game that does not change while it is played. Each game fills in the attributes."""

    reopening: ClassVar[Callable[[Game], tuple[object, ...]]]
    """Set by the registry: the function that opens a game again, and its arguments."""

    id: str
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int = 1
    """The rules that states are played by: the newest, unless the game was opened with older ones."""
    content_hash: str
    """The name of the content: a hash of what the rules read."""
    content_names: frozenset[str]
    """Its hash, and the names under which earlier releases knew the same content."""
    source: Any
    """The content that the game was opened with."""
    others: dict[int, Game]
    """The same game by other versions of the rules, as they were asked for."""
    notation: Notation
    events: tuple[EventKind, ...]
    steps: tuple[type[Step[Any]], ...]
    step_aliases: Mapping[str, str] = {}
    """Old names of steps in saved games."""
    windows: tuple[tuple[str, int], ...] = ()
    """The kinds of window by their moment: an id, and how many seconds one lasts at a live table; 0 where cards are
    played at that moment but nobody is asked."""
    facts: tuple[tuple[str, str], ...] = ()
    """What a standing order may ask about an open window: names and domains. The fact `window` is its kind."""
    scopes: tuple[str, ...] = ()
    """What a standing order may last for, besides for good."""
    programs: tuple[str, ...] = ()
    """Opponents that are programs of the rules. Events name them by the numbers after the last seat, in this order."""
    profile: Profile = Profile()
    """What people want to know before they sit down."""
    advice: Advice[Any] | None = None
    """What the game knows about good play, for bots; none is needed."""
    bots: BotSet = BotSet()
    """How strong the levels of bots are, and the bots that only this game has."""
    balance: Balance = Balance()
    """What a study of balance looks at."""
    tunings: Mapping[str, Tuning] = {}
    """The weights of the advice that can be tuned, by name."""
    companion: type[Companion] | None = None
    """Plays its programs for people who have the game in a box."""

    def window_seconds(self) -> dict[str, int]:
        """The kinds of window that open at all, and how many seconds each lasts at a live table."""
        return {kind: seconds for kind, seconds in self.windows if seconds > 0}

    def play_by(self, rules: int) -> None:
        """Start and restore games by an older version of the rules."""
        if not 1 <= rules <= self.rules_version:
            raise LoadError("fault-rules-version", game=self.id, rules=rules, newest=self.rules_version)
        self.rules_version = rules

    def by_rules(self, rules: int) -> Game:
        """The same game with the same content by another version of the rules."""
        if rules == self.rules_version:
            return self
        if rules not in self.others:
            kind: Any = type(self)
            other: Game = kind(self.source)
            other.play_by(rules)
            self.others[rules] = other
        return self.others[rules]

    def start(self, seats: int, seed: int | str = 0, options: Mapping[str, object] | None = None) -> State:
        """Set up a game and advance it to the first question."""
        self.check_seats(seats)
        state = self.set_up(seats, SealedStream(f"{self.id}:{read_seed(seed)}", 0), self.read_options(seats, options))
        state.advance()
        return state

    def position(self, description: Mapping[str, Any]) -> State:
        """Build a legal position from a plain dict (tests, puzzles, the editor)."""
        raise NotImplementedError

    def new_state(self, seats: int, options: dict[str, Value], luck: SealedStream) -> State:
        """A table without any steps to do yet."""
        raise NotImplementedError

    def opening(self) -> list[Step[Any]]:
        """The steps that a game begins with, the first one last."""
        raise NotImplementedError

    def set_up(self, seats: int, luck: SealedStream, options: dict[str, Value]) -> State:
        """A state with its first steps on the stack, not yet advanced."""
        state = self.new_state(seats, options, luck)
        state.stack = self.opening()
        return state

    def restore(self, seats: int, options: dict[str, Value], saved: dict[str, Any]) -> State:
        """A state from its saved fields; the codec adds stack and luck. Raises LoadError if they make no sense."""
        state = self.new_state(seats, options, SealedStream("", 0))
        fill_fields(state, saved)
        wrong = self.complaint(state)
        if wrong is not None:
            raise wrong
        return state

    def complaint(self, state: Any) -> LoadError | None:
        """What makes the fields of a state impossible, or None: asked of loaded states and described positions."""
        return None

    def spans(self, seats: int) -> dict[str, int]:
        """How many there are of each thing that numbers in steps stand for; a step has `BOUNDS` for other figures."""
        return {"seat": seats}

    def check_stack(self, state: Any) -> None:
        """Raise LoadError if the unfinished steps of a loaded state do not belong to its position."""

    def options_of(self, state: Any) -> dict[str, Value]:
        """The options a state is played with: its `options` has an attribute for each."""
        return {option.id: getattr(state.options, option.id) for option in self.options}

    def read_options(self, seats: int, given: Mapping[str, object] | None) -> dict[str, Value]:
        return read_options(self.options, given or {})

    def check_seats(self, seats: int) -> None:
        if type(seats) is not int or seats not in self.seat_counts:
            raise PrestolError("fault-seats", game=self.id, counts=self.seat_range(), seats=brief(seats))

    def seat_range(self) -> str:
        """The numbers of players as people write them: 3–6."""
        least, most = min(self.seat_counts), max(self.seat_counts)
        if len(self.seat_counts) > 1 and most - least == len(self.seat_counts) - 1:
            return f"{least}–{most}"
        return ", ".join(map(str, self.seat_counts))

    def title(self, domain: str, value: int, language: str) -> str:
        """The name that the content gives a thing, or nothing if only the words know it."""
        return ""

    def made_of(self, domain: str, value: int) -> tuple[str, list[int]]:
        """What a thing lists, such as the favourites of a goal card: the domain of its items, and they themselves."""
        return "", []

    def describe(self) -> dict[str, list[list[Phrase]]]:
        """What things of the content do: by table and row, a phrase for each line."""
        return {}

    def read_events(self, told: list[tuple[Any, ...]]) -> list[Event]:
        return [read_event(self.events, event) for event in told]

    def pack(self, state: State) -> tuple[object, ...]:
        """What pickle keeps of a state: the game, the saved form, and what was told and learned last."""
        from prestol.engine.codec import dump, unpack  # the codec imports this module

        return unpack, (self, dump(state), state.telling, state.told, state.learned, state.fortunes)

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: the way to open this game again in another process, with the same content and rules."""
        return Game.reopening(self)

    def __copy__(self) -> Game:
        """A game never changes, so a copy of it is itself."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self

    def same(self, one: State, other: Any) -> bool:
        """Whether two states are the same position, down to the luck still to come."""
        from prestol.engine.codec import document  # the codec imports this module

        return document(one) == document(other)


def read_seed(seed: object) -> str:
    """A seed as text: a whole number or a short word, so that commands, records and commitments agree."""
    text = ""
    if isinstance(seed, str) or (type(seed) is int and seed.bit_length() <= SEED_BITS):
        text = str(seed)
    if not text or len(text) > 128 or not text.isprintable() or text != text.strip():
        raise PrestolError("fault-seed", seed=brief(seed))
    return text
