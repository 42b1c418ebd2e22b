"""What the records of every content have in common, and the checks that every game makes of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from prestol.engine.errors import ContentError, brief
from prestol.library.naming import Shown

Source = Literal["rulebook", "public", "reconstruction", "own"]
"""Where a record comes from: the printed rules, what the public knows, our guess, or a game of our own."""
Natural = Annotated[int, Meta(ge=0, le=1000)]
Positive = Annotated[int, Meta(ge=1, le=1000)]


class Strict(Struct, forbid_unknown_fields=True, kw_only=True):
    """A record that says where it comes from."""

    source: Shown[Source]


class Named(Strict, kw_only=True):
    """A record that moves, events and other records name."""

    id: str
    name_ru: Shown[str]
    name_en: Shown[str]


class TableOption(Strict, kw_only=True):
    """One thing a table may decide otherwise; without `values` it is yes or no. Where only some tables can tell the
    difference, `seats` are their numbers of players."""

    id: str
    rule: Shown[str]
    default: bool | str
    values: tuple[str, ...] = ()
    seats: Shown[tuple[int, ...]] = ()


def check_options(
    file: str, options: Sequence[TableOption], known: Mapping[str, tuple[str, ...]], later: Sequence[str] = ()
) -> None:
    """Raise ContentError unless the content has the options that the rules ask for, each with its values.

    Options that came later may be missing, because content of earlier releases lacks them.
    """
    found = {option.id for option in options}
    if not set(known) - set(later) <= found <= set(known):
        raise ContentError("fault-content-options", file=file, known=", ".join(known))
    for option in options:
        values, where = known[option.id], f"{file}: option {option.id!r}"
        if option.values != values and values:
            raise ContentError("fault-content-option-values", where=where, values=", ".join(values))
        if option.values != values:
            raise ContentError("fault-content-option-no-values", where=where)
        if option.default not in (values or (True, False)) or isinstance(option.default, bool) == bool(values):
            raise ContentError("fault-content-option-default", where=where, default=brief(option.default))
