# What can be wrong with changed content of Smuta.

smuta-fault-order = { $table }: the records must be { $ids }, in this order.
smuta-fault-needed = { $table }: there must be a record '{ $id }'; the rules know it by name.
smuta-fault-size = { $table }: the files have { $found } records, but the rules need { $count }.
smuta-fault-count = game.toml: counts: { $name } must be { $found }, as many as the files have.
smuta-fault-numbers = { $table }: the numbers 1 to { $most } must all be there, each once.
smuta-fault-neighbours = map.toml: point '{ $one }': its neighbour '{ $other }' must be another point that names it, too, each once.
smuta-fault-unreachable = map.toml: point '{ $point }': no road leads there.
smuta-fault-sovereign = map.toml: point '{ $point }': only a fortress can be the Sovereign's at the start.
smuta-fault-poland = map.toml: point '{ $point }': points of Poland bring neither victory points nor legitimacy.
smuta-fault-no-poland = map.toml: point: there must be at least one of the kind 'poland'.
smuta-fault-sovereign-vp = game.toml: vp_track: sovereign_vp_start is { $stated }, but the Sovereign's fortresses of map.toml have { $found }.
smuta-fault-named = { $where }: field '{ $field }': '{ $name }' is not known there.
smuta-fault-region = map.toml: point '{ $point }' and tables.toml: legitimacy_table '{ $table }' must name each other.
smuta-fault-powerful = tables.toml: legitimacy_table '{ $table }': '{ $point }' is a powerful fortress, which legitimacy cannot win.
smuta-fault-columns = tables.toml: combat_table '{ $table }': columns must rise from 1, and be the same for fire and melee.
smuta-fault-row = tables.toml: combat_table '{ $table }': row { $row } must have { $count } cells, one for each column.
smuta-fault-rout = tables.toml: combat_table 'fire': row { $row }: fire never routs, so '!' cannot stand there.
smuta-fault-track = game.toml: turn_track: the game goes from cell 0 to the Zemsky Sobor on cell 31.
smuta-fault-resource = game.toml: vp_track: the steps of recruit_bonus must rise, each level once.
smuta-fault-setups = game.toml: setup: there must be one for each of 2, 3, 4 and 5 players, in this order.
smuta-fault-parties = game.toml: setup for { $players } players: the parties must be { $parties }, in this order.
smuta-fault-party = game.toml: setup for { $players } players: the party '{ $party }' is not in this game.
smuta-fault-party-cards = game.toml: setup for { $players } players: party_cards must share out the cards of all absent parties, each once, and no others.

## Persons

smuta-fault-entry = { $where }: field '{ $field }': who enters by '{ $enters }' needs year and season for a date, cards for a card, and nothing else.
smuta-fault-no-places = { $where }: field 'places': there must be at least one.
smuta-fault-start-place = { $where }: field 'places': who is on the map at the start stands in exactly one point.
smuta-fault-army = { $where }: field 'start_units': there are more than max_army allows, { $most }.
smuta-fault-per-army = { $where }: field 'start_units': an army has { $most } '{ $unit }' at most.
smuta-fault-owner-or-card = { $where }: there must be either an owner or a card that brings the personage.
smuta-fault-tsar-owner = { $where }: the Tsar of the start must have an owner.
smuta-fault-one-tsar = personages.toml: personage: exactly one must be the Tsar of the start.
smuta-fault-pretenders = commanders.toml: commander: { $found } are pretenders at the start, but there are { $markers } markers.
smuta-fault-dmitry-order = personages.toml: personage: those whom the card 'false_dmitry' brings must have the order 1, 2, 3 and so on.
smuta-fault-supply = pieces.toml: unit_kind '{ $unit }': { $count } are needed at the start, but there are { $counters } counters.
smuta-fault-siege-counters = pieces.toml: the counters of siege and of the marker 'siege' must be the same number.
smuta-fault-reserve = { $where }: with { $players } players the owner must be 'reserve' for those whom the reserve of game.toml names, and for nobody else.
smuta-fault-reserve-entry = { $where }: who lies in reserve can only enter by a card.
smuta-fault-owner = { $where }: with { $players } players there is no party '{ $party }'.
smuta-fault-start-total = game.toml: setup for { $players } players: { $name } of '{ $party }' must be { $found }, as the pieces say.
smuta-fault-start-parties = game.toml: setup for { $players } players: { $name } must name the parties of this game and no others.

## Cards

smuta-fault-use = { $where }: field '{ $field }': the rules cannot use '{ $word }' there.
smuta-fault-lacks = { $where }: field '{ $field }': '{ $word }' is missing or said twice.
smuta-fault-no-numbers = { $where }: field 'numbers': there must be at least one.
smuta-fault-effects-or-modes = { $where }: there must be either effects or modes.

## Saved states; these follow a colon.

smuta-fault-state-cell = there is no cell { $cell } on the turn track
smuta-fault-state-victory = a victory and its winner do not belong together
smuta-fault-state-throne = nobody can reign so
smuta-fault-state-control = somebody controls a point who cannot
smuta-fault-state-figure = person or detachment number { $figure } cannot be there
smuta-fault-state-units = there are more units than counters
smuta-fault-state-markers = there are more markers than the box has
smuta-fault-state-card = card number { $card } cannot lie there
smuta-fault-state-move = no piece can be on the move so
smuta-fault-state-battle = nobody can fight such a battle
smuta-fault-state-announced = a card is announced that does not lie on the table
smuta-fault-state-dying = somebody is dying who is no person
smuta-fault-state-hand = a hand has more than twelve cards
