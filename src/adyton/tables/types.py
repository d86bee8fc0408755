"""The types of what may be known of a table."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+\Z")]
LineNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Arg: TypeAlias = int | str
Status: TypeAlias = Literal["open", "running", "finished", "closed"]


class NoClock(Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Nobody's time runs out."""


class MoveClock(Struct, frozen=True, tag_field="kind", tag="move", forbid_unknown_fields=True):
    """So many seconds for every move."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]


class TotalClock(Struct, frozen=True, tag_field="kind", tag="total", forbid_unknown_fields=True):
    """So many seconds for the whole game, and a few more for every move made."""

    seconds: Annotated[int, Meta(ge=30, le=14400)]
    increment: Annotated[int, Meta(ge=0, le=300)]


class DaysClock(Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many days for every move."""

    days: Annotated[int, Meta(ge=1, le=30)]


ClockRule: TypeAlias = NoClock | MoveClock | TotalClock | DaysClock


class ClockFace(Struct, frozen=True):
    """The table's clock as the message left: the time on it, and what is left to each chair, all in ms."""

    at: int
    running: bool
    left: list[int | None]  # None: no limit
    ticking: list[int]  # the chairs whose time runs


class Chair(Struct, frozen=True):
    """A chair and who is in it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None  # the bot that sits there, or that holds the chair of somebody who is away
    held: bool  # a bot holds it until the person returns
    here: bool  # connected now
    leaves_in: int | None = None  # ms until a bot takes the chair of somebody who is away
    share: str | None = None  # the hash of what this player adds to the seed


class Question(Struct, frozen=True):
    """Something that needs the consent of the others at the table."""

    kind: Literal["undo", "pause", "go-on", "sit"]
    by: int  # sit: the bot's chair that is asked for
    line: int | None  # undo: all from this line of the record on
    yes: list[int]
    waiting: list[int]  # the seats that have not answered yet; sit: one of them is enough
    name: str = ""  # sit: who asks
    yours: bool = False  # sit: it is you who asks


class Result(Struct, frozen=True):
    """How it ended, by seat."""

    points: list[int]
    places: list[int]
    ending: str


class Note(Struct, frozen=True):
    """Something besides the moves that the log tells everybody.

    A chair took a hint, a bot had too little time, or somebody took a chair (`sat`), left it to a bot, or came back.
    """

    line: int  # of the position in which it happened
    name: Literal["hint", "slow-device", "sat", "left", "back"]
    seat: int
    who: str = ""  # sat, left, back: the person
    before: str | None = None  # sat: the person whose chair it was; null: it was a bot's


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as the lobby and those around it may know it."""

    id: str
    game: str
    version: int
    options: dict[str, bool | int | str]
    status: Status
    public: bool
    spectators: bool
    clock: ClockRule
    chairs: list[Chair]
    you: int | None  # your chair
    host: bool  # you opened it
    key: str | None  # for those at a table that is not public: what a link to it carries behind its '#'
    acting: list[int]  # the chairs whose turn it is, so that the lobby can call them
    paused: bool
    question: Question | None
    commitment: str | None  # the hash of the seed that all chance comes from
    seed: str | None  # told after the end
    result: Result | None
    trouble: str | None  # why it was closed, as a code
    rematch: str | None  # the table that follows this one
    created: int  # ms since 1970
    lines: int  # of the record
    watching: int = 0  # how many look on without a chair
    hints: bool = True  # players may ask what a bot would do
    notes: list[Note] = []
    dealing: bool = False  # the players' shares of the seed are to be revealed, and then the game starts
    shares: list[str] = []  # what players added to the seed, by seat, once the game has started
    may_take: list[int] = []  # the chairs of bots that you may take now
    invited_by: str | None = None  # the name of the person who invites you to this open table


class News(Struct, frozen=True):
    """An event that this chair may know: a sentence of the catalogue, and the line that it came with."""

    line: int
    name: str
    args: dict[str, Arg]


class PickPattern(Struct, frozen=True):
    """Legal texts that are too many to list: the word, then any `size` of the numbers 1 … `among`, ascending."""

    word: str
    size: int
    among: int
