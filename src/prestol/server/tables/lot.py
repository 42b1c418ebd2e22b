"""The luck of a table as its log tells it: who has sealed and opened what, until the game begins."""

from __future__ import annotations

from prestol.engine.luck import Luck
from prestol.server.tables.entries import Draft


class Lot:
    """The word of the server, and what people add to it by the first seat of each."""

    __slots__ = ("chosen", "parts", "seals", "until", "word")

    def __init__(self, word: str, chosen: bool) -> None:
        self.word = word
        """It was committed to when the table was made."""
        self.chosen = chosen
        self.seals: dict[int, str] = {}
        self.parts: dict[int, str] = {}
        self.until: int | None = None
        """Until when parts are opened; null while seals are still being made."""

    @property
    def luck(self) -> Luck:
        """What the seed is made of."""
        return Luck(self.word, self.seals, self.parts, self.chosen)

    def take(self, draft: Draft) -> None:
        """Somebody adds to the luck, or the seals are fixed and to be opened."""
        if draft.kind == "draw":
            self.until = draft.data.until
            return
        assert draft.seat is not None
        if draft.kind == "seal":
            self.seals[draft.seat] = draft.data.seal
        else:
            self.parts[draft.seat] = draft.data.part
