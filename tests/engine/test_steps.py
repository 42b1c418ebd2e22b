"""The stack of unfinished steps: order, nesting, early ends, and the limits that catch an author's mistake."""

from __future__ import annotations

from typing import Any

import pytest

from prestol.engine.errors import EngineFault
from prestol.engine.step import Chance, Choice, Pending, Step, Together, TurnChoice, again
from prestol.games.duel.answers import Parry, Press
from prestol.games.duel.blows import Blow, DropCard, PartChampions, Wound
from prestol.games.duel.bouts import Bouts, Stake, Verdict
from prestol.games.duel.circle import Window, guarded
from prestol.games.duel.parts import BLOW, CARD
from prestol.games.duel.remedy import DrawCard, Refresh
from prestol.games.duel.turns import Act
from tests.games.duel.field import LUNGE, SABRE, agenda, duel, fight, lands, offers, say, told


def test_the_first_step_of_do_happens_first() -> None:
    state = fight()
    state.do(Wound(0, 1), Wound(1, 2), Wound(0, 3))
    assert agenda(state)[:4] == ["Wound", "Wound", "Wound", "Act"]
    state.advance()
    assert told(state, "wounded") == [
        {"seat": 0, "wounds": 1, "strength": 7},
        {"seat": 1, "wounds": 2, "strength": 6},
        {"seat": 0, "wounds": 3, "strength": 4},
    ]
    assert agenda(state)[0] == "Act"


def test_do_with_nothing_does_nothing() -> None:
    state = fight()
    before = agenda(state)
    state.do()
    assert agenda(state) == before


def test_steps_pushed_by_a_step_happen_before_what_waits_below() -> None:
    state = fight(theirs={"shield": 1})
    state.do(Refresh(0, 2), Wound(1, 1))
    state.advance()
    assert [event.name for event in state.events] == ["drawn", "card-seen", "drawn", "card-seen", "wounded"]


def test_effects_nest_and_come_back_to_where_they_left() -> None:
    """A remedy drunk inside a turn, a card drawn by it; then a blow, an answer, and the foe's own question."""
    state = fight({"mace": 1, "kvas": 1}, strength=(5, 8))
    assert agenda(state) == ["Act", "Bouts", "PartChampions", "Verdict"]
    say(state, "0 drink kvas")
    assert agenda(state)[:2] == ["ChooseRemedy", "Act"]
    say(state, "0 draw")
    assert agenda(state)[0] == "Act"
    struck = lands(2, "0 strike mace", "1 pass", mine={"mace": 1}, theirs={"sabre": 1})
    assert agenda(struck)[:2] == ["DropCard", "Act"]


def test_a_step_goes_on_as_itself_with_some_fields_changed() -> None:
    act = Act(1, 2)
    later = again(act, left=1)
    assert isinstance(later, Act)
    assert (later.seat, later.left) == (1, 1)
    assert (act.seat, act.left) == (1, 2)
    opened = Window(0, BLOW, (1,), (0, 1))
    asked = again(opened, seat=1, rest=())
    assert isinstance(asked, Window)
    assert (asked.seat, asked.moment, asked.rest, asked.circle) == (1, BLOW, (), (0, 1))


def test_a_step_has_no_fields_but_its_own() -> None:
    with pytest.raises(EngineFault, match="Act has no field lfet"):
        again(Act(0, 2), lfet=1)


def test_unwind_cuts_down_to_the_nearest_step_of_a_kind_and_takes_it_along() -> None:
    state = fight()
    state.do(Wound(0, 1), Refresh(1, 1), Wound(1, 1))
    state.unwind(Wound)
    assert agenda(state)[:3] == ["Refresh", "Wound", "Act"]
    state.unwind(Bouts)
    assert agenda(state) == ["PartChampions", "Verdict"]
    with pytest.raises(EngineFault, match="no Act was under way"):
        state.unwind(Act)


def test_unwind_ends_a_fight_in_the_middle_of_an_effect() -> None:
    state = lands(2, "0 strike mace", "1 pass", mine={"mace": 1}, theirs={"sabre": 1}, strength=(8, 3))
    assert state.over
    assert [event.name for event in state.events] == ["nobody-answered", "landed", "wounded", "fell", "won"]


def test_a_guarded_step_waits_under_its_window() -> None:
    state = fight()
    state.do(*guarded((1, 0), BLOW, Wound(1, 2)))
    assert agenda(state)[:3] == ["Window", "Pending", "Act"]
    say(state, "1 pass", "0 pass")
    assert state.strength == [8, 6]


def test_cancel_cuts_the_nearest_pending_step_and_all_above_it() -> None:
    state = fight()
    state.do(*guarded((1,), BLOW, Wound(1, 2)))
    state.do(*guarded((0,), CARD, Parry(1)))
    state.do(Wound(0, 1))
    state.cancel()
    assert agenda(state)[:3] == ["Window", "Pending", "Act"]
    state.cancel()
    assert agenda(state)[0] == "Act"
    with pytest.raises(EngineFault, match="nothing was pending"):
        state.cancel()


def test_free_moves_are_open_at_the_questions_of_the_own_turn_and_the_question_stays() -> None:
    state = fight({"kvas": 2, "sabre": 1}, {"kvas": 1}, strength=(4, 4))
    assert offers(state, 0) == ["done", "breathe", "strike sabre", "drink kvas"]
    question = state.stack[-1]
    say(state, "0 drink kvas")
    assert state.stack[-2] is question
    assert offers(state, 0) == ["heal", "draw"]
    say(state, "0 heal")
    assert state.stack[-1] is question
    say(state, "0 strike sabre")
    assert "drink kvas" not in offers(state, 1)


