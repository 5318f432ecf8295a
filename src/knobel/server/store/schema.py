"""The one schema, for SQLite and PostgreSQL alike. Migrations bring a database up to it."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("code", Text, unique=True),
    Column("invitation", Text, nullable=False),
    Column("master", LargeBinary, nullable=False),
    Column("host", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("tables_by_phase", "phase", "public", "changed"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("entry", LargeBinary, nullable=False),
)

# What a repeated request is answered with.
answers = Table(
    "answers",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("key", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
)

# Finished games, in the text notation. Names are kept apart, so that a person can be forgotten.
records = Table(
    "records",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("record", Text, nullable=False),
)

# Which device sat where, for "my games", statistics and deletion.
sitters = Table(
    "sitters",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("device", Text, nullable=False),
    Column("name", Text, nullable=False),
    Index("sitters_by_device", "device"),
)

devices = Table(
    "devices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token", Text, nullable=False, unique=True),
    Column("account", Text),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("devices_by_account", "account"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary, primary_key=True),
    Column("account", Text, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("device", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
)

# When each node was last known to live, so that clocks get back the time that a crash took.
heartbeats = Table(
    "heartbeats",
    metadata,
    Column("node", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
