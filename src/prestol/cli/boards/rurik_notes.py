"""A few words beside a move of Rurik: what it costs, what it brings, and whom it pushes."""

from __future__ import annotations

from prestol.cli.boards.rurik_forecast import check_cards, cost_in, landing, price_of, pushed
from prestol.cli.boards.rurik_sight import Sight
from prestol.cli.boards.rurik_strategy import gives
from prestol.engine.step import Move
from prestol.games.rurik import moves as mv
from prestol.games.rurik.edge.phrases import amount
from prestol.games.rurik.parts import ADVISORS, REBELLION, UNSEEN


def note(sight: Sight, move: Move) -> str:
    """What stands in brackets behind a move, or behind the beginning of one."""
    told = told_of(sight, move)
    return f"({told})" if told else ""


def told_of(sight: Sight, move: Move) -> str:
    kind, whole = move[0], len(move) == len(sight.game.notation.kinds[move[0]].domains) + 1
    if kind == mv.PLACE:
        return lands(sight, move) if len(move) > 2 else ""
    if not whole:
        return ""
    if kind in (mv.LEADER, mv.KEEP):
        table = "leader" if kind == mv.LEADER else "agenda"
        return "; ".join(sight.lines(table, move[1]))
    if kind in (mv.PICK, mv.DEED):
        lines = sight.lines("deed", move[1])
        return "; ".join([lines[-1], *lines[:-1]])
    if kind == mv.ACT:
        return space(sight, move[1], move[2])
    if kind in (mv.TAX, mv.BUILD):
        return points(sight, move)
    return risk(sight, move)


def lands(sight: Sight, move: Move) -> str:
    """RUR-STR-06: the space that an advisor would take, what it gives, and who slides down."""
    parts, view = sight.rurik.parts, sight.view
    action, coins = move[2], move[3] if len(move) > 3 else 0
    row = landing(parts, view, action, parts.figures.advisor_value[move[1]] + coins)
    told = sight.say("lands", row=sight.name("row", row), gives=space(sight, action, row))
    down = pushed(parts, view, action, row)
    if not down:
        return told
    values = parts.figures.advisor_value
    who = [f"{sight.within(one // ADVISORS)} {values[one % ADVISORS]}" for one in down]
    return f"{told}; {sight.say('pushes', advisors=', '.join(who))}"


def space(sight: Sight, action: int, row: int) -> str:
    """What a space gives, and for how much."""
    given = gives(sight, action, row)
    if given.isdecimal():
        given = sight.told(amount(sight.game.notation.word("action", action), int(given)))
    price = price_of(sight.rurik.parts, sight.view, action, row)
    return f"{given}{sight.say('price', coins=price)}" if price else given


def points(sight: Sight, move: Move) -> str:
    """RUR-TAX-02, RUR-BLD-02: the points that a good or a building costs."""
    seat, leaders = sight.view["seat"], sight.rurik.parts.leaders
    if move[0] == mv.TAX:
        good = sight.low("good", sight.view["yields"][move[1]])
        price = cost_in(sight.rurik.parts, sight.view, seat, move[1], leaders.flat_tax)
        return f"{good}; {sight.told(amount('tax', price))}"
    return sight.told(amount("build", cost_in(sight.rurik.parts, sight.view, seat, move[2], leaders.flat_build)))


def risk(sight: Sight, move: Move) -> str:
    """The reward for a rebel, or the cards of the loss check after an attack."""
    view, kind = sight.view, move[0]
    if kind == mv.ATTACK_REBEL:
        rebel = view["rebels"][move[1]]
        return sight.say("unseen") if rebel == UNSEEN else sight.lines("rebel", rebel)[0]
    if kind in (mv.ATTACK, mv.ATTACK_REBELLION):
        victim = move[2] if kind == mv.ATTACK else REBELLION
        cards = check_cards(sight.rurik.parts, view, view["seat"], victim, move[1])
        return sight.say("check", count=cards)
    return ""
