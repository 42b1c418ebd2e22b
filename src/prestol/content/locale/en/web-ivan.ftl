# Words of the board of Ivan the Terrible in the browser.

## Parts of the board

web-ivan-map = The map
web-ivan-kremlin = The chambers of the Kremlin
web-ivan-parts = Parts of the board
web-ivan-part-map = Map
web-ivan-part-kremlin = Kremlin
web-ivan-part-cards = Cards
web-ivan-part-mine = Mine
web-ivan-part-open = you can act here
web-ivan-displays = Cards on display
web-ivan-display-project = Projects
web-ivan-display-title = Titles
web-ivan-display-estate = Estates
web-ivan-deck-project = Project deck: { $count }
web-ivan-deck-title = Title deck: { $count }
web-ivan-deck-estate = Estate deck: { $count }
web-ivan-draw = Draw from the deck

## Tracks

web-ivan-rounds = Rounds
web-ivan-round-plain = Round { $round }
web-ivan-round-scoring = Round { $round }, with scoring at the end
web-ivan-favour = The Tsar’s favour, from the top down: { $names }
web-ivan-points-track = Victory points. { $points }

## Pieces and places for those who listen

web-ivan-nobody = nobody
web-ivan-city-empty = No pieces here
web-ivan-label-piece =
    { $seat }: { $kind ->
        [building] a building
        [boyar] { $count ->
            [one] { $count } boyar
           *[other] { $count } boyars
        }
       *[warrior] { $count ->
            [one] { $count } warrior
           *[other] { $count } warriors
        }
    }
web-ivan-label-influence = { $seat }: influence { $influence }
web-ivan-label-field =
    { $seat }: { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    } in the Field of War
web-ivan-boyar-coins =
    { $coins ->
        [0] { $seat } without coins
        [one] { $seat } with { $coins } coin
       *[other] { $seat } with { $coins } coins
    }
web-ivan-sealed = Sealed by { $seat }
web-ivan-posted = { $seat }’s boyar is on the assignment card

## Where components come from

web-ivan-ours = Our reconstruction: the printed one isn’t known.
web-ivan-partly-ours = From the rulebook; some of its figures are our reconstruction.
web-ivan-name-ours = From the rulebook; the name is ours.

## What a move would bring

web-ivan-would-influence =
    Influence { $region_at }: { $before } → { $after }{ $place ->
        [0] { "" }
        [1] , first
        [2] , second
       *[other] , place { $place }
    }
web-ivan-would-take = Takes the trade token “{ $token }”: { $effect }
web-ivan-would-complete = Pay { $price }, score { $points } VP ({ $before } → { $after }); then { $effect }
web-ivan-would-meet = Boyars there: { $boyars }
web-ivan-would-lead = You’d be the most important here now
web-ivan-would-trail = { $seat } would still be more important
web-ivan-would-return =
    { $coins ->
        [0] { $seat } is more important
        [one] { $seat } is more important: you get your coin back
       *[other] { $seat } is more important: you get your { $coins } coins back
    }
web-ivan-would-seal =
    { $coins ->
        [0] You’re the most important and can place a seal
        [one] You’re the most important: you lose { $coins } coin and can place a seal
       *[other] You’re the most important: you lose { $coins } coins and can place a seal
    }
web-ivan-would-lose =
    { $coins ->
        [0] You’re the most important, but the chamber is sealed
        [one] You’re the most important: you lose { $coins } coin, but the chamber is sealed
       *[other] You’re the most important: you lose { $coins } coins, but the chamber is sealed
    }
web-ivan-would-lack =
    { $coins ->
        [0] You’re the most important, but have no seals left
        [one] You’re the most important: you lose { $coins } coin, but have no seals left
       *[other] You’re the most important: you lose { $coins } coins, but have no seals left
    }
web-ivan-would-poor =
    { $coins ->
        [0] You’re the most important, but have no coin for a seal
        [one] You’re the most important: you lose { $coins } coin, but have none for a seal
       *[other] You’re the most important: you lose { $coins } coins, but have none for a seal
    }
