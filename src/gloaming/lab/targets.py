"""What a well balanced game looks like, and whether this one does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gloaming.lab.statistics import Estimate

if TYPE_CHECKING:
    from gloaming.lab.balance.findings import CardFinding

Span = tuple[float, float]

PAIR: Span = (0.42, 0.58)  # the share of wins of either deck of a pair
SEARCHED_PAIR: Span = (0.38, 0.62)  # the same for the bot that searches, whose games are dear, and so are few
FIRST_OF_PAIR: Span = (0.47, 0.53)  # the share of wins of whoever goes first with one of two decks
GROUP: Span = (0.94, 1.06)  # the share of wins of a group, measured by what is even
FIRST: Span = (0.94, 1.08)  # the same for whoever begins
PRESENCE = 0.08  # by how much a card that is there may raise or lower the share of wins
LEAST_USED = 0.15  # of the games in which a card with a text is held, those in which its ability is carried out
RARE = 0.01  # the share of games below which a text is hardly ever used


@dataclass(frozen=True)
class Target:
    """What was wanted, what is, and whether that is good enough."""

    what: str
    wanted: str
    found: str
    met: bool
    unsure: bool = False  # whether more games are needed to tell

    @property
    def verdict(self) -> str:
        """Whether it is met, those that are missed the loudest."""
        return "unsure" if self.unsure else "met" if self.met else "MISSED"


# Judging.


def even_share(what: str, found: Estimate, wanted: Span) -> Target:
    """Judges a share of wins; one that is off target by chance, perhaps, is left open."""
    met = within(found.mean, wanted)
    reaches = found.low <= wanted[1] and found.high >= wanted[0]
    return Target(what, between(wanted), interval(found), met, unsure=not met and reaches)


def even_pairs(shares: Sequence[tuple[float, str, str]], wanted: Span) -> list[Target]:
    """Judges whether every deck has a chance against every other, by shares of wins told for both of them."""
    if not shares:
        return []
    balanced = sum(within(share, wanted) for share, _, _ in shares) // 2
    most, deck, opponent = max(shares, key=lambda each: each[0])
    found = f"{balanced} of {len(shares) // 2}; the most one-sided: {deck} wins {percent(most)} against {opponent}"
    return [Target("Every pairing", between(wanted), found, 2 * balanced == len(shares))]


def good_length(what: str, wanted: tuple[int, int], found: Estimate, told: str, unit: str = "") -> Target:
    """Judges how long a game is on average."""
    low, high = wanted
    return Target(f"{what}, on average", f"{low} to {high}{unit}", told, low <= found.mean <= high)


def texts_used(shares: Sequence[tuple[float, str]]) -> list[Target]:
    """Judges whether every card that has a text is used for it, by the shares of games in which it was."""
    if not shares:
        return []
    enough = sum(share >= LEAST_USED for share, _ in shares)
    least, card = min(shares)
    return [
        Target(
            "Every text is carried out",
            f"in {percent(LEAST_USED)} or more of the games in which its card is held",
            f"{enough} of {len(shares)}; the least used: {card}, {percent(least)}",
            enough == len(shares),
        )
    ]


def even_cards(cards: Sequence[CardFinding]) -> Target:
    """Judges whether any card is worth too much; among so many, some lie far off by chance alone."""
    worth = [(card.presence, card.title) for card in cards if card.presence is not None]
    all_hold = [card.presence_at_once for card in cards if card.presence_at_once is not None]
    wanted = f"by at most {100 * PRESENCE:.0f} points"
    what = "A card that is there moves the share of wins"
    if not worth:
        return Target(what, wanted, "nothing to compare", True, unsure=True)
    beyond = [presence for presence, _ in worth if abs(presence.mean) > PRESENCE]
    surely = sum(presence.low > PRESENCE or presence.high < -PRESENCE for presence in all_hold)
    most, title = max(worth, key=lambda each: abs(each[0].mean))
    found = f"{title} {points(most)}; {len(beyond)} of {len(worth)} by more"
    if beyond:
        found += f", {surely or 'none'} of them for certain"
    return Target(what, wanted, found, not beyond, unsure=bool(beyond) and not surely)


def cards_used(cards: Sequence[CardFinding]) -> Target:
    """Judges whether every card is used; what works by itself is used wherever it is there."""
    unused = [card.title for card in cards if not card.times and (card.active or card.drawn)]
    texts = [(card, card.used) for card in cards if card.active and card.used is not None]
    silent = [card.title for card, used in texts if card.times and not used.mean]
    quiet = [card.title for card, used in texts if not card.drawn and 0 < used.mean < RARE]
    remarks = {
        "never": unused,
        "never for their texts": silent,
        f"for their texts in under 1 of {1 / RARE:.0f} games": quiet,
    }
    told = [f"{remark}: {', '.join(titles)}" for remark, titles in remarks.items() if titles]
    found = "; ".join([f"{len(cards) - len(unused)} of {len(cards)}", *told])
    return Target("Every card is used", "at least once", found, not unused)


# Telling.


def told(target: Target) -> str:
    """Returns a target in a line."""
    return f"{target.verdict:<6}  {target.what} ({target.wanted}): {target.found}"


def within(value: float, target: Span) -> bool:
    """Tells whether a value is on target."""
    return target[0] <= value <= target[1]


def around(even: float, factors: Span) -> Span:
    """Returns the target for a share that should be even."""
    return even * factors[0], even * factors[1]


def percent(share: float) -> str:
    """Returns a share as text.

    >>> percent(0.4231)
    '42.3%'
    """
    return f"{100 * share:.1f}%"


def interval(found: Estimate) -> str:
    """Returns a share with its interval as text."""
    return f"{percent(found.mean)} ({100 * found.low:.1f} to {percent(found.high)})"


def between(target: Span) -> str:
    """Returns a target as text."""
    return f"{100 * target[0]:.0f} to {100 * target[1]:.0f}%"


def points(change: Estimate) -> str:
    """Returns a change of a share in points, with its interval.

    >>> points(Estimate(0.051, -0.012, 0.114))
    '+5.1 (-1.2 to +11.4)'
    """
    return f"{100 * change.mean:+z.1f} ({span(change)})"


def span(change: Estimate) -> str:
    """Returns the interval of a change in points."""
    return f"{100 * change.low:+z.1f} to {100 * change.high:+z.1f}"
