"""Sessions of accounts, bans, and what the site's admins did."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, Text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "sessions",
        Column("id", Text, primary_key=True),
        Column("account", Text, ForeignKey("accounts.id"), nullable=False),
        Column("name", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("seen", BigInteger, nullable=False),
    )
    op.create_index("sessions_by_account", "sessions", ["account"])
    op.add_column("push_devices", Column("session", Text))
    op.create_table(
        "bans",
        Column("id", Text, primary_key=True),
        Column("kind", Text, nullable=False),
        Column("subject", Text, nullable=False),
        Column("until", BigInteger, nullable=False),
        Column("made", BigInteger, nullable=False),
        Column("by", Text, nullable=False),
        Column("reason", Text, nullable=False),
    )
    op.create_table(
        "admin_actions",
        Column("number", Integer, primary_key=True),
        Column("at", BigInteger, nullable=False),
        Column("by", Text, nullable=False),
        Column("action", Text, nullable=False),
        Column("subject", Text, nullable=False),
        Column("note", Text, nullable=False),
    )
