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
web-home-open = Open tables
web-home-open-own = Create a table
web-home-open-none = Nobody is looking for players right now. Create a table, and others will see it here.

## A table in a list

web-row-seats = Players
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
web-pace-free-short = no clock
web-pace-live-short = with a clock
web-pace-days-short =
    { $days ->
        [one] { $days } day per turn
       *[other] { $days } days per turn
    }
web-pace-free = No clock
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
web-new-company = Who are you playing with?
web-new-company-bots = Against bots
web-new-company-bots-about = The game starts right away.
web-new-company-friends = With friends
web-new-company-friends-about = Each friend gets a link to their own seat; no account needed.
web-new-company-screen = At one screen
web-new-company-screen-about = Take turns on this device; a curtain hides what is secret.
web-new-company-anybody = With anyone
web-new-company-anybody-about = The table is listed on the home page, and anyone can join.
web-new-seats = Seats
web-new-count = How many players?
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
web-new-windows-early = End a window when everyone has answered
web-new-windows-early-about = Otherwise each window lasts exactly as long as you choose here, so its length tells nothing.
web-new-windows-orders = Standing orders answer
web-new-windows-orders-about = The game never waits for a window. If none of your orders applies, you pass.
web-new-windows-ask = Ask everyone
web-new-windows-ask-about = Each window waits for everyone’s answer, up to the time per turn. The table doesn’t show who is online.
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
web-rules-search-hint = vote, throne, TSR-VOT
web-rules-contents = Chapters
web-rules-found =
    { $paragraphs ->
        [0] Nothing found. Try other words.
        [one] { $paragraphs } paragraph found.
       *[other] { $paragraphs } paragraphs found.
    }
web-rules-anchor = Link to rule { $rule }
web-rules-back = Back to the rulebook

## Where components come from

web-provenance-title = What we reconstructed
web-provenance-about = The printed rules don’t describe every component, and we never pass off our own as printed. Every record of the content says where it comes from; here are the counts.
web-provenance-counts = Records by source
web-provenance-part = Component
web-provenance-looks = our look
web-provenance-looks-about = “Our look”: the component itself is from the rulebook; its colour or occupation is our reconstruction.
web-provenance-ours = What we had to make up
web-provenance-why = How we did it
web-part-game = The game
web-part-counts = Component counts
web-part-setup = Setup by player count
web-part-floor = Floors
web-part-courtier = Courtiers
web-part-goal = Goal cards
web-part-vote_card = Vote cards
web-part-token = Tokens and other table pieces
web-part-score_rule = Scoring
web-part-option = Table options
web-part-totals = Totals
web-part-rules = Rule constants
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
web-part-player_piece = Family pieces
web-part-shared_piece = Shared pieces
web-part-area = Areas outside the regions
web-part-pad_slot = Pad slots
web-part-pad_action = Free actions on the pad
web-part-project_type = Project types
web-part-project = Projects
web-part-spoils = Spoils
web-part-trade_token = Trade tokens
web-part-region_token = Region tokens

## Learn

web-learn-title = Learn
web-learn-lead = You don’t need to read the rules first: play a game that explains everything as you go.
web-learn-tsar = Your first game of Tsar of the Hill
web-learn-tsar-about = A real game against three easy opponents. Short hints show where to look and why; leave at any time, the game will wait.
web-learn-ivan = Your first game of Ivan the Terrible
web-learn-ivan-about = A real three-player game against two easy opponents. It’s longer and deeper than Tsar of the Hill; hints appear when something new comes up.
web-learn-begin = Start the guided game
web-learn-book = Rulebook
web-learn-short = Tsar of the Hill in a minute
web-learn-goal = A secret goal
web-learn-goal-about = You get a card with six of the thirteen courtiers: your favourites. Nobody else knows who they are.
web-learn-settle = Settling
web-learn-settle-about = Players take turns placing courtiers on the floors of the palace, from craftsmen to dignitaries.
web-learn-raise = The ascent
web-learn-raise-about = On your turn, raise any courtier by one floor, your own or not. A floor holds four.
web-learn-vote = The vote
web-learn-vote-about = A courtier who reaches the throne room is put to a secret vote. One vote against, and the candidate leaves the palace.
web-learn-score = Points
web-learn-score-about = When a tsar is elected, your favourites score by floor, and the tsar scores ten. The game lasts three rounds.
web-learn-court = Who is who at court
web-learn-court-about = You can tell the courtiers by what they wear and carry. Portraits, colours and roles are our own and change nothing in the rules.
web-learn-keys = Keyboard shortcuts
web-learn-keys-about = You can play entirely without a mouse.
web-key-arrows = ← ↑ ↓ →
web-key-arrows-about = move between available moves
web-key-enter = Enter
web-key-enter-about = make the move
web-key-undo = U
web-key-undo-about = undo
web-key-help = ?
web-key-help-about = show all shortcuts
web-learn-honest = What isn’t printed
web-learn-honest-about = Some components aren’t described in any source we could find. We reconstructed them and say so, card by card.
web-learn-coming = Coming soon: { $games }.

