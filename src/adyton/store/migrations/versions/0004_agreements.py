"""What a table agrees on: whether hints are allowed, and notes for its log."""

from alembic import op
from sqlalchemy import Boolean, Column, Text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", Column("hints", Boolean))
    op.add_column("tables", Column("notes", Text, nullable=False, server_default="[]"))
