"""What happened in the position of the companion, as tasks for the person at the table, each with its reasons."""

from __future__ import annotations

from prestol.engine.companion import Line, Task
from prestol.engine.events import Event
from prestol.engine.notation import NUMBER
from prestol.engine.phrase import Phrase
from prestol.games.rurik.moves import CHIEF
from prestol.games.rurik.parts import REBELLION
from prestol.games.rurik.state import Rurik

PLAYER = 0
REASONS = frozenset(
    (
        "row-read",
        "row-passed",
        "diverted",
        "bribes-for-top",
        "bribes-to-pass",
        "bonus",
        "reinforces",
        "strengthens",
        "aims-at-empty",
        "aims-at-unruled",
        "comes-from",
        "fights-unruled",
        "fights-ruled",
        "builds-by-class",
        "taxes-by-class",
        "behind",
    )
)
"""Events that say why; they go with the next task."""
BLOWS = ("figure-lost", "neutral-removed")
LASTING = {
    "aims-at-empty": ("marched",),
    "aims-at-unruled": ("marched",),
    "fights-unruled": BLOWS,
    "fights-ruled": BLOWS,
}
"""Reasons that are told once and hold for several tasks of these kinds."""
SILENT = frozenset(("led", "attacked", "good-laid", "coins-scored", "dock-scored"))
"""Events that another task or the result says as well."""
OF_THE_PERSON = frozenset(("figure-lost", "claimed", "round-begins"))
"""Events that name the person and are tasks all the same: pieces must be moved."""
RULES = {
    "placed": "RUR-SOL-19",
    "bribed": "RUR-SOL-20",
    "taken-back": "RUR-SOL-23",
    "coins-paid": "RUR-R-53",
    "coins-gained": "RUR-R-53",
    "mustered": "RUR-SOL-27",
    "marched": "RUR-SOL-29",
    "figure-lost": "RUR-SOL-38",
    "war-advanced": "RUR-SOL-38",
    "loss": "RUR-SOL-38",
    "no-loss": "RUR-SOL-38",
    "neutral-removed": "RUR-SOL-39",
    "built": "RUR-SOL-41",
    "troop-converted": "RUR-SOL-42",
    "neutral-converted": "RUR-SOL-42",
    "joined": "RUR-SOL-42",
    "taxed": "RUR-SOL-44",
    "market-good": "RUR-SOL-44",
    "income": "RUR-SOL-49",
    "deployed": "RUR-SOL-09",
}
"""The rules of the Rebellion, where an event names the general one."""


def phrase_of(s: Rurik, key: str, event: Event) -> Phrase:
    """The figures of an event under a key; whose it is, the key says."""
    kind = next(kind for kind in s.game.events if kind.name == event.name)
    args: dict[str, int | str | tuple[str, int] | Phrase] = {}
    for name, domain in kind.args:
        value = int(event.args[name])
        if domain == NUMBER:
            args[name] = value
        elif domain != "seat":
            args[name] = (domain, value)
    return {"key": key, "args": args}


def key_of(s: Rurik, event: Event) -> str:
    """The key of a task: another one for the leader, and for the person."""
    key = f"companion-rurik-{event.name}"
    if event.args.get("figure") == CHIEF or (event.name == "deployed" and has_chief(s, event)):
        return f"{key}-chief"
    return f"{key}-you" if event.name == "claimed" and event.args["seat"] == PLAYER else key


def has_chief(s: Rurik, event: Event) -> bool:
    return s.leader_at[REBELLION] == int(event.args["region"])


def task_of(s: Rurik, event: Event, why: list[Line]) -> Task:
    rule = RULES.get(event.name, event.rule)
    if event.name in BLOWS and not why:
        rule = "RUR-SOL-36"  # the region that was chosen before the loss check is worked off
    return Task(Line(phrase_of(s, key_of(s, event), event), rule), tuple(why))


def tasks_of(s: Rurik, has_deck: bool) -> tuple[Task, ...]:
    """What was told since the last entry. Only where the deck lies on the table is a card moved in it."""
    found: list[Task] = []
    why: list[Line] = []
    lasting: Event | None = None
    laid = False
    """Neutral troops are one task for all their regions."""
    for event in s.events:
        if event.name in REASONS or (event.name == "card-on-top" and not has_deck):
            why.append(reason(s, event))
            lasting = event if event.name in LASTING else lasting
        elif is_task(event) and not (event.name == "neutral-laid" and laid):
            laid = laid or event.name == "neutral-laid"
            if lasting is not None and event.name in LASTING[lasting.name] and reason(s, lasting) not in why:
                why.insert(0, reason(s, lasting))
            found.append(task_of(s, event, why))
            why = []
            if event.name == "income":
                found.append(plain("own-claim", "RUR-CLM-09"))
    return tuple(found)


def reason(s: Rurik, event: Event) -> Line:
    return Line(phrase_of(s, f"rurik-event-{event.name}", event), event.rule)


def is_task(event: Event) -> bool:
    return event.name not in SILENT and (event.args.get("seat") != PLAYER or event.name in OF_THE_PERSON)


def plain(name: str, rule: str, **args: int | tuple[str, int]) -> Task:
    """A task that no event tells of."""
    return Task(Line({"key": f"companion-rurik-{name}", "args": dict(args)}, rule))


def set_up_tasks(s: Rurik) -> tuple[Task, ...]:
    """RUR-SOL-01 to RUR-SOL-08: what is laid out before the Rebellion enters the map."""
    return (
        plain("set-up-box", "RUR-SOL-02"),
        plain("set-up-mat", "RUR-SOL-06", dots=s.mat + 1),
        plain("set-up-coins", "RUR-SOL-08", coins=s.coins[REBELLION]),
        plain("set-up-token", "RUR-SOL-07", priority=("priority", s.priority)),
    )
