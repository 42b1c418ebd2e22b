# Words of Rurik. What happens stands in rurik-events.ftl, names in rurik-names.ftl, what tables say in rurik-table.ftl.

rurik-name = Rurik: Dawn of Kiev
rurik-tagline = Send advisors to the banners, rule the regions of old Rus, and claim the throne of Kiev.

## Moves, as a button says them

rurik-move-leader = Play { $leader }
rurik-move-keep = Keep the agenda “{ $agenda }”
rurik-move-deploy = Place a troop { $region_at }
rurik-move-settle = Place the leader { $region_at }
rurik-move-place =
    { $number ->
        [0] Place { $advisor_acc } on the { $action } banner
        [one] Place { $advisor_acc } on the { $action } banner with a bribe of { $number } coin
       *[other] Place { $advisor_acc } on the { $action } banner with a bribe of { $number } coins
    }
rurik-move-act = Perform { $action } ({ $row })
rurik-move-skip = Skip { $action } ({ $row }) for a coin
rurik-move-rescue = Return to the map { $region_at }
rurik-move-pass = Skip
rurik-move-finish = Leave the other points unspent
rurik-move-end = End the turn
rurik-move-muster = Muster { $figure_acc } { $region_at }
rurik-move-move = Move { $figure_acc } { $region_from } { $region2_to }
rurik-move-attack = Attack { $seat } { $region_at }
rurik-move-attack-rebel = Attack the rebel { $region_at }
rurik-move-attack-rebellion = Attack the Rebellion { $region_at }
rurik-move-attack-neutral = Attack a neutral troop { $region_at }
rurik-move-levy = Muster a troop where Sudislav stands
rurik-move-deck = Choose { $deck }
rurik-move-lose = Lose { $figure_acc }
rurik-move-take = Keep the scheme card “{ $scheme }”
rurik-move-on-top = Put the scheme card “{ $scheme }” on top
rurik-move-token = Give the first-player token to { $seat }
rurik-move-drive-out = Drive out a troop of { $seat }
rurik-move-drive-out-rebel = Drive out the rebel
rurik-move-drive-out-rebellion = Drive out a troop of the Rebellion
rurik-move-drive-out-neutral = Drive out a neutral troop
rurik-move-pick = Take the deed “{ $deed }”
rurik-move-send = Send { $figure_acc } { $region_from } { $region2_to }
rurik-move-discard = Discard the scheme card “{ $scheme }”
rurik-move-pay =
    { $count ->
        [0] Give no goods
       *[other] Give { $good_list }
    }
rurik-move-spend = Give { $good_acc }
rurik-move-remove = Take { $figure_acc } off the map { $region_at }
rurik-move-demolish = Take { $building_acc } off the map { $region_at }
rurik-move-tax = Tax { $region }{ $bonus_plus }
rurik-move-build = Build { $building_acc } { $region_at }
rurik-move-scheme = Play the scheme card “{ $scheme }”
rurik-move-deed = Accomplish the deed “{ $deed }”
rurik-move-convert = Convert { $good_acc } and { $good2_acc } into { $conversion_what }
rurik-move-push = Push { $figure_acc } of { $seat } { $region_to }
rurik-move-push-rebellion = Push { $figure_acc } of the Rebellion { $region_to }

## Questions

