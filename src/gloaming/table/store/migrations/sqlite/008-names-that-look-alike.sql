-- Names are compared as they look: a 0 is taken for an o, a 1 or a capital i for an l. The first to have one keeps it.
INSERT INTO names SELECT replace(replace(replace(key, '0', 'o'), '1', 'l'), 'i', 'l'), min(person) FROM names
    WHERE key <> replace(replace(replace(key, '0', 'o'), '1', 'l'), 'i', 'l') GROUP BY 1
    ON CONFLICT DO NOTHING;
DELETE FROM names WHERE key <> replace(replace(replace(key, '0', 'o'), '1', 'l'), 'i', 'l');
