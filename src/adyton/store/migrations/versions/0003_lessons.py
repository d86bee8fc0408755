"""How far accounts have come in lessons."""

from alembic import op
from sqlalchemy import Boolean, Column, ForeignKey, Integer, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "lessons",
        Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
        Column("game", Text, primary_key=True),
        Column("lesson", Text, primary_key=True),
        Column("step", Integer, nullable=False),
        Column("is_done", Boolean, nullable=False),
    )
