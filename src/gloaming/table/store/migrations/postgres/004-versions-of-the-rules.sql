-- The version of the rules by which a game is played; until now there was only one.
ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
ALTER TABLE finished ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
