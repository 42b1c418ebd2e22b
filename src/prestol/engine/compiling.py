"""How the compiler is told about a class, in both forms."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**settings):
        """A note to the compiler, which reads it in the source; nothing is left of it when the class runs."""
        return lambda kind: kind
