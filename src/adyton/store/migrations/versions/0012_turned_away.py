"""Who asked for a chair after the start of the game, and heard a no."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", Column("turned_away", Text, nullable=False, server_default="[]"))
