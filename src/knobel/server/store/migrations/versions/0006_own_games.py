"""What analyses say of each seat, taken out of those that are kept; and room for what seats did in their games."""

from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

# So many analyses are in memory at once.
AT_ONCE = 100


def upgrade() -> None:
    accounts = op.create_table(
        "seat_accounts",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("unit", sa.Text, nullable=False),
        sa.Column("exact", sa.Boolean, nullable=False),
        sa.Column("luck", sa.Double, nullable=False),
        sa.Column("losses", sa.Double, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
    )
    op.create_table(
        "seat_feats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("feats", sa.Text, nullable=False),
    )
    connection = op.get_bind()
    kept = sa.table("analyses", sa.column("table_id"), sa.column("number"), sa.column("analysis", sa.LargeBinary))
    after: tuple[str, int] = ("", -1)
    while True:
        behind = sa.tuple_(kept.c.table_id, kept.c.number) > sa.tuple_(*map(sa.literal, after))
        some = sa.select(kept).where(behind).order_by(kept.c.table_id, kept.c.number).limit(AT_ONCE)
        rows = connection.execute(some).all()
        if not rows:
            return
        found = [account for row in rows for account in _accounts(*row)]
        if found:
            connection.execute(accounts.insert(), found)
        after = (rows[-1][0], rows[-1][1])


def _accounts(table: str, number: int, analysis: bytes) -> list[dict[str, Any]]:
    """What an analysis says of each seat; one that cannot be read says nothing."""
    try:
        told = msgspec.json.decode(bytes(analysis))
        head = {"table_id": table, "number": number, "unit": str(told["unit"]), "exact": bool(told["exact"])}
        return [
            {
                **head,
                "seat": int(each["seat"]),
                "luck": float(each["luck"]),
                "losses": float(each["losses"]),
                "decisions": int(each["decisions"]),
            }
            for each in told["accounts"]
        ]
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError):
        return []
