"""What we know about playing Smuta well: a house style that weighs moves in points, and a judgement of positions."""

from __future__ import annotations

from typing import Any, Final

from prestol.engine.advice import Advice
from prestol.engine.chance import Stream
from prestol.engine.step import Move, Step
from prestol.engine.study import Tuning
from prestol.engine.window import AnswerWindow
from prestol.games.smuta import moves as mv
from prestol.games.smuta.advice.clash import (
    lead_worth,
    loss_worth,
    meet_worth,
    shelter_worth,
    strike_worth,
    withdraw_worth,
)
from prestol.games.smuta.advice.council import (
    election_worth,
    enter_worth,
    pretender_worth,
    proclaim_worth,
    retinue_worth,
    roll_worth,
    send_worth,
    siege_move,
    table_worth,
)
from prestol.games.smuta.advice.ground import Ground
from prestol.games.smuta.advice.hand import (
    aim_worth,
    exchange_worth,
    pick_worth,
    play_worth,
    throw_worth,
    trade_worth,
    waive_worth,
    way_worth,
)
from prestol.games.smuta.advice.learned import COUNTS, SCALES, WEIGHTS
from prestol.games.smuta.advice.lore import Lore
from prestol.games.smuta.advice.network import AMONG_SEARCHERS, unpacked
from prestol.games.smuta.advice.sight import Sight
from prestol.games.smuta.advice.war import (
    buy_worth,
    is_cavalry_army,
    piece_worth,
    regroup_worth,
    resource_worth,
    siege_worth,
    take_worth,
)
from prestol.games.smuta.advice.weights import BOLD, CASUAL, HOUSE, NOVICE, habits_of
from prestol.games.smuta.attack import EvadeTo
from prestol.games.smuta.components import Parts
from prestol.games.smuta.defeat import WithdrawTo
from prestol.games.smuta.losses import PickLoss
from prestol.games.smuta.military import PieceAct
from prestol.games.smuta.muster import ChooseCossacks
from prestol.games.smuta.own_moments import Declared
from prestol.games.smuta.parts import MOUNTED_COSSACK, NONE, OWN_MOVE, OWN_POLITICAL, OWN_RECRUIT, PERSONS, SIEGE_GOOD
from prestol.games.smuta.play import Name
from prestol.games.smuta.politics import PoliticalAct
from prestol.games.smuta.reactions import said
from prestol.games.smuta.recruit import Purchase
from prestol.games.smuta.regroup import PIECE
from prestol.games.smuta.state import Smuta

WILD: Final = 0
"""Random moves in a hundred: none, since a search that expects its own blunders ends every phase at once."""


