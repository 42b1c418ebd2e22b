"""How the compiler is told about a class or a number, in both forms.

Numbers marked `i64` are machine words where they are compiled: quick, and for small figures in inner loops alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**settings):
        """A note to the compiler, which reads it in the source; nothing is left of it when the class runs."""
        return lambda kind: kind
