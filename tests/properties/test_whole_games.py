"""Properties of whole random games: pieces, saving, cloning, lists of moves, ends, undo."""

from __future__ import annotations

from hypothesis import given

import prestol
from prestol.engine.journal import Journal
from prestol.engine.state import State
from prestol.games.duel.state import Duel
from prestol.games.ivan.checks import complaint
from prestol.games.ivan.state import Ivan
from prestol.games.rurik.state import Rurik
from prestol.games.smuta.parts import DISCARDED, DRAW_PILE, PARTY_DECK, SET_ASIDE
from prestol.games.smuta.state import Smuta
from prestol.games.tsar.state import Tsar
from tests.properties.tables import LONGEST, Table, examples, random_move, some_positions, tables, walk

LARGEST = {"tsar": 1024, "ivan": 3072, "duel": 1536, "rurik": 3072, "smuta": 4096}
"""Bytes of a saved state."""
MOST_MOVES = {"rurik": 1000}
"""Moves on offer at one question; in Rurik an advisor may be placed with any number of coins."""


def pieces(state: State) -> list[int]:
    """How many there are of everything that can be counted; the same at every moment of a game."""
    if isinstance(state, Duel):
        return [
            state.deck[card] + state.used[card] + sum(state.held(seat, card) for seat in range(state.seats))
            for card in range(state.parts.kinds)
        ]
    if isinstance(state, Ivan):
        return ivan_pieces(state)
    if isinstance(state, Rurik):
        return rurik_pieces(state)
    if isinstance(state, Smuta):
        return smuta_pieces(state)
    assert isinstance(state, Tsar)
    spent = [sum(ballot[2 + seat] for ballot in state.ballots) for seat in range(state.seats)]
    against = [state.against[seat] + spent[seat] for seat in range(state.seats)]
    gone = len(state.floor) - state.in_palace() - state.floor.count(-1)
    lost = sum(1 in ballot[2:] for ballot in state.ballots)
    return [len(state.floor), *against, len(set(state.goals)), gone - lost]


def ivan_pieces(state: Ivan) -> list[int]:
    """Warriors, boyars and buildings of each seat, and all cards and tokens."""
    counted: list[int] = []
    for seat in range(state.seats):
        row = slice(seat * 16, (seat + 1) * 16)
        in_chambers = sum(coins >= 0 for coins in state.staked[seat :: state.seats])
        counted += [
            sum(state.warriors[row]) + state.warrior_supply[seat] + state.field[seat],
            sum(state.boyars[row]) + state.boyar_supply[seat] + sum(state.posted[seat :: state.seats]) + in_chambers,
            state.buildings.count(seat) + state.building_supply[seat],
        ]
    tables = (state.projects, state.titles, state.estates, state.spoils, state.regions, state.assignments, state.favour)
    return counted + [len(table) for table in tables]


def rurik_pieces(state: Rurik) -> list[int]:
    """Troops and buildings of each side, and all scheme cards wherever they are."""
    counted: list[int] = []
    for side in range(state.sides):
        counted.append(sum(state.troops[side * 15 : (side + 1) * 15]) + state.troop_supply[side])
        counted.append(state.buildings.count(side) + sum(state.building_supply[side * 3 : (side + 1) * 3]))
    held = sum(place >= 0 for place in state.schemes)
    decks = state.left_deck.size() + state.right_deck.size()
    return [*counted, held + decks + len(state.discards) + len(state.looked)]


def smuta_pieces(state: Smuta) -> list[int]:
    """All figures, and the cards of each party and of nobody that lie where such cards may."""
    counted = [len(state.at), len(state.cards)]
    for owner in range(-1, state.seats):
        strange = (PARTY_DECK, SET_ASIDE) if owner < 0 else (DRAW_PILE, DISCARDED)
        places = [
            place
            for place, whose in zip(state.cards, state.parts.cards.owner[state.seats], strict=True)
            if whose == owner and place not in strange and (owner < 0 or place < 0 or place == owner)
        ]
        counted.append(len(places))
    return counted


def within_bounds(state: State) -> bool:
    if isinstance(state, Duel):
        return min(state.deck + state.used + state.hands + state.strength + state.courage) >= 0
    if isinstance(state, Ivan):
        keeping = state.view()["ask"] == "keep"
        return complaint(state) is None and (keeping or min(state.goods) >= 0)
    if isinstance(state, (Rurik, Smuta)):
        return state.game.complaint(state) is None
    assert isinstance(state, Tsar)
    crowded = any(state.held(floor) > state.parts.capacity[floor] for floor in range(state.parts.throne + 1))
    dealt = state.options.reshuffle_goals or state.over or not set(state.goals) & set(state.shown)
    return not crowded and dealt and min(state.against) >= 0


