# Words of the terminal client.

## Mistakes on the command line

cli-fault = Something went wrong inside Prestol ({ $fault }); PRESTOL_DEBUG=1 shows where.
cli-system = The system would not go on: { $why }.
cli-no-input = Standard input is closed, so there is nobody to ask for a move.
cli-no-output = Standard output is closed, so there is nowhere to print to.
cli-no-such-verb = There is no command “{ $verb }”; `{ $path } --help` lists those there are.
cli-no-such-option = There is no option “{ $option }”; `{ $path } --help` lists those it takes.
cli-missing = { $what } is missing; `{ $path } --help` shows how to call it.
cli-bad-value = { $what }: { $why }
cli-too-many-words = `{ $path }` has no use for “{ $words }”; `{ $path } --help` shows how to call it.
cli-option-bare = Something must follow { $option }; `{ $path } --help` shows how to call it.
cli-option-valued = { $option } stands alone, without a value; `{ $path } --help` shows how to call it.
cli-wrong-usage = { $why } `{ $path } --help` shows how to call it.
cli-not-a-number = “{ $value }” is not a whole number from { $least } up.
cli-unknown-game = There is no game “{ $game }”; choose one of { $games }.
cli-wrong-seats = This game is played by { $counts } players, not { $seats }.
cli-wrong-bots =
    { $bots } bots are named for { $places ->
        [one] { $places } place
       *[other] { $places } places
    }; name one for all of them or one for each.
cli-wrong-pair = “{ $pair }” is not an option: write it as NAME=VALUE.
cli-hero-or-bots = Name either --hero and --base, or --bots, not both.
cli-two-bots = A contest needs at least two different bots.
cli-not-text = { $file } is not a text file.
cli-unreadable = { $file } cannot be read: { $why }.
cli-unwritable = { $file } cannot be written: { $why }.
cli-no-folder = { $file } cannot be written: its folder does not exist.
cli-not-a-folder = There is no folder { $folder }.
cli-file-exists = { $file } is there already; choose another name.
cli-people-and-seats = --people says { $people }, but { $seats } seats are named with --seat.
cli-too-many-people = --people says { $people }, but the table has only { $seats } seats.
cli-no-such-seat = There is no seat { $seat }; the seats are numbered from 0 to { $last }.
cli-wrong-names =
    { $people ->
        [one] One person plays, so --names may give one name.
       *[other] { $people } people play, so --names may give up to { $people } names.
    }
cli-resume-alone = A game that is resumed keeps its players, options and seed; leave those words out.
cli-resume-secret = This record keeps its seed secret, so the game cannot be gone on with here.
cli-resume-own-bot = This record names the bot { $bot }, which is code of somebody's own, so the game cannot be gone on with here.
cli-resume-nobody = This record does not say who sits where, so it can be replayed but not gone on with.
cli-nowhere-to-save = Neither { $home } nor { $here } can be written, so the game could not be saved; use --record.
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
    } in each pairing, seed { $seed }
cli-partial =
    Interrupted: these are the figures of the first { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
cli-none-finished = Interrupted before a game was finished, so there are no figures.
cli-fair = A fair share of victories is { $share }%. Brackets hold 95% intervals; a shared victory is split.
cli-blocks =
    Intervals come from { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    } of { $seats } games: one seed, the hero at each seat in turn.
cli-shared =
    Shared victories: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
cli-illegal = Moves that the rules refused: { $moves }.
cli-length = Decisions in a game: { $mean }, from { $fewest } to { $most }.
cli-time =
    Played in { $seconds } s on { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    }, { $rate } games a second.
cli-machine = Prestol { $prestol } ({ $form }), Python { $python }, { $where }.
cli-again = The same figures again:
cli-rating-scale = The bot named first has 1000; 400 points more mean ten times the chance of victory.
cli-compiled = compiled
cli-interpreted = interpreted
cli-version = Prestol { $version }, { $form }, Python { $python }
cli-unit-second = s
cli-unit-millisecond = ms
cli-unit-microsecond = µs

cli-column-seat = seat
cli-column-bot = bot
cli-column-wins = victories
cli-column-score = mean score
cli-column-low = 5% below
cli-column-median = median
cli-column-high = 95% below
cli-column-fair = fair
cli-column-hero = one
cli-column-base = among
cli-column-place = place
cli-column-margin = lead in points
cli-column-illegal = refused moves
cli-column-decisions = decisions
cli-column-median-time = median
cli-column-slow-time = 99% within
cli-column-mean = mean
cli-column-worst = worst
cli-column-rating = rating
cli-column-interval = 95% interval
cli-column-table = table
cli-column-player = player
cli-column-total = total
cli-sum = all

## Shelf, content, records, rules

cli-games-seats = Players: { $seats }.
cli-games-options = Table options:
cli-bots-only = Plays only { $games }.
cli-option-line = { $id } = { $values } (by default { $default }): { $about } [{ $rule }]
cli-exported =
    { $files ->
        [one] { $files } file
       *[other] { $files } files
    } written into { $folder }. Change them, then check and play them:
cli-content-good = The content of { $game } is in order (hash { $hash }). Where its records come from:
cli-content-looks = Where their colours and pictures come from:
cli-verified =
    In order: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, every hash and the result agree with the rules, and the seed is the one sealed as { $commitment }….
cli-verified-so-far =
    In order so far: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } of an unfinished game, every hash agrees with the rules, and the seed is the one sealed as { $commitment }….
