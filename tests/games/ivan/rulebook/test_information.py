"""What is hidden and what is public (IVN-INF)."""

from __future__ import annotations

from collections import Counter
from itertools import cycle

import pytest

import prestol
from prestol.engine.step import Move
from prestol.games.ivan.state import Ivan
from tests.games.ivan.table import (
    SEATS,
    Picker,
    any_move,
    asked,
    at_work,
    busy,
    goods,
    hand,
    leaving,
    names,
    offers,
    position,
    records,
    say,
    seen,
    set_up,
    start,
    told,
    walk,
)

rule = pytest.mark.rule
BY_SEATS = pytest.mark.parametrize("seats", SEATS)
PRIVATE = {"hand", "dealt"}
PROJECTS = list(records("project"))


@rule("IVN-INF-01", "IVN-INF-03")
@BY_SEATS
def test_a_view_holds_the_public_things_and_for_a_seat_its_own_projects(seats: int) -> None:
    for state in walk(seats, "keys", pick=busy):
        public = state.view(None)
        assert not PRIVATE & public.keys()
        for seat in range(seats):
            mine = state.view(seat)
            assert mine.keys() == public.keys() | PRIVATE
            assert {name: mine[name] for name in public if name != "seat"} == {
                name: public[name] for name in public if name != "seat"
            }
            assert len(mine["hand"]) == public["hand_sizes"][seat]


@rule("IVN-INF-01", "IVN-INF-02")
@BY_SEATS
@pytest.mark.parametrize("pick", [any_move, busy])
def test_view_moves_and_what_is_left_are_the_same_whatever_the_hidden_cards_are(seats: int, pick: Picker) -> None:
    """What a seat cannot know is dealt again at every position, for each watcher in turn, who sees no difference."""
    rng = prestol.stream("leak")
    moved = 0
    watchers = cycle((None, *range(seats)))
    for state, watcher in zip(walk(seats, "leak", pick=pick), watchers, strict=False):
        twin = state.redeal(watcher, rng)
        assert twin.view(watcher) == state.view(watcher)
        if watcher is not None:
            assert twin.legal(watcher) == state.legal(watcher)
        moved += any(hand(twin, seat) != hand(state, seat) for seat in range(seats))
    assert moved > 50


@rule("IVN-INF-01", "IVN-INF-03")
@BY_SEATS
def test_what_others_see_of_a_move_does_not_depend_on_hidden_cards(seats: int) -> None:
    """A move that two worlds share, and that draws nothing, leads the watchers to the same view and the same events."""
    rng = prestol.stream("moves")
    compared = 0
    for state in walk(seats, "moves", pick=busy):
        if state.over or len(state.waiting) > 1:
            continue
        actor = state.waiting[0]
        watcher = (actor + 1 + rng.below(seats - 1)) % seats
        twin = state.redeal(watcher, rng)
        twin.telling = True
        shared = [move for move in state.legal(actor) if move in twin.legal(actor)]
        for move in [shared[rng.below(len(shared))]] if shared else []:
            worlds = [after(state, actor, move), after(twin, actor, move)]
            if not any(world.fortunes for world in worlds):
                assert worlds[0].view(watcher) == worlds[1].view(watcher)
                assert heard(worlds[0], watcher) == heard(worlds[1], watcher)
                compared += 1
    assert compared > 80


def after(state: Ivan, seat: int, move: Move) -> Ivan:
    twin = state.clone()
    twin.play(seat, move)
    return twin


def heard(state: Ivan, seat: int | None) -> list[tuple[str, object]]:
    return [(event.name, event.args) for event in state.events if event.seen_by(seat)]


@rule("IVN-INF-01")
def test_no_pause_tells_what_a_rival_could_complete() -> None:
    """With a project that can be paid for and with one that cannot, a turn has the same questions."""
    for estate in ([], ["craft_settlement"]):
        trails = []
        for project in ("c01_ostrog", "m10_kazan"):
            rich = {"coin": 2, "wood": 2, "stone": 1}
            state = leaving("exchange", hand=[project], goods=rich, estates=estate)
            trail = []
            for words in ("leave exchange", "pass", "finish", "enter"):
                say(state, words if words != "enter" else min(one for one in offers(state) if one.startswith("enter")))
                trail.append((asked(state), state.view(1)["left"], state.waiting))
            trails.append(trail)
        assert trails[0] == trails[1]


@rule("IVN-INF-01")
def test_a_reward_that_completes_a_project_is_asked_whatever_is_in_hand() -> None:
    for project, completes in (("c01_ostrog", {"complete c01_ostrog"}), ("m10_kazan", set())):
        mine = {"warriors": {"moscow": 1}, "hand": [project], "goods": {"wood": 2, "stone": 1}}
        state = position(mine, {}, {}, phase="reward", round=3, regions={"east": "rd3"})
        say(state, "reward second")
        assert asked(state) == "complete-project"
        assert offers(state) == {"pass"} | completes


@rule("IVN-INF-02", "IVN-SET-06", "IVN-SET-07", "IVN-SET-08", "IVN-SET-09", "IVN-SET-10")
@pytest.mark.parametrize(("words", "what"), [("draw-title", "titles_owned"), ("draw-estate", "estates_owned")])
def test_the_next_card_of_a_deck_cannot_be_foreseen(words: str, what: str) -> None:
    state = at_work("rewards")
    rng = prestol.stream("deck")
    drawn: Counter[int] = Counter()
    for _ in range(200):
        twin = state.redeal(0, rng)
        say(twin, words)
        drawn[seen(twin, what)[0]] += 1
    assert len(drawn) == 12
    assert max(drawn.values()) < 40


