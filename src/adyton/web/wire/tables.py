"""Games that can be played, and their tables."""

from typing import Annotated

from msgspec import Meta, Struct

from adyton.engine.options import OptionField
from adyton.tables.types import ClockRule, Id, NoClock, SeatNumber, TableInfo
from adyton.web.wire.accounts import Name
from adyton.web.wire.types import Key, OptionValue


class GameInfo(Struct, frozen=True):
    """A game of this site, with everything that the form for a new table needs."""

    slug: str
    title: str
    titles: dict[str, str]  # by language
    blurbs: dict[str, str]  # a sentence or two about the game, by language
    version: int
    chairs: list[int]
    options: list[OptionField]
    bots: list[str]  # from the weakest to the strongest
    clauses: dict[str, str]  # by phase, the clause of the rules that it follows; empty if no rules are written
    lessons: list[str]  # in the order of the course
    puzzles: int  # how many there are


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open. The account that opens it takes the first chair."""

    game: Id
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, OptionValue] = {}
    bots: Annotated[list[Id], Meta(max_length=8)] = []  # they take the last chairs
    public: bool = True
    spectators: bool = True
    clock: ClockRule = NoClock()
    hints: bool | None = None  # players may ask for hints; null: only if one person plays


class Tables(Struct, frozen=True):
    """Tables that you may see, the newest first."""

    tables: list[TableInfo]


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a private table. Its link has the key after the '#'."""

    key: Key


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    """The login of the account to invite."""

    login: Name


class Decline(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether to mute the person who invites you, too."""

    mute: bool = False


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """The chair to take; null for any that you may take."""

    seat: SeatNumber | None = None


class CommitShare(Struct, frozen=True, forbid_unknown_fields=True):
    """The SHA-256 of your share of the seed, as hexadecimal digits; null if you add none."""

    hash: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")] | None


class RevealShare(Struct, frozen=True, forbid_unknown_fields=True):
    """Your share of the seed. You sent its hash before."""

    value: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


class PlaceBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for an open chair, or null to open the chair again."""

    seat: SeatNumber
    bot: Id | None
