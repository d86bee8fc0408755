"""A journal in front of the lines, editions of tables, and `line` as the word for a line number."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, Text

revision = "0002"
down_revision = "0001"

FOLDED = """
    CREATE VIEW all_lines AS SELECT "table", line, seat, "do", at, undo, act, acting FROM lines
"""
UNFOLDED = """
    UNION ALL SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
    value ->> 7 FROM journal, json_each(journal.data)
"""
MOVE = """
    INSERT INTO lines SELECT "table", line, seat, "do", at, undo, act, acting FROM old_lines ORDER BY 1, 2
"""


def upgrade() -> None:
    op.add_column("tables", Column("edition", Integer, nullable=False, server_default="0"))
    op.create_table(
        "journal",
        Column("number", Integer, primary_key=True),
        Column("data", Text, nullable=False),
    )
    if op.get_bind().dialect.name == "sqlite":
        _renew_lines()
        op.execute(FOLDED + UNFOLDED)
    else:
        op.drop_constraint("lines_once", "lines")
        op.execute(FOLDED)
    op.execute("DELETE FROM snapshots")  # a cache, which looks different from now on
    op.execute("""UPDATE tables SET question = replace(question, '"move":', '"line":')""")


def _renew_lines() -> None:
    """One B-tree in the place of three: no row ids, and no index that only repeats what the primary key says."""
    op.rename_table("lines", "old_lines")
    op.create_table(
        "lines",
        Column("table", Text, ForeignKey("tables.id"), primary_key=True),
        Column("line", Integer, primary_key=True),
        Column("seat", Integer, nullable=False),
        Column("do", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("undo", Integer),
        Column("act", Text),
        Column("acting", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute(MOVE)
    op.drop_table("old_lines")