cli-verified-practice = It was a practice game: moves were taken back after something had come to light.
cli-no-rule = No rule holds “{ $words }”.
cli-more-rules = And also { $rules }.
cli-untestable = (not testable in software: { $reason })
cli-coverage =
    { $game }: { $proven } of { $rules } rules are proven by tests, { $untestable ->
        [one] { $untestable } is
       *[other] { $untestable } are
    } listed as not testable in software.
cli-coverage-missing = Without a test: { $rules }.
cli-coverage-unknown = Named by a test or a list, but by no book: { $rules }.
cli-coverage-twice = Listed as not testable, yet claimed by a test: { $rules }.

## Before a game

cli-ask-game = Which game?
cli-ask-seats = How many players, { $least } to { $most }? Enter: { $usual }
cli-ask-level = How strong shall the others be?
cli-ask-usual = Enter: { $usual }
cli-person = Player
cli-person-number = Player { $number }
cli-bot-names = Marfa, Boris, Xenia, Fyodor, Irina, Vasily
cli-seat = Seat { $seat }

## At the table

cli-play-players = At the table: { $players }.
cli-play-person = you
cli-play-sealed = The luck of this game is sealed; its seed is shown at the end. The seal:
cli-play-help = Answer with a number or in words; ? explains, q leaves and keeps the game.
cli-play-thinking = { $name } is thinking
cli-play-curtain = Pass the keyboard to { $name }, who then presses Enter.
cli-play-earlier =
    ({ $lines ->
        [one] { $lines } earlier line
       *[other] { $lines } earlier lines
    }: type l)
cli-play-pause = (Enter)
cli-play-no-number = Choose a number from 1 to { $most }.
cli-play-too-many = The turn has passed on, so “{ $rest }” answered nothing.
cli-play-second = And then?
cli-play-which = Which one?
cli-play-unknown = “{ $line }” is neither a move nor an order; ? lists the orders.
cli-play-allowed = That may be played now.
cli-play-seed = The seed was { $seed }.
cli-play-practice = Moves were taken back after something had become known, so this was a practice game.
cli-play-recorded = The game is recorded; the second line checks that nothing was touched:
cli-play-kept = The game is kept; the second line goes on with it:
cli-play-not-saved = The game could not be saved: { $why }.
cli-play-nothing-to-keep = Nothing was played, so nothing is kept.
cli-standing = { $place }. { $name }: { $points }
cli-step = (Enter: next move, q: run to the end)

cli-undo-nothing = You have not made a move that could be taken back.
cli-undo-agree =
    { $name }, may { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } be taken back? y/n
cli-undo-refused = { $name } does not agree.
cli-undo-done =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } taken back.
cli-undo-practice =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } taken back with the table’s consent; from now on this is a practice game.

cli-order-number = 7           play the move with this number; further numbers answer the questions that follow at once
cli-order-move = { $move } the same in words; any beginning that is clear will do
cli-order-undo = u           take your last move back
cli-order-board = b           show the whole table; Enter shows again what matters now
cli-order-view = v           switch between the drawing and plain sentences
cli-order-log = l           everything that has happened
cli-order-rule = r           the rule behind this question; with a word, or a number such as { $rule }, it finds others
cli-order-why = why ...     why a move is not allowed
cli-order-lang = lang ru     speak Russian; lang en speaks English
cli-order-quit = q           leave; the game is kept

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
cli-tsar-shown =
    { $name } shows the goal: { $goal } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
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
        [one] { $against } card
       *[other] { $against } cards
    } “Against”.

## The server

cli-serve = Prestol listens at { $address } (Ctrl+C stops it).
cli-bot-over = The game is over: { $ending }.
cli-backup-done = Saved in { $file }: tables { $tables }, entries { $entries }, people { $people }.
cli-restore-done = Restored from { $file }: tables { $tables }, entries { $entries }, people { $people }.
cli-restore-sure =
    The database holds { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, which the backup replaces. Go on?
cli-restore-unsure =
    The database holds { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, which the backup would replace; say --yes if that is meant.
