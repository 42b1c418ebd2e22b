"""Write the TypeScript types of what the server says, from the types in Python.

web/src/wire.ts holds the messages of the protocol, web/src/games/<id>/view.ts what a seat sees of a game, and
companion.ts what the companion of a game shows.

python scripts/wire_types.py           write the files
python scripts/wire_types.py --check   say whether they are up to date (exit code 1 if not)
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from prestol.registry import GAMES, UNFINISHED, shelved
from prestol.server.wire import PROTOCOL, Entry, schema

SOURCES = Path(__file__).resolve().parent.parent / "web" / "src"
PREFIX = "#/$defs/"
HEAD = """\
/**
 * Every message that crosses the network.
 *
 * Written by scripts/wire_types.py from the schema of the server: change src/prestol/server/wire and write it again.
 */

export const PROTOCOL = {protocol};
"""

VIEW_HEAD = """\
/**
 * What {whom} of the game.
 *
 * Written by scripts/wire_types.py from src/prestol/games/{game}/edge/{module}.py: change that and write it again.
 */
"""
SEEN = {"seen": ("view.ts", "a seat sees"), "companion_seen": ("companion.ts", "the companion shows")}
"""Modules with types of the client: the file that they are written to, and whom they are for."""

Schema = dict[str, Any]


def definitions() -> dict[str, Schema]:
    """All named types, with the entries of the log as one more union."""
    named: dict[str, Schema] = schema()["$defs"]
    (entry,), _ = msgspec.json.schema_components((Entry,), ref_template=f"{PREFIX}{{name}}")
    return dict(sorted({**named, "Entry": entry}.items()))


def view_definitions(game: str, module: str) -> dict[str, Schema]:
    """The types of what a module of a game shows."""
    view = import_module(f"prestol.games.{game}.edge.{module}").View
    _, named = msgspec.json.schema_components((view,), ref_template=f"{PREFIX}{{name}}")
    return dict(sorted(named.items()))


class Writer:
    """Turns schemas into TypeScript. Unions that have a name are written by it."""

    def __init__(self, named: dict[str, Schema]) -> None:
        self.named = named
        self.unions = {union_key(one): name for name, one in named.items() if "discriminator" in one}
        roots = [name for name, one in named.items() if is_told(name, one)]
        self.told = reachable(named, roots)

    def wire(self) -> str:
        return HEAD.format(protocol=PROTOCOL) + "".join(self.definition(name) for name in self.named)

    def view(self, game: str, module: str, known: Iterable[str]) -> str:
        """The file of a view; what the protocol knows is taken from there."""
        shared = sorted(set(self.named) & set(known))
        imports = f'\nimport type {{ {", ".join(shared)} }} from "../../wire.ts";\n' if shared else ""
        own = [name for name in self.named if name not in shared]
        head = VIEW_HEAD.format(game=game, module=module, whom=SEEN[module][1])
        return head + imports + "".join(self.definition(name) for name in own)

    def definition(self, name: str) -> str:
        one = self.named[name]
        if "properties" not in one:
            return f"{comment(one)}\nexport type {name} = {self.union(one)};\n"
        fields = "".join(self.field(name, one, key, value) for key, value in one["properties"].items())
        return f"{comment(one)}\nexport interface {name} {{\n{fields}}}\n"

    def field(self, owner: str, one: Schema, key: str, value: Schema) -> str:
        """The server tells every field that has a default; of what it is asked, those may be left out."""
        optional = key not in one.get("required", ()) and (owner not in self.told or "default" not in value)
        return f"  {key}{'?' if optional else ''}: {self.type(value)};\n"

    def union(self, one: Schema) -> str:
        return " | ".join(self.type(part) for part in one["anyOf"])

    def type(self, one: Schema) -> str:
        if "$ref" in one:
            return str(one["$ref"]).removeprefix(PREFIX)
        if "enum" in one:
            return " | ".join(json.dumps(value) for value in one["enum"])
        if "anyOf" in one:
            return self.unions.get(union_key(one)) or self.union(one)
        return self.plain(one)

    def plain(self, one: Schema) -> str:
        kind = one.get("type")
        if kind == "array" and "prefixItems" in one:
            return f"[{', '.join(self.type(part) for part in one['prefixItems'])}]"
        if kind == "array":
            inner = self.type(one["items"])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if kind == "object":
            values: Schema | None = one.get("additionalProperties")
            return f"Record<string, {self.type(values) if values else 'unknown'}>"
        return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
            str(kind), "unknown"
        )


def union_key(one: Schema) -> str:
    return json.dumps(one.get("anyOf"), sort_keys=True)


def is_told(name: str, one: Schema) -> bool:
    """Whether the server says it: what it is asked is strict about unknown fields."""
    return name not in ("ClientMessage", "Entry") and one.get("additionalProperties") is not False


def reachable(named: dict[str, Schema], roots: Iterable[str]) -> set[str]:
    """The named types that some of them contain, at any depth."""
    found: set[str] = set()
    open_ = list(roots)
    while open_:
        name = open_.pop()
        if name not in found:
            found.add(name)
            open_ += [ref.removeprefix(PREFIX) for ref in references(named[name])]
    return found


def references(node: Any) -> list[str]:
    if isinstance(node, dict):
        own = [str(node["$ref"])] if "$ref" in node else []
        return own + [ref for key, value in node.items() if key != "discriminator" for ref in references(value)]
    if isinstance(node, list):
        return [ref for value in node for ref in references(value)]
    return []


def comment(one: Schema) -> str:
    lines = [line.strip() for line in str(one.get("description", "")).splitlines()]
    if not lines:
        return ""
    if len(lines) == 1:
        return f"\n/** {lines[0]} */"
    return "\n/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */"


def files() -> Iterator[tuple[Path, str]]:
    """Every file with what belongs into it."""
    wire = definitions()
    yield SOURCES / "wire.ts", Writer(wire).wire()
    for game in GAMES + UNFINISHED:
        modules = [module for module in SEEN if module == "seen" or shelved(game).companion is not None]
        for module in modules:
            path = SOURCES / "games" / game / SEEN[module][0]
            yield path, Writer(view_definitions(game, module)).view(game, module, wire)


def main() -> int:
    if "--check" not in sys.argv[1:]:
        for path, text in files():
            path.write_text(text, encoding="utf-8")
        return 0
    stale = [path for path, text in files() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    if stale:
        names = ", ".join(str(path.relative_to(SOURCES.parent)) for path in stale)
        print(f"{names} in web/: write them again with .venv/bin/python scripts/wire_types.py")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
