"""Smuta 1605-1612: five parties, a throne in Moscow, and cards that answer cards.

How the rules are laid out
==========================

Numbers. Everything of the content has the number of its place in its table (`components`, `card_parts`, `parts`). One
numbering of *figures* serves all who can be somewhere: commanders 0-25, personages 26-44, detachments 45-48. Seats are
parties. Cards are 0-123 and are spoken of by their kind, in moves and events: copies are all the same
(`hands.card_of`).

State. Flat lists (`state`). A figure is `at` a point or at NOT_YET, ON_TRACK (cell in `track`), OUT, WITH_PARTY,
IN_ARMY (of `host`), TSAR_BOX or BESIDE_BOARD; its markers are bits of `marks`. Both commanders of a grouping have its
point, the second one has the leader as `host`. A Tsar who was a commander is in TSAR_BOX or IN_ARMY like a personage.
Lists of the state that grow (`stormed`, `ready`, `effects`, `battle` ...) are replaced, not changed, where a step
keeps them; plain lists are changed in place by index.

What asks and what answers. Questions are asked by `Choice` steps, dice are `Chance` steps with `dice.D6`, both are
pushed with `s.do`. A step does its own sentence of the rules and pushes what follows.

Helpers that everybody uses and nobody copies:

- `field`: who stands where, `force_at`, `controller`, `is_fortress`, `is_besieged`, `has_room`, `place_of`
- `forces`: units, `army_size`, `room_for`, `add_units`, `drop_unit`, strengths and ratings, supplies
- `standing`: `legitimacy_of`, `legitimacy`, `victory_points`, `administration`, `resource_bonus`, `pretenders`
- `fate`: `to_track` is the only way to the track, `Dying(who, by)` the only way to die (`by` is a seat, or `s.seats`
  where no card is the cause), `spare`, `vacate_throne`, `send_home`, `dismiss_army`, `mark` and `unmark`
- `appear`: `Enter(seat, who, listed)` brings in a commander or detachment by a card
- `entry_places`: `armies_to_join`, `places_for`
- `muster`: `AskCossacks(seat, who, left)` asks mounted or foot, `give_start_units`
- `hands`: `Draw(seat, left)`, `hand_size`, `kinds_in_hand`, `card_of`, `put_away`
- `victory`: `score_changed(s)`, to be called last in a step that changed control, Victory markers, Tsar or Peace: it
  pushes `CheckVictory`, which runs before whatever was pushed earlier, so push windows and other steps before it
- `windows.open_window(s, moment, *then)`: the only way to open a window. What it is about stands in the state before
  (`first`, `active`, `announced`, `battle`, `siege`, `dying`); `then` goes on after it

Rooms and their steps:

- the year: `opening` Opening; `years` YearStart FillHands AskPicks PickCards TakePicks YearEnd ThrowAway ThrowCards
  NextYear; `seasons` Season RollOrder OrderDie NextPhase EndSeason; `appear` ReturnPhase Arrivals Arrive TryRemaining
  Enter EnterAt; `trials` Trials Trial; `muster` ChooseCossacks AskCossacks; `victory` CheckVictory LongRule Sobor
  SoborRoll SoborDie; `fate` Dying Die
- politics: `politics.PoliticalPhase(seat)` is pushed by NextPhase; it opens the phase (control by presence, `ready`),
  then asks `PoliticalAct(seat)` again and again until `done`. `control` take_control(s, point, holder) and
  capture(s, seat, point); `winning` RollForTown(seat, table), which a card may push as a free roll; `sieges`;
  `election` call and make_pretender; `throne` proclamation, `may_go_home` with `go_home`; `campaign` of the Tsar;
  `retinue` HousePretenders(seat) puts waiting pretenders into armies, `join_army`; `swedes` intervention_case,
  make_peace(s, seat), Intervention(seat), ComeOver(seat, who) for whoever changes sides
- war: `military.MilitaryPhase(seat)` is pushed by NextPhase; it opens MILITARY_START, then asks `MilitaryAct(seat)`
  until `done`. `reach`, `march`, `regroup`, `recruit`; `attack` up to the first die, `strikes` the rounds, `defeat` the
  end of a battle, `battle_record` its columns; `losses` LoseUnits(seat, armies, left, kinds) takes units from these
  armies as the seat chooses (kinds as bits, 0 for all), for battles, sieges and cards
- cards: `ways` says how a card may be played now, `play` announces it, `cancelling` says to whom it is put, `targets`,
  `target_persons`, `conditions` and `effects` with its rooms `effect_units`, `_people`, `_land` and `_fight` call
  the functions above; `trade` the exchange. `reactions`: who is asked in a window, answers, waivers, facts for standing
  orders. PoliticalAct offers what `play.add_political` lists and gives a chosen one to `play.act_politically`; a piece
  that acts in war has `own_moments.piece_plays` and `play_for_piece`. After its columns `s.battle` keeps the kinds of
  card carried out in it
- NextPhase clears what holds for one phase of one player (`seasons.end_phase`): USED and SHIFTED marks, `spent`,
  `played`, `called`, `stormed`, `ready`, `resource`, effects UNTIL_PHASE

Moves, events and the list of steps (`edge.steps`) are tables with a part for each room.
"""

from __future__ import annotations

from typing import Any, ClassVar

