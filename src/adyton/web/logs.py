"""Logs: one JSON object a line on standard error, without secrets and without addresses of people."""

import logging
import sys

import structlog
from structlog.tracebacks import ExceptionDictTransformer


def set_up_logs() -> None:
    """Set up the logs of this process, also those of other packages."""
    # Without the values of variables: a cookie may be among them.
    tracebacks = structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False))
    shared: list[structlog.types.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    structlog.configure(
        processors=[*shared, tracebacks, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        processor=structlog.processors.JSONRenderer(),
        foreign_pre_chain=[*shared, tracebacks],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
