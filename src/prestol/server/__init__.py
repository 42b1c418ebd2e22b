"""The server: tables that people, bots and spectators share, over HTTP and WebSocket."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from prestol.library.extras import needing

if TYPE_CHECKING:
    from prestol.server.config import Settings


def read_settings(**flags: Any) -> Settings:
    """The settings of the environment; flags that are not None win."""
    from prestol.server.config import read_settings as read

    return read(**flags)


def serve(settings: Settings, ready: Callable[[str], None] | None = None) -> None:
    """Run a server until it is stopped; `ready` is called with its address. Raises PrestolError if it cannot start."""
    with needing("server"):
        from prestol.server.app import serve as run  # the web framework takes a moment to load

    run(settings, ready)


def play_bot(url: str, token: str, language: str = "en") -> str:
    """Sit at a table as an outside bot and play to the end; how it ended, in a word. Refusals come in the language."""
    import json
    from urllib.error import HTTPError

    from prestol.engine.errors import PrestolError

    with needing("bot"):
        from websockets.exceptions import WebSocketException

        from prestol.examples.outside_bot import play

    if not url.startswith(("http://", "https://")):
        raise PrestolError("fault-bot-link", url=url.partition("#")[0])
    try:
        return play(url, token)
    except HTTPError as refused:
        try:
            sentence = str(json.loads(refused.read())["sentence"][language])
        except (ValueError, KeyError, TypeError):
            raise PrestolError("fault-bot-no-table", url=url.partition("#")[0]) from None
        raise PrestolError(sentence) from None
    except (OSError, ValueError, WebSocketException) as error:
        raise PrestolError("fault-bot-unreachable", url=url.partition("#")[0], why=why_unreachable(error)) from None


def why_unreachable(error: Exception) -> str:
    """The message of the system, without what Python adds to it."""
    reason = getattr(error, "reason", error)
    return str(getattr(reason, "strerror", None) or reason)


def backup_store(url: str, file: str) -> dict[str, Any]:
    """Write everything that a database holds into a new file; what it is. Servers may run meanwhile."""
    from pathlib import Path

    from msgspec.structs import asdict

    with needing("server"):
        from prestol.server.store.archive import backup

    return asdict(backup(url, Path(file)))


def restore_store(url: str, file: str, sure: Callable[[int], bool]) -> dict[str, Any]:
    """Replace everything in a database by a backup; what it holds. `sure` is asked before tables are lost."""
    from pathlib import Path

    from msgspec.structs import asdict

    with needing("server"):
        from prestol.server.store.archive import restore

    return asdict(restore(url, Path(file), sure))


def set_admin(url: str, name: str, given: bool) -> str:
    """Let an account look after the server, or no longer; its name. Servers may run meanwhile."""
    with needing("server"):
        from prestol.server.store.roles import set_admin as set_role

    return set_role(url, name, given)


def admins(url: str) -> list[str]:
    """The names of those who look after the server."""
    with needing("server"):
        from prestol.server.store.roles import admins as found

    return found(url)


__all__ = ["admins", "backup_store", "play_bot", "read_settings", "restore_store", "serve", "set_admin"]