class SmutaAdvice(Advice[Smuta]):
    """Softmax players: each move has a worth in points, and better ones are likelier."""

    def __init__(self, parts: Parts, styles: list[list[float]], weaker: list[list[float]] | None = None) -> None:
        """A search takes the others for players of the `styles`; the `weaker` ones after them are for bots alone."""
        super().__init__(len(styles), wild=WILD)
        self.lore = Lore(parts)
        self.known = [habits_of(given) for given in [*styles, *(weaker or [])]]
        self.network = unpacked(SCALES, COUNTS, WEIGHTS)
        self.network.lean(AMONG_SEARCHERS)
        self.latest: Ground | None = None
        """What the latest choice was made with;"""
        self.taken: Ground | None = None
        """the same if it has only taken a piece in hand, so that nothing has changed for the next question."""

    def liking(self, s: Smuta, seat: int, moves: list[Move], style: int) -> list[float]:
        """Reads the public table, and the cards of the seat itself."""
        habits = self.known[style][seat]
        top = s.stack[-1]
        ground = self.taken
        if ground is None or ground.s is not s or ground.sight.w is not habits or not isinstance(top, PieceAct):
            ground = Ground(Sight(s, seat, habits, self.lore))
        self.latest, self.taken = ground, None
        found: list[float] = []
        for move in moves:
            found.append(habits.sharpness * self.worth(ground, top, move))
        return found

    def choose(self, s: Smuta, seat: int, moves: list[Move], rng: Stream, style: int = 0) -> Move:
        """A move drawn by how much it is liked."""
        move = super().choose(s, seat, moves, rng, style)
        self.taken = self.latest if move[0] == mv.TAKE and s.at[move[1]] >= 0 else None
        self.latest = None
        return move

    def worth(self, ground: Ground, top: Step[Any], move: Move) -> float:
        """A move in points, compared with passing or with being done."""
        kind = move[0]
        if kind == mv.PASS or kind == mv.DONE:
            return 0.0
        if kind == mv.PLAY or kind >= mv.WAY:
            return self.card_worth(ground, top, move)
        if kind <= mv.THROW:
            return self.year_worth(ground, top, move)
        if kind < mv.TAKE:
            return self.council_worth(ground, top, move)
        return self.war_worth(ground, top, move)

    # --- cards

    def card_worth(self, ground: Ground, top: Step[Any], move: Move) -> float:
        kind = move[0]
        if kind == mv.PLAY:
            return play_worth(ground, move[1], self.window_of(ground, top, move[1]))
        if kind == mv.TRADE:
            return trade_worth(ground)
        if kind == mv.EXCHANGE:
            return exchange_worth(ground, move)
        if kind == mv.WAIVE:
            return waive_worth(ground)
        return self.name_worth(ground, top, move)

    def window_of(self, ground: Ground, top: Step[Any], card: int) -> int:
        """The moment for which a card is offered."""
        if isinstance(top, AnswerWindow):
            return top.moment
        if isinstance(top, PoliticalAct):
            return OWN_POLITICAL
        if isinstance(top, Declared) or card in ground.s.parts.cards.by_window[OWN_RECRUIT]:
            return OWN_RECRUIT
        return OWN_MOVE

    def name_worth(self, ground: Ground, top: Step[Any], move: Move) -> float:
        """How a card is played, and at what."""
        if isinstance(top, AnswerWindow):
            so_far = top.so_far(ground.seat)
            card, moment = so_far[0][1], top.moment
            way = said(so_far)[0]
        elif isinstance(top, Name):
            card, moment, way = top.card_kind, top.moment, top.way
        else:
            return ground.sight.person(move[1])
        if move[0] == mv.WAY:
            return way_worth(ground, card, move[1])
        return aim_worth(ground, card, way, moment, move[1])

    # --- the year and appearance

    def year_worth(self, ground: Ground, top: Step[Any], move: Move) -> float:
        kind = move[0]
        if kind == mv.KIND:
            rides = isinstance(top, ChooseCossacks) and is_cavalry_army(ground.s, top.who)
            return 0.3 if (move[1] == MOUNTED_COSSACK) == rides else 0.0
        if kind == mv.PLACE:
            return enter_worth(ground, move[1], move[2])
        if kind == mv.PICK:
            return pick_worth(ground, move[1])
        if kind == mv.THROW:
            return throw_worth(ground, move)
        if move[1] >= PERSONS:
            return regroup_worth(ground, move)
        return retinue_worth(ground, move[1], move[2] if kind == mv.JOIN else NONE)

    # --- politics

    def council_worth(self, ground: Ground, top: Step[Any], move: Move) -> float:
        kind = move[0]
        if kind == mv.WIN:
            paid = isinstance(top, PoliticalAct)
            return roll_worth(ground, move[1]) if paid else table_worth(ground, move[1])
        if kind == mv.TOWN:
            return ground.sight.control(move[1], ground.seat)
        if kind == mv.LAY or kind == mv.STORM:
            return siege_move(ground, move)
        if kind == mv.CALL:
            return election_worth(ground)
        if kind == mv.NAME:
            return pretender_worth(ground, move[1])
        if kind == mv.PROCLAIM:
            return proclaim_worth(ground, move[1])
        if kind == mv.SEND:
            return send_worth(ground, move[1])
        if kind == mv.CAMPAIGN:
            return piece_worth(ground, move)
        if kind == mv.BRING:
            return siege_worth(ground, ground.s.moving[PIECE]) - 0.7 if move[1] == SIEGE_GOOD else 0.0
        return 0.4 if kind == mv.HOME else 0.05

    # --- war

    def war_worth(self, ground: Ground, top: Step[Any], move: Move) -> float:
        kind = move[0]
        if kind == mv.TAKE:
            return take_worth(ground, move[1])
        if kind == mv.RESOURCE:
            return resource_worth(ground, move[1])
        if kind == mv.BUY:
            points = top.points if isinstance(top, Purchase) else 0
            return buy_worth(ground, ground.s.moving[PIECE], move[1], points)
        if kind == mv.GO and isinstance(top, (EvadeTo, WithdrawTo)):
            return withdraw_worth(ground, move[1])
        if kind >= mv.LEAD:
            return self.battle_worth(ground, top, move)
        return piece_worth(ground, move)

    def battle_worth(self, ground: Ground, top: Step[Any], move: Move) -> float:
        kind = move[0]
        if kind == mv.LEAD:
            return lead_worth(ground, move[1])
        if kind == mv.STRIKE_FIRST:
            return strike_worth(ground, move[1])
        if kind == mv.LOSE or kind == mv.LOSE_DETACHMENT:
            own = not isinstance(top, PickLoss) or ground.s.owner[top.armies[0]] == ground.seat
            return loss_worth(ground, move, own)
        if kind == mv.SHELTER or kind == mv.TO_TRACK:
            return shelter_worth(ground, move)
        return meet_worth(ground, move)

    def whims(self, moves: list[Move]) -> list[Move]:
        """Nobody sends personages about or exchanges cards without a thought."""
        found: list[Move] = []
        for move in moves:
            if move[0] != mv.SEND and move[0] != mv.TRADE:
                found.append(move)
        return found or moves

    def judge(self, s: Smuta) -> list[float]:
        """Shares of victory: exact at the end, before it by how games went on from such positions."""
        if not s.stack:
            return list(s.result().shares())
        return self.network.shares(s)


def smuta_advice(parts: Parts) -> SmutaAdvice:
    """The styles that Prestol knows."""
    return SmutaAdvice(parts, [HOUSE, BOLD], [CASUAL, NOVICE])


def smuta_tunings(parts: Parts) -> dict[str, Tuning]:
    """The weights of the house style, kept in `weights.py`; the judgement is learned by `scripts/learn_smuta.py`."""
    return {
        "style": Tuning(HOUSE, lambda styles: SmutaAdvice(parts, styles), rivals=(BOLD,), tables=(5, 4, 3, 2)),
    }
