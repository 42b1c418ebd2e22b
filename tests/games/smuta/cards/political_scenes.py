"""How each common card of the Political phase is played, what comes of it, and what stands in its way."""

from __future__ import annotations

from prestol.games.smuta.parts import ACCUSED, NOBODY, SIEGE_CARRIED
from prestol.games.smuta.state import Smuta
from tests.games.smuta.cards.political_outcomes import (
    bears,
    drew_two,
    entered,
    has,
    has_defected,
    has_verdict,
    holds,
    is_at,
    is_starved,
    joined,
    raided,
    throne_empty,
    took_card,
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
from tests.games.smuta.table import MOSCOW, NOBLES, POLISH, REBEL, SHUISKY, deal, put, where
from tests.games.smuta.track import spring

FULL = armed("vasily_golitsyn", noble_cavalry=9)


def more_legitimate(state: Smuta) -> None:
    for seat in (0, 2, 3, 4):
        state.year_legitimacy[seat] = 20


def walls_elsewhere(state: Smuta) -> None:
    for point in ("tver", "uglich"):
        state.walled[where(point)] = 1


def two_accused(state: Smuta) -> None:
    for name in ("ivan_bolotnikov", "istoma_pashkov"):
        marking(name, ACCUSED)(state)


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
    "filaret": Scene(MOSCOW, joined("filaret", MOSCOW), at_cell(3), after=("0 leave filaret",), cell=spring(1606)),
    "hermogen": Scene(MOSCOW, joined("hermogen", MOSCOW), at_cell(3), after=("0 leave hermogen",), cell=spring(1606)),
    "kuzma_minin": Scene(
        MOSCOW, joined("kuzma_minin", MOSCOW), at_cell(23), after=("0 leave kuzma_minin",), cell=spring(1611)
    ),
    "mikhail_romanov": Scene(
        MOSCOW, joined("mikhail_romanov", MOSCOW), at_cell(19), after=("0 leave mikhail_romanov",), cell=spring(1610)
    ),
    "avraamy_palitsyn": Scene(
        MOSCOW, joined("avraamy_palitsyn", MOSCOW), at_cell(11), after=("0 leave avraamy_palitsyn",), cell=spring(1608)
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
}
