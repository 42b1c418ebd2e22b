"""Damaged content: each mistake is one sentence that names the file, the record and the field."""

from __future__ import annotations

from tests.games.damage import Damages, add, both, cut, drop, each_is_named, swap

MUSTER_A = 'id = "muster_a"\nname_ru = "Призыв 1"\nname_en = "Muster 1"\neffect = {points = {muster = 1}}'
MARKET_DAY = 'require = [{kind = "buildings_distinct_goods", building = "market", count = 3}]'
BUILD_CELL = '{trigger = "build", effect = {points = {build = 1}}, covered = true}'
SLOT = 'id = "p12_muster_1"'
ORDER_1 = 'region_order = ["kiev", "volyn", "pereyaslavl", '
AZOV = 'neighbors = ["galich", "kiev", "murom", "peresech", "pereyaslavl"]\ncapital = false'
AZOV_TOKEN = 'id = "brown_azov"\nname_ru = "Жетон товара (рыба)"\nname_en = "Goods token (fish)"\ncolor = "brown"'
LAST_ROUND = "advisors_by_round = [[1, 2, 4, 5], [1, 2, 4, 5], [1, 2, 2, 4, 5], [1, 2, 2, 3, 4, 5]]"


UNKNOWN: Damages = {
    "an unknown operation": (
        swap("schemes.toml", MUSTER_A, MUSTER_A.replace("points = {muster = 1}", "dance = 1")),
        ["schemes.toml", "scheme 'muster_a'", "effect.dance"],
    ),
    "unknown points": (
        swap("schemes.toml", "points = {muster = 1}", "points = {sing = 1}"),
        ["schemes.toml", "scheme 'muster_a'", "sing"],
    ),
    "an unknown field of a card": (
        swap("schemes.toml", 'id = "muster_a"', 'id = "muster_a"\nweight = 3'),
        ["schemes.toml", "scheme 'muster_a'", "weight"],
    ),
    "a figure that is no number": (
        swap("deeds.toml", "vp = 2", 'vp = "two"'),
        ["deeds.toml", "deed 'market_day'", "vp"],
    ),
    "a figure below nothing": (swap("deeds.toml", "vp = 2", "vp = -2"), ["deeds.toml", "deed 'market_day'", "vp"]),
    "a figure too large": (
        swap("schemes.toml", "points = {muster = 1}", "points = {muster = 99}"),
        ["schemes.toml", "scheme 'muster_a'", "muster"],
    ),
    "an unknown requirement": (
        swap("deeds.toml", MARKET_DAY, MARKET_DAY.replace("buildings_distinct_goods", "good_weather")),
        ["deeds.toml", "deed 'market_day'", "require"],
    ),
    "an unknown building": (
        swap("deeds.toml", MARKET_DAY, MARKET_DAY.replace('"market"', '"tavern"')),
        ["deeds.toml", "deed 'market_day'", "tavern"],
    ),
    "an unknown good": (swap("map.toml", 'good = "wood"', 'good = "beer"'), ["map.toml", "region 'novgorod'", "beer"]),
    "an unknown ability": (
        swap("pieces.toml", 'kind = "escort"', 'kind = "flight"'),
        ["pieces.toml", "leader 'agatha'", "flight"],
    ),
    "an unknown origin of figures": (
        swap("deeds.toml", 'origin = "any"', 'origin = "heaven"'),
        ["deeds.toml", "deed 'victory_march'", "heaven"],
    ),
    "an unknown metric": (
        swap("agendas.toml", 'metric = "coins"', 'metric = "hats"'),
        ["agendas.toml", "agenda 'wealthy'", "deeds_done, fur_honey_total"],
    ),
    "an unknown banner": (
        swap("strategy.toml", 'action = "muster"', 'action = "sleep"'),
        ["strategy.toml", "strategy_slot 'p12_muster_1'", "sleep"],
    ),
    "an unknown trigger": (
        swap("rebellion.toml", 'trigger = "build"', 'trigger = "sleep"'),
        ["rebellion.toml", "mat 'mat_1'", "sleep"],
    ),
    "an unknown advisor": (
        swap("rebellion.toml", 'advisor = "adv_2b"', 'advisor = "adv_9"'),
        ["rebellion.toml", "rebellion_card 'rebellion_01'", "adv_9"],
    ),
    "a missing field": (
        swap("schemes.toml", "loss = false\n", "", 1),
        ["schemes.toml", "scheme 'muster_a'", "loss"],
    ),
    "a missing file": (drop("deeds.toml"), ["deed"]),
    "an id used twice": (
        swap("schemes.toml", 'id = "muster_b"', 'id = "muster_a"'),
        ["schemes.toml: scheme 'muster_a'", "2 times"],
    ),
    "two cards kept": (
        swap("deeds.toml", "scheme = {look = 2, keep = 1}", "scheme = {look = 2, keep = 2}"),
        ["deeds.toml", "deed 'market_day'", "keep"],
    ),
    "a fifth round": (swap("game.toml", "rounds = 4", "rounds = 5"), ["game.toml", "rounds"]),
    "an unknown option": (swap("game.toml", 'id = "church_effect"', 'id = "weather"'), ["option", "each once"]),
    "other values of an option": (
        swap("game.toml", 'values = ["draft", "random"]', 'values = ["draft"]'),
        ["option 'leaders'", "values must be"],
    ),
    "a default that is no value": (
        swap("game.toml", 'default = "draft"', 'default = "never"'),
        ["option 'leaders'", "'never' is not one of its values"],
    ),
}
MISPLACED: Damages = {
    "a scheme card for goods": (
        swap("schemes.toml", "cost = {coin = 1}", "cost = {wood = 1}"),
        ["schemes.toml: scheme 'muster_paid'", "field 'cost'", "'wood'"],
    ),
    "a space for a scheme card": (
        swap("strategy.toml", "cost = {coin = 1}", "cost = {coin = 1, scheme_cards = 1}"),
        ["strategy.toml: strategy_slot 'p12_muster_3'", "field 'cost'", "'scheme_cards'"],
    ),
    "a conversion for coins": (
        swap("pieces.toml", "any_goods = 1}", "any_goods = 1, coin = 1}"),
        ["pieces.toml: conversion 'build'", "field 'cost'", "'coin'"],
    ),
    "a deed for one good of several": (
        swap("deeds.toml", "cost = {}", 'cost = {one_of = ["wood"]}'),
        ["deeds.toml: deed 'market_day'", "field 'cost'", "'one_of'"],
    ),
    "a rebel who brings points": (
        swap("rebels.toml", "effect = {gain = {honey = 1}}", "effect = {points = {move = 1}}"),
        ["rebels.toml: rebel 'rebel_01'", "field 'effect'", "'points'"],
    ),
    "a push that brings points": (
        swap("pieces.toml", "owner_effect = {gain = {coin = 1}}", "owner_effect = {take_deed = 1}"),
        ["pieces.toml: leader 'predslava'", "field 'owner_effect'", "'take_deed'"],
    ),
    "an ability with the figure of another": (
        swap("pieces.toml", 'kind = "muster_adjacent"', 'kind = "muster_adjacent", steal_coin = 1'),
        ["pieces.toml: leader 'maria'", "field 'ability'", "'steal_coin'"],
    ),
    "a troop for who befriends nobody": (
        swap("pieces.toml", 'kind = "points_as"', 'kind = "points_as", on_defeat_rebel = {place_own_troop = 1}'),
        ["pieces.toml: leader 'sudislav'", "field 'ability'", "'on_defeat_rebel'"],
    ),
    "an effect for the owner of nobody": (
        swap("pieces.toml", 'kind = "points_as"', 'kind = "points_as", owner_effect = {gain = {coin = 1}}'),
        ["pieces.toml: leader 'sudislav'", "field 'ability'", "'owner_effect'"],
    ),
    "fewer cards without an attack": (
        swap("schemes.toml", "points = {muster = 1}", "points = {muster = 1}, reveal = -1"),
        ["schemes.toml: scheme 'muster_a'", "field 'effect'", "'reveal'"],
    ),
    "a bonus of another action": (
        swap("rebellion.toml", BUILD_CELL, BUILD_CELL.replace("build = 1", "tax = 1")),
        ["rebellion.toml: mat 'mat_1'", "field 'points'", "'tax'"],
    ),
    "a bonus of goods": (
        swap("rebellion.toml", BUILD_CELL, BUILD_CELL.replace("points = {build = 1}", "gain = {fur = 1}")),
        ["rebellion.toml: mat 'mat_1'", "field 'gain'", "'fur'"],
    ),
    "a bonus of a deed": (
        swap("rebellion.toml", BUILD_CELL, BUILD_CELL.replace("points = {build = 1}", "take_deed = 1")),
        ["rebellion.toml: mat 'mat_1'", "field 'effect'", "'take_deed'"],
    ),
    "fewer cards for building": (
        swap("rebellion.toml", BUILD_CELL, BUILD_CELL.replace("points = {build = 1}", "reveal = -1")),
        ["rebellion.toml: mat 'mat_1'", "field 'effect'", "'reveal'"],
    ),
}
CONTRADICTIONS: Damages = {
    "goods in another order": (swap("pieces.toml", 'id = "wood"', 'id = "oak"'), ["good", "wood, ore, fish"]),
    "a scheme card too many": (swap("game.toml", "scheme_cards = 27", "scheme_cards = 28"), ["scheme", "27", "28"]),
    "a deed card too few": (swap("game.toml", "deed_scheme_cards = 3", "deed_scheme_cards = 4"), ["take a deed", "4"]),
    "a region more for two": (swap("game.toml", "regions_2p = 8", "regions_2p = 9"), ["with 2 players 8 regions"]),
    "a region more in play": (
        swap("game.toml", "regions_in_play = 11", "regions_in_play = 12"),
        ["with 3 players 11 regions"],
    ),
    "an advisor too many": (swap("game.toml", "advisors = 24", "advisors = 25"), ["advisors is 25", "have 24"]),
    "a troop too many": (swap("game.toml", "troops = 48", "troops = 50"), ["troops is 50", "48"]),
    "a building too many": (swap("game.toml", "buildings = 36", "buildings = 35"), ["buildings is 35", "36"]),
    "a church for each more": (
        swap("pieces.toml", "per_player = 3", "per_player = 4"),
        ["buildings_per_type_per_player is 3", "4"],
    ),
    "a church for each less": (
        swap("pieces.toml", "per_player = 3", "per_player = 2"),
        ["buildings is 36", "32"],
    ),
    "markers for three": (swap("game.toml", "claim_markers = 12", "claim_markers = 9"), ["claim_markers is 9", "12"]),
    "war markers for three": (swap("game.toml", "war_markers = 4", "war_markers = 3"), ["war_markers is 3"]),
    "a token too many": (
        swap("game.toml", "conversion_tokens = 8", "conversion_tokens = 9"),
        ["conversion_tokens is 9", "8"],
    ),
    "a good too few": (swap("pieces.toml", "pieces = 16", "pieces = 15"), ["goods is 66", "65"]),
    "a solo card too many": (swap("game.toml", "solo_cards = 20", "solo_cards = 21"), ["solo_cards is 21", "20"]),
    "two leaders alike": (swap("pieces.toml", 'kind = "points_as"', 'kind = "muster_adjacent"'), ["same kind"]),
    "a neighbour that is no region": (
        swap("map.toml", '"polotsk", "pskov", "rostov"', '"polotsk", "pskov", "moscow"'),
        ["map.toml: region 'novgorod'", "'moscow'"],
    ),
    "a neighbour of one side only": (
        swap("map.toml", '"polotsk", "pskov", "rostov"', '"polotsk", "pskov", "kiev"'),
        ["map.toml: region", "'kiev'"],
    ),
    "no set-up for three": (cut("game.toml", '[[setup]]\nid = "setup_3p"', "[[setup]]"), ["1, 2, 3 and 4 players"]),
    "advisors unlike the pieces": (
        swap("game.toml", LAST_ROUND, LAST_ROUND.replace("[1, 2, 2, 3, 4, 5]]", "[1, 2, 3, 4, 5]]")),
        ["setup for 1 players", "round 4"],
    ),
    "a row for a region that is not there": (
        swap("pieces.toml", 'must_include = ["kiev", "novgorod"]', 'must_include = ["moscow"]'),
        ["no region 'moscow'"],
    ),
    "a space twice": (
        swap("strategy.toml", 'action = "muster"\nrow = 2', 'action = "muster"\nrow = 1'),
        ["strategy.toml: side_1_2", "each once"],
    ),
    "too few spaces": (
        swap("game.toml", 'strategy_side = "side_3_4"', 'strategy_side = "side_1_2"', 2),
        ["with 4 players 20 advisors", "has 18"],
    ),
    "rebels on half of the map": (
        swap("game.toml", "rebels_on_map = 11", "rebels_on_map = 6"),
        ["setup for 3 players", "rebels_on_map can only be 11"],
    ),
    "more troops than there are": (
        swap("game.toml", "troops_per_player = 12\ntroops = 48", "troops_per_player = 2\ntroops = 8"),
        ["setup for 1 players", "start_troops"],
    ),
    "no capital": (
        swap("map.toml", "capital = true", "capital = false", 2),
        ["map.toml: region", "capital"],
    ),
    "a capital that is not always in play": (
        swap("map.toml", AZOV, AZOV.replace("false", "true")),
        ["map.toml: region", "last capital"],
    ),
    "a goods token of another colour": (
        swap("map.toml", AZOV_TOKEN, AZOV_TOKEN.replace('"brown"', '"green"')),
        ["map.toml: goods_token", "as many tokens as regions"],
    ),
    "a third conversion": (
        add(
            "pieces.toml",
            '\n[[conversion]]\nid = "tax"\nname_ru = "Дань"\nname_en = "Tax"\ncopies = 0\n'
            'cost = {one_of = ["fur"], any_goods = 1}\neffect = {points = {tax = 1}}\nsource = "rulebook"\n',
        ),
        ["conversion", "two tokens"],
    ),
    "a conversion without a choice": (
        swap("pieces.toml", 'one_of = ["wood", "ore"], ', ""),
        ["conversion", "two tokens"],
    ),
    "agendas for several only": (
        swap("agendas.toml", "solo = true", "solo = false", 7),
        ["agendas.toml", "at least two"],
    ),
    "leaders for several only": (
        swap("pieces.toml", "solo_playable = true", "solo_playable = false", 7),
        ["pieces.toml: leader", "solo game"],
    ),
    "too few agendas": (
        both(
            cut("agendas.toml", '[[agenda]]\nid = "conquering"', '[[agenda]]\nid = "prosperous"'),
            swap("game.toml", "agenda_cards = 11", "agenda_cards = 5"),
        ),
        ["agendas.toml", "8 cards are dealt"],
    ),
    "a difficulty twice": (swap("rebellion.toml", "difficulty = 1", "difficulty = 2"), ["mat", "1 to 4"]),
    "priorities in another order": (swap("rebellion.toml", "order = 1", "order = 2"), ["priority", "1, 2, 3"]),
    "a region twice in an order": (
        swap("rebellion.toml", ORDER_1, ORDER_1.replace('"volyn"', '"kiev"')),
        ["rebellion_card 'rebellion_01'", "region order"],
    ),
    "an advisor twice on a card": (
        swap("rebellion.toml", 'advisor = "adv_2b"', 'advisor = "adv_2a"'),
        ["rebellion_card 'rebellion_01'", "each advisor once"],
    ),
    "a building twice in an order": (
        swap("rebellion.toml", '["stronghold", "church", "market"]', '["stronghold", "church", "church"]'),
        ["rebellion_card 'rebellion_01'", "all three buildings"],
    ),
    "no order for a priority": (
        swap("rebellion.toml", ', tax = ["market", "church", "stronghold"]}', "}"),
        ["rebellion_card 'rebellion_01'", "all three buildings"],
    ),
}
DAMAGES = UNKNOWN | MISPLACED | CONTRADICTIONS

test_damaged_content_is_named = each_is_named("rurik", DAMAGES)
