"""What must hold for every game: its steps are frozen and known to the codec, its clone forgets nothing."""

from __future__ import annotations

import ast
import re
from typing import Any

import pytest

import prestol
from prestol.engine.bounds import ANSWERS, INNER_STEP, Row
from prestol.engine.codec import bounds_of, write_step
from prestol.engine.deck import Deck
from prestol.engine.step import Choice, Step, Together
from prestol.engine.window import PASS, PLAY_CARD
from prestol.library.rulebook import rulebook
from prestol.registry import SAMPLES
from tests.engine.sources import PACKAGE, Shape, arguments, assigned_attributes, classes, descends, modules

GAMES = [*prestol.GAMES, *SAMPLES]
RULE = re.compile(r"\b[A-Z]{3}(?:-\d?[A-Z]+)?-\d+\b")
BASES = {"Step", "Choice", "Together", "Chance", "TurnChoice", "Several"}
SHARED = {"Pending", "OpenWindow", "AnswerWindow"}
"""Steps of the engine that a game registers beside its own."""
FRAME = ("game", "parts", "options", "seats", "stack", "luck")
"""What every state is made with, besides the old one of a clone."""
RESET_BY_CLONE = {"told", "learned", "fortunes"}

BY_GAME = pytest.mark.parametrize("id", GAMES)
READERS = ("content.py", "cards.py")
"""Modules that fill the records of the content; no step is in their reach."""


def own_steps(id: str) -> dict[str, Shape]:
    """The step classes that a game's package defines."""
    shapes = classes("engine", f"games/{id}")
    folder = PACKAGE / "games" / id
    bases = BASES | {base for shape in shapes.values() for base in shape.bases}
    return {
        name: shape
        for name, shape in shapes.items()
        if folder in shape.path.parents and descends(shapes, name, "Step") and name not in bases
    }


def state_shape(id: str) -> Shape:
    shapes = classes("engine", f"games/{id}")
    (found,) = [name for name in shapes if descends(shapes, name, "State") and name != "State"]
    return shapes[found]


@BY_GAME
def test_every_step_is_registered_and_every_registered_step_exists(id: str) -> None:
    registered = [kind.__name__ for kind in prestol.game(id).steps]
    assert len(set(registered)) == len(registered)
    assert set(registered) - SHARED == set(own_steps(id))


@BY_GAME
def test_fields_are_exactly_the_arguments_of_the_constructor(id: str) -> None:
    shapes = classes("engine", f"games/{id}")
    for kind in prestol.game(id).steps:
        assert arguments(shapes, kind.__name__) == kind.FIELDS, kind.__name__


@BY_GAME
def test_every_field_of_a_step_has_a_bound(id: str) -> None:
    game = prestol.game(id)
    for seats in game.seat_counts:
        spans = game.spans(seats)
        for kind in game.steps:
            bounds = bounds_of(kind)
            assert set(bounds) <= set(kind.FIELDS), kind.__name__
            for field in kind.FIELDS:
                bound = bounds.get(field, field)
                limit = bound.of if isinstance(bound, Row) else bound
                assert isinstance(limit, int) or limit in {*spans, INNER_STEP, ANSWERS}, f"{kind.__name__}.{field}"


@BY_GAME
def test_the_docstring_of_a_step_names_rules_that_the_book_holds(id: str) -> None:
    book = rulebook(id, "en").paragraphs
    for name, shape in own_steps(id).items():
        named = RULE.findall(ast.get_docstring(shape.node) or "")
        assert named, f"{name} names no rule"
        assert set(named) <= set(book), name


@BY_GAME
def test_questions_events_and_options_name_rules_that_the_book_holds(id: str) -> None:
    game, book = prestol.game(id), rulebook(id, "en").paragraphs
    for kind in game.steps:
        if issubclass(kind, (Choice, Together)) and kind.__name__ not in ("Window", "AnswerWindow"):
            assert kind.RULE in book, kind.__name__
            assert kind.ASK, kind.__name__
    assert {kind.rule for kind in game.events} <= set(book)
    assert {option.rule for option in game.options} <= set(book)


@BY_GAME
def test_every_rule_named_in_the_code_is_in_the_book(id: str) -> None:
    book = rulebook(id, "en").paragraphs
    for path in sorted((PACKAGE / "games" / id).rglob("*.py")):
        assert set(RULE.findall(path.read_text(encoding="utf-8"))) <= set(book), path.name


@BY_GAME
def test_nothing_is_assigned_to_a_step_after_its_construction(id: str) -> None:
    shapes = classes("engine", f"games/{id}")
    steps = {name for name in shapes if descends(shapes, name, "Step")}
    fields = {field for kind in prestol.game(id).steps for field in kind.FIELDS}
    for name in steps:
        for item in shapes[name].node.body:
            if isinstance(item, ast.FunctionDef) and item.name != "__init__":
                changed = [one.attr for one in assigned_attributes(item) if ast.unparse(one.value) == "self"]
                assert changed == [], f"{name}.{item.name} changes the step"
    for path, module in modules("engine", f"games/{id}"):
        if path.parent.name == "edge" and path.name in READERS:
            continue
        inits = {
            one
            for node in ast.walk(module)
            if isinstance(node, ast.FunctionDef) and node.name == "__init__"
            for one in assigned_attributes(node)
        }
        outside = [one.attr for one in assigned_attributes(module) if one not in inits and one.attr in fields]
        assert outside == [], path.name