def test_the_stack_has_a_limit() -> None:
    state = fight()
    room = 64 - len(state.stack)
    state.do(*[Wound(0, 0)] * room)
    with pytest.raises(EngineFault, match="more than 64 unfinished steps"):
        state.do(Wound(0, 0))


def test_endless_automatic_steps_are_stopped() -> None:
    state = fight()
    state.stack += [Wound(0, 0)] * 9_999
    state.advance()
    assert agenda(state)[0] == "Act"
    state.stack += [Wound(0, 0)] * 10_000
    with pytest.raises(EngineFault, match="no question after 10000 automatic steps"):
        state.advance()


def test_fortune_needs_something_to_choose_from() -> None:
    state = fight(empty_deck=True)
    state.do(DrawCard(0))
    with pytest.raises(EngineFault, match="nothing to choose from in DrawCard"):
        state.advance()


def test_fortunes_are_noted_with_who_saw_them_until_the_next_move() -> None:
    state = fight({"sabre": 1}, {"mace": 1})
    say(state, "0 breathe")
    ((card, seen),) = state.fortunes
    assert state.held(0, card) == 1 + (card == SABRE)
    assert (seen, state.learned) == (0b01, 0b01)
    say(state, "0 strike sabre", "1 pass")
    assert state.fortunes == []
    assert state.learned == 0
    say(state, "0 pass")
    ((_, seen),) = state.fortunes
    assert (seen, state.learned) == (-1, -1)


def test_a_secret_decision_can_be_asked_again() -> None:
    state = fight(phase="stake")
    say(state, "1 stake 2")
    state.reopen([1])
    assert state.waiting == (0, 1)
    with pytest.raises(EngineFault, match="no secret decision is under way"):
        fight().reopen([1])


def test_equal_weights_are_not_assumed() -> None:
    """Fortune takes an outcome as often as its weight says: a deck of one sabre and three jugs of kvas."""
    found = [0, 0]
    for seed in range(300):
        state = fight(used={"sabre": 7, "mace": 5, "shield": 6, "lunge": 4, "feint": 4}, seed=seed)
        say(state, "0 breathe")
        found[state.held(0, SABRE)] += 1
    assert found[1] / 300 == pytest.approx(1 / 4, abs=0.08)


@pytest.mark.parametrize(
    ("step", "call", "args"),
    [
        (Step(), "run", 1),
        (Choice(0), "options", 1),
        (Choice(0), "pick", 2),
        (Together((0,)), "options", 2),
        (Together((0,)), "pick", 3),
        (Together((0,)), "remain", 0),
        (Chance(), "resolve", 2),
        (TurnChoice(0), "moves", 1),
        (TurnChoice(0), "choose", 2),
    ],
)
def test_the_bare_kinds_of_step_leave_the_rules_to_games(step: Step[Any], call: str, args: int) -> None:
    given: tuple[Any, ...] = {0: ((0,),), 1: (fight(),), 2: (fight(), (0,)), 3: (fight(), 0, (0,))}[args]
    if isinstance(step, (Chance, Together)) and args == 2:
        given = (fight(), 0)
    with pytest.raises(NotImplementedError):
        getattr(step, call)(*given)


def test_steps_know_their_question_and_rule() -> None:
    for step, ask, rule in (
        (Act(0, 2), "act", "DUE-TRN-01"),
        (Stake((0, 1)), "stake", "DUE-BOU-02"),
        (DropCard(1), "drop", "DUE-BLW-06"),
    ):
        assert (step.ask(), step.rule()) == (ask, rule)
    assert Blow(0, SABRE).seen_by(fight()) == -1


def test_the_rule_of_the_open_question_is_known() -> None:
    state = fight({"sabre": 1}, {"mace": 1}, bout=4)
    assert state.rule_now() == state.view()["rule"] == "DUE-TRN-01"
    say(state, "0 strike sabre")
    assert state.rule_now() == state.view()["rule"] == "DUE-BLW-01"
    state.stack.append(PartChampions())
    assert state.rule_now() == ""
    state.stack.clear()
    assert state.rule_now() == ""


def test_an_event_is_told_with_all_its_figures_and_to_nobody_in_a_silent_state() -> None:
    state = fight()
    state.told = []
    state.tell(0, 3)
    state.tell(1, 3, 0, -1, 2)
    state.tell(2, 3, 1, 2, 3, 4, 5, 6)
    assert state.told == [(0, 3), (1, 3, 0, -1, 2), (2, 3, 1, 2, 3, 4, 5, 6)]
    state.telling = False
    state.tell(0, 3)
    assert len(state.told) == 3


def test_nobody_is_asked_while_a_step_is_about_to_happen_or_when_all_is_over() -> None:
    state = fight()
    state.do(Pending(Press(0, LUNGE)))
    assert (state.waiting, state.legal(0), state.over) == ((), [], False)
    assert state.playout(state.luck.clone()) == 0
    state.stack[:] = [Verdict()]
    state.advance()
    assert (state.waiting, state.legal(0), state.over) == ((), [], True)


def test_a_playout_stops_where_the_stage_ends() -> None:
    rng = duel().start(2, 5).luck.clone()
    state = fight(bout=2)
    assert state.stage() == 2
    decisions = state.playout(rng, stage=2)
    assert decisions > 0
    assert state.over or state.stage() == 3
    assert state.playout(rng, stage=2) == 0
    state.playout(rng)
    assert (state.over, state.stage()) == (True, 0)
