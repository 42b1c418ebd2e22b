# Words of Tsar of the Hill.

tsar-name = Tsar of the Hill
tsar-tagline = Lift your secret favourites through the palace; only a unanimous vote makes a tsar.

## What happens

tsar-event-first-player = { $seat } starts the game.
tsar-event-round-begins = Round { $round } begins, { $seat } goes first.
tsar-event-goal-dealt = { $seat } is dealt a secret goal: { $goal_list }.
tsar-event-settled = { $seat } settles { $courtier } { $floor_at }.
tsar-event-left-over = { $courtier } is left over and starts { $floor_at }.
tsar-event-raised = { $seat } raises { $courtier } { $floor_to }.
tsar-event-candidate = { $seat } takes the crown. { $courtier } is a candidate for the throne.
tsar-event-laid = { $seat } has voted.
tsar-event-voted = { $seat } votes { $ballot }.
tsar-event-elected = Nobody is against: { $courtier } is the new tsar!
tsar-event-banished =
    { $courtier } must leave the palace: { $against ->
        [one] { $against } vote
       *[other] { $against } votes
    } against.
tsar-event-no-tsar = Nobody is left in the palace, so the round ends without a tsar.
tsar-event-goal-shown = { $seat } shows the secret goal: { $goal_list }.
tsar-event-scored =
    { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } in total.
tsar-event-zero-rewarded =
    { $seat } scored nothing this round and gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for it.
tsar-event-won =
    { $seat } wins with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
tsar-event-won-by-favourites =
    { $seat } wins: tied on { $total ->
        [one] { $total } point
       *[other] { $total } points
    }, but with more favourites in the palace ({ $favourites }).
tsar-event-won-together =
    { $seat } shares the victory with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }: the favourites in the palace are equal too.

## Moves, as a button says them

tsar-move-settle = Settle { $courtier } { $floor_at }
tsar-move-raise = Raise { $courtier }
tsar-move-vote = Vote { $ballot }

## Questions

tsar-ask-settle = Choose a courtier and a floor to settle them on.
tsar-ask-raise = Choose a courtier to raise by one floor.
tsar-ask-vote = Play a vote card face down: for or against the candidate?
tsar-wait-settle = { $seat } is settling a courtier.
tsar-wait-raise = { $seat } is raising a courtier.
tsar-wait-vote = Still to vote: { $seat }.

## Why a move is refused

tsar-refusal-must-settle = Settle a courtier now: choose one and a floor.
tsar-refusal-no-such-courtier = There is no courtier number { $number }.
tsar-refusal-no-such-floor = There is no floor number { $number }.
tsar-refusal-already-settled = This courtier already has a floor; choose one still waiting beside the board.
tsar-refusal-floor-closed = You can’t settle anyone on floor { $floor }.
tsar-refusal-floor-full =
    { $capacity ->
        [one] Floor { $floor } is full: it has room for { $capacity } courtier.
       *[other] Floor { $floor } is full: it has room for { $capacity } courtiers.
    }
tsar-refusal-must-raise = Raise a courtier now; you can’t pass.
tsar-refusal-eliminated = This courtier is out until the round ends.
tsar-refusal-must-vote = An election is on: vote for or against.
tsar-refusal-no-against-card = You have no “Against” cards left.

## Table options

tsar-option-first_player = First player
tsar-option-first_player-about = Who starts the first round.
tsar-option-first_player-random_seat = random
tsar-option-first_player-seat_0 = seat 0
tsar-option-first_player-seat_1 = seat 1
tsar-option-first_player-seat_2 = seat 2
tsar-option-first_player-seat_3 = seat 3
tsar-option-first_player-seat_4 = seat 4
tsar-option-first_player-seat_5 = seat 5
tsar-option-show_against_counts = Show “Against” card counts
tsar-option-show_against_counts-about = Everyone sees how many “Against” cards the others still hold.
tsar-option-reshuffle_goals = Reshuffle goals
tsar-option-reshuffle_goals-about = Goal cards shown earlier go back into the deck before each new deal.
tsar-option-servants_break_ties = Servants break ties
tsar-option-servants_break_ties-about = Favourites on the lowest floor also count when a tie for first place is broken.

