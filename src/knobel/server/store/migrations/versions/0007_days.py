"""The dice of the day: sealed days, and who has played them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("date", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("sealed", sa.BigInteger, nullable=False),
        sa.Column("closes", sa.BigInteger, nullable=False),
        sa.Column("best", sa.Integer),
    )
    op.create_table(
        "day_plays",
        sa.Column("date", sa.Text, sa.ForeignKey("days.date"), primary_key=True),
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("result", sa.Integer),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("day_plays_by_device", "day_plays", ["device"])
