"""The structured log of the server, without secrets."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

from prestol.server.config import Settings

SECRETS = ("secret", "token", "password", "cookie", "authorization", "seed", "invite")
HIDDEN = "(hidden)"
CREDENTIALS = re.compile(r"(?<=://)[^/@\s]+@")
SAID_ALREADY = frozenset(
    {"ASGI callable returned without completing handshake.", "Application startup failed. Exiting."}
)
"""What uvicorn calls an error although the answer went out: a socket that was refused with a status and a sentence, and
a start that failed, which the command tells in one sentence."""


def hide_secrets(_: Any, __: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The last barrier: fields that are named like secrets never reach the log, nor do passwords in addresses."""
    for key, value in line.items():
        if any(word in key.lower() for word in SECRETS):
            line[key] = HIDDEN
        elif isinstance(value, str) and "://" in value:
            line[key] = CREDENTIALS.sub(f"{HIDDEN}@", value)
    return line


def set_up_log(settings: Settings) -> None:
    """Lines of JSON for machines, or text for people, on standard error; libraries write the same way."""
    level = getattr(logging, settings.log_level.upper())
    at_terminal = settings.log == "auto" and sys.stderr.isatty()
    if at_terminal and settings.log_level == "info":
        level = logging.WARNING
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
        hide_secrets,
    ]
    last: Any = (
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
        if at_terminal or settings.log == "text"
        else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last]
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for noisy in ("uvicorn.error", "alembic"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(lambda line: line.msg not in SAID_ALREADY)
