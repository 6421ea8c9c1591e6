-- Names are compared as they look: a 0 is taken for an o, a 1 or a capital i for an l. The first to have one keeps it.
INSERT INTO names SELECT translate(key, '01i', 'oll'), min(person) FROM names
    WHERE key <> translate(key, '01i', 'oll') GROUP BY 1
    ON CONFLICT DO NOTHING;
DELETE FROM names WHERE key <> translate(key, '01i', 'oll');
