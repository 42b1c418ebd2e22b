"""What the luck of a table leads to besides its deals."""

from __future__ import annotations

import hashlib


def bot_seed(seed: str, seat: int) -> str:
    """What the bot of a seat draws its own luck from: as secret as the seed while the game goes on."""
    return hashlib.sha256(f"prestol bot:{seat}:{seed}".encode()).hexdigest()
