# Words of the table of Ivan the Terrible in the terminal.

## The head of the table

cli-ivan-stands = How things stand after round { $round }:
cli-ivan-round =
    Round { $round } of { $rounds }, { $decade }: { $phase }. First player: { $first }.{ $scoring ->
        [0] { "" }
       *[other] { " " }Scoring round.
    }
cli-ivan-phase-setup = setup
cli-ivan-phase-planning = planning
cli-ivan-phase-actions = actions
cli-ivan-phase-rewards = region rewards
cli-ivan-phase-over = the end
cli-ivan-favour = The Tsar’s favour:
cli-ivan-favour-tokens = Favour tokens at { $spaces } VP

## The table of the players: short heads, explained by the legend

cli-ivan-head-vp = VP
cli-ivan-head-coin = coin
cli-ivan-head-rye = grain
cli-ivan-head-wood = wood
cli-ivan-head-stone = stone
cli-ivan-head-gunpowder = powd
cli-ivan-head-textile = text
cli-ivan-head-metal = steel
cli-ivan-head-warrior = w
cli-ivan-head-boyar = b
cli-ivan-head-building = h
cli-ivan-head-seal = s
cli-ivan-head-hand = p
cli-ivan-head-titles = t
cli-ivan-head-estates = e
cli-ivan-head-spoils = l
cli-ivan-head-done = done
cli-ivan-legend = Columns: w, b, h, s: warriors, boyars, buildings and seals in supply; p: projects in hand; t, e, l: titles, estates and spoils; done: completed construction, trade and military projects. In cities: w warriors, b boyars, h building.
cli-ivan-words-player = { $name }: { $points }; has { $goods }; in supply { $supply }; projects in hand: { $hand }; completed: { $done }; titles: { $titles }; estates: { $estates }; spoils: { $spoils }; trade tokens: { $tokens }.

## Pieces, as letters and as words

cli-ivan-warrior = { $count }w
cli-ivan-boyar = { $count }b
cli-ivan-building = { $count }h
cli-ivan-warrior-words =
    { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    }
cli-ivan-boyar-words =
    { $count ->
        [one] { $count } boyar
       *[other] { $count } boyars
    }
cli-ivan-building-words =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
cli-ivan-seal-words =
    { $count ->
        [one] { $count } seal
       *[other] { $count } seals
    }

## Kremlin and map

cli-ivan-staked =
    { $coins ->
        [0] without coins
        [one] with { $coins } coin
       *[other] with { $coins } coins
    }
cli-ivan-posted = on the card
cli-ivan-sealed = seal:
cli-ivan-rewards = Either { $first } or { $second }
cli-ivan-rewards-lead = { $rewards }; the leader chooses with a lead of { $lead } or more
cli-ivan-nobody = nobody
cli-ivan-none = none
cli-ivan-spoils = Spoils: { $spoils }
cli-ivan-rivers = Trade tokens:

## Cards and tokens

cli-ivan-display-project = Projects (deck { $deck }):
cli-ivan-display-title = Titles (deck { $deck }):
cli-ivan-display-estate = Estates (deck { $deck }):
cli-ivan-type-construction = construction
cli-ivan-type-trade = trade
cli-ivan-type-military = military
cli-ivan-types = Once completed:
cli-ivan-hand = Your projects:
cli-ivan-pad = Your pad:
cli-ivan-slot = { $number } { $what }
cli-ivan-blank = empty
cli-ivan-own-title = Your titles:
cli-ivan-own-estate = Your estates:
cli-ivan-used = (used)

## Beginnings of moves with more than one target

cli-ivan-begin-move = Move a { $mover }
cli-ivan-begin-sell = Sell { $resource } and another local good
cli-ivan-begin-trade-in = Discard “{ $trade_token }” and another token for a project

## The end

cli-ivan-points = points for
