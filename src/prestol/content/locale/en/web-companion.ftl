# The companion of Rurik: the page for a phone beside the board.

web-companion-title = Rurik companion
web-companion-lead = You have Rurik on your table? Prestol plays the Rebellion for you: it tells you what to move and why.
web-companion-book = Rulebook
web-companion-kept = The game is saved in this browser only, without an account. You can close the page at any time and go on later.
web-companion-unsaved = This browser doesn’t let the page save anything: the game lasts until you close the page.
web-companion-no-line = No connection to the server. What you entered is saved and will be sent when the connection is back.

## Beginning

web-companion-begin = New game
web-companion-begin-about = Lay out the box beside you; the companion leads you through the set-up.
web-companion-difficulty = Difficulty
web-companion-leader = Your leader
web-companion-cards = Rebellion cards
web-companion-cards-app = Prestol draws
web-companion-cards-app-about = Leave the rebellion deck in the box; Prestol shuffles and reads its own.
web-companion-cards-box = I draw
web-companion-cards-box-about = Keep the rebellion deck on the table and enter the number of each card when asked.
web-companion-start = Begin
web-companion-new = New game
web-companion-leave = The game under way is removed from this browser for good.
web-companion-leave-yes = Remove it

## What the Rebellion does

web-companion-tasks = The Rebellion
web-companion-why = Why?
web-companion-next = { $left ->
        [one] Done
       *[other] Done, next
    }
web-companion-all = Show all

## Questions

web-companion-ask-top = Which card lies on top?
web-companion-ask-card = Which card lies at the bottom?
web-companion-ask-good = Which good lies there?
web-companion-ask-deploy = Place your first troops
web-companion-ask-place = Place your advisor
web-companion-ask-turn = Your turn
web-companion-ask-loss = Loss check of the Rebellion
web-companion-ask-boat = Claim phase
web-companion-ask-score = The game is over
web-companion-card = Rebellion card { $number }
web-companion-top-about = Shuffle the rebellion cards into a face-up deck and tap the number of the top card.
web-companion-card-about = Look at the bottom card of the rebellion deck and tap its number.
web-companion-good-about = Draw the goods token for { $region }.
web-companion-deploy-about =
    { $left ->
        [0] All your troops are placed.
        [one] { $left } troop left to place.
       *[other] { $left } troops left to place.
    }
web-companion-deploy-leader = { $leader } stands in
web-companion-deploy = Start round 1
web-companion-advisor = Advisor
web-companion-banners = Strategy board
web-companion-bribe = Bribe
web-companion-place = Advisor { $value } on { $banner }
web-companion-place-first = Choose a banner
web-companion-space-free =
    { $points ->
        [one] free, { $points } point
       *[other] free, { $points } points
    }
web-companion-space-you =
    { $bribe ->
        [0] your advisor { $value }
       *[other] your advisor { $value } with a bribe of { $bribe }
    }
web-companion-space-rebellion =
    { $bribe ->
        [0] Rebellion’s advisor { $value }
       *[other] Rebellion’s advisor { $value } with a bribe of { $bribe }
    }
web-companion-taken = Take back your advisor { $value } from { $banner } and play your turn on the table.
web-companion-which = You have two advisors { $value }. Which one comes back?
web-companion-turn-about =
    { $changes ->
        [0] Then tap the regions below in which something changed. Cards in hand and your own coins don’t matter.
        [one] { $changes } change entered. Tap more regions, or finish.
       *[other] { $changes } changes entered. Tap more regions, or finish.
    }
web-companion-done = My turn is done
web-companion-loss-about =
    { $count ->
        [one] { $region }: turn up { $count } card of one scheme deck.
       *[other] { $region }: turn up { $count } cards of one scheme deck, one by one; stop at a loss symbol.
    }
web-companion-loss-yes = Loss symbol
web-companion-loss-no = No loss symbol
web-companion-boat-about = How many goods lie on your boat? Those on the dock don’t count.
web-companion-boat = Goods on your boat
web-companion-claim = Begin the claim phase
web-companion-score-about = Tracks and war give you { $points } VP. Add your deeds and your agenda.
web-companion-points = Your points
web-companion-war = Your war marker
web-companion-coins = Your coins
web-companion-coins-about = Coins only matter in a tie.
web-companion-result = Who has won?

## The table

web-companion-table = The table
web-companion-table-turn = Tap a region to enter what changed there.
web-companion-table-about = This is how your table should look. If not, tap a region and fix it.
web-companion-round = Round { $round } of { $rounds }
web-companion-purse =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
web-companion-you = You
web-companion-they = Rebellion
web-companion-rebellion = Rebellion
web-companion-others = Neutral
web-companion-touched = changed
web-companion-troops =
    { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
web-companion-rebels =
    { $count ->
        [one] { $count } rebel
       *[other] { $count } rebels
    }
web-companion-neutrals =
    { $count ->
        [one] { $count } neutral troop
       *[other] { $count } neutral troops
    }
web-companion-ruler-you = You rule
web-companion-ruler-rebellion = The Rebellion rules
web-companion-good-there = Good: { $good }
web-companion-good-gone = { $good } is gone
web-companion-yours = Your pieces and the good
web-companion-against = Against the Rebellion
web-companion-troop = Troops
web-companion-march = A troop goes to
web-companion-rebel = Rebels
web-companion-neutral = Neutral troops
web-companion-attack = I attacked the Rebellion here
web-companion-attack-about = It loses a figure and your war marker rises. If a church drove out a rebel, use the counts below.
web-companion-their-pieces = Fix pieces of the Rebellion
web-companion-ready = OK
web-companion-fewer = { $label }: one fewer
web-companion-more = { $label }: one more
web-companion-undo = Undo
web-companion-fixing =
    { $changes ->
        [one] { $changes } correction isn’t saved yet.
       *[other] { $changes } corrections aren’t saved yet.
    }
web-companion-fix = Fix
web-companion-discard = Discard

## How the Rebellion stands

web-companion-mat = Mat and dock of the Rebellion
web-companion-priority = Priority: { $priority }
web-companion-order = Card { $number }: { $regions }.
web-companion-their-coins = Coins on its dock
web-companion-their-war = Its war marker
web-companion-their-goods = Goods: { $goods }.
web-companion-no-goods = It has no goods.
web-companion-tracks = Tracks: rule { $rule } VP, build { $build } VP, trade { $trade } VP.
web-companion-covered = locked by a coin
web-companion-adds = +{ $count } { $action }
web-companion-adds-coin =
    { $count ->
        [one] +{ $count } coin
       *[other] +{ $count } coins
    }
web-companion-adds-fewer =
    { $count ->
        [one] { $count } card fewer in loss checks
       *[other] { $count } cards fewer in loss checks
    }

## The end

web-companion-won = Victory!
web-companion-lost = Defeat
web-companion-shared = A shared victory
web-companion-score = You { $you }, the Rebellion { $rebellion }
web-companion-tie = The tie was broken by ruled regions, then by coins.
web-companion-breakdown = Points of the Rebellion
web-companion-source-rule = Rule track
web-companion-source-build = Build track
web-companion-source-trade = Trade track
web-companion-source-war = War track
web-companion-source-coins = Coins
web-companion-source-goods = Goods on the dock
