"""The search finds what there is to find, keeps to its budget, and learns from what others do."""

from __future__ import annotations

import time

import pytest

import prestol
from prestol import Journal
from prestol.bots import Chair, make_bot
from prestol.bots.search import Node, SearchBot, Tally, settled, warm
from prestol.bots.simple import RuleBot
from prestol.engine.advice import odds
from prestol.engine.chance import Stream
from prestol.engine.step import Move
from prestol.games.tsar.advice.belief import GoalBelief
from prestol.games.tsar.advice.weights import GUARD, RIDER, STYLES, WHIM
from prestol.games.tsar.parts import VOTE_AGAINST, VOTE_FOR
from tests.bots.seats import advice, chair, play_on, wander
from tests.games.tsar.table import position, tsar

HIGH = {"throne": ["lucian"], "nobles": ["jeannette", "pyotr", "merlin"], "dignitaries": ["isabella", "caspar"]}


def decide_vote(seat: int, goals: list[str], scores: list[list[int]]) -> tuple[int, ...]:
    against = [1, 0, 0, 0]
    given = {"phase": "vote", "seats": 4, "turn": 1, "round": 3, "palace": HIGH, "goals": goals, "scores": scores}
    state = position(**given, against=against)  # type: ignore[arg-type]
    return SearchBot(prestol.stream(3), simulations=200).decide(chair(Journal(state), seat))


def test_it_votes_for_an_election_that_wins_the_game() -> None:
    goals = ["goal_26", "goal_01", "goal_03", "goal_11"]
    assert decide_vote(0, goals, scores=[[10, 9, 9, 9], [10, 9, 9, 9]]) == VOTE_FOR


def test_it_votes_against_an_election_that_loses_the_game() -> None:
    goals = ["goal_11", "goal_26", "goal_01", "goal_03"]
    assert decide_vote(0, goals, scores=[[30, 20, 0, 0], [30, 20, 0, 0]]) == VOTE_AGAINST


def test_a_budget_of_simulations_is_kept() -> None:
    journal = wander("tsar", 4, 2, 20, prestol.stream(2))
    seat = journal.state.waiting[0]
    root = SearchBot(prestol.stream(1), simulations=37).search(chair(journal, seat))
    assert root.visits == 37
    assert sum(tally.visits for tally in root.tallies[seat].values()) == 37


def test_a_brisk_search_stops_when_the_choice_is_settled_and_chooses_the_same() -> None:
    spared = 0
    for number in range(3):
        journal = wander("ivan", 2, number, 30, prestol.stream(number))
        sitting = chair(journal, journal.state.waiting[0])
        if sitting.secret or len(sitting.legal) == 1:
            continue
        whole = SearchBot(prestol.stream(1), simulations=30).decide(sitting)
        brisk = SearchBot(prestol.stream(1), simulations=30, brisk=True)
        assert brisk.decide(sitting) == whole
        spared += 30 - brisk.tried
    assert spared > 0


def test_a_settled_choice_cannot_be_overtaken() -> None:
    first, second = Tally(0.5), Tally(0.5)
    first.visits, second.visits = 30, 19
    tallies: dict[Move, Tally] = {(1,): first, (2,): second}
    assert settled(tallies, 10)
    assert not settled(tallies, 11)


def test_a_secret_answer_takes_the_whole_budget_even_in_a_brisk_search() -> None:
    state = position(phase="vote", seats=4, turn=1, palace=HIGH, against=[0, 1, 1, 1])
    assert SearchBot(prestol.stream(1), simulations=25, brisk=True).search(chair(Journal(state), 0)).visits == 25


def test_a_budget_of_time_is_kept() -> None:
    journal = wander("tsar", 4, 2, 20, prestol.stream(2))
    began = time.perf_counter()
    make_bot("search:50ms", prestol.game("tsar"), 1).decide(chair(journal, journal.state.waiting[0]))
    assert time.perf_counter() - began >= 0.05


class CountingBot(SearchBot):
    """Notes how long it thought; a bot of one's own may build on the search in both forms."""

    def __init__(self, rng: Stream, simulations: int) -> None:
        super().__init__(rng, simulations)
        self.thought: list[int] = []

    def search(self, chair: Chair) -> Node:
        root = super().search(chair)
        self.thought.append(root.visits)
        return root


def test_a_forced_vote_is_thought_about_like_a_free_one() -> None:
    """TSR-R-06: who answered at once would show that there was nothing to decide."""
    state = position(phase="vote", seats=4, turn=1, palace=HIGH, against=[0, 1, 1, 1])
    bot = CountingBot(prestol.stream(1), simulations=25)
    assert bot.decide(chair(Journal(state), 0)) == VOTE_FOR
    assert bot.thought == [25]


