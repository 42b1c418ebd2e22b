"""Simple players of Tsar of the Hill, to measure the others against: a greedy one, and two that always vote alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from prestol.engine.chance import Stream
from prestol.engine.step import Move
from prestol.games.tsar.parts import RAISE, SETTLE, VOTE_AGAINST, VOTE_FOR

if TYPE_CHECKING:
    from prestol.engine.bot import Chair

CONTENT: Final = 14
"""Points at which the greedy player lets any candidate pass."""
THRONE: Final = 6
SAFE: Final = 5


class GreedyBot:
    """Takes points where it sees them: favourites as high as they go, rivals to the throne, votes by its own score."""

    def __init__(self, rng: Stream) -> None:
        self.rng = rng

    def decide(self, chair: Chair) -> Move:
        view = chair.view
        if chair.legal[0][0] == SETTLE:
            return self.best(chair.legal, lambda move: move[2] if move[1] in view["favourites"] else -move[2])
        if chair.legal[0][0] == RAISE:
            return self.best(chair.legal, lambda move: self.worth(view, move[1]))
        return self.vote(chair, view)

    def worth(self, view: dict[str, Any], courtier: int) -> int:
        """Points won or denied by raising a courtier."""
        target = view["floor"][courtier] + 1
        if courtier in view["favourites"]:
            return 1 if target <= SAFE else -2
        return 2 if target == THRONE and view["against"] > 0 else 0 if target <= 2 else -1

    def vote(self, chair: Chair, view: dict[str, Any]) -> Move:
        if VOTE_AGAINST not in chair.legal or view["candidate"] in view["favourites"]:
            return VOTE_FOR
        points = sum(at for courtier in view["favourites"] if 0 < (at := view["floor"][courtier]) < THRONE)
        return VOTE_FOR if points >= CONTENT else VOTE_AGAINST

    def best(self, moves: list[Move], worth: Any) -> Move:
        """One of the best moves, chosen at random."""
        top = max(worth(move) for move in moves)
        equals = [move for move in moves if worth(move) == top]
        return equals[self.rng.below(len(equals))]


class AlwaysFor(GreedyBot):
    """Greedy, but votes for everybody, so that others pay for every veto."""

    def vote(self, chair: Chair, view: dict[str, Any]) -> Move:
        return VOTE_FOR


class AlwaysAgainst(GreedyBot):
    """Greedy, but votes against everybody as long as it can."""

    def vote(self, chair: Chair, view: dict[str, Any]) -> Move:
        return chair.legal[-1]
