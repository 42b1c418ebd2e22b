# What the server says when it does not do something.

server-yes = yes
server-no = no

## At the table

server-not-your-seat = Seat { $seat } is not yours.
server-not-started = The game has not begun yet.
server-game-over = The game is over.
server-bot-plays = A bot plays for seat { $seat }; take the seat back first.
server-stale = The table has moved on since entry { $at }; look again and decide anew.
server-move-unreadable = “{ $move }” is not a move of this game.
server-undo-pending = Somebody has already asked to take moves back; wait for the answers.
server-nothing-to-undo = You have not made a move that could be taken back.
server-nothing-asked = Nobody asks for this any more.
server-not-asked = Seat { $seat } is not asked, or has answered already.
server-only-players-talk = Only those who sit at the table may talk here.
server-nothing-said = There is nothing to say in this message.
server-already-resigned = This seat has resigned.
server-not-handed = No bot plays for this seat.
server-not-at-table = You do not sit at this table.
server-not-waiting = This seat has nothing to decide now.
server-hint-unfair = Hints are only given where one person plays against bots.
server-hand-unfair = Among people only the quick bot ({ $level }) may play for you: a stronger one would be a hint.
server-no-hint = There is no hint just now; try again in a moment.
server-not-over = The game is not over yet.
server-no-such-entry = The log has no entry { $number }.
server-no-such-level = There is no bot “{ $level }” for this game; choose one of { $levels }.

## Around the table

server-no-such-table = There is no such table.
server-no-such-game = There is no game “{ $game }”.
server-no-such-content = There is no content “{ $name }” of this game here.
server-table-damaged = This table cannot be opened. { $why } Other tables are not affected. Whoever runs the server can bring this one back from a backup in which it is still whole (“prestol restore”).
server-table-newer = This table cannot be opened here. { $why } Whoever runs the server must upgrade Prestol.
server-damaged-entry = Entry { $number } of its log ({ $kind }) cannot be played: { $why }
server-damaged-gap = Entry { $number } of its log is missing.
server-damaged-hash = After entry { $number } of its log ({ $kind }) the position is not the one that was stored: { $found } instead of { $stored }.
server-damaged-settings = Its settings cannot be read ({ $why }).
server-damaged-content = Its content ({ $content }) is neither in the database nor in this release.
server-damaged-content-form = Its content ({ $content }) does not fit this release: { $why }
server-newer-game = It plays “{ $game }”, which this release does not know.
server-newer-rules = It plays by rules version { $rules }, which this release does not know.
server-wrong-seats = This game is played by so many people: { $counts }.
server-wrong-option = An option of the table is wrong: { $why }
server-seats-open = Some seats are still open; invite people or fill them with bots.
server-wrong-seed = A seed of your own is a short word, and only for a table where nobody else is to sit down.
server-already-started = The game has begun already.
server-not-your-table = Only the one who made the table can do this.
server-not-watchable = This table is not open to spectators.
server-wrong-invite = This invite is not valid or has been used already.
server-invite-needed = This table is private; an invite is needed to sit down.
server-seat-taken = This seat is taken already.
server-name-at-table = Somebody at this table has a name that looks like “{ $name }”; choose another one.

## People

server-name-unfit = A name has 2 to 24 letters, digits, spaces or hyphens, in Latin or Cyrillic.
server-name-taken = The name “{ $name }” is taken, or looks like one that is; choose another one.
server-has-account = You have an account already.
server-wrong-password = The name or the password is wrong.
server-wrong-token = This token is not known.
server-no-such-token = You have no such token.
server-too-many-tokens = You have { $most } tokens already; let one end first.
server-bots-make-no-bots = A bot cannot make further bots.

## The door

server-unreadable = The message cannot be read: { $why }
server-bad-request = The call cannot be understood: { $why }
server-no-such-page = There is nothing at this address.
server-wrong-method = This address does not take such a call.
server-too-large = The message is too large.
server-too-fast = Too many requests at once; wait a moment and try again.
server-too-many-logins = Too many attempts; wait a minute and try again.
server-too-many-sockets = You have too many windows open at once; close one and try again.
server-wrong-origin = This page may not act in your name here.
server-wrong-host = The server is not reached under this name.
server-closing = The server restarts; come back in a moment.
server-busy = The table is very busy; nothing was changed, try again.
server-fault = Something went wrong on the server; nothing was changed.