@BY_GAME
def test_steps_stay_as_they_were_made_through_whole_games(id: str) -> None:
    game = prestol.game(id)
    seen: dict[int, tuple[Step[Any], Any]] = {}
    for seed in range(3):
        state = game.start(game.seat_counts[-1], seed)
        rng = prestol.stream(seed)
        while not state.over:
            for step in state.stack:
                seen.setdefault(object.__hash__(step), (step, write_step(step)))
            seat = state.waiting[0]
            moves = state.legal(seat)
            state.play(seat, moves[rng.below(len(moves))])
    assert len(seen) > 100
    assert all(write_step(step) == written for step, written in seen.values())


@BY_GAME
def test_a_state_declares_each_field_once_with_its_copy_and_its_first_value(id: str) -> None:
    """`self.vp: list[int] = old.vp[:] if old else [0] * seats`; no attribute is born elsewhere."""
    shape = state_shape(id)
    kind = type(prestol.game(id).start(prestol.game(id).seat_counts[0], 1))
    init = shape.method("__init__")
    assert init is not None
    assert arguments(classes("engine", f"games/{id}"), kind.__name__) == (*FRAME, "old")
    declared: set[str] = set()
    for node in init.body:
        if isinstance(node, ast.AnnAssign):
            assert isinstance(node.target, ast.Attribute)
            kept = ast.unparse(node.annotation)
            name, copied = node.target.attr, "[:]" if kept.startswith("list") else ".clone()" if kept == "Deck" else ""
            assert ast.unparse(node.value or node).startswith(f"old.{name}{copied} if old else "), name
            declared.add(name)
    assert declared == set(kind.FIELDS)
    assert set(kind.GROWING) | set(kind.ROWS) | set(kind.SINCE) <= declared
    born = {one.attr for one in assigned_attributes(shape.node) if ast.unparse(one.value) == "self"}
    assert born <= {*FRAME, *declared}


def some_change(value: Any) -> Any:
    """The same kind of value, but another one."""
    if isinstance(value, list):
        return [*value[1:], *value[:1], (0, 0, 0, 0, 0) if value and isinstance(value[0], tuple) else 1]
    if isinstance(value, Deck):
        changed = value.clone()
        changed.put_aside(0)
        return changed
    return value + 1


@BY_GAME
def test_a_clone_carries_every_field_and_shares_no_list(id: str) -> None:
    game = prestol.game(id)
    state = game.start(game.seat_counts[0], 1)
    state.playout(prestol.stream(1), stage=1)
    for name in type(state).FIELDS:
        setattr(state, name, some_change(getattr(state, name)))
    data = state.data()
    twin = state.clone()
    assert twin == state
    assert twin.data() == data
    for name in type(state).FIELDS:
        value = getattr(twin, name)
        if isinstance(value, list):
            assert value is not getattr(state, name)
            value.append(value[0] if value else 0)
        elif isinstance(value, Deck):
            value.put_aside(1)
        else:
            setattr(twin, name, value + 1)
        assert twin != state, name
        assert state.data() == data, name
        twin = state.clone()


@BY_GAME
def test_a_clone_has_its_own_stack_luck_and_news(id: str) -> None:
    game = prestol.game(id)
    state = game.start(game.seat_counts[0], 1)
    before = prestol.dump(state)
    told = state.events
    assert told
    twin = state.clone()
    assert twin.events == []
    twin.stack.pop()
    twin.luck.below(6)
    twin.told.append((0, -1))
    assert prestol.dump(state) == before
    assert state.events == told


def test_a_state_has_no_other_attributes_than_clone_knows() -> None:
    base = classes("engine")["State"]
    init = base.method("__init__")
    assert init is not None
    kept = {one.attr for one in assigned_attributes(init)}
    assert kept == {"game", "rules", "seats", "stack", "luck", "telling"} | RESET_BY_CLONE
    for id in GAMES:
        clone = state_shape(id).method("clone")
        assert clone is not None
        handed = "self.game, self.parts, self.options, self.seats, self.stack[:], self.luck.clone(), self"
        assert ast.unparse(clone.body[-1]) == f"return {state_shape(id).node.name}({handed})"


@BY_GAME
def test_events_and_moves_are_declared_once_each(id: str) -> None:
    game = prestol.game(id)
    for names in ([kind.name for kind in game.events], [kind.name for kind in game.notation.kinds]):
        assert len(set(names)) == len(names)


@BY_GAME
def test_a_game_with_windows_passes_and_answers_as_the_engine_does(id: str) -> None:
    game = prestol.game(id)
    if any(kind.__name__ in ("Window", "AnswerWindow") for kind in game.steps):
        assert game.notation.kinds[PASS].domains == ()
        assert len(game.notation.kinds[PLAY_CARD].domains) == 1
