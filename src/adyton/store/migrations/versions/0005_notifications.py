"""Notifications of slow tables, where they go, and what each player has seen."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "notifications",
        Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
        Column("table", Text, ForeignKey("tables.id"), primary_key=True),
        Column("kind", Text, primary_key=True),
        Column("deadline", BigInteger),
        Column("made", BigInteger, nullable=False),
        Column("due", BigInteger, nullable=False),
        Column("tries", Integer, nullable=False),
        Column("done", Text, nullable=False),
        Column("sent", BigInteger),
    )
    op.create_index("notifications_by_due", "notifications", ["sent", "due"])
    op.create_table(
        "notify_settings",
        Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
        Column("muted", Boolean, nullable=False),
        Column("language", Text, nullable=False),
        Column("zone", Text, nullable=False),
        Column("quiet_from", Integer),
        Column("quiet_to", Integer),
        Column("address", Text),
        Column("day", Integer, nullable=False),
        Column("sent", Integer, nullable=False),
    )
    op.create_table(
        "push_devices",
        Column("endpoint", Text, primary_key=True),
        Column("account", Text, ForeignKey("accounts.id"), nullable=False),
        Column("key", Text, nullable=False),
        Column("auth", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
    )
    op.create_index("push_devices_by_account", "push_devices", ["account"])
    op.create_table(
        "looks",
        Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
        Column("table", Text, ForeignKey("tables.id"), primary_key=True),
        Column("line", Integer, nullable=False),
    )
    op.create_table(
        "leases",
        Column("name", Text, primary_key=True),
        Column("holder", Text, nullable=False),
        Column("until", BigInteger, nullable=False),
    )
