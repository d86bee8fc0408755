"""Puzzles that accounts have tried, and their ratings."""

from alembic import op
from sqlalchemy import Boolean, Column, Double, ForeignKey, Text

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
        Column("game", Text, primary_key=True),
        Column("puzzle", Text, primary_key=True),
        Column("is_solved", Boolean, nullable=False),
    )
    op.create_table(
        "puzzle_ratings",
        Column("account", Text, ForeignKey("accounts.id"), primary_key=True),
        Column("game", Text, primary_key=True),
        Column("mu", Double, nullable=False),
        Column("sigma", Double, nullable=False),
    )
