# Words of the terminal client.

## Mistakes on the command line

cli-fault = Something went wrong inside Prestol ({ $fault }); PRESTOL_DEBUG=1 shows where.
cli-system = The system reported an error: { $why }.
cli-no-input = Standard input is closed, so nobody can enter a move.
cli-no-output = Standard output is closed, so nothing can be printed.
cli-no-such-verb = There is no command “{ $verb }”; see `{ $path } --help`.
cli-no-such-option = There is no option “{ $option }”; see `{ $path } --help`.
cli-missing = { $what } is missing; see `{ $path } --help`.
cli-bad-value = { $what }: { $why }
cli-too-many-words = `{ $path }` doesn’t take “{ $words }”; see `{ $path } --help`.
cli-option-bare = { $option } needs a value; see `{ $path } --help`.
cli-option-valued = { $option } doesn’t take a value; see `{ $path } --help`.
cli-wrong-usage = { $why } See `{ $path } --help`.
cli-not-a-number = “{ $value }” is not a whole number from { $least } up.
cli-unknown-game = There is no game “{ $game }”; choose one of { $games }.
cli-wrong-seats = This game takes { $counts } players, not { $seats }.
cli-wrong-bots =
    You named { $bots } bots for { $places ->
        [one] { $places } seat
       *[other] { $places } seats
    }; name one for all seats or one for each.
cli-wrong-pair = “{ $pair }” is not an option: write it as NAME=VALUE.
cli-hero-or-bots = Use either --hero and --base, or --bots, not both.
cli-alone-no-base = With one seat a bot plays against the game’s own program: leave out --base and --both-ways.
cli-two-bots = An arena needs at least two different bots.
cli-matrix-alone = --matrix takes --levels, --games and --search-games, at two seats or more; leave out --hero, --base, --bots, --both-ways and --records.
cli-matrix-title = { $title }, { $seats } players, seed { $seed }: one bot of each row among bots of each column.
cli-matrix-marks = Cells that break the ladder: { $broken } for sure (!), { $doubtful } perhaps (?). In brackets: interval and games.
cli-not-text = { $file } is not a text file.
cli-unreadable = { $file } cannot be read: { $why }.
cli-unwritable = { $file } cannot be written: { $why }.
cli-no-folder = { $file } cannot be written: its folder does not exist.
cli-not-a-folder = There is no folder { $folder }.
cli-file-exists = { $file } already exists; choose another name.
cli-people-and-seats = --people says { $people }, but --seat names { $seats } seats.
cli-too-many-people = --people says { $people }, but the table has only { $seats } seats.
cli-no-such-seat = There is no seat { $seat }; the seats are numbered from 0 to { $last }.
cli-wrong-names =
    { $people ->
        [one] There is one person at the table, so --names takes one name.
       *[other] There are { $people } people at the table, so --names takes up to { $people } names.
    }
cli-resume-alone = A resumed game keeps its players, options and seed; leave those options out.
cli-resume-secret = This record keeps its seed secret, so you can’t resume the game here.
cli-resume-own-bot = This record names the bot { $bot }, which is somebody’s own code, so you can’t resume the game here.
cli-resume-nobody = This record doesn’t say who sits where, so you can replay it but not resume it.
cli-nowhere-to-save = Can’t write to { $home } or { $here }, so the game couldn’t be saved; use --record.
cli-other-game = { $file } is a game of { $game }.

## Runs

cli-simulate-title =
    { $title }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
cli-arena-title =
    { $title }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    } per pairing, seed { $seed }
