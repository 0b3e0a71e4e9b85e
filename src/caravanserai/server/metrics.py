"""What an operator watches: numbers for Prometheus."""

import os
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector


class Metrics:
    """The numbers of one server; several processes at one port tell the numbers of all."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._counters: dict[type, Any] = {}
        kept: dict[str, Any] = {"registry": self._registry}
        self.requests = Counter(
            "caravanserai_http_requests", "HTTP requests", ["method", "status"], **kept
        )
        self.messages = Counter("caravanserai_messages", "Socket messages", ["type"], **kept)
        self.refusals = Counter("caravanserai_refusals", "Refused messages", ["code"], **kept)
        added: dict[str, Any] = {**kept, "multiprocess_mode": "livesum"}
        self.sockets = Gauge("caravanserai_sockets", "Open sockets", **added)
        self.tables = Gauge("caravanserai_tables", "Tables in memory", **added)
        self.storage_failing = Gauge(
            "caravanserai_storage_failing",
            "Whether nothing can be saved now",
            **kept,
            multiprocess_mode="livemax",
        )
        self.seconds = Histogram(
            "caravanserai_message_seconds",
            "From a message to its acknowledgement",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
            **kept,
        )

    def count(self, message: type) -> None:
        """Count a message of a socket."""
        if message not in self._counters:
            self._counters[message] = self.messages.labels(message.__name__)
        self._counters[message].inc()

    def text(self) -> bytes:
        """All numbers, as Prometheus reads them."""
        if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
            return generate_latest(self._registry)
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)
