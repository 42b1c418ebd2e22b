"""What a seat cannot know, dealt again (IVN-INF-01, IVN-INF-02, IVN-INF-05, IVN-INF-08).

Decks and face-down stacks have no order until somebody draws from them, so that only projects are dealt: those in other
hands that were never seen, and those that others sent back at setup.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.engine.chance import Stream
from prestol.engine.step import Together
from prestol.games.ivan.parts import DEALT, DECK, NOBODY, SHOWN

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan

NOT_COUNTED: Final = -1


def redealt(s: Ivan, me: int, rng: Stream, recall: bool, guess: list[int] | None) -> Ivan:
    """A silent clone for a seat (-1: a spectator)."""
    twin = s.clone()
    twin.silence(rng)
    if not s.stack:
        return twin
    top = s.stack[-1]
    sizes = [0] * s.seats
    unseen: list[int] = []
    for project, place in enumerate(s.projects):
        if place == DECK:
            unseen.append(project)
        elif 0 <= place < s.seats and place != me:
            sizes[place] = sizes[place] + 1  # compiled, `+=` on an entry of a list is slow
            unseen.append(project)
            twin.projects[project] = DECK
    if guess is not None:
        take_guess(twin, me, guess, sizes, unseen)
    if isinstance(top, Together):
        deal_threes(twin, me, rng, sizes, unseen)
        if recall:
            twin.reopen([seat for seat in range(s.seats) if seat != me and seat not in top.waiting])
    else:
        deal_hands(twin, me, rng, sizes, unseen)
    return twin


def take_guess(twin: Ivan, me: int, guess: list[int], sizes: list[int], unseen: list[int]) -> None:
    """Deal the projects as proposed; ValueError for what cannot be."""
    for project in range(len(guess)):
        seat = guess[project]
        if seat == NOBODY:
            continue
        if seat == me or not 0 <= seat < twin.seats or sizes[seat] == 0 or project not in unseen:
            raise ValueError(f"seat {seat} cannot hold project {project}")
        sizes[seat] -= 1
        unseen.remove(project)
        twin.projects[project] = seat


def draw(twin: Ivan, seat: int, rng: Stream, unseen: list[int]) -> int:
    """A random unseen project into a hidden hand."""
    project = unseen.pop(rng.below(len(unseen)))
    twin.projects[project] = seat
    return project


def deal_threes(twin: Ivan, me: int, rng: Stream, sizes: list[int], unseen: list[int]) -> None:
    """While everybody chooses, the others may hold any three of the other projects, any of which may be chosen."""
    for seat in range(twin.seats):
        if seat != me:
            row = [project for project in range(twin.parts.projects) if twin.projects[project] == seat]
            for _ in range(sizes[seat]):
                row.append(draw(twin, seat, rng, unseen))
            rng.shuffle(row)
            twin.dealt[seat * DEALT : (seat + 1) * DEALT] = row


def deal_hands(twin: Ivan, me: int, rng: Stream, sizes: list[int], unseen: list[int]) -> None:
    """Hidden hands from the unseen projects. A project that the seat itself sent back was never kept by another."""
    mine = marked(twin, twin.dealt[me * DEALT : (me + 1) * DEALT] if me >= 0 else [])
    held = held_by(twin, mine)
    free = NOT_COUNTED
    for seat in range(twin.seats):
        # what was shown since setup, or is held by a guess, may be what was kept then; otherwise it is still in hand
        if seat != me and sizes[seat] > 0 and not held[seat]:
            if free == NOT_COUNTED:
                free = count_free(unseen, mine)
            if free > 0:
                kept = unseen.pop(place_of_free(unseen, mine, rng.below(free)))
                twin.projects[kept] = seat
                held[seat].append(kept)
                sizes[seat] = sizes[seat] - 1
                free -= 1
    for seat in range(twin.seats):
        if seat != me:
            for _ in range(sizes[seat]):
                drawn = draw(twin, seat, rng, unseen)
                if not mine[drawn]:
                    held[seat].append(drawn)
            held[seat].sort()
    deal_past(twin, me, rng, mine, held)


def count_free(unseen: list[int], mine: list[bool]) -> int:
    """How many of the unseen projects another may have kept."""
    count = 0
    for project in unseen:
        if not mine[project]:
            count += 1
    return count


def place_of_free(unseen: list[int], mine: list[bool], number: int) -> int:
    """Where the one with this number lies among the unseen ones."""
    for at, project in enumerate(unseen):
        if not mine[project]:
            if number == 0:
                return at
            number -= 1
    raise ValueError("there are not so many projects that another may have kept")


def marked(twin: Ivan, projects: list[int]) -> list[bool]:
    """By project: whether it is one of these. Asked for every project in every re-dealt world, so it must be quick."""
    marks = [False] * twin.parts.projects
    for project in projects:
        marks[project] = True
    return marks


def unmarked(marks: list[bool]) -> int:
    """How many projects are not marked."""
    count = 0
    for is_marked in marks:
        if not is_marked:
            count += 1
    return count


def nth_unmarked(marks: list[bool], number: int) -> int:
    """The one with this number among them: quicker than a list that it is taken from."""
    for project, is_marked in enumerate(marks):
        if not is_marked:
            if number == 0:
                return project
            number -= 1
    raise ValueError("there are not so many projects left")


def held_by(twin: Ivan, mine: list[bool]) -> list[list[int]]:
    """By seat: the projects of its hand and those it has shown, but for what the one who looks had sent back."""
    held: list[list[int]] = [[] for _ in range(twin.seats)]
    for project, place in enumerate(twin.projects):
        if place >= 0 and not mine[project]:
            if place < twin.seats:
                held[place].append(project)
            elif SHOWN <= place < SHOWN + twin.seats:
                held[place - SHOWN].append(project)
    return held


def deal_past(twin: Ivan, me: int, rng: Stream, mine: list[bool], held: list[list[int]]) -> None:
    """What the others were dealt at setup: one project that they kept, and two that they sent back."""
    known = mine[:]
    for seat in range(twin.seats):
        if seat != me:
            if not held[seat]:
                raise ValueError(f"seat {seat} cannot hold only projects that were sent back")
            kept = held[seat][rng.below(len(held[seat]))]
            twin.dealt[seat * DEALT] = kept
            known[kept] = True
    left = unmarked(known)
    for seat in range(twin.seats):
        if seat != me:
            for at in range(seat * DEALT + 1, (seat + 1) * DEALT):
                sent_back = nth_unmarked(known, rng.below(left))
                twin.dealt[at] = sent_back
                known[sent_back] = True
                left -= 1