web-ivan-would-cover = Covers the printed effect: { $effects }
web-ivan-would-uncover = Uncovers the printed effect: { $effects }
web-ivan-would-reward-other = { $seat } gets this reward
web-ivan-would-coins = Your coins: { $before } → { $after }
web-ivan-costs = Costs { $price }
web-ivan-choose-from =
    { $place ->
        [yes] { $city }: click to place a warrior here or move a piece from here.
       *[no] { $city }: click to move a piece from here.
    }
web-ivan-choose-target = { $city }: now choose where to go, or click it again to cancel.
web-ivan-move-warrior = Move a warrior
web-ivan-move-boyar = Move a boyar

## Questions

web-ivan-ask-reward = { $region }: { $seat } leads, but not by enough. Which reward goes to the leader?
web-ivan-ask-reward-own = { $region }: you lead. Which reward do you take?
web-ivan-ask-seal = Your boyar is the most important. The bonus: { $bonus }. Place a seal?
web-ivan-seal-called = Place a seal for { $price }
web-ivan-reward-called = Reward: { $effect }
web-ivan-stake-none = No coins
web-ivan-ask-swaps = Exchange two for one as often as you like: choose the two you give.
web-ivan-ask-estate = Take one more estate.
web-ivan-ask-give = Given: { $given }. What else do you give?
web-ivan-ask-get = Given: { $given }. What do you take for it?
web-ivan-ask-lay-token = Where on your pad does the token “{ $token }” go?
web-ivan-ask-name-cities =
    { $left ->
        [one] Choose one more city that pays its income.
       *[other] Choose up to { $left } cities that pay their income.
    }

## The own pad

web-ivan-goods = Goods and coins
web-ivan-good = { $name }: { $count }
web-ivan-take-good = Choose what to take
web-ivan-give-good = Choose what to give
web-ivan-spoils = Spoils
web-ivan-slots = Trade slots on your pad
web-ivan-supply = In your supply
web-ivan-supply-warrior = Warriors in supply: { $count }
web-ivan-supply-boyar = Boyars in supply: { $count }
web-ivan-supply-building = Buildings in supply: { $count }
web-ivan-supply-seal = Seals left: { $count }
web-ivan-hand = Your projects
web-ivan-hand-lent = Projects
web-ivan-hand-empty = No projects in hand.
web-ivan-covered = Your projects are hidden
web-ivan-beside = Your estates and titles
web-ivan-beside-lent = Estates and titles
web-ivan-kept = chosen
web-ivan-used = used
web-ivan-done = Completed projects: { $projects }, spoils: { $spoils }

## Free actions

web-ivan-free = Free actions
web-ivan-free-none = None available now.
web-ivan-free-later = Available on your own turn in the action phase.
web-ivan-free-use = Use an estate
web-ivan-sell-two = Sell { $things } for a coin
web-ivan-free-sell = Two local goods for a coin
web-ivan-free-export = A foreign good for a coin
web-ivan-free-trade-in = Two trade tokens for a project
web-ivan-free-arrange = Rearrange trade tokens

## What everybody knows

web-ivan-first = First player
web-ivan-holding-hand = Projects in hand: { $count }
web-ivan-holding-completed = Completed projects: { $count }
web-ivan-holding-titles = Titles: { $count }
web-ivan-holding-estates = Estates: { $count }
web-ivan-holding-tokens = Trade tokens: { $count }

## The log

web-ivan-log-stands = After round { $round }: { $list }.
web-ivan-log-stands-one = { $seat } { $points } VP (buildings { $buildings }, projects { $projects })
web-ivan-log-gained = { $seat } gains { $things }.
web-ivan-log-paid = { $seat } pays { $things }.

## The end of a round

web-ivan-rewards-title = The regions after round { $round }
web-ivan-rewards-about = In each region, the most influence is rewarded.
web-ivan-rewards-empty = Nobody here.
web-ivan-rewards-tied = Equal influence: the Tsar’s favour decides.
web-ivan-rewards-later = still to come
web-ivan-go-on = Continue
web-ivan-scoring-title = Scoring after round { $round }
web-ivan-scoring-about = Titles first, then the Field of War and the Tsar’s favour.

## The result

web-ivan-chart = Points by source

## The board in words

web-ivan-words-round = Round { $round } of { $rounds }
web-ivan-words-player = { $seat }: { $points } VP. Has { $goods }
