# Help of the command. Every message is one plain line, so that help appears without loading the Fluent library.

cli-help-usage = Usage:
cli-help-heading-options = Options
cli-help-heading-commands = Commands
cli-help-no-cyrillic = This terminal cannot show Cyrillic letters, so Prestol speaks English; a UTF-8 locale such as LANG=ru_RU.UTF-8 would help.
cli-help-progress = Games

cli-help-prestol = Four board games of Russian history, to play and to study.
cli-help-prestol-play = Play at the terminal, against bots or with friends at one keyboard.
cli-help-prestol-serve = Run the server: play in the browser, alone, with friends or with bots.
cli-help-prestol-bot = Let a program play at a table; URL is the link of the seat, TOKEN comes from your account.
cli-help-prestol-backup = Write everything that the server keeps into FILE; it may run meanwhile.
cli-help-prestol-restore = Replace everything that the server keeps by the backup in FILE; it may run meanwhile.
cli-help-prestol-simulate = Play many games between bots and print who wins, with 95% intervals.
cli-help-prestol-arena = Measure bots against each other: every seat in turn, paired seeds, 95% intervals.
cli-help-prestol-pool = Put runs of the arena together: give the files that --out has written.
cli-help-prestol-replay = Show a recorded game again.
cli-help-prestol-verify = Check a record: its moves, its hashes and the seed that was sealed before the game.
cli-help-prestol-rules = Show the rules book, search it, or list which rules the tests prove.
cli-help-prestol-content = Copy the content of a game to change it, or check a changed copy.
cli-help-prestol-content-export = Write an editable copy of a game’s content into a folder.
cli-help-prestol-content-check = Check the content of a game, or of a folder, and count where its parts come from.
cli-help-prestol-games = List the games with their seats and options.
cli-help-prestol-bots = List the bots.
cli-help-prestol-version = Show the version, and whether the rules run compiled.

cli-help-option-help = Show this help.
cli-help-option-version = Show the version.
cli-help-option-lang = The language; by default that of PRESTOL_LANG or of the locale.
cli-help-option-as_json = Print a document for machines.
cli-help-option-seats = The number of players.
cli-help-option-bots = Bots by name, one for all or one for each place; `prestol bots` lists them; my.module:Bot is one of your own.
cli-help-option-seed = The seed; the same seed gives the same game.
cli-help-option-pairs = A table option; `prestol games` lists them. May be repeated.
cli-help-option-content = A folder with changed content.
cli-help-option-cores = How many cores to use; by default all.
cli-help-option-games = The number of games; 1000 by default.
cli-help-option-pair-games = Games of each pairing, rounded up so that everybody sits everywhere; 400 by default.
cli-help-option-hero = The bot to be measured, one at the table; strong by default.
cli-help-option-base = The bot at all other seats; rule by default.
cli-help-option-both_ways = Also one base among heroes.
cli-help-option-out = Write the document for machines into a file, too.
cli-help-option-records = Write the record of every game into this folder.
cli-help-option-places = The seat you take, counted from 0. May be repeated.
cli-help-option-people = How many people share this keyboard.
cli-help-option-names = Names of the people, divided by commas.
cli-help-option-resume = Go on with a game that was left.
cli-help-option-record = The file to keep the game in.
cli-help-option-text = Show the table in plain sentences, for a screen reader.
cli-help-option-step = Stop after each move and show the table.
cli-help-option-coverage = List every rule with the tests that prove it; fails if one is missing.
cli-help-option-tests = The folder of the tests; ./tests by default.
cli-help-option-host = The address to listen on; 127.0.0.1 by default.
cli-help-option-port = The port to listen on; 8080 by default.
cli-help-option-database = Where everything is kept: sqlite:///FILE or postgresql://…
cli-help-option-browse = Open the browser.
cli-help-option-sure = Do not ask before the tables that are there now are replaced.
