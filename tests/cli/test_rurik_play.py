"""Rurik at the terminal: menus with what moves lead to, the log with its rules, the end, and games typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

from prestol.cli.menu import Menu
from prestol.engine.state import State
from tests.cli.conftest import Call
from tests.cli.rurik_tables import BOARD, BY_LANGUAGE, GAME, MIDDLE, SOLO, look, positions


def labels(state: State, seat: int = 0, language: str = "en", names: list[str] | None = None) -> list[str]:
    eyes = look(language=language, names=names)
    return [entry.label for entry in Menu(BOARD, state.view(seat), eyes, state.legal(seat)).entries]


def narrowed(state: State, *path: int) -> list[str]:
    """The menu that numbers lead to."""
    menu = Menu(BOARD, state.view(0), look(), state.legal(0))
    for number in path:
        menu = Menu(BOARD, state.view(0), look(), menu.entries[number - 1].moves)
    return [entry.label for entry in menu.entries]


def test_advisor_banner_and_bribe_are_asked_one_after_another() -> None:
    state = GAME.position(MIDDLE | {"phase": "strategy", "turn": 0})
    assert narrowed(state) == ["Advisor 2", "Advisor 4"]
    banners = narrowed(state, 2)
    assert banners[0] == "Muster (top space: 3 muster points)"
    assert "Attack (top space: 2 attack points)" in banners
    assert narrowed(state, 2, 1)[1] == (
        "Place advisor 4 on the Muster banner with a bribe of 1 coin (top space: 3 muster points)"
    )


def test_an_advisor_says_where_it_lands_and_whom_it_pushes() -> None:
    banners = {"tax": [{"seat": 1, "advisor": "adv_4"}], "muster": [{"seat": 1, "advisor": "adv_1"}]}
    state = GAME.position(MIDDLE | {"phase": "strategy", "banners": banners})
    shown = narrowed(state, 3)
    assert "Muster (top space: 3 muster points; pushes Boris 1 down)" in shown
    assert "Tax (second space: 1 tax point)" in shown
    places = [move for move in state.legal(0) if move[1:3] == (4, 3)]
    notes = [BOARD.note(state.view(0), move, look()) for move in places]
    assert notes[:2] == ["(second space: 1 tax point)", "(top space: 2 tax points; pushes Boris 4 down)"]


def test_actions_say_what_they_give_and_goods_and_buildings_what_they_cost() -> None:
    state = GAME.position(MIDDLE)
    assert "Perform Tax (second space) (1 tax point)" in labels(state)
    assert "Play the scheme card “Tax 2”" in labels(state)
    spending = labels(GAME.position(MIDDLE | {"tax": 2, "bare": []}))
    assert "Tax Kiev (wood; 1 tax point)" in spending
    assert "Tax Smolensk (honey; 2 tax points)" in spending


def test_an_attack_says_what_it_risks_and_a_rebel_what_it_brings() -> None:
    shown = labels(GAME.position(MIDDLE | {"points": {"attack": 1}}))
    assert "Attack Boris in Smolensk (loss check of 2 cards)" in shown
    assert "Attack Boris in Kiev (loss check of 1 card)" in shown
    assert "Attack the rebel in Kiev (2 coins)" in shown


@pytest.mark.parametrize(
    ("leader", "stronghold", "cards"),
    [("boris", False, 1), ("maria", False, 2), ("maria", True, 3), ("yaroslav", True, 2)],
)
def test_the_risk_of_an_attack_is_the_one_of_the_rules(leader: str, stronghold: bool, cards: int) -> None:
    buildings = {"volyn": ["stronghold"]} if stronghold else {}
    attacker = {"leader": leader, "at": "volyn"}
    victim = {"leader": "agatha", "at": "kiev", "troops": {"volyn": 3}, "buildings": buildings}
    banners = {"attack": [{"seat": 0, "advisor": "adv_1"}]}
    state = GAME.position({"players": [attacker, victim], "points": {"attack": 1}, "banners": banners})
    move = next(move for move in state.legal(0) if "attack" in GAME.notation.write(move))
    told = BOARD.note(state.view(0), move, look())
    assert told == f"(loss check of {cards} card{'s' if cards > 1 else ''})"
    state.play(0, move)
    check = [event.args["count"] for event in state.events if event.name == "check-begins"]
    assert check == [cards]


def test_questions_name_the_region_and_what_is_left() -> None:
    state = GAME.position(MIDDLE | {"points": {"move": 2}})
    assert BOARD.question(state.view(0), look()).endswith("2 points left.")
    church = GAME.position(MIDDLE | {"build": 1})
    church.play(0, GAME.notation.read("build church kiev"))
    assert BOARD.question(church.view(0), look()).startswith("Kiev. Whom does the new church drive out?")


def test_leaders_and_agendas_tell_what_they_do_when_they_are_chosen() -> None:
    state = GAME.start(2, 1)
    assert any(label.startswith("Agatha (when your leader moves") for label in labels(state, state.waiting[0]))


@BY_LANGUAGE
def test_the_rebellion_gives_its_rules_and_its_order(language: str) -> None:
    eyes = look(language=language, names=["Anna"])
    log = []
    for state in positions(1, "told"):
        log += state.events
    lines = [line.plain for line in BOARD.report(log, 0, eyes)]
    assert [line for line in lines if line.endswith("(RUR-SOL-17)")]
    word = "Its order holds for this turn: " if language == "en" else "Этот ход идёт по её порядку: "
    card = next(line for line in lines if word in line)
    assert card.count(",") == 7 and card.endswith("(RUR-SOL-22)")
    assert len([line for line in lines if "neutral troop stands" in line or "Нейтральные ратники" in line]) == 1
    two = [line.plain for line in BOARD.report([one for one in log if one.name == "placed"], 0, eyes)]
    assert not [line for line in two if "RUR-" in line]


def test_victory_or_defeat_and_the_points_of_both_sides_end_a_solo_game() -> None:
    *_, state = positions(1, "ending")
    result = state.result()
    console = Console(width=80)
    with console.capture() as capture:
        console.print(*BOARD.closing(result, [], look(names=["Anna"])))
    said = capture.get()
    rows = [line.split() for line in said.splitlines() if line.strip()]
    best_first = sorted([result.scores[0], result.programs[0].score], reverse=True)
    assert ["total", *map(str, best_first)] in rows
    assert re.search(r"(Defeat|Victory)\. ", said)


def test_the_final_table_of_players_has_the_points_by_source() -> None:
    *_, state = positions(2, "ending")
    result = state.result()._replace(tie="RUR-END-06")
    console = Console(width=80)
    with console.capture() as capture:
        console.print(*BOARD.ending(result, [], look()))
    assert ["place", "1", str(max(result.places))] in [line.split() for line in capture.get().splitlines()]
    assert "Tied on points" in capture.get() and "(RUR-END-06)" in capture.get()


@pytest.mark.parametrize(("seats", "language"), [("1", "ru"), ("2", "en")])
def test_a_game_can_be_played_at_the_terminal(call: Call, tmp_path: Path, seats: str, language: str) -> None:
    path = str(tmp_path / "game.jsonl")
    typed = "1\n1\n1\n2\n3\n1\nb\nv\n" + "1\n2\n" * 600
    bots = ["--bots", "random"] if seats != "1" else []
    args = ["--seats", seats, *bots, "--seed", "5", "--lang", language, "--record", path]
    said = call("play", "rurik", *args, typed=typed)
    assert said.code == 0 and said.err == ""
    assert not re.search(r"\b(cli|web|rurik)-[a-z]+-", said.out)
    assert "Columns:" in said.out or "Столбцы:" in said.out
    assert look(language=language).say("cli-play-seed", seed="5") in said.out
    assert call("verify", path).code == 0
    replayed = call("replay", path, "--lang", language)
    assert replayed.code == 0
    assert ("How things stand after round 1" if language == "en" else "Положение после раунда 1") in replayed.out


def test_a_solo_table_says_whom_one_plays_against(call: Call) -> None:
    said = call("play", "rurik", "--seats", "1", "--seed", "5", typed="q\n")
    assert "Players: Player (you), the Rebellion." in said.out


def test_the_rebellion_can_be_attacked_in_words() -> None:
    near = {"players": [{"leader": "maria", "at": "kiev"}]}
    shown = labels(GAME.position(SOLO | near | {"points": {"attack": 1}}), names=["Anna"])
    assert "Attack the Rebellion in Kiev (loss check of 2 cards)" in shown