rurik-ask-leader = Which leader do you play?
rurik-wait-leader = { $seat } is choosing a leader.
rurik-ask-agenda = Which of the two agendas do you keep?
rurik-wait-agenda = Still choosing an agenda: { $seat }.
rurik-ask-deploy = Place a troop in any region.
rurik-wait-deploy = { $seat } is placing a troop.
rurik-ask-settle = Place your leader in a region with your troops.
rurik-wait-settle = { $seat } is placing the leader.
rurik-ask-place = Place an advisor on a banner, with a bribe if you like.
rurik-wait-place = { $seat } is placing an advisor.
rurik-ask-act = Take your advisor back and act, or skip the action for a coin; additional actions may come first.
rurik-wait-act = { $seat } is about to act.
rurik-ask-rescue = You have nobody on the map. Where do your leader and a troop return?
rurik-wait-rescue = { $seat } may return to the map.
rurik-ask-end = Spend your tax and build points, take additional actions, or end the turn.
rurik-wait-end = { $seat } may go on with the turn.
rurik-ask-muster = Muster a troop in a region that you occupy.
rurik-wait-muster = { $seat } is mustering.
rurik-ask-move = Move a troop or your leader to an adjacent region.
rurik-wait-move = { $seat } is moving troops.
rurik-ask-send = Send a troop or your leader to any region.
rurik-wait-send = { $seat } is sending troops.
rurik-ask-attack = Whom do you attack?
rurik-wait-attack = { $seat } is attacking.
rurik-ask-check-deck = From which scheme deck are the cards of the loss check turned up?
rurik-wait-check-deck = { $seat } is choosing a deck for the loss check.
rurik-ask-lose = A loss symbol: which figure do you lose?
rurik-wait-lose = { $seat } is choosing a figure to lose.
rurik-ask-look-deck = From which scheme deck do you take cards?
rurik-wait-look-deck = { $seat } is choosing a scheme deck.
rurik-ask-keep-scheme = Which scheme card do you keep?
rurik-wait-keep-scheme = { $seat } is choosing a scheme card.
rurik-ask-order-schemes = Which of the other cards lies on top of the deck?
rurik-wait-order-schemes = { $seat } is putting scheme cards back.
rurik-ask-token = Who gets the first-player token?
rurik-wait-token = { $seat } is handing out the first-player token.
rurik-ask-drive-out = Whom does the new church drive out?
rurik-wait-drive-out = { $seat } is choosing whom the church drives out.
rurik-ask-pick-deed = Take a deed from the row.
rurik-wait-pick-deed = { $seat } is taking a deed.
rurik-ask-discard = The deed asks for a scheme card: which one do you discard?
rurik-wait-discard = { $seat } is discarding a scheme card.
rurik-ask-pay-goods = The deed asks for goods: which ones do you give?
rurik-wait-pay-goods = { $seat } is paying with goods.
rurik-ask-spend = The deed asks for goods of one kind: which kind do you give?
rurik-wait-spend = { $seat } is paying with goods.
rurik-ask-remove = The deed asks for figures: which one leaves the map?
rurik-wait-remove = { $seat } is taking figures off the map.
rurik-ask-demolish = The deed asks for a building: which one leaves the map?
rurik-wait-demolish = { $seat } is taking a building off the map.

## Why a move is refused

rurik-refusal-no-such-move = There is no such move.
rurik-refusal-not-asked = That isn’t what you’re asked to do now.
rurik-refusal-not-your-action = You can do this only on your own turn in the action phase.
rurik-refusal-half-done = Finish what you’ve started first: this comes before or after the main action.
rurik-refusal-not-in-play = This region isn’t in play with so few players.
rurik-refusal-seized = The Rebellion holds this region: you can’t start here.
rurik-refusal-leader-taken = You can’t play this leader.
rurik-refusal-not-dealt = You weren’t dealt this agenda.
rurik-refusal-no-troop-there = You have no such figure in this region.
rurik-refusal-advisor-away = You don’t have this advisor in hand.
rurik-refusal-banner-full = This banner is full.
rurik-refusal-three-banners = You need advisors on three banners before a second one may join another on the same banner.
rurik-refusal-bribe-too-high =
    { $coins ->
        [one] You only have { $coins } coin for a bribe.
       *[other] You only have { $coins } coins for a bribe.
    }
rurik-refusal-equal-advisor = Place the other advisor with this number first: the two are alike.
rurik-refusal-not-your-advisor = None of your advisors stands on this space.
rurik-refusal-smallest-first = Your advisor with the smallest number acts first.
rurik-refusal-too-dear =
    { $price ->
        [one] This costs { $price } coin, more than you have.
       *[other] This costs { $price } coins, more than you have.
    }
