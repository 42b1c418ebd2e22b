# Words of the board of Ivan the Terrible in the browser.

## Parts of the board

web-ivan-map = The map
web-ivan-kremlin = The chambers of the Kremlin
web-ivan-parts = Parts of the board
web-ivan-part-map = Map
web-ivan-part-kremlin = Kremlin
web-ivan-part-cards = Cards
web-ivan-part-mine = Mine
web-ivan-part-open = something to do here
web-ivan-larger = Larger
web-ivan-smaller = Whole map
web-ivan-display-project = Projects
web-ivan-display-title = Titles
web-ivan-display-estate = Estates
web-ivan-display-empty = { $display }: none lies open
web-ivan-deck-project = Deck of projects: { $count }
web-ivan-deck-title = Deck of titles: { $count }
web-ivan-deck-estate = Deck of estates: { $count }

## Tracks

web-ivan-rounds = Rounds
web-ivan-round-plain = Round { $round }
web-ivan-round-scoring = Round { $round }, with a scoring at its end
web-ivan-favour = The Tsar’s favour, from the top down: { $names }
web-ivan-points-track = Victory points. { $points }

## Pieces and places for those who listen

web-ivan-nobody = nobody
web-ivan-city-empty = No pieces there
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
web-ivan-posted = { $seat }: a boyar on the assignment card

## Where components come from

web-ivan-ours = Our reconstruction: the printed one is not known.
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
web-ivan-would-lead = You would be the most important one here now
web-ivan-would-trail = { $seat } would still be more important
web-ivan-would-return =
    { $coins ->
        [0] { $seat } is more important
        [one] { $seat } is more important: your coin comes back
       *[other] { $seat } is more important: your { $coins } coins come back
    }
web-ivan-would-seal =
    { $coins ->
        [0] You are the most important one and may seal
        [one] You are the most important one: { $coins } coin is lost, and you may seal
       *[other] You are the most important one: { $coins } coins are lost, and you may seal
    }
web-ivan-would-lose =
    { $coins ->
        [0] You are the most important one, but the chamber is sealed
        [one] You are the most important one: { $coins } coin is lost; the chamber is sealed
       *[other] You are the most important one: { $coins } coins are lost; the chamber is sealed
    }
web-ivan-would-lack =
    { $coins ->
        [0] You are the most important one, but have no seal left
        [one] You are the most important one: { $coins } coin is lost, and you have no seal left
       *[other] You are the most important one: { $coins } coins are lost, and you have no seal left
    }
web-ivan-would-poor =
    { $coins ->
        [0] You are the most important one, but lack the coin for a seal
        [one] You are the most important one: { $coins } coin is lost, and you lack the coin for a seal
       *[other] You are the most important one: { $coins } coins are lost, and you lack the coin for a seal
    }
web-ivan-would-cover = Covers what is printed: { $effects }
web-ivan-would-uncover = Opens what is printed: { $effects }
web-ivan-would-reward-other = { $seat } gets this reward
web-ivan-would-coins = Your coins: { $before } → { $after }
web-ivan-costs = Costs { $price }
web-ivan-choose-from =
    { $place ->
        [yes] { $city }: choose it to place a warrior here or to move a piece from here.
       *[no] { $city }: choose it to move a piece from here.
    }
web-ivan-choose-target = { $city }: now choose where to, or choose it again to let go.
web-ivan-move-warrior = Move a warrior
web-ivan-move-boyar = Move a boyar
web-ivan-let-go = Let go
web-ivan-payers-only = Only these pay

## Questions

web-ivan-ask-reward = { $region }: { $seat } leads, but not by enough. Which reward goes to the leader?
web-ivan-ask-reward-own = { $region }: you lead. Which reward do you take?
web-ivan-ask-seal = Your boyar is the most important one. The bonus: { $bonus }. Do you place a seal?
web-ivan-seal-called = Place a seal for { $price }
web-ivan-reward-called = Reward: { $effect }
web-ivan-stake-none = No coins
web-ivan-ask-swaps = Exchange two for one as often as you like.
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
web-ivan-take-good = Choose what you take
web-ivan-slots = Trade slots of your pad
web-ivan-supply = In your supply
web-ivan-supply-warrior = Warriors in supply: { $count }
web-ivan-supply-boyar = Boyars in supply: { $count }
web-ivan-supply-building = Buildings in supply: { $count }
web-ivan-supply-seal = Seals left: { $count }
web-ivan-hand = Your projects
web-ivan-hand-empty = No projects in hand.
web-ivan-covered = Your projects are covered
web-ivan-beside = Your estates and titles
web-ivan-used = used
web-ivan-done = Completed projects: { $projects }, spoils: { $spoils }

## Free actions

web-ivan-free = Free actions
web-ivan-free-none = None is possible now.
web-ivan-free-later = They open in your own turn of the actions.
web-ivan-free-use = Use an estate
web-ivan-sell-two = Sell { $things } for a coin
web-ivan-free-sell = Two local goods for a coin
web-ivan-free-export = A foreign good for a coin
web-ivan-free-trade-in = Two trade tokens for a project
web-ivan-free-arrange = Other slots for the trade tokens
web-ivan-free-slots = from slot { $from } to { $to }

## What everybody knows

web-ivan-first = Begins the round
web-ivan-holding-hand = Projects in hand: { $count }
web-ivan-holding-completed = Completed projects: { $count }
web-ivan-holding-titles = Titles: { $count }
web-ivan-holding-estates = Estates: { $count }
web-ivan-holding-tokens = Trade tokens: { $count }

## The log

web-ivan-log-gained = { $seat } gains { $things }.
web-ivan-log-paid = { $seat } pays { $things }.

## The end of a round

web-ivan-rewards-title = The regions after round { $round }
web-ivan-rewards-about = Region by region the most influence is rewarded.
web-ivan-rewards-empty = Nobody is there.
web-ivan-rewards-tied = Equal influence: the Tsar’s favour decides.
web-ivan-rewards-later = still to come
web-ivan-go-on = Go on
web-ivan-scoring-title = Scoring after round { $round }
web-ivan-scoring-about = Titles first, then the Field of War and the Tsar’s favour.

## The result

web-ivan-chart = Points by where they came from

## The board in words

web-ivan-words-round = Round { $round } of { $rounds }
web-ivan-words-player = { $seat }: { $points } VP. Has { $goods }
