"""Messages on a connection: a socket, or long polling if sockets are blocked."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from adyton.tables.messages import FromTable, ToBrowser, ToServer, ToTable
from adyton.tables.types import Id, LineNumber


class Resume(ToServer, frozen=True, tag="resume"):
    """Watch this table from now on. `line` is the last line seen; later ones are sent as news.

    With `parts`, each further view holds only what changed.
    """

    table: Id
    line: LineNumber | None = None
    parts: bool = False


class WatchLobby(ToServer, frozen=True, tag="lobby"):
    """Watch the lobby from now on."""


class Pong(ToServer, frozen=True, tag="pong"):
    """The immediate answer to a ping, with its number. It measures the delay."""

    n: int


class Ping(ToBrowser, frozen=True, tag="ping"):
    """Answer with a pong of the same number at once."""

    n: int


class Gone(ToBrowser, frozen=True, tag="gone"):
    """The server ends the connection. 'nowhere': you may not see this table. Else come back in `retry_ms`.

    'signed-out': your session has ended. Come back and see who you are. 'too-many': you have too many connections.
    """

    reason: Literal["stopping", "slow", "nowhere", "signed-out", "too-many"]
    retry_ms: int | None


class ConnectionOpened(Struct, frozen=True):
    """A connection in place of a socket: send with POST, receive with GET."""

    connection: str


class MessageBatch(Struct, frozen=True):
    """The messages since `after`. Ask again with `next`."""

    messages: list[Annotated[Raw, Meta(extra={"typescript": "FromServer"})]]
    next: int


FromBrowser: TypeAlias = ToTable | Resume | WatchLobby | Pong
FromServer: TypeAlias = FromTable | Ping | Gone
