"""How each card of the Political phase is played, what comes of it, and what stands in its way."""

from __future__ import annotations

from prestol.games.smuta.parts import (
    ACCUSED,
    CAMP,
    EFFECT_KIND,
    EFFECT_WHO,
    NO_RECRUITING,
    NOBODY,
    PRETENDER,
    SIEGE_CARRIED,
)
from prestol.games.smuta.state import Smuta
from tests.games.smuta.cards.stage import (
    ENEMIES,
    Change,
    Scene,
    armed,
    at_cell,
    gone,
    holding,
    marking,
    no_tsar,
    standing,
    two_cards_played,
)
from tests.games.smuta.table import (
    MOSCOW,
    NOBLES,
    POLISH,
    REBEL,
    SHUISKY,
    army,
    at,
    crown,
    deal,
    hand,
    points,
    pretends,
    put,
    where,
    who,
)

SPRING_1606, SPRING_1608, SPRING_1609, SPRING_1610, SPRING_1611 = 4, 12, 16, 20, 24
FULL = armed("vasily_golitsyn", noble_cavalry=9)


# --- what comes of a card


def has(name: str, **units: int) -> Change:
    """An army has exactly these units."""

    def check(state: Smuta) -> None:
        assert army(state, name) == units

    return check


def is_at(name: str, place: str) -> Change:
    def check(state: Smuta) -> None:
        assert at(state, name) == place

    return check


def holds(seat: int, point: str) -> Change:
    def check(state: Smuta) -> None:
        assert state.control[where(point)] == seat

    return check


def bears(name: str, mark: int) -> Change:
    def check(state: Smuta) -> None:
        assert state.marks[who(name)] & mark

    return check


def year_gain(seat: int, count: int) -> Change:
    def check(state: Smuta) -> None:
        assert (state.year_legitimacy[seat], state.phase_legitimacy[seat]) == (count, 0)

    return check


def phase_gain(seat: int, count: int) -> Change:
    def check(state: Smuta) -> None:
        assert (state.year_legitimacy[seat], state.phase_legitimacy[seat]) == (0, count)

    return check


def pretender_with(name: str, host: str) -> Change:
    def check(state: Smuta) -> None:
        assert at(state, name) == "army" and state.host[who(name)] == who(host)
        assert pretends(state, name)

    return check


def joined(name: str, seat: int) -> Change:
    """A personage lies before his player."""

    def check(state: Smuta) -> None:
        assert (at(state, name), state.owner[who(name)]) == ("party", seat)

    return check


def entered(name: str, seat: int, point: str) -> Change:
    def check(state: Smuta) -> None:
        assert (at(state, name), state.owner[who(name)]) == (point, seat)

    return check


def is_starved(state: Smuta) -> None:
    mstislavsky = who("fedor_mstislavsky")
    assert [(row[EFFECT_KIND], row[EFFECT_WHO]) for row in state.effects] == [(NO_RECRUITING, mstislavsky)]
    assert sum(army(state, "fedor_mstislavsky").values()) == 2


def has_defected(state: Smuta) -> None:
    assert state.owner[who("fedor_mstislavsky")] == REBEL
    assert army(state, "fedor_mstislavsky") == {"noble_cavalry": 2, "town_streltsy": 1}


def has_verdict(state: Smuta) -> None:
    year_gain(MOSCOW, 3)(state)
    assert state.verdict == MOSCOW


def raided(state: Smuta) -> None:
    assert state.control[where("voronezh")] == NOBODY
    assert army(state, "istoma_pashkov") == {"noble_cavalry": 2}


def took_card(state: Smuta) -> None:
    assert (hand(state, MOSCOW), hand(state, POLISH)) == (["filaret"], [])


def drew_two(state: Smuta) -> None:
    assert len(hand(state, MOSCOW)) == 2


def king_came(state: Smuta) -> None:
    assert (at(state, "stanislaw_zolkiewski"), at(state, "gustav_iii_vasa")) == ("kiev", "army")
    assert state.host[who("gustav_iii_vasa")] == who("stanislaw_zolkiewski")
    assert army(state, "stanislaw_zolkiewski")


def throne_empty(state: Smuta) -> None:
    assert (state.tsar, at(state, "boris_godunov")) == (-1, "out")


def swede_came(seat: int) -> Change:
    def check(state: Smuta) -> None:
        assert state.owner[who("jakob_delagardie")] == seat and state.at[who("jakob_delagardie")] >= 0
        assert state.at[who("evert_horn")] < 0
        assert state.host[who("karl_philip")] == who("jakob_delagardie")

    return check


