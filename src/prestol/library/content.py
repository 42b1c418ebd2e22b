"""Content files: read, checked against a schema, exported. Errors name file, record and field."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from prestol.engine.errors import ContentError, brief

SHELF = Path(__file__).resolve().parent.parent / "content"
T = TypeVar("T", bound=msgspec.Struct)
FORMS = (
    (r"Object missing required field `(?P<inner>[^`]+)`", "fault-content-missing"),
    (r"Object contains unknown field `(?P<inner>[^`]+)`", "fault-content-unknown"),
    (r"Expected `(?P<wanted>[^`|]+)(?: \| null)?`, got `(?P<got>[^`]+)`", "fault-content-type"),
    (r"Expected `int` >= (?P<least>-?\d+)", "fault-content-least"),
    (r"Expected `int` <= (?P<most>-?\d+)", "fault-content-most"),
    (r"Expected `array` of length (?P<wanted>\d+), got (?P<got>\d+)", "fault-content-length"),
    (r"Invalid enum value (?P<value>.+)", "fault-content-value"),
)
"""What a schema may complain of, and the key of the sentence that says so; any other complaint is told as it stands."""


class Content(NamedTuple):
    """All tables of a game's content, which file each came from, and the name that release 0.1.0 would give it."""

    folder: Path
    tables: dict[str, Any]
    files: dict[str, str]
    first_hash: str
    kept_as: str = ""
    """The name under which it was kept, where it was; the name of its present form may be another one."""


def read_content(game: str, folder: str | Path | None = None) -> Content:
    """The tables of a content folder; by default the one that comes with Prestol."""
    where = Path(folder) if folder is not None else SHELF / game
    paths = sorted(where.glob("*.toml")) if where.is_dir() else []
    if not paths:
        raise ContentError("fault-content-none", folder=str(where), game=game)
    tables: dict[str, Any] = {}
    files: dict[str, str] = {}
    for path in paths:
        for name, table in read_file(path).items():
            if name in tables:
                raise ContentError("fault-content-table-twice", file=path.name, table=name, other=files[name])
            tables[name], files[name] = table, path.name
    found = tables["game"].get("id", game) if isinstance(tables.get("game"), dict) else game
    if found != game:
        raise ContentError("fault-content-other-game", folder=str(where), found=brief(found), game=game)
    return Content(where, tables, files, first_hash(where, tables))


def kept_content(name: str, tables: dict[str, Any]) -> Content:
    """Content that was stored in one piece under a name, not as files."""
    return Content(Path(name), tables, dict.fromkeys(tables, name), first_hash(Path(name), tables), name)


def first_hash(where: Path, tables: dict[str, Any]) -> str:
    """A hash of everything, names and colours included: how release 0.1.0 named content."""
    try:
        written = msgspec.json.encode(tables, order="deterministic")
    except RecursionError:
        raise ContentError("fault-content-deep", file=str(where)) from None
    return hashlib.sha256(written).hexdigest()[:12]


def read_file(path: Path) -> dict[str, Any]:
    try:  # some editors begin a file with a byte order mark, which is left out
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except tomllib.TOMLDecodeError as error:
        raise ContentError("fault-content-syntax", file=path.name, why=str(error)) from None
    except OSError as error:
        raise ContentError("fault-content-unreadable", file=path.name, why=error.strerror or str(error)) from None
    except UnicodeError:
        raise ContentError("fault-content-not-text", file=path.name) from None
    except RecursionError:
        raise ContentError("fault-content-deep", file=path.name) from None
    except ValueError:  # the one that Python raises at a number of several thousand digits
        raise ContentError("fault-content-digits", file=path.name) from None


def check_content(content: Content, schema: type[T]) -> T:
    """The tables as typed records."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(schema)}
    for name in content.tables:
        if name not in fields:
            known = ", ".join(sorted(fields))
            raise ContentError("fault-content-table-unknown", file=content.files[name], table=name, known=known)
    for name in fields:
        if name not in content.tables:
            raise ContentError("fault-content-table-missing", folder=str(content.folder), table=name)
    typed: dict[str, Any] = {}
    for name, field in fields.items():
        check_ids(content, name)
        try:
            typed[field.name] = msgspec.convert(content.tables[name], field.type)
        except msgspec.ValidationError as error:
            raise explain(content, name, str(error)) from None
    return schema(**typed)


def check_ids(content: Content, table: str) -> None:
    """No two records of a list have the same id."""
    rows = content.tables[table]
    ids = [str(row["id"]) for row in rows if isinstance(row, dict) and "id" in row] if isinstance(rows, list) else []
    for id, times in Counter(ids).items():
        if times > 1:
            raise ContentError("fault-content-id-twice", where=f"{content.files[table]}: {table} {id!r}", times=times)


def explain(content: Content, table: str, error: str) -> ContentError:
    """A schema error in the words of the file: which record, which field."""
    what, _, path = error.partition(" - at `")
    path = path.removeprefix("key` in `")  # the key of an inline table is at fault, and not what stands under it
    where, field = f"{content.files[table]}: {table}", path.rstrip("`").removeprefix("$")
    record = re.match(r"\[(\d+)\]\.?", field)
    if record:
        row = content.tables[table][int(record[1])]
        known = row.get("id") if isinstance(row, dict) else None
        where += f" {known!r}" if known else f" {int(record[1]) + 1}"
        field = field[record.end() :]
    for form, key in FORMS:
        if found := re.fullmatch(form, what):
            figures = found.groupdict()
            fields = [name for name in (field.lstrip("."), figures.pop("inner", "")) if name]
            return ContentError(key, where=where, field=".".join(fields) or table, **figures)
    return ContentError("fault-content-field", where=where, field=field.lstrip(".") or table, why=what)


def export_content(game: str, target: Path) -> list[Path]:
    """Write an editable copy of a game's content; never over files that are there already."""
    taken = [path.name for path in (SHELF / game).glob("*.toml") if (target / path.name).exists()]
    if taken:
        raise ContentError("fault-content-taken", folder=str(target), files=", ".join(sorted(taken)))
    try:
        target.mkdir(parents=True, exist_ok=True)
        written = [target / path.name for path in sorted((SHELF / game).glob("*.toml"))]
        for path in written:
            path.write_text((SHELF / game / path.name).read_text(encoding="utf-8"), encoding="utf-8")
    except OSError as error:
        raise ContentError("fault-content-unwritable", folder=str(target), why=error.strerror or str(error)) from None
    return written
