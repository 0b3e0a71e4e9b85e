"""What an operator watches: numbers for Prometheus, and structured logs without secrets."""

import logging
import sys
from typing import Any

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from structlog.tracebacks import ExceptionDictTransformer


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._counters: dict[type, Any] = {}
        kept: dict[str, Any] = {"registry": self._registry}
        self.requests = Counter(
            "caravanserai_http_requests", "HTTP requests", ["method", "status"], **kept
        )
        self.messages = Counter("caravanserai_messages", "Socket messages", ["type"], **kept)
        self.refusals = Counter("caravanserai_refusals", "Refused messages", ["code"], **kept)
        self.sockets = Gauge("caravanserai_sockets", "Open sockets", **kept)
        self.tables = Gauge("caravanserai_tables", "Tables in memory", **kept)
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
        return generate_latest(self._registry)


_tracebacks = structlog.processors.ExceptionRenderer(
    ExceptionDictTransformer(show_locals=False)  # among them are tokens and cookies
)


def configure_logs() -> None:
    """One JSON object a line, on standard error."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _tracebacks,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
