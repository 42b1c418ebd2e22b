"""Content files: read, checked against a schema, hashed, exported. Errors name file, record and field."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from prestol.engine.errors import ContentError

SHELF = Path(__file__).resolve().parent.parent / "content"
T = TypeVar("T", bound=msgspec.Struct)
NEEDED = r"Object missing required field `(\w+)`"


class Content(NamedTuple):
    """All tables of a game's content, which file each came from, and the hash of the whole."""

    folder: Path
    tables: dict[str, Any]
    files: dict[str, str]
    hash: str


def read_content(game: str, folder: str | Path | None = None) -> Content:
    """The tables of a content folder; by default the one that comes with Prestol."""
    where = Path(folder) if folder is not None else SHELF / game
    paths = sorted(where.glob("*.toml")) if where.is_dir() else []
    if not paths:
        raise ContentError(f"{where} holds no content: it should be a folder with the .toml files of {game}.")
    tables: dict[str, Any] = {}
    files: dict[str, str] = {}
    for path in paths:
        for name, table in read_file(path).items():
            if name in tables:
                raise ContentError(f"{path.name}: table {name!r} stands already in {files[name]}.")
            tables[name], files[name] = table, path.name
    return Content(where, tables, files, hashlib.sha256(canonical(where, tables)).hexdigest()[:12])


def canonical(where: Path, tables: dict[str, Any]) -> bytes:
    """The tables in the one form that is hashed."""
    try:
        return msgspec.json.encode(tables, order="deterministic")
    except RecursionError:
        raise ContentError(f"{where} cannot be read: its tables lie too deep inside each other.") from None


def read_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(
            path.read_text(encoding="utf-8-sig")
        )  # some editors begin a file with a mark of its encoding
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{path.name} is not valid TOML: {error}.") from None
    except OSError as error:
        raise ContentError(f"{path.name} cannot be read: {error.strerror or error}.") from None
    except UnicodeError:
        raise ContentError(f"{path.name} cannot be read: it is not a text file in UTF-8.") from None
    except RecursionError:
        raise ContentError(f"{path.name} cannot be read: its values lie too deep inside each other.") from None
    except ValueError:  # the one that Python raises at a number of several thousand digits
        raise ContentError(f"{path.name} cannot be read: one of its numbers has far too many digits.") from None


def check_content(content: Content, schema: type[T]) -> T:
    """The tables as typed records."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(schema)}
    for name in content.tables:
        if name not in fields:
            known = ", ".join(sorted(fields))
            raise ContentError(f"{content.files[name]}: there is no table {name!r}; known are {known}.")
    for name in fields:
        if name not in content.tables:
            raise ContentError(f"{content.folder}: the table {name!r} is missing.")
    typed: dict[str, Any] = {}
    for name, field in fields.items():
        check_ids(content, name)
        try:
            typed[field.name] = msgspec.convert(content.tables[name], field.type)
        except msgspec.ValidationError as error:
            raise ContentError(explain(content, name, str(error))) from None
    return schema(**typed)


def check_ids(content: Content, table: str) -> None:
    """No two records of a list have the same id."""
    rows = content.tables[table]
    ids = [str(row["id"]) for row in rows if isinstance(row, dict) and "id" in row] if isinstance(rows, list) else []
    for id, times in Counter(ids).items():
        if times > 1:
            raise ContentError(f"{content.files[table]}: {table} {id!r}: the id is used {times} times.")


def explain(content: Content, table: str, error: str) -> str:
    """A schema error in the words of the file: which record, which field."""
    what, _, path = error.partition(" - at `")
    record = re.match(r"\$\[(\d+)\]", path)
    place = f"{content.files[table]}: {table}"
    if record:
        row = content.tables[table][int(record[1])]
        known = row.get("id") if isinstance(row, dict) else None
        place += f" {known!r}" if known else f" number {int(record[1]) + 1}"
    if missing := re.match(NEEDED, what):
        return f"{place}: the field {missing[1]!r} is missing."
    if unknown := re.match(r"Object contains unknown field `(\w+)`", what):
        return f"{place}: there is no field {unknown[1]!r}."
    field = re.sub(r"^\$(\[\d+\])?\.?", "", path.rstrip("`"))
    return f"{place}: field {field!r}: {what[0].lower()}{what[1:]}." if field else f"{place}: {what}."


def export_content(game: str, target: Path) -> list[Path]:
    """Write an editable copy of a game's content; never over files that are there already."""
    taken = [path.name for path in (SHELF / game).glob("*.toml") if (target / path.name).exists()]
    if taken:
        raise ContentError(f"{target} already holds {', '.join(sorted(taken))}; choose an empty folder.")
    try:
        target.mkdir(parents=True, exist_ok=True)
        written = [target / path.name for path in sorted((SHELF / game).glob("*.toml"))]
        for path in written:
            path.write_text((SHELF / game / path.name).read_text(encoding="utf-8"), encoding="utf-8")
    except OSError as error:
        raise ContentError(f"{target} cannot be written: {error.strerror}.") from None
    return written
