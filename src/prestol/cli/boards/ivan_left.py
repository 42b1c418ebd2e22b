"""What is left of an action of Ivan the Terrible: the unfinished steps from the next one down, in words."""

from __future__ import annotations

from msgspec.structs import fields

from prestol.cli.boards.ivan_effects import Record, Steps
from prestol.cli.boards.ivan_sight import Sight
from prestol.games.ivan import IvanGame
from prestol.games.ivan.edge.vocabulary import Gain
from prestol.games.ivan.parts import OP_EXCHANGE, OP_GAIN, OP_RESOLVE, OPERATIONS, UNLIMITED

COUNTED = {
    "NameCities": "cities",
    "Maneuver": "maneuver",
    "ProjectWork": "projects",
    "Market": "market",
    "Grant": "rewards",
    "GainChoice": "gain",
    "ChooseGoods": "gain",
    "ChooseCities": "cities",
    "ExchangeWork": "market",
    "Exchange": "swaps",
    "OfferSwap": "swaps",
    "OfferUnits": "swaps",
    "ResolveTrade": "resolve",
}
SIMPLE = {
    "OfferSeal": "seal",
    "Harvest": "harvest",
    "Arrival": "enter",
    "EnterCity": "enter",
    "BuyStone": "stone",
    "MakeRoom": "room",
    "LayToken": "token",
    "Swap": "swap",
    "TakeUnit": "swap",
    "OfferSecond": "named",
    "NameSecond": "second",
    "ResolveOne": "named",
    "ChooseReward": "reward",
}
STEPS = {
    "TakeIncome": "income",
    "PlaceWarrior": "place_warrior",
    "MovePiece": "move",
    "Build": "build",
    "War": "war",
    "TakeProject": "take_project",
    "CompleteProject": "complete_project",
    "TakeEstate": "take_estate",
    "TakeTitle": "take_title",
}
CHAMBER_WORK = ("Assignment", "Work")


def left_to_do(sight: Sight) -> list[str]:
    """The steps that are still to be done, the next one first; what is not told goes without saying."""
    steps = sight.view["agenda"][::-1]
    told = [(left_of(sight, name, figures), figures.get("seat")) for name, figures in steps]
    return [named(sight, what, seat, steps[0][1].get("seat")) for what, seat in told if what]


def named(sight: Sight, what: str, seat: int | None, asked: int | None) -> str:
    """What waits for another one than the one who is asked, as the second reward of a region does, has a name to it."""
    if seat is None or seat == asked:
        return what
    return sight.look.say("ivan-left-other", seat=sight.look.names[seat], what=what)


def left_of(sight: Sight, name: str, figures: Record) -> str:
    left = figures.get("left", 0) + figures.get("extra", 0)
    if name in COUNTED:
        return sight.look.say(f"ivan-left-{COUNTED[name]}", left=left)
    if SIMPLE.get(name) == "enter" and stays(sight, figures["chamber"]):
        return ""
    if name in SIMPLE:
        return sight.look.say(f"ivan-left-{SIMPLE[name]}")
    if name in STEPS:
        return sight.effects.step({STEPS[name]: 1})
    if name in CHAMBER_WORK:
        chamber = sight.look.text.named(sight.game, "chamber", "chamber", figures["chamber"])
        return sight.look.say("ivan-left-work", left=left, **chamber)
    if name == "Effect":
        return sight.effects.effect(steps_from(sight.game, figures["effect"], figures["at"]))
    return ""


def stays(sight: Sight, chamber: int) -> bool:
    """Whether the assignment card of a chamber leads to no city."""
    target: str = sight.record("assignment", sight.view["assignments"][chamber])["target"]
    return target == "none"


def steps_from(game: IvanGame, effect: int, at: int) -> Steps:
    """What is left of a list of effects, as the content would write it."""
    effects = game.parts.effects
    return [step_of(game, op, arg) for op, arg in zip(effects.ops[effect][at:], effects.args[effect][at:], strict=True)]


def step_of(game: IvanGame, op: int, arg: int) -> Record:
    if op == OP_GAIN:
        names = [field.name for field in fields(Gain)]
        return {"gain": {name: n for name, n in zip(names, game.parts.effects.gains[arg], strict=True) if n}}
    if op == OP_EXCHANGE:
        times = arg % 100
        return {"exchange": {"give": arg // 100, "get": 1, "times": -1 if times == UNLIMITED else times}}
    return {OPERATIONS[op]: arg if op == OP_RESOLVE else 1}
