CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT,
    password TEXT
) WITHOUT ROWID;
CREATE UNIQUE INDEX people_login ON people (lower(login));

-- A process lives until a moment, in seconds since 1970, unless it says so again.
CREATE TABLE processes (
    process TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    until REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    private INTEGER NOT NULL,
    version INTEGER NOT NULL,
    facts BLOB NOT NULL,
    length INTEGER NOT NULL, -- how many moves there are
    home TEXT NOT NULL -- a process, living or not
);
CREATE INDEX tables_to_see ON tables (phase, number) WHERE NOT private;
CREATE INDEX tables_alive ON tables (number) WHERE phase IN ('gathering', 'playing');

CREATE TABLE moves (
    table_number INTEGER NOT NULL REFERENCES tables,
    place INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    token TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_number, place)
) WITHOUT ROWID;

CREATE TABLE messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_number INTEGER NOT NULL REFERENCES tables,
    name TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    at REAL NOT NULL
);
CREATE INDEX messages_of_a_table ON messages (table_number, id);

-- Names, people, scores and winners are lists in JSON, by seat.
CREATE TABLE finished (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    names TEXT NOT NULL,
    people TEXT NOT NULL,
    scores TEXT NOT NULL,
    winners TEXT NOT NULL,
    choices INTEGER NOT NULL,
    finished REAL NOT NULL,
    rated INTEGER NOT NULL,
    private INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX finished_to_see ON finished (finished, id) WHERE NOT private;

CREATE TABLE players (
    person TEXT NOT NULL,
    finished REAL NOT NULL,
    id TEXT NOT NULL REFERENCES finished,
    PRIMARY KEY (person, finished, id)
) WITHOUT ROWID;
CREATE INDEX players_of_a_game ON players (id);

CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    value REAL NOT NULL,
    deviation REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) WITHOUT ROWID;
