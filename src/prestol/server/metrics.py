"""The figures of a running server, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The figures of one server. Each has a registry of its own, so that tests can have several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.tables = Gauge("prestol_tables_live", "Tables in memory", registry=self.registry)
        self.tables_failed = Gauge("prestol_tables_failed", "Tables that cannot be opened", registry=self.registry)
        self.sockets = Gauge("prestol_sockets", "Open sockets", registry=self.registry)
        self.entries = Counter("prestol_entries", "Entries appended", ["kind"], registry=self.registry)
        self.refusals = Counter("prestol_refusals", "Requests refused", ["key"], registry=self.registry)
        self.requests = Counter("prestol_http_requests", "Calls of the API", ["status"], registry=self.registry)
        self.bot_errors = Counter("prestol_bot_troubles", "Bots replaced", ["why"], registry=self.registry)
        self.answering = Histogram(
            "prestol_request_seconds",
            "From a request over the socket to its answer",
            buckets=FAST,
            registry=self.registry,
        )

    def write(self) -> bytes:
        return generate_latest(self.registry)
