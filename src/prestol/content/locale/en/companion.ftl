# What the companion of Rurik tells a person to do at the table. What the Rebellion reads and why it decides is in rurik-events.ftl.

## Set-up

companion-rurik-set-up-box = Set up the game for two players, without rebels. Back into the box go the deeds “Grand Hunter”, “Law Giver” and “Enforce Peace” and the agendas “Dignified”, “Courageous” and “Wealthy”.
companion-rurik-set-up-mat =
    Give the Rebellion the pieces of one colour without the troops (the 15 rebels are its troops), the card of Sviatopolk with the rebellion symbol, and the mat with { $dots ->
        [one] { $dots } dot
       *[other] { $dots } dots
    }, turned sideways.
companion-rurik-set-up-coins =
    Put { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } on its dock and a coin on each round cell of its mat.
companion-rurik-set-up-token = Lay the first-player token above the column “{ $priority }” of its mat: this is its priority.
companion-rurik-deployed = Put 2 rebels { $region_at }.
companion-rurik-deployed-chief = Put Sviatopolk and 2 rebels { $region_at }.
companion-rurik-neutral-laid = Put a neutral troop of an unused colour in each of the other five regions.

## Strategy

companion-rurik-round-begins =
    { $round ->
        [3] Round 3 begins: you and the Rebellion each take the second advisor 2 from the round track.
        [4] Round 4 begins: you and the Rebellion each take advisor 3 from the round track.
       *[other] Round { $round } begins.
    }
companion-rurik-placed = Place the Rebellion’s { $advisor_low } on the { $action } banner: { $row }. Weaker advisors slide down.
companion-rurik-bribed =
    Place the Rebellion’s { $advisor_low } with { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from its dock on the { $action } banner: { $row }. Weaker advisors slide down.

## Turns of the Rebellion

companion-rurik-card-on-top = Move { $card } from the bottom of the deck to the top.
companion-rurik-taken-back = Take back the Rebellion’s { $advisor_low } from the { $action } banner ({ $row }). Any bribe goes to the supply.
companion-rurik-coins-paid =
    Pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from the Rebellion’s dock to the supply.
companion-rurik-coins-gained =
    Put { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } on the Rebellion’s dock.
companion-rurik-returns = Put Sviatopolk and a rebel { $region_at }: the Rebellion returns to the map.
companion-rurik-too-dear =
    The Rebellion skips { $action }: it can’t pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
companion-rurik-idle = The Rebellion skips { $action }: there is nothing it could do.
companion-rurik-mustered = Put a rebel from the supply { $region_at }.
companion-rurik-mustered-chief = Put Sviatopolk { $region_at }.
companion-rurik-marched = Move a rebel { $region_from } { $target_to }.
companion-rurik-marched-chief = Move Sviatopolk { $region_from } { $target_to }.
companion-rurik-none-can-go = No region can spare a figure for { $target }: the move points left are lost.
companion-rurik-figure-lost = The Rebellion attacks you { $region_at }: take one of your troops there back to your supply.
companion-rurik-figure-lost-chief = The Rebellion attacks you { $region_at }: take your leader off the map.
companion-rurik-war-advanced = Raise the Rebellion’s war marker to space { $space }.
companion-rurik-no-check = No loss check: turn up no card.
companion-rurik-loss = A loss symbol: take a rebel { $region_from } back to the supply.
companion-rurik-loss-chief = A loss symbol: take Sviatopolk { $region_from } off the map.
companion-rurik-no-loss = No loss symbol: the Rebellion loses nobody.
companion-rurik-neutral-removed = Return the neutral troop { $region_from } to the box.
companion-rurik-taxed = Take the good { $region_from }: 1 { $good_acc } goes on the Rebellion’s boat, or on its dock if there is no room.
companion-rurik-market-good = The Rebellion’s market there adds 1 { $good_acc } from the supply.
companion-rurik-built = Put { $building_acc } of the Rebellion { $region_at }.
companion-rurik-troop-converted = The church drives out one of your troops { $region_at }: take it back to your supply.
companion-rurik-neutral-converted = The church drives out a neutral troop { $region_at }: return it to the box.
companion-rurik-joined = Put a rebel in its place { $region_at }.
companion-rurik-uncovers = Move the top coin of the column “{ $priority }” from the Rebellion’s mat to its dock.
companion-rurik-nothing-covered = No coin is left on the Rebellion’s mat: nothing is unlocked.

## Claim phase

companion-rurik-claim-begins = Claim phase of round { $round }.
companion-rurik-new-priority = Lay the first-player token above the column “{ $priority }” of the Rebellion’s mat: { $test }.
companion-rurik-claimed = Move the Rebellion’s marker { $track_at } up to { $points } VP ({ $track_what }: { $value }).
companion-rurik-claimed-you = Move your marker { $track_at } up to { $points } VP ({ $track_what }: { $value }).
companion-rurik-income =
    Income: put { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } on the Rebellion’s dock.
companion-rurik-own-claim = Take your own income and a deed from the row, and turn your conversion tokens up again.
companion-rurik-refilled =
    { $count ->
        [one] Put a new good in the region that has none.
       *[other] Put new goods in the { $count } regions that have none.
    }
