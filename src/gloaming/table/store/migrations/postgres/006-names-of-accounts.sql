-- The names that are somebody's own: the login and the name of everyone with an account, as they are compared.
CREATE TABLE names (
    key TEXT PRIMARY KEY,
    person TEXT NOT NULL
);
CREATE INDEX names_of_a_person ON names (person);
CREATE INDEX people_name ON people (lower(name));
INSERT INTO names SELECT lower(login), id FROM people WHERE login IS NOT NULL;
INSERT INTO names SELECT lower(replace(name, ' ', '')), min(id) FROM people WHERE login IS NOT NULL GROUP BY 1
    ON CONFLICT DO NOTHING;
UPDATE people SET name = name || ' (guest)'
    WHERE login IS NULL AND lower(replace(name, ' ', '')) IN (SELECT key FROM names);
