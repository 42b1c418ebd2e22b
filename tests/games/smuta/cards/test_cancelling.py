"""Cards that answer cards: Spies, Dagger, Faithful guard, Oath on the cross, and whom a card is put to."""

from __future__ import annotations

import pytest

import prestol
from prestol.games.smuta.fate import Dying
from prestol.games.smuta.parts import DISCARDED, GONE, NOBODY
from prestol.games.smuta.state import Smuta
from tests.games.smuta.cards.party_scenes import SCENES as PARTY
from tests.games.smuta.cards.political_scenes import SCENES as COMMON
from tests.games.smuta.cards.stage import all_pass, battle_in, court, holding, is_offered, moment, politics, standing
from tests.games.smuta.table import (
    MOSCOW,
    NOBLES,
    POLISH,
    REBEL,
    SHUISKY,
    army,
    at,
    deal,
    go,
    hand,
    number,
    offers,
    say,
    smuta,
    told,
    who,
    with_dice,
)

SCENES = COMMON | PARTY
Hands = dict[int, tuple[str, ...]]


def announced(
    kind: str, *words: str, hands: Hands | None = None, seat: int = MOSCOW, state: Smuta | None = None
) -> Smuta:
    """A seat has announced a card; seats hold what is said."""
    state = court() if state is None else state
    deal(state, seat, kind)
    for holder, kinds in (hands or {}).items():
        deal(state, holder, *kinds)
    politics(state, seat)
    say(state, f"{seat} play {kind}", *[f"{seat} {word}" for word in words])
    return state


def asked_seats(state: Smuta) -> tuple[int, ...]:
    window = state.window()
    return () if window is None else window.order


def place(state: Smuta, kind: str) -> list[int]:
    """Where the copies of a card are that are not in the draw pile."""
    return [
        state.cards[card] for card in smuta().parts.cards.copies[number("card_kind", kind)] if state.cards[card] != -1
    ]


POISON = ("poisoned_cup", "aim fedor_mstislavsky")
LETTERS = ("seditious_letters",)


# --- to whom a card is put


@pytest.mark.rule("SMU-RXN-05", "SMU-R-51")
def test_a_card_aimed_at_a_party_is_put_to_that_party_alone() -> None:
    assert asked_seats(announced(*POISON, hands={SHUISKY: ("hermogen",), POLISH: ("filaret",)})) == (SHUISKY,)


@pytest.mark.rule("SMU-RXN-05", "SMU-CRD-04")
def test_a_card_aimed_at_nobody_is_put_to_all_others_clockwise_from_the_left() -> None:
    hands: Hands = {MOSCOW: ("filaret",), POLISH: ("hermogen",), REBEL: ("pursuit",), SHUISKY: ("ambush",)}
    state = announced(*LETTERS, seat=NOBLES, hands=hands)
    assert asked_seats(state) == (SHUISKY, MOSCOW, POLISH, REBEL)


@pytest.mark.rule("SMU-RXN-05")
def test_a_card_with_an_own_target_is_aimed_at_nobody() -> None:
    state = announced("noble_hundreds", "aim vasily_golitsyn", hands={POLISH: ("filaret",), NOBLES: ("hermogen",)})
    assert asked_seats(state) == (POLISH, NOBLES)


@pytest.mark.rule("SMU-RXN-05", "SMU-SIE-11")
def test_a_fortress_of_the_sovereign_belongs_to_the_party_of_the_tsar() -> None:
    state = court()
    standing("fedor_mstislavsky", "tula")(state)
    hands: Hands = {MOSCOW: ("filaret",), POLISH: ("ambush",)}
    state = announced("open_gates", "aim-at tula", seat=SHUISKY, state=state, hands=hands)
    assert asked_seats(state) == (MOSCOW,)


