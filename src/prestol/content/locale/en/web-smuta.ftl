# Words of the board of Smuta in the browser.

## Parts of the board

web-smuta-map = The map of the realm
web-smuta-realm = Throne, parties and turns
web-smuta-parts = Parts of the board
web-smuta-part-map = Map
web-smuta-part-realm = Realm
web-smuta-part-armies = Armies
web-smuta-part-open = you can act here
web-smuta-land-poland = Poland
web-smuta-land-steppe = The Wild Field
web-smuta-hand = Your cards
web-smuta-covered = Your cards are covered.

## Seasons and phases

web-smuta-cell =
    { $season ->
        [spring] Spring
        [summer] Summer
        [autumn] Autumn
       *[winter] Winter
    } { $year }
web-smuta-season-short =
    { $season ->
        [spring] spr
        [summer] sum
        [autumn] aut
       *[winter] win
    }
web-smuta-phase-set-up = Setup
web-smuta-phase-year-start = Start of the year
web-smuta-phase-order = Order of play
web-smuta-phase-return = Return of commanders
web-smuta-phase-administration = Administration
web-smuta-phase-politics = Political phase
web-smuta-phase-war = Military phase
web-smuta-phase-year-end = End of the year

## Throne, parties, track

web-smuta-throne = The throne
web-smuta-tsar = Tsar
web-smuta-vacant = The throne is vacant
web-smuta-pretender = Pretender
web-smuta-points-track = Victory points, up to { $points }
web-smuta-first = Opens the season
web-smuta-peace = Peace with Sweden
web-smuta-parties = Parties
web-smuta-party-short =
    { $party ->
        [moscow] Moscow
        [polish] Poles
        [rebel] Rebels
        [nobles] Nobles
       *[shuisky] Shuiskys
    }
web-smuta-column-party = Party
web-smuta-column-vp = Victory points
web-smuta-column-legitimacy = Legitimacy
web-smuta-column-administration = Cards drawn each season
web-smuta-column-held = Towns
web-smuta-column-towns = Towns and fortresses
web-smuta-column-victories = Victory markers
web-smuta-column-tsar = Tsar
web-smuta-column-sovereign = The Sovereign’s fortresses
web-smuta-column-peace = Peace with Sweden
web-smuta-column-victory = Battles won (Victory markers)
web-smuta-holding-legitimacy = Legitimacy: { $count }
web-smuta-holding-administration = Cards drawn each season: { $count }
web-smuta-holding-hand = Cards in hand: { $count }
web-smuta-holding-party = Party cards in hand: { $count }
web-smuta-holding-victory = Victory markers: { $count }
web-smuta-sovereign-points = Sovereign’s fortresses: { $fortresses }, worth { $count } VP to the party of the Tsar.
web-smuta-holds = Holds:
web-smuta-known = You have seen go into this hand:
web-smuta-at-home = With the party: { $names }
web-smuta-track = Turns
web-smuta-track-now = now
web-smuta-track-long_rule = Long rule: the Tsar’s party wins if he still reigns
web-smuta-track-crisis = Crisis of power: after it victory points win
web-smuta-track-sobor = Zemsky Sobor: the game ends
web-smuta-ends = What ends the game
web-smuta-end-long-rule = { $cell }: { $party } wins if its Tsar still reigns.
web-smuta-end-points = Whoever has { $points } VP wins at once.
web-smuta-end-points-from = From { $cell } on, whoever has { $points } VP wins.
web-smuta-end-royal = { $party }: wins with { $points } VP, Smolensk, and Moscow with the king in it.
web-smuta-end-sobor = { $cell }: the Zemsky Sobor elects a Tsar.
web-smuta-won =
    { $victory ->
        [long-rule] { $party } wins by long rule.
        [royal] { $party } wins by royal power.
        [sobor] { $party } wins at the Zemsky Sobor.
       *[points] { $party } wins by victory points.
    }

## The log

web-smuta-log-stands = Victory points at the end of the season: { $list }.
web-smuta-log-card-drawn =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
web-smuta-log-card-seen = { $seat } draws { $cards }.

## Points

web-smuta-point-kind =
    { $kind ->
        [poland] Town in Poland
        [fortress] Fortress
        [powerful_fortress] Powerful fortress
       *[town] Town
    }{ $points ->
        [0] { "" }
       *[other] , { $points } VP
    }
