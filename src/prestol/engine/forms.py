"""What the JSON reader says about a document that has a wrong form, as a fault with a key and figures."""

from __future__ import annotations

import re
from typing import Final

from prestol.engine.errors import LoadError, brief

FORMS: Final = (
    (r"Input data was truncated", "fault-form-cut"),
    (r"JSON is malformed: .*\(byte (?P<byte>\d+)\)", "fault-form-json"),
    (r"Object missing required field `(?P<inner>[^`]+)`", "fault-form-missing"),
    (r"Object contains unknown field `(?P<inner>[^`]+)`", "fault-form-unknown"),
    (r"Expected `(?P<wanted>int|str|bool|array|object)(?: \| null)?`, got `(?P<got>[^`]+)`", "fault-form-type"),
    (r"Expected `int` >= (?P<least>-?\d+)", "fault-form-least"),
    (r"Expected `int` <= (?P<most>-?\d+)", "fault-form-most"),
    (r"Expected `(?:str|array)` of length >= (?P<least>\d+)", "fault-form-shortest"),
    (r"Expected `(?:str|array)` of length <= (?P<most>\d+)", "fault-form-longest"),
    (r"Expected `array` of length (?P<wanted>\d+)(?:, got \d+)?", "fault-form-length"),
    (r"Invalid (?:enum )?value (?P<value>.+)", "fault-form-value"),
)
"""What a message may look like, and the key of the sentence that says the same; any other is a wrong form."""


def explain_form(message: str) -> LoadError:
    """The fault that a message of the reader tells of. It follows a colon, so it has no full stop."""
    what, _, path = message.partition(" - at `")
    field = path.rstrip("`").removeprefix("$").lstrip(".")
    for form, key in FORMS:
        found = re.fullmatch(form, what)
        if found is not None:
            figures = found.groupdict()
            inner = figures.pop("inner", "")
            return LoadError(key, field=".".join(name for name in (field, inner) if name) or "JSON", **figures)
    return LoadError("fault-form-other", field=brief(field or "JSON"))
