# What may be wrong with a table or with changed content of Tsar of the Hill.

tsar-fault-first-player = Option first_player names { $named }, but the table has seats 0 to { $last }.

tsar-fault-counts = game.toml: counts: { $name } is { $stated }, but the files hold { $found }.
tsar-fault-card-effect = { $where }: its effect is not its kind.
tsar-fault-card-fate = { $where }: the rules know no other fate of such a card after a vote.
tsar-fault-level = { $where }: level is { $level }, but it stands at place { $place } of the list.
tsar-fault-next = { $where }: next is { $next }, but the floor above is { $above }.
tsar-fault-election = { $where }: only the top floor, and that one, holds an election.
tsar-fault-throne = { $where }: nobody settles on the throne.
tsar-fault-leftover = { $where }: the lowest floor, and only that one, takes the left-over courtiers.
tsar-fault-lowest = { $where }: nobody settles on the lowest floor.
tsar-fault-favourite = { $where }: there is no courtier '{ $courtier }'.
tsar-fault-favourites = { $where }: names { $found } different favourites, not { $wanted }.
tsar-fault-same-goal = { $where }: has the same favourites as '{ $goal }'.
tsar-fault-few-goals = goals.toml: { $needed } goals are needed for a game without reshuffling.
tsar-fault-set-ups = game.toml: setup: there must be one set-up for each of { $players } players, in this order.
tsar-fault-left-over = { $where }: { $placed } courtiers are placed and { $rest } left over, not { $stated }.
tsar-fault-room = { $where }: { $placed } courtiers do not fit into { $room } places.
tsar-fault-against = { $where }: { $held } cards held and { $boxed } in the box are not { $cards }.
tsar-fault-score-rules = scoring.toml: score_rule: the rules know { $known }, each at its own time.
tsar-fault-score-fields = { $where }: { $fields } are needed.
tsar-fault-options = options.toml: option: the rules know { $known }, each once.
tsar-fault-option-values = { $where }: values must be { $values }.
tsar-fault-option-no-values = { $where }: values must be absent.
tsar-fault-option-default = { $where }: default { $default } is not one of its values.
