"""How each party card of the Political phase is played, what comes of it, and what stands in its way."""

from __future__ import annotations

from prestol.games.smuta.parts import CAMP, NOBODY, PRETENDER
from prestol.games.smuta.state import Smuta
from tests.games.smuta.cards.political_outcomes import (
    bears,
    has,
    holds,
    is_at,
    king_came,
    peace_made,
    phase_gain,
    pretender_with,
    swede_came,
    throne_empty,
    year_gain,
)
from tests.games.smuta.cards.stage import (
    ENEMIES,
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
from tests.games.smuta.table import MOSCOW, NOBLES, POLISH, REBEL, SHUISKY, crown, put, who
from tests.games.smuta.track import spring


def shuisky_reigns(state: Smuta) -> None:
    crown(state, "vasily_shuisky", SHUISKY)
    put(state, "boris_godunov", "out")


def unmark(state: Smuta, name: str) -> None:
    state.marks[who(name)] &= ~PRETENDER


GOLITSYN = ("aim vasily_golitsyn",)
MSTISLAVSKY = ("aim fedor_mstislavsky",)

SCENES: dict[str, Scene] = {
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
        cell=spring(1609),
    ),
    "prince_vladislav": Scene(
        POLISH,
        pretender_with("vladislav", "false_dmitry_1"),
        gone("false_dmitry_1"),
        foe=MOSCOW,
        cell=spring(1610),
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
    "false_dmitry_rebel": Scene(REBEL, pretender_with("false_dmitry_2", "ivan_bolotnikov"), at_cell(spring(1606))),
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
        cell=spring(1606),
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
