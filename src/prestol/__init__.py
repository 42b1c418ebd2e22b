"""Prestol: four board games of Russian history, to play and to study, from one engine."""

from prestol.engine import state as _state
from prestol.engine.chance import Stream, commitment, stream
from prestol.engine.codec import dump, fingerprint
from prestol.engine.errors import (
    ContentError,
    IllegalMove,
    LoadError,
    NotationError,
    OptionError,
    PositionError,
    PrestolError,
    UndoError,
    UnknownGame,
)
from prestol.engine.journal import Journal
from prestol.engine.record import read_record, record_of, replay
from prestol.library import text as _text
from prestol.registry import GAMES, game, game_of, load

__version__ = "0.1.0"

COMPILED: bool = not str(_state.__file__).endswith(".py")
"""Whether engine and rules run in their compiled form."""

text = _text.text

__all__ = [
    "COMPILED",
    "GAMES",
    "ContentError",
    "IllegalMove",
    "Journal",
    "LoadError",
    "NotationError",
    "OptionError",
    "PositionError",
    "PrestolError",
    "Stream",
    "UndoError",
    "UnknownGame",
    "commitment",
    "dump",
    "fingerprint",
    "game",
    "game_of",
    "load",
    "read_record",
    "record_of",
    "replay",
    "stream",
    "text",
]
