"""From content files to parts, with every count that the rulebook states checked."""

from __future__ import annotations

from collections import Counter

from prestol.engine.errors import ContentError
from prestol.games.tsar.parts import Parts
from prestol.games.tsar.schema import TsarContent


def check(content: TsarContent) -> None:
    """Raise ContentError at the first number that contradicts another."""
    check_counts(content)
    check_floors(content)
    check_goals(content)
    check_set_ups(content)
    check_rules(content)
    check_options(content)


def require(holds: bool, complaint: str) -> None:
    if not holds:
        raise ContentError(f"{complaint}.")


def check_counts(content: TsarContent) -> None:
    counts = content.counts
    cards = Counter[str]()
    for card in content.vote_card:
        cards[card.kind] += card.count
        require(card.effect.vote == card.kind, f"votes.toml: vote_card {card.id!r}: its effect is not its kind")
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
        require(stated == number, f"game.toml: counts: {name} is {stated}, but the files hold {number}")


def check_floors(content: TsarContent) -> None:
    floors = content.floor
    for level, floor in enumerate(floors):
        where = f"board.toml: floor {floor.id!r}"
        require(floor.level == level, f"{where}: level is {floor.level}, but it stands at place {level} of the list")
        above = floors[level + 1].id if level + 1 < len(floors) else None
        require(floor.next == above, f"{where}: next is {floor.next!r}, but the floor above is {above!r}")
        top = above is None
        require((floor.on_enter is not None) == top, f"{where}: only the top floor, and that one, holds an election")
    require(not floors[-1].placement, f"board.toml: floor {floors[-1].id!r}: nobody settles on the throne")
    for floor in floors:
        bottom = floor.level == 0
        where = f"board.toml: floor {floor.id!r}"
        require(
            floor.leftover == bottom, f"{where}: the lowest floor, and only that one, takes the left-over courtiers"
        )
        require(not (bottom and floor.placement), f"{where}: nobody settles on the lowest floor")


def check_goals(content: TsarContent) -> None:
    known = {courtier.id for courtier in content.courtier}
    seen: dict[frozenset[str], str] = {}
    for goal in content.goal:
        where = f"goals.toml: goal {goal.id!r}"
        for id in goal.favourites:
            require(id in known, f"{where}: there is no courtier {id!r}")
        favourites = frozenset(goal.favourites)
        wanted = content.game.favourites_per_goal
        require(
            len(favourites) == len(goal.favourites) == wanted,
            f"{where}: names {len(favourites)} different favourites, not {wanted}",
        )
        require(favourites not in seen, f"{where}: has the same favourites as {seen.get(favourites)!r}")
        seen[favourites] = goal.id
    needed = content.game.rounds * content.game.players_max
    require(len(content.goal) >= needed, f"goals.toml: {needed} goals are needed for a game without reshuffling")


def check_set_ups(content: TsarContent) -> None:
    players = tuple(setup.players for setup in content.setup)
    wanted = tuple(range(content.game.players_min, content.game.players_max + 1))
    require(
        players == wanted, f"game.toml: setup: there must be one set-up for each of {wanted} players, in this order"
    )
    room = sum(floor.capacity for floor in content.floor if floor.placement)
    below = next(floor.capacity for floor in content.floor if floor.leftover)
    for setup in content.setup:
        where = f"game.toml: setup {setup.id!r}"
        placed = setup.players * setup.place_each
        rest = len(content.courtier) - placed
        held = setup.players * setup.against_each
        require(
            rest == setup.leftover_to_floor_0 and 0 <= rest <= below,
            f"{where}: {placed} courtiers are placed and {rest} left over, not {setup.leftover_to_floor_0}",
        )
        require(placed <= room, f"{where}: {placed} courtiers do not fit into {room} places")
        require(
            held + setup.against_boxed == content.counts.against_cards,
            f"{where}: {held} cards held and {setup.against_boxed} in the box are not {content.counts.against_cards}",
        )


def check_rules(content: TsarContent) -> None:
    """What the files say about votes and scores is what the rules do; a change would be a promise not kept."""
    for card in content.vote_card:
        against = card.kind == "against"
        fate = ("discard", "round_start") if against else ("return_to_hand", None)
        require(
            (card.after_vote, card.returns) == fate,
            f"votes.toml: vote_card {card.id!r}: the rules know no other fate of such a card after a vote",
        )
    rules = {rule.id: rule for rule in content.score_rule}
    known = {"favourite_on_floor": "round_end", "third_round_zero": "round_end", "winner": "game_end"}
    found = {id: rule.when for id, rule in rules.items()}
    require(found == known, f"scoring.toml: score_rule: the rules know {', '.join(known)}, each at its own time")
    favourites, zero, winner = (rules[id] for id in known)
    complete = favourites.per is not None and favourites.value is not None and favourites.eliminated_value is not None
    require(complete, "scoring.toml: score_rule 'favourite_on_floor': per, value and eliminated_value are needed")
    complete = zero.condition is not None and zero.effect is not None
    require(complete, "scoring.toml: score_rule 'third_round_zero': condition and effect are needed")
    complete = winner.order is not None and winner.still_tied is not None
    require(complete, "scoring.toml: score_rule 'winner': order and still_tied are needed")


def check_options(content: TsarContent) -> None:
    """The rules ask for exactly these options."""
    known = {"first_player": str, "show_against_counts": bool, "reshuffle_goals": bool, "servants_break_ties": bool}
    found = [option.id for option in content.option]
    require(sorted(found) == sorted(known), f"options.toml: option: the rules know {', '.join(known)}, each once")
    seats = ("random_seat", *(f"seat_{seat}" for seat in range(content.game.players_max)))
    for option in content.option:
        where = f"options.toml: option {option.id!r}"
        choices = seats if option.id == "first_player" else ()
        require(option.values == choices, f"{where}: values must be {', '.join(choices) or 'absent'}")
        fits = type(option.default) is known[option.id] and (not choices or option.default in choices)
        require(fits, f"{where}: default {option.default!r} is not one of its values")


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
