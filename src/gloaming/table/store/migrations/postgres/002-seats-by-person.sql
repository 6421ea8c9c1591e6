-- Who has a seat at a table, so that everybody finds their games again.
CREATE TABLE seated (
    person TEXT NOT NULL,
    table_number BIGINT NOT NULL REFERENCES tables,
    PRIMARY KEY (person, table_number)
);
CREATE INDEX seated_at_a_table ON seated (table_number);
