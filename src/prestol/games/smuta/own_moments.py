"""Cards of the own Military phase: before a piece moves, and before it recruits (SMU-RXN-04: nobody is asked)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from prestol.engine.step import Choice, Move, Step
from prestol.games.smuta.moves import PLAY, RECRUIT, RECRUIT_MOVE
from prestol.games.smuta.parts import OWN_MOVE, OWN_RECRUIT
from prestol.games.smuta.play import play_own, playable
from prestol.games.smuta.recruit import Recruit

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


def piece_plays(s: Smuta, seat: int, marches: bool, recruits: bool) -> list[Move]:
    """The cards that may be played for the piece that is to act, if it can still march or recruit."""
    listed = playable(s, seat, OWN_MOVE) if marches else []
    if recruits:
        listed.extend(playable(s, seat, OWN_RECRUIT))
    return listed


def play_for_piece(s: Smuta, seat: int, kind: int, then: Step[Smuta]) -> None:
    """A card for the piece that is to act; with a card for it recruiting is declared, otherwise `then` goes on."""
    if kind in s.parts.cards.by_window[OWN_RECRUIT]:
        s.do(Declared(seat))
        play_own(s, seat, OWN_RECRUIT, kind)
    else:
        s.do(then)
        play_own(s, seat, OWN_MOVE, kind)


@final
class Declared(Choice["Smuta"]):
    """SMU-RXN-03: recruiting is declared: the die, or another card for it before."""

    ASK: ClassVar[str] = "recruiting"
    RULE: ClassVar[str] = "SMU-REC-01"
    ACCEPTS: ClassVar[tuple[int, ...]] = (RECRUIT, PLAY)

    def options(self, s: Smuta) -> list[Move]:
        return [RECRUIT_MOVE, *playable(s, self.seat, OWN_RECRUIT)]

    def pick(self, s: Smuta, move: Move) -> None:
        if move[0] == RECRUIT:
            s.do(Recruit(self.seat))
        else:
            s.do(self)
            play_own(s, self.seat, OWN_RECRUIT, move[1])
