"""Every kind of question of every game, each with the position where it has most answers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import prestol
from prestol.engine.record import replay
from prestol.engine.state import State
from prestol.games.smuta.campaign import Ordnance
from prestol.games.smuta.effect_people import FreePerson
from prestol.games.smuta.parts import ACCUSED
from prestol.games.smuta.swedes import ComeOver
from prestol.registry import game_with
from tests.games.ivan.table import at_work, busy_move
from tests.games.ivan.table import say as play
from tests.games.rurik.table import OTHER_READINGS, at_turn, busy, say, walk, with_points
from tests.games.smuta.battlefield import field
from tests.games.smuta.council import after, army, bare, council, personage
from tests.games.smuta.table import MOSCOW, REBEL, SHUISKY, who
from tests.games.speaking import say as order

GOLDEN = Path(__file__).parent.parent / "games"
STROLLS = 8
"""Games that are played by chance to meet questions that no record has."""


class Question(NamedTuple):
    """A kind of question, and a seat that is asked it."""

    game: str
    ask: str
    state: State
    seat: int

    @property
    def answers(self) -> int:
        return len(self.state.legal(self.seat))


def kinds(game: str) -> set[str]:
    """The kinds of questions that a game can ask, by its newest and by its older rules."""
    return {ask for step in prestol.game(game).steps if (ask := getattr(step, "ASK", ""))}


@cache
def questions(game: str) -> dict[str, Question]:
    """The question of each kind that has most answers at a full table."""
    found: dict[str, Question] = {}
    for state in met(game):
        for seat in state.waiting:
            ask = state.view(seat)["ask"]
            most = found[ask].answers if ask in found else 0
            if len(state.legal(seat)) > most:
                found[ask] = Question(game, ask, state.clone(), seat)
    return found


def met(game: str) -> Iterator[State]:
    """Positions of recorded games with all seats taken, of strolls, and those that hardly ever come up."""
    seats = max(prestol.game(game).seat_counts)
    for path in sorted((GOLDEN / game).glob(f"golden/**/{seats}-*.jsonl")):
        record = prestol.read_record(path.read_text(encoding="utf-8"))
        yield from unfinished(replay(game_with(game, record.header.content) or prestol.game(game), record))
    for number in range(STROLLS):
        yield from unfinished(stroll(game, seats, f"questions {number}"))
    if game == "ivan":
        yield full_pad()
    if game == "rurik":
        yield from busy_strolls()
        yield from rare_prices()
    if game == "smuta":
        yield from rare_turns()


def unfinished(states: Iterator[State]) -> Iterator[State]:
    return (state for state in states if not state.over)


def stroll(game: str, seats: int, seed: str) -> Iterator[State]:
    state, rng = prestol.game(game).start(seats, seed), prestol.stream(seed)
    while not state.over:
        yield state
        seat = state.waiting[0]
        legal = state.legal(seat)
        chance = legal[rng.below(len(legal))]
        state.play(seat, busy_move(state.game, legal, rng) if game == "ivan" else chance)


def full_pad() -> State:
    """A sixth token, for which one of five has to go."""
    tokens = ["tr01", "tr02", "tr03", "tr04", "tr05"]
    state = at_work("maneuvers", seats=4, warriors={"kursk": 1}, tokens=tokens, at={"waterways": {"w_seim": "tr08"}})
    play(state, "move warrior kursk putivl")
    return state


def busy_strolls() -> Iterator[State]:
    """Games of Rurik whose players spend what they get, by the usual and by other readings of the rules."""
    for number in range(STROLLS // 2):
        for options in ({}, OTHER_READINGS):
            yield from unfinished(walk(4, f"busy {number}", options, busy))


def rare_prices() -> Iterator[State]:
    """A loss that the attacker may place, and deeds whose price leaves a choice."""
    mine: dict[str, Any] = {"leader": "boris", "at": "kiev", "troops": {"kiev": 3}}
    rivals: list[dict[str, Any]] = [
        {"leader": "maria", "at": "volyn", "troops": {"kiev": 2}},
        {"leader": "agatha"},
        {"leader": "sudislav"},
    ]
    losses = ["muster_coin", "move_3", "tax_coin"]
    troops = mine | {"leader": "mstislav"}
    attack = with_points({"attack": 1}, troops, *rivals, left=losses, options={"attacker_leader_last": False})
    say(attack, "attack kiev 2", "deck left")
    yield attack
    goods = {"wood": 4, "ore": 3, "fish": 3, "honey": 3, "fur": 3}
    for deed in ("hoard", "reward_laborers", "trade_route"):
        paying = at_turn(mine | {"coins": 5, "goods": goods, "deeds": [deed]}, *rivals)
        say(paying, f"deed {deed}")
        yield paying
    cards = at_turn(mine | {"hand": ["tax_a", "move_1", "build_a"], "deeds": ["honorable_prince"]}, *rivals)
    say(cards, "deed honorable_prince")
    yield cards


def rare_turns() -> Iterator[State]:
    """A Swede who changes sides beside a friend, an acquittal, a campaign of the Tsar, a die that names two places."""
    swede = army("tver", owner=SHUISKY)
    friends = {"dmitry_shuisky": army("tver"), "ivan_bolotnikov": army("torzhok")}
    yield after(bare({"jakob_delagardie": swede, **friends}, active=REBEL), ComeOver(REBEL, who("jakob_delagardie")))
    accused = {
        "ivan_bolotnikov": army("putivl", "accused"),
        "tsarevich_petr": personage("party", "accused", owner=REBEL),
    }
    yield after(bare(accused, active=REBEL), FreePerson(REBEL, ACCUSED))
    guard = bare({"vasily_golitsyn": army("tula")}, active=MOSCOW)
    yield after(guard, Ordnance(MOSCOW, who("vasily_golitsyn")))
    people = {"boris_godunov": personage("box"), "vasily_golitsyn": army("moscow")}
    campaign = field(people, tsar="boris_godunov", control={"moscow": MOSCOW})
    order(campaign, "take vasily_golitsyn", "campaign vasily_golitsyn", "bring artillery")
    yield campaign
    two = council({}, loyal={MOSCOW: 8}, dice=(4,))
    order(two, "win fortresses")
    yield two
