"""Every message between browser and server, each a Struct; the client's types are made from these.

The messages of a table stand in `adyton.tables.messages`; here is what the site adds to them.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from adyton.bots.worker import Judged
from adyton.engine.options import OptionField
from adyton.tables.messages import FromTable, ToBrowser, ToServer, ToTable
from adyton.tables.types import Arg, ClockRule, Id, LineNumber, News, NoClock, PickPattern, SeatNumber, TableInfo

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
OptionValue: TypeAlias = bool | int | str | None


# --- On a connection: a socket, or long polling where sockets are blocked ---


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

    After 'signed-out' another device signed out or changed the password: come back and see who you are.
    """

    reason: Literal["stopping", "slow", "nowhere", "signed-out"]
    retry_ms: int | None


FromBrowser: TypeAlias = ToTable | Resume | WatchLobby | Pong
FromServer: TypeAlias = FromTable | Ping | Gone


# --- By HTTP: accounts ---


class Account(Struct, frozen=True):
    """Who you are."""

    id: str
    name: str
    guest: bool  # without a password it lives only in this browser


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name for the account."""

    name: Name


class DeviceCode(Struct, frozen=True):
    """A code that signs in another device, once, within ten minutes."""

    code: str
    seconds: int


class SignInByCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that the other device showed."""

    code: Key


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """The name and password of an account that is kept."""

    login: Name
    password: Password


# --- By HTTP: games and tables ---


class GameInfo(Struct, frozen=True):
    """A game that can be played here, with everything that the form for a new table needs."""

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


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open; the account that opens it takes the first chair."""

    game: Id
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, OptionValue] = {}
    bots: Annotated[list[Id], Meta(max_length=8)] = []  # they take the last chairs
    public: bool = True
    spectators: bool = True
    clock: ClockRule = NoClock()
    hints: bool | None = None  # players may ask for hints; null: only where one person plays


class Tables(Struct, frozen=True):
    """Tables that you may see, the newest first."""

    tables: list[TableInfo]


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a table that is not public, as the link to it carried it behind its '#'."""

    key: Key


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """The chair to take; null: any that is free."""

    seat: SeatNumber | None = None


class CommitShare(Struct, frozen=True, forbid_unknown_fields=True):
    """The SHA-256 of what you add to the seed, as hexadecimal digits; null: you add nothing."""

    hash: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")] | None


class RevealShare(Struct, frozen=True, forbid_unknown_fields=True):
    """What you add to the seed, whose hash was told before."""

    value: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


class PlaceBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for an open chair, or null to open the chair again."""

    seat: SeatNumber
    bot: Id | None


class ReplayStep(Struct, frozen=True):
    """A line of the record as one pair of eyes saw it; who did what is told for their own moves and after the end.

    Where `parts` were asked for, `view` holds only those that differ from the view of the step before.
    """

    line: int
    at: int
    seat: int | None  # -1: chance, -2: the clock
    do: str | None
    undo: int | None  # all from this line on was taken back
    view: Raw
    news: list[News]


class Replay(Struct, frozen=True):
    """A table from its first line to its last, for one pair of eyes."""

    table: TableInfo
    eyes: int | None  # None: a spectator
    steps: list[ReplayStep]


class Review(Struct, frozen=True):
    """What the strongest bot thinks of a game that has ended, as far as it has come: all up to the line `upto` of `lines`."""

    unit: Literal["points", "actions"]  # of the costs
    verdicts: list[Judged]  # in the order of play
    turning: list[int]  # the places in `verdicts` of those that cost most
    upto: int
    lines: int


# --- By HTTP: practice ---


class PracticeExercise(Struct, frozen=True):
    """An exercise of a game, as the first seat sees it."""

    number: int
    view: Raw


class PracticeAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What the person answered, in the game's own words; empty when their time is over."""

    answer: Annotated[dict[str, Any], Meta(max_length=4)]


# --- By HTTP: lessons ---


class LessonInfo(Struct, frozen=True):
    """A lesson of a game's course, and how far you have come in it."""

    id: str
    steps: int
    step: int  # the step to go on with, from 0
    done: bool  # you finished it at least once


class TipInfo(Struct, frozen=True):
    """A sentence for a first real game, told once: `GAME-tip-NAME`."""

    name: str
    event: str  # with the first event of this name; empty: with none
    phase: str  # or when this phase first asks you; empty: never
    own: bool  # only if the event is about your own seat
    args: dict[str, Arg]


