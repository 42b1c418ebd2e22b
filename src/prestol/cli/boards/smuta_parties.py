"""The head of a table of Smuta: season, throne and pretenders, and what each party amounts to."""

from __future__ import annotations

from rich.text import Text as Line

from prestol.cli.boards.sight import columns
from prestol.cli.boards.smuta_sight import Sight
from prestol.games.smuta.parts import CARDS_PER_PHASE, IN_ARMY, NOBODY, NONE, PERSONS, PRETENDER

TURN = "▶"
SHORTEST_NAME = 6
"""Letters to which names are cut at most."""
HEADS = ("points", "legitimacy", "administration", "victories", "hand", "party-cards")


def heading(sight: Sight) -> Line:
    """Season, phase, whose phase it is, and who opens the phases of the season."""
    view = sight.view
    words = sight.say("season", cell=sight.name("cell", view["cell"]), phase=sight.say(f"phase-{view['phase']}"))
    if view["active"] != NOBODY:
        words += f" {sight.say('active', name=sight.player(view['active']))}"
    return Line(f"{words} {sight.say('first', name=sight.player(view['first']))}", style="bold")


def throne(sight: Sight) -> list[Line]:
    """SMU-MSC: who reigns and until when that wins, and who pretends."""
    view = sight.view
    tsar = view["tsar"]
    if tsar == NONE:
        words = sight.say("vacant")
    else:
        words = sight.say("tsar", name=sight.name("figure", tsar), party=sight.name("party", view["owner"][tsar]))
        if view["at"][tsar] == IN_ARMY:
            words += f" {sight.say('campaign', name=sight.name('figure', view['host'][tsar]))}"
        if view["long_rule"] != NONE:
            words += f" {sight.say('long-rule', cell=sight.low('cell', view['long_rule']))}"
    pretenders = [
        f"{sight.name('figure', who)} ({sight.name('party', view['owner'][who])})"
        for who in range(PERSONS)
        if view["marks"][who] & PRETENDER
    ]
    if pretenders:
        words += f" {sight.say('pretenders', names=', '.join(pretenders))}"
    if view["peace"] != NOBODY:
        words += f" {sight.say('peace', party=sight.name('party', view['peace']))}"
    return sight.fold(Line(words))


def figures_of(sight: Sight, seat: int) -> list[int]:
    view = sight.view
    return [
        view["victory_points"][seat],
        view["legitimacy"][seat],
        view["administration"][seat],
        view["victories"][seat],
        view["hand_sizes"][seat],
        view["party_cards"][seat],
    ]


def players(sight: Sight) -> list[Line]:
    """A row for each party."""
    view = sight.view
    seats = range(view["seats"])
    heads = [sight.say(f"head-{column}") for column in HEADS]
    rows = [list(map(str, figures_of(sight, seat))) for seat in seats]
    wide = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    names = [sight.player(seat) for seat in seats]
    room = min(max(map(len, names)), max(SHORTEST_NAME, sight.look.width - sum(wide) - len(wide) - 4))
    lines = [Line(" " * (room + 4) + columns(heads, wide), style="dim" if sight.look.colour else "")]
    for seat in seats:
        line = Line(TURN if seat in view["waiting"] else " ").append_text(sight.mark(seat)).append(" ")
        line.append(names[seat][:room].ljust(room), style="bold" if seat == view["seat"] else "")
        lines.append(line.append(columns(rows[seat], wide)))
    return lines


def players_aloud(sight: Sight) -> list[Line]:
    """The same as sentences."""
    lines: list[Line] = []
    for seat in range(sight.view["seats"]):
        figures = dict(
            zip(
                ("points", "legitimacy", "administration", "victories", "hand", "party"),
                figures_of(sight, seat),
                strict=True,
            )
        )
        lines.append(Line(sight.say("words-player", name=sight.player(seat), **figures)))
    return lines


def budget(sight: Sight) -> list[Line]:
    """SMU-CTL-05, SMU-SEQ-11: what is left of the Political phase under way."""
    view = sight.view
    if view["phase"] != "politics" or view["active"] == NOBODY or view["over"]:
        return []
    whole = view["legitimacy"][view["active"]]
    told = sight.say("budget", left=whole - view["spent"], whole=whole, played=view["played"], most=CARDS_PER_PHASE)
    return sight.fold(Line(told))
