"""How the cards of Shadow Cards are called, and what can be read off those on the table."""

from __future__ import annotations

from typing import cast

from gloaming.games.shadow_cards.rules.view import ShadowCardsView
from gloaming.words.english import sentence
from gloaming.words.scene import CardText, Scene
from gloaming.words.telling import called


def view_of(scene: Scene) -> ShadowCardsView:
    """Returns what is seen of the game."""
    return cast(ShadowCardsView, scene.view)


def value(name: str) -> int:
    """Returns the number printed on a card."""
    return int(name.rsplit("-", 1)[1])


def printed(name: str) -> CardText:
    """Returns a card as it is printed.

    >>> printed("red-7")
    CardText(title='Red 7', facts='trump', text='', marks={})
    """
    return CardText(sentence(called(name)), "trump" if name.startswith("red-") else "", "")


def led_suit(view: ShadowCardsView) -> str | None:
    """Returns the suit that was led."""
    return view.trick[0].card.split("-")[0] if view.trick else None
