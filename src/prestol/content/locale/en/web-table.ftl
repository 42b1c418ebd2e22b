# Words of the table screen in the browser, for every game.

## The window

web-table-title = { $game } · Prestol
web-table-title-turn = Your turn · { $game }
web-table-failed = Can’t show this table
web-table-home = Home
web-table-go-on = Continue
web-table-to-end = See the result

## Who sits where

web-table-players = Players
web-table-player = Player
web-table-place = Place
web-table-total = Total
web-table-look-at = { $name }: show everything
web-table-you = you
web-table-decides = to move
web-table-away = offline
web-table-bot = Bot: { $level }
web-table-bot-plays = A bot is playing for this player: { $level }
web-table-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-table-time-left = Time left: { $time }
web-table-hurry =
    { $seconds ->
        [one] second left
       *[other] seconds left
    }
web-table-hurry-said = { $seconds } seconds left on your clock.
web-table-round = Round { $round } of { $rounds }
web-table-days-short = { $days } d
web-table-days = { $days } d { $hours } h
web-table-watching = you’re watching
web-table-watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }

## What is asked

web-table-prompt = What to do
web-table-your-turn = Your turn.
web-table-how = Point at anything that glows to preview it; click to play it.
web-table-how-several = Choose here or on the board, in any order; then confirm.
web-table-moment = Just a moment…
web-table-scene = See what happened, then go on.
web-table-telling = See what happens.
web-table-telling-skip = Skip
web-table-sending = Sending your move…
web-table-cut = No connection. You can continue as soon as it’s back.
web-table-over = The game is over.
web-table-sure = { $move }: yes
web-table-not-sure = Cancel
web-table-let-go = Cancel
web-table-final = Are you sure?
web-table-why-wait = It’s not your turn. Waiting for { $names }.
web-table-why-over = The game is over.
web-table-bot-for-you = A bot is playing for you.
web-table-take-back-seat = Play myself again
web-table-resigned = You’ve resigned; a bot plays your seat to the end. You can watch until the result is there.
web-table-resigned-leave = Leave the table

## The toolbar

web-table-tools = Tools
web-table-undo = Undo
web-table-hint = Hint
web-table-hint-says = The strong bot would play: { $move }.
web-table-cover = Hide my secrets
web-table-uncover = Show my secrets
web-table-replay-last = Replay since my last turn
web-table-rules = Rules
web-table-rules-search = Search the rules
web-table-rules-none = Nothing found.
web-table-watch-link = Copy spectator link
web-table-link-copied = Spectator link copied
web-table-sound-on = Turn sound on
web-table-sound-off = Turn sound off
web-table-more = More
web-table-keys = Keyboard shortcuts
web-table-settings = Settings
web-table-notify = Notify me when it’s my turn
web-table-notify-about = The browser shows a notification when this page is in the background.
web-table-confirm = Confirm important moves
web-table-confirm-about = You’ll be asked to confirm.
web-table-hand = Let a bot play for me
web-table-hand-about = It’s the fast bot, so it won’t give you an edge. You can take over again at any time.
web-table-resign = Resign
web-table-resign-ends = Resign for good? The game ends at once.
web-table-resign-bot = Resign for good? The others play on, and a bot takes your seat.
web-table-resign-yes = Yes, resign

## Standing orders

web-table-order-give = Always answer “{ $move }”
web-table-order-about = Also answers the current question, and stays on until you turn it off here. Nobody else sees it.
web-table-order-unless = Still ask me if I can
web-table-order-always = (never)
web-table-order-holds = Answering “{ $ask }” for you: { $move }.
web-table-order-but = You’ll be asked if you can: { $moves }.
web-table-order-window = A standing order for windows
web-table-order-answer = Answer
web-table-order-any = (any)
web-table-order-lasts = How long
web-table-order-good = Until I turn it off
web-table-order-once = Just once
web-table-order-until = Until { $scope }
web-table-order-save = Save the standing order
web-table-order-saved = The standing order is saved.
web-table-order-window-about = Answers in windows that match all conditions, unless you answer yourself. Orders to play a card go before orders to pass. Nobody else sees your orders.
web-table-order-end = Ask me again

## Taking back

web-table-undo-consent =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } would be undone. Hidden information was revealed since; these players must agree: { $names }.
web-table-undo-sure =
    { $moves ->
        [one] Undo { $moves } move?
       *[other] Undo { $moves } moves? Those made after your last move are among them.
    }
