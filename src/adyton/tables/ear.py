"""Ears: whoever listens at a table or in the lobby, wherever that browser is."""

from collections.abc import Callable

import msgspec

from adyton.tables.lag import Lag
from adyton.tables.messages import ToBrowser

Send = Callable[[bytes], None]
encode = msgspec.json.Encoder().encode


class Ear:
    """One connection of an account: where to send, what it has seen, how far away it is."""

    def __init__(self, account: str, name: str, muted: frozenset[str], send: Send) -> None:
        self.account = account
        self.name = name
        self.muted = muted
        self.send = send
        self.lag = Lag()
        self.seen: int | None = None  # the last line that it was told
        self.takes_parts = False  # of a view those that changed are enough
        self.told: tuple[int | None, int] | None = None  # whose eyes saw which line, the last time that it was told

    def tell(self, message: ToBrowser) -> None:
        self.send(encode(message))
