# Words of Smuta. What happens stands in smuta-events.ftl, names in smuta-names.ftl and beside it, cards in smuta-cards.ftl.

smuta-name = Smuta: The Time of Troubles 1605–1612
smuta-tagline = Raise armies, win towns over, name a pretender, and seat your Tsar in Moscow.

## Moves, as a button says them

smuta-move-pass = Pass
smuta-move-play = Play “{ $card_kind }”
smuta-move-done = Done
smuta-move-kind = Take a unit of { $unit_kind_low }
smuta-move-place = Place { $figure } at { $point }
smuta-move-join = Send { $figure } to { $figure2 }
smuta-move-leave = Release { $figure }
smuta-move-pick = Take “{ $card_kind }”
smuta-move-throw =
    { $count ->
        [0] Keep all cards
       *[other] Throw away { $card_kind_list }
    }
smuta-move-win = Roll on the table “{ $legitimacy_table }”
smuta-move-town = Choose { $point }
smuta-move-claim = Take control of the towns under your pieces
smuta-move-lay = Lay the Siege marker of { $figure }
smuta-move-storm = Roll for the fortress with { $figure }
smuta-move-call = Call the election of a pretender
smuta-move-name = Name { $figure } a pretender
smuta-move-proclaim = Proclaim { $figure } Tsar
smuta-move-send = Move { $figure } elsewhere
smuta-move-home = Take the Tsar back to the throne
smuta-move-campaign = The Tsar marches with { $figure }
smuta-move-bring = Bring { $good_acc }
smuta-move-take = Act with { $figure }
smuta-move-go = Go to { $point }
smuta-move-step = Step to { $point } and go on
smuta-move-group = { $figure } leads { $figure2 }
smuta-move-part = Split the grouping
smuta-move-come-out = Come out of the fortress
smuta-move-sortie = Make a sortie
smuta-move-recruit = Recruit
smuta-move-resource = Give the resource to { $figure }
smuta-move-buy = Raise { $good_acc }
smuta-move-lead = Let { $figure } command
smuta-move-stand = Fight
smuta-move-evade = Try to evade
smuta-move-refuge = Take refuge in the fortress
smuta-move-concede = Concede the battle
smuta-move-strike-first = Strike first: { $battle_phase }
smuta-move-fight-on = Fight on
smuta-move-retreat = Retreat
smuta-move-lose = Lose a unit of { $unit_kind_low } of { $figure }
smuta-move-lose-detachment = Lose { $figure }
smuta-move-shelter = Take { $figure } into the fortress
smuta-move-to-track = Go to the track
smuta-move-way =
    { $number ->
        [0] The first way to play it
        [8] The second way to play it
        [1] The first effect
        [2] The second effect
       *[other] Effect { $number }
    }
smuta-move-aim = Target: { $figure }
smuta-move-aim-at = Target: { $point }
smuta-move-aim-party = Target: { $party }
smuta-move-exchange =
    { $count ->
        [0] Exchange nothing
       *[other] Exchange { $card_kind_list }
    }
smuta-move-trade = Exchange cards
smuta-move-waive = Pass for the rest of this battle

## Questions

