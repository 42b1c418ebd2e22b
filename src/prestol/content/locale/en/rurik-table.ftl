# What any table of Rurik says, in the browser and in the terminal.

rurik-program-rebellion = The Rebellion
    .mid = the Rebellion

## Where points come from

rurik-source-rule = Rule
rurik-source-build = Build
rurik-source-trade = Trade
rurik-source-war = War
rurik-source-agenda = Agenda
rurik-source-deeds = Deeds
rurik-source-coins = Coins
rurik-source-goods = Goods

## What is missing for a deed

rurik-lack =
    { $what ->
        [wood] { $count } wood
        [ore] { $count } ore
        [fish] { $count } fish
        [honey] { $count } honey
        [fur] { $count } fur
        [coin] { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
        [any_goods] { $count ->
            [one] { $count } good
           *[other] { $count } goods
        }
        [same_goods] { $count } more of one good
        [different_goods] { $count ->
            [one] { $count } other kind of good
           *[other] { $count } other kinds of goods
        }
        [scheme_cards] { $count ->
            [one] { $count } scheme card
           *[other] { $count } scheme cards
        }
        [buildings] a building on the map
        [figures] { $count ->
            [one] { $count } figure on the map
           *[other] { $count } figures on the map
        }
        [market-goods] { $count ->
            [one] { $count } market in a region with another good
           *[other] { $count } markets in regions with other goods
        }
        [church-connected] { $count ->
            [one] { $count } church next to the others
           *[other] { $count } churches next to each other
        }
        [stronghold-connected] { $count ->
            [one] { $count } stronghold next to the others
           *[other] { $count } strongholds next to each other
        }
        [market-connected] { $count ->
            [one] { $count } market next to the others
           *[other] { $count } markets next to each other
        }
        [together] { $count ->
            [one] { $count } building in the same region
           *[other] { $count } buildings in one region
        }
        [occupied] { $count ->
            [one] { $count } region with your figures
           *[other] { $count } regions with your figures
        }
        [gathered] { $count ->
            [one] { $count } figure more in one region
           *[other] { $count } figures more in one region
        }
        [rebels] { $count ->
            [one] { $count } defeated rebel
           *[other] { $count } defeated rebels
        }
       *[token] the first-player token
    }
