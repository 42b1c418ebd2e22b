"""The form of the content files, and the parts made of them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from prestol.engine.errors import ContentError
from prestol.games.duel.parts import ROLES, Parts
from prestol.library.schema import Named, Natural, Positive, TableOption


class About(Named):
    bouts: Positive
    strength: Positive
    courage: Natural
    hand: Natural
    refresh: Natural
    actions: Positive


class BlowOutcome(Named):
    weight: Positive
    most: Natural


class Card(Named):
    count: Positive
    role: Literal["strike", "shield", "lunge", "feint", "remedy"]
    force: Natural = 0
    staggers: bool = False


class DuelContent(Struct):
    """All tables of the content folder."""

    game: About
    blow: tuple[BlowOutcome, ...]
    option: tuple[TableOption, ...]
    card: tuple[Card, ...]


def parts_from(content: DuelContent) -> Parts:
    """The content as numbers; ContentError where they contradict each other."""
    most = [blow.most for blow in content.blow]
    if not most or most != sorted(most):
        raise ContentError("duel-fault-blows")
    about = content.game
    return Parts(
        count=[card.count for card in content.card],
        role=[ROLES.index(card.role) for card in content.card],
        force=[card.force for card in content.card],
        staggers=[card.staggers for card in content.card],
        weight=[blow.weight for blow in content.blow],
        most=most,
        bouts=about.bouts,
        strength=about.strength,
        courage=about.courage,
        hand=about.hand,
        refresh=about.refresh,
        actions=about.actions,
    )
