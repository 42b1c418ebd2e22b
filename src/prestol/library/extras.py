"""Extras of the package: what only some people need is installed only where it is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from prestol.engine.errors import PrestolError


class MissingExtra(PrestolError):
    """A package that belongs to an extra is not installed."""


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Import what an extra brings; MissingExtra tells how to install it. A fault of our own modules stays one."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "prestol"):
            raise
        raise MissingExtra("fault-extra", package=package, extra=extra) from None
