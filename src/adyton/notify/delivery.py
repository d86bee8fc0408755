"""Deliveries: what became of a message to one device or address."""

from collections.abc import Mapping
from enum import Enum
from typing import Any, Final, NamedTuple

import httpx

from adyton.notify.gate import Forbidden, Gate

GONE: Final = (404, 410)
BUSY: Final = (408, 425, 429)


class Delivery(Enum):
    """The possible outcomes."""

    DONE = "done"
    LATER = "later"  # it may work another time
    GONE = "gone"  # nobody is there any more: the device is removed
    REFUSED = "refused"  # it will never work


class Request(NamedTuple):
    """A request to a push service or a messenger."""

    method: str
    url: str
    headers: Mapping[str, str]
    json: Mapping[str, Any] | None = None
    content: bytes | None = None


async def delivered(gate: Gate, asked: Request) -> Delivery:
    """Send the request through the gate and return the outcome."""
    try:
        answer = await gate.ask(asked.method, asked.url, headers=asked.headers, json=asked.json, content=asked.content)
    except (Forbidden, httpx.InvalidURL, UnicodeError):  # no such address: a player may name any
        return Delivery.GONE
    except (httpx.HTTPError, TimeoutError):
        return Delivery.LATER
    return judged(answer.status_code)


def judged(status: int) -> Delivery:
    """Return what an answer with this status means. A redirect is a refusal."""
    if 200 <= status < 300:
        return Delivery.DONE
    if status in GONE:
        return Delivery.GONE
    return Delivery.LATER if status in BUSY or status >= 500 else Delivery.REFUSED