def peace_made(state: Smuta) -> None:
    assert (state.peace, state.peace_tsar) == (SHUISKY, who("vasily_shuisky"))
    assert {state.owner[who(name)] for name in ("jakob_delagardie", "evert_horn")} == {SHUISKY}
    assert points(state)[SHUISKY] == 6 + 12 + 1 - 4


# --- what stands in the way


def more_legitimate(state: Smuta) -> None:
    for seat in (0, 2, 3, 4):
        state.year_legitimacy[seat] = 20


def walls_elsewhere(state: Smuta) -> None:
    for point in ("tver", "uglich"):
        state.walled[where(point)] = 1


def two_accused(state: Smuta) -> None:
    for name in ("ivan_bolotnikov", "istoma_pashkov"):
        marking(name, ACCUSED)(state)


def shuisky_reigns(state: Smuta) -> None:
    crown(state, "vasily_shuisky", SHUISKY)
    put(state, "boris_godunov", "out")


def polish_card(state: Smuta) -> None:
    deal(state, POLISH, "filaret")


def only_a_pole(state: Smuta) -> None:
    gone("vasily_golitsyn")(state)
    put(state, "roman_rozynski", "moscow", {"reiters": 1}, owner=MOSCOW)


def cossacks_only(state: Smuta) -> None:
    for name in ENEMIES:
        armed(name, mounted_cossack=3)(state)


def gone_cards(state: Smuta, seat: int) -> None:
    """A hand is empty."""
    state.cards = [-1 if place == seat else place for place in state.cards]


def check_walled(state: Smuta, point: str) -> None:
    assert state.walled[where(point)] == 1


def unmark(state: Smuta, name: str) -> None:
    state.marks[who(name)] &= ~PRETENDER


GOLITSYN = ("aim vasily_golitsyn",)
MSTISLAVSKY = ("aim fedor_mstislavsky",)
LOST_NOBLE = "4 lose fedor_mstislavsky noble_cavalry"

