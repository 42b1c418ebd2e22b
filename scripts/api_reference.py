"""Write docs/api.md from the sources: every public name with its signature and what it says about itself.

The compiled form keeps no docstrings, so `help()` has little to say there; this page is read from the sources instead.

    python scripts/api_reference.py
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import griffe

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "api.md"
HEAD = """# Reference

Written from the sources by `scripts/api_reference.py`; do not edit it by hand. How the parts work together is told in
[the guide to Python](guide/python-api.md), in [Writing a bot](guide/writing-a-bot.md) and in
[Adding a game](guide/adding-a-game.md).
"""
EXPORTED = {
    "prestol": "Play, save, replay: all that most programs need.",
    "prestol.bots": "Bots by name, and what a bot of one's own is given.",
    "prestol.lab": "Many games, all cores, and figures with their uncertainty.",
}
"""Packages whose names are listed in `__all__`."""
MODULES = {
    "prestol.engine.game": "A game as a thing one can start. `prestol.game(id)` opens one.",
    "prestol.engine.state": "A game in progress. `Game.start`, `Game.position` and `prestol.load` give one.",
    "prestol.engine.events": "What has happened, as `State.events` tells it.",
    "prestol.engine.result": "How a game ended, as `State.result` tells it.",
    "prestol.engine.options": "Options of a table.",
    "prestol.engine.notation": "Moves as text.",
    "prestol.engine.step": "For authors of games: the kinds of step.",
    "prestol.engine.advice": "For authors of games: what bots are told about good play.",
    "prestol.engine.bot": "For authors of games: the bots that a game declares.",
    "prestol.engine.study": "For authors of games: what studies of balance and tuning look at.",
}
"""Modules of the engine that are shown whole."""


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    """The whole reference."""
    package = griffe.load("prestol", search_paths=[ROOT / "src"], allow_inspection=False, resolve_aliases=True)
    parts = [HEAD]
    for path, about in EXPORTED.items():
        found = module_of(package, path)
        parts += section(path, about, [found.members[name] for name in sorted(found.exports or [], key=str)])
    for path, about in MODULES.items():
        own = [one for one in module_of(package, path).members.values() if is_public(one)]
        parts += section(path, about, own)
    return "\n".join(parts).rstrip() + "\n"


def module_of(package: Any, path: str) -> Any:
    names = path.split(".")[1:]
    return package[".".join(names)] if names else package


def is_public(one: Any) -> bool:
    return not one.is_alias and not one.name.startswith("_") and not one.is_module


def section(path: str, about: str, members: list[Any]) -> Iterator[str]:
    yield f"## {path}\n\n{about}\n"
    for one in members:
        yield from entry(one.final_target if one.is_alias else one, one.name)


def entry(one: Any, name: str) -> Iterator[str]:
    """A function, class or value."""
    if one.is_module:
        return
    if one.is_function:
        yield f"### {name}\n\n```\n{signature(one, name)}\n```\n"
        yield said(one)
    elif one.is_class:
        bases = ", ".join(str(base) for base in one.bases if str(base) not in ("Exception", "object"))
        made = one.members.get("__init__")
        call = f"\n{signature(made, name).removesuffix(' -> None')}" if made is not None and made.is_function else ""
        yield f"### {name}\n\n```\nclass {name}{f'({bases})' if bases else ''}{call}\n```\n"
        yield said(one)
        yield from members(one)
    else:
        yield f"### {name}\n\n```\n{name}{typed(one)}\n```\n"
        yield said(one)


def members(one: Any) -> Iterator[str]:
    """What a class has, in the order of its source."""
    shown = [member for member in one.members.values() if not member.name.startswith("_") and not member.is_alias]
    lines = []
    for member in shown:
        if member.is_function:
            line = f"- `{signature(member, member.name)}`"
        elif member.is_attribute:
            line = f"- `{member.name}{typed(member)}`"
        else:
            continue
        lines.append(line + (f": {flat(member)}" if member.docstring else ""))
    if lines:
        yield "\n".join(lines) + "\n"


def signature(one: Any, name: str) -> str:
    """A function as it is called."""
    parts = []
    starred = False
    for parameter in one.parameters:
        if parameter.name in ("self", "cls"):
            continue
        kind = parameter.kind.value if parameter.kind else ""
        if kind == "keyword-only" and not starred:
            parts.append("*")
        starred = starred or kind in ("keyword-only", "variadic positional")
        mark = {"variadic positional": "*", "variadic keyword": "**"}.get(kind, "")
        text = mark + parameter.name
        if parameter.annotation is not None:
            text += f": {parameter.annotation}"
        if parameter.default is not None and not mark:
            text += f" = {parameter.default}"
        parts.append(text)
    returned = f" -> {one.returns}" if one.returns is not None else ""
    return f"{name}({', '.join(parts)}){returned}"


def typed(one: Any) -> str:
    return f": {one.annotation}" if one.annotation is not None else ""


def said(one: Any) -> str:
    """A docstring as it stands."""
    return f"{one.docstring.value.strip()}\n" if one.docstring else ""


def flat(one: Any) -> str:
    """A docstring on one line."""
    return " ".join(one.docstring.value.split())


if __name__ == "__main__":
    main()
