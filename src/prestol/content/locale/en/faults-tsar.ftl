# What may be wrong with a table or with changed content of Tsar of the Hill.

tsar-fault-first-player = Option first_player names { $named }, but the table has seats 0 to { $last }.

tsar-fault-counts = game.toml: counts: { $name } is { $stated }, but the files have { $found }.
tsar-fault-card-effect = { $where }: the effect does not match the kind.
tsar-fault-card-fate = { $where }: the rules allow nothing else to happen to this card after a vote.
tsar-fault-level = { $where }: level is { $level }, but the floor is number { $place } in the list.
tsar-fault-next = { $where }: next is { $next }, but the floor above is { $above }.
tsar-fault-election = { $where }: the top floor, and only that one, holds an election.
tsar-fault-throne = { $where }: nobody can be settled on the throne.
tsar-fault-leftover = { $where }: the lowest floor, and only that one, takes the left-over courtiers.
tsar-fault-lowest = { $where }: nobody can be settled on the lowest floor.
tsar-fault-favourite = { $where }: there is no courtier '{ $courtier }'.
tsar-fault-favourites = { $where }: has { $found } different favourites, not { $wanted }.
tsar-fault-same-goal = { $where }: has the same favourites as '{ $goal }'.
tsar-fault-few-goals = goals.toml: a game without reshuffling needs { $needed } goals.
tsar-fault-set-ups = game.toml: setup: give one setup for each of { $players } players, in this order.
tsar-fault-left-over = { $where }: { $placed } courtiers are placed and { $rest } left over, not { $stated }.
tsar-fault-room = { $where }: { $placed } courtiers do not fit into { $room } places.
tsar-fault-against = { $where }: { $held } cards in hand and { $boxed } in the box do not add up to { $cards }.
tsar-fault-score-rules = scoring.toml: score_rule: the rules need { $known }, each at its own time.
tsar-fault-score-fields = { $where }: { $fields } are needed.