@given(tables())
@examples(80)
def test_pieces_are_conserved_and_stay_within_their_bounds(table: Table) -> None:
    counted = None
    for state in walk(table):
        counted = counted or pieces(state)
        assert pieces(state) == counted
        assert within_bounds(state)


@given(tables())
@examples(80)
def test_a_loaded_state_equals_the_saved_one_at_every_position(table: Table) -> None:
    for state in walk(table):
        data = prestol.dump(state)
        loaded = prestol.load(data)
        assert loaded == state
        assert prestol.dump(loaded) == data
        assert len(data) <= LARGEST[table.id]


@given(tables())
@examples(80)
def test_no_dead_ends_short_lists_and_every_game_ends(table: Table) -> None:
    decisions = -1
    for state in walk(table):
        decisions += 1
        assert state.over == (not state.waiting)
        for seat in range(state.seats):
            moves = state.legal(seat)
            assert bool(moves) == (seat in state.waiting)
            assert len(moves) < MOST_MOVES.get(table.id, 200)
            assert len(set(moves)) == len(moves)
            assert all(type(move) is tuple and {type(part) for part in move} <= {int} for move in moves)
    assert decisions <= LONGEST[table.id]
    result = state.result()
    lost = bool(result.programs) and 1 not in result.places  # to a program, which has no seat
    assert lost or 1 in result.places
    assert sum(result.shares()) == (0 if lost else 1)
    assert len(result.places) == len(result.scores) == len(result.breakdown) == table.seats


@given(tables())
@examples(50)
def test_every_listed_move_can_be_played(table: Table) -> None:
    for state in some_positions(table, 12):
        before = prestol.dump(state)
        for seat in state.waiting:
            for move in state.legal(seat):
                assert state.refusal(seat, move) is None
                twin = state.clone()
                twin.play(seat, move)
                assert prestol.dump(twin) != before
        assert prestol.dump(state) == before


@given(tables())
@examples(50)
def test_a_clone_is_independent_in_both_directions(table: Table) -> None:
    for state in some_positions(table, 8):
        before = prestol.dump(state)
        twin, kept = state.clone(), state.clone()
        assert twin == state
        assert twin.events == []
        twin.playout(table.stream())
        assert prestol.dump(state) == before
        state.playout(table.stream())
        assert prestol.dump(kept) == before
        assert state == twin


@given(tables())
@examples(40)
def test_undo_restores_the_exact_state(table: Table) -> None:
    played, rng = Journal(table.start()), table.stream()
    saved = [prestol.dump(played.state)]
    while not played.state.over:
        seat, move = random_move(played.state, rng)
        entries, answered = len(played.entries), played.state.window() is not None
        played.play(seat, move)
        if len(played.entries) == entries:
            if answered:
                continue  # a window is still open: an answer is no move of its own
            saved.pop()  # the next pick of a selection, which is one move
        saved.append(prestol.dump(played.state))
        if rng.below(4) == 0:
            offer = played.undo_offer(seat)
            assert offer is not None
            assert offer.moves == 1
            assert offer.free == (played.entries[-1].learned == 0 or table.seats == 1)  # alone nobody must agree
            played.undo(seat, agreed=offer.consent)
            saved.pop()
            assert prestol.dump(played.state) == saved[-1]
    assert [prestol.dump(played.at(length)) for length in range(0, len(saved), 7)] == saved[::7]


@given(tables())
@examples(40)
def test_a_playout_and_a_game_move_by_move_are_the_same_game(table: Table) -> None:
    state, slow = table.start(), table.start()
    decisions = state.playout(table.stream())
    rng = table.stream()
    for _ in range(decisions):
        seat = slow.waiting[0]
        moves = slow.legal(seat)
        slow.play(seat, moves[rng.below(len(moves))])
    assert slow.over
    assert slow == state


@given(tables())
@examples(40)
def test_the_order_of_secret_answers_does_not_matter(table: Table) -> None:
    for state in some_positions(table, 3):
        if len(state.waiting) < 2:
            continue
        rng = table.stream()
        answers = [(seat, state.legal(seat)[rng.below(len(state.legal(seat)))]) for seat in state.waiting]
        twin = state.clone()
        for seat, move in answers:
            state.play(seat, move)
        for seat, move in reversed(answers):
            twin.play(seat, move)
        assert twin == state
