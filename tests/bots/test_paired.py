"""The search by comparison finds what there is to find, keeps to its budget, and changes its mind only for a reason."""

from __future__ import annotations

import time

import pytest

import prestol
from prestol import Journal
from prestol.bots import Chair, make_bot
from prestol.bots.paired import PairedBot, Rival, hopeful
from prestol.bots.search import SearchBot
from prestol.engine.chance import Stream
from prestol.engine.state import State
from prestol.engine.step import Move
from prestol.games.tsar.parts import VOTE_AGAINST, VOTE_FOR
from tests.bots.seats import advice, chair, wander
from tests.games.tsar.table import position

HIGH = {"throne": ["lucian"], "nobles": ["jeannette", "pyotr", "merlin"], "dignitaries": ["isabella", "caspar"]}


def vote(goals: list[str], scores: list[list[int]]) -> Chair:
    """A vote in the last round, with one veto left."""
    given = {"phase": "vote", "seats": 4, "turn": 1, "round": 3, "palace": HIGH, "goals": goals, "scores": scores}
    state = position(**given, against=[1, 0, 0, 0])  # type: ignore[arg-type]
    return chair(Journal(state), 0)


def paired(moves: int = 4, simulations: int = 80, glance: int = 1) -> PairedBot:
    """A brisk search: its secret answers must take their time all the same."""
    return PairedBot(prestol.stream(3), advice(), moves, simulations, glance=glance, brisk=True)


def open_question(legal: int) -> Chair:
    """A question of Smuta that others see answered, with so many answers at least."""
    rng = prestol.stream(2)
    journal = wander("smuta", 5, 2, 300, rng)
    while True:
        seat = journal.state.waiting[0]
        found = chair(journal, seat)
        if not found.secret and len(found.legal) >= legal:
            return found
        journal.play(seat, found.legal[rng.below(len(found.legal))])


def test_it_votes_for_an_election_that_wins_and_against_one_that_loses() -> None:
    wins = vote(["goal_26", "goal_01", "goal_03", "goal_11"], [[10, 9, 9, 9], [10, 9, 9, 9]])
    assert paired().decide(wins) == VOTE_FOR
    loses = vote(["goal_11", "goal_26", "goal_01", "goal_03"], [[30, 20, 0, 0], [30, 20, 0, 0]])
    assert paired().decide(loses) == VOTE_AGAINST


class Scripted(PairedBot):
    """Finds of each legal move what it was told, instead of simulating."""

    def __init__(self, worths: list[list[float]], simulations: int = 60, brisk: bool = True) -> None:
        known = prestol.game("smuta").advice
        assert known is not None
        super().__init__(prestol.stream(1), known, len(worths), simulations, brisk=brisk)
        self.worths = worths
        """Of each candidate, the favourite first: what it is worth in one world after another."""
        self.asked = [0] * len(worths)
        self.order: list[Move] = []

    def candidates(self, chair: Chair) -> list[Rival]:
        found = super().candidates(chair)
        self.order = [rival.move for rival in found]
        return found

    def value(self, chair: Chair, world: State, luck: Stream, move: Move) -> float:
        at = self.order.index(move)
        worths = self.worths[at]
        found = worths[self.asked[at] % len(worths)]
        self.asked[at] += 1
        self.tried += 1
        return found


@pytest.mark.parametrize("simulations", [12, 60])
def test_a_budget_of_simulations_is_kept_while_it_matters(simulations: int) -> None:
    bot = Scripted([[0.5]] + [[0.7, 0.5]] * 5, simulations)
    bot.decide(open_question(6))
    assert simulations <= bot.tried < simulations + 3 * 6


def test_a_question_is_settled_when_every_other_move_has_fallen_behind() -> None:
    bot, sitting = Scripted([[0.5], [0.3, 0.31], [0.4, 0.42], [0.2]]), open_question(6)
    assert bot.decide(sitting) == bot.order[0]
    assert bot.tried == 8 * 4, "no more than the first of two rounds"
    patient = Scripted(bot.worths, brisk=False)
    assert patient.decide(sitting) == patient.order[0]
    assert patient.tried >= 60


def test_a_move_that_has_fallen_behind_is_not_tried_again() -> None:
    bot, sitting = Scripted([[0.5], [0.7, 0.5], [0.2], [0.1]]), open_question(6)
    assert bot.decide(sitting) == bot.order[1]
    assert bot.asked[1] > bot.asked[2] == bot.asked[3]


def test_what_has_fallen_behind_is_told_by_the_spread_of_all() -> None:
    ahead, near, far = (Rival((number,), 0.0) for number in range(3))
    for number in range(4):
        ahead.note(0.1 if number % 2 else -0.1)
        near.note(-0.01)
        far.note(-0.2)
    assert hopeful([ahead, near, far]) == [ahead, near]
    once = Rival((4,), 0.0)
    once.note(-1.0)
    assert hopeful([once]) == [once], "one world tells nothing"


