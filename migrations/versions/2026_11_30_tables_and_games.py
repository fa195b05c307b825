"""Persons, tables, games with their log, chat, and who is connected."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision: str = "4d0fafdf79e0"
down_revision: str | Sequence[str] | None = None
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "contents",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("program", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_contents")),
    )
    op.create_table(
        "persons",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_persons")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_persons_token_hash")),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("options", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("clock", sa.String(), nullable=False),
        sa.Column("capacity", sa.Integer(), nullable=False),
        sa.Column("host_id", sa.Uuid(), nullable=False),
        sa.Column("game_number", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Uuid(), nullable=True),
        sa.Column("revision", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(["host_id"], ["persons.id"], name=op.f("fk_tables_host_id_persons")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("code", name=op.f("uq_tables_code")),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("person_id", sa.Uuid(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["persons.id"], name=op.f("fk_chat_person_id_persons")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_chat_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    op.create_index("ix_chat_table", "chat", ["table_id", "id"], unique=False)
    op.create_table(
        "games",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("content_hash", sa.String(), nullable=False),
        sa.Column("schema", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("revision", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seating", sa.String(), nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["content_hash"], ["contents.hash"], name=op.f("fk_games_content_hash_contents")
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_games_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
        sa.UniqueConstraint("table_id", "number", name=op.f("uq_games_table_id")),
    )
    # A state is written with every command and read whole: not to compress it is a tenth faster.
    op.execute("ALTER TABLE games ALTER COLUMN state SET STORAGE EXTERNAL")
    op.create_table(
        "presences",
        sa.Column("process_id", sa.Uuid(), nullable=False),
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("person_id", sa.Uuid(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["persons.id"], name=op.f("fk_presences_person_id_persons")),
        sa.ForeignKeyConstraint(
            ["process_id"],
            ["processes.id"],
            name=op.f("fk_presences_process_id_processes"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_presences_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("process_id", "table_id", "person_id", name=op.f("pk_presences")),
    )
    op.create_index("ix_presences_table", "presences", ["table_id", "person_id"], unique=False)
    op.create_table(
        "removals",
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("person_id", sa.Uuid(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["persons.id"], name=op.f("fk_removals_person_id_persons")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_removals_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_removals")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Uuid(), nullable=True),
        sa.Column("bot", sa.String(), nullable=True),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("absent_since", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["persons.id"], name=op.f("fk_seats_person_id_persons")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_seats_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_person_id"), "seats", ["person_id"], unique=False)
    op.create_index(
        "uq_seats_person",
        "seats",
        ["table_id", "person_id"],
        unique=True,
        postgresql_where=sa.text("person_id IS NOT NULL"),
    )
    op.create_table(
        "log",
        sa.Column("game_id", sa.Uuid(), nullable=False),
        sa.Column("revision", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("origin", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("person_id", sa.Uuid(), nullable=True),
        sa.Column("key", sa.String(), nullable=True),
        sa.Column("command", sa.String(), nullable=True),
        sa.Column("events", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_log_game_id_games"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "revision", name=op.f("pk_log")),
    )
    op.create_index(
        "uq_log_key",
        "log",
        ["game_id", "person_id", "key"],
        unique=True,
        postgresql_where=sa.text("key IS NOT NULL"),
    )


def downgrade() -> None:
    """Undo the change."""
    op.drop_index("uq_log_key", table_name="log", postgresql_where=sa.text("key IS NOT NULL"))
    op.drop_table("log")
    op.drop_index("uq_seats_person", table_name="seats", postgresql_where=sa.text("person_id IS NOT NULL"))
    op.drop_index(op.f("ix_seats_person_id"), table_name="seats")
    op.drop_table("seats")
    op.drop_table("removals")
    op.drop_index("ix_presences_table", table_name="presences")
    op.drop_table("presences")
    op.drop_table("games")
    op.drop_index("ix_chat_table", table_name="chat")
    op.drop_table("chat")
    op.drop_table("tables")
    op.drop_table("processes")
    op.drop_table("persons")
    op.drop_table("contents")