@rule("IVN-INF-02")
def test_the_tokens_to_come_cannot_be_foreseen() -> None:
    """After round 2 any of the unseen spoils, trade and region tokens may be laid out."""
    state = position({"warriors": {"vologda": 1}}, {}, {}, phase="reward", round=2)
    rng = prestol.stream("tokens")
    spoils: set[int] = set()
    trade: set[int] = set()
    regions: set[int] = set()
    for _ in range(120):
        twin = state.redeal(0, rng)
        say(twin, "reward first")
        spoils |= set(twin.view()["spoils"])
        trade |= set(twin.view()["slots"])
        regions |= set(twin.view()["regions"])
    assert spoils == set(range(12)) - set(state.view()["spoils"])
    assert trade == set(range(20))
    assert regions == set(range(18)) - set(state.view()["regions"])


@rule("IVN-INF-03", "IVN-R-51")
def test_goods_coins_stakes_and_numbers_of_cards_are_public() -> None:
    mine = {"goods": {"rye": 3, "coin": 2}, "chambers": {"income": 4}, "hand": ["c01_ostrog", "m10_kazan"]}
    state = position({"chambers": {"income": 0}}, mine, {})
    for watcher in (None, 0, 1, 2):
        view = state.view(watcher)
        assert view["goods"][1] == [2, 3, 0, 0, 0, 0, 0]
        assert view["staked"][0][1] == 4
        assert view["hand_sizes"][1] == 2
    assert goods(state, 1) == {"coin": 2, "rye": 3}


@rule("IVN-INF-03")
@BY_SEATS
def test_every_event_but_dealt_projects_is_for_everybody(seats: int) -> None:
    for state in walk(seats, "public", pick=busy):
        for event in state.events:
            assert event.seen_by(None) == (event.name != "project-dealt")
            assert event.rule.startswith("IVN-")


@rule("IVN-INF-04")
def test_the_sixth_assignment_card_is_known_by_elimination() -> None:
    view = start(3).view()
    assert len(set(range(6)) - set(view["assignments"])) == 1


@rule("IVN-INF-05")
def test_a_project_from_the_display_is_known_and_one_from_the_deck_is_not() -> None:
    state = at_work("projects", hand=["c01_ostrog"], at={"projects": ["m10_kazan", "m09_molodi"]})
    say(state, "take m10_kazan", "draw")
    (event,) = [event for event in state.events if event.name == "project-dealt"]
    assert [event.seen_by(seat) for seat in (None, 0, 1, 2)] == [False, True, False, False]
    assert names("project", state.view(1)["open_hands"][0]) == ["m10_kazan"]
    rng = prestol.stream("open")
    for _ in range(30):
        twin = state.redeal(1, rng)
        assert "m10_kazan" in hand(twin) and len(hand(twin)) == 3


@rule("IVN-INF-05")
def test_a_completed_project_is_known_for_good() -> None:
    state = at_work("projects", hand=["m02_landed_levy"], goods={"rye": 3, "wood": 2})
    say(state, "complete m02_landed_levy")
    twin = state.redeal(1, prestol.stream(1))
    assert names("project", seen(twin, "completed")) == ["m02_landed_levy"]


@rule("IVN-INF-06", "IVN-INF-07")
@BY_SEATS
def test_only_the_first_choice_is_simultaneous_and_turns_are_the_own_ones(seats: int) -> None:
    for seed in range(3):
        for state in walk(seats, seed, pick=busy):
            view = state.view()
            if view["ask"] == "keep":
                assert 1 <= len(state.waiting) <= seats
            elif not state.over:
                assert len(state.waiting) == 1
            if view["turn"] >= 0:
                assert state.waiting == (view["turn"],)
            assert all(state.legal(seat) == [] for seat in range(seats) if seat not in state.waiting)
            assert all(state.legal(seat) for seat in state.waiting)


@rule("IVN-INF-06")
def test_a_kept_project_is_noted_without_a_name() -> None:
    state = start(3, 2)
    say(state, f"1 keep {min(hand(state, 1))}")
    assert [event.args for event in state.events] == [{"seat": 1}]
    assert state.waiting == (0, 2)
    assert state.view(0)["hand_sizes"] == [3, 3, 3]


@rule("IVN-INF-08")
@BY_SEATS
def test_the_own_rejects_were_kept_by_nobody(seats: int) -> None:
    state = set_up(seats, 6)
    dealt = state.view(0)["dealt"]
    kept, rejects = dealt[0], set(dealt[1:])
    assert names("project", [kept]) == list(hand(state, 0))
    rng = prestol.stream("rejects")
    met: set[int] = set()
    for _ in range(300):
        twin = state.redeal(0, rng)
        met |= set(twin.view(1)["hand"])
    display = set(state.view()["projects"])
    assert met == set(range(30)) - display - {kept} - rejects
    assert told(state, "kept") == []


@rule("IVN-INF-08")
def test_a_rival_who_draws_may_draw_what_was_sent_back() -> None:
    """Seat 0 draws one card; for seat 1 it may be one of its own rejects, but not both of the two cards."""
    state = at_work(
        "projects", hand=["c01_ostrog"], others={1: {"hand": ["m10_kazan"]}}, at={"projects": PROJECTS[20:26]}
    )
    rejects = set(state.view(1)["dealt"][1:])
    say(state, "draw")
    rng = prestol.stream("drawn")
    met: Counter[int] = Counter()
    for _ in range(400):
        cards = set(state.redeal(1, rng).view(0)["hand"])
        assert len(cards) == 2
        met[len(cards & rejects)] += 1
    assert set(met) <= {0, 1}
    assert not rejects & set(state.view()["projects"])
    assert met[0] > 0 and met[1] > 0
