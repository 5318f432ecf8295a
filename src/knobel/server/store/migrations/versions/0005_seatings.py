"""Every sitting of a device at a table, also those after which somebody else sat down there; found in the logs."""

from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

# So many entries are in memory at once.
AT_ONCE = 2000


def upgrade() -> None:
    seatings = op.create_table(
        "seatings",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_index("seatings_by_device", "seatings", ["device"])
    connection = op.get_bind()
    log = sa.table("log", sa.column("table_id"), sa.column("seq"), sa.column("entry", sa.LargeBinary))
    after: tuple[str, int] = ("", -1)
    while True:
        behind = sa.tuple_(log.c.table_id, log.c.seq) > sa.tuple_(*map(sa.literal, after))
        some = sa.select(log).where(behind).order_by(log.c.table_id, log.c.seq).limit(AT_ONCE)
        rows = connection.execute(some).all()
        if not rows:
            return
        found = [row for entry in rows if (row := _seating(*entry)) is not None]
        if found:
            connection.execute(seatings.insert(), found)
        after = (rows[-1][0], rows[-1][1])


def _seating(table: str, seq: int, entry: bytes) -> dict[str, Any] | None:
    """An entry in which a device sits down; one that cannot be read says nothing."""
    try:
        told = msgspec.json.decode(bytes(entry))
        if told["type"] == "sat" and told.get("device"):
            return {"table_id": table, "seq": seq, **{name: told[name] for name in ("seat", "device", "name")}}
    except (msgspec.MsgspecError, LookupError, TypeError, AttributeError):
        pass
    return None
