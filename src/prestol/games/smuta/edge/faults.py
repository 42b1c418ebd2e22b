"""How contradictions in the content are refused."""

from __future__ import annotations

from prestol.engine.errors import ContentError


def require(holds: bool, fault: str, **figures: object) -> None:
    """Raise the fault with its figures unless something holds."""
    if not holds:
        raise ContentError(f"smuta-fault-{fault}", **figures)
