# What happens in Rurik.

## Set-up

rurik-event-first-player = { $seat } is the first player.
rurik-event-good-laid = { $region } yields { $good_acc }.
rurik-event-rebel-laid = A rebel stands { $region_at }; the reward is { $rebel_what }.
rurik-event-deed-opened = New deed in the row: “{ $deed }”.
rurik-event-led = { $seat } plays { $leader }.
rurik-event-agenda-dealt = { $seat } is dealt the agenda “{ $agenda }”.
rurik-event-agenda-kept = { $seat } has chosen an agenda.
rurik-event-deployed = { $seat } deploys { $region_at }.
rurik-event-settled = { $seat } places the leader { $region_at }.

## Rounds and strategy

rurik-event-round-begins = Round { $round } begins, { $seat } goes first.
rurik-event-placed = { $seat } places { $advisor_acc } on the { $action } banner ({ $row }).
rurik-event-bribed =
    { $seat } places { $advisor_acc } on the { $action } banner ({ $row }) with a bribe of { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.

## Turns

rurik-event-taken-back = { $seat } takes { $advisor_acc } back from the { $action } banner ({ $row }).
rurik-event-skipped = { $seat } skips the action.
rurik-event-rescued = { $seat } returns to the map { $region_at }, with the leader and a troop.
rurik-event-coins-paid =
    { $seat } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
rurik-event-coins-gained =
    { $seat } gains { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
rurik-event-goods-gained = { $seat } gains { $count } { $good_acc }.
rurik-event-goods-paid = { $seat } gives { $count } { $good_acc }.
rurik-event-mustered = { $seat } musters { $figure_acc } { $region_at }.
rurik-event-marched = { $seat } moves { $figure_acc } { $region_from } { $target_to }.
rurik-event-sent = { $seat } sends { $figure_acc } { $region_from } { $target_to }.

## Attack

rurik-event-rebel-defeated = { $seat } defeats the rebel { $region_at }.
rurik-event-reward-drawn = { $seat } draws a reward: { $reward_what }.
rurik-event-joined = { $seat } puts a troop in its place { $region_at }.
rurik-event-attacked = { $seat } attacks { $rival_mid } { $region_at }.
rurik-event-neutral-removed = { $seat } defeats a neutral troop { $region_at }.
rurik-event-figure-lost = { $seat } loses { $figure_acc } { $region_at }.
rurik-event-war-advanced = { $seat } rises to space { $space } of the war track.
rurik-event-coin-stolen =
    { $seat } steals { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from { $rival_mid }.
rurik-event-check-begins =
    { $seat } faces a loss check of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
rurik-event-no-check = { $seat } turns up no card, so there is no loss.
rurik-event-card-turned = Turned up in the loss check: “{ $scheme }”.
rurik-event-loss = { $seat } turns up a loss symbol and loses { $figure_acc } { $region_at }.
rurik-event-no-loss = { $seat } turns up no loss symbol.
rurik-event-decks-shuffled = A scheme deck has run out: all its cards and the discards are shuffled into two new decks.

## Tax and build

rurik-event-taxed = { $seat } taxes { $region }: 1 { $good_acc }.
rurik-event-market-good = { $seat }’s market adds 1 { $good_acc }.
rurik-event-market-coin = { $seat }’s market adds 1 coin.
rurik-event-built = { $seat } builds { $building_acc } { $region_at }.
rurik-event-troop-converted = { $seat }’s church { $region_at } drives out a troop of { $rival_mid }.
rurik-event-rebel-converted = { $seat }’s church { $region_at } drives out the rebel.
rurik-event-neutral-converted = { $seat }’s church { $region_at } drives out a neutral troop.

## Schemes, deeds, conversions, leaders

rurik-event-looks =
    { $seat } looks at { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of { $deck }.
rurik-event-looked-at = { $seat } sees the scheme card “{ $scheme }”.
rurik-event-scheme-kept = { $seat } keeps a scheme card.
rurik-event-token-passed = { $seat } hands out the first-player token: it goes to { $rival }.
rurik-event-scheme-played = { $seat } plays the scheme card “{ $scheme }”.
rurik-event-scheme-discarded = { $seat } discards the scheme card “{ $scheme }”.
rurik-event-deed-done = { $seat } accomplishes the deed “{ $deed }”.
rurik-event-deed-taken = { $seat } takes the deed “{ $deed }”.
rurik-event-figure-removed = { $seat } takes { $figure_acc } off the map { $region_at }.
rurik-event-demolished = { $seat } takes { $building_acc } off the map { $region_at }.
rurik-event-converted = { $seat } converts goods into { $conversion_what }.
rurik-event-pushed = { $seat } pushes { $figure_acc } of { $rival_mid } { $region_from } { $target_to }.

## Claim phase and end

rurik-event-claim-begins = Claim phase of round { $round }.
rurik-event-claimed = { $seat } reaches { $points } VP { $track_at } ({ $track_what }: { $value }).
rurik-event-income =
    { $seat } has an income of { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
rurik-event-deed-discarded = The deed “{ $deed }” leaves the row.
rurik-event-refilled =
    { $count ->
        [one] { $count } region gets a new good.
       *[other] { $count } regions get new goods.
    }
rurik-event-tracks-scored = { $seat } scores { $points } VP on the claim tracks.
rurik-event-war-scored = { $seat } scores { $points } VP on the war track.
rurik-event-agenda-shown = { $seat } shows the agenda “{ $agenda }”.
rurik-event-agenda-scored = { $seat } has achieved the agenda and scores { $points } VP.
rurik-event-deeds-scored = { $seat } scores { $points } VP for deeds.
rurik-event-won = { $seat } wins with { $total } VP.

## The Rebellion: what it reads, and why it decides as it does

rurik-event-card-on-top = { $card } comes to the top. Its order holds for this turn: { $card_list }.
rurik-event-row-read = The bottom card sends { $advisor_low } to the { $action } banner.
rurik-event-row-passed = The bottom card names { $advisor_low }, who has not joined yet: the next row up counts.
rurik-event-diverted = The { $action } banner is full: the Rebellion takes the next one with room, { $instead }.
rurik-event-bribes-for-top =
    The card shows a coin: the Rebellion adds { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to take the top space.
rurik-event-bribes-to-pass =
    The Rebellion meets an equal advisor and adds { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to stand above it.
rurik-event-neutral-laid = A neutral troop stands { $region_at }.
rurik-event-returns = The Rebellion has nobody on the map: Sviatopolk and a rebel enter the first region of its order, { $region }.
rurik-event-too-dear =
    The Rebellion skips { $action }: it costs { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, more than it has.
rurik-event-idle = The Rebellion skips { $action }: there is nothing it could spend a point on.
rurik-event-bonus =
    The unlocked bonuses of its mat give the Rebellion { $count ->
        [one] { $count } more point
       *[other] { $count } more points
    } for { $action }.
rurik-event-reinforces = The Rebellion musters { $region_at }: it stands there but does not rule.
rurik-event-strengthens = The Rebellion musters { $region_at }: it rules every region where it stands, so it strengthens those.
rurik-event-aims-at-empty = The Rebellion heads { $region_to }: it is the first region in its order where it has nobody.
rurik-event-aims-at-unruled = The Rebellion heads { $region_to }: it is the first region in its order that it does not rule.
rurik-event-comes-from =
    The Rebellion takes { $figure_acc } { $region_from }: of the regions that can spare one it is nearest to { $target }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } away, and of equally near ones the last in its order.
rurik-event-none-can-go = No region can spare a figure for { $target }: the move points left are lost.
rurik-event-fights-unruled = The Rebellion fights { $region_at }: of the regions it does not rule, this is the first in its order with an enemy.
rurik-event-fights-ruled = The Rebellion fights { $region_at }: of the regions it rules, this is the first in its order with an enemy.
rurik-event-builds-by-class = The Rebellion builds { $region_at }: { $class_build }. It takes the first building in the card’s order that can stand there.
rurik-event-taxes-by-class = The Rebellion taxes { $region }: { $class_tax }.
rurik-event-uncovers = The Rebellion takes the top coin of the column “{ $priority }” on its mat, which unlocks the bonus beneath.
rurik-event-nothing-covered = No coin is left on the mat of the Rebellion: nothing is unlocked.
rurik-event-new-priority = The Rebellion turns to “{ $priority }”: { $test }.
rurik-event-behind = The Rebellion is behind { $track_at }, so it takes a coin from its mat.
rurik-event-coins-scored = The Rebellion scores { $points } VP for its coins.
rurik-event-dock-scored = The Rebellion scores { $points } VP for the goods on its dock.
