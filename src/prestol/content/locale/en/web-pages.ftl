# Words of pages that are opened now and then: they come with their page.

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

## Each game in a minute: a title, and steps numbered from 1

web-short-tsar = Tsar of the Hill in a minute
web-short-tsar-1 = A secret goal
web-short-tsar-1-about = You get a card with six of the thirteen courtiers: your favourites. Nobody else knows who they are.
web-short-tsar-2 = Settling
web-short-tsar-2-about = Players take turns placing courtiers on the floors of the palace, from craftsmen to dignitaries.
web-short-tsar-3 = The ascent
web-short-tsar-3-about = On your turn, raise any courtier by one floor, your own or not. A floor holds four.
web-short-tsar-4 = The vote
web-short-tsar-4-about = A courtier who reaches the throne room is put to a secret vote. One vote against, and the candidate leaves the palace.
web-short-tsar-5 = Points
web-short-tsar-5-about = When a tsar is elected, your favourites score by floor, and the tsar scores ten. The game lasts three rounds.

web-short-ivan = Ivan the Terrible in a minute
web-short-ivan-1 = Planning
web-short-ivan-1-about = Send your three boyars to the chambers of the Kremlin, one at a time. Coins under a boyar make him more important there.
web-short-ivan-2 = Actions
web-short-ivan-2-about = Lead your boyars out again. Each one does the actions of his chamber; the most important can also earn its bonus with a seal.
web-short-ivan-3 = The map
web-short-ivan-3-about = After his actions, a boyar usually goes to a city. Boyars, warriors and buildings give you influence, and warriors pick up trade tokens on the rivers.
web-short-ivan-4 = Rewards
web-short-ivan-4-about = At the end of a round, each of the four regions rewards whoever has the most influence there. With three or four players, the second gets the other reward.
web-short-ivan-5 = Favour and points
web-short-ivan-5-about = The Tsar’s favour breaks every tie. There are points for projects, trade and spoils, and after rounds 2 and 4 for titles, favour and the Field of War. The most points after four rounds win.

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
