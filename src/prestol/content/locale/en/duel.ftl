# Words of The Judicial Duel, the sample game.

duel-name = The Judicial Duel
duel-tagline = Two champions settle a lawsuit in the field; a sample game for rules authors.

## What happens

duel-event-drawn = { $seat } draws a card.
duel-event-card-seen = { $seat } has drawn “{ $card }”.
duel-event-bout-begins = Bout { $bout } begins.
duel-event-stake-laid = { $seat } makes a stake.
duel-event-stake-shown = { $seat } has staked { $stake } courage.
duel-event-lot-cast = The stakes are equal: the lot falls to { $seat }.
duel-event-turn-begins = { $seat }’s turn.
duel-event-struck = { $seat } strikes with “{ $card }”.
duel-event-answered = { $seat } answers with “{ $card }”.
duel-event-stopped = { $seat } stops the blow.
duel-event-strengthened = { $seat } presses on: the blow now has force { $force }.
duel-event-voided = { $seat } cancels the answer.
duel-event-landed = { $seat }’s blow: { $blow }.
duel-event-wounded =
    { $seat } takes { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }, strength left: { $strength }.
duel-event-dropped = { $seat } drops “{ $card }”.
duel-event-fell = { $seat } falls.
duel-event-drank = { $seat } drinks “{ $card }”.
duel-event-healed = { $seat } recovers, strength now: { $strength }.
duel-event-nobody-answered = Nobody answers.
duel-event-parted = The judge parts the champions.
duel-event-won = { $seat } wins the case, strength left: { $strength }.

## Moves, as a button says them

duel-move-pass = Pass
duel-move-answer = Answer with “{ $card }”
duel-move-stake = Stake { $number }
duel-move-strike = Strike with “{ $card }”
duel-move-breathe = Take a breath
duel-move-done = Finish the turn
duel-move-drink = Drink “{ $card }”
duel-move-heal = Regain strength
duel-move-draw = Draw a card
duel-move-drop = Drop “{ $card }”

## Questions

duel-ask-stake = How much courage do you stake?
duel-ask-act = Strike, take a breath, or finish the turn.
duel-ask-remedy = What should the drink do?
duel-ask-drop = You are staggered: choose a card to drop.
duel-ask-window = Answer with a card, or pass?
duel-wait-stake = Still to stake: { $seat }.
duel-wait-act = { $seat } is acting.
duel-wait-remedy = { $seat } is drinking.
duel-wait-drop = { $seat } is staggered and drops a card.
duel-wait-window = { $seat } may answer.

## Why a move is refused

duel-refusal-no-action-left =
    { $actions ->
        [one] You’ve used this turn’s action.
       *[other] You’ve used all { $actions } actions of this turn.
    }
duel-refusal-deck-empty = The deck is empty, so taking a breath would do nothing.
duel-refusal-no-such-strike = You have no such card to strike with.

## Table options

duel-option-even_lots = Even lots
duel-option-even_lots-about = Wounds give no extra tickets when the lot decides who leads a bout.

## How a tie for the first place was settled

duel-tie-DUE-END-02 = Equal in strength: more courage decides.
duel-tie-DUE-END-03 = Equal in strength and courage: the case is dismissed.

## Cards

duel-card-sabre = Sabre
duel-card-mace = Mace
duel-card-shield = Shield
duel-card-lunge = Lunge
duel-card-feint = Feint
duel-card-kvas = Kvas
duel-card-other = { $title }

## Windows, and what is known about them

duel-window-blow = a blow
duel-window-card = a card played as an answer
duel-window-rest = the rest before a bout
duel-fact-window = Window
duel-fact-card = Card
duel-fact-by = Played by
duel-scope-bout = the end of this bout

## How a blow lands

duel-blow-miss = miss
duel-blow-graze = graze
duel-blow-full = full force
duel-blow-other = { $title }