@pytest.mark.parametrize("seed", range(4))
def test_a_forced_vote_is_as_much_work_as_a_free_one(seed: int) -> None:
    worked = []
    for held in (0, 1):
        state = position(phase="vote", seats=4, turn=1, palace=HIGH, against=[held, 1, 1, 1], seed=seed)
        bot = SearchBot(prestol.stream(seed), simulations=40)
        bot.decide(chair(Journal(state), 0))
        worked.append(bot.work)
    assert worked[0] == worked[1] > 40


def test_answers_of_nearly_equal_worth_are_mixed_and_a_clear_one_is_given() -> None:
    near, far = ([Tally(0.5), Tally(0.5)] for _ in range(2))
    for tallies, worth in ((near, (0.25, 0.26)), (far, (0.25, 0.45))):
        for tally, value in zip(tallies, worth, strict=True):
            tally.visits, tally.total = 200, 200 * value
    assert 0.3 < odds(warm(near))[0] < 0.45
    assert odds(warm(far))[0] < 0.001


def test_only_one_public_move_needs_no_thought() -> None:
    state = position(phase="ascend", seats=4, turn=0, palace={"servants": ["elena"]}, against=[0, 0, 0, 0])
    bot = SearchBot(prestol.stream(1), simulations=10**9)
    assert bot.decide(chair(Journal(state), 0)) == state.legal(0)[0]


def test_others_in_a_vote_do_not_see_what_the_searcher_lays() -> None:
    """In a simultaneous node each searching seat has tallies of its own, and the joint answer names the child."""
    state = position(phase="vote", seats=4, turn=1, palace=HIGH)
    root = SearchBot(prestol.stream(1), simulations=50).search(chair(Journal(state), 0))
    assert {place for place in root.tallies if place >= 0} == {0}
    assert {(-1 - place) % 4 for place in root.tallies if place < 0} == {1, 2, 3}
    assert all(len(key) >= 4 for key in root.children)


def test_without_advice_every_seat_searches_for_itself() -> None:
    journal = wander("duel", 2, 1, 0, prestol.stream(1))
    root = SearchBot(prestol.stream(1), simulations=300).search(chair(journal, journal.state.waiting[0]))
    deciders: set[int] = set()
    nodes = [root]
    while nodes:
        node = nodes.pop()
        deciders |= set(node.tallies)
        nodes.extend(node.children.values())
    assert deciders == {0, 1}


def goal_belief() -> GoalBelief:
    make = tsar().bots.belief
    assert make is not None
    made = make()
    assert isinstance(made, GoalBelief)
    return made


def weight_of_truth(journal: Journal, seat: int, other: int) -> float:
    """How much belief a seat has in the true goal of another, as a share."""
    belief = goal_belief()
    belief.observe(chair(journal, seat), journal.state.redeal(seat, prestol.stream(9)))
    rows = belief.weights[other]
    total = sum(row[goal] for row in rows for goal in belief.unseen)
    truth = journal.state.view(other)["goal"]
    return float(sum(row[truth] for row in rows) / total)


def test_belief_comes_closer_to_the_truth_as_others_act() -> None:
    game = tsar()
    early, late = [], []
    for seed in range(10):
        journal = Journal(game.start(4, seed))
        bots = [RuleBot(prestol.stream(f"{seed}{seat}"), advice()) for seat in range(4)]
        play_on(journal, list(bots), 2)
        early.append(weight_of_truth(journal, 0, 2))
        play_on(journal, list(bots), 24)
        if journal.state.view(0)["round"] == 1:
            late.append(weight_of_truth(journal, 0, 2))
    assert sum(late) / len(late) > 2 * sum(early) / len(early)


def test_belief_forgets_goals_but_not_styles_at_a_new_round() -> None:
    game = tsar()
    journal = Journal(game.start(4, 1))
    bots = [RuleBot(prestol.stream(f"r{seat}"), advice()) for seat in range(4)]
    while journal.state.view(0)["round"] == 1:
        play_on(journal, list(bots), 1)
    belief = goal_belief()
    belief.observe(chair(journal, 0), journal.state.redeal(0, prestol.stream(1)))
    for rows in belief.weights[1:]:
        assert all(len(set(row)) == 1 for row in rows)
    assert belief.weights[1][0][0] > belief.weights[1][STYLES.index(WHIM)][0]


def test_a_search_plays_on_from_a_described_position() -> None:
    """There the log begins in the middle, so a belief must do with what it is told."""
    journal = Journal(position(phase="ascend", seats=4, turn=0, palace=HIGH | {"throne": []}))
    play_on(journal, [make_bot("search:4", tsar(), seat) for seat in range(4)], 12)
    assert len(journal.entries) == 12


