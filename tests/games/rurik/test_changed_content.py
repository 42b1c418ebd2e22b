"""Changed content that is whole: another game, which can be played and saved like the usual one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import prestol
from prestol.games.rurik.state import Rurik
from prestol.library.content import export_content
from tests.games.damage import Damage, swap
from tests.games.rurik.table import asked, busy, goods, kinds, rows, rurik, say, seen, told, troops
from tests.games.walking import positions

KIEV: dict[str, Any] = {"leader": "boris", "at": "kiev", "troops": {"kiev": 1}}
VOLYN: dict[str, Any] = {"leader": "maria", "at": "volyn"}
LATER = {"move": [{"seat": 1, "advisor": "adv_5"}]}
MUSTER_A = 'name_en = "Muster 1"\neffect = {points = {muster = 1}}'
LARGE_MUSTER = swap("schemes.toml", MUSTER_A, MUSTER_A.replace("muster = 1", "muster = 20"))
FEW_CARDS = "scheme_cards = 27", "scheme_cards = 3"
DEAR_LABOUR = swap("deeds.toml", "any_goods = 2", "any_goods = 20")
DEAR_HOARD = swap("deeds.toml", "same_goods = 3", "same_goods = 20")


def both(*damages: Damage) -> Damage:
    def damage(folder: Path) -> None:
        for one in damages:
            one(folder)

    return damage


def three_cards(folder: Path) -> None:
    """Three scheme cards in all: the decks run out all the time."""
    swap("game.toml", *FEW_CARDS)(folder)
    swap("game.toml", "deed_scheme_cards = 3", "deed_scheme_cards = 0")(folder)
    text = (folder / "schemes.toml").read_text(encoding="utf-8")
    end = text.index('[[scheme]]\nid = "muster_coin"')
    (folder / "schemes.toml").write_text(text[:end], encoding="utf-8")


def furious(folder: Path) -> None:
    """The Rebellion has as many attack points and as few cards as its mat can say."""
    attack = '{trigger = "attack", effect = {points = {attack = 20}}, covered = false}'
    calm = '{trigger = "attack", effect = {reveal = -3}, covered = false}'
    text = (folder / "rebellion.toml").read_text(encoding="utf-8")
    at = text.index("attack_move = [\n") + len("attack_move = [\n")
    cells = f"    {attack},\n    {attack},\n" + f"    {calm},\n" * 5
    (folder / "rebellion.toml").write_text(text[:at] + cells + text[at:], encoding="utf-8")


ODD_LEADERS = both(
    swap("pieces.toml", "max_troops = 2", "max_troops = 1"),
    swap("pieces.toml", "steal_coin = 1", "steal_coin = 2"),
    swap("pieces.toml", 'kind = "flat_point_cost", tax = 1, build = 1', 'kind = "flat_point_cost", tax = 2, build = 0'),
    swap("pieces.toml", "owner_effect = {gain = {coin = 1}}", "owner_effect = {gain = {fur = 1}}"),
    swap("pieces.toml", "place_own_troop = 1", "place_own_troop = 0"),
)


def changed(folder: Path, change: Damage, *players: dict[str, Any], **description: Any) -> Rurik:
    """A position of the game with changed content."""
    export_content("rurik", folder)
    change(folder)
    return rurik(folder).position({"players": list(players), **description})


def at_turn(folder: Path, change: Damage, mine: dict[str, Any], theirs: dict[str, Any] = VOLYN, **at: Any) -> Rurik:
    banners = {"scheme": [{"seat": 0, "advisor": "adv_1"}]} | LATER
    return changed(folder, change, mine, theirs, banners=banners, **at)


def saved(state: Rurik, folder: Path) -> bool:
    return prestol.load(prestol.dump(state), folder) == state


def test_changed_content_has_another_hash_and_does_not_load_into_the_usual_game(tmp_path: Path) -> None:
    state = at_turn(tmp_path, LARGE_MUSTER, KIEV)
    assert state.game.content_hash != rurik().content_hash
    with pytest.raises(prestol.LoadError, match="other content"):
        prestol.load(prestol.dump(state))


def test_many_points_can_be_saved(tmp_path: Path) -> None:
    state = at_turn(tmp_path, LARGE_MUSTER, KIEV | {"hand": ["muster_a"]})
    say(state, "scheme muster_a")
    mustered = 0
    assert saved(state, tmp_path)
    while asked(state) == "muster":
        say(state, "muster troop kiev")
        mustered += 1
    assert mustered == 11
    assert troops(state) == {"kiev": 12}


@pytest.mark.parametrize(
    ("change", "deed", "payment"),
    [(DEAR_LABOUR, "reward_laborers", " ".join(["pay", *["wood"] * 20])), (DEAR_HOARD, "hoard", "spend wood")],
)
def test_a_dear_deed_can_be_saved_while_it_is_paid(change: Damage, deed: str, payment: str, tmp_path: Path) -> None:
    state = at_turn(tmp_path, change, KIEV | {"deeds": [deed], "goods": {"wood": 21, "fur": 1}})
    say(state, f"deed {deed}")
    assert saved(state, tmp_path)
    say(state, payment)
    assert goods(state) == {"wood": 1, "fur": 1}
    poor = at_turn(tmp_path / "poor", change, KIEV | {"deeds": [deed], "goods": {"wood": 19}})
    assert "deed" not in kinds(poor)


def test_a_furious_rebellion_can_be_saved(tmp_path: Path) -> None:
    """Forty-two attacks, the first of which asks for a deck, with fifteen cards fewer than it would turn up."""
    player = {"leader": "boris", "troops": {"kiev": 12}, "buildings": {"kiev": ["stronghold"]}}
    rebellion = {"troops": {"kiev": 15}, "cards": ["rebellion_01", "rebellion_05"]}
    banners = {"attack": [{"seat": 1, "advisor": "adv_1"}]}
    calm = swap("rebellion.toml", "effect = {reveal = -3}", "effect = {reveal = 0}", 5)
    checks = changed(tmp_path / "checks", both(furious, calm), player, rebellion=rebellion, banners=banners, turn=1)
    assert asked(checks) == "check-deck"
    assert saved(checks, tmp_path / "checks")
    state = changed(tmp_path / "none", furious, player, rebellion=rebellion, banners=banners, turn=1)
    assert len(told(state, "no-check")) == 12
    assert troops(state) == {}


def test_abilities_have_the_figures_of_the_content(tmp_path: Path) -> None:
    """One escort; two coins taken; two points for a good and none for a building; a fur for who is pushed; no troop."""
    agatha = {"leader": "agatha", "at": "kiev", "troops": {"kiev": 2}}
    export_content("rurik", tmp_path)
    ODD_LEADERS(tmp_path)
    game = rurik(tmp_path)

    def table(mine: dict[str, Any], points: dict[str, int], **at: Any) -> Rurik:
        theirs = {"leader": "maria", "at": "kiev", "troops": {"kiev": 1}}
        return game.position({"players": [mine, theirs], "points": points, "banners": LATER, **at})

    offered = {game.notation.write(move) for move in table(agatha, {"move": 1}).legal(0)}
    assert "move leader-and-1 kiev volyn" in offered
    assert "move leader-and-2 kiev volyn" not in offered
    boris = table(agatha | {"leader": "boris"}, {"attack": 1})
    say(boris, "attack kiev 2")
    assert (seen(boris, "coins"), seen(boris, "coins", 1)) == (5, 1)
    mstislav = table(agatha | {"leader": "mstislav"}, {"tax": 2, "build": 1})
    say(mstislav, "tax kiev none", "build market kiev")
    assert (mstislav.view()["tax_points"], mstislav.view()["build_points"]) == (0, 1)
    predslava = table(agatha | {"leader": "predslava"}, {"move": 1})
    say(predslava, "push 2 leader volyn")
    assert (goods(predslava, 1), seen(predslava, "coins", 1)) == ({"fur": 1}, 3)
    sviatopolk = table(agatha | {"leader": "sviatopolk"}, {"attack": 1}, rebels={"kiev": "rebel_01"})
    say(sviatopolk, "attack-rebel kiev")
    assert not told(sviatopolk, "joined")


def test_tracks_and_boats_have_the_figures_of_the_content(tmp_path: Path) -> None:
    change = both(
        swap("pieces.toml", "rows = [{vp = 1, min = 3}", "rows = [{vp = 4, min = 1}"),
        swap("pieces.toml", "boat_spaces = 3", "boat_spaces = 1"),
    )
    state = changed(tmp_path, change, {"goods": {"wood": 5}}, {}, phase="claim", round=4)
    assert rows(state)["trade"] == 1
    assert seen(state, "on_boat") == 1
    assert state.result().scores[0] >= 4


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("change", [three_cards, furious, ODD_LEADERS], ids=["cards", "furious", "leaders"])
def test_changed_content_is_played_to_the_end(change: Damage, seats: int, tmp_path: Path) -> None:
    export_content("rurik", tmp_path)
    change(tmp_path)
    state: Rurik = rurik(tmp_path).start(seats, 1)  # type: ignore[assignment]
    for count, last in enumerate(positions(state, prestol.stream("changed"), busy)):
        assert count != 45 or saved(last, tmp_path)
    assert last.over