rurik-refusal-leader-on-map = Your leader is on the map already.
rurik-refusal-no-troop-left = You have no troops left in supply.
rurik-refusal-not-occupied = You have no figure in this region.
rurik-refusal-not-adjacent = These regions aren’t adjacent.
rurik-refusal-leader-elsewhere = Your leader isn’t in this region.
rurik-refusal-no-escort = So many troops can’t go with your leader.
rurik-refusal-sent-already = This figure has been sent already, or is there already.
rurik-refusal-no-levy = Only Sudislav, on the map and with troops in supply, can muster with attack points.
rurik-refusal-no-target = There is no such target here.
rurik-refusal-church-acts = A new church must drive somebody out if it can.
rurik-refusal-stands-already = This region already has such a building.
rurik-refusal-no-building-left = You have no such building left in supply.
rurik-refusal-build-price =
    { $price ->
        [one] Building here costs { $price } build point; you have { $left }.
       *[other] Building here costs { $price } build points; you have { $left }.
    }
rurik-refusal-no-good-there = There is no good in this region.
rurik-refusal-tax-price =
    { $price ->
        [one] Taxing here costs { $price } tax point; you have { $left }.
       *[other] Taxing here costs { $price } tax points; you have { $left }.
    }
rurik-refusal-market-bonus = A working market of yours adds a good or a coin here; without one nothing is added.
rurik-refusal-not-looked-at = This isn’t one of the cards you’re looking at.
rurik-refusal-not-in-row = This deed isn’t in the row.
rurik-refusal-not-in-hand = This scheme card isn’t in your hand.
rurik-refusal-no-such-goods = You don’t have these goods.
rurik-refusal-not-from-there = The deed doesn’t take figures from this region.
rurik-refusal-not-your-building = You have no such building in this region.
rurik-refusal-no-push = Only Predslava, on the map, can push figures.
rurik-refusal-ability-used = You’ve used this ability this round.
rurik-refusal-one-scheme = You’ve played a scheme card this turn.
rurik-refusal-one-deed = You’ve accomplished a deed this turn.
rurik-refusal-not-your-deed = This deed doesn’t lie before you.
rurik-refusal-deed-price = You can’t pay the price of this deed.
rurik-refusal-deed-requirement = You don’t meet the requirement of this deed.
rurik-refusal-one-conversion = You’ve converted goods this turn.
rurik-refusal-token-down = You’ve used this conversion token this round.
rurik-refusal-wrong-goods = The first good must be one of those on the token.

## Table options

