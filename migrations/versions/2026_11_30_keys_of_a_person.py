"""An idempotency key is a person's own in all games, not in each game anew."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "b71c03a95e44"
down_revision: str | Sequence[str] | None = "4d0fafdf79e0"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None

HAS_KEY = sa.text("key IS NOT NULL")


def upgrade() -> None:
    """Change the schema."""
    op.drop_index("uq_log_key", table_name="log", postgresql_where=HAS_KEY)
    # Of a key that was used in several games, only the last use can still be asked for.
    op.execute(
        "UPDATE log SET key = NULL WHERE EXISTS (SELECT 1 FROM log later WHERE later.key = log.key "
        "AND later.person_id = log.person_id AND (later.at, later.game_id) > (log.at, log.game_id))"
    )
    op.create_index("uq_log_key", "log", ["person_id", "key"], unique=True, postgresql_where=HAS_KEY)


def downgrade() -> None:
    """Undo the change."""
    op.drop_index("uq_log_key", table_name="log", postgresql_where=HAS_KEY)
    op.create_index(
        "uq_log_key", "log", ["game_id", "person_id", "key"], unique=True, postgresql_where=HAS_KEY
    )
