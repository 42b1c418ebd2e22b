"""The table of Rurik as it is drawn: in both languages, without colours, whole, and in plain sentences."""

from __future__ import annotations

import pytest
from rich.console import Console

from prestol.cli.boards.rurik import RurikBoard
from prestol.cli.menu import Menu
from tests.cli.rurik_tables import (
    BOARD,
    BY_LANGUAGE,
    GAME,
    LATIN,
    MIDDLE,
    RAW,
    SOLO,
    asking,
    drawn,
    look,
    positions,
    whole,
)

ALL = ["Anna", "Boris", "Vera", "Gleb"]


def test_the_game_has_a_drawing_of_its_own() -> None:
    assert type(BOARD) is RurikBoard


def test_the_head_tells_round_phase_first_player_and_token() -> None:
    first = drawn(GAME.position(MIDDLE), 0, look())[0]
    assert first == "Round 2 of 4: actions. First player: Anna. The first-player token lies with Boris."
    assert "token" not in drawn(GAME.position(MIDDLE | {"token": 0}), 0, look())[0]


def test_the_players_have_a_row_each_with_goods_supply_cards_and_leader() -> None:
    head, anna, boris = (line.split() for line in drawn(GAME.position(MIDDLE), 0, look())[1:4])
    assert head == [*"coin wood ore fish honey fur boat t c/m/s sch reb deeds".split()]
    assert anna == ["▶A", "Anna", *"4 4 1 0 0 0 4/11 9 3/3/2 1 0 0+1".split(), "Mstislav"]
    assert boris == ["B", "Boris", *"1 0 0 0 0 0 0/11 10 2/3/3 0 0 0+0".split(), "Boris"]


def test_the_tracks_tell_thresholds_markers_and_what_this_round_would_score_now() -> None:
    lines = drawn(GAME.position(MIDDLE), 0, look())
    assert "Rule  2/3/4/5/5* → 1/2/3/5/8 VP  A 1 (1)  B 0 (1)" in lines
    assert "Trade 3/5/7/9/11 → 1/2/3/5/8 VP  A 0→1 (4)  B 0 (0)" in lines
    assert "War track: A 0, B 2. 3 VP for the highest marker, 1 VP for the second" in lines


def test_the_banners_show_points_prices_advisors_and_bribes() -> None:
    lines = drawn(GAME.position(MIDDLE), 0, look())
    assert "Tax     [2] B 4  [1] A 1+1  [1, 1c] –" in lines
    assert "Scheme  [3★] –   [2] –      [1] –" in lines
    assert "Scheme  [3] –    [2] –  [1] –" in drawn(GAME.position(SOLO), 0, look(names=["Anna"]))


def test_advisors_in_hand_are_told_while_they_are_placed() -> None:
    state = GAME.position(MIDDLE | {"phase": "strategy"})
    assert "Advisors in hand: A 2 4  B 1 2 5" in drawn(state, 0, look())
    assert not [line for line in drawn(GAME.position(MIDDLE), 0, look()) if line.startswith("Advisors")]


def test_a_region_shows_its_good_its_ruler_and_the_sum_of_every_side() -> None:
    lines = drawn(GAME.position(MIDDLE), 0, look(110))
    kiev = "A rules  A 4 (2t + Mstislav + stronghold)  B 1 (1t)  rebel (2 coins)  stronghold A"
    assert f"Kiev        (wood)  {kiev}" in lines
    assert "Smolensk    honey   B rules  A 1 (1t)  B 2 (1t + Boris)  church B" in lines
    assert "Volyn       fish    –" in lines


def test_rebels_who_take_sides_count_among_the_strength() -> None:
    players = [{"leader": "sviatopolk", "at": "kiev"}, {"leader": "boris", "at": "volyn", "troops": {"volyn": 1}}]
    banners = {"tax": [{"seat": 0, "advisor": "adv_1"}]}
    state = GAME.position({"players": players, "rebels": {"kiev": "rebel_01"}, "banners": banners})
    assert any("A rules  A 2 (Sviatopolk + rebels)  rebel (1 honey)" in line for line in drawn(state, 0, look()))


def test_neighbours_are_told_where_figures_move() -> None:
    moving = GAME.position(MIDDLE | {"points": {"move": 2}})
    assert any(line.endswith("next to Polotsk, Kiev") for line in drawn(moving, 0, look(120)))
    assert not any("next to" in line for line in drawn(GAME.position(MIDDLE), 0, look()))


def test_deeds_say_what_their_owner_lacks() -> None:
    told = " ".join(line.strip() for line in drawn(GAME.position(MIDDLE), 0, look()))
    assert "Establish Fortress (1 VP): requirement: a stronghold and a church of yours in one region" in told
    assert "You lack: 1 building in the same region." in told
    assert "Deeds in the row (deck 23): Market Day (2 VP)  Hoard (1 VP)" in told
    full = " ".join(line.strip() for line in whole(GAME.position(MIDDLE), 0, look()))
    assert "Hoard (1 VP): price: 3 goods of one kind;" in full
    assert "keep one. You have everything for it." in full
    assert "You lack: 3 markets in regions with other goods." in full


