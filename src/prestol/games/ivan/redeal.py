"""What a seat cannot know, dealt anew (IVN-INF-01, IVN-INF-02, IVN-INF-05, IVN-INF-08).

Decks and face-down stacks have no order until somebody draws from them, so that only projects are dealt: those in other
hands that were never seen, and those that others sent back at setup.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from prestol.engine.chance import M1, M2, Stream
from prestol.engine.step import Together
from prestol.games.ivan.parts import DEALT, DECK, NOBODY, SHOWN

if TYPE_CHECKING:
    from prestol.games.ivan.state import Ivan


def redealt(s: Ivan, me: int, rng: Stream, recall: bool, guess: list[int] | None) -> Ivan:
    """A silent clone for a seat (-1: a spectator)."""
    twin = s.clone()
    twin.telling = False
    twin.luck = Stream(1 + rng.below(M1 - 1), 1 + rng.below(M2 - 1))
    if not s.stack:
        return twin
    top = s.stack[-1]
    sizes = [0] * s.seats
    unseen: list[int] = []
    for project in range(s.parts.projects):
        place = s.projects[project]
        if place == DECK:
            unseen.append(project)
        elif 0 <= place < s.seats and place != me:
            sizes[place] += 1
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
    mine = twin.dealt[me * DEALT : (me + 1) * DEALT] if me >= 0 else []
    for seat in range(twin.seats):
        if seat != me and sizes[seat] > 0 and still_kept(twin, seat, mine):
            free = [project for project in unseen if project not in mine]
            if free and not any(twin.projects[p] == seat and p not in mine for p in range(twin.parts.projects)):
                kept = free[rng.below(len(free))]
                unseen.remove(kept)
                twin.projects[kept] = seat
                sizes[seat] -= 1
    for seat in range(twin.seats):
        if seat != me:
            for _ in range(sizes[seat]):
                draw(twin, seat, rng, unseen)
    deal_past(twin, me, rng, mine)


def still_kept(twin: Ivan, seat: int, mine: list[int]) -> bool:
    """Whether another's project of setup is certainly still in hand: what was shown since had come from the deck."""
    for project in range(twin.parts.projects):
        if twin.projects[project] == SHOWN + seat and project not in mine:
            return False
    return True


def deal_past(twin: Ivan, me: int, rng: Stream, mine: list[int]) -> None:
    """What the others were dealt at setup: one project that they kept, and two that they sent back."""
    known = mine[:]
    for seat in range(twin.seats):
        if seat != me:
            could: list[int] = []
            for project in range(twin.parts.projects):
                place = twin.projects[project]
                if (place == seat or place == SHOWN + seat) and project not in known:
                    could.append(project)
            if not could:
                raise ValueError(f"seat {seat} cannot hold only projects that were sent back")
            twin.dealt[seat * DEALT] = could[rng.below(len(could))]
            known.append(twin.dealt[seat * DEALT])
    for seat in range(twin.seats):
        if seat != me:
            for at in range(seat * DEALT + 1, (seat + 1) * DEALT):
                rest = [project for project in range(twin.parts.projects) if project not in known]
                twin.dealt[at] = rest[rng.below(len(rest))]
                known.append(twin.dealt[at])
