"""Tips that accounts have been shown."""

from alembic import op
from sqlalchemy import Column, ForeignKey, Text

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "tips",
        Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
        Column("game", Text, primary_key=True),
        Column("tip", Text, primary_key=True),
    )
