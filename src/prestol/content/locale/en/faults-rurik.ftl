# What can be wrong with changed content of Rurik.

rurik-fault-order = { $table }: the records must be { $ids }, in this order.
rurik-fault-count = { $table }: the file has { $found } records, but counts in game.toml says { $count }.
rurik-fault-regions = map.toml: with { $players } players { $found } regions are in play, which is not what game.toml says.
rurik-fault-deed-schemes = schemes.toml: { $found } cards take a deed, but counts in game.toml says { $count }.
rurik-fault-abilities = pieces.toml: leader: no two leaders may have the same kind of ability.
rurik-fault-neighbours = map.toml: region '{ $one }': its neighbour '{ $other }' must be another region that names it, too.
rurik-fault-setups = game.toml: setup: there must be one for each of 1, 2, 3 and 4 players.
rurik-fault-advisors = game.toml: setup for { $players } players: the advisors of round { $round } are not those of pieces.toml.
rurik-fault-region = pieces.toml: track: there is no region '{ $region }'.
rurik-fault-spaces = strategy.toml: { $side }: every banner needs the same spaces, each once.
rurik-fault-metric = agendas.toml: agenda '{ $agenda }': metric must be one of { $metrics }.
rurik-fault-conversions = pieces.toml: conversion: there must be two tokens, each for a good of choice and one more of any kind.
rurik-fault-agendas = agendas.toml: { $dealt } cards are dealt at the largest table, so there must be as many.
rurik-fault-difficulties = rebellion.toml: mat: there must be one for each of the difficulties 1 to 4.
rurik-fault-region-order = rebellion.toml: rebellion_card '{ $card }': the region order must name each region of the solo game once.
rurik-fault-card-rows = rebellion.toml: rebellion_card '{ $card }': the rows must name each advisor once.
rurik-fault-build-order = rebellion.toml: rebellion_card '{ $card }': each priority must order all three buildings.
rurik-fault-total = game.toml: counts: { $name } is { $stated }, but the files have { $found }.
rurik-fault-building-sets = pieces.toml: building: there must be equally many of each kind.
rurik-fault-goods-tokens = map.toml: goods_token: each colour needs as many tokens as regions, for the same numbers of players.
rurik-fault-too-few-spaces = strategy.toml: with { $players } players { $needed } advisors need a space, but the board has { $spaces }.
rurik-fault-rebels-on-map = game.toml: setup for { $players } players: rebels_on_map can only be { $rebels }.
rurik-fault-start-troops = game.toml: setup for { $players } players: start_troops is more than a player has.
rurik-fault-capital = map.toml: region: the last capital must be in play at every table; the Rebellion begins there.
rurik-fault-solo-agendas = agendas.toml: at least two agendas must be for the solo game.
rurik-fault-solo-leaders = pieces.toml: leader: at least one must be for the solo game.
rurik-fault-priorities = rebellion.toml: priority: their order must be 1, 2, 3.
rurik-fault-use = { $where }: field '{ $field }': the rules cannot use '{ $word }' there.

## Described positions

rurik-fault-position-building = There are two buildings of one kind in { $region }.
rurik-fault-position-twice = { $name } is in two places.
rurik-fault-position-decks = left and right must name different scheme cards that are in no other place.
rurik-fault-position-banner = The advisors on the banner '{ $action }' are too many, or one of them is not in hand.

# Saved states and described positions; these follow a colon.

rurik-fault-state-points = the points and additional actions of the turn make no sense
rurik-fault-state-tracks = a marker stands on no space of its track
rurik-fault-state-tally = nobody scores less than nothing
rurik-fault-state-leaders = leaders stand in regions, each with its player
rurik-fault-state-leader-twice = two players have the same leader
rurik-fault-state-troops = seat { $seat } has { $troops } troops instead of { $whole }
rurik-fault-state-buildings = seat { $seat } does not have the buildings of one set
rurik-fault-state-counts = no count of pieces is below nothing
rurik-fault-state-owners = buildings belong to players
rurik-fault-state-goods-there = a region holds one good or none
rurik-fault-state-rebels = rebels stand in regions or with players
rurik-fault-state-rebel-twice = rebel { $rebel } is in two places
rurik-fault-state-region = region { $region } is not in play
rurik-fault-state-advisors = advisors are in hand, on a banner, waiting or out of the game
rurik-fault-state-bribes = a bribe is a number of coins beside an advisor
rurik-fault-state-advisor = advisor { $advisor } of seat { $seat } is not where it is said to be
rurik-fault-state-spaces = the banners have { $spaces } spaces
rurik-fault-state-gap = an advisor stands below a free space although the strategy phase is not over
rurik-fault-state-cards = cards are with players, in decks or discarded
rurik-fault-state-discards = the discard pile does not hold the cards that are said to be there
rurik-fault-state-decks = the scheme decks do not hold the cards that are said to be there
rurik-fault-state-looked = the cards that are looked at do not fit the question
rurik-fault-state-known = cards are known to seats that do not exist
rurik-fault-state-agendas = the agendas cannot be dealt like this
rurik-fault-state-deeds = deeds lie before players
rurik-fault-state-stock = nobody has less than nothing or more than { $most } of a good
rurik-fault-state-tokens = tokens lie face up or face down
rurik-fault-state-rebellion = the cards or the mat of the Rebellion make no sense
rurik-fault-state-turn = a turn of the action phase has a player, and nothing else has
rurik-fault-state-over = the game is over before its last round
rurik-fault-state-ready = the game has begun, but a leader or an agenda is missing
rurik-fault-state-actor = in a turn only its player acts
