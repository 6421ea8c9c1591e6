"""What a balanced game looks like, and whether this one does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.kernel.cards.balance import Balance
from gloaming.lab.statistics import Estimate
from gloaming.lab.targets import Target, between, interval, within

if TYPE_CHECKING:
    from gloaming.lab.balance.findings import CardFinding, Findings

SIDES = (0.47, 0.53)  # the share of wins of either side
FIRST = (0.47, 0.54)  # the share of wins of whoever begins
PRESENCE = 0.08  # by how much a card that is there may raise or lower the share of wins
RARE = 0.01  # the share of games below which a text is hardly ever used


def targets(found: Findings, balance: Balance) -> list[Target]:
    """Judges the findings."""
    one, other = balance.sides
    return [
        even_share(f"{one.capitalize()} wins against {other}", found.sides[one], SIDES),
        even_share("Whoever begins wins", found.first, FIRST),
        even_cards(found.cards),
        used_cards(found.cards),
        good_length(found, balance),
    ]


def even_share(what: str, found: Estimate, wanted: tuple[float, float]) -> Target:
    """Judges a share of wins; one that is off target by chance, perhaps, is left open."""
    met = within(found.mean, wanted)
    reaches = found.low <= wanted[1] and found.high >= wanted[0]
    return Target(what, between(wanted), interval(found), met, unsure=not met and reaches)


def even_cards(cards: list[CardFinding]) -> Target:
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
    told = f"{title} {points(most)}; {len(beyond)} of {len(worth)} by more"
    if beyond:
        told += f", {surely or 'none'} of them for certain"
    return Target(what, wanted, told, not beyond, unsure=bool(beyond) and not surely)


def used_cards(cards: list[CardFinding]) -> Target:
    """Judges whether every card is used; what works by itself is used wherever it is there."""
    unused = [card.title for card in cards if not card.times and (card.active or card.drawn)]
    told = f"{len(cards) - len(unused)} of {len(cards)}"
    if unused:
        told += f"; never: {', '.join(unused)}"
    silent = [card.title for card in cards if card.times and card.active and card.used and not card.used.mean]
    if silent:
        told += f"; never for their texts: {', '.join(silent)}"
    quiet = [card.title for card in cards if not card.drawn and card.active and card.used and is_rare(card.used)]
    if quiet:
        told += f"; for their texts in under 1 of {1 / RARE:.0f} games: {', '.join(quiet)}"
    return Target("Every card is used", "at least once", told, not unused)


def is_rare(used: Estimate) -> bool:
    """Tells whether a text is used now and then, and hardly ever."""
    return 0 < used.mean < RARE


def good_length(found: Findings, balance: Balance) -> Target:
    """Judges how long a game is."""
    low, high = balance.usual_actions
    length = found.length
    told = f"{length.mean.mean:.1f} (5%: {length.short}, 95%: {length.long})"
    return Target("Actions a side, on average", f"{low} to {high}", told, low <= length.mean.mean <= high)


def points(change: Estimate) -> str:
    """Returns a change of a share in points, with its interval.

    >>> points(Estimate(0.051, -0.012, 0.114))
    '+5.1 (-1.2 to +11.4)'
    """
    return f"{100 * change.mean:+z.1f} ({span(change)})"


def span(change: Estimate) -> str:
    """Returns the interval of a change in points."""
    return f"{100 * change.low:+z.1f} to {100 * change.high:+z.1f}"
