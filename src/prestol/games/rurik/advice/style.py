"""What we know about playing Rurik well: a house style that weighs moves in points, and a judgement of positions."""

from __future__ import annotations

from typing import Any, Final

from prestol.engine.advice import Advice
from prestol.engine.step import Move, Step
from prestol.engine.study import Tuning
from prestol.games.rurik import moves as mv
from prestol.games.rurik.advice.auction import Auction
from prestol.games.rurik.advice.judgement import shares
from prestol.games.rurik.advice.lore import Lore
from prestol.games.rurik.advice.opening import agenda_worth, deploy_worth, settle_worth, token_worth
from prestol.games.rurik.advice.outlook import Outlook
from prestol.games.rurik.advice.turns import (
    attack_worth,
    card_choice,
    course_worth,
    deck_worth,
    drive_worth,
    extra_worth,
    figure_worth,
    payment,
    push_worth,
    work_worth,
)
from prestol.games.rurik.advice.weights import CASUAL, HOUSE, JUDGEMENT, LEADERS, NOVICE, QUICK, Judgement, Style
from prestol.games.rurik.building import DriveOut
from prestol.games.rurik.components import Parts
from prestol.games.rurik.scheme import LookDeck
from prestol.games.rurik.state import Rurik
from prestol.games.rurik.strategy import PlaceAdvisor
from prestol.games.rurik.turns import TakeAdvisor

HORIZON: Final = 10
"""Decisions of a playout before the position is judged."""
WILD: Final = 3
"""Random moves in a hundred; a turn is a chain of many."""


class RurikAdvice(Advice[Rurik]):
    """Softmax players: each move has a worth in points, and better ones are likelier."""

    def __init__(
        self, parts: Parts, styles: list[list[float]], judgement: list[float], weaker: list[list[float]] | None = None
    ) -> None:
        """A search takes the others for players of the `styles`; the `weaker` ones after them are for bots alone."""
        super().__init__(len(styles), HORIZON, WILD)
        self.lore = Lore(parts)
        known = [*styles, *(weaker or [])]
        self.known = [Style(given) for given in known]
        self.between_two = [Style(given, True) for given in known]
        self.judgement = Judgement(judgement)

    def at_rest(self, s: Rurik) -> bool:
        """Between two turns, and between two advisors of the strategy phase."""
        top = s.stack[-1]
        return isinstance(top, PlaceAdvisor) or (isinstance(top, TakeAdvisor) and s.extras == 0)

    def liking(self, s: Rurik, seat: int, moves: list[Move], style: int) -> list[float]:
        """Reads the public table, and the cards and the agenda of the seat itself."""
        habits = self.between_two[style] if s.seats == 2 else self.known[style]
        view = Outlook(s, seat, habits, self.lore)
        view.survey()
        top = s.stack[-1]
        found: list[float] = []
        if isinstance(top, PlaceAdvisor):
            auction = Auction(s, view, habits)
            for move in moves:
                found.append(habits.sharpness * auction.worth(move[1], move[2], move[3]))
            return found
        for move in moves:
            found.append(self.worth(s, view, habits, top, move))
        reckon_on(moves, found)
        for at in range(len(found)):
            found[at] *= habits.sharpness
        return found

    def worth(self, s: Rurik, view: Outlook, style: Style, top: Step[Any], move: Move) -> float:
        """A move in points, compared with passing."""
        kind = move[0]
        if kind == mv.PASS or kind == mv.FINISH or kind == mv.END:
            return 0.0
        if kind >= mv.FIRST_FREE:
            return self.free_worth(s, view, style, top, move)
        if kind <= mv.SETTLE:
            return self.opening_worth(s, view, move)
        if kind == mv.ACT or kind == mv.SKIP:
            return course_worth(s, view, style, move)
        if kind == mv.ATTACK or mv.ATTACK_REBEL <= kind <= mv.ATTACK_NEUTRAL:
            return attack_worth(s, view, top, move)
        if kind <= mv.LEVY or kind == mv.SEND:
            return figure_worth(s, view, top, move)
        return self.choice_worth(s, view, top, move)

    def opening_worth(self, s: Rurik, view: Outlook, move: Move) -> float:
        """The set-up."""
        if move[0] == mv.LEADER:
            return LEADERS[s.parts.leaders.ability[move[1]]]
        if move[0] == mv.KEEP:
            return agenda_worth(s, move[1])
        return deploy_worth(s, view, move[1]) if move[0] == mv.DEPLOY else settle_worth(s, view, move[1])

    def free_worth(self, s: Rurik, view: Outlook, style: Style, top: Step[Any], move: Move) -> float:
        """What fits in beside the main action."""
        kind = move[0]
        if kind == mv.TAX or kind == mv.BUILD:
            return work_worth(s, view, move)
        if kind <= mv.CONVERT:
            return extra_worth(s, view, style, top, move)
        return push_worth(s, view, move)

    def choice_worth(self, s: Rurik, view: Outlook, top: Step[Any], move: Move) -> float:
        """Decks, cards, the token, churches, deeds and prices."""
        kind = move[0]
        if kind == mv.DECK:
            return deck_worth(s, view, isinstance(top, LookDeck), move[1])
        if kind == mv.LOSE:
            return 0.0 if move[1] == mv.TROOP else -view.w.chief - 0.1
        if kind == mv.TAKE or kind == mv.ON_TOP or kind == mv.DISCARD:
            return card_choice(s, view, move)
        if kind == mv.TOKEN:
            return token_worth(s, view, move[1])
        if kind == mv.PICK:
            return view.deed_worth(move[1])
        if isinstance(top, DriveOut):
            return drive_worth(view, top, move)
        return payment(s, view, top, move)

    def judge(self, s: Rurik) -> list[float]:
        """Shares of victory: exact at the end, before it by the points that everybody may expect."""
        if not s.stack:
            return list(s.result().shares())
        return shares(s, self.judgement, self.lore)


def reckon_on(moves: list[Move], found: list[float]) -> None:
    """A good additional action comes first: the question stays, and its best answer too."""
    best = 0.0
    for at, move in enumerate(moves):
        if move[0] < mv.FIRST_FREE:
            best = max(best, found[at])
    for at, move in enumerate(moves):
        if move[0] >= mv.FIRST_FREE and found[at] > 0.0:
            found[at] += best


def rurik_advice(parts: Parts) -> RurikAdvice:
    """The styles that Prestol knows."""
    return RurikAdvice(parts, [HOUSE, QUICK], JUDGEMENT, [CASUAL, NOVICE])


def rurik_tunings(parts: Parts) -> dict[str, Tuning]:
    """The weights of the house style and of the judgement; both are kept in `weights.py`.

    How a game alone ends is one share of victory or none, which says too little about a judgement.
    """
    return {
        "style": Tuning(
            HOUSE,
            lambda styles: RurikAdvice(parts, styles, JUDGEMENT),
            rivals=(QUICK,),
            tables=(4, 4, 3, 2, 1),
            lead=0.04,
        ),
        "judgement": Tuning(
            JUDGEMENT, lambda rows: RurikAdvice(parts, [HOUSE], rows[0]), judges=True, tables=(4, 4, 3, 2)
        ),
    }
