"""Which device knows which link to a club."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "club_ties",
        sa.Column("club_id", sa.Text, sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("link", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Index("club_ties_by_device", "device"),
    )