## The account

web-account-title = Account
web-account-guest = You’re playing without an account. This browser remembers you and your games.
web-account-known = You’re playing as { $name }.
web-account-name = Your name
web-account-name-label = Name
web-account-name-about = 2 to 24 letters; other players see it.
web-account-renamed = Name changed.
web-account-devices = More devices
web-account-devices-about = Log in as { $name } with your password to find the same games on any device.
web-account-why = You need an account only to play the same games on several devices. You keep the games you have.
web-account-way = Sign up or log in?
web-account-register = Create an account
web-account-register-done = Account created.
web-account-login = Log in
web-account-login-done = Welcome back.
web-account-login-about = Games you started as a guest in this browser stay with the guest; they won’t move to the account.
web-account-password = Password
web-account-password-about = At least eight characters. It can’t be recovered; keep it safe.
web-account-show = Show
web-account-hide = Hide
web-account-logout = Log out
web-account-out = You’re logged out.
web-tokens-title = Your bots
web-tokens-about = A program can take a seat, too. Create a token for it, copy the link to an open seat at your table, and run:
web-tokens-link = LINK
web-tokens-word = TOKEN
web-tokens-name = Bot name
web-tokens-make = Create a token
web-tokens-drop = Revoke
web-tokens-once = This token is shown only once. Anyone who has it can play as this bot.

## Settings

web-settings-title = Settings
web-settings-lead = Saved in this browser; changes apply immediately.
web-settings-look = Appearance
web-settings-language = Language
web-settings-theme = Theme
web-theme-light = Parchment
web-theme-dark = Night in the scriptorium
web-theme-device = Match system
web-settings-motion = Animation
web-motion-device = Match system
web-motion-full = On
web-motion-less = Off
web-settings-sound = Sound
web-settings-loudness = Volume
web-settings-silent = off
web-settings-try = Test
web-settings-play = Game
web-settings-speed = Other players’ moves
web-speed-calm = slow
web-speed-brisk = fast
web-speed-instant = instant
web-settings-confirm = Confirm moves that can’t be undone
web-settings-confirm-about = You’ll be asked to confirm a vote, or a raise to the throne room.
web-settings-notify = Notify me when it’s my turn
web-settings-notify-about = The browser shows a notification while the table is open in a background tab.
web-settings-notify-never = This browser doesn’t support notifications.
web-settings-notify-denied = The browser blocks notifications. You can allow them next to this page’s address.

## About

web-about-title = About Prestol
web-about-lead = Four board games of Russian history, to play and to study, on one engine.
web-about-what = What it is
web-about-what-text = Prestol (“throne”) is open-source software. It enforces the rules to the letter, and every question and refusal names its rule. Spectators, bots and other players see only what their seat may see.
web-about-lab = The same rules serve people who study games: simulations, bot tournaments, measurements. It’s all one Python package.
web-about-fair = Fair randomness
web-about-fair-text = Before the first move, the table shows a fingerprint of the seed that all randomness in the game comes from. After the game the seed is revealed, and anyone can check that nobody tampered with the cards.
web-about-games = Games
web-about-games-text = The board games belong to their authors and publishers. Prestol is not affiliated with or endorsed by them. If you like a game here, please buy it and play it at a real table.
web-about-tsar = Stefano Luperto; dV Giochi, 2010; Russian edition by Hobby World, 2014.
web-about-ivan = Stan Kordonsky; Hobby World, 2023.
web-about-ours = The rules are retold in our own words. We use no scans, pictures or texts by the publishers.
web-about-credits = Fonts and pictures
web-about-drawings = The drawings, icons and ornaments are our own. Thanks to the makers of the fonts:
web-about-tools = Made with { $tools }.
web-about-licences = Their licences
web-about-licence = Licence
web-about-licence-text = Code, texts and drawings are under the Apache License 2.0: use them, change them, run your own server.
web-about-version = Prestol { $version }, protocol { $protocol }.
web-about-docs = API for programs
