"""Conditions of cards (SMU-CRD-18). All of them read public facts only, so a legal play never depends on a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prestol.games.smuta import battle_record as br
from prestol.games.smuta import vocabulary as vo
from prestol.games.smuta.battle_force import force_of, force_size
from prestol.games.smuta.card_parts import Condition
from prestol.games.smuta.entry_places import has_open_commander
from prestol.games.smuta.field import controller, is_detachment, place_of, tsar_party
from prestol.games.smuta.parts import (
    ACCUSED,
    ARTILLERY,
    CAMP,
    FALSE_DMITRY,
    FIGURES,
    NOBODY,
    NONE,
    NOT_YET,
    OUT,
    PERSONS,
    POINTS,
    PRETENDER,
    SEASONS,
    UNIT_KINDS,
)
from prestol.games.smuta.sieges import WITH_MARKER
from prestol.games.smuta.standing import is_present, legitimacy, pretenders
from prestol.games.smuta.swedes import NO_CASE, intervention_case, is_swede_in_reserve
from prestol.games.smuta.withdrawal import ways_out

if TYPE_CHECKING:
    from prestol.games.smuta.state import Smuta

# Bits of `vocabulary.TRAITS`.
CAVALRY: Final = 1
INFANTRY: Final = 2
GUNS: Final = 4
FIRE2: Final = 8

NEAR_MOSCOW: Final = 2
"""Points from Moscow at which a pretender is near."""
FIRST_TWICE: Final = 1607
"""The year from which a second False Dmitry may appear beside another."""


def holds(s: Smuta, seat: int, condition: Condition, target: int, is_point: bool) -> bool:
    """Whether a condition holds for a player; `target` is what his first slot names, NONE before that."""
    code, value = condition.code, condition.value
    if code >= vo.FORCE_HAS:
        return holds_in_fight(s, seat, condition)
    if code == vo.YEAR_MIN:
        return s.parts.figures.first_year + s.now // SEASONS >= value
    if code == vo.SEASON_IN:
        return value >> s.now % SEASONS & 1 == 1
    if code == vo.CONTROLS_TSAR:
        return tsar_party(s) == seat
    if code == vo.ENEMY_TSAR:
        return tsar_party(s) not in (NOBODY, seat)
    if code == vo.CONTROLS_POINT:
        return s.control[value] == seat
    if code == vo.PEACE_NOT_PLAYED:
        return s.peace == NOBODY
    if code == vo.SWEDES_IN_RESERVE:
        return is_swede_in_reserve(s)
    if code == vo.SWEDISH_INTERVENTION_ALLOWED:
        return intervention_case(s) != NO_CASE
    if code == vo.LEGITIMACY_NOT_BELOW_TARGET:
        return target == NONE or legitimacy(s, seat) >= legitimacy_against(s, target, is_point)
    if code == vo.MARKER_FREE:
        return is_marker_free(s, value)
    return holds_for_persons(s, seat, code, value)


def holds_for_persons(s: Smuta, seat: int, code: int, value: int) -> bool:
    if code == vo.OWN_PRETENDER:
        return own_pretender_within(s, seat, POINTS)
    if code == vo.OWN_PRETENDER_NEAR_MOSCOW:
        return own_pretender_within(s, seat, NEAR_MOSCOW)
    if code == vo.PERSONAGE_FREE:
        return s.at[value] == NOT_YET
    if code == vo.PRETENDERS_BELOW:
        return pretenders(s) < value
    if code == vo.FIELD_COMMANDER:
        return has_open_commander(s, seat)
    return is_false_dmitry_allowed(s, seat)


def legitimacy_against(s: Smuta, target: int, is_point: bool) -> int:
    """The legitimacy of the party that a target belongs to; 0 for nobody's."""
    owner = controller(s, target) if is_point else s.owner[target]
    return legitimacy(s, owner) if owner != NOBODY else 0


def own_pretender_within(s: Smuta, seat: int, distance: int) -> bool:
    """Whether a pretender of a party, not on the track, is so near to Moscow; POINTS asks for one anywhere."""
    land = s.parts.land
    for who, marks in enumerate(s.marks):
        if marks & PRETENDER != 0 and s.owner[who] == seat and is_present(s, who):
            place = place_of(s, who)
            if distance == POINTS or (place >= 0 and land.distance[place][land.moscow] <= distance):
                return True
    return False