from prestol.engine.chance import SealedStream
from prestol.engine.errors import LoadError
from prestol.engine.notation import Notation
from prestol.engine.phrase import Phrase
from prestol.engine.profile import Lesson, Profile
from prestol.engine.step import Step
from prestol.games.smuta.advice import BALANCE, smuta_advice, smuta_bots, smuta_tunings
from prestol.games.smuta.checks import complaint
from prestol.games.smuta.components import Options, Parts
from prestol.games.smuta.edge.agenda import check_stack
from prestol.games.smuta.edge.content import parts_from
from prestol.games.smuta.edge.phrases import Lines
from prestol.games.smuta.edge.schema import SmutaContent
from prestol.games.smuta.edge.steps import STEPS
from prestol.games.smuta.edge.vocabulary import WINDOWS
from prestol.games.smuta.events import EVENTS
from prestol.games.smuta.moves import MOVES
from prestol.games.smuta.opening import Opening
from prestol.games.smuta.parts import (
    BATTLE_PHASES,
    CELLS,
    COMMANDERS,
    FIGURES,
    OWN_MOMENTS,
    PHASES,
    POINTS,
    VICTORIES,
)
from prestol.games.smuta.state import Smuta
from prestol.games.smuta.vocabulary import TAGS
from prestol.library.content import Content
from prestol.library.content_game import ContentGame

NAMED = (
    "party",
    "point",
    "commander",
    "personage",
    "detachment",
    "unit_kind",
    "legitimacy_table",
    "card_kind",
    "marker",
)
"""Tables of the content whose records moves and events name."""
FIGURE_TABLES = ("commander", "personage", "detachment")
"""Tables that make up the domain `figure`."""
WINDOW_SECONDS = {"card_announced": 6, "person_dying": 10, "battle_roll": 3}
"""SMU-RXN-12: how long the windows last whose length is not the usual one of four seconds."""
MOST_AT_ONCE = 40
"""More units or cards than one step ever gives."""


class SmutaGame(ContentGame[SmutaContent, Parts]):
    """The game with its content."""

    id = "smuta"
    profile = Profile(3, (180, 300), seats=5, lesson=Lesson(2, seed="first lesson 307"))
    seat_counts = (2, 3, 4, 5)
    schema = SmutaContent
    named = NAMED
    words: ClassVar = {
        "season": ("spring", "summer", "autumn", "winter"),
        "victory": VICTORIES,
        "window": WINDOWS,
        "tag": TAGS,
        "battle_phase": BATTLE_PHASES,
        "cell": tuple(str(cell) for cell in range(CELLS)),
    }
    moves = MOVES.kinds()
    readings: ClassVar = {
        "long_rule_for_starting_tsar": (),
        "melee_6_34": ("1", "2"),
        "return_distance": ("within_3", "at_least_3"),
        "sobor_rule": ("legitimacy_roll", "most_vp"),
        "swedish_doubling": ("shuisky_party", "party_with_swedes"),
        "siege_marker_on_plain_fortress": ("5", "4"),
        "track_tests": ("remaining", "all"),
        "resource_period": ("season", "year"),
        "sovereign_lavra": (),
        "proclaim_on_capture": (),
        "cancel_scope": ("aimed_party", "anyone"),
    }
    events = EVENTS.kinds()
    facts = (
        ("window", "window"),
        ("card", "card_kind"),
        ("tag", "tag"),
        ("person", "figure"),
        ("army", "figure"),
        ("point", "point"),
        ("by", "seat"),
        ("die", "number"),
    )
    rules_version = 3
    scopes = ("battle", "season")
    windows = tuple(
        (id, 0 if moment in OWN_MOMENTS else WINDOW_SECONDS.get(id, 4)) for moment, id in enumerate(WINDOWS)
    )
    steps = STEPS
    balance = BALANCE

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self.lines = Lines(content)
        figures = tuple(id for table in FIGURE_TABLES for id in self.notation.domains[table])
        goods = (*self.notation.domains["unit_kind"], "siege")
        self.notation = Notation(self.moves, {**self.notation.domains, "figure": figures, "good": goods})
        self.advice = smuta_advice(self.parts)
        self.bots = smuta_bots()
        self.tunings = smuta_tunings(self.parts)

    def parts_of(self, content: SmutaContent) -> Parts:
        return parts_from(content)

    def title(self, domain: str, value: int, language: str) -> str:
        if domain == "figure":
            for table in FIGURE_TABLES:
                if value < len(self.records[table]):
                    return super().title(table, value, language)
                value -= len(self.records[table])
        if domain == "good":
            kinds = len(self.records["unit_kind"])
            return (
                super().title("unit_kind", value, language) if value < kinds else super().title("marker", 2, language)
            )
        return super().title(domain, value, language)

    def new_state(self, seats: int, options: dict[str, Any], luck: SealedStream) -> Smuta:
        """A bare map; `Opening` sets it up."""
        return Smuta(self, self.parts, Options(**options), seats, [], luck)

    def opening(self) -> list[Step[Any]]:
        return [Opening()]

    def complaint(self, state: Smuta) -> LoadError | None:
        return complaint(state)

    def check_stack(self, state: Any) -> None:
        check_stack(state)

    def describe(self) -> dict[str, list[list[Phrase]]]:
        return self.lines.all()

    def spans(self, seats: int) -> dict[str, int]:
        return {
            "seat": seats,
            "by": seats + 1,
            "turn": seats + 1,
            "mask": 1 << seats,
            "part": len(PHASES),
            "count": MOST_AT_ONCE,
            "left": MOST_AT_ONCE,
            "who": FIGURES,
            "commander": COMMANDERS,
            "point": POINTS,
            "table": len(self.parts.land.roll_cost),
            "card_kind": self.parts.cards.kinds,
            "op": len(self.parts.cards.ops),
            "moment": len(WINDOWS),
        }


def open_game(content: Content) -> SmutaGame:
    """The game with a content."""
    return SmutaGame(content)
