# Words of the table of Rurik in the terminal.

## The head of the table

cli-rurik-stands = How things stand after round { $round }:
cli-rurik-round = Round { $round } of { $rounds }: { $phase }. First player: { $first }.
cli-rurik-token = The first-player token lies with { $name }.
cli-rurik-phase-setup = setup
cli-rurik-phase-strategy = strategy
cli-rurik-phase-actions = actions
cli-rurik-phase-claim = claim
cli-rurik-phase-over = the end

## The table of the players: short heads, explained by the legend

cli-rurik-mark-rebellion = Rebellion
cli-rurik-head-coin = coin
cli-rurik-head-wood = wood
cli-rurik-head-ore = ore
cli-rurik-head-fish = fish
cli-rurik-head-honey = honey
cli-rurik-head-fur = fur
cli-rurik-head-boat = boat
cli-rurik-head-troops = t
cli-rurik-head-buildings = c/m/s
cli-rurik-head-schemes = sch
cli-rurik-head-rebels = reb
cli-rurik-head-deeds = deeds
cli-rurik-legend = Columns: boat: goods on the boat; t and c/m/s: troops, churches, markets and strongholds in supply; sch: scheme cards in hand; reb: rebels defeated; deeds: accomplished + still open. Tracks: what is counted → VP, * with Kiev and Novgorod; then the VP of each marker, → what the claim phase would bring now, and in brackets what is counted. Strategy: in brackets points and price (★ the first-player token, c coins), then the advisor + bribe. Map: strength of each side (t: troops); a good in brackets has been taken.
cli-rurik-words-player = { $name }: { $coins }; goods: { $goods }; on the boat { $boat } of { $size }; in supply: troops { $troops }, churches { $churches }, markets { $markets }, strongholds { $strongholds }.
cli-rurik-words-cards = Scheme cards in hand: { $hand }; rebels defeated: { $rebels }; open deeds: { $deeds }; accomplished: { $done }.

## Tracks

cli-rurik-thresholds = { $least } → { $points } VP
cli-rurik-marker = { $points } VP ({ $value })
cli-rurik-marker-rises = { $points } VP, now { $now } ({ $value })
cli-rurik-war = War track:

## Strategy board

cli-rurik-strategy = Strategy board
cli-rurik-in-hand = Advisors in hand:
cli-rurik-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cli-rurik-cards-token =
    { $count ->
        [one] { $count } card and the token
       *[other] { $count } cards and the token
    }
cli-rurik-price =
    { $coins ->
        [one] , { $coins } coin
       *[other] , { $coins } coins
    }
cli-rurik-price-brief = { "" }, { $coins }c

## Map

cli-rurik-map = Map
cli-rurik-near = next to { $regions }
cli-rurik-taken = { $good } taken
cli-rurik-rules = { $mark } rules
cli-rurik-nobody-rules = nobody rules
cli-rurik-troops = { $count }t
cli-rurik-troops-words =
    { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
cli-rurik-rebels-help = rebels
cli-rurik-rebel = rebel ({ $reward })
cli-rurik-unseen = reward unknown
cli-rurik-neutral =
    { $count ->
        [one] { $count } neutral troop
       *[other] { $count } neutral troops
    }
cli-rurik-none = none

## Cards

cli-rurik-row = Deeds in the row (deck { $deck }):
cli-rurik-own-deeds = Your deeds:
cli-rurik-lacking = You lack: { $parts }.
cli-rurik-ready = You have everything for it.
cli-rurik-leader = Your leader { $name }: { $ability }.
cli-rurik-agenda = Your agenda { $name }: { $goal }.
cli-rurik-hand = Your scheme cards:
cli-rurik-conversions = Conversions:
cli-rurik-used = (used this round)
cli-rurik-top = { $deck }, from the top: { $cards }.
cli-rurik-unknown = unknown
cli-rurik-points =
    { $build ->
        [0] Tax points left this turn: { $tax }.
       *[other]
            { $tax ->
                [0] Build points left this turn: { $build }.
               *[other] Points left this turn: tax { $tax }, build { $build }.
            }
    }

## The Rebellion

cli-rurik-rebellion = The Rebellion ({ $difficulty }): priority “{ $priority }”; { $card } on top, { $order }.
cli-rurik-mat = Bonuses on its mat:
cli-rurik-column = { $name }:
cli-rurik-locked = locked
cli-rurik-unlocked = unlocked

## Notes beside moves, and figures of questions

cli-rurik-lands = { $row }: { $gives }
cli-rurik-pushes = pushes { $advisors } down
cli-rurik-check =
    { $count ->
        [0] no loss check
        [one] loss check of { $count } card
       *[other] loss check of { $count } cards
    }
cli-rurik-left =
    { $count ->
        [one] { $count } point left.
       *[other] { $count } points left.
    }
cli-rurik-due = Still to give: { $count }.
cli-rurik-deploy-alone = Place a troop in any region that the Rebellion has not seized.
cli-rurik-due-cards =
    { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }

## Beginnings of moves with more than one target

cli-rurik-begin-place = Place { $advisor_acc }
cli-rurik-begin-act = Perform { $action }
cli-rurik-begin-skip = Skip { $action } for a coin
cli-rurik-begin-muster = Muster { $figure_acc }
cli-rurik-begin-move = Move { $figure_acc }
cli-rurik-begin-send = Send { $figure_acc }
cli-rurik-begin-attack = Attack { $region_at }
cli-rurik-begin-remove = Take { $figure_acc } off the map
cli-rurik-begin-demolish = Take { $building_acc } off the map
cli-rurik-begin-tax = Tax { $region }
cli-rurik-begin-build = Build { $building_acc }
cli-rurik-begin-convert = Convert goods into { $conversion_what }
cli-rurik-begin-push = Push a figure of { $seat }
cli-rurik-begin-push-rebellion = Push { $figure_acc } of the Rebellion

## Log and end

cli-rurik-rebels-laid = Rebels and the rewards for them: { $regions }.
cli-rurik-neutrals-laid = A neutral troop stands in each of these regions: { $regions }.
cli-rurik-goods-laid = Goods by tokens: { $regions }.
cli-rurik-points-for = points for
