"""The companion of the solo game: it plays the Rebellion (RUR-SOL) for a table of wood and cardboard.

The position is a game of Rurik like any other, and its own steps are run; only where the table has a say do they stop:
at the turns and choices of the person, and at luck. What the person has in hand or does in secret is never asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from prestol.engine.chance import SealedStream
from prestol.engine.companion import Companion, Moment, Task
from prestol.engine.errors import IllegalMove, PrestolError
from prestol.engine.step import Chance, Choice, Move, Step
from prestol.games.rurik.claim import Claim, NewDeeds, RefreshRow
from prestol.games.rurik.deed_row import FillRow
from prestol.games.rurik.edge.companion_changes import PLAYER, carry_out, index
from prestol.games.rurik.edge.companion_entries import (
    Begin,
    Boat,
    Card,
    Deploy,
    Fix,
    Good,
    Loss,
    Place,
    Score,
    Turn,
    read_begin,
    read_entry,
)
from prestol.games.rurik.edge.companion_screen import screen
from prestol.games.rurik.edge.companion_tasks import set_up_tasks, tasks_of
from prestol.games.rurik.losses import HalveDecks, LossCheck, end_check
from prestol.games.rurik.moves import DEPLOY, LEADER, PLACE, SETTLE
from prestol.games.rurik.opening import ChooseLeader, DealAgendas, DeployTroop, LayGood
from prestol.games.rurik.parts import FROM_DEEDS, GOODS, ROWS
from prestol.games.rurik.rebellion import DrawRebellionCard
from prestol.games.rurik.rule import occupies
from prestol.games.rurik.scoring import Scoring, book, book_board, total
from prestol.games.rurik.spaces import spaces_of, take_back
from prestol.games.rurik.state import Rurik
from prestol.games.rurik.strategy import PlaceAdvisor
from prestol.games.rurik.turns import Turn as TurnStep

MOST_BRIBE = 30
"""The person's coins are not counted: as many as this may be a bribe."""
ON_THE_TABLE = (HalveDecks, FillRow, DealAgendas, NewDeeds, RefreshRow)
"""Steps that concern only decks and cards on the table."""


