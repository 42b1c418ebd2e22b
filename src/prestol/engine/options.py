"""Table options: typed, documented by a rule id, checked when a game starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from prestol.engine.errors import OptionError

Value = bool | str


class Option(NamedTuple):
    """One thing a table may decide otherwise. Without `values` it is yes or no."""

    id: str
    default: Value
    rule: str
    values: tuple[str, ...] = ()

    def read(self, value: object) -> Value:
        """The value in its own type; words such as `true` come from command lines."""
        if not self.values:
            words = {True: True, False: False, "true": True, "false": False, "yes": True, "no": False}
            if isinstance(value, (bool, str)) and value in words:
                return words[value]
            raise OptionError(f"Option {self.id} is yes or no, not {value!r}.")
        if value not in self.values:
            raise OptionError(f"Option {self.id} is one of {', '.join(self.values)}, not {value!r}.")
        return str(value)


def read_options(known: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """All options of a game: those given, checked, and the defaults of the others."""
    for name in given:
        if name not in [option.id for option in known]:
            names = ", ".join(option.id for option in known) or "none"
            raise OptionError(f"There is no option {name!r}; this game knows {names}.")
    return {option.id: option.read(given.get(option.id, option.default)) for option in known}
