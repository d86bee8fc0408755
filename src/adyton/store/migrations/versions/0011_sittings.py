"""Who took or left a chair after the start of the game."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", Column("sittings", Text, nullable=False, server_default="[]"))
