"""Damaged content: each mistake is one sentence that names file, record and field."""

from __future__ import annotations

from tests.games.damage import Damages, add, cut, drop, each_is_named, folder, raw, shorten, swap
from tests.games.tsar.table import keep_goals

GOAL_01 = '["angela", "bernara", "voldemar", "grigor", "dimitri", "elena"]'
GOAL_02 = '["angela", "bernara", "voldemar", "caspar", "lucian", "pyotr"]'

DAMAGES: Damages = {
    "a missing field": (
        swap("courtiers.toml", 'colour = "violet"\n', ""),
        ["courtiers.toml", "courtier 'voldemar'", "'colour'", "missing"],
    ),
    "an unknown field": (
        swap("board.toml", 'id = "guards"\n', 'id = "guards"\ncolour = "red"\n'),
        ["board.toml", "floor 'guards'", "'colour'"],
    ),
    "a word for a number": (
        swap("board.toml", "level = 3\ncapacity = 4", 'level = 3\ncapacity = "four"'),
        ["board.toml", "floor 'guards'", "'capacity'", "must be a whole number, not text"],
    ),
    "a number out of range": (
        swap("board.toml", "score = {points = 5}", "score = {points = -5}"),
        ["board.toml", "floor 'nobles'", "'score.points'"],
    ),
    "a yes for a number": (
        swap("votes.toml", "count = 12", "count = true"),
        ["votes.toml", "vote_card 'against'", "'count'"],
    ),
    "an unknown source": (
        swap("scoring.toml", 'source = "rulebook"', 'source = "hearsay"'),
        ["scoring.toml", "score_rule 'favourite_on_floor'", "'source'", "hearsay"],
    ),
    "an unknown courtier on a card": (
        swap("goals.toml", GOAL_02, GOAL_02.replace("pyotr", "rasputin")),
        ["goals.toml", "goal 'goal_02'", "'rasputin'"],
    ),
    "the same favourite twice": (
        swap("goals.toml", GOAL_02, GOAL_02.replace("pyotr", "lucian")),
        ["goals.toml", "goal 'goal_02'", "5 different favourites, not 6"],
    ),
    "the same favourite twice beside six others": (
        swap("goals.toml", GOAL_02, GOAL_02.replace('"pyotr"', '"pyotr", "lucian"')),
        ["goals.toml", "goal 'goal_02'", "6 different favourites", "not 6"],
    ),
    "seven favourites": (
        swap("goals.toml", GOAL_02, GOAL_02.replace('"pyotr"', '"pyotr", "elena"')),
        ["goals.toml", "goal 'goal_02'", "7 different favourites, not 6"],
    ),
    "two equal cards": (
        swap("goals.toml", GOAL_02, GOAL_01),
        ["goals.toml", "goal 'goal_02'", "same favourites as 'goal_01'"],
    ),
    "a card too few": (
        cut("goals.toml", '[[goal]]\nid = "goal_25"', '[[goal]]\nid = "goal_26"'),
        ["game.toml", "counts", "goal_cards is 26", "25"],
    ),
    "too few cards for three rounds of six": (
        keep_goals(17),
        ["goals.toml", "needs 18 goals"],
    ),
    "a card used twice": (
        swap("goals.toml", "count = 1", "count = 2"),
        ["goals.toml", "goal 'goal_01'", "'count'"],
    ),
    "an against card too many": (
        swap("votes.toml", "count = 12", "count = 13"),
        ["game.toml", "counts", "against_cards is 12", "13"],
    ),
    "a for card too many": (
        swap("votes.toml", "count = 1\n", "count = 2\n"),
        ["game.toml", "counts", "for_cards is 6", "7"],
    ),
    "two crowns": (
        swap("votes.toml", 'name_en = "Crown marker"\ncount = 1', 'name_en = "Crown marker"\ncount = 2'),
        ["game.toml", "counts", "crowns is 1", "2"],
    ),
    "no crown": (
        cut("votes.toml", '[[token]]\nid = "crown"', '[[token]]\nid = "score_pad"'),
        ["game.toml", "counts", "crowns is 1, but the files have 0"],
    ),
    "no score pad": (
        cut("votes.toml", '[[token]]\nid = "score_pad"', '[[token]]\nid = "pencil"'),
        ["game.toml", "counts", "score_pads is 1, but the files have 0"],
    ),
    "no rulebook": (
        swap("votes.toml", 'id = "rulebook"', 'id = "leaflet"'),
        ["game.toml", "counts", "rulebooks is 1, but the files have 0"],
    ),
    "no pencil": (
        cut("votes.toml", '[[token]]\nid = "pencil"', '[[token]]\nid = "board"'),
        ["game.toml", "counts", "pencils is 1, but the files have 0"],
    ),
    "no board": (
        cut("votes.toml", '[[token]]\nid = "board"', '[[token]]\nid = "rulebook"'),
        ["game.toml", "counts", "boards is 1, but the files have 0"],
    ),
    "two score pads": (
        swap("votes.toml", 'name_en = "Score pad"\ncount = 1', 'name_en = "Score pad"\ncount = 2'),
        ["game.toml", "counts", "score_pads is 1", "2"],
    ),
    "two rulebooks": (
        swap("votes.toml", 'name_en = "Rulebook"\ncount = 1', 'name_en = "Rulebook"\ncount = 2'),
        ["game.toml", "counts", "rulebooks is 1", "2"],
    ),
    "a courtier too few": (
        cut("courtiers.toml", '[[courtier]]\nid = "elena"', '[[courtier]]\nid = "jeannette"'),
        ["game.toml", "counts", "courtiers is 13", "12"],
    ),
    "a floor too few": (
        cut("board.toml", '[[floor]]\nid = "guards"', '[[floor]]\nid = "dignitaries"'),
        ["game.toml", "counts", "floors is 7", "6"],
    ),
    "one id for two courtiers": (
        swap("courtiers.toml", 'id = "bernara"', 'id = "angela"'),
        ["'angela'", "2 times"],
    ),
    "one id for two tokens": (
        add(
            "votes.toml",
            '\n[[token]]\nid = "crown"\nname_ru = "Корона"\nname_en = "Crown"\ncount = 1\n'
            'start = "box"\nmeaning = {}\nsource = "rulebook"\n',
        ),
        ["'crown'", "2 times"],
    ),
    "an against card that votes for": (
        swap("votes.toml", 'effect = {vote = "against"}', 'effect = {vote = "for"}'),
        ["votes.toml", "vote_card 'against'", "effect"],
    ),
    "a floor at the wrong level": (
        swap("board.toml", "level = 3", "level = 4"),
        ["board.toml", "floor 'guards'", "level is 4", "number 3 in the list"],
    ),
    "a floor that leads elsewhere": (
        swap("board.toml", 'next = "guards"', 'next = "nobles"'),
        ["board.toml", "floor 'merchants'", "next is 'nobles'", "'guards'"],
    ),
    "a way up from the throne": (
        swap("board.toml", 'id = "throne"\n', 'id = "throne"\nnext = "servants"\n'),
        ["board.toml", "floor 'throne'", "next is 'servants'"],
    ),
    "an election on the wrong floor": (
        swap(
            "board.toml",
            "score = {points = 5}\n",
            'score = {points = 5}\non_enter = {take = "crown", hold = "election"}\n',
        ),
        ["board.toml", "floor 'nobles'", "election"],
    ),
    "a throne without an election": (
        swap("board.toml", 'on_enter = {take = "crown", hold = "election"}\n', ""),
        ["board.toml", "floor 'throne'", "election"],
    ),
    "settling on the throne": (
        swap("board.toml", "# only the candidate or the tsar, TSR-R-15\nplacement = false", "\nplacement = true"),
        ["board.toml", "floor 'throne'", "nobody can be settled"],
    ),
    "two floors for the left-over": (
        swap("board.toml", 'id = "guards"\n', 'id = "guards"\nleftover = true\n'),
        ["board.toml", "floor 'guards'", "left-over"],
    ),
    "no floor for the left-over": (
        swap("board.toml", "leftover = true\n", ""),
        ["board.toml", "floor 'servants'", "left-over"],
    ),
    "settling among the servants": (
        swap("board.toml", "level = 0\ncapacity = 4\nplacement = false", "level = 0\ncapacity = 4\nplacement = true"),
        ["board.toml", "floor 'servants'", "nobody can be settled"],
    ),
    "an against card that returns to hand": (
        swap("votes.toml", 'after_vote = "discard"', 'after_vote = "return_to_hand"'),
        ["votes.toml", "vote_card 'against'", "allow nothing else to happen"],
    ),
    "against cards that never return": (
        swap("votes.toml", 'returns = "round_start"\n', ""),
        ["votes.toml", "vote_card 'against'", "allow nothing else to happen"],
    ),
    "a winner named in each round": (
        swap("scoring.toml", 'when = "game_end"', 'when = "round_end"'),
        ["scoring.toml", "each at its own time"],
    ),
    "a winner without an order": (
        cut("scoring.toml", "order = [", "still_tied"),
        ["scoring.toml", "'winner'", "order"],
    ),
    "points for the eliminated left open": (
        swap("scoring.toml", "eliminated_value = 0\n", ""),
        ["scoring.toml", "'favourite_on_floor'", "eliminated_value"],
    ),
    "an option of another name": (
        swap("options.toml", 'id = "reshuffle_goals"', 'id = "shuffle_goals"'),
        ["options.toml", "reshuffle_goals", "each once"],
    ),
    "a first player that is no seat": (
        swap("options.toml", '"seat_5"]', '"foo"]'),
        ["options.toml", "option 'first_player'", "values must be"],
    ),
    "an option that begins with a word instead of yes or no": (
        swap("options.toml", "default = true", 'default = "perhaps"'),
        ["options.toml", "option 'servants_break_ties'", "'perhaps'"],
    ),
    "too many places to settle": (
        swap("game.toml", "place_each = 4\nleftover_to_floor_0 = 1", "place_each = 5\nleftover_to_floor_0 = 1"),
        ["game.toml", "setup 'setup_3'", "15 courtiers are placed"],
    ),
    "a left-over that does not add up": (
        swap("game.toml", "leftover_to_floor_0 = 3", "leftover_to_floor_0 = 2"),
        ["game.toml", "setup 'setup_5'", "3 left over, not 2"],
    ),
    "more left over than the floor below can hold": (
        swap("board.toml", "level = 0\ncapacity = 4", "level = 0\ncapacity = 2"),
        ["game.toml", "setup 'setup_5'", "3 left over"],
    ),
    "too few places on the floors": (
        swap("board.toml", "capacity = 4\nplacement = true", "capacity = 2\nplacement = true", 4),
        ["game.toml", "setup 'setup_3'", "12 courtiers do not fit into 8 places"],
    ),
    "against cards that do not add up": (
        swap("game.toml", "against_boxed = 2", "against_boxed = 1"),
        ["game.toml", "setup 'setup_5'", "10 cards in hand and 1 in the box do not add up to 12"],
    ),
    "a set-up too few": (
        cut("game.toml", '[[setup]]\nid = "setup_3"', '[[setup]]\nid = "setup_4"'),
        ["game.toml", "setup", "each of 3, 4, 5, 6 players"],
    ),
    "two players": (
        swap("game.toml", "players_min = 3", "players_min = 2"),
        ["game.toml", "game", "'players_min'"],
    ),
    "too many rounds": (
        swap("game.toml", "rounds = 3", "rounds = 5"),
        ["game.toml", "game", "'rounds'"],
    ),
    "no reward for nothing": (
        cut("scoring.toml", "condition = {", 'source = "rulebook"\n\n[[score_rule]]\nid = "winner"'),
        ["scoring.toml", "'third_round_zero'", "condition, effect are needed"],
    ),
    "a condition without an effect": (
        swap("scoring.toml", "effect = {points_instead = 33}\n", ""),
        ["scoring.toml", "'third_round_zero'", "condition, effect are needed"],
    ),
    "broken TOML": (
        swap("goals.toml", 'id = "goal_05"', "id = goal_05"),
        ["goals.toml", "not valid TOML", "line"],
    ),
    "a file cut short": (
        shorten("board.toml", 905),
        ["board.toml"],
    ),
    "bytes that are not text": (
        raw("options.toml", b'[[option]]\nid = "\xff\xfe"\n'),
        ["options.toml", "cannot be read", "not a UTF-8 text file"],
    ),
    "values nested without end": (
        raw("options.toml", b"option = " + b"[" * 5000 + b"]" * 5000),
        ["options.toml", "cannot be read", "too deep"],
    ),
    "tables nested without end": (
        raw("options.toml", b"[" + b".".join([b"a"] * 5000) + b"]\n"),
        ["cannot be read", "too deep"],
    ),
    "a number without end": (
        swap("board.toml", "score = {points = 5}", f"score = {{points = {'9' * 5000}}}"),
        ["board.toml", "cannot be read", "has too many digits"],
    ),
    "a folder for a file": (folder("board.toml"), ["board.toml", "cannot be read", "directory"]),
    "a courtier listed twice": (
        swap("courtiers.toml", 'id = "bernara"', 'id = "angela"'),
        ["courtiers.toml", "courtier 'angela'", "used 2 times"],
    ),
    "an unknown table": (
        add("board.toml", "\n[[ghost]]\nid = 1\n"),
        ["board.toml", "no table 'ghost'", "courtier"],
    ),
    "a table in two files": (
        add("votes.toml", '\n[[goal]]\nid = "goal_27"\n'),
        ["votes.toml", "'goal'", "goals.toml"],
    ),
    "a missing file": (drop("courtiers.toml"), ["'courtier'", "missing"]),
    "a record instead of a list": (
        swap("options.toml", "[[option]]", "[[table]]", 4),
        ["options.toml", "no table 'table'"],
    ),
    "a plain value for a table": (
        raw("scoring.toml", b"score_rule = 33\n"),
        ["scoring.toml", "score_rule"],
    ),
}

test_damaged_content_is_named = each_is_named("tsar", DAMAGES)
