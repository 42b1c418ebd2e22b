"""Damaged content: each mistake is one sentence that names what contradicts what."""

from __future__ import annotations

from tests.games.damage import Damages, add, cut, each_is_named, swap

PLACE_OR_MOVE = "of = [{place_warrior = 1}, {move = 1}]"
PRINTED_RYE = "printed_effect = [{gain = {rye = 1}}]"
SELLING = "cost = {local = 2}           # any mix of two local goods\neffect = [{gain = {coin = 1}}]"
DECADE_1 = "number = 1\nscoring = false"

DAMAGES: Damages = {
    "an id used twice": (
        swap("honours.toml", 'id = "quarry"', 'id = "toll_yard"'),
        ["honours.toml: estate 'toll_yard'", "2 times"],
    ),
    "a city too many": (swap("game.toml", "cities = 16", "cities = 17"), ["cities is 17", "have 16"]),
    "a seal too many": (swap("game.toml", "seals_per_player = 2", "seals_per_player = 3"), ["seals_per_player is 3"]),
    "a project of another type": (
        swap("projects.toml", 'type = "trade"', 'type = "military"'),
        ["projects.toml", "9 trade projects, not 10"],
    ),
    "a good too few": (swap("pieces.toml", "pieces = 20", "pieces = 19"), ["goods_pieces is 96", "95"]),
    "goods unlike each other": (
        swap(
            "pieces.toml",
            'pieces = 20\nunlimited = true\nsource = "rulebook"\n\n[[resource]]\nid = "wood"\n'
            'name_ru = "Дерево"\nname_en = "Wood"\nkind = "local"\npieces = 20',
            'pieces = 21\nunlimited = true\nsource = "rulebook"\n\n[[resource]]\nid = "wood"\n'
            'name_ru = "Дерево"\nname_en = "Wood"\nkind = "local"\npieces = 19',
        ),
        ["resource", "20 of each local good"],
    ),
    "totals that do not add up": (swap("game.toml", "tokens = 102", "tokens = 103"), ["tokens is 103", "102"]),
    "goods of another order": (
        swap("pieces.toml", 'id = "rye"', 'id = "oats"'),
        ["resource", "coin, three local and three foreign goods"],
    ),
    "a missing piece": (swap("pieces.toml", 'id = "seal"', 'id = "flag"'), ["seals_per_player is 2", "have 0"]),
    "an unknown piece": (
        add(
            "pieces.toml",
            '\n[[player_piece]]\nid = "flag"\nname_ru = "Флаг"\nname_en = "Flag"\nper_player = 1\n'
            'influence = 0\ncan_move = false\nsource = "rulebook"\n',
        ),
        ["player_piece", "the rules need boyar, building"],
    ),
    "influence told twice": (
        swap("pieces.toml", "per_player = 3\ninfluence = 2", "per_player = 3\ninfluence = 3"),
        ["player_piece 'boyar'", "influence is 3", "say 2"],
    ),
    "a building on wheels": (
        swap(
            "pieces.toml",
            "per_player = 6\ninfluence = 2\ncan_move = false",
            "per_player = 6\ninfluence = 2\ncan_move = true",
        ),
        ["warriors and boyars move"],
    ),
    "an unknown action of the pad": (
        swap("pieces.toml", 'id = "sell_local"', 'id = "sell"'),
        ["pad_action", "in this order"],
    ),
    "three goods for a coin": (
        swap("pieces.toml", "cost = {local = 2}", "cost = {local = 3}"),
        ["the prices can only be"],
    ),
    "a coin beside the goods": (
        swap("pieces.toml", "cost = {local = 2}", "cost = {local = 2, coin = 1}"),
        ["the prices can only be"],
    ),
    "a price for rearranging": (swap("pieces.toml", "cost = {}", "cost = {coin = 1}"), ["the prices can only be"]),
    "points for goods": (
        swap("pieces.toml", SELLING, SELLING.replace("coin = 1", "coin = 1, vp = 1")),
        ["the effects can only be"],
    ),
    "nothing for goods": (
        swap("pieces.toml", SELLING, SELLING.replace("coin = 1", "coin = 0")),
        ["the effects can only be"],
    ),
    "regions in another order": (swap("map.toml", "order = 1", "order = 2"), ["region", "list the regions in order"]),
    "a city nowhere": (swap("map.toml", 'region = "east"', 'region = "far_east"'), ["city", "no region 'far_east'"]),
    "a waterway to nowhere": (swap("map.toml", 'a = "chernigov"', 'a = "kiev"'), ["waterway", "no city 'kiev'"]),
    "a waterway back": (
        swap("map.toml", 'a = "chernigov"\nb = "novgorod_seversky"', 'a = "chernigov"\nb = "chernigov"'),
        ["waterway 'w_desna'", "back to where it starts"],
    ),
    "a waterway twice": (
        add(
            "map.toml",
            '\n[[waterway]]\nid = "w_new"\nname_ru = "Река"\nname_en = "River"\na = "novgorod_seversky"\n'
            'b = "chernigov"\ntrade_slot = false\nsource = "reconstruction"\n',
        ),
        ["waterway 'w_new'", "already joins these cities"],
    ),
    "two keys in a step": (
        swap("kremlin.toml", "bonus_extra = [{favour = 1}]", "bonus_extra = [{favour = 1, move = 1}]"),
        ["assignment 'assign_kremlin'", "exactly one key"],
    ),
    "no effect": (swap("honours.toml", "effect = [{take_project = 1}]", "effect = []"), ["estate", "empty"]),
    "swaps without end": (
        swap(
            "honours.toml",
            "{exchange = {give = 1, get = 1, times = 2}}",
            "{exchange = {give = 1, get = 1, times = -1}}",
        ),
        ["estate 'market_rows'", "must cost more than they give"],
    ),
    "two sorts of choice in a gain": (
        swap("honours.toml", "{gain = {metal = 2}}", "{gain = {local = 1, foreign = 1}}"),
        ["estate", "of one kind only"],
    ),
    "a trade token that resolves trade effects": (
        swap("tokens.toml", "effect = [{income = 1}]", "effect = [{resolve_trade = 1}]"),
        ["trade_token", "cannot resolve trade effects"],
    ),
    "a printed effect that resolves trade effects": (
        swap("pieces.toml", PRINTED_RYE, "printed_effect = [{resolve_trade = 1}]"),
        ["pad_slot 'pad_1'", "cannot resolve trade effects"],
    ),
    "a favour token with a coin": (
        swap("game.toml", "effect = [{favour = 1}]", "effect = [{gain = {coin = 1}}]"),
        ["favour_token 'favour_10'", "nothing else"],
    ),
    "an unknown chamber": (swap("kremlin.toml", 'id = "income"', 'id = "sleep"'), ["chamber", "income, maneuvers"]),
    "another action of a chamber": (
        swap("kremlin.toml", "bonus = [{income_again = 1}]", "bonus = [{favour = 1}]"),
        ["chamber 'income'", "'bonus'", "no such action"],
    ),
    "an action of three warriors": (
        swap("kremlin.toml", PLACE_OR_MOVE, PLACE_OR_MOVE.replace("place_warrior = 1", "place_warrior = 3")),
        ["chamber 'maneuvers'", "'regular'", "no such action"],
    ),
    "an unknown counter": (
        swap("honours.toml", 'count = "project_set"', 'count = "hats"'),
        ["title", "the rules do not count 'hats'"],
    ),
    "a table where nothing is ranked": (
        swap("honours.toml", 'count = "favour_rank"', 'count = "title"'),
        ["title", "favour_rank, and nothing else, has a table"],
    ),
    "two cards for a colour": (
        swap("kremlin.toml", 'color = "red"', 'color = "blue"'),
        ["one card for each city colour"],
    ),
    "two cards for any city": (
        swap("kremlin.toml", 'target = "none"', 'target = "any"'),
        ["one card must lead to any city and one to none"],
    ),
    "favour tokens out of order": (swap("game.toml", "vp_space = 10", "vp_space = 25"), ["from the lowest space up"]),
    "a missing table of players": (
        cut("game.toml", "[setup.by_players.3]", "[setup.by_players.4]"),
        ["figures for 2, 3 and 4 players"],
    ),
    "decades out of order": (swap("game.toml", DECADE_1, DECADE_1.replace("1", "3")), ["four rounds, in order"]),
    "a scoring more": (
        swap("game.toml", DECADE_1, DECADE_1.replace("false", "true")),
        ["rounds 2 and 4 must be scored"],
    ),
    "tokens beside the slots": (
        swap("game.toml", "trade_tokens_on_map = 10", "trade_tokens_on_map = 9"),
        ["every waterway slot must get a trade token"],
    ),
    "region tokens left over": (
        swap("game.toml", "region_tokens_unused = 2", "region_tokens_unused = 3"),
        ["2 region tokens are left over"],
    ),
    "more spoils than there are": (
        swap("game.toml", "spoils_display = 6", "spoils_display = 7"),
        ["enough spoils to lay out twice"],
    ),
    "more titles than there are": (swap("game.toml", "title_display = 2", "title_display = 16"), ["too few titles"]),
    "more estates than there are": (
        swap("game.toml", "estate_display = 2", "estate_display = 16"),
        ["too few estates"],
    ),
    "too many projects shown": (
        swap("game.toml", "project_display = 6", "project_display = 19"),
        ["setup needs 31 projects"],
    ),
    "an unknown option": (swap("game.toml", 'id = "trade_pair"', 'id = "weather"'), ["option", "each once"]),
    "other values of an option": (
        swap("game.toml", 'values = ["named_together", "one_by_one"]', 'values = ["named_together"]'),
        ["option 'trade_pair'", "values must be"],
    ),
    "a default that is no value": (
        swap("game.toml", 'default = "named_together"', 'default = "never"'),
        ["option 'trade_pair'", "'never' is not one of its values"],
    ),
}

test_damaged_content_is_named = each_is_named("ivan", DAMAGES)
