"""Watching the server: health, metrics for Prometheus, and a structured log without secrets."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

from prestol.server.config import Settings

SECRETS = ("secret", "token", "password", "cookie", "authorization", "seed", "invite")
HIDDEN = "(hidden)"
CREDENTIALS = re.compile(r"(?<=://)[^/@\s]+@")
SAID_ALREADY = frozenset(
    {"ASGI callable returned without completing handshake.", "Application startup failed. Exiting."}
)
"""What uvicorn calls an error although the answer went out: a socket that was refused with a status and a sentence, and
a start that failed, which the command tells in one sentence."""
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The figures of one server. Each has a registry of its own, so that tests can have several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.tables = Gauge("prestol_tables_live", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("prestol_sockets", "Open sockets", registry=self.registry)
        self.entries = Counter("prestol_entries", "Entries appended", ["kind"], registry=self.registry)
        self.refusals = Counter("prestol_refusals", "Requests refused", ["key"], registry=self.registry)
        self.requests = Counter("prestol_http_requests", "Calls of the lobby", ["status"], registry=self.registry)
        self.bot_troubles = Counter("prestol_bot_troubles", "Bots replaced", ["why"], registry=self.registry)
        self.answering = Histogram(
            "prestol_request_seconds",
            "From a request over the socket to its answer",
            buckets=FAST,
            registry=self.registry,
        )

    def write(self) -> bytes:
        return generate_latest(self.registry)


def hide_secrets(_: Any, __: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The last guard: fields that are named like secrets never reach the log, nor do passwords in addresses."""
    for key, value in line.items():
        if any(word in key.lower() for word in SECRETS):
            line[key] = HIDDEN
        elif isinstance(value, str) and "://" in value:
            line[key] = CREDENTIALS.sub(f"{HIDDEN}@", value)
    return line


def set_up_log(settings: Settings) -> None:
    """Lines of JSON for machines, or text for people, on standard error; libraries write the same way."""
    level = getattr(logging, settings.log_level.upper())
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
        hide_secrets,
    ]
    last: Any = (
        structlog.processors.JSONRenderer()
        if settings.log == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
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
