"""How much is played in which form: everything compiled, a part of it where the interpreted form is watched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import prestol

T = TypeVar("T")


def some(cases: Sequence[T], few: Sequence[T]) -> Sequence[T]:
    """All cases in the compiled form; a few in the interpreted one, which is fifty times slower with every line noted.

    For whole games of bots or at random: what a rule does is shown by short tests, which run in both forms.
    """
    assert all(case in cases for case in few)
    return cases if prestol.COMPILED else few