rurik-option-leaders = Leaders
rurik-option-leaders-about = How the players get their leaders.
rurik-option-leaders-draft = chosen in turn order
rurik-option-leaders-random = drawn at random
rurik-option-stronghold_rules_alone = A stronghold can rule alone
rurik-option-stronghold_rules_alone-about = A stronghold adds to the strength of its owner even where they have no figure.
rurik-option-rebel_rewards_visible = Open rewards of rebels
rurik-option-rebel_rewards_visible-about = Everybody sees what each rebel on the map brings.
rurik-option-attacker_leader_last = The attacker’s leader is lost last
rurik-option-attacker_leader_last-about = A loss takes an ordinary troop of the attacker as long as there is one; otherwise the attacker chooses.
rurik-option-church_effect = New church
rurik-option-church_effect-about = Whether a new church must drive out a rebel or a troop.
rurik-option-church_effect-mandatory = must, if it can
rurik-option-church_effect-optional = may
rurik-option-war_zero_scores = War track scores at zero
rurik-option-war_zero_scores-about = Markers that never rose are ranked on the war track, too.
rurik-option-agenda_zero_counts = Agendas at zero
rurik-option-agenda_zero_counts-about = An agenda is achieved even if nobody has any of what it counts.
rurik-option-leader_pays_deeds = Leaders can pay for deeds
rurik-option-leader_pays_deeds-about = Where a deed asks for troops, the leader may leave the map as one of them.
rurik-option-agatha_escort = Agatha’s escort
rurik-option-agatha_escort-about = When the troops that go with Agatha may change.
rurik-option-agatha_escort-each_step = at each step
rurik-option-agatha_escort-whole_march = never during a march
rurik-option-solo_scheme_uncovers = Solo: Scheme of the Rebellion
rurik-option-solo_scheme_uncovers-about = How many coins the Rebellion takes from its mat in a scheme action.
rurik-option-solo_scheme_uncovers-one = one
rurik-option-solo_scheme_uncovers-per_card = one for each card of the space
rurik-option-solo_church_neutral = Solo: churches and neutral troops
rurik-option-solo_church_neutral-about = A new church of yours may drive out a neutral troop; the Rebellion’s always may.
rurik-option-solo_last_uncovering = Solo: coins of the mat in round 4
rurik-option-solo_last_uncovering-about = In the last round, too, the Rebellion takes a coin from its mat for each track on which it is behind.
rurik-option-solo_retreat_test = Solo: when the Rebellion stays
rurik-option-solo_retreat_test-about = From which regions the Rebellion moves nobody, because of the player’s rule.
rurik-option-solo_retreat_test-after_move = where the player would rule afterwards
rurik-option-solo_retreat_test-change_only = where the player would newly come to rule
rurik-option-solo_single_target = Solo: target of a move
rurik-option-solo_single_target-about = How long the Rebellion sends figures to one target.
rurik-option-solo_single_target-all_points = for all points
rurik-option-solo_single_target-until_ruled = until it rules there
rurik-option-goods_redistribution = Variant: other goods
rurik-option-goods_redistribution-about = Goods tokens decide at random which good each region yields.
rurik-option-rebel_reward_tokens = Variant: unknown rewards
rurik-option-rebel_reward_tokens-about = The reward for a rebel is drawn from a stack of tokens.
rurik-option-deed_row_refresh = Variant: new deeds each round
rurik-option-deed_row_refresh-about = When all have taken a deed, the rest of the row is replaced.
rurik-option-difficulty = Solo: difficulty
rurik-option-difficulty-about = Which mat the Rebellion plays with when you play alone.
rurik-option-difficulty-easy = easy
rurik-option-difficulty-medium = medium
rurik-option-difficulty-hard = hard
rurik-option-difficulty-very_hard = very hard

## How a tie for the first place was settled

rurik-tie-RUR-END-06 = Tied on points: ruled regions decide, then coins; whoever is still level shares the victory.

## Small words of moves and events

rurik-row-1 = top space
rurik-row-2 = second space
rurik-row-3 = third space
rurik-row-4 = fourth space
rurik-figure-troop = troop
    .acc = a troop
rurik-figure-leader = leader
    .acc = the leader
rurik-figure-leader-and-1 = leader with a troop
    .acc = the leader and a troop
rurik-figure-leader-and-2 = leader with two troops
    .acc = the leader and two troops
rurik-deck-left = the left scheme deck
rurik-deck-right = the right scheme deck
rurik-bonus-none = nothing more
    .plus = { "" }
rurik-bonus-good = one more good
    .plus = , with one more good from the market
rurik-bonus-coin = a coin
    .plus = , with a coin from the market
rurik-class-a = class A
    .build = it rules there and has no building yet
    .tax = it rules there and has room on its boat
rurik-class-b = class B
    .build = it has no building there yet, though it does not rule
    .tax = it has room on its boat, though it does not rule there
rurik-class-c = class C
    .build = it rules there, has built, and others stand there, too
    .tax = it rules there, though its boat has no room
rurik-class-d = class D
    .build = it rules there and can build more
    .tax = it stands there, though it does not rule and its boat has no room
rurik-test-regions = the player occupies more regions
rurik-test-buildings = the player has more connected regions with buildings
rurik-test-goods = the player has more goods on the boat
rurik-test-start = the player is ahead in nothing, so the mat decides
