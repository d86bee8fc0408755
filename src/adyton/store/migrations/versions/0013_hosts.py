"""The tables of a host, found without reading those of all others."""

from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_index("tables_by_host", "tables", ["host", "status", "created"])
