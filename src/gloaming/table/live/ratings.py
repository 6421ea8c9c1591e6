"""How strong people are: ratings by the model of Plackett and Luce, which takes games of any number of sides."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby
from math import lcm
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from gloaming.kernel.choices import Seat
from gloaming.kernel.game import Game
from gloaming.table.store.store import Change, FinishedRow, Home, Outdated, RatingRow, Store, StoreDown

# The usual proportions of the model, in numbers of the size that players know from elsewhere.
NEW_VALUE = 1500.0
NEW_DEVIATION = NEW_VALUE / 3
MODEL = PlackettLuce(mu=NEW_VALUE, sigma=NEW_DEVIATION, beta=NEW_VALUE / 6, tau=NEW_VALUE / 300)

ATTEMPTS = 20


class Places(NamedTuple):
    """The sides of a game that is over, and the place of each, counted from 0; several may share one."""

    sides: list[list[Seat]]
    places: list[int]

    def with_last(self, last: Collection[int]) -> list[int]:
        """Returns the places with some sides behind all others."""
        return [len(self.sides) if side in last else place for side, place in enumerate(self.places)]


def places_in(game: Game) -> Places:
    """Returns who won, and how close the others came; if nobody has won, all are equal."""
    leads, winners = game.leads(), game.winners
    won = [not set(side).isdisjoint(winners) for side in game.sides]
    ahead = [
        (True, 0.0) if each else (False, fmean(leads[seat] for seat in side))
        for each, side in zip(won, game.sides, strict=True)
    ]
    order = sorted(set(ahead), reverse=True)
    return Places(game.sides, [order.index(each) if winners else 0 for each in ahead])


def rated(
    before: Sequence[RatingRow | None], people: Sequence[str], game: str, ended: Places, left: Sequence[bool]
) -> list[RatingRow]:
    """Returns the ratings after a game, by seat. Who left it comes last, whatever a bot achieved; not so their mates.

    >>> winner, loser = rated([None, None], ["amy", "bo"], "duels", Places([[0], [1]], [0, 1]), [False, False])
    >>> winner.value > 1500 > loser.value, winner.games
    (True, 1)
    """
    seats = sorted(seat for side in ended.sides for seat in side)
    if len(ended.sides) < 2 or not seats == list(range(len(people))) == list(range(len(before))):
        raise ValueError("a rating and a person are needed for each seat of at least two sides")
    if len(set(people)) < len(people):
        raise ValueError("nobody can be rated against themselves")
    deserted = {number for number, side in enumerate(ended.sides) if all(left[seat] for seat in side)}
    after = outcome(before, ended.sides, ended.with_last(deserted))
    for number, side in enumerate(ended.sides):
        if leavers := [seat for seat in side if left[seat] and number not in deserted]:
            lost = outcome(before, ended.sides, ended.with_last(deserted | {number}))
            after |= {seat: lost[seat] for seat in leavers}
    counts = [row.games + 1 if row else 1 for row in before]
    return [RatingRow(person, game, *after[seat], counts[seat]) for seat, person in enumerate(people)]


def outcome(
    before: Sequence[RatingRow | None], sides: list[list[Seat]], places: list[int]
) -> dict[Seat, tuple[float, float]]:
    """Returns everybody's value and deviation after a game; a side is rated as a team."""
    old = [MODEL.rating(row.value, row.deviation) if row else MODEL.rating() for row in before]
    best_first = sorted(range(len(sides)), key=places.__getitem__)
    tied = [list(group) for _, group in groupby(best_first, key=places.__getitem__)]
    teams = [[old[seat] for seat in side] for side in sides]
    outcomes = [MODEL.rate(teams, ranks=order) for order in orders(tied)]
    return {
        seat: (
            fmean(each[number][place].mu for each in outcomes),
            fmean(each[number][place].sigma for each in outcomes),
        )
        for number, side in enumerate(sides)
        for place, seat in enumerate(side)
    }


def orders(tied: list[list[int]]) -> list[list[float]]:
    """Returns orders without ties, as ranks by side, in which those who are tied take turns in their places.

    The model's own way with ties can give the one behind three winners more than each of them.
    """
    found = []
    for turn in range(lcm(*map(len, tied))):
        places = [group[(place + turn) % len(group)] for group in tied for place in range(len(group))]
        found.append([float(places.index(side)) for side in range(len(places))])
    return found


async def save_end(
    store: Store, change: Change, home: Home, finished: FinishedRow, ended: Places, left_to_bots: Sequence[bool]
) -> None:
    """Saves the end of a game together with the ratings it brings, so that neither is ever there without the other.

    Where all are on one side there is nobody to be rated against.
    """
    people = [person for person in finished.people if person is not None]
    if not finished.rated or len(people) < len(finished.people) or len(ended.sides) < 2:
        await store.save(change, home, finished)
        return
    for _ in range(ATTEMPTS):
        before = [await store.rating(person, finished.game) for person in people]
        try:
            await store.save(change, home, finished, rated(before, people, finished.game, ended, left_to_bots))
        except Outdated:
            continue  # one of them finished another game meanwhile
        return
    raise StoreDown(f"The ratings for {finished.game} are changing too fast; try again.")
