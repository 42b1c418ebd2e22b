"""Whole games told again from their events alone: who hears everything knows where everything is."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from prestol.engine.events import Event
from prestol.games.ivan.state import Ivan
from tests.games.ivan.table import OTHER_READINGS, SEATS, Picker, any_move, busy, ivan, records, walk


class Chronicle:
    """Keeps accounts by events, from the first one of a game on."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.goods = [[3, 1, 1, 1, 0, 0, 0] for _ in range(seats)]
        self.vp = [0] * seats
        self.favour: list[int] = []
        self.warriors: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.boyars: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.buildings: dict[int, int] = {}
        self.field = [0] * seats
        self.stakes: dict[tuple[int, int], int] = {}
        self.seals: dict[int, int] = {}
        self.tokens: list[set[int]] = [set() for _ in range(seats)]
        self.titles: list[set[int]] = [set() for _ in range(seats)]
        self.estates: list[set[int]] = [set() for _ in range(seats)]
        self.spoils: list[set[int]] = [set() for _ in range(seats)]
        self.done: list[set[int]] = [set() for _ in range(seats)]
        self.hands = [3] * seats

    def hear(self, event: Event) -> None:
        teller = getattr(self, event.name.replace("-", "_"), None)
        if teller is not None:
            teller(**event.args)

    # --- goods and points

    def gained(self, seat: int, resource: int, count: int) -> None:
        self.goods[seat][resource] += count

    def paid(self, seat: int, resource: int, count: int) -> None:
        self.goods[seat][resource] -= count

    def scored(self, seat: int, points: int, total: int) -> None:
        self.vp[seat] += points
        assert self.vp[seat] == total

    def title_scored(self, seat: int, title: int, points: int) -> None:
        assert title in self.titles[seat]
        self.vp[seat] += points

    def field_scored(self, seat: int, points: int) -> None:
        assert self.field[seat] > 0
        self.vp[seat] += points

    def court_scored(self, seat: int, points: int) -> None:
        assert self.favour.index(seat) == (0 if points == 4 else 1)
        self.vp[seat] += points

    def goods_scored(self, seat: int, points: int) -> None:
        foreign, everything = sum(self.goods[seat][4:]), sum(self.goods[seat])
        assert points == foreign // 2 + (everything - foreign // 2 * 2) // 3
        self.vp[seat] += points

    # --- favour

    def favour_drawn(self, seat: int, place: int) -> None:
        self.favour.append(seat)
        assert len(self.favour) == place

    def favour_gained(self, seat: int) -> None:
        assert self.favour[0] != seat
        self.favour.remove(seat)
        self.favour.insert(0, seat)

    # --- the Kremlin

    def planned(self, seat: int, chamber: int) -> None:
        assert (chamber, seat) not in self.stakes
        self.stakes[chamber, seat] = 0

    def staked(self, seat: int, chamber: int, coins: int) -> None:
        self.stakes[chamber, seat] = coins
        self.goods[seat][0] -= coins

    def left(self, seat: int, chamber: int) -> None:
        self.leaver, self.chamber = seat, chamber
        self.leaving = self.stakes.pop((chamber, seat))

    def stake_lost(self, seat: int, coins: int) -> None:
        assert (seat, coins) == (self.leaver, self.leaving)

    def stake_returned(self, seat: int, coins: int) -> None:
        if seat == self.leaver:
            assert coins == self.leaving
        else:
            assert self.stakes[self.chamber, seat] == coins
            self.stakes[self.chamber, seat] = 0
        self.goods[seat][0] += coins

    def sealed(self, seat: int, chamber: int) -> None:
        assert chamber not in self.seals
        self.seals[chamber] = seat

    def round_begins(self, round: int, seat: int) -> None:
        self.seals = {}
        self.stakes = {}
        self.boyars = [Counter() for _ in range(self.seats)]

    # --- the map

    def mustered(self, seat: int, city: int) -> None:
        self.warriors[seat][city] += 1

    placed = mustered

    def entered(self, seat: int, city: int) -> None:
        self.boyars[seat][city] += 1

    def marched(self, seat: int, mover: int, city: int, target: int) -> None:
        pieces = (self.warriors, self.boyars)[mover][seat]
        assert pieces[city] > 0
        pieces[city] -= 1
        pieces[target] += 1

    def built(self, seat: int, city: int) -> None:
        assert city not in self.buildings
        self.buildings[city] = seat

    def sent(self, seat: int) -> None:
        self.field[seat] += 1

    def field_cleared(self) -> None:
        self.field = [0] * self.seats

    # --- cards and tokens

    def kept(self, seat: int) -> None:
        self.hands[seat] = 1

    def project_taken(self, seat: int, project: int) -> None:
        self.hands[seat] += 1

    def project_drawn(self, seat: int) -> None:
        self.hands[seat] += 1

    def completed(self, seat: int, project: int) -> None:
        self.hands[seat] -= 1
        self.done[seat].add(project)

    def token_laid(self, seat: int, token: int, slot: int) -> None:
        assert len(self.tokens[seat]) < 5
        self.tokens[seat].add(token)

    def token_discarded(self, seat: int, token: int) -> None:
        self.tokens[seat].remove(token)

    def resolved(self, seat: int, token: int) -> None:
        assert token in self.tokens[seat]

    def title_taken(self, seat: int, title: int) -> None:
        self.titles[seat].add(title)

    def estate_taken(self, seat: int, estate: int) -> None:
        self.estates[seat].add(estate)

    def estate_used(self, seat: int, estate: int) -> None:
        assert estate in self.estates[seat]

    def spoils_taken(self, seat: int, spoils: int) -> None:
        self.spoils[seat].add(spoils)

    # --- the comparison

    def agree(self, state: Ivan) -> None:
        view = state.view()
        cities = range(len(records("city")))
        for seat in range(self.seats):
            if not state.over:
                assert view["goods"][seat] == self.goods[seat]
            assert view["warriors"][seat] == [self.warriors[seat][city] for city in cities]
            if not state.over:
                assert view["boyars"][seat] == [self.boyars[seat][city] for city in cities]
            assert {token for token in view["pads"][seat] if token >= 0} == self.tokens[seat]
            assert set(view["titles_owned"][seat]) == self.titles[seat]
            assert set(view["estates_owned"][seat]) == self.estates[seat]
            assert set(view["spoils_owned"][seat]) == self.spoils[seat]
            assert set(view["completed"][seat]) == self.done[seat]
            if view["ask"] != "keep":
                assert view["hand_sizes"][seat] == self.hands[seat]
        assert view["vp"] == self.vp
        assert view["favour"] == self.favour
        assert view["buildings"] == [self.buildings.get(city, -1) for city in cities]
        assert view["field"] == self.field
        assert view["seals"] == [self.seals.get(chamber, -1) for chamber in range(5)]
        assert view["staked"] == [
            [self.stakes.get((chamber, seat), -1) for seat in range(self.seats)] for chamber in range(5)
        ]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("pick", [any_move, busy])
@pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["ours", "others"])
def test_the_events_of_a_game_tell_all_of_it(seats: int, pick: Picker, options: dict[str, Any]) -> None:
    for seed in range(2):
        chronicle = Chronicle(seats)
        for state in walk(seats, f"chronicle {seed}", options, pick):
            for event in state.events:
                chronicle.hear(event)
            chronicle.agree(state)


def test_every_teller_is_an_event() -> None:
    named = {kind.name.replace("-", "_") for kind in ivan().events}
    tellers = {name for name, thing in vars(Chronicle).items() if callable(thing) and not name.startswith("_")}
    assert tellers - {"hear", "agree"} <= named
