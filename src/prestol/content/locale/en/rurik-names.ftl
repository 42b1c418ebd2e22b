# Names of the components of Rurik, by tables and ids of the content. `other` lends forms to what changed content names.

## Regions: where one is, comes from and goes to

rurik-region-novgorod = Novgorod
    .at = in Novgorod
    .from = from Novgorod
    .to = to Novgorod
rurik-region-rostov = Rostov
    .at = in Rostov
    .from = from Rostov
    .to = to Rostov
rurik-region-polotsk = Polotsk
    .at = in Polotsk
    .from = from Polotsk
    .to = to Polotsk
rurik-region-smolensk = Smolensk
    .at = in Smolensk
    .from = from Smolensk
    .to = to Smolensk
rurik-region-volyn = Volyn
    .at = in Volyn
    .from = from Volyn
    .to = to Volyn
rurik-region-kiev = Kiev
    .at = in Kiev
    .from = from Kiev
    .to = to Kiev
rurik-region-chernigov = Chernigov
    .at = in Chernigov
    .from = from Chernigov
    .to = to Chernigov
rurik-region-pereyaslavl = Pereyaslavl
    .at = in Pereyaslavl
    .from = from Pereyaslavl
    .to = to Pereyaslavl
rurik-region-pskov = Pskov
    .at = in Pskov
    .from = from Pskov
    .to = to Pskov
rurik-region-suzdal = Suzdal
    .at = in Suzdal
    .from = from Suzdal
    .to = to Suzdal
rurik-region-galich = Galich
    .at = in Galich
    .from = from Galich
    .to = to Galich
rurik-region-brest = Brest
    .at = in Brest
    .from = from Brest
    .to = to Brest
rurik-region-murom = Murom
    .at = in Murom
    .from = from Murom
    .to = to Murom
rurik-region-peresech = Peresech
    .at = in Peresech
    .from = from Peresech
    .to = to Peresech
rurik-region-azov = Azov
    .at = in Azov
    .from = from Azov
    .to = to Azov
rurik-region-other = { $title }
    .at = in { $title }
    .from = from { $title }
    .to = to { $title }

## Goods

rurik-good-wood = Wood
    .acc = wood
rurik-good-ore = Ore
    .acc = ore
rurik-good-fish = Fish
    .acc = fish
rurik-good-honey = Honey
    .acc = honey
rurik-good-fur = Fur
    .acc = fur
rurik-good-other = { $title }
    .acc = { $title }

## Buildings

rurik-building-church = Church
    .acc = a church
    .many = churches
rurik-building-market = Market
    .acc = a market
    .many = markets
rurik-building-stronghold = Stronghold
    .acc = a stronghold
    .many = strongholds
rurik-building-other = { $title }
    .acc = a building ({ $title })
    .many = buildings ({ $title })

## Advisors: both twos are called alike

rurik-advisor-adv_1 = Advisor 1
    .low = advisor 1
    .acc = advisor 1
rurik-advisor-adv_2a = Advisor 2
    .low = advisor 2
    .acc = advisor 2
rurik-advisor-adv_2b = Advisor 2 (second)
    .low = advisor 2
    .acc = advisor 2
rurik-advisor-adv_3 = Advisor 3
    .low = advisor 3
    .acc = advisor 3
rurik-advisor-adv_4 = Advisor 4
    .low = advisor 4
    .acc = advisor 4
rurik-advisor-adv_5 = Advisor 5
    .low = advisor 5
    .acc = advisor 5
rurik-advisor-other = { $title }
    .low = { $title }
    .acc = { $title }

## Leaders

rurik-leader-agatha = Agatha
rurik-leader-boris = Boris
rurik-leader-maria = Maria
rurik-leader-mstislav = Mstislav
rurik-leader-predslava = Predslava
rurik-leader-sviatopolk = Sviatopolk
rurik-leader-sudislav = Sudislav
rurik-leader-yaroslav = Yaroslav
rurik-leader-other = { $title }

## Conversion tokens, and what they give

rurik-conversion-build = Build conversion
    .what = a build point
rurik-conversion-muster = Muster conversion
    .what = a muster point
rurik-conversion-other = { $title }
    .what = { $title }