def is_false_dmitry_allowed(s: Smuta, seat: int) -> bool:
    """One is still to come, the player has none, and before 1607 nobody has."""
    early = s.parts.figures.first_year + s.now // SEASONS < FIRST_TWICE
    for who, tags in enumerate(s.parts.people.tags):
        in_play = tags & FALSE_DMITRY != 0 and s.at[who] not in (NOT_YET, OUT)
        if in_play and (early or s.owner[who] == seat):
            return False
    return next_false_dmitry(s) != NONE


def next_false_dmitry(s: Smuta) -> int:
    """The first of the later ones that has not entered the game, or NONE."""
    for who in s.parts.people.false_dmitries:
        if s.at[who] == NOT_YET:
            return who
    return NONE


def is_marker_free(s: Smuta, marker: int) -> bool:
    """SMU-R-53: whether a counter of a marker is left."""
    figures = s.parts.figures
    if marker == vo.FORTRESS_MARKER:
        return sum(s.walled) < figures.fortress_markers
    if marker == vo.ACCUSATION_MARKER:
        return marked(s, ACCUSED) < figures.accusation_markers
    if marker == vo.CAMP_MARKER:
        return marked(s, CAMP) < figures.camp_markers
    if marker == vo.PRETENDER_MARKER:
        return pretenders(s) < figures.pretender_markers
    if marker == vo.VERDICT_MARKER:
        return s.verdict == NOBODY
    return s.peace == NOBODY


def marked(s: Smuta, mark: int) -> int:
    """How many figures bear a mark."""
    count = 0
    for marks in s.marks:
        if marks & mark != 0:
            count += 1
    return count


def marked_persons(s: Smuta, seat: int, mark: int) -> list[int]:
    """The persons of a party in play, not on the track, who bear a mark."""
    bearers = [who for who in range(PERSONS) if s.marks[who] & mark != 0]
    return [who for who in bearers if s.owner[who] == seat and is_present(s, who)]


# --- in a battle or a siege


def holds_in_fight(s: Smuta, seat: int, condition: Condition) -> bool:
    code = condition.code
    if code == vo.SIEGE_MARKER_IN_USE:
        return is_marker_in_use(s)
    side = br.side_of(s, seat)
    if side == NOBODY:
        return False
    foe = 1 - side
    if code == vo.FORCE_HAS:
        return has_any(s, side, condition)
    if code == vo.FOE_HAS:
        return has_any(s, foe, condition)
    if code == vo.FOE_UNITS_LEFT:
        return force_size(s, foe) > 0
    if code == vo.FOE_NATIONALITY:
        return condition.value >> s.parts.people.nation[s.battle[br.LEADER + foe]] & 1 == 1
    if code == vo.FOE_LOST_MORE:
        return s.battle[br.LOST + foe] > s.battle[br.LOST + side]
    if code == vo.UNITS_LEFT:
        return force_size(s, side) > 0
    if code == vo.NOT_ROUTED:
        return s.battle[br.ROUTED + side] == 0
    return bool(ways_out(s, side))


def is_marker_in_use(s: Smuta) -> bool:
    """Whether the siege roll at hand is made with a Siege marker laid on the fortress."""
    return bool(s.siege) and s.siege[WITH_MARKER] != 0


def has_any(s: Smuta, side: int, condition: Condition) -> bool:
    """Whether a force has a unit of one of the kinds or traits that a condition names."""
    for piece in force_of(s, side):
        if s.at[piece] < 0:
            continue
        if is_detachment(piece):
            if detachment_fits(s, piece, condition):
                return True
            continue
        for kind in range(UNIT_KINDS):
            if s.units[piece * UNIT_KINDS + kind] > 0 and kind_fits(s, kind, condition):
                return True
        for one in range(PERSONS, FIGURES):
            if s.host[one] == piece and detachment_fits(s, one, condition):
                return True
    return False


def kind_fits(s: Smuta, kind: int, condition: Condition) -> bool:
    units = s.parts.units
    if condition.kinds >> kind & 1 == 1:
        return True
    traits = 0
    if units.cavalry[kind]:
        traits |= CAVALRY
    elif kind == ARTILLERY:
        traits |= GUNS
    else:
        traits |= INFANTRY
    if units.fire[kind] >= 2:
        traits |= FIRE2
    return traits & condition.traits != 0


def detachment_fits(s: Smuta, who: int, condition: Condition) -> bool:
    people = s.parts.people
    traits = CAVALRY if people.cavalry[who] else INFANTRY
    if people.fire[who] >= 2:
        traits |= FIRE2
    return traits & condition.traits != 0
