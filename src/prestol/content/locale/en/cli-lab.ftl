## The arena

cli-arena-records = Every game is recorded in { $folder }.
cli-program = program
cli-alone = A bot alone against the game’s own program; the lead is the distance to the program’s score. Brackets show 95% intervals.
cli-against-program = The program won { $wins } of the games; the best player led it by { $lead } points on average.
cli-rating-program = The game’s own program is rated 1000; 400 points more means ten times the odds of winning.

## Balance

cli-balance-title = { $title }: balance between { $bot } bots
cli-balance-about = Lead: how many points the owner is ahead of the average of the others. Worth: how much further ahead players are who were dealt a thing at random before the first turn than those who were not. Brackets show 95% intervals.
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
cli-balance-moves = Moves: how often each was chosen when it was offered and there was a choice
cli-balance-turn = turn { $turn }
cli-balance-against = Changes compared with the other content, largest first
cli-balance-run = Seed { $seed }, content { $content }, Prestol { $prestol }.
cli-column-turn = turn order
cli-column-lead = lead
cli-column-own = own points
cli-column-worth = worth
cli-column-taken = taken
cli-column-thing = thing
cli-column-kind = kind
cli-column-players = players
cli-column-move = move
cli-column-offered = offered
cli-column-chosen = chosen
cli-kind-tsar-goal = Goal cards
cli-kind-ivan-title = Titles
cli-kind-ivan-estate = Estates
cli-kind-ivan-project = Projects
cli-kind-ivan-spoils = Spoils tokens
cli-kind-ivan-trade_token = Trade tokens
cli-kind-rurik-leader = Leaders
cli-kind-rurik-agenda = Agendas
cli-kind-rurik-deed = Deeds
cli-kind-rurik-scheme = Scheme cards
cli-kind-rurik-rebel = Defeated rebels
cli-kind-rurik-reward = Reward tokens
cli-kind-smuta-victory = Victories
cli-kind-smuta-card_kind = Cards carried out
cli-kind-smuta-figure = Persons proclaimed or named as pretenders
cli-kind-smuta-point = Towns and fortresses taken

## Tuning

cli-tune-title =
    { $title }: weights “{ $what }” after { $generations ->
        [one] { $generations } generation
       *[other] { $generations } generations
    }
cli-tune-shares = Multiples of an equal share of wins, against players with the starting weights: { $before } with those weights, { $after } with the new ones. Brackets show 95% intervals.
cli-tune-surprise = Average surprise at the results of games that the search had not seen (lower is better): { $before } before, { $after } after. Brackets show 95% intervals.
