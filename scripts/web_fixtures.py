"""Write web/tests/fixtures: what the server and the terminal say, for the component tests of the web client.

python scripts/web_fixtures.py           write the files
python scripts/web_fixtures.py --check   say whether they are up to date (exit code 1 if not)
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import prestol
from prestol.engine.companion import FORMAT, Saved
from prestol.engine.events import Event
from prestol.games.rurik.banners import has_room, place_advisor, rows_of
from prestol.games.rurik.moves import PLACE
from prestol.games.rurik.parts import ACTIONS, ROWS
from prestol.games.rurik.state import Rurik
from prestol.library.text import LANGUAGES
from prestol.server.http.api.catalog import books, bundle, catalog
from prestol.server.http.api.companion import told
from prestol.server.wire import CompanionTold

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.played import NAMES, SEAT, Played, Strolled  # noqa: E402 # found only from here on
from scripts.smuta_fixtures import Warred  # noqa: E402

TARGET = ROOT / "web" / "tests" / "fixtures"
RECORD = ROOT / "tests" / "games" / "tsar" / "golden" / "4-rule.jsonl"
STROLL = "a stroll through the Kremlin, day 349"
RIDE = "a ride through Rus, day 12"
ON_THE_MAP = ("deploy", "settle", "muster", "move", "send", "attack-", "push", "build market", "build stronghold")


class Recorded(Played):
    """A recorded game, played again."""

    def __init__(self) -> None:
        lines = [json.loads(line) for line in RECORD.read_text(encoding="utf-8").splitlines()]
        self.moves = lines[1:-1]
        super().__init__("tsar", NAMES, lines[-1]["seed"], lines[0]["options"])

    def chosen(self) -> Iterator[tuple[int, str, str]]:
        for line in self.moves:
            yield line["seat"], line["move"], line["hash"]


class Ridden(Strolled):
    """A game of Rurik played so, and what the engine says of its banners and its map."""

    def __init__(self, seats: int) -> None:
        super().__init__("rurik", NAMES[:seats], RIDE, {})
        self.landings: dict[str, Any] = {}
        self.rulers: dict[str, dict[str, list[int]]] = {}

    def keep_moment(self) -> None:
        known = set(self.moments)
        super().keep_moment()
        state = self.replay.state
        assert isinstance(state, Rurik)
        for name in set(self.moments) - known:
            self.rulers[name] = rulers_after(state)
        for seat in state.waiting:
            for move in state.legal(seat):
                if move[0] == PLACE:
                    self.keep_landing(state, seat, move[1:])

    def keep_landing(self, state: Rurik, side: int, placing: tuple[int, ...]) -> None:
        """The banner before and after an advisor is placed, once for each case."""
        advisor, action, coins = placing
        before = spaces(state, action)
        after = state.clone()
        assert isinstance(after, Rurik)
        place_advisor(after, side, advisor, action, coins)
        case = {"side": side, "advisor": advisor, "coins": coins, "before": before, "after": spaces(after, action)}
        self.landings.setdefault(f"{before} {placing}", case)
        for full in range(ACTIONS):
            if not has_room(state, full):
                case = {"side": side, "advisor": advisor, "coins": coins, "before": spaces(state, full), "after": None}
                self.landings.setdefault(f"{case['before']}", case)


def spaces(state: Rurik, action: int) -> list[list[int]]:
    """The spaces of a banner in use, each with who stands there and the bribe."""
    at = range(action * ROWS, action * ROWS + rows_of(state))
    return [[state.banners[space], state.bribes[space]] for space in at]


def rulers_after(state: Rurik) -> dict[str, list[int]]:
    """Who rules where after each move that only changes the map."""
    found: dict[str, list[int]] = {}
    for move in state.legal(SEAT):
        text = state.game.notation.write(move)
        if text.startswith(ON_THE_MAP):
            after = state.clone()
            after.play(SEAT, move)
            found[text] = after.view(SEAT)["rulers"]
    return found


def said(events: list[Event], moves: list[str]) -> list[dict[str, Any]]:
    """Events and moves as the terminal would say them, to be compared with what the client says."""
    game = prestol.game("tsar")
    names = ["Анна", "Марфа", "Борис", "Ксения"]
    found: dict[str, dict[str, Any]] = {}
    for event in events:
        sentences = {language: prestol.text(language).event(game, event, names) for language in LANGUAGES}
        found.setdefault(f"event {event.name}", {"event": {"name": event.name, "args": event.args}, **sentences})
    for text in moves:
        move = game.notation.read(text)
        sentences = {language: prestol.text(language).move(game, move, names) for language in LANGUAGES}
        found.setdefault(f"move {text}", {"move": text, **sentences})
    return list(found.values())


def effects() -> list[dict[str, Any]]:
    """What the components of Ivan the Terrible do, as the terminal says it."""
    game = prestol.game("ivan")
    return [
        {
            "table": table,
            "at": at,
            **{language: [prestol.text(language).phrase(game, one, []) for one in lines] for language in LANGUAGES},
        }
        for table, rows in game.describe().items()
        for at, lines in enumerate(rows)
    ]


def walk_with_companion() -> dict[str, Any]:
    """The first entries of a game with the companion of Rurik, and what the server says to each number of them."""
    game = prestol.game("rurik")
    begin = {"difficulty": "easy", "leader": "boris", "cards": "app", "seed": "page"}
    entries: list[dict[str, Any]] = []

    def answer() -> CompanionTold:
        return told(Saved(FORMAT, game.id, game.rules_version, game.content_hash, begin, entries))

    answers = [answer()]
    free = answers[0].screen["about"]["regions"]
    places = (("adv_5", "tax"), ("adv_4", "build"), ("adv_2a", "muster"), ("adv_1", "move"))
    for entry in (
        {"do": "deploy", "troops": {free[0]: 2, free[1]: 1}, "leader": free[0]},
        *[{"do": "place", "advisor": advisor, "banner": banner, "bribe": 0} for advisor, banner in places],
        {"do": "turn", "banner": "move", "row": 2, "changes": [{"what": "troop", "region": free[0], "by": 1}]},
    ):
        entries.append({**entry, "row": row_of(answers[-1])} if entry["do"] == "turn" else entry)
        answers.append(answer())
    return {"begin": begin, "entries": entries, "answers": answers}


def row_of(answer: CompanionTold) -> int:
    """Where the person's advisor stands whose turn it is."""
    return int(answer.screen["about"]["spaces"][0]["row"])


