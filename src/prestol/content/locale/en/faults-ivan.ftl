# What may be wrong with changed content of Ivan the Terrible.

ivan-fault-too-many = { $table }: there are more than { $most } of them.
ivan-fault-counts = game.toml: counts: { $name } is { $stated }, but the files hold { $found }.
ivan-fault-totals = game.toml: totals: { $name } is { $stated }, but the counts make { $found }.
ivan-fault-projects-of-type = projects.toml: there are { $found } { $kind } projects, not { $stated }.
ivan-fault-goods-of-kind = pieces.toml: resource: there must be { $each } of each { $kind } good.

## Pieces and pad

ivan-fault-resources = pieces.toml: resource: the rules know coin, three local and three foreign goods.
ivan-fault-pieces = pieces.toml: player_piece: the rules know { $known }.
ivan-fault-influence = pieces.toml: player_piece '{ $piece }': influence is { $own }, but the rules say { $stated }.
ivan-fault-movers = pieces.toml: player_piece: warriors and boyars move, nothing else.
ivan-fault-pad-actions = pieces.toml: pad_action: the rules know { $known }, in this order.
ivan-fault-pad-prices = pieces.toml: pad_action: the rules know no other prices than two local, one foreign, two tokens.
ivan-fault-pad-effects = pieces.toml: pad_action: the rules know no other effects of the pad than coins, a project, an order.

## Map

ivan-fault-region-order = map.toml: region: list them in their order.
ivan-fault-region = map.toml: city '{ $city }': there is no region '{ $region }'.
ivan-fault-city = map.toml: waterway '{ $way }': there is no city '{ $city }'.
ivan-fault-way-back = map.toml: waterway '{ $way }': it leads back to where it begins.
ivan-fault-way-twice = map.toml: waterway '{ $way }': another waterway joins the same cities.
ivan-fault-city-alone = map.toml: city '{ $city }': no waterway leads there.

## Effects

ivan-fault-effect-empty = { $where }: the effect is empty.
ivan-fault-effect-step = { $where }: each step of an effect has exactly one key.
ivan-fault-effect-swap = { $where }: swaps without limit must give more than they bring.
ivan-fault-effect-gain = { $where }: a gain has goods of choice of one sort at most.
ivan-fault-effect-trade = { $where }: a trade effect does not resolve trade effects.
ivan-fault-favour-token = game.toml: favour_token '{ $token }': it brings favour and nothing else.

## Chambers, cards and tokens

ivan-fault-chambers = kremlin.toml: chamber: the rules know { $known }, in this order.
ivan-fault-chamber-action = kremlin.toml: chamber '{ $chamber }': field '{ $field }': the rules know no such action there.
ivan-fault-project-types = projects.toml: project_type: the rules know three types.
ivan-fault-title-counter = honours.toml: title '{ $title }': nobody counts '{ $counter }'.
ivan-fault-title-table = honours.toml: title '{ $title }': a table belongs to favour_rank, and only there.
ivan-fault-region-token = tokens.toml: region_token '{ $token }': vp_number is not the figure of its only VP reward.
ivan-fault-assignment-colours = kremlin.toml: assignment: there is one card for each colour of city.
ivan-fault-assignment-others = kremlin.toml: assignment: one card leads to any city and one to none.
ivan-fault-favour-spaces = game.toml: favour_token: list them from the lowest space up.

## Setting up

ivan-fault-set-ups = game.toml: setup: figures for 2, 3 and 4 players are needed.
ivan-fault-rounds = game.toml: round: there are four rounds, in their order.
ivan-fault-scored-rounds = game.toml: round: rounds 2 and 4 are scored.
ivan-fault-trade-slots = game.toml: setup: each waterway slot gets a trade token.
ivan-fault-unused-tokens = game.toml: setup: { $unused } region tokens are left over.
ivan-fault-trade-tokens = tokens.toml: the trade tokens must fill the slots twice.
ivan-fault-dark-tokens = tokens.toml: round 4 needs four dark region tokens.
ivan-fault-few-projects = projects.toml: setup needs { $needed } projects.
ivan-fault-few-spoils = game.toml: setup for { $players } players: the spoils must be laid out twice.
ivan-fault-few-titles = game.toml: setup for { $players } players: there are too few titles.
ivan-fault-few-estates = game.toml: setup for { $players } players: there are too few estates.
ivan-fault-options = game.toml: option: the rules know { $known }, each once.
ivan-fault-option-values = game.toml: option '{ $option }': values must be { $values }.
ivan-fault-option-no-values = game.toml: option '{ $option }': values must be absent.
ivan-fault-option-default = game.toml: option '{ $option }': default { $default } is not one of its values.