SCENES: dict[str, Scene] = {
    "dagger": Scene(
        MOSCOW,
        is_at("marina_mnishek", "out"),
        gone("marina_mnishek", "vasily_shuisky"),
        words=("aim marina_mnishek",),
        dice=(6,),
    ),
    "free_cossacks": Scene(
        MOSCOW,
        has("vasily_golitsyn", noble_cavalry=2, town_streltsy=1, mounted_cossack=1, foot_cossack=1),
        FULL,
        words=GOLITSYN,
        after=("0 kind mounted_cossack", "0 kind foot_cossack"),
    ),
    "noble_hundreds": Scene(
        MOSCOW, has("vasily_golitsyn", noble_cavalry=4, town_streltsy=1), only_a_pole, words=GOLITSYN
    ),
    "streltsy_captains": Scene(
        MOSCOW,
        has("vasily_golitsyn", noble_cavalry=2, town_streltsy=3),
        standing("vasily_golitsyn", "kozelsk"),
        words=GOLITSYN,
    ),
    "hired_germans": Scene(
        MOSCOW, has("vasily_golitsyn", noble_cavalry=2, town_streltsy=1, german_infantry=1), FULL, words=GOLITSYN
    ),
    "reiter_company": Scene(
        MOSCOW, has("vasily_golitsyn", noble_cavalry=2, town_streltsy=1, reiters=1), FULL, words=GOLITSYN
    ),
    "siege_train": Scene(
        MOSCOW, bears("vasily_golitsyn", SIEGE_CARRIED), marking("vasily_golitsyn", SIEGE_CARRIED), words=GOLITSYN
    ),
    "cannon_yard": Scene(
        MOSCOW,
        has("vasily_golitsyn", noble_cavalry=2, town_streltsy=1, artillery=1),
        armed("vasily_golitsyn", artillery=1),
        words=GOLITSYN,
    ),
    "poisoned_cup": Scene(
        MOSCOW,
        is_at("fedor_mstislavsky", "out"),
        gone(*ENEMIES, "marina_mnishek", "vasily_shuisky"),
        words=MSTISLAVSKY,
        dice=(5,),
        foe=SHUISKY,
    ),
    "sudden_death": Scene(POLISH, throne_empty, no_tsar, words=("aim boris_godunov",), dice=(4,), foe=MOSCOW),
    "forced_tonsure": Scene(
        POLISH,
        is_at("vasily_shuisky", "out"),
        more_legitimate,
        words=("aim vasily_shuisky",),
        dice=(4,),
        foe=SHUISKY,
    ),
    "voivode_defects": Scene(
        REBEL,
        has_defected,
        standing("ivan_bolotnikov", "putivl"),
        words=MSTISLAVSKY,
        dice=(6,),
        before=standing("ivan_bolotnikov", "tula"),
        foe=SHUISKY,
    ),
    "nobles_go_home": Scene(
        MOSCOW,
        has("fedor_mstislavsky", town_streltsy=1),
        cossacks_only,
        words=MSTISLAVSKY,
        after=(LOST_NOBLE, LOST_NOBLE),
        dice=(4,),
        foe=SHUISKY,
    ),
    "unpaid_wages": Scene(
        MOSCOW,
        has("false_dmitry_1", mounted_cossack=2),
        cossacks_only,
        words=("aim false_dmitry_1",),
        dice=(5,),
    ),
    "pestilence": Scene(
        MOSCOW,
        has("fedor_mstislavsky", noble_cavalry=1, town_streltsy=1),
        gone(*ENEMIES),
        words=MSTISLAVSKY,
        after=(LOST_NOBLE,),
        dice=(2,),
        foe=SHUISKY,
    ),
    "famine": Scene(MOSCOW, is_starved, gone(*ENEMIES), words=MSTISLAVSKY, after=(LOST_NOBLE,), foe=SHUISKY),
    "seditious_letters": Scene(MOSCOW, holds(MOSCOW, "tver"), two_cards_played, after=("0 win volga",), dice=(4,)),
    "town_unrest": Scene(
        MOSCOW,
        holds(NOBODY, "tver"),
        holding(NOBODY, "tver"),
        words=("aim-at tver",),
        before=holding(SHUISKY, "tver"),
        foe=SHUISKY,
    ),
    "open_gates": Scene(
        SHUISKY,
        holds(SHUISKY, "tula"),
        standing("fedor_mstislavsky", "kaluga"),
        words=("aim-at tula",),
        dice=(3,),
        before=standing("fedor_mstislavsky", "tula"),
        foe=MOSCOW,
    ),
    "miracle_icon": Scene(MOSCOW, year_gain(MOSCOW, 2), two_cards_played),
    "catholic_accusation": Scene(MOSCOW, bears("marina_mnishek", ACCUSED), two_accused, words=("aim marina_mnishek",)),
    "zemsky_verdict": Scene(MOSCOW, has_verdict, two_cards_played),
    "intercepted_courier": Scene(
        MOSCOW,
        took_card,
        lambda state: gone_cards(state, POLISH),
        words=("aim-party polish",),
        before=polish_card,
    ),
    "chancery_clerks": Scene(MOSCOW, drew_two, two_cards_played),
    "stockade": Scene(
        SHUISKY,
        lambda state: check_walled(state, "kaluga"),
        walls_elsewhere,
        words=("aim-at kaluga",),
    ),
    "crimean_raid": Scene(MOSCOW, raided, at_cell(8), words=("aim-at voronezh",), foe=NOBLES),
    "filaret": Scene(MOSCOW, joined("filaret", MOSCOW), at_cell(3), after=("0 leave filaret",), cell=SPRING_1606),
    "hermogen": Scene(MOSCOW, joined("hermogen", MOSCOW), at_cell(3), after=("0 leave hermogen",), cell=SPRING_1606),
    "kuzma_minin": Scene(
        MOSCOW, joined("kuzma_minin", MOSCOW), at_cell(23), after=("0 leave kuzma_minin",), cell=SPRING_1611
    ),
    "mikhail_romanov": Scene(
        MOSCOW, joined("mikhail_romanov", MOSCOW), at_cell(19), after=("0 leave mikhail_romanov",), cell=SPRING_1610
    ),
    "avraamy_palitsyn": Scene(
        MOSCOW, joined("avraamy_palitsyn", MOSCOW), at_cell(11), after=("0 leave avraamy_palitsyn",), cell=SPRING_1608
    ),
    "don_cossacks": Scene(
        MOSCOW,
        entered("don_cossacks", MOSCOW, "belgorod"),
        gone("don_cossacks"),
        after=("0 place don_cossacks belgorod",),
    ),
    "kasimov_tatars": Scene(
        MOSCOW,
        entered("kasimov_tatars", MOSCOW, "kasimov"),
        gone("kasimov_tatars"),
        after=("0 place kasimov_tatars kasimov",),
    ),
    "shishi": Scene(MOSCOW, entered("shishi", MOSCOW, "vyazma"), gone("shishi"), after=("0 place shishi vyazma",)),
    "moscow_streltsy_card": Scene(
        MOSCOW,
        has("vasily_golitsyn", noble_cavalry=2, town_streltsy=2, moscow_streltsy=1),
        holding(NOBODY, "moscow"),
        words=GOLITSYN,
    ),
    "sovereigns_ordnance": Scene(
        MOSCOW,
        has("vasily_golitsyn", noble_cavalry=2, town_streltsy=1, artillery=1),
        standing("vasily_golitsyn", "kozelsk"),
        words=("way 1", *GOLITSYN),
    ),
    "tsars_mercy": Scene(
        MOSCOW,
        is_at("istoma_pashkov", "track"),
        no_tsar,
        words=("aim istoma_pashkov",),
        dice=(6,),
        foe=NOBLES,
    ),
    "patriarch_iov": Scene(MOSCOW, year_gain(MOSCOW, 2), no_tsar),
    "polish_intervention": Scene(
        POLISH,
        king_came,
        at_cell(15),
        after=("1 place stanislaw_zolkiewski kiev", "1 join gustav_iii_vasa stanislaw_zolkiewski"),
        foe=MOSCOW,
        cell=SPRING_1609,
    ),
    "prince_vladislav": Scene(
        POLISH,
        pretender_with("vladislav", "false_dmitry_1"),
        gone("false_dmitry_1"),
        foe=MOSCOW,
        cell=SPRING_1610,
    ),
    "hussar_banners": Scene(
        POLISH,
        has("false_dmitry_1", mounted_cossack=2, winged_hussars=4),
        standing("false_dmitry_1", "kozelsk"),
        words=("aim false_dmitry_1",),
        foe=MOSCOW,
    ),
    "zaporozhians": Scene(
        POLISH,
        has("false_dmitry_1", mounted_cossack=4, winged_hussars=2),
        gone("false_dmitry_1", "zaporozhians"),
        words=("way 2", "aim false_dmitry_1"),
        after=("1 kind mounted_cossack", "1 kind mounted_cossack"),
        foe=MOSCOW,
    ),
    "moscow_uprising": Scene(
        POLISH,
        throne_empty,
        lambda state: unmark(state, "false_dmitry_1"),
        words=("aim boris_godunov",),
        dice=(5,),
        foe=MOSCOW,
    ),
    "revolt": Scene(
        REBEL,
        holds(REBEL, "kromy"),
        standing("istoma_pashkov", "kromy"),
        words=("aim-at kromy",),
        before=holding(NOBLES, "kromy"),
        foe=NOBLES,
    ),
    "support_of_adherents": Scene(REBEL, phase_gain(REBEL, 3), two_cards_played),
    "fortified_camp": Scene(
        REBEL, bears("ivan_bolotnikov", CAMP), marking("ivan_bolotnikov", CAMP), words=("aim ivan_bolotnikov",)
    ),
    "false_dmitry_rebel": Scene(REBEL, pretender_with("false_dmitry_2", "ivan_bolotnikov"), at_cell(SPRING_1606)),
    "swedish_intervention_rebel": Scene(
        REBEL,
        swede_came(REBEL),
        lambda state: crown(state, "boris_godunov", MOSCOW),
        after=("2 place jakob_delagardie novgorod",),
        before=no_tsar,
    ),
    "zemstvo_militia": Scene(
        NOBLES,
        has("istoma_pashkov", noble_cavalry=5, town_streltsy=1),
        at_cell(3),
        words=("aim istoma_pashkov",),
        cell=SPRING_1606,
    ),
    "noble_militia": Scene(
        NOBLES,
        has("istoma_pashkov", noble_cavalry=5),
        armed("istoma_pashkov", mounted_cossack=8),
        words=("aim istoma_pashkov",),
    ),
    "false_dmitry_nobles": Scene(NOBLES, pretender_with("false_dmitry_2", "istoma_pashkov"), gone("istoma_pashkov")),
    "hired_assassin": Scene(
        NOBLES,
        is_at("fedor_mstislavsky", "out"),
        gone(*ENEMIES, "marina_mnishek", "vasily_shuisky", "vasily_golitsyn", "boris_godunov"),
        words=MSTISLAVSKY,
        dice=(4,),
        foe=SHUISKY,
    ),
    "town_streltsy_card": Scene(
        SHUISKY,
        has("fedor_mstislavsky", noble_cavalry=2, town_streltsy=3),
        holding(NOBODY, "kaluga"),
        words=MSTISLAVSKY,
    ),
    "peace_with_sweden": Scene(
        SHUISKY,
        peace_made,
        lambda state: setattr(state, "peace", MOSCOW),
        after=("4 place jakob_delagardie ladoga", "4 place evert_horn tikhvin"),
        before=shuisky_reigns,
    ),
    "swedish_intervention_shuisky": Scene(
        SHUISKY,
        swede_came(SHUISKY),
        gone("jakob_delagardie", "evert_horn"),
        after=("4 place jakob_delagardie ladoga",),
        before=no_tsar,
    ),
    "boyar_conspirators": Scene(
        SHUISKY,
        is_at("marina_mnishek", "out"),
        gone("marina_mnishek", "boris_godunov"),
        words=("aim marina_mnishek",),
        dice=(5,),
    ),
}
