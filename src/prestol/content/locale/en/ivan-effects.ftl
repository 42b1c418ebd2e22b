# Effects, prices, scores and rewards of Ivan the Terrible, put together from the content: the terminal and the board in the
# browser join these pieces and write the first letter large. Verbs take the `.acc` of an amount where it has one.

## Amounts

ivan-amount-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
ivan-amount-rye = { $n } grain
ivan-amount-wood = { $n } wood
ivan-amount-stone = { $n } stone
ivan-amount-gunpowder = { $n } gunpowder
ivan-amount-textile = { $n } textile
ivan-amount-metal = { $n } steel
ivan-amount-vp = { $n } VP
ivan-amount-local =
    { $n ->
        [one] { $n } local good of your choice
       *[other] { $n } local goods of your choice
    }
ivan-amount-foreign =
    { $n ->
        [one] { $n } foreign good of your choice
       *[other] { $n } foreign goods of your choice
    }
ivan-amount-any =
    { $n ->
        [one] any { $n } good or coin
       *[other] any { $n } goods or coins
    }
ivan-amount-trade_token =
    { $n ->
        [one] { $n } trade token
       *[other] { $n } trade tokens
    }
ivan-amount-nothing = nothing

## Joining

ivan-join-comma = { $first }, { $last }
ivan-join-and = { $first } and { $last }
ivan-join-or = { $first } or { $last }
ivan-join-then = { $first }, then { $last }
ivan-round-number = { $n }

## Steps of effects

ivan-effect-gain = gain { $things }
ivan-effect-favour =
    { $n ->
        [1] gain the Tsar’s favour
       *[other] gain the Tsar’s favour { $n } times
    }
ivan-effect-income =
    take the income of { $n ->
        [one] { $n } city
       *[other] { $n } cities
    } with your presence
ivan-effect-place_warrior =
    { $n ->
        [one] place { $n } warrior in a city with your presence
       *[other] place { $n } warriors in cities with your presence
    }
ivan-effect-move =
    { $n ->
        [1] move one of your warriors or boyars along a waterway
       *[other] move your warriors or boyars along waterways { $n } times
    }
ivan-effect-take_project =
    take { $n ->
        [one] { $n } project
       *[other] { $n } projects
    }
ivan-effect-complete_project =
    { $n ->
        [one] complete { $n } project from your hand, paying its price
       *[other] complete { $n } projects from your hand, paying their prices
    }
ivan-effect-take_estate =
    take { $n ->
        [one] { $n } estate
       *[other] { $n } estates
    }
ivan-effect-take_title =
    take { $n ->
        [one] { $n } title
       *[other] { $n } titles
    }
ivan-effect-exchange =
    { $times ->
        [-1] swap { $give } for { $get } as often as you like
        [1] swap { $give } for { $get }
       *[other] swap { $give } for { $get } up to { $times } times
    }
ivan-effect-resolve_trade =
    resolve { $n ->
        [one] { $n } trade effect
       *[other] { $n } different trade effects
    } on your pad
ivan-effect-war =
    { $n ->
        [one] send { $n } warrior to the Field of War for a spoils token
       *[other] send { $n } warriors to the Field of War, each for a spoils token
    }
ivan-effect-build =
    { $n ->
        [one] put { $n } building in a city with your warrior or boyar and no building
       *[other] put { $n } buildings in cities with your warrior or boyar and no building
    }
ivan-effect-rearrange_trade = rearrange the trade tokens on your pad

## Steps that only chambers have

ivan-effect-income_cities =
    take the income of up to { $n ->
        [one] { $n } city
       *[other] { $n } different cities
    } with your presence
ivan-effect-income_again = take the income of { $n } of these cities again
ivan-effect-choose =
    { $times ->
        [1] { $steps }
       *[other] up to { $times } times { $steps }
    }

## Scores of titles

ivan-score-project_construction =
    { $points } for { $every ->
        [1] each completed construction project
       *[other] every { $every } completed construction projects
    }
ivan-score-project_trade =
    { $points } for { $every ->
        [1] each completed trade project
       *[other] every { $every } completed trade projects
    }
ivan-score-project_military =
    { $points } for { $every ->
        [1] each completed military project
       *[other] every { $every } completed military projects
    }
ivan-score-project_any =
    { $points } for { $every ->
        [1] each completed project
       *[other] every { $every } completed projects
    }
ivan-score-project_set =
    { $points } for { $every ->
        [1] each set of a construction, a trade and a military project
       *[other] every { $every } sets of a construction, a trade and a military project
    }
ivan-score-title =
    { $points } for { $every ->
        [1] each title you own
       *[other] every { $every } titles you own
    }
ivan-score-estate =
    { $points } for { $every ->
        [1] each estate you own
       *[other] every { $every } estates you own
    }
ivan-score-token_spoils_trade =
    { $points } for { $every ->
        [1] each spoils token you own and each trade token on your pad
       *[other] every { $every } spoils tokens you own and trade tokens on your pad
    }
ivan-score-city_influence =
    { $points } for { $every ->
        [1] each city where you have { $threshold } influence or more
       *[other] every { $every } cities where you have { $threshold } influence or more
    }
ivan-score-city_presence =
    { $points } for { $every ->
        [1] each city with your presence
       *[other] every { $every } cities with your presence
    }
ivan-score-region_influence =
    { $points } for { $every ->
        [1] each region where you have { $threshold } influence or more
       *[other] every { $every } regions where you have { $threshold } influence or more
    }
ivan-score-region_building =
    { $points } for { $every ->
        [1] each region with a building of yours
       *[other] every { $every } regions with a building of yours
    }
ivan-score-field_warrior =
    { $points } for { $every ->
        [1] each of your warriors in the Field of War
       *[other] every { $every } of your warriors in the Field of War
    }
ivan-score-foreign_good =
    { $points } for { $every ->
        [1] each foreign good you have
       *[other] every { $every } foreign goods you have
    }
ivan-score-favour_rank = for your place on the favour track: { $places }
ivan-score-place = { $points } for place { $place }

## Colours of cities and families

ivan-colour-black = black
ivan-colour-red = red
ivan-colour-blue = blue
ivan-colour-yellow = yellow
ivan-colour-white = white
ivan-colour-green = green

## What a component does, line by line

ivan-line-price = spend { $price }: { $effect }
ivan-line-title =
    { $score }; scored at the end of { $count ->
        [one] round
       *[other] rounds
    } { $rounds }
ivan-line-regular = regular actions: { $effect }
ivan-line-bonus = bonus with a seal: { $effect }
ivan-line-target-color = after the actions, the boyar goes to a { $colour } city
ivan-line-target-any = after the actions, the boyar goes to any city
ivan-line-target-none = the boyar stays on this card until the end of the round
ivan-line-extra-regular = with the regular actions: { $effect }
ivan-line-extra-bonus = with the bonus: { $effect }
ivan-line-printed = printed on the pad: { $effect }
ivan-line-blank = an empty slot for a trade token
ivan-line-reward-one = either { $effect }
ivan-line-reward-other = or { $effect }
ivan-line-lead = with two players, the leader chooses if ahead by { $lead } or more
ivan-line-favour = first to reach { $space } VP: { $effect }
ivan-line-city = { $region }, { $colour } city, income { $income }
ivan-line-stone = each stone of income costs { $price }
ivan-line-waterway = { $first } – { $last }
ivan-line-waterway-slot = { $first } – { $last }, with a slot for a trade token