web-table-undo-ask = Ask them
web-table-undo-wish = Undo request
web-table-undo-asked =
    { $name } asks to undo { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
web-table-undo-waits = Your undo request is waiting for { $names }.
web-table-agree = Agree
web-table-disagree = Decline
web-table-withdraw = Withdraw

## Panels

web-table-panels = Log, chat and notes
web-table-log = Log
web-table-log-empty = Nothing has happened yet.
web-table-talk = Chat
web-table-talk-empty = No messages yet.
web-table-talk-say = Write a message
web-table-talk-players = Only players at this table can write here; you can read along.
web-table-talk-send = Send
web-table-talk-about = About { $name }
web-table-talk-removed = This message was deleted.
web-table-talk-blocked = You’ve blocked this person.
web-table-unread = new
web-table-notes = Notes
web-table-notes-about = Only you can see these.
web-table-notes-kept = Saved
web-table-notes-typing = Saving…
web-table-notes-failed = Couldn’t save to the server; your notes are still in this browser.
web-table-words = As text
web-table-board-words = The board as text

## The log speaks of the table

web-table-log-undo =
    { $name } undoes { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
web-table-log-ask =
    { $name } asks to undo { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
web-table-log-agreed = { $name } agrees.
web-table-log-disagreed = { $name } declines.
web-table-log-withdrawn = { $name } withdraws the undo request.
web-table-log-lapsed = Nobody answered in time; the undo request has expired.
web-table-log-joined = { $name } joins the table.
web-table-log-left = { $name } leaves the table.
web-table-log-handed = A bot ({ $level }) is now playing for { $name }.
web-table-log-back = { $name } is playing again.
web-table-log-filled = { $name } ({ $level }) takes the seat.
web-table-log-replaced =
    { $why ->
        [crashed] { $name }’s bot crashed
        [busy] { $name }’s bot waited too long
       *[slow] { $name }’s bot took too long
    }; a faster one decides instead.
web-table-log-pause = The server was away ({ $time }); that time is on nobody’s clock.
web-table-log-absent = { $name } has kept everyone waiting; a bot takes over until they are back.
web-table-log-ask-absent = { $name } asks to let a bot play for { $missing }.
web-table-log-absent-agreed = { $name } agrees.
web-table-log-absent-waits = { $name } would rather wait.
web-table-log-absent-here = { $name } is here.
web-table-log-absent-withdrawn = { $name } will wait after all.
web-table-log-absent-lapsed = Not everyone agreed to a bot within a day.
web-table-log-clock = { $name } is out of time; a bot takes over.
web-table-log-resign = { $name } resigns.
web-table-log-over-finished = The game is over.
web-table-log-over-resigned = Game over by resignation.
web-table-log-over-closed = The table was closed.
web-table-log-rematch = { $name } offers to play again.
web-table-log-rematch-ready = A rematch with the same players is ready.
web-table-log-hint = { $name } takes a hint: from now on this is a practice game.

## The past

web-table-past = You’re viewing the past
web-table-past-at = { $at } of { $of }
web-table-past-first = To the start
web-table-past-back = Step back
web-table-past-on = Step forward
web-table-past-watch = Play from here
web-table-past-pause = Pause
web-table-past-last = To the end
web-table-past-round-back = Previous round
web-table-past-round-on = Next round
web-table-past-slider = Moment of the game
web-table-past-review = Review
web-table-past-eyes = Through whose eyes
web-table-past-eyes-of = Through the eyes of { $name }
web-table-past-hands = All hands
web-table-past-result = Back to the result
web-table-past-now = Back to now
web-table-replay = Replay
web-table-news = While you were away
web-table-news-count =
    { $count ->
        [one] { $count } move was made
       *[other] { $count } moves were made
    } since your last turn.
web-table-news-watch = Show them
web-table-news-skip = Skip

## Several people at one screen

web-table-curtain = Pass the screen to { $name }
web-table-curtain-about = Nobody else should look.
web-table-curtain-open = I’m { $name }: show my view

## The line

web-table-lost = Connection lost. Reconnecting; nothing is lost.
web-table-lost-busy = Connection lost. Your move is saved and will be sent as soon as we reconnect.
web-table-reload = Reload
web-table-bye-restart = The server is restarting.
web-table-bye-slow = This page couldn’t keep up. Reload it; nothing is lost.
web-table-bye-rate = Too many requests. Wait a little, then reload the page.
web-table-bye-ended = You’re no longer logged in here, or have no access.
web-table-bye-gone = This table doesn’t exist, or you don’t have access to it.

## After the game

web-table-end-you = You won!
web-table-end-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } share the victory
    }
web-table-end-lost-you = You lost
web-table-end-lost = Defeat: { $names }
web-table-end-finished = Game over
web-table-end-resigned = Game over by resignation
web-table-end-closed = The table was closed
web-table-chosen = Chosen deal
web-table-chosen-about = The deal was chosen when the table was created: one person plays against bots, and the game counts for nothing.
web-table-absent = A bot for somebody who is away
web-table-absent-long = The table has been waiting for { $name } for a while.
web-table-absent-ask = Ask for a bot
web-table-absent-you = { $name } asks to let a bot play for you, because you seem to be away.
web-table-absent-here = I’m here
web-table-absent-asked = { $name } asks to let a bot play for { $missing }, until they are back.
web-table-absent-wait = Wait
web-table-absent-waits = A bot takes over for { $missing } when everyone agrees. Still to answer: { $names }.
web-table-absent-soon = If { $missing } doesn’t answer within a minute, a bot takes over.
web-table-end-practice = Practice game: hints were used, or moves were undone after hidden information was revealed.
web-table-end-again = Play again
web-table-end-to-rematch = Go to the rematch
web-table-end-who-resigned =
    { $count ->
        [one] { $names } has resigned.
       *[other] { $names } have resigned.
    }
web-table-rematch-about = Everyone at the table is asked. The game starts when all of them have accepted.
web-table-rematch-offered = { $name } offers to play again.
web-table-rematch-waits = The game starts when everyone has accepted. Still to answer: { $names }.
web-table-rematch-free = A seat is free. Invite someone or add a bot in the waiting room.
web-table-rematch-no = You aren’t playing in the next game.
web-table-rematch-withdrawn = The offer to play again was withdrawn.
web-table-rematch-agreed = plays
web-table-rematch-asked = hasn’t answered yet
web-table-rematch-declined = doesn’t play
web-table-rematch-accept = Accept
web-table-rematch-decline = Decline
web-table-rematch-withdraw = Withdraw the offer
web-table-rematch-leave = I won’t play after all
web-table-rematch-room = To the waiting room
web-table-rematch-watch = See the next game
web-table-end-review = Review the game
web-table-end-record = Download the game record
web-table-end-home = Home
web-table-end-points = Where the points came from
web-table-end-places = Places
web-table-end-reached = Points when the game ended: { $list }.
web-table-end-chart = Score chart
web-table-end-luck = Randomness was fixed before the game
web-table-end-luck-about = The fingerprint of the server’s secret was shown at the table from the start; the secret itself is revealed only now. Run “prestol verify” on the game record to check that nobody tampered with a deal.
web-table-end-luck-chosen = The deal was chosen
web-table-end-luck-from = The luck came from the server and from the browsers of { $names }, so nobody could choose it alone.
web-table-end-luck-server = The luck came from the server alone: no browser at the table added to it.
web-table-end-luck-unopened = Gone before the start, so without a part in it: { $names }.
web-table-end-luck-right = Your browser has checked this: its own part is in the seed, and nothing was changed after it was sealed.
web-table-end-luck-wrong = Your browser has found that the seed does not come from what was sealed before the game. Keep the record, and ask the owner of this server.
web-table-end-commitment = Fingerprint of the secret
web-table-end-secret = Secret of the server
web-table-end-seed = Seed
web-table-chart-empty = The game ended by resignation before anyone scored.
web-table-chart-no-points = No player scored.
web-table-chart-label = Points over time. At the end: { $summary }.
web-table-chart-about = Points over time.
web-table-chart-click = Click to go to that moment.

## Keys

web-table-key-walk = move between available moves
web-table-key-walk-all = move between everything; Enter explains why something isn’t allowed
web-table-key-play = make the move
web-table-key-undo = undo
web-table-key-hint = hint
web-table-key-rules = rules
web-table-key-log = log
web-table-key-talk = chat
web-table-key-notes = notes
web-table-key-words = the board as text
web-table-key-cover = hide or show my secrets
web-table-key-replay = replay since my last turn
web-table-key-back = step back in time
web-table-key-on = step forward
web-table-key-ends = in the past: to the start, to the end
web-table-key-rounds = in the past: previous, next round
web-table-key-language = switch language
web-table-key-theme = light or dark theme
web-table-key-sound = sound on or off
web-table-key-escape = close, cancel, back to now
web-table-key-keys = this list
web-table-key-zoom = make a map larger, smaller, or show all of it

## Choosing several things at once

web-table-several = Choose
web-table-several-of = ({ $count } of { $most } chosen)
web-table-several-chosen = { $limits ->
    [exact] Chosen: { $count } of { $most }.
    [most] Chosen: { $count }, up to { $most }.
   *[range] Chosen: { $count }, from { $least } to { $most }.
}
web-table-several-budget = Cost: { $spent } of { $most }.
web-table-several-more = One more: { $thing }
web-table-several-less = One less: { $thing }
web-table-several-confirm = Confirm
web-table-several-none = Choose none
web-table-several-clear = Clear

## The guided first game

web-table-learn-title = First game
web-table-learn-begin = Setting up your first game…
web-table-learn-next = Next
web-table-learn-done = Done
web-table-learn-step = { $at } of { $of }
web-table-learn-leave = Skip the lesson, keep playing
web-table-learn-do = Your turn.

## Maps and rows of cards

web-table-display-empty = { $display }: none on display
web-table-zoom = Size of the map
web-table-zoom-in = Zoom in
web-table-zoom-out = Zoom out
web-table-zoom-whole = Whole map

## Windows, in which cards may answer

web-table-window-closes = This window closes in { $time }.
web-table-window-open = This window closes when everyone who was asked has answered.
web-table-window-so-far = Your answer so far: { $moves }.
web-table-window-answered = You answered: { $moves }. You can change it until the window closes.
web-table-window-ordered = Your standing order answers: { $moves }. You can answer differently until the window closes.
web-table-window-change = Change
web-table-window-back = Back
