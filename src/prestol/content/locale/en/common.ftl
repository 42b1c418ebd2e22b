# Words that all games share.

## Languages

language-en = English
language-ru = Russian

## Where a component comes from

source-rulebook = from the rulebook
source-public = from public material
source-reconstruction = our reconstruction

## Table options

option-yes = yes
option-no = no

## Bots

bot-random = Random
bot-random-about = Plays any legal move, each equally likely.
bot-rule = Rule of thumb
bot-rule-about = Plays by rules of thumb, without looking ahead.
bot-novice = Novice
bot-novice-about = Knows the rules of thumb but slips often.
bot-casual = Casual
bot-casual-about = Looks ahead a little before each move.
bot-strong = Strong
bot-strong-about = Weighs many possible hands of the others and looks well ahead.
bot-expert = Expert
bot-expert-about = Thinks longest of all and draws conclusions from every vote.

## Why a move is refused

refusal-seat-malformed = A seat is a whole number from 0, not { $seat }.
refusal-seat-unknown = There is no seat { $seat } at this table: its { $seats } seats are numbered from 0.
refusal-game-over = The game is over.
refusal-move-malformed = { $move } is not a move: a move is a tuple of whole numbers.
refusal-not-your-turn = It is not the turn of seat { $seat }; seat { $turn } decides now.
refusal-already-answered = Seat { $seat } has already decided and waits for the others.
refusal-not-offered = This move is not among those that may be played now.
