-- What the table calls other players, bots and seats is nobody's name: a guest is marked, an account called by its login.
UPDATE people SET name = CASE WHEN login IS NULL THEN name || ' (guest)' ELSE login END
    WHERE lower(name) LIKE 'you %' OR rtrim(lower(replace(name, ' ', '')), '0123456789') IN (
        'you', 'your', 'yours', 'they', 'them', 'their', 'theirs',
        'both', 'everybody', 'everyone', 'nobody', 'theopponent', 'opponent', 'seat',
        'moth', 'wren', 'fox', 'owl'
    );
