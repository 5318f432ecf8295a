"""Tournament desks with their logs and answers."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "desks",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("master", sa.LargeBinary, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("online", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "desk_log",
        sa.Column("desk_id", sa.Text, sa.ForeignKey("desks.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "desk_answers",
        sa.Column("desk_id", sa.Text, sa.ForeignKey("desks.id"), primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
    )
