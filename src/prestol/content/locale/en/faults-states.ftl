# What may be wrong with saved states, described positions and moves that are taken back.

## Saved states

fault-state-unreadable = This is not a saved Prestol state: it is damaged or cut short ({ $why }).
fault-state-foreign = This is not a saved Prestol state: it does not carry the mark “prestol”.
fault-state-format = This saved state has the unknown format { $format }; Prestol reads formats 1 to { $most }.
fault-state-newer = This state was saved by a newer Prestol (format { $format }, this one reads up to { $most }); upgrade Prestol to open it.
fault-state-other-game = This is a saved state of { $saved }, not of { $game }.
fault-state-unknown-game = This is a saved state of the game { $game }, which this Prestol does not know.
fault-state-rules = This state was played by rules version { $rules } of { $game }; this Prestol has version { $newest }. Upgrade Prestol to open it.
fault-state-content = This state was played with other content ({ $saved }, here { $here }); open it with the content folder it was made with.
fault-state-refused = This saved state cannot be opened. { $why }
fault-state-damaged = This saved state is damaged: { $why }.
# These follow the colon.
fault-state-seats = { $game } has no table for { $seats } seats
fault-state-missing-field = the field { $field } is missing
fault-state-unknown-field = there is no field { $field }
fault-state-later-field = rules version { $rules } has no field { $field }
fault-state-field = { $field } cannot be { $value }
fault-state-length = { $field } has { $found } entries instead of { $wanted }
fault-state-steps = it has { $found } unfinished steps, more than { $most }
fault-state-nobody-asked = nobody is asked at the step { $step }
fault-state-no-move = seat { $seat } has no move
fault-state-step = { $game } has no step { $step }
fault-state-step-fields = step { $step } has the fields { $found } instead of { $wanted }
fault-state-step-field = step { $step } cannot have { $value } as { $field }
fault-state-luck = the luck has a wrong form: { $luck }
fault-state-senseless = its values do not make sense together
fault-state-agenda = the unfinished steps do not belong to the position
fault-state-round = there is no round { $round }
fault-state-first = there is no seat { $seat } to go first
fault-state-turn = there is no seat { $seat } to act
fault-state-window-under = a window is open under another question
fault-state-selection-under = a selection is begun under another question
fault-state-picked = seat { $seat } cannot have picked { $picked }
fault-state-window-seats = the window is not open to those who are entitled
fault-state-window-answers = the answers do not fit the window
fault-state-window-answer = seat { $seat } cannot answer so
fault-state-window-waiting = the window waits for the wrong seats

## What a JSON document is like; these follow a colon.

fault-form-cut = it is cut short
fault-form-json = it is not valid JSON (byte { $byte })
fault-form-deep = it is nested too deeply
fault-form-missing = the field { $field } is missing
fault-form-unknown = there is no field { $field }
fault-form-type =
    { $field } must be { $wanted ->
        [int] a whole number
        [str] text
        [bool] true or false
        [array] a list
        [object] an object
       *[other] { $wanted }
    }, not { $got ->
        [int] a whole number
        [float] a fraction
        [str] text
        [bool] true or false
        [array] a list
        [object] an object
        [null] nothing
       *[other] { $got }
    }
fault-form-least = { $field } must be at least { $least }
fault-form-most = { $field } must be at most { $most }
fault-form-shortest = { $field } must have a length of at least { $least }
fault-form-longest = { $field } must have a length of at most { $most }
fault-form-length = { $field } must have a length of { $wanted }
fault-form-value = { $field } cannot be { $value }
fault-form-other = { $field } has a wrong form

duel-fault-state-cards = the cards of kind { $card } do not add up to { $count }
duel-fault-state-bout = there is no bout { $bout }
duel-fault-state-force = no blow has the force { $force }
duel-fault-state-strength = seat { $seat } has less strength or courage than none, or more than it began with
duel-fault-state-stake = seat { $seat } cannot stake { $stake }
duel-fault-state-stakes = the stakes do not fit the question

## Described positions

fault-position-unreadable = This position cannot be read: { $why }.
fault-position-impossible = This position is impossible: { $why }.
fault-position-seat = { $field } must be a seat from 0 to { $last }.
fault-position-word = There is no { $domain } '{ $word }'; known are { $known }.

duel-fault-fallen = This position is impossible: a champion without strength has fallen.

tsar-fault-position-crown = crown must be a seat from 0 to { $last }, or -1 while nobody holds it.
tsar-fault-position-round = round must be a number from 1 to { $rounds }.
tsar-fault-position-twice = { $courtier } stands in two places.
tsar-fault-position-goals = goals must name a different card for each seat.
tsar-fault-position-shown = goals must not name a card that was shown in an earlier round.
tsar-fault-position-row = { $field } must have { $seats } entries, one for each seat.
tsar-fault-position-phase = There is no phase '{ $phase }'; choose { $known }.
tsar-fault-position-beside = After phase 1 no courtier lies beside the board; name the place of each.
tsar-fault-position-votes = Votes are laid in phase vote only.
tsar-fault-position-settled = In phase settle courtiers stand only where they may be settled, and none is out.
tsar-fault-position-all-settled = Phase settle needs courtiers that are still to be settled.
tsar-fault-position-throne = While a courtier stands on the throne the phase is vote.
tsar-fault-position-palace = Phase ascend needs a courtier in the palace.
tsar-fault-position-candidate = Phase vote needs one courtier on the throne.
tsar-fault-position-room = The candidate has just left the { $floor }, so there is room there.
tsar-fault-position-past = Before round { $round } only { $rounds } rounds have been scored and shown.

ivan-fault-position-pad = A pad has { $slots } slots.
ivan-fault-position-buildings = There are two buildings in { $city }.
ivan-fault-position-waterway = The waterway '{ $way }' holds no trade token; those are { $known }.
ivan-fault-position-cards = There are too few cards for this position.
ivan-fault-position-twice = { $name } is in two places.

## Games, seats and undo

fault-game-unknown = There is no game { $game }; choose one of { $known }.
fault-seat-unknown = There is no seat { $seat } at this table: its { $seats } seats are numbered from 0.
fault-undo-nothing = Seat { $seat } has not made a move that could be undone.
fault-undo-consent = Somebody has learned something since; seats { $seats } must agree first.
fault-undo-length = There are { $moves } moves, so there is no position after { $length }.

## The lab and the rules of a game's tests

fault-arena-alone = With one seat { $hero } plays alone: the base must be “{ $program }”, not { $base }.
fault-arena-base = “{ $program }” can be the base only at a table of one seat; name a bot for the other seats of { $seats }.
fault-lab-bots = The table has { $seats } seats, but { $bots } bots are named.
fault-lab-games = The number of games must be at least 1, not { $games }.
fault-file-unreadable = { $path } cannot be read: { $why }.
fault-file-python = { $path } cannot be read as Python: { $why }.
