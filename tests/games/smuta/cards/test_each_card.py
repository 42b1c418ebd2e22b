"""Each card of the Political phase: played, refused where a condition fails, and cancelled by Spies."""

from __future__ import annotations

import pytest

import prestol
from prestol.games.smuta.parts import DISCARDED, GONE, SET_ASIDE
from prestol.games.smuta.state import Smuta
from tests.games.smuta.cards.combat_scenes import SCENES as COMBAT
from tests.games.smuta.cards.party_scenes import SCENES as PARTY
from tests.games.smuta.cards.political_scenes import SCENES as POLITICAL
from tests.games.smuta.cards.stage import all_pass, is_offered
from tests.games.smuta.table import at, number, say, smuta, told, with_dice

CANCELLING = {"spies", "faithful_guard", "kissing_the_cross"}
"""What answers cards has a file of its own."""
SCENES = POLITICAL | PARTY | COMBAT
KINDS = sorted(SCENES)
PUBLIC = (
    "control",
    "walled",
    "at",
    "host",
    "owner",
    "marks",
    "units",
    "year_legitimacy",
    "phase_legitimacy",
    "effects",
)
"""What cards change."""


def card_of(kind: str) -> list[int]:
    return smuta().parts.cards.copies[number("card_kind", kind)]


def test_every_card_of_the_box_has_a_scene() -> None:
    kinds = set(smuta().notation.domains["card_kind"])
    assert kinds == set(SCENES) | CANCELLING
    assert sum(len(card_of(kind)) for kind in kinds) == 124


@pytest.mark.rule("SMU-CRD-22", "SMU-RXN-06", "SMU-CRD-08", "SMU-CMP-21")
@pytest.mark.parametrize("kind", KINDS)
def test_a_card_does_what_it_says(kind: str) -> None:
    scene = SCENES[kind]
    state = scene.table(kind)
    assert is_offered(state, scene.seat, kind)
    if scene.dice:
        with_dice(state, *scene.dice)
    scene.play(state, kind)
    all_pass(state)
    for words in scene.after:
        say(state, words)
    scene.result(state)
    assert prestol.load(prestol.dump(state)) == state
    index = number("card_kind", kind)
    one_shot = smuta().parts.cards.kind_one_shot[index]
    party = smuta().parts.cards.kind_deck[index] >= 0
    fate = GONE if one_shot else SET_ASIDE if party else DISCARDED
    assert fate in [state.cards[card] for card in card_of(kind)]
    assert state.announced == []


@pytest.mark.rule("SMU-CRD-18", "SMU-CRD-23", "SMU-CRD-16")
@pytest.mark.parametrize("kind", KINDS)
def test_a_card_is_not_offered_where_its_conditions_fail(kind: str) -> None:
    scene = SCENES[kind]
    state = scene.table(kind, scene.spoil)
    assert not is_offered(state, scene.seat, kind)


@pytest.mark.rule("SMU-CRD-20", "SMU-RXN-05", "SMU-RXN-06", "SMU-RXN-08", "SMU-RXN-09")
@pytest.mark.parametrize("kind", KINDS)
def test_spies_cancel_a_card_which_then_does_nothing_and_is_not_out_of_the_game(kind: str) -> None:
    scene = SCENES[kind]
    state = scene.table(kind, foes_hold=("spies",))
    before = [list(getattr(state, name)) for name in PUBLIC]
    scene.play(state, kind)
    cancel(state, scene.foe)
    assert told(state, "cancelled")[-1] == {"seat": scene.seat, "card": number("card_kind", kind)}
    if scene.left[0]:
        assert at(state, scene.left[0]) == scene.left[1]
    else:
        assert [list(getattr(state, name)) for name in PUBLIC] == before
    party = smuta().parts.cards.kind_deck[number("card_kind", kind)] >= 0
    assert (SET_ASIDE if party else DISCARDED) in [state.cards[card] for card in card_of(kind)]
    assert GONE not in [state.cards[card] for card in card_of(kind)]
    assert not is_offered(state, scene.seat, kind)


def cancel(state: Smuta, seat: int) -> None:
    """A seat plays Spies against the card on the table; all others who are asked pass."""
    say(state, f"{seat} play spies")
    asked = list(state.waiting) if state.window() is not None else []
    for other in asked:
        if state.window() is not None and other in state.waiting:
            say(state, f"{other} pass")
