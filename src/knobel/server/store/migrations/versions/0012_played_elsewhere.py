"""Which results come from another house, with a table that was handed over."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("results", sa.Column("elsewhere", sa.Boolean, nullable=False, server_default=sa.false()))
