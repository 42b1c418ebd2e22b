"""The interpreter itself holds up no table."""

from __future__ import annotations

import gc
import sys

from prestol.server.app import keep_steady


def test_the_interpreter_looks_for_cycles_in_small_parts() -> None:
    before, turns = gc.get_threshold(), sys.getswitchinterval()
    try:
        keep_steady()
        new, parts, rounds = gc.get_threshold()
        assert new * parts <= 100_000  # objects that one pause is about, however long the tables have been played
        assert new * parts * rounds >= 100_000_000  # before everything is looked through
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
        sys.setswitchinterval(turns)
