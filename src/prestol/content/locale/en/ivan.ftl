# Words of Ivan the Terrible. Names of components stand in ivan-names.ftl, effects in ivan-effects.ftl, what tables say in ivan-table.ftl.

ivan-name = Ivan the Terrible
ivan-tagline = Send boyars to the chambers of the Kremlin, warriors down the rivers, and win the favour of the Tsar.

## What happens

ivan-event-favour-drawn = { $seat } starts in place { $place } on the favour track.
ivan-event-first-player = { $seat } is the first player.
ivan-event-round-begins = Round { $round } begins, { $seat } goes first.
ivan-event-assigned = { $chamber }: { $assignment }.
ivan-event-region-laid = { $region }: region token “{ $token }”.
ivan-event-spoils-laid = Spoils in the Field of War: “{ $spoils }”.
ivan-event-trade-laid = { $waterway }: trade token “{ $token }”.
ivan-event-title-opened = New title on display: “{ $title }”.
ivan-event-estate-opened = New estate on display: “{ $estate }”.
ivan-event-project-opened = New project on display: “{ $project }”.
ivan-event-project-dealt = { $seat } is dealt the project “{ $project }”.
ivan-event-kept = { $seat } has chosen a project to keep.
ivan-event-mustered = { $seat } places a starting warrior { $city_at }.
ivan-event-planned = { $seat } sends a boyar { $chamber_to }.
ivan-event-staked =
    { $seat } puts { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } under the boyar { $chamber_at }.