## How a tie for the first place was settled

tsar-tie-TSR-END-03 = Tied on points: more favourites in the palace decide.
tsar-tie-TSR-END-04 = Tied on points and on favourites in the palace: the victory is shared.

## Votes

tsar-ballot-for = for
tsar-ballot-against = against

## Floors: where somebody stands, and where somebody goes

tsar-floor-servants = Servants
    .at = on the servants’ floor
    .to = to the servants’ floor
    .from = from the servants’ floor
tsar-floor-craftsmen = Craftsmen
    .at = on the craftsmen’s floor
    .to = to the craftsmen’s floor
    .from = from the craftsmen’s floor
tsar-floor-merchants = Merchants
    .at = on the merchants’ floor
    .to = to the merchants’ floor
    .from = from the merchants’ floor
tsar-floor-guards = Guards
    .at = on the guards’ floor
    .to = to the guards’ floor
    .from = from the guards’ floor
tsar-floor-dignitaries = Dignitaries
    .at = on the dignitaries’ floor
    .to = to the dignitaries’ floor
    .from = from the dignitaries’ floor
tsar-floor-nobles = Nobles
    .at = on the nobles’ floor
    .to = to the nobles’ floor
    .from = from the nobles’ floor
tsar-floor-throne = Tsar (throne room)
    .at = in the throne room
    .to = into the throne room
    .from = from the throne room
# A floor that a changed content folder names.
tsar-floor-other = { $title }
    .at = on the floor “{ $title }”
    .to = to the floor “{ $title }”
    .from = from the floor “{ $title }”

## Courtiers

tsar-courtier-angela = Angela
tsar-courtier-bernara = Bernara
tsar-courtier-voldemar = Voldemar
tsar-courtier-grigor = Grigor
tsar-courtier-dimitri = Dimitri
tsar-courtier-elena = Elena
tsar-courtier-jeannette = Jeannette
tsar-courtier-isabella = Isabella
tsar-courtier-caspar = Caspar
tsar-courtier-lucian = Lucian
tsar-courtier-merlin = Merlin
tsar-courtier-nikolai = Nikolai
tsar-courtier-pyotr = Pyotr
# A courtier whom a changed content folder names.
tsar-courtier-other = { $title }

## Secret goals

tsar-goal-goal_01 = Secret goal 1
tsar-goal-goal_02 = Secret goal 2
tsar-goal-goal_03 = Secret goal 3
tsar-goal-goal_04 = Secret goal 4
tsar-goal-goal_05 = Secret goal 5
tsar-goal-goal_06 = Secret goal 6
tsar-goal-goal_07 = Secret goal 7
tsar-goal-goal_08 = Secret goal 8
tsar-goal-goal_09 = Secret goal 9
tsar-goal-goal_10 = Secret goal 10
tsar-goal-goal_11 = Secret goal 11
tsar-goal-goal_12 = Secret goal 12
tsar-goal-goal_13 = Secret goal 13
tsar-goal-goal_14 = Secret goal 14
tsar-goal-goal_15 = Secret goal 15
tsar-goal-goal_16 = Secret goal 16
tsar-goal-goal_17 = Secret goal 17
tsar-goal-goal_18 = Secret goal 18
tsar-goal-goal_19 = Secret goal 19
tsar-goal-goal_20 = Secret goal 20
tsar-goal-goal_21 = Secret goal 21
tsar-goal-goal_22 = Secret goal 22
tsar-goal-goal_23 = Secret goal 23
tsar-goal-goal_24 = Secret goal 24
tsar-goal-goal_25 = Secret goal 25
tsar-goal-goal_26 = Secret goal 26
# A card that a changed content folder names.
tsar-goal-other = { $title }
