"""Tuning: better weights are found, and the games that prove it are not those of the search."""

from __future__ import annotations

import json
import math
import sys
from typing import Any

import pytest

import prestol
from prestol import lab
from prestol.lab.tuning import outings, positions, surprise
from tests.cli.conftest import Call

TSAR = lab.setting("tsar", 4, "tuning")
IVAN = lab.setting("ivan", 4, "tuning")


TUNED = [
    *[("tsar", "style"), ("ivan", "style"), ("ivan", "judgement"), ("rurik", "style"), ("rurik", "judgement")],
    ("smuta", "style"),
]


@pytest.mark.parametrize(("game", "what"), TUNED)
def test_what_a_game_declares_is_what_it_plays_by(game: str, what: str) -> None:
    opened = prestol.game(game)
    tuning = opened.tunings[what]
    advised = tuning.advise([list(tuning.start)])
    state = opened.start(max(tuning.tables), 5)
    known = opened.advice
    assert known is not None
    if tuning.judges:
        assert advised.judge(state) == known.judge(state)
    else:
        seat = state.waiting[0]
        assert advised.liking(state, seat, state.legal(seat), 0) == known.liking(state, seat, state.legal(seat), 0)
    assert set(tuning.tables) <= set(opened.seat_counts)


def test_good_weights_win_more_than_none_at_all() -> None:
    start = list(prestol.game("tsar").tunings["style"].start)
    whim = [0.0] * len(start)
    wins = [sum(won for won, _ in outings(TSAR, "style", [whim], 24, "proof", one)) for one in (start, whim)]
    assert wins[0] > 48 > wins[1]


def test_a_judgement_that_knows_nothing_is_more_surprised() -> None:
    seen = positions(IVAN, "judgement", range(6))
    tuning = prestol.game("ivan").tunings["judgement"]
    good = surprise(IVAN, "judgement", seen, list(tuning.start))
    blind = [*tuning.start]
    blind[25] = 1e6  # points that a round may change: so many that the score says nothing
    lost = surprise(IVAN, "judgement", seen, blind)
    assert len(good) == len(lost) == len(seen) > 6
    assert sum(good) < sum(lost)
    assert sum(lost) / len(lost) == pytest.approx(
        sum(math.log(len(shares)) for _, shares in seen) / len(seen), rel=0.01
    )


@pytest.mark.parametrize(("table", "what"), [(TSAR, "style"), (IVAN, "judgement")])
def test_a_search_runs_to_its_end_and_repeats_itself(table: lab.Setting, what: str) -> None:
    plan = lab.Plan(table, what, generations=2, games=5, population=4)
    one, two = lab.tune(plan), lab.tune(plan._replace(cores=2))
    assert one.generations == 2
    assert one.weights == two.weights != list(plan.tuning().start)
    document = json.loads(json.dumps(lab.tuning_document(one)))
    assert len(document["weights"]) == len(document["start"]) and document["before"]["mean"] >= 0


def test_an_interrupted_search_keeps_what_it_has() -> None:
    played: list[int] = []

    def stop(games: int) -> None:
        played.append(games)
        if len(played) == 6:
            raise KeyboardInterrupt

    done = lab.tune(lab.Plan(TSAR, "style", generations=9, games=4, population=4), stop)
    assert done.generations == 1


def test_without_the_library_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    with pytest.raises(prestol.PrestolError, match=r"prestol\[tune\]"):
        lab.tune(lab.Plan(TSAR, "style", 1, 1, 4))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_verb_prints_the_weights(call: Call, language: str) -> None:
    line = "tune tsar --generations 1 --games 2 --population 4 --cores 1".split()
    said = call(*line, "--lang", language)
    assert said.code == 0 and "[-" in said.out and "cli-" not in said.out
    document: dict[str, Any] = json.loads(call(*line, "--json").out)
    assert document["what"] == "style" and document["generations"] == 1
