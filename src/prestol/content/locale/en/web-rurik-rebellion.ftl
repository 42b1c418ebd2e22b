# Words about the Rebellion of Rurik in the browser.

web-rurik-rebellion-difficulty = Difficulty: { $mat }
web-rurik-rebellion-mat =
    { $difficulty ->
        [1] Easy
        [2] Medium
        [3] Hard
       *[4] Very hard
    }
web-rurik-rebellion-priority = Its priority now:
web-rurik-rebellion-points = Points so far: { $count }
web-rurik-rebellion-priorities = Its aims
web-rurik-rebellion-cell-open = { $bonus } (unlocked)
web-rurik-rebellion-cell-locked = { $bonus } (locked by a coin)
web-rurik-rebellion-order = Order of regions
web-rurik-rebellion-order-about = Wherever it has to choose, it takes the first region in this order. The order changes with each of its turns.
web-rurik-rebellion-next = Its advisors, in the order of their turns
web-rurik-rebellion-hand = Still in its hand: { $numbers }
web-rurik-rebellion-done = This round
web-rurik-rebellion-idle = It has not acted yet this round.
web-rurik-rebellion-places = Advisor { $number }: { $action }
web-rurik-rebellion-acts = { $action } with advisor { $number }
web-rurik-rebellion-claims = Claim phase
web-rurik-rebellion-more = Its mat and its card
