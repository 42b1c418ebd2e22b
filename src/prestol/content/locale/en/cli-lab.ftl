## The arena

cli-arena-records = Every game is recorded in { $folder }.

## Balance

cli-balance-title = { $title }: balance between { $bot } bots
cli-balance-about = Lead: points of the owner beside the mean of the others. Worth: what those who were dealt a thing at random before the first turn lead by more than those who were not. Brackets are 95% intervals.
cli-balance-table =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }{ $gifts ->
        [0] { "" }
        [one] { "" } and { $gifts } game of the experiment
       *[other] { "" } and { $gifts } games of the experiment
    }
cli-balance-turn = turn { $turn }
cli-balance-against = Changes against the other content, the largest first
cli-balance-run = Seed { $seed }, content { $content }, Prestol { $prestol }.
cli-column-turn = order of turns
cli-column-lead = lead
cli-column-own = own points
cli-column-worth = worth
cli-column-taken = taken
cli-column-thing = thing
cli-column-kind = kind
cli-column-players = players
cli-kind-tsar-goal = Goal cards
cli-kind-ivan-title = Titles
cli-kind-ivan-estate = Estates
cli-kind-ivan-project = Projects
cli-kind-ivan-spoils = Spoils tokens
cli-kind-ivan-trade_token = Trade tokens

## Tuning

cli-tune-title =
    { $title }: weights “{ $what }” after { $generations ->
        [one] { $generations } generation
       *[other] { $generations } generations
    }
cli-tune-shares = Fair shares of victory among players with the weights of the start: { $before } with those weights, { $after } with the new ones. Brackets are 95% intervals.
cli-tune-surprise = Mean surprise at how games ended that the search had not seen, the less the better: { $before } before, { $after } after. Brackets are 95% intervals.
