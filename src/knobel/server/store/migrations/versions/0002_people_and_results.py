"""Accounts with their passkeys and challenges, results of finished games, and who said what by a phrase."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("seat", sa.Integer))
    op.add_column("chat", sa.Column("phrase", sa.Text))
    op.add_column("passkeys", sa.Column("name", sa.Text, nullable=False, server_default=""))
    op.add_column("passkeys", sa.Column("used", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("passkeys_by_account", "passkeys", ["account"])
    op.create_table(
        "challenges",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("challenge", sa.LargeBinary, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("mind", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("lost", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("chips", sa.Integer),
        sa.Column("advised", sa.Integer, nullable=False),
    )
    op.create_index("results_by_device", "results", ["device"])
    op.create_index("results_by_game", "results", ["game"])
