# Words that all games share.

## Where a component comes from

source-rulebook = from the rulebook
source-public = from public material
source-reconstruction = our reconstruction
source-own = our own

## Bots

bot-random = Random
bot-random-about = Plays any legal move, each equally likely.
bot-greedy = Greedy
bot-greedy-about = Takes points where it sees them and sends rivals to the vote.
bot-always-for = Always for
bot-always-for-about = Greedy, but votes for everybody.
bot-always-against = Always against
bot-always-against-about = Greedy, but votes against everybody as long as it can.
bot-rule-1 = Rule of thumb, first version
bot-rule-1-about = The rules of thumb of the first release, to compare with.
bot-strong-1 = Strong, first version
bot-strong-1-about = The strong player of the first release, to compare with.
bot-expert-1 = Expert, first version
bot-expert-1-about = The expert of the first release, to compare with.
bot-rule = Rule of thumb
bot-rule-about = Plays by rules of thumb, without looking ahead.
bot-search = Search
bot-search-about = Looks ahead within the budget you set: search:500 (simulations) or search:200ms.
bot-novice = Novice
bot-novice-about = Is new to the game and overlooks a lot.
bot-casual = Casual
bot-casual-about = Plays for fun: knows the simple things, and misses some.
bot-strong = Strong
bot-strong-about = Guesses what the others may hold and looks ahead.
bot-expert = Expert
bot-expert-about = Guesses more and looks further ahead; takes longer to think.

## Games against a program of the rules

program-victory = Victory!
program-defeat = Defeat.
program-behind =
    { $program } is { $points ->
        [one] { $points } point
       *[other] { $points } points
    } behind.
program-ahead =
    { $program } is { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ahead.
program-level = { $program } has just as many points.

## Why a move is refused

refusal-seat-malformed = A seat is a whole number of 0 or more, not { $seat }.
refusal-seat-unknown = There is no seat { $seat } at this table: its { $seats } seats are numbered from 0.
refusal-game-over = The game is over.
refusal-move-malformed = { $move } is not a move: a move is a tuple of whole numbers.
refusal-not-your-turn = It isn’t seat { $seat }’s turn; waiting for seat { $turn }.
refusal-already-answered = Seat { $seat } has already answered and is waiting for the others.
refusal-not-offered = You can’t play this move now.
refusal-several-other = That is not among the things you can choose from.
refusal-several-each =
    { $most ->
        [one] You can choose only one of that.
       *[other] You can choose at most { $most } of that.
    }
refusal-several-most =
    { $most ->
        [one] You can choose only one.
       *[other] You can choose at most { $most }.
    }
refusal-several-least =
    { $least ->
        [one] Choose at least one.
       *[other] Choose at least { $least }.
    }
refusal-several-budget = Together they come to more than { $budget }.
