-- What a server's migrations do to a house, revision by revision. Written by `make types`; do not edit.

-- To revision 0008

-- To revision 0009
CREATE TABLE favourites ( device TEXT NOT NULL, game TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (device, game) );
UPDATE alembic_version SET version_num='0009' WHERE alembic_version.version_num = '0008';

-- To revision 0010
CREATE TABLE clubs ( id TEXT NOT NULL, master BLOB NOT NULL, founder TEXT NOT NULL, created BIGINT NOT NULL, changed BIGINT NOT NULL, PRIMARY KEY (id) );
CREATE TABLE club_log ( club_id TEXT NOT NULL, seq INTEGER NOT NULL, at BIGINT NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (club_id, seq), FOREIGN KEY(club_id) REFERENCES clubs (id) );
CREATE TABLE club_answers ( club_id TEXT NOT NULL, "key" TEXT NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (club_id, "key"), FOREIGN KEY(club_id) REFERENCES clubs (id) );
UPDATE alembic_version SET version_num='0010' WHERE alembic_version.version_num = '0009';

-- To revision 0011
CREATE TABLE club_ties ( club_id TEXT NOT NULL, device TEXT NOT NULL, link TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (club_id, device, link), FOREIGN KEY(club_id) REFERENCES clubs (id) );
CREATE INDEX club_ties_by_device ON club_ties (device);
UPDATE alembic_version SET version_num='0011' WHERE alembic_version.version_num = '0010';

-- To revision 0012
ALTER TABLE results ADD COLUMN elsewhere BOOLEAN DEFAULT 0 NOT NULL;
UPDATE alembic_version SET version_num='0012' WHERE alembic_version.version_num = '0011';
