# The guided first game of Ivan the Terrible, for three seats: steps in the order in which they come. A comment says when each may appear.

## Before the first round

# at once
web-ivan-learn-welcome = Four decades at court
web-ivan-learn-welcome-text = You lead a boyar family under Ivan the Terrible. Four rounds, a decade each; whoever has the most victory points at the end wins. Two novices play against you.
# at once; points at the own pad
web-ivan-learn-pad = Your pad
web-ivan-learn-pad-text = Goods, coins, warriors, buildings and trade tokens lie here. Point at anything to read in words what it does; on a phone, touch what does not glow.
# at once; points at the favour track
web-ivan-learn-favour = The Tsar’s favour
web-ivan-learn-favour-text = Whenever two players are equal at anything, the one higher on this track is ahead. Who gains favour jumps to the top.
# while one of three projects is to be kept
web-ivan-learn-keep = Keep one project
web-ivan-learn-keep-text = A project costs the goods on its left and brings points and an effect: a building, a trade or a war. Keep the one you can pay for soonest; nobody else sees it.
# while the first warriors are placed
web-ivan-learn-muster = Your first warriors
web-ivan-learn-muster-text = Place a warrior in a city without warriors, and later a second one. Each city shows its income; you will collect it where you have a piece.

## Planning

# while boyars are placed
web-ivan-learn-plan = Planning
web-ivan-learn-plan-text = In turn, everybody sends three boyars to the chambers of the Kremlin, one to a chamber. Each chamber is a different kind of action. Choose one that glows.
# while boyars are placed; points at the assignment cards
web-ivan-learn-assignment = Where the boyar will go
web-ivan-learn-assignment-text = The card beside a chamber names the colour of the city where the boyar goes after its action. On the card without a city it stays in the Kremlin, but brings a coin.
# while coins may be put under a boyar
web-ivan-learn-stake = Coins under a boyar
web-ivan-learn-stake-text = Coins make a boyar more important than the others in its chamber. You can put them there only now. If somebody outranks you later, you get them back.
# while boyars are placed, after the first one
web-ivan-learn-plan-on = Place the others
web-ivan-learn-plan-on-text = Watch who goes where, and with how many coins. When all boyars are placed, the actions begin.

## Importance and seals

# while a boyar is to leave its chamber
web-ivan-learn-leave = Lead a boyar out
web-ivan-learn-leave-text = On each turn one of your boyars leaves its chamber and acts. You choose which one, and the order matters: importance is judged at the moment of leaving.
# while a boyar is to leave; points at the chamber with the most rivals
web-ivan-learn-importance = Who is most important?
web-ivan-learn-importance-text = Most coins beneath, and among equals the Tsar’s favour. Only boyars still in the chamber count. The most important one loses its coins when it leaves; the others get theirs back.
# while a seal may be placed
web-ivan-learn-seal = Your seal
web-ivan-learn-seal-text = Your boyar is the most important here, so you may place one of your two seals. It adds the chamber’s bonus, and nobody else gets that bonus this round.

## The five chambers

# while the Production Chamber is acted
web-ivan-learn-income = Production Chamber
web-ivan-learn-income-text = Up to three different cities with a piece of yours pay their income. Stone costs a coin each time. The bonus lets one of them pay again.
# while the Maneuver Chamber is acted
web-ivan-learn-maneuvers = Maneuver Chamber
web-ivan-learn-maneuvers-text = Twice, with the bonus three times: place a warrior where you already have a piece, or move a warrior or boyar along a waterway.
# while a trade token is to be laid on the pad
web-ivan-learn-token = A trade token
web-ivan-learn-token-text = Your move crossed a trade token: it is yours and works at once. Lay it on a slot of your pad; trade projects can work it again. A slot that is covered hides its printed effect.
# while the Project Chamber is acted
web-ivan-learn-projects = Project Chamber
web-ivan-learn-projects-text = Twice, with the bonus three times: take a project, or complete one from your hand. Points come first, then the effect of its type.
# while the Exchange Chamber is acted
web-ivan-learn-exchange = Exchange Chamber
web-ivan-learn-exchange-text = Any two goods or coins for any one, as often as you like, and a foreign good for nothing. The bonus is one more foreign good.
# while the Reward Chamber is acted
web-ivan-learn-rewards = Reward Chamber
web-ivan-learn-rewards-text = Take a title or an estate. Titles score after rounds 2 and 4; an estate is a free action in every round. The bonus is an estate more.

## Nested effects, free actions and the end of a turn

# while an effect is open inside another
web-ivan-learn-left = One thing leads to another
web-ivan-learn-left-text = An effect may set off a second one, and that a third. The line above the board tells what of this action is still to be done.
# in the own turn, while a free action is possible
web-ivan-learn-free = Free actions
web-ivan-learn-free-text = At any moment of your own turn you may sell goods for coins, use an estate, or give two trade tokens for a project, even in the middle of an action. Look at the buttons beside your pad.
# while the boyar is to enter a city
web-ivan-learn-enter = Into the city
web-ivan-learn-enter-text = Now the boyar goes to a city of its card’s colour. There it counts as two influence until the round ends, and gives you presence.
# while only the end of the turn and free actions are left
web-ivan-learn-turn = End your turn
web-ivan-learn-turn-text = Free actions are still open, for instance a warrior beside the boyar that has just arrived. When you are done, end the turn.
# while a boyar is to leave, after the first one
web-ivan-learn-act-on = And the next boyar
web-ivan-learn-act-on-text = Each of your boyars acts once in a round. A chamber can become yours when a rival has left it, so it may pay to wait.

## End of a round and scoring

# when the region rewards are given for the first time
web-ivan-learn-regions = Region by region
web-ivan-learn-regions-text = East, South, West, North: warriors count one, boyars and buildings two. Whoever has most influence takes one of the two rewards, the second the other one.
# in round 2
web-ivan-learn-round = The next decade
web-ivan-learn-round-text = Boyars and seals are back with you, used estates are fresh, titles and estates are new, and the cards beside the chambers have changed. The player after the one lowest in favour begins.
# in round 2; points at the marks on the VP track
web-ivan-learn-tokens = First to ten
web-ivan-learn-tokens-text = At 10, 20 and 30 points lies a token: the first to get there gains the Tsar’s favour. After this round those that are left go away.
# in round 3
web-ivan-learn-scoring = The first scoring
web-ivan-learn-scoring-text = Titles have paid, and so have the most warriors in the Field of War and the highest favour: four points for the first, two for the second. It will happen once more.
# in round 4
web-ivan-learn-last = The last decade
web-ivan-learn-last-text = Complete what you can. At the very end two foreign goods make a point, then any three goods or coins left. What stays in your hand is worth nothing.
# when the game is over
web-ivan-learn-end = That is the whole game
web-ivan-learn-end-text = Look at where the points came from, and then play against stronger families or with friends.
