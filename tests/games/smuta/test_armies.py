"""How the house style reckons armies: in one look, and with the same figures as the rules of battles."""

from __future__ import annotations

import prestol
from prestol.games.smuta.advice import smuta_advice
from prestol.games.smuta.advice.armies import force_of, forces_of
from prestol.games.smuta.forces import army_size, fire_of, melee_of, tactical_of, units_of
from prestol.games.smuta.military import PieceAct
from prestol.games.smuta.parts import COMMANDERS, FIGURES, UNIT_KINDS
from prestol.games.smuta.state import Smuta
from tests.games.smuta.table import busy, start
from tests.games.walking import positions


def best_bonus(state: Smuta, who: int) -> int:
    bonuses = state.parts.units.die_bonus
    if who >= COMMANDERS:
        return 0
    return max([bonuses[kind] for kind in range(UNIT_KINDS) if units_of(state, who, kind) > 0], default=0)


def test_an_army_is_as_strong_as_in_a_battle() -> None:
    seen, helped = 0, 0
    for state in positions(start(5, 6), prestol.stream("armies"), busy):
        if state.now % 3 or seen > 3000:
            continue
        forces = forces_of(state)
        for who in range(FIGURES):
            known = forces[who]
            assert (known is None) == (state.at[who] < 0)
            if known is None:
                continue
            for force in (known, force_of(state, who)):
                assert force.fire == fire_of(state, who)
                assert force.melee == melee_of(state, who)
                assert force.size == army_size(state, who)
                assert force.tactical == tactical_of(state, who)
                assert force.bonus == best_bonus(state, who)
                assert force.worth == force.fire + force.melee + force.size
            seen += 1
            helped += known.tactical > state.parts.people.tactical[who]
    assert seen > 500
    assert helped > 0


def test_what_was_worked_out_to_take_a_piece_holds_for_what_it_does() -> None:
    state = start(4, 7)
    known, rng = smuta_advice(state.parts), prestol.stream("taken")
    kept = 0
    while state.stack and kept < 40:
        seat = state.waiting[0]
        moves = state.legal(seat)
        if isinstance(state.stack[-1], PieceAct) and known.taken is not None:
            fresh = smuta_advice(state.parts).liking(state, seat, moves, 0)
            assert known.liking(state, seat, moves, 0) == fresh
            kept += 1
        state.apply(seat, known.choose(state, seat, moves, rng, 0))
    assert kept == 40
