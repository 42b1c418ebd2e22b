"""The table of Smuta as it is drawn: in both languages, without colours, whole, and in plain sentences."""

from __future__ import annotations

import re
from functools import cache
from io import StringIO
from typing import cast

import pytest
from rich.console import Console

import prestol
from prestol.cli.boards import Look, board_of
from prestol.cli.boards.smuta import SmutaBoard
from prestol.engine.state import State
from prestol.games.smuta.state import Smuta
from prestol.library.text import LANGUAGES
from tests.games.smuta.battlefield import MOSCOW, POLISH, REBEL, field, number
from tests.games.smuta.council import army, bare, council, personage
from tests.games.speaking import say

NAMES = ["Anna", "Boris", "Vera", "Gleb", "Darya"]
GAME = prestol.game("smuta")
BOARD = cast(SmutaBoard, board_of(GAME))
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
RAW = re.compile(r"\b(cli|web|smuta)-[a-z]|\b\w+_\w+\b|[{}]|(?<!\d)-1\b|None|\[\]")
"""A key, an id, an empty list, a figure that stands for nothing."""
LATIN = re.compile(r"\b(?!Anna|Boris|Vera|Gleb|Darya|I+V?\b)[A-Za-z]{2,}")
GODUNOV = {"boris_godunov": personage("box", "reigned")}


def look(width: int = 100, language: str = "en", colour: bool = False, seats: int = 5) -> Look:
    return Look(prestol.text(language), NAMES[:seats], width, colour)


def drawn(state: State, seat: int | None, eyes: Look | None = None) -> list[str]:
    return [line.plain for line in BOARD.picture(state.view(seat), eyes or look())]


@cache
def positions(seats: int, seed: int, every: int) -> list[Smuta]:
    """Some positions of a random game, and its end."""
    state = cast(Smuta, GAME.start(seats, seed))
    rng = prestol.stream(seed)
    found: list[Smuta] = []
    count = 0
    while not state.over:
        if count % every == 0:
            found.append(state.clone())
        count += 1
        moves = state.legal(state.waiting[0])
        state.play(state.waiting[0], moves[rng.below(len(moves))])
    return [*found, state]


def test_the_game_has_a_drawing_of_its_own() -> None:
    assert type(BOARD) is SmutaBoard


def test_the_head_tells_season_phase_and_throne() -> None:
    state = council(
        GODUNOV | {"false_dmitry_1": army("tver", "pretender")}, tsar="boris_godunov", control={"moscow": 0}
    )
    state.long_rule = 8
    lines = drawn(state, 0)
    assert lines[0].startswith("Spring 1605: Political phase. Now: Anna (Moscow party).")
    told = " ".join(line.strip() for line in lines[1:3])
    assert told.startswith("Tsar: Boris Godunov (Moscow party). His party wins if he still reigns in spring 1607.")
    assert "Pretenders: False Dmitry I (Polish party)." in told
    assert drawn(council({}), 0)[1] == "The throne is vacant."


def test_the_parties_have_a_row_each() -> None:
    state = council(GODUNOV, tsar="boris_godunov", control={"moscow": MOSCOW, "tver": REBEL})
    rows = [line.split() for line in drawn(state, 0)]
    assert ["VP", "LG", "adm", "won", "cards", "party"] in rows
    assert any(row[:2] == ["▶Mo", "Anna"] and row[4] == "12" for row in rows)
    assert any(row[:2] == ["Re", "Vera"] and row[4] == "2" for row in rows)


def test_control_armies_track_and_party_are_told() -> None:
    people = {
        "vasily_golitsyn": army("tula", "inside", "siege", noble_cavalry=3),
        "ivan_romanov": personage("vasily_golitsyn"),
        "ivan_vorotynsky": personage("party", owner=MOSCOW),
        "petr_basmanov": army("track"),
        "don_cossacks": {"at": "army", "host": "vasily_golitsyn", "owner": MOSCOW},
    }
    state = bare(people, control={"tula": MOSCOW, "tver": POLISH, "smolensk": -2}, walled=["tver"])
    state.track[number("figure", "petr_basmanov")] = 2
    lines = drawn(state, 0)
    assert "Mo holds: Tula 1" in lines
    assert "Po holds: Tver 2 (walled)" in lines
    assert "The Sovereign’s, 3 VP for the party of the Tsar: Smolensk 3" in lines
    told = (
        "Mo Vasily Golitsyn, Tula: noble cavalry 3, Don cossacks; with Ivan Romanov; inside the fortress; Siege marker"
    )
    assert told in " ".join(lines).replace("    ", "")
    assert "Mo has with the party: Ivan Vorotynsky" in lines
    assert "On the track, Autumn 1605: Pyotr Basmanov (Moscow party)" in lines


def test_a_battle_shows_both_sides() -> None:
    people = {"vasily_golitsyn": army("tver"), "ivan_bolotnikov": army("torzhok", foot_cossack=3)}
    state = field(people, active=REBEL)
    say(state, "take ivan_bolotnikov", "go tver")
    lines = drawn(state, MOSCOW)
    assert "Battle at Tver" in lines
    attacks = "  Re attacks: Ivan Bolotnikov (foot cossacks 3); tactical 3, strategic 3, fire 6, melee 3"
    assert attacks in lines
    assert "  Mo defends: Vasily Golitsyn (town streltsy 2); tactical 2, strategic 2, fire 6, melee 2" in lines