web-smuta-point-legitimacy = Gives { $count } legitimacy
web-smuta-point-walled = A Fortress marker lies here
web-smuta-point-sovereign = Sovereign’s fortress
web-smuta-point-free = Nobody controls it
web-smuta-point-held = Controlled by the { $party }
web-smuta-point-empty = No armies here.
web-smuta-piece-short =
    { $name } ({ $party }), { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }

## Armies and persons

web-smuta-army-size =
    { $count ->
        [one] { $count } unit of { $most }
       *[other] { $count } units of { $most }
    }
web-smuta-army-worth = tactical { $tactical }, strategic { $strategic }, fire { $fire }, melee { $melee }
web-smuta-army-with = With { $names }
web-smuta-army-led = In a grouping led by { $name }
web-smuta-army-leads = Leads a grouping with { $name }
web-smuta-rank = Legitimacy { $legitimacy }, administration { $administration }
web-smuta-rating-tactical = Tactical rating
web-smuta-rating-strategic = Strategic rating
web-smuta-rating-fire = Fire
web-smuta-rating-melee = Melee
web-smuta-rating-legitimacy = Legitimacy
web-smuta-rating-administration = Administration
web-smuta-mark-pretender = Pretender to the throne
web-smuta-mark-accused = Accused of Catholicism
web-smuta-mark-inside = Inside the fortress
web-smuta-mark-camp = Fortified camp
web-smuta-mark-carried = Carries a Siege marker
web-smuta-mark-laid = Besieges the fortress
web-smuta-mark-used = Has acted in this phase
web-smuta-where-track = On the track until { $cell }
web-smuta-where-army = With { $name }
web-smuta-where-party = With the party
web-smuta-where-box = On the throne
web-smuta-where-beside = Beside the board

## What a question offers

web-smuta-offer-menu = What to do
web-smuta-offer-card_kind = Cards
web-smuta-offer-legitimacy_table = Win towns over
web-smuta-offer-figure = Persons
web-smuta-offer-unit_kind = Units
web-smuta-offer-good = Units and markers
web-smuta-offer-loss = Units to lose
web-smuta-offer-party = Parties
web-smuta-ask-attacked = You are under attack: { $name }. What do you do?
web-smuta-ask-points =
    { $count ->
        [one] { $count } recruiting point left.
       *[other] { $count } recruiting points left.
    }
web-smuta-ask-losses =
    { $count ->
        [one] { $count } unit to lose.
       *[other] { $count } units to lose.
    }
web-smuta-ask-left =
    { $count ->
        [one] { $count } unit to choose.
       *[other] { $count } units to choose.
    }
web-smuta-ask-march =
    { $count ->
        [one] { $count } point of movement left.
       *[other] { $count } points of movement left.
    }
# where more than one card of the own party deck may be taken in a year
web-smuta-ask-taken = Taken: { $cards }.
web-smuta-ask-may-take =
    { $taken ->
        [0] You may take { $left }.
       *[other]
            { $left ->
                [1] You may take one more.
               *[other] You may take { $left } more.
            }
    }
web-smuta-ask-legitimacy = Legitimacy left: { $left }. Cards played: { $played } of 2.

## What a move would bring

web-smuta-table-cost = Costs { $cost } legitimacy, { $left } left
web-smuta-table-free = Costs nothing
web-smuta-unit-worth = Fire { $fire }, melee { $melee }
web-smuta-good-cost = Costs { $cost }, { $left } left
web-smuta-would-attack = Attack on { $names }
web-smuta-would-evade = The die must show { $least } or more (strategic rating { $own } against { $attacker })
web-smuta-would-lose = The army has { $count } of them

## Moves of two clicks and buttons

web-smuta-choose-first = { $name }: click to choose what to do.
web-smuta-choose-target =
    { $domain ->
        [point] Now choose a point on the map.
       *[other] Now choose an army.
    }
web-smuta-call =
    { $kind ->
        [go] Go there and stop
        [step] One road, then go on
        [lay] Lay the Siege marker
        [storm] Roll for the fortress
        [send] Change place
        [proclaim] Proclaim Tsar
        [name] Name a pretender
        [pick] Take it
       *[play] Play it
    }
web-smuta-call-done =
    { $ask ->
        [politics] End the Political phase
        [war] End the Military phase
        [piece] Stay here
        [march-on] Stop here
        [buy] Stop recruiting
        [pick] Take none
        [picked] That is all
        [name-pretender] Name nobody
        [regroup] Leave it so
        [resource] Give it to nobody
       *[other] Done
    }
web-smuta-call-way =
    { $branch ->
        [0] Way { $mode } of the card
       *[other] Effect { $branch } of the card
    }
