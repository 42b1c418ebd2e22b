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

# Saved states and described positions; these follow a colon.

tsar-fault-state-crown = there is no seat { $seat } to hold the crown
tsar-fault-state-no-crown = there is an election, but nobody holds the crown
tsar-fault-state-floor = there is no floor { $floor }
tsar-fault-state-crowded = floor { $floor } holds more than { $most } courtiers
tsar-fault-state-goals = the goal cards { $goals } cannot be dealt
tsar-fault-state-goal = there is no goal card { $goal } to show
tsar-fault-state-shown-twice = goal card { $goal } was shown twice
tsar-fault-state-shown = goal card { $goal } is in play though it was shown before
tsar-fault-state-against = seat { $seat } cannot hold { $cards } against cards
tsar-fault-state-no-against = seat { $seat } holds no against card to lay
tsar-fault-state-vote = there is no vote { $vote }
tsar-fault-state-past = an election is noted that was not held in an earlier round than { $round }
tsar-fault-state-election-entries = an election with { $entries } entries was noted
tsar-fault-state-election = the election { $election } names nobody
tsar-fault-state-hand = seat { $seat } has voted against { $spent } times and cannot hold { $cards } against cards
tsar-fault-state-voted-out = courtier { $courtier } was voted out but is still in the palace
tsar-fault-state-many-scores = there are { $found } scores, more than { $round } rounds have
tsar-fault-state-many-shown = there are { $found } shown goals, more than { $round } rounds have
tsar-fault-state-scores = there are { $found } scores, not the same number for each seat
tsar-fault-state-points = a round cannot be worth { $points } points
tsar-fault-state-over = the game is over before its last round is scored
tsar-fault-state-scored = round { $round } is scored, but still being played
