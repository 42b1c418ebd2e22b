"""How each card of battles, sieges, moves and other moments is played, what comes of it, what stands in its way.

In the battle Bolotnikov (REBEL) attacks Mstislavsky (SHUISKY) in Kozelsk, in the siege Mstislavsky storms Tula.
"""

from __future__ import annotations

from prestol.games.smuta import battle_record as br
from prestol.games.smuta.parts import INSIDE, NO_RECRUITING, SIEGE_LAID, UNTIL_SEASON
from prestol.games.smuta.state import Smuta
from tests.games.smuta.cards.combat_outcomes import (
    fixed_tactics,
    goes_first,
    lost_a_noble,
    marches_three,
    may_only_stand,
    panicked,
    pursued,
    record,
    recruits_with,
    retreated,
    sallied,
    saved,
    slips_away,
    slowed,
    stormed,
    threw_again,
)
from tests.games.smuta.cards.stage import (
    Change,
    Scene,
    armed,
    at_cell,
    battle_in,
    both,
    dying,
    gone,
    marking,
    no_tsar,
    order_rolled,
    siege,
    standing,
    taking,
    war_of,
)
from tests.games.smuta.table import MOSCOW, NOBLES, REBEL, SHUISKY, number, put, who
from tests.games.smuta.track import spring

FIELD = both(standing("fedor_mstislavsky", "kozelsk"), armed("ivan_bolotnikov", mounted_cossack=3, foot_cossack=2))
STORM = standing("fedor_mstislavsky", "tula")
UNDER_SIEGE = both(STORM, marking("fedor_mstislavsky", SIEGE_LAID))


def dealt_to(kind: str, seat: int) -> Change:
    """The other side holds the card instead."""

    def change(state: Smuta) -> None:
        for card in state.parts.cards.copies[number("card_kind", kind)]:
            if state.cards[card] >= 0:
                state.cards[card] = seat

    return change


def surrounded(state: Smuta) -> None:
    for name, point in (("vasily_golitsyn", "kaluga"), ("istoma_pashkov", "bryansk"), ("false_dmitry_1", "vyazma")):
        put(state, name, point, {"reiters": 1})
    for name, point in (("petr_basmanov", "orel"), ("fedor_sheremetev", "mozhaysk"), ("boris_lykov", "roslavl")):
        put(state, name, point, {"reiters": 1}, owner=MOSCOW)


def starving(state: Smuta) -> None:
    state.effects = [(NO_RECRUITING, who("vasily_golitsyn"), 1, UNTIL_SEASON)]


def first_anyway(state: Smuta) -> None:
    state.first = NOBLES


def poles(state: Smuta) -> None:
    put(state, "roman_rozynski", "kozelsk", {"reiters": 3}, owner=SHUISKY)
    gone("fedor_mstislavsky")(state)


def unlay(state: Smuta) -> None:
    """The fortress is stormed without a Siege marker."""
    state.marks[who("fedor_mstislavsky")] &= ~SIEGE_LAID


def shut_in(state: Smuta) -> None:
    """The commander is inside a fortress, with an enemy before it."""
    marking("vasily_golitsyn", INSIDE)(state)
    standing("istoma_pashkov", "moscow")(state)


