# The companion at the terminal.

cli-companion-no-home = The folder { $folder } can’t be made: { $why }; use --file.
cli-companion-under-way = { $file } holds a game that is not over; leave out the options to resume it, or add --new.
cli-companion-resumed = Round { $round } of the game saved in { $file }. Type ? for help.
cli-companion-begun = A new game, saved in { $file } after every entry. Type ? for help.
cli-companion-ask-leader = Who is your leader? { $leaders }.
cli-companion-help-leader = Type a name or its first letters; q leaves.
cli-companion-kept = Saved in { $file }.
cli-companion-undone = Undone.
cli-companion-line-undone = The last line of this turn is undone.
cli-companion-fixed = Fixed.
cli-companion-fix-later = Finish the turn first, or undo its lines: everything in it is a change of the table anyway.

## Questions

cli-companion-ask-top = Which rebellion card lies on top of the deck? Its number:
cli-companion-ask-card = Which rebellion card lies at the bottom of the deck? Its number:
cli-companion-ask-good = Which goods token lies in { $region }? For example: fish
cli-companion-ask-deploy = Where do your { $troops } troops start? Your leader joins the first. For example: { $one } 2 { $other }. Free: { $regions }.
cli-companion-ask-place = Place an advisor: { $advisors } on { $banners }. For example: 5 tax, or with a bribe of 2 coins: 5 tax 2
cli-companion-ask-turn = Your turn: advisor { $value } comes back from { $banner }. What changes on the table? Enter ends the turn.
cli-companion-ask-space = Two of your advisors are equal. From which banner does one come back? 1 { $one }, 2 { $other }
cli-companion-ask-loss =
    Loss check of the Rebellion in { $region }: turn up { $count ->
        [one] { $count } card
       *[other] up to { $count } cards, one by one,
    } of one scheme deck. A loss symbol? y or n
cli-companion-ask-boat = The claim phase begins. How many goods lie on your boat (at most { $most })?
cli-companion-ask-score = The game is over. Your points? Tracks and war give you { $points }; add deeds and agenda. For example: 21, or with war space and coins: 21 { $war } 4

## Orders

cli-companion-order-troops = kiev +2  two troops of yours more in Kiev
cli-companion-order-march = kiev volyn  a troop moves; add a number, or leader; kiev volyn rebel: pushed by Predslava
cli-companion-order-build = kiev church  you build; market, stronghold; -1 takes it away
cli-companion-order-good = kiev good  you take the good
cli-companion-order-attack = kiev attack  you attack the Rebellion; kiev neutral: a neutral troop; kiev rebel: by a church
cli-companion-order-coin = coin +1  a coin more on the Rebellion’s dock
cli-companion-order-undo = u  undo the last line or entry; any number of times
cli-companion-order-why = why 2  why the Rebellion does that
cli-companion-order-board = b  the table as the companion knows it
cli-companion-order-rule = r RUR-SOL-34  read a rule
cli-companion-order-fix = fix kiev -1  set right what the companion has wrong, at any question
cli-companion-order-quit = q  save and quit

## Mistakes

cli-companion-unknown = “{ $word }” isn’t known here; type ? for help.
cli-companion-unclear = “{ $word }” may be any of: { $known }. Type more letters.
cli-companion-number = “{ $word }” isn’t a number from 0 to 99.
cli-companion-yes-or-no = Answer y or n.
cli-companion-place = Type advisor, banner and perhaps coins, for example: 5 tax 2
cli-companion-no-advisor = You have no advisor { $value } in hand.
cli-companion-where = Begin with a region: where is “{ $word }”?
cli-companion-how-many = How many more or fewer in { $word }? For example: { $word } +1
cli-companion-why = Type why and a number from 1 to { $count }.

## Words that are understood, separated by commas

cli-companion-thing-troop = troop, troops
cli-companion-thing-leader = leader
cli-companion-thing-church = church
cli-companion-thing-market = market
cli-companion-thing-stronghold = stronghold, fort
cli-companion-thing-good = good, goods, tax
cli-companion-thing-neutral = neutral
cli-companion-thing-attack = attack
cli-companion-thing-rebel = rebel, rebels
cli-companion-thing-sviatopolk = sviatopolk
cli-companion-thing-their_church = theirchurch
cli-companion-thing-their_market = theirmarket
cli-companion-thing-their_stronghold = theirstronghold, theirfort
cli-companion-thing-coin = coin, coins
cli-companion-thing-war = war
cli-companion-thing-their_war = theirwar

## The table

cli-companion-table-round = Round { $round } of { $rounds }
cli-companion-table-troops =
    { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
cli-companion-table-rebels =
    { $count ->
        [one] { $count } rebel
       *[other] { $count } rebels
    }
cli-companion-table-neutrals =
    { $count ->
        [one] { $count } neutral troop
       *[other] { $count } neutral troops
    }
cli-companion-table-yours = you: { $what }
cli-companion-table-theirs = Rebellion: { $what }
cli-companion-table-ruler-you = you rule
cli-companion-table-ruler-rebellion = the Rebellion rules
cli-companion-table-ruler-nobody = nobody rules
cli-companion-table-advisor-you =
    { $bribe ->
        [0] your { $value }
       *[other] your { $value }+{ $bribe }
    }
cli-companion-table-advisor-rebellion =
    { $bribe ->
        [0] Rebellion { $value }
       *[other] Rebellion { $value }+{ $bribe }
    }
cli-companion-table-rebellion = Rebellion: priority { $priority }; coins { $coins }; rebels in supply { $supply }; war space { $war }; goods: { $goods }
cli-companion-table-you = You: troops in supply { $supply }; war space { $war }

## The end

cli-companion-source-rule = rule
cli-companion-source-build = build
cli-companion-source-trade = trade
cli-companion-source-war = war
cli-companion-source-coins = coins
cli-companion-source-goods = goods
cli-companion-breakdown = The Rebellion has { $points } VP: { $parts }.
cli-companion-won = You win, { $you } to { $rebellion }!
cli-companion-won-tie = { $you } to { $rebellion }, and you win the tie: more ruled regions, or else more coins.
cli-companion-lost = The Rebellion wins, { $rebellion } to { $you }.
cli-companion-lost-tie = { $you } to { $rebellion }, and the Rebellion wins the tie: more ruled regions, or else more coins.
cli-companion-shared = { $you } to { $rebellion }: a shared victory.
