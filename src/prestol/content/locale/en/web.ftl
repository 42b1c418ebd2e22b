# Words of the pages of the web client. The table screen has its own file.

web-name = Prestol
web-window-title = { $title } · Prestol
web-skip = Skip to the content
web-close = Close
web-cancel = Cancel
web-save = Save
web-again = Try again
web-reload = Load the page again
web-loading = One moment …
web-you = you
web-guest = Guest { $number }
web-bot-name-0 = Boyar Ignat
web-bot-name-1 = Boyarynya Marfa
web-bot-name-2 = Clerk Foma
web-bot-name-3 = Merchant Sadko
web-bot-name-4 = Guardsman Prokhor
web-bot-name-5 = Princess Xenia
web-to-home = To the home page
web-foot = Prestol is free and open. The games belong to their authors and publishers; rules are told in our own words.

## Ways

web-nav = Main pages
web-nav-foot = More pages
web-nav-menu = Menu
web-nav-play = Play
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-account = My name
web-nav-settings = Settings
web-nav-about = About
web-nav-provenance = What is reconstructed
web-switch-language = По-русски
web-switch-dark = Dark theme
web-switch-light = Light theme

## When something goes wrong

web-problem-unreachable = The server cannot be reached just now. Nothing was lost; try again in a moment.
web-problem-strange = The server gave an answer that cannot be read. Nothing was changed; try again in a moment.
web-problem-own = Something broke in this page. Nothing was lost; load the page again.
web-line-lost = The connection is lost and is being restored. Nothing is lost.
web-lost-title = The page did not arrive
web-lost-lead = The connection broke off, or Prestol has just been renewed. Your games are safe.
web-nowhere-title = There is no such page
web-nowhere-lead = The address is wrong, or what stood here has gone.

## Rule marks

web-rule-mark = Rule { $rule }: open the paragraph
web-rule-tip = Read the rule
web-rule-title = Rule { $rule }
web-rule-book = Open it in the rules book

## The games

web-game-tsar = Tsar of the Hill
web-game-tsar-about = Lift your secret favourites through the palace; only a unanimous vote makes a tsar.
web-game-tsar-length = 20–30 minutes
web-game-ivan = Ivan the Terrible
web-game-ivan-about = Send boyars to the chambers of the Kremlin, trade along the rivers and win the favour of the first tsar.
web-game-ivan-length = 1–2 hours
web-game-rurik = Rurik
web-game-rurik-about = Advisors bid for deeds, princes rule the lands: build, tax and fight for the legacy of Rurik.
web-game-rurik-length = 1–2 hours
web-game-smuta = Smuta 1605–1612
web-game-smuta-about = Five parties fight for the throne in Moscow: armies, sieges, battles and cards of the Time of Troubles.
web-game-smuta-length = 3 hours and more
web-game-players =
    { $most ->
        [one] { $most } player
       *[other] { $least }–{ $most } players
    }
web-game-weight-1 = easy
web-game-weight-2 = middling
web-game-weight-3 = demanding

## Home

web-home-window = Prestol: board games of Russian history
web-home-lead = Board games of Russian history: against bots, with friends by a link, or at one screen.
web-home-play = Play now against bots
web-home-play-about = Tsar of the Hill for four, no account needed: one click and the game begins.
web-home-invite = Invite friends
web-home-mine = My games
web-home-waiting =
    { $games ->
        [one] { $games } waits for you
       *[other] { $games } wait for you
    }
web-home-games = The games
web-home-coming = being made
web-home-table = New table
web-home-learn = Learn it
web-home-open = Open tables
web-home-open-own = Open a table
web-home-open-none = Nobody is looking for company right now. Open a table, and others will see it here.

## A table in a list

web-row-seats = Who plays
web-row-open =
    { $seats ->
        [one] { $seats } seat is free
       *[other] { $seats } seats are free
    }
