CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT,
    password TEXT
);
CREATE UNIQUE INDEX people_login ON people (lower(login));

-- A process lives until a moment, by the clock of the database, unless it says so again.
CREATE TABLE processes (
    process TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    until TIMESTAMPTZ NOT NULL
);

CREATE TABLE tables (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    private BOOLEAN NOT NULL,
    version BIGINT NOT NULL,
    facts BYTEA NOT NULL,
    length INTEGER NOT NULL, -- how many moves there are
    home TEXT NOT NULL -- a process, living or not
);
CREATE INDEX tables_to_see ON tables (phase, number) WHERE NOT private;
CREATE INDEX tables_alive ON tables (number) WHERE phase IN ('gathering', 'playing');

CREATE TABLE moves (
    table_number BIGINT NOT NULL REFERENCES tables,
    place INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    token TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_number, place)
);

CREATE TABLE messages (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_number BIGINT NOT NULL REFERENCES tables,
    name TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL
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
    finished DOUBLE PRECISION NOT NULL,
    rated BOOLEAN NOT NULL,
    private BOOLEAN NOT NULL
);
CREATE INDEX finished_to_see ON finished (finished, id) WHERE NOT private;

CREATE TABLE players (
    person TEXT NOT NULL,
    finished DOUBLE PRECISION NOT NULL,
    id TEXT NOT NULL REFERENCES finished,
    PRIMARY KEY (person, finished, id)
);
CREATE INDEX players_of_a_game ON players (id);

CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, game)
);
