# Words of the table screen in the browser, for every game.

## The window

web-table-title = { $game } · Prestol
web-table-title-turn = Your turn · { $game }
web-table-failed = This table cannot be shown
web-table-home = Home
web-table-go-on = Go on
web-table-to-end = See the result

## Who sits where

web-table-players = Players
web-table-player = Player
web-table-place = Place
web-table-total = In all
web-table-you = you
web-table-decides = decides now
web-table-away = away
web-table-bot = Bot: { $level }
web-table-bot-plays = A bot plays for this seat: { $level }
web-table-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-table-time-left = Time left: { $time }
web-table-days-short = { $days } d
web-table-days = { $days } d { $hours } h
web-table-watching = you are watching
web-table-watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }

## What is asked

web-table-prompt = What is asked
web-table-your-turn = Your turn.
web-table-how = Point at what glows to see what it brings; click to do it.
web-table-moment = One moment …
web-table-sending = Sending your move …
web-table-cut = No connection: you can go on as soon as it is back.
web-table-over = The game is over.
web-table-sure = { $move }: yes
web-table-not-sure = No, wait
web-table-final = This cannot be taken back.
web-table-why-wait = It is not your turn: { $names } must decide first.
web-table-why-over = The game is over.
web-table-bot-for-you = A bot is playing for you.
web-table-take-back-seat = Play on myself

## The toolbar

web-table-tools = Tools
web-table-undo = Take back
web-table-hint = Hint
web-table-hint-says = The strong bot would play: { $move }.
web-table-cover = Cover my secrets
web-table-uncover = Show my secrets
web-table-replay-last = Replay since my last turn
web-table-rules = Rules
web-table-rules-search = Search the rules
web-table-rules-none = No paragraph has these words.
web-table-watch-link = Copy the link for spectators
web-table-link-copied = The link for spectators is copied.
web-table-sound-on = Sound on
web-table-sound-off = Sound off
web-table-more = More
web-table-keys = Keys
web-table-settings = Settings
web-table-notify = Tell me when it is my turn
web-table-notify-about = The browser shows a notification when this page is in the background.
web-table-confirm = Ask before what cannot be taken back
web-table-confirm-about = Such a click waits for a second one.
web-table-hand = Let a bot play for me
web-table-hand-about = It is the quick bot, no adviser. You can take your seat back at any time.
web-table-resign = Resign
web-table-resign-sure = Give up for good? While others play on, a bot takes your seat; otherwise the game ends.
web-table-resign-yes = Yes, resign

## Standing orders

web-table-order-give = “{ $move }” whenever this is asked
web-table-order-about = Answers the open question too, and goes on until you end it here. Nobody else sees it.
web-table-order-unless = Ask me all the same when I can
web-table-order-always = (never)
web-table-order-holds = “{ $ask }” is answered for you: { $move }.
web-table-order-but = You are asked when you can: { $moves }.
web-table-order-end = Ask me again

## Taking back