@pytest.mark.rule("SMU-RXN-05")
def test_a_raid_is_aimed_at_the_holder_of_the_town_and_at_the_owners_of_the_armies_there() -> None:
    state = court()
    holding(POLISH, "voronezh")(state)
    hands: Hands = {POLISH: ("filaret",), REBEL: ("hermogen",), NOBLES: ("ambush",)}
    assert asked_seats(announced("crimean_raid", "aim-at voronezh", state=state, hands=hands)) == (POLISH, NOBLES)


@pytest.mark.rule("SMU-RXN-05", "SMU-R-51")
def test_with_the_option_everyone_may_answer_every_card_with_spies_but_not_with_a_shield() -> None:
    state = court(options={"cancel_scope": "anyone"})
    state = announced(*POISON, state=state, hands={POLISH: ("spies", "faithful_guard"), SHUISKY: ("faithful_guard",)})
    assert asked_seats(state) == (POLISH, SHUISKY)
    assert is_offered(state, POLISH, "spies")
    assert not is_offered(state, POLISH, "faithful_guard")
    assert is_offered(state, SHUISKY, "faithful_guard")


# --- the chain


@pytest.mark.rule("SMU-RXN-07", "SMU-CRD-20", "SMU-CRD-21")
def test_spies_are_answered_by_a_dagger_and_the_first_card_works() -> None:
    state = announced(*POISON, hands={MOSCOW: ("dagger",), SHUISKY: ("spies",)})
    with_dice(state, 5)
    say(state, "4 play spies")
    assert asked_seats(state) == (MOSCOW,)
    assert prestol.load(prestol.dump(state)) == state
    say(state, "0 play dagger")
    assert at(state, "fedor_mstislavsky") == "out"
    assert [event["card"] for event in told(state, "cancelled")] == [number("card_kind", "spies")]
    assert place(state, "spies") == place(state, "dagger") == place(state, "poisoned_cup") == [DISCARDED]


@pytest.mark.rule("SMU-RXN-07", "SMU-RXN-08", "SMU-R-52")
def test_a_dagger_against_spies_cannot_be_answered_and_spies_never_answer_spies() -> None:
    state = announced(*POISON, hands={MOSCOW: ("dagger", "spies"), SHUISKY: ("spies", "spies")})
    say(state, "4 play spies")
    assert offers(state, MOSCOW) == {"pass", "play dagger"}
    say(state, "0 play dagger")
    assert asked_seats(state) == ()


@pytest.mark.rule("SMU-RXN-07")
def test_only_the_player_whose_card_is_to_be_cancelled_may_draw_the_dagger() -> None:
    hands: Hands = {POLISH: ("spies",), REBEL: ("dagger",)}
    state = announced(*LETTERS, hands=hands)
    say(state, "1 play spies", "2 pass")
    assert told(state, "cancelled") == [{"seat": MOSCOW, "card": number("card_kind", "seditious_letters")}]


@pytest.mark.rule("SMU-CRD-34", "SMU-RXN-07")
@pytest.mark.parametrize("kind", ["poisoned_cup", "boyar_conspirators"])
def test_a_faithful_guard_stops_assassins_and_plotters_and_brings_a_card(kind: str) -> None:
    seat = MOSCOW if kind == "poisoned_cup" else SHUISKY
    state = announced(kind, "aim marina_mnishek", seat=seat, hands={POLISH: ("faithful_guard",)})
    say(state, "1 play faithful_guard")
    assert at(state, "marina_mnishek") == "party"
    assert len(hand(state, POLISH)) == 1
    assert told(state, "card-drawn") == [{"seat": POLISH}]


@pytest.mark.rule("SMU-CRD-34", "SMU-CRD-25")
def test_an_oath_stops_treason_and_adds_legitimacy_for_the_year() -> None:
    state = announced("nobles_go_home", "aim fedor_mstislavsky", hands={SHUISKY: ("kissing_the_cross",)})
    say(state, "4 play kissing_the_cross")
    assert army(state, "fedor_mstislavsky") == {"noble_cavalry": 2, "town_streltsy": 1}
    assert state.year_legitimacy[SHUISKY] == 1


