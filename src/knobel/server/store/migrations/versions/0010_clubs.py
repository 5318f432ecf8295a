"""Clubs with their logs and answers."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("master", sa.LargeBinary, nullable=False),
        sa.Column("founder", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "club_log",
        sa.Column("club_id", sa.Text, sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "club_answers",
        sa.Column("club_id", sa.Text, sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
    )