def test_a_budget_of_time_is_kept() -> None:
    began = time.perf_counter()
    bot = make_bot("search:50ms", prestol.game("smuta"), 1)
    bot.decide(open_question(3))
    assert isinstance(bot, PairedBot) and not bot.brisk
    assert time.perf_counter() - began >= 0.05


def test_the_favourite_of_the_house_style_comes_first_and_the_unlikely_are_left_out() -> None:
    known = prestol.game("smuta").advice
    assert known is not None
    sitting = open_question(6)
    liking = known.liking(sitting.redeal(prestol.stream(1)), sitting.seat, sitting.legal, 0)
    ranked = sorted(range(len(liking)), key=lambda at: -liking[at])
    found = PairedBot(prestol.stream(1), known, 3, 10).candidates(sitting)
    assert [rival.move for rival in found] == [sitting.legal[at] for at in ranked[:3]]
    assert found[0].leaning == 0 >= found[1].leaning >= found[2].leaning


class Watched(PairedBot):
    """Notes with which luck every stage of a simulation begins."""

    def __init__(self, ahead: int) -> None:
        known = prestol.game("smuta").advice
        assert known is not None
        super().__init__(prestol.stream(1), known, 6, 12, ahead=ahead)
        self.begun: list[tuple[int, object, object]] = []

    def play_on(self, twin: State, stage: int, rng: Stream) -> None:
        self.begun.append((stage, twin.luck.data(), rng.data()))
        super().play_on(twin, stage, rng)


@pytest.mark.parametrize(("ahead", "stages"), [(0, 1), (1, 5), (3, 15)])
def test_who_looks_ahead_lets_everybody_have_a_stage_before_judging(ahead: int, stages: int) -> None:
    bot, sitting = Watched(ahead), open_question(6)
    bot.value(sitting, sitting.redeal(prestol.stream(1), True), prestol.stream(2), sitting.legal[0])
    assert len({stage for stage, _, _ in bot.begun}) == len(bot.begun) == stages
    assert bot.tried == 1


def test_a_further_stage_begins_with_the_same_luck_whatever_the_move_was() -> None:
    sitting = open_question(6)
    world, luck = sitting.redeal(prestol.stream(1), True), prestol.stream(2)
    begun = []
    for move in sitting.legal[:2]:
        bot = Watched(2)
        bot.value(sitting, world, luck, move)
        begun.append([found[1:] for found in bot.begun[1:]])
    assert begun[0] == begun[1]
    assert len({str(found) for found in begun[0]}) == 9, "and no two stages with the same"


def test_an_expert_of_smuta_looks_further_ahead() -> None:
    strong, expert = (make_bot(level, prestol.game("smuta"), 1) for level in ("strong", "expert"))
    assert isinstance(strong, PairedBot)
    assert isinstance(expert, PairedBot)
    assert strong.brisk and expert.brisk
    assert 0 < strong.ahead < expert.ahead
    assert strong.simulations < expert.simulations


@pytest.mark.parametrize("seed", range(4))
def test_a_forced_vote_is_as_much_work_as_a_free_one(seed: int) -> None:
    """TSR-R-06: who answered at once would show that there was nothing to decide."""
    worked = []
    for held in (0, 1):
        state = position(phase="vote", seats=4, turn=1, palace=HIGH, against=[held, 1, 1, 1], seed=seed)
        bot = paired()
        bot.decide(chair(Journal(state), 0))
        worked.append(bot.tried)
    assert worked[0] == worked[1] >= 80


def test_a_secret_answer_gets_a_part_of_the_budget() -> None:
    state = position(phase="vote", seats=4, turn=1, palace=HIGH, against=[1, 1, 1, 1])
    bot = paired(glance=4)
    bot.decide(chair(Journal(state), 0))
    assert 20 <= bot.tried < 20 + 2 * 4


def test_the_favourite_is_given_up_only_for_what_chance_does_not_explain() -> None:
    steady, lucky, once = (Rival((1,), 0.0) for _ in range(3))
    for number in range(10):
        steady.note(0.02 + 0.001 * (number % 2))
        lucky.note(0.3 if number % 2 else -0.25)
    once.note(0.5)
    assert lucky.gain() > steady.gain() > 0
    assert steady.sure_gain() > 0 > lucky.sure_gain()
    assert once.sure_gain() < 0


def test_what_is_liked_less_must_be_better_by_more() -> None:
    liked, strange = Rival((1,), -0.001), Rival((2,), -0.01)
    for rival in (liked, strange):
        for _ in range(5):
            rival.note(0.005)
    assert liked.sure_gain() > 0 > strange.sure_gain()


def test_a_game_chooses_its_search() -> None:
    assert isinstance(make_bot("strong", prestol.game("smuta"), 1), PairedBot)
    assert isinstance(make_bot("strong", prestol.game("tsar"), 1), SearchBot)