smuta-ask-arrive = Who comes to the map, and where?
smuta-wait-arrive = { $seat } is bringing in commanders.
smuta-ask-enter = Where does the piece enter?
smuta-wait-enter = { $seat } is choosing a place.
smuta-ask-cossacks = Are these cossacks mounted or on foot?
smuta-wait-cossacks = { $seat } is choosing cossacks.
smuta-ask-pick = Take a card from your party deck, or none.
smuta-wait-pick = Still choosing party cards: { $seat }.
smuta-ask-throw = Which cards do you throw away?
smuta-wait-throw = { $seat } may throw away cards.
smuta-ask-politics = What do you do in your Political phase?
smuta-wait-politics = { $seat } is in the Political phase.
smuta-ask-pick-town = The die names two points. Which one do you take?
smuta-wait-pick-town = { $seat } is choosing a point.
smuta-ask-name-pretender = Whom do you name as pretender?
smuta-wait-name-pretender = { $seat } may name a pretender.
smuta-ask-house-pretender = Which army does the pretender join?
smuta-wait-house-pretender = { $seat } is choosing an army for the pretender.
smuta-ask-send-to = Where does the personage go?
smuta-wait-send-to = { $seat } is moving a personage.
smuta-ask-set-out = The Tsar is with the army. Where does it march?
smuta-wait-set-out = { $seat } is setting out with the Tsar.
smuta-ask-ordnance = What does the Tsar bring to the army?
smuta-wait-ordnance = { $seat } is choosing what the Tsar brings.
smuta-ask-stand-aside = Where does the commander go?
smuta-wait-stand-aside = { $seat } is choosing where a commander goes.
smuta-ask-war = Which piece acts next?
smuta-wait-war = { $seat } is in the Military phase.
smuta-ask-piece = What does this piece do?
smuta-wait-piece = { $seat } is moving a piece.
smuta-ask-march-on = Go on, or stop here?
smuta-wait-march-on = { $seat } may march on.
smuta-ask-regroup = Regroup where the move has ended, or leave it.
smuta-wait-regroup = { $seat } may regroup.
smuta-ask-resource = Who gets the administrative resource?
smuta-wait-resource = { $seat } is giving out the administrative resource.
smuta-ask-recruiting = Play a card before the recruiting die, or roll.
smuta-wait-recruiting = { $seat } is about to recruit.
smuta-ask-buy = What do you raise?
smuta-wait-buy = { $seat } is recruiting.
smuta-ask-lead = Who commands in this battle?
smuta-wait-lead = { $seat } is choosing who commands.
smuta-ask-attacked = You are attacked. What do you do?
smuta-wait-attacked = { $seat } is under attack.
smuta-ask-concession = Fight, or concede the battle?
smuta-wait-concession = { $seat } is deciding whether to fight.
smuta-ask-evade-to = Where do you go?
smuta-wait-evade-to = { $seat } is choosing where to evade.
smuta-ask-withdraw-to = Where does the beaten force go?
smuta-wait-withdraw-to = { $seat } is choosing where the beaten force goes.
smuta-ask-shelter = Take a piece into the fortress, or go to the track?
smuta-wait-shelter = { $seat } may take refuge.
smuta-ask-strike-first = In which phase do you strike first?
smuta-wait-strike-first = { $seat } is choosing where to strike first.
smuta-ask-retreat = Fight another round, or retreat?
smuta-wait-retreat = { $seat } may retreat.
smuta-ask-lose = Which unit is lost?
smuta-wait-lose = { $seat } is choosing a loss.
smuta-ask-window = Do you play a card?
smuta-wait-window = Waiting for an answer: { $seat }.
smuta-ask-name = Who or what do you choose?
smuta-wait-name = { $seat } is naming a target.
smuta-ask-exchange = Which two cards do you give for a new one?
smuta-wait-exchange = { $seat } is exchanging cards.
smuta-ask-free-roll = On which table do you roll?
smuta-wait-free-roll = { $seat } is choosing a table.
smuta-ask-free = Who is cleared of the accusation?
smuta-wait-free = { $seat } is choosing who is cleared.
smuta-ask-attach = Which army does the personage join?
smuta-wait-attach = { $seat } is choosing an army.
smuta-ask-unit = Which unit comes first?
smuta-wait-unit = { $seat } is choosing units.

## Refusals

smuta-refusal-no-such-move = There is no such move.
smuta-refusal-not-asked = That isn’t what you’re asked to do now.
smuta-refusal-piece-used = This piece has already moved or recruited in this phase.
smuta-refusal-cannot-act-alone = This detachment can’t leave its army now.
smuta-refusal-cannot-recruit = This piece can’t recruit now.
smuta-refusal-nobody-before-the-walls = There is no enemy before the fortress to attack.
smuta-refusal-not-inside = This army isn’t inside a fortress, or it can’t leave it.
smuta-refusal-cannot-regroup = These pieces can’t regroup like that here and now.
smuta-refusal-besieged = A besieged army can only make a sortie.
smuta-refusal-cannot-march = This piece can’t march: part the grouping first, or see whom it would leave behind.
smuta-refusal-poland-closed = Poland is closed to all but the Polish party.
smuta-refusal-too-far =
    { $points ->
        [one] This is too far, or an enemy is in the way: you have { $points } point of movement.
       *[other] This is too far, or an enemy is in the way: you have { $points } points of movement.
    }