## Claim tracks: where a marker stands, and what is counted

rurik-track-rule = Rule
    .at = on the rule track
    .what = regions ruled
rurik-track-build = Build
    .at = on the build track
    .what = connected regions with buildings
rurik-track-trade = Trade
    .at = on the trade track
    .what = goods on the boat
rurik-track-other = { $title }
    .at = on the track “{ $title }”
    .what = counted

## Main actions and their banners

rurik-action-muster = Muster
rurik-action-move = Move
rurik-action-attack = Attack
rurik-action-tax = Tax
rurik-action-build = Build
rurik-action-scheme = Scheme
rurik-action-other = { $title }

## Scheme cards

rurik-scheme-muster_a = Muster 1
rurik-scheme-muster_b = Muster 1
rurik-scheme-muster_paid = Muster 1 for a coin
rurik-scheme-muster_coin = Muster 1 and a coin
rurik-scheme-muster_double = Muster 2
rurik-scheme-move_1 = Move 1
rurik-scheme-move_2a = Move 2
rurik-scheme-move_2b = Move 2
rurik-scheme-move_3 = Move 3
rurik-scheme-attack_a = Attack 1
rurik-scheme-attack_b = Attack 1
rurik-scheme-attack_c = Attack 1
rurik-scheme-attack_paid = Attack 1 for a coin
rurik-scheme-attack_coin = Attack 1 and a coin
rurik-scheme-tax_a = Tax 1
rurik-scheme-tax_b = Tax 1
rurik-scheme-tax_coin = Tax 1 and a coin
rurik-scheme-tax_double = Tax 2
rurik-scheme-build_a = Build 1
rurik-scheme-build_b = Build 1
rurik-scheme-build_paid = Build 1 for a coin
rurik-scheme-build_coin = Build 1 and a coin
rurik-scheme-coins_a = Two coins
rurik-scheme-coins_b = Two coins
rurik-scheme-deed = Take a deed
rurik-scheme-deed_paid = Take a deed for a coin
rurik-scheme-deed_coin = Take a deed and a coin
rurik-scheme-other = { $title }

## Deeds

rurik-deed-market_day = Market Day
rurik-deed-honorable_prince = Honorable Prince
rurik-deed-master_beekeeper = Master Beekeeper
rurik-deed-great_library = Great Library
rurik-deed-establish_fortress = Establish Fortress
rurik-deed-grand_hunter = Grand Hunter
rurik-deed-dispatch_messengers = Dispatch Messengers
rurik-deed-send_gifts = Send Gifts
rurik-deed-tithe_payments = Tithe Payments
rurik-deed-border_patrols = Border Patrols
rurik-deed-law_giver = Law Giver
rurik-deed-defensive_belt = Defensive Belt
rurik-deed-hoard = Hoard
rurik-deed-wilderness_forts = Wilderness Forts
rurik-deed-peace_maker = Peace Maker
rurik-deed-reward_laborers = Reward Laborers
rurik-deed-new_beginning = New Beginning
rurik-deed-splendid_feast = Splendid Feast
rurik-deed-victory_march = Victory March
rurik-deed-hire_mercenaries = Hire Mercenaries
rurik-deed-enforce_peace = Enforce Peace
rurik-deed-retire_veterans = Retire Veterans
rurik-deed-amass_forces = Amass Forces
rurik-deed-capital_city = Capital City
rurik-deed-trade_route = Trade Route
rurik-deed-generous_prince = Generous Prince
rurik-deed-other = { $title }

## Agendas

rurik-agenda-dignified = Dignified
rurik-agenda-regal = Regal
rurik-agenda-courageous = Courageous
rurik-agenda-conquering = Conquering
rurik-agenda-capable = Capable
rurik-agenda-protective = Protective
rurik-agenda-committed = Committed
rurik-agenda-wealthy = Wealthy
rurik-agenda-esteemed = Esteemed
rurik-agenda-prosperous = Prosperous
rurik-agenda-successful = Successful
rurik-agenda-other = { $title }

## Rebels, and what whoever defeats them gains

rurik-rebel-rebel_01 = Rebel (1 honey)
    .what = 1 honey
