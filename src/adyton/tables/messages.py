"""What is said to a table and what a table says, each a Struct; how it travels is not known here."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Raw, Struct

from adyton.tables.types import Arg, ClockFace, Id, LineNumber, News, PickPattern, SeatNumber, TableInfo


class ToServer(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a browser says."""


class ToBrowser(Struct, frozen=True, tag_field="type"):
    """What a browser is told."""


# --- To the table ---


class Act(ToServer, frozen=True, tag="act"):
    """Do this; `line` is the line of the position it answers. The same id twice gets the first answer."""

    id: Id
    line: LineNumber
    do: Annotated[str, Meta(min_length=1, max_length=2000)]
    at: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None  # what the table's clock showed you at the press


class Undo(ToServer, frozen=True, tag="undo"):
    """Take back my last move, or all from the line `to` on; what is not mine alone needs the others' consent."""

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
    """Tell me why this cannot be done now; whatever the answer, nothing is done."""

    id: Id
    do: Annotated[str, Meta(min_length=1, max_length=200)]


class AskErrands(ToServer, frozen=True, tag="errands"):
    """Tell me what is left for me to do, where, and what it takes; nothing is done."""

    id: Id


class Say(ToServer, frozen=True, tag="chat"):
    """Something said to all at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Point(ToServer, frozen=True, tag="point"):
    """My finger is on these pieces, for all to see, in the position of this line. It is no move, and nothing keeps it."""

    id: Id
    line: LineNumber
    pieces: Annotated[list[Annotated[int, Meta(ge=1, le=999)]], Meta(max_length=20)]  # in the order of pointing


class Mute(ToServer, frozen=True, tag="mute"):
    """Hear nothing from this chair any more (on), or hear it again (off); null: from all who only watch."""

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
    """Where the game stands for one pair of eyes; it replaces what was told before.

    Where `since` is a line, `view` holds only the parts that differ from the view of that line, which was told last.
    """

    table: str
    line: int  # the line of the record that led here; `act` and `undo` answer with it
    view: Raw
    since: int | None
    legal: list[str]
    picks: PickPattern | None  # what is legal besides
    news: Annotated[Raw, Meta(extra={"holds": list[News]})]  # since the position told before; none where `fresh`
    fresh: bool
    clock: Annotated[Raw, Meta(extra={"holds": ClockFace})]
    undo: bool  # you may take back your last move at once
    moved: bool = False  # some move of yours stands, so that you may ask to undo it
    done: "Done | None" = None  # the act of your own that led here, which is written and will survive
    delay: int = 0  # ms that a message takes to you, as pings measured: by so much the clock you see is late


class Seating(ToBrowser, frozen=True, tag="seating"):
    """Who sits there, and everything about the table that is not the game itself; it replaces what was told before."""

    table: TableInfo


class Done(ToBrowser, frozen=True, tag="done"):
    """What was asked under this id has been done and will survive; `line` is the line in which it stands."""

    id: str
    line: int


class Refused(ToBrowser, frozen=True, tag="refused"):
    """What was asked under this id (null: it could not be read) was not done; a sentence of the catalogue says why."""

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
    """Why what was asked under this id cannot be done, a sentence of the catalogue; without a code, it can."""

    id: str
    code: str
    args: dict[str, Arg]
    clause: str


class Errands(ToBrowser, frozen=True, tag="errands"):
    """What is left for you to do, as the game tells it; null where it tells nothing."""

    id: str
    line: int  # of the position
    told: Any


class Said(ToBrowser, frozen=True, tag="chat"):
    """Something that was said at the table."""

    number: int
    seat: int | None  # None: a spectator
    name: str
    text: str
    at: int  # ms since 1970


class Pointed(ToBrowser, frozen=True, tag="pointed"):
    """What a chair is pointing at right now; it replaces what that chair pointed at before, and its next act ends it."""

    seat: int
    line: int  # of the position in which it points
    pieces: list[int]  # in the order of pointing


class Listing(ToBrowser, frozen=True, tag="lobby"):
    """The tables that you may see, the newest first; it replaces what was told before."""

    tables: list[TableInfo]


class ListingChange(ToBrowser, frozen=True, tag="lobby-change"):
    """What changed in the list since the last message: these tables are new or different, those are gone."""

    tables: list[Annotated[Raw, Meta(extra={"typescript": "TableInfo"})]]
    gone: list[str]


FromTable: TypeAlias = (
    Position | Seating | Done | Refused | Hinted | WhyNot | Errands | Said | Pointed | Listing | ListingChange
)
