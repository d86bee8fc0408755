"""The messages to a table and from it, each a Struct. How they travel is not known here."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Raw, Struct

from adyton.tables.types import Arg, ClockFace, Id, LineNumber, News, PickPattern, SeatNumber, TableInfo


class ToServer(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message from a browser."""


class ToBrowser(Struct, frozen=True, tag_field="type"):
    """A message to a browser."""


# --- To the table ---


class Act(ToServer, frozen=True, tag="act"):
    """Do this in the position of this line. The same id sent twice gets the first answer again."""

    id: Id
    line: LineNumber
    do: Annotated[str, Meta(min_length=1, max_length=2000)]
    at: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None  # the table's clock when you pressed the button


class Undo(ToServer, frozen=True, tag="undo"):
    """Take back my last move, or all moves from the line `to` on. Moves of others need their consent."""

    id: Id
    line: LineNumber
    to: LineNumber | None = None


class Answer(ToServer, frozen=True, tag="answer"):
    """Yes or no to the question that is open."""

    id: Id
    yes: bool


class Pause(ToServer, frozen=True, tag="pause"):
    """Ask to stop the clocks (on), or to go on (off)."""

    id: Id
    on: bool


class Hint(ToServer, frozen=True, tag="hint"):
    """Tell me what a bot would do in my place."""

    id: Id


class Why(ToServer, frozen=True, tag="why"):
    """Tell me why this cannot be done now. Nothing is done, whatever the answer."""

    id: Id
    do: Annotated[str, Meta(min_length=1, max_length=200)]


class AskErrands(ToServer, frozen=True, tag="errands"):
    """Tell me what I still have to do, where, and what it takes. Nothing is done."""

    id: Id


class Say(ToServer, frozen=True, tag="chat"):
    """Something said to all at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Point(ToServer, frozen=True, tag="point"):
    """Show all that I point at these pieces in the position of this line. It is no move and is not kept."""

    id: Id
    line: LineNumber
    pieces: Annotated[list[Annotated[int, Meta(ge=1, le=999)]], Meta(max_length=20)]  # in the order of pointing


class Mute(ToServer, frozen=True, tag="mute"):
    """Stop hearing this chair (on), or hear it again (off). Null stands for all spectators."""

    id: Id
    seat: SeatNumber | None
    on: bool


class Back(ToServer, frozen=True, tag="back"):
    """I am here again: the bot that holds my chair may go."""

    id: Id


class Away(ToServer, frozen=True, tag="away"):
    """I leave: a bot may hold my chair until I return."""

    id: Id


class Look(ToServer, frozen=True, tag="look"):
    """I have seen the position of this line in a visible tab, so I need not be notified of it. Only for slow tables."""

    id: Id
    line: LineNumber


ToTable: TypeAlias = Act | Undo | Answer | Pause | Hint | Why | AskErrands | Say | Point | Mute | Back | Away | Look


# --- From the table ---


class Position(ToBrowser, frozen=True, tag="table"):
    """Where the game stands, as one seat or a spectator sees it. It replaces the position before.

    If `since` is a line, `view` holds only the parts that differ from the last view sent, that of this line.
    """

    table: str
    line: int  # the line of the record that led here; `act` and `undo` answer with it
    view: Raw
    since: int | None
    legal: list[str]
    picks: PickPattern | None  # further legal actions, as a pattern
    news: Annotated[Raw, Meta(extra={"holds": list[News]})]  # since the position before; none if `fresh`
    fresh: bool
    clock: Annotated[Raw, Meta(extra={"holds": ClockFace})]
    undo: bool  # you may take back your last move at once
    moved: bool = False  # you have made a move that you may ask to undo
    done: "Done | None" = None  # your own act that led here; it is saved
    delay: int = 0  # ms that a message takes to you, by pings: the clock that you see is late by this


class Seating(ToBrowser, frozen=True, tag="seating"):
    """Who sits there, and everything about the table but the game itself. It replaces the seating before."""

    table: TableInfo


class Done(ToBrowser, frozen=True, tag="done"):
    """The request with this id was done and is saved, in this line of the record."""

    id: str
    line: int


class Refused(ToBrowser, frozen=True, tag="refused"):
    """The request with this id was not done; a sentence of the catalogue says why. Null: it was unreadable."""

    id: str | None
    code: str
    args: dict[str, Arg]
    clause: str


class Hinted(ToBrowser, frozen=True, tag="hint"):
    """What a bot would do in your place, and why: a sentence of the catalogue, `GAME-hint-CODE`, else `hint-CODE`."""

    id: str
    line: int  # of the position
    do: str
    code: str
    args: dict[str, Arg]


class WhyNot(ToBrowser, frozen=True, tag="why-not"):
    """Why the action cannot be done, as a sentence of the catalogue. An empty code means that it can."""

    id: str
    code: str
    args: dict[str, Arg]
    clause: str


class Errands(ToBrowser, frozen=True, tag="errands"):
    """What you still have to do, in the game's own form; null if the game does not tell."""

    id: str
    line: int  # of the position
    answer: Any


class Said(ToBrowser, frozen=True, tag="chat"):
    """Something that was said at the table."""

    number: int
    seat: int | None  # None: a spectator
    name: str
    text: str
    at: int  # ms since 1970


class Pointed(ToBrowser, frozen=True, tag="pointed"):
    """What a chair points at now. It replaces what the chair pointed at before; its next act ends it."""

    seat: int
    line: int  # of the position in which it points
    pieces: list[int]  # in the order of pointing


class Listing(ToBrowser, frozen=True, tag="lobby"):
    """The tables that you may see, the newest first. It replaces the list before."""

    tables: list[TableInfo]


class ListingChange(ToBrowser, frozen=True, tag="lobby-change"):
    """Changes of the list since the last message: tables that are new or different, and those that are gone."""

    tables: list[Annotated[Raw, Meta(extra={"typescript": "TableInfo"})]]
    gone: list[str]


FromTable: TypeAlias = (
    Position | Seating | Done | Refused | Hinted | WhyNot | Errands | Said | Pointed | Listing | ListingChange
)
