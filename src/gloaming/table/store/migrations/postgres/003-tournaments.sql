-- A tournament is tended by a process, which has its bots play; `facts` is JSON that only tournaments understand.
CREATE TABLE tournaments (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    phase TEXT NOT NULL,
    version BIGINT NOT NULL,
    facts BYTEA NOT NULL,
    home TEXT NOT NULL -- a process, living or not
);
CREATE INDEX tournaments_alive ON tournaments (number) WHERE phase = 'playing';
