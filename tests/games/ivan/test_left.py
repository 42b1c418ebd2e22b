"""What a view tells of the steps that are unfinished: words that stay, whatever the steps are called."""

from __future__ import annotations

import json

import prestol
from prestol.engine.step import Choice, Together
from prestol.games.ivan import IvanGame
from prestol.games.ivan.edge.left import ARRIVING, CHAMBER_WORK, COUNTED, EFFECTS, PHASES, SIMPLE

SILENT = {"KeepProject", "MusterWarrior", "PlanBoyar", "StakeCoins", "LeaveChamber", "EndTurn"}
"""Questions that are a turn of their own: nothing is left of an action."""
TOLD = {*COUNTED, *SIMPLE, *EFFECTS, *ARRIVING, *CHAMBER_WORK, "Effect"}


def test_every_question_is_told_as_left_to_do_or_goes_without_saying() -> None:
    steps = {step.__name__: step for step in IvanGame.steps}
    asked = {name for name, step in steps.items() if issubclass(step, (Choice, Together))}
    assert asked <= TOLD | SILENT
    assert TOLD | SILENT | {name for name, _ in PHASES} <= set(steps)


def test_views_name_no_step() -> None:
    names = {step.__name__ for step in IvanGame.steps}
    state = prestol.game("ivan").start(seats=3, seed="names")
    while not state.over:
        view = json.dumps(state.view(state.waiting[0]))
        assert not {name for name in names if f'"{name}"' in view}
        state.play(state.waiting[0], state.legal(state.waiting[0])[0])
