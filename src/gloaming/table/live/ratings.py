"""How strong people are: ratings by the model of Plackett and Luce, which takes games of any number of players."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import lcm
from statistics import fmean

from openskill.models import PlackettLuce

from gloaming.table.store.store import Change, FinishedRow, Home, Outdated, RatingRow, Store, StoreDown

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

    >>> winner, loser = rated([None, None], ["amy", "bo"], "duels", [5, 3])
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
    best_first = sorted(range(len(people)), key=lambda seat: results[seat], reverse=ranks is None)
    tied = [list(group) for _, group in groupby(best_first, key=lambda seat: results[seat])]
    outcomes = [MODEL.rate([[rating] for rating in old], ranks=order) for order in _orders(tied)]
    rows = []
    for seat, (person, row) in enumerate(zip(people, before, strict=True)):
        new = [outcome[seat][0] for outcome in outcomes]
        value, deviation = fmean(rating.mu for rating in new), fmean(rating.sigma for rating in new)
        rows.append(RatingRow(person, game, value, deviation, (row.games if row else 0) + 1))
    return rows


def _orders(tied: list[list[int]]) -> list[list[float]]:
    """Returns orders without ties, as ranks by seat, in which those who are tied take turns in their places.

    The model's own way with ties can give the one behind three winners more than each of them.
    """
    orders = []
    for turn in range(lcm(*map(len, tied))):
        places = [group[(place + turn) % len(group)] for group in tied for place in range(len(group))]
        orders.append([float(places.index(seat)) for seat in range(len(places))])
    return orders


async def save_end(
    store: Store, change: Change, home: Home, finished: FinishedRow, left_to_bots: Sequence[bool]
) -> None:
    """Saves the end of a game together with the ratings it brings, so that neither is ever there without the other."""
    people = [person for person in finished.people if person is not None]
    if not finished.rated or len(people) < len(finished.people):
        await store.save(change, home, finished)
        return
    last = min(finished.scores) - 1  # who left comes last, whatever the bot achieved
    scores = [last if left else score for left, score in zip(left_to_bots, finished.scores, strict=True)]
    for _ in range(ATTEMPTS):
        before = [await store.rating(person, finished.game) for person in people]
        try:
            await store.save(change, home, finished, rated(before, people, finished.game, scores))
        except Outdated:
            continue  # one of them finished another game meanwhile
        return
    raise StoreDown(f"The ratings for {finished.game} are changing too fast; try again.")
