"""The companion at the terminal: entering, reading, undoing, resuming."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from prestol.engine.chance import stream
from prestol.games.rurik.edge.companion import RurikCompanion
from tests.cli.conftest import Call
from tests.games.rurik.companion_mirror import GAME, Mirror
from tests.games.rurik.test_companion_mirror import play_out

START = ("companion", "rurik", "--leader", "boris", "--cards", "box", "--file")
PLACING = "5 tax 2\n7\n4 build\n2 muster\n1 move\n"
"""All advisors of the first round; after the first one the bottom card is read, number 7."""


def entries(file: Path) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(file.read_text(encoding="utf-8"))["entries"]
    return found


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "table.json"


def free_regions(call: Call, file: Path) -> list[str]:
    said = call(*START, str(file), "--new", typed="2\nq\n")
    return [name.strip().lower() for name in said.out.split("Free: ")[1].split(".")[0].replace("\n", " ").split(",")]


def opening(call: Call, file: Path) -> str:
    """The first card, and troops in the first two regions that are free."""
    free = free_regions(call, file)
    return f"2\n{free[0]} 2 {free[1][:5]}\n"


def test_a_round_is_told_and_answered(call: Call, file: Path) -> None:
    lines = opening(call, file)
    said = call(*START, str(file), "--new", "--difficulty", "hard", typed=f"{lines}{PLACING}q\n")
    assert said.code == 0
    assert "the mat with 3 dots" in said.out
    assert "Place the Rebellion’s advisor" in said.out
    assert "Your turn: advisor 1 comes back from Move." in said.out
    assert said.out.rstrip().endswith(f"Saved in {file}.")
    assert [entry["do"] for entry in entries(file)] == ["card", "deploy", "place", "card", "place", "place", "place"]
    assert entries(file)[2] == {"do": "place", "advisor": "adv_5", "banner": "tax", "bribe": 2}


def test_the_example_can_be_typed(call: Call, file: Path) -> None:
    """Regions of the Rebellion are not free, so the example names none of them."""
    said = " ".join(call(*START, str(file), typed="2\nq\n").out.split())
    example = said.split("For example: ")[1].split(".")[0]
    assert example.split(" 2 ") == free_regions(call, file)[:2]


@pytest.mark.parametrize("asked", ["", "?", "help"])
def test_who_has_no_leader_yet_is_helped_and_may_leave(call: Call, file: Path, asked: str) -> None:
    said = call("companion", "rurik", "--file", str(file), typed=f"{asked}\nq\n")
    assert said.code == 0
    assert said.out.count("Type a name or its first letters; q leaves.") == 1
    assert "isn’t known" not in said.out + said.err
    assert not file.exists()


def test_a_saved_game_is_resumed_and_undone_step_by_step(call: Call, file: Path) -> None:
    call(*START, str(file), "--new", typed=f"{opening(call, file)}{PLACING}q\n")
    again = call("companion", "rurik", "--file", str(file), typed="u\nu\nq\n")
    assert again.out.startswith("Round 1 of the game saved in")
    assert again.out.count("Undone.") == 2
    assert len(entries(file)) == 5
    back = call("companion", "rurik", "--file", str(file), typed="u\n" * 6 + "q\n")
    assert "There is nothing to undo." in back.out
    assert entries(file) == []


def test_the_changes_of_a_turn_are_typed_in_short_words(call: Call, file: Path) -> None:
    free = free_regions(call, file)
    here, there = free[0], free[1]
    first = f"{here} +2, {here} {there} 1\n{here} church\n{here} good, {here} neutral\nu\n"
    typed = f"{first}{here} fort\n{here} {there} lead\ncoin +1\nwar 1\n\nq\n"
    call(*START, str(file), "--new", typed=f"{opening(call, file)}{PLACING}{typed}")
    turn = entries(file)[-1]
    assert turn["do"] == "turn" and turn["banner"] == "move"
    assert turn["changes"] == [
        {"what": "troop", "region": here, "by": 2},
        {"what": "troop", "region": here, "by": -1},
        {"what": "troop", "region": there, "by": 1},
        {"what": "church", "region": here, "by": 1},
        {"what": "stronghold", "region": here, "by": 1},
        {"what": "leader", "region": here, "by": -1},
        {"what": "leader", "region": there, "by": 1},
        {"what": "coin", "by": 1},
        {"what": "war", "by": 1},
    ]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("moscow +1", "“moscow” isn’t known here"),
        ("p +1", "“p” may be any of: "),
        ("kiev", "How many more or fewer in kiev?"),
        ("kiev -1", "Kiev: fewer pieces stand there than you take away."),
        ("church", "Begin with a region: where is “church”?"),
        ("kiev war", "“war” isn’t known here"),
        ("kiev volyn church", "“church” isn’t known here"),
        ("kiev troop church", "isn’t known here"),
        ("1 2", "“1 2” isn’t known here"),
        ("why 99", "Type why and a number from 1 to"),
        ("r nonsense", "No rule mentions “nonsense”"),
        ("fix kiev -1", "Kiev: fewer pieces stand there"),
    ],
)
def test_a_mistake_is_one_sentence_and_loses_nothing(call: Call, file: Path, typed: str, sentence: str) -> None:
    first = opening(call, file)
    call(*START, str(file), "--new", typed=f"{first}{PLACING}q\n")
    before = file.read_text(encoding="utf-8")
    said = call("companion", "rurik", "--file", str(file), typed=f"{typed}\nq\n")
    assert said.code == 0
    assert sentence in said.out.replace("\n", " ")
    assert file.read_text(encoding="utf-8") == before


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("5", "Type advisor, banner and perhaps coins"),
        ("3 tax", "You have no advisor 3 in hand."),
        ("x tax", "“x” isn’t a number"),
        ("5 war", "“war” isn’t known here"),
        ("5 tax 99", "RUR-R-13"),
    ],
)
def test_a_wrong_placement_is_one_sentence(call: Call, file: Path, typed: str, sentence: str) -> None:
    said = call(*START, str(file), "--new", typed=f"{opening(call, file)}{typed}\nq\n")
    assert sentence in said.out


def test_reasons_rules_and_the_table_are_shown(call: Call, file: Path) -> None:
    orders = "why 1\nr RUR-SOL-34\nb\n?\n"
    said = call(*START, str(file), "--new", typed=f"{opening(call, file)}{PLACING}{orders}q\n")
    assert "RUR-SOL-17  The bottom card sends" in said.out
    assert "RUR-SOL-34  " in said.out
    assert "Kiev (the Rebellion rules): Rebellion: 2 rebels, Sviatopolk" in said.out
    assert "Tax: your 5+2" in said.out
    assert re.search(r"^fix kiev -1 +set right", said.out, re.MULTILINE)


def test_a_correction_is_an_entry_of_its_own(call: Call, file: Path) -> None:
    typed = f"{opening(call, file)}fix kiev rebel\nb\nq\n"
    said = call(*START, str(file), "--new", typed=typed)
    assert "Fixed." in said.out
    assert "Rebellion: 1 rebel, Sviatopolk" in said.out
    assert entries(file)[-1] == {"do": "fix", "changes": [{"what": "rebel", "region": "kiev", "by": -1}]}


def typed_game(number: int) -> tuple[list[str], Mirror]:
    """A whole game of the engine as the lines that a person would type."""
    mirror = Mirror(f"typed {number}", "medium")
    play_out(mirror, stream(f"typed {number}"))
    assert mirror.companion is not None
    again = RurikCompanion(GAME, mirror.companion.begin)
    lines: list[str] = []
    for entry in mirror.companion.entries:
        lines += [*lines_of(entry), *which_of_two(again.screen(), entry)]
        again.enter(entry)
    return lines, mirror


def which_of_two(screen: dict[str, Any], entry: dict[str, Any]) -> list[str]:
    """The answer where two advisors are equal."""
    spaces = screen["about"].get("spaces", [])
    taken = [(space["banner"], space["row"]) for space in spaces]
    return [str(taken.index((entry["banner"], entry["row"])) + 1)] if len(taken) > 1 else []


def lines_of(entry: dict[str, object]) -> list[str]:
    match entry:
        case {"do": "card", "card": str(card)}:
            return [card[-2:]]
        case {"do": "deploy", "troops": dict(troops), "leader": str(leader)}:
            first = [leader, *[name for name in troops if name != leader]]
            return [" ".join(f"{name} {troops[name]}" for name in first)]
        case {"do": "place", "advisor": str(advisor), "banner": banner, "bribe": bribe}:
            return [f"{advisor.removeprefix('adv_').rstrip('ab')} {banner} {bribe}"]
        case {"do": "loss", "lost": lost}:
            return ["y" if lost else "n"]
        case {"do": "boat", "goods": goods}:
            return [str(goods)]
        case {"do": "turn", "changes": list(changes)}:
            return [*[change_line(change) for change in changes], ""]
    raise AssertionError(entry)


def change_line(change: dict[str, object]) -> str:
    return f"{change.get('region', '')} {change['what']} {change['by']}".strip()


def test_a_whole_game_is_typed_to_its_end(call: Call, file: Path) -> None:
    lines, mirror = typed_game(1)
    assert mirror.companion is not None
    joined = "\n".join(lines)
    leader = mirror.companion.begin["leader"]
    wishes = ("--leader", leader, "--cards", "box", "--difficulty", "medium", "--file", str(file))
    said = call("companion", "rurik", *wishes, typed=f"{joined}\n0\n")
    assert said.code == 0, said.out[-600:]
    assert "The Rebellion has" in said.out and "The Rebellion wins" in said.out
    result = mirror.state.result()
    assert f"The Rebellion has {result.programs[0].score} VP" in said.out
    assert entries(file)[-1]["do"] == "score"


def test_russian_is_spoken_and_understood(call: Call, file: Path) -> None:
    free = free_regions(call, file)
    assert free
    said = call(*START, str(file), "--new", "--lang", "ru", typed="2\nвол 3\n5 дань\n7\nпочему 1\nb\nq\n")
    assert "Поставьте Святополка и 2 мятежников в Киев." in said.out
    assert "Сохранено в" in said.out
    assert "компан" not in said.out and "cli-companion" not in said.out


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("companion",), "GAME is missing"),
        (("companion", "tsar"), "tsar has no companion"),
        (("companion", "chess"), "There is no game “chess”"),
        (("companion", "rurik", "--difficulty", "mild", "--leader", "boris"), "The entry can’t be understood"),
        (("companion", "rurik", "--leader", "igor"), "“igor” isn’t known here"),
        (("companion", "rurik", "--file", "nowhere/at/all.json"), "its folder does not exist"),
        (("companion", "rurik", "--leader", "boris", "--option", "colour=red"), "There is no option 'colour'"),
    ],
)
def test_wrong_usage_is_one_sentence(call: Call, args: tuple[str, ...], sentence: str) -> None:
    said = call(*args)
    assert said.code == 2
    assert sentence in said.err


def test_a_game_under_way_is_not_overwritten(call: Call, file: Path) -> None:
    call(*START, str(file), typed="2\nq\n")
    before = file.read_bytes()
    said = call("companion", "rurik", "--difficulty", "hard", "--file", str(file))
    assert said.code == 2 and "add --new" in said.err
    assert file.read_bytes() == before
    file.write_text("{}", encoding="utf-8")
    damaged = call("companion", "rurik", "--file", str(file))
    assert damaged.code == 2 and "no saved game of a companion" in damaged.err


def test_without_a_file_the_game_is_kept_at_home(call: Call) -> None:
    call("companion", "rurik", typed="boris\nq\n")
    said = call("companion", "rurik", typed="q\n")
    assert "Round 1 of the game saved in" in said.out
