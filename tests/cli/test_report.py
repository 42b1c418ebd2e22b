"""What has happened, in words: votes together, goals with the points of each favourite, the final table."""

from __future__ import annotations

import re

import pytest

import prestol
from prestol.bots import Chair
from prestol.cli.boards import Look, board_of
from prestol.cli.printer import Printer
from prestol.cli.speech import Speech
from prestol.engine.events import Event
from prestol.lab import make_bots

NAMES = ["Anna", "Boris", "Vera"]


def played(seed: str) -> prestol.Journal:
    game = prestol.game("tsar")
    journal = prestol.Journal(game.start(3, seed))
    bots = make_bots(game, ["random"] * 3, seed)
    while not journal.state.over:
        seat = journal.state.waiting[0]
        journal.play(seat, bots[seat].decide(Chair(journal.state, seat)))
    return journal


JOURNAL = played("report")
BOARD = board_of(JOURNAL.state.game)
EYES = Look(prestol.text("en"), NAMES, 100, False)


def told(log: list[Event], since: int = 0) -> list[str]:
    return [line.plain for line in BOARD.report(log, since, EYES)]


def test_the_votes_of_an_election_are_one_line() -> None:
    log = JOURNAL.log(None)
    votes = [line for line in told(log) if line.startswith("The votes:")]
    elections = [event for event in log if event.name == "candidate"]
    assert len(votes) == len(elections) > 3
    for line in votes:
        assert all(name in line for name in NAMES)
    assert not any("has voted" in line for line in told(log))


def test_shown_goals_add_up_to_the_score() -> None:
    log = JOURNAL.log(None)
    goals = [line for line in told(log) if "shows the secret goal" in line]
    scores = [event.args["points"] for event in log if event.name == "scored"]
    rewarded = [event.args["seat"] for event in log if event.name == "zero-rewarded"]
    assert len(goals) == len(scores) == 9 and not rewarded
    for line, score in zip(goals, scores, strict=True):
        figures = [word.rstrip(",") for word in line.split("(")[1].split(")")[0].split()]
        assert sum(int(figure) for figure in figures if figure.isdecimal()) == score
        assert f"scores {score} point" in line


def test_nothing_is_told_twice() -> None:
    """Points stand beside the goal that brought them, and nowhere else before the final table."""
    lines = told(JOURNAL.log(None))
    assert not any("scores" in line and "goal" not in line for line in lines)
    assert lines[-1].endswith(" wins.")


def test_a_raised_courtier_comes_from_somewhere() -> None:
    log = JOURNAL.log(None)
    raised = [line for line in told(log) if " raises " in line]
    assert len(raised) == sum(event.name == "raised" for event in log)
    assert all(re.search(r" from the \w+[’s]+ floor (to the|into the throne)", line) for line in raised), raised[:3]


def test_the_palace_is_told_at_the_end_of_each_round() -> None:
    lines = told(JOURNAL.log(None))
    palaces = [line for line in lines if line.startswith("The palace at the end of round")]
    assert [line.split(":")[0][-1] for line in palaces] == ["1", "2", "3"]
    for line in palaces:
        named = [name for part in line.rstrip(".").split(": ")[2:] for name in part.split("; ")[0].split(", ")]
        assert len(named) == JOURNAL.state.game.parts.courtiers  # type: ignore[attr-defined]
        assert lines[lines.index(line) + 1].startswith("Anna shows the secret goal")


def test_the_report_goes_on_where_it_stopped() -> None:
    log = JOURNAL.log(0)
    middle = next(at for at, event in enumerate(log) if event.name == "goal-shown")
    assert told(log, middle)[0] == next(line for line in told(log) if line.startswith("The palace"))
    assert told(log, len(log)) == []


def test_the_final_table_has_rounds_total_and_place() -> None:
    from rich.console import Console

    console = Console(width=100)
    result = JOURNAL.state.result()
    with console.capture() as capture:
        console.print(*BOARD.ending(result, JOURNAL.log(None), EYES))
    rows = [line.split() for line in capture.get().splitlines()]
    for seat, name in enumerate(NAMES):
        rounds = result.breakdown[seat]["rounds"]
        wanted = [
            result.places[seat],
            name,
            *rounds,
            result.scores[seat],
            result.breakdown[seat]["favourites_in_palace"],
        ]
        assert list(map(str, wanted)) in rows


def test_a_broken_tie_names_its_rule() -> None:
    from rich.console import Console

    tied = JOURNAL.state.result()._replace(tie="TSR-END-03")
    console = Console(width=100)
    with console.capture() as capture:
        console.print(*BOARD.ending(tied, [], EYES))
    assert "more favourites in the palace decide. (TSR-END-03)" in capture.get()


@pytest.mark.parametrize(
    ("games", "seconds", "rate"),
    [
        (4000, 8.0, "500 games per second"),
        (10, 8.0, "1.2 games per second"),
        (3, 8.0, "22 games per minute"),
        (4, 600.0, "0.4 games per minute"),
    ],
)
def test_a_slow_run_tells_games_per_minute(
    capsys: pytest.CaptureFixture[str], games: int, seconds: float, rate: str
) -> None:
    Printer(Speech()).say_time({"seconds": seconds, "cores": 2}, games)
    assert rate in capsys.readouterr().out
