"""What we know about playing Ivan the Terrible well: a house style that weighs moves in points, and a judgement."""

from __future__ import annotations

from typing import Any, Final, final

from prestol.engine.advice import Advice, split_victory
from prestol.engine.several import Several
from prestol.engine.step import Move, Step
from prestol.engine.study import Tuning
from prestol.games.ivan import moves as mv
from prestol.games.ivan.advice.free import free_worth
from prestol.games.ivan.advice.judgement import shares
from prestol.games.ivan.advice.outlook import Outlook
from prestol.games.ivan.advice.planning import (
    entering,
    keep_best,
    leaving_worth,
    map_worth,
    planning_worth,
    seal_worth,
    stake_worth,
    total_of,
)
from prestol.games.ivan.advice.selecting import best_swap, foresee, pick_worth
from prestol.games.ivan.advice.weights import CASUAL, HOUSE, JUDGEMENT, NOVICE, QUICK, Judgement, Style
from prestol.games.ivan.board import is_present
from prestol.games.ivan.chambers import ProjectWork
from prestol.games.ivan.parts import COIN, KINDS, STONE, Parts
from prestol.games.ivan.planning import PlanBoyar, StakeCoins
from prestol.games.ivan.purse import one_of
from prestol.games.ivan.regions import ChooseReward
from prestol.games.ivan.state import Ivan
from prestol.games.ivan.turns import LeaveChamber, OfferSeal
from prestol.games.ivan.version1 import GainChoice, Market, NameCities, OfferSwap, Swap

HORIZON: Final = 20
"""Decisions of a playout before the position is judged."""
WILD: Final = 3
"""Random moves in a hundred; a turn is a chain of many."""


