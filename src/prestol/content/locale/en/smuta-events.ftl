# What happens in Smuta.

## The year, the season, the track

smuta-event-year-begins = The year { NUMBER($year, useGrouping: 0) } begins.
smuta-event-season-begins = { $season } begins.
smuta-event-order-roll = { $seat } rolls { $die } for the order.
smuta-event-order-set = { $seat } opens every phase of this season.
smuta-event-card-drawn = { $seat } draws a card.
smuta-event-card-seen = { $seat } draws “{ $card }”.
smuta-event-reshuffled = The discard pile is shuffled into a new deck.
smuta-event-picked =
    { $count ->
        [0] { $seat } takes nothing from the party deck.
        [one] { $seat } takes { $count } card from the party deck.
       *[other] { $seat } takes { $count } cards from the party deck.
    }
smuta-event-pick-seen = { $seat } takes “{ $card }” from the party deck.
smuta-event-cards-back =
    { $count ->
        [one] { $seat } puts { $count } card back into the party deck.
       *[other] { $seat } puts { $count } cards back into the party deck.
    }
smuta-event-thrown = { $seat } throws away “{ $card }”.
smuta-event-entered = { $seat } brings in { $who } at { $point }.
smuta-event-returned = { $seat } brings back { $who } from the track to { $point }.
smuta-event-waits = { $seat } finds no place for { $who }, who has to wait.
smuta-event-back-with-party = { $seat } takes { $who } back into the party.
smuta-event-back-with = { $seat } sends { $who } back to the army of { $host }.
smuta-event-back-in-box = { $seat } brings the Tsar back to the throne: { $who }.
smuta-event-cossacks = { $seat } gives { $who } a unit of { $unit_low }.
smuta-event-track-test = { $seat } tests { $who } on the track: { $die }.
smuta-event-unit-test = { $seat } tests a unit of { $unit_low } of { $who } on the track: { $die }.
smuta-event-unit-lost = { $seat } loses a unit of { $unit_low } of { $who } on the track.
smuta-event-to-track = { $seat } puts { $who } on the track, until { $cell_low }.
smuta-event-died = { $seat } loses { $who } for good.
smuta-event-out-of-time = { $seat } takes { $who } out of the game: there is no time left to come back.
smuta-event-throne-vacant = The throne is vacant: { $who } reigns no more.
smuta-event-sobor-roll = { $seat } at the Zemsky Sobor: { $die }, { $total } in all.
smuta-event-won = { $seat } wins: { $victory }.

## Politics

smuta-event-control-taken = { $seat } takes control of { $point }.
smuta-event-control-lost = { $point } is controlled by nobody now.
smuta-event-table-roll = { $seat } rolls on the table “{ $table }”: { $die }.
smuta-event-stays = { $seat } rolls in vain: nothing changes in { $point }.
smuta-event-siege-laid = { $seat } has the army of { $who } lay its Siege marker on { $point }.
smuta-event-stormed = { $seat } has the army of { $who } storm { $point }.
smuta-event-siege-rolled = { $seat } rolls { $die } against { $point }, { $total } with modifiers; { $least } is needed.
smuta-event-captured = { $seat } captures { $point }.
smuta-event-election-called = { $seat } calls the election of a pretender.
smuta-event-election-roll = { $seat } rolls { $die }, { $total } with legitimacy.
smuta-event-election-won = { $seat } wins the right to name a pretender.
smuta-event-pretends = { $seat } names { $who } a pretender to the throne.
smuta-event-nobody-named = { $seat } names nobody.
smuta-event-proclaimed = { $seat } proclaims { $who } Tsar.
smuta-event-joined-army = { $seat } sends { $who } to the army of { $host }.
smuta-event-left-army = { $seat } calls { $who } back to the party.
smuta-event-campaign = { $seat } declares a Sovereign’s campaign: { $who } marches with { $host }.
smuta-event-unit-joined = { $seat } adds a unit of { $unit_low } to the army of { $who }.
smuta-event-siege-joined = { $seat } adds a Siege marker to the army of { $who }.
smuta-event-peace-made = { $seat } makes peace with Sweden.
smuta-event-came-over = { $seat } wins { $who } over.
smuta-event-stood-aside = { $seat } moves { $who } aside to { $point }.

## War

