# The guided first game of Rurik, for two seats: steps in the order in which they come. A comment says when each may appear.

## Before the first round

# at once
web-rurik-learn-welcome = An empty throne
web-rurik-learn-welcome-text = Prince Vladimir is dead, and his heirs fight for Kiev. The game has four rounds; the most victory points win. You play against one novice, and this guide stays for the first round.
# while a leader is to be chosen
web-rurik-learn-leader = Your leader
web-rurik-learn-leader-text = A leader stands on the map like a troop and can do one special thing, as its card says. Agatha is easy to play: when she moves, troops come along for nothing.
# while one of two agendas is to be kept
web-rurik-learn-agenda = A secret agenda
web-rurik-learn-agenda-text = At the end it brings 2 points if nobody has more of what it counts than you. Keep one of the two; nobody else sees which.
# while the first troops are placed
web-rurik-learn-deploy = Your first troops
web-rurik-learn-deploy-text = In turn, everyone places three troops, one at a time. Regions side by side are good: troops can help each other, and buildings score when they stand in neighbouring regions.
# while the leader is placed; points at the own regions
web-rurik-learn-settle = Where the leader stands
web-rurik-learn-settle-text = The leader joins one of your troops and counts as one more there. Two of yours against one rebel: that is enough to rule a region.

## Strategy

# at the first advisor; points at the own regions
web-rurik-learn-rule = Who rules?
web-rurik-learn-rule-text = You rule a region where you are stronger than every other player and than the rebels there; point at one to see the sums. Rule makes taxing and building cheaper, and scores.
# while the first advisor is placed; points at the banners
web-rurik-learn-place = An advisor for each action
web-rurik-learn-place-text = Pick an advisor, then a banner. Higher numbers stand higher and get more points for the action, but small numbers act first. Muster, Move and Tax are a good beginning.
# while the other advisors are placed
web-rurik-learn-bribe = Place the others
web-rurik-learn-bribe-text = Coins laid beside an advisor raise its influence, and weaker ones slide down, yours too. On a tie, whoever was there first stays above. Place all four.

## Actions

# while an advisor is to act
web-rurik-learn-act = Now they act
web-rurik-learn-act-text = Each turn your advisor with the smallest number comes back and gives you the points of its space. You may skip an action for a coin instead.
# while troops are mustered
web-rurik-learn-muster = Muster
web-rurik-learn-muster-text = Each point puts one troop from your supply into a region where you already have somebody.
# while figures move
web-rurik-learn-move = Move
web-rurik-learn-move-text = Each point takes one figure to a neighbouring region. Click a region of yours, then where to go. Nobody has to be left behind, and nobody stops you.
# while a target of an attack is chosen
web-rurik-learn-attack = Attack
web-rurik-learn-attack-text = A rebel is defeated without risk and leaves a reward. Attack a player, and you rise on the war track, but turn up cards: a loss symbol costs you a figure.
# while tax or build points are left
web-rurik-learn-work = Tax and build
web-rurik-learn-work-text = A good or a building costs 1 point where you rule and 2 where you only stand. The points last until the end of your turn, so you can spend them as you like.
# while scheme cards are looked at
web-rurik-learn-schemes = Scheme cards
web-rurik-learn-schemes-text = You keep one of these cards and may play it on any later turn. The others go back on top of the deck, so you know what comes next.
# in the own turn, while an additional action is possible
web-rurik-learn-more = Something on top
web-rurik-learn-more-text = Before or after the action you may also play a scheme card, accomplish a deed and convert goods, each once per turn.

## The claim phase

# when the first claim phase has come; points at the claim tracks
web-rurik-learn-claim = Your claims
web-rurik-learn-claim-text = At the end of each round your markers rise: regions you rule, connected regions with your buildings, goods on your boat. They never fall, and at the end they count most.
# while a deed is taken
web-rurik-learn-deed = A deed
web-rurik-learn-deed-text = Everyone takes a deed. It brings points once you meet what it asks for, on any turn of a later round. Take one that suits what you already have.
# in round 2
web-rurik-learn-round = On your own
web-rurik-learn-round-text = The goods are back, and the next round begins as the first did. In rounds 3 and 4 another advisor joins you. Your coins stay with you: spend them where a banner matters. Good luck!