@final
class IvanAdvice(Advice[Ivan]):
    """Softmax players: each move has a worth in points, and better ones are likelier."""

    def __init__(
        self, parts: Parts, styles: list[list[float]], judgement: list[float], weaker: list[list[float]] | None = None
    ) -> None:
        """A search takes the others for players of the `styles`; the `weaker` ones after them are for bots alone."""
        super().__init__(len(styles), HORIZON, WILD)
        self.parts = parts
        self.known = [Style(given) for given in [*styles, *(weaker or [])]]
        self.judgement = Judgement(judgement)

    def at_rest(self, s: Ivan) -> bool:
        """Between two turns, and between two boyars of the planning phase."""
        top = s.stack[-1]
        return isinstance(top, (LeaveChamber, PlanBoyar))

    def whims(self, moves: list[Move]) -> list[Move]:
        """Anything but moving tokens about on the pad."""
        return [move for move in moves if move[0] != mv.ARRANGE]

    def liking(self, s: Ivan, seat: int, moves: list[Move], style: int) -> list[float]:
        """Reads the public table and the hand of the seat itself."""
        habits = self.known[style]
        view = Outlook(s, seat, habits, seat)
        top = s.stack[-1]
        if isinstance(top, Several):
            foresee(view, top)
        found: list[float] = []
        best, is_led = 0.0, False
        for move in moves:
            worth = self.worth(s, view, habits, top, move)
            found.append(habits.sharpness * worth)
            if not mv.is_free_kind(move[0]):
                best = max(best, worth)
            elif leads_on(move, worth):
                is_led = True
        if is_led and best > 0.0 and habits.foresight > 0.0:
            self.look_beyond(s, view, habits, moves, best, found)
        return found

    def look_beyond(
        self, s: Ivan, view: Outlook, style: Style, moves: list[Move], best: float, found: list[float]
    ) -> None:
        """Like what leads on to the best answer of the question better by that; rare, so it is weighed again."""
        top = s.stack[-1]
        for at, move in enumerate(moves):
            if mv.is_free_kind(move[0]):
                worth = self.worth(s, view, style, top, move)
                if leads_on(move, worth):
                    found[at] = style.sharpness * (worth + best)

    def worth(self, s: Ivan, view: Outlook, style: Style, top: Step[Any], move: Move) -> float:
        """A move in points, compared with passing."""
        kind = move[0]
        if mv.is_free_kind(kind):
            value = free_worth(s, view, style, top, move)
            return value + seal_worth(s, view, style, top.chamber) if type(top) is OfferSeal else value
        if kind >= mv.CHOOSE:
            return pick_worth(s, view, top, move)
        if kind == mv.PASS or kind == mv.FINISH or kind == mv.END:
            return 0.0
        if kind <= mv.ENTER:
            return self.course_worth(s, view, style, top, move)
        if kind <= mv.AGAIN:
            return self.harvest_worth(s, view, top, move)
        if kind <= mv.MARCH or kind == mv.BUILD:
            return map_worth(s, view, move)
        if kind <= mv.COMPLETE:
            return self.project_worth(view, top, move)
        if kind <= mv.GET:
            return self.swap_worth(view, top, move)
        if kind <= mv.DRAW_TITLE:
            return self.honour_worth(view, move)
        return self.token_worth(s, view, style, top, move)

    def course_worth(self, s: Ivan, view: Outlook, style: Style, top: Step[Any], move: Move) -> float:
        """Setup, planning, and the way of a boyar."""
        kind = move[0]
        if kind == mv.KEEP:
            view.suppose_empty_hand()
            return view.with_project(move[1], 0)
        if kind == mv.MUSTER:
            return view.contest.placing(move[1]) + view.city_income(move[1])
        if kind == mv.PLAN:
            return planning_worth(s, view, style, move[1])
        if kind == mv.LEAVE:
            return leaving_worth(s, view, style, move[1])
        if kind == mv.STAKE and isinstance(top, StakeCoins):
            return stake_worth(s, view, style, top.chamber, move[1])
        if kind == mv.SEAL and isinstance(top, OfferSeal):
            return seal_worth(s, view, style, top.chamber)
        return entering(s, view, move[1])

    def harvest_worth(self, s: Ivan, view: Outlook, top: Step[Any], move: Move) -> float:
        """Income; cities named in the order of the map leave only the later ones for the next name."""
        if move[0] == mv.QUARRY:
            price = s.parts.figures.stone_price * one_of(COIN)
            return view.goods_worth(view.goods + one_of(STONE) - price) - view.wealth
        value = view.city_income(move[1])
        if isinstance(top, NameCities) and top.left > 1:
            best = [0.0] * (top.left - 1)
            for city in range(move[1] + 1, s.parts.land.cities):
                if is_present(s, view.seat, city):
                    keep_best(best, view.city_income(city))
            value += total_of(best)
        return value

    def project_worth(self, view: Outlook, top: Step[Any], move: Move) -> float:
        """Projects; in their chamber, taking one costs an action that could complete one."""
        spent = 1 if isinstance(top, ProjectWork) else 0
        if move[0] == mv.TAKE:
            return view.with_project(move[1], spent) + view.w.take
        if move[0] == mv.DRAW:
            return view.drawing(spent)
        return view.completion(move[1])

    def swap_worth(self, view: Outlook, top: Step[Any], move: Move) -> float:
        """One unit given or got; the units of a swap are given in the order of their kinds."""
        kind = move[1]
        if move[0] == mv.GET:
            value = view.price(kind, 1)
            if isinstance(top, GainChoice) and top.left > 1:
                best = 0.0
                for later in range(kind, KINDS):
                    best = max(best, view.price(later, 1))
                value += best
            return value
        if isinstance(top, Swap):
            return view.price(kind, -1)
        units = 2 if isinstance(top, Market) or (isinstance(top, OfferSwap) and top.give == 2) else 1
        return best_swap(view, kind, units) - view.w.edge

    def honour_worth(self, view: Outlook, move: Move) -> float:
        if move[0] == mv.ESTATE:
            return view.estate_worth() + 0.3 * view.effect_worth(view.s.parts.cards.estate_effect[move[1]])
        if move[0] == mv.DRAW_ESTATE:
            return view.estate_worth()
        if move[0] == mv.TITLE:
            return view.title_worth(move[1])
        return view.w.unseen + view.scorings

    def token_worth(self, s: Ivan, view: Outlook, style: Style, top: Step[Any], move: Move) -> float:
        """Trade effects, spoils and rewards of regions."""
        kind = move[0]
        if kind == mv.RESOLVE:
            return view.token_worth(move[1])
        if kind == mv.PRINTED:
            return view.token_worth(s.parts.tokens + move[1])
        if kind == mv.SPOILS:
            return view.war_worth() + view.effect_worth(s.parts.cards.spoils_effect[move[1]])
        if kind == mv.SEND:
            return view.war_worth()
        if kind == mv.LAY:
            return -view.token_worth(s.parts.tokens + move[1])
        if kind == mv.DISCARD:
            return -view.token_worth(move[1])
        if isinstance(top, ChooseReward):
            return self.reward_worth(s, view, style, top, move[1])
        return 0.0

    def reward_worth(self, s: Ivan, view: Outlook, style: Style, top: ChooseReward, which: int) -> float:
        """One reward for the leader, the other one for the runner-up; somebody else's gain is half a loss."""
        first = 2 * s.regions[top.region]
        effects = s.parts.cards.region_effect
        value = 0.0
        if top.leader == view.seat:
            value += view.effect_worth(effects[first + which])
        else:
            other = Outlook(s, top.leader, view.w, view.seat)
            value -= other.effect_worth(effects[first + which])
        if top.runner < s.seats:
            value -= style.spite * view.effect_worth(effects[first + 1 - which])
        return value

    def judge(self, s: Ivan) -> list[float]:
        """Shares of victory: exact at the end, before it by the points that everybody may expect."""
        if not s.stack:
            return split_victory([s.vp[seat] * s.seats - s.rank(seat) for seat in range(s.seats)])
        return shares(s, self.judgement)


def leads_on(move: Move, worth: float) -> bool:
    """Of free moves, a good sale, trade-in or other order comes first: the question stays, and its best answer too."""
    return worth > 0.0 and move[0] != mv.USE


def ivan_advice(parts: Parts) -> IvanAdvice:
    """The styles that Prestol knows."""
    return IvanAdvice(parts, [HOUSE, QUICK], JUDGEMENT, [CASUAL, NOVICE])


def ivan_tunings(parts: Parts) -> dict[str, Tuning]:
    """The weights of the house style and of the judgement; both are kept in `weights.py`."""
    return {
        "style": Tuning(
            HOUSE,
            lambda styles: IvanAdvice(parts, styles, JUDGEMENT),
            rivals=(QUICK,),
            tables=(4, 4, 3, 2),
            lead=0.04,
        ),
        "judgement": Tuning(
            JUDGEMENT, lambda rows: IvanAdvice(parts, [HOUSE], rows[0]), judges=True, tables=(4, 4, 3, 2)
        ),
    }
