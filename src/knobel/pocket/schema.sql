-- The schema of a house, as the server's migrations make it. Written by `make types`; do not edit.

CREATE TABLE alembic_version (
  version_num VARCHAR(32) NOT NULL,
  CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);

CREATE TABLE tables (
  id TEXT NOT NULL,
  game TEXT NOT NULL,
  phase TEXT NOT NULL,
  public BOOLEAN NOT NULL,
  code TEXT,
  invitation TEXT NOT NULL,
  master BLOB NOT NULL,
  host TEXT NOT NULL,
  seats INTEGER NOT NULL,
  taken INTEGER NOT NULL,
  created BIGINT NOT NULL,
  changed BIGINT NOT NULL, preset TEXT,
  PRIMARY KEY (id),
  UNIQUE (code)
);

CREATE INDEX tables_by_phase ON tables (phase, public, changed);

CREATE TABLE log (
  table_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  at BIGINT NOT NULL,
  entry BLOB NOT NULL,
  PRIMARY KEY (table_id, seq),
  FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE answers (
  table_id TEXT NOT NULL,
  "key" TEXT NOT NULL,
  seq INTEGER NOT NULL,
  PRIMARY KEY (table_id, "key"),
  FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE records (
  table_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  game TEXT NOT NULL,
  ended BIGINT NOT NULL,
  record TEXT NOT NULL, preset TEXT,
  PRIMARY KEY (table_id, number),
  FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE sitters (
  table_id TEXT NOT NULL,
  seat INTEGER NOT NULL,
  device TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (table_id, seat),
  FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE INDEX sitters_by_device ON sitters (device);

CREATE TABLE chat (
  table_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  at BIGINT NOT NULL,
  device TEXT NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL, seat INTEGER, phrase TEXT,
  PRIMARY KEY (table_id, number),
  FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE devices (
  id TEXT NOT NULL,
  token TEXT NOT NULL,
  account TEXT,
  name TEXT NOT NULL,
  created BIGINT NOT NULL,
  seen BIGINT NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (token)
);

CREATE INDEX devices_by_account ON devices (account);

CREATE TABLE passkeys (
  id BLOB NOT NULL,
  account TEXT NOT NULL,
  public_key BLOB NOT NULL,
  sign_count BIGINT NOT NULL,
  created BIGINT NOT NULL, name TEXT DEFAULT '' NOT NULL, used BIGINT DEFAULT '0' NOT NULL,
  PRIMARY KEY (id)
);

CREATE TABLE heartbeats (
  node TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (node)
);

CREATE INDEX passkeys_by_account ON passkeys (account);

CREATE TABLE challenges (
  device TEXT NOT NULL,
  purpose TEXT NOT NULL,
  challenge BLOB NOT NULL,
  account TEXT NOT NULL,
  expires BIGINT NOT NULL,
  PRIMARY KEY (device)
);

CREATE TABLE results (
  table_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  game TEXT NOT NULL,
  ended BIGINT NOT NULL,
  seats INTEGER NOT NULL,
  kind TEXT NOT NULL,
  device TEXT NOT NULL,
  mind TEXT NOT NULL,
  place INTEGER NOT NULL,
  won BOOLEAN NOT NULL,
  lost BOOLEAN NOT NULL,
  points INTEGER,
  chips INTEGER,
  advised INTEGER NOT NULL, elsewhere BOOLEAN DEFAULT 0 NOT NULL,
  PRIMARY KEY (table_id, number, seat),
  FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE INDEX results_by_device ON results (device);

CREATE INDEX results_by_game ON results (game);

CREATE TABLE desks (
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  master BLOB NOT NULL,
  host TEXT NOT NULL,
  phase TEXT NOT NULL,
  online BOOLEAN NOT NULL,
  created BIGINT NOT NULL,
  changed BIGINT NOT NULL,
  PRIMARY KEY (id)
);

CREATE TABLE desk_log (
  desk_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  at BIGINT NOT NULL,
  entry BLOB NOT NULL,
  PRIMARY KEY (desk_id, seq),
  FOREIGN KEY(desk_id) REFERENCES desks (id)
);

CREATE TABLE desk_answers (
  desk_id TEXT NOT NULL,
  "key" TEXT NOT NULL,
  seq INTEGER NOT NULL,
  PRIMARY KEY (desk_id, "key"),
  FOREIGN KEY(desk_id) REFERENCES desks (id)
);

CREATE TABLE analyses (
  table_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  engine TEXT NOT NULL,
  analysis BLOB NOT NULL,
  PRIMARY KEY (table_id, number),
  FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE seatings (
  table_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  device TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (table_id, seq),
  FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE INDEX seatings_by_device ON seatings (device);

CREATE TABLE seat_accounts (
  table_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  unit TEXT NOT NULL,
  exact BOOLEAN NOT NULL,
  luck DOUBLE NOT NULL,
  losses DOUBLE NOT NULL,
  decisions INTEGER NOT NULL,
  PRIMARY KEY (table_id, number, seat),
  FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE seat_feats (
  table_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  edition INTEGER NOT NULL,
  feats TEXT NOT NULL,
  PRIMARY KEY (table_id, number, seat),
  FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE days (
  date TEXT NOT NULL,
  game TEXT NOT NULL,
  seed BLOB NOT NULL,
  commitment TEXT NOT NULL,
  sealed BIGINT NOT NULL,
  closes BIGINT NOT NULL,
  best INTEGER,
  PRIMARY KEY (date)
);

CREATE TABLE day_plays (
  date TEXT NOT NULL,
  device TEXT NOT NULL,
  table_id TEXT NOT NULL,
  result INTEGER,
  ended BIGINT,
  PRIMARY KEY (date, device),
  FOREIGN KEY(date) REFERENCES days (date),
  FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE INDEX day_plays_by_device ON day_plays (device);

CREATE TABLE favourites (
  device TEXT NOT NULL,
  game TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (device, game)
);

CREATE TABLE clubs (
  id TEXT NOT NULL,
  master BLOB NOT NULL,
  founder TEXT NOT NULL,
  created BIGINT NOT NULL,
  changed BIGINT NOT NULL,
  PRIMARY KEY (id)
);

CREATE TABLE club_log (
  club_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  at BIGINT NOT NULL,
  entry BLOB NOT NULL,
  PRIMARY KEY (club_id, seq),
  FOREIGN KEY(club_id) REFERENCES clubs (id)
);

CREATE TABLE club_answers (
  club_id TEXT NOT NULL,
  "key" TEXT NOT NULL,
  seq INTEGER NOT NULL,
  PRIMARY KEY (club_id, "key"),
  FOREIGN KEY(club_id) REFERENCES clubs (id)
);

CREATE TABLE club_ties (
  club_id TEXT NOT NULL,
  device TEXT NOT NULL,
  link TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (club_id, device, link),
  FOREIGN KEY(club_id) REFERENCES clubs (id)
);

CREATE INDEX club_ties_by_device ON club_ties (device);

INSERT INTO alembic_version VALUES ('0012');