web-row-over = The game is over
web-row-yours = It is your turn
web-row-thinking = Thinking: { $names }
web-row-move = To the move
web-row-look = Open
web-row-room = To the table
web-row-review = Look back
web-row-join = Sit down
web-row-watch = Watch
web-seat-open = free seat
web-seat-bot = bot
web-pace-free-short = no clock
web-pace-live-short = with a clock
web-pace-days-short =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
web-pace-free = No clock
web-pace-live = { $minutes } min each, plus { $seconds } s for every move
web-pace-days =
    { $days ->
        [one] { $days } day for a turn
       *[other] { $days } days for a turn
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
web-new-lead = { $game }: choose the company, and all the rest fits itself.
web-new-coming = This game is still being made. Tsar of the Hill and Ivan the Terrible can be played now.
web-new-company = With whom?
web-new-company-bots = Against bots
web-new-company-bots-about = The game begins at once.
web-new-company-friends = With friends
web-new-company-friends-about = Every friend gets a link to a seat of their own; no account needed.
web-new-company-screen = At one screen
web-new-company-screen-about = Several people take turns at this device; a curtain hides what is secret.
web-new-company-anybody = With anybody
web-new-company-anybody-about = The table is listed on the home page, and whoever likes sits down.
web-new-seats = Seats
web-new-count = How many play?
web-new-seat = Seat { $number }
web-new-seat-who = Who sits on seat { $number }
web-new-seat-level = Strength of the bot on seat { $number }
web-new-seat-name = Name of the player on seat { $number }
web-new-seat-name-hint = Name
web-new-seat-me = Me
web-new-seat-near = Beside me
web-new-seat-open = Invited
web-new-seat-bot = Bot
web-new-seat-open-about = gets a link
web-new-levels = How strong the bots are
web-new-name-short = A name has at least two letters.
web-new-name-twice = This name is taken at this table.
web-new-names-wrong = Everybody beside you needs a name of their own.
web-new-pace = Pace
web-new-pace-free = No clock
web-new-pace-free-about = Everybody thinks as long as they like.
web-new-pace-live = Live
web-new-pace-live-about = Everybody has a bank of time. Who runs out of it is replaced by a bot until they come back.
web-new-pace-days = Days a turn
web-new-pace-days-about = Look in when you have time. Who does not move in time is replaced by a bot until they come back.
web-new-bank = Bank of time
web-new-extra = Added for every move
web-new-days = Time for a turn
web-new-door = Who may come in
web-new-private = By invitation
web-new-private-about = Only those who have a link.
web-new-listed = Everybody
web-new-listed-about = The table stands in the list on the home page.
web-new-options = Rules of this table
web-new-options-about = Our usual readings are set already; a table may see some things otherwise.
web-new-watchable = Others may watch
web-new-watchable-about = Spectators see only what lies open on the table.
web-new-start = Begin the game
web-new-start-about = All seats are filled.
web-new-make = Make the table
web-new-make-about = Then you get a link for every free seat.

## The room before the game

web-room-title = The table is set
web-room-seats = Who sits here
web-room-agreed = What is agreed
web-room-usual = as usual
web-room-waiting = Waiting for a guest
web-room-here = is here
web-room-link = Link to seat { $number }
web-room-copy = Copy
web-room-copied = Copied.
web-room-copy-self = The browser does not let us copy; the link is marked, copy it yourself.
web-room-share = Share the link to seat { $number }
web-room-share-title = A seat at the table of Prestol
web-room-fresh = Make a link
web-room-links-about = Every link opens one seat. A fresh link makes the one before useless.
web-room-fill = Bots for the free seats
web-room-start = Begin the game
web-room-start-fill =
    { $seats ->
        [one] Begin with a bot on the free seat
       *[other] Begin with bots on { $seats } free seats
    }
web-room-owner-starts = The one who made the table begins the game. You can leave this page open.
web-room-outside = You have no seat at this table.
web-room-leave = Leave the table
web-room-leave-sure = Your seat will be free again, and anybody with a link may take it.
web-room-left = You have left the table.
web-room-gone = There is no such table, or it is not open to you.

## An invitation

web-join-title = You are invited
web-join-lead = { $host } has kept a seat for you.
web-join-open-title = A free seat
web-join-open-lead = { $host } is looking for company.
web-join-missing-title = There is no such table
web-join-missing = Perhaps the link lost a piece on its way. Ask for it once more.
web-join-kept = your seat
web-join-name = How shall we call you?
web-join-name-about = The others see this name. No account is needed.
web-join-which = Which seat?
web-join-any = any
web-join-sit = Sit down
web-join-started = The game has already begun without free seats.
web-join-taken = This seat has been taken, or the link was replaced by a fresh one. Ask for another link.
web-join-needed = This table is private: you need a link from the one who made it.

## Rules books

web-rules-title = Rules books
web-rules-lead = The rules in our own words, every paragraph with a number. The same numbers stand at the questions and refusals of the game.
web-rules-book = Rules book
web-rules-read = Read the rules
web-rules-coming = This book comes together with its game.
web-rules-search = Search the book
web-rules-search-hint = vote, throne, TSR-VOT
web-rules-contents = Chapters
web-rules-found =
    { $paragraphs ->
        [0] Nothing found. Try other words.
        [one] { $paragraphs } paragraph found.
       *[other] { $paragraphs } paragraphs found.
    }
web-rules-anchor = Link to rule { $rule }
web-rules-back = Back to the rules book

## Where components come from

web-provenance-title = What is reconstructed
web-provenance-about = The printed rules do not describe every component, and we never pass off our own as the printed one. Every record of the content says where it comes from; here they are counted.
web-provenance-counts = Every record by its source
web-provenance-part = Component
web-provenance-looks = look is ours
web-provenance-looks-about = “Look is ours”: the thing itself is from the rulebook, its colour or occupation is our reconstruction.
web-provenance-ours = What we had to make up
web-provenance-why = How we did it
web-part-game = The game
web-part-counts = Numbers of components
web-part-setup = Set-up by players
web-part-floor = Floors
web-part-courtier = Courtiers
web-part-goal = Goal cards
web-part-vote_card = Vote cards
web-part-token = Tokens and table material
web-part-score_rule = Scoring
web-part-option = Table options
web-part-totals = Numbers in all
web-part-rules = Constants of the rules
web-part-round = Rounds
web-part-favour_token = Favour tokens
web-part-title = Titles
web-part-estate = Estates
web-part-icon = Icons
web-part-chamber = Chambers
web-part-assignment = Assignment cards
web-part-region = Regions
web-part-city = Cities
web-part-waterway = Waterways
web-part-resource = Goods and coins
web-part-family = Families
web-part-player_piece = Pieces of a family
web-part-shared_piece = Pieces of the table
web-part-area = Places beyond the regions
web-part-pad_slot = Slots of the pad
web-part-pad_action = Free actions of the pad
web-part-project_type = Types of project
web-part-project = Projects
web-part-spoils = Spoils
web-part-trade_token = Trade tokens
web-part-region_token = Region tokens

## Learn

web-learn-title = Learn
web-learn-lead = You need not read the rules first: play a game in which everything is explained as it comes.
web-learn-tsar = Your first game of Tsar of the Hill
web-learn-tsar-about = A real game against three easy opponents. Short hints show where to look and why; leave at any moment, the game will wait.
web-learn-ivan = Your first game of Ivan the Terrible
web-learn-ivan-about = A real game of three against two easy opponents. It is longer and has more to it than Tsar of the Hill; the hints come when something new is asked.
web-learn-begin = Begin the guided game
web-learn-book = The rules book
web-learn-short = Tsar of the Hill in a minute
web-learn-goal = A secret goal
web-learn-goal-about = You get a card with six of the thirteen courtiers: your favourites. Nobody else knows them.
web-learn-settle = Settling
web-learn-settle-about = In turn, everybody puts courtiers on the floors of the palace, from craftsmen to dignitaries.
web-learn-raise = The ascent
web-learn-raise-about = In your turn you raise any courtier by one floor, your own or not. A floor holds four.
web-learn-vote = The vote
web-learn-vote-about = Who reaches the throne room is voted on in secret. One voice against, and the candidate leaves the palace.
web-learn-score = Points
web-learn-score-about = When a tsar is elected, favourites bring points by their floor, the tsar ten. Three rounds decide.
web-learn-keys = Keys at the table
web-learn-keys-about = Everything can be played without a mouse.
web-key-arrows = ← ↑ ↓ →
web-key-arrows-about = walk through what can be played
web-key-enter = Enter
web-key-enter-about = play it
web-key-undo = U
web-key-undo-about = take the move back
web-key-help = ?
web-key-help-about = show all keys
web-learn-honest = What is not printed
web-learn-honest-about = Some components are described nowhere that we could look. We rebuilt them and say so, card by card.
web-learn-coming = Still being made: { $games }.

## The account

web-account-title = Account
web-account-guest = You play without an account. This browser remembers you and your games.
web-account-known = You play as { $name }.
web-account-name = Your name
web-account-name-label = Name
web-account-name-about = From 2 to 24 letters; the others at the table see it.
web-account-renamed = Your name is changed.
web-account-devices = Several devices
web-account-devices-about = With the name { $name } and your password you find the same games on any device.
web-account-why = An account is needed only to play the same games from several devices. Your games stay with you.
web-account-way = New or known?
web-account-register = Make an account
web-account-register-done = The account is made.
web-account-login = Log in
web-account-login-done = Welcome back.
web-account-login-about = The games of this browser’s guest stay with that guest and will not move to the account.
web-account-password = Password
web-account-password-about = At least eight characters. It cannot be restored, so keep it well.
web-account-show = Show
web-account-hide = Hide
web-account-logout = Log out
web-account-out = You have logged out.
web-tokens-title = Programs of your own
web-tokens-about = A program can take a seat, too: make a token for it, copy the link to a free seat of your table, and run it like this:
web-tokens-link = LINK
web-tokens-word = TOKEN
web-tokens-name = Name of the program
web-tokens-make = Make a token
web-tokens-drop = End it
web-tokens-once = This token is shown only once. Whoever has it plays as this program.

## Settings

web-settings-title = Settings
web-settings-lead = They are kept in this browser and hold at once.
web-settings-look = Look
web-settings-language = Language
web-settings-theme = Theme
web-theme-light = Parchment
web-theme-dark = Night in the scriptorium
web-theme-device = As the device
web-settings-motion = Motion
web-motion-device = As the device
web-motion-full = Pieces glide
web-motion-less = Without motion
web-settings-sound = Sound
web-settings-loudness = Loudness
web-settings-silent = off
web-settings-try = Listen
web-settings-play = Play
web-settings-speed = Moves of others
web-speed-calm = calmly
web-speed-brisk = briskly
web-speed-instant = at once
web-settings-confirm = Ask before what cannot be taken back
web-settings-confirm-about = A vote card or a raise to the throne wants a second click.
web-settings-notify = Notify me when a game waits
web-settings-notify-about = The browser shows a note while the table is open in a tab you are not looking at.
web-settings-notify-never = This browser has no notifications.
web-settings-notify-denied = The browser does not allow notifications. You can allow them beside the address of this page.

## About

web-about-title = About Prestol
web-about-lead = Four board games of Russian history, to play and to study, from one engine.
web-about-what = What this is
web-about-what-text = Prestol (“the throne”) is open-source software. The rules are enforced to the letter, every question and every refusal names its rule, and a spectator, a bot and the neighbour at the table see only what their seat may see.
web-about-lab = The same rules serve those who study games: simulations, tournaments of bots, measurements. All of it is one Python package.
web-about-fair = Honest luck
web-about-fair-text = Before the first move the table shows a seal: a fingerprint of the number from which all luck of the game follows. At the end the number is opened, and anybody can check that no card was touched.
web-about-games = The games
web-about-games-text = The board games belong to their authors and publishers. Prestol is not connected with them and not endorsed by them. If you like a game here, please buy it and play it at a real table.
web-about-tsar = Stefano Luperto; dV Giochi, 2010; Russian edition by Hobby World, 2014.
web-about-ivan = Stan Kordonsky; Hobby World, 2023.
web-about-ours = Rules are told in our own words. No scan, picture or text of a publisher is used.
web-about-credits = Type and pictures
web-about-drawings = Drawings, icons and ornaments are our own. We thank the makers of the type:
web-about-tools = Made with { $tools }.
web-about-licences = Their licences
web-about-licence = Licence
web-about-licence-text = Code, words and drawings are under the Apache License 2.0: use them, change them, run your own table.
web-about-version = Prestol { $version }, protocol { $protocol }.
web-about-docs = The interface for programs
