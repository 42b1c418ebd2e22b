"""The dice of a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from prestol.engine.bounds import Bound
from prestol.engine.step import EVERYBODY, Chance
from prestol.games.smuta import battle_record as br
from prestol.games.smuta import events as ev
from prestol.games.smuta.dice import D6

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta


@final
class BattleDie(Chance["Smuta"]):
    """SMU-BAT-24: one side throws a die for what is at hand; a card may have it thrown again."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)
    BOUNDS: ClassVar[dict[str, Bound]] = {"side": 2}

    def __init__(self, side: int) -> None:
        self.side = side

    def even(self, s: Smuta) -> list[int]:
        return D6

    def resolve(self, s: Smuta, outcome: int) -> None:
        s.battle[br.DIE + self.side] = outcome
        s.tell(ev.BATTLE_DIE, EVERYBODY, s.battle[br.SEAT + self.side], s.battle[br.ROLL], outcome)