smuta-refusal-point-full = A point holds two of your pieces at most.
smuta-refusal-go-at-once = Go there at once: no enemy can be met from there.
smuta-refusal-not-for-sale = Such units can’t be recruited, only won by cards.
smuta-refusal-not-on-his-card = This commander may not recruit that.
smuta-refusal-too-dear = This costs { $cost }, and you have { $points } left.
smuta-refusal-not-raised-here = That can’t be recruited at this point.
smuta-refusal-no-room-for-it = There is no room for it in the army, or none left in the supply.
smuta-refusal-no-way-out = There is no point to evade to, or a card forbids it.
smuta-refusal-no-refuge = There is no fortress of yours here where this force can take refuge.
smuta-refusal-no-way-there = You can’t withdraw to that point.
smuta-refusal-no-such-unit = There is no such unit to lose.
smuta-refusal-others-more-legitimate = Another party has more legitimacy than you.
smuta-refusal-called-already = You have already called an election in this phase.
smuta-refusal-pretenders-enough = There are already as many pretenders as there can be.
smuta-refusal-person-not-there = This person is not yours, or is on the track or out of the game.
smuta-refusal-reigns-already = He is Tsar already.
smuta-refusal-pretends-already = He is a pretender already.
smuta-refusal-never-tsar = This person can never become Tsar.
smuta-refusal-too-lowly = A pretender needs a legitimacy of { $least }, and this person has { $has }.
smuta-refusal-no-army-for-him = A personage can only become a pretender if there is an army to join.
smuta-refusal-not-named-by-die = The die has not named this point.
smuta-refusal-another-personage = This is about another personage.
smuta-refusal-pretender-stays = A pretender must stay in an army.
smuta-refusal-no-army-to-join = The personage can’t join this commander.
smuta-refusal-no-campaign = The Tsar can only march with an army of his party that begins its move in Moscow, outside the fortress.
smuta-refusal-no-ordnance = The Tsar brings an artillery unit or a Siege marker, if it fits into the army.
smuta-refusal-nothing-to-claim = There is no town to take under your pieces.
smuta-refusal-tsar-not-on-campaign = The Tsar cannot come home: he is not with an army of yours in your Moscow.
smuta-refusal-nowhere-to-go = There is nowhere for the personage to go.
smuta-refusal-not-your-personage = This personage is not yours, or cannot move elsewhere now.
smuta-refusal-shifted-already = This personage has already moved in this phase.
smuta-refusal-needs-siege = A powerful fortress falls only to a siege: lay a Siege marker first.
smuta-refusal-not-your-piece = This piece is not yours, or not on the map.
smuta-refusal-commanders-only = Only a commander can do this.
smuta-refusal-no-fortress-to-take = There is no fortress to take where this commander stands.
smuta-refusal-no-siege-marker = This army has no Siege marker.
smuta-refusal-siege-begun = A Siege marker already lies on this fortress.
smuta-refusal-stormed-already = You have already tried to take this fortress in this phase.
smuta-refusal-not-in-moscow = He was not in Moscow when your phase began.
smuta-refusal-throne-taken = There is a Tsar already.
smuta-refusal-moscow-not-yours = Moscow is not yours.
smuta-refusal-no-pretender = This is not a pretender of yours.
smuta-refusal-card-not-held = You do not have this card.
smuta-refusal-card-elsewhere = This card cannot be played at this moment.
smuta-refusal-card-conditions = The conditions of this card are not met, or it has no target.
smuta-refusal-cards-enough = You have already played two cards in this phase.
smuta-refusal-cards-too-few = You need two common cards for an exchange.
smuta-refusal-too-little-legitimacy = This table costs { $cost } legitimacy, and you have { $left } left in this phase.

