"""The one schema, for SQLite and PostgreSQL alike. Migrations bring a database up to it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

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
    Column("preset", Text),
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
    Column("preset", Text),
)

# What was found out about finished games, and by which engine. It can be made anew from the records.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("engine", Text, nullable=False),
    Column("analysis", LargeBinary, nullable=False),
)

# What an analysis says of each seat, taken out of it when it is kept.
seat_accounts = Table(
    "seat_accounts",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("unit", Text, nullable=False),
    Column("exact", Boolean, nullable=False),
    Column("luck", Double, nullable=False),
    Column("losses", Double, nullable=False),
    Column("decisions", Integer, nullable=False),
)

# What each seat of a finished game did that is worth remembering, as JSON: how often each. It is read from the record
# when somebody first asks, and again by a later edition.
seat_feats = Table(
    "seat_feats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("edition", Integer, nullable=False),
    Column("feats", Text, nullable=False),
)

# Which device sits where, or sat there last.
sitters = Table(
    "sitters",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("device", Text, nullable=False),
    Column("name", Text, nullable=False),
    Index("sitters_by_device", "device"),
)

# Every sitting of a device, by the number of its entry: also where somebody else has sat down since. In the log it is
# found by this when somebody takes their data along, or has them deleted.
seatings = Table(
    "seatings",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("device", Text, nullable=False),
    Column("name", Text, nullable=False),
    Index("seatings_by_device", "device"),
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
    Column("name", Text, nullable=False, server_default=""),
    Column("used", BigInteger, nullable=False, server_default="0"),
    Index("passkeys_by_account", "account"),
)

# What a device has been asked to sign; one at a time, for a short while, and once.
challenges = Table(
    "challenges",
    metadata,
    Column("device", Text, primary_key=True),
    Column("purpose", Text, nullable=False),
    Column("challenge", LargeBinary, nullable=False),
    Column("account", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# How each seat of a finished game ended, for statistics. A game without points, or without chips, has none here.
results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("mind", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("lost", Boolean, nullable=False),
    Column("points", Integer),
    Column("chips", Integer),
    Column("advised", Integer, nullable=False),
    Column("elsewhere", Boolean, nullable=False, server_default=false()),
    Index("results_by_device", "device"),
    Index("results_by_game", "game"),
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
    Column("seat", Integer),
    Column("phrase", Text),
)

# The dice of the day. The seed of a day stays here until the day is over.
days = Table(
    "days",
    metadata,
    Column("date", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("sealed", BigInteger, nullable=False),
    Column("closes", BigInteger, nullable=False),
    Column("best", Integer),
)

# The one attempt of a device on a day, and how it ended while the day lasted.
day_plays = Table(
    "day_plays",
    metadata,
    Column("date", Text, ForeignKey("days.date"), primary_key=True),
    Column("device", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("result", Integer),
    Column("ended", BigInteger),
    Index("day_plays_by_device", "device"),
)

# The games that somebody wants at hand, by id or preset, and since when.
favourites = Table(
    "favourites",
    metadata,
    Column("device", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# When each node was last known to live, so that clocks get back the time that a crash took.
heartbeats = Table(
    "heartbeats",
    metadata,
    Column("node", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Tournament desks. Whoever holds a link made from the master may act in its role.
desks = Table(
    "desks",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("master", LargeBinary, nullable=False),
    Column("host", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("online", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

desk_log = Table(
    "desk_log",
    metadata,
    Column("desk_id", Text, ForeignKey("desks.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("entry", LargeBinary, nullable=False),
)

desk_answers = Table(
    "desk_answers",
    metadata,
    Column("desk_id", Text, ForeignKey("desks.id"), primary_key=True),
    Column("key", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
)

# Clubs. Whoever holds a link made from the master may act in its role.
clubs = Table(
    "clubs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("master", LargeBinary, nullable=False),
    Column("founder", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

club_log = Table(
    "club_log",
    metadata,
    Column("club_id", Text, ForeignKey("clubs.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("entry", LargeBinary, nullable=False),
)

# By which link a device has come to a club: the name of the link, not the link itself.
club_ties = Table(
    "club_ties",
    metadata,
    Column("club_id", Text, ForeignKey("clubs.id"), primary_key=True),
    Column("device", Text, primary_key=True),
    Column("link", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("club_ties_by_device", "device"),
)

club_answers = Table(
    "club_answers",
    metadata,
    Column("club_id", Text, ForeignKey("clubs.id"), primary_key=True),
    Column("key", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
)
