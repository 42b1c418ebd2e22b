# The guided first season of Smuta, for two seats: steps in the order in which they come. A comment says when each may appear.

## Before the first season

# at once
web-smuta-learn-welcome = A throne worth a war
web-smuta-learn-welcome-text = It is 1605, and Boris Godunov still reigns. You lead the Moscow party, so he is your Tsar; a novice leads everyone who wants him gone. This guide stays with you for the first season.
# at the first question; points at the players
web-smuta-learn-ways = Ways to win
web-smuta-learn-ways-text = A Tsar of yours for eight seasons in a row wins, and so do 30 points, from 1607 on. Towns, fortresses and won battles bring points; a Tsar brings 6. After 1612 a Sobor decides.
# while party cards are picked
web-smuta-learn-pick = Cards of your party
web-smuta-learn-pick-text = Every year you may take cards of your choice from your own deck; with two players, two. How many you took is seen by all, which ones only by you.

## The Political phase

# at the first question of a Political phase
web-smuta-learn-phases = How a season goes
web-smuta-learn-phases-text = A die says who is first. Commanders come back, then everybody has a Political phase and after that a Military one. Politics is about towns, cards and the throne; war is about armies.
# while a roll for a town is possible; points at the prompt
web-smuta-learn-win = Win a town over
web-smuta-learn-win-text = Pay legitimacy, and a die names a town of the region: it is yours, with its points. On 1 and 2 nothing happens in most regions. Try the towns of the west. What you pay is back next season.
# while a card may be played; points at the hand
web-smuta-learn-card = Play a card
web-smuta-learn-card-text = Two cards may be played in a Political phase. “Noble hundreds” bring cavalry: give them to Basmanov in Bryansk. Others may answer a card with one of their own.
# in the Political phase
web-smuta-learn-siege = Storm and siege
web-smuta-learn-siege-text = A commander at a foreign fortress may roll for it, once in a phase: 5 or 6 takes it. Moscow, Smolensk and Novgorod need a Siege marker and a 6, and a low roll there costs you a unit.
# in the Political phase
web-smuta-learn-throne = Pretenders
web-smuta-learn-throne-text = When the throne is empty, a pretender who holds Moscow becomes Tsar. The most legitimate party may call an election of one. Guard your Tsar: cards can be aimed at him, too.
# in the Political phase, after the steps before
web-smuta-learn-end = On to war
web-smuta-learn-end-text = When you have done what you wanted, press “End the Political phase”. The other party has its Political phase then, and the Military phases follow in the same order.

## The Military phase

# while a piece is to be chosen
web-smuta-learn-war = Your armies
web-smuta-learn-war-text = In your Military phase each commander marches or recruits, once. Click Basmanov in Bryansk: his army is close to the enemy.
# while a piece acts and may recruit; points at the prompt
web-smuta-learn-recruit = March or recruit?
web-smuta-learn-recruit-text = To recruit, roll a die: that many points to buy units with. Whoever rules much of the country has a bonus for one commander. What is not spent is lost.
# while a piece may march; points at its targets
web-smuta-learn-march = March
web-smuta-learn-march-text = Armies follow the roads. Cavalry without guns goes further. Where an enemy stands, the march ends and he is attacked: Bolotnikov in Putivl has hardly anybody with him.
# while the learner is attacked, or in the Military phase
web-smuta-learn-evade = Evade
web-smuta-learn-evade-text = Whoever is attacked may try to slip away: die plus own strategic rating, less that of the attacker, and 4 is enough. A 1 always fails, a 6 always works. Who fails must fight.
# while a battle is fought, or in the Military phase
web-smuta-learn-battle = A battle
web-smuta-learn-battle-text = Die and tactical rating decide who chooses where to strike first. Each round has fire, then melee: strength and a die give the losses. After a round you may retreat. The loser is away for two seasons.

## Windows

# in a window
web-smuta-learn-window = Somebody may answer
web-smuta-learn-window-text = This is a window: all who are asked play a card or pass, at the same time and in secret. If several play one, only the first in order counts, and the others keep theirs unseen.
# in a window, after the step before; points at the window
web-smuta-learn-orders = Standing orders
web-smuta-learn-orders-text = You need not answer every time. Give a standing order, such as passing in windows of this kind, or waive the rest of the battle with one click. Nobody sees your orders.

## The next season

# when someone of the learner has gone to the track
web-smuta-learn-track = The track
web-smuta-learn-track-text = Beaten commanders wait on the track with what is left of their army, and come back in their season. Meanwhile each season puts them to the test, so they may lose units.
# in summer; points at the players
web-smuta-learn-season = On your own
web-smuta-learn-season-text = Summer is next, with a new roll for the order. Hold your towns and your Tsar, win over what your legitimacy allows, and keep cards for the windows that matter. Good luck!
