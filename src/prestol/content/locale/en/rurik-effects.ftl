# Effects, prices, requirements, abilities and scores of Rurik, put together from the content: the terminal and the board in
# the browser join these pieces and write the first letter large. Verbs take the `.acc` of an amount where it has one.

## Amounts

rurik-amount-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
rurik-amount-wood = { $n } wood
rurik-amount-ore = { $n } ore
rurik-amount-fish = { $n } fish
rurik-amount-honey = { $n } honey
rurik-amount-fur = { $n } fur
rurik-amount-vp = { $n } VP
rurik-amount-muster =
    { $n ->
        [one] { $n } muster point
       *[other] { $n } muster points
    }
rurik-amount-move =
    { $n ->
        [one] { $n } move point
       *[other] { $n } move points
    }
rurik-amount-attack =
    { $n ->
        [one] { $n } attack point
       *[other] { $n } attack points
    }
rurik-amount-tax =
    { $n ->
        [one] { $n } tax point
       *[other] { $n } tax points
    }
rurik-amount-build =
    { $n ->
        [one] { $n } build point
       *[other] { $n } build points
    }
rurik-amount-one = 1 { $good_acc }
rurik-amount-any_goods =
    { $n ->
        [one] any { $n } good
       *[other] any { $n } goods
    }
rurik-amount-same_goods =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods of one kind
    }
rurik-amount-different_goods =
    { $n ->
        [one] { $n } good
       *[other] { $n } different goods
    }
rurik-amount-scheme_cards =
    { $n ->
        [one] { $n } scheme card from your hand
       *[other] { $n } scheme cards from your hand
    }
rurik-amount-buildings = { $n } of your buildings on the map
rurik-amount-figures-any = { $n } of your figures on the map
rurik-amount-figures-distinct_regions = { $n } of your figures, each from another region
rurik-amount-figures-one_ruled_region = { $n } of your figures from one region that you rule
rurik-amount-nothing = nothing

## Joining

rurik-join-comma = { $first }, { $last }
rurik-join-and = { $first } and { $last }
rurik-join-or = { $first } or { $last }
rurik-join-then = { $first }, then { $last }
rurik-one-region = { $region }
rurik-one-building = { $building_acc }

## Effects as things

rurik-brief-look =
    a look at { $n ->
        [one] { $n } scheme card
       *[other] { $n } scheme cards
    }
rurik-brief-take_deed =
    { $n ->
        [one] a deed from the row
       *[other] { $n } deeds from the row
    }
rurik-brief-move_anywhere =
    { $n ->
        [one] { $n } figure sent to any region
       *[other] { $n } figures sent to any regions
    }
rurik-brief-reveal =
    { $n ->
        [one] { $n } card fewer in loss checks
       *[other] { $n } cards fewer in loss checks
    }
rurik-brief-token = the first-player token to give

## Effects as something to do

rurik-effect-gain = gain { $things }
rurik-effect-look =
    { $n ->
        [1] take the top card of a scheme deck
       *[other] look at { $n } cards of a scheme deck and keep one
    }
rurik-effect-take_deed =
    { $n ->
        [1] take a deed from the row
       *[other] take { $n } deeds from the row
    }
rurik-effect-move_anywhere =
    { $n ->
        [one] send { $n } figure to any region
       *[other] send up to { $n } figures to any regions
    }
rurik-effect-reveal =
    { $effect }, with { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } fewer in the loss check
rurik-effect-token = give the first-player token to whom you like

## What deeds ask for

rurik-need-buildings_distinct_goods =
    your { $building_many } in regions with { $n ->
        [one] { $n } good
       *[other] { $n } different goods
    }
rurik-need-buildings_connected =
    your { $building_many } in { $n ->
        [one] { $n } region
       *[other] { $n } connected regions
    }
rurik-need-buildings_one_region = { $buildings } of yours in one region
rurik-need-occupied_regions =
    { $n ->
        [one] { $n } region that you occupy
       *[other] { $n } regions that you occupy
    }
rurik-need-troops_one_region = { $n } of your figures in one region
rurik-need-defeated_rebels =
    { $n ->
        [one] { $n } rebel that you have defeated
       *[other] { $n } rebels that you have defeated
    }
