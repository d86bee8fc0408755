"""The tables of the database. Times are milliseconds since 1970, `at` is on a table's own clock."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    column,
    table,
)

metadata = MetaData()


def _table_key() -> Column[str]:
    return Column("table", Text, ForeignKey("tables.id"), primary_key=True)


def _account_key() -> Column[str]:
    return Column("account", Text, ForeignKey("accounts.id"), primary_key=True)


accounts = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # folded to one case; None: a guest
    Column("password", Text),  # argon2
    Column("generation", Integer, nullable=False),  # cookies of an older one are void
    Column("muted", Text, nullable=False),  # a JSON list of accounts, '*' for spectators
    Column("created", BigInteger, nullable=False),
)

codes = Table(
    "codes",
    metadata,
    Column("hash", Text, primary_key=True),  # the code itself is not kept
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# The browsers in which an account is signed in. A cookie names its session, and is void without it.
sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("name", Text, nullable=False),  # browser and system, for its owner
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to the hour
    Index("sessions_by_account", "account"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seats", Integer, nullable=False),
    Column("status", Text, nullable=False),  # open, running, finished, closed
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("clock", Text, nullable=False),  # JSON
    Column("host", Text, ForeignKey("accounts.id"), nullable=False),
    Column("key", Text, nullable=False),
    Column("seed", Text, nullable=False),  # secret until the end
    Column("header", Text),  # JSON: line 1 of the record, written at the start
    Column("ending", Text),  # JSON: the last line of the record
    Column("zero", BigInteger, nullable=False),  # when the table's clock showed 0, pauses and breakdowns left out
    Column("paused", BigInteger),  # what the table's clock shows while it stands
    Column("resting", Boolean, nullable=False),  # it stands because nobody is there
    Column("question", Text),  # JSON
    Column("trouble", Text),
    Column("rematch", Text),
    Column("holder", Text),  # the worker that runs its clocks and bots
    Column("created", BigInteger, nullable=False),
    Column("edition", Integer, nullable=False),  # rises with every change of the table, its chairs and who is there
    Column("hints", Boolean),  # None: allowed where one person plays
    Column("notes", Text, nullable=False, server_default="[]"),  # JSON: what the log tells besides the moves
    Column("shares", Text, nullable=False, server_default="{}"),  # JSON: what players add to the seed
    Column("sittings", Text, nullable=False, server_default="[]"),  # JSON: who took or left a chair after the start
    Column("turned_away", Text, nullable=False, server_default="[]"),  # JSON: who asked for a chair and heard a no
    Index("tables_by_status", "status", "created"),
    Index("tables_by_holder", "holder"),
    Index("tables_by_host", "host", "status", "created"),
)

chairs = Table(
    "chairs",
    metadata,
    _table_key(),
    Column("seat", Integer, primary_key=True),
    Column("account", Text, ForeignKey("accounts.id")),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Column("held", Boolean, nullable=False),
    Index("chairs_by_account", "account"),
)

members = Table(
    "members",
    metadata,
    _table_key(),
    _account_key(),
)

# Who is invited to an open table, and by whom.
invitations = Table(
    "invitations",
    metadata,
    _table_key(),
    _account_key(),
    Column("by", Text, ForeignKey("accounts.id"), nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("invitations_by_account", "account"),
)

# Append-only. The primary key is the referee between processes: a line is written once.
lines = Table(
    "lines",
    metadata,
    _table_key(),
    Column("line", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("do", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("undo", Integer),
    Column("act", Text),  # the id that the browser gave
    Column("acting", Text, nullable=False),  # whose turn it is afterwards: a JSON list of seats
    sqlite_with_rowid=False,
)

# SQLite only: what was committed and is not in `lines` yet, see `adyton.store.journal`.
journal = Table(
    "journal",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("data", Text, nullable=False),  # JSON: a list of rows of `lines`
)

# A view: `lines`, and what the journal holds besides.
all_lines = table("all_lines", *(column(each.name, each.type) for each in lines.columns))

# A cache: the newest state of a long table, so that it need not be replayed from its first line.
snapshots = Table(
    "snapshots",
    metadata,
    _table_key(),
    Column("line", Integer, nullable=False),
    Column("data", Text, nullable=False),  # JSON
)

chats = Table(
    "chats",
    metadata,
    _table_key(),
    Column("number", Integer, primary_key=True),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

lessons = Table(
    "lessons",
    metadata,
    _account_key(),
    Column("game", Text, primary_key=True),
    Column("lesson", Text, primary_key=True),
    Column("step", Integer, nullable=False),  # the step to go on with
    Column("is_done", Boolean, nullable=False),  # finished at least once
)

# Tips that an account has been shown.
tips = Table(
    "tips",
    metadata,
    _account_key(),
    Column("game", Text, primary_key=True),
    Column("tip", Text, primary_key=True),
)

# The first answer of an account to a puzzle.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    _account_key(),
    Column("game", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("is_solved", Boolean, nullable=False),
)

# On the scale of `openskill`.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    _account_key(),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)

workers = Table(
    "workers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

# Who is connected where; what a dead worker left behind does not count.
present = Table(
    "present",
    metadata,
    _table_key(),
    _account_key(),
    Column("worker", Text, primary_key=True),
)

# What players of slow tables are to be told; see `adyton.store.notifications`.
notifications = Table(
    "notifications",
    metadata,
    _account_key(),
    _table_key(),
    Column("kind", Text, primary_key=True),  # turn, clock, over, invited
    Column("deadline", BigInteger),  # on the table's clock, when the player's time runs out; only of the kind `clock`
    Column("made", BigInteger, nullable=False),  # tells it from a later one of the same kind
    Column("due", BigInteger, nullable=False),  # not to be sent before
    Column("tries", Integer, nullable=False),
    Column("done", Text, nullable=False),  # a JSON list: the devices and addresses that have it already
    Column("sent", BigInteger),
    Index("notifications_by_due", "sent", "due"),
)

# How an account wants to be notified; an account without a row never asked for it.
notify_settings = Table(
    "notify_settings",
    metadata,
    _account_key(),
    Column("muted", Boolean, nullable=False),  # everything is switched off
    Column("language", Text, nullable=False),
    Column("zone", Text, nullable=False),  # such as Europe/Athens, for the quiet hours
    Column("quiet_from", Integer),  # minutes after midnight
    Column("quiet_to", Integer),
    Column("address", Text),  # elsewhere than on devices: a mail address or a messenger
    Column("day", Integer, nullable=False),  # since 1970, the last on which something was sent
    Column("sent", Integer, nullable=False),  # on that day
)

# The browsers that take web push.
push_devices = Table(
    "push_devices",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("key", Text, nullable=False),  # the browser's public key
    Column("auth", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("session", Text),  # the end of this session ends the messages too
    Index("push_devices_by_account", "account"),
)

# The last line of a slow table that a player has seen in a visible tab.
looks = Table(
    "looks",
    metadata,
    _account_key(),
    _table_key(),
    Column("line", Integer, nullable=False),
)

# What only one process may do at a time, and until when it may.
leases = Table(
    "leases",
    metadata,
    Column("name", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# Accounts and addresses that may not use the site until a certain time.
bans = Table(
    "bans",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # account, address
    Column("subject", Text, nullable=False),  # the account's id, or the address as limits count it
    Column("until", BigInteger, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("by", Text, nullable=False),  # the admin's login
    Column("reason", Text, nullable=False),
)

# Append-only: what the site's admins did.
admin_actions = Table(
    "admin_actions",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("note", Text, nullable=False),
)
