"""The admins' page: what goes on, and what they may do about it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from adyton.tables.types import Status


class AdminPerson(Struct, frozen=True):
    """Somebody with an account."""

    account: str
    name: str


class AdminTable(Struct, frozen=True, kw_only=True):
    """A table that has not ended."""

    id: str
    game: str
    status: Status
    public: bool
    people: list[AdminPerson]
    here: int  # how many of them are connected
    created: int
    lines: int


class AdminConnection(Struct, frozen=True):
    """A browser that is connected."""

    account: str
    name: str
    address: str  # as limits count it
    table: str | None
    opened: int


class AdminMessage(Struct, frozen=True):
    """A notification that waits to be sent."""

    name: str
    table: str
    kind: str
    due: int
    tries: int


class AdminBan(Struct, frozen=True, kw_only=True):
    """A ban that holds."""

    id: str
    kind: str
    subject: str
    name: str  # of the account
    until: int
    by: str
    reason: str


class AdminAction(Struct, frozen=True):
    """What an admin did."""

    at: int
    by: str
    action: str
    subject: str
    note: str


class AdminPage(Struct, frozen=True, kw_only=True):
    """All that admins see."""

    tables: list[AdminTable]
    connections: list[AdminConnection]
    waiting: int  # messages in the queue
    queue: list[AdminMessage]
    bans: list[AdminBan]
    actions: list[AdminAction]


class AdminChat(Struct, frozen=True):
    """Something said at a table; without words: removed."""

    number: int
    account: str
    name: str
    text: str
    at: int


class NewBan(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to ban: an account by its id, or an address."""

    kind: Literal["account", "address"]
    subject: Annotated[str, Meta(min_length=1, max_length=60)]
    hours: Annotated[int, Meta(ge=1, le=8784)]
    reason: Annotated[str, Meta(max_length=200)] = ""
