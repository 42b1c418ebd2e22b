# The guided first game of Ivan the Terrible, for three seats: steps in the order in which they come. A comment says when each may appear.

## Before the first round

# at once
web-ivan-learn-welcome = Four decades at court
web-ivan-learn-welcome-text = You lead a boyar family under Ivan the Terrible. The game has four rounds, a decade each; the most victory points win. You play against two novices.
# at once; points at the own pad
web-ivan-learn-pad = Your pad
web-ivan-learn-pad-text = Your goods, coins, warriors, buildings and trade tokens are here. Point at anything to read what it does; on a phone, tap something that doesn’t glow.
# at once; points at the favour track
web-ivan-learn-favour = The Tsar’s favour
web-ivan-learn-favour-text = Favour breaks every tie: the player higher on this track is ahead. When you gain favour, you jump to the top.
# while one of three projects is to be kept
web-ivan-learn-keep = Keep one project
web-ivan-learn-keep-text = A project costs the goods shown on it and gives points and an effect: a building, a trade or a war. Keep the one you can pay for soonest; nobody else sees it.
# while the first warriors are placed
web-ivan-learn-muster = Your first warriors
web-ivan-learn-muster-text = Place a warrior in a city without warriors; you’ll place a second one later. Each city shows its income, which you can collect wherever you have a piece.

## Planning

# while boyars are placed
web-ivan-learn-plan = Planning
web-ivan-learn-plan-text = Players take turns sending three boyars each to the chambers of the Kremlin, one per chamber. Each chamber is a different kind of action. Choose one that glows.
# while boyars are placed; points at the assignment cards
web-ivan-learn-assignment = Where the boyar will go
web-ivan-learn-assignment-text = The card next to a chamber shows the colour of the city where the boyar goes after its action. On the card without a city the boyar stays in the Kremlin, but gets you a coin.
# while coins may be put under a boyar
web-ivan-learn-stake = Coins under a boyar
web-ivan-learn-stake-text = Coins make a boyar more important than the others in its chamber. You can only add them now. If somebody outranks you later, you get them back.
# while boyars are placed, after the first one
web-ivan-learn-plan-on = Place the others
web-ivan-learn-plan-on-text = Watch who goes where, and with how many coins. When all boyars are placed, the actions begin.

## Importance and seals

# while a boyar is to leave its chamber
web-ivan-learn-leave = Move a boyar out
web-ivan-learn-leave-text = Each turn, one of your boyars leaves its chamber and acts. You choose which one, and the order matters: importance is checked when the boyar leaves.
# while a boyar is to leave; points at the chamber with the most rivals
web-ivan-learn-importance = Who is most important?
web-ivan-learn-importance-text = The boyar with the most coins under it; the Tsar’s favour breaks ties. Only boyars still in the chamber count. The most important one loses its coins when it leaves; the others get theirs back.
# while a seal may be placed
web-ivan-learn-seal = Your seal
web-ivan-learn-seal-text = Your boyar is the most important here, so you may place one of your two seals. It adds the chamber’s bonus, and nobody else gets that bonus this round.

## The five chambers

# while the Production Chamber is acted
web-ivan-learn-income = Production Chamber
web-ivan-learn-income-text = Up to three different cities where you have a piece pay their income. Stone costs a coin each time. The bonus lets one of them pay again.
# while the Maneuver Chamber is acted
web-ivan-learn-maneuvers = Maneuver Chamber
web-ivan-learn-maneuvers-text = Twice (three times with the bonus): place a warrior where you already have a piece, or move a warrior or boyar along a waterway.
# while a trade token is to be laid on the pad
web-ivan-learn-token = A trade token
web-ivan-learn-token-text = Your move crossed a trade token: it’s yours and takes effect right away. Place it on a slot of your pad; trade projects can use it again. A covered slot loses its printed effect.
# while the Project Chamber is acted
web-ivan-learn-projects = Project Chamber
web-ivan-learn-projects-text = Twice (three times with the bonus): take a project, or complete one from your hand. You score its points first, then its effect happens.
# while the Exchange Chamber is acted
web-ivan-learn-exchange = Exchange Chamber
web-ivan-learn-exchange-text = Swap any two goods or coins for any one, as often as you like, and take a foreign good for free. The bonus is one more foreign good.
# while the Reward Chamber is acted
web-ivan-learn-rewards = Reward Chamber
web-ivan-learn-rewards-text = Take a title or an estate. Titles score after rounds 2 and 4; an estate is a free action in every round. The bonus is one more estate.

## Nested effects, free actions and the end of a turn

# while an effect is open inside another
web-ivan-learn-left = One thing leads to another
web-ivan-learn-left-text = An effect may trigger a second one, and that a third. The line above the board shows what is left of this action.
# in the own turn, while a free action is possible
web-ivan-learn-free = Free actions
web-ivan-learn-free-text = At any point in your own turn you can sell goods for coins, use an estate, or swap two trade tokens for a project, even in the middle of an action. Look for the buttons next to your pad.
# while the boyar is to enter a city
web-ivan-learn-enter = Into the city
web-ivan-learn-enter-text = Now the boyar goes to a city of its card’s colour. It counts as two influence there until the round ends, and gives you presence.
# while only the end of the turn and free actions are left
web-ivan-learn-turn = End your turn
web-ivan-learn-turn-text = You can still take free actions, for example to place a warrior next to the boyar that has just arrived. When you’re done, end your turn.
# while a boyar is to leave, after the first one
web-ivan-learn-act-on = And the next boyar
web-ivan-learn-act-on-text = Each of your boyars acts once per round. You may become the most important in a chamber when a rival leaves it, so it can pay to wait.

## End of a round and scoring

# when the region rewards are given for the first time
web-ivan-learn-regions = Region by region
web-ivan-learn-regions-text = East, South, West, North: warriors count one, boyars and buildings two. The player with the most influence takes one of the two rewards, the second player takes the other.
# in round 2
web-ivan-learn-round = The next decade
web-ivan-learn-round-text = Your boyars and seals are back, used estates are ready again, titles and estates are new, and the cards next to the chambers have changed. The player after the one lowest in favour starts.
# in round 2; points at the marks on the VP track
web-ivan-learn-tokens = First to ten
web-ivan-learn-tokens-text = There’s a token at 10, 20 and 30 points: the first player to get there gains the Tsar’s favour. Tokens left after this round are removed.
# in round 3
web-ivan-learn-scoring = The first scoring
web-ivan-learn-scoring-text = Titles have scored, and so have the most warriors in the Field of War and the highest favour: four points for first place, two for second. It will happen once more.
# in round 4
web-ivan-learn-last = The last decade
web-ivan-learn-last-text = Complete what you can. At the very end, two foreign goods are worth a point, then any three goods or coins left. Cards in your hand are worth nothing.
# when the game is over
web-ivan-learn-end = That’s the whole game
web-ivan-learn-end-text = See where the points came from, then play against stronger families or with friends.
