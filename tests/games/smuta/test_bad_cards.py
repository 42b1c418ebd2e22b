"""Damaged cards: a word that the rules do not know, or could not carry out where it stands, is named."""

from __future__ import annotations

from typing import get_args

from prestol.games.smuta import parts, vocabulary
from prestol.games.smuta.edge.vocabulary import (
    CONDITION_FIELDS,
    OPERATION_FIELDS,
    Condition,
    ConditionKind,
    Operation,
    OperationKind,
    Role,
    Tag,
    Window,
)
from tests.games.damage import Damages, both, each_is_named, swap

DAGGER_1 = '{id = "dagger_1", window = "card_announced", only_against = ["spies"], effects = [{op = "cancel"}]}'
FREE_COSSACKS = 'effects = [{op = "add_units", to = "a", units = {cossack = 2}}]'
VOLLEY = 'requires = [{cond = "force_has", any = ["fire2"]}]'
HALVED = 'effects = [{op = "battle_mod", side = "foe", phase = "fire", factor = 0.5, until = "round"}]'
CONSPIRATORS = 'family = "party"\nnumbers = [124]'
ROUT = '{min = 4, do = [{op = "lose_battle", side = "foe"}]}'
ORDNANCE = '[{op = "add_siege", to = "a"}]]},\n'
UPRISING = '{op = "capture_if_present", point = "moscow"}'


