# Words of the board of Tsar of the Hill in the browser.

## The palace

web-tsar-board = The palace
web-tsar-throne = Tsar
web-tsar-points =
    { $points ->
        [one] point
       *[other] points
    }
web-tsar-waiting = Waiting at the porch
web-tsar-banished = Banished, and by whom

## Courtiers for those who listen

web-tsar-at-waiting = waiting at the porch
web-tsar-at-banished = banished until the round ends
web-tsar-label = { $courtier }, { $where }
web-tsar-label-favourite = { $courtier }, your favourite, { $where }

## What a move would bring

web-tsar-choose-courtier = Choose a courtier first, then the floor.
web-tsar-choose-floor = { $courtier }: now choose a floor.
web-tsar-would-settle = { $courtier } moves in { $floor_at }.
web-tsar-would-raise = { $courtier } rises { $floor_to }.
web-tsar-would-gain = Your points: { $now } → { $after }.
web-tsar-would-keep = Not your favourite: your points stay { $now }.
web-tsar-would-leave =
    { $free ->
        [0] That floor will be full.
        [one] { $free } place is left there.
       *[other] { $free } places are left there.
    }
web-tsar-would-elect = Then everyone votes.

web-tsar-vote-for-plain = If nobody is against, { $courtier } becomes tsar and the round ends.
web-tsar-vote-against-plain = { $courtier } must leave the palace. The card is spent for this round.
web-tsar-vote-for-would =
    If nobody is against, { $courtier } becomes tsar, the round ends and you score { $elected ->
        [one] { $elected } point
       *[other] { $elected } points
    }.
web-tsar-vote-for-zero =
    If nobody is against, { $courtier } becomes tsar and the round ends. You’d have nothing, and in the last round that is worth { $elected ->
        [one] { $elected } point
       *[other] { $elected } points
    }.
web-tsar-vote-against-would =
    { $courtier } must leave the palace; your favourites there will be worth { $banished }. { $left ->
        [0] It’s your last “Against” card.
        [one] You keep { $left } “Against” card.
       *[other] You keep { $left } “Against” cards.
    }

## The own secrets

web-tsar-goal = Your secret goal
web-tsar-covered = Your secret goal is hidden
web-tsar-cards = Your vote cards
web-tsar-card-for = For
web-tsar-card-against = Against
web-tsar-lay = Vote
web-tsar-worth =
    { $points ->
        [one] point now
       *[other] points now
    }

## What everybody knows

web-tsar-crown = Holds the crown
web-tsar-first = Starts the round
web-tsar-laid = has voted
web-tsar-votes-of-round = Votes on those banished this round
web-tsar-votes-none = Nobody has been banished yet.
web-tsar-against-count = “Against” cards: { $count }

## The vote

web-tsar-vote-title = The vote on { $courtier }
web-tsar-verdict-elected = Nobody is against: { $courtier } is the new tsar!
web-tsar-verdict-banished =
    { $courtier } must leave the palace: { $against ->
        [one] { $against } vote
       *[other] { $against } votes
    } against.
web-tsar-voted = { $seat } { $ballot }
web-tsar-votes = Votes: { $votes }.

## The end of a round

web-tsar-round-title = Round { $round } is over
web-tsar-round-tsar = { $courtier } sits on the throne.
web-tsar-round-about = All secret goals are revealed; every favourite scores for its floor.
web-tsar-chart-about = Points over time, including what each player’s secret goal was worth at each point.
web-tsar-goal-shown = Secret goal
web-tsar-column-round = Round
web-tsar-column = Round { $round }
web-tsar-column-palace = In the palace
web-tsar-next-round = To the next round
web-tsar-zero =
    Scoring nothing in the last round is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## The palace in words

web-tsar-phase-settle = settling the courtiers
web-tsar-phase-raise = the ascent
web-tsar-phase-vote = election
web-tsar-phase-over = over
web-tsar-words-round = Round { $round } of { $rounds }, { $phase }
web-tsar-words-floor = { $floor }, { $points }: { $courtiers }
web-tsar-words-nobody = nobody
web-tsar-words-favourite = { $courtier } (yours)
web-tsar-words-waiting = Waiting at the porch: { $courtiers }
web-tsar-words-banished = Banished: { $courtiers }
web-tsar-words-player =
    { $seat }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
web-tsar-words-crown = Holds the crown.
web-tsar-words-to-vote = Hasn’t voted yet.
web-tsar-words-has-voted = Has voted.
web-tsar-words-goal =
    Your favourites: { $favourites }; now { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-tsar-words-against = “Against” cards in your hand: { $count }.

## The guided first game

web-tsar-learn-welcome = The old tsar steps down
web-tsar-learn-welcome-text = Thirteen courtiers want his throne. You and three rivals push them up the palace. The game has three rounds; the most points win.
web-tsar-learn-goal = Your six favourites
web-tsar-learn-goal-text = Your secret card names six courtiers. They wear a golden wreath and a star that only you can see. Below you see what they’re worth right now.
web-tsar-learn-points = What a floor is worth
web-tsar-learn-points-text = When the round ends, every favourite scores the number on its floor: 5 for nobles, 10 for the tsar. Anyone who was banished scores nothing.
web-tsar-learn-settle = Settle a courtier
web-tsar-learn-settle-text = Click one at the porch, then a glowing floor. With a mouse, point at the floor first: the line below shows what you’d gain.
web-tsar-learn-others = Everyone has favourites
web-tsar-learn-others-text = The others settle courtiers, too, and each has six favourites of their own. Watch whom they place high: it tells you something.
web-tsar-learn-log = The log forgets nothing
web-tsar-learn-log-text = Every line says what happened. Click one, and the board shows that moment; § opens the rule.
web-tsar-learn-settle-on = Keep settling
web-tsar-learn-settle-on-text = Everyone settles three. A floor holds no more than four, and whoever is left over starts among the servants.
web-tsar-learn-raise = The ascent
web-tsar-learn-raise-text = Now players take turns raising one courtier by one floor: any courtier, not only your own. Click one that glows.
web-tsar-learn-why = Why not?
web-tsar-learn-why-text = A courtier without a glow can’t rise, because the floor above is full. Click anyway: you’ll see the reason and its rule.
web-tsar-learn-bluff = Hide your hand
web-tsar-learn-bluff-text = If you raise only your favourites, the others will notice. Raising somebody else now and then costs little and hides a lot.
web-tsar-learn-throne = One step from the throne
web-tsar-learn-throne-text = Somebody is among the nobles. One more step leads into the throne room, and then everyone votes.
web-tsar-learn-vote = The vote
web-tsar-learn-vote-text = Play one card face down. A single “Against” banishes the candidate, but that card is gone for the round. If everyone is for, the round ends.
web-tsar-learn-turned = All cards are revealed together
web-tsar-learn-turned-text = Everyone has seen who was against. The banished stand to the side with the votes next to them. A player with no “Against” left can’t stop anyone.
web-tsar-learn-round = A new round
web-tsar-learn-round-text = All goals were revealed and scored. Now everyone gets a new secret card and a full hand of votes, and the palace is empty.
web-tsar-learn-last = The last round
web-tsar-learn-last-text = One special rule: a player who scores nothing in this round gets 33 points for it. Beware of somebody whose favourites all disappear.
web-tsar-learn-end = That’s the game
web-tsar-learn-end-text = Now you know everything. Look at the result, then play again against stronger bots or with friends.
