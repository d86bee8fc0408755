"""Notices: what one process tells the others, and itself, when something was written."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.json import encode
from sqlalchemy import Connection, text

CHANNEL: Final = "adyton"
NOTIFY: Final = text("SELECT pg_notify(:channel, value) FROM json_array_elements_text(CAST(:payloads AS json))")

LINE: Final = "line"  # lines were appended to a table, up to this number; `words` may hold them
TABLE: Final = "table"  # a table or its chairs changed
HELD: Final = "held"  # a game began; the worker in `words` looks after it
LISTED: Final = "listed"  # a slow table moved on, or a player looked: lists of tables say something else of it
ACCOUNT: Final = "account"  # an account changed; cookies of a generation below this number are void
SESSION: Final = "session"  # the session that `words` names has ended
BANS: Final = "bans"  # the bans changed
UNSAID: Final = "unsaid"  # the words of the chat of this number were removed
CHAT: Final = "chat"  # something was said, under this number
COUNTED: Final = "counted"  # somebody did what is limited; the name is the limit and who did it, `words` the worker
POINT: Final = "point"  # somebody points at pieces, in the position of this line; only the notice tells it


class Notice(NamedTuple):
    """What was written, and where; `words` is what else the notice tells."""

    kind: str
    name: str  # of a table, an account or a ban, or a hash
    number: int = 0
    words: str = ""


def notify(connection: Connection, kind: str, name: str, number: int = 0, words: str = "") -> None:
    """Notify all processes when this transaction is committed."""
    notify_all(connection, [Notice(kind, name, number, words)])


def notify_all(connection: Connection, notices: list[Notice]) -> None:
    """Send several notices in one step when this transaction is committed."""
    if connection.dialect.name == "postgresql":
        payloads = [f"{kind} {name} {number} {words}" for kind, name, number, words in notices]
        connection.execute(NOTIFY, {"channel": CHANNEL, "payloads": encode(payloads).decode()})
    else:
        connection.info.setdefault("notices", []).extend(notices)


def notify_counted(connection: Connection, counted: Sequence[tuple[str, str]], worker: str) -> None:
    """Let all processes count that these limits were used, each by this name. This worker has counted it already."""
    notify_all(connection, [Notice(COUNTED, f"{limit}:{name}", 0, worker) for limit, name in counted])


def taken(connection: Connection) -> list[Notice]:
    """Return and forget the notices that wait on this connection."""
    notices: list[Notice] = connection.info.pop("notices", [])
    return notices


def read_notice(payload: str) -> Notice:
    """Return the notice in this text."""
    kind, name, number, words = payload.split(" ", 3)
    return Notice(kind, name, int(number), words)
