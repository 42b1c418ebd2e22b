"""Effects and prices that the rules could not carry out where they stand: refused, so that nothing is read over."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec

from prestol.engine.errors import ContentError
from prestol.games.rurik.edge.schema import Cell, RurikContent
from prestol.games.rurik.edge.vocabulary import Effect

COINS = ("coin",)
GAINS = ("gain",)
ABILITY_FIELDS: dict[str, tuple[str, ...]] = {
    "escort": ("max_troops",),
    "attack_bonus": ("reveal", "steal_coin"),
    "flat_point_cost": ("tax", "build"),
    "move_enemy": ("owner_effect",),
    "rebel_friend": ("on_defeat_rebel",),
}


def check_effects(content: RurikContent) -> None:
    """Raise ContentError at the first word that has no meaning where it stands."""
    check_prices(content)
    check_rewards(content)
    for where, effect in acting_effects(content):
        require_use(effect.reveal == 0 or effect.points.attack > 0, where, "effect", "reveal")
    for mat in content.mat:
        for column in (mat.attack_move, mat.build, mat.tax):
            for cell in column:
                check_cell(f"rebellion.toml: mat '{mat.id}'", cell)


def require_use(holds: bool, where: str, field: str, word: str) -> None:
    if not holds:
        raise ContentError("rurik-fault-use", where=where, field=field, word=word)


def allow_only(thing: msgspec.Struct, allowed: Collection[str], where: str, field: str) -> None:
    """Refuse fields that say something beyond those that are allowed."""
    for one in msgspec.structs.fields(type(thing)):
        if one.name not in allowed:
            require_use(getattr(thing, one.name) == one.default, where, field, one.name)


def check_prices(content: RurikContent) -> None:
    """RUR-ACT-07, RUR-ADD-07: spaces and scheme cards cost coins, tokens cost two goods; only tokens say `one_of`."""
    for slot in content.strategy_slot:
        allow_only(slot.cost, COINS, f"strategy.toml: strategy_slot '{slot.id}'", "cost")
    for card in content.scheme:
        allow_only(card.cost, COINS, f"schemes.toml: scheme '{card.id}'", "cost")
    for token in content.conversion:
        allow_only(token.cost, ("one_of", "any_goods"), f"pieces.toml: conversion '{token.id}'", "cost")
    for deed in content.deed:
        require_use(not deed.cost.one_of, f"deeds.toml: deed '{deed.id}'", "cost", "one_of")


def check_rewards(content: RurikContent) -> None:
    """RUR-ATK-02, RUR-LDR: rebels and pushes bring coins and goods; an ability has the figures of its kind."""
    for table, rewards in (("rebel", content.rebel), ("reward", content.reward)):
        for reward in rewards:
            allow_only(reward.effect, GAINS, f"rebels.toml: {table} '{reward.id}'", "effect")
    for leader in content.leader:
        where, ability = f"pieces.toml: leader '{leader.id}'", leader.ability
        for name in ("max_troops", "reveal", "steal_coin", "tax", "build"):
            mine = name in ABILITY_FIELDS.get(ability.kind, ())
            require_use(mine or getattr(ability, name) == 0, where, "ability", name)
        mine = ability.kind == "rebel_friend"
        require_use(mine or not ability.on_defeat_rebel, where, "ability", "on_defeat_rebel")
        require_use(ability.kind == "move_enemy" or ability.owner_effect == Effect(), where, "ability", "owner_effect")
        allow_only(ability.owner_effect, GAINS, where, "owner_effect")


def acting_effects(content: RurikContent) -> Iterator[tuple[str, Effect]]:
    """Effects that players carry out, with where they stand."""
    for slot in content.strategy_slot:
        yield f"strategy.toml: strategy_slot '{slot.id}'", slot.effect
    for card in content.scheme:
        yield f"schemes.toml: scheme '{card.id}'", card.effect
    for deed in content.deed:
        yield f"deeds.toml: deed '{deed.id}'", deed.effect
    for token in content.conversion:
        yield f"pieces.toml: conversion '{token.id}'", token.effect


def check_cell(where: str, cell: Cell) -> None:
    """RUR-SOL-25, RUR-SOL-26: coins, points of the main action or moves, and for attacks fewer cards."""
    allow_only(cell.effect, ("gain", "points", "reveal"), where, "effect")
    allow_only(cell.effect.gain, COINS, where, "gain")
    allow_only(cell.effect.points, ("move", cell.trigger), where, "points")
    require_use(cell.effect.reveal == 0 or cell.trigger == "attack", where, "effect", "reveal")
