"""Messages on a connection: a socket, or long polling where sockets are blocked."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from adyton.tables.messages import FromTable, ToBrowser, ToServer, ToTable
from adyton.tables.types import Id, LineNumber


class Resume(ToServer, frozen=True, tag="resume"):
    """Watch this table from now on; `line` is the last line seen, and what came since is told as news.

    With `parts`, each further view holds only what changed.
    """

    table: Id
    line: LineNumber | None = None
    parts: bool = False


class WatchLobby(ToServer, frozen=True, tag="lobby"):
    """Watch the lobby from now on."""


class Pong(ToServer, frozen=True, tag="pong"):
    """The answer to a ping, given at once, with its number: so the delay between us is known."""

    n: int


class Ping(ToBrowser, frozen=True, tag="ping"):
    """Answer with a pong of the same number at once."""

    n: int


class Gone(ToBrowser, frozen=True, tag="gone"):
    """The server lets you go: 'nowhere' is no table of yours, all others mean come back in `retry_ms`.

    After 'signed-out' your session has ended: come back and see who you are.
    """

    reason: Literal["stopping", "slow", "nowhere", "signed-out"]
    retry_ms: int | None


class ConnectionOpened(Struct, frozen=True):
    """A connection that stands for a socket: send with POST, hear with GET."""

    connection: str


class MessageBatch(Struct, frozen=True):
    """What came since `after`; ask again with `next`."""

    messages: list[Annotated[Raw, Meta(extra={"typescript": "FromServer"})]]
    next: int


FromBrowser: TypeAlias = ToTable | Resume | WatchLobby | Pong
FromServer: TypeAlias = FromTable | Ping | Gone
