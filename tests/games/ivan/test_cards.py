"""Every card: thirty projects, fifteen titles, fifteen estates and six assignments do what their records say."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ivan.referee import Ledger, title_points
from tests.games.ivan.table import (
    CITIES,
    KINDS,
    REGIONS,
    answers,
    asked,
    at_work,
    boyars,
    files,
    free,
    goods,
    hand,
    leaving,
    owned,
    position,
    records,
    refused,
    say,
    seen,
    shown,
    tally,
    told,
)

PROJECTS = list(records("project"))
TITLES = list(records("title"))
ESTATES = list(records("estate"))
PLENTY = dict.fromkeys(KINDS, 9)
STANDING: dict[str, Any] = {"warriors": {"moscow": 1, "vologda": 2}, "boyars": {"pskov": 1}, "buildings": ["kursk"]}


def but(things: dict[str, int], kind: str) -> dict[str, int]:
    """One unit of a kind less."""
    return {**things, kind: things[kind] - 1}


@pytest.mark.parametrize("project", PROJECTS)
def test_a_project_costs_scores_and_does_what_it_says(project: str) -> None:
    state = at_work("projects", hand=[project], goods=PLENTY, **STANDING)
    ledger = Ledger(state)
    say(state, f"complete {project}")
    ledger.complete(project)
    ledger.agree()
    assert owned(state, "completed", "project") == {project}


@pytest.mark.parametrize("project", PROJECTS)
def test_a_project_needs_its_whole_price_and_no_more(project: str) -> None:
    cost = records("project")[project]["cost"]
    enough = at_work("projects", hand=[project], goods=cost)
    assert f"complete {project}" in answers(enough)
    for kind in cost:
        state = at_work("projects", hand=[project], goods=PLENTY | but(cost, kind))
        assert refused(state, f"complete {project}") == "IVN-PRJ-05"
    say(enough, f"complete {project}")
    assert not set(goods(enough)) & set(cost)


MIDDLING: dict[str, Any] = {
    "warriors": {"moscow": 1, "ryazan": 1, "kursk": 1, "pskov": 3},
    "boyars": {"kursk": 1},
    "buildings": ["ryazan", "novgorod"],
    "goods": {"textile": 2, "rye": 4},
    "completed": ["c01_ostrog", "c02_yam_station", "t01_grain_market", "m01_steppe_watch", "m02_landed_levy"],
    "spoils": ["s01_glory", "s02_horses"],
    "tokens": ["tr01", None, "tr02"],
    "field": 2,
    "used": ["quarry"],
    "estates": ["bloomery"],
}
RICH: dict[str, Any] = {
    "warriors": {"moscow": 2, "kazan": 1, "putivl": 1, "smolensk": 1, "kholmogory": 2},
    "boyars": {"moscow": 1, "putivl": 1, "veliky_ustyug": 1},
    "buildings": ["moscow", "kazan", "kursk", "smolensk", "kholmogory", "vologda"],
    "goods": {"gunpowder": 3, "textile": 1, "metal": 4, "coin": 5},
    "completed": [*PROJECTS[1:4], *PROJECTS[11:15], *PROJECTS[21:24]],
    "spoils": ["s03_banner", "s04_treasury", "s05_supply_train"],
    "tokens": ["tr03", "tr04", "tr05", "tr06", "tr07"],
    "field": 3,
    "estates": ["toll_yard", "hunting_lodge", "quarry", "cloth_yard"],
}
POINTS = {
    # what each title is worth for a player with nothing, for an average one and for a rich one
    "duma_boyar": (0, 5, 15),
    "merchant_guest": (0, 2, 8),
    "town_builder": (0, 4, 6),
    "voivode": (0, 4, 6),
    "treasurer": (0, 4, 8),
    "governor": (0, 6, 10),
    "okolnichy": (1, 1, 1),
    "majordomo": (0, 3, 6),
    "duma_clerk": (0, 5, 10),
    "streltsy_head": (0, 4, 6),
    "cupbearer": (0, 2, 4),
    "equerry": (0, 4, 6),
    "chamberlain": (2, 3, 5),
    "town_warden": (0, 6, 12),
    "embassy_clerk": (0, 2, 8),
}


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(
    ("at", "player", "favour"), [(0, {}, [2, 1, 0]), (1, MIDDLING, [2, 0, 1]), (2, RICH, [0, 1, 2])]
)
@pytest.mark.parametrize("round", [2, 4])
def test_a_title_scores_what_it_counts(
    title: str, at: int, player: dict[str, Any], favour: list[int], round: int
) -> None:
    state = position(player | {"titles": [title]}, {}, {}, phase="score", round=round, favour=favour, spoils=[])
    assert told(state, "title-scored") == [{"seat": 0, "title": TITLES.index(title), "points": POINTS[title][at]}]
    assert seen(state, "tally")[6] == POINTS[title][at]


@pytest.mark.parametrize(("place", "points"), [(0, 5), (1, 3), (2, 2), (3, 1)])
def test_the_title_for_favour_pays_each_of_four_places(place: int, points: int) -> None:
    favour = [1, 2, 3]
    favour.insert(place, 0)
    state = position({"titles": ["chamberlain"]}, {}, {}, {}, phase="score", round=2, favour=favour)
    assert tally(state)["titles"] == points


@pytest.mark.parametrize("title", TITLES)
def test_a_title_is_counted_the_same_by_the_second_telling(title: str) -> None:
    """The last question before the scoring of round 2: from what is seen then the referee foretells the points."""
    for player in (MIDDLING, RICH):
        rival = {"warriors": {"vologda": 1}}
        state = position(player | {"titles": [title]}, rival, {}, phase="reward", round=2, spoils=[])
        while told(state, "region-led")[-1]["region"] != REGIONS.index("north"):
            say(state, "reward first")
        expected = title_points(state, 0, title)
        say(state, "reward first")
        assert told(state, "title-scored") == [{"seat": 0, "title": TITLES.index(title), "points": expected}]


@pytest.mark.parametrize("estate", ESTATES)
def test_an_estate_takes_its_price_and_does_what_it_says(estate: str) -> None:
    state = leaving("income", estates=[estate], hand=["c01_ostrog"], goods=PLENTY, at={"favour": [1, 0, 2]}, **STANDING)
    record = records("estate")[estate]
    ledger = Ledger(state)
    say(state, f"use {estate}")
    ledger.pay(record["cost"])
    ledger.resolve(record["effect"])
    ledger.agree()
    assert asked(state) == "leave"
    assert owned(state, "estates_used", "estate") == {estate}
    assert refused(state, f"use {estate}") == "IVN-FRE-03"


@pytest.mark.parametrize("estate", [name for name, record in records("estate").items() if record["cost"]])
def test_an_estate_is_not_offered_without_its_whole_price(estate: str) -> None:
    cost = records("estate")[estate]["cost"]
    for kind in cost:
        have = {"rye": 9, "wood": 9, "stone": 9} | but(cost, kind)
        state = leaving("income", estates=[estate], hand=["c01_ostrog"], goods=have, **STANDING)
        assert refused(state, f"use {estate}") == "IVN-R-53"


IDLE: dict[str, dict[str, Any]] = {
    "service_settlement": {},
    "post_house": {"buildings": ["kazan"]},
    "patrimony": {},
    "craft_settlement": {"warriors": {"moscow": 1}, "goods": {"coin": 9}},
    "frontier_post": {"warriors": {"moscow": 6}, "field": 4},
}


@pytest.mark.parametrize("estate", IDLE)
def test_an_estate_that_cannot_do_anything_is_not_offered(estate: str) -> None:
    """No presence, no piece that moves, no project that can be paid for, no warrior left."""
    state = leaving("rewards", estates=[estate], hand=["c01_ostrog"], **({"goods": PLENTY} | IDLE[estate]))
    assert refused(state, f"use {estate}") == "IVN-R-53"


@pytest.mark.parametrize("estate", ESTATES)
def test_an_estate_belongs_to_its_owner(estate: str) -> None:
    state = leaving("income", others={1: {"estates": [estate]}}, hand=["c01_ostrog"], goods=PLENTY, **STANDING)
    assert refused(state, f"use {estate}") == "IVN-FRE-03"


@pytest.mark.parametrize("estate", ESTATES)
def test_an_estate_can_be_taken_from_the_display_and_used_in_the_same_turn(estate: str) -> None:
    state = at_work("rewards", goods=PLENTY, hand=["c01_ostrog"], at={"estates": [estate]}, **STANDING)
    say(state, f"estate {estate}")
    assert owned(state, "estates_owned", "estate") == {estate}
    assert shown(state, "estates", "estate") == set()
    assert f"use {estate}" in free(state)


@pytest.mark.parametrize("title", TITLES)
def test_a_title_can_be_taken_from_the_display(title: str) -> None:
    state = at_work("rewards", at={"titles": [title]})
    say(state, f"title {title}")
    assert owned(state, "titles_owned", "title") == {title}
    assert shown(state, "titles", "title") == set()


@pytest.mark.parametrize("project", PROJECTS)
def test_a_project_can_be_taken_from_the_display(project: str) -> None:
    held = PROJECTS[0] if project != PROJECTS[0] else PROJECTS[1]
    state = at_work("projects", hand=[held], at={"projects": [project]})
    say(state, f"take {project}")
    assert hand(state) == {held, project}
    assert len(shown(state, "projects", "project")) == 1


@pytest.mark.parametrize("card", list(records("assignment")))
@pytest.mark.parametrize("sealed", [False, True])
def test_an_assignment_card_sends_the_boyar_where_it_says(card: str, sealed: bool) -> None:
    record = records("assignment")[card]
    state = leaving("exchange", goods={"rye": 2}, at={"assignments": {"exchange": card}, "favour": [1, 2, 0]})
    ledger = Ledger(state)
    say(state, "leave exchange", "seal" if sealed else "pass")
    ledger.resolve(record["regular_extra"] + (record["bonus_extra"] if sealed else []))
    ledger.agree()
    say(state, "finish")
    colours = {city: records("city")[city]["color"] for city in CITIES}
    open_cities = {city for city in CITIES if record["target"] == "any" or colours[city] == record.get("color")}
    assert len(open_cities) == {"color": 4, "any": 16, "none": 0}[record["target"]]
    if record["target"] == "none":
        assert asked(state) == "end"
        assert boyars(state) == {}
        assert state.view()["posted"][3][0] == 1
        return
    assert answers(state) == {f"enter {city}" for city in open_cities}
    for city in set(CITIES) - open_cities:
        assert refused(state, f"enter {city}") == "IVN-ACT-12"
    say(state, f"enter {min(open_cities)}")
    assert boyars(state) == {min(open_cities): 1}
    assert state.view()["posted"][3][0] == 0


def test_the_test_of_cards_knows_every_card() -> None:
    counts = files()["counts"]
    assert (len(PROJECTS), len(TITLES), len(ESTATES)) == (counts["projects"], counts["titles"], counts["estates"])
    assert POINTS.keys() == set(TITLES)