cli-partial =
    Interrupted: these are the results of the first { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
cli-none-finished = Interrupted before a game was finished, so there are no results.
cli-fair = At equal strength, each player would win { $share }%. Brackets show 95% intervals; shared wins are split.
cli-blocks =
    Intervals come from { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    } of { $seats } games: the same seed, with the hero in each seat in turn.
cli-shared =
    Shared wins: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
cli-illegal = Illegal moves: { $moves }.
cli-length = Decisions per game: { $mean }, from { $fewest } to { $most }.
cli-time =
    Played in { $seconds } s on { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    }, { $rate } games per { $unit ->
        [minute] minute
       *[second] second
    }.
cli-machine = Prestol { $prestol } ({ $form }), Python { $python }, { $where }.
cli-again = To reproduce these results:
cli-rating-scale = The first bot is rated 1000; 400 points more means ten times the odds of winning.
cli-compiled = compiled
cli-interpreted = interpreted
cli-version = Prestol { $version }, { $form }, Python { $python }
cli-unit-second = s
cli-unit-millisecond = ms
cli-unit-microsecond = µs

cli-column-seat = seat
cli-column-bot = bot
cli-column-wins = wins
cli-column-score = mean score
cli-column-low = 5th pct.
cli-column-median = median
cli-column-high = 95th pct.
cli-column-fair = equal share
cli-column-hero = hero
cli-column-base = base
cli-column-place = place
cli-column-margin = point lead
cli-column-illegal = illegal moves
cli-column-decisions = decisions
cli-column-median-time = median
cli-column-slow-time = 99th pct.
cli-column-mean = mean
cli-column-worst = worst
cli-column-rating = rating
cli-column-interval = 95% interval
cli-column-table = table
cli-column-player = player
cli-column-total = total
cli-sum = total

## Shelf, content, records, rules

cli-games-seats = Players: { $seats }.
cli-games-options = Table options:
cli-bots-only = Only plays { $games }.
cli-option-line = { $id } = { $values } (default { $default }): { $about } [{ $rule }]
cli-exported =
    { $files ->
        [one] { $files } file
       *[other] { $files } files
    } written to { $folder }. Edit them, then check and play:
cli-content-good = The content of { $game } is valid (hash { $hash }). Where its records come from:
cli-content-looks = Where their colours and pictures come from:
cli-verified =
    In order: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, every hash and the result match the rules, and the seed matches its fingerprint { $commitment }….
cli-verified-so-far =
    In order so far: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } of an unfinished game, every hash matches the rules, and the seed matches its fingerprint { $commitment }….
cli-verified-resigned =
    In order: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } of a game that ended by resignation, every hash matches the rules, and the seed matches its fingerprint { $commitment }….
cli-verified-practice = It was a practice game: hints were used, or moves were undone after hidden information was revealed.
cli-verified-luck = The luck came from the server and from { $names }: each part was sealed before the first was opened, and together they give the seed.
cli-verified-unopened = Sealed but not opened before the game, so not part of the luck: { $names }.
cli-verified-chosen = The seed was chosen by the player who created the table: this game counts for nothing.
cli-no-rule = No rule mentions “{ $words }”.
cli-more-rules = Also { $rules }.
cli-untestable = (not testable in software: { $reason })
cli-coverage =
    { $game }: { $proven } of { $rules } rules are covered by tests, { $untestable ->
        [one] { $untestable } is
       *[other] { $untestable } are
    } listed as not testable in software.
cli-coverage-missing = Without a test: { $rules }.
cli-coverage-unknown = Named by a test or a list, but not in any rulebook: { $rules }.
cli-coverage-twice = Listed as not testable, but covered by a test: { $rules }.

## Before a game

cli-ask-game = Which game?
cli-ask-seats = How many players, { $least } to { $most }? Enter: { $usual }
cli-ask-level = How strong should your opponents be?
cli-ask-usual = Enter: { $usual }
cli-ask-again = “{ $answer }” is not one of the answers; q leaves.
cli-person = Player
cli-person-number = Player { $number }
cli-bot-names = Marfa, Boris, Xenia, Fyodor, Irina, Vasily
cli-seat = Seat { $seat }

## At the table

cli-play-players = Players: { $players }.
cli-play-person = you
cli-play-sealed = All randomness comes from a seed, revealed at the end. Its fingerprint:
cli-play-help = Answer with a number or in words; ? for help, q to save and quit.
cli-play-thinking = { $name } is thinking
cli-play-curtain = Pass the keyboard to { $name }, then press Enter.
cli-play-earlier =
    ({ $lines ->
        [one] { $lines } earlier line
       *[other] { $lines } earlier lines
    }: type l)