def test_belief_learns_who_pays_for_vetoes() -> None:
    """Votes of an election count too, and once the goals are on the table they show how a vote was meant."""
    game = tsar()
    rider, guard = STYLES.index(RIDER), STYLES.index(GUARD)
    for name, likely, unlikely in (("always-for", rider, guard), ("always-against", guard, rider)):
        journal = Journal(game.start(4, 4))
        bots = [make_bot(name if seat == 1 else "rule", game, seat) for seat in range(4)]
        while journal.state.view(0)["round"] == 1:
            play_on(journal, list(bots), 1)
        belief = goal_belief()
        belief.observe(chair(journal, 0), journal.state.redeal(0, prestol.stream(1)))
        assert belief.weights[1][likely][0] > 2 * belief.weights[1][unlikely][0]


def test_belief_reads_votes_by_the_rules_of_their_round() -> None:
    """TSR-THR-01: in the third round who scores nothing wants the election, so the round of a vote matters."""
    journal = Journal(tsar().start(3, 4))
    bots = [RuleBot(prestol.stream(f"r{seat}"), advice()) for seat in range(3)]
    belief = goal_belief()
    for number in (1, 2, 3):
        while journal.state.view(0)["round"] < number:
            play_on(journal, list(bots), 1)
        belief.observe(chair(journal, 0), journal.state.redeal(0, prestol.stream(1)))
        assert belief.table.round == number


def test_guesses_respect_what_is_known() -> None:
    journal = wander("tsar", 5, 3, 150, prestol.stream(4))
    belief = goal_belief()
    belief.observe(chair(journal, 1), journal.state.redeal(1, prestol.stream(1)))
    own = journal.state.view(1)["goal"]
    shown = [goal for row in journal.state.view(1)["shown"] for goal in row]
    for _ in range(100):
        goals, styles = belief.guess(prestol.stream(f"g{_}"))
        others = [goal for seat, goal in enumerate(goals) if seat != 1]
        assert len(set(others)) == 4 and own not in others and not set(others) & set(shown)
        assert goals[1] == -1 and all(0 <= style < len(STYLES) for style in styles)


def test_belief_starts_again_after_an_undo() -> None:
    journal = wander("tsar", 4, 6, 10, prestol.stream(6))
    belief = goal_belief()
    fresh = goal_belief()
    seat = 0
    belief.observe(chair(journal, seat), journal.state.redeal(seat, prestol.stream(1)))
    journal.rewind(6)
    belief.observe(chair(journal, seat), journal.state.redeal(seat, prestol.stream(1)))
    fresh.observe(chair(journal, seat), journal.state.redeal(seat, prestol.stream(1)))
    assert belief.weights == fresh.weights


def test_belief_learns_from_a_whole_log_what_it_would_have_learned_on_the_way() -> None:
    """Of a round that is over only the goal cards that were shown matter, so the others are not reckoned with."""
    rng = prestol.stream("whole")
    journal = Journal(prestol.game("tsar").start(4, 8))
    watching = goal_belief()
    while journal.state.view()["round"] < 3:
        seat = journal.state.waiting[0]
        moves = journal.state.legal(seat)
        journal.play(seat, moves[rng.below(len(moves))])
        if rng.below(10) == 0:
            watching.observe(chair(journal, 0), journal.state.redeal(0, prestol.stream(1)))
    late = goal_belief()
    for belief in (watching, late):
        belief.observe(chair(journal, 0), journal.state.redeal(0, prestol.stream(1)))
    for seat in (1, 2, 3):
        for row, other in zip(watching.weights[seat], late.weights[seat], strict=True):
            assert row == pytest.approx(other, rel=1e-9)


@pytest.mark.parametrize("style", [0, 1, 2])
def test_a_style_reads_only_what_its_seat_knows(style: int) -> None:
    rng = prestol.stream("style")
    for seed in range(8):
        journal = wander("tsar", 4, seed, 5 + 9 * seed, rng)
        if journal.state.over:
            continue
        seat = journal.state.waiting[0]
        moves = journal.state.legal(seat)
        likings = [advice().liking(journal.state.redeal(seat, rng), seat, moves, style) for _ in range(5)]
        assert all(liking == likings[0] for liking in likings)


def test_judgement_is_exact_at_the_end_and_sums_to_one_before() -> None:
    game = tsar()
    for seed in range(5):
        state = game.start(4, seed)
        state.playout(prestol.stream(seed), 1)
        shares = advice().judge(state)
        assert sum(shares) == pytest.approx(1)
        totals = state.view(None)["totals"]
        assert totals[shares.index(max(shares))] == max(totals)
        state.playout(prestol.stream(seed))
        assert advice().judge(state) == list(state.result().shares())
