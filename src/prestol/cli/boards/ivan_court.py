"""The families of Ivan the Terrible and what they have, the favour track, and the Kremlin."""

from __future__ import annotations

from rich.text import Text as Line

from prestol.cli.boards.ivan_sight import Sight
from prestol.cli.boards.sight import KEEP_TOGETHER, columns, small
from prestol.games.ivan.edge.phrases import amount, amounts
from prestol.games.ivan.parts import CHAMBERS, EMPTY, NOBODY

TURN = "▶"
SUPPLIES = ("warrior", "boyar", "building", "seal")
OWNED = ("titles", "estates", "spoils")
SHORTEST_NAME = 4
"""Letters to which names are cut at most."""


def heading(sight: Sight) -> Line:
    """Round, phase and first player."""
    view = sight.view
    decade = sight.tables["round"][view["round"] - 1]
    words = sight.say(
        "round",
        round=view["round"],
        rounds=view["rounds"],
        decade=decade[f"name_{sight.look.text.language}"],
        phase=sight.say(f"phase-{view['phase']}"),
        first=sight.look.names[view["first"]],
        scoring=int(decade["scoring"]),
    )
    return Line(words, style="bold")


def favour(sight: Sight) -> list[Line]:
    """The favour track from the top down, and the favour tokens still to be won."""
    line = Line(sight.say("favour"))
    for at, seat in enumerate(sight.view["favour"]):
        line.append(", " if at else " ").append_text(sight.mark(seat))
        line.append("" if sight.aloud else f" {sight.look.names[seat]}")
    tokens = [
        sight.record("favour_token", at)["vp_space"] for at, left in enumerate(sight.view["favour_tokens"]) if left
    ]
    if tokens:
        line.append(f". {sight.say('favour-tokens', spaces=', '.join(map(str, tokens)))}")
    return sight.fold(line)


def players(sight: Sight) -> list[Line]:
    """A row for each family: points, goods, pieces in supply, cards."""
    kinds = [one["id"] for one in sight.tables["resource"]]
    heads = [sight.say(f"head-{column}") for column in ("vp", *kinds, *SUPPLIES, "hand", *OWNED, "done")]
    rows = [figures_of(sight, seat) for seat in range(sight.view["seats"])]
    wide = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    room = min(max(map(len, sight.look.names)), max(SHORTEST_NAME, sight.look.width - sum(wide) - len(wide) - 3))
    lines = [Line(" " * (room + 3) + columns(heads, wide), style="dim" if sight.look.colour else "")]
    for seat, row in enumerate(rows):
        line = Line(TURN if seat in sight.view["waiting"] else " ")
        line.append_text(sight.mark(seat)).append(" ")
        name = sight.look.names[seat][:room].ljust(room)
        line.append(name, style="bold" if seat == sight.view["seat"] else "")
        lines.append(line.append(columns(row, wide)))
    return lines


def figures_of(sight: Sight, seat: int) -> list[str]:
    """The cells of a family."""
    view = sight.view
    done = "/".join(map(str, completed(sight, seat)))
    supplies = [view[f"{kind}_supply"][seat] for kind in SUPPLIES]
    cards = [
        view["hand_sizes"][seat],
        *(len(view[f"{table}_owned"][seat]) for table in OWNED),
    ]
    return [*map(str, [view["vp"][seat], *view["goods"][seat], *supplies, *cards]), done]


def completed(sight: Sight, seat: int) -> list[int]:
    """Completed projects by type."""
    done = [sight.record("project", card)["type"] for card in sight.view["completed"][seat]]
    return [done.count(kind["id"]) for kind in sight.tables["project_type"]]


def players_aloud(sight: Sight) -> list[Line]:
    """The same as sentences."""
    lines: list[Line] = []
    view = sight.view
    for seat, name in enumerate(sight.look.names):
        kinds = [one["id"] for one in sight.tables["resource"]]
        goods = {kind: n for kind, n in zip(kinds, view["goods"][seat], strict=True) if n}
        done = zip(sight.tables["project_type"], completed(sight, seat), strict=True)
        lines.append(Line(sight.say(
            "words-player",
            name=name,
            points=sight.told(amount("vp", view["vp"][seat])),
            goods=sight.told(amounts(goods)),
            supply=", ".join(sight.pieces(kind, view[f"{kind}_supply"][seat]) for kind in SUPPLIES),
            hand=view["hand_sizes"][seat],
            done=", ".join(f"{sight.say('type-' + kind['id'])} {n}" for kind, n in done),
            titles=sight.names("title", view["titles_owned"][seat]),
            estates=sight.names("estate", view["estates_owned"][seat]),
            spoils=sight.names("spoils", view["spoils_owned"][seat]),
            tokens=sight.names("trade_token", [one for one in view["pads"][seat] if one != EMPTY]),
        )))  # fmt: skip
    return lines


def kremlin(sight: Sight, fully: bool) -> list[Line]:
    """The chambers: the assignment card, boyars with the coins beneath, the seal; with `fully` what each one does."""
    names = [sight.name("chamber", chamber) for chamber in range(CHAMBERS)]
    cards = [sight.name("assignment", card).split(": ")[-1] for card in sight.view["assignments"]]
    lines: list[Line] = []
    for chamber in range(CHAMBERS):
        there = boyars(sight, chamber)
        if sight.aloud:
            line = Line(f"{names[chamber]}, {cards[chamber]}. ").append_text(there)
        else:
            line = Line().append(names[chamber].ljust(max(map(len, names))), style="bold")
            line.append(f" → {cards[chamber].ljust(max(map(len, cards)))}  ").append_text(there)
        lines += sight.fold(line)
        if fully:
            told = sight.lines("chamber", chamber) + sight.lines("assignment", sight.view["assignments"][chamber])[1:]
            lines += sight.fold(Line("  " + "; ".join(small(one) for one in told)))
    return lines


def boyars(sight: Sight, chamber: int) -> Line:
    """Who is in a chamber."""
    view = sight.view
    told: list[Line] = []
    for seat, coins in enumerate(view["staked"][chamber]):
        if coins != EMPTY:
            told.append(sight.mark(seat).append(f" {sight.say('staked', coins=coins)}"))
    for seat, there in enumerate(view["posted"][chamber]):
        if there:
            told.append(sight.mark(seat).append(f" {sight.say('posted')}"))
    if view["seals"][chamber] != NOBODY:
        told.append(Line(f"{sight.say('sealed')} ").append_text(sight.mark(view["seals"][chamber])))
    for one in told:
        one.plain = one.plain.replace(" ", KEEP_TOGETHER)
    return Line(", ").join(told) if told else Line(sight.say("nobody") if sight.aloud else "")