web-table-undo-consent =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } would go. Somebody has learned something since, so these must agree: { $names }.
web-table-undo-ask = Ask them
web-table-undo-wish = A wish to take back
web-table-undo-asked =
    { $name } asks to take back { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
web-table-undo-waits = Your wish to take back waits for: { $names }.
web-table-agree = Agree
web-table-disagree = Disagree
web-table-withdraw = Withdraw it

## Panels

web-table-panels = Log, talk and notes
web-table-log = Log
web-table-log-empty = Nothing has happened yet.
web-table-talk = Talk
web-table-talk-empty = Nobody has said anything yet.
web-table-talk-say = Say something
web-table-talk-send = Say
web-table-unread = new
web-table-notes = Notes
web-table-notes-about = Only you can read this.
web-table-notes-kept = Kept.
web-table-notes-typing = Keeping …
web-table-notes-failed = Not kept on the server; it stays in this browser.
web-table-words = In words
web-table-board-words = The board in words

## The log speaks of the table

web-table-log-undo =
    { $name } takes back { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
web-table-log-ask =
    { $name } asks to take back { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
web-table-log-agreed = { $name } agrees.
web-table-log-disagreed = { $name } disagrees.
web-table-log-withdrawn = { $name } withdraws the wish.
web-table-log-lapsed = Nobody answered in time; the wish to take back has lapsed.
web-table-log-joined = { $name } sits down.
web-table-log-left = { $name } leaves the table.
web-table-log-handed = A bot ({ $level }) plays for { $name }.
web-table-log-back = { $name } plays on.
web-table-log-filled = { $name } ({ $level }) takes the seat.
web-table-log-replaced =
    { $why ->
        [crashed] The bot of { $name } stumbled
        [busy] The bot of { $name } waited too long
       *[slow] The bot of { $name } thought too long
    }; a quicker one ({ $level }) plays on.
web-table-log-clock = The time of { $name } has run out; a bot plays on.
web-table-log-resign = { $name } resigns.
web-table-log-over-finished = The game is over.
web-table-log-over-resigned = The game is over: it was given up.
web-table-log-over-closed = The table was closed.
web-table-log-rematch = A new game with the same players waits.

## The past

web-table-past = You are looking at the past
web-table-past-at = { $at } of { $of }
web-table-past-first = To the beginning
web-table-past-back = One step back
web-table-past-on = One step on
web-table-past-watch = Watch from here
web-table-past-pause = Pause
web-table-past-now = Back to now
web-table-replay = Replay
web-table-news = What happened meanwhile
web-table-news-count =
    { $count ->
        [one] { $count } move was made
       *[other] { $count } moves were made
    } since your last turn.
web-table-news-watch = Show them
web-table-news-skip = Skip

## Several people at one screen

web-table-curtain = Now it is for { $name }
web-table-curtain-about = Pass the screen on. Nobody else should look.
web-table-curtain-open = I am { $name }: show my view

## The line

web-table-lost = The connection is lost; trying again. Nothing is lost.
web-table-lost-busy = The connection is lost; what you sent is kept and goes out as soon as it is back.
web-table-reload = Load again
web-table-bye-restart = The server is restarting.
web-table-bye-slow = This page could not keep up. Load it again; nothing is lost.
web-table-bye-rate = Too many requests came from here. Wait a little, then load the page again.
web-table-bye-gone = This table does not exist, or it is not open to you.

## After the game

web-table-end-you = You have won!
web-table-end-won =
    { $count ->
        [one] { $names } has won
       *[other] { $names } have won
    }
web-table-end-finished = The game is over
web-table-end-resigned = The game was given up
web-table-end-closed = The table was closed
web-table-end-practice = Moves were taken back after somebody had learned something: a practice game.
web-table-end-again = Play again
web-table-end-to-rematch = To the new game
web-table-end-review = Review the game
web-table-end-record = Download the record
web-table-end-home = Home
web-table-end-points = Where the points came from
web-table-end-chart = How it went
web-table-end-luck = The luck was fixed beforehand
web-table-end-luck-about = The commitment stood at the table from the start; it is the hash of the seed, which is told only now. The command “prestol verify” proves with the record that no deal was touched.
web-table-end-commitment = Commitment
web-table-end-seed = Seed
web-table-chart-empty = The game was given up before anybody had scored.
web-table-chart-label = Points over time. At the end: { $summary }.
web-table-chart-about = Points over time.
web-table-chart-click = A click goes to that moment.

## Keys

web-table-key-walk = walk over what can be done
web-table-key-walk-all = walk over everything; Enter then says why it cannot be done
web-table-key-play = do it
web-table-key-undo = take back
web-table-key-hint = hint
web-table-key-rules = rules
web-table-key-log = log
web-table-key-talk = talk
web-table-key-notes = notes
web-table-key-words = the board in words
web-table-key-cover = cover or show my secrets
web-table-key-replay = replay since my last turn
web-table-key-back = one step back in time
web-table-key-on = one step on
web-table-key-language = the other language
web-table-key-theme = light or dark
web-table-key-sound = sound on or off
web-table-key-escape = close, cancel, back to now
web-table-key-keys = this list

## The guided first game

web-table-learn-title = First game
web-table-learn-begin = Setting the table for your first game …
web-table-learn-next = Next
web-table-learn-done = Done
web-table-learn-step = { $at } of { $of }
web-table-learn-leave = End the lesson, play on
web-table-learn-do = Now it is up to you.
