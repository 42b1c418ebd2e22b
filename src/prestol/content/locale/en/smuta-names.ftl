# Names of the components of Smuta, by tables and ids of the content. `other` lends forms to what changed content names.

## Parties

smuta-party-moscow = Moscow party
smuta-party-polish = Polish party
smuta-party-rebel = Rebel party
smuta-party-nobles = Nobles’ party
smuta-party-shuisky = Shuisky party
smuta-party-other = { $title }

## Units

smuta-unit_kind-mounted_cossack = Mounted cossacks
    .low = mounted cossacks
smuta-unit_kind-foot_cossack = Foot cossacks
    .low = foot cossacks
smuta-unit_kind-noble_cavalry = Noble cavalry
    .low = noble cavalry
smuta-unit_kind-town_streltsy = Town streltsy
    .low = town streltsy
smuta-unit_kind-moscow_streltsy = Moscow streltsy
    .low = Moscow streltsy
smuta-unit_kind-german_infantry = German infantry
    .low = German infantry
smuta-unit_kind-reiters = Reiters
    .low = reiters
smuta-unit_kind-artillery = Artillery
    .low = artillery
smuta-unit_kind-polish_infantry = Polish infantry
    .low = Polish infantry
smuta-unit_kind-winged_hussars = Winged hussars
    .low = winged hussars
smuta-unit_kind-other = { $title }
    .low = “{ $title }”

## What can be bought

smuta-good-mounted_cossack = Mounted cossacks
    .acc = a unit of mounted cossacks
smuta-good-foot_cossack = Foot cossacks
    .acc = a unit of foot cossacks
smuta-good-noble_cavalry = Noble cavalry
    .acc = a unit of noble cavalry
smuta-good-town_streltsy = Town streltsy
    .acc = a unit of town streltsy
smuta-good-moscow_streltsy = Moscow streltsy
    .acc = a unit of Moscow streltsy
smuta-good-german_infantry = German infantry
    .acc = a unit of German infantry
smuta-good-reiters = Reiters
    .acc = a unit of reiters
smuta-good-artillery = Artillery
    .acc = artillery
smuta-good-polish_infantry = Polish infantry
    .acc = a unit of Polish infantry
smuta-good-winged_hussars = Winged hussars
    .acc = a unit of winged hussars
smuta-good-siege = Siege
    .acc = a Siege marker
smuta-good-other = { $title }
    .acc = a unit of “{ $title }”

## Tables of towns and fortresses

smuta-legitimacy_table-volga = Volga towns
smuta-legitimacy_table-west = Western towns
smuta-legitimacy_table-north_east = North-eastern towns
smuta-legitimacy_table-south = Southern towns
smuta-legitimacy_table-north = Northern towns
smuta-legitimacy_table-fortresses = Fortresses
smuta-legitimacy_table-other = { $title }

## Markers

smuta-marker-control = Control marker
smuta-marker-sovereign = Sovereign’s fortress
smuta-marker-siege = Siege
smuta-marker-victory = Victory
smuta-marker-catholic_accusation = Accusation of Catholicism
smuta-marker-pretender = Pretender to the throne
smuta-marker-fortress = Fortress
smuta-marker-fortified_camp = Fortified camp
smuta-marker-vp = Victory points
smuta-marker-legitimacy = Legitimacy points
smuta-marker-sovereign_vp = Sovereign’s fortresses
smuta-marker-long_rule = Long rule
smuta-marker-zemsky_sobor = Zemsky Sobor
smuta-marker-turn = Turn
smuta-marker-season = Season
smuta-marker-zemsky_verdict = Zemsky verdict
smuta-marker-troitse_lavra = Trinity Lavra
smuta-marker-tsar = Tsar
smuta-marker-peace_with_sweden = Peace with Sweden
smuta-marker-crisis_of_power = Crisis of power
smuta-marker-other = { $title }

## Windows

smuta-window-order_rolled = After the order roll
smuta-window-own_political = Own Political phase
smuta-window-card_announced = Card announced
smuta-window-own_recruit = Own recruiting
smuta-window-military_start = Start of a Military phase
smuta-window-own_move = Own move
smuta-window-attack_declared = Attack declared
smuta-window-battle_start = Start of a battle
smuta-window-round_start = Start of a round
smuta-window-battle_roll = Battle die
smuta-window-round_end = End of a round
smuta-window-battle_won = Battle won
smuta-window-battle_lost = Battle lost
smuta-window-siege_roll = Siege roll
smuta-window-person_dying = Person dying

## Seasons and cells of the track

smuta-season-spring = Spring
    .low = spring
smuta-season-summer = Summer
    .low = summer
smuta-season-autumn = Autumn
    .low = autumn
smuta-season-winter = Winter
    .low = winter
smuta-cell-0 = Spring 1605
    .low = spring 1605
smuta-cell-1 = Summer 1605
    .low = summer 1605
smuta-cell-2 = Autumn 1605
    .low = autumn 1605
smuta-cell-3 = Winter 1605
    .low = winter 1605
smuta-cell-4 = Spring 1606
    .low = spring 1606
smuta-cell-5 = Summer 1606
    .low = summer 1606
smuta-cell-6 = Autumn 1606
    .low = autumn 1606
smuta-cell-7 = Winter 1606
    .low = winter 1606
smuta-cell-8 = Spring 1607
    .low = spring 1607
smuta-cell-9 = Summer 1607
    .low = summer 1607
smuta-cell-10 = Autumn 1607
    .low = autumn 1607
smuta-cell-11 = Winter 1607
    .low = winter 1607
smuta-cell-12 = Spring 1608
    .low = spring 1608
smuta-cell-13 = Summer 1608
    .low = summer 1608
smuta-cell-14 = Autumn 1608
    .low = autumn 1608
smuta-cell-15 = Winter 1608
    .low = winter 1608
smuta-cell-16 = Spring 1609
    .low = spring 1609
smuta-cell-17 = Summer 1609
    .low = summer 1609
smuta-cell-18 = Autumn 1609
    .low = autumn 1609
smuta-cell-19 = Winter 1609
    .low = winter 1609
smuta-cell-20 = Spring 1610
    .low = spring 1610
smuta-cell-21 = Summer 1610
    .low = summer 1610
smuta-cell-22 = Autumn 1610
    .low = autumn 1610
smuta-cell-23 = Winter 1610
    .low = winter 1610
smuta-cell-24 = Spring 1611
    .low = spring 1611
smuta-cell-25 = Summer 1611
    .low = summer 1611
smuta-cell-26 = Autumn 1611
    .low = autumn 1611
smuta-cell-27 = Winter 1611
    .low = winter 1611
smuta-cell-28 = Spring 1612
    .low = spring 1612
smuta-cell-29 = Summer 1612
    .low = summer 1612
smuta-cell-30 = Autumn 1612
    .low = autumn 1612
smuta-cell-31 = Winter 1612
    .low = winter 1612