rurik-rebel-rebel_02 = Rebel (1 honey)
    .what = 1 honey
rurik-rebel-rebel_03 = Rebel (1 honey)
    .what = 1 honey
rurik-rebel-rebel_04 = Rebel (1 wood)
    .what = 1 wood
rurik-rebel-rebel_05 = Rebel (2 coins)
    .what = 2 coins
rurik-rebel-rebel_06 = Rebel (2 coins)
    .what = 2 coins
rurik-rebel-rebel_07 = Rebel (1 wood)
    .what = 1 wood
rurik-rebel-rebel_08 = Rebel (2 coins)
    .what = 2 coins
rurik-rebel-rebel_09 = Rebel (2 coins)
    .what = 2 coins
rurik-rebel-rebel_10 = Rebel (1 honey)
    .what = 1 honey
rurik-rebel-rebel_11 = Rebel (1 wood)
    .what = 1 wood
rurik-rebel-rebel_12 = Rebel (1 honey)
    .what = 1 honey
rurik-rebel-rebel_13 = Rebel (1 wood)
    .what = 1 wood
rurik-rebel-rebel_14 = Rebel (1 wood)
    .what = 1 wood
rurik-rebel-rebel_15 = Rebel (2 coins)
    .what = 2 coins
rurik-rebel-other = { $title }
    .what = { $title }

## Reward tokens

rurik-reward-reward_01 = Reward (1 honey)
    .what = 1 honey
rurik-reward-reward_02 = Reward (1 honey)
    .what = 1 honey
rurik-reward-reward_03 = Reward (1 honey)
    .what = 1 honey
rurik-reward-reward_04 = Reward (1 wood)
    .what = 1 wood
rurik-reward-reward_05 = Reward (2 coins)
    .what = 2 coins
rurik-reward-reward_06 = Reward (2 coins)
    .what = 2 coins
rurik-reward-reward_07 = Reward (1 wood)
    .what = 1 wood
rurik-reward-reward_08 = Reward (2 coins)
    .what = 2 coins
rurik-reward-reward_09 = Reward (2 coins)
    .what = 2 coins
rurik-reward-reward_10 = Reward (1 honey)
    .what = 1 honey
rurik-reward-reward_11 = Reward (1 wood)
    .what = 1 wood
rurik-reward-reward_12 = Reward (1 honey)
    .what = 1 honey
rurik-reward-reward_13 = Reward (1 wood)
    .what = 1 wood
rurik-reward-reward_14 = Reward (1 wood)
    .what = 1 wood
rurik-reward-reward_15 = Reward (2 coins)
    .what = 2 coins
rurik-reward-other = { $title }
    .what = { $title }

## Priorities of the Rebellion

rurik-priority-attack_move = Attack and move
rurik-priority-build = Build
rurik-priority-tax = Tax
rurik-priority-other = { $title }

## Rebellion cards

rurik-rebellion_card-rebellion_01 = Rebellion card 1
rurik-rebellion_card-rebellion_02 = Rebellion card 2
rurik-rebellion_card-rebellion_03 = Rebellion card 3
rurik-rebellion_card-rebellion_04 = Rebellion card 4
rurik-rebellion_card-rebellion_05 = Rebellion card 5
rurik-rebellion_card-rebellion_06 = Rebellion card 6
rurik-rebellion_card-rebellion_07 = Rebellion card 7
rurik-rebellion_card-rebellion_08 = Rebellion card 8
rurik-rebellion_card-rebellion_09 = Rebellion card 9
rurik-rebellion_card-rebellion_10 = Rebellion card 10
rurik-rebellion_card-rebellion_11 = Rebellion card 11
rurik-rebellion_card-rebellion_12 = Rebellion card 12
rurik-rebellion_card-rebellion_13 = Rebellion card 13
rurik-rebellion_card-rebellion_14 = Rebellion card 14
rurik-rebellion_card-rebellion_15 = Rebellion card 15
rurik-rebellion_card-rebellion_16 = Rebellion card 16
rurik-rebellion_card-rebellion_17 = Rebellion card 17
rurik-rebellion_card-rebellion_18 = Rebellion card 18
rurik-rebellion_card-other = { $title }