def asked(s: Rurik, begin: Begin) -> str:
    """What the person must say before the game goes on, or nothing where it goes on by itself."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, DrawRebellionCard):
        return "card" if begin.cards == "box" else ""
    if isinstance(top, LossCheck):
        return "loss" if top.cards > 0 else ""
    for kind, question in QUESTIONS.items():
        if isinstance(top, kind):
            return question
    return "" if s.stack else "over"


QUESTIONS: dict[type[Step[Any]], str] = {
    LayGood: "good",
    DeployTroop: "deploy",
    PlaceAdvisor: "place",
    TurnStep: "turn",
    Claim: "boat",
    Scoring: "score",
}


def go_on(s: Rurik, begin: Begin) -> None:
    """Run the steps of the game until the table has a say."""
    while not asked(s, begin):
        if isinstance(s.stack[-1], ChooseLeader):
            choose(s, (LEADER, index(s, "leader", begin.leader)))
            continue
        top = s.stack.pop()
        if isinstance(top, ON_THE_TABLE):
            continue
        if isinstance(top, Chance):
            s.roll(top)
        else:
            top.run(s)


def choose(s: Rurik, move: Move) -> None:
    """Answer the question that comes next, after the steps before it; what the rules refuse, they say themselves."""
    while not isinstance(s.stack[-1], Choice):
        s.stack.pop().run(s)
    top = s.stack[-1]
    refusal = top.refusal(s, move)
    if refusal is not None:
        raise IllegalMove(s.game.id, refusal)
    s.stack.pop()
    top.pick(s, move)


# --- one function for each kind of entry


def deploy(s: Rurik, entry: Deploy) -> None:
    wanted = s.parts.figures.start_troops[s.seats]
    if sum(entry.troops.values()) != wanted:
        raise PrestolError("companion-fault-deploy", count=wanted)
    for name, count in entry.troops.items():
        for _ in range(count):
            choose(s, (DEPLOY, index(s, "region", name)))
    choose(s, (SETTLE, index(s, "region", entry.leader)))


def reveal(s: Rurik, entry: Card) -> None:
    if not draw(s, index(s, "rebellion_card", entry.card)):
        raise PrestolError("companion-fault-card")


def lay(s: Rurik, entry: Good) -> None:
    if not draw(s, index(s, "good", entry.good)):
        raise PrestolError("companion-fault-token")


def draw(s: Rurik, outcome: int) -> bool:
    """What luck has decided on the table, if it could."""
    top = s.stack[-1]
    possible = isinstance(top, Chance) and outcome in top.even(s)
    if possible and isinstance(top, Chance):
        s.stack.pop()
        top.resolve(s, outcome)
    return possible


def place(s: Rurik, entry: Place) -> None:
    s.coins[PLAYER] = MOST_BRIBE
    choose(s, (PLACE, index(s, "advisor", entry.advisor), index(s, "action", entry.banner), entry.bribe))


def take_turn(s: Rurik, entry: Turn) -> None:
    space = space_of(s, entry)
    s.stack.pop()
    take_back(s, PLAYER, space)
    carry_out(s, entry.changes)


def space_of(s: Rurik, entry: Turn) -> int:
    """RUR-ACT-02, RUR-ACT-03: the advisor who comes back; the person says which where two are equal."""
    spaces = spaces_of(s, PLAYER)
    if not entry.banner:
        if len(spaces) > 1:
            raise PrestolError("companion-fault-which")
        return spaces[0]
    action = index(s, "action", entry.banner)
    fitting = [space for space in spaces if space // ROWS == action and entry.row in (0, space % ROWS + 1)]
    if not fitting:
        raise PrestolError("companion-fault-advisor")
    return fitting[0]


def suffer(s: Rurik, entry: Loss) -> None:
    """RUR-SOL-38: the cards were turned up on the table."""
    top = s.stack.pop()
    assert isinstance(top, LossCheck)
    end_check(s, top.side, top.region, entry.lost and occupies(s, top.side, top.region))


def load(s: Rurik, entry: Boat) -> None:
    """RUR-CLM-07: how full the boat is, whatever the goods are; the claim phase follows."""
    boat = s.parts.figures.boat
    if entry.goods > sum(boat):
        raise PrestolError("companion-fault-boat", most=sum(boat))
    left = entry.goods
    for good in range(GOODS):
        s.goods[PLAYER * GOODS + good] = min(left, boat[good])
        left -= min(left, boat[good])
    s.stack.pop().run(s)


def count_up(s: Rurik, entry: Score) -> None:
    """RUR-SOL-51, RUR-END-06: the Rebellion's points against those that the person has counted."""
    s.war[PLAYER], s.coins[PLAYER] = entry.war, entry.coins
    book_board(s)
    book(s, PLAYER, FROM_DEEDS, entry.points - total(s, PLAYER))
    s.stack.clear()


ENTRIES: dict[type[Any], tuple[str, Callable[[Rurik, Any], None]]] = {
    Deploy: ("deploy", deploy),
    Card: ("card", reveal),
    Good: ("good", lay),
    Place: ("place", place),
    Turn: ("turn", take_turn),
    Loss: ("loss", suffer),
    Boat: ("boat", load),
    Score: ("score", count_up),
}
"""For each form of entry the question that it answers, and what it does."""


class RurikCompanion(Companion):
    """The Rebellion of one table."""

    settings: Begin

    def opened(self) -> Moment:
        begin = self.settings = read_begin(self.begin)
        game: Any = self.game
        options = game.read_options(1, {**begin.options, "leaders": "draft", "difficulty": begin.difficulty})
        state: Rurik = game.set_up(1, SealedStream(f"companion:{begin.seed}", 0), options)
        go_on(state, begin)
        return Moment(state, (*set_up_tasks(state), *self.told(state)))

    def after(self, state: Any, entry: Mapping[str, Any]) -> Moment:
        given, begin = read_entry(entry), self.settings
        if isinstance(given, Fix):
            carry_out(state, given.changes)
            state.begin_move()
            return Moment(state, self.tasks)
        question, act = ENTRIES[type(given)]
        if asked(state, begin) != question:
            raise PrestolError("companion-fault-not-now")
        if isinstance(given, Turn):
            act(state, given)
            state.begin_move()
        else:
            state.begin_move()
            act(state, given)
        go_on(state, begin)
        return Moment(state, self.told(state))

    def told(self, state: Rurik) -> tuple[Task, ...]:
        return tasks_of(state, self.settings.cards == "box")

    def screen(self) -> dict[str, Any]:
        return screen(self.state, asked(self.state, self.settings), self.settings.cards)
