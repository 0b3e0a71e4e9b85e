"""Structured logs without secrets: one JSON object per line, on standard error.

A line names tables, paths and errors, never the values of variables: a request's hold cookies and
tokens.
"""

import asyncio
import logging
import sys
from contextlib import suppress
from typing import Final

import structlog
from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import Processor

_COMMON: Final[tuple[Processor, ...]] = (
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)
_LINE: Final[tuple[Processor, ...]] = (
    structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
    structlog.processors.JSONRenderer(),
)


class Lines:
    """Standard error, one line at a time. If it can't be written to, everything else goes on."""

    def msg(self, line: str) -> None:
        """Write a line."""
        with suppress(OSError, ValueError):
            sys.stderr.write(line + "\n")
            sys.stderr.flush()

    debug = info = warning = error = critical = exception = msg


class _Handler(logging.Handler):
    """Writes the libraries' log records in the same form."""

    def emit(self, record: logging.LogRecord) -> None:
        Lines().msg(self.format(record))


def is_news(record: logging.LogRecord) -> bool:
    """False for reports that a task was cancelled when the server stopped."""
    cancelled = record.exc_info and record.exc_info[0] is asyncio.CancelledError
    return not cancelled and not str(record.msg).startswith("Cancel %s running task")


def configure_logs() -> None:
    """Configure logging for our own code and for the libraries under it."""
    structlog.configure(
        processors=[*_COMMON, *_LINE],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=lambda *_: Lines(),
        cache_logger_on_first_use=False,
    )
    handler = _Handler()
    handler.addFilter(is_news)
    unwrap = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=_COMMON, processors=[unwrap, *_LINE])
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
