"""The first schema."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, Text, UniqueConstraint

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        Column("id", Text, primary_key=True),
        Column("name", Text, nullable=False),
        Column("login", Text, unique=True),
        Column("password", Text),
        Column("generation", Integer, nullable=False),
        Column("muted", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
    )
    op.create_table(
        "codes",
        Column("hash", Text, primary_key=True),
        Column("account", Text, ForeignKey("accounts.id"), nullable=False),
        Column("expires", BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        Column("id", Text, primary_key=True),
        Column("game", Text, nullable=False),
        Column("version", Integer, nullable=False),
        Column("options", Text, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("status", Text, nullable=False),
        Column("public", Boolean, nullable=False),
        Column("spectators", Boolean, nullable=False),
        Column("clock", Text, nullable=False),
        Column("host", Text, ForeignKey("accounts.id"), nullable=False),
        Column("key", Text, nullable=False),
        Column("seed", Text, nullable=False),
        Column("header", Text),
        Column("ending", Text),
        Column("zero", BigInteger, nullable=False),
        Column("paused", BigInteger),
        Column("resting", Boolean, nullable=False),
        Column("question", Text),
        Column("trouble", Text),
        Column("rematch", Text),
        Column("holder", Text),
        Column("created", BigInteger, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "created"])
    op.create_index("tables_by_holder", "tables", ["holder"])
    op.create_table(
        "chairs",
        Column("table", Text, ForeignKey("tables.id"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("account", Text, ForeignKey("accounts.id")),
        Column("bot", Text),
        Column("name", Text, nullable=False),
        Column("held", Boolean, nullable=False),
    )
    op.create_index("chairs_by_account", "chairs", ["account"])
    op.create_table(
        "members",
        Column("table", Text, ForeignKey("tables.id"), primary_key=True),
        Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
    )
    op.create_table(
        "lines",
        Column("table", Text, ForeignKey("tables.id"), primary_key=True),
        Column("line", Integer, primary_key=True),
        Column("seat", Integer, nullable=False),
        Column("do", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("undo", Integer),
        Column("act", Text),
        Column("acting", Text, nullable=False),
        UniqueConstraint("table", "seat", "act", name="lines_once"),
    )
    op.create_table(
        "snapshots",
        Column("table", Text, ForeignKey("tables.id"), primary_key=True),
        Column("line", Integer, nullable=False),
        Column("data", Text, nullable=False),
    )
    op.create_table(
        "chats",
        Column("table", Text, ForeignKey("tables.id"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("account", Text, ForeignKey("accounts.id"), nullable=False),
        Column("seat", Integer),
        Column("name", Text, nullable=False),
        Column("text", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
    )
    op.create_table(
        "workers",
        Column("id", Text, primary_key=True),
        Column("seen", BigInteger, nullable=False),
    )
    op.create_table(
        "present",
        Column("table", Text, ForeignKey("tables.id"), primary_key=True),
        Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
        Column("worker", Text, primary_key=True),
    )
