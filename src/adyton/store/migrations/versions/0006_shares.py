"""What players add to the seed of a table before it starts."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", Column("shares", Text, nullable=False, server_default="{}"))
