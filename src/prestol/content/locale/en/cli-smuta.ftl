# Words of the table of Smuta in the terminal.

## The head of the table

cli-smuta-season = { $cell }: { $phase }.
cli-smuta-active = Now: { $name }.
cli-smuta-first = { $name } opens the season.
cli-smuta-phase-set-up = setup
cli-smuta-phase-year-start = start of the year
cli-smuta-phase-order = order of play
cli-smuta-phase-return = return of commanders
cli-smuta-phase-administration = administration
cli-smuta-phase-politics = Political phase
cli-smuta-phase-war = Military phase
cli-smuta-phase-year-end = end of the year
cli-smuta-vacant = The throne is vacant.
cli-smuta-tsar = Tsar: { $name } ({ $party }).
cli-smuta-campaign = He is on campaign with { $name }.
cli-smuta-long-rule = His party wins if he still reigns in { $cell }.
cli-smuta-pretenders = Pretenders: { $names }.
cli-smuta-peace = Peace with Sweden: { $party }, −4 VP.

## Parties: two letters each, and short heads, explained by the legend

cli-smuta-mark-moscow = Mo
cli-smuta-mark-polish = Po
cli-smuta-mark-rebel = Re
cli-smuta-mark-nobles = No
cli-smuta-mark-shuisky = Sh
cli-smuta-head-points = VP
cli-smuta-head-legitimacy = LG
cli-smuta-head-administration = adm
cli-smuta-head-victories = won
cli-smuta-head-hand = cards
cli-smuta-head-party-cards = party
cli-smuta-words-player = { $name }: { $points } VP, legitimacy { $legitimacy }, administration { $administration }, Victory markers { $victories }, cards in hand { $hand }, party cards among them { $party }.
cli-smuta-budget = Legitimacy left for towns: { $left } of { $whole }. Cards played: { $played } of { $most }.
cli-smuta-legend = Columns: VP: victory points; LG: legitimacy; adm: cards drawn in each season; won: Victory markers; cards: cards in hand, party: party cards among them. The number behind a point is its VP. Units are told with their number.

## Map

cli-smuta-control = Control
cli-smuta-holds = holds:
cli-smuta-sovereign = The Sovereign’s, { $points } VP for the party of the Tsar:
cli-smuta-walled = walled
cli-smuta-armies = Armies
cli-smuta-with = with { $names }
cli-smuta-led-by = led by { $name }
cli-smuta-at-home = has with the party: { $names }
cli-smuta-track = On the track, { $cell }: { $names }
cli-smuta-mark-pretender = pretender
cli-smuta-mark-accused = accused of Catholicism
cli-smuta-mark-inside = inside the fortress
cli-smuta-mark-camp = fortified camp
cli-smuta-mark-siege-carried = Siege marker
cli-smuta-mark-siege-laid = besieges the fortress
cli-smuta-points = Points and roads
cli-smuta-kind-town =
    { $points ->
        [0] town
       *[other] town, { $points } VP
    }
cli-smuta-kind-fortress = fortress, { $points } VP
cli-smuta-kind-powerful = powerful fortress, { $points } VP
cli-smuta-kind-poland = Poland
cli-smuta-sovereign-point = the Sovereign’s
cli-smuta-near = roads to { $points }

## Cards, battle and siege

cli-smuta-none = none
cli-smuta-hand = Your cards:
cli-smuta-announced = { $name } announces “{ $card }”.
cli-smuta-battle =
    { $round ->
        [0] Battle at { $point }
       *[other] Battle at { $point }, round { $round }
    }
cli-smuta-attacker = attacks
cli-smuta-defender = defends
cli-smuta-force = tactical { $tactical }, strategic { $strategic }, fire { $fire }, melee { $melee }
cli-smuta-die = die { $die }
cli-smuta-advantage = tactical advantage
cli-smuta-siege =
    { $modifier ->
        [0] { $name } before { $point }
       *[other] { $name } before { $point }, modifier { $modifier }
    }

## Beside a move

cli-smuta-price-legitimacy = { $cost } LG
cli-smuta-price-recruiting =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
cli-smuta-strength = fire { $fire }, melee { $melee }

## The end

cli-smuta-row-points = Victory points
cli-smuta-row-legitimacy = Legitimacy
