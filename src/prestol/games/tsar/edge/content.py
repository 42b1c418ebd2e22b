"""From content files to parts, with every count that the rulebook states checked."""

from __future__ import annotations

from collections import Counter

from prestol.engine.errors import ContentError, brief
from prestol.games.tsar.edge.schema import TsarContent
from prestol.games.tsar.parts import Parts

SCORE_FIELDS = {
    "favourite_on_floor": ("per", "value", "eliminated_value"),
    "third_round_zero": ("condition", "effect"),
    "winner": ("order", "still_tied"),
}
"""What each score rule must say besides its time."""


def check(content: TsarContent) -> None:
    """Raise ContentError at the first number that contradicts another."""
    check_counts(content)
    check_floors(content)
    check_goals(content)
    check_set_ups(content)
    check_rules(content)


def require(holds: bool, fault: str, **figures: object) -> None:
    if not holds:
        raise ContentError(f"tsar-fault-{fault}", **figures)


def check_counts(content: TsarContent) -> None:
    counts = content.counts
    cards = Counter[str]()
    for card in content.vote_card:
        cards[card.kind] += card.count
        require(card.effect.vote == card.kind, "card-effect", where=f"votes.toml: vote_card {card.id!r}")
    tokens = {token.id: token.count for token in content.token}
    found = {
        "for_cards": cards["for"],
        "against_cards": cards["against"],
        "goal_cards": len(content.goal),
        "courtiers": len(content.courtier),
        "floors": len(content.floor),
        "crowns": tokens.get("crown", 0),
        "boards": tokens.get("board", 0),
        "score_pads": tokens.get("score_pad", 0),
        "pencils": tokens.get("pencil", 0),
        "rulebooks": tokens.get("rulebook", 0),
    }
    for name, number in found.items():
        stated = getattr(counts, name)
        require(stated == number, "counts", name=name, stated=stated, found=number)


def check_floors(content: TsarContent) -> None:
    floors = content.floor
    for level, floor in enumerate(floors):
        where = f"board.toml: floor {floor.id!r}"
        require(floor.level == level, "level", where=where, level=floor.level, place=level)
        above = floors[level + 1].id if level + 1 < len(floors) else None
        require(floor.next == above, "next", where=where, next=brief(floor.next), above=brief(above))
        top = above is None
        require((floor.on_enter is not None) == top, "election", where=where)
    require(not floors[-1].placement, "throne", where=f"board.toml: floor {floors[-1].id!r}")
    for floor in floors:
        bottom = floor.level == 0
        where = f"board.toml: floor {floor.id!r}"
        require(floor.leftover == bottom, "leftover", where=where)
        require(not (bottom and floor.placement), "lowest", where=where)


def check_goals(content: TsarContent) -> None:
    known = {courtier.id for courtier in content.courtier}
    seen: dict[frozenset[str], str] = {}
    for goal in content.goal:
        where = f"goals.toml: goal {goal.id!r}"
        for id in goal.favourites:
            require(id in known, "favourite", where=where, courtier=id)
        favourites = frozenset(goal.favourites)
        wanted = content.game.favourites_per_goal
        fits = len(favourites) == len(goal.favourites) == wanted
        require(fits, "favourites", where=where, found=len(favourites), wanted=wanted)
        require(favourites not in seen, "same-goal", where=where, goal=seen.get(favourites))
        seen[favourites] = goal.id
    needed = content.game.rounds * content.game.players_max
    require(len(content.goal) >= needed, "few-goals", needed=needed)


def check_set_ups(content: TsarContent) -> None:
    players = tuple(setup.players for setup in content.setup)
    wanted = tuple(range(content.game.players_min, content.game.players_max + 1))
    require(players == wanted, "set-ups", players=", ".join(map(str, wanted)))
    room = sum(floor.capacity for floor in content.floor if floor.placement)
    below = next(floor.capacity for floor in content.floor if floor.leftover)
    for setup in content.setup:
        where = f"game.toml: setup {setup.id!r}"
        placed = setup.players * setup.place_each
        rest = len(content.courtier) - placed
        held = setup.players * setup.against_each
        stated, boxed, cards = setup.leftover_to_floor_0, setup.against_boxed, content.counts.against_cards
        fits = rest == stated and 0 <= rest <= below
        require(fits, "left-over", where=where, placed=placed, rest=rest, stated=stated)
        require(placed <= room, "room", where=where, placed=placed, room=room)
        require(held + boxed == cards, "against", where=where, held=held, boxed=boxed, cards=cards)


def check_rules(content: TsarContent) -> None:
    """The files must say about votes and scores what the rules do: changing them would have no effect."""
    for card in content.vote_card:
        against = card.kind == "against"
        fate = ("discard", "round_start") if against else ("return_to_hand", None)
        require((card.after_vote, card.returns) == fate, "card-fate", where=f"votes.toml: vote_card {card.id!r}")
    rules = {rule.id: rule for rule in content.score_rule}
    known = {"favourite_on_floor": "round_end", "third_round_zero": "round_end", "winner": "game_end"}
    found = {id: rule.when for id, rule in rules.items()}
    require(found == known, "score-rules", known=", ".join(known))
    for id, fields in SCORE_FIELDS.items():
        complete = all(getattr(rules[id], field) is not None for field in fields)
        require(complete, "score-fields", where=f"scoring.toml: score_rule {id!r}", fields=", ".join(fields))


def parts_from(content: TsarContent) -> Parts:
    """The checked content as numbers."""
    check(content)
    index = {courtier.id: at for at, courtier in enumerate(content.courtier)}
    against_each, place_each = [0] * 7, [0] * 7
    for setup in content.setup:
        against_each[setup.players] = setup.against_each
        place_each[setup.players] = setup.place_each
    zero = next(rule for rule in content.score_rule if rule.id == "third_round_zero")
    return Parts(
        capacity=[floor.capacity for floor in content.floor],
        points=[floor.score.points for floor in content.floor],
        placement=[floor.placement for floor in content.floor],
        leftover=next(floor.level for floor in content.floor if floor.leftover),
        goals=[sorted(index[id] for id in goal.favourites) for goal in content.goal],
        against_each=against_each,
        place_each=place_each,
        rounds=content.game.rounds,
        zero_round=zero.condition.round if zero.condition else 0,
        zero_points=zero.effect.points_instead if zero.effect else 0,
        courtiers=len(content.courtier),
    )
