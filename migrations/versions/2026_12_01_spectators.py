"""People who look on at a table, and the code that leads them there. Tables of before have none."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "c3f9d2a8167b"
down_revision: str | Sequence[str] | None = "b71c03a95e44"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Change the schema."""
    op.add_column("tables", sa.Column("watch_code", sa.String(), nullable=True))
    op.create_unique_constraint(op.f("uq_tables_watch_code"), "tables", ["watch_code"])
    op.create_table(
        "spectators",
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("person_id", sa.Uuid(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["persons.id"], name=op.f("fk_spectators_person_id_persons")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_spectators_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_spectators")),
    )


def downgrade() -> None:
    """Undo the change."""
    op.drop_table("spectators")
    op.drop_constraint(op.f("uq_tables_watch_code"), "tables", type_="unique")
    op.drop_column("tables", "watch_code")
