-- A tournament is tended by a process, which has its bots play; `facts` is JSON that only tournaments understand.
CREATE TABLE tournaments (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    phase TEXT NOT NULL,
    version INTEGER NOT NULL,
    facts BLOB NOT NULL,
    home TEXT NOT NULL -- a process, living or not
);
CREATE INDEX tournaments_alive ON tournaments (number) WHERE phase = 'playing';