@pytest.mark.rule("SMU-CRD-34", "SMU-RXN-08")
def test_a_shield_answers_only_the_tags_it_names() -> None:
    hands = ("faithful_guard", "kissing_the_cross", "spies")
    state = announced("pestilence", "aim fedor_mstislavsky", hands={SHUISKY: hands})
    assert offers(state, SHUISKY) == {"pass", "play spies"}
    state = announced(*POISON, hands={SHUISKY: hands})
    assert offers(state, SHUISKY) == {"pass", "play spies", "play faithful_guard"}
    state = announced("nobles_go_home", "aim fedor_mstislavsky", hands={SHUISKY: hands})
    assert offers(state, SHUISKY) == {"pass", "play spies", "play kissing_the_cross"}


@pytest.mark.rule("SMU-RXN-07", "SMU-CRD-34")
def test_a_shield_may_be_cancelled_by_spies_of_the_announcer_and_those_by_a_dagger() -> None:
    state = announced(*POISON, hands={MOSCOW: ("spies",), SHUISKY: ("faithful_guard", "dagger")})
    with_dice(state, 5)
    say(state, "4 play faithful_guard")
    assert asked_seats(state) == (MOSCOW,)
    say(state, "0 play spies")
    assert asked_seats(state) == (SHUISKY,)
    twin = state.clone()
    all_pass(state)
    assert at(state, "fedor_mstislavsky") == "out"
    assert hand(state, SHUISKY) == ["dagger"]
    say(twin, "4 play dagger")
    assert at(twin, "fedor_mstislavsky") == "kaluga"
    assert len(hand(twin, SHUISKY)) == 1


@pytest.mark.rule("SMU-RXN-05", "SMU-RXN-16")
def test_the_window_of_an_announced_card_is_asked_once() -> None:
    state = announced(*POISON, hands={MOSCOW: ("dagger",), SHUISKY: ("spies", "spies")})
    with_dice(state, 1)
    say(state, "4 play spies", "0 play dagger")
    assert moment(state) == "politics"
    assert hand(state, SHUISKY) == ["spies"]


@pytest.mark.rule("SMU-RXN-06", "SMU-SEQ-11", "SMU-CRD-16")
def test_a_cancelled_card_counts_among_the_two_of_the_phase_and_a_one_shot_stays_in_the_game() -> None:
    state = announced("zemsky_verdict", hands={MOSCOW: ("chancery_clerks", "seditious_letters"), POLISH: ("spies",)})
    say(state, "1 play spies", "0 pass")
    assert (state.played, state.year_legitimacy[MOSCOW], state.verdict) == (1, 0, NOBODY)
    assert place(state, "zemsky_verdict") == [DISCARDED]
    say(state, "0 play chancery_clerks")
    all_pass(state)
    assert not is_offered(state, MOSCOW, "seditious_letters")


@pytest.mark.rule("SMU-CRD-17", "SMU-CMP-22")
def test_instants_come_on_top_of_the_two_cards() -> None:
    state = court()
    state.played = 2
    deal(state, MOSCOW, "dagger", "chancery_clerks")
    politics(state, MOSCOW)
    assert is_offered(state, MOSCOW, "dagger")
    assert not is_offered(state, MOSCOW, "chancery_clerks")
    say(state, "0 play dagger", "0 aim marina_mnishek")
    assert state.played == 2


@pytest.mark.rule("SMU-RXN-08")
def test_a_dagger_used_against_a_person_can_be_answered_by_spies() -> None:
    state = announced("dagger", "aim marina_mnishek", hands={POLISH: ("spies", "faithful_guard")})
    assert offers(state, POLISH) == {"pass", "play spies", "play faithful_guard"}


# --- death


