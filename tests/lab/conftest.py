"""The command as a person calls it, for the commands of the lab."""

from __future__ import annotations

from tests.cli.conftest import call, quiet_home

__all__ = ["call", "quiet_home"]