UNKNOWN: Damages = {
    "an unknown operation": (
        swap("cards.toml", FREE_COSSACKS, FREE_COSSACKS.replace("add_units", "dance")),
        ["cards.toml", "card_kind 'free_cossacks'", "effects[0].op", "dance"],
    ),
    "an unknown operation inside a roll": (
        swap("cards.toml", '{op = "defect", who = "a"}', '{op = "dance", who = "a"}'),
        ["cards.toml", "card_kind 'voivode_defects'", "effects[0].on[0].do[0].op", "dance"],
    ),
    "an unknown field of an operation": (
        swap("cards.toml", FREE_COSSACKS, FREE_COSSACKS.replace("to =", "onto =")),
        ["cards.toml", "card_kind 'free_cossacks'", "effects[0].onto"],
    ),
    "an unknown condition": (
        swap("cards.toml", VOLLEY, VOLLEY.replace("force_has", "good_weather")),
        ["cards.toml", "card_kind 'volley'", "requires[0].cond", "good_weather"],
    ),
    "an unknown trait": (swap("cards.toml", VOLLEY, VOLLEY.replace("fire2", "wings")), ["card_kind 'volley'", "wings"]),
    "an unknown target": (
        swap("cards.toml", 'what = "tsar"', 'what = "queen"', 2),
        ["cards.toml", "card_kind 'sudden_death'", "targets[0].what", "queen"],
    ),
    "an unknown side": (
        swap("cards.toml", 'what = "party", side = "enemy"', 'what = "party", side = "left"'),
        ["card_kind 'intercepted_courier'", "targets[0].side", "left"],
    ),
    "an unknown filter of targets": (
        swap("cards.toml", "where = {owner_absent = true}", "where = {asleep = true}"),
        ["card_kind 'town_unrest'", "targets[0].where.asleep"],
    ),
    "an unknown place": (
        swap("cards.toml", 'at = ["poland_border"]', 'at = ["moon"]'),
        ["card_kind 'hussar_banners'", "targets.where", "'moon'"],
    ),
    "an unknown window": (
        swap("cards.toml", 'windows = ["person_dying"]', 'windows = ["dinner"]'),
        ["card_kind 'miraculous_escape'", "windows[0]", "dinner"],
    ),
    "an unknown tag": (
        swap("cards.toml", 'tags = ["church"]', 'tags = ["temple"]', 3),
        ["card_kind 'miracle_icon'", "tags[0]", "temple"],
    ),
    "an unknown role": (
        swap("cards.toml", 'role = "besieger"', 'role = "cook"'),
        ["card_kind 'sapping'", "role", "cook"],
    ),
    "an unknown marker": (
        swap("cards.toml", 'marker = "fortress"', 'marker = "flag"', 2),
        ["card_kind 'stockade'", "marker", "flag"],
    ),
    "an unknown field of a card": (
        swap("cards.toml", 'id = "spies"', 'id = "spies"\nweight = 3'),
        ["cards.toml", "card_kind 'spies'", "weight"],
    ),
}
CARDS: Damages = {
    "an operation without its field": (
        swap("cards.toml", FREE_COSSACKS, FREE_COSSACKS.replace('to = "a", ', "")),
        ["cards.toml: card_kind 'free_cossacks'", "effects.add_units", "'to'"],
    ),
    "an operation with the field of another": (
        swap("cards.toml", FREE_COSSACKS, FREE_COSSACKS.replace('to = "a"', 'to = "a", die = 1')),
        ["cards.toml: card_kind 'free_cossacks'", "effects.add_units", "'die'"],
    ),
    "two fields of which one is enough": (
        swap("cards.toml", 'dice = "1d3", choose = "owner"}]', 'dice = "1d3", n = 1, choose = "owner"}]', 2),
        ["card_kind 'pursuit'", "effects.lose_units", "'n / dice'"],
    ),
    "a condition without its field": (
        swap("cards.toml", VOLLEY, 'requires = [{cond = "force_has"}]'),
        ["card_kind 'volley'", "requires.force_has", "'any'"],
    ),
    "a condition with the field of another": (
        swap("cards.toml", VOLLEY, 'requires = [{cond = "force_has", any = ["fire2"], year = 1606}]'),
        ["card_kind 'volley'", "requires.force_has", "'year'"],
    ),
    "a slot that is not there": (
        swap("cards.toml", FREE_COSSACKS, FREE_COSSACKS.replace('to = "a"', 'to = "b"')),
        ["card_kind 'free_cossacks'", "effects.add_units", "'b'"],
    ),
    "a person who is not there": (
        swap("cards.toml", 'who = "kuzma_minin", attach', 'who = "kuzma_major", attach'),
        ["card_kind 'kuzma_minin'", "effects.enter_personage", "'kuzma_major'"],
    ),
    "a commander as a personage": (
        swap("cards.toml", 'who = "filaret", attach', 'who = "evert_horn", attach'),
        ["card_kind 'filaret'", "effects.enter_personage", "'evert_horn'"],
    ),
    "a point that is not there": (
        swap("cards.toml", UPRISING, UPRISING.replace("moscow", "rome")),
        ["card_kind 'moscow_uprising'", "effects.capture_if_present", "'rome'"],
    ),
    "a third of the strength": (
        swap("cards.toml", HALVED, HALVED.replace("0.5", "0.3")),
        ["card_kind 'damp_powder'", "effects.battle_mod", "'0.3'"],
    ),
    "an effect that lasts too long": (
        swap("cards.toml", HALVED, HALVED.replace("round", "year")),
        ["card_kind 'damp_powder'", "effects.battle_mod", "'year'"],
    ),
    "a filter that fits no point": (
        swap("cards.toml", "where = {owner_absent = true}", "where = {alone = true}"),
        ["card_kind 'town_unrest'", "targets.where", "'alone'"],
    ),
    "a filter that fits no army": (
        swap("cards.toml", 'at = ["poland_border"]', "nobody_inside = true"),
        ["card_kind 'hussar_banners'", "targets.where", "'nobody_inside'"],
    ),
    "a window for a card that is not instant": (
        swap("cards.toml", "numbers = [85]\n", 'numbers = [85]\nwindows = ["round_start"]\n'),
        ["card_kind 'chancery_clerks'", "windows", "'round_start'"],
    ),
    "a card of a party that is none": (
        swap("cards.toml", CONSPIRATORS, CONSPIRATORS.replace("party", "combat")),
        ["card_kind 'boyar_conspirators'", "family"],
    ),
    "a mode against a card that is not there": (
        swap("cards.toml", DAGGER_1, DAGGER_1.replace('"spies"', '"ghosts"')),
        ["card_kind 'dagger'", "only_against", "'ghosts'"],
    ),
    "modes in other windows": (
        swap("cards.toml", 'windows = ["card_announced", "own_political"]', 'windows = ["card_announced"]'),
        ["card_kind 'dagger'", "windows"],
    ),
    "nothing that a card does": (
        swap("cards.toml", 'effects = [{op = "reroll"}]\n', ""),
        ["card_kind 'fortune_of_war'", "effects or modes"],
    ),
    "a branch without a test": (
        swap("cards.toml", ROUT, ROUT.replace("min = 4, ", "")),
        ["card_kind 'panic'", "effects.roll", "'on'"],
    ),
    "a choice beside something else": (
        swap("cards.toml", ORDNANCE, ORDNANCE + '    {op = "draw", n = 1},\n'),
        ["card_kind 'sovereigns_ordnance'", "effects", "'choice'"],
    ),
    "a number that two cards have": (
        swap("cards.toml", "numbers = [124]", "numbers = [123]"),
        ["card_kind", "1 to 124"],
    ),
    "a card more than the box has": (
        swap("cards.toml", "numbers = [124]", "numbers = [124, 125]"),
        ["game.toml: counts", "game_cards", "125"],
    ),
    "a card without numbers": (
        both(
            swap("cards.toml", "numbers = [124]", "numbers = []"),
            swap("cards.toml", "numbers = [1, 2, 3, 4, 5]", "numbers = [1, 2, 3, 4, 5, 124]"),
            swap("game.toml", "nobles = [124]", "nobles = []"),
            swap("game.toml", "120, 124]", "120]", 2),
        ),
        ["card_kind 'boyar_conspirators'", "numbers"],
    ),
}
DAMAGES = UNKNOWN | CARDS

test_damaged_cards_are_named = each_is_named("smuta", DAMAGES)


def test_the_content_speaks_the_words_that_the_rules_number() -> None:
    for words in (get_args(ConditionKind), get_args(OperationKind)):
        assert [getattr(vocabulary, word.upper()) for word in words] == list(range(len(words)))
    assert get_args(Tag) == vocabulary.TAGS
    assert get_args(Role) == vocabulary.ROLES
    assert [getattr(parts, word.upper()) for word in get_args(Window)] == list(range(parts.WINDOW_KINDS))


def test_every_word_that_needs_a_field_is_a_word_and_every_field_is_needed_somewhere() -> None:
    assert set(CONDITION_FIELDS) <= set(get_args(ConditionKind))
    assert set(OPERATION_FIELDS) <= set(get_args(OperationKind))
    for fields, record, own in ((CONDITION_FIELDS, Condition, "cond"), (OPERATION_FIELDS, Operation, "op")):
        named = {name for entry in fields.values() for one in entry for name in one.rstrip("?").split("|")}
        assert named | {own} == set(record.__struct_fields__)
