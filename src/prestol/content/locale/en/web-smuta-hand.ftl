# The hand and the piles of cards of Smuta.

web-smuta-hand-of = Card of the { $party }
web-smuta-hand-instant = Instant: does not count toward the two cards of a phase
web-smuta-hand-one-shot = One-shot: leaves the game
web-smuta-hand-count = ×{ $count }

web-smuta-hand-title = Your cards
web-smuta-hand-state =
    { $count ->
        [one] { $count } card, playable now: { $playable }
       *[other] { $count } cards, playable now: { $playable }
    }
web-smuta-hand-covered = Covered
web-smuta-hand-piles = All cards
web-smuta-hand-deck = Cards in the draw pile: { $count }
web-smuta-hand-empty = No cards.
web-smuta-hand-pile-hand = Your hand ({ $count })
web-smuta-hand-pile-picks = Chosen from your party deck ({ $count })
web-smuta-hand-pile-known = Seen in other hands ({ $count })
web-smuta-hand-pile-discards = Discard pile ({ $count })
web-smuta-hand-pile-aside = Set aside ({ $count })
web-smuta-hand-pile-gone = Out of the game ({ $count })
web-smuta-hand-named = “{ $card }”

## Ways of a card

web-smuta-hand-way-legitimacy = +2 legitimacy until the end of the year
web-smuta-hand-way-acquittal = Take off an accusation
web-smuta-hand-way-artillery = Artillery
web-smuta-hand-way-siege = A Siege marker
web-smuta-hand-way-detachment = The detachment enters
web-smuta-hand-way-cossacks = Two units of cossacks
