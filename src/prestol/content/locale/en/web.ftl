# Words of the pages of the web client. The table screen has its own file.

web-name = Prestol
web-window-title = { $title } · Prestol
web-skip = Skip to content
web-close = Close
web-cancel = Cancel
web-save = Save
web-again = Try again
web-reload = Reload the page
web-loading = Loading…
web-you = you
web-guest = Guest { $number }
web-former = Former player
web-bot-name-0 = Boyar Ignat
web-bot-name-1 = Boyarynya Marfa
web-bot-name-2 = Clerk Foma
web-bot-name-3 = Merchant Sadko
web-bot-name-4 = Guardsman Prokhor
web-bot-name-5 = Princess Xenia
web-to-home = Back to the home page
web-foot = Prestol is free and open source. The games belong to their authors and publishers; the rules are retold in our own words.

## Ways

web-nav = Main pages
web-nav-foot = More pages
web-nav-menu = Menu
web-nav-play = Play
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-account = Account
web-nav-settings = Settings
web-nav-about = About
web-nav-companion = Companion for the box
web-nav-provenance = What we reconstructed
web-switch-language = По-русски
web-switch-dark = Dark theme
web-switch-light = Light theme

## When something goes wrong

web-problem-unreachable = Can’t reach the server right now. Nothing was lost; try again in a moment.
web-problem-strange = The server sent a reply we couldn’t read. Nothing was changed; try again in a moment.
web-problem-own = Something went wrong on this page. Nothing was lost; reload the page.
web-line-lost = Connection lost. Reconnecting; nothing is lost.
web-lost-title = The page didn’t load
web-lost-lead = The connection dropped, or Prestol has just been updated. Your games are safe.
web-nowhere-title = Page not found
web-nowhere-lead = The address is wrong, or the page no longer exists.

## Rule marks

web-rule-mark = Rule { $rule }: open in the rulebook
web-rule-tip = Read the rule
web-rule-title = Rule { $rule }
web-rule-book = Open in the rulebook

## The games

web-game-tsar = Tsar of the Hill
web-game-tsar-about = Lift your secret favourites through the palace; only a unanimous vote makes a tsar.
web-game-ivan = Ivan the Terrible
web-game-ivan-about = Send boyars to the chambers of the Kremlin, trade along the rivers and win the favour of the first tsar.
web-game-rurik = Rurik
web-game-rurik-about = Advisors bid for actions, princes rule the lands: build, tax and fight for the legacy of Rurik.
web-game-smuta = Smuta 1605–1612
web-game-smuta-about = Five factions fight for the throne in Moscow: armies, sieges, battles and cards of the Time of Troubles.
web-game-length =
    { $unit ->
        [minutes] { $least }–{ $most } minutes
       *[hours] { $least }–{ $most } hours
    }
web-game-players =
    { $most ->
        [one] { $most } player
       *[other] { $least }–{ $most } players
    }
web-game-weight-1 = easy
web-game-weight-2 = medium
web-game-weight-3 = hard

## Home

web-home-window = Prestol: board games of Russian history
web-home-lead = Board games of Russian history: play against bots, invite friends with a link, or share one screen.
web-home-play = Play now against bots
web-home-play-about = Tsar of the Hill for four, no account needed: one click and the game starts.
web-home-invite = Invite friends
web-home-mine = My games
web-home-waiting =
    { $games ->
        [one] { $games } game is waiting for you
       *[other] { $games } games are waiting for you
    }
web-home-games = Games
web-home-coming = coming soon
web-home-table = New table
web-home-learn = Learn to play
web-home-alone = Play alone
web-home-open = Open tables
web-home-open-own = Create a table
web-home-open-none = Nobody is looking for players right now. Create a table, and others will see it here.

## A table in a list

web-row-seats = Players
web-row-asked = You’re asked to play again
web-row-open =
    { $seats ->
        [one] { $seats } open seat
       *[other] { $seats } open seats
    }
web-row-over = Game over
web-row-yours = Your turn
web-row-thinking = Waiting for { $names }
web-row-move = Take your turn
web-row-look = Open
web-row-room = Go to table
web-row-review = Review
web-row-join = Join
web-row-watch = Watch
web-seat-open = open seat
web-seat-bot = bot
web-row-chosen = chosen deal
web-row-chosen-about = The seed was chosen: this table stays with one person and bots, and the game counts for nothing.
web-pace-free-short = no clock
web-pace-live-short = with a clock
web-pace-days-short =
    { $days ->
        [one] { $days } day per turn
       *[other] { $days } days per turn
    }
web-pace-free = No clock
web-pace-away = If somebody is away for { $time }, a bot takes over until they are back.
web-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
web-pace-live = { $minutes } min per player, plus { $seconds } s per move
web-pace-days =
    { $days ->
        [one] { $days } day per turn
       *[other] { $days } days per turn
    }
web-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
web-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

## A new table