## Table options

smuta-option-long_rule_for_starting_tsar = Long rule from the start
smuta-option-long_rule_for_starting_tsar-about = The seasons of the first Tsar count for a victory by long rule.
smuta-option-melee_6_34 = Melee table: row 6, column 3–4
smuta-option-melee_6_34-about = What this cell of the melee table says.
smuta-option-melee_6_34-1 = one loss, as printed
smuta-option-melee_6_34-2 = two losses
smuta-option-return_distance = Appearing outside own towns
smuta-option-return_distance-about = How far enemy commanders must be from an uncontrolled town where somebody appears.
smuta-option-return_distance-within_3 = one at most three points away
smuta-option-return_distance-at_least_3 = all at least three points away
smuta-option-sobor_rule = The last Zemsky Sobor
smuta-option-sobor_rule-about = Who wins if the game lasts until the end of 1612.
smuta-option-sobor_rule-legitimacy_roll = the best die with legitimacy
smuta-option-sobor_rule-most_vp = the most victory points
smuta-option-swedish_doubling = Double fortresses in the north
smuta-option-swedish_doubling-about = For whom Novgorod, Pskov, Oreshek and Ivangorod count double.
smuta-option-swedish_doubling-shuisky_party = the Shuisky party
smuta-option-swedish_doubling-party_with_swedes = the party with Swedish commanders
smuta-option-siege_marker_on_plain_fortress = A Siege marker on an ordinary fortress
smuta-option-siege_marker_on_plain_fortress-about = What the die must show at least to take the fortress with a Siege marker.
smuta-option-siege_marker_on_plain_fortress-5 = 5, as without it
smuta-option-siege_marker_on_plain_fortress-4 = 4
smuta-option-track_tests = Tests on the track
smuta-option-track_tests-about = Who is tested in a return phase.
smuta-option-track_tests-remaining = who stays on the track
smuta-option-track_tests-all = everybody, before the return
smuta-option-resource_period = Administrative resource
smuta-option-resource_period-about = How often a player may use it.
smuta-option-resource_period-season = once per season
smuta-option-resource_period-year = once per year
smuta-option-sovereign_lavra = The Sovereign’s Lavra gives legitimacy
smuta-option-sovereign_lavra-about = While the Lavra is the Sovereign’s, its legitimacy belongs to the party of the Tsar.
smuta-option-proclaim_on_capture = A Tsar right after the capture
smuta-option-proclaim_on_capture-about = A pretender who began the phase before Moscow may be proclaimed as soon as it is taken.
smuta-option-cancel_scope = Who may cancel a card with Spies
smuta-option-cancel_scope-about = Whether only the party at which a card is aimed may answer it.
smuta-option-cancel_scope-aimed_party = the party aimed at
smuta-option-cancel_scope-anyone = anybody

## Victories and parts of a battle

smuta-victory-none = nobody has won
smuta-victory-long-rule = long rule
smuta-victory-royal = the royal victory
smuta-victory-points = victory points
smuta-victory-sobor = the Zemsky Sobor
smuta-battle_phase-fire = fire
smuta-battle_phase-melee = melee
smuta-battle_phase-tactical = tactical roll

## Standing orders: what they look at, and how long they hold

smuta-fact-window = Window
smuta-fact-card = Card
smuta-fact-tag = Kind of card
smuta-fact-person = Person
smuta-fact-army = Army
smuta-fact-point = Point
smuta-fact-by = Played by
smuta-fact-die = Die
smuta-scope-battle = the end of this battle
smuta-scope-season = the end of this season
smuta-tag-assassination = assassination
smuta-tag-plot = plot
smuta-tag-treason = treason
smuta-tag-hindrance = hindrance
smuta-tag-muster = muster
smuta-tag-person = person
smuta-tag-church = church
smuta-tag-intrigue = intrigue
