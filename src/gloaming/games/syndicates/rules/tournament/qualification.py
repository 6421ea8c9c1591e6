"""Who meets whom in the qualification: eight matches for everybody, against eight opponents if there are so many."""

from __future__ import annotations

from gloaming.games.syndicates.rules.tournament.stages import MATCHES

Pair = tuple[int, int]


def turn_of_the_wheel(places: int, turn: int) -> list[Pair]:
    """Returns the pairs of one turn of a round robin, in which no two places meet twice before all have met.

    The places sit in a ring and those at the same distance from the turn's own place meet. With an even number the last
    place sits in the middle and meets the one that is left over.

    >>> turn_of_the_wheel(6, 0)
    [(1, 4), (2, 3), (0, 5)]
    """
    ring = places - 1 + places % 2
    pairs = [((turn + step) % ring, (turn - step) % ring) for step in range(1, ring // 2 + 1)]
    return pairs if places % 2 else [*pairs, (turn, places - 1)]


def schedule(places: int) -> list[list[Pair]]:
    """Returns the rounds of the qualification as pairs of places.

    With an odd number somebody sits out in every round. Where the wheel is not turned round completely, those who have
    sat out are a match short, and meet in a last round: no two of its pairs have met in the turns before it.

    >>> [len(pairs) for pairs in schedule(11)]
    [5, 5, 5, 5, 5, 5, 5, 5, 4]
    """
    wheel = [turn_of_the_wheel(places, turn) for turn in range(places - 1 + places % 2)]
    whole, rest = divmod(MATCHES, places - 1)
    rounds = wheel * whole + wheel[:rest]
    if places % 2 and rest:
        rounds.append([(place, rest - 1 - place) for place in range(rest // 2)])
    return rounds
