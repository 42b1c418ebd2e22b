"""Table options: typed, documented by a rule id, checked when a game starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from prestol.engine.errors import OptionError, brief

Value = bool | str
"""What an option may be: yes or no, or one of its words."""


class Option(NamedTuple):
    """One thing a table may decide otherwise. Without `values` it is yes or no."""

    id: str
    default: Value
    rule: str
    values: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    """The numbers of seats for which it matters; all, if none is named."""

    def read(self, value: object) -> Value:
        """The value in its own type; words such as `true` come from command lines."""
        if not self.values:
            words = {True: True, False: False, "true": True, "false": False, "yes": True, "no": False}
            if isinstance(value, (bool, str)) and value in words:
                return words[value]
            raise OptionError("fault-option-yes-or-no", option=self.id, value=brief(value))
        if value not in self.values:
            raise OptionError("fault-option-value", option=self.id, values=", ".join(self.values), value=brief(value))
        return str(value)


def read_options(known: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """All options of a game: those given, checked, and the defaults of the others."""
    for name in given:
        if name not in [option.id for option in known]:
            names = ", ".join(option.id for option in known)
            raise OptionError("fault-option-unknown" if names else "fault-option-none", option=brief(name), known=names)
    return {option.id: option.read(given.get(option.id, option.default)) for option in known}
