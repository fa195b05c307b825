"""When guests were last here and since when people sit, and what it takes to delete what is old."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "7e02b9c4d51a"
down_revision: str | Sequence[str] | None = "c3f9d2a8167b"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None

# A person can be deleted only after a look at everything that may name them.
INDEXES = (
    ("persons", "seen_at"),
    ("tables", "changed_at"),
    ("tables", "host_id"),
    ("removals", "person_id"),
    ("spectators", "person_id"),
    ("chat", "person_id"),
    ("presences", "person_id"),
)


def upgrade() -> None:
    """Change the schema."""
    for table, column in (("persons", "seen_at"), ("seats", "seated_at")):
        now = sa.text("now()")
        op.add_column(
            table, sa.Column(column, sa.DateTime(timezone=True), server_default=now, nullable=False)
        )
    for table, column in INDEXES:
        op.create_index(op.f(f"ix_{table}_{column}"), table, [column], unique=False)


def downgrade() -> None:
    """Undo the change."""
    for table, column in reversed(INDEXES):
        op.drop_index(op.f(f"ix_{table}_{column}"), table_name=table)
    op.drop_column("seats", "seated_at")
    op.drop_column("persons", "seen_at")
