# Words of the board of Rurik in the browser.

## Parts of the board

web-rurik-map = The map of Rus
web-rurik-strategy = The strategy board
web-rurik-tracks = Claim tracks
web-rurik-deed-row = Deeds
web-rurik-deed-deck = (in the deck: { $count })
web-rurik-parts = Parts of the board
web-rurik-part-map = Map
web-rurik-part-strategy = Banners
web-rurik-part-claims = Claims
web-rurik-part-mine = Mine
web-rurik-part-open = you can act here

## Regions

web-rurik-sea-north = Varangian Sea
web-rurik-sea-south = Rus Sea
web-rurik-not-in-play = Not in play with so few players
web-rurik-yielded = { $good }: already taken this round
web-rurik-ruled = { $side } rules here
web-rurik-ruled-by-nobody = Nobody rules here
web-rurik-strength = { $side }: strength { $strength } ({ $parts })
web-rurik-others-strength =
    { $who ->
        [neutral] Neutral troops: strength { $strength }
       *[rebel] Rebels: strength { $strength }
    }
web-rurik-troops =
    { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
web-rurik-the-leader = the leader
web-rurik-the-stronghold = the stronghold
web-rurik-the-rebel = the rebel
web-rurik-building = { $building } of { $side }
web-rurik-rebel = A rebel; whoever defeats it gains { $reward }
web-rurik-rebel-unseen = A rebel with an unknown reward
web-rurik-neutrals = Neutral troops: { $count }

## Deeds and agendas

web-rurik-missing = Still missing: { $things }.
web-rurik-can-do = Can be accomplished now.
web-rurik-metric =
    { $metric ->
        [deeds_done] Most deeds
        [fur_honey_total] Most fur and honey
        [defeated_rebels] Most defeated rebels
        [war_track] Highest on the war track
        [goods_total] Most goods
        [buildings_in_ruled_regions] Most buildings in regions you rule
        [coins] Most coins
        [occupied_regions] Most regions with your figures
        [track-build] Highest on the build track
        [track-trade] Highest on the trade track
       *[track-rule] Highest on the rule track
    }
web-rurik-has = { $side } { $count }

## What a question offers

web-rurik-offer-leader = Leaders
web-rurik-offer-agenda = Agendas
web-rurik-offer-advisor = Your advisors
web-rurik-offer-deck = Scheme decks
web-rurik-offer-good = Goods
web-rurik-offer-scheme = Scheme cards
web-rurik-offer-deed = Deeds
web-rurik-offer-conversion = Conversions
web-rurik-offer-push = Ability
web-rurik-deck =
    { $deck ->
        [left] Left deck: { $count }
       *[right] Right deck: { $count }
    }
web-rurik-known-top = You know what lies on top: { $cards }
web-rurik-push = Push a figure out

## What a move would bring

web-rurik-would-rule = You’d rule { $region_at } then
web-rurik-would-rule-other = { $side } would rule { $region_at } then
web-rurik-would-lose-rule = You’d no longer rule { $region_at }
web-rurik-would-end-rule = { $side } would no longer rule { $region_at }
web-rurik-would-count =
    { $track_what }: { $before } → { $after }, worth { $points ->
        [0] no points yet
        [one] { $points } point
       *[other] { $points } points
    } at the next claims
web-rurik-would-no-check = No loss check
web-rurik-would-check =
    { $cards ->
        [one] Loss check of { $cards } card: a risk of { $percent } %
       *[other] Loss check of { $cards } cards: a risk of { $percent } %
    }
web-rurik-would-lose-figure = { $side } loses { $figure_acc }
web-rurik-would-war = War track: { $before } → { $after }
web-rurik-would-steal = Boris takes a coin as well
web-rurik-would-gain = You gain { $things }
web-rurik-would-draw = The reward is still unknown
web-rurik-would-tax =
    { $coin ->
        [yes] Brings { $count } { $good_acc } and a coin
       *[no] Brings { $count } { $good_acc }
    }; costs { $price ->
        [one] { $price } tax point
       *[other] { $price } tax points
    }, { $left } left
web-rurik-would-dock =
    { $count ->
        [one] The boat is full: it goes to the dock
       *[other] The boat is full: { $count } go to the dock
    }
web-rurik-would-build =
    Costs { $price ->
        [one] { $price } build point
       *[other] { $price } build points
    }, { $left } left
web-rurik-would-drive-out = The church drives out: { $who }
web-rurik-would-market = Taxing here will bring one more good or a coin
web-rurik-would-stronghold = Counts as a troop for ruling here; attackers turn up one more card
web-rurik-a-rebel = the rebel
web-rurik-a-neutral = a neutral troop
web-rurik-a-troop-of = a troop of { $side }
web-rurik-would-pay-pushed = { $side } gains a coin for it
web-rurik-would-score =
    { $points ->
        [one] { $points } point at the end
       *[other] { $points } points at the end
    }
web-rurik-would-coins = Your coins: { $before } → { $after }

## Moves of two clicks

web-rurik-choose-first = { $name }: click to choose what to do.
web-rurik-choose-banner = Now choose a banner.
web-rurik-choose-target = Now choose where to go.
web-rurik-figure-of = { $side }: { $figure }
web-rurik-bribe = Bribe:
web-rurik-bribe-about = Bribe: { $count } of at most { $most }
web-rurik-bribe-fewer = One coin fewer
web-rurik-bribe-more = One coin more
web-rurik-bribe-most = at most { $count }
web-rurik-call-rebel = The rebel
web-rurik-call-neutral = A neutral troop
web-rurik-call-tax = Tax
web-rurik-call-tax-good = Tax, and a good from the market
web-rurik-call-tax-coin = Tax, and a coin from the market

## Questions

web-rurik-ask-act = Act or skip; additional actions may come first.
web-rurik-ask-end = Anything more, or end the turn?
web-rurik-ask-deploy = Place a troop in any region that the Rebellion has not seized.
web-rurik-left =
    { $ask ->
        [deploy] { $left ->
            [one] { $left } more to place.
           *[other] { $left } more to place.
        }
       *[other] { $left ->
            [one] { $left } point left.
           *[other] { $left } points left.
        }
    }
web-rurik-check-cards =
    { $count ->
        [one] { $count } card is turned up.
       *[other] { $count } cards are turned up.
    }
web-rurik-points-left =
    { $tax ->
        [0] Build points: { $build }.
       *[other] { $build ->
            [0] Tax points: { $tax }.
           *[other] Tax points: { $tax }, build points: { $build }.
        }
    }

## The own things

web-rurik-goods = Coins and goods
web-rurik-boat = The boat
web-rurik-good =
    { $dock ->
        [0] { $name }: { $count }, spaces on the boat: { $spaces }
       *[other] { $name }: { $count }, spaces on the boat: { $spaces }, on the dock: { $dock }
    }
web-rurik-supply = In supply
web-rurik-supply-coin = Coins: { $count }
web-rurik-supply-troop = Troops in supply: { $count }
web-rurik-supply-church = Churches in supply: { $count }
web-rurik-supply-market = Markets in supply: { $count }
web-rurik-supply-stronghold = Strongholds in supply: { $count }
web-rurik-supply-advisors = Advisors in hand: { $numbers }
web-rurik-tax-points = Tax points: { $count }
web-rurik-build-points = Build points: { $count }
web-rurik-schemes = Your scheme cards
web-rurik-no-schemes = None.
web-rurik-agenda = Agenda
web-rurik-own-deeds = Deeds before you
web-rurik-deeds-done = Deeds accomplished: { $count }
web-rurik-covered = Your scheme cards and your agenda are hidden
web-rurik-ours = Our reconstruction: the printed one isn’t known.

## What everybody knows

web-rurik-first = First-player token
web-rurik-on-boat = Goods on the boat: { $count }, in all: { $total }
web-rurik-holding-schemes = Scheme cards in hand: { $count }
web-rurik-holding-deeds = Deeds to accomplish: { $count }
web-rurik-holding-deeds-done = Deeds accomplished: { $count }
web-rurik-holding-rebels = Rebels defeated: { $count }

## The log

web-rurik-log-stands = Points after round { $round }: { $list }.
web-rurik-log-income = Income: { $list }.
web-rurik-log-card-turned = Turned up in the loss check: { $list }.
web-rurik-log-neutral-laid = Neutral troops stand in: { $list }.
web-rurik-log-looked-at = { $seat } sees: { $list }.

## The strategy board

web-rurik-banner =
    { $action ->
        [muster] Muster
        [move] Move
        [attack] Attack
        [tax] Tax
        [build] Build
       *[scheme] Scheme
    }
web-rurik-stands =
    { $bribe ->
        [0] { $side }, advisor { $number }
       *[other] { $side }, advisor { $number } with a bribe of { $bribe } (influence { $influence })
    }
web-rurik-space = Space { $row }, { $points }: { $who }
web-rurik-space-free = free
web-rurik-looks = a look at { $count } scheme cards
web-rurik-lands = Space { $row }: { $points }
web-rurik-pushed = Down to space { $row }: advisor { $number } of { $side } ({ $points })

## Tracks

web-rurik-track-side =
    { $side }: { $track_what } { $value }, marker at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-rurik-track-rises =
    now it would rise to { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-rurik-track-next =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $missing } more
web-rurik-track-next-with = { $points } points for { $least } with these among them: { $names }
web-rurik-war-side = { $side }: space { $space }

## Deeds

web-rurik-ready = you can do it
web-rurik-missing-short = missing: { $things }
web-rurik-no-deeds = No deeds are left.

## The claim phase

web-rurik-claim-title = Claims after round { $round }
web-rurik-claim-about = Markers go up to the row that the position reaches; they never come down.
web-rurik-claimed =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-rurik-claimed-why = { $track_what }: { $value }
web-rurik-stays = stays at { $points }
web-rurik-income = Income
web-rurik-income-coins = Coins: { $coins }
web-rurik-go-on = Continue

## The end

web-rurik-end-title = The end of the game
web-rurik-end-about = Claim tracks, war, agendas and deeds are added up.
web-rurik-end-wins =
    { $side } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-rurik-end-share = A shared victory: { $sides }.
web-rurik-column-tracks = Claims
web-rurik-column-coins = Coins and dock
web-rurik-agenda-achieved = achieved
web-rurik-agenda-missed = not achieved
web-rurik-chart = Points by source
web-rurik-end-agendas = Agendas
web-rurik-end-deeds = Deeds accomplished

## The board in words

web-rurik-words-round = Round { $round } of { $rounds }
web-rurik-words-first = The first-player token is with { $side }.