web-new-title = New table
web-new-lead = { $game }: choose your opponents; the rest is set for you.
web-new-coming = This game is still in the works. You can play Tsar of the Hill and Ivan the Terrible now.
web-new-game = Which game?
web-new-company = Who are you playing with?
web-new-company-bots = Against bots
web-new-company-bots-about = The game starts right away.
web-new-company-friends = With friends
web-new-company-friends-about = Each friend gets a link to their own seat; no account needed.
web-new-company-screen = At one screen
web-new-company-screen-about = Take turns on this device; a curtain hides what is secret.
web-new-company-anybody = With anyone
web-new-company-anybody-about = The table is listed on the home page, and anyone can join.
web-new-company-alone = Alone
web-new-company-alone-about = Against an opponent that the rules of the game lead.
web-new-seats = Seats
web-new-count = How many players?
web-new-alone = You play alone: the rules decide what your opponent does, step by step.
web-new-seat = Seat { $number }
web-new-seat-who = Who takes seat { $number }
web-new-seat-level = Strength of the bot in seat { $number }
web-new-seat-name = Name of the player in seat { $number }
web-new-seat-name-hint = Name
web-new-seat-me = Me
web-new-seat-near = At this screen
web-new-seat-open = By link
web-new-seat-bot = Bot
web-new-seat-open-about = gets a link
web-new-levels = Bot strength
web-new-name-short = A name needs at least two letters.
web-new-name-twice = Somebody at this table already has this name.
web-new-names-wrong = Everyone at this screen needs a name of their own.
web-new-pace = Pace
web-new-pace-free = No clock
web-new-pace-free-about = Everyone takes as long as they like.
web-new-pace-live = Clock
web-new-pace-live-about = Each player has a time bank. If yours runs out, a bot plays for you until you come back.
web-new-pace-days = Days per turn
web-new-pace-days-about = Play when you have time. If you miss your turn, a bot plays for you until you come back.
web-new-bank = Time bank
web-new-extra = Added per move
web-new-windows = Windows for answers
web-new-windows-about = Moments when players may answer with a card. Nobody can see who has answered.
web-new-windows-last = How long each window stays open
web-new-windows-early = End a window when everyone has answered
web-new-windows-early-about = Otherwise each window lasts exactly as long as you choose here, so its length tells nothing.
web-new-windows-orders = Standing orders answer
web-new-windows-orders-about = The game never waits for a window. If none of your orders applies, you pass.
web-new-windows-ask = Ask everyone
web-new-windows-ask-about = Each window waits for everyone’s answer, up to the time per turn. If you can only pass, the server passes for you some time after you’ve looked in. The table doesn’t show who is online.
web-new-away = If somebody leaves, a bot takes over after
web-new-away-never = never
web-new-days = Time per turn
web-new-door = Who can join
web-new-private = By invitation
web-new-private-about = Only people with a link.
web-new-listed = Anyone
web-new-listed-about = The table is listed on the home page.
web-new-options = Rules options
web-new-options-about = The defaults are how we read the rules; change them if you play differently.
web-new-watchable = Spectators allowed
web-new-watchable-about = Spectators see only what is open on the table.
web-new-start = Start the game
web-new-start-about = All seats are filled.
web-new-make = Create the table
web-new-make-about = You’ll get a link for each open seat.

## The room before the game

web-room-title = Your table is ready
web-room-seats = Players
web-room-agreed = Table settings
web-room-usual = default
web-room-waiting = Waiting for a player
web-room-asked = hasn’t answered yet
web-room-again = You’re asked to play again. The game starts when everyone has accepted.
web-room-accept = Accept
web-room-decline = Decline
web-room-here = online
web-room-link = Link to seat { $number }
web-room-copy = Copy
web-room-copied = Copied
web-room-copy-self = The browser doesn’t allow copying; the link is selected, so copy it yourself.
web-room-share = Share the link to seat { $number }
web-room-share-title = Join my table on Prestol
web-room-fresh = New link
web-room-links-about = Each link opens one seat. A new link replaces the old one.
web-room-fill = Fill open seats with bots
web-room-gathering = The game begins in a moment: the players’ browsers are adding to the luck.
web-room-start = Start the game
web-room-start-fill =
    { $seats ->
        [one] Start with a bot in the open seat
       *[other] Start with bots in { $seats } open seats
    }
web-room-owner-starts = The player who created the table starts the game. You can leave this page open.
web-room-outside = You don’t have a seat at this table.
web-room-leave = Leave the table
web-room-leave-sure = Your seat becomes open again, and anyone with a link can take it.
web-room-left = You left the table.
web-room-gone = This table doesn’t exist, or you don’t have access to it.

## An invitation

web-join-title = You’re invited
web-join-lead = { $host } is saving a seat for you.
web-join-open-title = An open seat
web-join-open-lead = { $host } is looking for players.
web-join-missing-title = Table not found
web-join-missing = Part of the link may be missing. Ask for it again.
web-join-kept = your seat
web-join-name = What should we call you?
web-join-name-about = Other players see this name. No account needed.
web-join-which = Which seat?
web-join-any = any
web-join-sit = Join
web-join-started = The game has already started and has no open seats.
web-join-taken = This seat is taken, or the link was replaced by a new one. Ask for another link.
web-join-needed = This table is private: you need a link from the player who created it.

## Rules books

web-rules-title = Rulebooks
web-rules-lead = The rules in our own words. Every paragraph has a number, and the game shows the same numbers when it asks you something or refuses a move.
web-rules-book = Rulebook
web-rules-read = Read the rules
web-rules-coming = This rulebook will come with its game.
web-rules-search = Search the rulebook
web-rules-search-tsar = vote, throne, TSR-VOT
web-rules-search-ivan = seal, boyar, IVN-PLN
web-rules-search-rurik = advisor, rule, RUR-STR
web-rules-search-smuta = siege, pretender, SMU-BAT
web-rules-contents = Chapters
web-rules-found =
    { $paragraphs ->
        [0] Nothing found. Try other words.
        [one] { $paragraphs } paragraph found.
       *[other] { $paragraphs } paragraphs found.
    }
web-rules-anchor = Link to rule { $rule }
web-rules-back = Back to the rulebook