def test_own_cards_agenda_and_leader_are_for_their_owner_alone() -> None:
    lines = drawn(GAME.position(MIDDLE), 0, look())
    assert "Your scheme cards: Tax 2" in lines
    assert "Your agenda Regal: 2 VP if nobody has more fur and honey, counted together, than you." in lines
    others = drawn(GAME.position(MIDDLE), 1, look()) + drawn(GAME.position(MIDDLE), None, look())
    assert not [line for line in others if "Tax 2" in line or "Regal" in line]
    assert not [line for line in drawn(GAME.position(MIDDLE), None, look()) if "Your" in line]


def test_cards_put_back_on_a_deck_are_remembered() -> None:
    state = GAME.position(MIDDLE | {"left": ["coins_a", "move_1"], "known_by": [0]})
    assert "The left scheme deck, from the top: Two coins, Move 1." in drawn(state, 0, look())
    assert not [line for line in drawn(state, 1, look()) if "from the top" in line]


def test_the_rebellion_has_a_row_a_card_and_a_mat() -> None:
    lines = drawn(GAME.position(SOLO), 0, look(names=["Anna"]))
    assert any(line.startswith(" R The Rebellion") and line.endswith("Sviatopolk") for line in lines)
    assert any(line.startswith("The Rebellion (easy): priority “Build”; rebellion card 1 on top") for line in lines)
    assert not [line for line in lines if "locked" in line]
    assert any(
        "with Muster: 1 muster point (unlocked)" in line for line in whole(GAME.position(SOLO), 0, look(names=["Anna"]))
    )


@pytest.mark.parametrize("seats", [1, 4])
@BY_LANGUAGE
def test_nothing_is_wider_than_the_terminal(seats: int, language: str) -> None:
    for number, state in enumerate(positions(seats, "wide")):
        width = (78, 100, 120)[number % 3]
        if number % 41 == 0:
            eyes = look(width, language=language, names=ALL[:seats])
            assert max(map(len, whole(state, 0, eyes))) <= width


@BY_LANGUAGE
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_question_is_shown_in_words(seats: int, language: str) -> None:
    asked: set[str] = set()
    eyes = look(80, language=language, names=ALL[:seats])
    for seed in ("first", "second"):
        for state in positions(seats, seed):
            seat = 0 if state.over else state.waiting[0]
            view = state.view(seat)
            if view["ask"] in asked:
                continue
            asked.add(view["ask"])
            told = [*drawn(state, seat, eyes), *whole(state, seat, eyes), *BOARD.words(view, eyes)]
            if not state.over:
                menu = Menu(BOARD, view, eyes, state.legal(seat))
                told += [BOARD.question(view, eyes), *(entry.label for entry in menu.entries)]
            assert not [line for line in told if RAW.search(line)]
            if language == "ru":
                assert not [line for line in told if LATIN.search(line)]
    assert len(asked) > 15


@pytest.mark.parametrize(
    ("seats", "where"), [(1, "Place a troop in any region that the Rebellion has not seized."), (2, "in any region.")]
)
def test_the_first_troops_are_asked_for_where_they_may_stand(seats: int, where: str) -> None:
    state = asking(seats, "first", "deploy")
    assert BOARD.question(state.view(state.waiting[0]), look(80, names=ALL[:seats])).endswith(where)


def test_a_narrow_terminal_gets_sentences_with_names_and_no_letters() -> None:
    text = "\n".join(drawn(GAME.position(MIDDLE), 0, look(60)))
    assert "Anna (Mstislav): 4 coins; goods: 4 wood and 1 ore; on the boat 4 of 11; in supply: troops 9" in text
    assert "Kiev: wood taken; Anna rules; Anna 4 (2 troops + Mstislav + stronghold); Boris 1 (1 troop);" in text
    assert "Anna 0 VP, now 1 (4); Boris 0 VP (0)" in text
    assert "Tax: [2] Boris 4; [1] Anna 1+1; [1, 1 coin] –" in text
    assert "→" not in text and "\u00a0" not in text


def test_marks_wear_the_colours_of_their_owners() -> None:
    console = Console(width=100, color_system="truecolor", force_terminal=True, file=None)
    seen = []
    for colour in (True, False):
        with console.capture() as capture:
            console.print(*BOARD.picture(GAME.position(SOLO).view(0), look(100, colour, names=["Anna"])))
        seen.append(capture.get())
    assert "48;2;179;57;47mA" in seen[0] and "48;2;74;74;74mR" in seen[0]
    assert "48;2" not in seen[1]
