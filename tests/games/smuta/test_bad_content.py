"""Damaged content: each mistake is one sentence that names the file, the record and the field."""

from __future__ import annotations

from tests.games.damage import Damages, both, cut, drop, each_is_named, swap

GOLITSYN = 'id = "vasily_golitsyn"'
VILLAGE = 'neighbors = ["kolomna", "mozhaysk", "serpukhov", "troitse_lavra", "volokolamsk"]'
MININ = 'can_be_pretender = false\ncard = "kuzma_minin"'
MARINA = 'owner = {p2 = "polish", p3 = "polish", p4 = "polish", p5 = "polish"}\ntags'
ZARUTSKY = 'year = 1606\nseason = "spring"\nplaces = ["belgorod", "voronezh", "putivl"]'
SAPIEHA = 'owner = {p2 = "polish", p3 = "polish", p4 = "nobles", p5 = "nobles"}\nnationality = "polish"'
HORN = 'number = 26\ndeck = "shuisky"\nowner = {p2 = "reserve"'


UNKNOWN: Damages = {
    "an unknown kind of point": (
        swap("map.toml", 'kind = "poland"', 'kind = "hell"', 4),
        ["map.toml", "point 'vitebsk'", "kind", "hell"],
    ),
    "an unknown nationality": (
        swap("commanders.toml", 'nationality = "swedish"', 'nationality = "danish"', 2),
        ["commanders.toml", "commander 'jakob_delagardie'", "nationality", "danish"],
    ),
    "an unknown unit": (
        swap("commanders.toml", "start_units = {cossack = 6}", "start_units = {elephant = 6}"),
        ["commanders.toml", "commander 'ivan_bolotnikov'", "start_units", "elephant"],
    ),
    "an unknown role of a window": (
        swap("windows.toml", 'seats = ["throwers"]', 'seats = ["cooks"]'),
        ["windows.toml", "window 'battle_roll'", "seats[0]", "cooks"],
    ),
    "a figure that is no number": (
        swap("commanders.toml", "max_army = 14", 'max_army = "many"'),
        ["commanders.toml", "commander 'dmitry_shuisky'", "max_army"],
    ),
    "a figure too large": (
        swap("commanders.toml", "max_army = 14", "max_army = 99"),
        ["commanders.toml", "commander 'dmitry_shuisky'", "max_army"],
    ),
    "a cell beyond the track": (swap("game.toml", "long_rule = 8", "long_rule = 40"), ["turn_track", "long_rule"]),
    "a missing field": (
        swap("map.toml", 'kind = "powerful_fortress"\nvp = 6\nneighbors', 'kind = "powerful_fortress"\nneighbors'),
        ["map.toml", "point 'moscow'", "vp"],
    ),
    "a missing file": (drop("windows.toml"), ["window"]),
    "an id used twice": (
        swap("commanders.toml", 'id = "boris_lykov"', GOLITSYN),
        ["commanders.toml: commander 'vasily_golitsyn'", "2 times"],
    ),
    "an unknown option": (swap("game.toml", 'id = "cancel_scope"', 'id = "weather"'), ["option", "each once"]),
    "a default that is no value": (
        swap("game.toml", 'default = "aimed_party"', 'default = "never"'),
        ["option 'cancel_scope'", "'never' is not one of its values"],
    ),
}
CONTRADICTIONS: Damages = {
    "parties in another order": (
        swap("pieces.toml", 'id = "polish"', 'id = "poles"'),
        ["party", "moscow, polish, rebel, nobles, shuisky"],
    ),
    "no Moscow": (
        both(swap("map.toml", 'id = "moscow"', 'id = "kitezh"'), swap("map.toml", '"moscow"', '"kitezh"', 5)),
        ["point", "'moscow'", "by name"],
    ),
    "a point less": (
        both(
            cut("map.toml", '[[point]]\nid = "gomel"', "[[point]]"),
            swap("map.toml", '"gomel", ', ""),
        ),
        ["point", "57 records", "58"],
    ),
    "a commander less in the box": (swap("game.toml", "stands = 26", "stands = 25"), ["counts", "stands", "26"]),
    "a number of a commander twice": (
        swap("commanders.toml", "number = 26", "number = 25"),
        ["commander", "1 to 26"],
    ),
    "a road to nowhere": (
        swap("map.toml", VILLAGE, VILLAGE.replace("kolomna", "kitezh")),
        ["map.toml: point 'moscow'", "'kitezh'"],
    ),
    "a road with one end": (
        swap("map.toml", VILLAGE, VILLAGE.replace('"kolomna", ', "")),
        ["map.toml: point 'kolomna'", "'moscow'"],
    ),
    "a Sovereign's town": (
        swap("map.toml", 'region = "volga"\n', 'region = "volga"\nsovereign_at_start = true\n'),
        ["map.toml: point 'kostroma'", "Sovereign"],
    ),
    "points in Poland": (
        swap("map.toml", 'kind = "poland"\nvp = 0', 'kind = "poland"\nvp = 1'),
        ["map.toml: point 'vitebsk'", "Poland"],
    ),
    "another sum of the Sovereign's fortresses": (
        swap("game.toml", "sovereign_vp_start = 12", "sovereign_vp_start = 13"),
        ["game.toml: vp_track", "13", "12"],
    ),
    "a town of another region": (
        swap("tables.toml", '["kostroma"]', '["rzhev"]'),
        ["point 'rzhev'", "legitimacy_table 'volga'"],
    ),
    "a region without its town": (
        swap("tables.toml", '["kostroma"]', "[]"),
        ["point 'kostroma'", "legitimacy_table 'volga'"],
    ),
    "a powerful fortress for legitimacy": (
        swap("tables.toml", '["nizhny_novgorod"]', '["smolensk"]'),
        ["legitimacy_table 'fortresses'", "'smolensk'"],
    ),
    "a town of the tables that is not there": (
        swap("tables.toml", '["galich"]', '["kitezh"]'),
        ["tables.toml: legitimacy_table 'north'", "rolls", "'kitezh'"],
    ),
    "columns that do not rise": (
        swap("tables.toml", "columns = [1, 2, 3, 5, 8, 12, 16]", "columns = [1, 2, 3, 5, 5, 12, 16]"),
        ["combat_table 'fire'", "columns"],
    ),
    "a row that is too short": (
        swap("tables.toml", "[0, 0, 0, 1, 1, 1, 2],", "[0, 0, 0, 1, 1, 1],"),
        ["combat_table 'fire'", "row 2", "7 cells"],
    ),
    "fire that routs": (
        swap("tables.toml", "[1, 1, 1, 2, 3, 3, 3],", '[1, 1, 1, 2, 3, 3, "!"],'),
        ["combat_table 'fire'", "row 6", "'!'"],
    ),
    "an early Sobor": (swap("game.toml", "zemsky_sobor = 31", "zemsky_sobor = 20"), ["turn_track", "cell 31"]),
    "a resource that falls": (
        swap("game.toml", "{from = 10, bonus = 2}", "{from = 3, bonus = 2}"),
        ["vp_track", "recruit_bonus"],
    ),
    "no set-up for four": (cut("game.toml", '[[setup]]\nid = "setup_4p"', "[[setup]]"), ["2, 3, 4 and 5 players"]),
    "other parties for two": (
        swap("game.toml", 'parties = ["moscow", "polish"]', 'parties = ["moscow", "rebel"]'),
        ["setup for 2 players", "moscow, polish"],
    ),
    "a card for nobody": (
        swap("game.toml", "polish = [119]", "polish = []"),
        ["setup for 3 players", "party_cards"],
    ),
    "a card for an absent party": (
        swap("game.toml", "nobles = [124]", "shuisky = [124]"),
        ["setup for 4 players", "'shuisky'"],
    ),
    "another sum at the start": (
        swap("game.toml", "start_legitimacy = {moscow = 7, polish = 8}", "start_legitimacy = {moscow = 7, polish = 7}"),
        ["setup for 2 players", "start_legitimacy", "'polish'", "8"],
    ),
    "a party too many in a sum": (
        swap("game.toml", "start_vp = {moscow = 25, polish = 2}", "start_vp = {moscow = 25, polish = 2, rebel = 0}"),
        ["setup for 2 players", "start_vp", "no others"],
    ),
}
PEOPLE: Damages = {
    "a date without a season": (
        swap("commanders.toml", ZARUTSKY, ZARUTSKY.replace('season = "spring"\n', "")),
        ["commanders.toml: commander 'ivan_zarutsky'", "season"],
    ),
    "a start with a date": (
        swap("commanders.toml", 'places = ["putivl"]', 'year = 1606\nseason = "spring"\nplaces = ["putivl"]'),
        ["commander 'ivan_bolotnikov'", "year"],
    ),
    "two places at the start": (
        swap("commanders.toml", 'places = ["putivl"]', 'places = ["putivl", "kromy"]'),
        ["commander 'ivan_bolotnikov'", "places", "exactly one"],
    ),
    "no place at all": (
        swap("commanders.toml", 'places = ["belgorod", "voronezh", "putivl"]', "places = []"),
        ["commander 'ivan_zarutsky'", "places"],
    ),
    "a place that is not there": (
        swap("commanders.toml", 'places = ["belgorod", "voronezh", "putivl"]', 'places = ["kitezh"]'),
        ["commander 'ivan_zarutsky'", "places", "'kitezh'"],
    ),
    "a card that is not there": (
        swap("commanders.toml", 'cards = ["polish_intervention"]', 'cards = ["balloon"]'),
        ["commander 'stanislaw_zolkiewski'", "cards", "'balloon'"],
    ),
    "an army that is too large": (
        swap("commanders.toml", "start_units = {cossack = 6}", "start_units = {cossack = 13}"),
        ["commander 'ivan_bolotnikov'", "start_units", "12"],
    ),
    "two cannons": (
        swap("commanders.toml", "noble_cavalry = 1, artillery = 1}", "noble_cavalry = 1, artillery = 2}"),
        ["commander 'mikhail_shein'", "start_units", "'artillery'"],
    ),
    "too few counters": (
        swap("pieces.toml", "counters = 12\nsource", "counters = 2\nsource"),
        ["unit_kind 'moscow_streltsy'", "3 are needed", "2 counters"],
    ),
    "other counters of sieges": (
        swap("pieces.toml", "cost = 6\ncounters = 10", "cost = 6\ncounters = 9"),
        ["pieces.toml", "siege"],
    ),
    "neither owner nor card": (
        swap("personages.toml", MININ, "can_be_pretender = false"),
        ["personages.toml: personage 'kuzma_minin'", "owner or a card"],
    ),
    "two Tsars": (
        swap("personages.toml", MARINA, MARINA.replace("tags", "tsar_at_start = true\ntags")),
        ["personage", "exactly one"],
    ),
    "False Dmitries out of order": (swap("personages.toml", "order = 2", "order = 1"), ["personage", "1, 2, 3"]),
    "more pretenders than markers": (
        both(
            swap("commanders.toml", "max_army = 9\n", "max_army = 9\npretender_at_start = true\n", 3),
            swap("commanders.toml", "max_army = 14\n", "max_army = 14\npretender_at_start = true\n"),
        ),
        ["commander", "pretenders", "3 markers"],
    ),
    "an owner who does not play": (
        swap("commanders.toml", SAPIEHA, SAPIEHA.replace('p3 = "polish"', 'p3 = "nobles"')),
        ["commander 'jan_sapieha'", "with 3 players", "'nobles'"],
    ),
    "a reserve that the set-up does not know": (
        swap("commanders.toml", SAPIEHA, SAPIEHA.replace('p3 = "polish"', 'p3 = "reserve"')),
        ["commander 'jan_sapieha'", "with 3 players", "reserve"],
    ),
    "a Swede with an owner": (
        swap("commanders.toml", HORN, HORN.replace('"reserve"', '"moscow"')),
        ["commander 'evert_horn'", "with 2 players", "reserve"],
    ),
    "a detachment without a place": (
        swap("pieces.toml", 'places = ["kiev", "chernigov", "putivl"]', "places = []"),
        ["pieces.toml: detachment 'zaporozhians'", "places"],
    ),
}
DAMAGES = UNKNOWN | CONTRADICTIONS | PEOPLE

test_damaged_content_is_named = each_is_named("smuta", DAMAGES)
