# What the server says when it does not do something.

server-yes = yes
server-no = no

## At the table

server-not-your-seat = Seat { $seat } isn’t yours.
server-not-started = The game hasn’t started yet.
server-game-over = The game is over.
server-bot-plays = A bot is playing for seat { $seat }; take over from it first.
server-stale = The game has moved on since entry { $at }; look again and decide.
server-move-unreadable = “{ $move }” isn’t a move of this game.
server-undo-pending = Somebody has already asked for an undo; wait for the answers.
server-nothing-to-undo = You have no move to undo.
server-nothing-asked = Nobody is asking for this any more.
server-not-asked = Seat { $seat } isn’t asked, or has already answered.
server-absent-clock = This table has a clock, which takes care of those who are away.
server-absent-pending = Somebody has already asked for this; wait for the answers.
server-absent-not-waited = The table isn’t waiting for another person at this seat.
server-absent-too-soon =
    { $minutes ->
        [one] Wait one more minute before you ask for a bot at this seat.
       *[other] Wait { $minutes } more minutes before you ask for a bot at this seat.
    }
server-only-players-talk = Only players at this table can chat here.
server-nothing-said = The message is empty.
server-already-resigned = You’ve resigned; a bot plays your seat to the end of the game.
server-not-handed = No bot is playing for this seat.
server-not-at-table = You aren’t at this table.
server-not-waiting = This seat has nothing to decide now.
server-hint-unfair = Hints are available only when one person plays against bots.
server-hand-unfair = When several people play, only the fast bot ({ $level }) can play for you: a stronger one would be a hint.
server-no-hint = No hint right now; try again in a moment.
server-not-over = The game isn’t over yet.
server-no-such-entry = The log has no entry { $number }.
server-no-such-level = There is no bot “{ $level }” for this game; choose one of { $levels }.

## Around the table

server-no-such-table = There is no such table.
server-no-such-game = There is no game “{ $game }”.
server-no-companion = { $game } has no companion: it has no opponent that plays by itself.
server-companion-refused = { $why }
server-companion-damaged = { $why }
server-no-such-content = There is no content “{ $name }” for this game here.
server-table-damaged = This table cannot be opened. { $why } Other tables are not affected. The owner of the server can restore a backup in which this table is still intact (“prestol restore”).
server-table-newer = This table cannot be opened here. { $why } The owner of the server must upgrade Prestol.
server-damaged-entry = Entry { $number } of its log ({ $kind }) cannot be played: { $why }
server-damaged-gap = Entry { $number } of its log is missing.
server-damaged-hash = After entry { $number } of its log ({ $kind }) the position does not match the stored one: { $found } instead of { $stored }.
server-damaged-settings = Its settings cannot be read ({ $why }).
server-damaged-content = Its content ({ $content }) is neither in the database nor in this release.
server-damaged-content-form = Its content ({ $content }) does not fit this release: { $why }
server-newer-game = It plays “{ $game }”, which this release does not know.
server-newer-rules = It plays by rules version { $rules }, which this release does not know.
server-wrong-seats = This game takes { $counts } players.
server-wrong-window = This game has no window “{ $kind }”.
server-order-unknown = A standing order names “{ $word }”, which this game does not know.
server-wrong-option = A table option is wrong: { $why }
server-seats-open = Some seats are still open; invite people or add bots.
server-wrong-seed = You can choose a seed (a short word) only for a table where all seats are yours or bots’.
server-seed-chosen = The seed of this table was chosen, so it stays with one person and bots: its seats can’t be left before the game, and nobody else can join.
server-about-to-start = The game is about to begin; wait a moment.
server-not-drawing = The game isn’t about to begin yet, so nothing is opened now.
server-wrong-part = This isn’t what you sealed before the game.
server-already-started = The game has already started.
server-not-your-table = Only the player who created the table can do this.
server-not-watchable = This table doesn’t allow spectators.
server-wrong-invite = This invite isn’t valid or has already been used.
server-invite-needed = This table is private; you need an invite to join.
server-seat-taken = This seat is already taken.
server-name-at-table = Somebody at this table has a name that looks like “{ $name }”; choose another one.

## People

server-name-unfit = A name is 2 to 24 letters, digits, spaces or hyphens, in Latin or Cyrillic.
server-name-taken = The name “{ $name }” is taken, or looks like one that is; choose another one.
server-has-account = You already have an account.
server-wrong-password = Wrong name or password.
server-wrong-token = Unknown token.
server-no-such-token = You have no such token.
server-too-many-tokens = You already have { $most } tokens; revoke one first.
server-bots-make-no-bots = A bot can’t create other bots.

## The door

server-unreadable = Can’t read the message: { $why }
server-bad-bytes = The message has bytes that are not text.
server-bad-request = Can’t understand the request: { $why }
server-no-such-page = There is nothing at this address.
server-wrong-method = This address doesn’t accept this method.
server-too-large = The message is too large.
server-too-fast = Too many requests at once; wait a moment and try again.
server-too-slow = The request took too long to arrive; nothing was changed, try again.
server-too-many-logins = Too many attempts; try again in { $wait } seconds.
server-too-many-sockets = You have too many windows open; close one and try again.
server-too-many-tables = Too many new tables; try again in { $wait } seconds.
server-too-many-lines = You are writing very fast; try again in { $wait } seconds.
server-too-many-changes = You are changing seats very often; try again in { $wait } seconds.
server-too-many-nearby = Too many windows are open from your network; close one and try again.
server-log-full = The log of this table is full: only moves can be made here.
server-bots-alone = Tables where only bots play need an account; create one, or take a seat yourself.
server-wrong-origin = This page isn’t allowed to act on your behalf here.
server-wrong-host = The server doesn’t answer to this host name.
server-closing = The server is restarting; come back in a moment.
server-busy = The table is busy; nothing was changed, try again.
server-store-away = The server can’t save anything right now; nothing was changed. Try again in a moment.
server-store-unsure = The database went away while the server was saving; it is not known whether your change was saved. Look before you try again.
server-fault = Something went wrong on the server; nothing was changed.
