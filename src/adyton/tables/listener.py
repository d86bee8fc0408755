"""Listeners: everybody who hears a table or the lobby, wherever their browser is."""

import asyncio
from collections.abc import Callable

import msgspec

from adyton.engine.native import mypyc_attr
from adyton.engine.seat import Seat
from adyton.tables.lag import Lag
from adyton.tables.messages import ToBrowser

Send = Callable[[bytes], None]
encode = msgspec.json.Encoder().encode


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """One connection of an account: where to send, what it has seen, how far away it is."""

    def __init__(self, account: str, name: str, muted: frozenset[str], send: Send) -> None:
        self.account = account
        self.name = name
        self.muted = muted
        self.send = send
        self.lag = Lag()
        self.takes_parts = False  # whether the parts of a view that changed are enough
        self.seen: int | None = None  # the last line that it knows of
        self.last_view: tuple[Seat | None, int] | None = None  # the seat and the line of the view that it has
        self.has_acted = False  # the first act of a connection may repeat one of another connection
        self.hint: asyncio.Task[None] | None = None  # while a bot thinks of one

    def tell(self, message: ToBrowser) -> None:
        self.send(encode(message))
