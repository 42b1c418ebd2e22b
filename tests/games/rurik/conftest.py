"""What all tests of Rurik share."""

from __future__ import annotations

import os

import pytest

from prestol import registry


@pytest.fixture(autouse=True)
def game_built_again_for_each_mutant() -> None:
    """Mutation testing forks a process that has opened the game already; without this no mutant would build it."""
    if "MUTANT_UNDER_TEST" in os.environ:
        registry.shelved.cache_clear()
