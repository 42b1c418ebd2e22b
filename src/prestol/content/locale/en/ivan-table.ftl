# What every table of Ivan the Terrible says, in the browser and in the terminal.

## What is left of an action

ivan-left = Left to do:
ivan-left-seal = place a seal or skip
ivan-left-work =
    { $left ->
        [0] actions { $chamber_at }
        [one] { $left } action { $chamber_at }
       *[other] { $left } actions { $chamber_at }
    }
ivan-left-cities =
    { $left ->
        [one] choose { $left } more city
       *[other] choose up to { $left } more cities
    }
ivan-left-harvest = take income
ivan-left-maneuver =
    { $left ->
        [one] { $left } maneuver
       *[other] { $left } maneuvers
    }
ivan-left-projects =
    { $left ->
        [one] { $left } action with projects
       *[other] { $left } actions with projects
    }
ivan-left-market =
    { $left ->
        [0] swaps
        [one] { $left } free foreign good, and swaps
       *[other] { $left } free foreign goods, and swaps
    }
ivan-left-rewards =
    { $left ->
        [one] { $left } reward
       *[other] { $left } rewards
    }
ivan-left-enter = the boyar goes to a city
ivan-left-gain =
    { $left ->
        [one] choose { $left } good
       *[other] choose { $left } goods
    }
ivan-left-stone = pay for the stone
ivan-left-room = make room on the pad
ivan-left-token = place the trade token
ivan-left-swaps =
    { $left ->
        [one] { $left } swap
        [99] swaps
       *[other] { $left } swaps
    }
ivan-left-swap = finish the swap
ivan-left-resolve =
    { $left ->
        [one] resolve { $left } trade effect
       *[other] resolve { $left } trade effects
    }
ivan-left-second = choose the second trade effect
ivan-left-named = the chosen trade effect
ivan-left-reward = choose the region reward
ivan-left-other = { $seat }: { $what }

## Where points came from

ivan-source-projects = Projects
ivan-source-regions = Regions
ivan-source-spoils = Spoils
ivan-source-trade = Trade
ivan-source-estates = Estates
ivan-source-favour = Favour
ivan-source-titles = Titles
ivan-source-field = Field of War
ivan-source-court = Court
ivan-source-goods = Goods
