"""Every message between browser and server, each a Struct. The client's types are made from these.

The messages of a table stand in `adyton.tables.messages`; here is what the site adds to them.
"""

from msgspec import Struct

from adyton.web.wire.accounts import (
    Account,
    Credentials,
    DeviceCode,
    Farewell,
    MutedPerson,
    Rename,
    Session,
    SignInByCode,
)
from adyton.web.wire.admin import AdminChat, AdminConnection, AdminPage, NewBan
from adyton.web.wire.connection import ConnectionOpened, MessageBatch
from adyton.web.wire.learning import (
    CourseInfo,
    LessonProgress,
    LessonScript,
    LessonTry,
    PracticeAnswer,
    PracticeExercise,
    RulesPicture,
)
from adyton.web.wire.notifications import NewDevice, NotifyAddress, Notifying, NotifyTrial, NotifyWish, OffWord
from adyton.web.wire.problems import Health, Problem
from adyton.web.wire.puzzles import PuzzleAnswer, PuzzleInfo, PuzzlePosition, PuzzleVerdict
from adyton.web.wire.records import Recap, RecapSentence, Replay, Review
from adyton.web.wire.tables import (
    CommitShare,
    Decline,
    Enter,
    GameInfo,
    Invite,
    NewTable,
    PlaceBot,
    RevealShare,
    Sit,
    Tables,
)

HTTP_TYPES: tuple[type[Struct], ...] = (
    Account, Rename, DeviceCode, SignInByCode, Credentials, Session, MutedPerson, Farewell, GameInfo, NewTable, Tables,
    Enter, Invite, Decline, Sit, PlaceBot, CommitShare, RevealShare, Replay, Recap, RecapSentence, Review,
    PracticeExercise, PracticeAnswer, CourseInfo, LessonScript, LessonTry, RulesPicture, PuzzleInfo, PuzzlePosition,
    PuzzleAnswer, PuzzleVerdict,
    LessonProgress, ConnectionOpened, MessageBatch,
    Notifying, NotifyWish, NewDevice, NotifyAddress, NotifyTrial, OffWord, AdminPage, AdminConnection,
    AdminChat, NewBan, Problem, Health,
)  # fmt: skip
