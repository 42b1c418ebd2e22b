# What the log of Tsar of the Hill tells in its own way, so that nothing is told twice.

tsar-told-raised = { $seat } raises { $courtier } { $before_from } { $floor_to }.
tsar-told-goal =
    { $seat } shows the secret goal ({ $goal }) and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } in total.
tsar-told-goal-zero =
    { $seat } shows the secret goal ({ $goal }): nothing this round, and { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for it, { $total } in total.
tsar-told-palace = The palace at the end of round { $round }: { $floors }.
tsar-told-floor = { $floor }: { $courtiers }
tsar-told-banished = banished: { $courtiers }
tsar-told-won = { $seat } wins.