@pytest.mark.rule("SMU-RXN-10", "SMU-CRD-32")
def test_an_escape_from_a_card_may_be_cancelled_by_its_player_alone() -> None:
    state = court()
    deal(state, SHUISKY, "miraculous_escape", "filaret")
    deal(state, MOSCOW, "spies")
    deal(state, POLISH, "spies")
    go(state, Dying(who("fedor_mstislavsky"), MOSCOW))
    assert moment(state) == "person_dying"
    say(state, "4 play miraculous_escape")
    assert asked_seats(state) == (MOSCOW,)
    say(state, "0 play spies", "4 pass")
    assert moment(state) == "person_dying", "another copy could still save him"
    say(state, "4 pass")
    assert at(state, "fedor_mstislavsky") == "out"


@pytest.mark.rule("SMU-RXN-10")
def test_an_escape_from_a_track_test_or_a_siege_is_put_to_nobody() -> None:
    state = court()
    deal(state, SHUISKY, "miraculous_escape")
    deal(state, MOSCOW, "spies")
    go(state, Dying(who("fedor_mstislavsky"), state.seats))
    say(state, "4 play miraculous_escape")
    assert at(state, "fedor_mstislavsky") == "track"


@pytest.mark.rule("SMU-CRD-35", "SMU-CRD-32")
def test_a_tsar_who_escapes_has_lost_the_throne() -> None:
    state = announced("sudden_death", "aim boris_godunov", seat=POLISH, hands={MOSCOW: ("miraculous_escape",)})
    with_dice(state, 4)
    say(state, "0 pass", "0 play miraculous_escape")
    assert (at(state, "boris_godunov"), state.tsar) == ("track", -1)
    assert place(state, "sudden_death") == [GONE]


@pytest.mark.rule("SMU-RXN-09")
def test_a_combat_card_is_put_to_the_other_side_alone() -> None:
    state = court()
    standing("fedor_mstislavsky", "kozelsk")(state)
    deal(state, REBEL, "ambush")
    for seat in (MOSCOW, SHUISKY):
        deal(state, seat, "spies")
    deal(state, SHUISKY, "filaret")
    battle_in("attack_declared")(state, REBEL)
    say(state, "2 play ambush", "4 pass")
    assert asked_seats(state) == (SHUISKY,)
    say(state, "4 play spies")
    assert moment(state) == "attack_declared", "the window is asked again"
    all_pass(state)
    assert "evade" in offers(state)


@pytest.mark.rule("SMU-RXN-09", "SMU-CRD-18")
def test_after_an_ambush_nobody_slips_away() -> None:
    state = court()
    standing("fedor_mstislavsky", "kozelsk")(state)
    deal(state, REBEL, "ambush")
    deal(state, SHUISKY, "stealthy_withdrawal")
    battle_in("attack_declared")(state, REBEL)
    assert is_offered(state, SHUISKY, "stealthy_withdrawal")
    say(state, "2 play ambush", "4 pass", "4 pass")
    assert moment(state) == "attacked"
    assert offers(state) == {"stand", "concede"}


# --- the same for every card: an open window is a sound position


@pytest.mark.rule("SMU-CRD-22")
@pytest.mark.parametrize("kind", sorted(SCENES))
def test_a_position_with_a_card_on_the_table_can_be_saved_and_loaded(kind: str) -> None:
    scene = SCENES[kind]
    state = scene.table(kind, foes_hold=("spies",))
    scene.play(state, kind)
    assert moment(state) == "card_announced"
    assert scene.foe in asked_seats(state)
    loaded = prestol.load(prestol.dump(state))
    assert loaded == state
    assert loaded.view(scene.foe) == state.view(scene.foe)


@pytest.mark.rule("SMU-CRD-19")
def test_where_only_another_is_aimed_at_nobody_else_can_shield_him() -> None:
    state = announced(*POISON, hands={POLISH: ("spies", "faithful_guard")})
    assert moment(state) == "politics"
