# What may be wrong with changed content of Ivan the Terrible.

ivan-fault-too-many = { $table }: there are more than { $most }.
ivan-fault-counts = game.toml: counts: { $name } is { $stated }, but the files have { $found }.
ivan-fault-totals = game.toml: totals: { $name } is { $stated }, but the counts add up to { $found }.
ivan-fault-projects-of-type = projects.toml: there are { $found } { $kind } projects, not { $stated }.
ivan-fault-goods-of-kind = pieces.toml: resource: there must be { $each } of each { $kind } good.

## Pieces and pad

ivan-fault-resources = pieces.toml: resource: the rules need coin, three local and three foreign goods.
ivan-fault-pieces = pieces.toml: player_piece: the rules need { $known }.
ivan-fault-influence = pieces.toml: player_piece '{ $piece }': influence is { $own }, but the rules say { $stated }.
ivan-fault-movers = pieces.toml: player_piece: warriors and boyars move, nothing else.
ivan-fault-pad-actions = pieces.toml: pad_action: the rules need { $known }, in this order.
ivan-fault-pad-prices = pieces.toml: pad_action: the prices can only be two local goods, one foreign good, two tokens.
ivan-fault-pad-effects = pieces.toml: pad_action: the effects can only be coins, a project, a new order of tokens.

## Map

ivan-fault-region-order = map.toml: region: list the regions in order.
ivan-fault-region = map.toml: city '{ $city }': there is no region '{ $region }'.
ivan-fault-city = map.toml: waterway '{ $way }': there is no city '{ $city }'.
ivan-fault-way-back = map.toml: waterway '{ $way }': it leads back to where it starts.
ivan-fault-way-twice = map.toml: waterway '{ $way }': another waterway already joins these cities.
ivan-fault-city-alone = map.toml: city '{ $city }': no waterway leads there.

## Effects

ivan-fault-effect-empty = { $where }: the effect is empty.
ivan-fault-effect-step = { $where }: each step of an effect has exactly one key.
ivan-fault-effect-swap = { $where }: unlimited swaps must cost more than they give.
ivan-fault-effect-gain = { $where }: a gain can have goods of choice of one kind only.
ivan-fault-effect-trade = { $where }: a trade effect cannot resolve trade effects.
ivan-fault-favour-token = game.toml: favour_token '{ $token }': it gives favour and nothing else.

## Chambers, cards and tokens

ivan-fault-chambers = kremlin.toml: chamber: the rules need { $known }, in this order.
ivan-fault-chamber-action = kremlin.toml: chamber '{ $chamber }': field '{ $field }': the rules have no such action there.
ivan-fault-project-types = projects.toml: project_type: there must be three types.
ivan-fault-title-counter = honours.toml: title '{ $title }': the rules do not count '{ $counter }'.
ivan-fault-title-table = honours.toml: title '{ $title }': favour_rank, and nothing else, has a table.
ivan-fault-region-token = tokens.toml: region_token '{ $token }': vp_number does not match its only VP reward.
ivan-fault-assignment-colours = kremlin.toml: assignment: there must be one card for each city colour.
ivan-fault-assignment-others = kremlin.toml: assignment: one card must lead to any city and one to none.
ivan-fault-favour-spaces = game.toml: favour_token: list them from the lowest space up.

## Setting up

ivan-fault-set-ups = game.toml: setup: give figures for 2, 3 and 4 players.
ivan-fault-rounds = game.toml: round: there must be four rounds, in order.
ivan-fault-scored-rounds = game.toml: round: rounds 2 and 4 must be scored.
ivan-fault-trade-slots = game.toml: setup: every waterway slot must get a trade token.
ivan-fault-unused-tokens = game.toml: setup: { $unused } region tokens are left over.
ivan-fault-trade-tokens = tokens.toml: there must be enough trade tokens to fill the slots twice.
ivan-fault-dark-tokens = tokens.toml: round 4 needs four dark region tokens.
ivan-fault-few-projects = projects.toml: setup needs { $needed } projects.
ivan-fault-few-spoils = game.toml: setup for { $players } players: there must be enough spoils to lay out twice.
ivan-fault-few-titles = game.toml: setup for { $players } players: there are too few titles.
ivan-fault-few-estates = game.toml: setup for { $players } players: there are too few estates.

# Saved states and described positions; these follow a colon.

ivan-fault-state-flags = arranged and favour_tokens are 0 or 1
ivan-fault-state-favour = the favour track { $favour } does not hold each seat once
ivan-fault-state-goods = nobody has less than nothing or more than { $most } of a good
ivan-fault-state-points = the points of seat { $seat } do not add up to { $points }
ivan-fault-state-tally = nobody scores less than nothing
ivan-fault-state-pieces = no count of pieces is below nothing
ivan-fault-state-owners = buildings and seals belong to seats
ivan-fault-state-warriors = seat { $seat } has { $found } warriors instead of { $wanted }
ivan-fault-state-buildings = seat { $seat } has { $found } buildings instead of { $wanted }
ivan-fault-state-boyars = seat { $seat } has { $found } boyars instead of { $wanted }
ivan-fault-state-seals = seat { $seat } has placed more than { $most } seals
ivan-fault-state-chamber = a chamber holds a boyar of each seat at most, with coins under it
ivan-fault-state-assignments = the assignment cards { $cards } cannot be dealt
ivan-fault-state-title = no title is at { $place }
ivan-fault-state-spoils = no spoils token is at { $place }
ivan-fault-state-estate = no estate is at { $place }
ivan-fault-state-project = no project is at { $place }
ivan-fault-state-title-deck = the deck of titles is empty, but its discard is not
ivan-fault-state-estate-deck = the deck of estates is empty, but its discard is not
ivan-fault-state-dealt = the projects { $projects } cannot be dealt
ivan-fault-state-not-kept = seat { $seat } has not kept project { $project }
ivan-fault-state-trade-token = a trade token lies in two places, or there is no such token
ivan-fault-state-region-token = a region token lies in two places, or there is no such token
ivan-fault-state-few-regions = too few region tokens are left for the rounds to come
ivan-fault-state-few-tokens = too few tokens are left for the renewal after round { $round }
ivan-fault-state-turn = a turn of the action phase has a player, and nothing else has
ivan-fault-state-over = the game is over before its last round
ivan-fault-state-actor = in a turn only its player acts
ivan-fault-state-keeping = the projects of seat { $seat } do not fit the question
ivan-fault-state-laid = a token that is being laid lies already
ivan-fault-state-no-boyar = a boyar is to be placed, but none is left
ivan-fault-state-no-stake = coins are to be staked, but no boyar waits for them
ivan-fault-state-not-posted = no boyar stands on the assignment card of the chamber
ivan-fault-state-no-city = the assignment card of the chamber leads to no city
