-- What a server's migrations do to a house, revision by revision. Written by `make types`; do not edit.

-- To revision 0008

-- To revision 0009
CREATE TABLE favourites ( device TEXT NOT NULL, game TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (device, game) );
UPDATE alembic_version SET version_num='0009' WHERE alembic_version.version_num = '0008';
