# What the components of Smuta are and do; cards have their own file.

## Cards

smuta-card_does-other = This card has been changed in the content of this table.
smuta-line-instant = Instant: does not count toward the two cards of a phase.
smuta-line-one-shot = One-shot: leaves the game.

## Persons and detachments

smuta-line-ratings = tactical { $tactical }, strategic { $strategic }
smuta-line-rank = legitimacy { $legitimacy }, administration { $administration }
smuta-line-start = on the map from the start
smuta-line-date = enters from { $season_low } { $year } on
smuta-line-card = comes by a card
smuta-line-starts-with = begins with { $units }
smuta-line-units = { $n } × { $what }
smuta-line-unit = { $unit_low }
smuta-line-cossacks = cossacks
smuta-line-army =
    { $n ->
        [one] an army of { $n } unit
       *[other] an army of up to { $n } units
    }
smuta-line-bonus-tactical = +{ $n } to the tactical rating of the army’s commander
smuta-line-bonus-strategic = +{ $n } to the strategic rating of the army’s commander
smuta-line-bonus-recruit = +{ $n } to the recruiting rolls of the army’s commander
smuta-line-no-pretender = cannot become a pretender
smuta-join-comma = { $first }, { $last }
smuta-amount-nothing = nothing

## Units

smuta-line-cavalry = cavalry, fire { $fire }, melee { $melee }
smuta-line-foot = on foot, fire { $fire }, melee { $melee }
smuta-line-price =
    { $n ->
        [0] cannot be bought
       *[other] costs { $n }
    }
smuta-line-slow = the army has no three-point move
smuta-line-die = +{ $n } to the melee die, once for a force
smuta-line-disgrace = −{ $n } legitimacy of the commander for each one

## Points and tables

smuta-line-kind-town = town
smuta-line-kind-fortress = fortress
smuta-line-kind-powerful_fortress = powerful fortress
smuta-line-kind-poland = point of Poland
smuta-line-vp =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
smuta-line-legitimacy = +{ $n } legitimacy
smuta-line-swedes = +{ $n } to the recruiting rolls of Swedes
smuta-line-cost = costs { $n } legitimacy
