"""What goes wrong: refused requests, and the server's health."""

from typing import Literal

from msgspec import Struct

from adyton.tables.types import Arg


class Problem(Struct, frozen=True):
    """Why a request was refused: a sentence of the catalogue."""

    code: str
    args: dict[str, Arg]


class Health(Struct, frozen=True):
    """Whether the server can do its work; `trouble` says what is wrong."""

    ok: bool
    version: str
    trouble: Literal["", "stopping", "database", "disk-full"] = ""
