"""Invitations to open tables."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Text

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "invitations",
        Column("table", Text, ForeignKey("tables.id"), primary_key=True),
        Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
        Column("by", Text, ForeignKey("accounts.id"), nullable=False),
        Column("made", BigInteger, nullable=False),
    )
    op.create_index("invitations_by_account", "invitations", ["account"])
