"""What a person changes on the table, carried out in the position of the companion."""

from __future__ import annotations

from prestol.engine.errors import PrestolError
from prestol.games.rurik.attack import raise_war, steal
from prestol.games.rurik.edge.companion_entries import Change
from prestol.games.rurik.parts import GOODS, KINDS, NOBODY, NOWHERE, REBELLION, REGIONS
from prestol.games.rurik.rule import occupies
from prestol.games.rurik.state import Rurik
from prestol.games.rurik.stock import first_to_go, take_figure

PLAYER = 0
SIDES = {"troop": PLAYER, "rebel": REBELLION}
CHIEFS = {"leader": PLAYER, "sviatopolk": REBELLION}
KIND_NAMES = ("church", "market", "stronghold")


def index(s: Rurik, domain: str, word: str) -> int:
    """The number of a thing that an entry names."""
    known = s.game.notation.domains[domain]
    if word not in known:
        raise PrestolError("companion-fault-word", word=word, known=", ".join(known))
    return known.index(word)


def region_of(s: Rurik, word: str) -> int:
    region = index(s, "region", word)
    if region not in s.regions:
        raise PrestolError("companion-fault-region", region=named(s, region))
    return region


def named(s: Rurik, region: int) -> PrestolError:
    """The name of a region for an error: what an error mentions is said in the language of the error."""
    return PrestolError(f"rurik-region-{s.game.notation.word('region', region)}")


def carry_out(s: Rurik, changes: list[Change]) -> None:
    """All changes together: only what they lead to must be possible, not what lies between."""
    for change in changes:
        apply(s, change)
    check(s)
    wrong = s.game.complaint(s)
    if wrong is not None:
        raise PrestolError("companion-fault-table", why=wrong)


def apply(s: Rurik, change: Change) -> None:
    what, by = change.what, change.by
    if by == 0:
        raise PrestolError("companion-fault-nothing")
    if what in ("war", "their_war"):
        s.war[PLAYER if what == "war" else REBELLION] += by
    elif what == "coin":
        s.coins[REBELLION] += by
    elif what == "their_good":
        s.goods[REBELLION * GOODS + index(s, "good", change.good)] += by
    else:
        apply_in(s, change, region_of(s, change.region))


def apply_in(s: Rurik, change: Change, region: int) -> None:
    """A change of what stands or lies in a region."""
    what, by = change.what, change.by
    if what in SIDES:
        s.troops[SIDES[what] * REGIONS + region] += by
        s.troop_supply[SIDES[what]] -= by
    elif what in CHIEFS:
        put_chief(s, CHIEFS[what], region, by)
    elif what == "neutral":
        s.neutrals[region] += by
    elif what == "good":
        lay_good(s, region, by)
    elif what == "attack":
        attack(s, region, by)
    else:
        own = not what.startswith("their_")
        put_building(s, PLAYER if own else REBELLION, KIND_NAMES.index(what.removeprefix("their_")), region, by)


def put_chief(s: Rurik, side: int, region: int, by: int) -> None:
    """The leader stands here now, wherever he was; or he leaves the map."""
    if by > 0:
        s.leader_at[side] = region
    elif s.leader_at[side] == region:
        s.leader_at[side] = NOWHERE
    else:
        raise PrestolError("companion-fault-leader", region=named(s, region))


def lay_good(s: Rurik, region: int, by: int) -> None:
    if (s.stocked[region] == 1) == (by > 0):
        raise PrestolError("companion-fault-good" if by < 0 else "companion-fault-stocked", region=named(s, region))
    s.stocked[region] = 1 if by > 0 else 0


def put_building(s: Rurik, side: int, kind: int, region: int, by: int) -> None:
    at = region * KINDS + kind
    if by > 0 and s.buildings[at] != NOBODY:
        raise PrestolError("companion-fault-built", region=named(s, region))
    if by < 0 and s.buildings[at] != side:
        raise PrestolError("companion-fault-not-built", region=named(s, region))
    s.buildings[at] = side if by > 0 else NOBODY
    s.building_supply[side * KINDS + kind] -= 1 if by > 0 else -1


def attack(s: Rurik, region: int, times: int) -> None:
    """RUR-SOL-13: what attacks of the person do to the Rebellion; the loss checks are made on the table."""
    if times < 0:
        raise PrestolError("companion-fault-struck", region=named(s, region))
    for _ in range(times):
        if not occupies(s, REBELLION, region):
            raise PrestolError("companion-fault-nobody", region=named(s, region))
        take_figure(s, REBELLION, first_to_go(s, REBELLION, region), region)
        raise_war(s, PLAYER)
        steal(s, PLAYER, REBELLION, region)


def check(s: Rurik) -> None:
    """The sentence for what goes wrong most easily, before the rules complain in theirs."""
    for region in s.regions:
        few = s.neutrals[region] < 0 or any(s.troops[side * REGIONS + region] < 0 for side in range(s.sides))
        if few:
            raise PrestolError("companion-fault-too-few", region=named(s, region))
    for side in range(s.sides):
        if s.troop_supply[side] < 0:
            raise PrestolError("companion-fault-supply" if side == PLAYER else "companion-fault-their-supply")
    if min(s.building_supply) < 0:
        raise PrestolError("companion-fault-buildings")
    if min(s.coins) < 0 or min(s.goods) < 0 or min(s.war) < 0:
        raise PrestolError("companion-fault-stock")
