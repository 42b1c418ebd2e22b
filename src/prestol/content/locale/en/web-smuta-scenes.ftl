# Scenes of Smuta: battles, sieges, elections, cards, the end of a year and of the game.

web-smuta-scenes-next = Continue
web-smuta-scenes-die = die { $die }
web-smuta-scenes-die-total = die { $die }, { $total } in all
web-smuta-scenes-rolls-sum = Die with legitimacy
web-smuta-scenes-rolls-round = Roll { $round }

## Battles and sieges

web-smuta-scenes-battle-title = Battle: { $point }
web-smuta-scenes-battle-about = { $attacker } attacks { $defender }.
web-smuta-scenes-battle-losses = Losses: { $list }
web-smuta-scenes-combat-table =
    { $phase ->
        [fire] Fire, strength { $power }
       *[melee] Melee, strength { $power }
    }
web-smuta-scenes-combat-die = Die
web-smuta-scenes-siege-title = Before the walls: { $point }
web-smuta-scenes-siege-need = { $least } or more is needed
web-smuta-scenes-siege-taken = { $seat } takes the fortress.
web-smuta-scenes-siege-stands = The fortress stands.

## The throne

web-smuta-scenes-election-title = Election of a pretender
web-smuta-scenes-election-about = Each party rolls a die and adds its legitimacy; ties roll again.
web-smuta-scenes-throne-taken = { $name } is Tsar
web-smuta-scenes-throne-taken-about = His party has six victory points more, and the seasons of the long rule begin to count.
web-smuta-scenes-throne-vacant = The throne is vacant
web-smuta-scenes-throne-vacant-about = Whoever has a pretender and Moscow can give the country a new Tsar.

## Cards

web-smuta-scenes-card-title =
    { $count ->
        [one] A card is played
       *[other] Cards are played
    }
web-smuta-scenes-card-about = What it says happens now.
web-smuta-scenes-card-cancelled-title = A card is cancelled
web-smuta-scenes-card-cancelled-about = What it says does not happen; all of these cards are used up.
web-smuta-scenes-card-aimed = Target: { $list }
web-smuta-scenes-card-fate-announced = Announced
web-smuta-scenes-card-fate-carried-out = Carried out
web-smuta-scenes-card-fate-came-to-nothing = Changes nothing
web-smuta-scenes-card-fate-failed = The roll failed
web-smuta-scenes-card-fate-cancelled = Cancelled

## The end of a year and of the game

web-smuta-scenes-year-title = The year { $year } is over
web-smuta-scenes-year-tsar = The Tsar is { $name }.
web-smuta-scenes-year-no-tsar = There is no Tsar.
web-smuta-scenes-year-about = Each player may throw away cards, then all hands are filled again.
web-smuta-scenes-year-next = On to { $year }
web-smuta-scenes-year-party = Party
web-smuta-scenes-year-points = Victory points
web-smuta-scenes-year-legitimacy = Legitimacy
web-smuta-scenes-year-held = Towns
web-smuta-scenes-year-victories = Battles won
web-smuta-scenes-end-title = The Troubles are over
web-smuta-scenes-end-about =
    { $victory ->
        [long-rule] The same party has had the Tsar for eight seasons.
        [royal] The Polish party has Moscow, a Tsar of its own and the points for a royal victory.
        [points] Thirty victory points win at once.
       *[sobor] The Zemsky Sobor at the end of 1612 has named the Tsar.
    }

## What is under way

web-smuta-scenes-underway = Under way
web-smuta-scenes-round = round { $round }
web-smuta-scenes-force = Force
web-smuta-scenes-rating-tactical = tact.
web-smuta-scenes-rating-strategic = strat.
web-smuta-scenes-rating-fire = fire
web-smuta-scenes-rating-melee = melee
web-smuta-scenes-lost = lost
web-smuta-scenes-first =
    { $phase ->
        [fire] Strikes first in fire: { $name }
       *[melee] Strikes first in melee: { $name }
    }
web-smuta-scenes-dying = { $name } is dying.
