"""What we know about playing Ivan the Terrible well: a house style that weighs moves in points, and a judgement."""

from __future__ import annotations

from typing import Any, Final

from prestol.engine.advice import Advice
from prestol.engine.several import Several
from prestol.engine.step import Move, Step
from prestol.engine.study import Tuning
from prestol.games.ivan import moves as mv
from prestol.games.ivan.advice.judgement import shares
from prestol.games.ivan.advice.outlook import Outlook
from prestol.games.ivan.advice.planning import (
    entering,
    keep_best,
    leaving_worth,
    planning_worth,
    seal_worth,
    stake_worth,
    total_of,
)
from prestol.games.ivan.advice.selecting import NEVER, best_swap, foresee, pick_worth
from prestol.games.ivan.advice.weights import HOUSE, JUDGEMENT, QUICK, Judgement, Style
from prestol.games.ivan.board import add_marches, is_present
from prestol.games.ivan.chambers import ProjectWork
from prestol.games.ivan.parts import EMPTY, KINDS, OP_MOVE, Parts
from prestol.games.ivan.planning import PlanBoyar, StakeCoins
from prestol.games.ivan.regions import ChooseReward
from prestol.games.ivan.state import Ivan
from prestol.games.ivan.turns import LeaveChamber, OfferSeal
from prestol.games.ivan.version1 import GainChoice, Market, NameCities, OfferSwap, Swap

HORIZON: Final = 20
"""Decisions of a playout before the position is judged."""
WILD: Final = 3
"""Random moves in a hundred; a turn is a chain of many."""


class IvanAdvice(Advice[Ivan]):
    """Softmax players: each move has a worth in points, and better ones are likelier."""

    def __init__(self, parts: Parts, styles: list[list[float]], judgement: list[float]) -> None:
        super().__init__(len(styles), HORIZON, WILD)
        self.parts = parts
        self.known = [Style(given) for given in styles]
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
        for move in moves:
            found.append(habits.sharpness * self.worth(s, view, habits, top, move))
        return found

    def worth(self, s: Ivan, view: Outlook, style: Style, top: Step[Any], move: Move) -> float:
        """A move in points, compared with passing."""
        kind = move[0]
        if mv.is_free_kind(kind):
            value = self.free_worth(s, view, move)
            return value + seal_worth(s, view, style, top.chamber) if isinstance(top, OfferSeal) else value
        if kind >= mv.CHOOSE:
            return pick_worth(s, view, top, move)
        if kind == mv.PASS or kind == mv.FINISH or kind == mv.END:
            return 0.0
        if kind <= mv.ENTER:
            return self.course_worth(s, view, style, top, move)
        if kind <= mv.AGAIN:
            return self.harvest_worth(s, view, top, move)
        if kind <= mv.MARCH or kind == mv.BUILD:
            return self.map_worth(s, view, move)
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
            view.hand.clear()
            view.value.clear()
            view.wealth = 0.0
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
            goods = view.goods[:]
            goods[0] -= s.parts.figures.stone_price
            goods[3] += 1
            return view.goods_worth(goods) - view.wealth
        value = view.city_income(move[1])
        if isinstance(top, NameCities) and top.left > 1:
            best = [0.0] * (top.left - 1)
            for city in range(move[1] + 1, s.parts.land.cities):
                if is_present(s, view.seat, city):
                    keep_best(best, view.city_income(city))
            value += total_of(best)
        return value

    def map_worth(self, s: Ivan, view: Outlook, move: Move) -> float:
        """Warriors, boyars and buildings on the map."""
        if move[0] == mv.PLACE:
            return view.contest.placing(move[1])
        if move[0] == mv.BUILD:
            value = view.contest.gain(s.parts.land.region[move[1]], s.parts.figures.building_influence)
            return value + view.w.build * view.contest.later
        figures, land = s.parts.figures, s.parts.land
        influence = figures.warrior_influence if move[1] == mv.WARRIOR else figures.boyar_influence
        value = view.contest.marching(influence, move[2], move[3])
        slot = land.slot_between[move[2] * land.cities + move[3]]
        if slot != EMPTY and s.slots[slot] != EMPTY:
            value += view.token_worth(s.slots[slot]) + view.keeping_token()
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

    def free_worth(self, s: Ivan, view: Outlook, move: Move) -> float:
        """Free actions: sales that bring something, estates at once, the rest never."""
        kind = move[0]
        if kind == mv.USE:
            cost = s.parts.cards.estate_cost[move[1]]
            return self.effect_now(s, view, s.parts.cards.estate_effect[move[1]]) + view.change(cost, -1)
        if kind == mv.TRADE_IN:
            worst = view.token_worth(move[1]) + view.token_worth(move[2])
            return view.drawing(0) - 2 * view.keeping_token() - 0.5 * worst
        if kind == mv.ARRANGE:
            return NEVER
        goods = view.goods[:]
        goods[0] += 1
        goods[move[1]] -= 1
        if kind == mv.SELL:
            goods[move[2]] -= 1
        return view.goods_worth(goods) - view.wealth - view.w.edge

    def effect_now(self, s: Ivan, view: Outlook, effect: int) -> float:
        """Worth of an effect that is used at once: for steps along the rivers, the map shows what they can bring."""
        effects = s.parts.effects
        total = 0.0
        for at in range(len(effects.ops[effect])):
            op, arg = effects.ops[effect][at], effects.args[effect][at]
            if op == OP_MOVE:
                total += arg * self.best_march(s, view)
            else:
                total += view.op_worth(op, arg)
        return total

    def best_march(self, s: Ivan, view: Outlook) -> float:
        marches: list[Move] = []
        add_marches(s, view.seat, marches)
        best = 0.0
        for march in marches:
            best = max(best, self.map_worth(s, view, march))
        return best

    def judge(self, s: Ivan) -> list[float]:
        """Shares of victory: exact at the end, before it by the points that everybody may expect."""
        if not s.stack:
            return list(s.result().shares())
        return shares(s, self.judgement)


def ivan_advice(parts: Parts) -> IvanAdvice:
    """The styles that Prestol knows."""
    return IvanAdvice(parts, [HOUSE, QUICK], JUDGEMENT)


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