def test_the_budget_of_the_phase_is_told() -> None:
    state = council({}, loyal={MOSCOW: 8}, dice=(1,))
    say(state, "win volga")
    assert "Legitimacy left for towns: 3 of 8. Cards played: 0 of 2." in drawn(state, 0)


def test_only_the_own_hand_is_shown() -> None:
    state = council({})
    card = next(card for card in range(124) if state.cards[card] == -1)
    state.cards[card] = MOSCOW
    name = prestol.text("en").named(GAME, "one", "card_kind", state.parts.cards.kind[card])["one"]
    assert any(name in line for line in drawn(state, MOSCOW))
    for other in (POLISH, None):
        assert not any(name in line for line in drawn(state, other))


def test_notes_beside_moves() -> None:
    people = {"ivan_bolotnikov": army("tula"), "ivan_zarutsky": army("smolensk", "laid")}
    state = council(people, active=REBEL, loyal={REBEL: 5}, control={"tula": -2, "smolensk": -2})
    notes = {GAME.notation.write(move): BOARD.note(state.view(REBEL), move, look()) for move in state.legal(REBEL)}
    assert notes["win volga"] == "(5 LG)"
    assert notes["storm ivan_bolotnikov"] == "(Tula, 5+)"
    assert notes["storm ivan_zarutsky"] == "(Smolensk, 6+)"
    assert notes["done"] == ""


@BY_LANGUAGE
def test_whole_tables_say_everything_in_words(language: str) -> None:
    for state in positions(5, 4, 70):
        seat = state.waiting[0] if state.waiting else 0
        for seen in (seat, None):
            view = state.view(seen)
            lines = [line.plain for line in BOARD.whole(view, look(language=language))]
            lines += BOARD.words(view, look(language=language))
            assert not [line for line in lines if RAW.search(line)]
            assert language == "en" or not [line for line in lines if LATIN.search(line)]


@BY_LANGUAGE
@pytest.mark.parametrize("width", [40, 78, 100])
def test_no_line_is_wider_than_the_terminal(language: str, width: int) -> None:
    for state in positions(2, 1, 40):
        view = state.view(0)
        if width >= 78:
            assert all(line.cell_len <= width for line in BOARD.picture(view, look(width, language, seats=2)))
        else:
            told = [line.plain for line in BOARD.picture(view, look(width, language, seats=2))]
            assert told == BOARD.words(view, look(width, language, seats=2))


def test_colours_only_where_they_are_wanted() -> None:
    state = council(GODUNOV, tsar="boris_godunov", control={"moscow": MOSCOW})
    plain = BOARD.picture(state.view(0), look())
    coloured = BOARD.picture(state.view(0), look(colour=True))
    assert [line.plain for line in plain] == [line.plain for line in coloured]
    assert any("on #" in str(span.style) for line in coloured for span in line.spans)
    assert not any("on #" in str(span.style) for line in plain for span in line.spans)


@BY_LANGUAGE
def test_the_ending_ranks_the_parties(language: str) -> None:
    state = positions(2, 1, 40)[-1]
    console = Console(width=100, file=(written := StringIO()))
    console.print(*BOARD.ending(state.result(), [], look(language=language, seats=2)))
    told = written.getvalue()
    assert "Anna" in told
    assert "Boris" in told
    assert not RAW.search(told)


def test_a_card_is_drawn_once_in_the_log_whoever_looks() -> None:
    journal = prestol.Journal(GAME.start(2, "draws"))
    rng = prestol.stream("draws")
    while not any(event.name == "card-drawn" for event in journal.log(None)):
        seat = journal.state.waiting[0]
        moves = journal.state.legal(seat)
        journal.play(seat, moves[rng.below(len(moves))])
    for reader in (None, 0, 1):
        lines = [line.plain for line in BOARD.report(journal.log(reader), 0, look(seats=2))]
        drawn_by = [event.args["seat"] for event in journal.log(None) if event.name == "card-drawn"]
        assert sum("draws" in line for line in lines) == len(drawn_by)
        assert sum("draws “" in line for line in lines) == sum(one == reader for one in drawn_by)


def test_a_question_about_a_card_names_it_and_a_window_its_moment() -> None:
    view = GAME.start(2, "window").view(0)
    window = view | {"ask": "window", "window": "order_rolled"}
    assert BOARD.question(window, look()) == "After the order roll. Do you play a card?"
    in_play = number("card_kind", "false_dmitry_rebel")
    answered = BOARD.question(window | {"answer": [[1, in_play]]}, look())
    assert answered == "False Dmitry (Rebel deck). Do you play a card?"
    named = BOARD.question(view | {"ask": "name", "about": {"card_kind": in_play}}, look())
    assert named == "False Dmitry (Rebel deck). Who or what do you choose?"
    assert BOARD.question(view | {"ask": "politics"}, look()) == look().say("smuta-ask-politics")