smuta-event-marched = { $seat } marches { $who } from { $point } to { $target }.
smuta-event-stayed = { $seat } leaves { $who } in place.
smuta-event-grouped = { $seat } forms a grouping: { $who } leads, { $second } follows.
smuta-event-parted = { $seat } splits a grouping: { $who } and { $second }.
smuta-event-detachment-joined = { $seat } joins { $who } to the army of { $host }.
smuta-event-detachment-left = { $seat } detaches { $who } from the army of { $host }.
smuta-event-came-out = { $seat } leads { $who } out of the fortress of { $point }.
smuta-event-sallied = { $seat } sallies with { $who } at { $point }.
smuta-event-resource-named = { $seat } gives the administrative resource to { $who }.
smuta-event-resource-declined = { $seat } gives the administrative resource to nobody.
smuta-event-recruit-roll = { $seat } recruits for { $who }: { $die } on the die, { $total } points in all.
smuta-event-bought = { $seat } raises { $good_acc } for { $who }.
smuta-event-attacked = { $seat } attacks { $rival } at { $point } with { $who }.
smuta-event-leads = { $seat } gives the command to { $who }.
smuta-event-evades = { $seat } evades: { $die } on the die, { $total } with the ratings.
smuta-event-is-caught = { $seat } cannot evade: { $die } on the die, { $total } with the ratings.
smuta-event-withdrew = { $seat } withdraws { $who } from { $point } to { $target }.
smuta-event-took-refuge = { $seat } takes { $who } into the fortress of { $point }.
smuta-event-conceded = { $seat } concedes the battle before it begins.
smuta-event-battle-die = { $seat } rolls { $die }: { $phase }.
smuta-event-tactical-tie = Both sides have { $total }; they roll again.
smuta-event-advantage = { $seat } has the tactical advantage: { $total } against { $other }.
smuta-event-strikes-first = { $seat } will strike first: { $phase }.
smuta-event-round-begins = Round { $round } of the battle begins.
smuta-event-hit =
    { $count ->
        [0] { $seat } misses: { $phase }.
        [one] { $seat } strikes down { $count } unit: { $phase }.
       *[other] { $seat } strikes down { $count } units: { $phase }.
    }
smuta-event-rout = { $seat } is routed.
smuta-event-camp-holds = { $seat } holds the fortified camp: only losses.
smuta-event-loss = { $seat } loses a unit of { $unit_low } of { $who }.
smuta-event-detachment-lost = { $seat } loses a detachment: { $who }.
smuta-event-retreated = { $seat } retreats from the battle.
smuta-event-both-lost = Both sides have lost the battle of { $point }.
smuta-event-victory =
    { $count ->
        [one] { $seat } beats { $rival } and gets a Victory marker.
       *[other] { $seat } beats { $rival } and gets { $count } Victory markers.
    }

## Cards and windows

smuta-event-announced = { $seat } announces “{ $card }”.
smuta-event-aimed = { $seat } names a target of “{ $card }”: { $who }.
smuta-event-aimed-at = { $seat } names a target of “{ $card }”: { $point }.
smuta-event-aimed-party = { $seat } names a target of “{ $card }”: { $rival }.
smuta-event-carried-out = { $seat } carries out “{ $card }”.
smuta-event-came-to-nothing = { $seat }: “{ $card }” changes nothing.
smuta-event-cancelled = { $seat }: “{ $card }” is cancelled.
smuta-event-nobody-played = { $window }: nobody played.
smuta-event-waived = { $seat } passes for the rest of this battle.
smuta-event-card-die = { $seat } rolls { $die } for “{ $card }”, { $total } with modifiers.
smuta-event-card-failed = { $seat }: the roll for “{ $card }” fails. { $needed } or more was needed.
smuta-event-exchanged = { $seat } gives “{ $card }” in exchange.
smuta-event-stolen = { $seat } takes a card from the hand of { $rival }.
smuta-event-stolen-seen = { $seat } takes “{ $card }” from the hand of { $rival }.
smuta-event-nothing-stolen = { $seat } takes nothing from the hand of { $rival }.
smuta-event-legitimacy-gained = { $seat } gains legitimacy: +{ $count }.
smuta-event-legitimacy-lost = { $seat } loses legitimacy: −{ $count }.
smuta-event-goes-first = { $seat } goes first in this season.
smuta-event-unit-came = { $seat } adds a unit of { $unit_low } to the army of { $who }.
smuta-event-siege-came = { $seat } adds a Siege marker to the army of { $who }.
smuta-event-loss-die =
    { $count ->
        [one] { $seat } has to lose { $count } unit: { $die } on the die.
       *[other] { $seat } has to lose { $count } units: { $die } on the die.
    }
smuta-event-unit-fell = { $seat } loses a unit of { $unit_low } of { $who }.
smuta-event-person-came = { $seat } receives { $who } into the party.
smuta-event-accused = { $seat } sees { $who } accused of Catholicism.
smuta-event-acquitted = { $seat } clears { $who } of the accusation.
smuta-event-camped = { $seat } has the army of { $who } entrench.
smuta-event-verdict = { $seat } has the Zemsky verdict.
smuta-event-walled = { $seat } builds a stockade in { $point }.