rurik-need-first_player_token = the first-player token

## Agendas: of what nobody may have more

rurik-most-deeds_done = nobody has accomplished more deeds than you
rurik-most-fur_honey_total = nobody has more fur and honey, counted together, than you
rurik-most-defeated_rebels = nobody has defeated more rebels than you
rurik-most-war_track = nobody stands higher on the war track than you
rurik-most-goods_total = nobody has more goods than you
rurik-most-buildings_in_ruled_regions = nobody has more buildings, of any owner, in the regions they rule than you
rurik-most-track-build = nobody stands higher on the build track than you
rurik-most-coins = nobody has more coins than you
rurik-most-occupied_regions = nobody occupies more regions than you
rurik-most-track-trade = nobody stands higher on the trade track than you
rurik-most-track-rule = nobody stands higher on the rule track than you

## What leaders can do

rurik-ability-escort =
    { $n ->
        [0] moves alone
        [one] when your leader moves, { $n } of your troops may come along for no points
       *[other] when your leader moves, up to { $n } of your troops may come along for no points
    }
rurik-ability-attack_bonus =
    in the leader’s region your loss checks have { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } fewer, and you take { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from the opponent you attack
rurik-ability-muster_adjacent = once per round, a muster may also go to one region next to your leader where you have no figure
rurik-ability-flat_point_cost =
    in the leader’s region a good costs you { $tax ->
        [one] { $tax } tax point
       *[other] { $tax } tax points
    } and a building { $build ->
        [one] { $build } build point
       *[other] { $build } build points
    }, whoever rules
rurik-ability-move_enemy = once per round, you push an opponent’s figure out of the leader’s region into a neighbouring one; its owner gains { $reward }
rurik-ability-rebel_friend =
    { $n ->
        [0] in the leader’s region rebels add to your strength
       *[other] in the leader’s region rebels add to your strength, and when you defeat one, a troop from your supply takes its place
    }
rurik-ability-points_as = an attack point may instead muster a troop into the leader’s region
rurik-ability-suppress_enemy_buildings = in the leader’s region the buildings of others have no effect, and you rule if nobody is stronger

## What buildings do

rurik-building_does-church = when built, drives a rebel or an opponent’s troop out of the region; a troop of yours takes its place
rurik-building_does-market = when you tax here, you gain one more of the same good or 1 coin
rurik-building_does-stronghold = adds 1 to your strength here, and whoever attacks you here turns up 1 more card

## Steps of the claim tracks

rurik-step-rule =
    { $points } for ruling { $n ->
        [one] { $n } region
       *[other] { $n } regions
    }
rurik-step-build =
    { $points } for buildings in { $n ->
        [one] { $n } region
       *[other] { $n } connected regions
    }
rurik-step-trade =
    { $points } for { $n ->
        [one] { $n } good
       *[other] { $n } goods
    } on the boat
rurik-step-with = { $step }, { $regions } among them

## Lines

rurik-line-paid = pay { $price }: { $effect }
rurik-line-slot = { $effect } for { $price }
rurik-line-loss = shows a loss symbol in a loss check
rurik-line-need = requirement: { $need }
rurik-line-cost = price: { $price }
rurik-line-reward = reward: { $effect }
rurik-line-agenda = { $points } if { $what }
rurik-line-boat =
    { $n ->
        [one] { $n } space on the boat
       *[other] { $n } spaces on the boat
    }
rurik-line-advisor =
    { $round ->
        [1] influence { $n }
       *[other] influence { $n }, joins in round { $round }
    }
rurik-line-yields = yields { $good_acc }
rurik-line-near = next to { $regions }
rurik-line-war = { $first } for the highest marker, { $second } for the second
rurik-line-solo_leader =
    when it attacks in Sviatopolk’s region, the Rebellion turns up { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } fewer; at the end of each round it musters { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    } there
rurik-line-cell = with { $action }: { $effect }
rurik-line-order = order of regions: { $regions }
rurik-line-build-order = order of buildings under “{ $priority }”: { $buildings }