class CourseInfo(Struct, frozen=True):
    """The lessons of a game in their order, and its tips."""

    game: str
    lessons: list[LessonInfo]
    tips: list[TipInfo]


class LessonFrame(Struct, frozen=True):
    """A position of a lesson; its view holds only what differs from the frame before."""

    line: int
    at: int  # ms on the table's clock, which stands still until you act
    view: Raw
    legal: list[str]
    picks: PickPattern | None
    news: list[News]


class LessonStep(Struct, frozen=True):
    """What is shown, the sentence that is then said, and what you do about it."""

    name: str
    says: str  # the key of the sentence
    do: str  # the action to take; empty: none
    free: bool  # find the action yourself
    choices: list[str]  # the answers to a question, each a form of the sentence
    right: str
    wrong: dict[str, str]  # how a wrong action or answer begins: the form of the sentence that answers it
    clause: str
    meant: dict[str, Arg]  # the place that the board marks
    frames: list[LessonFrame]


class LessonScript(Struct, frozen=True):
    """A whole lesson, played through the rules, as your seat sees it."""

    game: str
    id: str
    seats: int
    you: int
    options: dict[str, OptionValue]
    step: int  # where to go on
    steps: list[LessonStep]


class LessonTry(Struct, frozen=True):
    """What would come of an action at a step: why it may not be done, or what it would lead to."""

    code: str  # empty: it may be done
    args: dict[str, Arg]
    clause: str
    news: list[News]


class LessonProgress(Struct, frozen=True, forbid_unknown_fields=True):
    """The step that you go on with; after the last one the lesson is done."""

    step: Annotated[int, Meta(ge=0, le=999)]


# --- By HTTP: notifications of slow tables ---

Minutes: TypeAlias = Annotated[int, Meta(ge=0, le=1439)]


class NotifyDevice(Struct, frozen=True):
    """A browser that takes web push."""

    id: str
    name: str
    created: int


class Notifying(Struct, frozen=True, kw_only=True):
    """How you are notified. `key` is what browsers subscribe with; null: this site has no web push."""

    key: str | None
    muted: bool
    quiet_from: int | None  # minutes after midnight
    quiet_to: int | None
    zone: str
    address: str | None
    kinds: list[str]  # of addresses that this site allows; none where it does not know its own address
    devices: list[NotifyDevice]


class NotifyWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How you want to be notified."""

    muted: bool = False
    language: Annotated[str, Meta(pattern="^[a-z]{2}$")]
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    quiet_from: Minutes | None = None
    quiet_to: Minutes | None = None


class NewDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription to web push."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]
    name: Annotated[str, Meta(max_length=60)]


class NotifyAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """Where else you want to be notified, as Apprise writes it; null: nowhere."""

    address: Annotated[str, Meta(min_length=1, max_length=500)] | None


class NotifyTrial(Struct, frozen=True):
    """How many devices and addresses took the test message, and how many did not."""

    taken: int
    failed: int


class OffWord(Struct, frozen=True, forbid_unknown_fields=True):
    """The word of a message that switches all messages off."""

    word: Annotated[str, Meta(min_length=1, max_length=200)]


# --- By HTTP: long polling with the same messages ---


class ConnectionOpened(Struct, frozen=True):
    """A connection that stands for a socket: send with POST, hear with GET."""

    connection: str


class MessageBatch(Struct, frozen=True):
    """What came since `after`; ask again with `next`."""

    messages: list[Annotated[Raw, Meta(extra={"typescript": "FromServer"})]]
    next: int


class Problem(Struct, frozen=True):
    """Why a request was refused: a sentence of the catalogue."""

    code: str
    args: dict[str, Arg]


class Health(Struct, frozen=True):
    """Whether the server can do its work; `trouble` says what is wrong with it."""

    ok: bool
    version: str
    trouble: Literal["", "stopping", "database", "disk-full"] = ""


HTTP_TYPES: tuple[type[Struct], ...] = (
    Account, Rename, DeviceCode, SignInByCode, Credentials, GameInfo, NewTable, Tables, Enter, Sit, PlaceBot,
    CommitShare, RevealShare, Replay, Review, PracticeExercise, PracticeAnswer, CourseInfo, LessonScript, LessonTry,
    LessonProgress, ConnectionOpened, MessageBatch,
    Notifying, NotifyWish, NewDevice, NotifyAddress, NotifyTrial, OffWord, Problem, Health,
)  # fmt: skip
