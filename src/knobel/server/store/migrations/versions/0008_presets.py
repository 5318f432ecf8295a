"""By which preset a table plays, and a finished game was played: both are called by its name."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("tables", "records"):
        op.add_column(table, sa.Column("preset", sa.Text))
