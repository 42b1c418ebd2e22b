"""A study of balance as one page of HTML that needs nothing else: tables, and an interval drawn for each figure."""

from __future__ import annotations

from html import escape
from typing import Any

from prestol.engine.game import Game
from prestol.lab.balance import TURN
from prestol.library.text import Text

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem }
body { color: #222; background: #fff }
table { border-collapse: collapse; margin: 1rem 0 2rem }
th, td { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid #ddd; white-space: nowrap }
th:first-child, td:first-child { text-align: left }
svg { vertical-align: middle }
.wide { overflow-x: auto }
code { background: #f4f4f4; padding: .1rem .3rem }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #181818 } code { background: #333 } }
"""
WIDTH, HEIGHT = 90, 14
COLUMNS = ("wins", "lead", "own", "worth")


class Page:
    """Writes one study in one language."""

    def __init__(self, game: Game, words: Text) -> None:
        self.game = game
        self.words = words

    def write(self, document: dict[str, Any]) -> str:
        title = self.words.say("cli-balance-title", title=self.words.say(f"{self.game.id}-name"), bot=document["bot"])
        parts = [f"<h1>{escape(title)}</h1>", self.paragraph("cli-balance-about")]
        for table in document["tables"]:
            parts.append(self.heading(table))
            parts += [self.turns(table), *self.moves(table), *self.kinds(table)]
        if "against" in document:
            parts += [f"<h2>{escape(self.words.say('cli-balance-against'))}</h2>", self.changes(document)]
        parts.append(self.paragraph("cli-balance-run", **self.run(document)))
        if "command" in document:
            parts.append(f"<p><code>{escape(document['command'])}</code></p>")
        head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
        body = "\n".join(parts)
        language = self.words.language
        return f'<!doctype html>\n<html lang="{language}">\n<head>{head}</head>\n<body>\n{body}\n</body>\n</html>\n'

    def run(self, document: dict[str, Any]) -> dict[str, str]:
        return {name: str(document[name]) for name in ("seed", "content", "prestol")}

    def paragraph(self, key: str, **figures: str) -> str:
        return f"<p>{escape(self.words.say(key, **figures))}</p>"

    def heading(self, table: dict[str, Any]) -> str:
        figures = {name: table[name] for name in ("seats", "games", "gifts")}
        return f"<h2>{escape(self.words.say('cli-balance-table', **figures))}</h2>"

    def turns(self, table: dict[str, Any]) -> str:
        """The order of turns, with a line at the fair share."""
        rows = [[self.words.say("cli-balance-turn", turn=row["turn"]), row] for row in table["by_turn"]]
        return self.table([self.column("turn")], rows, ("wins", "lead"), table["fair"])

    def moves(self, table: dict[str, Any]) -> list[str]:
        """How often each kind of move was chosen."""
        rows = [[row["move"], {"taken": row["offered"], "wins": row["share"]}] for row in table["moves"]]
        words = [self.column("move"), self.column("offered")]
        title = f"<h3>{escape(self.words.say('cli-balance-moves'))}</h3>"
        return [title, self.table(words, rows, ("wins",), 0.0, [self.column("chosen")])]

    def kinds(self, table: dict[str, Any]) -> list[str]:
        found = []
        for kind in dict.fromkeys(row["kind"] for row in table["things"]):
            rows = [[self.named(kind, row["id"]), row] for row in table["things"] if row["kind"] == kind]
            shown = tuple(name for name in COLUMNS if any(name in row for _, row in rows))
            found.append(f"<h3>{escape(kind_word(self.words, self.game, kind))}</h3>")
            found.append(self.table([self.column("thing"), self.column("taken")], rows, shown, table["fair"]))
        return found

    def changes(self, document: dict[str, Any]) -> str:
        rows: list[list[Any]] = []
        for row in document["against"]["changes"]:
            kind = kind_word(self.words, self.game, row["kind"])
            rows.append([f"{row['seats']} · {kind} · {self.named(row['kind'], row['id'])}", row])
        return self.table([self.column("thing")], rows, ("wins", "lead", "worth"), 0.0)

    def table(
        self,
        words: list[str],
        rows: list[list[Any]],
        columns: tuple[str, ...],
        fair: float | None,
        named: list[str] | None = None,
    ) -> str:
        scales = {name: reach([row[name] for _, row in rows if name in row]) for name in columns}
        head = "".join(f"<th>{escape(word)}</th>" for word in [*words, *(named or map(self.column, columns))])
        body = []
        for name, row in rows:
            taken = f"<td>{row['taken']}</td>" if len(words) > 1 else ""
            cells = "".join(self.cell(row, one, scales[one], fair or 0.0 if one == "wins" else 0.0) for one in columns)
            body.append(f"<tr><td>{escape(name)}</td>{taken}{cells}</tr>")
        rest = "\n".join(body)
        return f'<div class="wide"><table>\n<tr>{head}</tr>\n{rest}\n</table></div>'

    def cell(self, row: dict[str, Any], name: str, scale: tuple[float, float], line: float) -> str:
        if name not in row:
            return "<td></td>"
        one = row[name]
        factor, sign = (100, "%") if name == "wins" else (1, "")
        low, high = one["interval"] or (one["mean"], one["mean"])
        text = f"{factor * one['mean']:.1f}{sign}"
        if one["interval"]:
            text += f" [{factor * low:.1f} … {factor * high:.1f}]"
        if self.words.language == "ru":
            text = text.replace(".", ",")
        return f"<td>{text} {bar(one['mean'], low, high, scale, line)}</td>"

    def column(self, name: str) -> str:
        return self.words.say(f"cli-column-{name}")

    def named(self, kind: str, id: str) -> str:
        return thing_name(self.words, self.game, kind, id)


def kind_word(words: Text, game: Game, kind: str) -> str:
    """What a kind of things is called."""
    return words.say("cli-column-turn") if kind == TURN else words.say(f"cli-kind-{game.id}-{kind}")


def thing_name(words: Text, game: Game, kind: str, id: str) -> str:
    """What a thing is called, by the id that the notation gives it."""
    if kind == TURN:
        return words.say("cli-balance-turn", turn=int(id))
    return words.named(game, "one", kind, game.notation.domains[kind].index(id))["one"]


def reach(figures: list[dict[str, Any]]) -> tuple[float, float]:
    """The range that holds all intervals and 0."""
    bounds = [bound for one in figures for bound in (one["interval"] or [one["mean"]])]
    return min([0.0, *bounds]), max([0.0, *bounds]) or 1.0


def bar(mean: float, low: float, high: float, scale: tuple[float, float], line: float) -> str:
    """A picture of a figure: its interval as a bar, the figure as a dot, and a line to compare with."""
    least, most = scale
    step = WIDTH / ((most - least) or 1.0)
    x = [round((value - least) * step, 1) for value in (low, high, mean, line)]
    return (
        f'<svg width="{WIDTH}" height="{HEIGHT}" role="img" aria-hidden="true">'
        f'<line x1="{x[3]}" x2="{x[3]}" y1="0" y2="{HEIGHT}" stroke="currentColor" stroke-dasharray="2"/>'
        f'<rect x="{x[0]}" y="5" width="{round(x[1] - x[0], 1)}" height="4" fill="#6a8caf"/>'
        f'<circle cx="{x[2]}" cy="7" r="3.5" fill="#b33"/></svg>'
    )


def balance_page(document: dict[str, Any], game: Game, words: Text) -> str:
    """The page of a study."""
    return Page(game, words).write(document)
