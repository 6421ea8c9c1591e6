"""How strong people are: ratings by the model of Plackett and Luce, which takes games of any number of players."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from gloaming.table.store.store import Conflict, RatingRow, Store

# The usual proportions of the model, in numbers of the size that players know from elsewhere.
NEW_VALUE = 1500.0
NEW_DEVIATION = NEW_VALUE / 3
MODEL = PlackettLuce(mu=NEW_VALUE, sigma=NEW_DEVIATION, beta=NEW_VALUE / 6, tau=NEW_VALUE / 300)

ATTEMPTS = 20


def rated(
    before: Sequence[RatingRow | None],
    people: Sequence[str],
    game: str,
    scores: Sequence[float] | None = None,
    *,
    ranks: Sequence[float] | None = None,
) -> list[RatingRow]:
    """Returns the ratings after a game, by seat: of scores the highest is the best, of ranks the lowest.

    >>> winner, loser = rated([None, None], ["amy", "bo"], "showdown", [5, 3])
    >>> winner.value > 1500 > loser.value, winner.games
    (True, 1)
    """
    results = scores if ranks is None else ranks
    if results is None or (scores is not None and ranks is not None):
        raise ValueError("a game is rated by scores or by ranks")
    if not 2 <= len(people) == len(before) == len(results):
        raise ValueError("a rating, a person and a result are needed for each of at least two seats")
    if len(set(people)) < len(people):
        raise ValueError("nobody can be rated against themselves")
    old = [MODEL.rating(row.value, row.deviation) if row else MODEL.rating() for row in before]
    # Ranks are the same as scores from the other end.
    worths = [-result if ranks is not None else result for result in results]
    new = MODEL.rate([[rating] for rating in old], scores=[float(worth) for worth in worths])
    return [
        RatingRow(person, game, rating.mu, rating.sigma, (row.games if row else 0) + 1)
        for row, person, [rating] in zip(before, people, new, strict=True)
    ]


async def rate(store: Store, people: Sequence[str], game: str, scores: Sequence[float]) -> list[RatingRow]:
    """Rates the people of a finished game; again from the start if one of them finished another meanwhile."""
    for _ in range(ATTEMPTS):
        rows = rated([await store.rating(person, game) for person in people], people, game, scores)
        try:
            await store.save_ratings(rows)
        except Conflict:
            continue
        return rows
    raise Conflict(f"The ratings for {game} of {', '.join(people)} change all the time.")
