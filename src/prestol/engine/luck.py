"""Where the luck of a table comes from: a secret of the server, and a part of every player, sealed before it is opened.

Nobody who has to seal a part before the others open theirs can aim at a deal.
"""

from __future__ import annotations

import hashlib

import msgspec

from prestol.engine.chance import commitment
from prestol.engine.errors import LoadError


class Luck(msgspec.Struct, frozen=True):
    """What the seed of a game was made of. Without seals the secret itself is the seed."""

    secret: str
    """The word of the server, fixed and committed to when the table was made."""
    seals: dict[int, str] = {}
    """Hashes of what the players add, by seat; all of them were fixed before the first part was opened."""
    parts: dict[int, str] = {}
    """The parts that were opened. Whoever went away has sealed one and opened none."""
    chosen: bool = False
    """Whether somebody chose the seed: such a game counts for nothing."""

    def seed(self) -> str:
        """A hash of the secret, all seals and all opened parts."""
        if not self.seals:
            return self.secret
        told = [f"{seat} {self.seals[seat]} {self.parts.get(seat, '')}" for seat in sorted(self.seals)]
        return hashlib.sha256("\n".join(["prestol luck", self.secret, *told]).encode()).hexdigest()[:32]

    def check(self, committed: str, seed: str) -> None:
        """Raise LoadError unless the seed comes from this luck, all of which was committed to."""
        if commitment(self.secret) != committed:
            raise LoadError("fault-record-seed")
        for seat, part in self.parts.items():
            if self.seals.get(seat) != seal_of(part):
                raise LoadError("fault-record-part", seat=seat)
        if self.seed() != seed:
            raise LoadError("fault-record-mixed")


def seal_of(part: str) -> str:
    """The hash of a player's part, told before any part is opened."""
    return hashlib.sha256(f"prestol part:{part}".encode()).hexdigest()


def bot_seed(seed: str, seat: int) -> str:
    """What the bot of a seat draws its own luck from: as secret as the seed while the game goes on."""
    return hashlib.sha256(f"prestol bot:{seat}:{seed}".encode()).hexdigest()
