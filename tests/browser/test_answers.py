"""Whatever is asked can be seen and answered without scrolling or opening anything, at every usual size."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from prestol.registry import GAMES, SAMPLES
from prestol.server.realtime.projection import several_of
from tests.browser.answers import begins, faults, seen
from tests.browser.conftest import open_house, serve
from tests.browser.people import Person
from tests.browser.positions import lay
from tests.browser.questions import Question, kinds, questions

PLAYABLE = [*GAMES, *SAMPLES]

DESKS = ((1280, 720), (1366, 768), (1440, 900))
PHONES = ((390, 844), (360, 740))
FREE = ("sell", "export", "trade-in", "arrange", "use")
"""Free actions of Ivan the Terrible: on a phone a dot leads to them, unless the question is about nothing else."""
SETTLED = 2.0
"""Seconds in which parts that measure themselves find their place in a window of another size."""
OWN = ".tabs button:last-child .dot"


class Room(NamedTuple):
    """Somebody at a desk and with a phone, and the tables where they are asked."""

    desk: Person
    phone: Person
    tables: list[tuple[Question, str]]


@pytest.fixture(scope="module")
def room(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    for process in serve(tmp_path_factory.mktemp("answers")):
        for house in open_house(chromium, process.base):
            desk, phone = house.enter(), house.enter("ru", phone=True)
            cases = [case for game in PLAYABLE for case in questions(game).values()]
            ids = lay(process, desk, [(case.state, case.seat) for case in cases])
            phone.page.context.add_cookies(desk.page.context.cookies())  # type: ignore[arg-type]
            for person in (desk, phone):
                person.go("/")
            yield Room(desk, phone, list(zip(cases, ids, strict=True)))


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_kind_of_question_has_a_case(game: str) -> None:
    assert set(questions(game)) == kinds(game)


def wanted(case: Question, small: bool) -> set[str]:
    """The answers that must be in sight. Where several things are chosen at once, each of them is one."""
    several = several_of(case.state, case.seat)
    legal = {case.state.game.notation.write(move) for move in case.state.legal(case.seat)}
    if several is not None:
        legal = {move for move in legal if move.split()[0] != several.kind}
        legal |= {f"{several.kind} {item.value}" for item in several.items}
    aside = FREE if small and case.game == "ivan" and case.ask != "end" else ()
    return {move for move in legal if move.split()[0] not in aside}


def settled(person: Person, moves: set[str]) -> dict[str, str]:
    """What is missing or out of reach, when the page has had time to lay itself out."""
    deadline = time.monotonic() + SETTLED
    while (found := faults(seen(person), moves)) and time.monotonic() < deadline:
        person.page.wait_for_timeout(50)
    return found


def missed(person: Person, case: Question, size: tuple[int, int]) -> list[str]:
    """What cannot be seen or reached at a size, also at the second click of a move of two."""
    small = size in PHONES
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.wait_for_function(f"() => document.querySelector('.screen.small') {'!' if small else '='}== null")
    found = settled(person, wanted(case, small))
    found |= {f"{move} (then)": fault for move, fault in begins(person).items()}
    told = [f"{case.game} {case.ask} {size}: {move} {fault}" for move, fault in found.items()]
    free = case.game == "ivan" and any(move.split()[0] in FREE for move in wanted(case, False))
    if small and free and person.page.locator(OWN).count() == 0:
        told.append(f"{case.game} {case.ask} {size}: no dot leads to the free actions")
    return told


def missed_at(person: Person, tables: list[tuple[Question, str]], sizes: tuple[tuple[int, int], ...]) -> list[str]:
    told: list[str] = []
    for case, table in tables:
        person.follow(f"/table/{table}")
        person.page.locator(".prompt.asked [data-target], .board [data-target]").first.wait_for()
        told += [line for size in sizes for line in missed(person, case, size)]
    return told


def test_every_answer_is_in_sight_at_a_desk(room: Room) -> None:
    assert missed_at(room.desk, room.tables, DESKS) == []


def test_every_answer_is_in_sight_on_a_phone(room: Room) -> None:
    assert missed_at(room.phone, room.tables, PHONES) == []


def look_at(person: Person, table: str, size: tuple[int, int], rival: int) -> None:
    """Go to a table and click on a player."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.go(f"/table/{table}")
    person.page.locator(".players li").nth(rival).click()


@pytest.mark.parametrize("size", [DESKS[0], *PHONES])
def test_what_a_rival_has_is_a_click_away(room: Room, size: tuple[int, int]) -> None:
    case, table = next((case, table) for case, table in room.tables if (case.game, case.ask) == ("ivan", "rewards"))
    person = room.phone if size in PHONES else room.desk
    rival = (case.seat + 1) % case.state.seats
    look_at(person, table, size, rival)
    seen, window = case.state.view(case.seat), person.page.get_by_role("dialog")
    expect(window.locator(".goods b")).to_have_text([str(count) for count in seen["goods"][rival]])
    for domain, owned in (("title", "titles_owned"), ("estate", "estates_owned"), ("project", "completed")):
        for value in seen[owned][rival]:
            expect(window.locator(f'[data-thing="{domain}:{value}"]')).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(window).to_have_count(0)


def test_all_seats_of_a_full_table_are_in_sight_at_a_desk(room: Room) -> None:
    """Nobody scrolls to see a rival's goods, points and cards."""
    for case, table in room.tables:
        if case.ask not in ("rewards", "vote", "place"):
            continue
        room.desk.page.set_viewport_size({"width": DESKS[0][0], "height": DESKS[0][1]})
        room.desk.go(f"/table/{table}")
        seats = room.desk.page.locator(".players li")
        expect(seats).to_have_count(case.state.seats)
        bottom = room.desk.page.locator(".players-place").evaluate("(one) => one.scrollHeight - one.clientHeight")
        assert bottom <= 1, case.game