def files() -> Iterator[tuple[Path, bytes]]:
    """Every file with what belongs into it."""
    game = Recorded()
    game.play()
    documents = {
        "bundle": bundle(prestol.game("tsar")),
        "books": books("tsar"),
        "game": {"entries": game.entries, "moments": game.moments},
        "said": said(game.events, [line["move"] for line in game.moves]),
    }
    for name, document in documents.items():
        yield TARGET / f"tsar-{name}.json", msgspec.json.encode(document) + b"\n"
    yield TARGET / "catalog.json", msgspec.json.encode(catalog()) + b"\n"
    yield from files_of_rurik()
    yield from files_of_smuta()
    stroll = Strolled("ivan", NAMES[:3], STROLL, {})
    stroll.play()
    yield TARGET / "ivan-bundle.json", msgspec.json.encode(bundle(prestol.game("ivan"))) + b"\n"
    scenes = stroll.scenes("round-begins", "reward-chosen", "scoring-begins", "won")
    game_of_ivan = {"entries": scenes, "moments": stroll.moments}
    yield TARGET / "ivan-game.json", msgspec.json.encode(game_of_ivan) + b"\n"
    yield TARGET / "ivan-effects.json", msgspec.json.encode(effects()) + b"\n"
    yield TARGET / "rurik-companion.json", msgspec.json.encode(walk_with_companion()) + b"\n"


def files_of_rurik() -> Iterator[tuple[Path, bytes]]:
    """Games of one, two and four, and of all of them some landings: every tenth is enough of them."""
    yield TARGET / "rurik-bundle.json", msgspec.json.encode(bundle(prestol.game("rurik"))) + b"\n"
    landings: list[Any] = []
    for seats, name in ((1, "solo"), (2, "two"), (4, "game")):
        ride = Ridden(seats)
        ride.play()
        landings += list(ride.landings.values())[::10]
        if seats != 2:
            entries = ride.entries if seats == 1 else ride.scenes("round-begins", "claim-begins", "won")
            game = {"entries": entries, "moments": ride.moments, "rulers": ride.rulers}
            yield TARGET / f"rurik-{name}.json", msgspec.json.encode(game) + b"\n"
    yield TARGET / "rurik-landings.json", msgspec.json.encode(landings) + b"\n"


def files_of_smuta() -> Iterator[tuple[Path, bytes]]:
    """A game of four: a moment of each question and of each window, and what was seen before each kind of scene."""
    yield TARGET / "smuta-bundle.json", msgspec.json.encode(bundle(prestol.game("smuta"))) + b"\n"
    war = Warred()
    war.play()
    yield (
        TARGET / "smuta-game.json",
        msgspec.json.encode({"moments": war.moments, "scenes": war.scenes, "scored": war.scored}) + b"\n",
    )


def main() -> int:
    if "--check" not in sys.argv[1:]:
        TARGET.mkdir(parents=True, exist_ok=True)
        for path, content in files():
            path.write_bytes(content)
        return 0
    stale = [path.name for path, content in files() if not path.is_file() or path.read_bytes() != content]
    if stale:
        print(
            f"{', '.join(stale)} in web/tests/fixtures: write them again with .venv/bin/python scripts/web_fixtures.py"
        )
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
