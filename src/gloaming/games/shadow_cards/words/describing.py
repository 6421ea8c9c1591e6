"""The table of Shadow Cards in lines of plain text, for reading and for listening."""

from __future__ import annotations

from itertools import groupby

from gloaming.games.shadow_cards.rules.view import ShadowCardsView
from gloaming.games.shadow_cards.words.cards import value, view_of
from gloaming.games.shadow_cards.words.foretelling import way_to_go
from gloaming.games.shadow_cards.words.prompts import status
from gloaming.kernel.cards.english import listed
from gloaming.words.english import does, sentence, within
from gloaming.words.scene import Scene, Section
from gloaming.words.telling import called


def sections(scene: Scene) -> list[Section]:
    """Returns the points, the trick, the prediction and the hand."""
    view, names = view_of(scene), scene.names
    table = [owned(names, view.trick_points, "points this round")]
    if view.sheet:
        table.append(owned(names, view.sheet[-1].totals, "experience so far"))
    if view.open_card is not None:
        table.append(f"The open card is the {called(view.open_card)}.")
    if view.trick:
        table.append(trick(view, names))
    if view.prediction_cards:
        table.append(prediction(view))
    held = f"Your hand: {by_suit(view.hand)}." if view.hand else "Your hand is empty."
    hand = [] if view.seat is None else [held]
    return [Section("status", [status(scene)]), Section("table", table), Section("hand", hand)]


def owned(names: list[str], numbers: list[int], what: str) -> str:
    """Says how much everybody has of something.

    >>> owned(["You", "Moth 2"], [3, 12], "points")
    'You have 3 points and Moth 2 has 12.'
    """
    first, *others = [f"{does(name, 'has')} {number}" for name, number in zip(names, numbers, strict=True)]
    return f"{listed([f'{first} {what}', *others])}."


def trick(view: ShadowCardsView, names: list[str]) -> str:
    """Says which cards lie in the trick, and who is ahead."""
    first, *others = view.trick
    laid = [f"{within(names[first.seat])} led the {called(first.card)}"]
    laid += [f"{within(names[one.seat])} played the {called(one.card)}" for one in others]
    held = view.holds
    ahead = "" if held is None or not others else f" {does(names[view.trick[held].seat], 'is')} ahead."
    return f"{sentence(listed(laid))}.{ahead}"


def prediction(view: ShadowCardsView) -> str:
    """Says what the seat has set aside, and how far it is from that."""
    aside = listed([f"the {called(name)}" for name in view.prediction_cards])
    if len(view.prediction_cards) < view.prediction_size:
        return f"You have set {aside} aside."
    gap = way_to_go(view, view.trick_points[view.seat or 0])
    return f"You predicted {view.prediction}, with {aside}: {gap}."


def by_suit(hand: list[str]) -> str:
    """Returns a hand suit by suit.

    >>> by_suit(["red-4", "red-12", "green-3"])
    'red 4 and 12; green 3'
    """
    suits = groupby(hand, key=lambda name: name.split("-")[0])
    return "; ".join(f"{suit} {listed([str(value(name)) for name in cards])}" for suit, cards in suits)