cli-play-pause = (Enter)
cli-play-no-number = Choose a number from 1 to { $most }.
cli-play-too-many = It’s no longer your turn, so “{ $rest }” was ignored.
cli-play-second = And then?
cli-play-which = Which one?
cli-select-how = Type names or numbers in any order, one again for more of it; “-” before one takes it away, Enter confirms.
cli-select-chosen = Chosen: { $things }. Enter confirms, “none” starts over.
cli-play-unknown = “{ $line }” is neither a move nor a command; ? lists the commands.
cli-play-allowed = You can play that now.
cli-resigned = { $name } has resigned.
cli-resigned-won = { $name } wins, because the others have resigned.
cli-play-seed = The seed was { $seed }.
cli-play-practice = This was a practice game: moves were undone after hidden information was revealed.
cli-play-recorded = The game is recorded; the second line checks that nobody tampered with it:
cli-play-kept = The game is saved; the second line resumes it:
cli-play-not-saved = The game could not be saved: { $why }.
cli-play-nothing-to-keep = Nothing was played, so nothing was saved.
cli-standing = { $place }. { $name }: { $points }
cli-step = (Enter: next move, q: play to the end)

cli-undo-nothing = You have no move to undo.
cli-undo-agree =
    { $name }, may { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } be undone? y/n
cli-undo-refused = { $name } declines.
cli-undo-done =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } undone.
cli-undo-practice =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } undone with everyone’s consent; this is now a practice game.

cli-order-number = 7  play the move with this number; more numbers answer the questions that follow
cli-order-move = { $move }  the same in words; any unambiguous beginning will do
cli-order-undo = u  undo your last move
cli-order-board = b  show the whole table; Enter shows what matters now again
cli-order-view = v  switch between drawing and plain text
cli-order-log = l  everything that has happened
cli-order-rule = r  the rule behind this question; add a word or a number such as { $rule } to find others
cli-order-why = why ...  why a move is not allowed
cli-order-lang = lang ru  switch to Russian; lang en switches to English
cli-order-quit = q  save and quit

## Tsar of the Hill

cli-tsar-round = Round { $round } of { $rounds }: { $phase }
cli-tsar-phase-settle = settling
cli-tsar-phase-raise = the ascent
cli-tsar-phase-vote = election
cli-tsar-phase-over = the end
cli-tsar-beside = Beside the board:
cli-tsar-out = Eliminated:
cli-tsar-goal = Your favourites:
cli-tsar-worth =
    = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now;
cli-tsar-hand = “Against” cards: { $against }
cli-tsar-count = (“Against”: { $count })
cli-tsar-free = (floor { $floor }, room for { $free })
cli-tsar-candidate = The candidate is { $name }.
cli-tsar-votes = The votes:
cli-tsar-column-round = round { $round }
cli-tsar-column-favourites = favourites left
cli-tsar-words-floor = Floor { $level }, { $floor }: { $courtiers }.
cli-tsar-words-nobody = nobody
cli-tsar-words-favourite = { $name } (yours)
cli-tsar-words-player =
    { $name } has { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
cli-tsar-words-crowned =
    { $name } has { $total ->
        [one] { $total } point
       *[other] { $total } points
    } and the crown.
cli-tsar-words-against =
    You hold { $against ->
        [one] { $against } “Against” card
       *[other] { $against } “Against” cards
    }.

## The server

cli-serve = Prestol is running at { $address } (Ctrl+C to stop).
cli-bot-over = Game over: { $ending }.
cli-admin-granted = { $name } is an administrator now.
cli-admin-revoked = { $name } is no longer an administrator.
cli-admin-none = There are no administrators; “prestol admin grant NAME” makes one.
cli-backup-done = Saved in { $file }: tables { $tables }, entries { $entries }, people { $people }.
cli-restore-done = Restored from { $file }: tables { $tables }, entries { $entries }, people { $people }.
cli-restore-sure =
    The database holds { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, which the backup will replace. Continue?
cli-restore-unsure =
    The database holds { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, which the backup would replace; add --yes to confirm.