SCENES: dict[str, Scene] = {
    "ambush": Scene(
        REBEL,
        may_only_stand,
        dealt_to("ambush", SHUISKY),
        before=FIELD,
        begin=battle_in("attack_declared"),
        foe=SHUISKY,
    ),
    "stealthy_withdrawal": Scene(
        SHUISKY, slips_away, surrounded, before=FIELD, begin=battle_in("attack_declared"), foe=REBEL
    ),
    "cavalry_charge": Scene(
        REBEL,
        record(br.MELEE_DIE, br.ATTACKER, 1),
        armed("ivan_bolotnikov", foot_cossack=4),
        before=FIELD,
        begin=battle_in("round_start"),
        foe=SHUISKY,
    ),
    "volley": Scene(
        REBEL,
        record(br.FIRE_DIE, br.ATTACKER, 1),
        armed("ivan_bolotnikov", mounted_cossack=4),
        before=FIELD,
        begin=battle_in("round_start"),
        foe=SHUISKY,
    ),
    "damp_powder": Scene(
        REBEL,
        record(br.FIRE_HALVED, br.DEFENDER, 1),
        dealt_to("damp_powder", NOBLES),
        before=FIELD,
        begin=battle_in("round_start"),
        foe=SHUISKY,
    ),
    "gulyay_gorod": Scene(
        REBEL,
        record(br.MELEE_DIE, br.DEFENDER, -1),
        armed("ivan_bolotnikov", mounted_cossack=4),
        before=FIELD,
        begin=battle_in("round_start"),
        foe=SHUISKY,
    ),
    "field_treason": Scene(
        REBEL,
        lost_a_noble,
        armed("fedor_mstislavsky", reiters=3),
        after=("2 lose fedor_mstislavsky noble_cavalry",),
        before=FIELD,
        begin=battle_in("round_start"),
        foe=SHUISKY,
    ),
    "panic": Scene(
        REBEL,
        panicked,
        dealt_to("panic", SHUISKY),
        dice=(4,),
        before=both(FIELD, armed("fedor_mstislavsky", mounted_cossack=5), armed("ivan_bolotnikov", mounted_cossack=5)),
        begin=battle_in("round_end", (6, 1), ahead=20),
        foe=SHUISKY,
    ),
    "pursuit": Scene(
        REBEL,
        pursued,
        armed("ivan_bolotnikov", foot_cossack=4),
        dice=(4,),
        after=("4 lose fedor_mstislavsky noble_cavalry", "4 lose fedor_mstislavsky noble_cavalry"),
        before=FIELD,
        begin=battle_in("battle_won", gives_up=True),
        foe=SHUISKY,
        left=("fedor_mstislavsky", "track"),
    ),
    "orderly_retreat": Scene(
        SHUISKY,
        retreated,
        surrounded,
        before=FIELD,
        begin=battle_in("battle_lost", gives_up=True),
        foe=REBEL,
        left=("fedor_mstislavsky", "track"),
    ),
    "fortune_of_war": Scene(
        REBEL,
        threw_again,
        dealt_to("fortune_of_war", NOBLES),
        dice=(6,),
        before=FIELD,
        begin=battle_in("battle_roll", (1, 3)),
        foe=SHUISKY,
    ),
    "precedence_quarrel": Scene(
        REBEL, fixed_tactics, poles, dice=(3, 3), before=FIELD, begin=battle_in("battle_start"), foe=SHUISKY
    ),
    "sapping": Scene(
        SHUISKY,
        stormed(4, 5),
        unlay,
        dice=(4,),
        before=UNDER_SIEGE,
        begin=siege,
        foe=MOSCOW,
    ),
    "sally": Scene(
        MOSCOW,
        sallied,
        dealt_to("sally", SHUISKY),
        dice=(5,),
        before=both(STORM, armed("fedor_mstislavsky", town_streltsy=3)),
        begin=siege,
        foe=SHUISKY,
    ),
    "full_treasury": Scene(MOSCOW, recruits_with(2 + 3), starving, dice=(2,), begin=taking("vasily_golitsyn")),
    "tsars_treasury": Scene(MOSCOW, recruits_with(2 + 4), no_tsar, dice=(2,), begin=taking("vasily_golitsyn")),
    "forced_march": Scene(
        MOSCOW,
        marches_three,
        shut_in,
        words=("aim vasily_golitsyn",),
        begin=taking("vasily_golitsyn"),
    ),
    "mud": Scene(
        REBEL,
        slowed,
        at_cell(spring(1607) + 1),
        words=("aim fedor_mstislavsky",),
        begin=war_of(SHUISKY),
        foe=SHUISKY,
        cell=spring(1607),
    ),
    "miraculous_escape": Scene(
        SHUISKY,
        saved,
        dealt_to("miraculous_escape", NOBLES),
        begin=dying("fedor_mstislavsky", MOSCOW),
        foe=MOSCOW,
        left=("fedor_mstislavsky", "out"),
    ),
    "forestalling": Scene(NOBLES, goes_first, first_anyway, begin=order_rolled),
}
