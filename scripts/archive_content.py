"""Save the content that this release comes with, so that later releases can finish and replay its games.

Run it before a release is made, and commit what it writes:

    python scripts/archive_content.py
"""

from __future__ import annotations

import prestol
from prestol.library.archive import archive_content
from prestol.registry import GAMES, SAMPLES


def main() -> None:
    for id in GAMES + SAMPLES:
        game = prestol.game(id)
        older = sorted(game.content_names - {game.content_hash})
        written = archive_content(id, prestol.__version__, game.content_hash, older, game.source.tables)
        print(f"{id}: {game.content_hash} {'written' if written else 'is there already'}")


if __name__ == "__main__":
    main()