ivan-event-turn-begins = { $seat } takes a turn.
ivan-event-left = { $seat } moves a boyar { $chamber_from }.
ivan-event-stake-returned =
    { $seat } gets back { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
ivan-event-stake-lost =
    The boyar was the most important: { $seat } loses { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to the pool.
ivan-event-sealed = { $seat } places a seal { $chamber_at }.
ivan-event-stayed = { $seat }’s boyar stays in the Kremlin.
ivan-event-entered = { $seat }’s boyar arrives { $city_at }.
ivan-event-gained = { $seat } gains: { $resource } × { $count }.
ivan-event-paid = { $seat } pays: { $resource } × { $count }.
ivan-event-scored = { $seat } scores { $points } VP, { $total } in total.
ivan-event-favour-gained = { $seat } gains the Tsar’s favour and is now first on the track.
ivan-event-favour-token = { $seat } claims the favour token on space { $space }.
ivan-event-harvested = { $seat } takes the income of { $city }.
ivan-event-placed = { $seat } places a warrior { $city_at }.
ivan-event-marched = { $seat } moves a { $mover } { $city_from } { $target_to }.
ivan-event-token-taken = { $seat } takes the trade token “{ $token }”.
ivan-event-token-laid = { $seat } places “{ $token }” on the pad ({ $slot }).
ivan-event-token-discarded = { $seat } discards the trade token “{ $token }”.
ivan-event-arranged = { $seat } rearranges the trade tokens.
ivan-event-resolved = { $seat } resolves the trade token “{ $token }”.
ivan-event-printed-resolved = { $seat } resolves the printed effect of the pad ({ $slot }).
ivan-event-project-taken = { $seat } takes the project “{ $project }” from the display.
ivan-event-project-drawn = { $seat } draws a project from the deck.
ivan-event-completed = { $seat } completes the project “{ $project }”.
ivan-event-built = { $seat } builds { $city_at }.
ivan-event-sent = { $seat } sends a warrior to the Field of War.
ivan-event-spoils-taken = { $seat } takes the spoils “{ $spoils }”.
ivan-event-title-taken = { $seat } receives the title “{ $title }”.
ivan-event-estate-taken = { $seat } receives the estate “{ $estate }”.
ivan-event-estate-used = { $seat } uses the estate “{ $estate }”.
ivan-event-region-led = { $region }: { $seat } leads with { $influence } influence.
ivan-event-region-second = { $region }: { $seat } comes second with { $influence } influence.
ivan-event-region-empty = { $region }: nobody has a piece there, so nobody gets a reward.
ivan-event-reward-chosen = { $region }: { $seat } chooses { $reward } for the leader.
ivan-event-scoring-begins = Scoring after round { $round }.
ivan-event-tokens-removed =
    { $count ->
        [one] { $count } favour token leaves
       *[other] { $count } favour tokens leave
    } the VP track.
ivan-event-title-scored = { $seat } scores { $points } VP for the title “{ $title }”.
ivan-event-field-scored = { $seat } scores { $points } VP for the warriors in the Field of War.
ivan-event-court-scored = { $seat } scores { $points } VP for the Tsar’s favour.
ivan-event-field-cleared = All warriors return from the Field of War; new spoils and trade tokens come out.
ivan-event-goods-scored = { $seat } turns goods and coins into { $points } VP.
ivan-event-titles-reshuffled = The discarded titles become a new deck.
ivan-event-estates-reshuffled = The discarded estates become a new deck.
ivan-event-won = { $seat } wins with { $total } VP.

## Moves, as a button says them

ivan-move-keep = Keep the project “{ $project }”
ivan-move-muster = Place a warrior { $city_at }
ivan-move-plan = Send a boyar { $chamber_to }
ivan-move-stake =
    { $number ->
        [0] Stake no coins
        [one] Stake { $number } coin
       *[other] Stake { $number } coins
    }
ivan-move-leave = Move the boyar { $chamber_from }
ivan-move-seal = Place a seal
ivan-move-pass = Skip
ivan-move-finish = Finish this chamber’s actions
ivan-move-enter = The boyar goes { $city_to }
ivan-move-end = End the turn
ivan-move-harvest = Take the income of { $city }
ivan-move-quarry = Pay a coin for a stone
ivan-move-again = Take the income of { $city } again
ivan-move-place = Place a warrior { $city_at }
ivan-move-move = Move a { $mover } { $city_from } { $city2_to }
ivan-move-take = Take the project “{ $project }”
ivan-move-draw = Draw a project from the deck
ivan-move-complete = Complete the project “{ $project }”
ivan-move-give = Give { $resource_acc }
ivan-move-get = Gain { $resource_acc }
ivan-move-estate = Take the estate “{ $estate }”
ivan-move-draw-estate = Draw an estate from the deck
ivan-move-title = Take the title “{ $title }”
ivan-move-draw-title = Draw a title from the deck
ivan-move-resolve = Resolve the trade token “{ $trade_token }”
ivan-move-printed = Resolve the printed effect: { $pad_slot }
ivan-move-spoils = Send a warrior to the Field of War for “{ $spoils }”
ivan-move-send = Send a warrior to the Field of War
ivan-move-build = Build { $city_at }
ivan-move-lay = Place the token here: { $pad_slot }
ivan-move-discard = Discard the trade token “{ $trade_token }”
ivan-move-reward = Choose { $reward }
ivan-move-sell = Sell { $resource_acc } and { $resource2_acc } for a coin
ivan-move-export = Sell { $resource_acc } for a coin
ivan-move-trade-in = Discard “{ $trade_token }” and “{ $trade_token2 }” for a project
ivan-move-arrange = Place the trade tokens on these slots: { $number }
ivan-move-use = Use the estate “{ $estate }”
ivan-move-choose = Gain { $resource_list }
ivan-move-name =
    { $count ->
        [0] Name no city
       *[other] Take the income of { $city_list }
    }
ivan-move-swap = Give { $resource_list } in exchange

## Questions

ivan-ask-keep = Which of the three projects do you keep?
ivan-wait-keep = Still choosing a project: { $seat }.
ivan-ask-muster = Place a warrior in a city that has none yet.
ivan-wait-muster = { $seat } is placing a starting warrior.
ivan-ask-plan = Send a boyar to a chamber.
ivan-wait-plan = { $seat } is sending a boyar to a chamber.
ivan-ask-stake = How many coins do you put under the boyar?
ivan-wait-stake = { $seat } is putting coins under a boyar.
ivan-ask-leave = Move a boyar out of a chamber, or take free actions first.
ivan-wait-leave = { $seat } is choosing a boyar to move out.
ivan-ask-seal = Your boyar is the most important. Place a seal for the bonus?
ivan-wait-seal = { $seat } may place a seal.
ivan-ask-enter = Which city does the boyar go to?
ivan-wait-enter = { $seat } is choosing a city for the boyar.
ivan-ask-end = Take free actions, or end your turn.
ivan-wait-end = { $seat } may take free actions.
ivan-ask-income = Choose a city that pays its income.
ivan-wait-income = { $seat } is choosing a city that pays.
ivan-ask-stone = Pay a coin for a stone?
ivan-wait-stone = { $seat } may pay for a stone.
ivan-ask-name-cities = Name the cities that pay, in the order of the list.
ivan-wait-name-cities = { $seat } is naming the cities that pay.
ivan-ask-cities = Choose the cities that pay, up to three, in any order.
ivan-wait-cities = { $seat } is naming the cities that pay.
ivan-ask-harvest = Take what else the chamber offers: stone, or a city once more.
ivan-wait-harvest = { $seat } is taking income.
ivan-ask-place-warrior = Choose a city for a new warrior.
ivan-wait-place-warrior = { $seat } is placing a warrior.
ivan-ask-move = Move a warrior or boyar to an adjacent city.
ivan-wait-move = { $seat } is moving a warrior or boyar.
ivan-ask-maneuver = Place a warrior, or move a warrior or boyar.
ivan-wait-maneuver = { $seat } is maneuvering.
ivan-ask-build = Choose a city to build in.
ivan-wait-build = { $seat } is choosing a city to build in.
ivan-ask-war = Send a warrior to the Field of War and choose the spoils.
ivan-wait-war = { $seat } may send a warrior to the Field of War.
ivan-ask-make-room = The pad is full. Which token do you discard?
ivan-wait-make-room = { $seat } is making room on the pad.
ivan-ask-lay-token = Which slot does the token go on?
ivan-wait-lay-token = { $seat } is placing a trade token.
ivan-ask-take-project = Take a project from the display or the deck.
ivan-wait-take-project = { $seat } is taking a project.
ivan-ask-complete-project = Which project do you complete?
ivan-wait-complete-project = { $seat } may complete a project.
ivan-ask-projects = Take a project, or complete one.
ivan-wait-projects = { $seat } is working on projects.
ivan-ask-take-estate = Take an estate from the display or the deck.
ivan-wait-take-estate = { $seat } is taking an estate.
ivan-ask-take-title = Take a title from the display or the deck.
ivan-wait-take-title = { $seat } is taking a title.
ivan-ask-rewards = Take a title or an estate.
ivan-wait-rewards = { $seat } is choosing a title or an estate.
ivan-ask-resolve = Which trade effect on your pad do you resolve?
ivan-wait-resolve = { $seat } is choosing a trade effect.
ivan-ask-second-trade = Which trade effect do you resolve next?
ivan-wait-second-trade = { $seat } is choosing a second trade effect.
ivan-ask-next-trade = Resolve the second trade effect now, or take free actions first.
ivan-wait-next-trade = { $seat } may take free actions before the second trade effect.
ivan-ask-swap = What do you give in exchange?
ivan-wait-swap = { $seat } is exchanging goods.
ivan-ask-swap-on = Finish the exchange.
ivan-wait-swap-on = { $seat } is finishing an exchange.
ivan-ask-swap-for = What do you take in exchange?
ivan-wait-swap-for = { $seat } is choosing what to take in exchange.
ivan-ask-market = Exchange two for one: choose the two you give. Or take a foreign good.
ivan-wait-market = { $seat } is exchanging goods.
ivan-ask-gain = What do you take?
ivan-wait-gain = { $seat } is choosing goods.
ivan-ask-reward = Which region reward goes to the leader?
ivan-wait-reward = { $seat } is choosing a region reward.

## Why a move is refused

ivan-refusal-no-such-move = There is no such move.
ivan-refusal-no-free-actions = You can take free actions only on your own turn in the action phase.
ivan-refusal-half-done = Finish what you’ve started before you take a free action.
ivan-refusal-not-asked = That isn’t what you’re asked to do now.
ivan-refusal-estate-used = You’ve already used this estate this round.
ivan-refusal-not-your-estate = This estate isn’t yours.
ivan-refusal-estate-too-dear = You can’t pay for this estate.
ivan-refusal-estate-idle = This estate would do nothing now.
ivan-refusal-nothing-to-sell = You don’t have these goods.
ivan-refusal-tokens-needed = You need two trade tokens on your pad, and a project to take.
ivan-refusal-no-other-order = You can rearrange the tokens only once in a row, and only into a different arrangement.
ivan-refusal-boyar-there = You already have a boyar in this chamber.
ivan-refusal-too-few-coins =
    { $coins ->
        [one] You only have { $coins } coin.
       *[other] You only have { $coins } coins.
    }
ivan-refusal-no-boyar-there = You have no boyar in this chamber.
ivan-refusal-warrior-there = This city already has a warrior.
ivan-refusal-wrong-colour = The assignment card doesn’t lead to this city.
ivan-refusal-no-piece-there = You have no such piece in this city.
ivan-refusal-not-adjacent = No waterway joins these cities.
ivan-refusal-no-warrior-left = You have no warriors left in supply.
ivan-refusal-no-building-left = You have no buildings left in supply.
ivan-refusal-building-there = This city already has a building.
ivan-refusal-no-builder = You have no warrior or boyar in this city.
ivan-refusal-not-named = Only a city that was chosen for income can pay again.
ivan-refusal-no-presence = You have no piece in this city.
ivan-refusal-no-income = This city cannot pay now: it was named, stands earlier in the list, or its stone cannot be paid for.
ivan-refusal-not-in-hand = This project isn’t in your hand.
ivan-refusal-project-too-dear = You don’t have the goods for this project.
ivan-refusal-not-displayed = This card isn’t on display.
ivan-refusal-deck-empty = The deck is empty.
ivan-refusal-display-closed = The deck and the discard pile are empty, so the display is closed.
ivan-refusal-not-on-pad = This token isn’t on your pad.
ivan-refusal-covered = This slot has no uncovered printed effect.
ivan-refusal-no-such-spoils = These spoils aren’t in the Field of War.
ivan-refusal-slot-taken = The token can’t go on this slot: it’s taken, or another blank slot comes first.
ivan-refusal-no-coin-for-stone = Stone income costs a coin.
ivan-refusal-nothing-to-give = You have none of this to give.
ivan-refusal-later-kinds-first = In a swap, the kind that is listed earlier is given first.
ivan-refusal-not-that-kind = You can’t take this kind here.

## Table options

ivan-option-income_pick = Cities in the Production Chamber
ivan-option-income_pick-about = When you choose the cities that pay.
ivan-option-income_pick-all_first = all before the first one pays
ivan-option-income_pick-one_by_one = each when it pays
ivan-option-trade_pair = Two trade effects
ivan-option-trade_pair-about = When you choose the second trade effect of a project.
ivan-option-trade_pair-named_together = both before the first one is resolved
ivan-option-trade_pair-one_by_one = each when it is resolved
ivan-option-empty_deck_closes_display = Empty decks close displays
ivan-option-empty_deck_closes_display-about = While the deck and discard pile of titles or estates are empty, their display is closed, too.
ivan-option-seal_by_sale = Goods sold for a seal
ivan-option-seal_by_sale-about = Two players: if the coin for a seal is missing, goods may be sold for it at that moment.

## How a tie for the first place was settled

ivan-tie-IVN-SCO-11 = Tied on points: the Tsar’s favour decides.

## Small words of moves and events

ivan-mover-warrior = warrior
ivan-mover-boyar = boyar
ivan-reward-first = the victory points
ivan-reward-second = the other reward
