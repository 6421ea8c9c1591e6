-- Whose turn it is: the seats that are asked now, as a list in JSON.
ALTER TABLE tables ADD COLUMN asked TEXT NOT NULL DEFAULT '[]';
